//! Seats, read from JSON, TOML and notation.

use serde::de::{Error, Unexpected};
use serde::{Deserialize, Deserializer};

use super::{List, Small};
use crate::base::seat::{NoSuchSeat, Seat, Seats};
use crate::text::message::{Arg, Message, errors, message, told};

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
