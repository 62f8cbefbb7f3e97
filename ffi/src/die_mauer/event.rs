//! What happens.

use mauerwerk::Seat;
use mauerwerk::die_mauer::{Event, Gift, Nothing, RoundEnding};

use super::{DieMauerEnd, DieMauerFist, DieMauerFists, DieMauerPiece, DieMauerStocks};
use crate::seat::Points;

pub(super) type DieMauerEvent = Event;

/// Holds something that happened.
#[uniffi::remote(Enum)]
pub enum DieMauerEvent {
    /// Tells that a fist was put on the table; what is in it, only that seat knows.
    Planned {
        /// Names the seat.
        seat: Seat,
        /// Holds what is in the fist, or nothing where it is hidden from the viewer.
        fist: Option<DieMauerFist>,
    },
    /// Tells that all fists were opened (DM-12).
    Revealed {
        /// Names the Master-builder.
        master: Seat,
        /// Holds what was in each fist.
        fists: DieMauerFists,
    },
    /// Tells that a piece was built.
    Built {
        /// Names the seat whose piece it was.
        seat: Seat,
        /// Holds the piece.
        piece: DieMauerPiece,
        /// Names the end, or nothing for the first piece of a wall (DM-24).
        end: Option<DieMauerEnd>,
    },
    /// Tells that nobody builds in this turn.
    NothingBuilt {
        /// Says why.
        why: DieMauerNothing,
    },
    /// Tells that a piece was given away; what it was, only the two know (DM-32).
    Given(DieMauerGift),
    /// Tells that the donor of Situation 2 gave nothing.
    Kept {
        /// Names the seat that could have given.
        donor: Seat,
    },
    /// Tells that a round ended, and what everybody had left (DM-56).
    RoundOver {
        /// Holds the number of the round, from 1.
        round: u8,
        /// Says why it ended.
        ending: DieMauerRoundEnding,
        /// Holds the pieces left over.
        left: DieMauerStocks,
        /// Holds the penalties for them (DM-44).
        penalties: Points,
    },
    /// Tells who is the next Master-builder.
    BlockPassed {
        /// Names the seat.
        master: Seat,
    },
}

pub(super) type DieMauerGift = Gift;

/// Holds a gift: a competitor's piece handed to the Master-builder in Situation 2.
#[uniffi::remote(Record)]
pub struct DieMauerGift {
    /// Names the seat that gave the piece away.
    pub donor: Seat,
    /// Names the Master-builder of that turn.
    pub receiver: Seat,
    /// Holds the piece, or nothing where it is hidden from the viewer.
    pub piece: Option<DieMauerPiece>,
}

pub(super) type DieMauerNothing = Nothing;

/// Says why nobody builds.
#[uniffi::remote(Enum)]
pub enum DieMauerNothing {
    /// Follows from a plan that nobody matched and that can't be built (DM-14).
    IllegalPlan,
    /// Follows from a plan that was matched, with no room for the piece (DM-17).
    NoRoom,
    /// Follows from the Master-builder's choice in Situation 1 (DM-26, DM-27).
    Declined,
    /// Follows from several empty fists beside the Master-builder's (DM-39).
    SeveralEmpty,
}

pub(super) type DieMauerRoundEnding = RoundEnding;

/// Says why a round ended.
#[uniffi::remote(Enum)]
pub enum DieMauerRoundEnding {
    /// Follows from a last piece built (DM-37).
    LastPieceBuilt,
    /// Follows from a last piece given away (DM-35).
    LastPieceGiven,
    /// Follows from a wall that takes no piece that anybody holds (DM-42).
    DeadWall,
    /// Follows from too many turns in which nothing was built (DM-43).
    TooManyIdleTurns,
}
