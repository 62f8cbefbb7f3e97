//! Numbers of histories, which exceed every machine word.

use num_bigint::{BigInt, BigUint, Sign};

use crate::game::dealer::Dealer;

/// A whole number of any size. Intermediate sums may be negative.
#[derive(Clone, Default)]
pub(super) struct Ways(BigInt);

impl Ways {
    pub(super) fn one() -> Self {
        Self(BigInt::ONE)
    }

    pub(super) fn is_zero(&self) -> bool {
        self.0.sign() == Sign::NoSign
    }

    pub(super) fn negate(&mut self) {
        self.0 = -std::mem::take(&mut self.0);
    }

    /// Multiplies by a number.
    pub(super) fn times(&mut self, factor: u32) {
        self.0 *= factor;
    }

    /// Divides by a number without a remainder.
    pub(super) fn over(&mut self, divisor: u32) {
        self.0 /= divisor;
    }

    /// Multiplies by the number of ways to choose `some` of `all`.
    pub(super) fn choose(&mut self, all: u32, some: u32) {
        for taken in 0..some {
            self.times(all.saturating_sub(taken));
            self.over(taken + 1);
        }
    }

    /// Multiplies by the number of ways to arrange `some` of `all` in a row.
    pub(super) fn arrange(&mut self, all: u32, some: u32) {
        (0..some).for_each(|taken| self.times(all.saturating_sub(taken)));
    }

    /// Divides by the number of ways to arrange `all` in a row.
    pub(super) fn unarrange(&mut self, all: u32) {
        (1..=all).for_each(|factor| self.over(factor));
    }

    pub(super) fn add(&mut self, other: &Self) {
        self.0 += &other.0;
    }

    /// Returns the difference to another number.
    pub(super) fn without(&self, other: &Self) -> Self {
        Self(&self.0 - &other.0)
    }

    /// Returns the absolute value.
    fn size(&self) -> &BigUint {
        self.0.magnitude()
    }

    /// Returns a number from 0 up to, but not including, this one, all equally likely.
    fn below(&self, dealer: &mut Dealer) -> BigUint {
        let digits = self.size().bits().div_ceil(64);
        let spare = 64 * digits - self.size().bits();
        loop {
            let drawn = (0..digits).map(|_| dealer.below_wide(1 << 64) as u64);
            let mut drawn: Vec<u64> = drawn.collect();
            drawn.last_mut().into_iter().for_each(|highest| *highest >>= spare);
            let bytes: Vec<u8> = drawn.into_iter().flat_map(u64::to_le_bytes).collect();
            let number = BigUint::from_bytes_le(&bytes);
            if number < *self.size() || self.is_zero() {
                return number;
            }
        }
    }

    /// Returns the index of one of some weights, drawn in proportion to them, or `None` if they are
    /// all 0.
    pub(super) fn pick<'a>(
        weights: impl Iterator<Item = &'a Self> + Clone,
        dealer: &mut Dealer,
    ) -> Option<usize> {
        let mut all = Self::default();
        weights.clone().for_each(|weight| all.add(weight));
        let mut rest = all.below(dealer);
        for (place, weight) in weights.enumerate() {
            if rest < *weight.size() {
                return Some(place);
            }
            rest -= weight.size();
        }
        None
    }

    /// Returns the index of one of some weights, drawn in proportion to them, given their running
    /// sums. Returns `None` if they are all 0.
    pub(super) fn pick_by_sums(sums: &[Self], dealer: &mut Dealer) -> Option<usize> {
        let rest = sums.last()?.below(dealer);
        let index = sums.partition_point(|sum| *sum.size() <= rest);
        (index < sums.len()).then_some(index)
    }

    /// Divides numbers by their greatest common divisor. Returns `None` if one is still too large.
    pub(super) fn reduce(all: &[Self]) -> Option<Vec<u128>> {
        let sizes = all.iter().map(Self::size);
        let common = sizes.clone().cloned().fold(BigUint::ZERO, common_divisor).max(BigUint::ONE);
        sizes.map(|size| u128::try_from(size / &common).ok()).collect()
    }
}

fn common_divisor(mut one: BigUint, mut other: BigUint) -> BigUint {
    while other != BigUint::ZERO {
        one %= &other;
        std::mem::swap(&mut one, &mut other);
    }
    one
}
