//! Whose decision it is, and the actions to choose from.

use std::fmt;
use std::fmt::{Debug, Display};

use serde::Serialize;

use crate::base::actor::Actor;
use crate::base::seat::{BySeat, Seats};
use crate::text::message::Message;

/// Whose decision it is.
///
/// # Examples
/// ```
/// use mauerwerk::berlin::{Setup, State};
/// use mauerwerk::{Actor, Game, Turn};
///
/// let state = State::start(&Setup::default())?;
/// assert_eq!(state.turn(), Turn::Chance); // the dice for who begins
/// assert!(state.turn().waits_for(Actor::Chance));
/// # Ok::<(), mauerwerk::Faults>(())
/// ```
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Turn<E> {
    /// Every one of these seats decides, in any order. If there are several, their decisions are
    /// simultaneous and secret. Each seat commits alone, and the last one triggers the reveal.
    Decide(Seats),
    /// Chance decides: one of [`Game::chances`](crate::Game::chances).
    Chance,
    /// The game is over.
    Over(Outcome<E>),
}

impl<E> Turn<E> {
    /// Returns whether the game waits for the given actor.
    #[must_use]
    pub fn waits_for(&self, actor: Actor) -> bool {
        match (self, actor) {
            (Self::Decide(seats), Actor::Seat(seat)) => seats.contains(seat),
            (Self::Chance, Actor::Chance) => true,
            _ => false,
        }
    }
}

impl<E: Clone + Into<Message>> Display for Turn<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Decide(seats) => write!(f, "decide {seats}"),
            Self::Chance => f.write_str("chance"),
            Self::Over(outcome) => write!(f, "over {outcome}"),
        }
    }
}

/// The result of a game.
///
/// # Examples
/// ```
/// use mauerwerk::die_mauer::State;
/// use mauerwerk::{Dealer, Game, Playout, Turn};
///
/// let mut state: State = "players:3 rounds:1".parse()?;
/// state.play_out(&mut Dealer::new(7), 1000, &mut |_| ());
/// let Turn::Over(outcome) = state.turn() else { panic!("a round comes to its end") };
/// assert_eq!(outcome.scores, state.standing());
/// assert!(!outcome.winners.is_empty());
/// # Ok::<(), mauerwerk::Faults>(())
/// ```
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize)]
pub struct Outcome<E> {
    /// The reason why the game ended.
    pub ending: E,
    /// Each seat's final score, in points of the game.
    pub scores: BySeat<i32>,
    /// The seats that won. Several seats can share the win.
    pub winners: Seats,
}

impl<E> Outcome<E> {
    /// Returns each seat's share of the win: 1 divided by the number of winners, and 0 for the
    /// others.
    #[must_use]
    pub fn shares(&self) -> BySeat<f64> {
        let share = 1.0 / f64::from(self.winners.len().max(1) as u32);
        let of = |seat| if self.winners.contains(seat) { share } else { 0.0 };
        BySeat::from_fn(self.scores.len(), of)
    }
}

impl<E: Clone + Into<Message>> Display for Outcome<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let scores: Vec<String> = self.scores.as_slice().iter().map(i32::to_string).collect();
        let ending: Message = self.ending.clone().into();
        write!(f, "won by {} with {} ({ending})", self.winners, scores.join("/"))
    }
}

/// An action of chance, with its exact weight.
///
/// # Examples
/// ```
/// use mauerwerk::berlin::State;
/// use mauerwerk::Game;
///
/// // A die falls on each of its six faces equally often.
/// let state: State = "rows:2 columns:4 wall:tcCtcA/tcStcM hammers:a1/d2 phase:rolling".parse()?;
/// let chances = state.chances();
/// assert_eq!(chances.len(), 6);
/// assert!(chances.iter().all(|chance| chance.weight == 1));
/// # Ok::<(), mauerwerk::Faults>(())
/// ```
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize)]
pub struct Chance<A> {
    /// The action.
    pub action: A,
    /// The weight. The probability is the weight divided by the sum of all weights.
    pub weight: u32,
}

/// A list of legal actions without duplicates, in ascending order of their ids.
/// [`Game`](crate::Game) describes which actions it may contain without listing them.
///
/// A `Vec` is one. A game with thousands of actions can use a more compact type.
///
/// # Examples
/// ```
/// use mauerwerk::die_mauer::{Setup, State};
/// use mauerwerk::{ActionSet, Game, Seat};
///
/// let actions = State::start(&Setup::default())?.actions(Seat::FIRST);
/// assert_eq!(actions.len(), 8);
/// assert!(actions.contains(&"T".parse()?) && !actions.contains(&"5".parse()?));
/// let all: Vec<String> = actions.into_iter().map(|action| action.to_string()).collect();
/// assert_eq!(all.join(" "), "- T G 1 2 3 4 6");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait ActionSet<A>: Clone + Debug + IntoIterator<Item = A> {
    /// Returns the number of actions.
    fn len(&self) -> usize;

    /// Returns the action at that index, or `None` past the end.
    fn get(&self, index: usize) -> Option<A>;

    /// Returns whether the action is legal.
    fn contains(&self, action: &A) -> bool;

    /// Returns whether the list is empty.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

impl<A: Copy + Debug + PartialEq> ActionSet<A> for Vec<A> {
    fn len(&self) -> usize {
        self.as_slice().len()
    }

    fn get(&self, index: usize) -> Option<A> {
        self.as_slice().get(index).copied()
    }

    fn contains(&self, action: &A) -> bool {
        self.as_slice().contains(action)
    }
}
