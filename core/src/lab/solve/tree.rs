//! Small games as trees, with the information states in which seats decide.

use std::collections::HashMap;
use std::ops::Range;

use super::solution::refused;
use super::{Odds, SolveError, Terms};
use super::{Policy, checked};
use crate::base::actor::{Actor, Viewer};
use crate::base::key::Key;
use crate::base::seat::Seat;
use crate::game::record::Record;
use crate::game::{Event, FullGame, InformationState, Turn};

/// A game for two as a tree of all its histories. Seats may know different things. A seat plays
/// alike in two histories that it can't distinguish. Seats that decide together commit in ascending
/// order.
///
/// # Examples
/// ```
/// use mauerwerk::die_mauer::State;
/// use mauerwerk::solve::{Method, Regrets, Terms, Tree};
///
/// let start: State = "players:2 min_players:2 rounds:1 stock:TG max_idle_turns:1".parse()?;
/// println!("{} bytes at most", Tree::measure(&start, Terms::default())?.bytes);
/// let tree = Tree::grow(&start, Terms::default())?;
/// let mut regrets = Regrets::new(&tree, Method::Plus);
/// regrets.iterate(500, &|_| true)?;
/// assert!(tree.exploitability(&regrets.average()) < 0.01);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Tree<G: FullGame> {
    start: G,
    /// The nodes, level by level. The children of a node are next to each other.
    pub(super) nodes: Vec<Node>,
    pub(super) sets: Vec<Set<G::Action>>,
    levels: Vec<Range<usize>>,
    /// The number of actions of all information states.
    pub(super) slots: usize,
}

/// The size of a tree.
#[derive(Copy, Clone, Default, Eq, PartialEq, Hash, Debug)]
#[non_exhaustive]
pub struct Size {
    /// The number of histories, including the empty one and unfinished ones.
    pub histories: usize,
    /// The largest memory of the tree and its solution, in bytes.
    pub bytes: usize,
}

/// A history.
#[derive(Copy, Clone, Debug)]
pub(super) struct Node {
    /// The history before the last decision. The parent of the root is the root itself.
    parent: u32,
    /// The index of its first child.
    first: u32,
    count: u32,
    /// The probability that chance brings it after its parent. 1 after a decision of a seat.
    pub(super) weight: f64,
    pub(super) kind: Kind,
}

/// The next step of a history.
#[derive(Copy, Clone, Debug)]
pub(super) enum Kind {
    /// The game is over, with the given payoff for seat 0.
    Over(f64),
    /// Chance decides.
    Chance,
    /// A seat decides, in the information state with the given number.
    Decide(u32),
}

/// An information state in which a seat decides.
#[derive(Clone, Debug)]
pub(super) struct Set<A> {
    pub(super) seat: Seat,
    pub(super) actions: Box<[A]>,
    /// The index of its first action among those of all information states.
    pub(super) first: usize,
    /// The index of one of its histories.
    node: usize,
}

impl Node {
    pub(super) fn children(&self) -> Range<usize> {
        self.first as usize..(self.first + self.count) as usize
    }
}

impl<A> Set<A> {
    pub(super) fn slots(&self) -> Range<usize> {
        self.first..self.first + self.actions.len()
    }
}

/// The play of both seats: the odds of all actions in all information states of a tree.
#[derive(Clone, PartialEq, Debug)]
pub struct Profile(pub(super) Vec<f64>);

impl<G: FullGame> Tree<G> {
    /// Counts the histories without storing them, to find the needed memory first.
    ///
    /// # Errors
    /// Returns [`SolveError`] if there are not two seats, if there are more histories than the
    /// limit allows, or if `terms.watch` stopped the work.
    pub fn measure(start: &G, terms: Terms<'_>) -> Result<Size, SolveError> {
        Ok(Counts::of(start, terms)?.size::<G>())
    }

    /// Builds the tree, after it has counted the histories.
    ///
    /// # Errors
    /// Returns the errors of [`measure`](Self::measure). Also fails if the system does not have the
    /// measured memory.
    pub fn grow(start: &G, terms: Terms<'_>) -> Result<Self, SolveError> {
        let counts = Counts::of(start, terms)?;
        let Size { histories: things, bytes } = counts.size::<G>();
        let memory = Vec::<u8>::new().try_reserve_exact(bytes);
        memory.map_err(|_| SolveError::Memory { what: "histories", things })?;
        Grower::of(start, terms, &counts.levels).grow()
    }

