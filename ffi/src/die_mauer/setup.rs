//! The set-up.

use mauerwerk::Seat;
use mauerwerk::die_mauer::{
    DeadWall, Donation, Edition, NextRoundMaster, PlacementOrder, Setup, TieBreak,
};

use super::DieMauerStock;
use crate::error::MauerwerkError;
use crate::seat::{Count, Counts, Limit};

mirror! {
    /// Holds seats and options: plain data that can be anything until a game is started with it.
    DieMauerSetup of Setup {
        /// Holds the number of seats (DM-02).
        players: Count,
        /// Names the rulebook whose defaults hold; it changes nothing by itself.
        edition: DieMauerEdition,
        /// Holds the fewest seats the table allows, from 2 (DM-02).
        min_players: Count,
        /// Holds the most seats the table has pieces for, up to 8 (DM-02).
        max_players: Count,
        /// Holds the merlons of the walls in a set, each from 1 to 6, all different (DM-01).
        wall_values: Counts,
        /// Holds each seat's pieces at the start of a round; nothing means a complete set (DM-48).
        stock: Option<DieMauerStock>,
        /// Names the first Master-builder (DM-03).
        first_master: Seat,
        /// Says who is Master-builder when the next round starts (DM-06).
        next_round_master: DieMauerNextRoundMaster,
        /// Says who chooses the ends when several build (DM-22).
        placement_order: DieMauerPlacementOrder,
        /// Says whether the Master-builder may decline to build in Situation 1 (DM-26).
        sit1_optional: bool,
        /// Says whether the donor of Situation 2 may keep his piece (DM-30).
        donation: DieMauerDonation,
        /// Says whether giving away a last piece ends the round (DM-35).
        donation_can_end_round: bool,
        /// Says what a dead wall does; nothing ends the round exactly where no gift could (DM-42).
        dead_wall: Option<DieMauerDeadWall>,
        /// Holds after how many idle turns in a row a round ends, if at all (DM-43).
        max_idle_turns: Limit,
        /// Holds the penalty for a tower (DM-44).
        tower_penalty: Count,
        /// Holds the penalty for a gate (DM-44).
        gate_penalty: Count,
        /// Holds the number of rounds, up to 99 (DM-45).
        rounds: Count,
        /// Says who wins when several have the lowest total (DM-46).
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

/// Names a rulebook: a set of defaults for all options.
#[uniffi::remote(Enum)]
pub enum DieMauerEdition {
    /// Follows the letter of the texts, and the majority where they disagree.
    Consensus,
    /// Follows the English text: only *placing* a last piece ends a round.
    Svellov1999,
    /// Follows the Dutch text: possession decides, as in the consensus.
    Spellenarchief2000,
    /// Follows the French text: giving is a duty, and only placing ends a round.
    VilCoyote,
    /// Takes the English list of pieces at its word: walls 1 to 5.
    Merlons1To5,
}

pub(super) type DieMauerNextRoundMaster = NextRoundMaster;

/// Says who is Master-builder when the next round starts (DM-06).
#[uniffi::remote(Enum)]
pub enum DieMauerNextRoundMaster {
    /// Passes the block on as after every turn.
    Continue,
    /// Gives the block to the winner of the round (DM-55).
    RoundWinner,
    /// Gives the block to the first Master-builder again (DM-55).
    Youngest,
}

pub(super) type DieMauerPlacementOrder = PlacementOrder;

/// Says who chooses the ends when several build (DM-22).
#[uniffi::remote(Enum)]
pub enum DieMauerPlacementOrder {
    /// Lets each builder choose, clockwise from the Master-builder's left.
    ClockwiseFromMaster,
    /// Lets the Master-builder choose for each of them, in the same order.
    MasterChooses,
}

pub(super) type DieMauerDonation = Donation;

/// Says whether the donor of Situation 2 may keep his piece (DM-30).
#[uniffi::remote(Enum)]
pub enum DieMauerDonation {
    /// Lets him keep it.
    Optional,
    /// Makes him give one if he has any.
    Mandatory,
}

pub(super) type DieMauerDeadWall = DeadWall;

/// Says what a dead wall does (DM-42).
#[uniffi::remote(Enum)]
pub enum DieMauerDeadWall {
    /// Lets the round go on.
    Continue,
    /// Ends the round at the end of that turn; everybody scores.
    EndRoundScoreAll,
}

pub(super) type DieMauerTieBreak = TieBreak;

/// Says who wins when several have the lowest total (DM-46).
#[uniffi::remote(Enum)]
pub enum DieMauerTieBreak {
    /// Shares the win.
    Shared,
    /// Prefers whoever held nothing at the end of the most rounds.
    MostRoundsWon,
}

/// Returns an edition's defaults for that many seats, from 2 to 8; other numbers are refused when a
/// game is started (DM-02). Throws `Notation` for a number that no set-up can hold.
#[uniffi::export]
pub fn die_mauer_edition(
    edition: DieMauerEdition,
    players: Count,
) -> Result<DieMauerSetup, MauerwerkError> {
    Ok(Setup::new(edition, players.into()).into())
}
