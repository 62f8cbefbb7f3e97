//! A setup that was checked, as every state carries it.

use crate::die_mauer::{
    Building, DeadWall, Donation, Edition, NextRoundMaster, PlacementOrder, Setup, Stock, TieBreak,
};
use crate::game::{GameKind, Most};
use crate::seat::Seat;

/// The options of a game that was started, in a form small enough to copy with each state. It is
/// made of a [`Setup`] by `TryFrom`, which checks it.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub(super) struct CheckedSetup {
    pub(super) seats: u8,
    min_players: u8,
    max_players: u8,
    edition: Edition,
    /// Bit `n` stands for a wall of `n` merlons.
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
    /// 0 stands for no limit.
    pub(super) max_idle_turns: u16,
    pub(super) start: Stock,
}

impl CheckedSetup {
    /// Packs a setup that is known to be right.
    pub(super) fn packed(setup: &Setup) -> Self {
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

    /// Returns the setup that was checked.
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

    /// Returns what kind of game it makes.
    pub(super) fn kind(&self) -> GameKind {
        let (seats, rounds) = (u64::from(self.seats), u64::from(self.rounds));
        let pieces = seats * u64::from(self.start.len());
        // Each turn builds a piece, or is one of so many idle ones in a row (DM-43); a seat decides at
        // most on its fist, on an end and on a gift.
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
            // Alone with an empty fist, the Master-builder builds any piece at either end, or
            // declines (DM-26).
            actions: Most::bound(2 * types + 1),
            chances: Most::reached(0),
        }
    }
}
