//! What happens in a turn, as it is seen at the table, told in numbers, and counted.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::base::rule::RuleId;
use crate::base::seat::{BySeat, Seat};
use crate::game::history::Trace;
use crate::game::{self, Viewer};
use crate::games::die_mauer::{End, Fist, Gift, Piece, Stock, places, rules};
use crate::sheet::canvas::table::seat_place;

/// Something that happened.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[serde(tag = "event", expecting = "an event", rename_all = "snake_case", deny_unknown_fields)]
pub enum Event {
    /// A fist was put on the table; what is in it, only that seat knows.
    Planned {
        /// The seat.
        seat: Seat,
        /// What is in the fist, or `None` where it is hidden from the viewer.
        fist: Option<Fist>,
    },
    /// All fists were opened (DM-12).
    Revealed {
        /// The Master-builder.
        master: Seat,
        /// What was in each fist.
        fists: BySeat<Fist>,
    },
    /// A piece was built.
    Built {
        /// The seat whose piece it was.
        seat: Seat,
        /// The piece.
        piece: Piece,
        /// The end, or `None` for the first piece of a wall (DM-24).
        end: Option<End>,
    },
    /// Nobody builds in this turn.
    NothingBuilt {
        /// The reason.
        why: Nothing,
    },
    /// A builder who may decline builds nothing, and takes the piece back (DM-13, DM-15).
    Declined {
        /// The seat.
        seat: Seat,
    },
    /// A piece was given away; what it was, only the two know (DM-32).
    Given(Gift),
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
        ending: RoundEnding,
        /// The pieces left over.
        left: BySeat<Stock>,
        /// The penalties for them (DM-44).
        penalties: BySeat<u16>,
    },
    /// The block went to the next Master-builder.
    BlockPassed {
        /// The seat.
        master: Seat,
    },
}

/// The reason why nobody builds.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Nothing {
    /// A plan that nobody matched and that can't be built (DM-14).
    IllegalPlan,
    /// A plan that was matched, with no room for the piece (DM-17).
    NoRoom,
    /// The Master-builder's choice in Situation 1 (DM-26, DM-27).
    Declined,
    /// Several empty fists beside the Master-builder's (DM-39).
    SeveralEmpty,
}

impl Nothing {
    /// Returns the ruling.
    #[must_use]
    pub const fn rule(self) -> RuleId {
        match self {
            Self::IllegalPlan => rules::DM_14.id,
            Self::NoRoom => rules::DM_17.id,
            Self::Declined => rules::DM_26.id,
            Self::SeveralEmpty => rules::DM_39.id,
        }
    }
}

/// The cause of the end of a round.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RoundEnding {
    /// A last piece built (DM-37).
    LastPieceBuilt,
    /// A last piece given away (DM-35).
    LastPieceGiven,
    /// A wall that takes no piece that anybody holds (DM-42).
    DeadWall,
    /// Too many turns in which nothing was built (DM-43).
    TooManyIdleTurns,
}

impl fmt::Display for RoundEnding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::LastPieceBuilt => "a last piece is built",
            Self::LastPieceGiven => "a last piece is given away",
            Self::DeadWall => "the wall is dead",
            Self::TooManyIdleTurns => "too many idle turns",
        })
    }
}

crate::kinds!(Event {
    Planned { .. },
    Revealed { .. },
    Built { .. },
    NothingBuilt { .. },
    Declined { .. },
    Given(..),
    Kept { .. },
    RoundOver { .. },
    BlockPassed { .. },
});

impl game::Event for Event {
    fn seen_by(&self, viewer: Viewer) -> Self {
        match *self {
            Self::Planned { seat, fist } => {
                Self::Planned { seat, fist: fist.filter(|_| viewer.is(seat)) }
            }
            Self::Given(gift) => Self::Given(gift.seen_by(viewer)),
            public => public,
        }
    }

    fn places(&self) -> Vec<String> {
        match *self {
            Self::Planned { seat, .. } => vec![places::fist(seat)],
            Self::Revealed { fists, .. } => {
                fists.iter().map(|(seat, _)| places::fist(seat)).collect()
            }
            Self::Built { seat, piece, end } => {
                vec![places::stock(seat, Some(piece)), places::built(end)]
            }
            Self::Given(Gift { donor, receiver, piece: Some(piece) }) => {
                [donor, receiver].map(|seat| places::stock(seat, Some(piece))).into()
            }
            Self::Given(Gift { donor, receiver, piece: None }) => {
                [donor, receiver].map(seat_place).into()
            }
            Self::Declined { seat } => vec![places::fist(seat)],
            Self::Kept { donor } => vec![seat_place(donor)],
            Self::BlockPassed { .. } => vec![places::BLOCK.to_owned()],
            Self::NothingBuilt { .. } | Self::RoundOver { .. } => Vec::new(),
        }
    }

    fn is_way(&self) -> bool {
        !matches!(self, Self::Revealed { .. })
    }

    /// An end for each builder's piece, and a fist for each seat.
    const REMEMBERED: usize = 3 * Seat::COUNT;

    fn shown(&self) -> Vec<(String, String)> {
        match self {
            Self::Revealed { fists, .. } => {
                fists.iter().map(|(seat, fist)| (places::fist(seat), fist.to_string())).collect()
            }
            _ => Vec::new(),
        }
    }

