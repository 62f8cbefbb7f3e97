//! What a mean share of the win says of the game's end.

/// How the mean share of the win over a player's iterations becomes the share that the seat can
/// expect: a map that keeps the order. The odds of the mean, relative to those of a seat that is as
/// good as all others, are raised to a power below 1 and multiplied.
///
/// # Examples
/// ```
/// use mauerwerk::bot::Calibration;
///
/// let half = Calibration { eighths: 4, factor: 1.0 };
/// assert_eq!(half.of(0.5, 2), 0.5);
/// assert_eq!(half.of(0.8, 2), 2.0 / 3.0); // odds of 2 instead of 4
/// assert_eq!(half.of(1.0, 2), 1.0);
/// ```
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Calibration {
    /// The power, in eighths, above 0.
    pub eighths: u8,
    /// The factor of the odds, above 0.
    pub factor: f64,
}

impl Calibration {
    /// The map that changes nothing.
    pub const NONE: Self = Self { eighths: 8, factor: 1.0 };

    /// Returns the share of the win that a seat can expect.
    #[must_use]
    pub fn of(self, mean: f64, seats: usize) -> f64 {
        if mean <= 0.0 || mean >= 1.0 || self == Self::NONE {
            return mean;
        }
        let level = level_odds(seats);
        // Square roots and products are the same on every machine, other powers are not.
        let eighth = (mean / (1.0 - mean) / level).sqrt().sqrt().sqrt();
        let power = (0..self.eighths).fold(1.0, |power, _| power * eighth);
        let odds = self.factor * level * power;
        odds / (1.0 + odds)
    }

    /// Returns by how much the expectation grows with the mean.
    pub(super) fn slope_at(self, mean: f64, seats: usize) -> f64 {
        let spread = mean * (1.0 - mean);
        let expected = self.of(mean, seats);
        if spread <= 0.0 {
            return 1.0;
        }
        f64::from(self.eighths) / 8.0 * expected * (1.0 - expected) / spread
    }
}

/// Returns the odds of a seat that wins as often as any other.
fn level_odds(seats: usize) -> f64 {
    1.0 / (seats.max(2) - 1) as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn expectations_keep_the_order_and_the_ends() {
        let calibration = Calibration { eighths: 3, factor: 0.9 };
        for seats in 2..=6 {
            let expected = |step: u32| calibration.of(f64::from(step) / 100.0, seats);
            let all: Vec<f64> = (0..=100).map(expected).collect();
            assert!(all.is_sorted_by(|one, next| one < next), "{all:?}");
            assert_eq!((all[0], all[100]), (0.0, 1.0));
            let slope = (calibration.of(0.300_1, seats) - calibration.of(0.3, seats)) / 0.000_1;
            assert!((calibration.slope_at(0.3, seats) - slope).abs() < 1e-3);
        }
    }
}
