//! What a position says of a seat's stock.

use std::fmt;
use std::str::FromStr;

use crate::die_mauer::{Gift, Piece, Stock};
use crate::game::Viewer;
use crate::rule::NotationError;
use crate::seat::{Seat, Seats};

/// What a position says of the pieces a seat has: which ones they are, or what a viewer knows of
/// them.
///
/// A certain stock is written as a [`Stock`]. `TG12(+1-2)` reads: these pieces by all the viewer
/// saw, and besides one more came in and two went out. `!4` in it is a 4 that was built without
/// being among those pieces. A stock of which only the size is clear is `?5`.
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
    /// Only the number of pieces, since the position may have forgotten some of the gifts hidden
    /// from the viewer.
    Size(u8),
    /// The pieces, but for gifts hidden from the viewer.
    Pieces {
        /// The pieces there would be had the hidden gifts not been made.
        visible: Stock,
        /// The pieces that were built without being among those.
        surplus: Stock,
        /// The number of pieces that came in by hidden gifts.
        hidden_in: u8,
        /// The number of pieces that went out by hidden gifts.
        hidden_out: u8,
    },
}

impl SeenStock {
    /// Returns the stock if nothing about it is hidden from the viewer.
    #[must_use]
    pub fn certain(&self) -> Option<Stock> {
        match *self {
            Self::Pieces { visible, hidden_in: 0, hidden_out: 0, .. } => Some(visible),
            _ => None,
        }
    }

    /// Returns how many pieces there are, which is public (DM-49).
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

    /// Returns the pieces there would be had the hidden gifts not been made; empty if only the size
    /// is known.
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

    /// Returns how many of each type there would be, in the order of [`Piece::ALL`], had the hidden
    /// gifts not been made; `None` if only the size is known. Below zero stands for a hidden gift
    /// that was built.
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

    /// Returns the stock of a seat as a viewer sees it, after these gifts of the round and older ones
    /// between the seats that are `unsure`: only its size where one of those may have been hidden.
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

    /// Returns the stock of a seat as it looks to somebody from whom a gift is hidden: the gift is
    /// undone, and counted.
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

/// Takes a piece out of a stock, or else puts it into the one that stands for what lacks there.
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

/// Returns whether a gift of that seat that was hidden from the viewer may be forgotten. None is if
/// only those two took part in all that are.
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

impl fmt::Display for SeenStock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
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
    }
}

impl FromStr for SeenStock {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let expected = "a stock: pieces like TG12346, - for none, or ?5 for five unknown ones";
        read(text).ok_or_else(|| NotationError::new(expected, text))
    }
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

serde_as_text!(SeenStock);
