//! The Bradley–Terry model: strengths that explain how often each player did better than another.

/// The strengths of players, fitted to how often each did better than another.
///
/// One tie is added between each pair, because otherwise a player that always wins would have no
/// finite strength. The tie of a player with itself changes nothing.
pub(super) struct Strengths {
    /// A player with twice the strength of another does better in two of three games.
    strengths: Vec<f64>,
    /// The number of games of each pair.
    games: Vec<Vec<f64>>,
}

/// The points of one unit of the logarithm of a strength.
const POINTS: f64 = 400.0 / std::f64::consts::LN_10;
/// The added wins of each player against each other.
const ADDED: f64 = 0.5;

impl Strengths {
    /// Fits strengths by repeated rescaling.
    pub(super) fn fit(ahead: &[Vec<f64>]) -> Self {
        /// The number of rescalings, far more than a tenth of a point needs.
        const STEPS: usize = 500;
        let count = ahead.len();
        let met = |one| (0..count).map(|other| games(ahead, one, other) + 2.0 * ADDED).collect();
        let games: Vec<Vec<f64>> = (0..count).map(met).collect();
        let mut strengths = vec![1.0; count];
        for _ in 0..STEPS {
            let next = (0..count).map(|one| {
                let wins: f64 = ahead[one].iter().map(|wins| wins + ADDED).sum();
                let share = |other: usize| games[one][other] / (strengths[one] + strengths[other]);
                wins / (0..count).map(share).sum::<f64>()
            });
            strengths = next.collect();
        }
        Self { strengths, games }
    }

    /// Returns the strengths in Elo points, with a mean of 0.
    pub(super) fn elo(&self) -> Vec<f64> {
        let elo = self.strengths.iter().map(|strength| POINTS * strength.ln());
        let mean = elo.clone().sum::<f64>() / self.strengths.len().max(1) as f64;
        elo.map(|elo| elo - mean).collect()
    }

    /// Returns the standard errors of the Elo points, each the larger of two. The observed
    /// information takes all games as independent, and the sandwich estimator only deals. Each deal
    /// has how often each player did better than another.
    pub(super) fn errors<'a>(&self, deals: impl Iterator<Item = &'a Vec<Vec<f64>>>) -> Vec<f64> {
        let count = self.strengths.len();
        let inverse = inverse(self.information());
        let (mut number, mut sums) = (0.0, vec![0.0; count]);
        for ahead in deals {
            let surprise: Vec<f64> = (0..count).map(|one| self.surprise(ahead, one)).collect();
            for (sum, row) in sums.iter_mut().zip(&inverse) {
                *sum += row.iter().zip(&surprise).map(|(x, y)| x * y).sum::<f64>().powi(2);
            }
            number += 1.0;
        }
        let variance = |(one, sum): (usize, &f64)| {
            let independent = inverse[one][one] - 1.0 / count as f64;
            independent.max(if number < 2.0 { 0.0 } else { sum * number / (number - 1.0) })
        };
        sums.iter().enumerate().map(variance).map(|it| POINTS * it.max(0.0).sqrt()).collect()
    }

    /// Returns the probability that a player does better than another.
    fn odds(&self, one: usize, other: usize) -> f64 {
        self.strengths[one] / (self.strengths[one] + self.strengths[other])
    }

    /// Returns the observed information about the logarithms of the strengths. A constant is added
    /// to all entries, which makes it invertible: the mean of the logarithms is fixed.
    fn information(&self) -> Vec<Vec<f64>> {
        let count = self.strengths.len();
        let mut all = vec![vec![1.0 / count as f64; count]; count];
        for (one, row) in all.iter_mut().enumerate() {
            for other in 0..count {
                let known = self.games[one][other] * self.odds(one, other) * self.odds(other, one);
                row[one] += known;
                row[other] -= known;
            }
        }
        all
    }

    /// Returns how much better a player did in a deal than its strength explains.
    fn surprise(&self, ahead: &[Vec<f64>], one: usize) -> f64 {
        let more =
            |other: usize| ahead[one][other] - games(ahead, one, other) * self.odds(one, other);
        (0..ahead.len()).map(more).sum()
    }
}

/// Returns the number of games of a pair.
fn games(ahead: &[Vec<f64>], one: usize, other: usize) -> f64 {
    ahead[one][other] + ahead[other][one]
}

/// Returns the inverse of a positive definite matrix.
fn inverse(mut matrix: Vec<Vec<f64>>) -> Vec<Vec<f64>> {
    let count = matrix.len();
    for (row, numbers) in matrix.iter_mut().enumerate() {
        numbers.extend((0..count).map(|column| f64::from(u8::from(row == column))));
    }
    for pivot in 0..count {
        let scale = matrix[pivot][pivot];
        matrix[pivot].iter_mut().for_each(|number| *number /= scale);
        let used = matrix[pivot].clone();
        for row in (0..count).filter(|&row| row != pivot) {
            let times = matrix[row][pivot];
            matrix[row].iter_mut().zip(&used).for_each(|(number, used)| *number -= times * used);
        }
    }
    matrix.into_iter().map(|row| row[count..].to_vec()).collect()
}
