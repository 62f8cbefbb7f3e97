//! Nodes of the tree, where seats choose.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::hash::{BuildHasherDefault, Hash, Hasher};
use std::mem;

use crate::base::seat::{BySeat, Seat};
use crate::game::ActionSet;
use crate::game::dealer::Dealer;
use crate::game::record::Decision;
use crate::play::bot::Judgement;
use crate::play::bot::analysis::{Analysis, Sample};
use crate::play::bot::judgement::{Prospect, reward};
use crate::play::bot::rollout::prospects;

/// The key of a node: the deciding seat, and what it has seen.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub(super) struct Key {
    pub(super) seat: Seat,
    /// A digest of everything that the seat has seen since the root.
    pub(super) seen: u64,
}

/// The index of a node in its tree.
pub(super) type Index = usize;

/// A node of the tree, where a seat chooses.
pub(super) struct Node<A> {
    seat: Seat,
    /// Whether other seats choose at the same time.
    pub(super) secret: bool,
    pub(super) arms: Vec<Arm<A>>,
    visits: u32,
    /// The share of the win that an evaluator expects for the seat.
    expected: Option<f64>,
    /// The decisions expected after each arm, once the tree is complete.
    pub(super) lines: Vec<Vec<Decision<A>>>,
}

/// The statistics of an action at a node.
pub(super) struct Arm<A> {
    pub(super) action: A,
    pub(super) sample: Sample,
    /// The number of visits of the node in whose world the action was legal.
    available: u32,
    /// The game's judgement of the action, as a reward.
    prior: Option<f64>,
    /// The weight that an evaluator gives the action.
    weight: Option<f32>,
    /// The number of walks through the arm whose results are not known yet.
    pending: u32,
    /// The first node that followed.
    next: Option<Index>,
}

/// The weight of exploration, relative to a reward of 0 to 1.
const CURIOSITY: f64 = 0.35;
/// The number of visits that a judgement counts as.
const TRUST: f64 = 2.0;
/// The distance to the best prior at which an action's share of exploration is an eighth of the
/// best one's.
const DOUBT: f64 = 0.1;
/// The share of the most frequent action's visits below which no action is mixed into a secret
/// decision.
const NOISE: f64 = 0.7;

impl<A> Arm<A> {
    pub(super) fn new(action: A) -> Self {
        let sample = Sample::default();
        Self { action, sample, available: 0, prior: None, weight: None, pending: 0, next: None }
    }

    /// Returns the mean reward. The judgement counts as a few visits.
    fn mean(&self) -> f64 {
        let judged = TRUST * self.prior.unwrap_or(0.5);
        (self.sample.rewards() + judged) / (f64::from(self.sample.visits) + TRUST)
    }

    /// Returns the arm's share of exploration, relative to others: the weight, or else how near the
    /// prior is to the prior `best`.
    fn appeal(&self, best: f64) -> f64 {
        if let Some(weight) = self.weight {
            return weight.into();
        }
        let behind = 1.0 + (best - self.prior.unwrap_or(0.5)) / DOUBT;
        1.0 / (behind * behind * behind)
    }

    /// Returns the promise of the arm, given its share of exploration.
    fn promise(&self, share: f64) -> f64 {
        let visits = f64::from(self.sample.visits + self.pending);
        self.mean() + CURIOSITY * share * f64::from(self.available).sqrt() / (1.0 + visits)
    }
}

/// Returns the game's judgement of an action: a seat's reward in the position after it.
fn judged<G: Judgement>(state: &G, seat: Seat, action: G::Action) -> f64 {
    let after = state.apply(seat.into(), action);
    after.map_or(0.0, |after| reward::<G>(&prospects(&after), seat))
}

impl<A: Copy + PartialEq> Node<A> {
    pub(super) fn new(seat: Seat, secret: bool) -> Self {
        Self { seat, secret, arms: Vec::new(), visits: 0, expected: None, lines: Vec::new() }
    }

    /// Chooses one of the actions that are legal in this world, and returns the index of its arm.
    /// At the first visit, and if the seat is careless, it is the pick of a rollout, or drawn by
    /// the weights. Otherwise it is the most promising action.
    pub(super) fn choose<G>(
        &mut self,
        state: &G,
        dealer: &mut Dealer,
        careless: bool,
    ) -> Option<usize>
    where
        G: Judgement<Action = A>,
    {
        self.visits += 1;
        if careless && self.is_weighted() {
            let open = self.open(state);
            return self.draw(&open, dealer);
        }
        if self.visits == 1 || careless {
            return state.pick(self.seat, dealer).map(|action| self.arm(action));
        }
        let open = self.open(state);
        self.most_promising(&open)
    }

