//! Seats, variants and options.

use mauerwerk::berlin::{
    CheckVisibility, DumbLuck, FirstColumn, GravityFills, Ground, HammerSetup, HolesCount,
    PathMemory, PresetHoles, Suit, SuitRotation, Variant,
};
use pyo3::exceptions::PyKeyError;
use pyo3::prelude::*;
use pyo3::types::PyTuple;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{Cell, Setup};
use crate::hint::{As, Hinted, named};
use crate::value::{Text, Tuple, Word};

named! {
    Holes = "int | tuple[Cell, ...]",
    Hammers = "Literal['choose', 'random'] | tuple[Cell, ...]",
    Rotation = "Suit | tuple[Suit, ...]",
}

#[pymethods]
impl Setup {
    /// The number of seats, 2 to 4 with one piecepack, up to 8 with more (BE-78).
    #[getter]
    fn players(&self) -> u8 {
        self.0.players
    }

    /// Holds the variants that are played, in the order of the rulebook.
    #[getter]
    fn variants(&self) -> Tuple<Word<Variant>> {
        Tuple(self.0.variants.iter().map(Word).collect())
    }

    /// The number of rows of the wall (BE-74).
    #[getter]
    fn rows(&self) -> u8 {
        self.0.rows
    }

    /// Holds the number of columns of the wall (BE-74).
    #[getter]
    fn columns(&self) -> u8 {
        self.0.columns
    }

    /// The kind of piece in the first column (BE-01).
    #[getter]
    fn first_column(&self) -> Word<FirstColumn> {
        Word(self.0.first_column)
    }

    /// Returns which columns are tiles and which are coins: `"alternate"`, `"tiles-only"`,
    /// `"coins-only"`, or a pattern of `T` and `C` that is repeated from left to right (BE-73).
    #[getter]
    fn fill(&self) -> String {
        self.0.fill.to_string()
    }

    /// Returns which cells are empty from the start: how many random ones, or a tuple of cells
    /// (BE-76).
    #[getter]
    fn preset_holes<'py>(&self, py: Python<'py>) -> PyResult<As<Holes, Bound<'py, PyAny>>> {
        let given = match &self.0.preset_holes {
            PresetHoles::Random(count) => count.into_pyobject(py)?.into_any(),
            PresetHoles::At(cells) => cells_of(cells).into_pyobject(py)?.into_any(),
        };
        Ok(As::new(given))
    }

    /// Holds the number of whole piecepacks (BE-78).
    #[getter]
    fn packs(&self) -> u8 {
        self.0.packs
    }

    /// Holds the suits of single stacks that are added to one piecepack (BE-78).
    #[getter]
    fn stacks(&self) -> Tuple<Word<Suit>> {
        Tuple(self.0.stacks.iter().copied().map(Word).collect())
    }

    /// Returns where hammers start: `"choose"`, `"random"`, or a tuple with a cell for each seat
    /// (BE-06).
    #[getter]
    fn hammer_setup<'py>(&self, py: Python<'py>) -> PyResult<As<Hammers, Bound<'py, PyAny>>> {
        let given = match &self.0.hammer_setup {
            HammerSetup::Fixed(cells) => cells_of(cells).into_pyobject(py)?.into_any(),
            other => other.to_string().into_pyobject(py)?.into_any(),
        };
        Ok(As::new(given))
    }

    /// Whether an empty cell costs a step (BE-11).
    #[getter]
    fn holes_count(&self) -> Word<HolesCount> {
        Word(self.0.holes_count)
    }

    /// The time for which a hammer may not enter a cell again (BE-15).
    #[getter]
    fn path_memory(&self) -> Word<PathMemory> {
        Word(self.0.path_memory)
    }

    /// What Dumb Luck brings (BE-21).
    #[getter]
    fn dumb_luck(&self) -> Word<DumbLuck> {
        Word(self.0.dumb_luck)
    }

    /// Holds how many pieces win (BE-30).
    #[getter]
    fn target(&self) -> u8 {
        self.0.target
    }

    /// The order of the diagonals of coins, from the upper left: the first suit, where the others
    /// follow as they are listed, or else a tuple of all four (BE-39).
    #[getter]
    fn suit_rotation<'py>(&self, py: Python<'py>) -> PyResult<As<Rotation, Bound<'py, PyAny>>> {
        let given = match &self.0.suit_rotation {
            SuitRotation::From(first) => Word(*first).into_pyobject(py)?.into_any(),
            SuitRotation::Order(order) => {
                let order: Vec<_> = order.iter().copied().map(Word).collect();
                Tuple(order).into_pyobject(py)?.into_any()
            }
        };
        Ok(As::new(given))
    }

    /// Whether a new die is drawn for every bonus roll (BE-42).
    #[getter]
    fn redraw_on_bonus(&self) -> bool {
        self.0.redraw_on_bonus
    }

    /// Who sees a piece that is turned over to check its colour (BE-49).
    #[getter]
    fn check_visibility(&self) -> Word<CheckVisibility> {
        Word(self.0.check_visibility)
    }

    /// The ground (BE-56).
    #[getter]
    fn ground(&self) -> Word<Ground> {
        Word(self.0.ground)
    }

    /// The empty cells that gravity fills (BE-59).
    #[getter]
    fn gravity_fills(&self) -> Word<GravityFills> {
        Word(self.0.gravity_fills)
    }

    /// The number of pieces that bring the Wall of Jericho (BE-85).
    #[getter]
    fn jericho_at(&self) -> u8 {
        self.0.jericho_at
    }

    /// The number of pieces that lie face up from the start (BE-86).
    #[getter]
    fn face_up(&self) -> u8 {
        self.0.face_up
    }

    /// The number of turns in a row without a collected piece after which the game ends, if at all
    /// (BE-122).
    #[getter]
    fn max_idle_turns(&self) -> Option<u16> {
        self.0.max_idle_turns
    }
}

