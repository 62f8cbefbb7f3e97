//! The content of the wall, and the seats that have looked at it.

use crate::base::rule::NotationError;
use crate::base::seat::{Seat, Seats};
use crate::games::berlin::cell::Cells;
use crate::games::berlin::faults;
use crate::games::berlin::{Cell, Kind, Piece, Suit, Value};
use crate::text::message::{Arg, message};

/// The content of a cell.
///
/// | content | notation |
/// |---|---|
/// | nothing: a hole or a gap | `.` |
/// | a face-down tile | `t` |
/// | a face-down tile that seats 0 and 2 have looked at | `t(S3:0,2)`, `t(?:0,2)` for others |
/// | a face-down coin, and before its suit is dealt | `cS`, `c` |
/// | a face-up tile, a face-up coin | `tS3`, `cS3` |
///
/// # Examples
/// ```
/// use mauerwerk::berlin::{Content, Kind};
///
/// let coin: Content = "cS".parse()?;
/// assert_eq!((coin.kind(), coin.is_face_down(), coin.piece()), (Some(Kind::Coin), true, None));
/// assert!("t(?:0,2)".parse::<Content>()?.is_unknown());
/// # Ok::<(), mauerwerk::NotationError>(())
/// ```
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Content {
    /// Nothing.
    Empty,
    /// A face-down tile that no player has seen.
    Tile,
    /// A face-down tile that seats have looked at (BE-48).
    Checked {
        /// The face of the tile, or `None` if it is hidden from the viewer (BE-49).
        tile: Option<(Suit, Value)>,
        /// The seats that have looked, which are all seats for public checks.
        by: Seats,
    },
    /// A face-down coin with the suit of its back (BE-04), or `None` before that is dealt.
    Coin(Option<Suit>),
    /// A face-up piece.
    Open(Piece),
}

impl Content {
    /// Returns the kind of the piece, or `None` if there is none.
    #[must_use]
    pub const fn kind(self) -> Option<Kind> {
        match self {
            Self::Empty => None,
            Self::Tile | Self::Checked { .. } => Some(Kind::Tile),
            Self::Coin(_) => Some(Kind::Coin),
            Self::Open(piece) => Some(piece.kind),
        }
    }

    /// Returns whether the content is a face-down piece.
    #[must_use]
    pub const fn is_face_down(self) -> bool {
        !matches!(self, Self::Empty | Self::Open(_))
    }

    /// Returns whether seats have looked at the tile, and its face is unknown.
    #[must_use]
    pub const fn is_unknown(self) -> bool {
        matches!(self, Self::Checked { tile: None, .. })
    }

    /// Returns the piece, or `None` if there is no piece or its face is unknown.
    #[must_use]
    pub const fn piece(self) -> Option<Piece> {
        match self {
            Self::Open(piece) => Some(piece),
            Self::Checked { tile: Some((suit, value)), .. } => {
                Some(Piece { kind: Kind::Tile, suit, value })
            }
            _ => None,
        }
    }
}

text_form! {
    Content: message!(faults::AContent);
    |self, f| match self {
        Self::Empty => f.write_str("."),
        Self::Tile => f.write_str("t"),
        Self::Checked { tile: Some((suit, value)), by } => write!(f, "t({suit}{value}:{by})"),
        Self::Checked { tile: None, by } => write!(f, "t(?:{by})"),
        Self::Coin(None) => f.write_str("c"),
        Self::Coin(Some(suit)) => write!(f, "c{suit}"),
        Self::Open(piece) => piece.fmt(f),
    };
    |text| read_cell(text).filter(|(_, rest)| rest.is_empty()).map(|(content, _)| content);
}

impl From<Content> for Arg {
    fn from(content: Content) -> Self {
        let suit = match content {
            Content::Coin(suit) => suit,
            other => other.piece().map(|piece| piece.suit),
        };
        let (notation, colour) = (content.to_string(), suit.map(Suit::colour));
        match content.kind() {
            Some(kind) => Self::Piece { kind: kind.word(), notation, colour },
            None => notation.into(),
        }
    }
}

/// Reads the contents of a row of cells, without separators.
pub(super) fn read_row(text: &str) -> Result<Vec<Content>, NotationError> {
    let mut cells = Vec::new();
    let mut rest = text;
    while !rest.is_empty() {
        let (content, after) =
            read_cell(rest).ok_or_else(|| NotationError::new(message!(faults::Contents), rest))?;
        cells.push(content);
        rest = after;
    }
    Ok(cells)
}

