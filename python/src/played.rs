//! What a record of one game and a table of any game have in common.

use mauerwerk::bot::{self, BotError};
use mauerwerk::wire;
use mauerwerk::{Actor, Dealer, Event as _, Game, InformationState, NoDecision, Record, Seats};
use pyo3::prelude::*;
use pyo3::types::PyString;

use crate::bot::{Question, Shows};
use crate::error::{self, Faulty};
use crate::game::Binding;
use crate::seat::{SeatNumber, SeatNumbers, ViewerArg};
use crate::value::{Tuple, Whole};

/// Returns the record with a decision more, in notation.
pub(crate) fn applied<G: Game>(
    record: &Record<G>,
    py: Python<'_>,
    actor: Actor,
    action: &str,
) -> PyResult<Record<G>> {
    let action = error::read(py, action.parse())?;
    applied_by(record, py, actor, action)
}

fn applied_by<G: Game>(
    record: &Record<G>,
    py: Python<'_>,
    actor: Actor,
    action: G::Action,
) -> PyResult<Record<G>> {
    let mut record = record.clone();
    record.push(actor, action).map_err(|refusal| {
        let action = PyString::new(py, &refusal.action.to_string());
        error::illegal(py, &refusal, action.as_any())
    })?;
    Ok(record)
}

/// Returns the message for a guest who has heard of that many decisions.
pub(crate) fn message_to<G: Game>(
    record: &Record<G>,
    py: Python<'_>,
    match_id: &str,
    viewer: ViewerArg,
    since: Option<Whole<u64>>,
) -> PyResult<String> {
    let viewer = viewer.at(py, record.state())?;
    let since = since.map(|since| usize::try_from(since.0).unwrap_or(usize::MAX));
    Ok(py.detach(|| wire::message(record, match_id, viewer, since)))
}

/// Returns the record with the decision of a seat that a guest's message tells.
pub(crate) fn received<G: Game>(
    record: &Record<G>,
    py: Python<'_>,
    match_id: &str,
    seat: SeatNumber,
    message: &str,
) -> PyResult<Record<G>> {
    let seat = seat.at(py, record.state())?;
    let action = wire::decision(record, match_id, seat, message)
        .map_err(|faults| Faulty::Message.error(py, &faults))?;
    applied_by(record, py, seat.into(), action)
}

/// Returns the record with the one decision more that its own chance makes.
pub(crate) fn dealt<G: Game>(record: &Record<G>, py: Python<'_>) -> PyResult<Record<G>> {
    let mut record = record.clone();
    record.deal().map_err(|error| error::unavailable(py, error))?;
    Ok(record)
}

/// Returns the record after its own chance has decided.
pub(crate) fn resolved<G: Game>(record: &Record<G>, py: Python<'_>) -> PyResult<Record<G>> {
    let mut record = record.clone();
    let resolved = py.detach(|| record.resolve_chance());
    resolved.map_err(|error| error::unavailable(py, error))?;
    Ok(record)
}

/// Returns the record with another seed of its own chance.
pub(crate) fn with_seed<G: Game>(record: &Record<G>, seed: Option<u64>) -> Record<G> {
    let mut record = record.clone();
    record.set_seed(seed);
    record
}

/// Returns the record without its last decision.
pub(crate) fn undone<G: Game>(record: &Record<G>, py: Python<'_>) -> PyResult<Record<G>> {
    let mut record = record.clone();
    match record.undo() {
        Some(_) => Ok(record),
        None => Err(error::unavailable(py, NoDecision)),
    }
}

/// Returns the record with its first decisions alone.
pub(crate) fn undone_to<G: Game>(
    record: &Record<G>,
    py: Python<'_>,
    decisions: u64,
) -> PyResult<Record<G>> {
    let (mut record, made) = (record.clone(), record.decisions().len());
    match usize::try_from(decisions) {
        Ok(decisions) if decisions <= made => record.undo_to(decisions),
        _ => {
            let text = format!("decisions must be from 0 to {made}, those made, got {decisions}");
            return Err(error::unavailable(py, text));
        }
    };
    Ok(record)
}

/// Returns how many decisions were made before the last one of these seats, or of any seat.
pub(crate) fn before_last<G: Game>(
    record: &Record<G>,
    seats: Option<SeatNumbers>,
) -> Option<usize> {
    let all = || Seats::first(record.start().seats());
    record.before_last(seats.map_or_else(all, |seats| seats.0))
}

