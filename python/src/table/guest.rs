//! Those who play at another device than the host's.

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

/// Somebody who plays or looks on at another device than that of the host, who has the game as a
/// `Table` or a `Record`. It knows what the host's messages have told, which is what its viewer may know
/// and nothing more. It is never changed: what it hears makes another guest.
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
    /// Begins with the first message of a host, of any game: `message_to` without a number of
    /// decisions.
    ///
    /// Raises:
    ///     MessageError: If the text is no such message.
    ///     InconsistentError: If nobody can have seen what it tells.
    ///     NotationError: If no game has the id in it.
    #[staticmethod]
    #[pyo3(signature = (message, /))]
    fn join(py: Python<'_>, message: Text<'_>) -> PyResult<Self> {
        checked(py, py.detach(|| GAMES.join(message.0))).map(Self)
    }

    /// Returns the guest who has heard a message of the host. With a message of the whole game, the
    /// guest starts again.
    ///
    /// Raises:
    ///     MessageError: If the text is not such a message, or does not continue what the guest has
    ///         heard of: ask for the whole game then. Or if it is old, or of another match: for that
    ///         match, `join`.
    ///     InconsistentError: If nobody can have seen what it tells.
    #[pyo3(signature = (message, /))]
    fn receive(&self, py: Python<'_>, message: Text<'_>) -> PyResult<Self> {
        let mut heard = self.0.fork();
        checked(py, py.detach(|| heard.receive(message.0)))?;
        Ok(Self(heard))
    }

    /// Returns the message by which the guest's seat makes a decision in notation: the host's
    /// `receive` reads it.
    ///
    /// Raises:
    ///     IllegalActionError: If a ruling refuses the action; it names the ruling.
    ///     NotationError: If no action is written like that.
    ///     UnavailableError: If the guest only looks on.
    #[pyo3(signature = (action, /))]
    fn decide(&self, py: Python<'_>, action: Text<'_>) -> PyResult<String> {
        checked(py, self.0.decide(action.0))
    }

    /// Returns the message of a host that tells what the guest knows, to be kept: `join` goes on
    /// from there, without news.
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

    /// Who looks on: a seat, or `"spectator"`.
    #[getter]
    fn viewer(&self) -> ViewerArg {
        ViewerArg(self.0.viewer())
    }

    /// The players' names by seat; empty if none were given.
    #[getter]
    fn names(&self) -> Tuple<String> {
        Tuple(self.0.names().to_vec())
    }

    /// The number of decisions that the guest has heard of: where the host goes on.
    #[getter]
    fn decisions(&self) -> usize {
        self.0.decisions()
    }

    /// How many of these decisions the guest's seat made. Once it has sent one, it waits until this
    /// number changes, or until it begins anew.
    #[getter]
    fn decided(&self) -> usize {
        self.0.decided()
    }

    /// Whose decision it is.
    #[getter]
    fn turn(&self, py: Python<'_>) -> PyResult<As<hint::Turn>> {
        turn::of(py, self.0.turn())
    }

    /// The result, or `None` while the game goes on.
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

    /// Returns the legal actions of the guest in notation: none unless the game waits for it.
    fn actions(&self) -> Tuple<String> {
        Tuple(self.0.actions())
    }

    /// Returns the legal actions of the guest, each with a label in words: none unless the game
    /// waits for it.
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

    /// Draws what the guest sees, as `draw` of the host's game does for its viewer: with names, with
    /// news, and with what it may touch after what it has touched so far.
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

    /// Returns the position in one sentence: whose decision it is, and the points of each seat. It is
    /// the label of a drawing for people who don't see it.
    ///
    /// Raises:
    ///     ValueError: If there is no such language.
    #[pyo3(signature = (*, lang = LangArg::EN), text_signature = "($self, *, lang='en')")]
    fn summary(&self, lang: LangArg) -> String {
        self.0.summary(lang.0)
    }

    /// Returns the action that the touches of the guest mean, one after the other; `None` if there
    /// is more to touch.
    ///
    /// Raises:
    ///     TouchError: If the touches lead to no legal action; it names what can be touched.
    #[pyo3(signature = (touched, /))]
    fn touch(&self, py: Python<'_>, touched: Vec<String>) -> PyResult<Option<String>> {
        checked(py, self.0.touch(&touched))
    }

    /// Returns the action that a player chooses for the guest, from what the guest knows.
    ///
    /// Raises:
    ///     UnavailableError: If the game does not wait for the guest.
    ///     NotationError: If no player has that name, or the seed is no number from 0 to
    ///         2**64 - 1.
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

    /// Returns what a player thinks of each legal action of the guest, from what the guest knows;
    /// see `InformationState.analyse`.
    ///
    /// Raises:
    ///     UnavailableError: If the game does not wait for the guest.
    ///     NotationError: If no player has that name, or a number is out of range.
    ///     TypeError: If both a player and iterations are given.
    #[pyo3(
        signature = (
        *,
        seed,
        iterations = None,
        player = None,
        seconds = None,
        tell: "Callable[[int], object] | None" = None,
        lang = LangArg::EN,
        ),
        text_signature = "($self, *, seed, iterations=None, player=None, seconds=None, tell=None, lang='en')"
    )]
    fn analyse(
        &self,
        py: Python<'_>,
        seed: Whole<u64>,
        iterations: Option<Whole<u64>>,
        player: Option<AnyPlayer>,
        seconds: Option<Seconds>,
        tell: Option<Py<PyAny>>,
        lang: LangArg,
    ) -> PyResult<As<hint::Analysis>> {
        let reader = Reader::of(self.0.names()).with_lang(lang.0).on_seat(self.0.viewer().seat());
        let question = Question::of_analysis(py, player, iterations, seed, seconds)?;
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
