//! The events of a turn, as seen at the table, as numbers, and as counts.

use serde::{Deserialize, Serialize};

use crate::base::rule::RuleId;
use crate::base::seat::{BySeat, Seat};
use crate::game::history::Trace;
use crate::game::{self, Viewer};
use crate::games::die_mauer::{End, Fist, Gift, Piece, Stock, places, rules, texts};
use crate::sheet::canvas::table::seat_place;
use crate::text::message::{Arg, Message, message, together};

/// An event.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[serde(tag = "event", expecting = "an event", rename_all = "snake_case", deny_unknown_fields)]
pub enum Event {
    /// A seat put a fist on the table. Only that seat knows its content.
    Planned {
        /// The seat.
        seat: Seat,
        /// The content of the fist, or `None` if it is hidden from the viewer.
        fist: Option<Fist>,
    },
    /// All fists were opened (DM-12).
    Revealed {
        /// The Master-builder.
        master: Seat,
        /// The content of each fist.
        fists: BySeat<Fist>,
    },
    /// A piece was built.
    Built {
        /// The seat that owned the piece.
        seat: Seat,
        /// The piece.
        piece: Piece,
        /// The end, or `None` for the first piece of a wall (DM-24).
        end: Option<End>,
    },
    /// No piece is built in this turn.
    NothingBuilt {
        /// The reason.
        why: Nothing,
    },
    /// A builder who may decline builds nothing, and takes the piece back (DM-13, DM-15).
    Declined {
        /// The seat.
        seat: Seat,
    },
    /// A piece was given away. Only the two seats know which (DM-32).
    Given(Gift),
    /// The donor of Situation 2 gave nothing.
    Kept {
        /// The seat that could have given.
        donor: Seat,
    },
    /// A round ended. The remaining pieces of all seats are shown (DM-56).
    RoundOver {
        /// The number of the round, from 1.
        round: u8,
        /// The cause of its end.
        ending: RoundEnding,
        /// The remaining pieces.
        left: BySeat<Stock>,
        /// The penalties for them (DM-44).
        penalties: BySeat<u16>,
    },
    /// The block went to the next Master-builder.
    BlockPassed {
        /// The new Master-builder.
        master: Seat,
    },
}

/// The reason why no piece is built.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Nothing {
    /// No competitor matched the plan, and it can't be built (DM-14).
    IllegalPlan,
    /// Competitors matched the plan, and there is no room for the piece (DM-17).
    NoRoom,
    /// The Master-builder declined in Situation 1 (DM-26, DM-27).
    Declined,
    /// Several competitors had empty fists like the Master-builder (DM-39).
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
    /// A last piece was built (DM-37).
    LastPieceBuilt,
    /// A last piece was given away (DM-35).
    LastPieceGiven,
    /// The wall takes no piece that any seat has (DM-42).
    DeadWall,
    /// Nothing was built for too many turns in a row (DM-43).
    TooManyIdleTurns,
}

impl From<RoundEnding> for Message {
    fn from(ending: RoundEnding) -> Self {
        match ending {
            RoundEnding::LastPieceBuilt => message!(texts::LastPieceBuilt),
            RoundEnding::LastPieceGiven => message!(texts::LastPieceGiven),
            RoundEnding::DeadWall => message!(texts::DeadWall),
            RoundEnding::TooManyIdleTurns => message!(texts::TooManyIdleTurns),
        }
    }
}