/// Returns the record with other names.
pub(crate) fn with_names<G: Game>(
    record: &Record<G>,
    py: Python<'_>,
    names: Vec<String>,
) -> PyResult<Record<G>> {
    let mut record = record.clone();
    record.set_names(names).map_err(|faults| Faulty::Record.error(py, &faults))?;
    Ok(record)
}

/// Returns what the last decision brought, in words, as a viewer saw it.
pub(crate) fn news<G: Game>(
    record: &Record<G>,
    py: Python<'_>,
    viewer: ViewerArg,
) -> PyResult<Vec<String>> {
    let viewer = viewer.at(py, record.state())?;
    Ok(record.last_events().iter().map(|event| event.seen_by(viewer).to_string()).collect())
}

/// Returns the position in one sentence for a viewer.
pub(crate) fn summary<G: Game>(
    record: &Record<G>,
    py: Python<'_>,
    viewer: ViewerArg,
) -> PyResult<String> {
    let state = record.state();
    Ok(state.summary(viewer.at(py, state)?, &record.names().iter().cloned().collect()))
}

/// Returns what each decision brought, in words, as a viewer saw it.
pub(crate) fn history<G: Game>(
    record: &Record<G>,
    py: Python<'_>,
    viewer: ViewerArg,
) -> PyResult<Tuple<Tuple<String>>> {
    let viewer = viewer.at(py, record.state())?;
    let told = |events: Vec<G::Event>| {
        Tuple(events.iter().map(|event| event.seen_by(viewer).to_string()).collect())
    };
    Ok(Tuple(record.events().map(told).collect()))
}

/// Returns a record that starts at a position that a viewer could be in.
pub(crate) fn resampled<G: Game>(
    record: &Record<G>,
    py: Python<'_>,
    viewer: ViewerArg,
    seed: u64,
) -> PyResult<Record<G>> {
    let viewer = viewer.at(py, record.state())?;
    let state = py.detach(|| record.seen_by(viewer).resample(&mut Dealer::new(seed)));
    state.map(Record::from_state).map_err(|error| error::inconsistent(py, error))
}

/// Returns what a seat that is to move knew before any of those had committed who decide with it.
pub(crate) fn asked<G: Game>(
    record: &Record<G>,
    py: Python<'_>,
    seat: SeatNumber,
) -> PyResult<InformationState<G>> {
    let seat = seat.at(py, record.state())?;
    let state = record.state();
    if !state.turn().waits_for(seat.into()) {
        return Err(error::bot(py, BotError::not_to_move(state, seat)));
    }
    Ok(bot::seen_by(record, seat))
}

/// Returns what a player chooses for a seat.
pub(crate) fn chosen<G: Binding, S: Shows>(
    record: &Record<G>,
    py: Python<'_>,
    seat: SeatNumber,
    question: Question,
) -> PyResult<Py<PyAny>> {
    S::action::<G>(py, question.choose(py, &asked(record, py, seat)?)?)
}

/// Returns how a record prints.
pub(crate) fn repr<G: Game>(class: &str, record: &Record<G>) -> String {
    let (id, count) = (G::INFO.id, record.decisions().len());
    format!("<{class} of {id}, {count} decisions: {}>", record.state().turn())
}

/// Evaluates with the record of one game.
macro_rules! on_own {
    ($own:expr, $record:ident => $result:expr) => {{
        let $record = $own;
        $result
    }};
}
pub(crate) use on_own;

