//! The seeded dealer.

use std::sync::{Mutex, MutexGuard, PoisonError};

use mauerwerk::{Actor, Source, Streams};

/// Decides for chance, and plays at random, from a seed. Its results are the same on every
/// platform, in every language and in every version.
///
/// A dealer has separate numbers for chance and for each seat. So if one seat plays differently,
/// chance still draws the same numbers in the same order.
///
/// It continues from call to call. So two games that share one get different dice, and so does a
/// decision that is undone and made again. Give the game a seed of its chance if people must not
/// choose their dice in this way.
#[derive(Debug, uniffi::Object)]
pub struct Dealer(Mutex<Streams>);

impl Dealer {
    pub(crate) fn lock(&self) -> MutexGuard<'_, Streams> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[uniffi::export]
impl Dealer {
    /// Makes a dealer from a seed.
    #[uniffi::constructor]
    pub fn new(seed: u64) -> Self {
        Self(Mutex::new(Streams::new(seed)))
    }

    /// Returns a number from 0 up to, but not including, `n`, from the numbers of chance. Returns 0
    /// if `n` is 0.
    pub fn below(&self, n: u32) -> u32 {
        self.lock().dealer(Actor::Chance).below(n)
    }
}
