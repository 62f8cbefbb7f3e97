//! Counterfactual regret minimisation.

use std::fmt;
use std::str::FromStr;

use serde::Serialize;

use super::SolveError;
use super::tree::{Kind, Node, Profile, Tree};
use crate::base::rule::NotationError;
use crate::base::seat::Seat;
use crate::game::FullGame;

/// The way to update regrets and the average play.
#[derive(Copy, Clone, Default, Eq, PartialEq, Hash, Debug, Serialize)]
#[non_exhaustive]
pub enum Method {
    /// CFR+ (Tammelin, 2014): regrets never fall below 0, and later play counts more.
    #[default]
    #[serde(rename = "cfr+")]
    Plus,
    /// Discounted CFR (Brown and Sandholm, 2019) with α = 3/2, β = 0, γ = 2: earlier play counts
    /// less.
    #[serde(rename = "dcfr")]
    Discounted,
}

impl fmt::Display for Method {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Plus => "cfr+",
            Self::Discounted => "dcfr",
        })
    }
}

impl FromStr for Method {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        match text {
            "cfr+" => Ok(Self::Plus),
            "dcfr" => Ok(Self::Discounted),
            _ => Err(NotationError::new("a method: cfr+ or dcfr", text)),
        }
    }
}

/// The regrets of seats in every information state of a tree, and their average play so far. The
/// average converges to perfect play.
#[derive(Debug)]
pub struct Regrets<'t, G: FullGame> {
    tree: &'t Tree<G>,
    method: Method,
    iterations: u64,
    /// For each action: the regret, the current odds, and the weighted sum of the odds so far.
    regrets: Vec<f64>,
    now: Vec<f64>,
    sums: Vec<f64>,
    /// For each history: the probability by the seat itself, the probability by chance and the
    /// other seat, and its value to the seat.
    own: Vec<f64>,
    others: Vec<f64>,
    values: Vec<f64>,
}

impl<'t, G: FullGame> Regrets<'t, G> {
    /// Begins without regrets.
    #[must_use]
    pub fn new(tree: &'t Tree<G>, method: Method) -> Self {
        let (by_action, by_history) = (vec![0.0; tree.slots], vec![1.0; tree.nodes.len()]);
        Self {
            tree,
            method,
            iterations: 0,
            regrets: by_action.clone(),
            now: by_action.clone(),
            sums: by_action,
            own: by_history.clone(),
            others: by_history.clone(),
            values: by_history,
        }
    }

    /// Returns the number of iterations made so far.
    #[must_use]
    pub fn iterations(&self) -> u64 {
        self.iterations
    }

    /// Makes `count` more iterations. In each, both seats learn, one after the other.
    ///
    /// # Errors
    /// Returns [`SolveError::Stopped`] if `watch` stopped the work. `watch` receives the number of
    /// all iterations so far. The results of these are kept.
    pub fn iterate(&mut self, count: u64, watch: &dyn Fn(u64) -> bool) -> Result<(), SolveError> {
        for _ in 0..count {
            self.iterations += 1;
            for seat in [0, 1].into_iter().filter_map(Seat::new) {
                self.choose();
                self.spread(seat);
                self.learn(seat);
                self.forget(seat);
            }
            if !watch(self.iterations) {
                return Err(SolveError::Stopped);
            }
        }
        Ok(())
    }

    /// Returns the average of all play so far.
    #[must_use]
    pub fn average(&self) -> Profile {
        let mut odds = self.sums.clone();
        for set in &self.tree.sets {
            normalise(&mut odds[set.slots()]);
        }
        Profile(odds)
    }

    /// Sets the odds of each action in proportion to its regret.
    fn choose(&mut self) {
        for set in &self.tree.sets {
            let slots = set.slots();
            for (now, regret) in
                self.now[slots.clone()].iter_mut().zip(&self.regrets[slots.clone()])
            {
                *now = regret.max(0.0);
            }
            normalise(&mut self.now[slots]);
        }
    }

    /// Computes the probability of each history.
    fn spread(&mut self, seat: Seat) {
        for (index, node) in self.tree.nodes.iter().enumerate() {
            let (own, others) = (self.own[index], self.others[index]);
            let decider = self.tree.decider(node).map(|(_, set)| set);
            for (nth, child) in node.children().enumerate() {
                let weight = self.tree.nodes[child].weight;
                let odds = decider.map_or(1.0, |set| self.now[set.first + nth]);
                let mine = decider.is_some_and(|set| set.seat == seat);
                self.own[child] = if mine { own * odds } else { own };
                self.others[child] = if mine { others } else { others * odds * weight };
            }
        }
    }

    /// Computes the value of each history, and adds the seat's regrets.
    fn learn(&mut self, seat: Seat) {
        let sign = if seat == Seat::FIRST { 1.0 } else { -1.0 };
        for (index, node) in self.tree.nodes.iter().enumerate().rev() {
            self.values[index] = match node.kind {
                Kind::Over(value) => sign * value,
                Kind::Chance => {
                    let weight = |child: usize| self.tree.nodes[child].weight;
                    node.children().map(|child| weight(child) * self.values[child]).sum()
                }
                Kind::Decide(_) => self.decided(seat, index, node),
            };
        }
    }

    /// Computes the value of a history in which a seat decides, and adds the regrets of the
    /// learning seat.
    fn decided(&mut self, seat: Seat, index: usize, node: &Node) -> f64 {
        let Some((_, set)) = self.tree.decider(node) else { return 0.0 };
        let (odds, values) = (&self.now[set.slots()], &self.values[node.children()]);
        let value = odds.iter().zip(values).map(|(odds, value)| odds * value).sum();
        if set.seat == seat {
            let (others, weight) = (self.others[index], self.weight() * self.own[index]);
            let (regrets, sums) = (&mut self.regrets[set.slots()], &mut self.sums[set.slots()]);
            regrets
                .iter_mut()
                .zip(values)
                .for_each(|(regret, one)| *regret += others * (one - value));
            sums.iter_mut().zip(odds).for_each(|(sum, odds)| *sum += weight * odds);
        }
        value
    }

    /// Returns the weight of this iteration's play.
    fn weight(&self) -> f64 {
        match self.method {
            Method::Plus => self.iterations as f64,
            Method::Discounted => 1.0,
        }
    }

    /// Discounts the regrets of the seat that has just learnt.
    fn forget(&mut self, seat: Seat) {
        let t = self.iterations as f64;
        // Only uses roots and products, which are the same on every machine.
        let slow = t * t.sqrt() / (t * t.sqrt() + 1.0);
        let average = (t / (t + 1.0)) * (t / (t + 1.0));
        for set in self.tree.sets.iter().filter(|set| set.seat == seat) {
            let (regrets, sums) = (&mut self.regrets[set.slots()], &mut self.sums[set.slots()]);
            match self.method {
                Method::Plus => regrets.iter_mut().for_each(|regret| *regret = regret.max(0.0)),
                Method::Discounted => {
                    let share = |regret: f64| if regret > 0.0 { slow } else { 0.5 };
                    regrets.iter_mut().for_each(|regret| *regret *= share(*regret));
                    sums.iter_mut().for_each(|sum| *sum *= average);
                }
            }
        }
    }
}

/// Makes weights add up to 1. All are equal if their sum is 0.
fn normalise(weights: &mut [f64]) {
    let sum: f64 = weights.iter().sum();
    let even = 1.0 / weights.len() as f64;
    weights.iter_mut().for_each(|weight| *weight = if sum > 0.0 { *weight / sum } else { even });
}