    /// Returns whether the legal actions were listed.
    pub(super) fn is_open(&self) -> bool {
        self.visits > 1
    }

    /// Returns whether an evaluator has seen the node.
    pub(super) fn is_expanded(&self) -> bool {
        self.expected.is_some()
    }

    /// Returns whether an evaluator has weighed the actions.
    fn is_weighted(&self) -> bool {
        self.arms.first().is_some_and(|arm| arm.weight.is_some())
    }

    /// Stores what an evaluator thinks of the node in this world. Only the first time counts.
    fn expand<G>(&mut self, state: &G, share: f64, weights: Option<&[f32]>)
    where
        G: Judgement<Action = A>,
    {
        if self.expected.replace(share).is_some() {
            return;
        }
        self.visits = self.visits.max(1);
        let Some(weights) = weights else { return };
        let mut slots = Vec::new();
        state.each_slot(self.seat, &mut |slot| slots.push(slot as usize));
        let weights: Vec<f32> = slots.into_iter().map(|slot| weights[slot]).collect();
        let sum: f32 = weights.iter().sum();
        for (action, weight) in state.actions(self.seat).into_iter().zip(weights) {
            let arm = self.arm(action);
            (self.arms[arm].prior, self.arms[arm].weight) = (Some(share), Some(weight / sum));
        }
    }

    /// Draws an arm by the weights.
    fn draw(&self, open: &[usize], dealer: &mut Dealer) -> Option<usize> {
        let weight = |&arm: &usize| f64::from(self.arms[arm].weight.unwrap_or_default());
        let mut rest = dealer.fraction() * open.iter().map(weight).sum::<f64>();
        let likely = || open.iter().filter(|arm| weight(arm) > 0.0);
        let drawn = likely().find(|arm| {
            rest -= weight(arm);
            rest < 0.0
        });
        drawn.or_else(|| likely().next_back()).or(open.last()).copied()
    }

    /// Notes that a walk goes through an arm.
    pub(super) fn wait_for(&mut self, arm: usize) {
        self.arms[arm].pending += 1;
    }

    /// Returns the number of arms.
    pub(super) fn len(&self) -> usize {
        self.arms.len()
    }

    pub(super) fn action(&self, arm: usize) -> A {
        self.arms[arm].action
    }

    /// Stores the node that follows an arm, unless one is stored already.
    pub(super) fn lead_to(&mut self, arm: usize, next: Index) {
        self.arms[arm].next.get_or_insert(next);
    }

    /// Stores the result of an arm.
    pub(super) fn learn(
        &mut self,
        arm: usize,
        prospects: &BySeat<Prospect>,
        rewards: &BySeat<f64>,
    ) {
        let arm = &mut self.arms[arm];
        arm.pending -= 1;
        arm.sample.add(prospects[self.seat], rewards[self.seat]);
    }

    /// Returns the index of an action's arm. Adds an arm if it has none.
    fn arm(&mut self, action: A) -> usize {
        if let Some(index) = self.arms.iter().position(|arm| arm.action == action) {
            return index;
        }
        // Most nodes are visited only once.
        self.arms.reserve_exact(usize::from(self.arms.is_empty()));
        self.arms.push(Arm::new(action));
        self.arms.len() - 1
    }

    /// Returns the indices of the arms that are legal in this world. Counts their availability, and
    /// judges new arms.
    fn open<G: Judgement<Action = A>>(&mut self, state: &G) -> Vec<usize> {
        let (seat, share) = (self.seat, self.expected);
        let legal = state.actions(seat);
        let even = self.is_weighted().then(|| 1.0 / legal.len() as f32);
        self.arms.reserve(legal.len().saturating_sub(self.arms.len()));
        // Worlds mostly list the same actions, and arms are in their order, except for the first
        // visit's. So the next arm is the first candidate.
        let mut next = 1;
        let open = legal.into_iter().map(|action| {
            let met = self.arms.get(next).is_some_and(|arm| arm.action == action);
            let index = if met { next } else { self.arm(action) };
            next += usize::from(met);
            let arm = &mut self.arms[index];
            arm.available += 1;
            arm.weight = arm.weight.or(even);
            arm.prior = arm.prior.or(even.and(share));
            arm.prior.get_or_insert_with(|| judged(state, seat, action));
            index
        });
        open.collect()
    }

