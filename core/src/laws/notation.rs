//! How setups, states and actions are written and read.

use std::collections::hash_map::DefaultHasher;
use std::fmt::{Debug, Display};
use std::hash::{Hash, Hasher};
use std::str::FromStr;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::actor::Viewer;
use crate::game::{Game, InformationState, View};
use crate::laws::{Broken, Verdict, cannot_start, require};

/// Checks that a setup by itself is the notation of the first state, and nothing that of the
/// default setup.
pub(super) fn starts_are_written_briefly<G: Game>(setup: &G::Setup, start: &G) -> Verdict {
    const LAW: &str = "a setup alone is the start of its game";
    require(start.setup() == *setup, "a state knows its setup", || format!("{setup}: {start}"))?;
    require(setup.to_string().parse().as_ref() == Ok(start), LAW, || setup.to_string())?;
    require("".parse() == Ok(G::Setup::default()), LAW, || "the empty setup".to_owned())?;
    G::start(&G::Setup::default()).map_or_else(|faults| Err(cannot_start(&faults)), |_| Ok(()))
}

/// Checks that a setup is read back from its notation and its JSON.
pub(super) fn setups_are_written_exactly<G: Game>(setup: &G::Setup) -> Verdict {
    const LAW: &str = "a setup is written and read exactly";
    same_in_notation(setup, LAW)?;
    same_in_json(setup, LAW)
}

/// Checks that a state, its setup and its views are read back exactly, with equal hashes.
pub(super) fn states_are_written_exactly<G: Game>(state: &G) -> Verdict {
    const LAW: &str = "a state is written and read exactly";
    same_in_notation(state, LAW)?;
    same_in_json(state, LAW)?;
    let brief = format!("{} {}", state.setup(), state.notation());
    require(brief.parse().as_ref() == Ok(state), LAW, || brief.clone())?;
    let again: G = state
        .to_string()
        .parse()
        .map_err(|faults| Broken { law: LAW, detail: format!("{state}: {faults}") })?;
    require(hash(&again) == hash(state), "equal states hash equal", || state.to_string())?;
    for viewer in Viewer::all(state.seats()) {
        let view = state.view(viewer);
        require(view.viewer() == viewer, "a view says who looks", || format!("{viewer}: {view}"))?;
        same_in_json(&view, "a view is written and read exactly")?;
    }
    Ok(())
}

/// Checks that what a viewer has seen is read back from its JSON, with the key that has grown with it.
pub(super) fn what_is_seen_is_written_exactly<G: Game>(seen: &InformationState<G>) -> Verdict {
    const LAW: &str = "what is seen is written and read exactly";
    let json = serde_json::to_string(seen).unwrap_or_default();
    let again = InformationState::<G>::from_json(&json)
        .map_err(|faults| Broken { law: LAW, detail: format!("{json}: {faults}") })?;
    require(again == *seen && again.key() == seen.key(), LAW, || json)
}

pub(super) fn actions_are_written_exactly<G: Game>(action: G::Action) -> Verdict {
    const LAW: &str = "an action is written and read exactly";
    same_in_notation(&action, LAW)?;
    same_in_json(&action, LAW)?;
    require(G::action(G::id(action)) == Some(action), LAW, || format!("id of {action}"))
}

pub(super) fn same_in_notation<T>(value: &T, law: &'static str) -> Verdict
where
    T: Display + Debug + PartialEq + FromStr<Err: Display>,
{
    let text = value.to_string();
    match text.parse::<T>() {
        Ok(again) => require(again == *value, law, || format!("{text} became {again}")),
        Err(error) => Err(Broken { law, detail: format!("{text}: {error}") }),
    }
}

pub(super) fn same_in_json<T>(value: &T, law: &'static str) -> Verdict
where
    T: Serialize + DeserializeOwned + Debug + PartialEq,
{
    let again = serde_json::to_string(value)
        .and_then(|json| Ok((serde_json::from_str::<T>(&json)?, json)))
        .map_err(|error| Broken { law, detail: format!("{value:?}: {error}") })?;
    require(again.0 == *value, law, || again.1)
}

pub(super) fn hash(value: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    value.hash(&mut hasher);
    hasher.finish()
}
