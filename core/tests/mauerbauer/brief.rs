//! The drawing with characters that a low terminal shows.

use mauerwerk::{Game, Reader, View as _, Viewer};

use crate::drawings::{random_game, scoring, setups};

#[test]
fn a_low_terminal_has_room_for_the_game() {
    let brief = scoring().view(crate::drawing::seat(1)).brief_for(Reader::default(), 0).to_string();
    crate::drawing::assert_text_as_before("mauerbauer", "scoring-brief", "MA-06 MA-54", &brief);
}

#[test]
fn a_usual_board_takes_20_lines_of_80_columns_whatever_happens() {
    for state in random_game(&setups()[0]) {
        for viewer in Viewer::all(state.seats()) {
            let brief = state.view(viewer).brief_for(Reader::default(), 0).to_string();
            let lines = brief.lines().count();
            assert!(lines <= 20 && brief.lines().all(|line| line.chars().count() <= 80), "{brief}");
        }
    }
}

#[test]
fn a_high_terminal_shows_more() {
    let view = scoring().view(crate::drawing::seat(1));
    let names = ["Ada", "Benjamin"].map(String::from);
    let [low, high] = [20, 40].map(|lines| view.brief_for(Reader::of(&names), lines).to_string());
    assert!(low.contains("1 Benj ") && low.contains("\ncities: "), "{low}");
    assert!(!low.contains("= / \\ wall") && high.contains("= / \\ wall"), "{high}");
    assert!(high.lines().count() > low.lines().count() + 12, "the map is high: {high}");
}
