//! The seats, with one row each: the hammer, the dice and the collected pieces.

use super::Canvas;
use super::captions::{self, RollOff};
use super::piece::{COIN, COIN_AT, DIE, TILE, TILE_AT};
use crate::base::seat::Seat;
use crate::games::berlin::{Kind, Phase, Piece, Variant, View, places, texts};
use crate::sheet::canvas::table::NAME;
use crate::sheet::canvas::{Frame, TextStyle, wrapped};
use crate::sheet::look::Point;
use crate::text::message::{Message, message};

const HAMMER: i32 = 170;
const DICE: i32 = 212;
const PIECES: i32 = 308;
/// The space between a row's right edge and its number.
const MARGIN: i32 = 18;
const PIECES_END: i32 = 766;

const ROW: i32 = 78;
const ROW_GAP: i32 = 6;
const HEADING: i32 = 20;
/// The size of collected tiles and coins, in hundredths. Coins stay legible.
const TILE_SIZE: i32 = 55;
const COIN_SIZE: i32 = 92;
const CHIP: i32 = 35;
const ROOM: Frame = Frame { x: 0, y: 0, width: CHIP, height: CHIP, radius: 0 };
const CHIP_GAP: usize = 3;
const LINE: i32 = 40;
const SHELF: i32 = 20;
const SMALL: i32 = 12;
const TINY: i32 = 11;
/// The distance between two dice.
const BESIDE: i32 = 46;

/// The place of a seat's dice with their size in hundredths, and the text below them.
#[derive(Copy, Clone, Debug)]
pub(super) struct Rack {
    pub(super) x: i32,
    pub(super) y: i32,
    pub(super) percent: i32,
    pub(super) below: i32,
}

const RACK: Rack = Rack { x: DICE, y: SHELF, percent: 100, below: SHELF + DIE + 15 };

fn room(_: Piece) -> usize {
    CHIP as usize + CHIP_GAP
}

impl Canvas {
    /// Draws all seats from the given corner, and returns their height.
    pub(super) fn seats(&mut self, view: &View, x: i32, y: i32, width: i32) -> i32 {
        self.headings(x, y, width);
        let mut bottom = y + HEADING;
        for seat in view.seats() {
            bottom += self.seat(view, seat, (x, bottom), width);
        }
        bottom - y
    }

    /// Draws the row of a seat from the given corner, and returns its height.
    pub(super) fn seat(&mut self, view: &View, seat: Seat, (x, y): Point, width: i32) -> i32 {
        let pieces = view.position.collected.get(seat.index()).map_or(&[][..], Vec::as_slice);
        let shelves = wrapped(pieces, (PIECES_END - PIECES) as usize, room);
        let height = ROW + LINE * (shelves.len() as i32 - 1).max(0);
        let part = view.part_of(seat);
        self.ground_of(&part, Frame { x, y, width, height, radius: 8 });
        self.at(x, y, 100, |canvas| {
            canvas.name(seat, view.viewer.is(seat), part.word());
            canvas.where_it_stands(view, seat, part.has_won());
            canvas.dice(view, seat, RACK);
            canvas.collected(seat, &shelves);
            let style = TextStyle::new(SMALL, canvas.colours.faint);
            canvas.say(PIECES, height - 10, style, Message::list(view.notes(seat)));
            canvas.count(pieces.len(), view.position.setup.target, width - MARGIN);
        });
        height + ROW_GAP
    }

    fn headings(&mut self, x: i32, y: i32, width: i32) {
        let style = TextStyle::new(SMALL, self.colours.faint);
        self.say(x + NAME, y + 12, style, message!(texts::SeatHeading));
        self.say(x + DICE, y + 12, style, message!(texts::DiceHeading));
        self.say(x + PIECES, y + 12, style, message!(texts::CollectedHeading));
        self.say(x + HAMMER, y + 12, style.centred(), message!(texts::HammerHeading));
        self.say(x + width - MARGIN, y + 12, style.before(), message!(texts::PiecesHeading));
    }

    fn count(&mut self, pieces: usize, target: u8, x: i32) {
        self.write(x, 40, TextStyle::new(24, self.colours.ink).bold().before(), pieces);
        let style = TextStyle::new(SMALL, self.colours.faint).before();
        self.say(x, 58, style, message!(texts::OfTarget { target }));
    }

    fn where_it_stands(&mut self, view: &View, seat: Seat, won: bool) {
        let cell = view.hammer(seat);
        self.placed_hammer((HAMMER, 46), 110, seat, cell);
        let style = TextStyle::new(SMALL, self.colours.ink).centred();
        self.say(HAMMER, 64, style, captions::stand(cell));
        if won {
            self.at(DICE + 8, 46, 100, Self::crown);
        }
    }

    /// Draws the dice of a seat.
    pub(super) fn dice(&mut self, view: &View, seat: Seat, rack: Rack) {
        if let Some(RollOff::Rolled(value)) = view.roll_off(seat) {
            self.place_die(seat, rack, |canvas| {
                canvas.die(canvas.palette.hammer(seat), Some(value));
            });
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
        self.place_die(seat, rack, |canvas| canvas.die(dye, view.position.roll));
        if let Some(suit) = view.position.colour {
            self.at(rack.x, rack.y, rack.percent, |canvas| canvas.die_suit(suit));
            self.caption(rack, suit.into());
        }
        if let Some(second) = view.position.second {
            let beside = Rack { x: rack.x + BESIDE, ..rack };
            self.at(beside.x, rack.y, rack.percent, |canvas| canvas.die(dye, Some(second)));
            if view.position.phase != Phase::Moving {
                self.caption(rack, message!(texts::DieMoved));
                self.caption(beside, message!(texts::DiePicksUp));
            }
        }
    }

    /// Draws a die at the place of a seat's dice.
    fn place_die(&mut self, seat: Seat, rack: Rack, draw: impl FnOnce(&mut Self)) {
        let shape = Frame { x: 0, y: 0, width: DIE, height: DIE, radius: 0 }.corners();
        let (name, label) = (places::dice(seat), message!(texts::DieOf { seat }));
        self.place_at((rack.x, rack.y), rack.percent, name, label, &shape, draw);
    }

    fn caption(&mut self, rack: Rack, text: Message) {
        let style = TextStyle::new(TINY, self.colours.ink).centred();
        self.say(rack.x + DIE * rack.percent / 200, rack.below, style, text);
    }

    fn collected(&mut self, seat: Seat, shelves: &[Vec<Piece>]) {
        for (line, shelf) in (0..).zip(shelves) {
            let mut x = PIECES;
            for &piece in shelf {
                self.collected_piece(seat, piece, (x, SHELF + LINE * line), 100);
                x += room(piece) as i32;
            }
        }
    }

    /// Draws a collected piece at a point, scaled to `percent`.
    pub(super) fn collected_piece(&mut self, seat: Seat, piece: Piece, at: Point, percent: i32) {
        let about = message!(texts::CollectedBy { seat, piece: captions::piece_name(piece) });
        let name = places::collected(seat, piece);
        self.place_at(at, percent, name, about, &ROOM.corners(), |canvas| canvas.chip(piece));
    }

    /// Draws a collected piece with its place at the origin.
    fn chip(&mut self, piece: Piece) {
        let (begin, length, size) = match piece.kind {
            Kind::Tile => (TILE_AT, TILE, TILE_SIZE),
            Kind::Coin => (COIN_AT, COIN, COIN_SIZE),
        };
        let centre = (CHIP - length * size / 100) / 2 - begin * size / 100;
        self.at(centre, centre, size, |canvas| canvas.open(piece));
    }
}
