//! Batches of random games, counted column by column.

mod batch;
#[cfg(feature = "parallel")]
mod crew;

use std::ops::Range;

use crate::base::rule::Faults;
use crate::game::dealer::Streams;
use crate::game::record::Record;
use crate::game::{FullGame, Inconsistent, Sampler, Tally};

pub use batch::Batch;

/// Random games of one setup. Game `n` of a seed is always the same, in any batch and on any number
/// of threads. Game 0 is that of [`Record::random`](crate::Record::random). Chance and each seat
/// have separate [`Streams`].
///
/// # Examples
/// ```
/// use mauerwerk::die_mauer::{Setup, State};
/// use mauerwerk::Simulation;
///
/// let simulation = Simulation::<State>::new(&Setup::default(), 1)?;
/// let mut batch = simulation.play(0..60);
/// batch.append(simulation.play(60..100));
/// assert_eq!(batch, simulation.play(0..100));
/// assert_eq!(batch.column("turns").unwrap().len(), 100);
/// # Ok::<(), mauerwerk::Faults>(())
/// ```
#[derive(Clone, Debug)]
pub struct Simulation<'a, G: FullGame> {
    start: Start<'a, G>,
    seed: u64,
    limit: u64,
    #[cfg(feature = "parallel")]
    threads: Option<std::num::NonZero<usize>>,
}

impl<'a, G: FullGame> Simulation<'a, G> {
    /// The number of decisions after which a game stops, unless another limit is set.
    pub const LIMIT: u64 = Record::<G>::LIMIT;
    /// The number of decisions of a game between two calls of the watch, at most a few
    /// milliseconds.
    const SLICE: u64 = 4096;

    /// Prepares random games, with the setup that [`Playout::bounded`](crate::Playout::bounded)
    /// returns.
    ///
    /// # Errors
    /// Returns all faults of the setup.
    pub fn new(setup: &G::Setup, seed: u64) -> Result<Self, Faults> {
        Ok(Self::from_state(G::start(&G::bounded(setup))?, seed))
    }

    /// Prepares random games that continue from a state.
    #[must_use]
    pub fn from_state(start: G, seed: u64) -> Self {
        Self::from_start(start.into(), seed)
    }

    /// Prepares random games that each continue from a different world: a state that a viewer could
    /// be in, drawn for the game.
    ///
    /// # Errors
    /// Returns [`Inconsistent`] if no state fits.
    ///
    /// # Examples
    /// ```
    /// use mauerwerk::die_mauer::{Setup, State};
    /// use mauerwerk::{Game, InformationState, Seat, Simulation};
    ///
    /// let state = State::start(&Setup::default())?;
    /// let mut seen = InformationState::new(&state, Seat::FIRST.into());
    /// seen.step(&state, Seat::new(2).unwrap().into(), "T".parse()?)?;
    ///
    /// // Seat 0 doesn't know what is in the fist of seat 2: in each game it is something else.
    /// let worlds = seen.sampler()?;
    /// let batch = Simulation::<State>::in_worlds(&worlds, 7)?.play(0..100);
    /// assert_eq!(batch.len(), 100);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn in_worlds(worlds: &'a dyn Sampler<G>, seed: u64) -> Result<Self, Inconsistent> {
        Ok(Self::from_start(Start::in_worlds(worlds, seed)?, seed))
    }

    pub(crate) fn from_start(start: Start<'a, G>, seed: u64) -> Self {
        Self {
            start,
            seed,
            limit: Self::LIMIT,
            #[cfg(feature = "parallel")]
            threads: None,
        }
    }

    /// Sets the number of decisions after which a game stops.
    #[must_use]
    pub fn with_limit(self, limit: u64) -> Self {
        Self { limit, ..self }
    }

    /// Plays the games of a range.
    #[must_use]
    pub fn play(&self, games: Range<u64>) -> Batch {
        self.play_watched(games, |_| true).unwrap_or_else(|| Batch::empty::<G>(self.start.seats()))
    }

    /// Plays the games of a range. Calls `progress` with the number of games played so far, and
    /// stops if it returns `false`. Returns `None` if it was stopped.
    ///
    /// # Examples
    /// ```
    /// use mauerwerk::Simulation;
    /// use mauerwerk::berlin::{Setup, State};
    ///
    /// let simulation = Simulation::<State>::new(&Setup::default(), 1)?;
    /// assert_eq!(simulation.play_watched(0..9, |played| played < 5), None);
    /// # Ok::<(), mauerwerk::Faults>(())
    /// ```
    pub fn play_watched(
        &self,
        games: Range<u64>,
        mut progress: impl FnMut(u64) -> bool,
    ) -> Option<Batch> {
        let mut batch = Batch::empty::<G>(self.start.seats());
        self.play_alone(&mut batch, &games, u64::MAX, &mut progress)?;
        Some(batch)
    }

    /// Plays the missing games of the batch for about the given number of decisions. Returns `None`
    /// if it was stopped.
    fn play_alone(
        &self,
        batch: &mut Batch,
        games: &Range<u64>,
        most: u64,
        progress: &mut impl FnMut(u64) -> bool,
    ) -> Option<()> {
        let mut decisions = 0;
        for game in games.start + batch.len() as u64..games.end {
            if decisions >= most {
                break;
            }
            let played = batch.len() as u64;
            decisions += self.play_game(game, batch, &mut || progress(played))?;
            if !progress(played + 1) {
                return None;
            }
        }
        Some(())
    }

    /// Plays the game with the given number, and returns its record. The game is not over if it was
    /// stopped at the limit.
    ///
    /// # Examples
    /// ```
    /// use mauerwerk::Simulation;
    /// use mauerwerk::berlin::{Setup, State};
    ///
    /// // The game behind a row of a table.
    /// let simulation = Simulation::<State>::new(&Setup::default(), 1)?;
    /// let (batch, record) = (simulation.play(4711..4712), simulation.record(4711));
    /// assert_eq!(batch.column("decisions").unwrap(), [record.decisions().len() as i32]);
    /// # Ok::<(), mauerwerk::Faults>(())
    /// ```
    #[must_use]
    pub fn record(&self, game: u64) -> Record<G> {
        let mut streams = Streams::for_game(self.seed, game);
        let mut record = Record::from_state(self.start.of_game(self.seed, game));
        while (record.decisions().len() as u64) < self.limit
            && let Some((actor, action)) = record.state().decide(&mut streams)
            && record.push(actor, action).is_ok()
        {}
        record
    }

    /// Plays a game, adds its row to a batch, and returns the number of its decisions. Returns
    /// `None` if `go_on`, which is called regularly, stopped it.
    pub(crate) fn play_game(
        &self,
        game: u64,
        batch: &mut Batch,
        go_on: &mut impl FnMut() -> bool,
    ) -> Option<u64> {
        let mut streams = Streams::for_game(self.seed, game);
        let mut state = self.start.of_game(self.seed, game);
        let mut tally = G::Tally::default();
        let mut decisions = 0;
        loop {
            let slice = Self::SLICE.min(self.limit - decisions);
            let made = state.play_out(&mut streams, slice, &mut |event| tally.count(&event));
            decisions += made;
            if made < slice || decisions == self.limit {
                break;
            }
            if !go_on() {
                return None;
            }
        }
        batch.push(game, decisions, &state, &tally, None);
        Some(decisions)
    }
}

