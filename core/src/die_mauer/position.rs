//! Positions as data, and the one door from them to states.

use serde::{Deserialize, Serialize};

use super::fist::Fist;
use super::gift::Gift;
use super::setup::Setup;
use super::state::{Phase, State};
use super::stock::Stock;
use super::terms::Terms;
use super::validity::{check_lists, check_state};
use super::wall::Wall;
use crate::rule::Faults;
use crate::seat::{Seat, Seats};

/// Holds a position as plain data that can be anything; a [`State`] is made of it by `TryFrom`.
///
/// Lists have one entry for each seat. `totals`, `rounds_won` and `fists` may be left empty, which
/// means zero, zero and no fist on the table.
///
/// # Examples
/// ```
/// use mauerwerk::die_mauer::{Position, Setup, State};
/// use mauerwerk::Game;
///
/// let mut position = Position::from(State::start(&Setup::default())?);
/// position.wall = "T".parse()?;
/// position.stocks[1] = "G12346".parse()?;
/// assert!(State::try_from(position.clone()).is_ok());
///
/// position.wall = "TG".parse()?;
/// let faults = State::try_from(position).unwrap_err();
/// let broken: Vec<_> = faults.as_slice().iter().map(|fault| fault.rule.unwrap().as_str()).collect();
/// assert_eq!(broken, ["DM-20", "DM-48"]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// Holds the seats and options.
    pub setup: Setup,
    /// Holds the wall on the table.
    pub wall: Wall,
    /// Holds what each seat has.
    pub stocks: Vec<Stock>,
    /// Names the Master-builder.
    pub master: Seat,
    /// Holds how many rounds have ended; all of them means that the game is over.
    #[serde(default)]
    pub rounds_played: u8,
    /// Holds each seat's penalties of the rounds that have ended.
    #[serde(default)]
    pub totals: Vec<u16>,
    /// Holds at how many ends of a round each seat held nothing (DM-46).
    #[serde(default)]
    pub rounds_won: Vec<u8>,
    /// Holds how many turns in a row nothing was built, where that is counted (DM-43).
    #[serde(default)]
    pub idle_turns: u16,
    /// Holds the fists on the table.
    #[serde(default)]
    pub fists: Vec<Option<Fist>>,
    /// Holds the seats that still have to build, when all fists are open and ends are chosen.
    #[serde(default)]
    pub builders: Seats,
    /// Holds the latest gifts of the round, oldest first, at most 7; pieces must be given.
    #[serde(default)]
    pub gifts: Vec<Gift>,
    /// The seats that took part in gifts older than those: a view of another seat shows only how
    /// many pieces they have, unless they are just that seat and one more.
    #[serde(default)]
    pub unsure: Seats,
}

impl From<State> for Position {
    fn from(state: State) -> Self {
        let seats = state.seat_count();
        let all = Seats::first(seats);
        Self {
            setup: state.terms.setup(),
            wall: state.wall,
            stocks: state.stocks[..seats].to_vec(),
            master: state.master,
            rounds_played: state.rounds_played,
            totals: state.totals[..seats].to_vec(),
            rounds_won: state.rounds_won[..seats].to_vec(),
            idle_turns: state.idle_turns,
            fists: all.iter().map(|seat| state.fists.get(seat)).collect(),
            builders: match state.phase {
                Phase::Building => state.waiting,
                _ => Seats::EMPTY,
            },
            gifts: state.gifts.iter().collect(),
            unsure: state.unsure,
        }
    }
}

impl TryFrom<Position> for State {
    type Error = Faults;

    fn try_from(position: Position) -> Result<Self, Faults> {
        let terms = Terms::new(&position.setup)?;
        check_lists(&position)?;
        let mut state = Self::first(terms);
        state.wall = position.wall;
        state.master = position.master;
        state.rounds_played = position.rounds_played;
        state.idle_turns = position.idle_turns;
        state.unsure = position.unsure;
        copy(&mut state.stocks, &position.stocks);
        copy(&mut state.totals, &position.totals);
        copy(&mut state.rounds_won, &position.rounds_won);
        for Gift { donor, receiver, piece } in &position.gifts {
            if let Some(piece) = piece {
                state.gifts.push(*donor, *receiver, *piece);
            }
        }
        state.set_fists(&position);
        check_state(&state, &position)?;
        Ok(state)
    }
}

fn copy<T: Copy>(to: &mut [T], from: &[T]) {
    to[..from.len()].copy_from_slice(from);
}

impl State {
    /// Puts the fists on the table, and finds the phase that follows from them.
    fn set_fists(&mut self, position: &Position) {
        for (number, fist) in (0..).zip(&position.fists) {
            if let (Some(seat), Some(fist)) = (Seat::new(number), *fist) {
                self.fists.put(seat, fist);
                self.waiting = self.waiting.without(seat);
            }
        }
        if self.rounds_played >= self.terms.rounds {
            self.phase = Phase::Over;
            self.waiting = Seats::EMPTY;
        } else if self.waiting.is_empty() {
            self.phase = match (self.planned(), self.matching().len()) {
                (Some(_), _) => Phase::Building,
                (None, 0) => Phase::Situation1,
                (None, _) => Phase::Situation2,
            };
            self.waiting = match self.phase {
                Phase::Building => position.builders,
                Phase::Situation1 => Seats::only(self.master),
                _ => self.matching(),
            };
        }
    }
}
