//! Drawings of Mauerbauer for phones.

use mauerwerk::mauerbauer::Shipped;
use mauerwerk::{Game as _, Look, Sheet, Theme, Touch as _, Viewer};

use crate::drawing::fit::assert_fits;
use crate::drawing::narrow::{assert_drawn, assert_legible, assert_narrow, narrow};
use crate::drawing::seat;
use crate::drawings::{is_shipped, placing, random_game, scoring, setups, state};

/// One state in this many of a random game is drawn, for the sake of time.
const STRIDE: usize = 17;

#[test]
fn draws_what_is_looked_at() {
    assert_drawn("mauerbauer", "scoring", "MA-06 MA-54", &scoring(), seat(1));
    assert_drawn("mauerbauer", "placing", "MA-17 MA-24", &placing(), seat(1));
    let building = state(
        "players:3 walls:a1-a2,b1-c2,b3-c4,c3-d3,d3-e4,d5-e5,e2-f2,e4-f3,e5-e6 towers:a1w,a2g,b1w,\
         b3g,c2w,c3w,c4b,d3b,d5g,e2g,e4g,e5b,e6g,f2g,f3b houses:1=Y,10=B,11=B,14=Y,15=P,22=R,23=G,\
         32=G,33=P,35=G,36=YB,38=G,39=B,41=P,42=R,45=R hands:colours*2,out-R,out-Y,out-P,\
         out-towers/colours,out-w,out-shore*2,out-walls*2/in-b,in-towers,out-B,out-1,out-3,cities \
         phase:building seat:0 last:b1-c2",
    );
    assert_drawn("mauerbauer", "building", "MA-10", &building, seat(0));
}

/// Returns whether a place is a line or a space of the board, which has its largest size. The list
/// of choices replaces it.
fn is_on_the_board(place: &str) -> bool {
    place.starts_with(|first: char| first.is_ascii_digit()) && !place.contains(':')
        || place.contains('-') && !place.contains(':')
}

#[test]
fn is_legible_and_large_in_all_states() {
    for setup in setups() {
        for (number, state) in random_game(&setup).iter().enumerate().step_by(STRIDE) {
            let viewers: Vec<Viewer> = Viewer::all(state.seats()).collect();
            let viewer = viewers[number % viewers.len()];
            assert_narrow(state, viewer, is_on_the_board);
            if is_shipped(&setup) {
                assert_fits(&state.draw(viewer, &narrow(Theme::Light)).unwrap().svg);
            }
        }
    }
}

#[test]
fn names_all_that_an_empty_board_has() {
    let plan = Shipped::Hexagon.plan();
    let drawing = plan.draw(&Look { sheet: Sheet::Narrow, ..Look::default() }).unwrap();
    assert_legible(&drawing.svg);
    for tower in plan.towers.keys() {
        assert!(drawing.svg.contains(&format!(">{tower}</text>")), "{tower} in {}", drawing.svg);
    }
}
