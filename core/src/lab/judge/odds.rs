//! A test of drawn results, with a stated rate of error.

use std::collections::BTreeMap;

/// The largest probability that a right subject fails a statistical test of a trial.
pub const ERROR: f64 = 1e-6;

/// Compares the numbers of drawn results with their weights. Returns the expected and the found
/// number of the first result that does not fit.
///
/// Chernoff's bound limits how far the share `q` of a result is from its probability `p`. In `n`
/// draws, it is at least that far with a probability of at most 2 exp(−n D). D is the divergence of
/// `q` from `p`. The error is divided among the results, and among all tests. The test number `t`
/// gets the share 6 / (π t)², because these shares add up to 1.
pub(super) fn fits(
    weights: &BTreeMap<String, u128>,
    drawn: &BTreeMap<String, u64>,
    number: u64,
    test: u64,
) -> Option<(String, String)> {
    let found: u64 = drawn.values().sum();
    if found != number {
        return Some((number.to_string(), found.to_string()));
    }
    if let Some((text, count)) = drawn.iter().find(|(text, _)| !weights.contains_key(*text)) {
        return Some((format!("{text}: 0"), format!("{text}: {count}")));
    }
    let (sum, draws) = (weights.values().sum::<u128>() as f64, number as f64);
    let share = 6.0 / (std::f64::consts::PI * test as f64).powi(2);
    let most = (2.0 * weights.len() as f64 / (ERROR * share)).ln();
    weights.iter().find_map(|(text, weight)| {
        let count = drawn.get(text).copied().unwrap_or(0);
        let (p, q) = (*weight as f64 / sum, count as f64 / draws);
        let wrong = draws * divergence(q, p) > most;
        wrong.then(|| {
            (format!("{text}: {:.0}/{number}", p * draws), format!("{text}: {count}/{number}"))
        })
    })
}

/// Returns the divergence of a coin with probability `q` from one with probability `p`.
fn divergence(q: f64, p: f64) -> f64 {
    let part = |q: f64, p: f64| if q > 0.0 { q * (q / p).ln() } else { 0.0 };
    part(q, p) + part(1.0 - q, 1.0 - p)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn die(faces: [u64; 6]) -> Option<(String, String)> {
        let all = |numbers: [u64; 6]| (1..).map(|it: u32| it.to_string()).zip(numbers);
        let weights = all([1; 6]).map(|(text, one)| (text, one.into())).collect();
        fits(&weights, &all(faces).collect(), faces.iter().sum::<u64>(), 1)
    }

    #[test]
    fn fair_dice_fit_and_loaded_ones_do_not() {
        assert_eq!(die([1650, 1700, 1666, 1667, 1640, 1677]), None);
        let wrong = die([2100, 1580, 1580, 1580, 1580, 1580]);
        assert_eq!(wrong, Some(("1: 1667/10000".to_owned(), "1: 2100/10000".to_owned())));
        assert!(die([0, 2000, 2000, 2000, 2000, 2000]).is_some());
    }
}
