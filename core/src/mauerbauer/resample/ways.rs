//! Numbers of histories, which outgrow every machine word.

use std::cmp::Ordering;

use crate::dealer::Dealer;

/// A whole number of any size.
#[derive(Clone, Default)]
pub(super) struct Ways {
    /// Whether it is below 0, as an intermediate sum may be.
    negative: bool,
    /// Its digits to the base 2⁶⁴, the lowest first, without leading zeros.
    digits: Vec<u64>,
}

impl Ways {
    /// The number of bits of a digit.
    const BITS: usize = u64::BITS as usize;

    pub(super) fn one() -> Self {
        Self { negative: false, digits: vec![1] }
    }

    pub(super) const fn is_zero(&self) -> bool {
        self.digits.is_empty()
    }

    pub(super) const fn negate(&mut self) {
        self.negative = !self.negative;
    }

    /// Multiplies by a number.
    pub(super) fn times(&mut self, factor: u32) {
        let mut carry = 0;
        for digit in &mut self.digits {
            let product = u128::from(*digit) * u128::from(factor) + carry;
            *digit = product as u64;
            carry = product >> Self::BITS;
        }
        if carry > 0 {
            self.digits.push(carry as u64);
        }
        self.trim();
    }

    /// Divides by a number that leaves no rest.
    pub(super) fn over(&mut self, divisor: u32) {
        let mut rest = 0;
        for digit in self.digits.iter_mut().rev() {
            let dividend = rest << Self::BITS | u128::from(*digit);
            *digit = (dividend / u128::from(divisor)) as u64;
            rest = dividend % u128::from(divisor);
        }
        self.trim();
    }

    /// Multiplies by the number of ways to choose some of so many.
    pub(super) fn choose(&mut self, all: u32, some: u32) {
        for taken in 0..some {
            self.times(all.saturating_sub(taken));
            self.over(taken + 1);
        }
    }

    /// Multiplies by the number of ways to put some of so many in a row.
    pub(super) fn arrange(&mut self, all: u32, some: u32) {
        (0..some).for_each(|taken| self.times(all.saturating_sub(taken)));
    }

    /// Divides by the number of ways to put so many in a row.
    pub(super) fn unarrange(&mut self, all: u32) {
        (1..=all).for_each(|factor| self.over(factor));
    }

    pub(super) fn add(&mut self, other: &Self) {
        if self.negative == other.negative {
            self.add_size(other);
        } else if self.size(other) == Ordering::Less {
            let smaller = std::mem::replace(self, other.clone());
            self.take_size(&smaller);
        } else {
            self.take_size(other);
        }
    }

    /// Returns what is left without another number.
    pub(super) fn without(&self, other: &Self) -> Self {
        let mut left = self.clone();
        left.negate();
        left.add(other);
        left.negate();
        left
    }

    fn add_size(&mut self, other: &Self) {
        let mut carry = false;
        self.digits.resize(self.digits.len().max(other.digits.len()), 0);
        for (place, digit) in self.digits.iter_mut().enumerate() {
            let more = other.digits.get(place).copied().unwrap_or(0);
            let (sum, one) = digit.overflowing_add(more);
            let (sum, two) = sum.overflowing_add(carry.into());
            (*digit, carry) = (sum, one || two);
        }
        if carry {
            self.digits.push(1);
        }
    }

    /// Takes away a number that is not larger, whatever the signs.
    fn take_size(&mut self, other: &Self) {
        let mut carry = false;
        for (place, digit) in self.digits.iter_mut().enumerate() {
            let less = other.digits.get(place).copied().unwrap_or(0);
            let (rest, one) = digit.overflowing_sub(less);
            let (rest, two) = rest.overflowing_sub(carry.into());
            (*digit, carry) = (rest, one || two);
        }
        self.trim();
    }

    fn trim(&mut self) {
        while self.digits.last() == Some(&0) {
            self.digits.pop();
        }
    }

    /// Compares with another number, whatever the signs.
    fn size(&self, other: &Self) -> Ordering {
        let digits = |number: &Self| number.digits.len();
        let high = || self.digits.iter().rev().cmp(other.digits.iter().rev());
        digits(self).cmp(&digits(other)).then_with(high)
    }

