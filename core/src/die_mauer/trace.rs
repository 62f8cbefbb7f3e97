//! What an event says, in numbers.

use crate::die_mauer::{Event, Fist, Piece};
use crate::history::Trace;

impl Event {
    /// The things events are about: an empty fist, and the types of pieces.
    pub(super) const THINGS: usize = 1 + Piece::ALL.len();

    /// Hands the traces of the event to `note`. Their numbers are of a piece that is built its end (1
    /// left, 2 right), where nothing is built the cause, and of a round that ends its number, the cause
    /// and the seat's penalty; causes are counted from 1.
    pub(super) fn traces(&self, note: &mut impl FnMut(Trace)) {
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
