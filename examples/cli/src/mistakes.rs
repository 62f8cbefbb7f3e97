//! The most expensive decisions of a record.

use mauerwerk::bot::{self, Critic, Participant};
use mauerwerk::engine::Contestant;
use mauerwerk::{Record, Seat};
use serde::Serialize;

use crate::failure::Failure;
use crate::keeper::Keeper;
use crate::terminal_game::TerminalGame;
use crate::{progress, thinker};

/// A decision that cost a share of the win.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub(crate) struct Mistake {
    /// The decision's number in the record, from 1.
    pub(crate) number: usize,
    pub(crate) seat: Seat,
    pub(crate) action: String,
    pub(crate) better: String,
    /// The gain in the share of the win by the better action.
    pub(crate) loss: f64,
    /// The standard error of the loss.
    pub(crate) error: f64,
}

impl Mistake {
    fn of<G: TerminalGame>(record: &Record<G>, found: &bot::Mistake<G::Action>) -> Option<Self> {
        let &bot::Mistake { number, seat, action, better, loss, error, .. } = found;
        let before = record.state_at(number)?;
        let [action, better] = [action, better].map(|action| before.listed(seat, action));
        Some(Self { number: number + 1, seat, action, better, loss, error })
    }
}

/// Returns the mistakes of a record, the most expensive first.
pub(crate) fn mistakes<G: TerminalGame>(
    critic: &Critic<Contestant>,
    record: &Record<G>,
    keeper: &Keeper,
) -> Result<Vec<Mistake>, Failure> {
    let who = Participant::from(&critic.player).to_string();
    let decisions = record.decisions().len();
    let bar = progress::bar(decisions as u64, "decisions");
    let mut mistakes = Vec::new();
    for number in 0..decisions {
        bar.set_position(number as u64);
        keeper.go_on()?;
        let judge = |watch: bot::Watch<'_>| critic.mistake(record, number, watch);
        let found = thinker::think(keeper, false, &who, judge)?;
        mistakes.extend(found.and_then(|found| Mistake::of(record, &found)));
    }
    bar.finish_and_clear();
    mistakes.sort_by(|one: &Mistake, other| other.loss.total_cmp(&one.loss));
    Ok(mistakes)
}