    const KINDS: &'static [&'static str] = Self::KINDS;

    const THINGS: usize = Self::THINGS;

    fn trace(&self, note: &mut impl FnMut(Trace)) {
        self.traces(note);
    }
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Planned { seat, fist: None } => write!(f, "seat {seat} puts a fist on the table"),
            Self::Planned { seat, fist: Some(fist) } => {
                write!(f, "seat {seat} puts a fist on the table: {fist}")
            }
            Self::Revealed { master, fists } => {
                write!(f, "fists open: {} (Master-builder {master})", joined(fists))
            }
            Self::Built { seat, piece, end: None } => write!(f, "seat {seat} builds {piece}"),
            Self::Built { seat, piece, end: Some(end) } => {
                write!(f, "seat {seat} builds {piece} at the {end} end")
            }
            Self::NothingBuilt { why } => write!(f, "nobody builds ({})", why.rule()),
            Self::Declined { seat } => write!(f, "seat {seat} builds nothing"),
            Self::Given(Gift { donor, receiver, piece: None }) => {
                write!(f, "seat {donor} gives seat {receiver} a piece")
            }
            Self::Given(Gift { donor, receiver, piece: Some(piece) }) => {
                write!(f, "seat {donor} gives seat {receiver} {piece}")
            }
            Self::Kept { donor } => write!(f, "seat {donor} gives nothing"),
            Self::RoundOver { round, ending, left, penalties } => {
                let (left, penalties) = (joined(left), joined(penalties));
                write!(f, "round {round} ends, {ending}: left {left}, penalties {penalties}")
            }
            Self::BlockPassed { master } => write!(f, "seat {master} is Master-builder"),
        }
    }
}

/// Writes the values of all seats with slashes between them.
fn joined<T: fmt::Display>(values: &BySeat<T>) -> String {
    let values: Vec<String> = values.as_slice().iter().map(T::to_string).collect();
    values.join("/")
}

impl Event {
    /// The things events are about: an empty fist, and the types of pieces.
    const THINGS: usize = 1 + Piece::ALL.len();

    /// Hands the traces of the event to `note`. Their numbers are of a piece that is built its end (1
    /// left, 2 right), where nothing is built the cause, and of a round that ends its number, the cause
    /// and the seat's penalty; causes are counted from 1.
    fn traces(&self, note: &mut impl FnMut(Trace)) {
        let trace = Trace::of(self.kind());
        match *self {
            Self::Planned { seat, fist } => note(trace.by(seat).about(fist.map(held))),
            Self::Revealed { fists, .. } => {
                let fists = fists.iter();
                fists.for_each(|(seat, &fist)| note(trace.by(seat).about(held(fist))));
            }
            Self::Built { seat, piece, end } => {
                let end = end.map_or(0, |end| 1 + end as u16);
                note(trace.by(seat).about(thing(piece)).saying([end]));
            }
            Self::NothingBuilt { why } => note(trace.saying([1 + why as u16])),
            Self::Given(gift) => {
                note(trace.by(gift.donor).with(gift.receiver).about(gift.piece.map(thing)));
            }
            Self::Declined { seat: by } | Self::Kept { donor: by } => note(trace.by(by)),
            Self::RoundOver { round, ending, penalties, .. } => {
                let said = |&penalty: &u16| [round.into(), 1 + ending as u16, penalty];
                let seats = penalties.iter();
                seats.for_each(|(seat, penalty)| note(trace.by(seat).saying(said(penalty))));
            }
            Self::BlockPassed { master } => note(trace.by(master)),
        }
    }
}

fn held(fist: Fist) -> usize {
    fist.piece().map_or(0, thing)
}

const fn thing(piece: Piece) -> usize {
    1 + piece.index()
}

/// The counts of the events of a game.
#[derive(Copy, Clone, Default, Eq, PartialEq, Hash, Debug)]
pub struct Tally {
    turns: u32,
    pieces_built: u32,
    nothing_built: u32,
    declined: u32,
    gifts: u32,
    gifts_refused: u32,
    rounds_by_building: u32,
    rounds_by_giving: u32,
    rounds_by_dead_wall: u32,
    rounds_by_idle_turns: u32,
}

impl game::Tally for Tally {
    type Event = Event;

    const COLUMNS: &'static [&'static str] = &[
        "turns",
        "pieces_built",
        "nothing_built",
        "declined",
        "gifts",
        "gifts_refused",
        "rounds_by_building",
        "rounds_by_giving",
        "rounds_by_dead_wall",
        "rounds_by_idle_turns",
    ];

    #[inline]
    fn count(&mut self, event: &Event) {
        let number = match event {
            Event::Revealed { .. } => &mut self.turns,
            Event::Built { .. } => &mut self.pieces_built,
            Event::Declined { .. } | Event::NothingBuilt { why: Nothing::Declined } => {
                &mut self.declined
            }
            Event::NothingBuilt { .. } => &mut self.nothing_built,
            Event::Given(_) => &mut self.gifts,
            Event::Kept { .. } => &mut self.gifts_refused,
            Event::RoundOver { ending, .. } => match ending {
                RoundEnding::LastPieceBuilt => &mut self.rounds_by_building,
                RoundEnding::LastPieceGiven => &mut self.rounds_by_giving,
                RoundEnding::DeadWall => &mut self.rounds_by_dead_wall,
                RoundEnding::TooManyIdleTurns => &mut self.rounds_by_idle_turns,
            },
            Event::Planned { .. } | Event::BlockPassed { .. } => return,
        };
        *number += 1;
    }

    fn values(&self) -> Vec<u32> {
        vec![
            self.turns,
            self.pieces_built,
            self.nothing_built,
            self.declined,
            self.gifts,
            self.gifts_refused,
            self.rounds_by_building,
            self.rounds_by_giving,
            self.rounds_by_dead_wall,
            self.rounds_by_idle_turns,
        ]
    }
}