/// Reads one cell, and returns the rest of the text.
fn read_cell(text: &str) -> Option<(Content, &str)> {
    let first = text.chars().next()?;
    let rest = &text[first.len_utf8()..];
    let kind = match first {
        '.' => return Some((Content::Empty, rest)),
        't' => Kind::Tile,
        'c' => Kind::Coin,
        _ => return None,
    };
    if let Some(inside) = rest.strip_prefix('(') {
        let (inside, after) = inside.split_once(')')?;
        return Some((read_checked(inside).filter(|_| kind == Kind::Tile)?, after));
    }
    let Some(suit) = rest.chars().next().and_then(Suit::from_letter) else {
        let face_down = if kind == Kind::Tile { Content::Tile } else { Content::Coin(None) };
        return Some((face_down, rest));
    };
    let after_suit = &rest[1..];
    match after_suit.chars().next().and_then(Value::from_letter) {
        Some(value) => Some((Content::Open(Piece { kind, suit, value }), &after_suit[1..])),
        None => (kind == Kind::Coin).then_some((Content::Coin(Some(suit)), after_suit)),
    }
}

fn read_checked(inside: &str) -> Option<Content> {
    let (tile, by) = inside.split_once(':')?;
    let seat = |text: &str| text.parse::<u8>().ok().and_then(Seat::new);
    let by = by.split(',').map(seat).collect::<Option<Seats>>()?;
    let tile = match tile {
        "?" => None,
        _ => {
            let mut letters = tile.chars();
            let suit = Suit::from_letter(letters.next()?)?;
            let value = Value::from_letter(letters.next()?)?;
            letters.next().is_none().then_some(Some((suit, value)))?
        }
    };
    Some(Content::Checked { tile, by })
}

/// The content of the wall, plane by plane: bit `n` of each is the cell with index `n`.
///
/// The value planes together count 0 to 5 for a seen value, [`Wall::NOTHING`] for an empty cell and
/// [`Wall::UNSEEN`] for an unseen value. Bits without a meaning are 0.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub(super) struct Wall {
    coins: Cells,
    suits: [Cells; 2],
    values: [Cells; 3],
}

impl Wall {
    const NOTHING: u8 = 6;
    const UNSEEN: u8 = 7;

    /// Returns an empty wall.
    pub(super) fn empty(board: Cells) -> Self {
        let values = [Cells::EMPTY, board, board];
        Self { coins: Cells::EMPTY, suits: [Cells::EMPTY; 2], values }
    }

    /// Puts a face-down piece into an empty cell.
    pub(super) fn lay(&mut self, index: usize, kind: Kind) {
        self.set_value(index, Self::UNSEEN);
        self.coins.set(index, kind == Kind::Coin);
    }

    #[inline]
    fn value_code(&self, index: usize) -> u8 {
        self.values
            .iter()
            .enumerate()
            .fold(0, |code, (bit, plane)| code | u8::from(plane.contains(index)) << bit)
    }

    #[inline]
    fn set_value(&mut self, index: usize, code: u8) {
        for (bit, plane) in self.values.iter_mut().enumerate() {
            plane.set(index, code >> bit & 1 == 1);
        }
    }

    /// Sets the suit of a coin's back, or of a tile's face.
    #[inline]
    pub(super) fn set_suit(&mut self, index: usize, suit: Suit) {
        for (bit, plane) in self.suits.iter_mut().enumerate() {
            plane.set(index, suit as usize >> bit & 1 == 1);
        }
    }

    /// Sets the face of the piece in a cell.
    #[inline]
    pub(super) fn show(&mut self, index: usize, suit: Suit, value: Value) {
        self.set_suit(index, suit);
        self.set_value(index, value as u8);
    }

    /// Takes the piece out of a cell.
    #[inline]
    pub(super) fn remove(&mut self, index: usize) {
        self.coins.remove(index);
        self.suits.iter_mut().for_each(|plane| plane.remove(index));
        self.set_value(index, Self::NOTHING);
    }

    /// Moves the contents along a line by one cell towards its first cell, which is empty.
    pub(super) fn shift(&mut self, line: impl Iterator<Item = usize>) {
        let Self { coins, suits: [low, high], values: [one, two, four] } = self;
        let mut planes = [coins, low, high, one, two, four];
        let mut to = None;
        for from in line {
            if let Some(to) = to {
                for plane in &mut planes {
                    let on = plane.contains(from);
                    plane.set(to, on);
                }
            }
            to = Some(from);
        }
        if let Some(last) = to {
            self.remove(last);
        }
    }

    /// Returns the cells without a piece: holes and gaps.
    #[inline]
    pub(super) fn empties(&self) -> Cells {
        let [one, two, four] = self.values;
        four.and(two).without(one)
    }

    /// Returns the cells with a seen piece.
    #[inline]
    pub(super) fn seen(&self, board: Cells) -> Cells {
        let [_, two, four] = self.values;
        board.without(four.and(two))
    }

