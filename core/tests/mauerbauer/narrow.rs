//! Drawings of Mauerbauer for phones.

use mauerwerk::mauerbauer::{Phase, Shipped};
use mauerwerk::{Game as _, Look, Sheet, Turn, Viewer};

use crate::drawing::narrow::{assert_drawn, assert_legible, assert_narrow};
use crate::drawing::seat;
use crate::drawings::{random_game, scoring, setups, state};

/// One state in this many of a random game is drawn, for the sake of time.
const STRIDE: usize = 17;

#[test]
fn draws_what_is_looked_at() {
    assert_drawn("mauerbauer", "scoring", "MA-06 MA-54", &scoring(), seat(1));
    let placing = state(
        "board:hexagon first_player:1 walls:a1-b1,a1-b2 towers:a1b,b1g houses:1=RG \
         hands:size,in-b*2/out-R,cities phase:placing seat:1 last:a1-b2 roll:w/B?",
    );
    assert_drawn("mauerbauer", "placing", "MA-17 MA-24", &placing, seat(1));
    let game = random_game(&"players:3".parse().unwrap());
    let mut late = game[game.len() / 3..].iter();
    let building = late.find(|state| state.phase() == Phase::Building).expect("a wall is built");
    let Turn::Decide(seats) = building.turn() else { panic!("nobody decides in {building}") };
    assert_drawn("mauerbauer", "building", "MA-10", building, seats.iter().next().unwrap().into());
}

/// Returns whether a place is a line or a space of the board, which is as large as the board allows:
/// the list of choices stands for it.
fn is_on_the_board(place: &str) -> bool {
    place.starts_with(|first: char| first.is_ascii_digit()) && !place.contains(':')
        || place.contains('-') && !place.contains(':')
}

#[test]
fn is_legible_and_large_in_all_states() {
    for setup in setups() {
        for (number, state) in random_game(&setup).iter().enumerate().step_by(STRIDE) {
            let viewers: Vec<Viewer> = Viewer::all(state.seats()).collect();
            assert_narrow(state, viewers[number % viewers.len()], is_on_the_board);
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
