//! Drawings of a view: an SVG document for screens and paper, and plain characters for terminals.
//!
//! Both use only the [`View`], so they show nothing that the viewer doesn't know. A view may come
//! from any JSON, so the code does not rely on a legal position.

mod captions;
mod piece;
mod seat;
mod seat_line;
mod text;
mod wall;

use crate::base::seat::{Seat, Seats};
use crate::games::berlin::{Cell, Content, Kind, Phase, Suit, Value, Variant, View, texts};
use crate::sheet::canvas::captions::standpoint;
use crate::sheet::canvas::table::MARGIN;
use crate::sheet::canvas::{self, Colour, Dye, dye};
use crate::sheet::look::Drawing;
use crate::sheet::look::{Look, Panel, Sheet};
use crate::text::message::message;

pub(super) use text::{brief, text};

const WIDTH: i32 = 860;
const INNER: i32 = WIDTH - 2 * MARGIN;
const GAP: i32 = 14;

/// Draws a view as an SVG document.
pub(super) fn draw(view: &View, look: &Look) -> Drawing {
    Canvas::draw(look, view.viewer, |mut canvas| {
        let (variants, standpoint) = (view.variants(), standpoint(view.viewer));
        let (width, status) = (canvas.width(WIDTH), view.status());
        let right = [variants.clone(), standpoint.clone()];
        let mut y = canvas.header(width, "Berlin", right, &status);
        y += match look.sheet {
            Sheet::Wide => canvas.wide(view, y),
            Sheet::Narrow => canvas.narrow(view, y),
        };
        let title = message!(texts::Title { variants, standpoint });
        let description = message!(texts::Description { status, position: view.to_string() });
        canvas.on_paper(width, y + GAP / 2, title, description)
    })
}

impl Canvas {
    /// Draws everything below the header of a wide drawing, and returns its height.
    fn wide(&mut self, view: &View, y: i32) -> i32 {
        let mut bottom = y;
        bottom += self.panel(Panel::Board, |canvas| canvas.wall(view, MARGIN, y, INNER) + GAP / 2);
        bottom += self.around_panels(|canvas| canvas.legend(view, bottom, INNER) + GAP / 2);
        bottom +=
            self.panel(Panel::Seats, |canvas| canvas.seats(view, MARGIN, bottom, INNER) + GAP / 2);
        bottom += self.panel(Panel::Hand, |canvas| {
            let own = canvas
                .own_row(view, |canvas, seat| canvas.seat(view, seat, (MARGIN, bottom), INNER));
            own + canvas.controls(MARGIN, bottom + own, INNER)
        });
        bottom + self.remarks(&view.remarks(), captions::LINE, bottom) - y
    }

    /// Draws the viewer's own row if only the hand is drawn, and returns its height. A seat acts
    /// only with its hammer and dice.
    fn own_row(&mut self, view: &View, row: impl FnOnce(&mut Self, Seat) -> i32) -> i32 {
        let own = view.seats().find(|seat| view.viewer.is(*seat));
        own.filter(|_| self.is_alone(Panel::Hand)).map_or(0, |seat| row(self, seat))
    }

    /// Draws everything below the status of a narrow drawing, and returns its height. The wall has
    /// the full width, and other touch targets are at the bottom.
    fn narrow(&mut self, view: &View, y: i32) -> i32 {
        let (margin, mut bottom) = (self.margin(), y);
        let width = self.width(WIDTH);
        let inner = width - 2 * margin;
        bottom += self.panel(Panel::Board, |canvas| canvas.wall(view, 0, y, width) + GAP / 2);
        bottom += self.around_panels(|canvas| canvas.legend(view, bottom, inner));
        bottom += self.remarks(&view.remarks(), self.letters(captions::LINE), bottom);
        bottom += self
            .panel(Panel::Seats, |canvas| canvas.seat_lines(view, margin, bottom, inner) + GAP / 2);
        bottom += self.panel(Panel::Hand, |canvas| {
            let own = canvas.own_row(view, |canvas, seat| {
                canvas.seat_with_pieces(view, seat, (margin, bottom), inner)
            });
            own + canvas.controls(margin, bottom + own, inner)
        });
        bottom - y
    }
}

