//! Turns a tree into a value, and finds the place of each fault.

use std::collections::HashSet;

use serde::de::value::BorrowedStrDeserializer;
use serde::de::{
    Deserialize, DeserializeSeed, Deserializer, EnumAccess, Error as _, IntoDeserializer,
    MapAccess, SeqAccess, Unexpected, VariantAccess, Visitor,
};
use serde::forward_to_deserialize_any;

use super::misfit::listed;
use super::misfit::{MISSING, Misfit, Problem, Takes, shown};
use super::tree::{Node, Tree};
use crate::text::message::{Message, errors, message};

/// The deserialiser of a part of a tree.
#[derive(Copy, Clone)]
pub(super) struct Reader<'de>(pub(super) &'de Node);

impl<'de> Reader<'de> {
    /// Returns the part for a report.
    fn found(&self) -> Unexpected<'de> {
        match &self.0.tree {
            Tree::Null => Unexpected::Unit,
            Tree::Bool(value) => Unexpected::Bool(*value),
            Tree::Whole(number) => match (u64::try_from(*number), i64::try_from(*number)) {
                (Ok(number), _) => Unexpected::Unsigned(number),
                (_, Ok(number)) => Unexpected::Signed(number),
                _ => Unexpected::Float(*number as f64),
            },
            Tree::Fraction(number) => Unexpected::Float(*number),
            Tree::Text(text) => Unexpected::Str(text),
            Tree::Word(text) if self.whole().is_some() => Unexpected::Other(text),
            Tree::Word(text) => Unexpected::Str(text),
            Tree::Odd(text) => Unexpected::Other(text),
            Tree::List(_) => Unexpected::Seq,
            Tree::Map(_) => Unexpected::Map,
            Tree::Missing | Tree::Wrong => Unexpected::Other(MISSING),
        }
    }

    fn refuse<T>(self, visitor: &impl Visitor<'de>) -> Result<T, Misfit> {
        Err(Misfit::invalid_type(self.found(), visitor))
    }

    fn whole(&self) -> Option<i128> {
        match &self.0.tree {
            Tree::Whole(number) => Some(*number),
            Tree::Word(text) => {
                let digits = text.strip_prefix('-').unwrap_or(text);
                let plain = digits.bytes().all(|byte| byte.is_ascii_digit());
                text.parse().ok().filter(|_| plain)
            }
            _ => None,
        }
    }

    fn text(&self) -> Option<&'de str> {
        match &self.0.tree {
            Tree::Text(text) | Tree::Word(text) => Some(text),
            _ => None,
        }
    }

    fn read_text<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misfit> {
        match self.text() {
            Some(text) => visitor.visit_borrowed_str(text),
            None => self.refuse(&visitor),
        }
    }

    /// Reads a list, or a text that the visitor accepts as a list.
    fn read_list<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misfit> {
        match &self.0.tree {
            Tree::List(nodes) => visitor.visit_seq(Items { nodes, index: 0 }),
            _ => self.read_text(visitor),
        }
    }

    fn read_map<V: Visitor<'de>>(
        self,
        visitor: V,
        takes: Option<Takes>,
    ) -> Result<V::Value, Misfit> {
        match &self.0.tree {
            Tree::Map(entries) => visitor.visit_map(Entries::new(entries)),
            _ => match takes {
                Some(takes) => Err(Misfit::takes(takes, shown(self.found()))),
                None => self.refuse(&visitor),
            },
        }
    }
}

/// Reads whole numbers within the range of their type.
macro_rules! whole {
    ($($deserialize:ident $visit:ident $number:ty;)+) => {
        $(fn $deserialize<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misfit> {
            match self.whole().map(<$number>::try_from) {
                Some(Ok(number)) => visitor.$visit(number),
                _ => self.refuse(&visitor),
            }
        })+
    };
}

