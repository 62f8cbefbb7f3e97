//! Seats at a table, sets of seats, and values kept by seat.

use std::fmt;
use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// A seat at the table, counted clockwise from 0.
///
/// # Examples
/// ```
/// use mauerwerk::Seat;
///
/// let last = Seat::new(3).unwrap();
/// assert_eq!(last.next(4), Seat::FIRST);
/// assert_eq!(Seat::new(8), None);
/// ```
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize)]
#[serde(into = "u8")]
pub struct Seat(u8);

impl Seat {
    /// The number of seats at the largest table.
    pub const COUNT: usize = 8;
    /// The seat with number 0.
    pub const FIRST: Self = Self(0);

    /// Returns the seat with the given number, or `None` if the number is not below
    /// [`Seat::COUNT`].
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        if (number as usize) < Self::COUNT { Some(Self(number)) } else { None }
    }

    /// Returns the seat with the given number at a table of `seats` seats.
    ///
    /// # Errors
    /// Returns [`NoSuchSeat`], which lists the table's seats.
    ///
    /// # Examples
    /// ```
    /// use mauerwerk::Seat;
    ///
    /// let error = Seat::at_table(4, 4).unwrap_err();
    /// assert_eq!(error.to_string(), "no seat 4 at this table: its seats are 0 to 3");
    /// ```
    pub fn at_table(number: u8, seats: usize) -> Result<Self, NoSuchSeat> {
        let seat = Self::try_from(number)?;
        match seat.index() < seats {
            true => Ok(seat),
            false => Err(NoSuchSeat::at_table(number.into(), seats)),
        }
    }

    /// Returns the seat with the lowest three bits as its number.
    pub(crate) const fn from_low_bits(bits: u32) -> Self {
        Self((bits & 7) as u8)
    }

    /// Returns the seat's number, below [`Seat::COUNT`].
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the seat's number, below [`Seat::COUNT`].
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Returns the seat's number as text.
    pub(crate) const fn digit(self) -> &'static str {
        ["0", "1", "2", "3", "4", "5", "6", "7"][self.index()]
    }

    /// Returns the left neighbour, clockwise, at a table with `seats` seats.
    #[must_use]
    pub const fn next(self, seats: usize) -> Self {
        let next = self.0 + 1;
        if (next as usize) < seats { Self(next) } else { Self(0) }
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> Self {
        seat.0
    }
}

/// A number that is not a valid seat: at one table, or at any table.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Error)]
#[error("{}", self.message())]
pub struct NoSuchSeat {
    pub(crate) number: u64,
    /// The number of seats at the table, or `None` if no table is meant.
    pub(crate) seats: Option<usize>,
}

impl NoSuchSeat {
    /// Reports a number that is not a valid seat at any table.
    #[must_use]
    pub const fn anywhere(number: u64) -> Self {
        Self { number, seats: None }
    }

    /// Reports a number that is not a valid seat at a table of `seats` seats.
    #[must_use]
    pub const fn at_table(number: u64, seats: usize) -> Self {
        Self { number, seats: Some(seats) }
    }
}

impl TryFrom<u8> for Seat {
    type Error = NoSuchSeat;

    fn try_from(number: u8) -> Result<Self, NoSuchSeat> {
        Self::new(number).ok_or(NoSuchSeat::anywhere(number.into()))
    }
}

/// A set of seats.
///
/// # Examples
/// ```
/// use mauerwerk::{Seat, Seats};
///
/// let four = Seats::first(4);
/// assert_eq!(four.without(Seat::FIRST).to_string(), "1,2,3");
/// ```
#[derive(Copy, Clone, Default, Eq, PartialEq, Hash, Serialize)]
#[serde(into = "Vec<Seat>")]
pub struct Seats(u8);

impl Seats {
    /// The empty set.
    pub const EMPTY: Self = Self(0);

    /// Returns the first `count` seats, or all seats if `count` is larger than [`Seat::COUNT`].
    #[must_use]
    pub const fn first(count: usize) -> Self {
        if count >= Seat::COUNT { Self(u8::MAX) } else { Self((1 << count) - 1) }
    }

    /// Returns the set of the seats whose bits are set.
    pub(crate) const fn from_bits(bits: u8) -> Self {
        Self(bits)
    }

    /// Returns the set as bits, one for each seat.
    pub(crate) const fn bits(self) -> u8 {
        self.0
    }

    /// Returns the set that contains only the given seat.
    #[must_use]
    pub const fn only(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// Returns the set with the seat added.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | 1 << seat.0)
    }

    /// Returns the set with the seat removed.
    #[must_use]
    pub const fn without(self, seat: Seat) -> Self {
        Self(self.0 & !(1 << seat.0))
    }

    /// Returns whether the seat is in the set.
    #[must_use]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 == 1
    }

    /// Returns the number of seats in the set.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Returns whether the set is empty. Serde then leaves it out.
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
    pub(crate) const fn are_none(&self) -> bool {
        self.is_empty()
    }

    /// Returns whether the set is empty.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the first seat of the set on a clockwise walk that starts at `from`, or `None` if
    /// the set is empty.
    #[must_use]
    pub const fn first_clockwise(self, from: Seat) -> Option<Seat> {
        if self.0 == 0 {
            return None;
        }
        let offset = self.0.rotate_right(from.0 as u32).trailing_zeros();
        Some(Seat::from_low_bits(from.0 as u32 + offset))
    }

    /// Returns the seats in ascending order.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        SeatsIter(self)
    }
}

