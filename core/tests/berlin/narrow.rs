//! Drawings of Berlin for phones.

use mauerwerk::{Game as _, Theme, Touch as _, Viewer};

use crate::drawing::fit::assert_fits;
use crate::drawing::narrow::{assert_drawn, assert_narrow, narrow};
use crate::drawing::seat;
use crate::drawings::{CROWDED, SETUPS, moving, random_game, state};

/// One state in this many of a random game is drawn, for the sake of time.
const STRIDE: usize = 67;

#[test]
fn draws_what_is_looked_at() {
    assert_drawn("berlin", "moving", "BE-17", &moving(), seat(2));
    let crowded = state(&format!("{CROWDED} phase:moving seat:0 roll:n"));
    assert_drawn("berlin", "crowded", "BE-17 BE-78", &crowded, seat(0));
}

#[test]
fn is_legible_and_large_in_all_states() {
    for setup in SETUPS {
        for (number, state) in random_game(setup).iter().enumerate().step_by(STRIDE) {
            let viewers: Vec<Viewer> = Viewer::all(state.seats()).collect();
            let viewer = viewers[number % viewers.len()];
            assert_narrow(state, viewer, |_| false);
            assert_fits(&state.draw(viewer, &narrow(Theme::Light)).unwrap().svg);
        }
    }
}
