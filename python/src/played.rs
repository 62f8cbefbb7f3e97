//! The common parts of a record of one game and a table of any game.

use mauerwerk::bot::{BotError, Critic, Mistake, Watch};
use mauerwerk::table::{Played, Table, TableError, TableEvent};
use mauerwerk::{Seat, Seats};
use pyo3::prelude::*;
use pyo3::types::PyTuple;

use crate::attend::attended;
use crate::bot::{Show, as_object};
use crate::drawing::LangArg;
use crate::entrants::{self, AnyEntrant};
use crate::error;
use crate::game::{self, Binding};
use crate::seat::{SeatNumber, SeatNumbers, ViewerArg};
use crate::value::{Tuple, Whole};

/// A class with a game in progress.
pub(crate) trait Holds: Clone + Send {
    /// The way to show actions.
    const SHOW: Show;

    fn table(&self) -> &dyn Table;

    fn table_mut(&mut self) -> &mut dyn Table;

    /// Returns what a player chooses for a seat.
    fn chosen(
        &self,
        py: Python<'_>,
        seat: Seat,
        player: &AnyEntrant,
        seed: Whole<u64>,
    ) -> PyResult<Py<PyAny>>;

    /// Returns the mistakes of the game, with their actions in notation.
    fn mistakes(&self, critic: &Critic, watch: Watch<'_>)
    -> Result<Vec<Mistake<String>>, BotError>;
}

impl<G: Binding> Holds for Played<G> {
    const SHOW: Show = as_object::<G>;

    fn table(&self) -> &dyn Table {
        self
    }

    fn table_mut(&mut self) -> &mut dyn Table {
        self
    }

    fn chosen(
        &self,
        py: Python<'_>,
        seat: Seat,
        player: &AnyEntrant,
        seed: Whole<u64>,
    ) -> PyResult<Py<PyAny>> {
        game::action::<G>(py, chosen(py, self, seat, player, seed)?).map(|action| action.0)
    }

    fn mistakes(
        &self,
        critic: &Critic,
        watch: Watch<'_>,
    ) -> Result<Vec<Mistake<String>>, BotError> {
        let found = critic.mistakes(self.record(), watch)?;
        Ok(found.iter().map(Mistake::in_notation).collect())
    }
}

/// Returns what a player chooses for a seat, from what it knew before any seat of a joint decision
/// committed.
pub(crate) fn chosen<G: Binding>(
    py: Python<'_>,
    game: &Played<G>,
    seat: Seat,
    player: &AnyEntrant,
    seed: Whole<u64>,
) -> PyResult<G::Action> {
    let seen = game.asked(seat).map_err(|error| error::table(py, error))?;
    entrants::chosen(py, &seen, player, seed)
}

/// Returns the mistakes of a game, the most expensive first. Their class is defined in Python.
pub(crate) fn mistakes<'py, T: Holds + Sync>(
    game: &T,
    py: Python<'py>,
    critic: &Critic,
    tell: Option<Py<PyAny>>,
) -> PyResult<Bound<'py, PyTuple>> {
    let found = attended(py, tell, |watch| game.mistakes(critic, watch))?;
    let class = py.import("mauerwerk.analysis")?.getattr("Mistake")?;
    let object = |one: Mistake<String>| {
        let actions = (T::SHOW(py, &one.action)?, T::SHOW(py, &one.better)?);
        class.call1((one.number, SeatNumber(one.seat), actions.0, actions.1, one.loss, one.error))
    };
    let found = found.map_err(|error| error::bot(py, error))?.into_iter().map(object);
    PyTuple::new(py, found.collect::<PyResult<Vec<_>>>()?)
}

/// Returns the game after a change.
pub(crate) fn changed<T: Holds, R: Send>(
    py: Python<'_>,
    game: &T,
    change: impl FnOnce(&mut dyn Table) -> Result<R, TableError> + Send,
) -> PyResult<T> {
    let mut after = game.clone();
    py.detach(|| change(after.table_mut())).map_err(|error| error::table(py, error))?;
    Ok(after)
}

/// Returns the game with only its first decisions.
pub(crate) fn undone_to<T: Holds>(game: &T, py: Python<'_>, decisions: u64) -> PyResult<T> {
    let made = game.table().made();
    match usize::try_from(decisions) {
        Ok(decisions) if decisions <= made => {
            changed(py, game, |table| Ok(table.undo_to(decisions)))
        }
        _ => {
            let text = format!("decisions must be from 0 to {made}, those made, got {decisions}");
            Err(error::unavailable(py, text))
        }
    }
}

/// Returns the number of decisions before the last one of these seats, or of any seat.
pub(crate) fn before_last(table: &dyn Table, seats: Option<SeatNumbers>) -> Option<usize> {
    table.before_last(seats.map_or_else(|| Seats::first(table.seats()), |seats| seats.0))
}

/// Returns the events of the last decision in words, as a viewer saw them.
pub(crate) fn news(
    table: &dyn Table,
    py: Python<'_>,
    viewer: ViewerArg,
    lang: LangArg,
) -> PyResult<Tuple<String>> {
    let news = table.news(viewer.0).map_err(|error| error::table(py, error))?;
    Ok(told(table, lang, news))
}

/// Returns events in words, with the names of the players.
fn told(table: &dyn Table, lang: LangArg, news: Vec<TableEvent>) -> Tuple<String> {
    let told = |event: TableEvent| table.tell(&event.message, lang.0);
    Tuple(news.into_iter().map(told).collect())
}

/// Returns the events of each decision in words, as a viewer saw them.
pub(crate) fn history(
    table: &dyn Table,
    py: Python<'_>,
    viewer: ViewerArg,
    lang: LangArg,
) -> PyResult<Tuple<Tuple<String>>> {
    let history = table.history(viewer.0).map_err(|error| error::table(py, error))?.into_iter();
    Ok(Tuple(history.map(|news| told(table, lang, news)).collect()))
}

/// Returns the way to show actions.
pub(crate) fn show<T: Holds>(_: &T) -> Show {
    T::SHOW
}

/// Returns the `repr` of a game.
pub(crate) fn repr(class: &str, table: &dyn Table) -> String {
    format!("<{class} of {}, {} decisions: {}>", table.info().id, table.made(), table.turn())
}