    /// Returns a number from 0 up to, but not including, this one, all equally likely.
    fn below(&self, dealer: &mut Dealer) -> Self {
        let Some(highest) = self.digits.last() else { return Self::default() };
        loop {
            let mut number = Self::default();
            number
                .digits
                .extend(self.digits.iter().map(|_| dealer.below_wide(1 << Self::BITS) as u64));
            if let Some(digit) = number.digits.last_mut() {
                *digit >>= highest.leading_zeros();
            }
            number.trim();
            if number.size(self) == Ordering::Less {
                return number;
            }
        }
    }

    /// Returns the index of one of some weights, each as likely as it is large; `None` if they
    /// are all 0.
    pub(super) fn pick<'a>(
        weights: impl Iterator<Item = &'a Self> + Clone,
        dealer: &mut Dealer,
    ) -> Option<usize> {
        let mut all = Self::default();
        weights.clone().for_each(|weight| all.add(weight));
        let mut rest = all.below(dealer);
        for (place, weight) in weights.enumerate() {
            if rest.size(weight) == Ordering::Less {
                return Some(place);
            }
            rest.take_size(weight);
        }
        None
    }

    /// Returns the index of one of some weights, of which these are the running sums, each as likely
    /// as it is large; `None` if they are all 0.
    pub(super) fn pick_by_sums(sums: &[Self], dealer: &mut Dealer) -> Option<usize> {
        let rest = sums.last()?.below(dealer);
        let index = sums.partition_point(|sum| sum.size(&rest) != Ordering::Greater);
        (index < sums.len()).then_some(index)
    }

    /// Divides numbers by their greatest common divisor; `None` if one is still too large.
    pub(super) fn reduce(all: &[Self]) -> Option<Vec<u128>> {
        let mut common = Self::default();
        for number in all {
            common = common.common_divisor(number.clone());
        }
        all.iter().map(|number| number.quotient(&common)).collect()
    }

    fn common_divisor(mut self, mut other: Self) -> Self {
        if self.is_zero() || other.is_zero() {
            self.add(&other);
            return self;
        }
        let twos = self.twos().min(other.twos());
        self.halve(self.twos());
        while !other.is_zero() {
            other.halve(other.twos());
            if self.size(&other) == Ordering::Greater {
                std::mem::swap(&mut self, &mut other);
            }
            other.take_size(&self);
        }
        self.double(twos);
        self
    }

    /// Returns how often a number that is not 0 can be halved.
    fn twos(&self) -> usize {
        let zeros = self.digits.iter().take_while(|&&digit| digit == 0).count();
        let digit = self.digits.get(zeros).map_or(0, |digit| digit.trailing_zeros());
        zeros * Self::BITS + digit as usize
    }

    fn halve(&mut self, times: usize) {
        self.digits.drain(..(times / Self::BITS).min(self.digits.len()));
        let bits = times % Self::BITS;
        let mut high = 0;
        for digit in self.digits.iter_mut().rev() {
            let both = u128::from(high) << Self::BITS | u128::from(*digit);
            high = *digit;
            *digit = (both >> bits) as u64;
        }
        self.trim();
    }

    fn double(&mut self, times: usize) {
        let bits = times % Self::BITS;
        let mut low = 0;
        self.digits.push(0);
        for digit in &mut self.digits {
            let both = u128::from(*digit) << Self::BITS | u128::from(low);
            low = *digit;
            *digit = (both << bits >> Self::BITS) as u64;
        }
        self.digits.splice(..0, std::iter::repeat_n(0, times / Self::BITS));
        self.trim();
    }

    /// Returns how often another number goes into this one; `None` if too often.
    fn quotient(&self, divisor: &Self) -> Option<u128> {
        let (mut rest, mut quotient) = (self.clone(), 0);
        let mut part = divisor.clone();
        part.double(u128::BITS as usize);
        for _ in 0..u128::BITS {
            part.halve(1);
            quotient <<= 1;
            if rest.size(&part) != Ordering::Less {
                rest.take_size(&part);
                quotient |= 1;
            }
        }
        (rest.size(divisor) == Ordering::Less).then_some(quotient)
    }
}
