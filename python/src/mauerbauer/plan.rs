//! Boards and decks as data.

use std::path::PathBuf;

use mauerwerk::mauerbauer::{
    BoardPlan as CoreBoard, Corners, DeckPlan as CoreDeck, Shipped, ShippedDeck, TowerSpace,
};
use mauerwerk::{Look, Reader, Theme};
use pyo3::prelude::*;
use pyo3::types::PyDict;

use super::{BoardCounts, Cards};
use crate::drawing::{LangArg, plain_look};
use crate::error::Faulty;
use crate::hint::{self, As};
use crate::mirror::{Read, Shown};
use crate::value::{self, Tuple, Word};
use crate::variant::{immutable, plain};

/// Declares the common parts of both plans: reading and writing TOML, JSON, dicts and files.
macro_rules! plan_class {
    ($class:ident, $core:ty, $shipped:ty) => {
        immutable!($class);
        plain!($class: "Writes the plan as JSON.", "Returns the plan as a dict of plain values.");

        #[pymethods]
        impl $class {
            /// Returns a built-in plan by its name.
            ///
            /// Raises:
            ///     NotationError: If there is no such plan.
            #[staticmethod]
            #[pyo3(signature = (name, /))]
            fn shipped(name: Word<$shipped>) -> Self {
                Self(name.0.plan())
            }

            /// Reads a plan from TOML. Only `check` checks its content.
            ///
            /// Raises:
            ///     PlanError: If the text is not valid TOML of a plan. The error has the line.
            #[staticmethod]
            #[pyo3(signature = (text, /))]
            fn from_toml(py: Python<'_>, text: value::Text<'_>) -> PyResult<Self> {
                <$core>::from_toml(text.0)
                    .map(Self)
                    .map_err(|faults| Faulty::Plan.error(py, &faults))
            }

            /// Reads a plan from JSON. Only `check` checks its content.
            ///
            /// Raises:
            ///     PlanError: If the text is not valid JSON of a plan.
            #[staticmethod]
            #[pyo3(signature = (text, /))]
            fn from_json(py: Python<'_>, text: value::Text<'_>) -> PyResult<Self> {
                <$core>::from_json(text.0)
                    .map(Self)
                    .map_err(|faults| Faulty::Plan.error(py, &faults))
            }

            /// Reads a plan from a dict as returned by `to_dict`. Only `check` checks its content.
            ///
            /// Raises:
            ///     PlanError: If a field is missing or wrong.
            #[staticmethod]
            #[pyo3(signature = (plan: "dict[str, Any]", /))]
            fn from_dict(plan: &Bound<'_, PyDict>) -> PyResult<Self> {
                let value = value::from_python(plan.as_any())?;
                let read = mauerwerk::Written::from(value).read().map(Self);
                read.map_err(|faults| Faulty::Plan.error(plan.py(), &faults))
            }

            /// Reads a plan from a file: JSON if its name ends in `.json`, otherwise TOML.
            ///
            /// Raises:
            ///     OSError: If the file cannot be read.
            ///     PlanError: If its content is not a valid plan.
            #[staticmethod]
            #[pyo3(signature = (path, /))]
            fn from_file(py: Python<'_>, path: PathBuf) -> PyResult<Self> {
                let text = String::from_utf8(std::fs::read(&path)?)
                    .map_err(|error| Faulty::Plan.error(py, &mauerwerk::Faults::one(error.to_string())))?;
                match path.extension() {
                    Some(ending) if ending == "json" => Self::from_json(py, value::Text(&text)),
                    _ => Self::from_toml(py, value::Text(&text)),
                }
            }

            /// Writes the plan as TOML.
            fn to_toml(&self) -> String {
                self.0.to_toml()
            }

            /// The plan in the notation of a setup, which is its JSON.
            #[getter]
            fn notation(&self) -> PyResult<String> {
                self.to_json()
            }

            fn __str__(&self) -> String {
                self.0.to_toml()
            }

            fn __reduce__(slf: &Bound<'_, Self>) -> PyResult<(Py<PyAny>, (String,))> {
                value::pickled(slf, (slf.get().to_json()?,))
            }
        }
    };
}

/// A board: its tower spaces, the corners of its landscape spaces, and its coast. Wall lines are
/// the sides of spaces, and everything else follows, too (MA-05).
///
/// Made from TOML, JSON, a dict, a file, or the name of a built-in board. The data may be invalid:
/// `check` lists all faults (MA-91). Prints as TOML.
#[pyclass(frozen, eq, hash, weakref, module = "mauerwerk.mauerbauer")]
#[derive(Clone, Eq, PartialEq, Hash)]
pub(crate) struct BoardPlan(pub(crate) CoreBoard);

