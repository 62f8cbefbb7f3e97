//! The classes that every game has, each in a separate file.
//!
//! A Python class cannot be generic, so each game includes this folder as a separate module. The
//! game's module has these items:
//!
//! - `Core`, `CorePosition` and `CoreSetup`: the types of the core
//! - `class!`, which declares a class with the name of the Python module
//! - `action_object`, `event_object` and `option_json`

mod action;
mod batch;
mod decision;
mod event;
mod information;
mod played;
mod position;
mod record;
mod setup;
mod state;
mod view;

use mauerwerk::{Arrays as _, Event as _, Game as _, Playout as _, View as _, Viewer};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple, PyType};

use self::record::Record as PlayedGame;
use super::{Core, CorePosition, CoreSetup, action_object, event_object, option_json};
use crate::bot::{AnyPlayer, Question, Seconds, as_object};
use crate::entrants::AnyEntrant;
use crate::error::{self, Faulty};
use crate::game::{self, AnyAction, Binding, refusal};
use crate::hint::{self, Action as ShownAction, As};
use crate::search::Rater;
use crate::seat::{ActorArg, SeatNumber, ViewerArg};
use crate::turn::{self, Outcome};
use crate::value::{self, Text, Tuple, Whole};
use crate::variant::{drawn, immutable, plain, variant_base};
use crate::{arrays, drawing};

pub(crate) use action::{ActionBase, AllActions, read_action};
pub(crate) use batch::{Batch, SavedLane};
pub(crate) use decision::Decision;
pub(crate) use event::EventBase;
pub(crate) use information::InformationState;
pub(crate) use position::Position;
pub(crate) use record::Record;
pub(crate) use setup::Setup;
pub(crate) use state::State;
pub(crate) use view::View;

type CoreAction = <Core as mauerwerk::Game>::Action;
type CoreEvent = <Core as mauerwerk::Game>::Event;
type CoreView = <Core as mauerwerk::Game>::View;
type CoreDecision = mauerwerk::Decision<CoreAction>;

static ACTIONS: game::ActionCache = game::ActionCache::new();
static ORDER: game::Order = game::Order::new();

impl Binding for Core {
    fn known_action(object: &Bound<'_, PyAny>) -> Option<CoreAction> {
        object.cast::<ActionBase>().ok().map(|action| action.get().0)
    }

    fn new_action(py: Python<'_>, action: CoreAction) -> PyResult<Py<PyAny>> {
        action_object(py, action)
    }

    fn known_state<'a>(object: &'a Bound<'_, PyAny>) -> Option<&'a Self> {
        object.cast::<State>().ok().map(|state| &state.get().0)
    }

    fn known_seen<'a>(
        object: &'a Bound<'_, PyAny>,
    ) -> Option<&'a mauerwerk::InformationState<Self>> {
        object.cast::<InformationState>().ok().map(|seen| &seen.get().0)
    }

    fn new_event(py: Python<'_>, event: CoreEvent) -> PyResult<Py<PyAny>> {
        event_object(py, event)
    }

    fn new_seen(py: Python<'_>, seen: mauerwerk::InformationState<Self>) -> PyResult<Py<PyAny>> {
        Ok(Py::new(py, InformationState(seen))?.into_any())
    }

    fn actions_kept() -> &'static game::ActionCache {
        &ACTIONS
    }

    fn known_setup(object: &Bound<'_, PyAny>) -> Option<CoreSetup> {
        object.cast::<Setup>().ok().map(|setup| setup.get().0.clone())
    }

    fn option_json(name: &str, value: serde_json::Value) -> serde_json::Value {
        option_json(name, value)
    }
}

crate::mirror::wraps!(Setup of CoreSetup);
crate::mirror::wraps!(Position of CorePosition);
