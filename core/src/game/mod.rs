//! The contract of every game.
//!
//! [`Game`] contains the rules of a game. Programs use it through [`Hidden`], [`Arrays`], [`Touch`]
//! and [`Playout`]. The other files contain their nouns.

pub(crate) mod dealer;
pub mod features;
pub(crate) mod history;
pub(crate) mod motion;
pub(crate) mod record;

mod arrays;
mod choice;
mod event;
mod hidden;
pub(crate) mod info;
mod information;
mod turn;

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::base::rule::{Faults, NotationError};
use crate::base::rule::{Illegal, Reason};
use crate::base::seat::{BySeat, Seat};
use crate::game::dealer::Dealer;
use crate::text::message::Message;
use crate::text::serde_text::Written;
use crate::text::setup_option::SetupOptions;

pub(crate) use crate::base::actor::{Actor, Viewer};
pub(crate) use arrays::SlotPlace;
pub use arrays::{Arrays, Playout};
pub use choice::{Choice, PlayError, Touch};
pub(crate) use event::tally;
pub use event::{Event, NoTally, Tally, View};
pub use hidden::{Account, Hidden};
pub use info::{GameKind, Info, Most};
#[cfg(feature = "laws")]
pub(crate) use information::common_divisor;
pub use information::{Inconsistent, InformationState, Sampler, World, WorldsError};
pub use turn::{ActionSet, Chance, Outcome, Turn};

/// The error of [`Game::apply`] in a game.
pub type Refusal<G> = Illegal<<G as Game>::Action, <G as Game>::Reason>;