/// The properties of a cell for both drawings.
#[derive(Copy, Clone, Debug)]
struct Spot {
    cell: Option<Cell>,
    content: Content,
    is_hole: bool,
    /// Whether the deciding seat may not enter it again.
    is_visited: bool,
    /// Whether the decision is about this cell, or chance shows its piece.
    is_asked: bool,
    /// Whether the hammer of the deciding seat can be moved there.
    is_in_reach: bool,
    /// The other seats whose hammers can be moved there.
    others: Seats,
    /// The seats whose hammers are there.
    hammers: Seats,
}

impl View {
    /// Returns the seats that appear in any part of the view.
    fn seats(&self) -> impl Iterator<Item = Seat> {
        let most = self
            .position
            .hammers
            .len()
            .max(self.position.collected.len())
            .max(self.position.rolls.len());
        Seats::first(most).iter()
    }

    /// Returns the cell of a seat's hammer.
    fn hammer(&self, seat: Seat) -> Option<Cell> {
        self.position.hammers.get(seat.index()).copied().flatten()
    }

    fn columns(&self) -> usize {
        usize::from(self.position.setup.columns).max(1)
    }

    fn rows(&self) -> usize {
        self.position.wall.len().div_ceil(self.columns())
    }

    /// Returns the properties of a cell, or `None` if the wall has no such cell.
    fn spot(&self, column: usize, row: usize) -> Option<Spot> {
        let content = *self.position.wall.get(row * self.columns() + column)?;
        let cell = Cell::new(column, row);
        let on = |cells: &[Cell]| cell.is_some_and(|cell| cells.contains(&cell));
        let reaching = self.reach.iter().filter(|reach| on(&reach.cells));
        let reaching: Seats = reaching.map(|reach| reach.hammer).collect();
        let here = |seat: &Seat| cell.is_some() && self.hammer(*seat) == cell;
        Some(Spot {
            cell,
            content,
            is_hole: content == Content::Empty && on(&self.holes),
            is_visited: on(&self.position.visited),
            is_asked: cell.is_some_and(|cell| self.asks_about(cell)),
            is_in_reach: reaching.contains(self.position.seat),
            others: reaching.without(self.position.seat),
            hammers: self.seats().filter(here).collect(),
        })
    }

    /// Returns all cells of the wall, row by row from the lowest.
    fn spots(&self) -> impl Iterator<Item = Spot> {
        let columns = self.columns();
        (0..self.position.wall.len())
            .filter_map(move |index| self.spot(index % columns, index / columns))
    }

    /// Returns whether the decision is about a cell, or chance shows its piece.
    fn asks_about(&self, cell: Cell) -> bool {
        match self.position.phase {
            Phase::Settling => self.holes.contains(&cell) || self.position.opened.contains(&cell),
            phase if phase.has_landed() => self.hammer(self.position.seat) == Some(cell),
            _ => self.position.at == Some(cell),
        }
    }

    fn plays(&self, variant: Variant) -> bool {
        self.position.setup.variants.contains(variant)
    }

    /// Returns the kind of piece that a seat's own hammer must land on next (BE-88).
    fn wanted_kind(&self, seat: Seat) -> Option<Kind> {
        self.position.kinds.get(seat.index()).copied().flatten().map(Kind::other)
    }
}

impl Content {
    /// Returns the known face of a face-down tile.
    const fn known(self) -> Option<(Suit, Value)> {
        match self {
            Self::Checked { tile, .. } => tile,
            _ => None,
        }
    }
}

