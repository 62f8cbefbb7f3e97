//! The results of games, column by column.

use crate::base::seat::{Seat, Seats};
use crate::game::{FullGame, Tally, Turn};

/// The results of games, with one row for each game, column by column.
///
/// The columns are:
///
/// - `game`: the number of the game
/// - `decisions`: the number of decisions
/// - `finished`: 1, or 0 if the game was stopped at the limit
/// - the columns of the game's tally
/// - `winners`: the number of seats that won or share the win
/// - `score_0` and so on: the score of each seat
/// - `won_0` and so on: 1 if the seat is among the winners
///
/// A game that was stopped has no winner, and its last scores are those of
/// [`Game::standing`](crate::Game::standing).
///
/// # Examples
/// ```
/// use mauerwerk::{Seats, Simulation};
/// use mauerwerk::die_mauer::{Setup, State};
///
/// let batch = Simulation::<State>::new(&Setup::default(), 1)?.play(0..3);
/// assert_eq!(batch.column("game").unwrap(), [0, 1, 2]);
/// assert_eq!(batch.column("finished").unwrap(), [1, 1, 1]);
/// let shares: f64 = Seats::first(4).iter().filter_map(|seat| batch.shares(seat)).flatten().sum();
/// assert!((shares - 3.0).abs() < 1e-9); // one win in each game
/// # Ok::<(), mauerwerk::Faults>(())
/// ```
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Batch {
    names: Vec<String>,
    columns: Vec<Vec<i32>>,
}

impl Batch {
    pub(crate) fn empty<G: FullGame>(seats: usize) -> Self {
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

    pub(crate) fn push<G: FullGame>(
        &mut self,
        game: u64,
        decisions: u64,
        last: &G,
        tally: &G::Tally,
        winners: Option<Seats>,
    ) {
        let outcome = match last.turn() {
            Turn::Over(outcome) => Some(outcome),
            _ => None,
        };
        let winners = winners.or(outcome.map(|outcome| outcome.winners)).unwrap_or(Seats::EMPTY);
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
        for (seat, &score) in last.standing().iter() {
            add(score.into());
            add(winners.contains(seat).into());
        }
    }

    /// Adds the rows of another batch of the same simulation.
    pub fn append(&mut self, other: Self) {
        for (column, more) in self.columns.iter_mut().zip(other.columns) {
            column.extend(more);
        }
    }

    /// Sorts the rows by the numbers of their games.
    #[cfg(feature = "bots")]
    pub(crate) fn sort(&mut self) {
        let mut order: Vec<usize> = (0..self.len()).collect();
        order.sort_by_key(|&row| self.columns[0][row]);
        for column in &mut self.columns {
            *column = order.iter().map(|&row| column[row]).collect();
        }
    }

    /// Returns the number of games.
    #[must_use]
    pub fn len(&self) -> usize {
        self.columns.first().map_or(0, Vec::len)
    }

    /// Returns whether there are no games.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Returns the names of the columns.
    #[must_use]
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// Returns the column with the given name, or `None` if there is no such column.
    #[must_use]
    pub fn column(&self, name: &str) -> Option<&[i32]> {
        let index = self.names.iter().position(|other| other == name)?;
        Some(&self.columns[index])
    }

    /// Returns the share of the win of a seat in each game, like
    /// [`Outcome::shares`](crate::Outcome::shares), or `None` if there is no such seat.
    #[must_use]
    pub fn shares(&self, seat: Seat) -> Option<Vec<f64>> {
        let won = self.column(&format!("won_{seat}"))?.iter();
        let share = |(&won, &winners): (&i32, &i32)| f64::from(won) / f64::from(winners.max(1));
        Some(won.zip(self.column("winners")?).map(share).collect())
    }

    /// Returns each column with its name, in order, without copying.
    pub fn into_columns(self) -> impl Iterator<Item = (String, Vec<i32>)> {
        self.names.into_iter().zip(self.columns)
    }
}
