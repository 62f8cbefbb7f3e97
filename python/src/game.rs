//! The common parts of all games' classes.

use std::sync::OnceLock;

use mauerwerk::bot::Judgement;
use mauerwerk::{
    ActionSet, FullGame, GameKind, InformationState, Most, NotationError, Refusal, SetupOptions,
    Written,
};
use pyo3::exceptions::PyTypeError;
use pyo3::inspect::PyStaticExpr;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::type_hint_union;
use pyo3::types::{PyDict, PyString, PyTuple};
use serde_json::{Map, Value};

use crate::error::{self, Faulty};
use crate::hint::{Action, As, Event, Hinted, Kind, Many, name};
use crate::value::{from_options, json, text_of, unexpected};

/// The parts of a binding that each game defines.
pub(crate) trait Binding: Judgement {
    /// Returns the action of a Python object of the game, or `None` for other objects.
    fn known_action(object: &Bound<'_, PyAny>) -> Option<Self::Action>;

    /// Makes the Python object of an action.
    fn new_action(py: Python<'_>, action: Self::Action) -> PyResult<Py<PyAny>>;

    /// Returns the state of a Python object of the game, or `None` for other objects.
    fn known_state<'a>(object: &'a Bound<'_, PyAny>) -> Option<&'a Self>;

    /// Returns the information state of a Python object of the game, or `None` for other objects.
    fn known_seen<'a>(object: &'a Bound<'_, PyAny>) -> Option<&'a InformationState<Self>>;

    /// Makes the Python object of an event.
    fn new_event(py: Python<'_>, event: Self::Event) -> PyResult<Py<PyAny>>;

    /// Makes the Python object of an information state.
    fn new_seen(py: Python<'_>, seen: InformationState<Self>) -> PyResult<Py<PyAny>>;

    /// Returns the cache of the actions' objects.
    fn actions_kept() -> &'static ActionCache;

    /// Returns the setup of a Python object of the game, or `None` for other objects.
    fn known_setup(object: &Bound<'_, PyAny>) -> Option<Self::Setup>;

    /// Converts an option to its JSON, if it may have other forms.
    fn option_json(name: &str, value: Value) -> Value;
}

/// Caches the Python objects of actions by id. Its pages are made when they are first needed,
/// because a game may have millions of actions, of which few occur.
pub(crate) struct ActionCache(OnceLock<Box<[Page]>>);

/// A page of objects, each made when it is first needed.
type Page = OnceLock<Box<[OnceLock<Py<PyAny>>]>>;

impl ActionCache {
    const PAGE: usize = 1024;

    pub(crate) const fn new() -> Self {
        Self(OnceLock::new())
    }

    /// Returns the place of an id's object, if the game has such an id.
    fn place<G: Binding>(&self, id: u32) -> Option<&OnceLock<Py<PyAny>>> {
        // Nothing here calls Python, which might wait for another thread's initialisation.
        let (page, place) = (id as usize / Self::PAGE, id as usize % Self::PAGE);
        let pages = (G::INFO.actions as usize).div_ceil(Self::PAGE);
        let pages = self.0.get_or_init(|| (0..pages).map(|_| OnceLock::new()).collect());
        let page = pages.get(page)?;
        page.get_or_init(|| (0..Self::PAGE).map(|_| OnceLock::new()).collect()).get(place)
    }
}

/// The number of actions of a game before each page of ids. Some ids are not actions.
pub(crate) struct Order(OnceLock<Box<[usize]>>);

impl Order {
    const PAGE: usize = 1024;

    pub(crate) const fn new() -> Self {
        Self(OnceLock::new())
    }

    /// Returns the number of actions before each page of ids, and at the end the number of all.
    fn before<G: FullGame>(&self) -> &[usize] {
        self.0.get_or_init(|| {
            let pages = (G::INFO.actions as usize).div_ceil(Self::PAGE);
            let counts = (0..pages).scan(0, |before, page| {
                *before += Self::page::<G>(page).count();
                Some(*before)
            });
            std::iter::once(0).chain(counts).collect()
        })
    }

    fn page<G: FullGame>(page: usize) -> impl Iterator<Item = G::Action> {
        let ids = page * Self::PAGE..(page + 1) * Self::PAGE;
        ids.filter_map(|id| G::action(id.try_into().ok()?))
    }

    /// Returns the number of actions.
    pub(crate) fn len<G: FullGame>(&self) -> usize {
        self.before::<G>().last().copied().unwrap_or_default()
    }

    /// Returns the action at an index in the order.
    pub(crate) fn get<G: FullGame>(&self, place: usize) -> Option<G::Action> {
        let before = self.before::<G>();
        let page = before.partition_point(|&before| before <= place).checked_sub(1)?;
        Self::page::<G>(page).nth(place - before[page])
    }
}

/// The states and events of a record, kept once they are replayed.
pub(crate) struct Replayed {
    pub(crate) states: PyOnceLock<Py<PyTuple>>,
    pub(crate) decisions: PyOnceLock<Py<PyTuple>>,
    pub(crate) events: PyOnceLock<Py<PyTuple>>,
}

impl Replayed {
    pub(crate) const fn new() -> Self {
        Self { states: PyOnceLock::new(), decisions: PyOnceLock::new(), events: PyOnceLock::new() }
    }
}

/// A tuple with the hint of its items.
pub(crate) type Items<'py, N> = As<Many<N>, Bound<'py, PyTuple>>;

/// Returns a tuple that is made once.
pub(crate) fn kept<'py, N>(
    py: Python<'py>,
    place: &PyOnceLock<Py<PyTuple>>,
    make: impl FnOnce() -> PyResult<Bound<'py, PyTuple>>,
) -> PyResult<Items<'py, N>> {
    let kept = place.get_or_try_init(py, || make().map(Bound::unbind))?;
    Ok(As::new(kept.bind(py).clone()))
}

/// Makes a tuple of a class whose `repr` does not show the items.
pub(crate) fn untold<'py>(
    py: Python<'py>,
    class: &str,
    items: Bound<'py, PyTuple>,
) -> PyResult<Bound<'py, PyTuple>> {
    let class = py.import("mauerwerk._untold")?.getattr(class)?;
    Ok(class.call1((items,))?.cast_into()?)
}

/// Returns the cached Python object of an action.
pub(crate) fn action<G: Binding>(py: Python<'_>, action: G::Action) -> PyResult<As<Action>> {
    let Some(place) = G::actions_kept().place::<G>(G::id(action)) else {
        return G::new_action(py, action).map(As::new);
    };
    if let Some(object) = place.get() {
        return Ok(As::new(object.clone_ref(py)));
    }
    let made = G::new_action(py, action)?;
    Ok(As::new(place.get_or_init(|| made).clone_ref(py)))
}

/// Returns the Python object of an action, without adding it to the cache.
pub(crate) fn passing_action<G: Binding>(
    py: Python<'_>,
    action: G::Action,
) -> PyResult<As<Action>> {
    match G::actions_kept().place::<G>(G::id(action)).and_then(OnceLock::get) {
        Some(object) => Ok(As::new(object.clone_ref(py))),
        None => G::new_action(py, action).map(As::new),
    }
}

/// Reports a refused action.
pub(crate) fn refusal<G: Binding>(py: Python<'_>, error: &Refusal<G>) -> PyErr {
    match action::<G>(py, error.action) {
        Ok(action) => error::illegal(py, error, action.0.bind(py)),
        Err(error) => error,
    }
}

/// Returns the named tuple of the kind of game that a setup makes.
pub(crate) fn kind(py: Python<'_>, kind: &GameKind) -> PyResult<As<Kind>> {
    let module = py.import("mauerwerk.game")?;
    let (kinds, bounds) = (module.getattr("GameKind")?, module.getattr("Most")?);
    let most = |most: Most| bounds.call1((most.number, most.reached));
    let GameKind { simultaneous, chance, hidden, lowest, highest, .. } = *kind;
    let decisions = kind.decisions.map(most).transpose()?;
    let rest = (decisions, most(kind.actions)?, most(kind.chances)?);
    let fields = (simultaneous, chance, hidden, lowest, highest, rest.0, rest.1, rest.2);
    Ok(As::new(kinds.call1(fields)?.unbind()))
}

/// An action that is converted to its object when it is put into a tuple.
struct Listed<G: FullGame>(G::Action);

impl<'py, G: Binding> IntoPyObject<'py> for Listed<G> {
    type Target = PyAny;
    type Output = Bound<'py, PyAny>;
    type Error = PyErr;

