//! What is read as an action or a decision is written so that it reads the same, and has an id.

use mauerwerk::{Decision, FullGame, berlin, die_mauer, mauerbauer};

fn check<G: FullGame>(text: &str) {
    if let Ok(action) = text.parse::<G::Action>() {
        assert_eq!(action.to_string().parse().as_ref(), Ok(&action));
        assert!(G::id(action) < G::INFO.actions);
        assert_eq!(G::action(G::id(action)), Some(action));
    }
    if let Ok(decision) = text.parse::<Decision<G::Action>>() {
        assert_eq!(decision.to_string().parse(), Ok(decision));
    }
}

/// Checks one input.
pub fn check_all(text: &str) {
    check::<die_mauer::State>(text);
    check::<berlin::State>(text);
    check::<mauerbauer::State>(text);
}
