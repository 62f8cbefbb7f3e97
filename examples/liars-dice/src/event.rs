//! What happens, as it is announced at the table.

use std::fmt;

use mauerwerk::{Message, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::action::Bid;
use crate::roll::Roll;

/// Something that happened.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[non_exhaustive]
pub enum Event {
    /// Dice that fell under a cup.
    Rolled {
        /// The seat whose cup it is.
        seat: Seat,
        /// What they show, for that seat.
        roll: Option<Roll>,
    },
    /// A bid.
    Bid {
        /// The seat that made it.
        seat: Seat,
        /// The bid.
        bid: Bid,
    },
    /// A doubt.
    Doubted {
        /// The seat that doubts.
        seat: Seat,
        /// The bid it doubts.
        bid: Bid,
    },
    /// A cup that was lifted.
    Lifted {
        /// The seat whose cup it is.
        seat: Seat,
        /// What was under it.
        roll: Roll,
    },
    /// A die that was lost.
    Lost {
        /// The seat that lost it.
        seat: Seat,
        /// The number of dice that count for the bid.
        counted: u8,
    },
}

impl mauerwerk::Event for Event {
    fn seen_by(&self, viewer: Viewer) -> Self {
        match *self {
            Self::Rolled { seat, .. } if !viewer.is(seat) => Self::Rolled { seat, roll: None },
            public => public,
        }
    }

    fn message(&self) -> Message {
        let said = |seat: Seat, what: String| Message::parts([seat.into(), what.into()]);
        match *self {
            Self::Rolled { seat, roll: Some(roll) } => said(seat, format!(" rolls {roll}")),
            Self::Rolled { seat, roll: None } => said(seat, " rolls".to_owned()),
            Self::Bid { seat, bid } => said(seat, format!(" bids {bid}")),
            Self::Doubted { seat, bid } => said(seat, format!(" doubts {bid}")),
            Self::Lifted { seat, roll } => said(seat, format!(" had {roll}")),
            Self::Lost { seat, counted } => Message::parts([
                format!("there were {counted}, and ").into(),
                seat.into(),
                " loses a die".into(),
            ]),
        }
    }
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        mauerwerk::Event::message(self).fmt(f)
    }
}

/// Why a game ended.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize)]
#[non_exhaustive]
pub enum Ending {
    /// One seat alone has dice.
    LastWithDice,
}

impl From<Ending> for Message {
    fn from(Ending::LastWithDice: Ending) -> Self {
        "one seat alone has dice".into()
    }
}
