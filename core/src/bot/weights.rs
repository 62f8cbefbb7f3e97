//! The numbers that a judgement weighs with.

use std::ops::Index;

use super::Judgement;

/// A number that a game's judgement weighs with: a constant of its `judgement.rs`.
///
/// # Examples
/// ```
/// use mauerwerk::bot::Judgement;
/// use mauerwerk::berlin::State;
///
/// let names: Vec<_> = State::WEIGHTS.iter().map(|weight| weight.name).collect();
/// assert_eq!(names, ["lead", "open", "sure", "hope"]);
/// ```
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Weight {
    /// Which of a game's [`Weights`] it is.
    pub(super) index: usize,
    /// The name that [`tune`](fn@super::tune) reports it by.
    pub name: &'static str,
    /// The value, above 0.
    pub value: f64,
}

impl Weight {
    /// Returns a weight: its number among the game's weights, which no other has, its name and its
    /// value.
    ///
    /// # Panics
    /// Panics unless the number is below [`Weights::LIMIT`]: in a constant, as it is compiled.
    #[must_use]
    pub const fn new(index: usize, name: &'static str, value: f64) -> Self {
        assert!(index < Weights::LIMIT, "a game has at most eight weights");
        Self { index, name, value }
    }
}

/// The values that a position is judged with, one for each of a game's weights.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Weights([f64; Self::LIMIT]);

impl Weights {
    /// The largest number of weights of a game.
    pub const LIMIT: usize = 8;

    /// Returns a game's own values.
    #[must_use]
    pub const fn of<G: Judgement>() -> Self {
        let mut values = [1.0; Self::LIMIT];
        let mut index = 0;
        while index < G::WEIGHTS.len() {
            let weight = G::WEIGHTS[index];
            values[weight.index] = weight.value;
            index += 1;
        }
        Self(values)
    }

    /// Returns the weights with another value for one of them.
    pub(super) fn with(mut self, weight: Weight, value: f64) -> Self {
        self.0[weight.index] = value;
        self
    }
}

impl Index<Weight> for Weights {
    type Output = f64;

    fn index(&self, weight: Weight) -> &f64 {
        &self.0[weight.index]
    }
}
