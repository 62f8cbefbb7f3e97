//! The drawing with characters that a low terminal shows.

use mauerwerk::{Game, View as _, Viewer};

use crate::drawings::{random_game, scoring, setups};

#[test]
fn a_low_terminal_has_room_for_the_game() {
    let brief = scoring().view(crate::drawing::seat(1)).brief();
    crate::drawing::assert_text_as_before("mauerbauer", "scoring-brief", "MA-06 MA-54", &brief);
}

#[test]
fn a_usual_board_takes_20_lines_of_80_columns_whatever_happens() {
    for state in random_game(&setups()[0]) {
        for viewer in Viewer::all(state.seats()) {
            let brief = state.view(viewer).brief();
            let lines = brief.lines().count();
            assert!(lines <= 20 && brief.lines().all(|line| line.chars().count() <= 80), "{brief}");
        }
    }
}