    const OUTPUT_TYPE: PyStaticExpr = Action::HINT;

    fn into_pyobject(self, py: Python<'py>) -> PyResult<Self::Output> {
        Ok(action::<G>(py, self.0)?.0.into_bound(py))
    }
}

/// Items with a known number, so that a tuple is allocated once.
struct Counted<I> {
    items: I,
    left: usize,
}

impl<I: Iterator> Iterator for Counted<I> {
    type Item = I::Item;

    fn next(&mut self) -> Option<I::Item> {
        let item = self.items.next()?;
        self.left -= 1;
        Some(item)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.left, Some(self.left))
    }
}

impl<I: Iterator> ExactSizeIterator for Counted<I> {}

/// Returns the Python objects of actions, as a tuple.
pub(crate) fn actions<G: Binding>(
    py: Python<'_>,
    listed: G::Actions,
) -> PyResult<Items<'_, Action>> {
    let number = listed.len();
    let objects = Counted { items: listed.into_iter().map(Listed::<G>), left: number };
    PyTuple::new(py, objects).map(As::new)
}

/// Returns the Python objects of events, as a tuple.
pub(crate) fn events<'py, G: Binding>(
    py: Python<'py>,
    events: &[G::Event],
) -> PyResult<Items<'py, Event>> {
    let objects = events.iter().map(|event| G::new_event(py, event.clone()));
    PyTuple::new(py, objects.collect::<PyResult<Vec<_>>>()?).map(As::new)
}

