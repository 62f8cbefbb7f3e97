//! A search that a custom evaluator guides.

use std::ops::Range;

use super::analysis::{self, Analysis, Task};
use super::player::{self, seed_at};
use super::search::{self, Evaluator};
use super::{Bot, BotError, Entrant, Judgement, Watch};
use crate::base::seat::Seat;
use crate::game::InformationState;

/// A player whose search is that of [`Player::Search`](crate::bot::Player::Search), with a custom
/// [`Evaluator`] in place of rollouts.
///
/// The evaluator rates the positions at the leaves, and its policies guide the choices of all
/// seats. Without policies the game's judgement guides them. The search walks down its tree up to
/// `batch` times before it calls the evaluator, so large batches are faster and choose with less
/// care. It grows one tree on the calling thread, and its seats play for the share of the win alone.
///
/// Equal knowledge, seeds and evaluations give equal choices.
///
/// # Examples
/// ```
/// use mauerwerk::bot::{Evaluations, GuidedSearch, Leaves, unwatched};
/// use mauerwerk::die_mauer::State;
/// use mauerwerk::{InformationState, Seat};
///
/// // Expects the same share for each seat, and prefers no slot.
/// let even = |leaves: &Leaves| {
///     let values = vec![1.0 / leaves.players as f32; leaves.len() * leaves.players];
///     Ok(Evaluations { values, policies: Some(vec![1.0; leaves.masks.len()]) })
/// };
/// let search = GuidedSearch { evaluator: even, iterations: 200, batch: 16 };
/// let state: State = "players:3 rounds:1 stock:T".parse()?;
/// let seen = InformationState::new(&state, Seat::FIRST.into());
/// assert_eq!(search.choose(&seen, 7, &unwatched)?.to_string(), "T");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct GuidedSearch<E> {
    /// The judge of positions.
    pub evaluator: E,
    /// The number of iterations, from 1 to [`Player::LIMIT`](crate::bot::Player::LIMIT).
    pub iterations: u32,
    /// The number of iterations before each call of the evaluator, at least 1.
    pub batch: u32,
}

impl<E: Evaluator> GuidedSearch<E> {
    /// Rates the legal actions of the seat with the given information state. The shares of the win
    /// are not calibrated.
    ///
    /// # Errors
    /// Returns the errors of [`Player::analyse`](crate::bot::Player::analyse) and of the evaluator.
    /// Also fails if an evaluation has the wrong size or a number that is out of range.
    pub fn analyse<G: Judgement>(
        &self,
        seen: &InformationState<G>,
        seed: u64,
        watch: Watch<'_>,
    ) -> Result<Analysis<G::Action>, BotError> {
        analysis::given(seen, seed, watch, &[], |task| {
            let mut analysis = self.search(task)?;
            analysis.explain(task);
            Ok(analysis)
        })
    }

    /// Chooses one of the legal actions of the seat with the given information state.
    ///
    /// # Errors
    /// Returns the errors of [`analyse`](Self::analyse).
    pub fn choose<G: Judgement>(
        &self,
        seen: &InformationState<G>,
        seed: u64,
        watch: Watch<'_>,
    ) -> Result<G::Action, BotError> {
        analysis::given(seen, seed, watch, &[], |task| {
            let choice = self.search(task)?.draw(&mut task.dealer());
            choice.ok_or_else(|| BotError::not_to_move(&task.world, task.seat))
        })
    }

    /// Returns the mean odds of the legal actions over some seeds, in their order.
    ///
    /// # Errors
    /// Returns the errors of [`analyse`](Self::analyse).
    pub fn mean_odds<G: Judgement>(
        &self,
        seen: &InformationState<G>,
        seeds: Range<u64>,
        watch: Watch<'_>,
    ) -> Result<Vec<f64>, BotError> {
        player::mean_odds(seeds, |seed| self.analyse(seen, seed, watch))
    }

    fn search<G: Judgement>(&self, task: &Task<'_, G>) -> Result<Analysis<G::Action>, BotError> {
        let iterations = player::within(self.iterations)?;
        search::analyse_guided(task, iterations, self.batch, &self.evaluator)
    }
}

impl<G: Judgement, E: Evaluator> Entrant<G> for GuidedSearch<E> {
    fn sit<'a>(&'a self, seat: Seat, seed: u64, watch: Watch<'a>) -> Box<dyn Bot<G> + 'a> {
        Box::new(Seated { search: self, seed: seed_at(seed, seat), watch })
    }
}

/// A guided search in a seat of a game.
struct Seated<'a, E> {
    search: &'a GuidedSearch<E>,
    seed: u64,
    watch: Watch<'a>,
}

impl<G: Judgement, E: Evaluator> Bot<G> for Seated<'_, E> {
    fn choose(
        &mut self,
        seen: &InformationState<G>,
        _legal: &G::Actions,
    ) -> Result<G::Action, BotError> {
        let choice = self.search.choose(seen, self.seed, self.watch)?;
        if (self.watch)(0) { Ok(choice) } else { Err(BotError::Stopped) }
    }
}
