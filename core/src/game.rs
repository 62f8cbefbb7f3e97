//! The contract that every game keeps.

use std::fmt::{self, Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::dealer::Dealer;
use crate::information::{Inconsistent, InformationState};
use crate::rule::{Credit, Faults, Illegal, NotationError, Reason, Rule};
use crate::seat::{BySeat, NoSuchSeat, Seat, Seats};
use crate::world::{World, WorldsError};
use crate::written::Written;

/// Says who acts: a seat, or chance.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum Actor {
    /// Stands for dice, cards and face-down pieces.
    Chance,
    /// Stands for the player on that seat.
    Seat(Seat),
}

impl Actor {
    /// Returns the actor, if it is chance or sits at a table of `seats` seats.
    ///
    /// # Errors
    /// Returns [`NoSuchSeat`], which says what seats the table has.
    pub fn at_table(self, seats: usize) -> Result<Self, NoSuchSeat> {
        match self {
            Self::Chance => Ok(self),
            Self::Seat(seat) => Seat::at_table(seat.number(), seats).map(Self::Seat),
        }
    }
}

impl Display for Actor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Chance => f.write_str("chance"),
            Self::Seat(seat) => write!(f, "seat {seat}"),
        }
    }
}

impl From<Seat> for Actor {
    fn from(seat: Seat) -> Self {
        Self::Seat(seat)
    }
}

/// Says who looks at a game: a seat, or somebody who sees only what is public.
///
/// A seat that a game doesn't have sees what a spectator sees: take seats from
/// [`Game::seat_numbered`], or check a viewer by [`Viewer::at_table`], so that a wrong number is noticed.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Viewer {
    /// Sees what is public.
    Spectator,
    /// Sees what is public and what the seat alone knows.
    Seat(Seat),
}

impl Viewer {
    /// Tells whether the viewer is that seat.
    #[must_use]
    pub fn is(self, seat: Seat) -> bool {
        self == Self::Seat(seat)
    }

    /// Returns the viewer, if it is a spectator or sits at a table of `seats` seats.
    ///
    /// # Errors
    /// Returns [`NoSuchSeat`], which says what seats the table has.
    ///
    /// # Examples
    /// ```
    /// use mauerwerk::{Seat, Viewer};
    ///
    /// assert!(Viewer::Spectator.at_table(3).is_ok());
    /// let error = Viewer::Seat(Seat::new(5).unwrap()).at_table(3).unwrap_err();
    /// assert_eq!(error.to_string(), "no seat 5 at this table: its seats are 0 to 2");
    /// ```
    pub fn at_table(self, seats: usize) -> Result<Self, NoSuchSeat> {
        match self {
            Self::Spectator => Ok(self),
            Self::Seat(seat) => Seat::at_table(seat.number(), seats).map(Self::Seat),
        }
    }

    /// Returns every viewer of a game with that many seats, the spectator first.
    pub fn all(seats: usize) -> impl Iterator<Item = Self> {
        std::iter::once(Self::Spectator).chain(Seats::first(seats).iter().map(Self::Seat))
    }
}

impl Display for Viewer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Spectator => f.write_str("spectator"),
            Self::Seat(seat) => write!(f, "seat {seat}"),
        }
    }
}

impl From<Seat> for Viewer {
    fn from(seat: Seat) -> Self {
        Self::Seat(seat)
    }
}

/// Answers the one question that drives a game: whose decision is it?
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Turn<E> {
    /// Waits for every one of these seats, in any order. With several seats the decision is
    /// simultaneous and secret: each commits by itself, and the last one brings the reveal.
    Decide(Seats),
    /// Waits for chance: for one of [`Game::chances`].
    Chance,
    /// Waits for nothing: the game has ended.
    Over(Outcome<E>),
}

impl<E> Turn<E> {
    /// Tells whether the game waits for that actor.
    #[must_use]
    pub fn waits_for(&self, actor: Actor) -> bool {
        match (self, actor) {
            (Self::Decide(seats), Actor::Seat(seat)) => seats.contains(seat),
            (Self::Chance, Actor::Chance) => true,
            _ => false,
        }
    }
}

