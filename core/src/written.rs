//! What has a notation is written as that notation in JSON and TOML too.

use serde::de::DeserializeOwned;

use crate::rule::Faults;

/// Reads a value from TOML, and says in which line something is wrong.
pub(crate) fn from_toml<T: DeserializeOwned>(text: &str) -> Result<T, Faults> {
    toml::from_str(text).map_err(|error| {
        let start = error.span().map_or(0, |span| span.start);
        let line = 1 + text.bytes().take(start).filter(|&byte| byte == b'\n').count();
        Faults::one(format_args!("line {line}: {}", error.message()))
    })
}

/// Implements serde for a type by its `Display` and `FromStr`.
macro_rules! serde_as_written {
    ($name:ident) => {
        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = String::deserialize(deserializer)?;
                text.parse().map_err(serde::de::Error::custom)
            }
        }
    };
}
