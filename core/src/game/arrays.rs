//! The traits of games that can be written as numbers, and of random play.

use super::{ActionSet, Actor, Game, Turn, View};
use crate::base::actor::Viewer;
use crate::base::rule::Faults;
use crate::base::seat::Seat;
use crate::game::dealer::Source;
use crate::game::features::{Layout, Parts};

/// A game as numbers: ids and slots of actions, and views as features.
///
/// Learning programs read a view with [`write`](Self::write) and choose an action by its slot. A
/// small game only numbers its actions, and everything else has a default.
///
/// # What must hold
/// - [`id`](Self::id) and [`action`](Self::action) are exact inverses. Ids are stable within a
///   ruleset version.
/// - [Slots](Self::slots) name legal actions. Two actions in one slot lead to the same state.
/// - [`write`](Self::write) writes the same as [`View::write`]. Its parts are the same in all
///   states of a game, and its numbers are finite and in their ranges.
/// - The [canonical](Self::canonical) state plays like the state that it represents.
///
/// # Examples
/// ```
/// use mauerwerk::die_mauer::{Setup, State};
/// use mauerwerk::{Arrays, Game, Layout, Seat};
///
/// let mut state = State::start(&Setup::default())?;
/// let legal = (0..).zip(state.mask(Seat::FIRST)).filter(|(_, legal)| *legal);
/// let slots: Vec<u32> = legal.map(|(slot, _)| slot).collect();
/// assert_eq!(slots.len(), 8);
///
/// let seen = state.features(Seat::FIRST.into());
/// assert_eq!(seen.len(), Layout::of_state(&state).len());
/// assert!(state.step_slot(Seat::FIRST, slots[0]));
/// # Ok::<(), mauerwerk::Faults>(())
/// ```
pub trait Arrays: Game {
    /// The names of the kinds of action, including those of chance. By default there is one kind.
    /// The macro `kinds!` of the `kit` makes one kind of each variant.
    const ACTION_KINDS: &'static [&'static str] = &["Action"];

    /// Returns the action's id, below [`Info::actions`](crate::Info::actions). Ids are stable
    /// within a ruleset version. Seats and chance share them.
    fn id(action: Self::Action) -> u32;

    /// Returns the action with the given id, or `None` if no action has it.
    fn action(id: u32) -> Option<Self::Action>;

    /// Returns the action's kind, as an index into [`ACTION_KINDS`](Self::ACTION_KINDS).
    fn kind_of(_action: Self::Action) -> usize {
        0
    }

    /// Returns the number of slots, a second numbering of the seats' actions that is dense enough
    /// for learning. It is the same in all states of a game.
    ///
    /// By default, slots are the ids. A game with too many ids numbers actions by their results, so
    /// that a slot means the same in different positions where possible.
    fn slots(&self) -> u32 {
        Self::INFO.actions
    }

    /// Calls `note` with the slot of each legal action of the seat, in the order of
    /// [`actions`](crate::Game::actions). The slots depend only on what the seat can know.
    fn each_slot(&self, seat: Seat, note: &mut impl FnMut(u32)) {
        self.actions(seat).into_iter().for_each(|action| note(Self::id(action)));
    }

    /// Returns the slot of a seat's action, or `None` if it is not legal. The slot is that of the
    /// listed action which leads to the same state.
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

    /// Returns the legal action in a slot, or `None` if the slot has none now.
    ///
    /// # Examples
    /// ```
    /// use mauerwerk::berlin::State;
    /// use mauerwerk::{Arrays, Seat};
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

    /// Applies the legal action in a slot, and returns whether there was one. If there was none,
    /// the state is unchanged.
    ///
    /// By default, it applies the result of [`action_of`](Self::action_of). A game may change the
    /// state in place, without checking again that the action is legal.
    fn step_slot(&mut self, seat: Seat, slot: u32) -> bool {
        let action = self.action_of(seat, slot);
        let after = action.and_then(|action| self.apply(seat.into(), action).ok());
        let legal = after.is_some();
        after.into_iter().for_each(|after| *self = after);
        legal
    }

    /// Returns for each slot whether it has a legal action of a seat.
    fn mask(&self, seat: Seat) -> Vec<bool> {
        let mut mask = vec![false; self.slots() as usize];
        self.each_slot(seat, &mut |slot| mask[slot as usize] = true);
        mask
    }

    /// Writes what a viewer sees, as [`View::write`] of its view does. A game may write it without
    /// making the view.
    fn write(&self, viewer: Viewer, parts: &mut impl Parts) {
        self.view(viewer).write(parts);
    }

    /// Returns what a viewer sees as numbers, like [`features`](View::features) of its view.
    fn features(&self, viewer: Viewer) -> Vec<f32> {
        let mut numbers = Vec::new();
        self.write(viewer, &mut numbers);
        numbers
    }

    /// Returns the state that represents all states which the rules treat alike, such as mirror
    /// images. It is one of these states, and the same for each of them. Tables with canonical keys
    /// share an entry between states that play alike.
    ///
    /// By default, each state represents itself.
    ///
    /// # Examples
    /// ```
    /// use mauerwerk::die_mauer::State;
    /// use mauerwerk::Arrays;
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
}

