//! Lists in options.

use std::collections::BTreeMap;
use std::fmt;
use std::fmt::Display;
use std::marker::PhantomData;

use serde::de::value::{SeqAccessDeserializer, SeqDeserializer, StrDeserializer};
use serde::de::{Error, MapAccess, SeqAccess, Unexpected, Visitor};
use serde::{Deserialize, Deserializer};

use crate::text::message::{Message, errors, message};

/// A list in an option. It may also be written with commas, and the empty list as an empty text.
#[derive(Clone, Debug)]
pub struct List<T>(pub(crate) Vec<T>);

impl<T> From<List<T>> for Vec<T> {
    fn from(list: List<T>) -> Self {
        list.0
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for List<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_seq(Parts(PhantomData)).map(Self)
    }
}

struct Parts<T>(PhantomData<T>);

impl<'de, T: Deserialize<'de>> Visitor<'de> for Parts<T> {
    type Value = Vec<T>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match super::reader::takes::<T>() {
            Some(takes) => write!(f, "a list of {takes}"),
            None => f.write_str("a list"),
        }
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Vec<T>, E> {
        let parts = text.split(',').map(str::trim).filter(|_| !text.trim().is_empty());
        let parts = parts.map(StrDeserializer::<E>::new);
        Vec::deserialize(SeqDeserializer::new(parts))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, items: A) -> Result<Vec<T>, A::Error> {
        Vec::deserialize(SeqAccessDeserializer::new(items))
    }
}

/// A list in an option that may be given in any order.
#[derive(Clone, Debug)]
pub struct Ordered<T>(Vec<T>);

impl<'de, T: Deserialize<'de> + Ord> Deserialize<'de> for Ordered<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let List(mut values) = List::<T>::deserialize(deserializer)?;
        values.sort_unstable();
        Ok(Self(values))
    }
}

impl<T> From<Ordered<T>> for Vec<T> {
    fn from(list: Ordered<T>) -> Self {
        list.0
    }
}

/// A list of digits in an option, in any order. It may also be written without separators.
#[derive(Clone, Debug)]
pub struct Digits(Vec<u8>);

impl Digits {
    /// Returns what it takes, in words.
    pub(crate) fn form() -> Message {
        message!(errors::Digits)
    }
}

impl<'de> Deserialize<'de> for Digits {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut digits = deserializer.deserialize_seq(Digit)?;
        digits.sort_unstable();
        Ok(Self(digits))
    }
}

impl From<Digits> for Vec<u8> {
    fn from(digits: Digits) -> Self {
        digits.0
    }
}

struct Digit;

impl<'de> Visitor<'de> for Digit {
    type Value = Vec<u8>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Digits::form().fmt(f)
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Vec<u8>, E> {
        let letters = text.chars().filter(|letter| !matches!(letter, ',' | ' '));
        let digits = letters.map(|letter| Some(letter.to_digit(10)? as u8)).collect();
        Option::ok_or_else(digits, || E::invalid_value(Unexpected::Str(text), &self))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, items: A) -> Result<Vec<u8>, A::Error> {
        Vec::deserialize(SeqAccessDeserializer::new(items))
    }
}

/// Reads a map without duplicate keys, even if one key is written in two forms. Plain JSON would
/// keep the later value.
pub(crate) fn unique<'de, K, V, D>(deserializer: D) -> Result<BTreeMap<K, V>, D::Error>
where
    K: Deserialize<'de> + Display + Ord,
    V: Deserialize<'de>,
    D: Deserializer<'de>,
{
    deserializer.deserialize_map(Unique(PhantomData))
}

struct Unique<K, V>(PhantomData<(K, V)>);

impl<'de, K, V> Visitor<'de> for Unique<K, V>
where
    K: Deserialize<'de> + Display + Ord,
    V: Deserialize<'de>,
{
    type Value = BTreeMap<K, V>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("named values")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
        let mut all = BTreeMap::new();
        while let Some((key, value)) = map.next_entry::<K, V>()? {
            if all.contains_key(&key) {
                return Err(A::Error::custom(format_args!("{key} is given twice")));
            }
            all.insert(key, value);
        }
        Ok(all)
    }
}