/// Declares what can be asked of a game as it was played, and how it goes on. `$on` evaluates with the
/// record, and `$shown` is how it shows actions.
macro_rules! played {
    ($class:ident on $on:ident, showing $shown:ty) => {
        #[pymethods]
        impl $class {
            /// Returns the game after the one decision that its own chance makes.
            ///
            /// Raises:
            ///     UnavailableError: If it has no chance of its own, or does not wait for chance.
            fn deal(&self, py: Python<'_>) -> PyResult<Self> {
                $on!(&self.0, record => crate::played::dealt(record, py).map(Self::from))
            }

            /// Returns the game after its own chance has decided until it waits for a seat or is
            /// over.
            ///
            /// Raises:
            ///     UnavailableError: If it has no chance of its own.
            fn resolve_chance(&self, py: Python<'_>) -> PyResult<Self> {
                $on!(&self.0, record => crate::played::resolved(record, py).map(Self::from))
            }

            /// Returns the game with the given number of decisions, the first ones.
            ///
            /// Raises:
            ///     UnavailableError: If fewer have been made.
            ///     NotationError: If that is no number from 0.
            #[pyo3(signature = (decisions, /))]
            fn undo_to(
                &self,
                py: Python<'_>,
                decisions: crate::value::Whole<u64>,
            ) -> PyResult<Self> {
                let decisions = decisions.0;
                $on!(&self.0, record => {
                    crate::played::undone_to(record, py, decisions).map(Self::from)
                })
            }

            /// Returns how many decisions were made before the last one of these seats, or of any
            /// seat if none are given; `None` if they have made none. `undo_to` that number takes
            /// it back, with all that followed.
            ///
            /// Raises:
            ///     SeatError: If no game has such a seat.
            #[pyo3(signature = (seats = None, /))]
            fn before_last(&self, seats: Option<crate::seat::SeatNumbers>) -> Option<usize> {
                $on!(&self.0, record => crate::played::before_last(record, seats))
            }

            /// Returns the action that a player chooses for a seat: a `Bot` or its name. It is given
            /// what the seat knew before any of those had committed who decide with it.
            ///
            /// Raises:
            ///     UnavailableError: If the game does not wait for the seat.
            ///     NotationError: If no player has that name, or the seed is no number from 0 to
            ///         2**64 - 1.
            ///     SeatError: If the table has no such seat.
            #[pyo3(signature = (seat, player, /, *, seed))]
            fn choose(
                &self,
                py: Python<'_>,
                seat: crate::seat::SeatNumber,
                player: crate::bot::AnyPlayer,
                seed: crate::value::Whole<u64>,
            ) -> PyResult<As<$shown>> {
                let question = crate::bot::Question::new(player, seed);
                $on!(&self.0, record => {
                    crate::played::chosen::<_, $shown>(record, py, seat, question).map(As::new)
                })
            }

            /// Returns what a player thinks of each legal action of a seat, from what the seat knew
            /// before any of those had committed who decide with it; see
            /// `InformationState.analyse`.
            ///
            /// Raises:
            ///     UnavailableError: If the game does not wait for the seat.
            ///     NotationError: If no player has that name, or a number is out of range.
            ///     SeatError: If the table has no such seat.
            ///     TypeError: If both a player and iterations are given.
            #[pyo3(signature = (
                seat,
                /,
                *,
                seed,
                iterations = None,
                player = None,
                seconds = None,
                tell: "Callable[[int], object] | None" = None,
            ))]
            #[allow(clippy::too_many_arguments, reason = "whoever calls names them")]
            fn analyse(
                &self,
                py: Python<'_>,
                seat: crate::seat::SeatNumber,
                seed: crate::value::Whole<u64>,
                iterations: Option<crate::value::Whole<u64>>,
                player: Option<crate::bot::AnyPlayer>,
                seconds: Option<crate::bot::Seconds>,
                tell: Option<Py<PyAny>>,
            ) -> PyResult<As<crate::hint::Analysis>> {
                let question =
                    crate::bot::Question::of_analysis(py, player, iterations, seed, seconds)?;
                $on!(&self.0, record => {
                    let seen = crate::played::asked(record, py, seat)?;
                    question.analyse::<_, $shown>(py, &seen, tell)
                })
            }

            /// The result, or `None` while the game goes on.
            #[getter]
            fn outcome(&self) -> PyResult<Option<crate::turn::Outcome>> {
                $on!(&self.0, record => crate::turn::outcome(record.state()))
            }

            /// The seed of the game's own chance, or `None`.
            #[getter]
            fn seed(&self) -> Option<u64> {
                $on!(&self.0, record => record.seed())
            }

            /// Returns the game with another seed of its own chance, for all that chance decides
            /// from now on; with `None`, chance is decided from outside.
            ///
            /// Raises:
            ///     NotationError: If the seed is no number from 0 to 2**64 - 1.
            #[pyo3(signature = (seed, /))]
            fn with_seed(&self, seed: Option<crate::value::Whole<u64>>) -> Self {
                let seed = seed.map(|seed| seed.0);
                $on!(&self.0, record => crate::played::with_seed(record, seed).into())
            }

            /// The players' names by seat; empty if none were given.
            #[getter]
            fn names(&self) -> crate::value::Tuple<String> {
                crate::value::Tuple($on!(&self.0, record => record.names().to_vec()))
            }

            /// Returns a text of the library with the players' names instead of their seats, as its
            /// drawings have them.
            #[pyo3(signature = (text, /))]
            fn tell(&self, text: crate::value::Text<'_>) -> String {
                let names = $on!(&self.0, record => record.names().to_vec());
                names.into_iter().collect::<mauerwerk::Names>().tell(text.0).into_owned()
            }

            /// Returns the position in one sentence for a viewer, a seat or `"spectator"`: whose decision
            /// it is, and the points of each seat. It is the label of a drawing for people who don't see
            /// it.
            ///
            /// Raises:
            ///     SeatError: If the table has no such seat.
            #[pyo3(
                signature = (viewer = crate::seat::ViewerArg::DEFAULT, /),
                text_signature = "($self, viewer='spectator', /)"
            )]
            fn summary(
                &self,
                py: Python<'_>,
                viewer: crate::seat::ViewerArg,
            ) -> PyResult<String> {
                $on!(&self.0, record => crate::played::summary(record, py, viewer))
            }

            /// Returns the game with other names of the players, one for each seat.
            ///
            /// Raises:
            ///     RecordError: If there is not one name for each seat.
            #[pyo3(signature = (names, /))]
            fn with_names(
                &self,
                py: Python<'_>,
                names: crate::value::Tuple<String>,
            ) -> PyResult<Self> {
                $on!(&self.0, record => {
                    crate::played::with_names(record, py, names.0).map(Self::from)
                })
            }

            /// Returns what moved for a viewer after so many decisions, by what that viewer saw alone,
            /// in the units of its drawing now; nothing if no more were made.
            ///
            /// Raises:
            ///     SeatError: If the table has no such seat.
            ///     NotationError: If that is no number from 0.
            ///     ValueError: If there is no such sheet or panel.
            #[pyo3(
                signature = (viewer, since, /, *, sheet = crate::value::Text("wide"), panel = None),
                text_signature = "($self, viewer, since, /, *, sheet='wide', panel=None)"
            )]
            fn motions<'py>(
                &self,
                py: Python<'py>,
                viewer: crate::seat::ViewerArg,
                since: crate::value::Whole<u64>,
                sheet: crate::value::Text<'_>,
                panel: Option<crate::value::Text<'_>>,
            ) -> PyResult<
                crate::hint::As<crate::drawing::MotionsHint, Bound<'py, pyo3::types::PyTuple>>,
            > {
                let theme = crate::value::Text("light");
                let look = crate::drawing::look(theme, sheet, panel, Vec::new())?;
                $on!(&self.0, record => crate::drawing::motions(py, record, viewer, since, &look))
            }

            /// Returns the message for a `Guest` who looks on as a viewer and has heard of the given
            /// number of decisions. Without a number, the message has all that the viewer has seen.
            /// The id of the match is the same in all messages of a match, and different in every
            /// other match.
            ///
            /// Raises:
            ///     SeatError: If the table has no such seat.
            ///     NotationError: If that is no number from 0.
            #[pyo3(signature = (match_id, viewer, since = None, /))]
            fn message_to(
                &self,
                py: Python<'_>,
                match_id: crate::value::Text<'_>,
                viewer: crate::seat::ViewerArg,
                since: Option<crate::value::Whole<u64>>,
            ) -> PyResult<String> {
                $on!(&self.0, record => {
                    crate::played::message_to(record, py, match_id.0, viewer, since)
                })
            }

            /// Returns the game after the decision that a guest's message tells, for the seat whose
            /// guest has sent it.
            ///
            /// Raises:
            ///     MessageError: If the text is not such a message, is of another match, or comes too
            ///         late: send that guest the whole game then.
            ///     IllegalActionError: If a ruling refuses the action; it names the ruling.
            ///     SeatError: If the table has no such seat.
            #[pyo3(signature = (match_id, seat, message, /))]
            fn receive(
                &self,
                py: Python<'_>,
                match_id: crate::value::Text<'_>,
                seat: crate::seat::SeatNumber,
                message: crate::value::Text<'_>,
            ) -> PyResult<Self> {
                $on!(&self.0, record => {
                    crate::played::received(record, py, match_id.0, seat, message.0).map(Self::from)
                })
            }

            /// Writes the game as the JSON of a record: all of it, the seed of its own chance
            /// included.
            fn to_json(&self) -> String {
                $on!(&self.0, record => record.to_json())
            }

            /// Counts the decisions.
            fn __len__(&self) -> usize {
                $on!(&self.0, record => record.decisions().len())
            }

            /// Returns `true`: a game is one also without decisions.
            fn __bool__(&self) -> bool {
                true
            }

            fn __reduce__(slf: &Bound<'_, Self>) -> PyResult<(Py<PyAny>, (String,))> {
                value::pickled(slf, (slf.get().to_json(),))
            }
        }
    };
}
pub(crate) use played;
