//! Pieces of the wall.

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
    /// Returns the piece with the given kind, suit and value.
    #[staticmethod]
    #[pyo3(signature = (kind, suit, value, /))]
    fn of(kind: Word<Kind>, suit: Word<Suit>, value: Word<Value>) -> Self {
        Self(Core { kind: kind.0, suit: suit.0, value: value.0 })
    }
}

/// Returns the number of spaces that a hammer moves for a value, 1 to 6 (BE-09).
///
/// Raises:
///     NotationError: If there is no such value.
#[pyfunction]
#[pyo3(signature = (value, /))]
pub(crate) fn steps(value: Word<Value>) -> usize {
    value.0.steps()
}

/// The content of a cell of the wall.
///
/// Made from notation:
///
/// - `"."`: nothing, which is a hole or a gap
/// - `"t"`: a face-down tile
/// - `"t(S3:0,2)"`: a face-down tile that seats 0 and 2 have looked at, for others `"t(?:0,2)"`
/// - `"cS"`: a face-down coin, or `"c"` before its suit is dealt
/// - `"tS3"` and `"cS3"`: face-up pieces
///
/// Raises:
///     NotationError: If the notation is not valid.
#[pyclass(frozen, eq, hash, weakref, module = "mauerwerk.berlin")]
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

    /// Whether the content is a face-down piece.
    #[getter]
    fn is_face_down(&self) -> bool {
        self.0.is_face_down()
    }

    /// The piece if it is known, or `None`.
    #[getter]
    fn piece(&self) -> Option<Piece> {
        self.0.piece().map(Piece)
    }

    /// The suit if it is known, also from the back of a coin (BE-04), or `None`.
    #[getter]
    fn suit(&self) -> Option<Word<Suit>> {
        match self.0 {
            CoreContent::Coin(suit) => suit.map(Word),
            other => other.piece().map(|piece| Word(piece.suit)),
        }
    }

    /// The value if it is known, or `None`.
    #[getter]
    fn value(&self) -> Option<Word<Value>> {
        self.0.piece().map(|piece| Word(piece.value))
    }

    /// The seats that have looked at a face-down tile (BE-48), in ascending order.
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
