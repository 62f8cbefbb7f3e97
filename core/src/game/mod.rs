//! The contract that every game keeps.
//!
//! [`Game`] is all of it; the other files have the nouns that it uses.

pub(crate) mod dealer;
pub mod features;
pub(crate) mod header;
pub(crate) mod history;
pub(crate) mod lobby;
pub(crate) mod motion;
pub(crate) mod record;
pub(crate) mod streams;

mod account;
mod choice;
mod event;
mod info;
mod information;
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
use crate::base::seat::{BySeat, NoSuchSeat, Seat};
use crate::game::dealer::Dealer;
use crate::game::features::Parts;
use crate::game::streams::Source;
use crate::sheet::drawing::Drawing;
use crate::sheet::look::Look;
use crate::sheet::touch::{TouchError, Touched, Touches};
use crate::text::message::Message;
use crate::text::serde_text::Written;
use crate::text::setup_option::SetupOptions;

pub(crate) use crate::base::actor::{Actor, Viewer};
pub use account::Account;
pub(crate) use choice::SlotPlace;
pub use choice::{Choice, PlayError};
pub use event::{Event, NoTally, Tally};
pub use info::{GameKind, Info, Most};
pub use information::{Inconsistent, InformationState};
pub use turn::{ActionSet, Chance, Outcome, Turn};
pub use view::View;
use world::Afresh;
#[cfg(feature = "laws")]
pub(crate) use world::common_divisor;
pub use world::{Sampler, World, WorldsError};

/// The error of [`Game::apply`] in a game.
pub type Refusal<G> = Illegal<<G as Game>::Action, <G as Game>::Reason>;

