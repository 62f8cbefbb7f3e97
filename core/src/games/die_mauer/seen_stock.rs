//! Stocks and gifts in positions, as far as a viewer knows them.

use serde::{Deserialize, Serialize};

use crate::base::seat::{Seat, Seats};
use crate::game::Viewer;
use crate::games::die_mauer::faults;
use crate::games::die_mauer::{Piece, Stock};
use crate::text::message::message;

/// A gift: a competitor's piece that the Master-builder received in Situation 2.
///
/// The gift is public, but only the two seats know the piece (DM-32).
///
/// # Examples
/// ```
/// use mauerwerk::die_mauer::{Gift, Piece};
/// use mauerwerk::{Seat, Viewer};
///
/// let [donor, receiver] = [0, 2].map(|number| Seat::new(number).unwrap());
/// let gift = Gift { donor, receiver, piece: Some(Piece::Wall6) };
/// assert_eq!(gift.seen_by(receiver.into()), gift);
/// assert_eq!(gift.seen_by(Viewer::Spectator).piece, None);
/// ```
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Gift {
    /// The seat that gave the piece.
    pub donor: Seat,
    /// The Master-builder of that turn.
    pub receiver: Seat,
    /// The piece, or `None` if it is hidden from the viewer.
    pub piece: Option<Piece>,
}

impl Gift {
    /// Returns whether the viewer took part in the gift, and so knows the piece.
    #[must_use]
    pub fn known_to(&self, viewer: Viewer) -> bool {
        viewer.is(self.donor) || viewer.is(self.receiver)
    }

    /// Returns the gift as the viewer saw it.
    #[must_use]
    pub fn seen_by(self, viewer: Viewer) -> Self {
        let piece = self.piece.filter(|_| self.known_to(viewer));
        Self { piece, ..self }
    }
}

/// The latest gifts of a round, oldest first, with nine bits each. They are bytes, so that a state
/// needs no padding.
///
/// A gift is never all zeros, because no seat gives a piece to itself.
#[derive(Copy, Clone, Default, Eq, PartialEq, Hash)]
pub(super) struct Gifts([u8; 8]);

impl Gifts {
    /// The most gifts that a position remembers.
    pub(super) const LIMIT: usize = 7;

    const BITS: usize = 9;

    fn bits(self) -> u64 {
        u64::from_le_bytes(self.0)
    }

    /// Adds a gift, and returns the oldest one if there was no room for both.
    pub(super) fn push(&mut self, donor: Seat, receiver: Seat, piece: Piece) -> Option<Gift> {
        let forgotten = if self.len() == Self::LIMIT { self.get(0) } else { None };
        let kept = if forgotten.is_some() { self.bits() >> Self::BITS } else { self.bits() };
        let gift = donor.index() | receiver.index() << 3 | piece.index() << 6;
        let index = self.len() - usize::from(forgotten.is_some());
        self.0 = (kept | (gift as u64) << (Self::BITS * index)).to_le_bytes();
        forgotten
    }

    fn len(self) -> usize {
        (u64::BITS - self.bits().leading_zeros()).div_ceil(Self::BITS as u32) as usize
    }

    fn get(self, index: usize) -> Option<Gift> {
        let bits = (self.bits() >> (Self::BITS * index)) as u32;
        (index < self.len()).then(|| Gift {
            donor: Seat::from_low_bits(bits),
            receiver: Seat::from_low_bits(bits >> 3),
            piece: Some(Piece::ALL[(bits >> 6 & 7) as usize]),
        })
    }

    pub(super) fn iter(self) -> impl Iterator<Item = Gift> {
        (0..self.len()).filter_map(move |index| self.get(index))
    }
}

