//! Boards and decks as data.

use std::collections::BTreeMap;
use std::path::PathBuf;

use mauerwerk::Theme;
use mauerwerk::mauerbauer::{
    BoardCounts as CoreCounts, BoardPlan as CoreBoard, Corners, DeckPlan as CoreDeck, Line,
    RegionPlan as CoreRegion, Shipped, ShippedDeck, Space as CoreSpace, TowerSpace,
};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple, PyType};

use super::Cards;
use super::place::{Space, dict, lines};
use crate::error::Faulty;
use crate::hint::{self, As, named};
use crate::value::{self, Tuple, Whole, Word};
use crate::variant::{immutable, reduce, repr};

/// Declares what both plans have: they are read from TOML, JSON, dicts and files, and written as
/// all of these.
macro_rules! plan_class {
    ($class:ident, $core:ty, $shipped:ty) => {
        immutable!($class);

        #[pymethods]
        impl $class {
            /// Returns a plan that comes with the library, by its name.
            ///
            /// Raises:
            ///     NotationError: If there is none of that name.
            #[staticmethod]
            #[pyo3(signature = (name, /))]
            fn shipped(name: Word<$shipped>) -> Self {
                Self(name.0.plan())
            }

            /// Reads a plan from TOML. What it describes is not checked: see `check`.
            ///
            /// Raises:
            ///     PlanError: If the text is no such TOML; it names the line.
            #[staticmethod]
            #[pyo3(signature = (text, /))]
            fn from_toml(py: Python<'_>, text: value::Text<'_>) -> PyResult<Self> {
                <$core>::from_toml(text.0)
                    .map(Self)
                    .map_err(|faults| Faulty::Plan.error(py, &faults))
            }

            /// Reads a plan from JSON. What it describes is not checked: see `check`.
            ///
            /// Raises:
            ///     PlanError: If the text is no such JSON.
            #[staticmethod]
            #[pyo3(signature = (text, /))]
            fn from_json(py: Python<'_>, text: value::Text<'_>) -> PyResult<Self> {
                <$core>::from_json(text.0)
                    .map(Self)
                    .map_err(|faults| Faulty::Plan.error(py, &faults))
            }

            /// Reads a plan from a dict as `to_dict` returns it. What it describes is not checked:
            /// see `check`.
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

            /// Reads a plan from a file: JSON if its name ends in `.json`, else TOML.
            ///
            /// Raises:
            ///     OSError: If the file cannot be read.
            ///     PlanError: If it holds no plan.
            #[staticmethod]
            #[pyo3(signature = (path, /))]
            fn from_file(py: Python<'_>, path: PathBuf) -> PyResult<Self> {
                let text = String::from_utf8(std::fs::read(&path)?)
                    .map_err(|error| Faulty::Plan.error(py, &mauerwerk::Faults::one(error)))?;
                match path.extension() {
                    Some(ending) if ending == "json" => Self::from_json(py, value::Text(&text)),
                    _ => Self::from_toml(py, value::Text(&text)),
                }
            }

            /// Writes the plan as TOML.
            fn to_toml(&self) -> String {
                self.0.to_toml()
            }

            /// Writes the plan as JSON.
            fn to_json(&self) -> PyResult<String> {
                value::json(&self.0).map(|json| json.to_string())
            }

            /// Returns the plan as a dict of plain values.
            fn to_dict<'py>(
                &self,
                py: Python<'py>,
            ) -> PyResult<As<hint::Plain, Bound<'py, PyAny>>> {
                value::to_python(py, &value::json(&self.0)?).map(As::new)
            }

            /// The written form that a setup's notation has for it: its JSON.
            #[getter]
            fn notation(&self) -> PyResult<String> {
                self.to_json()
            }

            fn __str__(&self) -> String {
                self.0.to_toml()
            }

            fn __reduce__(slf: &Bound<'_, Self>) -> PyResult<(Py<PyAny>, (String,))> {
                let read = slf.get_type().getattr("from_json")?.unbind();
                Ok((read, (slf.get().to_json()?,)))
            }
        }
    };
}

/// Describes a board: its tower spaces, the corners of its landscape spaces, and its coast. Wall
/// lines are the sides of spaces, and all else follows too (MA-05).
///
/// Made of TOML, JSON, a dict, a file, or the name of a board that comes with the library. It can
/// be anything: `check` names all that is wrong with it (MA-91). Prints as TOML.
#[pyclass(frozen, eq, hash, module = "mauerwerk.mauerbauer")]
#[derive(Clone, Eq, PartialEq, Hash)]
pub(crate) struct BoardPlan(pub(crate) CoreBoard);

