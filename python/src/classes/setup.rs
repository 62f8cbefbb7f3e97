//! `Setup`.

use super::*;

class! {
    #[pyclass(frozen, eq, hash, weakref)]
    /// The seats and options a game starts with: anything at all, until a game is
    /// started with it.
    ///
    /// Made of keyword options, of notation such as `"players:4"`, or of another setup with
    /// some options replaced. What is not given or `None` is the default.
    ///
    /// Raises:
    ///     SetupError: If an option is unknown, or its value no such value at all.
    #[derive(Eq, PartialEq, Hash)]
    pub(crate) struct Setup(pub(crate) CoreSetup);
}

immutable!(Setup);
plain!(Setup: "Writes the setup as JSON: only what differs from the defaults.", "Returns the setup as a dict of options: only what differs from the defaults.");

#[pymethods]
impl Setup {
    #[new]
    #[pyo3(signature = (setup: "Setup | Options | str | None" = None, /, **options: "Unpack[Options]"))]
    fn new(
        setup: Option<&Bound<'_, PyAny>>,
        options: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Self> {
        game::setup::<Core>(setup, options).map(Self)
    }

    #[pyo3(signature = (**options: "Unpack[Options]"))]
    fn __replace__(slf: &Bound<'_, Self>, options: Option<&Bound<'_, PyDict>>) -> PyResult<Self> {
        game::setup::<Core>(Some(slf.as_any()), options).map(Self)
    }

    /// Reads a setup from JSON.
    ///
    /// Raises:
    ///     SetupError: If the text is no such JSON.
    #[staticmethod]
    #[pyo3(signature = (text, /))]
    fn from_json(py: Python<'_>, text: Text<'_>) -> PyResult<Self> {
        let setup = CoreSetup::from_json(text.0).map(Self);
        setup.map_err(|faults| Faulty::Setup.error(py, &faults))
    }

    /// Returns the setup as random games have it: with a limit to games that nobody could
    /// end, where the game has an option for that and it is not set.
    fn bounded(&self) -> Self {
        Self(Core::bounded(&self.0))
    }

    /// Returns what kind of game it makes: whether seats decide at the same time, whether there
    /// is chance, whether anything is hidden, and the bounds of scores, of the length of a
    /// game, and of actions and chances at once.
    ///
    /// Raises:
    ///     SetupError: With all that is wrong with the setup, and the rulings it breaks.
    fn kind(&self, py: Python<'_>) -> PyResult<As<hint::Kind>> {
        match Core::start(&self.0) {
            Ok(state) => game::kind(py, &state.kind()),
            Err(faults) => Err(Faulty::Setup.error(py, &faults)),
        }
    }

    /// Returns the parts of what a view of the game is as numbers, in order.
    ///
    /// Raises:
    ///     SetupError: With all that is wrong with the setup, and the rulings it breaks.
    fn features(&self, py: Python<'_>) -> PyResult<As<arrays::Features, Py<PyTuple>>> {
        match mauerwerk::Layout::of::<Core>(&self.0) {
            Ok(layout) => arrays::features(py, &layout),
            Err(faults) => Err(Faulty::Setup.error(py, &faults)),
        }
    }

    /// Returns the parts of a row of `InformationState.history`, in order.
    ///
    /// Raises:
    ///     SetupError: With all that is wrong with the setup, and the rulings it breaks.
    fn history_features(&self, py: Python<'_>) -> PyResult<As<arrays::Features, Py<PyTuple>>> {
        match Core::start(&self.0) {
            Ok(state) => {
                let layout = mauerwerk::Layout::of_history::<Core>(state.seats());
                arrays::features(py, &layout)
            }
            Err(faults) => Err(Faulty::Setup.error(py, &faults)),
        }
    }

    #[pyo3(signature = (
        first,
        deals,
        seed,
        threads,
        tell: "Callable[[int], object] | None",
        players: "Sequence[Bot | str]",
    ))]
    fn _match(
        &self,
        py: Python<'_>,
        first: Whole<u64>,
        deals: Whole<u64>,
        seed: Whole<u64>,
        threads: Option<Whole<usize>>,
        tell: Option<Py<PyAny>>,
        players: Tuple<AnyPlayer>,
    ) -> PyResult<crate::standings::Standings> {
        let contest = crate::standings::Contest {
            players: players.0.iter().map(|player| player.0).collect(),
            deals: crate::standings::Contest::numbers(first.0, deals.0)?,
            seed: seed.0,
            threads: threads.map(|threads| threads.0),
        };
        contest.play::<Core>(py, &self.0, tell)
    }

    /// The setup's written form.
    #[getter]
    fn notation(&self) -> String {
        self.0.to_string()
    }

    fn __str__(&self) -> String {
        self.0.to_string()
    }

    fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
        game::setup_repr::<Core>(py, &self.0)
    }

    fn __reduce__(slf: &Bound<'_, Self>) -> PyResult<(Py<PyAny>, (String,))> {
        // What can be anything may have no notation.
        value::pickled(slf, (slf.get().to_json()?,))
    }
}
