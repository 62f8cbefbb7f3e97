//! Numbers in options, with their bounds.

use std::fmt;
use std::str::FromStr;

use serde::de::{Error, Unexpected, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::base::rule::NotationError;
use crate::text::message::common;

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

impl fmt::Display for Exact {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Exact {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let digits = text.bytes().all(|byte| byte.is_ascii_digit());
        let number = text.parse().ok().filter(|_| digits).map(Self);
        number.ok_or_else(|| {
            let range = common::TakesNumber { least: 0.into(), most: u64::MAX.to_string().into() };
            NotationError::new(range.message(), text)
        })
    }
}

crate::serde_as_text!(Exact);
