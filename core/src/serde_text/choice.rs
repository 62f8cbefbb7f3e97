//! What comes with the library, or is of one's own.

use std::fmt;
use std::marker::PhantomData;

use serde::de::value::MapAccessDeserializer;
use serde::de::{Error, MapAccess, Visitor};
use serde::{Deserialize, Deserializer};

use super::near::listed;

/// Reads the name of something that comes with the library, or the plan of one's own.
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
        f.write_str(&listed(self.names))
    }

    fn visit_str<E: Error>(self, name: &str) -> Result<C, E> {
        let found = (self.shipped)(name);
        found.map(C::from).ok_or_else(|| E::unknown_variant(name, self.names))
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<C, A::Error> {
        P::deserialize(MapAccessDeserializer::new(map)).map(C::from)
    }
}
