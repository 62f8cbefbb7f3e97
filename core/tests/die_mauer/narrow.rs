//! Drawings of Die Mauer for phones.

use mauerwerk::die_mauer::{Setup, State};
use mauerwerk::{Game as _, Record, Theme, Touch as _, Viewer};

use crate::drawing::fit::assert_fits;
use crate::drawing::narrow::{assert_drawn, assert_narrow, narrow};
use crate::drawing::seat;
use crate::drawings::{situation2, state, table_of};

/// One state in this many of a random game is drawn, for the sake of time.
const STRIDE: usize = 7;

#[test]
fn draws_what_is_looked_at() {
    let planning = state(
        "players:4 max_players:8 min_players:2 wall:T2T62334 stocks:TG1346/TG134/G1246/G126 \
         master:0 round:1 totals:0/0/0/0 fists:T/_/_/_",
    );
    assert_drawn("die_mauer", "planning", "DM-07", &planning, seat(1));
    let given = situation2().play(3, ">4").unwrap();
    assert_drawn("die_mauer", "hidden-gift", "DM-32 DM-57", &given, seat(2));
}

#[test]
fn goes_round_the_table_to_the_viewer() {
    let look = narrow(Theme::Light).named(["Ada", "Bartholomäus", "Cem", "Dora"]);
    let drawing = State::start(&Setup::default()).unwrap().draw(seat(1), &look).unwrap();
    let names = drawing.places.iter().map(|place| place.name.as_str());
    let seats: Vec<&str> = names.filter(|name| name.starts_with("seat:")).collect();
    assert_eq!(seats, ["seat:2", "seat:3", "seat:0", "seat:1"]);
    assert!(drawing.svg.contains(">Bartholom…</text>"), "{}", drawing.svg);
    assert!(drawing.svg.contains("<title>Bartholomäus, you"), "{}", drawing.svg);
}

#[test]
fn is_legible_and_large_in_all_states() {
    for players in 2..=8 {
        let record = Record::<State>::random(&table_of(players), players.into()).unwrap();
        for (number, state) in record.states().enumerate().step_by(STRIDE) {
            let viewers: Vec<Viewer> = Viewer::all(players.into()).collect();
            let viewer = viewers[number % viewers.len()];
            assert_narrow(&state, viewer, |_| false);
            assert_fits(&state.draw(viewer, &narrow(Theme::Light)).unwrap().svg);
        }
    }
}
