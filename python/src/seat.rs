//! Seats, actors and viewers.

use std::sync::LazyLock;

use mauerwerk::{Actor, BySeat, Game, NoSuchSeat, NotationError, Seat, Seats, Viewer};
use pyo3::inspect::PyStaticExpr;
use pyo3::intern;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyBool, PyInt, PyString, PyTuple};

use crate::error;
use crate::hint::name;
use crate::value::{Tuple, interned, text_of, unexpected};

/// Reads and writes a seat as its number.
#[derive(Copy, Clone, Eq, PartialEq, Hash)]
pub(crate) struct SeatNumber(pub(crate) Seat);

impl SeatNumber {
    /// Returns the seat, if the table has it.
    pub(crate) fn at(self, py: Python<'_>, table: &impl Game) -> PyResult<Seat> {
        Seat::at_table(self.0.number(), table.seats()).map_err(|wrong| error::seat(py, wrong))
    }
}

impl<'py> FromPyObject<'_, 'py> for SeatNumber {
    type Error = PyErr;

    const INPUT_TYPE: PyStaticExpr = name("int");

    fn extract(object: Borrowed<'_, 'py, PyAny>) -> PyResult<Self> {
        if object.is_instance_of::<PyBool>() {
            return Err(unexpected(&object, "the number of a seat"));
        }
        let error = match object.extract::<u64>() {
            Ok(number) => match u8::try_from(number).ok().and_then(Seat::new) {
                Some(seat) => return Ok(Self(seat)),
                None => error::seat(object.py(), NoSuchSeat::anywhere(number)),
            },
            Err(_) if object.is_instance_of::<PyInt>() => {
                error::seat(object.py(), NotationError::new("a seat", &text_of(&object)))
            }
            Err(_) => unexpected(&object, "the number of a seat"),
        };
        Err(error)
    }
}

impl<'py> IntoPyObject<'py> for SeatNumber {
    type Target = PyInt;
    type Output = Bound<'py, PyInt>;
    type Error = PyErr;

    const OUTPUT_TYPE: PyStaticExpr = name("int");

    fn into_pyobject(self, py: Python<'py>) -> PyResult<Self::Output> {
        Ok(self.0.number().into_pyobject(py)?)
    }
}

/// Returns the value of every seat, as a tuple.
pub(crate) fn by_seat<T: Copy, U>(values: &BySeat<T>, wrap: impl Fn(T) -> U) -> Tuple<U> {
    Tuple(values.as_slice().iter().copied().map(wrap).collect())
}

/// Returns a table with a value for every seat.
pub(crate) fn read_by_seat<T: Copy + Default>(py: Python<'_>, values: &[T]) -> PyResult<BySeat<T>> {
    if values.len() > Seat::COUNT {
        return Err(error::seat(py, NoSuchSeat::anywhere(Seat::COUNT as u64)));
    }
    Ok(BySeat::from_fn(values.len(), |seat| values[seat.index()]))
}

/// Returns the seats of a set, as a tuple in ascending order.
pub(crate) fn seats(seats: Seats) -> Tuple<SeatNumber> {
    Tuple(seats.iter().map(SeatNumber).collect())
}

/// Reads a sequence of seats, and writes them as a tuple in ascending order.
#[derive(Copy, Clone, Eq, PartialEq, Hash)]
pub(crate) struct SeatNumbers(pub(crate) Seats);

impl<'py> FromPyObject<'_, 'py> for SeatNumbers {
    type Error = PyErr;

    const INPUT_TYPE: PyStaticExpr = Tuple::<SeatNumber>::INPUT_TYPE;

    fn extract(object: Borrowed<'_, 'py, PyAny>) -> PyResult<Self> {
        let numbers: Tuple<SeatNumber> = object.extract()?;
        Ok(Self(numbers.0.into_iter().map(|place| place.0).collect()))
    }
}

impl<'py> IntoPyObject<'py> for SeatNumbers {
    type Target = PyTuple;
    type Output = Bound<'py, PyTuple>;
    type Error = PyErr;

    const OUTPUT_TYPE: PyStaticExpr = Tuple::<SeatNumber>::OUTPUT_TYPE;

    fn into_pyobject(self, py: Python<'py>) -> PyResult<Self::Output> {
        static TUPLES: BySeats<PyTuple> = BySeats::new();
        TUPLES.get(py, self.0, || Ok(seats(self.0).into_pyobject(py)?.unbind()))
    }
}

/// Caches the Python object of each set of seats, because a loop through games needs few of them
/// again and again.
pub(crate) struct BySeats<T>([PyOnceLock<Py<T>>; 1 << Seat::COUNT]);