/// The rules of a game: every state is an immutable value, and every rule leads from one state to
/// the next.
///
/// A type that implements this trait *is* a position of the game: legal, complete and comparable.
/// It contains no seed, no generator and no secret that no player could know. Records need only
/// this trait. Four more traits complete a game:
///
/// | trait | for | a small game writes |
/// |---|---|---|
/// | [`Hidden`] | opponents, hints, guests, scenarios | how to draw and list what a viewer cannot see |
/// | [`Arrays`] | learning | the ids of actions |
/// | [`Touch`] | drawings that people play on | `impl Touch for State {}` |
/// | [`Playout`] | random games, searches | `impl Playout for State {}` |
///
/// A type that implements all five is a [`FullGame`]. `docs/new-game.md` in the repository writes
/// one, step by step, with the module `kit` (feature `kit`).
///
/// # What must hold
/// The module `laws` (feature `laws`) checks these promises, and those of the other traits, for any
/// game:
///
/// - Only [`turn`](Self::turn) decides who acts. [`actions`](Self::actions) is not empty for the
///   seats it names, and empty for all others. [`chances`](Self::chances) is not empty exactly at
///   [`Turn::Chance`].
/// - [`apply`](Self::apply) is a pure function. It accepts exactly the actions that
///   [`actions`](Self::actions) [contains](ActionSet::contains), including all that it lists.
/// - The list may contain more actions than it lists if there are many ways to do the same thing,
///   such as paths of a move. It then lists one way to each different state, and every other way
///   leads to one of these states.
/// - Seats that decide at the same time may commit in any order. The final state is the same.
/// - `Display` and `FromStr`, and serde in both directions, are exact inverses.
/// - A game agrees with its [`kind`](Self::kind).
/// - A [`View`], the actions of a seat, its refusals and its events depend only on what the seat
///   can know. The law varies the rest by [`Hidden::resample`] and compares bytes. In small games
///   it visits all states, and compares `resample` with all possible states, so that no event
///   reveals too much.
///
/// # Notation
/// The notation of a state is one line of tokens `name:value`: those of its setup, then those of
/// the position. `FromStr` reads any number of these tokens. A missing token has its value in the
/// first state of that setup. So a setup alone is the start of its game, and an empty text is the
/// start with the default setup. The same holds for `Setup` alone.
///
/// # Hidden chance
/// Chance decides nothing before a player sees it. When a seat draws a card, the state waits for
/// chance, [`chances`](Self::chances) weighs the deck, and the step's event hides the card from
/// other viewers. From then on the state contains the card. The view of that seat shows it, and
/// every other view shows its back. [`Hidden::resample`] draws it again from all cards that the
/// viewer has not seen. An unseen deck is a number of cards of each kind, never an order.
///
/// States, `chances`, [`Decision`](crate::Decision)s and [`Record`](crate::Record)s are for
/// programs that run a game, because they hide nothing. Give players only views, events through
/// [`Event::seen_by`], or an [`InformationState`].
///
/// # Examples
/// ```
/// use mauerwerk::die_mauer::{Setup, State};
/// use mauerwerk::{Game, Turn};
///
/// let mut state = State::start(&Setup::default())?;
/// while let Turn::Decide(seats) = state.turn() {
///     let seat = seats.iter().next().expect("a decision has a seat");
///     let action = state.actions(seat).into_iter().last().expect("a seat has an action");
///     state = state.apply(seat.into(), action)?;
/// #   if state.wall().len() > 3 { break }
/// }
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Game:
    Clone
    + Eq
    + Hash
    + Debug
    + Display
    + FromStr<Err = Faults>
    + Serialize
    + DeserializeOwned
    + Send
    + Sync
    + 'static
{
    /// The seats and options of a game: plain data, valid or not.
    type Setup: Clone
        + Eq
        + Debug
        + Default
        + Display
        + FromStr<Err = Faults>
        + Serialize
        + SetupOptions
        + Send
        + Sync;

    /// A decision of a seat or of chance. It can be read without the state.
    type Action: Copy
        + Eq
        + Ord
        + Hash
        + Debug
        + Display
        + FromStr<Err = NotationError>
        + Serialize
        + DeserializeOwned
        + Send
        + Sync;

    /// A list of legal actions.
    type Actions: ActionSet<Self::Action>;

    /// The cause of a refusal.
    type Reason: Reason;

    /// The cause of a game's end.
    type Ending: Copy + Eq + Hash + Debug + Into<Message> + Serialize + Send + Sync;

    /// What happens in a step.
    type Event: Event;

    /// What a viewer sees of a state.
    type View: View;

    /// The numbers that simulations count, or [`NoTally`].
    type Tally: Tally<Event = Self::Event>;

    /// The description of the game.
    const INFO: Info;

    /// Returns the first state of a game.
    ///
    /// # Errors
    /// Returns all faults of the setup at once, each with the broken ruling.
    fn start(setup: &Self::Setup) -> Result<Self, Faults>;

    /// Returns a state from JSON or TOML.
    ///
    /// # Errors
    /// Returns everything that can't be read, or all rulings that the position breaks.
    ///
    /// # Examples
    /// ```
    /// use mauerwerk::berlin::{Setup, State};
    /// use mauerwerk::{Game, Written};
    ///
    /// let state = State::start(&Setup::default())?;
    /// let json = serde_json::to_string(&state).unwrap();
    /// assert_eq!(State::from_written(&Written::json(&json)?), Ok(state));
    ///
    /// let wrong = json.replace("\"setup\":{\"players\":2}", "\"setup\":{\"players\":\"two\"}");
    /// let faults = State::from_written(&Written::json(&wrong)?).unwrap_err();
    /// assert_eq!(faults.to_string(), "setup.players: takes a whole number from 2 to 8; this is \"two\"");
    /// # Ok::<(), mauerwerk::Faults>(())
    /// ```
    fn from_written(written: &Written) -> Result<Self, Faults> {
        written.read()
    }

    /// Returns the setup that the game started with, unchanged.
    fn setup(&self) -> Self::Setup;

    /// Returns the kind of game that the setup makes. It is the same in all states of a game.
    ///
    /// By default, it has no known bounds.
    fn kind(&self) -> GameKind {
        GameKind { actions: Most::bound(Self::INFO.actions.into()), ..GameKind::ANY }
    }

    /// Returns the number of seats.
    fn seats(&self) -> usize;

    /// Returns the position without its setup, as one line of `name:value` tokens. `Display` writes
    /// the setup, a space, and this line.
    fn notation(&self) -> String;

    /// Returns whose decision it is.
    fn turn(&self) -> Turn<Self::Ending>;

    /// Returns each seat's current score, in the points of [`Outcome::scores`]. At the end of the
    /// game, it equals the final scores. It may depend on hidden information, like the state.
    fn standing(&self) -> BySeat<i32>;

    /// Returns the legal actions of a seat. Empty unless the game waits for it, and for a seat that
    /// is not at the table. See [`Seat::at_table`].
    fn actions(&self, seat: Seat) -> Self::Actions;

    /// Returns all outcomes of chance with exact weights, in ascending order of the ids. Empty
    /// unless the game waits for chance. Weights are positive, and their sum is below 2³².
    fn chances(&self) -> Vec<Chance<Self::Action>> {
        Vec::new()
    }

    /// Returns one outcome of chance, drawn by its weight, or `None` unless the game waits for
    /// chance. A game may draw without listing all outcomes, if the same dealer gives the same
    /// result.
    fn deal(&self, dealer: &mut Dealer) -> Option<Self::Action> {
        dealer.weigh(&self.chances())
    }

    /// Returns the state after a decision, and calls `note` with each event, in order and in full.
    /// Pass events to players through [`Event::seen_by`].
    ///
    /// # Errors
    /// Returns why the action is refused, with the ruling. `note` is not called then. Every refusal
    /// cites a ruling, even if the game does not wait for the actor, or the actor cannot make such
    /// a decision.
    fn apply_noting(
        &self,
        actor: Actor,
        action: Self::Action,
        note: &mut impl FnMut(Self::Event),
    ) -> Result<Self, Refusal<Self>>;

    /// Returns the state after a decision.
    ///
    /// # Errors
    /// Returns why the action is refused, with the ruling.
    fn apply(&self, actor: Actor, action: Self::Action) -> Result<Self, Refusal<Self>> {
        self.apply_noting(actor, action, &mut |_| ())
    }

    /// Returns what a viewer sees of this state. A seat that is not at the table sees what a
    /// spectator sees. See [`Viewer::at_table`].
    fn view(&self, viewer: Viewer) -> Self::View;

    /// Applies a decision in notation, by the number of the seat.
    ///
    /// # Errors
    /// Returns [`PlayError`] if the table has no such seat, if the notation is not valid, or if the
    /// rules refuse the action.
    ///
    /// # Examples
    /// ```
    /// use mauerwerk::die_mauer::{Setup, State};
    /// use mauerwerk::Game;
    ///
    /// let state = State::start(&Setup::default())?.play(0, "T")?;
    /// assert_eq!(state.turn().to_string(), "decide 1,2,3");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    fn play(&self, seat: u8, action: &str) -> Result<Self, PlayError<Self>> {
        let seat = Seat::at_table(seat, self.seats()).map_err(PlayError::Seat)?;
        let action = action.parse().map_err(PlayError::Notation)?;
        self.apply(seat.into(), action).map_err(PlayError::Illegal)
    }
}

/// A game with all features of the library.
///
/// Every type that implements the five traits implements this one. Use it as the bound for code
/// that works with any game, such as opponents and tables.
pub trait FullGame: Arrays + Hidden + Playout + Touch {}

impl<G: Arrays + Hidden + Playout + Touch> FullGame for G {}