impl<'de> Deserializer<'de> for Reader<'de> {
    type Error = Misfit;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misfit> {
        match &self.0.tree {
            Tree::Null => visitor.visit_unit(),
            Tree::Bool(value) => visitor.visit_bool(*value),
            Tree::Whole(number) if *number < 0 => self.deserialize_i64(visitor),
            Tree::Whole(_) => self.deserialize_u64(visitor),
            Tree::Fraction(number) => visitor.visit_f64(*number),
            Tree::Text(text) | Tree::Word(text) => visitor.visit_borrowed_str(text),
            Tree::List(_) => self.read_list(visitor),
            Tree::Map(_) => self.read_map(visitor, None),
            Tree::Odd(_) | Tree::Missing | Tree::Wrong => self.refuse(&visitor),
        }
    }

    whole! {
        deserialize_i8 visit_i8 i8;
        deserialize_i16 visit_i16 i16;
        deserialize_i32 visit_i32 i32;
        deserialize_i64 visit_i64 i64;
        deserialize_u8 visit_u8 u8;
        deserialize_u16 visit_u16 u16;
        deserialize_u32 visit_u32 u32;
        deserialize_u64 visit_u64 u64;
    }

    fn deserialize_f32<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misfit> {
        self.deserialize_f64(visitor)
    }

    fn deserialize_f64<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misfit> {
        match &self.0.tree {
            Tree::Fraction(number) => visitor.visit_f64(*number),
            Tree::Whole(number) => visitor.visit_f64(*number as f64),
            _ => self.refuse(&visitor),
        }
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misfit> {
        match &self.0.tree {
            Tree::Bool(value) => visitor.visit_bool(*value),
            Tree::Word(text) if text == "true" => visitor.visit_bool(true),
            Tree::Word(text) if text == "false" => visitor.visit_bool(false),
            _ => self.refuse(&visitor),
        }
    }

    fn deserialize_char<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misfit> {
        self.read_text(visitor)
    }

    fn deserialize_str<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misfit> {
        self.read_text(visitor)
    }

    fn deserialize_string<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misfit> {
        self.read_text(visitor)
    }

    fn deserialize_identifier<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misfit> {
        self.read_text(visitor)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misfit> {
        match &self.0.tree {
            Tree::Null | Tree::Missing => visitor.visit_none(),
            _ => visitor.visit_some(self),
        }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Misfit> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misfit> {
        self.read_list(visitor)
    }

    fn deserialize_tuple<V: Visitor<'de>>(
        self,
        len: usize,
        visitor: V,
    ) -> Result<V::Value, Misfit> {
        match &self.0.tree {
            Tree::List(nodes) if nodes.len() != len => {
                Err(Misfit::invalid_length(nodes.len(), &visitor))
            }
            _ => self.read_list(visitor),
        }
    }

    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misfit> {
        self.read_map(visitor, None)
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Misfit> {
        self.read_map(
            visitor,
            Some(Takes::Known(message!(errors::NamedValuesOf { names: fields.join(", ") }))),
        )
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Misfit> {
        match &self.0.tree {
            Tree::Text(text) | Tree::Word(text) if variants.contains(&text.as_str()) => {
                visitor.visit_enum(Choice { index: None, name: text, node: None })
            }
            Tree::Text(text) | Tree::Word(text) => Err(Misfit::unknown_variant(text, variants)),
            Tree::Map(entries) if entries.len() == 1 => {
                let (name, node) = &entries[0];
                visitor.visit_enum(Choice { index: Some(0), name, node: Some(node) })
            }
            _ => Err(Misfit::takes(Takes::Known(listed(variants)), shown(self.found()))),
        }
    }

    fn deserialize_ignored_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misfit> {
        visitor.visit_unit()
    }

    forward_to_deserialize_any! { bytes byte_buf unit unit_struct tuple_struct }
}

impl<'de> IntoDeserializer<'de, Misfit> for Reader<'de> {
    type Deserializer = Self;

    fn into_deserializer(self) -> Self {
        self
    }
}

/// Returns the accepted form of a type, if it has only one.
pub(super) fn takes<'de, T: Deserialize<'de>>() -> Option<Message> {
    static NOTHING: Node = Node::new(Tree::Missing);
    match T::deserialize(Reader(&NOTHING)) {
        Err(Misfit { problem: Problem::Takes { takes, .. }, .. }) => Some(takes.message()),
        _ => None,
    }
}

/// The items of a list.
struct Items<'de> {
    nodes: &'de [Node],
    index: usize,
}

impl<'de> SeqAccess<'de> for Items<'de> {
    type Error = Misfit;

    fn next_element_seed<T: DeserializeSeed<'de>>(
        &mut self,
        seed: T,
    ) -> Result<Option<T::Value>, Misfit> {
        while let Some(node) = self.nodes.get(self.index) {
            let index = self.index;
            self.index += 1;
            if node.tree != Tree::Wrong {
                let item = seed.deserialize(Reader(node));
                return item.map(Some).map_err(|misfit| misfit.within(index));
            }
        }
        Ok(None)
    }
}

