//! `View`.

use super::*;

class! {
    #[pyclass(frozen, eq, hash, weakref)]
    /// What one viewer sees of a state, as separate data with no way back to the state.
    ///
    /// It prints as the position's notation with `?` for hidden parts, and draws itself in a
    /// notebook.
    #[derive(Eq, PartialEq, Hash)]
    pub(crate) struct View(pub(crate) CoreView);
}

immutable!(View);
plain!(View: "Writes the view as JSON.", "Returns the view as a dict of plain values.");
drawn!(View(it, py) => it.0);

#[pymethods]
impl View {
    /// Reads a view from JSON.
    ///
    /// Raises:
    ///     ViewError: If the text is not valid JSON of a view, or no position looks like it.
    #[staticmethod]
    #[pyo3(signature = (text, /))]
    fn from_json(py: Python<'_>, text: Text<'_>) -> PyResult<Self> {
        let view = <Core as mauerwerk::Hidden>::view_from_json(text.0).map(Self);
        view.map_err(|faults| Faulty::View.error(py, &faults))
    }

    /// Returns the view as numbers, with seats counted from the viewer. It is read-only memory that
    /// `numpy.asarray` uses without a copy. `Setup.features` describes the numbers.
    fn features<'py>(&self, py: Python<'py>) -> PyResult<As<arrays::Memory, Bound<'py, PyAny>>> {
        arrays::numbers(py, &self.0.features())
    }

    /// Returns the view as numbers, by the names of their parts, each in its shape.
    fn parts<'py>(&self, py: Python<'py>) -> PyResult<As<arrays::Memories, Bound<'py, PyDict>>> {
        arrays::parts(py, &self.0)
    }

    /// The viewer: a seat, or `"spectator"`.
    #[getter]
    fn viewer(&self) -> ViewerArg {
        ViewerArg(self.0.viewer())
    }

    /// Draws the view as an SVG document, in a theme of `mauerwerk.drawing`.
    ///
    /// Raises:
    ///     ValueError: If there is no such theme or language.
    #[pyo3(
        signature = (theme = Text("light"), *, lang = drawing::LangArg::EN),
        text_signature = "($self, theme='light', *, lang='en')"
    )]
    fn svg(&self, theme: Text<'_>, lang: drawing::LangArg) -> PyResult<String> {
        Ok(self.0.draw(&drawing::plain_look(theme, lang)?).svg)
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
            lang = drawing::LangArg::EN,
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
        lang: drawing::LangArg,
        names: Vec<String>,
        news: Vec<String>,
    ) -> PyResult<As<drawing::DrawingHint, Bound<'py, PyAny>>> {
        let look =
            drawing::look(theme, sheet, panel, lang, Vec::new())?.named(names).with_news(news);
        drawing::object(py, self.0.draw(&look))
    }

    /// Draws the view with plain characters.
    ///
    /// Raises:
    ///     ValueError: If there is no such language.
    #[pyo3(signature = (*, lang = drawing::LangArg::EN), text_signature = "($self, *, lang='en')")]
    fn text(&self, lang: drawing::LangArg) -> String {
        self.0.text_for(mauerwerk::Reader::default().with_lang(lang.0)).to_string()
    }

    fn __str__(&self) -> String {
        self.0.to_string()
    }

    fn __repr__(&self) -> String {
        format!("<View of {}: {}>", self.0.viewer(), self.0)
    }

    fn __reduce__(slf: &Bound<'_, Self>) -> PyResult<(Py<PyAny>, (String,))> {
        value::pickled(slf, (slf.get().to_json()?,))
    }
}