/// Reads an action: an object, its notation, or its id.
pub(crate) struct AnyAction<G: FullGame>(pub(crate) G::Action);

impl<'py, G: Binding> FromPyObject<'_, 'py> for AnyAction<G> {
    type Error = PyErr;

    const INPUT_TYPE: PyStaticExpr = type_hint_union!(name("Action"), name("str"), name("int"));

    fn extract(object: Borrowed<'_, 'py, PyAny>) -> PyResult<Self> {
        let py = object.py();
        if let Some(action) = G::known_action(&object) {
            return Ok(Self(action));
        }
        if let Ok(text) = object.cast::<PyString>() {
            return error::read(py, text.to_str()?.parse()).map(Self);
        }
        let number = object.extract::<i64>();
        let id = match number {
            Err(error) if error.is_instance_of::<PyTypeError>(py) => {
                return Err(unexpected(&object, "an action, its notation or its id"));
            }
            number => number.ok().and_then(|number| u32::try_from(number).ok()),
        };
        let unknown = || NotationError::new("the id of an action", &text_of(&object));
        error::read(py, id.and_then(G::action).ok_or_else(unknown)).map(Self)
    }
}

/// Returns the setup of an object or a text, with some options replaced.
pub(crate) fn setup<G: Binding>(
    base: Option<&Bound<'_, PyAny>>,
    options: Option<&Bound<'_, PyDict>>,
) -> PyResult<G::Setup> {
    let mut fields = base.map_or_else(|| Ok(Map::new()), base_fields::<G>)?;
    fields.extend(option_fields::<G>(options)?);
    let written = Written::from(Value::Object(fields));
    Python::attach(|py| {
        G::Setup::from_written(written).map_err(|faults| Faulty::Setup.error(py, &faults))
    })
}

/// Returns options as the JSON of a setup.
fn option_fields<G: Binding>(options: Option<&Bound<'_, PyDict>>) -> PyResult<Map<String, Value>> {
    let fields = from_options(options)?.into_iter();
    let fields = fields.map(|(name, value)| {
        let value = G::option_json(&name, value);
        (name, value)
    });
    Ok(fields.collect())
}

/// Returns the fields of a setup: an object, notation, or a dict of options.
fn base_fields<G: Binding>(object: &Bound<'_, PyAny>) -> PyResult<Map<String, Value>> {
    if let Ok(options) = object.cast::<PyDict>() {
        return option_fields::<G>(Some(options));
    }
    match json(&base_setup::<G>(object)?)? {
        Value::Object(fields) => Ok(fields),
        _ => Ok(Map::new()),
    }
}

fn base_setup<G: Binding>(object: &Bound<'_, PyAny>) -> PyResult<G::Setup> {
    if let Some(setup) = G::known_setup(object) {
        return Ok(setup);
    }
    let Ok(text) = object.cast::<PyString>() else {
        return Err(no_setup(object));
    };
    text.to_str()?.parse().map_err(|faults| Faulty::Setup.error(object.py(), &faults))
}

/// Returns the error for an object that is not a setup. For a number, it suggests what may be
/// meant.
fn no_setup(object: &Bound<'_, PyAny>) -> PyErr {
    const EXPECTED: &str = "a setup, its notation such as \"players:4\", or a dict of options";
    match object.extract::<u8>() {
        Ok(seats) => PyTypeError::new_err(format!(
            "expected {EXPECTED}, not {seats}: for {seats} seats say players={seats}"
        )),
        Err(_) => unexpected(object, EXPECTED),
    }
}

/// Writes a setup as the call that makes an equal one.
pub(crate) fn setup_repr<G: FullGame>(py: Python<'_>, setup: &G::Setup) -> PyResult<String> {
    let mut arguments = Vec::new();
    if let Value::Object(fields) = json(setup)? {
        for (name, value) in &fields {
            arguments.push(format!("{name}={}", crate::value::to_python(py, value)?.repr()?));
        }
    }
    Ok(format!("Setup({})", arguments.join(", ")))
}
