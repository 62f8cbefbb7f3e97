//! The seats, with one row each: dice, the hand and the score. A narrow drawing has one line for
//! each, and hands as cards for a thumb.

use crate::base::seat::Seat;
use crate::games::mauerbauer::draw::Canvas;
use crate::games::mauerbauer::draw::card::{Face, Worths};
use crate::games::mauerbauer::hand::Hand;
use crate::games::mauerbauer::places;
use crate::games::mauerbauer::position::View;
use crate::games::mauerbauer::texts;
use crate::sheet::canvas::captions::folded;
use crate::sheet::canvas::table::{THUMB, around};
use crate::sheet::canvas::{Frame, Paint, TextStyle, wrapped};
use crate::sheet::look::Point;
use crate::text::message::{Arg, Reader, message};

const DICE: i32 = 200;
const HAND: i32 = 350;
/// The space between a row's right edge and its score.
const MARGIN: i32 = 18;
const ROW: i32 = 68;
const ROW_GAP: i32 = 6;
/// The distance of the cards in a hand, and the most cards that are drawn.
const APART: i32 = 15;
const MOST: u32 = 18;

impl Canvas {
    /// Draws all seats from the given corner, and returns their height.
    pub(super) fn seats(&mut self, view: &View, x: i32, y: i32, width: i32) -> i32 {
        let mut bottom = y;
        for seat in view.seats() {
            let part = view.part_of(seat);
            let frame = Frame { x, y: bottom, width, height: ROW, radius: 8 };
            self.ground_of(&part, frame);
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

    /// Writes the score of a seat, right-aligned, and the word for points below it.
    pub(super) fn score(&mut self, view: &View, seat: Seat, x: i32, lines: [i32; 2]) {
        let score = view.position.scores.get(seat.index()).copied().unwrap_or(0);
        self.total(x, lines[0], score, view.part_of(seat).has_won());
        let style = TextStyle::new(12, self.colours.faint).before();
        self.say(x, lines[1], style, message!(texts::PointsBelow { points: score }));
    }

    /// Draws the cards of a hand face down, with their number.
    fn backs(&mut self, view: &View, seat: Seat) {
        let size = view.position.hands.get(seat.index()).map_or(0, Hand::len);
        let drawn = size.min(MOST) as i32;
        let width = APART * (drawn - 1).max(0) + 22;
        let shape = Frame { x: HAND, y: 18, width, height: 32, radius: 0 }.corners();
        let label = message!(texts::HandOf { seat, cards: size });
        self.place(places::hand(seat), label, &shape, |canvas| {
            for place in 0..drawn {
                canvas.at(HAND + APART * place, 18, 100, Self::card_back);
            }
            let x = HAND + APART * (drawn - 1).max(0) + if drawn > 0 { 34 } else { 0 };
            let style = TextStyle::new(14, canvas.colours.ink);
            canvas.say(x, 39, style, message!(texts::Cards { cards: size }));
        });
    }
}

const LINE_GAP: i32 = 4;
/// The x of dice, and their size in hundredths.
const LINE_DICE: i32 = 112;
const DICE_SIZE: i32 = 80;
/// The box of a face-down hand.
const LINE_HAND: Frame = Frame { x: 226, y: 0, width: 52, height: THUMB, radius: 8 };
const BACK_SIZE: i32 = 80;
/// The space between a row's right edge and its score.
const LINE_MARGIN: i32 = 10;

/// The number of columns of cards, and the space between cards.
const COLUMNS: usize = 2;
const GAP: i32 = 6;
/// The number of letters in a line of a card: large ones, small ones, and small ones next to the
/// current points.
const LETTERS: usize = 22;
const SMALL: usize = 26;
const BESIDE: usize = 21;
/// The middle of the current points, from the lower right corner.
const WORTH: i32 = 20;
/// The heights of the lines.
const TITLE: i32 = 15;
const POINTS: i32 = 14;
const AIR: i32 = 7;

/// The lines of a card.
struct Lines {
    face: Face,
    title: Vec<String>,
    points: Vec<String>,
}

impl Lines {
    fn of(face: Face, reader: Reader<'_>) -> Self {
        let letters = if face.worth.is_some() { BESIDE } else { SMALL };
        let parts: Vec<String> = face.scores.iter().map(|part| part.tell(reader)).collect();
        let parts: Vec<&str> = parts.iter().map(String::as_str).collect();
        let rows = wrapped(&parts, letters + 2, |part| part.chars().count() + 2);
        Self {
            title: folded(&face.card.message().tell(reader), LETTERS),
            points: rows.iter().map(|parts| parts.join(", ")).collect(),
            face,
        }
    }

    fn height(&self) -> i32 {
        let lines = TITLE * self.title.len() as i32 + POINTS * self.points.len() as i32;
        (lines + 2 * AIR).max(THUMB)
    }
}

impl Canvas {
    /// Draws all seats from the given corner, and returns their height.
    pub(super) fn seat_lines(&mut self, view: &View, x: i32, y: i32, width: i32) -> i32 {
        let mut bottom = y;
        for seat in around(view.seats(), view.viewer, self.sheet) {
            let part = view.part_of(seat);
            self.ground_of(&part, Frame { x, y: bottom, width, height: THUMB, radius: 8 });
            self.at(x, bottom, 100, |canvas| {
                canvas.name(seat, view.viewer.is(seat), part.word());
                if let Some(roll) = view.position.roll.filter(|_| seat == view.position.seat) {
                    canvas.at(LINE_DICE, 7, DICE_SIZE, |canvas| canvas.dice(roll));
                }
                canvas.back_of(view, seat);
                canvas.score(view, seat, width - LINE_MARGIN, [21, 37]);
            });
            bottom += THUMB + LINE_GAP;
        }
        bottom - y
    }

    /// Draws a face-down card with the number of cards in the hand.
    fn back_of(&mut self, view: &View, seat: Seat) {
        let size = view.position.hands.get(seat.index()).map_or(0, Hand::len);
        let label = message!(texts::HandOf { seat, cards: size });
        self.place(places::hand(seat), label, &LINE_HAND.corners(), |canvas| {
            canvas.at(LINE_HAND.x + 6, 9, BACK_SIZE, Self::card_back);
            let style = TextStyle::new(15, canvas.colours.ink).bold();
            canvas.write(LINE_HAND.x + 30, 27, style, size);
        });
    }

    /// Draws all visible hands from the given corner, the viewer's hand last. Returns their height.
    pub(super) fn hand_cards(&mut self, view: &View, x: i32, y: i32, width: i32) -> i32 {
        let (mut bottom, worths) = (y, Worths::of(view));
        for seat in around(view.seats(), view.viewer, self.sheet) {
            let hand = view.position.hands.get(seat.index());
            let Some(cards) = hand.and_then(Hand::known) else { continue };
            let own = view.viewer.is(seat);
            if !own && !cards.is_empty() {
                let style = TextStyle::new(13, self.colours.faint);
                let title = message!(texts::Holds { seat: Arg::Title(seat), empty: false });
                self.say(x, bottom + 14, style, title);
                bottom += 20;
            }
            let lines = |card| Lines::of(worths.face(card), self.reader());
            let lines: Vec<Lines> = cards.to_vec().into_iter().map(lines).collect();
            for row in lines.chunks(COLUMNS) {
                bottom += self.cards_beside(row, own, (x, bottom), width);
            }
        }
        bottom - y
    }

    /// Draws a row of cards, and returns its height.
    fn cards_beside(&mut self, row: &[Lines], own: bool, (x, y): Point, width: i32) -> i32 {
        let height = row.iter().map(Lines::height).max().unwrap_or(THUMB);
        let width = (width + GAP) / COLUMNS as i32 - GAP;
        let shape = Frame { x: 0, y: 0, width, height, radius: 8 };
        for (nth, lines) in (0..).zip(row) {
            let at = (x + (width + GAP) * nth, y);
            if own {
                let (name, label) = (places::card(lines.face.card), lines.face.label());
                self.place_at(at, 100, name, label, &shape.corners(), |canvas| {
                    canvas.face(lines, shape);
                });
            } else {
                self.at(at.0, at.1, 100, |canvas| canvas.face(lines, shape));
            }
        }
        height + GAP
    }

    /// Draws a card face up: what it counts, and its points in general and now.
    fn face(&mut self, lines: &Lines, shape: Frame) {
        let dye = self.palette.card;
        self.frame(shape, Paint::fill(dye.fill).line(dye.edge, "1.4"));
        let mut y = AIR + 11;
        for line in &lines.title {
            self.write(10, y, TextStyle::new(12, dye.mark).bold(), line);
            y += TITLE;
        }
        for line in &lines.points {
            self.write(10, y, TextStyle::new(11, dye.mark), line);
            y += POINTS;
        }
        if let Some(worth) = lines.face.worth {
            self.worth((shape.width - WORTH, shape.height - WORTH), worth);
        }
    }
}
