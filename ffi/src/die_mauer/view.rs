//! What a viewer sees.

use mauerwerk::die_mauer::{Phase, SeenStock, View};
use mauerwerk::{Seat, Seats};

use super::{DieMauerGift, DieMauerSeenFist, DieMauerSetup, DieMauerStock, DieMauerWall};
use crate::seat::{Points, Viewer, Whole, list};

mirror! {
    /// Holds what a viewer sees: its own stock, all that is public, and the gifts it took part in.
    /// It draws no conclusions (DM-57).
    DieMauerView of View {
        /// Says who looks.
        viewer: Viewer,
        /// Holds the seats and options.
        setup: DieMauerSetup,
        /// Lists the wall on the table, from its left to its right end.
        wall: DieMauerWall,
        /// Tells whether the wall takes no piece that anybody holds (DM-42).
        wall_is_dead: bool,
        /// Names the Master-builder.
        master: Seat,
        /// Says which part of the turn it is.
        phase: DieMauerPhase,
        /// Lists the seats whose decision it is.
        deciding: Seats,
        /// Lists the builders who still have to build; the first clockwise from the
        /// Master-builder's left is next.
        builders: Seats,
        /// Holds how many rounds have ended.
        rounds_played: Whole,
        /// Holds each seat's penalties of those rounds.
        totals: Points,
        /// Holds at how many ends of a round each seat held nothing.
        rounds_won: Vec<Whole> = list,
        /// Lists the seats that have won, when the game is over.
        winners: Seats,
        /// Holds how many turns in a row nothing was built, where that is counted (DM-43).
        idle_turns: Whole,
        /// Lists the fists on the table, by seat.
        fists: Vec<DieMauerSeenFist> = list,
        /// Lists what is known of each seat's stock.
        stocks: Vec<DieMauerSeenStock> = list,
        /// The latest gifts of the round, oldest first, at most 7. Older ones, those of the viewer's
        /// own seat among them, are in what the seat was told.
        gifts: Vec<DieMauerGift>,
        /// The seats that took part in gifts older than those. If they are only the viewer and one
        /// other seat, nothing about that seat's stock is forgotten.
        unsure: Seats,
    }
}

pub(super) type DieMauerPhase = Phase;

/// Names a part of a turn.
#[uniffi::remote(Enum)]
pub enum DieMauerPhase {
    /// Waits for fists (DM-07).
    Planning,
    /// Waits for builders to choose ends (DM-22).
    Building,
    /// Waits for the Master-builder, who alone had an empty fist (DM-26).
    Situation1,
    /// Waits for the one competitor with an empty fist beside the Master-builder's (DM-30).
    Situation2,
    /// Comes after the last round.
    Over,
}

/// Holds what a viewer knows of a seat's stock.
#[derive(Clone, Eq, PartialEq, Debug, uniffi::Record)]
pub struct DieMauerSeenStock {
    /// Holds how many pieces there are, which is public (DM-49).
    pub size: Whole,
    /// Lists the pieces if nothing about them is hidden from the viewer.
    pub certain: Option<DieMauerStock>,
    /// Lists the pieces there would be had the gifts hidden from the viewer not been made; empty if
    /// only the size is known.
    pub visible: DieMauerStock,
    /// Lists the pieces that were built without being among the visible ones.
    pub surplus: DieMauerStock,
    /// Holds how many of each type there would be, in the order of the types, had the hidden gifts
    /// not been made; nothing if the position has forgotten some of them.
    pub counts: Option<Vec<Whole>>,
    /// Holds how many pieces came in by gifts hidden from the viewer.
    pub hidden_in: Whole,
    /// Holds how many pieces went out by gifts hidden from the viewer.
    pub hidden_out: Whole,
    /// Holds all of this in notation.
    pub notation: String,
}

impl From<SeenStock> for DieMauerSeenStock {
    fn from(seen: SeenStock) -> Self {
        let SeenStock { size, counts, hidden_in, hidden_out } = seen;
        Self {
            size: size.into(),
            certain: seen.certain(),
            visible: seen.visible(),
            surplus: seen.surplus(),
            counts: counts.map(|counts| counts.map(Whole::from).to_vec()),
            hidden_in: hidden_in.into(),
            hidden_out: hidden_out.into(),
            notation: seen.to_string(),
        }
    }
}