    /// Returns the number of histories.
    #[must_use]
    pub fn histories(&self) -> usize {
        self.nodes.len()
    }

    /// Returns the number of information states in which a seat decides.
    #[must_use]
    pub fn information_states(&self) -> usize {
        self.sets.len()
    }

    /// Returns the information states in which a seat decides, with the odds of its legal actions.
    /// Each is one of the games so far that the seat may have seen.
    pub fn play<'a>(
        &'a self,
        profile: &'a Profile,
    ) -> impl Iterator<Item = (Seat, Record<G>, Vec<Odds<G::Action>>)> + 'a {
        self.sets.iter().map(|set| {
            let odds = set.actions.iter().zip(&profile.0[set.slots()]);
            let odds = odds.map(|(&action, &odds)| Odds { action, odds });
            (set.seat, self.record(set.node), odds.collect())
        })
    }

    /// Returns the odds of the legal actions in the information state of a seat that has watched
    /// since the start. It should be from before any seat of a joint decision committed. Returns
    /// `None` if the seat decides nothing there, or if the tree has no such information state.
    #[must_use]
    pub fn odds(
        &self,
        seen: &InformationState<G>,
        profile: &Profile,
    ) -> Option<Vec<Odds<G::Action>>> {
        let set = &self.sets[self.find(seen)? as usize];
        let odds = set.actions.iter().zip(&profile.0[set.slots()]);
        Some(odds.map(|(&action, &odds)| Odds { action, odds }).collect())
    }

    /// Looks for an information state along all histories that look the same to its seat.
    fn find(&self, seen: &InformationState<G>) -> Option<u32> {
        let seat = seen.viewer().seat()?;
        let mut ahead = vec![(0, self.start.clone(), 0)];
        while let Some((index, state, told)) = ahead.pop() {
            let waits = matches!(state.turn(), Turn::Decide(seats) if seats.contains(seat));
            if told == seen.events().len() && waits && state.view(seat.into()) == *seen.now() {
                return self.decided_by(seat, index);
            }
            for ((actor, action, _), child) in
                actions(&state).into_iter().zip(self.nodes[index].children())
            {
                let mut events = Vec::new();
                let note = &mut |event: G::Event| events.push(event.seen_by(seat.into()));
                let Ok(after) = state.apply_noting(actor, action, note) else { continue };
                if seen.events()[told..].starts_with(&events) {
                    ahead.push((child, after, told + events.len()));
                }
            }
        }
        None
    }

    /// Returns the information state in which the seat decides, after the seats before it have
    /// committed. The seat does not see their choices, so any action of theirs leads to it.
    fn decided_by(&self, seat: Seat, mut index: usize) -> Option<u32> {
        loop {
            let (set, decided) = self.decider(&self.nodes[index])?;
            if decided.seat == seat {
                return Some(set);
            }
            index = self.nodes[index].children().start;
        }
    }

    /// Returns the play in which all actions are equally likely.
    #[must_use]
    pub fn even(&self) -> Profile {
        let odds = |set: &Set<_>| vec![1.0 / set.actions.len() as f64; set.actions.len()];
        Profile(self.sets.iter().flat_map(odds).collect())
    }

    /// Returns the play of a policy. The policy is called for every information state, with one of
    /// the games so far that the seat may have seen.
    ///
    /// # Errors
    /// Returns [`SolveError`] if the policy fails, if its odds are not valid probabilities, or if
    /// `watch` stopped the work. `watch` receives the number of answers.
    pub fn ask(
        &self,
        policy: &mut Policy<'_, G>,
        watch: &dyn Fn(u64) -> bool,
    ) -> Result<Profile, SolveError> {
        let mut all = Vec::with_capacity(self.slots);
        for (number, set) in (1..).zip(&self.sets) {
            let odds = policy(&self.record(set.node), set.seat).map_err(SolveError::Policy)?;
            all.extend(checked(odds, set.actions.len())?);
            if !watch(number) {
                return Err(SolveError::Stopped);
            }
        }
        Ok(Profile(all))
    }

    /// Returns the result of seat 0 if each seat plays its profile.
    #[must_use]
    pub fn value(&self, seats: [&Profile; 2]) -> f64 {
        let mut values = vec![0.0; self.nodes.len()];
        for (index, node) in self.nodes.iter().enumerate().rev() {
            values[index] = self.mean(node, &values, seats);
        }
        values[0]
    }

    /// Returns the result of seat 0 if the seat `fixed` plays its profile, and the other plays the
    /// best response.
    #[must_use]
    pub fn best_response(&self, fixed: Seat, profile: &Profile) -> f64 {
        let reached = self.reached(fixed, profile);
        let mut values = vec![0.0; self.nodes.len()];
        for level in self.levels.iter().rev() {
            let choice = self.choices(fixed, level, &reached, &values);
            for index in level.clone() {
                let node = &self.nodes[index];
                values[index] = match self.decider(node) {
                    Some((set, decided)) if decided.seat != fixed => {
                        let best = choice.get(&set).map_or(0, |(best, _)| *best);
                        values[node.children().start + best]
                    }
                    _ => self.mean(node, &values, [profile; 2]),
                };
            }
        }
        values[0]
    }

    /// Returns the mean loss of this play against an opponent who knows it. Perfect play has 0.
    #[must_use]
    pub fn exploitability(&self, profile: &Profile) -> f64 {
        let [first, second] = [0, 1].map(|seat| Seat::new(seat).unwrap_or(Seat::FIRST));
        (self.best_response(second, profile) - self.best_response(first, profile)) / 2.0
    }

    /// Returns the best action and its value for each information state of a level in which the
    /// free seat decides.
    fn choices(
        &self,
        fixed: Seat,
        level: &Range<usize>,
        reached: &[f64],
        values: &[f64],
    ) -> HashMap<u32, (usize, f64)> {
        let mut worth = HashMap::<u32, Vec<f64>>::new();
        for index in level.clone() {
            let node = &self.nodes[index];
            let Some((set, decided)) = self.decider(node).filter(|(_, set)| set.seat != fixed)
            else {
                continue;
            };
            let sign = if decided.seat == Seat::FIRST { 1.0 } else { -1.0 };
            let sums = worth.entry(set).or_insert_with(|| vec![0.0; decided.actions.len()]);
            for (sum, child) in sums.iter_mut().zip(node.children()) {
                *sum += sign * reached[index] * values[child];
            }
        }
        let best = |sums: Vec<f64>| {
            let ranked = sums.into_iter().enumerate();
            ranked.reduce(|best, one| if one.1 > best.1 { one } else { best }).unwrap_or_default()
        };
        worth.into_iter().map(|(set, sums)| (set, best(sums))).collect()
    }

    /// Returns the probability of each history by chance and the given seat.
    fn reached(&self, seat: Seat, profile: &Profile) -> Vec<f64> {
        let mut reached = vec![1.0; self.nodes.len()];
        for (index, node) in self.nodes.iter().enumerate() {
            let odds = match self.decider(node) {
                Some((_, set)) if set.seat == seat => &profile.0[set.slots()],
                _ => &[],
            };
            for (nth, child) in node.children().enumerate() {
                let odds = odds.get(nth).copied().unwrap_or(1.0);
                reached[child] = reached[index] * odds * self.nodes[child].weight;
            }
        }
        reached
    }

    /// Returns the value of a history if each seat plays its profile.
    fn mean(&self, node: &Node, values: &[f64], seats: [&Profile; 2]) -> f64 {
        match node.kind {
            Kind::Over(value) => value,
            Kind::Chance => {
                node.children().map(|child| self.nodes[child].weight * values[child]).sum()
            }
            Kind::Decide(set) => {
                let set = &self.sets[set as usize];
                let odds = &seats[set.seat.index()].0[set.slots()];
                odds.iter().zip(&values[node.children()]).map(|(odds, value)| odds * value).sum()
            }
        }
    }

    /// Returns the information state of a node in which a seat decides.
    pub(super) fn decider(&self, node: &Node) -> Option<(u32, &Set<G::Action>)> {
        match node.kind {
            Kind::Decide(set) => Some((set, &self.sets[set as usize])),
            _ => None,
        }
    }

    /// Returns the game so far.
    fn record(&self, node: usize) -> Record<G> {
        let mut way = vec![node];
        while let Some(&last) = way.last().filter(|&&last| last > 0) {
            way.push(self.nodes[last].parent as usize);
        }
        let mut record = Record::from_state(self.start.clone());
        for pair in way.windows(2).rev() {
            let nth = pair[0] - self.nodes[pair[1]].children().start;
            if let Some(&(actor, action, _)) = actions(record.state()).get(nth) {
                // Actions that were legal in the tree are still legal.
                let _ = record.push(actor, action);
            }
        }
        record
    }
}

