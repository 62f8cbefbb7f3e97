//! Those who play at another device than the host's.

use mauerwerk::wire::{self, GuestError};
use mauerwerk::{
    Game, Look, Names, Viewer, any_game, on_game, recorded_game, unknown_game, with_game,
};
use pyo3::prelude::*;
use pyo3::types::{PyString, PyTuple};

use super::view::TableView;
use super::{Labelled, actions, choices};
use crate::bot::{AnyPlayer, Notation, Question, Seconds, Shows};
use crate::error::{self, Faulty};
use crate::game::Binding;
use crate::hint::{self, As, Many};
use crate::seat::{SeatNumber, ViewerArg};
use crate::turn;
use crate::value::{self, Text, Tuple, Whole};
use crate::variant::{drawn, immutable};

/// A guest of a host, with a game of the library.
type Knowing<G> = wire::Guest<G>;

any_game! {
    /// A guest in any game.
    #[derive(Clone, Eq, PartialEq)]
    enum AnyGuest(Knowing)
}

/// Evaluates with the guest, whatever the game.
macro_rules! on_guest {
    ($any:expr, $guest:ident => $result:expr) => {
        on_game!(AnyGuest, $any, $guest => $result)
    };
}

/// Somebody who plays or looks on at another device than that of the host, who has the game as a
/// `Table` or a `Record`. It knows what the host's messages have told, which is what its viewer may know
/// and nothing more. It is never changed: what it hears makes another guest.
///
/// >>> import mauerwerk as mw
/// >>> table = mw.table("die-mauer", players=3)
/// >>> guest = mw.Guest.join(table.message_to("match 1", 1))
/// >>> table = table.apply(0, "T")
/// >>> guest = guest.receive(table.message_to("match 1", 1, guest.decisions))
/// >>> guest.news
/// ('seat 0 puts a fist on the table',)
/// >>> table.receive("match 1", 1, guest.decide("T")).decisions[-1]
/// (1, 'T')
#[pyclass(frozen, eq, weakref, module = "mauerwerk")]
#[derive(Eq, PartialEq)]
pub(crate) struct Guest(AnyGuest);

