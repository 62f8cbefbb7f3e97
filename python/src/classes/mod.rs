//! Declares the classes that every game has, each in a file of its own.
//!
//! They are macros, because a Python class cannot be generic. What they expand to stands in the
//! module of the game, together with what the game has besides: its own `action_object`,
//! `event_object` and `option_json`.

mod action;
mod batch;
mod decision;
mod event;
mod information;
mod position;
mod record;
mod setup;
mod state;
mod view;

pub(crate) use {
    action::action_class, batch::batch_class, decision::decision_class, event::event_class,
    information::information_class, position::position_class, record::record_class,
    setup::setup_class, state::state_class, view::view_class,
};

/// Declares `State`, `View`, `Position`, `Setup`, `Record`, `InformationState`, `Decision`, and the
/// base classes of actions and events, for the game of that module of the core.
macro_rules! classes {
    ($game:ident, $module:literal) => {
        use mauerwerk::{Arrays as _, Event as _, Game as _, Playout as _, View as _};
        use pyo3::types::{PyDict, PyTuple, PyType};

        use crate::bot::{AnyPlayer, Question, Seconds, as_object};
        use crate::error::{self, Faulty};
        use crate::game::{self, AnyAction, refusal};
        use crate::entrants::AnyEntrant;
        use crate::hint::{self, As};
        use crate::seat::{ViewerArg, SeatNumber, ActorArg};
        use crate::turn::{self, Outcome};
        use crate::value::{self, Tuple, Whole};
        use crate::variant::{immutable, variant_base};

        type Core = mauerwerk::$game::State;
        type CoreAction = <Core as mauerwerk::Game>::Action;
        type CoreEvent = <Core as mauerwerk::Game>::Event;
        type CoreSetup = mauerwerk::$game::Setup;
        type CoreView = <Core as mauerwerk::Game>::View;
        type CorePosition = mauerwerk::$game::Position;
        type CoreDecision = mauerwerk::Decision<CoreAction>;

        static ACTIONS: game::ActionCache = game::ActionCache::new();
        static ORDER: game::Order = game::Order::new();

        impl crate::game::Binding for Core {
            fn known_action(object: &Bound<'_, PyAny>) -> Option<CoreAction> {
                object.cast::<ActionBase>().ok().map(|action| action.get().0)
            }

            fn new_action(py: Python<'_>, action: CoreAction) -> PyResult<Py<PyAny>> {
                action_object(py, action)
            }

            fn known_state<'a>(object: &'a Bound<'_, PyAny>) -> Option<&'a Self> {
                object.cast::<State>().ok().map(|state| &state.get().0)
            }

            fn new_event(py: Python<'_>, event: CoreEvent) -> PyResult<Py<PyAny>> {
                event_object(py, event)
            }

            fn new_seen(
                py: Python<'_>,
                seen: mauerwerk::InformationState<Self>,
            ) -> PyResult<Py<PyAny>> {
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

        crate::classes::action_class!($module);
        crate::classes::event_class!($module);
        crate::classes::setup_class!($module);
        crate::classes::state_class!($module);
        crate::classes::view_class!($module);
        crate::classes::position_class!($module);
        crate::classes::decision_class!($module);
        crate::mirror::wraps!(Setup of CoreSetup);
        crate::mirror::wraps!(Position of CorePosition);
        crate::classes::record_class!($module);
        crate::classes::information_class!($module);
        crate::classes::batch_class!($module);
    };
}
pub(crate) use classes;
