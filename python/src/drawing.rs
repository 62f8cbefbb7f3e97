//! Drawings, and touches on them.

use mauerwerk::table::Table;
use mauerwerk::{
    Bounds, Drawing, FullGame, Lang, Look, Motion, Panel, Place, Sheet, Theme, Touched, Touches,
    UnknownLang,
};
use pyo3::exceptions::PyValueError;
use pyo3::inspect::PyStaticExpr;
use pyo3::prelude::*;
use pyo3::types::PyTuple;

use crate::error;
use crate::hint::{As, named};
use crate::seat::{SeatNumber, ViewerArg};
use crate::value::{Text, Tuple, Whole};

named! {
    DrawingHint = "Drawing",
    MotionsHint = "tuple[Motion, ...]",
}

/// The language of texts, by its code.
#[derive(Copy, Clone, Default, Eq, PartialEq, Hash)]
pub(crate) struct LangArg(pub(crate) Lang);

impl LangArg {
    pub(crate) const EN: Self = Self(Lang::En);
}

impl<'py> FromPyObject<'_, 'py> for LangArg {
    type Error = PyErr;

    const INPUT_TYPE: PyStaticExpr = Text::INPUT_TYPE;

    fn extract(object: Borrowed<'_, 'py, PyAny>) -> PyResult<Self> {
        let Text(code) = object.extract()?;
        code.parse()
            .map(Self)
            .map_err(|error: UnknownLang| PyValueError::new_err(error.to_string()))
    }
}

/// Returns the theme with the given name.
pub(crate) fn theme(name: &str) -> PyResult<Theme> {
    of_name("theme", name, &Theme::ALL, Theme::name)
}

/// Returns the value with the given name.
fn of_name<T: Copy>(
    what: &str,
    name: &str,
    all: &[T],
    name_of: fn(T) -> &'static str,
) -> PyResult<T> {
    all.iter().copied().find(|&one| name_of(one) == name).ok_or_else(|| {
        let names: Vec<String> = all.iter().map(|&one| format!("{:?}", name_of(one))).collect();
        let names = match &names[..] {
            [others @ .., last] => format!("{} or {last}", others.join(", ")),
            [] => String::new(),
        };
        PyValueError::new_err(format!("the {what} is {name:?}, not {names}"))
    })
}

/// Returns the look for the arguments of `svg`.
pub(crate) fn plain_look(name: Text<'_>, LangArg(lang): LangArg) -> PyResult<Look> {
    Ok(Look { lang, ..Look::new(theme(name.0)?) })
}

/// Returns the look for the arguments of `draw`.
pub(crate) fn look(
    theme_name: Text<'_>,
    sheet: Text<'_>,
    panel: Option<Text<'_>>,
    LangArg(lang): LangArg,
    touched: Vec<String>,
) -> PyResult<Look> {
    let sheet = of_name("sheet", sheet.0, &Sheet::ALL, Sheet::name)?;
    let named = |name: Text<'_>| of_name("panel", name.0, &Panel::ALL, Panel::name);
    let panel = panel.map(named).transpose()?;
    Ok(Look { sheet, panel, lang, touched, ..Look::new(theme(theme_name.0)?) })
}

/// Draws what a viewer sees of a state, and marks what it may touch after the given touches.
pub(crate) fn draw<'py, G: FullGame>(
    py: Python<'py>,
    state: &G,
    viewer: ViewerArg,
    look: &Look,
) -> PyResult<As<DrawingHint, Bound<'py, PyAny>>> {
    let drawing = state.draw(viewer.at(py, state)?, look);
    object(py, drawing.map_err(|error| error::touch(py, error))?)
}

/// Draws what a viewer sees of a game so far.
pub(crate) fn draw_table<'py>(
    py: Python<'py>,
    table: &dyn Table,
    viewer: ViewerArg,
    look: &Look,
) -> PyResult<As<DrawingHint, Bound<'py, PyAny>>> {
    object(py, table.draw(viewer.0, look).map_err(|error| error::table(py, error))?)
}

/// Makes a `Drawing`.
pub(crate) fn object(
    py: Python<'_>,
    drawing: Drawing,
) -> PyResult<As<DrawingHint, Bound<'_, PyAny>>> {
    let module = py.import("mauerwerk.drawing")?;
    let class = module.getattr("Place")?;
    let place = |place: Place| {
        let bounds = sides(place.bounds());
        let Place { name, label, shape, is_target, is_touched } = place;
        class.call1((name, label, Tuple(shape), bounds, is_target, is_touched))
    };
    let Drawing { svg, alt, width, height, places } = drawing;
    let places = places.into_iter().map(place).collect::<PyResult<Vec<_>>>()?;
    module.getattr("Drawing")?.call1((svg, width, height, Tuple(places), alt)).map(As::new)
}

/// Returns a drawing as an image for an HTML page.
#[pyfunction]
pub(crate) fn html_of(svg: String, alt: String, width: i32, height: i32) -> String {
    Drawing { svg, alt, width, height, places: Vec::new() }.html()
}

/// Returns a rectangle for Python: left, top, width, height.
const fn sides(Bounds { x, y, width, height }: Bounds) -> (i32, i32, i32, i32) {
    (x, y, width, height)
}

/// Returns the motions that a viewer saw since the given number of decisions.
pub(crate) fn motions<'py>(
    py: Python<'py>,
    table: &dyn Table,
    viewer: ViewerArg,
    Whole(since): Whole<u64>,
    look: &Look,
) -> PyResult<As<MotionsHint, Bound<'py, PyTuple>>> {
    let class = py.import("mauerwerk.drawing")?.getattr("Motion")?;
    let motion =
        |Motion { places, from, to }: Motion| class.call1((Tuple(places), sides(from), sides(to)));
    let moved = table.motions(viewer.0, look, usize::try_from(since).unwrap_or(usize::MAX));
    let moved = moved.map_err(|error| error::table(py, error))?;
    let motions = moved.into_iter().map(motion).collect::<PyResult<Vec<_>>>()?;
    PyTuple::new(py, motions).map(As::new)
}

/// Returns the action that touches mean, or `None` if they are not complete.
pub(crate) fn touch<G: FullGame>(
    py: Python<'_>,
    state: &G,
    seat: SeatNumber,
    touched: Vec<String>,
) -> PyResult<Option<G::Action>> {
    let touches = Touches::of(state, seat.at(py, state)?);
    match touches.touch_all(touched).map_err(|error| error::touch(py, error))? {
        Touched::Action(action) => Ok(Some(action)),
        Touched::Further(_) => Ok(None),
    }
}

/// Returns the touches that mean an action of a seat, or `None` if it is not listed as legal.
pub(crate) fn touches_of<G: FullGame>(
    py: Python<'_>,
    state: &G,
    seat: SeatNumber,
    action: G::Action,
) -> PyResult<Option<Tuple<String>>> {
    let seat = seat.at(py, state)?;
    let mut all = state.actions(seat).into_iter().zip(state.touches(seat));
    Ok(all.find(|(other, _)| *other == action).map(|(_, touches)| Tuple(touches)))
}
