//! What has to hold of the lists of a position.

use crate::berlin::checked_setup::CheckedSetup;
use crate::berlin::{Phase, Position, State, rules};
use crate::rule::Faults;
use crate::seat::Seats;

/// Checks what has to hold before a state can be filled at all.
pub(super) fn check(position: &Position, setup: &CheckedSetup) -> Result<(), Faults> {
    let mut faults = Faults::default();
    check_lengths(position, setup, &mut faults);
    check_seats_and_cells(position, setup, &mut faults);
    check_order(position, &mut faults);
    check_presence(position, setup, &mut faults);
    faults.or(())
}

fn check_lengths(position: &Position, setup: &CheckedSetup, faults: &mut Faults) {
    let (seats, cells, found) = (usize::from(setup.seats), setup.grid.len(), position.wall.len());
    faults.check(found == cells, rules::BE_74, format_args!("wall has {found} cells, not {cells}"));
    for (name, len, optional) in [
        ("hammers", position.hammers.len(), false),
        ("collected", position.collected.len(), false),
        ("rolls", position.rolls.len(), true),
        ("kinds", position.kinds.len(), true),
    ] {
        let fits = len == seats || (optional && len == 0);
        faults.check(
            fits,
            rules::BE_78,
            format_args!("{name} has {len} entries for {seats} seats"),
        );
    }
}

fn check_seats_and_cells(position: &Position, setup: &CheckedSetup, faults: &mut Faults) {
    let seated = |seats: Seats| seats.iter().all(|seat| setup.table().contains(seat));
    faults.check(
        seated(Seats::only(position.seat)) && seated(position.jericho),
        rules::BE_78,
        format_args!("seat or jericho names a seat that is not one of {}", setup.seats),
    );
    let named = position.hammers.iter().flatten().chain(&position.at);
    for cell in named.chain(&position.visited).chain(&position.opened) {
        faults.check(
            setup.grid.index(*cell).is_some(),
            rules::BE_13,
            format_args!("{cell} is no cell of the wall"),
        );
    }
}

fn check_order(position: &Position, faults: &mut Faults) {
    for (name, cells) in [("visited", &position.visited), ("opened", &position.opened)] {
        let ascend = cells.is_sorted_by(|a, b| a < b);
        faults.check(ascend, rules::BE_14, format_args!("{name} is not in order, row by row"));
    }
    let sorted = position.collected.iter().all(|pieces| pieces.is_sorted());
    faults.check(
        sorted,
        rules::BE_38,
        "collected is not in order: tiles, coins, by suit, by value",
    );
}

/// Checks what is given in some phases and setups only.
fn check_presence(position: &Position, setup: &CheckedSetup, faults: &mut Faults) {
    let turning = matches!(position.phase, Phase::TurningFace | Phase::TurningJericho);
    faults.check(
        position.at.is_some() == turning,
        rules::BE_82,
        "at is given exactly where a piece is turned up away from any hammer",
    );
    let off = position.phase == Phase::RollingOff;
    faults.check(
        if off { position.kinds.is_empty() } else { position.rolls.is_empty() },
        rules::BE_07,
        "rolls are given while seats roll off, kinds after that",
    );
    faults.check(
        position.opened.is_empty() || !setup.names_holes(),
        rules::BE_76,
        "opened is given, but the setup names its holes",
    );
    let rolled = position.rolls.iter().all(|&roll| roll <= State::OUT);
    faults.check(rolled, rules::BE_07, "rolls are not all 0 to 7");
}
