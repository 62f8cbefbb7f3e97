//! Sources of random decisions: one dealer for all, or a stream for each actor.

use rand_core::SeedableRng;
use rand_xoshiro::SplitMix64;
use serde::{Deserialize, Serialize};

use crate::base::actor::Actor;
use crate::base::seat::Seat;
use crate::game::dealer::Dealer;

/// A source of random decisions, with a dealer for each actor.
///
/// A [`Dealer`] is a source that decides for all actors. [`Streams`] have a separate dealer for
/// each.
///
/// # Examples
/// ```
/// use mauerwerk::die_mauer::{Setup, State};
/// use mauerwerk::{Dealer, Faults, Game, Playout, Source, Streams};
///
/// /// Plays a round at random.
/// fn play(source: &mut impl Source) -> Result<State, Faults> {
///     let mut state: State = "players:3 rounds:1".parse()?;
///     state.play_out(source, 1000, &mut |_| ());
///     Ok(state)
/// }
///
/// assert_eq!(play(&mut Streams::new(7))?, play(&mut Streams::new(7))?);
/// assert_eq!(play(&mut Dealer::new(7))?, play(&mut Dealer::new(7))?);
/// # Ok::<(), Faults>(())
/// ```
pub trait Source {
    /// Returns the dealer that decides for an actor.
    fn dealer(&mut self, actor: Actor) -> &mut Dealer;
}

impl Source for Dealer {
    #[inline]
    fn dealer(&mut self, _: Actor) -> &mut Dealer {
        self
    }
}

/// The random numbers of a whole game: a stream for chance, and one for each seat.
///
/// No actor draws from the numbers of another. So two games of one seed are a pair. If one seat
/// plays differently, chance and the other seats still draw the same numbers in the same order.
///
/// SplitMix64, seeded with the game's seed, fills the streams one after the other, with four
/// numbers each. Chance comes first, and then the seats in ascending order. So the stream of chance
/// is [`Dealer::new`] of the seed, and a stream doesn't depend on the number of seats.
///
/// # Examples
/// ```
/// use mauerwerk::{Actor, Dealer, Seat, Source, Streams};
///
/// let mut streams = Streams::new(7);
/// assert_eq!(streams.dealer(Actor::Chance), &mut Dealer::new(7));
///
/// // However much a seat draws, chance's numbers are the same.
/// streams.dealer(Seat::FIRST.into()).below(6);
/// assert_eq!([(); 4].map(|()| streams.dealer(Actor::Chance).below(6)), [0, 1, 4, 2]);
/// ```
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Streams {
    chance: Dealer,
    seats: [Dealer; Seat::COUNT],
}

impl Streams {
    /// Makes the streams of a seed.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        let mut numbers = SplitMix64::seed_from_u64(seed);
        let mut next = || Dealer::from_numbers(&mut numbers);
        Self { chance: next(), seats: [(); Seat::COUNT].map(|()| next()) }
    }

    /// Makes the streams of one game in a batch. Game 0 uses the seed itself, and every other game
    /// has a [separate seed](Dealer::for_game).
    #[must_use]
    pub fn for_game(seed: u64, game: u64) -> Self {
        Self::new(Dealer::seed_of_game(seed, game))
    }

    /// Makes the dealer that draws the first world of one game in a batch. It uses the stream after
    /// those of the seats.
    #[must_use]
    pub fn world_of_game(seed: u64, game: u64) -> Dealer {
        let mut numbers = SplitMix64::seed_from_u64(Dealer::seed_of_game(seed, game));
        for _ in 0..=Seat::COUNT {
            Dealer::from_numbers(&mut numbers);
        }
        Dealer::from_numbers(&mut numbers)
    }
}

impl Source for Streams {
    #[inline]
    fn dealer(&mut self, actor: Actor) -> &mut Dealer {
        match actor {
            Actor::Chance => &mut self.chance,
            Actor::Seat(seat) => &mut self.seats[seat.index()],
        }
    }
}
