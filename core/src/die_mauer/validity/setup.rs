//! Checks of setups.

use crate::die_mauer::checked_setup::CheckedSetup;
use crate::die_mauer::{Building, PlacementOrder, Setup, Stock, Wall, rules};
use crate::rule::Faults;
use crate::seat::Seat;
use crate::setup_option::SetupOptions;

impl TryFrom<&Setup> for CheckedSetup {
    type Error = Faults;

    /// Checks a setup, and reports all that is wrong with it at once.
    fn try_from(setup: &Setup) -> Result<Self, Faults> {
        let mut faults = Faults::default();
        check_seats(setup, &mut faults);
        check_building(setup, &mut faults);
        check_pieces(setup, &mut faults);
        check_length(setup, &mut faults);
        let checked = Self::packed(setup);
        let players = u32::from(setup.players).min(Seat::COUNT as u32);
        let most = players * u32::from(setup.rounds) * checked.penalty(checked.start);
        faults.check(
            most <= u32::from(u16::MAX),
            rules::DM_44,
            format_args!("a total could reach {most}, more than {}", u16::MAX),
        );
        faults.of_options(Setup::NAMES).or(checked)
    }
}

fn check_seats(setup: &Setup, faults: &mut Faults) {
    let Setup { players, min_players, max_players, first_master, .. } = *setup;
    faults.check(
        2 <= min_players && min_players <= max_players && usize::from(max_players) <= Seat::COUNT,
        rules::DM_02,
        format_args!("min_players {min_players} to max_players {max_players} is not within 2 to 8"),
    );
    faults.check(
        (min_players..=max_players).contains(&players),
        rules::DM_02,
        format_args!("players is {players}, not {min_players} to {max_players}"),
    );
    faults.check(
        first_master.number() < players.max(1),
        rules::DM_03,
        format_args!("first_master is {first_master}, but seats are 0 to {}", players.max(1) - 1),
    );
}

/// Checks that the builder who is asked for an end is the one who may decline.
fn check_building(setup: &Setup, faults: &mut Faults) {
    faults.check(
        setup.building == Building::Mandatory
            || setup.placement_order == PlacementOrder::ClockwiseFromMaster,
        rules::DM_22,
        "placement_order master-chooses requires building mandatory",
    );
}

/// Checks the pieces of all players, of as many as there are seats: more are a fault of their own.
fn check_pieces(setup: &Setup, faults: &mut Faults) {
    let players = u32::from(setup.players).min(Seat::COUNT as u32);
    let values = &setup.wall_values;
    let proper =
        |(index, value): (usize, &u8)| (1..=6).contains(value) && !values[..index].contains(value);
    faults.check(
        values.iter().enumerate().all(proper),
        rules::DM_01,
        format_args!("wall_values {values:?} are not different numbers from 1 to 6"),
    );
    let start = setup.starting_stock();
    faults.check(!start.is_empty(), rules::DM_48, "stock is empty: a set has at least one piece");
    for piece in start.types().iter() {
        faults.check(
            piece.merlons().is_none_or(|merlons| values.contains(&merlons)),
            rules::DM_01,
            format_args!("stock has a {piece}, which is not in wall_values {values:?}"),
        );
        let copies = start.count(piece) * players;
        faults.check(
            copies <= Stock::LIMIT,
            rules::DM_36,
            format_args!("{copies} of {piece} are in play, more than {}", Stock::LIMIT),
        );
    }
    let pieces = start.len() * players;
    faults.check(
        pieces as usize <= Wall::LIMIT,
        rules::DM_48,
        format_args!("{pieces} pieces are in play, more than {}", Wall::LIMIT),
    );
}

/// Checks what limits a game and its rounds.
fn check_length(setup: &Setup, faults: &mut Faults) {
    faults.check(
        (1..=Setup::MAX_ROUNDS).contains(&setup.rounds),
        rules::DM_45,
        format_args!("rounds is {}, not 1 to {}", setup.rounds, Setup::MAX_ROUNDS),
    );
    faults.check(
        setup.max_idle_turns != Some(0),
        rules::DM_43,
        "max_idle_turns is 0: leave it out for no limit",
    );
}