plan_class!(BoardPlan, CoreBoard, Shipped);

#[pymethods]
impl BoardPlan {
    /// The name of the board.
    #[getter]
    fn name(&self) -> &str {
        &self.0.name
    }

    /// The lines at the rim with water beyond.
    #[getter]
    fn coast(&self) -> Tuple<Word<Line>> {
        lines(&self.0.coast)
    }

    /// Where each tower space is: to the right, and down, in the plan's own unit; a dict of
    /// its own.
    #[getter]
    fn towers<'py>(&self, py: Python<'py>) -> PyResult<As<Spots, Bound<'py, PyDict>>> {
        dict(py, self.0.towers.iter().map(|(&at, &[x, y])| (Word(at), (x, y)))).map(As::new)
    }

    /// The regions, in the order of the cards that count their houses.
    #[getter]
    fn regions(&self) -> Tuple<RegionPlan> {
        Tuple(self.0.regions.iter().cloned().map(RegionPlan).collect())
    }

    /// Checks the plan, and counts what the board has.
    ///
    /// Raises:
    ///     PlanError: With all that is wrong at once (MA-91).
    fn check(&self, py: Python<'_>) -> PyResult<BoardCounts> {
        let counts = self.0.check();
        counts.map(BoardCounts::of).map_err(|faults| Faulty::Plan.error(py, &faults))
    }

    /// Draws the board as an SVG document, with the theme `"light"` or `"dark"`.
    ///
    /// Raises:
    ///     PlanError: With all that is wrong at once (MA-91).
    ///     ValueError: If there is no such theme.
    #[pyo3(signature = (theme = value::Text("light")), text_signature = "($self, theme='light')")]
    fn svg(&self, py: Python<'_>, theme: value::Text<'_>) -> PyResult<String> {
        let drawing = self.0.svg(crate::theme(theme.0)?);
        drawing.map_err(|faults| Faulty::Plan.error(py, &faults))
    }

    /// Draws the board with plain characters.
    ///
    /// Raises:
    ///     PlanError: With all that is wrong at once (MA-91).
    fn text(&self, py: Python<'_>) -> PyResult<String> {
        self.0.text().map_err(|faults| Faulty::Plan.error(py, &faults))
    }

    fn _repr_svg_(&self) -> Option<String> {
        self.0.svg(Theme::Light).ok()
    }

    fn __repr__(&self) -> String {
        let spaces: usize = self.0.regions.iter().map(|region| region.spaces.len()).sum();
        format!("<BoardPlan {:?}: {spaces} spaces>", self.0.name)
    }
}

/// The plan of a region of a board.
///
/// Made of its name, and of the corners of each of its landscape spaces, one after the other around
/// it.
#[pyclass(frozen, eq, hash, module = "mauerwerk.mauerbauer")]
#[derive(Clone, Eq, PartialEq, Hash)]
pub(crate) struct RegionPlan(CoreRegion);

immutable!(RegionPlan);

named! {
    Spots = "dict[str, tuple[int, int]]",
    Rims = "dict[int, tuple[str, ...]]",
}

#[pymethods]
impl RegionPlan {
    #[classattr]
    #[pyo3(name = "__match_args__")]
    fn match_args() -> (&'static str, &'static str) {
        ("name", "spaces")
    }

    #[new]
    #[pyo3(signature = (name, spaces: "dict[int, Sequence[str]]"))]
    fn new(name: String, spaces: &Bound<'_, PyDict>) -> PyResult<Self> {
        let mut all = BTreeMap::<CoreSpace, Corners>::new();
        for (space, corners) in spaces {
            let corners: Tuple<Word<TowerSpace>> = corners.extract()?;
            let corners = corners.0.into_iter().map(|corner| corner.0).collect();
            all.insert(space.extract::<Space>()?.0, Corners(corners));
        }
        Ok(Self(CoreRegion { name, spaces: all }))
    }

    /// The name of the region.
    #[getter]
    fn name(&self) -> &str {
        &self.0.name
    }

    /// The corners of each landscape space, one after the other around it; a dict of its own.
    #[getter]
    fn spaces<'py>(&self, py: Python<'py>) -> PyResult<As<Rims, Bound<'py, PyDict>>> {
        let corners = |corners: &Corners| Tuple(corners.0.iter().copied().map(Word).collect());
        dict(py, self.0.spaces.iter().map(|(&space, all)| (Space(space), corners(all))))
            .map(As::new)
    }

    fn __repr__(slf: &Bound<'_, Self>) -> PyResult<String> {
        repr(slf.as_any())
    }

    fn __reduce__<'py>(
        slf: &Bound<'py, Self>,
    ) -> PyResult<(Bound<'py, PyType>, Bound<'py, PyTuple>)> {
        reduce(slf.as_any())
    }
}