fn check_seats<G: FullGame>(start: &G) -> Result<(), SolveError> {
    if start.seats() == 2 { Ok(()) } else { Err(SolveError::Seats(start.seats())) }
}

/// Checks that the number of histories is within the limit, and that the watch does not stop the
/// work.
fn check_limit<G: FullGame>(histories: usize, terms: Terms<'_>) -> Result<(), SolveError> {
    let limit = terms.limit.min(u32::MAX as usize);
    if histories > limit {
        let bytes = bytes::<G>(limit, limit / 2, limit);
        return Err(SolveError::TooMany { what: "histories", limit, bytes });
    }
    if (terms.watch)(histories as u64) { Ok(()) } else { Err(SolveError::Stopped) }
}

/// Returns the most memory of a tree and its solution. A history needs its node and three numbers,
/// and an action of an information state four numbers. Each decision may have a separate
/// information state, in a list and in a map that both double as they grow.
fn bytes<G: FullGame>(histories: usize, decisions: usize, slots: usize) -> usize {
    let set = 3 * size_of::<Set<G::Action>>() + 4 * size_of::<(Key, u32)>();
    histories * (size_of::<Node>() + 3 * size_of::<f64>())
        + slots * (size_of::<G::Action>() + 4 * size_of::<f64>())
        + decisions * set
}

