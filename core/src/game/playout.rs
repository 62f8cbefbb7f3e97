//! The trait of random play.

use super::{Actor, Game, Turn};
use crate::game::dealer::Source;

/// Random play, for simulations and searches with thousands of games.
///
/// A small game implements it without a line: `impl Playout for State {}`.
///
/// # What must hold
/// - Random games of a [bounded](Self::bounded) setup end.
/// - [`play_out`](Self::play_out) makes the same decisions as [`decide`](Self::decide).
///
/// # Examples
/// ```
/// use mauerwerk::berlin::{Setup, State};
/// use mauerwerk::{Game, Playout, Streams, Turn};
///
/// let mut state = State::start(&State::bounded(&Setup::default()))?;
/// let decisions = state.play_out(&mut Streams::new(7), 10_000, &mut |_| ());
/// assert!(decisions > 100);
/// assert!(matches!(state.turn(), Turn::Over(_)));
/// # Ok::<(), mauerwerk::Faults>(())
/// ```
pub trait Playout: Game {
    /// Returns the setup for random play. If a game might never end, this sets the option that ends
    /// it, unless the option is set already. A game that always ends doesn't override it.
    #[must_use]
    fn bounded(setup: &Self::Setup) -> Self::Setup {
        setup.clone()
    }

    /// Returns a random decision for the first seat that the game waits for, or for chance. Returns
    /// `None` if the game is over. All legal actions of a seat are equally likely. The source is a
    /// [`Dealer`](crate::Dealer), or [`Streams`](crate::Streams).
    ///
    /// # Examples
    /// ```
    /// use mauerwerk::die_mauer::{Setup, State};
    /// use mauerwerk::{Dealer, Game, Playout, Seat};
    ///
    /// let state = State::start(&Setup::default())?;
    /// let (actor, action) = state.decide(&mut Dealer::new(7)).expect("the game goes on");
    /// assert_eq!(actor, Seat::FIRST.into());
    /// assert!(state.apply(actor, action).is_ok());
    /// # Ok::<(), mauerwerk::Faults>(())
    /// ```
    fn decide(&self, source: &mut impl Source) -> Option<(Actor, Self::Action)> {
        let (actor, action) = match self.turn() {
            Turn::Decide(seats) => {
                let seat = seats.iter().next()?;
                (seat.into(), source.dealer(seat.into()).choose(&self.actions(seat))?)
            }
            Turn::Chance => (Actor::Chance, self.deal(source.dealer(Actor::Chance))?),
            Turn::Over(_) => return None,
        };
        Some((actor, action))
    }

    /// Plays at random until the game is over or `limit` decisions were made. Calls `note` with
    /// each event, and returns the number of decisions.
    ///
    /// All legal actions of a seat are equally likely. Seats that decide together choose in
    /// ascending order, so the streams of a seed lead to the same game as
    /// [`Record::random`](crate::Record::random).
    fn play_out(
        &mut self,
        source: &mut impl Source,
        limit: u64,
        note: &mut impl FnMut(Self::Event),
    ) -> u64 {
        for decisions in 0..limit {
            let Some((actor, action)) = self.decide(source) else {
                return decisions;
            };
            match self.apply_noting(actor, action, note) {
                Ok(next) => *self = next,
                Err(_) => return decisions,
            }
        }
        limit
    }
}