    /// Returns the first of the most promising arms.
    fn most_promising(&self, open: &[usize]) -> Option<usize> {
        let arms = || open.iter().map(|&index| (index, &self.arms[index]));
        let best = arms().filter_map(|(_, arm)| arm.prior).fold(0.0, f64::max);
        let all: f64 = arms().map(|(_, arm)| arm.appeal(best)).sum();
        let mut first: Option<(usize, f64)> = None;
        for (index, arm) in arms() {
            let share = if all > 0.0 { arm.appeal(best) / all } else { 1.0 / open.len() as f64 };
            let promise = arm.promise(share);
            if first.is_none_or(|(_, most)| promise > most) {
                first = Some((index, promise));
            }
        }
        first.map(|(index, _)| index)
    }

    /// Finds the expected decisions after each action.
    pub(super) fn foresee(&mut self, line: impl Fn(Index) -> Vec<Decision<A>>) {
        let after = |arm: &Arm<A>| arm.next.map(&line).unwrap_or_default();
        self.lines = self.arms.iter().map(after).collect();
    }

    /// Adds up the roots of several trees, arm by arm.
    pub(super) fn sum(mut roots: impl Iterator<Item = Self>) -> Self {
        let mut sum = roots.next().unwrap_or_else(|| Self::new(Seat::FIRST, false));
        for root in roots {
            sum.visits += root.visits;
            for (arm, line) in root.arms.into_iter().zip(root.lines) {
                let index = sum.arm(arm.action);
                sum.arms[index].sample.extend(&arm.sample);
                sum.lines.resize(sum.arms.len(), Vec::new());
                if sum.lines[index].is_empty() {
                    sum.lines[index] = line;
                }
            }
        }
        sum
    }

    /// Writes the results of the node into an analysis: a mixture for a secret decision, or else
    /// the action with the most visits.
    pub(super) fn write(&self, analysis: &mut Analysis<A>) {
        let mut visits = vec![0.0; analysis.actions.len()];
        for (appraisal, visits) in analysis.actions.iter_mut().zip(&mut visits) {
            let mut arms = self.arms.iter().zip(&self.lines);
            if let Some((arm, line)) = arms.find(|(arm, _)| arm.action == appraisal.action) {
                arm.sample.write(appraisal);
                appraisal.line.extend(line);
                *visits = f64::from(arm.sample.visits);
            }
        }
        if self.secret {
            analysis.mix(&visits, NOISE);
        } else {
            analysis.favour(&visits);
        }
    }

    /// Returns the decision with the most visits, and the node that followed it.
    pub(super) fn favourite(&self) -> Option<(Decision<A>, Option<Index>)> {
        let arm = self.arms.iter().max_by_key(|arm| arm.sample.visits)?;
        Some((Decision { actor: self.seat.into(), action: arm.action }, arm.next))
    }
}

/// Hashes small values quickly. No input comes from outside, so the hash need not resist attacks.
#[derive(Copy, Clone, Default)]
pub(super) struct Digest(u64);

/// The builder of maps with this hash.
pub(super) type BuildDigest = BuildHasherDefault<Digest>;

/// An odd number without a pattern: the golden ratio's fraction.
const ODD: u64 = 0x9E37_79B9_7F4A_7C15;

impl Digest {
    /// Returns the digest of a value that follows another digest's values.
    pub(super) fn after(digest: u64, value: &impl Hash) -> u64 {
        let mut hasher = Self(digest);
        value.hash(&mut hasher);
        hasher.finish()
    }
}

impl Hasher for Digest {
    fn write(&mut self, bytes: &[u8]) {
        for part in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..part.len()].copy_from_slice(part);
            self.write_u64(u64::from_le_bytes(word) ^ (part.len() as u64) << 56);
        }
    }

    fn write_u8(&mut self, value: u8) {
        self.write_u64(value.into());
    }

    fn write_u16(&mut self, value: u16) {
        self.write_u64(value.into());
    }

    fn write_u32(&mut self, value: u32) {
        self.write_u64(value.into());
    }

    fn write_u64(&mut self, value: u64) {
        let product = u128::from(self.0 ^ value ^ ODD) * u128::from(ODD);
        self.0 =
            (product as u64) ^ ((product >> 64) as u64).rotate_left(32) ^ self.0.rotate_left(23);
    }

    fn write_usize(&mut self, value: usize) {
        self.write_u64(value as u64);
    }

    fn finish(&self) -> u64 {
        self.0
    }
}

/// A tree that grows up to a number of arms.
pub(super) struct Tree<A> {
    /// The nodes in the order in which they were added, the root first.
    nodes: Vec<Node<A>>,
    indices: HashMap<Key, Index, BuildDigest>,
    /// The number of arms of all nodes, which determines the memory.
    arms: usize,
    limit: usize,
}

impl<A: Copy + PartialEq> Tree<A> {
    /// The number of arms from which no node is added.
    ///
    /// A tree takes at most about 65 megabytes. It takes the most if all nodes were visited once.
    pub(super) const LIMIT: usize = 1 << 18;
    /// The most decisions of a line.
    const LINE: usize = 6;

