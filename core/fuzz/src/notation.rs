//! What is read as a position or a setup is written so that it reads the same.

use mauerwerk::{FullGame, berlin, die_mauer, mauerbauer};

fn check<G: FullGame>(text: &str) {
    if let Ok(setup) = text.parse::<G::Setup>() {
        assert_eq!(setup.to_string().parse().as_ref(), Ok(&setup));
    }
    if let Ok(state) = text.parse::<G>() {
        assert_eq!(state.to_string().parse().as_ref(), Ok(&state));
        assert_eq!(format!("{} {}", state.setup(), state.notation()).parse(), Ok(state));
    }
}

/// Checks one input.
pub fn check_all(text: &str) {
    check::<die_mauer::State>(text);
    check::<berlin::State>(text);
    check::<mauerbauer::State>(text);
}
