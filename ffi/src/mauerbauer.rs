//! Mauerbauer: played at a `Table`; its own types are not mirrored yet.

use mauerwerk::mauerbauer::{State, View};

impl crate::session::Bound for State {
    fn scores(view: &View) -> Vec<i32> {
        view.scores.iter().map(|&score| score.try_into().unwrap_or(i32::MAX)).collect()
    }
}