    pub(super) fn new(limit: usize) -> Self {
        Self { nodes: Vec::new(), indices: HashMap::default(), arms: 0, limit }
    }

    /// Returns the number of nodes.
    pub(super) fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Returns the index of a key's node, and whether it is new. A full tree returns no node for
    /// keys that are new or were met only once. Such a node would gain most of its arms now.
    pub(super) fn node(&mut self, key: Key, secret: bool) -> Option<(Index, bool)> {
        let full = self.arms >= self.limit;
        match self.indices.entry(key) {
            Entry::Occupied(index) if !full || self.nodes[*index.get()].is_open() => {
                Some((*index.get(), false))
            }
            Entry::Vacant(space) if !full => {
                self.nodes.push(Node::new(key.seat, secret));
                Some((*space.insert(self.nodes.len() - 1), true))
            }
            _ => None,
        }
    }

    /// Lets a node choose as [`Node::choose`] does, and returns the index of the arm.
    pub(super) fn choose<G>(
        &mut self,
        node: Index,
        state: &G,
        dealer: &mut Dealer,
        careless: bool,
    ) -> Option<usize>
    where
        G: Judgement<Action = A>,
    {
        let node = &mut self.nodes[node];
        let before = node.len();
        let arm = node.choose(state, dealer, careless)?;
        self.arms += node.len() - before;
        Some(arm)
    }

    /// Expands a node as [`Node::expand`] does.
    pub(super) fn expand<G>(&mut self, node: Index, state: &G, share: f64, weights: Option<&[f32]>)
    where
        G: Judgement<Action = A>,
    {
        let node = &mut self.nodes[node];
        let before = node.len();
        node.expand(state, share, weights);
        self.arms += node.len() - before;
    }

    pub(super) fn get(&mut self, node: Index) -> &mut Node<A> {
        &mut self.nodes[node]
    }

    /// Returns the root, with the expected line after each of its actions, or `None` if the tree is
    /// empty.
    pub(super) fn into_root(mut self) -> Option<Node<A>> {
        let root = self.nodes.first_mut()?;
        let mut root = mem::replace(root, Node::new(Seat::FIRST, false));
        root.foresee(|next| self.line(next));
        Some(root)
    }

    /// Returns the most visited decisions, starting at a node.
    fn line(&self, from: Index) -> Vec<Decision<A>> {
        let mut line = Vec::new();
        let mut node = Some(from);
        while let Some((decision, next)) = node.and_then(|node| self.nodes[node].favourite()) {
            line.push(decision);
            node = next.filter(|_| line.len() < Self::LINE);
        }
        line
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{ActionSet, Game};
    use crate::games::die_mauer::{Action, State};

    /// Visits the node of a key like a search, and returns whether the tree has it.
    fn visit(tree: &mut Tree<Action>, state: &State, seen: u64) -> bool {
        let Some((node, _)) = tree.node(Key { seat: Seat::FIRST, seen }, true) else {
            return false;
        };
        tree.choose(node, state, &mut Dealer::new(seen), false).expect("a seat has an action");
        true
    }

    #[test]
    fn a_full_tree_keeps_what_it_knows_and_grows_no_further() {
        let state: State = "players:3 rounds:1".parse().unwrap();
        let legal = state.actions(Seat::FIRST).len();
        let mut tree = Tree::new(legal + 1);
        assert!(visit(&mut tree, &state, 0) && visit(&mut tree, &state, 0));
        assert!(visit(&mut tree, &state, 1), "one arm is still free");
        assert!(!visit(&mut tree, &state, 2), "a new node");
        assert!(!visit(&mut tree, &state, 1), "a node without a list of what is legal");
        assert!(visit(&mut tree, &state, 0), "a node that has met all its actions");
        assert_eq!((tree.len(), tree.arms), (2, legal + 1));
    }

    #[test]
    fn a_full_tree_takes_at_most_65_megabytes() {
        let state: State = "players:3 rounds:1".parse().unwrap();
        let mut tree = Tree::new(Tree::<Action>::LIMIT);
        assert_eq!((0..).take_while(|&seen| visit(&mut tree, &state, seen)).count(), tree.limit);
        let arms: usize = tree.nodes.iter().map(|node| node.arms.capacity()).sum();
        let places = tree.indices.capacity() / 7 * 8;
        let bytes = arms * size_of::<Arm<Action>>()
            + tree.nodes.capacity() * size_of::<Node<Action>>()
            + places * (size_of::<(Key, Index)>() + 1);
        assert!(bytes <= 65_000_000, "{bytes}");
    }
}