/// The numbers of what a board has.
#[pyclass(frozen, eq, hash, module = "mauerwerk.mauerbauer")]
#[derive(Eq, PartialEq, Hash)]
pub(crate) struct BoardCounts {
    /// The number of landscape spaces, 1 to 64.
    #[pyo3(get)]
    spaces: usize,
    /// The number of wall lines.
    #[pyo3(get)]
    lines: usize,
    /// The number of tower spaces, 3 to 64.
    #[pyo3(get)]
    towers: usize,
    /// The number of lines that border one space (MA-03).
    #[pyo3(get)]
    rim: usize,
    /// The number of lines of the rim with water beyond.
    #[pyo3(get)]
    coast: usize,
    /// The number of tower spaces at the shore (MA-05).
    #[pyo3(get)]
    shore: usize,
    /// The number of lines between two regions (MA-02).
    #[pyo3(get)]
    boundary: usize,
}

immutable!(BoardCounts);

#[pymethods]
impl BoardCounts {
    #[classattr]
    #[pyo3(name = "__match_args__")]
    fn match_args(py: Python<'_>) -> PyResult<Py<PyTuple>> {
        Ok(PyTuple::new(py, Self::COUNTS)?.unbind())
    }

    #[new]
    #[pyo3(signature = (spaces, lines, towers, rim, coast, shore, boundary))]
    fn new(
        spaces: Whole<usize>,
        lines: Whole<usize>,
        towers: Whole<usize>,
        rim: Whole<usize>,
        coast: Whole<usize>,
        shore: Whole<usize>,
        boundary: Whole<usize>,
    ) -> Self {
        Self {
            spaces: spaces.0,
            lines: lines.0,
            towers: towers.0,
            rim: rim.0,
            coast: coast.0,
            shore: shore.0,
            boundary: boundary.0,
        }
    }

    fn __repr__(slf: &Bound<'_, Self>) -> PyResult<String> {
        let counts = Self::COUNTS.map(|name| Ok(format!("{name}={}", slf.getattr(name)?)));
        let counts = counts.into_iter().collect::<PyResult<Vec<String>>>()?;
        Ok(format!("BoardCounts({})", counts.join(", ")))
    }

    fn __reduce__<'py>(
        slf: &Bound<'py, Self>,
    ) -> PyResult<(Bound<'py, PyType>, Bound<'py, PyTuple>)> {
        reduce(slf.as_any())
    }
}

impl BoardCounts {
    const COUNTS: [&str; 7] = ["spaces", "lines", "towers", "rim", "coast", "shore", "boundary"];

    fn of(counts: CoreCounts) -> Self {
        let CoreCounts { spaces, lines, towers, rim, coast, shore, boundary } = counts;
        Self { spaces, lines, towers, rim, coast, shore, boundary }
    }
}

/// Describes a deck of guild cards: how many cards have each face, and what they score.
///
/// Made of TOML, JSON, a dict, a file, or the name of a deck that comes with the library. It can be
/// anything: `check` names all that is wrong with it (MA-92). Prints as TOML.
#[pyclass(frozen, eq, hash, module = "mauerwerk.mauerbauer")]
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

    /// What each kind of card scores, as a dict of its own (MA-93): a number for each thing
    /// that is counted, or a list. `city_size` scores 1, 2, 3, and 7 or more spaces,
    /// `colour_variety` 2 or 3 colours and 4 or 5, `colour_in` a house and a palace.
    #[getter]
    fn points<'py>(&self, py: Python<'py>) -> PyResult<As<hint::Plain, Bound<'py, PyAny>>> {
        value::to_python(py, &value::json(&self.0.points)?).map(As::new)
    }

    /// Checks the plan, and returns a warning if it has another number of cards than the printed
    /// deck, else `None` (MA-92).
    ///
    /// Raises:
    ///     PlanError: If it has no card, or more than 255.
    fn check(&self, py: Python<'_>) -> PyResult<Option<String>> {
        self.0.check().map_err(|faults| Faulty::Plan.error(py, &faults))
    }

    fn __len__(&self) -> usize {
        self.0.len() as usize
    }

    fn __repr__(&self) -> String {
        format!("<DeckPlan of {} cards: {}>", self.0.len(), self.cards().0)
    }
}