    /// Returns the cells with a piece of the given kind.
    #[inline]
    pub(super) fn of_kind(&self, kind: Kind, board: Cells) -> Cells {
        match kind {
            Kind::Coin => self.coins,
            Kind::Tile => board.without(self.empties()).without(self.coins),
        }
    }

    /// Returns the cells with a piece of the given known value.
    #[inline]
    pub(super) fn of_value(&self, value: Value, board: Cells) -> Cells {
        let code = value as usize;
        let planes = self.values.iter().enumerate();
        planes.fold(board, |cells, (bit, plane)| match code >> bit & 1 {
            1 => cells.and(*plane),
            _ => cells.without(*plane),
        })
    }

    /// Returns the cells whose planes have the given suit: seen pieces and face-down coins.
    #[inline]
    pub(super) fn of_suit(&self, suit: Suit, board: Cells) -> Cells {
        let planes = self.suits.iter().enumerate();
        planes.fold(board, |cells, (bit, plane)| match suit as usize >> bit & 1 {
            1 => cells.and(*plane),
            _ => cells.without(*plane),
        })
    }

    #[inline]
    pub(super) fn is_empty_at(&self, index: usize) -> bool {
        self.value_code(index) == Self::NOTHING
    }

    /// Returns the kind of the piece in a cell.
    #[inline]
    pub(super) fn kind(&self, index: usize) -> Option<Kind> {
        let kind = if self.coins.contains(index) { Kind::Coin } else { Kind::Tile };
        (!self.is_empty_at(index)).then_some(kind)
    }

    /// Returns the known suit of a piece: a tile's once it was seen, a coin's always.
    #[inline]
    pub(super) fn suit(&self, index: usize) -> Suit {
        let bit = |plane: &Cells| usize::from(plane.contains(index));
        Suit::ALL[bit(&self.suits[0]) | bit(&self.suits[1]) << 1]
    }

    /// Returns the piece in a cell if it has been seen.
    #[inline]
    pub(super) fn piece(&self, index: usize) -> Option<Piece> {
        let value = *Value::ALL.get(usize::from(self.value_code(index)))?;
        let kind = if self.coins.contains(index) { Kind::Coin } else { Kind::Tile };
        Some(Piece { kind, suit: self.suit(index), value })
    }

    /// Returns whether an unseen piece is in a cell.
    #[inline]
    pub(super) fn is_unseen(&self, index: usize) -> bool {
        self.value_code(index) == Self::UNSEEN
    }
}

/// The seats that have looked at each tile since it is face down, in the order of the cells
/// (BE-116). A seen tile of the wall is face down exactly if this list has a seat for it.
///
/// Two piecepacks have 48 tiles, so this is half the size of a list by cells.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub(super) struct Looks([Seats; Self::COUNT]);

impl Looks {
    const COUNT: usize = 48;

    pub(super) const NONE: Self = Self([Seats::EMPTY; Self::COUNT]);

    #[inline]
    pub(super) fn at(&self, index: usize, tiles: Cells) -> Seats {
        if tiles.contains(index) { self.0[tiles.rank(index) % Self::COUNT] } else { Seats::EMPTY }
    }

    pub(super) fn set(&mut self, index: usize, tiles: Cells, seats: Seats) {
        self.0[tiles.rank(index) % Self::COUNT] = seats;
    }

    /// Removes a tile that leaves the wall. `tiles` still contains it.
    pub(super) fn remove(&mut self, index: usize, tiles: Cells) {
        let rank = tiles.rank(index) % Self::COUNT;
        self.0.copy_within(rank + 1.., rank);
        self.0[Self::COUNT - 1] = Seats::EMPTY;
    }

    /// Returns the cells of all tiles that seats have looked at.
    pub(super) fn cells(&self, tiles: Cells) -> Cells {
        let by_rank = tiles.iter().zip(&self.0);
        by_rank.filter(|(_, seats)| !seats.is_empty()).map(|(index, _)| index).collect()
    }

    /// Returns the same list by cells, and back, for moves of many tiles at once.
    pub(super) fn by_cell(&self, tiles: Cells) -> [Seats; Cell::COUNT] {
        let mut seats = [Seats::EMPTY; Cell::COUNT];
        tiles.iter().zip(&self.0).for_each(|(index, &by)| seats[index] = by);
        seats
    }

    pub(super) fn from_cells(seats: &[Seats; Cell::COUNT], tiles: Cells) -> Self {
        let mut looks = Self::NONE;
        tiles.iter().zip(&mut looks.0).for_each(|(index, by)| *by = seats[index]);
        looks
    }
}
