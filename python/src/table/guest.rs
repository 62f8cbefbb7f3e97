//! Guests: players on other devices than the host's.

use mauerwerk::table::AnyGuest;
use mauerwerk::table::TableEvent;
use mauerwerk::{Look, Reader};
use pyo3::prelude::*;
use pyo3::types::PyTuple;

use super::view::TableView;
use super::{GAMES, Labelled, checked, labelled};
use crate::bot::{AnyPlayer, Notation, Question, Seconds, as_text};
use crate::drawing::LangArg;
use crate::hint::{self, As, Many};
use crate::seat::ViewerArg;
use crate::turn;
use crate::value::{self, Text, Tuple, Whole};
use crate::variant::{drawn, immutable};

/// A player or a spectator on another device than the host's.
///
/// The host has the game as a `Table` or a `Record`. The guest knows only the content of the host's
/// messages, which is what its viewer may know. It never changes: `receive` returns another guest.
///
/// >>> import mauerwerk as mw
/// >>> table = mw.table("die-mauer", players=3)
/// >>> guest = mw.Guest.join(table.message_to("match 1", 1))
/// >>> table = table.apply(0, "T")
/// >>> guest = guest.receive(table.message_to("match 1", 1, guest.decisions))
/// >>> guest.news()
/// ('seat 0 puts a fist on the table',)
/// >>> table.receive("match 1", 1, guest.decide("T")).decisions[-1]
/// (1, 'T')
#[pyclass(frozen, eq, weakref, module = "mauerwerk")]
pub(crate) struct Guest(Box<dyn AnyGuest>);

immutable!(Guest);
drawn!(Guest(it, py) => it.view().view);

impl PartialEq for Guest {
    fn eq(&self, other: &Self) -> bool {
        (self.0.message(), self.0.news()) == (other.0.message(), other.0.news())
    }
}

impl Eq for Guest {}

#[pymethods]
impl Guest {
    /// Makes a guest from the first message of a host, of any game: `message_to` without a number
    /// of decisions.
    ///
    /// Raises:
    ///     MessageError: If the text is not such a message.
    ///     InconsistentError: If no viewer can have seen its content.
    ///     NotationError: If the library has no game with the id in it.
    #[staticmethod]
    #[pyo3(signature = (message, /))]
    fn join(py: Python<'_>, message: Text<'_>) -> PyResult<Self> {
        checked(py, py.detach(|| GAMES.join(message.0))).map(Self)
    }

    /// Returns the guest after a message of the host. A message of the whole game restarts the
    /// guest.
    ///
    /// Raises:
    ///     MessageError: If the text is not such a message, or does not continue the earlier ones.
    ///         Then request the whole game. Also if it is old, or of another match. For another
    ///         match, use `join`.
    ///     InconsistentError: If no viewer can have seen its content.
    #[pyo3(signature = (message, /))]
    fn receive(&self, py: Python<'_>, message: Text<'_>) -> PyResult<Self> {
        let mut heard = self.0.fork();
        checked(py, py.detach(|| heard.receive(message.0)))?;
        Ok(Self(heard))
    }

    /// Returns the message in which the guest's seat makes a decision in notation. The host's
    /// `receive` reads it.
    ///
    /// Raises:
    ///     IllegalActionError: If a ruling refuses the action. The error has the ruling.
    ///     NotationError: If the notation of the action is not valid.
    ///     UnavailableError: If the guest is a spectator.
    #[pyo3(signature = (action, /))]
    fn decide(&self, py: Python<'_>, action: Text<'_>) -> PyResult<String> {
        checked(py, self.0.decide(action.0))
    }

    /// Returns the guest's knowledge as a message of a host, for storage: `join` continues from
    /// there, without news.
    fn message(&self) -> String {
        self.0.message()
    }

