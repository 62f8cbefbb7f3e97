//! Finds out what a setup takes by asking its own deserialiser, so that no list is kept twice.

use std::fmt;

use serde::de::value::BorrowedStrDeserializer;
use serde::de::{DeserializeOwned, DeserializeSeed, Deserializer, MapAccess, SeqAccess, Visitor};
use serde::forward_to_deserialize_any;

/// What an option takes.
#[derive(Clone, Eq, PartialEq, Debug)]
pub(crate) enum Takes {
    Number,
    YesOrNo,
    OneOf(&'static [&'static str]),
    ListOf(Box<Self>),
    Text,
}

/// Returns the names of a struct's fields.
pub(crate) fn fields<T: DeserializeOwned>() -> &'static [&'static str] {
    let mut fields: &[&str] = &[];
    // The struct is never made: all there is to learn is what it asks for.
    let _ = T::deserialize(Fields(&mut fields));
    fields
}

/// Returns what a field of a struct takes.
pub(crate) fn field<T: DeserializeOwned>(name: &'static str) -> Takes {
    let mut takes = Takes::Text;
    let _ = T::deserialize(Field { name, takes: &mut takes });
    takes
}

/// Ends every question, once its kind is known.
#[derive(Debug)]
struct Learnt;

impl fmt::Display for Learnt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("learnt")
    }
}

impl std::error::Error for Learnt {}

impl serde::de::Error for Learnt {
    fn custom<T: fmt::Display>(_: T) -> Self {
        Self
    }
}

/// A probe that learns the fields of a struct.
struct Fields<'a>(&'a mut &'static [&'static str]);

impl<'de> Deserializer<'de> for Fields<'_> {
    type Error = Learnt;

    fn deserialize_any<V: Visitor<'de>>(self, _: V) -> Result<V::Value, Learnt> {
        Err(Learnt)
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        fields: &'static [&'static str],
        _: V,
    ) -> Result<V::Value, Learnt> {
        *self.0 = fields;
        Err(Learnt)
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 u8 u16 u32 u64 f32 f64 char str string bytes byte_buf option unit
        unit_struct newtype_struct seq tuple tuple_struct map enum identifier ignored_any
    }
}

/// A probe that gives a struct one of its fields.
struct Field<'a> {
    name: &'static str,
    takes: &'a mut Takes,
}

impl<'de> Deserializer<'de> for Field<'_> {
    type Error = Learnt;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Learnt> {
        visitor.visit_map(self)
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 u8 u16 u32 u64 f32 f64 char str string bytes byte_buf option unit
        unit_struct newtype_struct seq tuple tuple_struct map struct enum identifier ignored_any
    }
}

impl<'de> MapAccess<'de> for Field<'_> {
    type Error = Learnt;

    fn next_key_seed<K: DeserializeSeed<'de>>(
        &mut self,
        seed: K,
    ) -> Result<Option<K::Value>, Learnt> {
        seed.deserialize(BorrowedStrDeserializer::new(self.name)).map(Some)
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, Learnt> {
        seed.deserialize(Value(self.takes))
    }
}

/// A probe that learns what a value is.
struct Value<'a>(&'a mut Takes);

impl Value<'_> {
    fn learn<T>(self, takes: Takes) -> Result<T, Learnt> {
        *self.0 = takes;
        Err(Learnt)
    }
}

impl<'de> Deserializer<'de> for Value<'_> {
    type Error = Learnt;

    fn deserialize_any<V: Visitor<'de>>(self, _: V) -> Result<V::Value, Learnt> {
        self.learn(Takes::Text)
    }

    fn deserialize_bool<V: Visitor<'de>>(self, _: V) -> Result<V::Value, Learnt> {
        self.learn(Takes::YesOrNo)
    }

    fn deserialize_u8<V: Visitor<'de>>(self, _: V) -> Result<V::Value, Learnt> {
        self.learn(Takes::Number)
    }

    fn deserialize_u16<V: Visitor<'de>>(self, _: V) -> Result<V::Value, Learnt> {
        self.learn(Takes::Number)
    }

    fn deserialize_u32<V: Visitor<'de>>(self, _: V) -> Result<V::Value, Learnt> {
        self.learn(Takes::Number)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Learnt> {
        visitor.visit_some(self)
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Learnt> {
        let mut one = Takes::Text;
        let _ = visitor.visit_seq(Value(&mut one));
        self.learn(Takes::ListOf(Box::new(one)))
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Learnt> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        variants: &'static [&'static str],
        _: V,
    ) -> Result<V::Value, Learnt> {
        self.learn(Takes::OneOf(variants))
    }

    forward_to_deserialize_any! {
        i8 i16 i32 i64 u64 f32 f64 char str string bytes byte_buf unit unit_struct newtype_struct
        tuple_struct map struct identifier ignored_any
    }
}

impl<'de> SeqAccess<'de> for Value<'_> {
    type Error = Learnt;

    fn next_element_seed<T: DeserializeSeed<'de>>(
        &mut self,
        seed: T,
    ) -> Result<Option<T::Value>, Learnt> {
        seed.deserialize(Value(self.0)).map(Some)
    }
}

#[cfg(test)]
mod tests {
    use mauerwerk::berlin::Setup;

    use super::*;

    #[test]
    fn finds_what_options_take() {
        assert!(fields::<Setup>().starts_with(&["players", "variants", "rows"]));
        assert_eq!(field::<Setup>("players"), Takes::Number);
        assert_eq!(field::<Setup>("max_idle_turns"), Takes::Number);
        assert_eq!(field::<Setup>("redraw_on_bonus"), Takes::YesOrNo);
        assert_eq!(field::<Setup>("fill"), Takes::Text);
        assert_eq!(field::<Setup>("dumb_luck"), Takes::OneOf(&["extra-roll-only", "collect"]));
        let Takes::ListOf(one) = field::<Setup>("stacks") else { panic!("stacks is a list") };
        assert_eq!(*one, Takes::OneOf(&["suns", "moons", "crowns", "arms"]));
    }
}
