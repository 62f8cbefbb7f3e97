//! What happens.

use mauerwerk::Seat;
use mauerwerk::die_mauer::{Event, Gift, Nothing, RoundEnding};

use super::{DieMauerEnd, DieMauerFist, DieMauerFists, DieMauerPiece, DieMauerStocks};
use crate::seat::Points;

pub(super) type DieMauerEvent = Event;

/// Something that happened.
#[uniffi::remote(Enum)]
pub enum DieMauerEvent {
    /// A fist was put on the table; what is in it, only that seat knows.
    Planned {
        /// The seat.
        seat: Seat,
        /// What is in the fist, or nothing where it is hidden from the viewer.
        fist: Option<DieMauerFist>,
    },
    /// All fists were opened (DM-12).
    Revealed {
        /// The Master-builder.
        master: Seat,
        /// What was in each fist.
        fists: DieMauerFists,
    },
    /// A piece was built.
    Built {
        /// The seat whose piece it was.
        seat: Seat,
        /// The piece.
        piece: DieMauerPiece,
        /// The end, or nothing for the first piece of a wall (DM-24).
        end: Option<DieMauerEnd>,
    },
    /// Nobody builds in this turn.
    NothingBuilt {
        /// The reason.
        why: DieMauerNothing,
    },
    /// A piece was given away; what it was, only the two know (DM-32).
    Given(DieMauerGift),
    /// The donor of Situation 2 gave nothing.
    Kept {
        /// The seat that could have given.
        donor: Seat,
    },
    /// A round ended; what everybody had left is shown (DM-56).
    RoundOver {
        /// The number of the round, from 1.
        round: u8,
        /// The cause of its end.
        ending: DieMauerRoundEnding,
        /// The pieces left over.
        left: DieMauerStocks,
        /// The penalties for them (DM-44).
        penalties: Points,
    },
    /// The block went to the next Master-builder.
    BlockPassed {
        /// The seat.
        master: Seat,
    },
}

pub(super) type DieMauerGift = Gift;

/// A gift: a competitor's piece handed to the Master-builder in Situation 2.
#[uniffi::remote(Record)]
pub struct DieMauerGift {
    /// The seat that gave the piece away.
    pub donor: Seat,
    /// The Master-builder of that turn.
    pub receiver: Seat,
    /// The piece, or nothing where it is hidden from the viewer.
    pub piece: Option<DieMauerPiece>,
}

pub(super) type DieMauerNothing = Nothing;

/// The reason why nobody builds.
#[uniffi::remote(Enum)]
pub enum DieMauerNothing {
    /// A plan that nobody matched and that can't be built (DM-14).
    IllegalPlan,
    /// A plan that was matched, with no room for the piece (DM-17).
    NoRoom,
    /// The Master-builder's choice in Situation 1 (DM-26, DM-27).
    Declined,
    /// Several empty fists beside the Master-builder's (DM-39).
    SeveralEmpty,
}

pub(super) type DieMauerRoundEnding = RoundEnding;

/// The cause of the end of a round.
#[uniffi::remote(Enum)]
pub enum DieMauerRoundEnding {
    /// A last piece built (DM-37).
    LastPieceBuilt,
    /// A last piece given away (DM-35).
    LastPieceGiven,
    /// A wall that takes no piece that anybody holds (DM-42).
    DeadWall,
    /// Too many turns in which nothing was built (DM-43).
    TooManyIdleTurns,
}
