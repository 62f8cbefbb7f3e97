//! Actors, who decide, and viewers, who look.

use std::fmt::{self, Display};

use serde::{Deserialize, Serialize};

use crate::base::seat::{NoSuchSeat, Seat, Seats};

/// An actor that decides: a seat, or chance.
///
/// # Examples
/// ```
/// use mauerwerk::{Actor, Seat};
///
/// assert_eq!(Actor::from(Seat::FIRST).to_string(), "seat 0");
/// assert!(Actor::Chance.at_table(2).is_ok());
/// ```
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum Actor {
    /// Dice, cards and face-down pieces.
    Chance,
    /// The player on that seat.
    Seat(Seat),
}

impl Actor {
    /// Returns the seat of the actor, or `None` for chance.
    #[must_use]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Chance => None,
            Self::Seat(seat) => Some(seat),
        }
    }

    /// Returns the actor if it is chance or a seat of a table with `seats` seats.
    ///
    /// # Errors
    /// Returns [`NoSuchSeat`], which lists the table's seats.
    pub fn at_table(self, seats: usize) -> Result<Self, NoSuchSeat> {
        match self {
            Self::Chance => Ok(self),
            Self::Seat(seat) => Seat::at_table(seat.number(), seats).map(Self::Seat),
        }
    }
}

impl Display for Actor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Chance => f.write_str("chance"),
            Self::Seat(seat) => write!(f, "seat {seat}"),
        }
    }
}

impl From<Seat> for Actor {
    fn from(seat: Seat) -> Self {
        Self::Seat(seat)
    }
}

/// A viewer of a game: a seat, or a spectator who sees only what is public.
///
/// A seat that a game doesn't have sees what a spectator sees. Take seats from
/// [`Seat::at_table`](crate::Seat::at_table), or check a viewer with [`Viewer::at_table`], to
/// notice a wrong number.
///
/// # Examples
/// ```
/// use mauerwerk::Viewer;
///
/// let viewers: Vec<String> = Viewer::all(2).map(|viewer| viewer.to_string()).collect();
/// assert_eq!(viewers, ["spectator", "seat 0", "seat 1"]);
/// ```
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Viewer {
    /// A viewer who sees only what is public.
    Spectator,
    /// The player on a seat, who also sees what only that seat knows.
    Seat(Seat),
}

impl Viewer {
    /// Returns whether the viewer is the given seat.
    #[must_use]
    pub fn is(self, seat: Seat) -> bool {
        self == Self::Seat(seat)
    }

    /// Returns the seat of the viewer, or `None` for a spectator.
    #[must_use]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Spectator => None,
            Self::Seat(seat) => Some(seat),
        }
    }

    /// Returns the viewer if it is a spectator or a seat of a table with `seats` seats.
    ///
    /// # Errors
    /// Returns [`NoSuchSeat`], which lists the table's seats.
    ///
    /// # Examples
    /// ```
    /// use mauerwerk::{Seat, Viewer};
    ///
    /// assert!(Viewer::Spectator.at_table(3).is_ok());
    /// let error = Viewer::Seat(Seat::new(5).unwrap()).at_table(3).unwrap_err();
    /// assert_eq!(error.to_string(), "no seat 5 at this table: its seats are 0 to 2");
    /// ```
    pub fn at_table(self, seats: usize) -> Result<Self, NoSuchSeat> {
        match self {
            Self::Spectator => Ok(self),
            Self::Seat(seat) => Seat::at_table(seat.number(), seats).map(Self::Seat),
        }
    }

    /// Returns every viewer of a game with the given number of seats, the spectator first.
    pub fn all(seats: usize) -> impl Iterator<Item = Self> {
        std::iter::once(Self::Spectator).chain(Seats::first(seats).iter().map(Self::Seat))
    }
}

impl Display for Viewer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Spectator => f.write_str("spectator"),
            Self::Seat(seat) => write!(f, "seat {seat}"),
        }
    }
}

impl From<Seat> for Viewer {
    fn from(seat: Seat) -> Self {
        Self::Seat(seat)
    }
}