impl<E: Display> Display for Turn<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Decide(seats) => write!(f, "decide {seats}"),
            Self::Chance => f.write_str("chance"),
            Self::Over(outcome) => write!(f, "over {outcome}"),
        }
    }
}

/// Holds the result of a game.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize)]
pub struct Outcome<E> {
    /// Says why the game ended.
    pub ending: E,
    /// Holds each seat's final score, in the game's own points.
    pub scores: BySeat<i32>,
    /// Holds the seats that won; several share the win.
    pub winners: Seats,
}

impl<E: Display> Display for Outcome<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let scores: Vec<String> = self.scores.as_slice().iter().map(i32::to_string).collect();
        write!(f, "won by {} with {} ({})", self.winners, scores.join("/"), self.ending)
    }
}

/// Holds one thing that chance may bring, with its exact weight.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize)]
pub struct Chance<A> {
    /// Holds what happens.
    pub action: A,
    /// Holds how often it happens, as a share of the sum of all weights.
    pub weight: u32,
}

/// Says what kind of game a game is.
#[derive(Copy, Clone, Debug, Serialize)]
pub struct Info {
    /// Holds the name used in records and on the command line, for instance `die-mauer`.
    pub id: &'static str,
    /// Holds the name for people.
    pub name: &'static str,
    /// Holds the version of the rules as coded; it rises when the same record would play otherwise.
    pub ruleset: u32,
    /// Holds a number that all ids of actions are below. Some ids may stand for no action.
    pub actions: u32,
    /// Tells whether a lower score is the better one.
    pub low_score_wins: bool,
    /// Holds every ruling the game implements, in the order of their ids.
    pub rules: &'static [Rule],
    /// The signs that the sources of the rulings use, with their meanings.
    pub credits: &'static [Credit],
}

impl Info {
    /// Returns the ruling with that id.
    #[must_use]
    pub fn rule(&self, id: &str) -> Option<&'static Rule> {
        self.rules.iter().find(|rule| rule.id.as_str() == id)
    }
}

/// Lists legal actions, in ascending order of their ids, each once; see [`Game`] for what it may
/// contain without listing it.
pub trait ActionSet<A>: Clone + Debug + IntoIterator<Item = A> {
    /// Returns how many actions there are.
    fn len(&self) -> usize;

    /// Returns the action at that place in the order, or `None` past the end.
    fn get(&self, place: usize) -> Option<A>;

    /// Tells whether the action is legal.
    fn contains(&self, action: &A) -> bool;

    /// Tells whether no action is listed.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

impl<A: Copy + Debug + PartialEq> ActionSet<A> for Vec<A> {
    fn len(&self) -> usize {
        self.as_slice().len()
    }

    fn get(&self, place: usize) -> Option<A> {
        self.as_slice().get(place).copied()
    }

    fn contains(&self, action: &A) -> bool {
        self.as_slice().contains(action)
    }
}

/// Holds something that happened, as it is told at the table.
///
/// A card that a seat draws unseen is one event with the card in an `Option`: full for that seat,
/// `None` for everybody else. Every decision brings an event of which every viewer sees a part, so
/// that all can count along.
pub trait Event: Clone + Eq + Hash + Debug + Display + Serialize + Send + Sync + 'static {
    /// Returns what that viewer gets to know of it: what is hidden from the viewer is left out.
    /// Nothing more is left out of what is left.
    #[must_use]
    fn seen_by(&self, viewer: Viewer) -> Self;
}

/// Chooses the colours of a drawing.
#[derive(Copy, Clone, Default, Eq, PartialEq, Debug)]
pub enum Theme {
    /// Draws on a light ground.
    #[default]
    Light,
    /// Draws on a dark ground.
    Dark,
}

/// Holds what one viewer sees of a state: data of its own, with no way back to the state.
///
/// Its `Display` is the position's notation with `?` for what is hidden.
pub trait View:
    Clone + Eq + Hash + Debug + Display + Serialize + DeserializeOwned + Send + Sync + 'static
{
    /// Returns who looks.
    fn viewer(&self) -> Viewer;

    /// Reads a view from JSON.
    ///
    /// # Errors
    /// Returns all that is not as it should be in the text.
    fn from_json(text: &str) -> Result<Self, Faults> {
        Written::json(text)?.read()
    }

    /// Draws the view as a self-contained SVG document.
    fn svg(&self, theme: Theme) -> String;

    /// Draws the view with plain characters, at most 80 columns wide where the game allows.
    fn text(&self) -> String;
}

