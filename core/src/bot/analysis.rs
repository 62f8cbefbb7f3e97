//! What a player thinks of the legal actions of a seat.

use std::cmp::Ordering;
use std::fmt::Display;

use serde::Serialize;

use super::Judgement;
use super::task::Task;
use crate::dealer::Dealer;
use crate::record::Decision;

/// The number of actions that a hint names: the best ones.
pub const HINTED: usize = 3;

/// What a player thinks of one action.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(bound = "A: Display + Serialize")]
#[non_exhaustive]
pub struct Appraisal<A> {
    /// The action.
    pub action: A,
    /// The probability with which the player chooses it, from 0 to 1.
    pub odds: f64,
    /// The number of iterations that began with it: how often it was tried.
    pub visits: u64,
    /// The seat's mean share of the win over these, from 0 to 1.
    pub win: f64,
    /// The standard error of `win`; 0 without two visits.
    pub error: f64,
    /// The seat's mean final score over these, in the game's own points.
    pub points: f64,
    /// The decisions of seats that are expected next, this one first.
    pub line: Vec<Decision<A>>,
    /// The best reason for the action in a few words, if the hint names it and the game has one.
    pub reason: Option<String>,
}

/// What a player thinks of all legal actions of a seat, in ascending order of their ids.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(bound = "A: Display + Serialize")]
#[non_exhaustive]
pub struct Analysis<A> {
    /// The actions.
    pub actions: Vec<Appraisal<A>>,
    /// The number of iterations made.
    pub iterations: u64,
    /// Whether all iterations were made; `false` if the search was stopped.
    pub complete: bool,
    /// The number of nodes of its trees; 0 for a player without.
    pub nodes: u64,
}

impl<A: Copy + PartialEq> Analysis<A> {
    /// Returns the analysis of a player that knows nothing: all actions are as good.
    pub(super) fn even<G: Judgement<Action = A>>(task: &Task<'_, G>) -> Self {
        let odds = 1.0 / f64::from(task.legal.len().max(1) as u32);
        let appraisal = |&action: &A| Appraisal {
            action,
            odds,
            visits: 0,
            win: 0.0,
            error: 0.0,
            points: 0.0,
            line: vec![Decision { actor: task.seat.into(), action }],
            reason: None,
        };
        let actions = task.legal.iter().map(appraisal).collect();
        Self { actions, iterations: 0, complete: true, nodes: 0 }
    }

    /// Returns the analysis of a player that only knows which actions are dominated: these have no
    /// odds, and never get any.
    pub(super) fn sound<G: Judgement<Action = A>>(task: &Task<'_, G>) -> Self {
        let mut analysis = Self::even(task);
        let weights: Vec<f64> = task.sound().into_iter().map(f64::from).collect();
        analysis.mix(&weights, 0.0);
        analysis
    }

    /// Adds the reasons for the actions of the hint, which the game finds in one of the worlds.
    pub(super) fn explain<G: Judgement<Action = A>>(&mut self, task: &Task<'_, G>) {
        let best: Vec<A> = self.hint().iter().map(|appraisal| appraisal.action).collect();
        for appraisal in self.actions.iter_mut().filter(|one| best.contains(&one.action)) {
            appraisal.reason = task.world.reason(task.seat, appraisal.action);
        }
    }

    /// Returns the actions from the best to the worst: the one most often chosen first, then by
    /// visits, then by the share of the win.
    #[must_use]
    pub fn ranked(&self) -> Vec<&Appraisal<A>> {
        let values = self.actions.iter().map(|one| [one.odds, one.visits as f64, one.win]);
        descending(values.collect()).map(|index| &self.actions[index]).collect()
    }

    /// Returns the actions that a hint names, the best first: [`HINTED`], or all if there are fewer.
    #[must_use]
    pub fn hint(&self) -> Vec<&Appraisal<A>> {
        let mut best = self.ranked();
        best.truncate(HINTED);
        best
    }

    /// Returns the action that the player thinks best; `None` without a legal action.
    #[must_use]
    pub fn best(&self) -> Option<&Appraisal<A>> {
        self.ranked().first().copied()
    }

    /// Draws one of the actions by their odds; `None` without a legal action.
    #[must_use]
    pub fn draw(&self, dealer: &mut Dealer) -> Option<A> {
        let mut rest = dealer.fraction();
        let likely = self.actions.iter().filter(|action| action.odds > 0.0);
        let drawn = likely.clone().find(|action| {
            rest -= action.odds;
            rest < 0.0
        });
        drawn.or_else(|| likely.last()).map(|appraisal| appraisal.action)
    }

    /// Mixes two analyses of the same actions: this one with the given share, the other with the
    /// rest.
    pub(super) fn mixed(mut self, share: f64, other: &Self) -> Self {
        for (one, other) in self.actions.iter_mut().zip(&other.actions) {
            one.odds = one.odds * share + other.odds * (1.0 - share);
        }
        self
    }

    /// Chooses by these weights, one for each action, among the actions that have odds. Weights below
    /// a share of the largest count as 0. If all weights are 0, nothing changes.
    pub(super) fn mix(&mut self, weights: &[f64], least: f64) {
        let likely = self.actions.iter().map(|action| action.odds > 0.0).zip(weights);
        let weights: Vec<f64> =
            likely.map(|(likely, &weight)| if likely { weight } else { 0.0 }).collect();
        let most = weights.iter().copied().fold(0.0, f64::max);
        let kept = |weight: f64| if weight < most * least { 0.0 } else { weight };
        let sum: f64 = weights.iter().copied().map(kept).sum();
        if sum > 0.0 {
            for (action, &weight) in self.actions.iter_mut().zip(&weights) {
                action.odds = kept(weight) / sum;
            }
        }
    }

    /// Chooses the action of the greatest worth among those that have odds, the first among equals;
    /// `worth` has one number for each action.
    pub(super) fn favour(&mut self, worth: &[f64]) {
        let mut best: Option<usize> = None;
        let likely = (0..worth.len()).filter(|&index| self.actions[index].odds > 0.0);
        for index in likely {
            if best.is_none_or(|best| worth[index] > worth[best]) {
                best = Some(index);
            }
        }
        for (index, action) in self.actions.iter_mut().enumerate() {
            action.odds = f64::from(u8::from(best == Some(index)));
        }
    }
}

/// Returns the indices of the values from the highest to the lowest.
fn descending(values: Vec<[f64; 3]>) -> impl Iterator<Item = usize> {
    let mut ranked: Vec<_> = values.into_iter().enumerate().collect();
    ranked.sort_by(|(_, one), (_, other)| other.partial_cmp(one).unwrap_or(Ordering::Equal));
    ranked.into_iter().map(|(index, _)| index)
}
