//! Scenarios and their results.

use mauerwerk::rulebook::{self, SCENARIOS};
use pyo3::prelude::*;

use crate::drawing::LangArg;
use crate::error::Faulty;
use crate::value::Tuple;
use crate::variant::immutable;

/// A scenario: a printed example or a ruling as data that can be run.
///
/// Made from its name and the TOML text of its file. The title of a scenario of the library is in
/// the language `lang`, and any other title is unchanged.
///
/// Raises:
///     ScenarioError: If the text is not a valid scenario.
///     ValueError: If there is no such language.
#[pyclass(frozen, eq, hash, weakref, module = "mauerwerk.rulebook")]
#[derive(Eq, PartialEq, Hash)]
pub(crate) struct Scenario {
    /// The name, which is the file's name without its extension.
    #[pyo3(get)]
    name: String,
    /// The text of the file: TOML.
    #[pyo3(get)]
    toml: String,
    /// The id of the scenario's game.
    #[pyo3(get)]
    game: String,
    /// The title, or the name if the file has no title.
    #[pyo3(get)]
    title: String,
    lang: LangArg,
    /// The printed source. Empty if there is none.
    #[pyo3(get)]
    source: String,
    /// The ids of the rulings that the scenario shows.
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
#[pyclass(frozen, weakref, module = "mauerwerk.rulebook")]
pub(crate) struct Report {
    /// The scenario.
    #[pyo3(get)]
    scenario: Py<Scenario>,
    /// The transcript.
    #[pyo3(get)]
    transcript: String,
    /// The steps that failed, each with its line number in the file. Empty if the scenario passes.
    #[pyo3(get)]
    failures: Tuple<String>,
}

immutable!(Report);

#[pymethods]
impl Report {
    /// Returns whether all steps hold.
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
        // A scenario always has the same result.
        let run = slf.py().get_type::<Scenario>().getattr("run")?;
        Ok((run.unbind(), (slf.get().scenario.clone_ref(slf.py()),)))
    }
}

impl Report {
    fn parts(&self) -> (&Scenario, &str, &[String]) {
        (self.scenario.get(), &self.transcript, &self.failures.0)
    }
}

/// Returns the changes from one notation of a game to another: new tokens, tokens with another
/// value, and the names of removed tokens. Empty if nothing changed. For a list, it contains the
/// added and the removed elements if that is shorter.
#[pyfunction]
#[pyo3(signature = (before, after, /))]
pub(crate) fn changes(before: &str, after: &str) -> String {
    rulebook::changes(before, after)
}

/// Returns a transcript with wrapped lines.
#[pyfunction]
#[pyo3(signature = (transcript, /))]
pub(crate) fn wrap(transcript: &str) -> String {
    rulebook::wrap(transcript)
}

/// Returns every scenario of the library, by game and name.
#[pyfunction]
#[pyo3(signature = (lang = LangArg::EN))]
pub(crate) fn all_scenarios(py: Python<'_>, lang: LangArg) -> PyResult<Tuple<Scenario>> {
    let read = SCENARIOS
        .iter()
        .map(|source| Scenario::new(py, source.name.into(), source.text.into(), lang));
    read.collect::<PyResult<Vec<_>>>().map(Tuple)
}
