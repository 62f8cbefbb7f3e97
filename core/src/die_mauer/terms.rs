//! A set-up that was checked, as every state carries it.

use super::piece::Piece;
use super::setup::{DeadWall, Donation, Edition, NextRoundMaster, PlacementOrder, Setup, TieBreak};
use super::stock::Stock;
use super::wall::Wall;
use crate::die_mauer::rules;
use crate::rule::Faults;
use crate::seat::Seat;

/// Holds the options of a game that was started, in a form small enough to copy with each state.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub(super) struct Terms {
    pub(super) seats: u8,
    min_players: u8,
    max_players: u8,
    edition: Edition,
    /// Bit `n` stands for a wall of `n` merlons.
    wall_values: u8,
    pub(super) first_master: Seat,
    pub(super) next_round_master: NextRoundMaster,
    pub(super) placement_order: PlacementOrder,
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
    /// 0 stands for no limit.
    pub(super) max_idle_turns: u16,
    pub(super) start: Stock,
}

impl Terms {
    /// Holds the largest number of rounds.
    pub(super) const MOST_ROUNDS: u8 = 99;

    /// Checks a set-up, and reports all that is wrong with it at once.
    pub(super) fn new(setup: &Setup) -> Result<Self, Faults> {
        let mut faults = Faults::default();
        check_seats(setup, &mut faults);
        check_pieces(setup, &mut faults);
        faults.check(
            (1..=Self::MOST_ROUNDS).contains(&setup.rounds),
            rules::DM_45,
            format_args!("rounds is {}, not 1 to {}", setup.rounds, Self::MOST_ROUNDS),
        );
        faults.check(
            setup.max_idle_turns != Some(0),
            rules::DM_43,
            "max_idle_turns is 0: leave it out for no limit",
        );
        let terms = Self {
            seats: setup.players,
            min_players: setup.min_players,
            max_players: setup.max_players,
            edition: setup.edition,
            wall_values: setup.wall_values.iter().fold(0, |bits, &value| bits | 1 << (value & 7)),
            first_master: setup.first_master,
            next_round_master: setup.next_round_master,
            placement_order: setup.placement_order,
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
        };
        let most = u32::from(setup.players) * u32::from(setup.rounds) * terms.penalty(terms.start);
        faults.check(
            most <= u32::from(u16::MAX),
            rules::DM_44,
            format_args!("a total could reach {most}, more than {}", u16::MAX),
        );
        faults.or(terms)
    }

    /// Returns the set-up that was checked.
    pub(super) fn setup(&self) -> Setup {
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

    /// Returns the penalty for pieces left over (DM-44).
    pub(super) fn penalty(&self, stock: Stock) -> u32 {
        penalty(stock, self.tower_penalty, self.gate_penalty)
    }
}

/// Returns the penalty for pieces left over, with the ones agreed for a tower and a gate (DM-44).
pub(super) fn penalty(stock: Stock, tower: u8, gate: u8) -> u32 {
    let each = |piece| match piece {
        Piece::Tower => tower,
        Piece::Gate => gate,
        wall => wall.merlons().unwrap_or(0),
    };
    Piece::ALL.into_iter().map(|piece| stock.count(piece) * u32::from(each(piece))).sum()
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
        first_master.number() < players,
        rules::DM_03,
        format_args!("first_master is {first_master}, but seats are 0 to {}", players.max(1) - 1),
    );
}

fn check_pieces(setup: &Setup, faults: &mut Faults) {
    let values = &setup.wall_values;
    let proper =
        |(place, value): (usize, &u8)| (1..=6).contains(value) && !values[..place].contains(value);
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
        let copies = start.count(piece) * u32::from(setup.players);
        faults.check(
            copies <= Stock::MOST,
            rules::DM_36,
            format_args!("{copies} of {piece} are in play, more than {}", Stock::MOST),
        );
    }
    let pieces = start.len() * u32::from(setup.players);
    faults.check(
        pieces as usize <= Wall::MOST,
        rules::DM_48,
        format_args!("{pieces} pieces are in play, more than {}", Wall::MOST),
    );
}
