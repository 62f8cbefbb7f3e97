//! The seats, with one row each: the block, the fist, the stock and the penalties.

use crate::base::seat::Seat;
use crate::games::die_mauer::draw::captions;
use crate::games::die_mauer::draw::piece::shape;
use crate::games::die_mauer::draw::{BACK, Canvas, units};
use crate::games::die_mauer::{Piece, SeenFist, SeenStock, View, places, texts};
use crate::sheet::canvas::table::NAME;
use crate::sheet::canvas::{Frame, Paint, TextStyle, wrapped};
use crate::sheet::look::Point;
use crate::text::message::message;

const BLOCK: i32 = 144;
const FIST: i32 = 192;
const STOCK: i32 = 306;
const STOCK_END: i32 = 686;
/// The space between a row's right edge and its numbers.
const MARGIN: i32 = 18;

const ROW: i32 = 78;
const ROW_GAP: i32 = 6;
const HEADING: i32 = 20;
/// The size of pieces in a stock, in hundredths.
const SIZE: i32 = 58;
const PIECE_GAP: i32 = 5;
const LINE: i32 = 52;
/// The baseline of the pieces in the first line.
const SHELF: i32 = 54;
const SMALL: i32 = 12;
/// The box of a hand with its content.
const HAND: Frame = Frame { x: -4, y: -50, width: 84, height: 58, radius: 0 };
/// A piece of a stock as the viewer sees it. `None` is a piece of unknown type.
pub(super) type Seen = Option<Piece>;

/// Returns the width of a piece in a stock.
fn room(piece: Seen) -> usize {
    (units(piece.map_or(BACK, Piece::length)) * SIZE / 100 + PIECE_GAP) as usize
}

/// Returns all pieces of a stock as the viewer sees them.
pub(super) fn seen(stock: &SeenStock) -> Vec<Seen> {
    let known = stock.visible().iter().map(Some);
    known.chain(std::iter::repeat_n(None, stock.unknown())).collect()
}

/// Breaks a stock into lines.
fn shelves(stock: &SeenStock) -> Vec<Vec<Seen>> {
    wrapped(&seen(stock), (STOCK_END - STOCK) as usize, room)
}

impl Canvas {
    /// Draws all seats from the given corner, and returns their height.
    pub(super) fn seats(&mut self, view: &View, x: i32, y: i32, width: i32) -> i32 {
        self.headings(x, y, width);
        let mut bottom = y + HEADING;
        for seat in view.seats() {
            let stock = view.position.stocks.get(seat).copied().unwrap_or_default();
            let shelves = shelves(&stock);
            let height = ROW + LINE * (shelves.len() as i32 - 1).max(0);
            let frame = Frame { x, y: bottom, width, height, radius: 8 };
            self.ground_of(&view.part_of(seat), frame);
            self.at(x, bottom, 100, |canvas| {
                canvas.who(view, seat);
                canvas.fist(view, seat);
                canvas.stock(seat, &stock, &shelves, height);
                canvas.penalties(view, seat, width - MARGIN);
            });
            bottom += height + ROW_GAP;
        }
        bottom - y
    }

    fn headings(&mut self, x: i32, y: i32, width: i32) {
        let style = TextStyle::new(SMALL, self.colours.faint);
        self.say(x + NAME, y + 12, style, message!(texts::SeatHeading));
        self.say(x + FIST, y + 12, style, message!(texts::FistHeading));
        self.say(x + STOCK, y + 12, style, message!(texts::StockHeading));
        self.say(x + width - MARGIN, y + 12, style.before(), message!(texts::PenaltiesHeading));
    }

    /// Draws the seat's name, and the block.
    fn who(&mut self, view: &View, seat: Seat) {
        let part = view.part_of(seat);
        self.name(seat, view.viewer.is(seat), part.word());
        self.block_of(view, seat, (BLOCK, 18), 100);
    }

    /// Draws the block at a point, if the seat has it.
    pub(super) fn block_of(&mut self, view: &View, seat: Seat, at: Point, percent: i32) {
        if view.position.master == seat {
            let label = message!(texts::BlockOf { seat });
            let shape = Frame { x: 0, y: 0, width: 40, height: 40, radius: 0 }.corners();
            self.place_at(at, percent, places::BLOCK, label, &shape, Self::block);
        }
    }

    /// Draws the Master-builder's block: bright orange, which has no meaning (DM-51), with an
    /// imprinted M.
    fn block(&mut self) {
        let palette = self.palette;
        let line = |fill| Paint::fill(fill).line(self.colours.outline, "1.4");
        self.path("M0 7L7 0H40L33 7Z", line(palette.block));
        self.path("M33 7L40 0V33L33 40Z", line(palette.block_side));
        self.path("M0 7H33V40H0Z", line(palette.block));
        self.write(16, 32, TextStyle::new(24, palette.imprint).bold().centred(), 'M');
    }

    fn fist(&mut self, view: &View, seat: Seat) {
        let fist = view.position.fists.get(seat).copied().unwrap_or_default();
        let (at, name) = ((FIST, SHELF), places::fist(seat));
        let lately = self.opened_lately(&name);
        let label = captions::hand(fist, lately, seat);
        self.place_at(at, 100, name, label, &HAND.corners(), |canvas| match fist {
            None => {
                canvas.place_for_fist();
                canvas.pale(lately, |canvas, fist| canvas.open_hand(fist));
            }
            Some(SeenFist::Closed) => canvas.closed_fist(),
            Some(SeenFist::Known(fist)) if view.still_closed() => canvas.own_fist(fist),
            Some(SeenFist::Known(fist)) => canvas.open_hand(fist),
        });
    }

    fn stock(&mut self, seat: Seat, stock: &SeenStock, shelves: &[Vec<Seen>], height: i32) {
        self.shelves(seat, shelves, stock.is_doubtful());
        let style = TextStyle::new(SMALL, self.colours.faint);
        let note = if shelves.is_empty() { height / 2 + 4 } else { height - 8 };
        self.say(STOCK, note, style, stock.note());
    }

    fn shelves(&mut self, seat: Seat, shelves: &[Vec<Seen>], is_doubtful: bool) {
        for (line, shelf) in (0..).zip(shelves) {
            let mut x = STOCK;
            for &piece in shelf {
                let label = captions::stocked(piece, seat);
                let (at, name) = ((x, SHELF + LINE * line), places::stock(seat, piece));
                self.place_at(
                    at,
                    SIZE,
                    name,
                    label,
                    &shape(piece).corners(),
                    |canvas| match piece {
                        Some(piece) if is_doubtful => canvas.doubtful_piece(piece),
                        _ => canvas.seen(piece),
                    },
                );
                x += room(piece) as i32;
            }
        }
    }

    /// Draws a piece, or the back of a piece of unknown type.
    pub(super) fn seen(&mut self, piece: Seen) {
        match piece {
            Some(piece) => self.piece(piece),
            None => self.back(),
        }
    }

    fn penalties(&mut self, view: &View, seat: Seat, x: i32) {
        let total = view.position.totals.get(seat).copied().unwrap_or_default();
        self.total(x, 34, total, view.part_of(seat).has_won());
        let style = TextStyle::new(SMALL, self.colours.faint).before();
        let mut y = 52;
        for line in view.score_notes(seat) {
            self.say(x, y, style, line);
            y += 16;
        }
    }
}
