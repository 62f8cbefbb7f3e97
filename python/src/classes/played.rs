//! The methods of a class that holds a game as it was played: `Record` of a game, and `Table`.
//!
//! The module above has `PlayedGame`, the class, and `ShownAction`, the hint of its actions.

use mauerwerk::bot::Critic;
use mauerwerk::table::Table;
use mauerwerk::{Reader, Seat};
use pyo3::prelude::*;
use pyo3::types::PyTuple;

use super::{PlayedGame, ShownAction};
use crate::bot::{AnyPlayer, Question, Seconds};
use crate::drawing::{self, LangArg, MotionsHint};
use crate::entrants::AnyEntrant;
use crate::error;
use crate::hint::{Analysis, As, Many, MistakeHint};
use crate::played::{self, Holds as _};
use crate::seat::{SeatNumber, SeatNumbers, ViewerArg};
use crate::turn::{self, Outcome};
use crate::value::{self, Text, Tuple, Whole};

impl PlayedGame {
    pub(super) fn table(&self) -> &dyn Table {
        self.0.table()
    }
}

#[pymethods]
impl PlayedGame {
    /// Returns the game after the next decision of chance, drawn from its seed.
    ///
    /// Raises:
    ///     UnavailableError: If it has no seed, or does not wait for chance.
    fn deal(&self, py: Python<'_>) -> PyResult<Self> {
        played::changed(py, &self.0, |table| table.deal(None)).map(Self::from)
    }

    /// Returns the game after chance has decided from its seed until the game waits for a seat or
    /// is over.
    ///
    /// Raises:
    ///     UnavailableError: If it has no seed.
    fn resolve_chance(&self, py: Python<'_>) -> PyResult<Self> {
        played::changed(py, &self.0, |table| table.resolve_chance()).map(Self::from)
    }

    /// Returns the game after the given number of decisions.
    ///
    /// Raises:
    ///     UnavailableError: If fewer have been made.
    ///     NotationError: If the number is not a whole number from 0.
    #[pyo3(signature = (decisions, /))]
    fn undo_to(&self, py: Python<'_>, decisions: Whole<u64>) -> PyResult<Self> {
        played::undone_to(&self.0, py, decisions.0).map(Self::from)
    }

    /// Returns the number of decisions before the last one of these seats, or of any seat if none
    /// are given. Returns `None` if they have made none. `undo_to` with this number removes it and
    /// everything after it.
    ///
    /// Raises:
    ///     SeatError: If no game has such a seat.
    #[pyo3(signature = (seats = None, /))]
    fn before_last(&self, seats: Option<SeatNumbers>) -> Option<usize> {
        played::before_last(self.table(), seats)
    }

    /// Returns the action that a player chooses for a seat. The player is one of `simulate`: a `Bot`,
    /// its name, a `Search`, weights of kinds of action, or a callable. It uses what the seat knew
    /// before any seat of a joint decision committed.
    ///
    /// Raises:
    ///     UnavailableError: If the game does not wait for the seat.
    ///     IllegalActionError: If a callable returns an action that a ruling refuses.
    ///     NotationError: If there is no such player, or the seed is not a number from 0 to 2**64 -
    ///         1.
    ///     SeatError: If the table has no such seat.
    #[pyo3(signature = (seat, player, /, *, seed))]
    fn choose(
        &self,
        py: Python<'_>,
        seat: SeatNumber,
        player: AnyEntrant,
        seed: Whole<u64>,
    ) -> PyResult<As<ShownAction>> {
        self.0.chosen(py, seat.0, &player, seed).map(As::new)
    }