plan_class!(BoardPlan, CoreBoard, Shipped);

#[pymethods]
impl BoardPlan {
    /// Checks the plan, and counts its parts.
    ///
    /// Raises:
    ///     PlanError: With all faults at once (MA-91).
    fn check(&self, py: Python<'_>) -> PyResult<BoardCounts> {
        let counts = self.0.check();
        counts.map(BoardCounts).map_err(|faults| Faulty::Plan.error(py, &faults))
    }

    /// Draws the board as an SVG document, in a theme of `mauerwerk.drawing`.
    ///
    /// Raises:
    ///     PlanError: With all faults at once (MA-91).
    ///     ValueError: If there is no such theme or language.
    #[pyo3(
        signature = (theme = value::Text("light"), *, lang = LangArg::EN),
        text_signature = "($self, theme='light', *, lang='en')"
    )]
    fn svg(&self, py: Python<'_>, theme: value::Text<'_>, lang: LangArg) -> PyResult<String> {
        let drawing = self.0.draw(&plain_look(theme, lang)?);
        drawing.map(|drawing| drawing.svg).map_err(|faults| Faulty::Plan.error(py, &faults))
    }

    /// Draws the board with plain characters.
    ///
    /// Raises:
    ///     PlanError: With all faults at once (MA-91).
    ///     ValueError: If there is no such language.
    #[pyo3(signature = (*, lang = LangArg::EN), text_signature = "($self, *, lang='en')")]
    fn text(&self, py: Python<'_>, lang: LangArg) -> PyResult<String> {
        self.0.text(lang.0).map_err(|faults| Faulty::Plan.error(py, &faults))
    }

    fn _repr_html_(&self) -> Option<String> {
        self.0.draw(&Look::new(Theme::Auto)).ok().map(|drawing| drawing.html())
    }

    fn _repr_svg_(&self) -> Option<String> {
        self.0.svg(Theme::Light).ok()
    }

    fn __repr__(&self) -> String {
        let spaces: usize = self.0.regions.iter().map(|region| region.spaces.len()).sum();
        format!("<BoardPlan {:?}: {spaces} spaces>", self.0.name)
    }
}

impl Shown for Corners {
    type Form = Tuple<Word<TowerSpace>>;

    fn form(&self) -> Self::Form {
        self.0.form()
    }
}

impl Read for Corners {
    fn read(form: &Self::Form) -> PyResult<Self> {
        Vec::read(form).map(Self)
    }
}

/// A deck of guild cards: the number of cards with each face, and their points.
///
/// Made from TOML, JSON, a dict, a file, or the name of a built-in deck. The data may be invalid:
/// `check` lists all faults (MA-92). Prints as TOML.
#[pyclass(frozen, eq, hash, weakref, module = "mauerwerk.mauerbauer")]
#[derive(Clone, Eq, PartialEq, Hash)]
pub(crate) struct DeckPlan(pub(crate) CoreDeck);

plan_class!(DeckPlan, CoreDeck, ShippedDeck);

#[pymethods]
impl DeckPlan {
    /// The cards.
    #[getter]
    fn cards(&self) -> Cards {
        let each = |(&card, &count): (&_, &u8)| std::iter::repeat_n(card, count.into());
        Cards(self.0.cards.iter().flat_map(each).collect())
    }

    /// The points of each kind of card, as a new dict (MA-93): a number for each thing that is
    /// counted, or a list. `city_size` has the points for 1, 2, 3, and 7 or more spaces.
    /// `colour_variety` has those for 2 or 3 colours and for 4 or 5, and `colour_in` those for a
    /// house and a palace.
    #[getter]
    fn points<'py>(&self, py: Python<'py>) -> PyResult<As<hint::Plain, Bound<'py, PyAny>>> {
        value::to_python(py, &value::json(&self.0.points)?).map(As::new)
    }

    /// Checks the plan. Returns a warning if the number of cards differs from the printed deck, or
    /// `None` (MA-92).
    ///
    /// Raises:
    ///     PlanError: If it has no cards, or more than 255.
    ///     ValueError: If there is no such language.
    #[pyo3(signature = (*, lang = LangArg::EN), text_signature = "($self, *, lang='en')")]
    fn check(&self, py: Python<'_>, lang: LangArg) -> PyResult<Option<String>> {
        let warning = self.0.check().map_err(|faults| Faulty::Plan.error(py, &faults))?;
        Ok(warning.map(|warning| warning.tell(Reader::default().with_lang(lang.0))))
    }

    fn __len__(&self) -> usize {
        self.0.len() as usize
    }

    fn __repr__(&self) -> String {
        format!("<DeckPlan of {} cards: {}>", self.0.len(), self.cards().0)
    }
}
