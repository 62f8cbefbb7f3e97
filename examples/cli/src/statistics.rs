//! Statistics of a column.

use serde::Serialize;

/// The distribution of a column.
#[derive(Copy, Clone, PartialEq, Debug, Serialize)]
pub(crate) struct Summary {
    pub(crate) mean: f64,
    /// The standard deviation of the sample.
    pub(crate) sd: f64,
    pub(crate) min: i32,
    pub(crate) median: f64,
    /// The 90th percentile: the least value that 90 % of all values do not exceed.
    pub(crate) p90: i32,
    pub(crate) max: i32,
}

impl Summary {
    /// Returns the distribution of values, or `None` if there are none.
    pub(crate) fn of(mut values: Vec<i32>) -> Option<Self> {
        values.sort_unstable();
        let (&min, &max) = (values.first()?, values.last()?);
        let count = values.len();
        let (mean, sd) = mean_and_sd(values.iter().map(|&value| value.into()));
        let middle = [values[(count - 1) / 2], values[count / 2]];
        let median = middle.map(f64::from).iter().sum::<f64>() / 2.0;
        let p90 = values[(count * 9).div_ceil(10) - 1];
        Some(Self { mean, sd, min, median, p90, max })
    }
}

/// The estimate of a share, with its standard error.
#[derive(Copy, Clone, PartialEq, Debug, Serialize)]
pub(crate) struct Estimate {
    pub(crate) share: f64,
    pub(crate) standard_error: f64,
}

impl Estimate {
    /// Estimates the mean of shares from a sample, or returns `None` if it is empty.
    pub(crate) fn of(values: &[f64]) -> Option<Self> {
        if values.is_empty() {
            return None;
        }
        let (share, sd) = mean_and_sd(values.iter().copied());
        Some(Self { share, standard_error: sd / (values.len() as f64).sqrt() })
    }
}

/// Returns the mean and the standard deviation, in one pass that is exact for large sums.
fn mean_and_sd(values: impl Iterator<Item = f64>) -> (f64, f64) {
    let (mut count, mut mean, mut squares) = (0.0, 0.0, 0.0);
    for value in values {
        count += 1.0;
        let from_old = value - mean;
        mean += from_old / count;
        squares += from_old * (value - mean);
    }
    let sd = if count > 1.0 { (squares / (count - 1.0)).sqrt() } else { 0.0 };
    (mean, sd)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sums_up() {
        let summary = Summary::of((1..=10).rev().collect()).unwrap();
        assert_eq!((summary.min, summary.median, summary.p90, summary.max), (1, 5.5, 9, 10));
        assert!((summary.mean - 5.5).abs() < 1e-12);
        assert!((summary.sd - 3.027_650_354_097_492).abs() < 1e-12);
        assert_eq!(Summary::of(Vec::new()), None);
    }

    #[test]
    fn sums_up_a_single_value() {
        let summary = Summary::of(vec![-3]).unwrap();
        let same = Summary { mean: -3.0, sd: 0.0, min: -3, median: -3.0, p90: -3, max: -3 };
        assert_eq!(summary, same);
        assert_eq!(Estimate::of(&[2.0]), Some(Estimate { share: 2.0, standard_error: 0.0 }));
    }
}
