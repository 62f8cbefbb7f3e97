//! Seats, actors and viewers.

use std::fmt;

use mauerwerk::{BySeat, NoSuchSeat, Seat, Seats};

use crate::error::MauerwerkError;

uniffi::custom_type!(
    /// A seat at the table by its number, counted clockwise from 0, up to 7.
    Seat,
    i32,
    {
        remote,
        try_lift: |number| Ok(seat(number)?),
        lower: |seat| seat.number().into(),
    }
);

uniffi::custom_type!(
    /// Seats in ascending order.
    Seats,
    Vec<Seat>,
    {
        remote,
        try_lift: |seats| Ok(seats.into()),
        lower: |seats| seats.into(),
    }
);

/// A number of the core, of any size there.
#[derive(Copy, Clone, Default, Eq, PartialEq, Hash, Debug)]
pub struct Whole(pub(crate) i32);

uniffi::custom_type!(
    /// A whole number.
    Whole,
    i32,
    {
        try_lift: |number| Ok(Whole(number)),
        lower: |number| number.0,
    }
);

impl From<Whole> for i32 {
    fn from(number: Whole) -> Self {
        number.0
    }
}

/// Declares conversions of core numbers to whole numbers.
macro_rules! whole {
    ($($number:ident)+) => {
        $(impl From<$number> for Whole {
            fn from(number: $number) -> Self {
                Self(i32::try_from(number).unwrap_or(i32::MAX))
            }
        })+
    };
}

whole! { i32 i8 u8 u16 u32 u64 usize }

fn within<T: TryFrom<i32>>(number: i32, expected: &'static str) -> Result<T, MauerwerkError> {
    T::try_from(number).map_err(|_| MauerwerkError::notation(expected, &number.to_string()))
}

/// Reads a seat.
pub(crate) fn seat(number: i32) -> Result<Seat, MauerwerkError> {
    let number = within::<u64>(number, "a seat")?;
    let seat = u8::try_from(number).ok().and_then(Seat::new);
    seat.ok_or_else(|| NoSuchSeat::anywhere(number).into())
}

/// Returns the values in the order of the seats.
pub(crate) fn list<T: Copy, U: From<T>>(values: BySeat<T>) -> Vec<U> {
    values.as_slice().iter().copied().map(U::from).collect()
}

/// Declares a seat or another actor or viewer. Its text never fails, so it may contain any number.
/// Its first use checks the seat.
macro_rules! somebody {
    ($(#[$doc:meta])* $name:ident of $core:ident: $(#[$other_doc:meta])* $other:ident, $(#[$player_doc:meta])* Player) => {
        $(#[$doc])*
        #[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, uniffi::Enum)]
        #[uniffi::export(Display)]
        pub enum $name {
            $(#[$other_doc])*
            $other,
            $(#[$player_doc])*
            Player {
                /// The seat.
                seat: Whole,
            },
        }

        impl $name {
            /// Returns the same value of the core.
            pub(crate) fn core(self) -> Result<mauerwerk::$core, MauerwerkError> {
                Ok(match self {
                    Self::$other => mauerwerk::$core::$other,
                    Self::Player { seat: Whole(number) } => mauerwerk::$core::Seat(seat(number)?),
                })
            }
        }

        impl From<mauerwerk::$core> for $name {
            fn from(somebody: mauerwerk::$core) -> Self {
                match somebody {
                    mauerwerk::$core::$other => Self::$other,
                    mauerwerk::$core::Seat(seat) => Self::Player { seat: seat.number().into() },
                }
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                match self.core() {
                    Ok(somebody) => somebody.fmt(f),
                    Err(error) => error.fmt(f),
                }
            }
        }
    };
}

somebody! {
    /// An actor: a seat, or chance.
    Decider of Actor:
    /// Dice, cards and face-down pieces.
    Chance,
    /// The player on a seat.
    Player
}

somebody! {
    /// A viewer: a seat, or a spectator who sees only what is public.
    Viewer of Viewer:
    /// Sees what is public.
    Spectator,
    /// Sees what is public and what only the seat knows.
    Player
}

/// Returns the numbers of seats.
pub(crate) fn numbers(seats: Seats) -> Vec<Whole> {
    seats.iter().map(|seat| seat.number().into()).collect()
}

/// Returns the set of the seats with these numbers.
pub(crate) fn seats(numbers: &[Whole]) -> Result<Seats, MauerwerkError> {
    numbers.iter().map(|&Whole(number)| seat(number)).collect()
}
