//! `Setup`.

use super::*;

class! {
    #[pyclass(frozen, eq, hash, weakref)]
    /// The seats and options of a game, checked when a game starts.
    ///
    /// Made from keyword options, from notation such as `"players:4"`, or from another setup with
    /// some options replaced. Missing options and `None` mean the default.
    ///
    /// Raises:
    ///     SetupError: If an option is unknown, or does not take its value.
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
    ///     SetupError: If the text is not valid JSON of a setup.
    #[staticmethod]
    #[pyo3(signature = (text, /))]
    fn from_json(py: Python<'_>, text: Text<'_>) -> PyResult<Self> {
        let setup = CoreSetup::from_json(text.0).map(Self);
        setup.map_err(|faults| Faulty::Setup.error(py, &faults))
    }

    /// Returns the setup of random games. If the game has an option that limits endless games, and
    /// it is not set, this sets it.
    fn bounded(&self) -> Self {
        Self(Core::bounded(&self.0))
    }

    /// Returns the kind of game that the setup makes. It contains whether seats decide at the same
    /// time, whether there is chance, and whether anything is hidden. It also has the bounds of
    /// scores, of the number of decisions, and of the number of actions and outcomes.
    ///
    /// Raises:
    ///     SetupError: With all faults of the setup, and the rulings it breaks.
    fn kind(&self, py: Python<'_>) -> PyResult<As<hint::Kind>> {
        match Core::start(&self.0) {
            Ok(state) => game::kind(py, &state.kind()),
            Err(faults) => Err(Faulty::Setup.error(py, &faults)),
        }
    }

    /// Returns a `Feature` for each part of a view as numbers, in order.
    ///
    /// Raises:
    ///     SetupError: With all faults of the setup, and the rulings it breaks.
    fn features(&self, py: Python<'_>) -> PyResult<As<arrays::Features, Py<PyTuple>>> {
        match mauerwerk::Layout::of::<Core>(&self.0) {
            Ok(layout) => arrays::features(py, &layout),
            Err(faults) => Err(Faulty::Setup.error(py, &faults)),
        }
    }

    /// Returns a `Feature` for each part of a row of `InformationState.history`, in order.
    ///
    /// Raises:
    ///     SetupError: With all faults of the setup, and the rulings it breaks.
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
        players: "Sequence[Player]",
    ))]
    fn _match(
        &self,
        py: Python<'_>,
        first: Whole<u64>,
        deals: Whole<u64>,
        seed: Whole<u64>,
        threads: Option<Whole<usize>>,
        tell: Option<Py<PyAny>>,
        players: Tuple<AnyEntrant>,
    ) -> PyResult<crate::standings::Standings> {
        let contest = crate::standings::Contest {
            players: players.0,
            deals: crate::standings::Contest::numbers(first.0, deals.0)?,
            seed: seed.0,
            threads: threads.map(|threads| threads.0),
        };
        contest.play::<Core>(py, &self.0, tell)
    }

    /// The setup's notation.
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
        // An invalid setup may have no notation.
        value::pickled(slf, (slf.get().to_json()?,))
    }
}