/// The named values of a map, with each name once.
struct Entries<'de> {
    entries: &'de [(String, Node)],
    next: usize,
    names: HashSet<&'de str>,
}

impl<'de> Entries<'de> {
    fn new(entries: &'de [(String, Node)]) -> Self {
        Self { entries, next: 0, names: HashSet::new() }
    }
}

impl<'de> MapAccess<'de> for Entries<'de> {
    type Error = Misfit;

    fn next_key_seed<K: DeserializeSeed<'de>>(
        &mut self,
        seed: K,
    ) -> Result<Option<K::Value>, Misfit> {
        while let Some((name, node)) = self.entries.get(self.next) {
            let index = self.next;
            self.next += 1;
            if node.tree == Tree::Wrong {
                continue;
            }
            if !self.names.insert(name) {
                return Err(Misfit::new(message!(errors::Twice)).within(index));
            }
            let name = seed.deserialize(BorrowedStrDeserializer::new(name));
            return name.map(Some).map_err(|misfit: Misfit| misfit.within(index));
        }
        Ok(None)
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, Misfit> {
        let index = self.next - 1;
        let value = seed.deserialize(Reader(&self.entries[index].1));
        value.map_err(|misfit| misfit.within(index))
    }
}

/// A choice by its name, with its content.
struct Choice<'de> {
    index: Option<usize>,
    name: &'de str,
    node: Option<&'de Node>,
}

impl Choice<'_> {
    fn within(index: Option<usize>, misfit: Misfit) -> Misfit {
        match index {
            Some(index) => misfit.within(index),
            None => misfit,
        }
    }
}

impl<'de> EnumAccess<'de> for Choice<'de> {
    type Error = Misfit;
    type Variant = Self;

    fn variant_seed<V: DeserializeSeed<'de>>(self, seed: V) -> Result<(V::Value, Self), Misfit> {
        let name = seed.deserialize(BorrowedStrDeserializer::new(self.name));
        match name {
            Ok(name) => Ok((name, self)),
            Err(misfit) => Err(Self::within(self.index, misfit)),
        }
    }
}

impl<'de> VariantAccess<'de> for Choice<'de> {
    type Error = Misfit;

    fn unit_variant(self) -> Result<(), Misfit> {
        match self.node {
            None => Ok(()),
            Some(_) => {
                let name = self.name.to_owned();
                let misfit = Misfit::new(message!(errors::StandsAlone { name }));
                Err(Self::within(self.index, misfit))
            }
        }
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value, Misfit> {
        match self.node {
            Some(node) => {
                seed.deserialize(Reader(node)).map_err(|misfit| Self::within(self.index, misfit))
            }
            None => Err(self.is_alone()),
        }
    }

    fn tuple_variant<V: Visitor<'de>>(self, len: usize, visitor: V) -> Result<V::Value, Misfit> {
        match self.node {
            Some(node) => Reader(node)
                .deserialize_tuple(len, visitor)
                .map_err(|misfit| Self::within(self.index, misfit)),
            None => Err(self.is_alone()),
        }
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Misfit> {
        match self.node {
            Some(node) => Reader(node)
                .deserialize_struct("", fields, visitor)
                .map_err(|misfit| Self::within(self.index, misfit)),
            None => Err(self.is_alone()),
        }
    }
}

impl Choice<'_> {
    fn is_alone(&self) -> Misfit {
        let form = format!("{{\"{}\": ...}}", self.name);
        Misfit::new(message!(errors::TakesAValue { name: self.name.to_owned(), form }))
    }
}
