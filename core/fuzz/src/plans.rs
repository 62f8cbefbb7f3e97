//! Boards and decks are written so that they read the same, and a setup with one starts or has faults.

use mauerwerk::Game as _;
use mauerwerk::mauerbauer::{BoardPlan, DeckPlan, Setup, State};

/// Starts a game with a plan, which has to be in one line.
fn start(name: &str, plan: &impl serde::Serialize) {
    let json = serde_json::to_string(plan).expect("it is right");
    if let Ok(setup) = format!("{name}:{json}").parse::<Setup>() {
        let _ = State::start(&setup);
    }
}

/// Checks one input.
pub fn check_all(text: &str) {
    for plan in [BoardPlan::from_json(text), BoardPlan::from_toml(text)].into_iter().flatten() {
        assert_eq!(BoardPlan::from_toml(&plan.to_toml()), Ok(plan.clone()));
        start("board", &plan);
    }
    for plan in [DeckPlan::from_json(text), DeckPlan::from_toml(text)].into_iter().flatten() {
        assert_eq!(DeckPlan::from_toml(&plan.to_toml()), Ok(plan.clone()));
        start("deck", &plan);
    }
}
