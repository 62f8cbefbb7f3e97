//! Exact counts of positions, histories and information states, for any game that ends.
//!
//! Seats that decide together commit in ascending order, one step each, as in the turn-based form
//! of the game.

use std::collections::{HashMap, HashSet};
use std::fmt;
use std::hash::Hash;

use mauerwerk::{Actor, Event, Faults, FullGame, Seat, Turn, Viewer};

/// The counts of one variant.
#[derive(Clone, Eq, PartialEq, Debug)]
pub(crate) struct Counts {
    /// The number of different states that can be reached.
    pub(crate) positions: usize,
    /// The number of sequences of steps, unfinished ones and the empty one included.
    pub(crate) histories: u128,
    /// The number of sequences of steps that lead to the end of the game.
    pub(crate) terminal_histories: u128,
    /// The counts of each viewer, the spectator first.
    pub(crate) viewers: Vec<Seen>,
}

/// The number of different things that one viewer may have seen.
#[derive(Clone, Eq, PartialEq, Debug)]
pub(crate) struct Seen {
    /// The number of information states after any history.
    pub(crate) information_states: usize,
    /// The number of those in which the viewer is to move.
    pub(crate) deciding: usize,
}

/// Writes the counts as the cells of a table's row.
impl fmt::Display for Counts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { positions, histories, terminal_histories, viewers } = self;
        let list = |count: fn(&Seen) -> usize, seen: &[Seen]| {
            seen.iter().map(|seen| count(seen).to_string()).collect::<Vec<_>>().join("/")
        };
        let (spectator, seats) = viewers.split_at(1);
        let watching = list(|seen| seen.information_states, spectator);
        let seated = list(|seen| seen.information_states, seats);
        let deciding = list(|seen| seen.deciding, seats);
        let histories = format_args!("{histories} | {terminal_histories}");
        write!(f, "{positions} | {histories} | {watching} | {seated} | {deciding}")
    }
}

/// Counts a variant of a game.
///
/// # Errors
/// Returns the faults of the setup, or that its histories have no end or are too many.
pub(crate) fn count<G: FullGame>(setup: &G::Setup) -> Result<Counts, Faults> {
    let graph = Graph::of(G::start(setup)?);
    let (histories, terminal_histories) = graph.histories()?;
    let viewers = Viewer::all(graph.states[0].seats());
    Ok(Counts {
        positions: graph.states.len(),
        histories,
        terminal_histories,
        viewers: viewers.map(|viewer| graph.seen_by(viewer)).collect(),
    })
}

/// Every state that can be reached, the first one first, and every step between them.
struct Graph<G: FullGame> {
    states: Vec<G>,
    steps: Vec<Vec<Step<G>>>,
}

struct Step<G: FullGame> {
    to: usize,
    events: Vec<G::Event>,
}

/// Returns whose step is next: of the seats that decide together, the one with the lowest number.
fn next_actor<G: FullGame>(state: &G) -> Option<Actor> {
    match state.turn() {
        Turn::Decide(seats) => seats.iter().next().map(Actor::Seat),
        Turn::Chance => Some(Actor::Chance),
        Turn::Over(_) => None,
    }
}

/// Returns every step that may come next.
fn actions<G: FullGame>(state: &G) -> Vec<(Actor, G::Action)> {
    match next_actor(state) {
        Some(Actor::Seat(seat)) => {
            state.actions(seat).into_iter().map(|action| (seat.into(), action)).collect()
        }
        Some(Actor::Chance) => {
            state.chances().into_iter().map(|chance| (Actor::Chance, chance.action)).collect()
        }
        None => Vec::new(),
    }
}

impl<G: FullGame> Graph<G> {
    fn of(start: G) -> Self {
        let mut graph = Self { states: Vec::new(), steps: Vec::new() };
        let mut numbers = Numbers::default();
        numbers.of(&start);
        graph.states.push(start);
        while let Some(state) = graph.states.get(graph.steps.len()).cloned() {
            let mut steps = Vec::new();
            for (actor, action) in actions(&state) {
                let mut events = Vec::new();
                let after = state
                    .apply_noting(actor, action, &mut |event| events.push(event))
                    .expect("a listed action is accepted");
                let to = numbers.of(&after);
                if to == graph.states.len() {
                    graph.states.push(after);
                }
                steps.push(Step { to, events });
            }
            graph.steps.push(steps);
        }
        graph
    }

