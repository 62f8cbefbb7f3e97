//! Values in notation inside JSON and TOML.

use std::fmt;
use std::fmt::Display;
use std::marker::PhantomData;
use std::str::FromStr;

use serde::de::value::MapAccessDeserializer;
use serde::de::{Error, Expected, MapAccess, SeqAccess, Unexpected, Visitor};
use serde::{Deserialize, Deserializer};

use super::misfit::listed;
use crate::base::rule::NotationError;
use crate::text::message::{Message, errors, message};

/// Reads a value from its notation. A number is read as its digits. If `lists` is true, a list is
/// read as its parts with commas.
///
/// # Errors
/// Returns the accepted form if the text is not valid.
pub fn parsed<'de, T, D>(deserializer: D, lists: bool) -> Result<T, D::Error>
where
    T: FromStr<Err = NotationError>,
    D: Deserializer<'de>,
{
    let notation = Notation { lists, of: PhantomData };
    match deserializer.is_human_readable() {
        true => deserializer.deserialize_any(notation),
        false => deserializer.deserialize_str(notation),
    }
}

/// Returns the form of a notation, in words.
pub(crate) fn form<T: FromStr<Err = NotationError>>() -> Message {
    // No notation contains this character, so the error of the type describes its form.
    match "\0".parse::<T>() {
        Err(error) => error.expected().clone(),
        Ok(_) => message!(errors::AText),
    }
}

struct Notation<T> {
    lists: bool,
    of: PhantomData<T>,
}

impl<T: FromStr<Err = NotationError>> Notation<T> {
    fn parse<E: Error>(text: &str, found: Unexpected<'_>) -> Result<T, E> {
        text.parse().map_err(|error| E::invalid_value(found, &error))
    }

    fn number<E: Error>(number: impl Display, found: Unexpected<'_>) -> Result<T, E> {
        Self::parse(&number.to_string(), found)
    }
}

impl<'de, T: FromStr<Err = NotationError>> Visitor<'de> for Notation<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        form::<T>().fmt(f)
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<T, E> {
        Self::parse(text, Unexpected::Str(text))
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<T, E> {
        Self::number(number, Unexpected::Unsigned(number))
    }

    fn visit_i64<E: Error>(self, number: i64) -> Result<T, E> {
        Self::number(number, Unexpected::Signed(number))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<T, A::Error> {
        if !self.lists {
            return Err(A::Error::invalid_type(Unexpected::Seq, &self));
        }
        let mut parts = Vec::<String>::new();
        while let Some(part) = items.next_element()? {
            parts.push(part);
        }
        let text = parts.join(",");
        Self::parse(&text, Unexpected::Str(&text))
    }
}

impl Expected for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.expected().fmt(f)
    }
}

/// Reads the name of a value of the library, or a custom plan.
pub(crate) fn chosen<'de, C, S, P, D>(
    deserializer: D,
    names: &'static [&'static str],
    shipped: fn(&str) -> Option<S>,
) -> Result<C, D::Error>
where
    C: From<S> + From<P>,
    P: Deserialize<'de>,
    D: Deserializer<'de>,
{
    deserializer.deserialize_any(Chosen { names, shipped, of: PhantomData::<(C, P)> })
}

struct Chosen<S, T> {
    names: &'static [&'static str],
    shipped: fn(&str) -> Option<S>,
    of: PhantomData<T>,
}

impl<'de, C, S, P> Visitor<'de> for Chosen<S, (C, P)>
where
    C: From<S> + From<P>,
    P: Deserialize<'de>,
{
    type Value = C;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        listed(self.names).fmt(f)
    }

    fn visit_str<E: Error>(self, name: &str) -> Result<C, E> {
        let found = (self.shipped)(name);
        found.map(C::from).ok_or_else(|| E::unknown_variant(name, self.names))
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<C, A::Error> {
        P::deserialize(MapAccessDeserializer::new(map)).map(C::from)
    }
}