/// The pieces of a seat in a position: all of them, or a viewer's knowledge of them.
///
/// A certain stock is written as a [`Stock`]. `TG12(+1-2)` means the pieces that the viewer saw,
/// plus one unknown piece that came in, minus two that went out. `!4` in it is a 4 that was built
/// without being among the pieces seen. `?5` is a stock with a known size only.
///
/// # Examples
/// ```
/// use mauerwerk::die_mauer::{SeenStock, Stock};
///
/// let stock: Stock = "TG12".parse()?;
/// assert_eq!(SeenStock::from(stock).certain(), Some(stock));
///
/// let seen: SeenStock = "TG12(+1-2)".parse()?;
/// assert_eq!((seen.visible(), seen.size(), seen.certain()), (stock, 3, None));
/// # Ok::<(), mauerwerk::NotationError>(())
/// ```
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum SeenStock {
    /// Only the number of pieces, because the position may have forgotten gifts that are hidden
    /// from the viewer.
    Size(u8),
    /// The pieces, except for gifts that are hidden from the viewer.
    Pieces {
        /// The pieces without the hidden gifts.
        visible: Stock,
        /// The pieces that were built without being among the visible ones.
        surplus: Stock,
        /// The number of pieces that came in by hidden gifts.
        hidden_in: u8,
        /// The number of pieces that went out by hidden gifts.
        hidden_out: u8,
    },
}

impl SeenStock {
    /// Returns the stock, or `None` if something about it is hidden from the viewer.
    #[must_use]
    pub fn certain(&self) -> Option<Stock> {
        match *self {
            Self::Pieces { visible, hidden_in: 0, hidden_out: 0, .. } => Some(visible),
            _ => None,
        }
    }

    /// Returns the number of pieces, which is public (DM-49).
    #[must_use]
    pub fn size(&self) -> u8 {
        match *self {
            Self::Size(size) => size,
            Self::Pieces { visible, surplus, hidden_in, hidden_out } => {
                let pieces = visible.len() + u32::from(hidden_in);
                let gone = surplus.len() + u32::from(hidden_out);
                u8::try_from(pieces.saturating_sub(gone)).unwrap_or(u8::MAX)
            }
        }
    }

    /// Returns the pieces without the hidden gifts. Empty if only the size is known.
    #[must_use]
    pub fn visible(&self) -> Stock {
        match *self {
            Self::Size(_) => Stock::EMPTY,
            Self::Pieces { visible, .. } => visible,
        }
    }

    /// Returns the pieces that were built without being among the visible ones.
    #[must_use]
    pub fn surplus(&self) -> Stock {
        match *self {
            Self::Size(_) => Stock::EMPTY,
            Self::Pieces { surplus, .. } => surplus,
        }
    }

    /// Returns the number of pieces of each type without the hidden gifts, in the order of
    /// [`Piece::ALL`]. A negative number means that a hidden gift was built. Returns `None` if only
    /// the size is known.
    #[must_use]
    pub fn counts(&self) -> Option<[i8; 8]> {
        match *self {
            Self::Size(_) => None,
            Self::Pieces { visible, surplus, .. } => Some(visible.beyond(surplus)),
        }
    }

    /// Returns the number of pieces that came in by gifts hidden from the viewer.
    #[must_use]
    pub fn hidden_in(&self) -> u8 {
        match *self {
            Self::Size(_) => 0,
            Self::Pieces { hidden_in, .. } => hidden_in,
        }
    }

    /// Returns the number of pieces that went out by gifts hidden from the viewer.
    #[must_use]
    pub fn hidden_out(&self) -> u8 {
        match *self {
            Self::Size(_) => 0,
            Self::Pieces { hidden_out, .. } => hidden_out,
        }
    }

    /// Returns the stock of a seat as a viewer sees it, given the gifts of the round and the seats
    /// that are `unsure`. Only the size is left if an older gift may have been hidden.
    #[must_use]
    #[inline]
    pub(super) fn seen_by(
        self,
        viewer: Viewer,
        seat: Seat,
        gifts: impl IntoIterator<Item = Gift>,
        unsure: Seats,
    ) -> Self {
        if may_have_forgotten(viewer, seat, unsure) {
            return Self::Size(self.size());
        }
        let hidden = gifts.into_iter().filter(|gift| !gift.known_to(viewer));
        hidden.fold(self, |stock, gift| stock.hiding(seat, &gift))
    }

