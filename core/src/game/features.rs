//! Views as arrays of numbers: named parts, each with a shape, a range and a meaning.
//!
//! # Examples
//! ```
//! use mauerwerk::features::{Part, Parts, put_one};
//! use mauerwerk::Layout;
//!
//! /// Writes how many dice there are, and the face of the last one.
//! fn write(dice: u8, face: Option<u8>, parts: &mut impl Parts) {
//!     let part = Part::numbers("dice", &[], 0.0..=5.0, "the number of dice");
//!     parts.part(part, |entries| entries[0] = dice.into());
//!     let face = face.map(|face| usize::from(face) - 1);
//!     put_one(parts, "face", 6, "the face of the last die", face);
//! }
//!
//! // The same function writes the numbers and describes them.
//! let mut numbers = Vec::new();
//! write(3, Some(2), &mut numbers);
//! assert_eq!(numbers, [3., 0., 1., 0., 0., 0., 0.]);
//!
//! let mut layout = Layout::default();
//! write(0, None, &mut layout);
//! assert_eq!(layout.feature("face").unwrap().range, 1..7);
//! ```

use std::ops::{Range, RangeInclusive};

use serde::Serialize;

use crate::base::actor::Viewer;
use crate::base::rule::RuleId;
use crate::base::seat::{Seat, Seats};

/// A named part of the array that a view is written into.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[non_exhaustive]
pub struct Feature {
    /// The name, which is unique in a game.
    pub name: &'static str,
    /// The number of entries along each axis, slowest first. Empty for a single number.
    pub shape: Vec<usize>,
    /// The lower bound of the numbers.
    pub low: f32,
    /// The upper bound of the numbers.
    pub high: f32,
    /// The meaning of the numbers.
    pub meaning: &'static str,
    /// The ruling that describes the part best, or `None` if there is none.
    pub rule: Option<RuleId>,
    /// The part's entries in the array.
    pub range: Range<usize>,
}

/// All parts of the array that a view is written into, in order and without gaps.
///
/// It depends only on the setup: all views of a game have the same layout.
///
/// # Examples
/// ```
/// use mauerwerk::die_mauer::{Setup, State};
/// use mauerwerk::{Game, Layout, Seat, View};
///
/// let setup = Setup::default();
/// let layout = Layout::of::<State>(&setup)?;
/// let view = State::start(&setup)?.play(0, "T")?.view(Seat::FIRST.into());
/// let numbers = view.features();
/// assert_eq!(numbers.len(), layout.len());
///
/// // Seat 0 has a fist on the table, and knows that a tower is in it.
/// let fists = layout.feature("fists").unwrap();
/// assert_eq!(fists.shape, [4, 10]);
/// assert_eq!(numbers[fists.range.clone()][..10], [0., 0., 1., 0., 0., 0., 0., 0., 0., 0.]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct Layout {
    features: Vec<Feature>,
}

impl Layout {
    /// Returns the parts, in order.
    #[must_use]
    pub fn features(&self) -> &[Feature] {
        &self.features
    }

    /// Returns the part with the given name, or `None` if there is no such part.
    #[must_use]
    pub fn feature(&self, name: &str) -> Option<&Feature> {
        self.features.iter().find(|feature| feature.name == name)
    }

    /// Returns the length of the array: the number of entries of all parts.
    #[must_use]
    pub fn len(&self) -> usize {
        self.features.last().map_or(0, |feature| feature.range.end)
    }

    /// Returns whether there are no parts.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.features.is_empty()
    }
}

/// A sink for parts: an array, or a [`Layout`] that only notes their descriptions. So each part is
/// declared once, with its meaning and its numbers.
pub trait Parts {
    /// Adds a part, and calls `write` with its entries, which are 0.
    fn part(&mut self, part: Part<'_>, write: impl FnOnce(&mut [f32]));
}

/// The description of a part of an array. See [`Feature`].
#[derive(Clone, Debug)]
pub struct Part<'a> {
    name: &'static str,
    shape: &'a [usize],
    low: f32,
    high: f32,
    meaning: &'static str,
    rule: Option<RuleId>,
}

impl<'a> Part<'a> {
    /// Describes a part whose entries are 0 or 1.
    #[must_use]
    pub const fn flags(name: &'static str, shape: &'a [usize], meaning: &'static str) -> Self {
        Self { name, shape, low: 0.0, high: 1.0, meaning, rule: None }
    }

    /// Describes a part with entries in a range.
    #[must_use]
    pub const fn numbers(
        name: &'static str,
        shape: &'a [usize],
        range: RangeInclusive<f32>,
        meaning: &'static str,
    ) -> Self {
        let (low, high) = (*range.start(), *range.end());
        Self { name, shape, low, high, meaning, rule: None }
    }

