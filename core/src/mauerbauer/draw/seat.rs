//! The seats: one row each, with dice, the hand, and the score.

use crate::canvas::{Frame, TextStyle};
use crate::mauerbauer::draw::Canvas;
use crate::mauerbauer::draw::captions::Part;
use crate::mauerbauer::hand::Hand;
use crate::mauerbauer::places;
use crate::mauerbauer::position::View;
use crate::seat::Seat;

const DICE: i32 = 200;
const HAND: i32 = 350;
/// The room between a row's right edge and its score.
const MARGIN: i32 = 18;
const ROW: i32 = 68;
const ROW_GAP: i32 = 6;
/// The distance of the cards of a hand, and how many are drawn at most.
const APART: i32 = 15;
const MOST: u32 = 18;

impl Canvas {
    /// Draws all seats from that corner on, and returns their height.
    pub(super) fn seats(&mut self, view: &View, x: i32, y: i32, width: i32) -> i32 {
        let mut bottom = y;
        for seat in view.seats() {
            let part = view.part_of(seat);
            let frame = Frame { x, y: bottom, width, height: ROW, radius: 8 };
            self.ground_of(part, frame);
            self.at(x, bottom, 100, |canvas| {
                canvas.name(seat, view.viewer.is(seat), part.word());
                if let Some(roll) = view.position.roll.filter(|_| seat == view.position.seat) {
                    canvas.at(DICE, 16, 100, |canvas| canvas.dice(roll));
                }
                canvas.backs(view, seat);
                canvas.score(view, seat, width - MARGIN, [36, 54]);
            });
            bottom += ROW + ROW_GAP;
        }
        bottom - y
    }

    /// Draws the ground of a seat's row.
    pub(super) fn ground_of(&mut self, part: Part, row: Frame) {
        match part {
            Part::Waits => self.quiet_row(row),
            Part::Draws | Part::Rolls | Part::HasTurn => self.lively_row(row),
            Part::Decides | Part::Won => self.marked_row(row),
        }
    }

    /// Writes the score of a seat, which ends there, and below it that these are points.
    pub(super) fn score(&mut self, view: &View, seat: Seat, x: i32, lines: [i32; 2]) {
        let score = view.position.scores.get(seat.index()).copied().unwrap_or(0);
        self.total(x, lines[0], score, view.part_of(seat) == Part::Won);
        let word = if score == 1 { "point" } else { "points" };
        self.write(x, lines[1], TextStyle::new(12, self.colours.faint).before(), word);
    }

    /// Draws the cards of a hand face down, and counts them.
    fn backs(&mut self, view: &View, seat: Seat) {
        let size = view.position.hands.get(seat.index()).map_or(0, Hand::len);
        let drawn = size.min(MOST) as i32;
        let width = APART * (drawn - 1).max(0) + 22;
        let shape = Frame { x: HAND, y: 18, width, height: 32, radius: 0 }.corners();
        let label = format!("hand of seat {seat}: {size}");
        self.place(places::hand(seat), label, &shape, |canvas| {
            for place in 0..drawn {
                canvas.at(HAND + APART * place, 18, 100, Self::card_back);
            }
            let x = HAND + APART * (drawn - 1).max(0) + if drawn > 0 { 34 } else { 0 };
            let word = if size == 1 { "card" } else { "cards" };
            let style = TextStyle::new(14, canvas.colours.ink);
            canvas.write(x, 39, style, format_args!("{size} {word}"));
        });
    }
}