    /// Returns a player's rating of each legal action of a seat, from what the seat knew before any
    /// seat of a joint decision committed. See `InformationState.analyse`.
    ///
    /// Raises:
    ///     UnavailableError: If the game does not wait for the seat.
    ///     NotationError: If there is no such player, or a number is out of range.
    ///     SeatError: If the table has no such seat.
    ///     TypeError: If both a player and iterations are given.
    ///     ValueError: If there is no such language.
    #[pyo3(
        signature = (
        seat,
        /,
        *,
        seed = None,
        iterations = None,
        player = None,
        seconds = None,
        against = None,
        tell: "Callable[[int], object] | None" = None,
        lang = LangArg::EN,
        ),
        text_signature = "($self, seat, /, *, seed=None, iterations=None, player=None, seconds=None, against=None, tell=None, lang='en')"
    )]
    fn analyse(
        &self,
        py: Python<'_>,
        seat: SeatNumber,
        seed: Option<Whole<u64>>,
        iterations: Option<Whole<u64>>,
        player: Option<AnyPlayer>,
        seconds: Option<Seconds>,
        against: Option<AnyPlayer>,
        tell: Option<Py<PyAny>>,
        lang: LangArg,
    ) -> PyResult<As<Analysis>> {
        let question = Question::of_analysis(py, player, iterations, seed, seconds, against)?;
        let table = self.table();
        let show = played::show(&self.0);
        let reader = Reader::of(table.names()).with_lang(lang.0).on_seat(Some(seat.0));
        question.analyse(py, tell, show, reader, |player, watch| {
            table.analyse(seat.0, player, watch).map(|advice| advice.analysis)
        })
    }

    /// Returns the decisions that cost a share of the win, the most expensive first. A player, a
    /// `Bot` or its name, rates the legal actions from what the seat knew at each decision. A loss of
    /// less than two standard errors is not a mistake. `tell` is called with the number of decisions
    /// rated so far, several times a second, and Ctrl-C stops it.
    ///
    /// Raises:
    ///     NotationError: If there is no such player, or the seed is not a number from 0 to 2**64 -
    ///         1.
    ///     SeatError: If the table has no such seat.
    #[pyo3(
        signature = (
            seat = None,
            /,
            *,
            seed,
            player: "Bot | PlayerName" = AnyPlayer(mauerwerk::bot::Player::Level(mauerwerk::bot::Level::Medium)),
            tell: "Callable[[int], object] | None" = None,
        ),
        text_signature = "($self, seat=None, /, *, seed, player='medium', tell=None)"
    )]
    fn mistakes<'py>(
        &self,
        py: Python<'py>,
        seat: Option<SeatNumber>,
        seed: Whole<u64>,
        player: AnyPlayer,
        tell: Option<Py<PyAny>>,
    ) -> PyResult<As<Many<MistakeHint>, Bound<'py, PyTuple>>> {
        let wrong = |error| error::seat(py, error);
        let at = |seat: SeatNumber| Seat::at_table(seat.0.number(), self.table().seats());
        let seat = seat.map(at).transpose().map_err(wrong)?;
        let critic = Critic { player: player.0, seed: seed.0, seat };
        played::mistakes(&self.0, py, &critic, tell).map(As::new)
    }

    /// The result, or `None` if the game is not over.
    #[getter]
    fn outcome(&self) -> Option<Outcome> {
        turn::outcome(self.table().turn())
    }

    /// The seed of the game's own chance, or `None`.
    #[getter]
    fn seed(&self) -> Option<u64> {
        self.table().seed()
    }

    /// Returns the game with another seed, for all later decisions of chance. The caller decides
    /// for chance if it is `None`.
    ///
    /// Raises:
    ///     NotationError: If the seed is not a number from 0 to 2**64 - 1.
    #[pyo3(signature = (seed, /))]
    pub(super) fn with_seed(&self, seed: Option<Whole<u64>>) -> Self {
        let mut game = self.0.clone();
        game.table_mut().set_seed(seed.map(|seed| seed.0));
        game.into()
    }

    /// The players' names by seat. Empty if there are none.
    #[getter]
    fn names(&self) -> Tuple<String> {
        Tuple(self.table().names().to_vec())
    }

    /// Returns the position in one sentence for a viewer, a seat or `"spectator"`: whose decision
    /// it is, and the points of each seat. Use it as the label of a drawing for people who don't
    /// see it.
    ///
    /// Raises:
    ///     SeatError: If the table has no such seat.
    ///     ValueError: If there is no such language.
    #[pyo3(
        signature = (viewer = ViewerArg::DEFAULT, /, *, lang = LangArg::EN),
        text_signature = "($self, viewer='spectator', /, *, lang='en')"
    )]
    fn summary(&self, py: Python<'_>, viewer: ViewerArg, lang: LangArg) -> PyResult<String> {
        self.table().summary(viewer.0, lang.0).map_err(|error| error::table(py, error))
    }

    /// Returns the game with other names of the players, one for each seat.
    ///
    /// Raises:
    ///     RecordError: If there is not one name for each seat.
    #[pyo3(signature = (names, /))]
    fn with_names(&self, py: Python<'_>, names: Tuple<String>) -> PyResult<Self> {
        played::changed(py, &self.0, |table| table.set_names(names.0)).map(Self::from)
    }

    /// Returns the motions that a viewer saw after the given number of decisions, in the units of
    /// its current drawing. Empty if no more decisions were made.
    ///
    /// Raises:
    ///     SeatError: If the table has no such seat.
    ///     NotationError: If the number is not a whole number from 0.
    ///     ValueError: If there is no such sheet or panel.
    #[pyo3(
        signature = (viewer, since, /, *, sheet = Text("wide"), panel = None),
        text_signature = "($self, viewer, since, /, *, sheet='wide', panel=None)"
    )]
    fn motions<'py>(
        &self,
        py: Python<'py>,
        viewer: ViewerArg,
        since: Whole<u64>,
        sheet: Text<'_>,
        panel: Option<Text<'_>>,
    ) -> PyResult<As<MotionsHint, Bound<'py, PyTuple>>> {
        let theme = Text("light");
        let look = drawing::look(theme, sheet, panel, Default::default(), Vec::new())?;
        drawing::motions(py, self.table(), viewer, since, &look)
    }

    /// Returns the message for a `Guest` with a viewer who knows of the given number of decisions.
    /// Without a number, the message contains everything that the viewer has seen. The id of the
    /// match is the same in all messages of a match, and different in every other match.
    ///
    /// Raises:
    ///     SeatError: If the table has no such seat.
    ///     NotationError: If the number is not a whole number from 0.
    #[pyo3(signature = (match_id, viewer, since = None, /))]
    fn message_to(
        &self,
        py: Python<'_>,
        match_id: Text<'_>,
        viewer: ViewerArg,
        since: Option<Whole<u64>>,
    ) -> PyResult<String> {
        let since = since.map(|since| usize::try_from(since.0).unwrap_or(usize::MAX));
        let table = self.table();
        let message = py.detach(|| table.message_to(match_id.0, viewer.0, since));
        message.map_err(|error| error::table(py, error))
    }

    /// Returns the game after the decision in a message from the guest on the given seat.
    ///
    /// Raises:
    ///     MessageError: If the text is not such a message, is of another match, or comes too late.
    ///         Then send that guest the whole game.
    ///     IllegalActionError: If a ruling refuses the action. The error has the ruling.
    ///     SeatError: If the table has no such seat.
    #[pyo3(signature = (match_id, seat, message, /))]
    fn receive(
        &self,
        py: Python<'_>,
        match_id: Text<'_>,
        seat: SeatNumber,
        message: Text<'_>,
    ) -> PyResult<Self> {
        let (id, message) = (match_id.0, message.0);
        let receive = |table: &mut dyn Table| table.receive(id, seat.0, message);
        played::changed(py, &self.0, receive).map(Self::from)
    }

    /// Writes the whole game as the JSON of a record, including its seed.
    fn to_json(&self) -> String {
        self.table().to_json()
    }

    /// Counts the decisions.
    fn __len__(&self) -> usize {
        self.table().made()
    }

    /// Returns `True`, even for a game without decisions.
    fn __bool__(&self) -> bool {
        true
    }

    fn __reduce__(slf: &Bound<'_, Self>) -> PyResult<(Py<PyAny>, (String,))> {
        value::pickled(slf, (slf.get().to_json(),))
    }
}