    /// Returns the stock of a seat as a viewer sees it from whom a gift is hidden: the gift is
    /// undone and counted.
    #[must_use]
    fn hiding(self, seat: Seat, gift: &Gift) -> Self {
        match (self, gift.piece) {
            (Self::Pieces { visible, surplus, hidden_in, hidden_out }, Some(piece)) => {
                if seat == gift.receiver {
                    let (visible, surplus) = moved(piece, visible, surplus);
                    Self::Pieces { visible, surplus, hidden_in: hidden_in + 1, hidden_out }
                } else if seat == gift.donor {
                    let (surplus, visible) = moved(piece, surplus, visible);
                    Self::Pieces { visible, surplus, hidden_in, hidden_out: hidden_out + 1 }
                } else {
                    self
                }
            }
            _ => self,
        }
    }
}

/// Takes a piece out of a stock, or adds it to the stock of lacking pieces.
fn moved(piece: Piece, from: Stock, lacking: Stock) -> (Stock, Stock) {
    match from.without(piece) {
        Some(rest) => (rest, lacking),
        None => (from, lacking.with(piece).unwrap_or(lacking)),
    }
}

impl Default for SeenStock {
    fn default() -> Self {
        Stock::EMPTY.into()
    }
}

/// Returns whether the position may have forgotten a gift of the seat that was hidden from the
/// viewer. It has not if only those two took part in forgotten gifts.
fn may_have_forgotten(viewer: Viewer, seat: Seat, unsure: Seats) -> bool {
    let both = match viewer {
        Viewer::Seat(own) => Seats::only(own).with(seat),
        Viewer::Spectator => Seats::EMPTY,
    };
    unsure.contains(seat) && !viewer.is(seat) && unsure != both
}

impl From<Stock> for SeenStock {
    fn from(visible: Stock) -> Self {
        Self::Pieces { visible, surplus: Stock::EMPTY, hidden_in: 0, hidden_out: 0 }
    }
}

text_form! {
    SeenStock: message!(faults::ASeenStock);
    |self, f| {
        let (visible, surplus, hidden_in, hidden_out) = match *self {
            Self::Size(size) => return write!(f, "?{size}"),
            Self::Pieces { visible, hidden_in: 0, hidden_out: 0, .. } => return visible.fmt(f),
            Self::Pieces { visible, surplus, hidden_in, hidden_out } => {
                (visible, surplus, hidden_in, hidden_out)
            }
        };
        write!(f, "{visible}(")?;
        if hidden_in > 0 {
            write!(f, "+{hidden_in}")?;
        }
        if hidden_out > 0 {
            write!(f, "-{hidden_out}")?;
        }
        if !surplus.is_empty() {
            write!(f, "!{surplus}")?;
        }
        f.write_str(")")
    };
    |text| read(text);
}

fn read(text: &str) -> Option<SeenStock> {
    if let Some(size) = text.strip_prefix('?') {
        return number(size).map(SeenStock::Size);
    }
    let Some((visible, hidden)) = text.strip_suffix(')').and_then(|text| text.split_once('('))
    else {
        return text.parse::<Stock>().ok().map(SeenStock::from);
    };
    let (numbers, surplus) = hidden.split_once('!').unwrap_or((hidden, "-"));
    let (came, went) = numbers.split_once('-').map_or((numbers, None), |(a, b)| (a, Some(b)));
    let came = if came.is_empty() { None } else { Some(came.strip_prefix('+')?) };
    let [hidden_in, hidden_out] = [came, went].map(|text| text.map_or(Some(0), number));
    let (hidden_in, hidden_out) = (hidden_in?, hidden_out?);
    let (visible, surplus): (Stock, Stock) = (visible.parse().ok()?, surplus.parse().ok()?);
    let both = visible.types().and(surplus.types());
    let hides = hidden_in > 0 || hidden_out > 0;
    let proper = hides && both.is_empty();
    proper.then_some(SeenStock::Pieces { visible, surplus, hidden_in, hidden_out })
}

fn number(text: &str) -> Option<u8> {
    text.parse().ok().filter(|_| text.bytes().all(|byte| byte.is_ascii_digit()))
}
