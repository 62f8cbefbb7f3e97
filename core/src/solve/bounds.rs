//! What a position is worth, proven from both sides.

use serde::Serialize;

/// What a position is worth to seat 0, between two bounds: what its own play guarantees, and what the
/// play of seat 1 concedes.
#[derive(Copy, Clone, Default, PartialEq, Debug, Serialize)]
#[non_exhaustive]
pub struct Bounds {
    /// What seat 0 can be sure of.
    pub lower: f64,
    /// What seat 1 need not exceed.
    pub upper: f64,
}

impl Bounds {
    /// Makes the bounds of a value that is known exactly.
    #[must_use]
    pub const fn exactly(value: f64) -> Self {
        Self { lower: value, upper: value }
    }

    /// Returns the value halfway between the bounds.
    #[must_use]
    pub const fn middle(self) -> f64 {
        self.lower.midpoint(self.upper)
    }

    /// Returns how far apart the bounds are.
    #[must_use]
    pub const fn gap(self) -> f64 {
        self.upper - self.lower
    }

    /// Returns the weighted sum of bounds.
    pub(super) fn mean(weights: &[f64], bounds: &[Self]) -> Self {
        let add = |sum: Self, (weight, one): (&f64, &Self)| Self {
            lower: sum.lower + weight * one.lower,
            upper: sum.upper + weight * one.upper,
        };
        weights.iter().zip(bounds).fold(Self::exactly(0.0), add)
    }
}
