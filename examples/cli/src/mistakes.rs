//! The most expensive decisions of a record.

use mauerwerk::bot::{self, Analysis, Appraisal, Opponent, Player, Watch};
use mauerwerk::{ActionSet as _, Actor, Decision, InformationState, Record, Seat};
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

/// A player that looks for mistakes.
pub(crate) struct Critic<'a> {
    pub(crate) player: Player,
    pub(crate) seed: u64,
    /// The seat whose mistakes are listed, or `None` for all seats.
    pub(crate) seat: Option<Seat>,
    pub(crate) keeper: &'a Keeper,
}

impl Critic<'_> {
    /// The number of tries below which a searching player's rating is not trusted.
    const FEW: u64 = 30;
    /// The player that rates such actions: it tries all actions equally often.
    const FAIR: Player = Player::Flat(50);
    /// The least loss in standard errors, because smaller losses may be luck.
    const CERTAIN: f64 = 2.0;

    /// Returns the mistakes of a record, the most expensive first. Each decision is judged by what
    /// its seat knew.
    pub(crate) fn mistakes<G: TerminalGame>(
        &self,
        record: &Record<G>,
    ) -> Result<Vec<Mistake>, Failure> {
        let bar = progress::bar(record.decisions().len() as u64, "decisions");
        let mut mistakes = Vec::new();
        for (number, &decision) in record.decisions().iter().enumerate() {
            bar.set_position(number as u64);
            self.keeper.go_on()?;
            mistakes.extend(self.mistake(record, number, decision)?);
        }
        bar.finish_and_clear();
        mistakes.sort_by(|one: &Mistake, other| other.loss.total_cmp(&one.loss));
        Ok(mistakes)
    }

    fn mistake<G: TerminalGame>(
        &self,
        record: &Record<G>,
        number: usize,
        decision: Decision<G::Action>,
    ) -> Result<Option<Mistake>, Failure> {
        let Actor::Seat(seat) = decision.actor else { return Ok(None) };
        let mut before = record.clone();
        before.undo_to(number);
        let asked = self.seat.is_none_or(|own| own == seat);
        if !asked || before.state().actions(seat).len() < 2 {
            return Ok(None);
        }
        let seen = bot::seen_by(&before, seat);
        let analysis = self.analysed(&seen, seat, decision.action)?;
        let (Some(best), Some(own)) = (analysis.best(), appraised(&analysis, decision.action))
        else {
            return Ok(None);
        };
        let (loss, error) = (best.win - own.win, best.error.hypot(own.error));
        let certain = loss > 0.0 && loss >= Self::CERTAIN * error;
        Ok(certain.then(|| Mistake {
            number: number + 1,
            seat,
            action: before.state().listed(seat, own.action),
            better: before.state().listed(seat, best.action),
            loss,
            error,
        }))
    }

    /// Returns the player's ratings, or those of a player that tries all actions if it has hardly
    /// tried this one.
    fn analysed<G: TerminalGame>(
        &self,
        seen: &InformationState<G>,
        seat: Seat,
        action: G::Action,
    ) -> Result<Analysis<G::Action>, Failure> {
        let seed = Opponent::seated(self.player, self.seed, seat).seed;
        let ask = |player: Player| {
            let who = player.to_string();
            thinker::think(self.keeper, false, &who, |watch: Watch<'_>| {
                player.analyse(seen, seed, watch)
            })
        };
        let analysis = ask(self.player)?;
        match appraised(&analysis, action) {
            Some(own) if own.visits < Self::FEW => ask(Self::FAIR),
            _ => Ok(analysis),
        }
    }
}

/// Returns the rating of an action. An action that is legal without being listed has the result of
/// a listed one, and is not a separate mistake.
fn appraised<A: Copy + PartialEq>(analysis: &Analysis<A>, action: A) -> Option<&Appraisal<A>> {
    analysis.actions.iter().find(|one| one.action == action)
}
