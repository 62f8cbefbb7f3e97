//! Seats, those who act, and those who look.

use std::fmt;

use mauerwerk::{BySeat, Game, NoSuchSeat, Seat, Seats};

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

/// Points by seat.
pub(crate) type Points = BySeat<u16>;

uniffi::custom_type!(
    /// Points in the order of the seats.
    Points,
    Vec<Whole>,
    {
        remote,
        try_lift: |points| by_seat(points, |point| Ok(within(point.0, "a number from 0 to 65535")?)),
        lower: |points| points.as_slice().iter().map(|&point| Whole(point.into())).collect(),
    }
);

/// Declares what is wrapped to be read with checks.
macro_rules! checked {
    ($($(#[$doc:meta])* $name:ident($core:ty);)+) => {
        $($(#[$doc])*
        #[derive(Clone, Eq, PartialEq, Debug)]
        pub struct $name($core);

        impl From<$core> for $name {
            fn from(value: $core) -> Self {
                Self(value)
            }
        }

        impl From<$name> for $core {
            fn from(value: $name) -> Self {
                value.0
            }
        })+
    };
}

checked! {
    /// A number in an option of a setup.
    #[derive(Copy)]
    Count(u8);
    /// Numbers in an option of a setup.
    Counts(Vec<u8>);
    /// A number that may be missing, in an option of a setup.
    #[derive(Copy)]
    Limit(Option<u16>);
}

uniffi::custom_type!(
    /// A number from 0 to 255.
    Count,
    i32,
    {
        try_lift: |number| Ok(Count(within(number, "a number from 0 to 255")?)),
        lower: |count| count.0.into(),
    }
);

uniffi::custom_type!(
    /// Numbers from 0 to 255.
    Counts,
    Vec<Count>,
    {
        try_lift: |counts| Ok(Counts(counts.into_iter().map(u8::from).collect())),
        lower: |counts| counts.0.into_iter().map(Count).collect(),
    }
);

uniffi::custom_type!(
    /// A number from 0 to 65535, or nothing where there is no limit.
    Limit,
    Option<Whole>,
    {
        try_lift: |limit| {
            let read = |Whole(number)| within(number, "a number from 0 to 65535");
            Ok(Limit(limit.map(read).transpose()?))
        },
        lower: |limit| limit.0.map(|limit| Whole(limit.into())),
    }
);

/// Any other number of the core, whatever its size there.
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

/// Declares how numbers of the core become whole numbers.
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

/// Reads a value for each seat.
pub(crate) fn by_seat<F, T: Copy + Default>(
    values: Vec<F>,
    read: impl Fn(F) -> uniffi::Result<T>,
) -> uniffi::Result<BySeat<T>> {
    if values.len() > Seat::COUNT {
        return Err(MauerwerkError::from(NoSuchSeat::anywhere(Seat::COUNT as u64)).into());
    }
    let values = values.into_iter().map(read).collect::<uniffi::Result<Vec<T>>>()?;
    Ok(BySeat::from_fn(values.len(), |seat| values[seat.index()]))
}

/// Returns the values in the order of the seats.
pub(crate) fn list<T: Copy, U: From<T>>(values: BySeat<T>) -> Vec<U> {
    values.as_slice().iter().copied().map(U::from).collect()
}

/// Declares a seat or somebody else. It prints itself where no error can be reported, so that any
/// number may stand there; it is a seat or an error as soon as it is used.
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
            /// Returns the same of the core, if the table has that seat.
            pub(crate) fn at(self, table: &impl Game) -> Result<mauerwerk::$core, MauerwerkError> {
                Ok(self.core()?.at_table(table.seats())?)
            }

            /// Returns the same of the core.
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
    /// Who decides: a seat, or chance.
    Decider of Actor:
    /// Dice, cards and face-down pieces.
    Chance,
    /// The player on a seat.
    Player
}

somebody! {
    /// Who looks: a seat, or somebody who sees only what is public.
    Viewer of Viewer:
    /// Sees what is public.
    Spectator,
    /// Sees what is public and what the seat alone knows.
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
