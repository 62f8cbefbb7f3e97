//! The setup.

use mauerwerk::Seat;
use mauerwerk::die_mauer::{
    DeadWall, Donation, Edition, NextRoundMaster, PlacementOrder, Setup, TieBreak,
};

use super::DieMauerStock;
use crate::error::MauerwerkError;
use crate::seat::{Count, Counts, Limit};

mirror! {
    /// Seats and options: plain data that can be anything until a game is started with it.
    DieMauerSetup of Setup {
        /// The number of seats (DM-02).
        players: Count,
        /// The rulebook whose defaults hold; it changes nothing by itself.
        edition: DieMauerEdition,
        /// The fewest seats the table allows, from 2 (DM-02).
        min_players: Count,
        /// The most seats the table has pieces for, up to 8 (DM-02).
        max_players: Count,
        /// The merlons of the walls in a set, each from 1 to 6, all different (DM-01).
        wall_values: Counts,
        /// Each seat's pieces at the start of a round; nothing means a complete set (DM-48).
        stock: Option<DieMauerStock>,
        /// The first Master-builder (DM-03).
        first_master: Seat,
        /// The Master-builder of the next round (DM-06).
        next_round_master: DieMauerNextRoundMaster,
        /// The seat that chooses the ends when several build (DM-22).
        placement_order: DieMauerPlacementOrder,
        /// Whether the Master-builder may decline to build in Situation 1 (DM-26).
        sit1_optional: bool,
        /// Whether the donor of Situation 2 may keep his piece (DM-30).
        donation: DieMauerDonation,
        /// Whether giving away a last piece ends the round (DM-35).
        donation_can_end_round: bool,
        /// The effect of a dead wall; nothing ends the round exactly where no gift could (DM-42).
        dead_wall: Option<DieMauerDeadWall>,
        /// The number of idle turns in a row after which a round ends, if any (DM-43).
        max_idle_turns: Limit,
        /// The penalty for a tower (DM-44).
        tower_penalty: Count,
        /// The penalty for a gate (DM-44).
        gate_penalty: Count,
        /// The number of rounds, up to 99 (DM-45).
        rounds: Count,
        /// The winner when several have the lowest total (DM-46).
        tie_break: DieMauerTieBreak,
    }
}

back! {
    DieMauerSetup to Setup {
        players, edition, min_players, max_players, wall_values, stock, first_master,
        next_round_master, placement_order, sit1_optional, donation, donation_can_end_round,
        dead_wall, max_idle_turns, tower_penalty, gate_penalty, rounds, tie_break,
    }
}

pub(super) type DieMauerEdition = Edition;

/// A rulebook: a set of defaults for all options.
#[uniffi::remote(Enum)]
pub enum DieMauerEdition {
    /// The letter of the texts, and the majority where they disagree.
    Consensus,
    /// The English text: only *placing* a last piece ends a round.
    Svellov1999,
    /// The Dutch text: possession decides, as in the consensus.
    Spellenarchief2000,
    /// The French text: giving is a duty, and only placing ends a round.
    VilCoyote,
    /// The English list of pieces at its word: walls 1 to 5.
    Merlons1To5,
}

pub(super) type DieMauerNextRoundMaster = NextRoundMaster;

/// The Master-builder of the next round (DM-06).
#[uniffi::remote(Enum)]
pub enum DieMauerNextRoundMaster {
    /// The next seat, as after every turn.
    Continue,
    /// The winner of the round (DM-55).
    RoundWinner,
    /// The first Master-builder again (DM-55).
    Youngest,
}

pub(super) type DieMauerPlacementOrder = PlacementOrder;

/// The seat that chooses the ends when several build (DM-22).
#[uniffi::remote(Enum)]
pub enum DieMauerPlacementOrder {
    /// Each builder, clockwise from the Master-builder's left.
    ClockwiseFromMaster,
    /// The Master-builder, for each of them in the same order.
    MasterChooses,
}

pub(super) type DieMauerDonation = Donation;

/// Whether the donor of Situation 2 may keep his piece (DM-30).
#[uniffi::remote(Enum)]
pub enum DieMauerDonation {
    /// He may keep it.
    Optional,
    /// He gives one if he has any.
    Mandatory,
}

pub(super) type DieMauerDeadWall = DeadWall;

/// The effect of a dead wall (DM-42).
#[uniffi::remote(Enum)]
pub enum DieMauerDeadWall {
    /// The round goes on.
    Continue,
    /// The round ends with that turn; everybody scores.
    EndRoundScoreAll,
}

pub(super) type DieMauerTieBreak = TieBreak;

/// The winner when several have the lowest total (DM-46).
#[uniffi::remote(Enum)]
pub enum DieMauerTieBreak {
    /// All of them share the win.
    Shared,
    /// Whoever held nothing at the end of the most rounds.
    MostRoundsWon,
}

/// Returns an edition's defaults for that many seats, from 2 to 8; other numbers are refused when a
/// game is started (DM-02). Throws `Notation` for a number that no setup can hold.
#[uniffi::export]
pub fn die_mauer_edition(
    edition: DieMauerEdition,
    players: Count,
) -> Result<DieMauerSetup, MauerwerkError> {
    Ok(Setup::new(edition, players.into()).into())
}
