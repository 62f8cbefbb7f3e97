//! Lessons: games explained step by step, and played by the learner.

use std::sync::{Mutex, MutexGuard, PoisonError};

use mauerwerk::Meaning;
use mauerwerk::lesson::Lesson as Core;
use mauerwerk::table::TableError;
use pyo3::prelude::*;

use crate::drawing::LangArg;
use crate::error;
use crate::hint::{As, Plain, named};
use crate::seat::SeatNumber;
use crate::table::{GAMES, Table};
use crate::value::{self, Text, Tuple};

named! {
    Page = "LessonPage",
    Reply = "LessonReply",
}

/// A lesson as it is played: a game explained step by step.
///
/// `LessonBoard` shows it in a notebook.
///
/// Raises:
///     NotationError: If there is no such game.
#[pyclass(frozen, weakref, module = "mauerwerk")]
pub(crate) struct Lesson(Mutex<Core>);

impl Lesson {
    fn lock(&self) -> MutexGuard<'_, Core> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn change<T>(
        &self,
        py: Python<'_>,
        change: impl FnOnce(&mut Core) -> Result<T, TableError>,
    ) -> PyResult<T> {
        change(&mut self.lock()).map_err(|error| error::table(py, error))
    }
}

#[pymethods]
impl Lesson {
    #[new]
    #[pyo3(signature = (game, /))]
    fn new(py: Python<'_>, game: Text<'_>) -> PyResult<Self> {
        let lesson = Core::start(GAMES, game.0);
        lesson.map(|lesson| Self(Mutex::new(lesson))).map_err(|error| error::table(py, error))
    }

    /// The current game as a table.
    #[getter]
    fn table(&self) -> Table {
        self.lock().table().fork().into()
    }

    /// The seat of the learner.
    #[getter]
    fn seat(&self) -> SeatNumber {
        SeatNumber(self.lock().seat())
    }

    /// Returns what the step shows.
    #[pyo3(signature = (*, lang = LangArg::EN), text_signature = "($self, *, lang='en')")]
    fn page<'py>(&self, py: Python<'py>, lang: LangArg) -> PyResult<As<Page, Bound<'py, PyAny>>> {
        let page = self.lock().page(lang.0);
        let class = py.import("mauerwerk.lesson")?.getattr("LessonPage")?;
        let (places, news) = (Tuple(page.places), Tuple(page.news));
        let fields = (page.number, page.count, page.text, page.task, places, news, page.since);
        class.call1(fields).map(As::new)
    }

    /// Goes on to the next step. Returns whether there is one.
    ///
    /// Raises:
    ///     UnavailableError: If the step has a task.
    fn go_on(&self, py: Python<'_>) -> PyResult<bool> {
        self.change(py, Core::go_on)
    }

    /// Goes back to the step before. Returns whether there is one.
    fn back(&self, py: Python<'_>) -> PyResult<bool> {
        self.change(py, Core::back)
    }

    /// Takes the learner's action in notation. A right one is played, and the lesson goes on.
    ///
    /// Raises:
    ///     NotationError: If the text is not an action.
    ///     UnavailableError: If the step has no task.
    #[pyo3(
        signature = (action, /, *, lang = LangArg::EN),
        text_signature = "($self, action, /, *, lang='en')"
    )]
    fn answer<'py>(
        &self,
        py: Python<'py>,
        action: Text<'_>,
        lang: LangArg,
    ) -> PyResult<As<Reply, Bound<'py, PyAny>>> {
        let reply = self.change(py, |lesson| lesson.answer(action.0, lang.0))?;
        let rule = reply.spans.iter().find_map(|span| match span.meaning {
            Meaning::Rule(rule) => Some(rule),
            _ => None,
        });
        let verdict = value::to_python(py, &value::json(&reply.verdict)?)?;
        let class = py.import("mauerwerk.lesson")?.getattr("LessonReply")?;
        class.call1((verdict, reply.text, rule)).map(As::new)
    }

    /// Returns what a board shows.
    #[pyo3(signature = (*, lang = LangArg::EN), text_signature = "($self, *, lang='en')")]
    fn screen<'py>(
        &self,
        py: Python<'py>,
        lang: LangArg,
    ) -> PyResult<As<Plain, Bound<'py, PyAny>>> {
        let screen = self.change(py, |lesson| lesson.screen(lang.0))?;
        value::to_python(py, &value::json(&screen)?).map(As::new)
    }

    /// Grants a wish of a board. An object that is not a wish does nothing.
    #[pyo3(signature = (wish, /))]
    fn wish(&self, wish: &Bound<'_, PyAny>) {
        if let Ok(wish) = value::from_python(wish) {
            self.lock().wish(&wish.to_string());
        }
    }
}
