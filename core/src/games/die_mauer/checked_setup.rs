//! Checked setups, which every state contains, and their checks.

use crate::base::rule::Faults;
use crate::base::seat::Seat;
use crate::game::{GameKind, Most};
use crate::games::die_mauer::faults;
use crate::games::die_mauer::{
    Building, DeadWall, Donation, Edition, NextRoundMaster, PlacementOrder, Setup, Stock, TieBreak,
    Wall, rules,
};
use crate::text::message::message;

/// The options of a started game, small enough to copy with each state. `TryFrom` checks a
/// [`Setup`] and makes it.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub(super) struct CheckedSetup {
    pub(super) seats: u8,
    min_players: u8,
    max_players: u8,
    edition: Edition,
    /// Bit `n` means a wall with `n` merlons.
    wall_values: u8,
    pub(super) first_master: Seat,
    pub(super) next_round_master: NextRoundMaster,
    pub(super) placement_order: PlacementOrder,
    pub(super) building: Building,
    pub(super) sit1_optional: bool,
    pub(super) donation: Donation,
    pub(super) donation_can_end_round: bool,
    dead_wall: Option<DeadWall>,
    pub(super) dead_wall_ends_round: bool,
    stock_given: bool,
    pub(super) tower_penalty: u8,
    pub(super) gate_penalty: u8,
    pub(super) rounds: u8,
    pub(super) tie_break: TieBreak,
    /// 0 means no limit.
    pub(super) max_idle_turns: u16,
    pub(super) start: Stock,
}

impl CheckedSetup {
    /// Packs a valid setup.
    fn packed(setup: &Setup) -> Self {
        Self {
            seats: setup.players,
            min_players: setup.min_players,
            max_players: setup.max_players,
            edition: setup.edition,
            wall_values: setup.wall_values.iter().fold(0, |bits, &value| bits | 1 << (value & 7)),
            first_master: setup.first_master,
            next_round_master: setup.next_round_master,
            placement_order: setup.placement_order,
            building: setup.building,
            sit1_optional: setup.sit1_optional,
            donation: setup.donation,
            donation_can_end_round: setup.donation_can_end_round,
            dead_wall: setup.dead_wall,
            dead_wall_ends_round: setup.dead_wall() == DeadWall::EndRoundScoreAll,
            stock_given: setup.stock.is_some(),
            tower_penalty: setup.tower_penalty,
            gate_penalty: setup.gate_penalty,
            rounds: setup.rounds,
            tie_break: setup.tie_break,
            max_idle_turns: setup.max_idle_turns.unwrap_or(0),
            start: setup.starting_stock(),
        }
    }

    /// Returns the original setup.
    pub(super) fn given(&self) -> Setup {
        Setup {
            players: self.seats,
            edition: self.edition,
            min_players: self.min_players,
            max_players: self.max_players,
            wall_values: (1..=6).filter(|value| self.wall_values >> value & 1 == 1).collect(),
            stock: self.stock_given.then_some(self.start),
            first_master: self.first_master,
            next_round_master: self.next_round_master,
            placement_order: self.placement_order,
            building: self.building,
            sit1_optional: self.sit1_optional,
            donation: self.donation,
            donation_can_end_round: self.donation_can_end_round,
            dead_wall: self.dead_wall,
            max_idle_turns: (self.max_idle_turns > 0).then_some(self.max_idle_turns),
            tower_penalty: self.tower_penalty,
            gate_penalty: self.gate_penalty,
            rounds: self.rounds,
            tie_break: self.tie_break,
        }
    }

    /// Returns the kind of game.
    pub(super) fn kind(&self) -> GameKind {
        let (seats, rounds) = (u64::from(self.seats), u64::from(self.rounds));
        let pieces = seats * u64::from(self.start.len());
        // Each turn builds a piece, or is one of a limited number of idle turns in a row (DM-43).
        // In a turn, a seat decides at most on its fist, on an end and on a gift.
        let idle = (self.max_idle_turns > 0).then(|| u64::from(self.max_idle_turns) + 1);
        let decisions = idle.map(|idle| Most::bound(rounds * (pieces + 1) * idle * 3 * seats));
        let penalty = rounds * seats * u64::from(self.penalty(self.start));
        let types = self.start.types().len() as u64;
        GameKind {
            simultaneous: true,
            chance: false,
            hidden: true,
            lowest: 0,
            highest: penalty.min(u16::MAX.into()) as i32,
            decisions,
            // A Master-builder alone with an empty fist builds any piece at either end, or declines
            // (DM-26).
            actions: Most::bound(2 * types + 1),
            chances: Most::reached(0),
        }
    }
}

