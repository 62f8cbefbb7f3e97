//! What has to hold of a position's lists, before they are put together.

use std::collections::BTreeSet;

use crate::game::Viewer;
use crate::mauerbauer::checked_setup::CheckedSetup;
use crate::mauerbauer::colour::{HouseColour, TowerColour};
use crate::mauerbauer::houses::Pieces;
use crate::mauerbauer::position::Position;
use crate::mauerbauer::rules;
use crate::mauerbauer::state::State;
use crate::rule::Faults;
use crate::seat::Seat;

/// Checks that a position's lists fit its setup, and that there are as many pieces and cards.
pub(super) fn check_data(position: &Position, checked: &CheckedSetup) -> Result<(), Faults> {
    let mut faults = Faults::default();
    check_seats(position, &mut faults);
    check_places(position, checked, &mut faults);
    check_numbers(position, &mut faults);
    check_cards(position, checked, &mut faults);
    faults.or(())
}

fn check_seats(position: &Position, faults: &mut Faults) {
    let seats = usize::from(position.setup.players);
    let lists = [("hands", position.hands.len()), ("scores", position.scores.len())];
    for (name, len) in lists {
        faults.check(len == seats, rules::MA_90, format_args!("{len} {name} for {seats} seats"));
    }
    let swappers = position.swappers.iter();
    for seat in [position.seat, position.acting].into_iter().chain(swappers) {
        faults.check(
            seat.index() < seats,
            rules::MA_90,
            format_args!("seat {seat} is not one of {seats} seats"),
        );
    }
    for score in &position.scores {
        let counts = i32::try_from(*score).is_ok();
        faults.check(counts, rules::MA_80, format_args!("a score of {score}"));
    }
}

fn check_places(position: &Position, checked: &CheckedSetup, faults: &mut Faults) {
    let board = &checked.board;
    let mut walls = BTreeSet::new();
    for line in &position.walls {
        let known = board.number(*line).is_some();
        faults.check(known, rules::MA_97, format_args!("the board has no line {line}"));
        faults.check(walls.insert(line), rules::MA_12, format_args!("two walls at {line}"));
    }
    for at in position.towers.keys() {
        let known = board.tower_spaces().contains(*at);
        faults.check(known, rules::MA_97, format_args!("the board has no tower space {at}"));
    }
    for space in position.houses.keys().chain(position.palaces.keys()).chain(&position.chosen) {
        let known = board.spaces().contains(*space);
        faults.check(known, rules::MA_97, format_args!("the board has no space {space}"));
    }
    if let Some(last) = position.last {
        let built = position.walls.contains(&last);
        faults.check(built, rules::MA_101, format_args!("no wall stands at {last}, the last one"));
    }
}

/// Checks that there are no more pieces on the board than in the box (MA-16).
fn check_numbers(position: &Position, faults: &mut Faults) {
    let mut check = |count: usize, most: usize, what: String| {
        faults.check(
            count <= most,
            rules::MA_16,
            format_args!("{count} {what}, of which there are {most}"),
        );
    };
    check(position.walls.len(), State::WALLS, "walls".to_owned());
    for colour in TowerColour::ALL {
        let count = position.towers.values().filter(|&&other| other == colour).count();
        check(count, State::TOWERS, format!("{} towers", colour.word()));
    }
    for colour in HouseColour::ALL {
        let count = |all: &mut dyn Iterator<Item = &Vec<HouseColour>>| {
            all.flatten().filter(|&&other| other == colour).count()
        };
        let houses = count(&mut position.houses.values());
        check(houses, Pieces::HOUSES.into(), format!("{} houses", colour.word()));
        let palaces = count(&mut position.palaces.values());
        check(palaces, Pieces::PALACES.into(), format!("{} palaces", colour.word()));
    }
}

/// Checks that every hand is known, and that no card is in two places.
fn check_cards(position: &Position, checked: &CheckedSetup, faults: &mut Faults) {
    for (seat, hand) in position.hands.iter().enumerate() {
        let known = hand.known().is_some();
        faults.check(known, rules::MA_82, format_args!("the hand of seat {seat} is unknown"));
    }
    faults.extend(position.unseen(checked.cards).err().unwrap_or_default());
}

/// Checks that the viewer sees its own hand, and of the others only the number of cards.
pub(in crate::mauerbauer) fn check_seen(position: &Position, viewer: Viewer) -> Faults {
    let mut faults = Faults::default();
    let at_table = viewer.at_table(position.setup.players.into());
    at_table.err().into_iter().for_each(|error| faults.add(None, error));
    let viewer_name = match viewer {
        Viewer::Spectator => "a spectator".to_owned(),
        Viewer::Seat(seat) => format!("seat {seat}"),
    };
    for (seat, hand) in (0..).map_while(Seat::new).zip(&position.hands) {
        let (own, known) = (viewer.is(seat), hand.known().is_some());
        // No cards are nothing to hide.
        let seen = own == known || hand.is_empty();
        let not = if own { "no secret to" } else { "hidden from" };
        let text = format_args!("the hand of seat {seat} is {not} {viewer_name}");
        faults.check(seen, rules::MA_82, text);
    }
    faults
}