/// Counts what is worth knowing of a game played to its end, one number a column. It is given all
/// events, in full.
pub trait Tally: Clone + Default + Send + Sync {
    /// Holds the event that is counted.
    type Event;

    /// Names the columns.
    const COLUMNS: &'static [&'static str];

    /// Counts an event.
    fn count(&mut self, event: &Self::Event);

    /// Returns the numbers, as many as there are columns.
    fn values(&self) -> Vec<u32>;
}

/// Returns the error of [`Game::apply`] in a game.
pub type Refusal<G> = Illegal<<G as Game>::Action, <G as Game>::Reason>;

/// A game's rules: every state is an immutable value, and every rule leads from one to the next.
///
/// A type that implements this trait *is* a position of the game: legal, complete, comparable. It
/// holds no seed, no generator and nothing that nobody at the table could know. The library's
/// drivers, records, scenarios and laws need nothing but this trait, so a game written against it
/// has them all.
///
/// # What must hold
/// The module `laws` (feature `laws`) checks each of these for any game:
/// - [`turn`](Self::turn) alone says who acts. [`actions`](Self::actions) is not empty for a seat
///   it names and empty for all others; [`chances`](Self::chances) is not empty exactly at
///   [`Turn::Chance`].
/// - [`apply`](Self::apply) accepts exactly the actions that [`actions`](Self::actions)
///   [contains](ActionSet::contains), and is a pure function. It contains all that it lists. It may
///   contain more where the same thing can be done in many ways, such as a move by many paths:
///   then it lists one way to each different state, and every other leads to one of those states.
/// - Seats that decide at the same time may commit in any order, with the same state in the end.
/// - `Display` and `FromStr`, serde in both directions, and ids are exact inverses.
/// - [`play_out`](Self::play_out) makes the decisions of [`Dealer::decide`], however it is written.
/// - A [`View`], the actions of a seat, its refusals and the events it sees depend only on what it
///   can know. The law varies the rest by [`resample`](Self::resample) and compares bytes; for
///   games small enough to be visited as a whole, it also compares what `resample` gives with all
///   that could be, so that no event tells more than it may.
///
/// # Notation
/// A state is written as tokens `name:value` on one line: those of its set-up, then those of the
/// position. `FromStr` reads tokens of both, in any number: a token left out stands for what it is
/// in the first state of that set-up, so that a set-up alone is the start of its game, and no token
/// at all is the start with the default set-up. The same holds for `Setup` by itself.
///
/// # Hidden chance
/// Nothing is decided before somebody sees it. When a seat draws a card, the state waits for chance,
/// the deck is what [`chances`](Self::chances) weighs, and the step's event hides the card from
/// other viewers. From then on the state holds the card, the view of that seat shows it, every
/// other view shows its back, and `resample` draws it again from all that its viewer has not seen.
/// A deck that nobody has seen is a number of cards of each kind, never an order.
///
/// States, `chances`, [`Decision`](crate::Decision)s and [`Record`](crate::Record)s are for those
/// who run a game, and tell all. A player is given views, events through [`Event::seen_by`], or an
/// [`InformationState`].
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
    /// Holds the seats and options a game starts with: plain data that can be anything.
    type Setup: Clone
        + Eq
        + Debug
        + Default
        + Display
        + FromStr<Err = Faults>
        + Serialize
        + DeserializeOwned
        + Send
        + Sync;
    /// Holds a decision, of a seat or of chance, that can be read without the state.
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
    /// Lists legal actions.
    type Actions: ActionSet<Self::Action>;
    /// Says why an action is refused.
    type Reason: Reason;
    /// Says why a game ended.
    type Ending: Copy + Eq + Hash + Debug + Display + Serialize + Send + Sync;
    /// Holds what happens in a step.
    type Event: Event;
    /// Holds what a viewer sees.
    type View: View;
    /// Counts what simulations report.
    type Tally: Tally<Event = Self::Event>;

    /// Says what kind of game it is.
    const INFO: Info;

    /// Returns the first state of a game.
    ///
    /// # Errors
    /// Returns all faults of the set-up at once, each with the ruling it breaks.
    fn start(setup: &Self::Setup) -> Result<Self, Faults>;

    /// Returns the state that was read from JSON or TOML.
    ///
    /// # Errors
    /// Returns all that is not as it should be, or else all the rulings that the position breaks.
    fn from_written(written: &Written) -> Result<Self, Faults> {
        written.read()
    }

    /// Reads a state from JSON.
    ///
    /// # Errors
    /// Returns where the text stops to be JSON, or else the faults of [`Game::from_written`].
    ///
    /// # Examples
    /// ```
    /// use mauerwerk::berlin::{Setup, State};
    /// use mauerwerk::Game;
    ///
    /// let state = State::start(&Setup::default())?;
    /// let json = serde_json::to_string(&state).unwrap();
    /// assert_eq!(State::from_json(&json), Ok(state));
    ///
    /// let wrong = json.replace("\"setup\":{\"players\":2}", "\"setup\":{\"players\":\"two\"}");
    /// let faults = State::from_json(&wrong).unwrap_err().to_string();
    /// assert_eq!(faults, "setup.players: takes a whole number from 2 to 8; this is \"two\"");
    /// # Ok::<(), mauerwerk::Faults>(())
    /// ```
    fn from_json(text: &str) -> Result<Self, Faults> {
        Self::from_written(&Written::json(text)?)
    }

    /// Returns the set-up the game was started with, exactly as it was.
    fn setup(&self) -> Self::Setup;

    /// Returns the set-up as games of random decisions use it: with a limit to games that nobody
    /// could end, where the game has an option for that and it is not set.
    #[must_use]
    fn bounded(setup: &Self::Setup) -> Self::Setup {
        setup.clone()
    }

    /// Returns the number of seats.
    fn seats(&self) -> usize;

    /// Returns the seat with that number at this table. What is asked about a [`Seat`] that the table
    /// lacks has no answer that would show the mistake: it has no legal actions, and sees what a
    /// spectator sees.
    ///
    /// # Errors
    /// Returns [`NoSuchSeat`], which says what seats the table has.
    ///
    /// # Examples
    /// ```
    /// use mauerwerk::die_mauer::{Setup, State};
    /// use mauerwerk::Game;
    ///
    /// let state = State::start(&Setup::default())?;
    /// assert_ne!(state.actions(state.seat_numbered(3)?).len(), 0);
    /// let error = state.seat_numbered(4).unwrap_err();
    /// assert_eq!(error.to_string(), "no seat 4 at this table: its seats are 0 to 3");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    fn seat_numbered(&self, number: u8) -> Result<Seat, NoSuchSeat> {
        Seat::at_table(number, self.seats())
    }

    /// Writes the position without its set-up, on one line of `name:value` tokens; `Display` writes
    /// the set-up, a space, and this.
    fn notation(&self) -> String;

    /// Returns whose decision it is.
    fn turn(&self) -> Turn<Self::Ending>;

    /// Returns each seat's score as it stands, in the points of [`Outcome::scores`]: what the game's
    /// scoring says of the position as it is. It equals the final scores when the game is over. Like
    /// the state it tells all: it may depend on what is hidden.
    fn standing(&self) -> BySeat<i32>;

    /// Returns the legal actions of a seat: none unless the game waits for it, and none of a seat that
    /// is not at the table; see [`Game::seat_numbered`].
    fn actions(&self, seat: Seat) -> Self::Actions;

    /// Returns all that chance may bring, with exact weights: nothing unless the game waits for
    /// chance. Weights are positive, and their sum is below 2³².
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
    /// cites one: also that of a seat, or of chance, that is not asked, or not for such a thing.
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

    /// Reads what a viewer sees from the notation of a position, in which `?` stands for what is
    /// hidden from the viewer: the setup's tokens and what the view prints give the same view.
    ///
    /// # Errors
    /// Returns all faults at once: tokens that can't be read, what breaks a ruling in every position
    /// that would look like this, and a seat that is not at the table.
    fn view_from(viewer: Viewer, notation: &str) -> Result<Self::View, Faults> {
        let state: Self = notation.parse()?;
        Ok(state.view(viewer.at_table(state.seats()).map_err(Faults::one)?))
    }

    /// Returns a state that the viewer could be in, drawn from one distribution: every history that
    /// fits what the viewer has seen, weighed by chance alone.
    ///
    /// A *history* is a series of decisions, of seats and of chance, that begins at the viewer's
    /// [first view](InformationState::start) and shows it exactly [what it has
    /// seen](InformationState::events) since, up to [now](InformationState::now). Its weight is the
    /// product of the probabilities of all that chance brought in it. The probability of a state is
    /// the weight of the histories that lead to it, as a share of the weight of all that fit. So:
    /// - What seats decided is a fact, no evidence: nobody is supposed to have decided well, or more
    ///   often one way than another. What could have been decided out of sight counts equally: each
    ///   thing that a closed fist may hold, each piece that a hidden gift may have been.
    /// - Each history counts once. Histories that differ only in the order in which seats that
    ///   decide together commit are one history, and what [`actions`](Self::actions) contains
    ///   without listing it makes no other.
    /// - Somebody who starts watching in the middle of a game may be in any legal state that looks
    ///   like the first view. Each of those begins histories, and counts once, however likely it
    ///   was to come about.
    ///
    /// Where to count histories would take too long, a game may draw from another distribution, and
    /// says in its own docs where and which. Always, every state that fits is drawn with a positive
    /// probability, and no other ever. [`worlds`](Self::worlds) lists the states with their weights.
    ///
    /// # Errors
    /// Returns [`Inconsistent`] if no state fits.
    fn resample(seen: &InformationState<Self>, dealer: &mut Dealer) -> Result<Self, Inconsistent>;

    /// Returns every state that the viewer could be in, each once, with its exact weight in the
    /// distribution of [`resample`](Self::resample): in ascending order of their
    /// [notations](Self::notation), the weights as whole numbers without a common divisor.
    /// [`World::gather`] brings them into that form.
    ///
    /// # Errors
    /// Returns [`WorldsError::TooMany`] if there are more than `limit` states,
    /// [`WorldsError::TooDear`] if to count their histories would take too long, and
    /// [`WorldsError::Inconsistent`] if no state fits.
    fn worlds(seen: &InformationState<Self>, limit: usize)
    -> Result<Vec<World<Self>>, WorldsError>;

    /// Returns the action's id, below [`Info::actions`]. Ids are stable within a ruleset version;
    /// seats and chance share them.
    fn id(action: Self::Action) -> u32;

    /// Returns the action with that id; `None` from [`Info::actions`] on.
    fn action(id: u32) -> Option<Self::Action>;

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
        let seat = self.seat_numbered(seat).map_err(PlayError::Seat)?;
        let action = action.parse().map_err(PlayError::Notation)?;
        self.apply(seat.into(), action).map_err(PlayError::Illegal)
    }

    /// Plays on at random until the game is over or `limit` decisions were made, hands all that
    /// happens to `note`, and returns the number of decisions.
    ///
    /// Seats choose evenly among their legal actions, those that decide together in ascending
    /// order, so that a dealer of the same seed leads to the same game as [`Record::random`].
    ///
    /// [`Record::random`]: crate::Record::random
    fn play_out(
        &mut self,
        dealer: &mut Dealer,
        limit: u64,
        note: &mut impl FnMut(Self::Event),
    ) -> u64 {
        for decisions in 0..limit {
            let Some((actor, action)) = dealer.decide(self) else {
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

/// Reports why a decision written in notation could not be applied.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum PlayError<G: Game> {
    /// Names a number that is no seat.
    Seat(NoSuchSeat),
    /// Quotes text that is no action.
    Notation(NotationError),
    /// Says which ruling refuses the action.
    Illegal(Refusal<G>),
}

impl<G: Game> Display for PlayError<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Seat(error) => write!(f, "{error}"),
            Self::Notation(error) => write!(f, "{error}"),
            Self::Illegal(error) => write!(f, "{error}"),
        }
    }
}

impl<G: Game> std::error::Error for PlayError<G> {}