fn cells_of(cells: &[mauerwerk::berlin::Cell]) -> Tuple<Cell> {
    Tuple(cells.iter().copied().map(Cell).collect())
}

/// Returns every value of an option that has names for its values.
///
/// Raises:
///     KeyError: If there is no such option.
#[pyfunction]
#[pyo3(signature = (option, /) -> "tuple[str, ...]")]
pub(crate) fn choices<'py>(py: Python<'py>, option: Text<'_>) -> PyResult<Bound<'py, PyTuple>> {
    match option.0 {
        "variants" => words(py, Variant::ALL),
        "first_column" => words(py, FirstColumn::ALL),
        "stacks" | "suit_rotation" => words(py, &Suit::ALL),
        "holes_count" => words(py, HolesCount::ALL),
        "path_memory" => words(py, PathMemory::ALL),
        "dumb_luck" => words(py, DumbLuck::ALL),
        "check_visibility" => words(py, CheckVisibility::ALL),
        "ground" => words(py, Ground::ALL),
        "gravity_fills" => words(py, GravityFills::ALL),
        _ => Err(PyKeyError::new_err(option.0.to_owned())),
    }
}

fn words<'py, T: Copy + Serialize + Hinted>(
    py: Python<'py>,
    all: &[T],
) -> PyResult<Bound<'py, PyTuple>> {
    Tuple(all.iter().copied().map(Word).collect()).into_pyobject(py)
}

/// Returns an option of a set-up as its JSON has it: lists may be given in notation, with blanks
/// after the commas, and what is notation in JSON as a list or a number. What has no order by
/// itself may come in any.
pub(super) fn option_json(name: &str, value: Value) -> Value {
    match (name, value) {
        ("variants" | "stacks", Value::String(text)) => option_json(name, parts(&text).collect()),
        ("stacks", Value::Array(mut suits)) => {
            suits.sort_by_cached_key(|suit| Suit::deserialize(suit).ok());
            suits.into()
        }
        ("preset_holes" | "hammer_setup" | "suit_rotation", Value::String(text))
            if text.contains(',') =>
        {
            option_json(name, parts(&text).collect())
        }
        ("preset_holes", Value::Array(cells)) if cells.is_empty() => "0".into(),
        ("preset_holes", Value::Array(mut cells)) => {
            cells.sort_by_cached_key(|cell| cell.as_str().and_then(row_and_column));
            joined(cells)
        }
        ("hammer_setup" | "suit_rotation", Value::Array(items)) => joined(items),
        ("preset_holes", Value::Number(number)) => number.to_string().into(),
        (_, value) => value,
    }
}

/// Returns what stands between commas: nothing if there is nothing.
fn parts(text: &str) -> impl Iterator<Item = Value> {
    let blank = text.trim().is_empty();
    text.split(',').map(str::trim).filter(move |_| !blank).map(Value::from)
}

fn row_and_column(cell: &str) -> Option<(usize, usize)> {
    let cell: mauerwerk::berlin::Cell = cell.parse().ok()?;
    Some((cell.row(), cell.column()))
}

fn joined(items: Vec<Value>) -> Value {
    let texts: Option<Vec<&str>> = items.iter().map(Value::as_str).collect();
    match texts {
        Some(texts) => texts.join(",").into(),
        None => items.into(),
    }
}
