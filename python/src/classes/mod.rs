//! Declares the classes that every game has, each in a file of its own.
//!
//! They are macros, because a Python class cannot be generic. What they expand to stands in the
//! module of the game, together with what the game has besides: its own `action_object`,
//! `event_object` and `option_json`.

mod action;
mod decision;
mod event;
mod information;
mod record;
mod setup;
mod state;
mod view;

pub(crate) use {
    action::action_class, decision::decision_class, event::event_class,
    information::information_class, record::record_class, setup::setup_class, state::state_class,
    view::view_class,
};

/// The fields of a ruling, in the order of Python's `Rule`.
pub(crate) type RuleFields =
    (&'static str, &'static str, &'static str, Vec<&'static str>, Vec<&'static str>, bool);

pub(crate) fn rule_fields(rule: &mauerwerk::Rule) -> RuleFields {
    let mauerwerk::Rule { id, title, sentence, sources, options, definition, .. } = *rule;
    (id.as_str(), title, sentence, sources.to_vec(), options.to_vec(), definition)
}

/// Declares `State`, `View`, `Setup`, `Record`, `InformationState`, `Decision`, and the base classes
/// of actions and events, for the game whose states are of type `$game`.
macro_rules! classes {
    ($game:ty, $module:literal) => {
        use mauerwerk::{Dealer, Event as _, Game as _, Theme, View as _};
        use pyo3::types::{PyDict, PyTuple, PyType};

        use crate::error::{self, Faulty};
        use crate::game::{self, AnyAction};
        use crate::seat::{Onlooker, Place, Who};
        use crate::table::Simulated;
        use crate::turn::{self, Outcome};
        use crate::value::{self, Tuple, Whole};
        use crate::variant::{immutable, variant_base};

        type Core = $game;
        type CoreAction = <Core as mauerwerk::Game>::Action;
        type CoreEvent = <Core as mauerwerk::Game>::Event;
        type CoreSetup = <Core as mauerwerk::Game>::Setup;
        type CoreView = <Core as mauerwerk::Game>::View;
        type CoreDecision = mauerwerk::Decision<CoreAction>;

        static ACTIONS: game::Kept = game::Kept::new();
        static ORDER: game::Order = game::Order::new();

        impl crate::game::Binding for Core {
            fn known_action(object: &Bound<'_, PyAny>) -> Option<CoreAction> {
                object.cast::<ActionBase>().ok().map(|action| action.get().0)
            }

            fn new_action(py: Python<'_>, action: CoreAction) -> PyResult<Py<PyAny>> {
                action_object(py, action)
            }

            fn new_event(py: Python<'_>, event: CoreEvent) -> PyResult<Py<PyAny>> {
                event_object(py, event)
            }

            fn actions_kept() -> &'static game::Kept {
                &ACTIONS
            }

            fn known_setup(object: &Bound<'_, PyAny>) -> Option<CoreSetup> {
                object.cast::<Setup>().ok().map(|setup| setup.get().0.clone())
            }

            fn option_json(name: &str, value: serde_json::Value) -> serde_json::Value {
                option_json(name, value)
            }
        }

        /// Returns every ruling: id, title, sentence, sources, the options that change it, and
        /// whether it is a definition.
        #[pyfunction]
        pub(crate) fn all_rules() -> Vec<crate::classes::RuleFields> {
            Core::INFO.rules.iter().map(crate::classes::rule_fields).collect()
        }

        /// Returns the signs that stand in the sources of rulings, with their meanings.
        #[pyfunction]
        pub(crate) fn all_credits() -> std::collections::BTreeMap<&'static str, &'static str> {
            Core::INFO.credits.iter().map(|credit| (credit.sign, credit.meaning)).collect()
        }

        /// Returns what kind of game it is: id, name, ruleset, actions, low_score_wins.
        #[pyfunction]
        pub(crate) fn all_info() -> (&'static str, &'static str, u32, u32, bool) {
            let info = &Core::INFO;
            (info.id, info.name, info.ruleset, info.actions, info.low_score_wins)
        }

        crate::classes::action_class!($module);
        crate::classes::event_class!($module);
        crate::classes::setup_class!($module);
        crate::classes::state_class!($module);
        crate::classes::view_class!($module);
        crate::classes::decision_class!($module);
        crate::classes::record_class!($module);
        crate::classes::information_class!($module);
    };
}
pub(crate) use classes;
