//! What the wall is made of.

use mauerwerk::berlin::{Content as CoreContent, Kind, Pair, Piece as Core, Suit, Value};
use pyo3::prelude::*;
use serde::Deserialize;
use serde::de::IntoDeserializer;
use serde::de::value::Error as WordError;

use super::Piece;
use crate::mirror::{Read, Shown, Two};
use crate::of_notation::of_notation;
use crate::seat::SeatNumbers;
use crate::value::Word;

#[pymethods]
impl Piece {
    /// Returns the piece of a kind, a suit and a value.
    #[staticmethod]
    #[pyo3(signature = (kind, suit, value, /))]
    fn of(kind: Word<Kind>, suit: Word<Suit>, value: Word<Value>) -> Self {
        Self(Core { kind: kind.0, suit: suit.0, value: value.0 })
    }
}

/// Returns how many spaces a hammer moves for a value, 1 to 6 (BE-09).
///
/// Raises:
///     NotationError: If there is no such value.
#[pyfunction]
#[pyo3(signature = (value, /))]
pub(crate) fn steps(value: Word<Value>) -> usize {
    value.0.steps()
}

/// What lies in a cell of the wall.
///
/// Made of notation: `"."` for nothing, which is a hole or a gap; `"t"` for a face-down tile, or
/// `"t(S3:0,2)"` if seats 0 and 2 have looked at it, for others `"t(?:0,2)"`; `"cS"` for a
/// face-down coin, `"c"` before its suit is dealt; `"tS3"` and `"cS3"` for pieces that lie face up.
///
/// Raises:
///     NotationError: If nothing is written like that.
#[pyclass(frozen, eq, hash, module = "mauerwerk.berlin")]
#[derive(Copy, Clone, Eq, PartialEq, Hash)]
pub(crate) struct Content(pub(crate) CoreContent);

of_notation!(Content of CoreContent, read_content);

fn read_content(text: &str) -> Result<CoreContent, WordError> {
    CoreContent::deserialize(text.into_deserializer())
}

#[pymethods]
impl Content {
    /// Tile or coin, or `None` if there is no piece.
    #[getter]
    fn kind(&self) -> Option<Word<Kind>> {
        self.0.kind().map(Word)
    }

    /// Whether there is no piece.
    #[getter]
    fn is_empty(&self) -> bool {
        self.0.kind().is_none()
    }

    /// Whether a piece lies face down.
    #[getter]
    fn is_face_down(&self) -> bool {
        self.0.is_face_down()
    }

    /// The piece if it is known which one it is, else `None`.
    #[getter]
    fn piece(&self) -> Option<Piece> {
        self.0.piece().map(Piece)
    }

    /// The suit if it is known, also from the back of a coin (BE-04), else `None`.
    #[getter]
    fn suit(&self) -> Option<Word<Suit>> {
        match self.0 {
            CoreContent::Coin(suit) => suit.map(Word),
            other => other.piece().map(|piece| Word(piece.suit)),
        }
    }

    /// The value if it is known, else `None`.
    #[getter]
    fn value(&self) -> Option<Word<Value>> {
        self.0.piece().map(|piece| Word(piece.value))
    }

    /// The seats that have looked at a face-down tile (BE-48), ascending.
    #[getter]
    fn checked_by(&self) -> SeatNumbers {
        match self.0 {
            CoreContent::Checked { by, .. } => SeatNumbers(by),
            _ => SeatNumbers(mauerwerk::Seats::EMPTY),
        }
    }
}

impl Shown for Pair {
    type Form = Two<Word<Value>>;

    fn form(&self) -> Self::Form {
        Two(Word(self.low()), Word(self.high()))
    }
}

impl Read for Pair {
    fn read(dice: &Self::Form) -> PyResult<Self> {
        Ok(Self::new(dice.0.0, dice.1.0))
    }
}
