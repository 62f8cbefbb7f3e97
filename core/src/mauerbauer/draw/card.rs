//! Guild cards that the viewer sees: its own hand.

use super::super::card::Card;
use super::super::hand::Cards;
use super::super::view::View;
use super::{Canvas, words};
use crate::canvas::table::MARGIN;
use crate::canvas::words::folded;
use crate::canvas::{Frame, Letters, Paint};

/// Holds the size of a card, and how many lie in a row.
const WIDTH: i32 = 128;
const HEIGHT: i32 = 106;
const GAP: i32 = 10;
const ROW: usize = 6;
const TITLE: i32 = 24;
/// Holds how many letters go into a line.
const LETTERS: usize = 20;
const LINE: i32 = 15;
const SMALL: i32 = 12;

impl Canvas {
    /// Draws all hands that are seen from that height on, and returns their height.
    pub(super) fn hands(&mut self, view: &View, y: i32) -> i32 {
        let mut bottom = y;
        for seat in view.seats() {
            let Some(cards) = view.hands.get(seat.index()).and_then(|hand| hand.cards) else {
                continue;
            };
            let letters = Letters::new(13, self.tones.faint);
            let title = if cards.is_empty() { "holds no card" } else { "holds" };
            self.write(MARGIN, bottom + 15, letters, format_args!("Seat {seat} {title}"));
            bottom += TITLE + self.hand(view, &cards, bottom + TITLE);
        }
        bottom - y
    }

    fn hand(&mut self, view: &View, cards: &Cards, y: i32) -> i32 {
        let each = cards.iter();
        let each: Vec<Card> =
            each.flat_map(|(card, count)| std::iter::repeat_n(card, count.into())).collect();
        let points = view.setup.deck.plan().points;
        let mut bottom = y;
        for row in each.chunks(ROW) {
            let mut x = MARGIN;
            for card in row {
                let scores = words::scores(*card, &points);
                let name = format!("card {card}: {}, {}", card.label(), scores.join(", "));
                self.named_at(x, bottom, 100, name, |canvas| canvas.card(*card, &scores));
                x += WIDTH + GAP;
            }
            bottom += HEIGHT + GAP;
        }
        bottom - y
    }

    /// Draws a card face up: how it is written, what it counts, and what that scores.
    fn card(&mut self, card: Card, scores: &[String]) {
        let dye = self.palette.card;
        let frame = Frame { x: 0, y: 0, width: WIDTH, height: HEIGHT, radius: 8 };
        self.frame(frame, Paint::fill(dye.fill).line(dye.edge, "1.4"));
        self.path("M8 27H120", Paint::fill("none").line(dye.edge, "1"));
        self.write(10, 20, Letters::new(15, dye.mark).bold(), card);
        let mut y = 43;
        for line in folded(&card.label(), LETTERS) {
            self.write(10, y, Letters::new(SMALL, dye.mark), line);
            y += LINE;
        }
        y = HEIGHT - 10 - LINE * (scores.len() as i32 - 1);
        for line in scores {
            self.write(10, y, Letters::new(SMALL, dye.mark).bold(), line);
            y += LINE;
        }
    }
}