/// An iterator over a set of seats, in ascending order.
// Goes from bit to bit: playouts lose a tenth of their speed if every seat is tried.
#[derive(Clone, Debug)]
pub struct SeatsIter(Seats);

impl IntoIterator for Seats {
    type Item = Seat;
    type IntoIter = SeatsIter;

    #[inline]
    fn into_iter(self) -> SeatsIter {
        SeatsIter(self)
    }
}

impl Iterator for SeatsIter {
    type Item = Seat;

    #[inline]
    fn next(&mut self) -> Option<Seat> {
        let seat = Seat::new(self.0.0.trailing_zeros() as u8)?;
        self.0 = self.0.without(seat);
        Some(seat)
    }
}

impl DoubleEndedIterator for SeatsIter {
    #[inline]
    fn next_back(&mut self) -> Option<Seat> {
        let seat = Seat::new(7_u8.wrapping_sub(self.0.0.leading_zeros() as u8))?;
        self.0 = self.0.without(seat);
        Some(seat)
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl From<Vec<Seat>> for Seats {
    fn from(seats: Vec<Seat>) -> Self {
        seats.into_iter().collect()
    }
}

impl From<Seats> for Vec<Seat> {
    fn from(seats: Seats) -> Self {
        seats.iter().collect()
    }
}

impl fmt::Display for Seats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (nth, seat) in self.iter().enumerate() {
            write!(f, "{}{seat}", if nth == 0 { "" } else { "," })?;
        }
        Ok(())
    }
}

impl fmt::Debug for Seats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{{{self}}}")
    }
}

/// One value for each seat of a game, without heap memory.
///
/// Indexing panics for a seat without a value, like indexing a slice. See [`get`](Self::get).
///
/// # Examples
/// ```
/// use mauerwerk::{BySeat, Seat};
///
/// let mut points = BySeat::repeat(0, 3);
/// points[Seat::FIRST] += 5;
/// assert_eq!(points.as_slice(), [5, 0, 0]);
/// assert_eq!(Seat::new(7).and_then(|seat| points.get(seat)), None);
/// ```
#[derive(Copy, Clone, Eq, PartialEq, Hash)]
pub struct BySeat<T> {
    seats: u8,
    values: [T; Seat::COUNT],
}

impl<T: Copy + Default> BySeat<T> {
    /// Makes a table of `seats` values, at most [`Seat::COUNT`], from a function of the seat.
    pub fn from_fn(seats: usize, mut value: impl FnMut(Seat) -> T) -> Self {
        let seats = seats.min(Seat::COUNT);
        let mut values = [T::default(); Seat::COUNT];
        for (number, slot) in (0..).zip(&mut values[..seats]) {
            *slot = value(Seat(number));
        }
        Self { seats: seats as u8, values }
    }

    /// Makes a table of equal values.
    #[must_use]
    pub fn repeat(value: T, seats: usize) -> Self {
        Self::from_fn(seats, |_| value)
    }

    /// Returns a table with the mapped values.
    pub fn map<U: Copy + Default>(&self, mut f: impl FnMut(T) -> U) -> BySeat<U> {
        BySeat::from_fn(self.len(), |seat| f(self[seat]))
    }
}

impl<T> BySeat<T> {
    /// Returns the number of seats.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.seats as usize
    }

    /// Returns whether the table has no seats.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.seats == 0
    }

    /// Returns the values in the order of the seats.
    #[must_use]
    pub fn as_slice(&self) -> &[T] {
        &self.values[..self.len()]
    }

    /// Returns the value of a seat, or `None` if the table has no such seat.
    #[must_use]
    pub fn get(&self, seat: Seat) -> Option<&T> {
        self.as_slice().get(seat.index())
    }

    /// Returns each seat with its value.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (Seat, &T)> + ExactSizeIterator {
        self.as_slice().iter().enumerate().map(|(number, value)| (Seat(number as u8), value))
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;

    #[track_caller]
    fn index(&self, seat: Seat) -> &T {
        &self.values[..self.len()][seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    #[track_caller]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        let seats = self.len();
        &mut self.values[..seats][seat.index()]
    }
}

impl<T: fmt::Debug> fmt::Debug for BySeat<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.as_slice().fmt(f)
    }
}

impl<T: Serialize> Serialize for BySeat<T> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.as_slice().serialize(serializer)
    }
}

impl<'de, T: Copy + Default + Deserialize<'de>> Deserialize<'de> for BySeat<T> {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let values = Vec::<T>::deserialize(deserializer)?;
        if values.len() > Seat::COUNT {
            let most = format!("a list of at most {}, one for each seat", Seat::COUNT);
            return Err(serde::de::Error::invalid_length(values.len(), &most.as_str()));
        }
        Ok(Self::from_fn(values.len(), |seat| values[seat.index()]))
    }
}
