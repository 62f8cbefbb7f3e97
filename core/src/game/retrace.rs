//! Finding the decisions that brought what is told.

use std::collections::HashSet;

use super::{Game, Turn};
use crate::actor::Actor;

/// A number of decisions, each by whom.
pub(crate) type Decisions<G> = Vec<(Actor, <G as Game>::Action)>;

/// A search for decisions that bring events as they are told, and lead to a state that will do.
///
/// Where different decisions look alike it steps back from those that lead nowhere. Seats that decide
/// together commit in the order in which their events are told.
pub(super) struct Retrace<'a, G: Game, F, E> {
    told: &'a [G::Event],
    /// Whether an event is one that is told.
    fits: F,
    /// Whether a state will do in the end.
    ends: E,
    /// States with the number of events told before from which nothing leads to the end.
    vain: HashSet<(G, usize)>,
}

/// A state on the way, and what has led on from it.
struct Node<G: Game> {
    state: G,
    told: usize,
    /// The decision that is tried.
    made: Option<(Actor, G::Action)>,
    untried: Decisions<G>,
}

impl<'a, G, F, E> Retrace<'a, G, F, E>
where
    G: Game,
    F: Fn(&G::Event, &G::Event) -> bool,
    E: Fn(&G) -> bool,
{
    /// The most states from which to step back.
    const LIMIT: usize = 1 << 14;

    pub(super) fn new(told: &'a [G::Event], fits: F, ends: E) -> Self {
        Self { told, fits, ends, vain: HashSet::new() }
    }

    /// Returns the decisions that lead on from a state; those that may be next are tried from the last
    /// to the first, once they are brought into order.
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

    /// Returns all that may be decided in a state, what the next event tells of included.
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

    /// Makes the next decision that brings what is told, and returns where it leads.
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

    /// Returns where a decision leads if it brings what is told next.
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
