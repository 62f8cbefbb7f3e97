//! The seeded dealer.

use std::sync::{Mutex, MutexGuard, PoisonError};

use mauerwerk::{Actor, Source, Streams};

/// Resolves chance, and plays at random, from a seed: the same way on every platform, in every
/// language and in every version.
///
/// A dealer has numbers of its own for chance and for each seat: whatever one seat does differently,
/// chance brings the same in the same order.
///
/// It goes on from call to call: two games that share one get different dice, and a decision
/// that is taken back and made again gets others, too. Where people must not pick their dice like
/// that, give the game chance of its own: a seed.
#[derive(Debug, uniffi::Object)]
pub struct Dealer(Mutex<Streams>);

impl Dealer {
    pub(crate) fn lock(&self) -> MutexGuard<'_, Streams> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[uniffi::export]
impl Dealer {
    /// Makes the dealer of a seed.
    #[uniffi::constructor]
    pub fn new(seed: u64) -> Self {
        Self(Mutex::new(Streams::new(seed)))
    }

    /// Returns a number from 0 up to, but not including, `n`, of those for chance; 0 if `n` is 0.
    pub fn below(&self, n: u32) -> u32 {
        self.lock().dealer(Actor::Chance).below(n)
    }
}
