//! What a viewer sees.

use mauerwerk::die_mauer::{Phase, Position, SeenStock, View};
use mauerwerk::{Seat, Seats};

use super::{DieMauerGift, DieMauerSeenFist, DieMauerSetup, DieMauerStock, DieMauerWall};
use crate::seat::{Points, Viewer, Whole, list};

mirror! {
    /// What a viewer sees: a position in which all that is hidden from the viewer is unknown, and
    /// what follows from it. It draws no conclusions (DM-57).
    DieMauerView of View {
        /// Who looks.
        viewer: Viewer,
        /// The position, as far as the viewer knows it.
        position: DieMauerPosition,
        /// Whether the wall takes no piece that anybody holds (DM-42).
        wall_is_dead: bool,
        /// The part of the turn.
        phase: DieMauerPhase,
        /// The seats to move.
        deciding: Seats,
        /// The seats that have won, when the game is over.
        winners: Seats,
    }
}

mirror! {
    /// A position, what is not known included.
    DieMauerPosition of Position {
        /// The seats and options.
        setup: DieMauerSetup,
        /// The wall on the table, from its left to its right end.
        wall: DieMauerWall,
        /// What is known of each seat's stock.
        stocks: Vec<DieMauerSeenStock> = list,
        /// The Master-builder.
        master: Seat,
        /// The number of rounds that have ended.
        rounds_played: Whole,
        /// Each seat's penalties of those rounds.
        totals: Points,
        /// The number of rounds at whose end each seat held nothing (DM-46).
        rounds_won: Vec<Whole> = list,
        /// The number of turns in a row in which nothing was built, where that is counted (DM-43).
        idle_turns: Whole,
        /// The fists on the table, by seat; nothing for a seat without one.
        fists: Vec<Option<DieMauerSeenFist>> = list,
        /// The builders who still have to build; the first clockwise from the Master-builder's left
        /// is next.
        builders: Seats,
        /// The latest gifts of the round, oldest first, at most 7. Older ones, those of the viewer's
        /// own seat among them, are in what the seat has seen.
        gifts: Vec<DieMauerGift>,
        /// The seats that took part in gifts older than those: another seat sees only how many
        /// pieces they have, unless they are just that seat and one more.
        unsure: Seats,
    }
}

pub(super) type DieMauerPhase = Phase;

/// A part of a turn.
#[uniffi::remote(Enum)]
pub enum DieMauerPhase {
    /// Fists are put on the table (DM-07).
    Planning,
    /// Builders choose ends (DM-22).
    Building,
    /// The Master-builder, who alone had an empty fist, may build (DM-26).
    Situation1,
    /// The one competitor with an empty fist beside the Master-builder's may give (DM-30).
    Situation2,
    /// The last round has ended.
    Over,
}

/// What a position says of the pieces a seat has.
#[derive(Clone, Eq, PartialEq, Debug, uniffi::Record)]
pub struct DieMauerSeenStock {
    /// The number of pieces there are, which is public (DM-49).
    pub size: Whole,
    /// The pieces if nothing about them is hidden from the viewer.
    pub certain: Option<DieMauerStock>,
    /// The pieces there would be had the gifts hidden from the viewer not been made; empty if
    /// only the size is known.
    pub visible: DieMauerStock,
    /// The pieces that were built without being among the visible ones.
    pub surplus: DieMauerStock,
    /// How many of each type there would be, in the order of the types, had the hidden gifts not been
    /// made; nothing if only the size is known.
    pub counts: Option<Vec<Whole>>,
    /// The number of pieces that came in by gifts hidden from the viewer.
    pub hidden_in: Whole,
    /// The number of pieces that went out by gifts hidden from the viewer.
    pub hidden_out: Whole,
    /// All of this in notation.
    pub notation: String,
}

impl From<SeenStock> for DieMauerSeenStock {
    fn from(seen: SeenStock) -> Self {
        Self {
            size: seen.size().into(),
            certain: seen.certain(),
            visible: seen.visible(),
            surplus: seen.surplus(),
            counts: seen.counts().map(|counts| counts.map(Whole::from).to_vec()),
            hidden_in: seen.hidden_in().into(),
            hidden_out: seen.hidden_out().into(),
            notation: seen.to_string(),
        }
    }
}
