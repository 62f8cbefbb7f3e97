//! Rollouts of every action over sampled worlds.

use super::analysis::Analysis;
use super::prospect::{Prospect, rewards};
use super::rollout::{play_to_decision_of, roll_out};
use super::sample::Sample;
use super::task::Task;
use super::{BotError, Judgement};
use crate::dealer::Dealer;
use crate::seat::{BySeat, Seat};

/// How far a rollout goes.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(super) enum Depth {
    /// To the seat's next decision.
    OneStep,
    /// To the game's horizon.
    Horizon,
}

/// Tries every action in that many sampled worlds. In one world all actions meet the same random
/// numbers, so that luck favours none of them.
pub(super) fn analyse<G: Judgement>(
    task: &Task<'_, G>,
    worlds: u32,
    depth: Depth,
) -> Result<Analysis<G::Action>, BotError> {
    let mut dealer = task.dealer();
    let mut analysis = Analysis::sound(task);
    let mut samples = vec![Sample::default(); task.legal.len()];
    for world in 1..=u64::from(worlds) {
        let state = task.worlds.sample(&mut dealer)?;
        let luck = dealer.below(u32::MAX);
        for (sample, appraisal) in samples.iter_mut().zip(&analysis.actions) {
            let after = state.apply(task.seat.into(), appraisal.action);
            let after = after.map_err(|refusal| BotError::Illegal(refusal.to_string()))?;
            let prospects = ahead(after, task.seat, depth, &mut Dealer::new(luck.into()));
            sample.add(prospects[task.seat], rewards::<G>(&prospects)[task.seat]);
        }
        analysis.iterations = world;
        if !(task.watch)(world) {
            break;
        }
    }
    analysis.complete = analysis.iterations == u64::from(worlds);
    for (sample, appraisal) in samples.iter().zip(&mut analysis.actions) {
        sample.write(appraisal);
    }
    let rewards: Vec<f64> = samples.iter().map(Sample::rewards).collect();
    analysis.favour(&rewards);
    Ok(analysis)
}

fn ahead<G: Judgement>(
    state: G,
    seat: Seat,
    depth: Depth,
    dealer: &mut Dealer,
) -> BySeat<Prospect> {
    match depth {
        Depth::OneStep => play_to_decision_of(seat, state, dealer),
        Depth::Horizon => roll_out(state, dealer),
    }
}