/// The starts of the games of a seed: all in one state, or each in a different world.
#[derive(Clone)]
pub(crate) struct Start<'a, G> {
    /// The state, or the world in which game 0 begins.
    state: G,
    worlds: Option<&'a dyn Sampler<G>>,
}

impl<G> From<G> for Start<'_, G> {
    fn from(state: G) -> Self {
        Self { state, worlds: None }
    }
}

impl<'a, G: FullGame> Start<'a, G> {
    /// Begins each game of a seed in a different world.
    pub(crate) fn in_worlds(worlds: &'a dyn Sampler<G>, seed: u64) -> Result<Self, Inconsistent> {
        let state = worlds.sample(&mut Streams::world_of_game(seed, 0))?;
        Ok(Self { state, worlds: Some(worlds) })
    }

    /// Returns the number of seats.
    pub(crate) fn seats(&self) -> usize {
        self.state.seats()
    }

    /// Returns the state in which the game with the given number begins.
    pub(crate) fn of_game(&self, seed: u64, game: u64) -> G {
        let world =
            |worlds: &dyn Sampler<G>| worlds.sample(&mut Streams::world_of_game(seed, game));
        // If the first world exists, every game has one.
        self.worlds.and_then(|worlds| world(worlds).ok()).unwrap_or_else(|| self.state.clone())
    }
}

impl<G: std::fmt::Display> std::fmt::Debug for Start<'_, G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let kind = if self.worlds.is_some() { "worlds such as " } else { "" };
        write!(f, "{kind}{}", self.state)
    }
}

impl<G: FullGame> Record<G> {
    /// Plays a whole game at random from the [`Streams`](crate::Streams) of a seed, with the setup
    /// that [`Playout::bounded`](crate::Playout::bounded) returns. The same setup and seed give the
    /// same game on every platform and in every version with the same ruleset number.
    ///
    /// # Errors
    /// Returns all faults of the setup, or a fault if the game was not over after [`Record::LIMIT`]
    /// decisions.
    pub fn random(setup: &G::Setup, seed: u64) -> Result<Self, Faults> {
        Self::random_game(setup, seed, 0)
    }

    /// Plays one of a seed's random games, with the same number as in a
    /// [`Simulation`](crate::Simulation). Game 0 is [`random`](Self::random).
    ///
    /// # Errors
    /// Returns all faults of the setup, or a fault if the game was not over after [`Record::LIMIT`]
    /// decisions.
    pub fn random_game(setup: &G::Setup, seed: u64, game: u64) -> Result<Self, Faults> {
        let record = Simulation::new(setup, seed)?.record(game);
        match record.outcome() {
            Some(_) => Ok(record),
            None => Err(Faults::one(format_args!(
                "the game was not over after {} decisions",
                record.decisions().len()
            ))),
        }
    }
}
