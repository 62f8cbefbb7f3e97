//! The player that plays the solution of a small game (feature `solve`).

use super::task::Task;
use super::{Analysis, BotError, Judgement};
use crate::game::InformationState;
use crate::seat::Seat;
use crate::solve::Payoff;

pub(super) fn analyse<G: Judgement>(
    task: &Task<'_, G>,
    seen: &InformationState<G>,
) -> Result<Analysis<G::Action>, BotError> {
    let (value, odds) = G::SOLVER(seen, &task.world, &|done| (task.watch)(done))?;
    let win = if task.seat == Seat::FIRST { value } else { Payoff::Win.left(value) };
    let mut analysis = Analysis::even(task);
    for one in &mut analysis.actions {
        let found = odds.iter().find(|odds| odds.action == one.action);
        one.odds = found.map_or(0.0, |found| found.odds);
        (one.win, one.mean) = (win, win);
    }
    Ok(analysis)
}