    /// The id of the game.
    #[getter]
    fn game(&self) -> &'static str {
        self.0.info().id
    }

    /// The setup in notation.
    #[getter]
    fn setup(&self) -> String {
        self.0.setup()
    }

    /// The number of seats.
    #[getter]
    fn seats(&self) -> usize {
        self.0.seats()
    }

    /// The viewer: a seat, or `"spectator"`.
    #[getter]
    fn viewer(&self) -> ViewerArg {
        ViewerArg(self.0.viewer())
    }

    /// The players' names by seat. Empty if there are none.
    #[getter]
    fn names(&self) -> Tuple<String> {
        Tuple(self.0.names().to_vec())
    }

    /// The number of decisions that the guest knows of, where the host continues.
    #[getter]
    fn decisions(&self) -> usize {
        self.0.decisions()
    }

    /// The number of these decisions that the guest's seat made. A guest that has sent a decision
    /// waits until this number changes, or until it restarts.
    #[getter]
    fn decided(&self) -> usize {
        self.0.decided()
    }

    /// Whose decision it is.
    #[getter]
    fn turn(&self, py: Python<'_>) -> PyResult<As<hint::Turn>> {
        turn::of(py, self.0.turn())
    }

    /// The result, or `None` if the game is not over.
    #[getter]
    fn outcome(&self) -> Option<turn::Outcome> {
        turn::outcome(self.0.turn())
    }

    /// Returns the events of the last message, in words.
    ///
    /// Raises:
    ///     ValueError: If there is no such language.
    #[pyo3(signature = (*, lang = LangArg::EN), text_signature = "($self, *, lang='en')")]
    fn news(&self, lang: LangArg) -> Tuple<String> {
        let told = |event: TableEvent| self.0.tell(&event.message, lang.0);
        Tuple(self.0.news().into_iter().map(told).collect())
    }

    /// Returns the legal actions of the guest in notation. Empty unless the game waits for it.
    fn actions(&self) -> Tuple<String> {
        Tuple(self.0.actions())
    }

    /// Returns the legal actions of the guest with labels. Empty unless the game waits for it.
    ///
    /// Raises:
    ///     ValueError: If there is no such language.
    #[pyo3(signature = (*, lang = LangArg::EN), text_signature = "($self, *, lang='en')")]
    fn choices<'py>(
        &self,
        py: Python<'py>,
        lang: LangArg,
    ) -> PyResult<As<Many<Labelled>, Bound<'py, PyTuple>>> {
        let reader = Reader::of(self.0.names()).with_lang(lang.0).on_seat(self.0.viewer().seat());
        labelled(py, self.0.choices(), reader).map(As::new)
    }

    /// Returns what the guest sees.
    fn view(&self) -> TableView {
        TableView::new(self.0.view(), self.game())
    }

    /// Draws what the guest sees, as `draw` of the host's game does for its viewer. The drawing has
    /// names and news, and marks what the guest may touch after its touches so far.
    ///
    /// Raises:
    ///     TouchError: If the touches lead to no legal action.
    ///     ValueError: If there is no such theme, sheet, panel or language.
    #[pyo3(
        signature = (
            *,
            theme = Text("light"),
            sheet = Text("wide"),
            panel = None,
            lang = LangArg::EN,
            touched = Vec::new(),
        ),
        text_signature = "($self, *, theme='light', sheet='wide', panel=None, lang='en', touched=())"
    )]
    fn draw<'py>(
        &self,
        py: Python<'py>,
        theme: Text<'_>,
        sheet: Text<'_>,
        panel: Option<Text<'_>>,
        lang: LangArg,
        touched: Vec<String>,
    ) -> PyResult<As<crate::drawing::DrawingHint, Bound<'py, PyAny>>> {
        let look: Look = crate::drawing::look(theme, sheet, panel, lang, touched)?;
        crate::drawing::object(py, checked(py, self.0.draw(&look))?)
    }

    /// Returns the position in one sentence: whose decision it is, and the points of each seat. Use
    /// it as the label of a drawing for people who don't see it.
    ///
    /// Raises:
    ///     ValueError: If there is no such language.
    #[pyo3(signature = (*, lang = LangArg::EN), text_signature = "($self, *, lang='en')")]
    fn summary(&self, lang: LangArg) -> String {
        self.0.summary(lang.0)
    }

    /// Returns the action that a series of touches of the guest means, or `None` if it is not
    /// complete.
    ///
    /// Raises:
    ///     TouchError: If the touches lead to no legal action. The error lists the valid targets.
    #[pyo3(signature = (touched, /))]
    fn touch(&self, py: Python<'_>, touched: Vec<String>) -> PyResult<Option<String>> {
        checked(py, self.0.touch(&touched))
    }

    /// Returns the action that a player chooses for the guest, from what the guest knows.
    ///
    /// Raises:
    ///     UnavailableError: If the game does not wait for the guest.
    ///     NotationError: If there is no such player, or the seed is not a number from 0 to 2**64 -
    ///         1.
    #[pyo3(signature = (player, /, *, seed))]
    fn choose(
        &self,
        py: Python<'_>,
        player: AnyPlayer,
        seed: Whole<u64>,
    ) -> PyResult<As<Notation>> {
        let question = Question::new(player, seed);
        let choice = question.choose(py, |player, watch| self.0.choose(player, watch))?;
        as_text(py, &choice).map(As::new)
    }

    /// Returns a player's rating of each legal action of the guest, from what the guest knows. See
    /// `InformationState.analyse`.
    ///
    /// Raises:
    ///     UnavailableError: If the game does not wait for the guest.
    ///     NotationError: If there is no such player, or a number is out of range.
    ///     TypeError: If both a player and iterations are given.
    ///     ValueError: If there is no such language.
    #[pyo3(
        signature = (
        *,
        seed = None,
        iterations = None,
        player = None,
        seconds = None,
        against = None,
        tell: "Callable[[int], object] | None" = None,
        lang = LangArg::EN,
        ),
        text_signature = "($self, *, seed=None, iterations=None, player=None, seconds=None, against=None, tell=None, lang='en')"
    )]
    fn analyse(
        &self,
        py: Python<'_>,
        seed: Option<Whole<u64>>,
        iterations: Option<Whole<u64>>,
        player: Option<AnyPlayer>,
        seconds: Option<Seconds>,
        against: Option<AnyPlayer>,
        tell: Option<Py<PyAny>>,
        lang: LangArg,
    ) -> PyResult<As<hint::Analysis>> {
        let reader = Reader::of(self.0.names()).with_lang(lang.0).on_seat(self.0.viewer().seat());
        let question = Question::of_analysis(py, player, iterations, seed, seconds, against)?;
        question.analyse(py, tell, as_text, reader, |player, watch| {
            self.0.analyse(player, watch).map(|advice| advice.analysis)
        })
    }

    fn __hash__(&self) -> u64 {
        value::hash(&(self.game(), self.message()))
    }

    fn __repr__(&self) -> String {
        let (game, viewer) = (self.game(), self.viewer().0);
        format!("<Guest of {game}, {viewer}, {} decisions>", self.decisions())
    }

    fn __reduce__(slf: &Bound<'_, Self>) -> PyResult<(Py<PyAny>, (String,))> {
        let join = slf.get_type().getattr("join")?.unbind();
        Ok((join, (slf.get().message(),)))
    }
}
