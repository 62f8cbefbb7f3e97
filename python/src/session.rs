//! A game as people play it at one screen.

use std::sync::{Mutex, MutexGuard, PoisonError};

use mauerwerk::session::{Found, Session as Core, SessionOptions};
use mauerwerk::table::TableError;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use crate::attend::attended;
use crate::drawing::LangArg;
use crate::error;
use crate::hint::{As, Plain};
use crate::seat::ActorArg;
use crate::table::Table;
use crate::value::{self, Text};

/// A game of any kind as people play it at one screen. See `session` in the docs of the Rust crate.
///
/// The players are those of the seats: `"person"`, `"elsewhere"`, or the name of a player such as
/// `"hard"`. A front shows the `screen` and sends wishes. The host thinks about the `task`, and the
/// session takes what was found.
///
/// Raises:
///     SetupError: If a player is unknown, or there are more players than seats.
///     UnavailableError: If the table has no seed.
#[pyclass(frozen, weakref, module = "mauerwerk._mauerwerk")]
pub(crate) struct Session(Mutex<Core>);

impl Session {
    fn lock(&self) -> MutexGuard<'_, Core> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn change(
        &self,
        py: Python<'_>,
        change: impl FnOnce(&mut Core) -> Result<(), TableError> + Send,
    ) -> PyResult<()> {
        py.detach(|| change(&mut self.lock())).map_err(|error| error::table(py, error))
    }
}

#[pymethods]
impl Session {
    #[new]
    #[pyo3(
        signature = (table, players, /, *, lang = LangArg::EN, hints = true, open = false),
        text_signature = "(table, players, /, *, lang='en', hints=True, open=False)"
    )]
    fn new(
        py: Python<'_>,
        table: &Table,
        players: Vec<String>,
        lang: LangArg,
        hints: bool,
        open: bool,
    ) -> PyResult<Self> {
        let players = players.iter().map(|player| player.parse()).collect::<Result<_, _>>();
        let players = players.map_err(|error| error::notation(py, error))?;
        let options = SessionOptions { players, lang: lang.0, hints, open };
        let session = Core::new(table.fork(), options);
        session.map(|session| Self(Mutex::new(session))).map_err(|error| error::table(py, error))
    }

    /// The game so far, as a table. It knows all that is hidden.
    #[getter]
    fn table(&self) -> Table {
        self.lock().table().fork().into()
    }

    /// What the screen shows now.
    #[getter]
    fn screen<'py>(&self, py: Python<'py>) -> PyResult<As<Plain, Bound<'py, PyAny>>> {
        let screen = self.lock().screen().map_err(|error| error::table(py, error))?;
        value::to_python(py, &value::json(&screen)?).map(As::new)
    }

    /// The number of the task that a player has to find something for now, or `None`.
    #[getter]
    fn task(&self) -> Option<u32> {
        self.lock().task().map(|task| task.id)
    }

    /// Grants a wish of a front. An object that is not a wish does nothing.
    #[pyo3(signature = (wish, /))]
    fn wish(&self, py: Python<'_>, wish: &Bound<'_, PyAny>) {
        if let Ok(wish) = value::from_python(wish) {
            py.detach(|| self.lock().wish(&wish.to_string()));
        }
    }

    /// Touches a place.
    ///
    /// Raises:
    ///     UnavailableError: If no person is asked.
    ///     TouchError: If the touch leads to no legal action.
    #[pyo3(signature = (place, /))]
    fn touch(&self, py: Python<'_>, place: Text<'_>) -> PyResult<()> {
        self.change(py, |session| session.touch(place.0))
    }

    /// Makes a decision in notation, also for a seat that is played elsewhere.
    ///
    /// Raises:
    ///     IllegalActionError: If a ruling refuses the action.
    ///     NotationError: If the text is not an action.
    ///     SeatError: If the table has no such seat.
    #[pyo3(signature = (actor, action, /))]
    fn apply(&self, py: Python<'_>, actor: ActorArg, action: Text<'_>) -> PyResult<()> {
        self.change(py, |session| session.apply(actor.0, action.0))
    }

    /// Takes back the last decision of a person, and all that followed.
    ///
    /// Raises:
    ///     UnavailableError: If no person has made a decision.
    fn undo(&self, py: Python<'_>) -> PyResult<()> {
        self.change(py, Core::undo)
    }

    /// Shows an error of the host until the next screen.
    #[pyo3(signature = (error, /))]
    fn report(&self, error: String) {
        self.lock().report(error);
    }

    /// Thinks about the task with a number, and returns what was found as JSON. Calls `tell` now and
    /// then, which can stop the work with an exception. Other threads can use the session meanwhile.
    ///
    /// Raises:
    ///     UnavailableError: If the session no longer waits for the task.
    ///     MauerwerkError: If the player can't choose.
    #[pyo3(signature = (task, tell: "Callable[[int], object]", /))]
    fn find(&self, py: Python<'_>, task: u32, tell: Py<PyAny>) -> PyResult<String> {
        let (now, table, lang) = {
            let session = self.lock();
            (session.task(), session.table().fork(), session.options().lang)
        };
        let Some(task) = now.filter(|now| now.id == task) else {
            return Err(error::unavailable(py, "the session no longer waits for this task"));
        };
        let found = attended(py, Some(tell), |watch| task.find(&*table, lang, watch))?;
        value::json_text(&found.map_err(|error| error::table(py, error))?)
    }

    /// Takes what a player has found for the task with a number, as JSON. Nothing happens if the
    /// session no longer waits for it.
    ///
    /// Raises:
    ///     ValueError: If the text is not an action, hints or a failure.
    #[pyo3(signature = (task, found, /))]
    fn take(&self, py: Python<'_>, task: u32, found: Text<'_>) -> PyResult<()> {
        let found: Found = serde_json::from_str(found.0)
            .map_err(|error| PyValueError::new_err(error.to_string()))?;
        self.change(py, |session| session.take(task, found))
    }
}
