//! The trait of games as numbers.

use super::{ActionSet, Game, View};
use crate::base::actor::Viewer;
use crate::base::rule::Faults;
use crate::base::seat::Seat;
use crate::game::features::{Layout, Parts};

/// A game as numbers: ids and slots of actions, and views as features.
///
/// Programs that learn read a view by [`write`](Self::write) and choose an action by its slot.
/// A small game numbers its actions, and everything else has a default.
///
/// # What must hold
/// - [`id`](Self::id) and [`action`](Self::action) are exact inverses. Ids are stable within a
///   ruleset version.
/// - [Slots](Self::slots) name legal actions: two of them in one slot lead to the same state.
/// - [`write`](Self::write) writes what [`View::write`] does, in parts that are the same in all
///   states of a game, with finite numbers in their ranges.
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
    /// The names of the kinds of action, those of chance among them. By default there is one kind;
    /// the macro `kinds!` of the `kit` makes one of each variant.
    const ACTION_KINDS: &'static [&'static str] = &["Action"];

    /// Returns the action's id, below [`Info::actions`](crate::Info::actions). Ids are stable within
    /// a ruleset version; seats and chance share them.
    fn id(action: Self::Action) -> u32;

    /// Returns the action with that id; `None` from [`Info::actions`](crate::Info::actions) on.
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
    /// [`actions`](crate::Game::actions). What is handed over depends only on what the seat can know.
    fn each_slot(&self, seat: Seat, note: &mut impl FnMut(u32)) {
        self.actions(seat).into_iter().for_each(|action| note(Self::id(action)));
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

    /// Returns the legal action in a slot; `None` if there is none now.
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

    /// Returns which slots hold a legal action of a seat.
    fn mask(&self, seat: Seat) -> Vec<bool> {
        let mut mask = vec![false; self.slots() as usize];
        self.each_slot(seat, &mut |slot| mask[slot as usize] = true);
        mask
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

    /// Returns the state that represents all those which the rules can't tell from this one, such
    /// as its mirror image: one of them, and the same for each. In a table that is keyed by it,
    /// states that play alike share an entry.
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
    /// Returns the layout of a game with that setup.
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

/// The place of a slot among those that are met one after the other.
pub(crate) struct SlotPlace {
    slot: u32,
    met: usize,
    /// The place, from 0, where the slot was met first.
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