/// A game's rules: every state is an immutable value, and every rule leads from one to the next.
///
/// A type that implements this trait *is* a position of the game: legal, complete, comparable. It
/// holds no seed, no generator and nothing that nobody at the table could know. The library's
/// drivers, records, scenarios and laws need nothing but this trait, so a game written against it
/// has them all. `docs/new-game.md` in the repository writes one, step by step; what it is made with
/// is the module `kit` (feature `kit`).
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
/// - [Slots](Self::slots) name legal actions: two of them in one slot lead to the same state.
/// - [`write`](Self::write) writes what [`View::write`] does, in parts that are the same in all
///   states of a game, with finite numbers in their ranges.
/// - A game is of its [`kind`](Self::kind).
/// - A [`sampler`](Self::sampler) draws what [`resample`](Self::resample) draws.
/// - An [`account`](Self::account) agrees with what was seen, and leads to the state that is
///   resampled.
/// - [`play_out`](Self::play_out) makes the decisions of [`decide`](Self::decide), however it is written.
/// - A [`View`], the actions of a seat, its refusals and the events it sees depend only on what it
///   can know. The law varies the rest by [`resample`](Self::resample) and compares bytes; for
///   games small enough to be visited as a whole, it also compares what `resample` gives with all
///   that could be, so that no event reveals more than it may.
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
/// other view shows its back, and `resample` draws it again from all that its viewer has not seen.
/// A deck that nobody has seen is a number of cards of each kind, never an order.
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

    /// The names of the kinds of action, those of chance among them. By default there is one kind;
    /// the macro `kinds!` of the `kit` makes one of each variant.
    const ACTION_KINDS: &'static [&'static str] = &["Action"];

    /// Returns the first state of a game.
    ///
    /// # Errors
    /// Returns all faults of the setup at once, each with the ruling it breaks.
    fn start(setup: &Self::Setup) -> Result<Self, Faults>;

    /// Returns the state that was read from JSON or TOML.
    ///
    /// # Errors
    /// Returns all that can't be read, or else all the rulings that the position breaks.
    fn from_written(written: &Written) -> Result<Self, Faults> {
        written.read()
    }

    /// Reads a state from JSON.
    ///
    /// # Errors
    /// Returns where the text stops being JSON, or else the faults of [`Game::from_written`].
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

    /// Returns the setup the game was started with, exactly as it was.
    fn setup(&self) -> Self::Setup;

    /// Returns the setup for random play. If a game might never end, this sets the option that ends
    /// it, unless it is set already. A game that always ends need not override it.
    #[must_use]
    fn bounded(setup: &Self::Setup) -> Self::Setup {
        setup.clone()
    }

    /// Returns what kind of game the setup makes; the same in all its states.
    ///
    /// By default, hardly anything is known about it.
    fn kind(&self) -> GameKind {
        GameKind { actions: Most::bound(self.slots().into()), ..GameKind::ANY }
    }

    /// Returns the number of seats.
    fn seats(&self) -> usize;

    /// Returns the seat with that number at this table. No other method reports a [`Seat`] that the
    /// table lacks: such a seat has no legal actions, and sees what a spectator sees.
    ///
    /// # Errors
    /// Returns [`NoSuchSeat`], which says what seats the table has.
    ///
    /// # Examples
    /// ```
    /// use mauerwerk::die_mauer::{Setup, State};
    /// use mauerwerk::{ActionSet, Game};
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

    /// Returns the state that represents all those which the rules can't tell from this one, such
    /// as its mirror image: one of them, and the same for each. In a table that is keyed by it,
    /// states that play alike share an entry.
    ///
    /// By default, each state represents itself.
    ///
    /// # Examples
    /// ```
    /// use mauerwerk::die_mauer::State;
    /// use mauerwerk::Game;
    ///
    /// let stocks = "stocks:G1246/TG12346/TG12346/TG12346";
    /// let [wall, mirrored] = ["wall:T3", "wall:3T"]
    ///     .map(|wall| format!("{wall} {stocks}").parse::<State>().expect("a position"));
    /// assert_ne!(wall, mirrored);
    /// assert_eq!(wall.canonical(), mirrored.canonical());
    /// ```
    #[must_use]
    fn canonical(&self) -> Self {
        self.clone()
    }

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
    /// is not at the table; see [`Game::seat_numbered`].
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

    /// Returns one sentence for a viewer who hears the position instead of seeing it: whose decision it
    /// is, and the points of each seat. The reader's seat is the viewer's.
    ///
    /// # Examples
    /// ```
    /// use mauerwerk::berlin::State;
    /// use mauerwerk::{Game, Reader, Seat};
    ///
    /// let state: State = "rows:2 columns:4 wall:tcCtcA/tcStcM hammers:a1/d2 phase:moving roll:4 seat:0"
    ///     .parse()?;
    /// let names = ["Ada", "Ben"].map(String::from);
    /// let reader = Reader::of(&names).on_seat(Some(Seat::FIRST));
    /// assert_eq!(
    ///     state.summary(Seat::FIRST.into()).tell(reader),
    ///     "Berlin: you decide; you have 0 points, Ben has 0 points."
    /// );
    /// # Ok::<(), mauerwerk::Faults>(())
    /// ```
    fn summary(&self, viewer: Viewer) -> Message {
        view::summary(self, viewer)
    }

    /// Returns the series of touches that means each legal action of a seat, in the order of
    /// [`actions`](Self::actions): names of [places](crate::Place) in the drawing. No series is empty,
    /// and none is the beginning of another, so that touches come to exactly one action.
    ///
    /// By default, an action is one touch of a control that has the action's notation as its name.
    fn touches(&self, seat: Seat) -> Vec<Vec<String>> {
        self.actions(seat).into_iter().map(|action| vec![action.to_string()]).collect()
    }

    /// Returns the words for a place that a seat may touch and that no drawing shows; `None` where they
    /// are those of the action that it completes.
    fn touch_label(&self, _seat: Seat, _place: &str) -> Option<Message> {
        None
    }

    /// Draws what a viewer sees, with what it has touched so far and what it may touch next marked.
    ///
    /// # Errors
    /// Returns [`TouchError`] if what was touched leads to no legal action.
    fn draw(&self, viewer: Viewer, look: &Look) -> Result<Drawing, TouchError> {
        let view = self.view(viewer);
        let seat = match viewer {
            Viewer::Seat(seat) => seat,
            Viewer::Spectator if look.touched.is_empty() => return Ok(view.draw(look)),
            Viewer::Spectator => return Err(TouchError::Spectator),
        };
        Ok(match Touches::of(self, seat).touch_all(&look.touched)? {
            Touched::Further(touches) => view.draw(&touches.marked(self, look)),
            Touched::Action(_) => view.draw(look),
        })
    }

    /// Writes what a viewer sees, as [`View::write`] of its view does. A game may do so without
    /// making the view.
    fn write(&self, viewer: Viewer, parts: &mut impl Parts) {
        self.view(viewer).write(parts);
    }

    /// Returns what a viewer sees as numbers: the [`features`](View::features) of its view.
    fn features(&self, viewer: Viewer) -> Vec<f32> {
        let mut numbers = Vec::new();
        self.write(viewer, &mut numbers);
        numbers
    }

    /// Reads a view from the notation of a position, in which `?` stands for what is hidden from
    /// the viewer: the setup's tokens and what a view prints give the same view. A game with hidden
    /// information overrides this; by default it reads positions in which nothing is hidden.
    ///
    /// # Errors
    /// Returns all faults at once: tokens that can't be read, what breaks a ruling in every position
    /// that would look like this, and a seat that is not at the table.
    fn view_from(viewer: Viewer, notation: &str) -> Result<Self::View, Faults> {
        let state: Self = notation.parse()?;
        Ok(state.view(viewer.at_table(state.seats()).map_err(Faults::one)?))
    }

    /// Reads a view from JSON.
    ///
    /// # Errors
    /// Returns all that is wrong with the text, or that no state looks like the view.
    fn view_from_json(text: &str) -> Result<Self::View, Faults> {
        let view = Written::json(text)?.read()?;
        InformationState::<Self>::check_view(&view)?;
        Ok(view)
    }

    /// Returns a state that the viewer could be in, drawn from one distribution: every history that
    /// fits what the viewer has seen, weighed by chance alone.
    ///
    /// A *history* is a series of decisions, of seats and of chance, that begins at the viewer's
    /// [first view](InformationState::start) and shows it exactly [what it has
    /// seen](InformationState::events) since, up to [now](InformationState::now). Its weight is the
    /// product of the probabilities of all that chance brought in it. The probability of a state is
    /// the weight of the histories that lead to it, as a share of the weight of all that fit. So:
    /// - What seats decided is a fact, not evidence: nobody is assumed to have decided well, or one
    ///   way more often than another. What could have been decided out of sight counts equally: each
    ///   thing that a closed fist may hold, each piece that a hidden gift may have been.
    /// - Each history counts once. Histories that differ only in the order in which seats that
    ///   decide together commit are one history, and what [`actions`](Self::actions) contains
    ///   without listing it makes no other.
    /// - Somebody who starts watching in the middle of a game may be in any legal state that looks
    ///   like the first view. Each of those begins histories, and counts once, however likely it
    ///   was to come about.
    ///
    /// Where counting histories would take too long, a game may draw from another distribution, and
    /// says in its own docs where and which. Always, every state that fits is drawn with a positive
    /// probability, and no other ever. [`worlds`](Self::worlds) lists the states with their
    /// weights.
    ///
    /// # Errors
    /// Returns [`Inconsistent`] if no state fits.
    fn resample(seen: &InformationState<Self>, dealer: &mut Dealer) -> Result<Self, Inconsistent>;

    /// Prepares to draw many states that the viewer could be in, as a search does for each of its
    /// iterations. With the same dealer a sampler draws what [`resample`](Self::resample) draws.
    ///
    /// By default it prepares nothing, and resamples each time. A game in which that takes long
    /// overrides this, and implements `resample` as `Self::sampler(seen)?.sample(dealer)`.
    ///
    /// # Errors
    /// Returns [`Inconsistent`] if no state fits. A sampler may also find that out only as it draws.
    fn sampler(seen: &InformationState<Self>) -> Result<impl Sampler<Self>, Inconsistent> {
        Ok(Afresh(seen))
    }

    /// Returns a history, in full, behind what the viewer has seen: one of those that
    /// [`resample`](Self::resample) counts, drawn by their weights. It leads to the state that `resample`
    /// draws with the same dealer. [`InformationState::resample_record`] finds the decisions in it.
    ///
    /// By default it is searched for, in random order. The state at its end is then as likely as it
    /// should be; but where several histories lead to the same state, these may not be, and where
    /// very much is hidden, the search gives up. A game to which that matters overrides this: it
    /// fills what is hidden in [events](InformationState::events) and in the
    /// [first view](InformationState::start).
    ///
    /// # Errors
    /// Returns [`Inconsistent`] if no history fits, or none is found.
    fn account(
        seen: &InformationState<Self>,
        dealer: &mut Dealer,
    ) -> Result<Account<Self>, Inconsistent> {
        Account::search(seen, dealer)
    }

    /// Returns the action of a seat that an event reports, if [`actions`](Self::actions) may
    /// contain it without listing it. By default there is none.
    fn told_by(_event: &Self::Event) -> Option<Self::Action> {
        None
    }

    /// Returns every state that the viewer could be in, each once, with its exact weight in the
    /// distribution of [`resample`](Self::resample): in ascending order of their
    /// [notations](Self::notation), the weights as whole numbers without a common divisor.
    /// [`World::gather`] brings them into that form.
    ///
    /// # Errors
    /// Returns [`WorldsError::TooMany`] if there are more than `limit` states,
    /// [`WorldsError::TooDear`] if counting their histories would take too long, and
    /// [`WorldsError::Inconsistent`] if no state fits.
    fn worlds(seen: &InformationState<Self>, limit: usize)
    -> Result<Vec<World<Self>>, WorldsError>;

    /// Returns the action's id, below [`Info::actions`]. Ids are stable within a ruleset version;
    /// seats and chance share them.
    fn id(action: Self::Action) -> u32;

    /// Returns the action with that id; `None` from [`Info::actions`] on.
    fn action(id: u32) -> Option<Self::Action>;

    /// Returns which of [`ACTION_KINDS`](Self::ACTION_KINDS) an action is, by its index.
    fn kind_of(_action: Self::Action) -> usize {
        0
    }

    /// Returns the number of slots: a second numbering of what seats may decide, dense enough to
    /// learn with. It is the same in all states of a game.
    ///
    /// By default, slots are the ids. A game with too many ids numbers actions by what they lead
    /// to, so that a slot means the same in every position as far as that is possible.
    fn slots(&self) -> u32 {
        Self::INFO.actions
    }

    /// Hands the slot of each legal action of a seat to `note`, in the order of
    /// [`actions`](Self::actions). What is handed over depends only on what the seat can know.
    fn each_slot(&self, seat: Seat, note: &mut impl FnMut(u32)) {
        self.actions(seat).into_iter().for_each(|action| note(Self::id(action)));
    }

    /// Returns the legal action in a slot; `None` if there is none now.
    ///
    /// # Examples
    /// ```
    /// use mauerwerk::berlin::State;
    /// use mauerwerk::{Game, Seat};
    ///
    /// let state: State = "rows:2 columns:4 wall:tcCtcA/tcStcM hammers:a1/d2 phase:moving roll:4 seat:0"
    ///     .parse()?;
    /// let slot = state.slot(Seat::FIRST, "0RRRU".parse()?).expect("it is legal");
    /// assert_eq!(state.action_of(Seat::FIRST, slot), Some("0RRRU".parse()?));
    /// assert!(slot < state.slots() && state.slots() < 500);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    fn action_of(&self, seat: Seat, slot: u32) -> Option<Self::Action> {
        let mut place = SlotPlace::of(slot);
        self.each_slot(seat, &mut |slot| place.meet(slot));
        self.actions(seat).get(place.first?)
    }

    /// Moves on to the state after the legal action in a slot, and returns whether there was one;
    /// if not, nothing happens.
    ///
    /// By default, it applies what [`action_of`](Self::action_of) finds. A game may do so in place,
    /// without checking again that the action is legal.
    fn step_slot(&mut self, seat: Seat, slot: u32) -> bool {
        let action = self.action_of(seat, slot);
        let after = action.and_then(|action| self.apply(seat.into(), action).ok());
        let legal = after.is_some();
        after.into_iter().for_each(|after| *self = after);
        legal
    }

    /// Returns the slot of an action of a seat: that of the listed action which leads to the same
    /// state; `None` if it is not legal.
    fn slot(&self, seat: Seat, action: Self::Action) -> Option<u32> {
        let actions = self.actions(seat);
        if !actions.contains(&action) {
            return None;
        }
        let leads_to = |action| self.apply(seat.into(), action).ok();
        let listed = actions.clone().into_iter().position(|other| other == action);
        let index = listed.or_else(|| {
            let next = leads_to(action)?;
            actions.into_iter().position(|other| leads_to(other).as_ref() == Some(&next))
        })?;
        let mut slots = Vec::new();
        self.each_slot(seat, &mut |slot| slots.push(slot));
        slots.into_iter().nth(index)
    }

    /// Returns which slots hold a legal action of a seat.
    fn mask(&self, seat: Seat) -> Vec<bool> {
        let mut mask = vec![false; self.slots() as usize];
        self.each_slot(seat, &mut |slot| mask[slot as usize] = true);
        mask
    }

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

    /// Returns a random decision for the first seat that the game waits for, or for chance; `None`
    /// when the game is over. A seat chooses evenly among its legal actions. The source is a
    /// [`Dealer`], or [`Streams`](crate::Streams).
    ///
    /// # Examples
    /// ```
    /// use mauerwerk::die_mauer::{Setup, State};
    /// use mauerwerk::{Dealer, Game, Seat};
    ///
    /// let state = State::start(&Setup::default())?;
    /// let (actor, action) = state.decide(&mut Dealer::new(7)).expect("the game goes on");
    /// assert_eq!(actor, Seat::FIRST.into());
    /// assert!(state.apply(actor, action).is_ok());
    /// # Ok::<(), mauerwerk::Faults>(())
    /// ```
    fn decide(&self, source: &mut impl Source) -> Option<(Actor, Self::Action)> {
        let (actor, action) = match self.turn() {
            Turn::Decide(seats) => {
                let seat = seats.iter().next()?;
                (seat.into(), source.dealer(seat.into()).choose(&self.actions(seat))?)
            }
            Turn::Chance => (Actor::Chance, self.deal(source.dealer(Actor::Chance))?),
            Turn::Over(_) => return None,
        };
        Some((actor, action))
    }

    /// Plays on at random until the game is over or `limit` decisions were made, hands all that
    /// happens to `note`, and returns the number of decisions.
    ///
    /// Seats choose evenly among their legal actions, those that decide together in ascending
    /// order, so that the streams of the same seed lead to the same game as [`Record::random`].
    ///
    /// [`Record::random`]: crate::Record::random
    fn play_out(
        &mut self,
        source: &mut impl Source,
        limit: u64,
        note: &mut impl FnMut(Self::Event),
    ) -> u64 {
        for decisions in 0..limit {
            let Some((actor, action)) = self.decide(source) else {
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
