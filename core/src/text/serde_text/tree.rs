//! The common tree of JSON, TOML and notation.

use std::fmt;

use serde::de::{DeserializeSeed, Error, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer};

use crate::base::rule::NotationError;

/// A part of the text.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Node {
    /// The line number, if it is known.
    pub(super) line: Option<usize>,
    pub(super) tree: Tree,
}

/// The content of a part.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Tree {
    Null,
    Bool(bool),
    Whole(i128),
    Fraction(f64),
    Text(String),
    /// A text of notation, whose type is not visible.
    Word(String),
    /// A value that no option takes, such as a date.
    Odd(String),
    List(Vec<Node>),
    Map(Vec<(String, Node)>),
    /// A required part that is missing.
    Missing,
    /// A part with a known fault, which is skipped.
    Wrong,
}

impl Node {
    /// The most levels of nested lists and named values.
    pub(super) const DEPTH: usize = 100;

    pub(super) const fn new(tree: Tree) -> Self {
        Self { line: None, tree }
    }

    /// Returns the number of parts.
    pub(super) fn size(&self) -> usize {
        match &self.tree {
            Tree::List(nodes) => 1 + nodes.iter().map(Self::size).sum::<usize>(),
            Tree::Map(entries) => 1 + entries.iter().map(|(_, node)| node.size()).sum::<usize>(),
            _ => 1,
        }
    }

    /// Returns the part at a path.
    pub(super) fn at(&mut self, path: &[usize]) -> Option<&mut Self> {
        path.iter().try_fold(self, |node, &index| match &mut node.tree {
            Tree::List(nodes) => nodes.get_mut(index),
            Tree::Map(entries) => entries.get_mut(index).map(|(_, node)| node),
            _ => None,
        })
    }

    /// Returns the name with which a path begins.
    pub(super) fn name(&self, path: &[usize]) -> Option<&str> {
        match &self.tree {
            Tree::Map(entries) => Some(&entries.get(*path.first()?)?.0),
            _ => None,
        }
    }

    /// Returns a path in words, after the number of its line if that is known.
    pub(super) fn shown(&self, path: &[usize]) -> String {
        let (mut node, mut line, mut shown) = (self, None, String::new());
        for &index in path {
            match &node.tree {
                Tree::List(nodes) => {
                    shown += &format!("[{index}]");
                    node = &nodes[index];
                }
                Tree::Map(entries) => {
                    let (name, next) = &entries[index];
                    let dot = if shown.is_empty() { "" } else { "." };
                    shown += &format!("{dot}{}", NotationError::quote(name));
                    node = next;
                }
                _ => break,
            }
            line = node.line.or(line);
        }
        match line {
            Some(line) => format!("line {line}: {shown}"),
            None => shown,
        }
    }

    /// Returns whether a part has a known fault.
    pub(super) fn has_wrong(&self) -> bool {
        match &self.tree {
            Tree::List(nodes) => nodes.iter().any(|node| node.tree == Tree::Wrong),
            Tree::Map(entries) => entries.iter().any(|(_, node)| node.tree == Tree::Wrong),
            _ => false,
        }
    }

    /// Adds a missing part. Returns whether it was new.
    pub(super) fn add_missing(&mut self, name: &str) -> bool {
        match &mut self.tree {
            Tree::Map(entries) if entries.iter().all(|(other, _)| other != name) => {
                entries.push((name.to_owned(), Self::new(Tree::Missing)));
                true
            }
            _ => false,
        }
    }
}

impl From<serde_json::Value> for Node {
    fn from(value: serde_json::Value) -> Self {
        use serde_json::Value;
        Self::new(match value {
            Value::Null => Tree::Null,
            Value::Bool(value) => Tree::Bool(value),
            Value::Number(number) => match (number.as_i64(), number.as_u64()) {
                (Some(number), _) => Tree::Whole(number.into()),
                (_, Some(number)) => Tree::Whole(number.into()),
                _ => Tree::Fraction(number.as_f64().unwrap_or(f64::NAN)),
            },
            Value::String(text) => Tree::Text(text),
            Value::Array(values) => Tree::List(values.into_iter().map(Self::from).collect()),
            Value::Object(fields) => {
                let entries = fields.into_iter().map(|(name, value)| (name, value.into()));
                Tree::Map(entries.collect())
            }
        })
    }
}

/// The seed of a part, with the number of further levels.
struct Depth(usize);

impl<'de> DeserializeSeed<'de> for Depth {
    type Value = Node;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Node, D::Error> {
        deserializer.deserialize_any(self).map(Node::new)
    }
}

impl Depth {
    fn next<E: Error>(&self) -> Result<Self, E> {
        let deeper = self.0.checked_sub(1).map(Self);
        deeper.ok_or_else(|| E::custom(format_args!("nested more than {} deep", Node::DEPTH)))
    }
}

impl<'de> Visitor<'de> for Depth {
    type Value = Tree;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("any value")
    }

    fn visit_unit<E: Error>(self) -> Result<Tree, E> {
        Ok(Tree::Null)
    }

    fn visit_none<E: Error>(self) -> Result<Tree, E> {
        Ok(Tree::Null)
    }

    fn visit_some<D: Deserializer<'de>>(self, deserializer: D) -> Result<Tree, D::Error> {
        self.deserialize(deserializer).map(|node| node.tree)
    }

    fn visit_bool<E: Error>(self, value: bool) -> Result<Tree, E> {
        Ok(Tree::Bool(value))
    }

    fn visit_i64<E: Error>(self, number: i64) -> Result<Tree, E> {
        Ok(Tree::Whole(number.into()))
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<Tree, E> {
        Ok(Tree::Whole(number.into()))
    }

    fn visit_f64<E: Error>(self, number: f64) -> Result<Tree, E> {
        Ok(Tree::Fraction(number))
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Tree, E> {
        Ok(Tree::Text(text.to_owned()))
    }

    fn visit_string<E: Error>(self, text: String) -> Result<Tree, E> {
        Ok(Tree::Text(text))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Tree, A::Error> {
        let mut nodes = Vec::new();
        while let Some(node) = items.next_element_seed(self.next()?)? {
            nodes.push(node);
        }
        Ok(Tree::List(nodes))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Tree, A::Error> {
        let mut entries = Vec::new();
        while let Some(name) = map.next_key()? {
            entries.push((name, map.next_value_seed(self.next()?)?));
        }
        Ok(Tree::Map(entries))
    }
}

impl<'de> Deserialize<'de> for Node {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Depth(Self::DEPTH).deserialize(deserializer)
    }
}