/// Splits a length into the fewest parts of at most `most`, nearly equal. Returns the first index
/// and the length of each part.
pub(super) fn bands(length: usize, most: usize) -> impl DoubleEndedIterator<Item = (usize, usize)> {
    let size = length.div_ceil(length.div_ceil(most).max(1)).max(1);
    (0..length.div_ceil(size)).map(move |band| (band * size, size.min(length - band * size)))
}

/// A canvas with the colours of the game.
type Canvas = crate::sheet::canvas::Canvas<Palette>;

canvas::palette! {
    /// The colours of the wall, the dice and the hammers.
    ///
    /// Suits also differ in shape and brightness, and hammers have numbers.
    Palette {
        /// The colour of the table.
        table: Colour = "#dfe3e1", "#2b2f31";
        tile: Dye = dye("#faf4e3", "#9b8e76", "#d3c6a8"), dye("#ddd3bb", "#14120f", "#b4a788");
        /// The colour of the lines on the back of a tile.
        back: Colour = "#9b8e76", "#81755b";
        coin: Dye = dye("#f3e7c8", "#8a7a58", "#b9a77f"), dye("#d6c698", "#14120f", "#94835a");
        /// The colour of the letters on pieces of every suit.
        print: Colour = "#26221d", "#1c1915";
        hole: Dye = dye("#5f5c57", "#2b2825", "#8f8a82"), dye("#0e1011", "#000000", "#4a5054");
        gap: Colour = "#7d8783", "#7e888c";
        veil: Colour = "#5a544a", "#7d7567";
        ground: Colour = "#6b4a2b", "#b98a58";
        plain_die: Dye = dye("#fffdf6", "#4b4338", "#26221d"), dye("#efe9dc", "#0f0d0b", "#1c1915");
        /// The colours of suits, with the letters of a piece as marks.
        suits: [Dye; 4] = [
            dye("#c8271f", "#8f1610", "#b3201a"),
            dye("#1c1a17", "#000000", "#1c1a17"),
            dye("#f0b81c", "#7a5600", "#7a5600"),
            dye("#2a62b8", "#173f80", "#1f529f"),
        ], [
            dye("#bd241c", "#7d120d", "#a31c16"),
            dye("#161412", "#000000", "#161412"),
            dye("#e3a90f", "#5f4300", "#634600"),
            dye("#2559ab", "#133670", "#1b4a92"),
        ];
        hammers: [Dye; Seat::COUNT] = [
            dye("#c8271f", "#5e0d09", "#ffffff"),
            dye("#1c1a17", "#d8d2c6", "#ffffff"),
            dye("#f0b81c", "#5f4300", "#26221d"),
            dye("#2a62b8", "#0f2d5e", "#ffffff"),
            dye("#6d2a8f", "#340f48", "#ffffff"),
            dye("#27785a", "#0d4430", "#ffffff"),
            dye("#f08ab0", "#7a2348", "#26221d"),
            dye("#e9e4d8", "#4b4338", "#26221d"),
        ], [
            dye("#cc3830", "#3b0705", "#ffffff"),
            dye("#161412", "#d8d2c6", "#ffffff"),
            dye("#f0b81c", "#4a3400", "#1c1915"),
            dye("#3166b6", "#0b2248", "#ffffff"),
            dye("#8d46b3", "#260a36", "#ffffff"),
            dye("#267256", "#08301f", "#ffffff"),
            dye("#f08ab0", "#57152f", "#1c1915"),
            dye("#e9e4d8", "#14120f", "#1c1915"),
        ];
    }
}

impl Palette {
    const fn suit(&self, suit: Suit) -> Dye {
        self.suits[suit as usize]
    }

    /// Returns the colours of a die of a suit (BE-55).
    const fn suit_die(&self, suit: Suit) -> Dye {
        self.hammers[suit as usize]
    }

    /// Returns the colours of a seat's hammer and die, beginning with those of the suits (BE-78).
    const fn hammer(&self, seat: Seat) -> Dye {
        self.hammers[seat.index()]
    }
}