immutable!(Guest);
drawn!(Guest(it, py) => it.view().view);

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
        let game = recorded_game(message.0).map_err(|faults| Faulty::Message.error(py, &faults))?;
        let joined = with_game!(game.as_str(), G => {
            let guest = py.detach(|| wire::Guest::<G>::join(message.0));
            guest.map(AnyGuest::from).map_err(|error| refused(py, error))
        });
        joined.unwrap_or_else(|| Err(error::notation(py, unknown_game(&game)))).map(Self)
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
        on_guest!(&self.0, guest => {
            let mut heard = guest.clone();
            let result = py.detach(|| heard.receive(message.0).map(drop));
            result.map_err(|error| refused(py, error))?;
            Ok(Self(heard.into()))
        })
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
        on_guest!(&self.0, guest => {
            let action = error::read(py, action.0.parse())?;
            guest.decide(action).map_err(|error| refused(py, error))
        })
    }

    /// Returns the message of a host that tells what the guest knows, to be kept: `join` goes on
    /// from there, without news.
    fn message(&self) -> String {
        on_guest!(&self.0, guest => guest.message())
    }

    /// The id of the game.
    #[getter]
    fn game(&self) -> &'static str {
        on_guest!(&self.0, guest => id(guest))
    }

    /// The setup in notation.
    #[getter]
    fn setup(&self) -> String {
        on_guest!(&self.0, guest => guest.state().setup().to_string())
    }

    /// The number of seats.
    #[getter]
    fn seats(&self) -> usize {
        on_guest!(&self.0, guest => guest.state().seats())
    }

    /// Who looks on: a seat, or `"spectator"`.
    #[getter]
    fn viewer(&self) -> ViewerArg {
        ViewerArg(on_guest!(&self.0, guest => guest.viewer()))
    }

    /// The players' names by seat; empty if none were given.
    #[getter]
    fn names(&self) -> Tuple<String> {
        Tuple(on_guest!(&self.0, guest => guest.names().to_vec()))
    }

    /// The number of decisions that the guest has heard of: where the host goes on.
    #[getter]
    fn decisions(&self) -> usize {
        on_guest!(&self.0, guest => guest.decisions())
    }

    /// How many of these decisions the guest's seat made. Once it has sent one, it waits until this
    /// number changes, or until it begins anew.
    #[getter]
    fn decided(&self) -> usize {
        on_guest!(&self.0, guest => guest.decided())
    }

    /// Whose decision it is.
    #[getter]
    fn turn(&self, py: Python<'_>) -> PyResult<As<hint::Turn>> {
        on_guest!(&self.0, guest => turn::of(py, guest.state()))
    }

    /// The result, or `None` while the game goes on.
    #[getter]
    fn outcome(&self) -> PyResult<Option<turn::Outcome>> {
        on_guest!(&self.0, guest => turn::outcome(guest.state()))
    }

    /// What the last message told to have happened, in words.
    #[getter]
    fn news(&self) -> Tuple<String> {
        let told = |event: &dyn ToString| event.to_string();
        Tuple(on_guest!(&self.0, guest => guest.news().iter().map(|event| told(event)).collect()))
    }

    /// Returns the legal actions of the guest in notation: none unless the game waits for it.
    fn actions(&self, py: Python<'_>) -> PyResult<Tuple<String>> {
        on_guest!(&self.0, guest => match seat(guest) {
            Some(seat) => actions(py, guest.state(), seat),
            None => Ok(Tuple(Vec::new())),
        })
    }

    /// Returns the legal actions of the guest, each with a label in words: none unless the game
    /// waits for it.
    fn choices<'py>(&self, py: Python<'py>) -> PyResult<As<Many<Labelled>, Bound<'py, PyTuple>>> {
        let choices = on_guest!(&self.0, guest => match seat(guest) {
            Some(seat) => choices(py, guest.state(), seat)?,
            None => Vec::new(),
        });
        PyTuple::new(py, choices).map(As::new)
    }

    /// Returns what the guest sees.
    fn view(&self) -> TableView {
        on_guest!(&self.0, guest => TableView::seen(guest.state(), guest.viewer()))
    }

    /// Draws what the guest sees, as `draw` of the host's game does for its viewer: with names, with
    /// news, and with what it may touch after what it has touched so far.
    ///
    /// Raises:
    ///     TouchError: If the touches lead to no legal action.
    ///     ValueError: If there is no such theme, sheet or panel.
    #[pyo3(
        signature = (
            *,
            theme = Text("light"),
            sheet = Text("wide"),
            panel = None,
            touched = Vec::new(),
        ),
        text_signature = "($self, *, theme='light', sheet='wide', panel=None, touched=())"
    )]
    fn draw<'py>(
        &self,
        py: Python<'py>,
        theme: Text<'_>,
        sheet: Text<'_>,
        panel: Option<Text<'_>>,
        touched: Vec<String>,
    ) -> PyResult<As<crate::drawing::DrawingHint, Bound<'py, PyAny>>> {
        let look: Look = crate::drawing::look(theme, sheet, panel, touched)?;
        let drawing = on_guest!(&self.0, guest => guest.draw(&look));
        crate::drawing::object(py, drawing.map_err(|error| error::touch(py, error))?)
    }

    /// Returns the position in one sentence: whose decision it is, and the points of each seat. It is
    /// the label of a drawing for people who don't see it.
    fn summary(&self) -> String {
        on_guest!(&self.0, guest => {
            guest.state().summary(guest.viewer(), &guest.names().iter().cloned().collect())
        })
    }

    /// Returns the action that the touches of the guest mean, one after the other; `None` if there
    /// is more to touch.
    ///
    /// Raises:
    ///     TouchError: If the touches lead to no legal action; it names what can be touched.
    #[pyo3(signature = (touched, /))]
    fn touch(&self, py: Python<'_>, touched: Vec<String>) -> PyResult<Option<String>> {
        on_guest!(&self.0, guest => {
            let Some(seat) = seat(guest) else {
                return Err(error::touch(py, mauerwerk::TouchError::Spectator));
            };
            let action = crate::drawing::touch(py, guest.state(), seat, touched)?;
            Ok(action.map(|action| action.to_string()))
        })
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
        on_guest!(&self.0, guest => chosen(py, guest, question).map(As::new))
    }

    /// Returns what a player thinks of each legal action of the guest, from what the guest knows;
    /// see `InformationState.analyse`.
    ///
    /// Raises:
    ///     UnavailableError: If the game does not wait for the guest.
    ///     NotationError: If no player has that name, or a number is out of range.
    ///     TypeError: If both a player and iterations are given.
    #[pyo3(signature = (
        *,
        seed,
        iterations = None,
        player = None,
        seconds = None,
        tell: "Callable[[int], object] | None" = None,
    ))]
    fn analyse(
        &self,
        py: Python<'_>,
        seed: Whole<u64>,
        iterations: Option<Whole<u64>>,
        player: Option<AnyPlayer>,
        seconds: Option<Seconds>,
        tell: Option<Py<PyAny>>,
    ) -> PyResult<As<hint::Analysis>> {
        let question = Question::of_analysis(py, player, iterations, seed, seconds)?;
        on_guest!(&self.0, guest => question.analyse::<_, Notation>(py, guest.seen(), tell))
    }

    /// Returns a text of the library with the players' names instead of their seats.
    #[pyo3(signature = (text, /))]
    fn tell(&self, text: Text<'_>) -> String {
        let names = on_guest!(&self.0, guest => guest.names().to_vec());
        names.into_iter().collect::<Names>().tell(text.0).into_owned()
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

fn id<G: Game>(_: &wire::Guest<G>) -> &'static str {
    G::INFO.id
}

fn seat<G: Game>(guest: &wire::Guest<G>) -> Option<SeatNumber> {
    match guest.viewer() {
        Viewer::Seat(seat) => Some(SeatNumber(seat)),
        Viewer::Spectator => None,
    }
}

fn chosen<G: Binding>(
    py: Python<'_>,
    guest: &wire::Guest<G>,
    question: Question,
) -> PyResult<Py<PyAny>> {
    Notation::action::<G>(py, question.choose(py, guest.seen())?)
}

/// Reports what a guest does not understand, or can't decide.
fn refused<G: Game>(py: Python<'_>, error: GuestError<G>) -> PyErr {
    match error {
        GuestError::Message(faults) => Faulty::Message.error(py, &faults),
        GuestError::Inconsistent(error) => error::inconsistent(py, error),
        GuestError::Illegal(refusal) => {
            let action = PyString::new(py, &refusal.action.to_string());
            error::illegal(py, &refusal, action.as_any())
        }
        error => error::unavailable(py, error),
    }
}