    /// Sets the ruling that describes the part best.
    #[must_use]
    pub const fn under(self, rule: RuleId) -> Self {
        Self { rule: Some(rule), ..self }
    }

    fn len(&self) -> usize {
        self.shape.iter().product()
    }
}

impl Parts for Layout {
    fn part(&mut self, part: Part<'_>, _: impl FnOnce(&mut [f32])) {
        let range = self.len()..self.len() + part.len();
        let Part { name, shape, low, high, meaning, rule } = part;
        let shape = shape.to_vec();
        self.features.push(Feature { name, shape, low, high, meaning, rule, range });
    }
}

/// Appends each part.
impl Parts for Vec<f32> {
    #[inline]
    fn part(&mut self, part: Part<'_>, write: impl FnOnce(&mut [f32])) {
        let start = self.len();
        self.resize(start + part.len(), 0.0);
        write(&mut self[start..]);
    }
}

/// An array that parts are written into.
///
/// # Examples
/// ```
/// use mauerwerk::die_mauer::{Setup, State};
/// use mauerwerk::features::Writing;
/// use mauerwerk::{Arrays, Game, Layout, Viewer};
///
/// // One array for many positions.
/// let setup = Setup::default();
/// let mut array = vec![0.0; Layout::of::<State>(&setup)?.len()];
/// let mut state = State::start(&setup)?;
/// for (seat, fist) in [(0, "T"), (1, "G"), (2, "1")] {
///     state = state.play(seat, fist)?;
///     state.write(Viewer::Spectator, &mut Writing::new(&mut array));
///     assert_eq!(array, state.features(Viewer::Spectator));
/// }
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Writing<'a> {
    rest: &'a mut [f32],
}

impl<'a> Writing<'a> {
    /// Sets the array to 0 and begins to write into it. Parts that do not fit are left out.
    #[must_use]
    pub fn new(array: &'a mut [f32]) -> Self {
        // Clears everything at once: most parts are so short that clearing each would take as long.
        clear(array);
        Self { rest: array }
    }
}

/// Sets all entries to 0 or `false`, a kilobyte at a time. Larger blocks take a fifth longer,
/// because a single instruction fills them byte by byte.
pub(crate) fn clear<T: Copy + Default>(array: &mut [T]) {
    array.chunks_mut(1024 / size_of::<T>().max(1)).for_each(|piece| piece.fill(T::default()));
}

impl Parts for Writing<'_> {
    #[inline]
    fn part(&mut self, part: Part<'_>, write: impl FnOnce(&mut [f32])) {
        if let Some((entries, rest)) =
            std::mem::take(&mut self.rest).split_at_mut_checked(part.len())
        {
            write(entries);
            self.rest = rest;
        }
    }
}

/// The seats of a table, counted from the viewer. Place 0 is the viewer, and place 1 is the seat to
/// the viewer's left. For a spectator they are counted from seat 0.
///
/// # Examples
/// ```
/// use mauerwerk::features::TurnedSeats;
/// use mauerwerk::{Seat, Viewer};
///
/// let turned = TurnedSeats::new(Viewer::Seat(Seat::new(2).unwrap()), 4);
/// let seats: Vec<String> = turned.iter().map(|(seat, _)| seat.to_string()).collect();
/// assert_eq!(seats, ["2", "3", "0", "1"]);
/// assert_eq!(turned.of(Seat::FIRST), 2);
/// ```
#[derive(Copy, Clone, Debug)]
pub struct TurnedSeats {
    seats: usize,
    first: usize,
    viewer: Viewer,
    /// The seats of the table.
    all: Seats,
}

impl TurnedSeats {
    /// Counts the seats of a table from a viewer. `seats` is at most [`Seat::COUNT`].
    #[must_use]
    pub fn new(viewer: Viewer, seats: usize) -> Self {
        let seats = seats.min(Seat::COUNT);
        let first = match viewer {
            Viewer::Seat(seat) if seat.index() < seats => seat.index(),
            _ => 0,
        };
        Self { seats, first, viewer, all: Seats::first(seats) }
    }

    /// Returns the number of seats.
    #[must_use]
    pub const fn len(self) -> usize {
        self.seats
    }

