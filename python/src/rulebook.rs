//! Scenarios and their verdicts.

use mauerwerk::rulebook::{self, SCENARIOS};
use pyo3::prelude::*;

use crate::drawing::LangArg;
use crate::error::Faulty;
use crate::value::Tuple;
use crate::variant::immutable;

/// A scenario: a printed example or a ruling as data, that can be run.
///
/// Made of its name and the TOML text of its file. The title of a scenario of the library is in the
/// language `lang`; any other title is as its file has it.
///
/// Raises:
///     ScenarioError: If the text is no scenario.
///     ValueError: If there is no such language.
#[pyclass(frozen, eq, hash, module = "mauerwerk.rulebook")]
#[derive(Eq, PartialEq, Hash)]
pub(crate) struct Scenario {
    /// Its name: that of the file, without its ending.
    #[pyo3(get)]
    name: String,
    /// The text of its file: TOML.
    #[pyo3(get)]
    toml: String,
    /// The id of the scenario's game.
    #[pyo3(get)]
    game: String,
    /// What it shows; its name, if the file doesn't say.
    #[pyo3(get)]
    title: String,
    lang: LangArg,
    /// Where it is printed; empty if it is not.
    #[pyo3(get)]
    source: String,
    /// The ids of the rulings it shows.
    #[pyo3(get)]
    rules: Tuple<String>,
}

immutable!(Scenario);

#[pymethods]
impl Scenario {
    #[new]
    #[pyo3(signature = (name, toml, /, lang = LangArg::EN))]
    fn new(py: Python<'_>, name: String, toml: String, lang: LangArg) -> PyResult<Self> {
        let scenario = rulebook::Scenario::from_toml(&name, &toml)
            .map_err(|faults| Faulty::Scenario.error(py, &faults))?;
        Ok(Self {
            game: scenario.game().to_owned(),
            title: scenario.title(lang.0).to_owned(),
            source: scenario.source().to_owned(),
            rules: Tuple(scenario.rules().to_vec()),
            name,
            toml,
            lang,
        })
    }

    /// Runs the scenario.
    fn run(slf: &Bound<'_, Self>) -> PyResult<Report> {
        let (py, scenario) = (slf.py(), slf.get());
        let report = py.detach(|| {
            rulebook::Scenario::from_toml(&scenario.name, &scenario.toml)
                .and_then(rulebook::Scenario::run)
        });
        let report = report.map_err(|faults| Faulty::Scenario.error(py, &faults))?;
        Ok(Report {
            scenario: slf.clone().unbind(),
            transcript: report.transcript,
            failures: Tuple(report.failures),
        })
    }

    fn __repr__(&self) -> String {
        format!("<Scenario {}: {}>", self.name, self.title)
    }

    fn __reduce__(
        slf: &Bound<'_, Self>,
    ) -> (Py<pyo3::types::PyType>, (String, String, &'static str)) {
        let Self { name, toml, lang, .. } = slf.get();
        (slf.get_type().unbind(), (name.clone(), toml.clone(), lang.0.code()))
    }
}

/// The result of running a scenario.
#[pyclass(frozen, module = "mauerwerk.rulebook")]
pub(crate) struct Report {
    /// The scenario.
    #[pyo3(get)]
    scenario: Py<Scenario>,
    /// What happened, line by line.
    #[pyo3(get)]
    transcript: String,
    /// What did not hold, each with its line in the file; empty if the scenario passes.
    #[pyo3(get)]
    failures: Tuple<String>,
}

immutable!(Report);

#[pymethods]
impl Report {
    /// Returns whether all that must hold does.
    #[getter]
    fn passes(&self) -> bool {
        self.failures.0.is_empty()
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        other.cast::<Self>().is_ok_and(|other| self.parts() == other.get().parts())
    }

    fn __hash__(&self) -> u64 {
        crate::value::hash(&self.parts())
    }

    fn __repr__(&self) -> String {
        let verdict = if self.passes() { "passes" } else { "fails" };
        format!("<Report of {}: {verdict}>", self.scenario.get().name)
    }

    fn __reduce__(slf: &Bound<'_, Self>) -> PyResult<(Py<PyAny>, (Py<Scenario>,))> {
        // A scenario always runs the same way.
        let run = slf.py().get_type::<Scenario>().getattr("run")?;
        Ok((run.unbind(), (slf.get().scenario.clone_ref(slf.py()),)))
    }
}

impl Report {
    fn parts(&self) -> (&Scenario, &str, &[String]) {
        (self.scenario.get(), &self.transcript, &self.failures.0)
    }
}

/// Returns what changed from one notation of a game to another: the tokens that are new or have
/// another value, and the names of those that are gone. Empty if nothing changed. Of a list it
/// tells what was added and what was removed, where that is shorter.
#[pyfunction]
#[pyo3(signature = (before, after, /))]
pub(crate) fn changes(before: &str, after: &str) -> String {
    rulebook::changes(before, after)
}

/// Returns a transcript with its long lines wrapped.
#[pyfunction]
#[pyo3(signature = (transcript, /))]
pub(crate) fn wrap(transcript: &str) -> String {
    rulebook::wrap(transcript)
}

/// Returns every scenario that comes with the library, by game and name.
#[pyfunction]
#[pyo3(signature = (lang = LangArg::EN))]
pub(crate) fn all_scenarios(py: Python<'_>, lang: LangArg) -> PyResult<Tuple<Scenario>> {
    let read = SCENARIOS
        .iter()
        .map(|source| Scenario::new(py, source.name.into(), source.text.into(), lang));
    read.collect::<PyResult<Vec<_>>>().map(Tuple)
}
