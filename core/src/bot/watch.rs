//! A caller's eye on a search.

use std::time::Instant;

/// A caller's eye on a search: it is handed the number of iterations made so far, from any of the
/// threads that search, and returns whether to go on.
///
/// It is called after every iteration, at least every few milliseconds; one iteration is always made.
/// What a search finds that is stopped depends on when it was stopped, and so on the machine.
pub type Watch<'a> = &'a (dyn Fn(u64) -> bool + Sync);

/// Lets a search use up its iterations.
#[must_use]
pub fn unwatched(_iterations: u64) -> bool {
    true
}

/// Stops a search at a time. What it finds by then is not repeatable.
///
/// # Examples
/// ```
/// use std::time::{Duration, Instant};
///
/// use mauerwerk::bot::{Player, until};
/// use mauerwerk::die_mauer::{Setup, State};
/// use mauerwerk::{Game, InformationState, Seat};
///
/// let seen = InformationState::new(&State::start(&Setup::default())?, Seat::FIRST.into());
/// let soon = Instant::now() + Duration::from_millis(20);
/// let analysis = Player::Search(1_000_000).analyse(&seen, 7, &until(soon))?;
/// assert!(!analysis.complete);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn until(end: Instant) -> impl Fn(u64) -> bool + Sync {
    move |_| Instant::now() < end
}