/// The numbers of histories in each level of a tree, and of what they need memory for.
#[derive(Default)]
struct Counts {
    levels: Vec<usize>,
    /// The number of histories in which a seat decides.
    decisions: usize,
    /// The number of actions in these histories.
    slots: usize,
}

impl Counts {
    fn size<G: FullGame>(&self) -> Size {
        let histories = self.levels.iter().sum();
        Size { histories, bytes: bytes::<G>(histories, self.decisions, self.slots) }
    }

    fn of<G: FullGame>(start: &G, terms: Terms<'_>) -> Result<Self, SolveError> {
        check_seats(start)?;
        let (mut counts, mut histories) = (Self::default(), 0);
        let mut ahead = vec![(start.clone(), 0)];
        while let Some((state, level)) = ahead.pop() {
            histories += 1;
            check_limit::<G>(histories, terms)?;
            counts.levels.resize(counts.levels.len().max(level + 1), 0);
            counts.levels[level] += 1;
            let next = actions(&state);
            if matches!(state.turn(), Turn::Decide(_)) {
                counts.decisions += 1;
                counts.slots += next.len();
            }
            for (actor, action, _) in next {
                ahead.push((state.apply(actor, action).map_err(refused::<G>)?, level + 1));
            }
        }
        Ok(counts)
    }
}

/// Returns all next decisions, with the probabilities of chance. Seats that decide together commit
/// in ascending order.
fn actions<G: FullGame>(state: &G) -> Vec<(Actor, G::Action, f64)> {
    match state.turn() {
        Turn::Decide(seats) => {
            let seat = seats.iter().next().unwrap_or(Seat::FIRST);
            state.actions(seat).into_iter().map(|action| (seat.into(), action, 1.0)).collect()
        }
        Turn::Chance => {
            let chances = state.chances();
            let all: f64 = chances.iter().map(|chance| f64::from(chance.weight)).sum();
            let share = |weight| f64::from(weight) / all;
            let each = chances.iter();
            each.map(|one| (Actor::Chance, one.action, share(one.weight))).collect()
        }
        Turn::Over(_) => Vec::new(),
    }
}

/// A history that is being expanded, with the keys of what the seats have seen.
struct Leaf<G> {
    index: usize,
    level: usize,
    state: G,
    seen: [Key; 2],
}

/// A tree that grows depth first, so that only the states of one way are in memory. Each history
/// gets the place in its level that it has from left to right.
struct Grower<'a, G: FullGame> {
    terms: Terms<'a>,
    tree: Tree<G>,
    /// The first free place of each level.
    free: Vec<usize>,
    /// The information states, by their level and what their seat has seen.
    known: HashMap<Key, u32>,
}

