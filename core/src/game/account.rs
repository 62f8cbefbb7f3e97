//! The full history since a viewer began to watch.

use std::collections::HashSet;

use super::{Event as _, Game, Hidden, Inconsistent, InformationState, Turn};
use crate::base::actor::Actor;
use crate::game::dealer::Dealer;

/// A full history that fits what a viewer has seen. See [`Hidden::account`].
///
/// # Examples
/// ```
/// use mauerwerk::die_mauer::{Setup, State};
/// use mauerwerk::{Dealer, Game, Hidden, InformationState, Seat};
///
/// let start = State::start(&Setup::default())?;
/// let mut seen = InformationState::new(&start, Seat::FIRST.into());
/// seen.step(&start, Seat::new(2).unwrap().into(), "T".parse()?)?;
///
/// // Seat 0 has not seen what is in the fist; an account says what it may have been.
/// let account = State::account(&seen, &mut Dealer::new(1))?;
/// assert_eq!(account.start, start);
/// assert!(account.events[0].to_string().starts_with("seat 2 puts a fist on the table: "));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Account<G: Game> {
    /// The state at which the viewer began to watch.
    pub start: G,
    /// Everything that has happened since.
    pub events: Vec<G::Event>,
}

impl<G: Hidden> Account<G> {
    /// The number of first states that a search tries.
    const STARTS: usize = 64;

    /// Searches for a history that leads to the resampled state, in random order.
    pub(super) fn search(
        seen: &InformationState<G>,
        dealer: &mut Dealer,
    ) -> Result<Self, Inconsistent> {
        let (viewer, end) = (seen.viewer(), G::resample(seen, dealer)?);
        if seen.events().is_empty() {
            return Ok(Self { start: end, events: Vec::new() });
        }
        let first = seen.start();
        let first = InformationState::from_parts(first.clone(), Vec::new(), first.clone());
        let fits = |event: &G::Event, told: &G::Event| event.seen_by(viewer) == *told;
        let mut retrace = Retrace::new(seen.events(), fits, |state: &G| *state == end);
        for _ in 0..Self::STARTS {
            let start = G::resample(&first, dealer)?;
            let found = retrace.decisions(&start, |list| dealer.shuffle(list));
            if let Some(decisions) = found {
                return Ok(Self::of(start, &decisions));
            }
        }
        Err(NONE_FOUND)
    }

    /// Plays legal decisions from a state.
    fn of(start: G, decisions: &Decisions<G>) -> Self {
        let (mut state, mut events) = (start.clone(), Vec::new());
        for &(actor, action) in decisions {
            let note = &mut |event| events.push(event);
            state = state.apply_noting(actor, action, note).unwrap_or(state);
        }
        Self { start, events }
    }

    /// Returns decisions that produce exactly the events of the account, and that look to a viewer
    /// like what it has seen.
    pub(crate) fn decisions(
        &self,
        seen: &InformationState<G>,
    ) -> Result<Decisions<G>, Inconsistent> {
        let viewer = seen.viewer();
        let told = self.events.iter().map(|event| event.seen_by(viewer));
        if self.start.view(viewer) != *seen.start() || !told.eq(seen.events().iter().cloned()) {
            return Err(NONE_FOUND);
        }
        let looks = |state: &G| state.view(viewer) == *seen.now();
        let mut retrace = Retrace::new(&self.events, |event, told| event == told, looks);
        retrace.decisions(&self.start, |_| ()).ok_or(NONE_FOUND)
    }
}

const NONE_FOUND: Inconsistent = Inconsistent("no history was found that fits all that was seen");

/// A list of decisions, each with its actor.
pub(crate) type Decisions<G> = Vec<(Actor, <G as Game>::Action)>;

/// A search for decisions that produce the given events and lead to an accepted state.
///
/// If different decisions look alike, the search steps back from those that lead nowhere. Seats
/// that decide together commit in the order of their events.
pub(super) struct Retrace<'a, G: Game, F, E> {
    told: &'a [G::Event],
    /// Whether an event is one of the given events.
    fits: F,
    /// Whether a state is accepted as the end.
    ends: E,
    /// States, with the number of events before them, from which no decision leads to the end.
    vain: HashSet<(G, usize)>,
}

/// A state of the search, and the decisions that were tried from it.
struct Node<G: Game> {
    state: G,
    told: usize,
    /// The decision that is being tried.
    made: Option<(Actor, G::Action)>,
    untried: Decisions<G>,
}

impl<'a, G, F, E> Retrace<'a, G, F, E>
where
    G: Hidden,
    F: Fn(&G::Event, &G::Event) -> bool,
    E: Fn(&G) -> bool,
{
    /// The most states that the search may step back from.
    const LIMIT: usize = 1 << 14;

    pub(super) fn new(told: &'a [G::Event], fits: F, ends: E) -> Self {
        Self { told, fits, ends, vain: HashSet::new() }
    }

    /// Returns the decisions that lead from a state to the end. `order` sorts the candidates of
    /// each state, and the search tries the last one first.
    pub(super) fn decisions(
        &mut self,
        start: &G,
        mut arrange: impl FnMut(&mut Decisions<G>),
    ) -> Option<Decisions<G>> {
        let mut path = vec![self.node(start.clone(), 0, &mut arrange)];
        while let Some(node) = path.last_mut() {
            if node.told == self.told.len() && (self.ends)(&node.state) {
                return Some(path.iter().filter_map(|node| node.made).collect());
            }
            let next = self.next(node);
            match next {
                Some((state, told)) => path.push(self.node(state, told, &mut arrange)),
                None => {
                    let Node { state, told, .. } = path.pop()?;
                    self.vain.insert((state, told));
                    (self.vain.len() < Self::LIMIT).then_some(())?;
                }
            }
        }
        None
    }

    fn node(&self, state: G, told: usize, arrange: &mut impl FnMut(&mut Decisions<G>)) -> Node<G> {
        let mut untried = self.candidates(&state, told);
        arrange(&mut untried);
        Node { state, told, made: None, untried }
    }

    /// Returns all decisions that a state allows, including the one that the next event describes.
    fn candidates(&self, state: &G, told: usize) -> Decisions<G> {
        let Some(next) = self.told.get(told) else { return Vec::new() };
        match state.turn() {
            Turn::Decide(seats) => {
                let of = |seat| state.actions(seat).into_iter().chain(G::told_by(next));
                let each = seats.iter().flat_map(|seat| of(seat).map(move |it| (seat.into(), it)));
                each.collect()
            }
            Turn::Chance => {
                state.chances().into_iter().map(|it| (Actor::Chance, it.action)).collect()
            }
            Turn::Over(_) => Vec::new(),
        }
    }

    /// Makes the next decision that produces the expected events, and returns the state it leads
    /// to.
    fn next(&self, node: &mut Node<G>) -> Option<(G, usize)> {
        while let Some((actor, action)) = node.untried.pop() {
            node.made = Some((actor, action));
            let next = self.after(&node.state, node.told, actor, action);
            let next = next.filter(|next| !self.vain.contains(next));
            if next.is_some() {
                return next;
            }
        }
        node.made = None;
        None
    }

    /// Returns the state after a decision if it produces the next expected events.
    fn after(&self, state: &G, told: usize, actor: Actor, action: G::Action) -> Option<(G, usize)> {
        let (mut count, mut fits) = (told, true);
        let note = &mut |event| {
            fits &= self.told.get(count).is_some_and(|told| (self.fits)(&event, told));
            count += 1;
        };
        let state = state.apply_noting(actor, action, note).ok()?;
        (fits && count > told).then_some((state, count))
    }
}
