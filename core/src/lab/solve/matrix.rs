//! Matrix games: two seats choose at the same time, and one wins what the other loses.

use serde::Serialize;

use super::SolveError;

/// A matrix game: one seat chooses a row, the other seat a column, and the first seat wins the
/// entry.
///
/// # Examples
/// ```
/// use mauerwerk::solve::Matrix;
///
/// // Matching pennies, in which two heads count double.
/// let matrix = Matrix::new(vec![vec![2.0, -1.0], vec![-1.0, 1.0]])?;
/// let equilibrium = matrix.solve();
/// assert!((equilibrium.rows[0] - 0.4).abs() < 1e-12);
/// assert!((equilibrium.bounds.middle() - 0.2).abs() < 1e-12);
/// # Ok::<(), mauerwerk::solve::SolveError>(())
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Matrix {
    columns: usize,
    /// The entries, row by row.
    entries: Vec<f64>,
}

/// Perfect play of both seats in a matrix game, with a proof: each mixture guarantees one of the
/// bounds against any play. Other mixtures may be equally good.
#[derive(Clone, PartialEq, Debug)]
#[non_exhaustive]
pub struct Equilibrium {
    /// The probabilities of the rows.
    pub rows: Vec<f64>,
    /// The probabilities of the columns.
    pub columns: Vec<f64>,
    /// The value of the game to the seat that chooses the row.
    pub bounds: Bounds,
}

impl Matrix {
    /// Makes a matrix from its rows.
    ///
    /// # Errors
    /// Returns [`SolveError::NoMatrix`] if there is no entry, if rows differ in length, or if an
    /// entry is not finite.
    pub fn new(rows: Vec<Vec<f64>>) -> Result<Self, SolveError> {
        let columns = rows.first().map_or(0, Vec::len);
        let even = columns > 0 && rows.iter().all(|row| row.len() == columns);
        let entries: Vec<f64> = rows.into_iter().flatten().collect();
        match even && entries.iter().all(|entry| entry.is_finite()) {
            true => Ok(Self { columns, entries }),
            false => Err(SolveError::NoMatrix),
        }
    }

    /// Makes a matrix from entries that fill its rows.
    pub(super) fn of_entries(columns: usize, entries: Vec<f64>) -> Self {
        Self { columns, entries }
    }

    /// Returns perfect play of both seats.
    #[must_use]
    pub fn solve(&self) -> Equilibrium {
        let (rows, columns) = self.saddle().unwrap_or_else(|| Tableau::new(self).solve());
        let bounds = Bounds { lower: self.guaranteed(&rows), upper: self.conceded(&columns) };
        Equilibrium { rows, columns, bounds }
    }

    /// Returns the least value of a mixture of rows.
    pub(super) fn guaranteed(&self, rows: &[f64]) -> f64 {
        (0..self.columns).map(|column| self.mean_of_column(column, rows)).fold(f64::MAX, f64::min)
    }

    fn mean_of_column(&self, column: usize, rows: &[f64]) -> f64 {
        self.entries.chunks(self.columns).zip(rows).map(|(row, odds)| row[column] * odds).sum()
    }

    /// Returns the greatest value of a mixture of columns.
    pub(super) fn conceded(&self, columns: &[f64]) -> f64 {
        let mean = |row: &[f64]| row.iter().zip(columns).map(|(entry, odds)| entry * odds).sum();
        self.entries.chunks(self.columns).map(mean).fold(f64::MIN, f64::max)
    }

    /// Returns the row and the column of a saddle point, which are best against any play, if there
    /// is one.
    fn saddle(&self) -> Option<(Vec<f64>, Vec<f64>)> {
        let least = |row: &[f64]| row.iter().copied().fold(f64::MAX, f64::min);
        let most = |column: usize| self.column(column).fold(f64::MIN, f64::max);
        let height = self.entries.len() / self.columns;
        let (row, lower) = extreme(self.entries.chunks(self.columns).map(least), f64::gt);
        let (column, upper) = extreme((0..self.columns).map(most), f64::lt);
        (lower >= upper).then(|| (only(row, height), only(column, self.columns)))
    }

    fn column(&self, column: usize) -> impl Iterator<Item = f64> {
        self.entries.chunks(self.columns).map(move |row| row[column])
    }
}

/// Returns the first extreme value, and its index.
fn extreme(values: impl Iterator<Item = f64>, beats: fn(&f64, &f64) -> bool) -> (usize, f64) {
    let better =
        |best: (usize, f64), one: (usize, f64)| if beats(&one.1, &best.1) { one } else { best };
    values.enumerate().reduce(better).unwrap_or_default()
}

/// Returns the mixture of `count` choices that always makes the same choice.
fn only(choice: usize, count: usize) -> Vec<f64> {
    (0..count).map(|one| f64::from(u8::from(one == choice))).collect()
}

/// The linear program of the column's seat, in the short form of the simplex method. Entries are
/// scaled to between 1 and 2. It maximises the sum of the columns' weights such that no row is
/// worth more than 1. The value is one divided by that sum, and the bottom line contains the
/// weights of the rows.
struct Tableau {
    /// The lines, the bottom one last. Each contains the free variables, then the right side.
    lines: Vec<Vec<f64>>,
    /// The variable of each line: numbers below the number of columns are columns, and the others
    /// are rows.
    basic: Vec<usize>,
    /// The variable of each place of a line.
    free: Vec<usize>,
}

