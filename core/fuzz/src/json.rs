//! What is read from JSON is written so that it reads the same, and nothing panics.

use mauerwerk::{FullGame, Record, berlin, die_mauer, mauerbauer};
use serde_json::{from_str, to_string};

fn check<G: FullGame>(text: &str) {
    if let Ok(setup) = from_str::<G::Setup>(text) {
        assert_eq!(
            from_str::<G::Setup>(&to_string(&setup).expect("it is right")).expect("it is right"),
            setup
        );
        let _ = G::start(&setup);
    }
    if let Ok(state) = from_str::<G>(text) {
        assert_eq!(
            from_str::<G>(&to_string(&state).expect("it is right")).expect("it is right"),
            state
        );
    }
    if let Ok(view) = from_str::<G::View>(text) {
        assert_eq!(
            from_str::<G::View>(&to_string(&view).expect("it is right")).expect("it is right"),
            view
        );
    }
    if let Ok(record) = Record::<G>::from_json(text) {
        assert_eq!(Record::from_json(&record.to_json()), Ok(record));
    }
}

/// Checks one input.
pub fn check_all(text: &str) {
    check::<die_mauer::State>(text);
    check::<berlin::State>(text);
    check::<mauerbauer::State>(text);
}
