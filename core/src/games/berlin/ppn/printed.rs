//! The places and faces of pieces, as far as the game shows them. The other faces come from the
//! box.

use std::fmt;

use crate::games::berlin::cell::Grid;
use crate::games::berlin::checked_setup::Sets;
use crate::games::berlin::{Cell, Content, Direction, Event, Kind, Piece, State, Suit, Value};

/// The piece in each cell, by its number. Pieces are numbered in the order of their cells when the
/// wall is laid out, followed by those collected before.
#[derive(Clone)]
pub(super) struct Lay {
    grid: Grid,
    numbers: Vec<Option<usize>>,
}

/// A move of a piece by one cell.
pub(super) struct Slide {
    pub(super) number: usize,
    pub(super) from: usize,
    pub(super) to: usize,
}

impl Lay {
    pub(super) fn new(laid: &State) -> Self {
        let mut next = 0..;
        let number = |index| {
            let has_piece = laid.content_at(index).kind().is_some();
            if has_piece { next.next() } else { None }
        };
        let grid = laid.setup.grid;
        Self { grid, numbers: (0..grid.len()).map(number).collect() }
    }

    pub(super) fn at(&self, index: usize) -> Option<usize> {
        self.numbers.get(index).copied().flatten()
    }

    pub(super) fn in_cell(&self, cell: Cell) -> Option<usize> {
        self.at(self.grid.index(cell)?)
    }

    pub(super) fn remove(&mut self, index: usize) -> Option<usize> {
        self.numbers.get_mut(index)?.take()
    }

    /// Moves all pieces beyond an empty cell by one towards it (BE-60), the nearest first.
    pub(super) fn fill(&mut self, hole: Cell, from: Direction) -> Vec<Slide> {
        let Some(hole) = self.grid.index(hole) else { return Vec::new() };
        let line = self.grid.line(hole, from);
        let mut slides = Vec::new();
        for (to, from) in line.clone().zip(line.skip(1)) {
            self.numbers.swap(to, from);
            if let Some(number) = self.at(to) {
                slides.push(Slide { number, from, to });
            }
        }
        slides
    }
}

/// A suit of one of two sets. The second set has the suits of the dual piecepacks expansion.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(super) struct Colour {
    pub(super) suit: Suit,
    pub(super) second: bool,
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.second {
            false => self.suit.fmt(f),
            true => write!(f, "{}", ['♡', '♤', '♧', '♢'][self.suit as usize]),
        }
    }
}

impl Colour {
    /// Returns the colours of all stacks in the box, first set first. Seats have their hammers and
    /// dice in this order (BE-78).
    pub(super) fn of_box(sets: Sets) -> impl Iterator<Item = Self> {
        let colours = [false, true]
            .into_iter()
            .flat_map(|second| Suit::ALL.into_iter().map(move |suit| Self { suit, second }));
        colours.filter(move |colour| sets.copies(colour.suit) > u32::from(colour.second))
    }

    /// Returns the colour as letters and digits, for labels.
    pub(super) fn label(self) -> String {
        format!("{}{}", self.suit, if self.second { "2" } else { "" })
    }
}

/// The face of a piece.
#[derive(Copy, Clone)]
pub(super) struct Printed {
    pub(super) kind: Kind,
    pub(super) colour: Colour,
    pub(super) value: Value,
}

/// The clues of a game about a piece.
struct Clue {
    kind: Kind,
    suit: Option<Suit>,
    piece: Option<Piece>,
}

impl Clue {
    fn of_content(content: Content) -> Option<Self> {
        let suit = match content {
            Content::Coin(suit) => suit,
            _ => None,
        };
        Some(Self { kind: content.kind()?, suit, piece: content.piece() })
    }

    /// Returns the order in which the box gives out pieces, so that no piece takes a face that only
    /// another can have. Known pieces come first, then tiles and coins of a known suit, then all
    /// others.
    fn order(&self) -> usize {
        match self {
            Self { piece: Some(_), .. } => 0,
            Self { kind: Kind::Coin, suit: None, .. } => 2,
            _ => 1,
        }
    }
}

/// Returns the face of each piece, by its number.
pub(super) fn identify(states: &[State], events: &[Vec<Event>]) -> Vec<Printed> {
    let laid = &states[0];
    let clues = clues(laid, states, events);
    let mut left = Left { sets: laid.setup.sets, given: [0; Piece::COUNT] };
    let mut printed = vec![None; clues.len()];
    let ordered = (0..3)
        .flat_map(|order| clues.iter().enumerate().filter(move |(_, clue)| clue.order() == order));
    for (number, clue) in ordered {
        printed[number] = Some(left.give(clue));
    }
    printed.into_iter().flatten().collect()
}

/// Returns all clues of the game about pieces.
fn clues(laid: &State, states: &[State], events: &[Vec<Event>]) -> Vec<Clue> {
    let wall = (0..laid.setup.grid.len()).map(|index| laid.content_at(index));
    let collected = laid.seated().flat_map(|seat| laid.collected(seat)).map(Content::Open);
    let mut clues: Vec<Clue> = wall.chain(collected).filter_map(Clue::of_content).collect();
    let mut lay = Lay::new(laid);
    for (before, events) in states.iter().zip(events) {
        for event in events {
            if let Event::Filled { cell, from } = *event {
                lay.fill(cell, from);
            } else if let Some((number, suit, piece)) = clue(&mut lay, before, *event) {
                clues[number].suit = suit;
                clues[number].piece = piece;
            }
        }
    }
    clues
}

/// Returns the piece of an event, and its clue.
fn clue(
    lay: &mut Lay,
    before: &State,
    event: Event,
) -> Option<(usize, Option<Suit>, Option<Piece>)> {
    let own = before.own_index();
    Some(match event {
        Event::CoinLaid { cell, suit } => (lay.in_cell(cell)?, Some(suit), None),
        Event::TurnedUp { cell, piece } => (lay.in_cell(cell)?, None, Some(piece)),
        Event::Checked { tile: Some((suit, value)), .. } => {
            (lay.at(own)?, None, Some(Piece { kind: Kind::Tile, suit, value }))
        }
        Event::Collected { piece, .. } => (lay.remove(own)?, None, Some(piece)),
        _ => return None,
    })
}

/// The number of copies of each piece that the box has given out.
struct Left {
    sets: Sets,
    given: [u32; Piece::COUNT],
}

impl Left {
    fn give(&mut self, clue: &Clue) -> Printed {
        let Clue { kind, suit, piece } = *clue;
        let fits = |other: &Piece| {
            other.kind == kind
                && suit.is_none_or(|suit| other.suit == suit)
                && self.given[other.index()] < self.sets.copies(other.suit)
        };
        // The box of a legal state always has enough pieces.
        let nothing = Piece { kind, suit: suit.unwrap_or(Suit::Suns), value: Value::Null };
        let piece = piece.or_else(|| Piece::all().find(fits)).unwrap_or(nothing);
        let given = &mut self.given[piece.index()];
        *given += 1;
        Printed {
            kind,
            colour: Colour { suit: piece.suit, second: *given > 1 },
            value: piece.value,
        }
    }
}
