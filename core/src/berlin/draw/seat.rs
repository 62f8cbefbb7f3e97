//! The seats: one row each, with the hammer, the dice and the collected pieces.

use super::Canvas;
use super::captions::{self, Part, RollOff};
use super::die::DIE;
use super::piece::{COIN, COIN_AT, TILE, TILE_AT};
use crate::berlin::{Kind, Phase, Piece, Variant, View};
use crate::canvas::table::NAME;
use crate::canvas::{Frame, TextStyle, wrapped};
use crate::seat::Seat;

const HAMMER: i32 = 170;
const DICE: i32 = 212;
const PIECES: i32 = 308;
/// The room between a row's right edge and its number.
const MARGIN: i32 = 18;
const PIECES_END: i32 = 766;

const ROW: i32 = 78;
const ROW_GAP: i32 = 6;
const HEADING: i32 = 20;
/// The size of collected tiles and coins, in hundredths: coins stay legible.
const TILE_SIZE: i32 = 55;
const COIN_SIZE: i32 = 92;
const CHIP: i32 = 35;
const CHIP_GAP: usize = 3;
const LINE: i32 = 40;
const SHELF: i32 = 20;
const SMALL: i32 = 12;
const TINY: i32 = 11;
/// The distance between two dice.
const BESIDE: i32 = 46;

fn room(_: Piece) -> usize {
    CHIP as usize + CHIP_GAP
}

impl Canvas {
    /// Draws all seats from that corner on, and returns their height.
    pub(super) fn seats(&mut self, view: &View, x: i32, y: i32, width: i32) -> i32 {
        self.headings(x, y, width);
        let mut bottom = y + HEADING;
        for seat in view.seats() {
            let pieces = view.position.collected.get(seat.index()).map_or(&[][..], Vec::as_slice);
            let shelves = wrapped(pieces, (PIECES_END - PIECES) as usize, room);
            let height = ROW + LINE * (shelves.len() as i32 - 1).max(0);
            let part = view.part_of(seat);
            let frame = Frame { x, y: bottom, width, height, radius: 8 };
            match part {
                Part::Waits => self.quiet_row(frame),
                Part::ToMove => self.lively_row(frame),
                Part::Decides | Part::Won => self.marked_row(frame),
            }
            self.at(x, bottom, 100, |canvas| {
                canvas.name(seat, view.viewer.is(seat), part.word());
                canvas.where_it_stands(view, seat, part);
                canvas.dice(view, seat);
                canvas.collected(seat, &shelves);
                let style = TextStyle::new(SMALL, canvas.colours.faint);
                canvas.write(PIECES, height - 10, style, view.notes(seat).join(", "));
                canvas.count(pieces.len(), view.position.setup.target, width - MARGIN);
            });
            bottom += height + ROW_GAP;
        }
        bottom - y
    }

    fn headings(&mut self, x: i32, y: i32, width: i32) {
        let style = TextStyle::new(SMALL, self.colours.faint);
        for (column, heading) in [(NAME, "seat"), (DICE, "dice"), (PIECES, "collected")] {
            self.write(x + column, y + 12, style, heading);
        }
        self.write(x + HAMMER, y + 12, style.centred(), "hammer");
        self.write(x + width - MARGIN, y + 12, style.before(), "pieces");
    }

    fn count(&mut self, pieces: usize, target: u8, x: i32) {
        self.write(x, 40, TextStyle::new(24, self.colours.ink).bold().before(), pieces);
        let style = TextStyle::new(SMALL, self.colours.faint).before();
        self.write(x, 58, style, format_args!("of {target}"));
    }

    fn where_it_stands(&mut self, view: &View, seat: Seat, part: Part) {
        self.at(HAMMER, 46, 110, |canvas| canvas.hammer(seat));
        let cell =
            view.hammer(seat).map_or_else(|| "not placed".to_owned(), |cell| cell.to_string());
        let style = TextStyle::new(SMALL, self.colours.ink).centred();
        self.write(HAMMER, 64, style, cell);
        if part == Part::Won {
            self.at(DICE + 8, 46, 100, Self::crown);
        }
    }

    /// Draws what a seat has rolled.
    fn dice(&mut self, view: &View, seat: Seat) {
        if let Some(RollOff::Rolled(value)) = view.roll_off(seat) {
            let dye = self.palette.hammer(seat);
            self.at(DICE, SHELF, 100, |canvas| canvas.die(dye, Some(value)));
        }
        if seat != view.position.seat
            || (view.position.roll.is_none() && view.position.colour.is_none())
        {
            return;
        }
        let pair = view.plays(Variant::PairADice);
        let dye = match view.position.colour {
            Some(suit) => self.palette.suit_die(suit),
            None if pair => self.palette.plain_die,
            None => self.palette.hammer(seat),
        };
        self.at(DICE, SHELF, 100, |canvas| canvas.die(dye, view.position.roll));
        if let Some(suit) = view.position.colour {
            self.at(DICE, SHELF, 100, |canvas| canvas.die_suit(suit));
            self.caption(DICE, captions::suit_name(suit));
        }
        if let Some(second) = view.position.second {
            self.at(DICE + BESIDE, SHELF, 100, |canvas| canvas.die(dye, Some(second)));
            if view.position.phase != Phase::Moving {
                self.caption(DICE, "moved");
                self.caption(DICE + BESIDE, "picks up");
            }
        }
    }

    fn caption(&mut self, x: i32, text: &str) {
        let style = TextStyle::new(TINY, self.colours.ink).centred();
        self.write(x + DIE / 2, SHELF + DIE + 15, style, text);
    }

    fn collected(&mut self, seat: Seat, shelves: &[Vec<Piece>]) {
        for (line, shelf) in (0..).zip(shelves) {
            let mut x = PIECES;
            for &piece in shelf {
                let about = format!("collected by seat {seat}: {}", captions::piece_name(piece));
                let y = SHELF + LINE * line;
                self.named_at(x, y, 100, about, |canvas| canvas.chip(piece));
                x += room(piece) as i32;
            }
        }
    }

    /// Draws a collected piece, with the place it takes beginning at the origin.
    fn chip(&mut self, piece: Piece) {
        let (begin, length, size) = match piece.kind {
            Kind::Tile => (TILE_AT, TILE, TILE_SIZE),
            Kind::Coin => (COIN_AT, COIN, COIN_SIZE),
        };
        let centre = (CHIP - length * size / 100) / 2 - begin * size / 100;
        self.at(centre, centre, size, |canvas| canvas.open(piece));
    }
}
