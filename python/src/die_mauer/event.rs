//! What happens in a turn.

use mauerwerk::BySeat;
use mauerwerk::die_mauer::{self as core, End, Event, Fist, Nothing, Piece, RoundEnding};
use pyo3::prelude::*;

use super::{EventBase, Stock};
use crate::seat::{Place, by_seat, read_by_seat};
use crate::value::{Tuple, Whole, Word};
use crate::variant::variants;

variants! { EventBase in "mauerwerk.die_mauer":
    /// A fist was put on the table; what is in it, only that seat knows.
    Planned(seat, fist = None) {
        /// The seat.
        seat: Place,
        /// What is in the fist, `"-"` for nothing, or `None` where it is hidden.
        fist: Option<Word<Fist>>,
    } => Event::Planned { seat: seat.0, fist: fist.map(|fist| fist.0) };

    /// All fists were opened (DM-12).
    Revealed(master, fists) {
        /// The Master-builder.
        master: Place,
        /// What was in each seat's fist, `"-"` for nothing.
        fists: Tuple<Word<Fist>>,
    } => Event::Revealed { master: master.0, fists: table(&fists, |fist| fist.0)? };

    /// A piece was built.
    Built(seat, piece, end = None) {
        /// The seat whose piece it was.
        seat: Place,
        /// The piece.
        piece: Word<Piece>,
        /// The end, or `None` for the first piece of a wall (DM-24).
        end: Option<Word<End>>,
    } => Event::Built { seat: seat.0, piece: piece.0, end: end.map(|end| end.0) };

    /// Nobody builds in this turn.
    NothingBuilt(why) {
        /// The reason.
        why: Word<Nothing>,
    } => Event::NothingBuilt { why: why.0 };

    /// A piece was given away; what it was, only the two know (DM-32).
    Given(donor, receiver, piece = None) {
        /// The seat that gave the piece away.
        donor: Place,
        /// The Master-builder of that turn.
        receiver: Place,
        /// The piece, or `None` where it is hidden.
        piece: Option<Word<Piece>>,
    } => Event::Given(core::Gift {
        donor: donor.0,
        receiver: receiver.0,
        piece: piece.map(|piece| piece.0),
    });

    /// The donor of Situation 2 gave nothing.
    Kept(donor) {
        /// The seat that could have given.
        donor: Place,
    } => Event::Kept { donor: donor.0 };

    /// A round ended; what everybody had left is shown (DM-56).
    RoundOver(round, ending, left, penalties) {
        /// The number of the round, from 1.
        round: Whole<u8>,
        /// The cause of its end.
        ending: Word<RoundEnding>,
        /// The pieces left over, by seat.
        left: Tuple<Stock>,
        /// The penalties for them, by seat (DM-44).
        penalties: Tuple<Whole<u16>>,
    } => Event::RoundOver {
        round: round.0,
        ending: ending.0,
        left: table(&left, |stock| stock.0)?,
        penalties: table(&penalties, |penalty| penalty.0)?,
    };

    /// The block went to the next Master-builder.
    BlockPassed(master) {
        /// The seat.
        master: Place,
    } => Event::BlockPassed { master: master.0 };
}

/// Returns the values of all seats as the core keeps them.
fn table<T: Clone, U: Copy + Default>(
    values: &Tuple<T>,
    unwrap: impl Fn(T) -> U,
) -> PyResult<BySeat<U>> {
    let values: Vec<U> = values.0.iter().cloned().map(unwrap).collect();
    Python::attach(|py| read_by_seat(py, &values))
}

/// Makes the Python object of an event.
pub(super) fn event_object(py: Python<'_>, event: Event) -> PyResult<Py<PyAny>> {
    match event {
        Event::Planned { seat, fist } => Planned::object(py, Place(seat), fist.map(Word)),
        Event::Revealed { master, fists } => {
            Revealed::object(py, Place(master), by_seat(&fists, Word))
        }
        Event::Built { seat, piece, end } => {
            Built::object(py, Place(seat), Word(piece), end.map(Word))
        }
        Event::NothingBuilt { why } => NothingBuilt::object(py, Word(why)),
        Event::Given(core::Gift { donor, receiver, piece }) => {
            Given::object(py, Place(donor), Place(receiver), piece.map(Word))
        }
        Event::Kept { donor } => Kept::object(py, Place(donor)),
        Event::RoundOver { round, ending, left, penalties } => RoundOver::object(
            py,
            Whole(round),
            Word(ending),
            by_seat(&left, Stock),
            by_seat(&penalties, Whole),
        ),
        Event::BlockPassed { master } => BlockPassed::object(py, Place(master)),
    }
}
