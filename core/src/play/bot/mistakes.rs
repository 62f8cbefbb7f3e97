//! The most expensive decisions of a record.

use serde::Serialize;

use super::{Analysis, Appraisal, BotError, Judgement, Opponent, Player, Watch, seen_by};
use crate::base::actor::Actor;
use crate::base::seat::Seat;
use crate::game::record::Record;
use crate::game::{ActionSet as _, InformationState};

/// A decision that cost a share of the win.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[non_exhaustive]
pub struct Mistake<A> {
    /// The number of earlier decisions in the record.
    pub number: usize,
    /// The seat that decided.
    pub seat: Seat,
    /// The action.
    pub action: A,
    /// The best action instead.
    pub better: A,
    /// The gain in the share of the win by the better action.
    pub loss: f64,
    /// The standard error of the loss.
    pub error: f64,
}

impl<A: ToString> Mistake<A> {
    /// Returns the mistake with its actions in notation.
    #[must_use]
    pub fn in_notation(&self) -> Mistake<String> {
        let &Self { number, seat, ref action, ref better, loss, error } = self;
        let [action, better] = [action, better].map(A::to_string);
        Mistake { number, seat, action, better, loss, error }
    }
}

/// A player that looks for mistakes.
///
/// # Examples
/// ```
/// use mauerwerk::Record;
/// use mauerwerk::berlin::State;
/// use mauerwerk::bot::{Critic, Player, unwatched};
///
/// let record = Record::<State>::random(&"players:2 rows:3 columns:5 target:2".parse()?, 7)?;
/// let critic = Critic { player: Player::Flat(10), seed: 1, seat: None };
/// let mistakes = critic.mistakes(&record, &unwatched)?;
/// assert!(mistakes.iter().all(|mistake| mistake.loss >= 2.0 * mistake.error));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct Critic<P = Player> {
    /// The player that rates the actions.
    pub player: P,
    /// The seed of its ratings.
    pub seed: u64,
    /// The seat whose mistakes are found, or `None` for all seats.
    pub seat: Option<Seat>,
}

/// A player that rates decisions for a [`Critic`].
pub trait Rater<G: Judgement> {
    /// Rates the legal actions of a seat that chose `action`. Actions that it can't rate are left
    /// out.
    ///
    /// # Errors
    /// Returns [`BotError`] if it can't rate the decision.
    fn rate(
        &self,
        seen: &InformationState<G>,
        action: G::Action,
        seed: u64,
        watch: Watch<'_>,
    ) -> Result<Analysis<G::Action>, BotError>;
}

impl<G: Judgement> Rater<G> for Player {
    /// Returns the player's ratings, or those of a player that tries all actions equally often if
    /// it has hardly tried the given one.
    fn rate(
        &self,
        seen: &InformationState<G>,
        action: G::Action,
        seed: u64,
        watch: Watch<'_>,
    ) -> Result<Analysis<G::Action>, BotError> {
        /// The number of tries below which a searching player's rating is not trusted.
        const FEW: u64 = 30;
        let analysis = self.analyse(seen, seed, watch)?;
        match appraised(&analysis, action) {
            Some(own) if own.visits < FEW => Self::Flat(50).analyse(seen, seed, watch),
            _ => Ok(analysis),
        }
    }
}

impl<P> Critic<P> {
    /// The least loss in standard errors, because smaller losses may be luck.
    const CERTAIN: f64 = 2.0;

    /// Returns the mistakes of a record, the most expensive first. Each decision is judged by what
    /// its seat knew. `watch` receives the number of decisions that were judged.
    ///
    /// # Errors
    /// Returns [`BotError`] if the player can't rate a decision, or `watch` stopped it.
    pub fn mistakes<G: Judgement>(
        &self,
        record: &Record<G>,
        watch: Watch<'_>,
    ) -> Result<Vec<Mistake<G::Action>>, BotError>
    where
        P: Rater<G>,
    {
        let mut mistakes = Vec::new();
        for number in 0..record.decisions().len() {
            let goes_on = |_| watch(number as u64);
            if !goes_on(0) {
                return Err(BotError::Stopped);
            }
            mistakes.extend(self.mistake(record, number, &goes_on)?);
        }
        mistakes.sort_by(|one, other| other.loss.total_cmp(&one.loss));
        Ok(mistakes)
    }

    /// Returns what is wrong with the decision with the given number, or `None` if it is not a
    /// mistake.
    ///
    /// # Errors
    /// Returns [`BotError`] if the player can't rate the decision.
    pub fn mistake<G: Judgement>(
        &self,
        record: &Record<G>,
        number: usize,
        watch: Watch<'_>,
    ) -> Result<Option<Mistake<G::Action>>, BotError>
    where
        P: Rater<G>,
    {
        let Some(decision) = record.decisions().get(number) else { return Ok(None) };
        let Actor::Seat(seat) = decision.actor else { return Ok(None) };
        let mut before = record.clone();
        before.undo_to(number);
        let asked = self.seat.is_none_or(|own| own == seat);
        if !asked || before.state().actions(seat).len() < 2 {
            return Ok(None);
        }
        let (seen, seed) =
            (seen_by(&before, seat), Opponent::seated(Player::Random, self.seed, seat).seed);
        let analysis = self.player.rate(&seen, decision.action, seed, watch)?;
        let (Some(best), Some(own)) = (analysis.best(), appraised(&analysis, decision.action))
        else {
            return Ok(None);
        };
        let (loss, error) = (best.win - own.win, best.error.hypot(own.error));
        let certain = loss > 0.0 && loss >= Self::CERTAIN * error;
        let (action, better) = (own.action, best.action);
        Ok(certain.then_some(Mistake { number, seat, action, better, loss, error }))
    }
}

/// Returns the rating of an action. An action that is legal without being listed has the result of
/// a listed one, and is not a separate mistake.
fn appraised<A: Copy + PartialEq>(analysis: &Analysis<A>, action: A) -> Option<&Appraisal<A>> {
    analysis.actions.iter().find(|one| one.action == action)
}
