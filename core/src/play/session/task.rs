//! What a session lets its host think about.

use serde::{Deserialize, Serialize};

use crate::base::lang::Lang;
use crate::base::seat::Seat;
use crate::play::bot::{Opponent, Watch};
use crate::play::table::{Result, Table};
use crate::text::message::Reader;

/// What a player has to find for a session.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize)]
pub struct Task {
    /// The number of the task: no two tasks of a session have the same.
    pub id: u32,
    /// The seat to think for.
    pub seat: Seat,
    /// What to find.
    pub purpose: Purpose,
    /// Who thinks.
    pub opponent: Opponent,
}

/// What a task is for.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Purpose {
    /// The action of an opponent: [`Table::choose`](crate::table::Table::choose) finds it.
    Decide,
    /// Hints for a person: [`Table::analyse`](crate::table::Table::analyse) finds them.
    Hint,
}

/// What a player has found for a task.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Found {
    /// The action in notation.
    Action(String),
    /// The hints, the best first.
    Hints(Vec<Hint>),
    /// Why nothing was found, in words.
    Failure(String),
}

impl Task {
    /// Thinks in the calling thread, at the table of the session and in its language.
    ///
    /// # Errors
    /// Returns an error if the game does not wait for the seat, or if `watch` stops the search.
    pub fn find(&self, table: &dyn Table, lang: Lang, watch: Watch<'_>) -> Result<Found> {
        let Self { seat, opponent, .. } = *self;
        if self.purpose == Purpose::Decide {
            return table.choose(seat, opponent, watch).map(Found::Action);
        }
        let reader = Reader::of(table.names()).with_lang(lang).on_seat(Some(seat));
        let advice = table.analyse(seat, opponent, watch)?;
        let hints = advice.analysis.hint().into_iter().map(|one| Hint {
            notation: one.action.clone(),
            win: one.win,
            reason: one.reason.as_ref().map(|reason| reason.tell(reader)),
        });
        Ok(Found::Hints(hints.collect()))
    }
}

/// An action that a player recommends.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Hint {
    /// The action in notation.
    pub notation: String,
    /// The share of the win that the seat can expect after it, from 0 to 1.
    pub win: f64,
    /// The best reason for the action in a few words, if the game has one.
    pub reason: Option<String>,
}