    /// Returns whether the table has no seats.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.seats == 0
    }

    /// Returns the place of a seat of the table.
    #[inline]
    #[must_use]
    pub fn of(self, seat: Seat) -> usize {
        let place = seat.index() + self.seats - self.first;
        if place >= self.seats { place - self.seats } else { place }
    }

    /// Returns each seat with its place, in the order of the places.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = (Seat, usize)> {
        (0..self.seats).map(move |place| (self.at(place), place))
    }

    /// Returns the seat at a place.
    #[inline]
    fn at(self, place: usize) -> Seat {
        let seat = self.first + place;
        Seat::from_low_bits(if seat >= self.seats { seat - self.seats } else { seat } as u32)
    }

    /// Returns the places of a set of seats, as bits.
    #[inline]
    fn bits(self, seats: Seats) -> u32 {
        let bits = u32::from(seats.bits() & self.all.bits());
        bits >> self.first | bits << (self.seats - self.first)
    }

    /// Adds the part `viewer`, which marks the number of the viewer's seat. It marks nothing for a
    /// spectator.
    #[inline]
    pub fn put_viewer(self, parts: &mut impl Parts) {
        let meaning = "the number of the seat that looks; nothing for a spectator";
        parts.part(Part::flags("viewer", &[self.seats], meaning), |entries| {
            if let Viewer::Seat(seat) = self.viewer {
                mark(entries, seat.index());
            }
        });
    }

    /// Adds a part that marks the places of a set of seats.
    #[inline]
    pub fn put_set(
        self,
        parts: &mut impl Parts,
        name: &'static str,
        meaning: &'static str,
        seats: Seats,
    ) {
        parts.part(Part::flags(name, &[self.seats], meaning), |entries| {
            let mut places = self.bits(seats);
            while places > 0 {
                mark(entries, places.trailing_zeros() as usize);
                places &= places - 1;
            }
        });
    }

    /// Adds a part with numbers that are in the order of the places.
    #[inline]
    pub fn put_numbers<N: Copy + Into<f32>>(
        self,
        parts: &mut impl Parts,
        name: &'static str,
        range: RangeInclusive<f32>,
        meaning: &'static str,
        numbers: &[N],
    ) {
        parts.part(Part::numbers(name, &[self.seats], range, meaning), |entries| {
            entries.iter_mut().zip(numbers).for_each(|(entry, &number)| *entry = number.into());
        });
    }

    /// Adds a part with a number for each seat. `number` returns the number of a seat.
    #[inline]
    pub fn put_each(
        self,
        parts: &mut impl Parts,
        name: &'static str,
        range: RangeInclusive<f32>,
        meaning: &'static str,
        number: impl Fn(Seat) -> f32,
    ) {
        parts.part(Part::numbers(name, &[self.seats], range, meaning), |entries| {
            entries
                .iter_mut()
                .zip(self.iter())
                .for_each(|(entry, (seat, _))| *entry = number(seat));
        });
    }
}

/// Sets the entry with the given index to 1 if it exists.
#[inline]
pub fn mark(entries: &mut [f32], index: usize) {
    if let Some(entry) = entries.get_mut(index) {
        *entry = 1.0;
    }
}

/// Sets each entry to its bit, 1 or 0, the lowest bit first. Many bits take hardly longer than few.
/// For a single bit, use [`mark`].
///
/// # Examples
/// ```
/// let mut entries = [0.0; 10];
/// mauerwerk::features::mark_bits(&mut entries, 0b10_0000_1001);
/// assert_eq!(entries, [1., 0., 0., 1., 0., 0., 0., 0., 0., 1.]);
/// ```
#[inline]
pub fn mark_bits(entries: &mut [f32], bits: u128) {
    let mut rest = bits;
    let (rows, last) = entries.as_chunks_mut();
    for row in rows {
        *row = ROWS[usize::from(rest as u8)];
        rest >>= 8;
    }
    for entry in last {
        *entry = f32::from(rest & 1 == 1);
        rest >>= 1;
    }
}

/// The bits of each byte as numbers, lowest first. Copying a row takes as long as testing one bit,
/// and has no branch that depends on the bits.
static ROWS: [[f32; 8]; 256] = {
    let mut rows = [[0.0; 8]; 256];
    let mut bit = 0;
    while bit < 8 * rows.len() {
        if (bit / 8) >> (bit % 8) & 1 == 1 {
            rows[bit / 8][bit % 8] = 1.0;
        }
        bit += 1;
    }
    rows
};

/// Adds a part that marks one of `count` things by its number. It marks nothing if the number is
/// `None` or not below `count`.
#[inline]
pub fn put_one(
    parts: &mut impl Parts,
    name: &'static str,
    count: usize,
    meaning: &'static str,
    number: Option<usize>,
) {
    parts.part(Part::flags(name, &[count], meaning), |entries| {
        number.into_iter().for_each(|number| mark(entries, number));
    });
}

/// Adds a part with a single number from 0 to `high`.
#[inline]
pub fn put_number(
    parts: &mut impl Parts,
    name: &'static str,
    high: f32,
    meaning: &'static str,
    number: f32,
) {
    parts.part(Part::numbers(name, &[], 0.0..=high, meaning), |entries| entries[0] = number);
}
