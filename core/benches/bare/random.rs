//! The numbers that decide a game.

use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// A source of numbers, which counts them: each decides one thing.
pub(super) struct Random {
    numbers: Xoshiro256PlusPlus,
    pub(super) decisions: u64,
}

impl Random {
    pub(super) fn new(seed: u64) -> Self {
        Self { numbers: Xoshiro256PlusPlus::seed_from_u64(seed), decisions: 0 }
    }

    /// Draws a number below `n`.
    #[inline(always)]
    pub(super) fn below(&mut self, n: u32) -> u32 {
        self.decisions += 1;
        loop {
            let product = (self.numbers.next_u64() >> 32) * u64::from(n);
            if product as u32 >= n || product as u32 >= n.wrapping_neg() % n {
                return (product >> 32) as u32;
            }
        }
    }
}
