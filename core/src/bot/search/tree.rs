//! The nodes of a search.

use std::collections::HashMap;
use std::collections::hash_map::Entry;

use super::node::{Key, Node};
use crate::record::Decision;

/// A tree, which grows to a number of arms and no further.
pub(super) struct Tree<A> {
    nodes: HashMap<Key, Node<A>>,
    /// The number of arms of all nodes, which are what takes the memory.
    arms: usize,
    limit: usize,
}

impl<A: Copy + PartialEq> Tree<A> {
    /// The number of arms from which on no node is added: some 40 megabytes a tree.
    pub(super) const LIMIT: usize = 1 << 18;
    /// The most decisions of a line.
    const LINE: usize = 6;

    pub(super) fn new(limit: usize) -> Self {
        Self { nodes: HashMap::new(), arms: 0, limit }
    }

    /// Returns the number of nodes.
    pub(super) fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Counts the arms that a node has gained.
    pub(super) fn grown(&mut self, arms: usize) {
        self.arms += arms;
    }

    /// Returns the node of a key, and whether it is new. A full tree has none for what it has not
    /// met, or met but once: such a node would gain most of its arms now.
    pub(super) fn node(&mut self, key: Key, secret: bool) -> Option<(&mut Node<A>, bool)> {
        let full = self.arms >= self.limit;
        match self.nodes.entry(key) {
            Entry::Occupied(node) if !full || node.get().is_open() => {
                Some((node.into_mut(), false))
            }
            Entry::Vacant(space) if !full => {
                Some((space.insert(Node::new(key.seat, secret)), true))
            }
            _ => None,
        }
    }

    pub(super) fn get(&mut self, key: Key) -> Option<&mut Node<A>> {
        self.nodes.get_mut(&key)
    }

    /// Returns the node of a key, with the line that is expected after each of its actions.
    pub(super) fn into_root(mut self, key: Key) -> Option<Node<A>> {
        let mut root = self.nodes.remove(&key)?;
        root.foresee(|next| self.line(next));
        Some(root)
    }

    /// Returns the decisions that were visited most from a node on.
    fn line(&self, from: Key) -> Vec<Decision<A>> {
        let mut line = Vec::new();
        let mut key = Some(from);
        while let Some((decision, next)) = key.and_then(|key| self.nodes.get(&key)?.favourite()) {
            line.push(decision);
            key = next.filter(|_| line.len() < Self::LINE);
        }
        line
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dealer::Dealer;
    use crate::die_mauer::{Action, State};
    use crate::game::{ActionSet, Game};
    use crate::seat::Seat;

    /// Visits the node of a key as a search does, and returns whether the tree has it.
    fn visit(tree: &mut Tree<Action>, state: &State, seen: u64) -> bool {
        let Some((node, _)) = tree.node(Key { seat: Seat::FIRST, seen }, true) else {
            return false;
        };
        let before = node.len();
        node.choose(state, &mut Dealer::new(seen), false).expect("a seat has an action");
        let grown = node.len() - before;
        tree.grown(grown);
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
