//! The nodes of a search.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::mem;

use super::node::BuildDigest;
use super::node::{Index, Key, Node};
use crate::base::seat::Seat;
use crate::game::dealer::Dealer;
use crate::game::record::Decision;
use crate::play::bot::Judgement;

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
    /// The number of arms from which no node is added, about 25 megabytes for each tree.
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
}
