//! The seeded source of chance, and a stream of it for each actor.

use rand_core::{Rng, SeedableRng};
use rand_xoshiro::{SplitMix64, Xoshiro256PlusPlus};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::base::actor::Actor;
use crate::base::seat::Seat;
use crate::game::{ActionSet, Chance};

/// A seeded source of chance, the same on every platform and in every version.
///
/// It is not part of a state: [`Playout::decide`](crate::Playout::decide) and
/// [`Game::deal`](crate::Game::deal) borrow one.
///
/// The generator is xoshiro256++, seeded from the 64-bit seed by SplitMix64 as its authors
/// recommend. A number below `n` comes from the upper 32 bits of one output, by Lemire's method.
/// The method multiplies by `n`, keeps the upper half, and draws again in the rare case that would
/// favour small numbers.
///
/// # Examples
/// ```
/// use mauerwerk::Dealer;
///
/// let mut dealer = Dealer::new(7);
/// assert_eq!([(); 4].map(|()| dealer.below(6)), [0, 1, 4, 2]);
/// ```
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Dealer(Xoshiro256PlusPlus);

impl Dealer {
    /// Makes a dealer from a seed.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// Makes the dealer of one game in a batch. Game 0 uses the seed itself, and every other game
    /// has a separate seed. So batches can be split at any game.
    #[must_use]
    pub fn for_game(seed: u64, game: u64) -> Self {
        Self::new(Self::seed_of_game(seed, game))
    }

    /// Returns the seed of one game in a batch.
    pub(crate) const fn seed_of_game(seed: u64, game: u64) -> u64 {
        /// 2⁶⁴ divided by the golden ratio, the step of SplitMix64.
        const STEP: u64 = 0x9E37_79B9_7F4A_7C15;
        seed ^ game.wrapping_mul(STEP).rotate_left(31)
    }

    /// Makes a dealer whose seed is the next four numbers of a generator.
    #[inline]
    pub(crate) fn from_numbers(numbers: &mut SplitMix64) -> Self {
        Self(Xoshiro256PlusPlus::from_rng(numbers))
    }

    /// Makes the dealer of one chance decision at a table that has its own chance. It depends only
    /// on the table's seed and on the number of decisions made before. So undoing and deciding
    /// again gives the same result.
    ///
    /// It equals [`for_game`](Self::for_game) with that number as the game. This never changes, so
    /// a stored record continues in the same way in every later version.
    ///
    /// # Examples
    /// ```
    /// use mauerwerk::Dealer;
    ///
    /// let roll = |decisions| Dealer::at(7, decisions).below(6);
    /// assert_eq!([0, 1, 2, 3].map(roll), [0, 1, 0, 3]);
    /// assert_eq!([3, 2, 1, 0].map(roll), [3, 0, 1, 0]);
    /// ```
    #[must_use]
    pub fn at(seed: u64, decisions: u64) -> Self {
        Self::for_game(seed, decisions)
    }

    /// Returns the state of the generator, for [`from_state`](Self::from_state).
    #[must_use]
    pub fn state(&self) -> [u8; 32] {
        self.0.state()
    }

    /// Makes a dealer that continues from the given state.
    ///
    /// # Examples
    /// ```
    /// use mauerwerk::Dealer;
    ///
    /// let mut dealer = Dealer::new(7);
    /// dealer.below(6);
    /// assert_eq!(Dealer::from_state(dealer.state()), dealer);
    /// ```
    #[must_use]
    pub fn from_state(state: [u8; 32]) -> Self {
        Self(Xoshiro256PlusPlus::from_seed(state))
    }

    /// Returns a number from 0 up to, but not including, `n`. Returns 0 if `n` is 0.
    #[inline]
    pub fn below(&mut self, n: u32) -> u32 {
        let mut product = self.draw(n);
        if (product as u32) < n {
            let favoured = n.wrapping_neg() % n;
            while (product as u32) < favoured {
                product = self.draw(n);
            }
        }
        (product >> 32) as u32
    }

    /// Returns a number from 0 up to, but not including, `n`, which may be large. Returns 0 if `n`
    /// is 0. It draws the bits of the largest of these numbers, and draws again if the result is
    /// too large.
    pub(crate) fn below_wide(&mut self, n: u128) -> u128 {
        if let Ok(n) = u32::try_from(n) {
            return self.below(n).into();
        }
        let spare = (n - 1).leading_zeros();
        loop {
            let [high, low] = [(); 2].map(|()| u128::from(self.0.next_u64()));
            let number = (high << 64 | low) >> spare;
            if number < n {
                return number;
            }
        }
    }

    /// Returns a number from 0 up to, but not including, 1, in steps of 2⁻³⁰.
    #[cfg(feature = "bots")]
    pub(crate) fn fraction(&mut self) -> f64 {
        const PARTS: u32 = 1 << 30;
        f64::from(self.below(PARTS)) / f64::from(PARTS)
    }

    #[inline]
    fn draw(&mut self, n: u32) -> u64 {
        (self.0.next_u64() >> 32) * u64::from(n)
    }

    /// Returns one of the actions, all equally likely, or `None` if there are none.
    #[inline]
    pub fn choose<A>(&mut self, actions: &impl ActionSet<A>) -> Option<A> {
        actions.get(self.below(actions.len() as u32) as usize)
    }

    /// Returns one of the actions of chance, each with a probability in proportion to its weight,
    /// or `None` if there are none. It draws one number below the sum of all weights.
    pub fn weigh<A: Copy>(&mut self, chances: &[Chance<A>]) -> Option<A> {
        let mut rest = self.below(chances.iter().map(|chance| chance.weight).sum());
        for chance in chances {
            match rest.checked_sub(chance.weight) {
                Some(left) => rest = left,
                None => return Some(chance.action),
            }
        }
        None
    }

    /// Shuffles a list. All orders are equally likely.
    pub fn shuffle<T>(&mut self, list: &mut [T]) {
        for last in (1..list.len()).rev() {
            list.swap(last, self.below(last as u32 + 1) as usize);
        }
    }
}

/// Writes the bytes of its [state](Dealer::state) in hexadecimal digits.
impl Serialize for Dealer {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.state().map(|byte| format!("{byte:02x}")).concat())
    }
}

impl<'de> Deserialize<'de> for Dealer {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        let byte = |place| u8::from_str_radix(text.get(place..place + 2)?, 16).ok();
        let bytes: Option<Vec<u8>> = (0..text.len()).step_by(2).map(byte).collect();
        let state = bytes.and_then(|bytes| bytes.try_into().ok());
        let wrong = || serde::de::Error::custom("a dealer must be 64 hexadecimal digits");
        state.map(Self::from_state).ok_or_else(wrong)
    }
}

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