impl TryFrom<&Setup> for CheckedSetup {
    type Error = Faults;

    /// Checks a setup, and reports all faults at once.
    fn try_from(setup: &Setup) -> Result<Self, Faults> {
        let mut faults = Faults::default();
        check_seats(setup, &mut faults);
        check_building(setup, &mut faults);
        check_pieces(setup, &mut faults);
        check_length(setup, &mut faults);
        let checked = Self::packed(setup);
        let players = u32::from(setup.players).min(Seat::COUNT as u32);
        let most = players * u32::from(setup.rounds) * checked.penalty(checked.start);
        faults.check(most <= u32::from(u16::MAX), rules::DM_44, || {
            message!(faults::HighTotal { total: most, most: u16::MAX })
        });
        faults.or(checked)
    }
}

fn check_seats(setup: &Setup, faults: &mut Faults) {
    let Setup { players, min_players, max_players, first_master, .. } = *setup;
    faults.check_option(
        2 <= min_players && min_players <= max_players && usize::from(max_players) <= Seat::COUNT,
        ("min_players", rules::DM_02),
        || message!(faults::RangeOfPlayers { least: min_players, most: max_players }),
    );
    faults.check_option(
        (min_players..=max_players).contains(&players),
        ("players", rules::DM_02),
        || message!(faults::OtherPlayers { players, least: min_players, most: max_players }),
    );
    faults.check_option(
        first_master.number() < players.max(1),
        ("first_master", rules::DM_03),
        || message!(faults::FirstMaster { seat: first_master.number(), last: players.max(1) - 1 }),
    );
}

/// Checks that the builder who chooses the end is the one who may decline.
fn check_building(setup: &Setup, faults: &mut Faults) {
    faults.check_option(
        setup.building == Building::Mandatory
            || setup.placement_order == PlacementOrder::ClockwiseFromMaster,
        ("placement_order", rules::DM_22),
        || message!(faults::MasterChooses),
    );
}

/// Checks the pieces of all players, for at most the largest number of seats. More seats are a
/// separate fault.
fn check_pieces(setup: &Setup, faults: &mut Faults) {
    let players = u32::from(setup.players).min(Seat::COUNT as u32);
    let values = &setup.wall_values;
    let proper =
        |(index, value): (usize, &u8)| (1..=6).contains(value) && !values[..index].contains(value);
    faults.check_option(
        values.iter().enumerate().all(proper),
        ("wall_values", rules::DM_01),
        || message!(faults::OtherValues { values: format!("{values:?}") }),
    );
    let start = setup.starting_stock();
    faults.check_option(!start.is_empty(), ("stock", rules::DM_48), || message!(faults::NoStock));
    for piece in start.types().iter() {
        faults.check_option(
            piece.merlons().is_none_or(|merlons| values.contains(&merlons)),
            ("stock", rules::DM_01),
            || message!(faults::PieceNotInSet { piece, values: format!("{values:?}") }),
        );
        let copies = start.count(piece) * players;
        faults.check(copies <= Stock::LIMIT, rules::DM_36, || {
            message!(faults::TooManyCopies { copies, piece, most: Stock::LIMIT })
        });
    }
    let pieces = start.len() * players;
    faults.check(pieces as usize <= Wall::LIMIT, rules::DM_48, || {
        message!(faults::TooManyPieces { pieces, most: Wall::LIMIT })
    });
}

/// Checks the limits of a game and its rounds.
fn check_length(setup: &Setup, faults: &mut Faults) {
    faults.check_option(
        (1..=Setup::MAX_ROUNDS).contains(&setup.rounds),
        ("rounds", rules::DM_45),
        || message!(faults::OtherRounds { rounds: setup.rounds, most: Setup::MAX_ROUNDS }),
    );
    faults.check_option(setup.max_idle_turns != Some(0), ("max_idle_turns", rules::DM_43), || {
        message!(faults::NoIdleTurns)
    });
}
