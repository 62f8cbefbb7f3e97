//! Batches of random games, counted column by column.

use std::ops::Range;

use crate::dealer::Dealer;
use crate::game::{Game, Tally, Turn};
use crate::rule::Faults;
use crate::seat::Seats;

/// Plays random games of one set-up. Game `n` of a seed is the same however the games are split
/// into batches.
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
pub struct Simulation<G: Game> {
    start: G,
    seed: u64,
    limit: u64,
}

impl<G: Game> Simulation<G> {
    /// Holds after how many decisions a game is given up, unless another limit is set.
    pub const LIMIT: u64 = 1_000_000;

    /// Prepares random games, with the set-up that [`Game::bounded`] gives.
    ///
    /// # Errors
    /// Returns all faults of the set-up.
    pub fn new(setup: &G::Setup, seed: u64) -> Result<Self, Faults> {
        Ok(Self::from_state(G::start(&G::bounded(setup))?, seed))
    }

    /// Prepares random games that go on from a state.
    #[must_use]
    pub fn from_state(start: G, seed: u64) -> Self {
        Self { start, seed, limit: Self::LIMIT }
    }

    /// Sets after how many decisions a game is given up.
    #[must_use]
    pub fn with_limit(self, limit: u64) -> Self {
        Self { limit, ..self }
    }

    /// Plays the games of a range of numbers.
    #[must_use]
    pub fn play(&self, games: Range<u64>) -> Batch {
        let mut batch = Batch::empty::<G>(self.start.seats());
        for game in games {
            let mut dealer = Dealer::for_game(self.seed, game);
            let mut state = self.start.clone();
            let mut tally = G::Tally::default();
            let decisions =
                state.play_out(&mut dealer, self.limit, &mut |event| tally.count(&event));
            batch.push(game, decisions, &state, &tally);
        }
        batch
    }

    /// Plays games `0..games` on all cores, and hands the number of games played so far to
    /// `progress`, which may stop it by returning `false`. Returns `None` if it was stopped.
    #[cfg(feature = "parallel")]
    pub fn play_parallel(
        &self,
        games: u64,
        mut progress: impl FnMut(u64) -> bool + Send,
    ) -> Option<Batch> {
        use rayon::prelude::*;

        /// Holds how many games a core plays at a time.
        const CHUNK: u64 = 64;
        /// Holds how many chunks are played between two calls of `progress`.
        const ROUND: u64 = 32;

        let mut batch = Batch::empty::<G>(self.start.seats());
        let mut played = 0;
        while played < games {
            let end = games.min(played + CHUNK * ROUND);
            let chunks: Vec<Batch> = (0..(end - played).div_ceil(CHUNK))
                .into_par_iter()
                .map(|chunk| {
                    let first = played + chunk * CHUNK;
                    self.play(first..end.min(first + CHUNK))
                })
                .collect();
            chunks.into_iter().for_each(|chunk| batch.append(chunk));
            played = end;
            if !progress(played) {
                return None;
            }
        }
        Some(batch)
    }
}

/// Holds the results of games, one row a game, column by column.
///
/// The columns are `game` (its number), `decisions`, `finished` (1, or 0 if it was given up), what
/// the game's tally counts, `winners` (how many seats won or share the win), and for each seat
/// `score_0` and `won_0` (1 if it is among the winners). Scores of a game given up are 0.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Batch {
    names: Vec<String>,
    columns: Vec<Vec<i32>>,
}

impl Batch {
    fn empty<G: Game>(seats: usize) -> Self {
        let fixed = ["game", "decisions", "finished"].into_iter();
        let mut names: Vec<String> =
            fixed.chain(G::Tally::COLUMNS.iter().copied()).map(str::to_owned).collect();
        names.push("winners".to_owned());
        for seat in Seats::first(seats).iter() {
            names.push(format!("score_{seat}"));
            names.push(format!("won_{seat}"));
        }
        let columns = vec![Vec::new(); names.len()];
        Self { names, columns }
    }

    fn push<G: Game>(&mut self, game: u64, decisions: u64, last: &G, tally: &G::Tally) {
        let outcome = match last.turn() {
            Turn::Over(outcome) => Some(outcome),
            _ => None,
        };
        let winners = outcome.map_or(Seats::EMPTY, |outcome| outcome.winners);
        let mut columns = self.columns.iter_mut();
        let mut add = |value: i64| {
            if let Some(column) = columns.next() {
                column.push(value.try_into().unwrap_or(i32::MAX));
            }
        };
        add(game.try_into().unwrap_or(i64::MAX));
        add(decisions.try_into().unwrap_or(i64::MAX));
        add(outcome.is_some().into());
        tally.values().into_iter().for_each(|value| add(value.into()));
        add(winners.len() as i64);
        for seat in Seats::first(last.seats()).iter() {
            add(outcome.map_or(0, |outcome| outcome.scores[seat].into()));
            add(winners.contains(seat).into());
        }
    }

    /// Adds the rows of another batch of the same simulation.
    pub fn append(&mut self, other: Self) {
        for (column, more) in self.columns.iter_mut().zip(other.columns) {
            column.extend(more);
        }
    }

    /// Returns the number of games.
    #[must_use]
    pub fn len(&self) -> usize {
        self.columns.first().map_or(0, Vec::len)
    }

    /// Tells whether there is no game.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Returns the names of the columns.
    #[must_use]
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// Returns a column by its name.
    #[must_use]
    pub fn column(&self, name: &str) -> Option<&[i32]> {
        let place = self.names.iter().position(|other| other == name)?;
        Some(&self.columns[place])
    }

    /// Returns each column with its name, in order, without copying.
    pub fn into_columns(self) -> impl Iterator<Item = (String, Vec<i32>)> {
        self.names.into_iter().zip(self.columns)
    }
}
