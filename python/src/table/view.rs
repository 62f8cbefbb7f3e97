//! Views of any game.

use mauerwerk::table::AnyView;
use pyo3::prelude::*;
use serde_json::Value;

use super::{GAMES, checked};
use crate::hint::{self, As};
use crate::seat::ViewerArg;
use crate::value::{self, Text, Tuple};
use crate::variant::{drawn, immutable};

/// What one viewer sees at a table, as separate data with no way back to the table.
///
/// It prints as the position's notation with `?` for hidden parts, and draws itself in a notebook.
#[pyclass(frozen, weakref, module = "mauerwerk")]
pub(crate) struct TableView {
    pub(super) view: Box<dyn AnyView>,
    game: &'static str,
}

immutable!(TableView);
drawn!(TableView(it, py) => it.view);

impl TableView {
    pub(super) fn new(view: Box<dyn AnyView>, game: &'static str) -> Self {
        Self { view, game }
    }
}

#[pymethods]
impl TableView {
    /// Reads a view from JSON.
    ///
    /// Raises:
    ///     NotationError: If there is no such game.
    ///     ViewError: If the text is not valid JSON of a view, or no position looks like it.
    #[staticmethod]
    #[pyo3(signature = (game, text, /))]
    fn from_json(py: Python<'_>, game: Text<'_>, text: Text<'_>) -> PyResult<Self> {
        let game = checked(py, GAMES.find(game.0))?;
        let view = checked(py, game.view_from_json(text.0))?;
        Ok(Self::new(view, game.info().id))
    }

    /// Writes the view as JSON.
    fn to_json(&self) -> String {
        self.view.to_json()
    }

    /// Returns the view as a dict of plain values.
    fn to_dict<'py>(&self, py: Python<'py>) -> PyResult<As<hint::Plain, Bound<'py, PyAny>>> {
        // The JSON is always valid, because the library wrote it.
        let json: Value = serde_json::from_str(&self.to_json()).unwrap_or_default();
        value::to_python(py, &json).map(As::new)
    }

    /// The id of the game.
    #[getter]
    fn game(&self) -> &'static str {
        self.game
    }

    /// The viewer: a seat, or `"spectator"`.
    #[getter]
    fn viewer(&self) -> ViewerArg {
        ViewerArg(self.view.viewer())
    }

    /// The viewer's position, in notation.
    #[getter]
    fn notation(&self) -> String {
        self.view.notation()
    }

    /// The current points of each seat, as far as the viewer knows them.
    #[getter]
    fn scores(&self) -> Tuple<i32> {
        Tuple(self.view.scores())
    }

    /// Draws the view as an SVG document, in a theme of `mauerwerk.drawing`.
    ///
    /// Raises:
    ///     ValueError: If there is no such theme or language.
    #[pyo3(
        signature = (theme = Text("light"), *, lang = crate::drawing::LangArg::EN),
        text_signature = "($self, theme='light', *, lang='en')"
    )]
    fn svg(&self, theme: Text<'_>, lang: crate::drawing::LangArg) -> PyResult<String> {
        Ok(self.view.draw(&crate::drawing::plain_look(theme, lang)?).svg)
    }

    /// Draws the view: the document, with its places. `mauerwerk.drawing` lists the themes, sheets
    /// and panels. Names of people by seat replace "seat 0". `news` are the places of the latest
    /// events.
    ///
    /// Raises:
    ///     ValueError: If there is no such theme, sheet, panel or language.
    #[pyo3(
        signature = (
            *,
            theme = Text("light"),
            sheet = Text("wide"),
            panel = None,
            lang = crate::drawing::LangArg::EN,
            names = Vec::new(),
            news = Vec::new(),
        ),
        text_signature = "($self, *, theme='light', sheet='wide', panel=None, lang='en', names=(), news=())"
    )]
    fn draw<'py>(
        &self,
        py: Python<'py>,
        theme: Text<'_>,
        sheet: Text<'_>,
        panel: Option<Text<'_>>,
        lang: crate::drawing::LangArg,
        names: Vec<String>,
        news: Vec<String>,
    ) -> PyResult<As<crate::drawing::DrawingHint, Bound<'py, PyAny>>> {
        let look = crate::drawing::look(theme, sheet, panel, lang, Vec::new())?
            .named(names)
            .with_news(news);
        crate::drawing::object(py, self.view.draw(&look))
    }

    /// Draws the view with plain characters.
    ///
    /// Raises:
    ///     ValueError: If there is no such language.
    #[pyo3(signature = (*, lang = crate::drawing::LangArg::EN), text_signature = "($self, *, lang='en')")]
    fn text(&self, lang: crate::drawing::LangArg) -> String {
        self.view.text_for(mauerwerk::Reader::default().with_lang(lang.0)).to_string()
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        let other = other.cast::<Self>().map(Bound::get);
        other.is_ok_and(|other| self.game == other.game && self.to_json() == other.to_json())
    }

    fn __hash__(&self) -> u64 {
        value::hash(&(self.game, self.view.viewer(), self.view.notation()))
    }

    fn __str__(&self) -> String {
        self.view.notation()
    }

    fn __repr__(&self) -> String {
        format!("<TableView of {}: {}>", self.view.viewer(), self.view.notation())
    }

    fn __reduce__(slf: &Bound<'_, Self>) -> PyResult<(Py<PyAny>, (&'static str, String))> {
        value::pickled(slf, (slf.get().game, slf.get().to_json()))
    }
}