    /// Returns how many histories there are, and how many of them are finished. A state alone
    /// decides what may come, so that the histories to a state are the sum of those to the states
    /// before it.
    fn histories(&self) -> Result<(u128, u128), Faults> {
        let mut ways_in = vec![0_usize; self.states.len()];
        self.steps.iter().flatten().for_each(|step| ways_in[step.to] += 1);
        let mut histories = vec![0_u128; self.states.len()];
        histories[0] = 1;
        let (mut all, mut finished) = (0_u128, 0);
        let mut ready: Vec<usize> = (0..self.states.len()).filter(|&n| ways_in[n] == 0).collect();
        let mut done = 0;
        while let Some(state) = ready.pop() {
            let too_many = || Faults::one("there are too many histories to count");
            done += 1;
            all = all.checked_add(histories[state]).ok_or_else(too_many)?;
            if self.steps[state].is_empty() {
                finished += histories[state];
            }
            for step in &self.steps[state] {
                histories[step.to] =
                    histories[step.to].checked_add(histories[state]).ok_or_else(too_many)?;
                ways_in[step.to] -= 1;
                if ways_in[step.to] == 0 {
                    ready.push(step.to);
                }
            }
        }
        // A state that is never ready can be reached from itself.
        let endless = done < self.states.len();
        if endless { Err(Faults::one("the histories have no end")) } else { Ok((all, finished)) }
    }

    /// Counts what one viewer may have seen, by walking all histories. Those that lead to the same
    /// state and look the same to the viewer are walked on from only once.
    fn seen_by(&self, viewer: Viewer) -> Seen {
        let steps = self.steps_seen_by(viewer);
        let mut views = Numbers::default();
        let views: Vec<usize> =
            self.states.iter().map(|state| views.of(&state.view(viewer))).collect();
        // An information state is what was seen first, all events since, and what is seen now. Two
        // lists of events are the same if they go on from the same list with the same event.
        let mut lists = Numbers::default();
        let empty = lists.of(&None);
        let mut walked = HashSet::from([(0, empty)]);
        let mut ahead = vec![(0, empty)];
        let (mut all, mut deciding) = (HashSet::new(), HashSet::new());
        while let Some((state, list)) = ahead.pop() {
            all.insert((list, views[state]));
            let next = next_actor(&self.states[state]);
            if next.is_some_and(|actor| is_same(viewer, actor)) {
                deciding.insert((list, views[state]));
            }
            for (to, events) in &steps[state] {
                let list = events.iter().fold(list, |list, event| lists.of(&Some((list, *event))));
                if walked.insert((*to, list)) {
                    ahead.push((*to, list));
                }
            }
        }
        Seen { information_states: all.len(), deciding: deciding.len() }
    }

    /// Returns where the steps of each state lead, and the numbers of the events as seen.
    fn steps_seen_by(&self, viewer: Viewer) -> Vec<Vec<(usize, Vec<usize>)>> {
        let mut numbers = Numbers::default();
        let mut seen = |step: &Step<G>| {
            let events = step.events.iter().map(|event| numbers.of(&event.seen_by(viewer)));
            (step.to, events.collect())
        };
        self.steps.iter().map(|steps| steps.iter().map(&mut seen).collect()).collect()
    }
}

fn is_same(viewer: Viewer, actor: Actor) -> bool {
    let seat = |seat: Seat| viewer.is(seat);
    matches!(actor, Actor::Seat(actor) if seat(actor))
}

/// Numbers different values in the order in which they are first met.
struct Numbers<T>(HashMap<T, usize>);

impl<T> Default for Numbers<T> {
    fn default() -> Self {
        Self(HashMap::new())
    }
}

impl<T: Clone + Eq + Hash> Numbers<T> {
    fn of(&mut self, value: &T) -> usize {
        let next = self.0.len();
        match self.0.get(value) {
            Some(&number) => number,
            None => *self.0.entry(value.clone()).or_insert(next),
        }
    }
}
