//! The nodes of a search.

use std::collections::HashMap;

use super::node::{Key, Node};
use crate::record::Decision;

/// A tree, which grows to a number of nodes and no further.
pub(super) struct Tree<A> {
    nodes: HashMap<Key, Node<A>>,
}

impl<A: Copy + PartialEq> Tree<A> {
    /// The most nodes of a tree: some tens of megabytes.
    const LIMIT: usize = 1 << 16;
    /// The most decisions of a line.
    const LINE: usize = 6;

    pub(super) fn new() -> Self {
        Self { nodes: HashMap::new() }
    }

    /// Returns the node of a key, and whether it is new; `None` if it would be one too many.
    pub(super) fn node(&mut self, key: Key, secret: bool) -> Option<(&mut Node<A>, bool)> {
        let new = !self.nodes.contains_key(&key);
        if new && self.nodes.len() >= Self::LIMIT {
            return None;
        }
        Some((self.nodes.entry(key).or_insert_with(|| Node::new(key.seat, secret)), new))
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