impl<'a, G: FullGame> Grower<'a, G> {
    fn of(start: &G, terms: Terms<'a>, counts: &[usize]) -> Self {
        let root = Node { parent: 0, first: 0, count: 0, weight: 1.0, kind: Kind::Chance };
        let mut end = 0;
        let level = |count: &usize| {
            end += count;
            end - count..end
        };
        let levels: Vec<_> = counts.iter().map(level).collect();
        let free = levels.iter().map(|level| level.start).chain([end]).collect();
        let (start, nodes) = (start.clone(), vec![root; end]);
        let tree = Tree { start, nodes, sets: Vec::new(), levels, slots: 0 };
        Self { terms, tree, free, known: HashMap::new() }
    }

    fn grow(mut self) -> Result<Tree<G>, SolveError> {
        let state = self.tree.start.clone();
        let mut ahead = vec![Leaf { index: 0, level: 0, state, seen: [Key::default(); 2] }];
        let mut histories = 0;
        while let Some(leaf) = ahead.pop() {
            histories += 1;
            check_limit::<G>(histories, self.terms)?;
            let kind = self.kind(&leaf)?;
            let (before, first) = (ahead.len(), self.free[leaf.level + 1]);
            self.branch(&leaf, &mut ahead)?;
            let count = (ahead.len() - before) as u32;
            // The first child is the next leaf.
            ahead[before..].reverse();
            let node = &mut self.tree.nodes[leaf.index];
            *node = Node { first: first as u32, count, kind, ..*node };
        }
        self.number();
        Ok(self.tree)
    }

    /// Returns the next step, and numbers the information state.
    fn kind(&mut self, leaf: &Leaf<G>) -> Result<Kind, SolveError> {
        let seat = match leaf.state.turn() {
            Turn::Over(outcome) => return Ok(Kind::Over(self.terms.payoff.of::<G>(&outcome))),
            Turn::Chance => return Ok(Kind::Chance),
            Turn::Decide(seats) => seats.iter().next().unwrap_or(Seat::FIRST),
        };
        let actions: Vec<G::Action> = leaf.state.actions(seat).into_iter().collect();
        let sets = &mut self.tree.sets;
        // A seat can count the decisions, so an information state has only one level.
        let seen = (leaf.level, seat, leaf.state.view(seat.into()));
        let key = leaf.seen[seat.index()].then(&seen);
        let number = *self.known.entry(key).or_insert(sets.len() as u32);
        match sets.get(number as usize) {
            Some(set) if *set.actions != *actions => {
                let text = "a seat may do what others may not who know the same";
                return Err(SolveError::Refused(text.to_owned()));
            }
            Some(_) => (),
            None => {
                let actions = actions.into_boxed_slice();
                sets.push(Set { seat, actions, first: 0, node: leaf.index });
            }
        }
        Ok(Kind::Decide(number))
    }

    /// Adds the children of a history.
    fn branch(&mut self, leaf: &Leaf<G>, ahead: &mut Vec<Leaf<G>>) -> Result<(), SolveError> {
        let level = leaf.level + 1;
        for (actor, action, weight) in actions(&leaf.state) {
            let mut seen = leaf.seen;
            let note = &mut |event: G::Event| {
                for (seat, seen) in seen.iter_mut().enumerate() {
                    let viewer = Seat::new(seat as u8).map_or(Viewer::Spectator, Viewer::Seat);
                    *seen = seen.then(&event.seen_by(viewer));
                }
            };
            let state = leaf.state.apply_noting(actor, action, note).map_err(refused::<G>)?;
            let index = self.free[level];
            self.free[level] += 1;
            let node = &mut self.tree.nodes[index];
            *node = Node { parent: leaf.index as u32, weight, ..*node };
            ahead.push(Leaf { index, level, state, seen });
        }
        Ok(())
    }

    /// Numbers the information states and their actions again, in the order of their histories.
    fn number(&mut self) {
        self.known = HashMap::new();
        let Tree { nodes, sets, slots, .. } = &mut self.tree;
        sets.sort_by_key(|set| set.node);
        let mut numbers = vec![0; sets.len()];
        for (number, set) in (0..).zip(sets) {
            if let Kind::Decide(old) = nodes[set.node].kind {
                numbers[old as usize] = number;
            }
            set.first = *slots;
            *slots += set.actions.len();
        }
        for node in nodes {
            if let Kind::Decide(set) = &mut node.kind {
                *set = numbers[*set as usize];
            }
        }
    }
}