impl From<Nothing> for Message {
    fn from(why: Nothing) -> Self {
        match why {
            Nothing::IllegalPlan => message!(texts::IllegalPlan),
            Nothing::NoRoom => message!(texts::NoRoom),
            Nothing::Declined => message!(texts::MasterDeclined),
            Nothing::SeveralEmpty => message!(texts::SeveralEmpty),
        }
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

    fn message(&self) -> Message {
        match *self {
            Self::Planned { seat, fist: None } => message!(texts::Planned { seat }),
            Self::Planned { seat, fist: Some(fist) } => {
                message!(texts::PlannedKnown { seat, fist: fist.to_string() })
            }
            Self::Revealed { master, fists } => {
                let shows = |(seat, fist): (Seat, &Fist)| {
                    let fist =
                        fist.piece().map_or_else(|| message!(texts::Nothing).into(), Arg::from);
                    match seat == master {
                        true => message!(texts::ShowsAsMaster { seat, fist }),
                        false => message!(texts::Shows { seat, fist }),
                    }
                };
                message!(texts::Revealed { fists: fists.iter().map(shows).collect::<Vec<_>>() })
            }
            Self::Built { seat, piece, end: None } => message!(texts::Built { seat, piece }),
            Self::Built { seat, piece, end: Some(End::Left) } => {
                message!(texts::BuiltLeft { seat, piece })
            }
            Self::Built { seat, piece, end: Some(End::Right) } => {
                message!(texts::BuiltRight { seat, piece })
            }
            Self::NothingBuilt { why } => {
                let rule = why.rule().as_str();
                message!(texts::NothingBuilt { why: Message::from(why), rule })
            }
            Self::Declined { seat } => message!(texts::Declined { seat }),
            Self::Given(Gift { donor, receiver, piece: None }) => {
                message!(texts::Given { donor, receiver })
            }
            Self::Given(Gift { donor, receiver, piece: Some(piece) }) => {
                message!(texts::GivenKnown { donor, receiver, piece })
            }
            Self::Kept { donor } => message!(texts::Kept { donor }),
            Self::RoundOver { round, ending, left, penalties } => {
                let left = left.iter().zip(penalties.as_slice());
                let left = left.map(|((seat, stock), &points)| kept(seat, *stock, points));
                let left: Vec<Message> = left.collect();
                message!(texts::RoundOver { round, ending: Message::from(ending), left })
            }
            Self::BlockPassed { master: seat } => message!(texts::BlockPassed { seat }),
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

/// Returns the pieces that a seat keeps at the end of a round, with its penalty.
fn kept(seat: Seat, stock: Stock, points: u16) -> Message {
    let pieces = stock.iter().map(|piece| Message::parts([piece.into()])).collect();
    let pieces = together(pieces).unwrap_or_else(|| message!(texts::Nothing));
    message!(texts::Left { seat, pieces, points: message!(texts::Points { points }) })
}

impl Event {
    /// The things of events: an empty fist, and the types of pieces.
    const THINGS: usize = 1 + Piece::ALL.len();

    /// Calls `note` with the traces of the event. A built piece has its end as a number (1 left, 2
    /// right). A turn without building has the reason. The end of a round has its number, the
    /// reason and the seat's penalty. Reasons are counted from 1.
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

impl From<Piece> for Arg {
    fn from(piece: Piece) -> Self {
        let (kind, colour) = match piece {
            Piece::Tower => ("tower", "blue"),
            Piece::Gate => ("gate", "red"),
            _ => ("wall", "yellow"),
        };
        Self::Piece { kind, notation: piece.to_string(), colour: Some(colour) }
    }
}

impl From<Fist> for Arg {
    fn from(fist: Fist) -> Self {
        fist.piece().map_or_else(|| message!(texts::Empty).into(), Self::from)
    }
}

fn held(fist: Fist) -> usize {
    fist.piece().map_or(0, thing)
}

const fn thing(piece: Piece) -> usize {
    1 + piece.index()
}

game::tally! {
    /// The counts of the events of a game.
    Tally {
        turns,
        pieces_built,
        nothing_built,
        declined,
        gifts,
        gifts_refused,
        rounds_by_building,
        rounds_by_giving,
        rounds_by_dead_wall,
        rounds_by_idle_turns,
    }
}

impl game::Tally for Tally {
    type Event = Event;

    const COLUMNS: &'static [&'static str] = Self::COLUMNS;

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
        self.columns()
    }
}