impl Layout {
    /// Returns the layout of a game with the given setup.
    ///
    /// # Errors
    /// Returns all faults of the setup.
    pub fn of<G: Arrays>(setup: &G::Setup) -> Result<Self, Faults> {
        Ok(Self::of_state(&G::start(setup)?))
    }

    /// Returns the layout of the game that a state belongs to.
    pub fn of_state<G: Arrays>(state: &G) -> Self {
        let mut layout = Self::default();
        state.write(Viewer::Spectator, &mut layout);
        layout
    }

    /// Returns the layout of a view.
    pub fn of_view(view: &impl View) -> Self {
        let mut layout = Self::default();
        view.write(&mut layout);
        layout
    }
}

/// The place of a slot in a sequence of slots.
pub(crate) struct SlotPlace {
    slot: u32,
    met: usize,
    /// The index at which the slot came first.
    pub(crate) first: Option<usize>,
}

impl SlotPlace {
    pub(crate) const fn of(slot: u32) -> Self {
        Self { slot, met: 0, first: None }
    }

    #[inline]
    pub(crate) fn meet(&mut self, slot: u32) {
        if slot == self.slot && self.first.is_none() {
            self.first = Some(self.met);
        }
        self.met += 1;
    }
}

/// Random play, for simulations and searches with thousands of games.
///
/// A small game implements it without a line: `impl Playout for State {}`.
///
/// # What must hold
/// - Random games of a [bounded](Self::bounded) setup end.
/// - [`play_out`](Self::play_out) makes the same decisions as [`decide`](Self::decide).
///
/// # Examples
/// ```
/// use mauerwerk::berlin::{Setup, State};
/// use mauerwerk::{Game, Playout, Streams, Turn};
///
/// let mut state = State::start(&State::bounded(&Setup::default()))?;
/// let decisions = state.play_out(&mut Streams::new(7), 10_000, &mut |_| ());
/// assert!(decisions > 100);
/// assert!(matches!(state.turn(), Turn::Over(_)));
/// # Ok::<(), mauerwerk::Faults>(())
/// ```
pub trait Playout: Game {
    /// Returns the setup for random play. If a game might never end, this sets the option that ends
    /// it, unless the option is set already. A game that always ends doesn't override it.
    #[must_use]
    fn bounded(setup: &Self::Setup) -> Self::Setup {
        setup.clone()
    }

    /// Returns a random decision for the first seat that the game waits for, or for chance. Returns
    /// `None` if the game is over. All legal actions of a seat are equally likely. The source is a
    /// [`Dealer`](crate::Dealer), or [`Streams`](crate::Streams).
    ///
    /// # Examples
    /// ```
    /// use mauerwerk::die_mauer::{Setup, State};
    /// use mauerwerk::{Dealer, Game, Playout, Seat};
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

    /// Plays at random until the game is over or `limit` decisions were made. Calls `note` with
    /// each event, and returns the number of decisions.
    ///
    /// All legal actions of a seat are equally likely. Seats that decide together choose in
    /// ascending order, so the streams of a seed lead to the same game as
    /// [`Record::random`](crate::Record::random).
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