impl<T> BySeats<T> {
    pub(crate) const fn new() -> Self {
        Self([const { PyOnceLock::new() }; 1 << Seat::COUNT])
    }

    /// Returns the object of a set of seats, which `make` makes once.
    pub(crate) fn get<'py>(
        &self,
        py: Python<'py>,
        seats: Seats,
        make: impl FnOnce() -> PyResult<Py<T>>,
    ) -> PyResult<Bound<'py, T>> {
        let bits = seats.iter().fold(0, |bits, seat| bits | 1 << seat.index());
        let object = self.0[bits].get_or_try_init(py, make)?;
        Ok(object.bind(py).clone())
    }
}

/// The name of chance as an actor.
static CHANCE: LazyLock<String> = LazyLock::new(|| Actor::Chance.to_string());
static SPECTATOR: LazyLock<String> = LazyLock::new(|| Viewer::Spectator.to_string());

const ACTOR: &str = "an actor: the number of a seat, or \"chance\"";
const VIEWER: &str = "a viewer: the number of a seat, or \"spectator\"";

/// Reads and writes an actor: a seat's number, or `"chance"`.
#[derive(Copy, Clone, Eq, PartialEq, Hash)]
pub(crate) struct ActorArg(pub(crate) Actor);

impl<'py> FromPyObject<'_, 'py> for ActorArg {
    type Error = PyErr;

    const INPUT_TYPE: PyStaticExpr = name("Actor");

    fn extract(object: Borrowed<'_, 'py, PyAny>) -> PyResult<Self> {
        let seat = seat_unless_named(&object, &CHANCE, ACTOR)?;
        Ok(Self(seat.map_or(Actor::Chance, Actor::Seat)))
    }
}

impl<'py> IntoPyObject<'py> for ActorArg {
    type Target = PyAny;
    type Output = Bound<'py, PyAny>;
    type Error = PyErr;

    const OUTPUT_TYPE: PyStaticExpr = name("Actor");

    fn into_pyobject(self, py: Python<'py>) -> PyResult<Self::Output> {
        match self.0 {
            Actor::Seat(seat) => Ok(SeatNumber(seat).into_pyobject(py)?.into_any()),
            Actor::Chance => Ok(interned(py, &CHANCE).into_any()),
        }
    }
}

/// Reads and writes a viewer: a seat's number, or `"spectator"`.
#[derive(Copy, Clone, Eq, PartialEq, Hash)]
pub(crate) struct ViewerArg(pub(crate) Viewer);

impl ViewerArg {
    /// The default viewer.
    pub(crate) const DEFAULT: Self = Self(Viewer::Spectator);

    /// Returns the viewer, if the table has that seat.
    pub(crate) fn at(self, py: Python<'_>, table: &impl Game) -> PyResult<Viewer> {
        self.0.at_table(table.seats()).map_err(|wrong| error::seat(py, wrong))
    }
}

impl<'py> FromPyObject<'_, 'py> for ViewerArg {
    type Error = PyErr;

    const INPUT_TYPE: PyStaticExpr = name("Viewer");

    fn extract(object: Borrowed<'_, 'py, PyAny>) -> PyResult<Self> {
        let seat = seat_unless_named(&object, &SPECTATOR, VIEWER)?;
        Ok(Self(seat.map_or(Viewer::Spectator, Viewer::Seat)))
    }
}

impl<'py> IntoPyObject<'py> for ViewerArg {
    type Target = PyAny;
    type Output = Bound<'py, PyAny>;
    type Error = PyErr;

    const OUTPUT_TYPE: PyStaticExpr = name("Viewer");

    fn into_pyobject(self, py: Python<'py>) -> PyResult<Self::Output> {
        match self.0 {
            Viewer::Seat(seat) => Ok(SeatNumber(seat).into_pyobject(py)?.into_any()),
            Viewer::Spectator => Ok(interned(py, &SPECTATOR).into_any()),
        }
    }
}

/// Reads the number of a seat, or returns `None` for the given name that is not a seat.
fn seat_unless_named(
    object: &Bound<'_, PyAny>,
    name: &str,
    expected: &'static str,
) -> PyResult<Option<Seat>> {
    let py = object.py();
    if let Ok(text) = object.cast::<PyString>() {
        let text = text.to_str()?;
        let wrong = || error::seat(py, NotationError::new(expected, text));
        return if text == name { Ok(None) } else { Err(wrong()) };
    }
    // Most numbers are plain ones, for which this check is not needed.
    if object.is_instance_of::<PyInt>() || object.hasattr(intern!(py, "__index__"))? {
        return Ok(Some(object.extract::<SeatNumber>()?.0));
    }
    Err(unexpected(object, expected))
}
