//! Lists, bounded numbers and seats in options.

use std::collections::BTreeMap;
use std::fmt;
use std::fmt::Display;
use std::marker::PhantomData;

use serde::de::value::{SeqAccessDeserializer, SeqDeserializer, StrDeserializer};
use serde::de::{Error, MapAccess, SeqAccess, Unexpected, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::base::seat::{NoSuchSeat, Seat, Seats};
use crate::text::message::{Arg, Message, common, errors, message, told};

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

impl NoSuchSeat {
    /// Returns the error as a message.
    #[must_use]
    pub fn message(self) -> Message {
        let last = self.seats.unwrap_or(Seat::COUNT).saturating_sub(1);
        let seats = self.seats.map_or(Arg::Key("none"), Arg::from);
        message!(errors::NoSeat { number: self.number.to_string(), seats, last })
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        // Reads any small number first, so that the error names a number that is not a valid seat.
        let number = Small::<0, { Self::COUNT as u8 - 1 }>::deserialize(deserializer)?.into();
        Self::new(number).ok_or_else(|| {
            let found = Unexpected::Unsigned(u8::into(number));
            Error::invalid_value(found, &"a whole number from 0 to 7")
        })
    }
}

impl<'de> Deserialize<'de> for Seats {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        List::<Seat>::deserialize(deserializer).map(|List(seats)| seats.into_iter().collect())
    }
}

told!(NoSuchSeat);

/// Declares a number whose errors describe its range. Numbers of the same size beyond the bounds
/// are read, too. The start of a game then reports the ruling that forbids them.
macro_rules! bounded {
    ($(#[$doc:meta])* $name:ident: $number:ident $deserialize:ident) => {
        $(#[$doc])*
        #[derive(Copy, Clone, Debug)]
        pub struct $name<const LOW: $number, const HIGH: $number>($number);

        impl<const LOW: $number, const HIGH: $number> From<$number> for $name<LOW, HIGH> {
            fn from(number: $number) -> Self {
                Self(number)
            }
        }

        impl<const LOW: $number, const HIGH: $number> From<$name<LOW, HIGH>> for $number {
            fn from(number: $name<LOW, HIGH>) -> Self {
                number.0
            }
        }

        impl<const LOW: $number, const HIGH: $number> From<$name<LOW, HIGH>> for Option<$number> {
            fn from(number: $name<LOW, HIGH>) -> Self {
                Some(number.0)
            }
        }

        impl<const LOW: $number, const HIGH: $number> Serialize for $name<LOW, HIGH> {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                self.0.serialize(serializer)
            }
        }

        impl<'de, const LOW: $number, const HIGH: $number> Deserialize<'de> for $name<LOW, HIGH> {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                struct Bounds<const LOW: $number, const HIGH: $number>;

                impl<const LOW: $number, const HIGH: $number> Visitor<'_> for Bounds<LOW, HIGH> {
                    type Value = $number;

                    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                        write!(f, "a whole number from {LOW} to {HIGH}")
                    }

                    fn visit_u64<E: Error>(self, number: u64) -> Result<$number, E> {
                        let wrong = |_| E::invalid_value(Unexpected::Unsigned(number), &self);
                        number.try_into().map_err(wrong)
                    }
                }

                deserializer.$deserialize(Bounds::<LOW, HIGH>).map(Self)
            }
        }
    };
}

bounded! {
    /// A small number between two bounds.
    Small: u8 deserialize_u8
}

bounded! {
    /// A larger number between two bounds.
    Wide: u16 deserialize_u16
}

/// A whole number that may exceed 2⁵³. It is written as text, because many programs read JSON
/// numbers as doubles, which change larger numbers. It is read from text and from numbers.
#[derive(Copy, Clone)]
pub(crate) struct Exact(pub(crate) u64);

crate::text_form! {
    Exact: common::TakesNumber { least: 0.into(), most: u64::MAX.to_string().into() }.message();
    |self, f| self.0.fmt(f);
    |text| {
        let digits = text.bytes().all(|byte| byte.is_ascii_digit());
        text.parse().ok().filter(|_| digits).map(Self)
    };
}