impl Tableau {
    /// The largest number that counts as zero.
    const ZERO: f64 = 1e-12;

    fn new(matrix: &Matrix) -> Self {
        let (columns, height) = (matrix.columns, matrix.entries.len() / matrix.columns);
        let least = matrix.entries.iter().copied().fold(f64::MAX, f64::min);
        let most = matrix.entries.iter().copied().fold(f64::MIN, f64::max);
        let moved = |entry: &f64| 1.0 + (entry - least) / (most - least);
        let line = |row: &[f64]| row.iter().map(moved).chain([1.0]).collect();
        let mut lines: Vec<Vec<f64>> = matrix.entries.chunks(columns).map(line).collect();
        lines.push([vec![-1.0; columns], vec![0.0]].concat());
        Self { lines, basic: (columns..columns + height).collect(), free: (0..columns).collect() }
    }

    /// Returns the best mixtures of rows and of columns.
    fn solve(mut self) -> (Vec<f64>, Vec<f64>) {
        // Bland's rule never cycles, and needs far fewer steps. The limit ensures that rounding
        // can't cause an endless loop. The bounds would show the gap.
        for _ in 0..10_000 {
            let Some(place) = self.entering() else { break };
            let Some(line) = self.leaving(place) else { break };
            self.pivot(line, place);
        }
        self.mixtures()
    }

    /// Returns the free variable with the lowest number that increases the sum.
    fn entering(&self) -> Option<usize> {
        let bottom = self.lines.last()?;
        let improving = (0..self.free.len()).filter(|&place| bottom[place] < -Self::ZERO);
        improving.min_by_key(|&place| self.free[place])
    }

    /// Returns the line that limits the variable most, or among several the one with the lowest
    /// variable.
    fn leaving(&self, place: usize) -> Option<usize> {
        let limiting = (0..self.basic.len()).filter(|&line| self.lines[line][place] > Self::ZERO);
        let ratio = |line: usize| self.lines[line][self.free.len()] / self.lines[line][place];
        let key = |line: usize| (ratio(line), self.basic[line]);
        limiting.min_by(|&one, &other| {
            let ((one, first), (other, second)) = (key(one), key(other));
            let apart = (one - other).abs() > Self::ZERO;
            if apart { one.total_cmp(&other) } else { first.cmp(&second) }
        })
    }

    /// Exchanges the variables of a line and a place.
    fn pivot(&mut self, line: usize, place: usize) {
        let mut chosen = std::mem::take(&mut self.lines[line]);
        let pivot = chosen[place];
        chosen[place] = 1.0;
        chosen.iter_mut().for_each(|entry| *entry /= pivot);
        for other in self.lines.iter_mut().filter(|other| !other.is_empty()) {
            let factor = std::mem::take(&mut other[place]);
            for (entry, by) in other.iter_mut().zip(&chosen) {
                *entry -= factor * by;
            }
        }
        self.lines[line] = chosen;
        std::mem::swap(&mut self.basic[line], &mut self.free[place]);
    }

    fn mixtures(&self) -> (Vec<f64>, Vec<f64>) {
        let (columns, mut weights) =
            (self.free.len(), vec![0.0; self.free.len() + self.basic.len()]);
        for (line, &variable) in self.lines.iter().zip(&self.basic) {
            if variable < columns {
                weights[variable] = line[columns];
            }
        }
        for (&entry, &variable) in self.lines.last().into_iter().flatten().zip(&self.free) {
            if variable >= columns {
                weights[variable] = entry;
            }
        }
        let rows = weights.split_off(columns);
        (mixture(rows), mixture(weights))
    }
}

/// Returns weights as probabilities, all equal if the weights are 0.
fn mixture(weights: Vec<f64>) -> Vec<f64> {
    let count = weights.len();
    let counts = |weight: f64| if weight > Tableau::ZERO { weight } else { 0.0 };
    let weights: Vec<f64> = weights.into_iter().map(counts).collect();
    let sum: f64 = weights.iter().sum();
    let share = |weight: f64| if sum > 0.0 { weight / sum } else { 1.0 / count as f64 };
    weights.into_iter().map(share).collect()
}

/// The value of a position to seat 0, between two bounds: what seat 0 can guarantee, and what seat
/// 1 can concede at most.
#[derive(Copy, Clone, Default, PartialEq, Debug, Serialize)]
#[non_exhaustive]
pub struct Bounds {
    /// The value that seat 0 can guarantee.
    pub lower: f64,
    /// The value to which seat 1 can limit seat 0.
    pub upper: f64,
}

impl Bounds {
    /// Makes the bounds of an exact value.
    #[must_use]
    pub const fn exactly(value: f64) -> Self {
        Self { lower: value, upper: value }
    }

    /// Returns the value halfway between the bounds.
    #[must_use]
    pub const fn middle(self) -> f64 {
        self.lower.midpoint(self.upper)
    }

    /// Returns the difference of the bounds.
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
