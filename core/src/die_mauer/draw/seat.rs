//! The seats: one row each, with the block, the fist, the stock and the penalties.

use super::super::piece::Piece;
use super::super::view::{SeenFist, SeenStock, View};
use super::canvas::{Canvas, Frame, Letters, Paint};
use super::piece::{BACK, units};
use super::words::Part;
use super::wrapped;
use crate::seat::Seat;

const NAME: i32 = 20;
const BLOCK: i32 = 138;
const FIST: i32 = 192;
const STOCK: i32 = 306;
const STOCK_END: i32 = 686;
/// Holds the room between a row's right edge and its numbers.
const MARGIN: i32 = 18;

const ROW: i32 = 78;
const ROW_GAP: i32 = 6;
const HEADING: i32 = 20;
/// Holds how large pieces in a stock are, in hundredths.
const SIZE: i32 = 58;
const PIECE_GAP: i32 = 5;
const LINE: i32 = 52;
/// Holds where the pieces of the first line stand.
const SHELF: i32 = 54;
const SMALL: i32 = 12;
/// Holds where the words below a name stand.
const TAGS: i32 = 55;
/// Holds the width of the bar that marks who decides or has won; wider than its round corners.
const BAR: i32 = 9;

/// Holds a piece of a stock as the viewer sees it: `None` is one of unknown type.
type Seen = Option<Piece>;

/// Returns the room that a piece takes in a stock.
fn room(piece: Seen) -> usize {
    (units(piece.map_or(BACK, Piece::length)) * SIZE / 100 + PIECE_GAP) as usize
}

/// Breaks a stock into lines.
fn shelves(stock: &SeenStock) -> Vec<Vec<Seen>> {
    let known = stock.visible().iter().map(Some);
    let pieces: Vec<Seen> = known.chain(std::iter::repeat_n(None, stock.unknown())).collect();
    wrapped(&pieces, (STOCK_END - STOCK) as usize, room)
}

/// Outlines the bar at the left side of a row, round where the row is.
fn bar(row: Frame) -> String {
    let Frame { x, y, height, radius, .. } = row;
    let (right, straight) = (x + BAR, height - 2 * radius);
    let arc = format!("a{radius} {radius} 0 0 1");
    format!(
        "M{right} {y}v{height}h{}{arc}-{radius} -{radius}v-{straight}{arc}{radius} -{radius}Z",
        radius - BAR
    )
}

impl Canvas {
    /// Draws all seats from that corner on, and returns their height.
    pub(super) fn seats(&mut self, view: &View, x: i32, y: i32, width: i32) -> i32 {
        self.headings(x, y, width);
        let mut bottom = y + HEADING;
        for seat in view.seats() {
            let stock = view.stocks.get(seat).copied().unwrap_or_default();
            let shelves = shelves(&stock);
            let height = ROW + LINE * (shelves.len() as i32 - 1).max(0);
            let frame = Frame { x, y: bottom, width, height, radius: 8 };
            self.ground_of(view.part_of(seat), frame);
            self.at(x, bottom, 100, |canvas| {
                canvas.name(view, seat);
                canvas.fist(view, seat);
                canvas.stock(&stock, &shelves, height);
                canvas.penalties(view, seat, width - MARGIN);
            });
            bottom += height + ROW_GAP;
        }
        bottom - y
    }

    fn headings(&mut self, x: i32, y: i32, width: i32) {
        let letters = Letters::new(SMALL, self.palette.faint);
        for (column, heading) in [(NAME, "seat"), (FIST, "fist"), (STOCK, "stock")] {
            self.write(x + column, y + 12, letters, heading);
        }
        self.write(x + width - MARGIN, y + 12, letters.before(), "penalties");
    }

    fn ground_of(&mut self, part: Part, frame: Frame) {
        let palette = self.palette;
        if part == Part::Waits {
            return self.frame(frame, Paint::fill(palette.row));
        }
        self.frame(frame, Paint::fill(palette.accent_row).line(palette.accent, "1.5"));
        if part != Part::Builds {
            self.path(bar(frame), Paint::fill(palette.accent));
        }
    }

    fn name(&mut self, view: &View, seat: Seat) {
        let palette = self.palette;
        self.write(NAME, 32, Letters::new(18, palette.ink).bold(), format_args!("Seat {seat}"));
        let part = view.part_of(seat);
        let you = if view.viewer.is(seat) { self.you() } else { 0 };
        if part != Part::Waits {
            self.write(NAME + you, TAGS, Letters::new(13, palette.accent).bold(), part.word());
        }
        if view.master == seat {
            self.at(BLOCK, 18, 100, Self::block);
        }
        if part == Part::Won {
            self.at(FIST + 6, SHELF - 8, 100, Self::crown);
        }
    }

    /// Marks the viewer's own seat, and returns the room that takes.
    fn you(&mut self) -> i32 {
        let frame = Frame { x: NAME - 1, y: TAGS - 13, width: 34, height: 18, radius: 9 };
        let (ink, paper) = (self.palette.ink, self.palette.paper);
        self.frame(frame, Paint::fill(ink));
        self.write(NAME + 16, TAGS, Letters::new(SMALL, paper).bold().centred(), "you");
        frame.width + 6
    }

    /// Draws the Master-builder's block: bright orange, with an imprinted M.
    fn block(&mut self) {
        let palette = self.palette;
        let line = |fill| Paint::fill(fill).line(palette.outline, "1.4");
        self.path("M0 7L7 0H40L33 7Z", line(palette.block));
        self.path("M33 7L40 0V33L33 40Z", line(palette.block_side));
        self.path("M0 7H33V40H0Z", line(palette.block));
        self.write(16, 32, Letters::new(24, palette.imprint).bold().centred(), 'M');
    }

    fn crown(&mut self) {
        let paint = Paint::fill(self.palette.gold).line(self.palette.outline, "1.2");
        self.path("M0 0L-3 -16L4 -9L9 -20L14 -9L21 -16L18 0Z", paint);
    }

    fn fist(&mut self, view: &View, seat: Seat) {
        let fist = view.fists.get(seat).copied().unwrap_or_default();
        self.at(FIST, SHELF, 100, |canvas| match fist {
            SeenFist::Away => (),
            SeenFist::Closed => canvas.closed_fist(),
            SeenFist::Known(fist) if view.still_closed() => canvas.own_fist(fist),
            SeenFist::Known(fist) => canvas.open_hand(fist),
        });
    }

    fn stock(&mut self, stock: &SeenStock, shelves: &[Vec<Seen>], height: i32) {
        for (line, shelf) in (0..).zip(shelves) {
            let mut x = STOCK;
            for &piece in shelf {
                self.at(x, SHELF + LINE * line, SIZE, |canvas| match piece {
                    Some(piece) => canvas.piece(piece),
                    None => canvas.back(),
                });
                x += room(piece) as i32;
            }
        }
        let letters = Letters::new(SMALL, self.palette.faint);
        self.write(STOCK, height - 8, letters, stock.note());
    }

    fn penalties(&mut self, view: &View, seat: Seat, x: i32) {
        let total = view.totals.get(seat).copied().unwrap_or_default();
        self.write(x, 38, Letters::new(24, self.palette.ink).bold().before(), total);
        let won = view.rounds_won.get(seat).copied().unwrap_or_default();
        if view.any_round_won() {
            let letters = Letters::new(SMALL, self.palette.faint).before();
            self.write(x, 58, letters, format_args!("rounds won: {won}"));
        }
    }
}
