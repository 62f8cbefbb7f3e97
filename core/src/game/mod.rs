//! The contract that every game keeps.
//!
//! [`Game`] is what a game says of its rules. [`Hidden`], [`Arrays`], [`Touch`] and [`Playout`] are
//! what programs do with it. The other files have the nouns that they use.

pub(crate) mod dealer;
pub mod features;
pub(crate) mod header;
pub(crate) mod history;
pub(crate) mod lobby;
pub(crate) mod motion;
pub(crate) mod record;
pub(crate) mod streams;

mod account;
mod arrays;
mod choice;
mod event;
mod hidden;
mod info;
mod information;
mod playout;
mod turn;
mod view;
mod world;

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::base::illegal::{Illegal, Reason};
use crate::base::rule::{Faults, NotationError};
use crate::base::seat::{BySeat, Seat};
use crate::game::dealer::Dealer;
use crate::text::message::Message;
use crate::text::serde_text::Written;
use crate::text::setup_option::SetupOptions;

pub(crate) use crate::base::actor::{Actor, Viewer};
pub use account::Account;
pub use arrays::Arrays;
pub(crate) use arrays::SlotPlace;
pub use choice::{Choice, PlayError, Touch};
pub use event::{Event, NoTally, Tally};
pub use hidden::Hidden;
pub use info::{GameKind, Info, Most};
pub use information::{Inconsistent, InformationState};
pub use playout::Playout;
pub use turn::{ActionSet, Chance, Outcome, Turn};
pub use view::View;
#[cfg(feature = "laws")]
pub(crate) use world::common_divisor;
pub use world::{Sampler, World, WorldsError};

/// The error of [`Game::apply`] in a game.
pub type Refusal<G> = Illegal<<G as Game>::Action, <G as Game>::Reason>;

/// A game's rules: every state is an immutable value, and every rule leads from one to the next.
///
/// A type that implements this trait *is* a position of the game: legal, complete, comparable. It
/// holds no seed, no generator and nothing that nobody at the table could know. Records need
/// nothing but this trait. Four more traits give a game the rest:
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
/// - [`turn`](Self::turn) alone says who acts. [`actions`](Self::actions) is not empty for a seat
///   it names and empty for all others; [`chances`](Self::chances) is not empty exactly at
///   [`Turn::Chance`].
/// - [`apply`](Self::apply) accepts exactly the actions that [`actions`](Self::actions)
///   [contains](ActionSet::contains), and is a pure function. It contains all that it lists. It may
///   contain more where the same thing can be done in many ways, such as a move by many paths:
///   then it lists one way to each different state, and every other leads to one of those states.
/// - Seats that decide at the same time may commit in any order, with the same state in the end.
/// - `Display` and `FromStr`, and serde in both directions, are exact inverses.
/// - A game is of its [`kind`](Self::kind).
/// - A [`View`], the actions of a seat, its refusals and the events it sees depend only on what it
///   can know. The law varies the rest by [`Hidden::resample`] and compares bytes; for games small
///   enough to be visited as a whole, it also compares what `resample` gives with all that could
///   be, so that no event reveals more than it may.
///
/// # Notation
/// A state is written as tokens `name:value` on one line: those of its setup, then those of the
/// position. `FromStr` reads tokens of both, in any number: a token left out stands for what it is
/// in the first state of that setup, so that a setup alone is the start of its game, and no token
/// at all is the start with the default setup. The same holds for `Setup` by itself.
///
/// # Hidden chance
/// Nothing is decided before somebody sees it. When a seat draws a card, the state waits for chance,
/// the deck is what [`chances`](Self::chances) weighs, and the step's event hides the card from
/// other viewers. From then on the state holds the card, the view of that seat shows it, every
/// other view shows its back, and [`Hidden::resample`] draws it again from all that its viewer has
/// not seen. A deck that nobody has seen is a number of cards of each kind, never an order.
///
/// States, `chances`, [`Decision`](crate::Decision)s and [`Record`](crate::Record)s are for those
/// who run a game: nothing in them is hidden. A player is given views, events through
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
    /// The seats and options a game starts with: plain data that can be anything.
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

    /// A decision, of a seat or of chance, that can be read without the state.
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

    /// What a viewer sees.
    type View: View;

    /// What simulations count; [`NoTally`] for nothing.
    type Tally: Tally<Event = Self::Event>;

    /// The description of the game.
    const INFO: Info;

    /// Returns the first state of a game.
    ///
    /// # Errors
    /// Returns all faults of the setup at once, each with the ruling it breaks.
    fn start(setup: &Self::Setup) -> Result<Self, Faults>;

    /// Returns the state that was read from JSON or TOML.
    ///
    /// # Errors
    /// Returns all that can't be read, or else all the rulings that the position breaks.
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

    /// Returns the setup the game was started with, exactly as it was.
    fn setup(&self) -> Self::Setup;

    /// Returns what kind of game the setup makes; the same in all its states.
    ///
    /// By default, hardly anything is known about it.
    fn kind(&self) -> GameKind {
        GameKind { actions: Most::bound(Self::INFO.actions.into()), ..GameKind::ANY }
    }

    /// Returns the number of seats.
    fn seats(&self) -> usize;

    /// Returns the position without its setup, on one line of `name:value` tokens; `Display` writes
    /// the setup, a space, and this.
    fn notation(&self) -> String;

    /// Returns whose decision it is.
    fn turn(&self) -> Turn<Self::Ending>;

    /// Returns each seat's score as it stands, in the points of [`Outcome::scores`]. It equals the
    /// final scores when the game is over. Like the state it is not redacted: it may depend on what
    /// is hidden.
    fn standing(&self) -> BySeat<i32>;

    /// Returns the legal actions of a seat: none unless the game waits for it, and none of a seat that
    /// is not at the table; see [`Seat::at_table`].
    fn actions(&self, seat: Seat) -> Self::Actions;

    /// Returns all that chance may bring, with exact weights, in ascending order of the ids: nothing
    /// unless the game waits for chance. Weights are positive, and their sum is below 2³².
    fn chances(&self) -> Vec<Chance<Self::Action>> {
        Vec::new()
    }

    /// Returns one of the things that chance may bring, each as likely as its weight says; `None`
    /// unless the game waits for chance. A game may deal without listing them, if the same dealer
    /// deals the same.
    fn deal(&self, dealer: &mut Dealer) -> Option<Self::Action> {
        dealer.weigh(&self.chances())
    }

    /// Returns the state after a decision, and hands what happened to `note`, in order and in
    /// full: pass it on through [`Event::seen_by`].
    ///
    /// # Errors
    /// Returns why the action is refused, with the ruling; nothing has happened then. Every refusal
    /// cites one, also where a seat or chance is not to move, or cannot make such a decision.
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

    /// Returns what a viewer sees of this state; a seat that is not at the table sees what a spectator
    /// sees, see [`Viewer::at_table`].
    fn view(&self, viewer: Viewer) -> Self::View;

    /// Applies a decision written in notation, by the number of the seat.
    ///
    /// # Errors
    /// Returns [`PlayError`]: no such seat at this table, no such notation, or refused by the rules.
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

/// A game with every power of the library.
///
/// Every type that implements the five traits implements this one. It is the bound of what works
/// with any game, such as opponents and tables.
pub trait FullGame: Arrays + Hidden + Playout + Touch {}

impl<G: Arrays + Hidden + Playout + Touch> FullGame for G {}
