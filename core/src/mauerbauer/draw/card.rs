//! Guild cards that the viewer sees: its own hand.

use crate::canvas::captions::folded;
use crate::canvas::table::MARGIN;
use crate::canvas::{Frame, Paint, TextStyle, wrapped};
use crate::look::Sheet;
use crate::mauerbauer::card::Card;
use crate::mauerbauer::draw::projection::PANEL;
use crate::mauerbauer::draw::{Canvas, captions};
use crate::mauerbauer::hand::{Cards, Hand};
use crate::mauerbauer::places::{self, DISCARDS};
use crate::mauerbauer::view::View;
use crate::seat::Seat;

/// The size of a card, and how many lie in a row.
const WIDTH: i32 = 128;
const HEIGHT: i32 = 120;
const SHAPE: Frame = Frame { x: 0, y: 0, width: WIDTH, height: HEIGHT, radius: 8 };
const GAP: i32 = 10;
const ROW: usize = 6;
const TITLE: i32 = 24;
/// The number of characters in a line, with a blank after it.
const LETTERS: usize = 15;
const LINE: i32 = 15;
const SMALL: i32 = 12;
/// The height of a discarded kind of card, the air around its name and its kind, and the room for
/// a letter, with that of wide ones, in tenths.
const CHIP: i32 = 22;
const CHIP_GAP: i32 = 6;
const CHIP_AIR: i32 = 14;
const CHIP_LETTER: usize = 62;

impl Canvas {
    /// Draws all hands that are seen from that height on, and returns their height.
    pub(super) fn hands(&mut self, view: &View, y: i32) -> i32 {
        let mut bottom = y;
        for seat in view.seats() {
            let hand = view.position.hands.get(seat.index());
            let Some(cards) = hand.and_then(Hand::known) else { continue };
            let style = TextStyle::new(13, self.colours.faint);
            let title = if cards.is_empty() { "holds no card" } else { "holds" };
            self.write(MARGIN, bottom + 15, style, format_args!("Seat {seat} {title}"));
            bottom += TITLE + self.hand(view, seat, &cards, bottom + TITLE);
        }
        bottom - y
    }

    fn hand(&mut self, view: &View, seat: Seat, cards: &Cards, y: i32) -> i32 {
        let own = view.viewer.is(seat);
        let points = view.position.setup.deck.plan().points;
        let mut bottom = y;
        for row in cards.to_vec().chunks(ROW) {
            let mut x = MARGIN;
            for card in row {
                let scores = captions::scores(*card, &points);
                let label = format!("card {card}: {}, {}", card.label(), scores.join(", "));
                let name = if own { places::card(*card) } else { places::shown_card(seat, *card) };
                self.place_at((x, bottom), 100, name, label, &SHAPE.corners(), |canvas| {
                    canvas.card(*card, &scores);
                });
                x += WIDTH + GAP;
            }
            bottom += HEIGHT + GAP;
        }
        bottom - y
    }

    /// Draws a card face up: what it counts, what that scores, and how it is written.
    fn card(&mut self, card: Card, scores: &[String]) {
        let dye = self.palette.card;
        self.frame(SHAPE, Paint::fill(dye.fill).line(dye.edge, "1.4"));
        let style = TextStyle::new(SMALL, dye.mark);
        let title = folded(&card.label(), LETTERS);
        let below = self.column(20, style.bold(), &title);
        let rule = format!("M8 {0}H{1}", below - 8, WIDTH - 8);
        self.path(&rule, Paint::fill("none").line(dye.edge, "1"));
        self.column(below + 8, style, scores);
        self.write(WIDTH - 10, HEIGHT - 9, TextStyle::new(11, dye.edge).bold().before(), card);
    }

    /// Writes lines from that height on, and returns where the next one would stand.
    fn column(&mut self, y: i32, style: TextStyle, lines: &[String]) -> i32 {
        let mut below = y;
        for line in lines {
            self.write(10, below, style, line);
            below += LINE;
        }
        below
    }

    /// Draws what is on the discard pile from that height on, and returns its height.
    pub(super) fn discards(&mut self, view: &View, y: i32) -> i32 {
        let chips: Vec<String> = view.position.discards.iter().map(chip).collect();
        if chips.is_empty() {
            return 0;
        }
        self.write(MARGIN, y + 15, TextStyle::new(13, self.colours.faint), "Discarded");
        let mut bottom = y + TITLE;
        let indices: Vec<usize> = (0..chips.len()).collect();
        for row in wrapped(&indices, (PANEL + CHIP_GAP) as usize, |index| room(&chips[index])) {
            let mut x = MARGIN;
            for chip in row.into_iter().map(|index| &chips[index]) {
                self.at(x, bottom, 100, |canvas| canvas.chip(chip));
                x += room(chip) as i32;
            }
            bottom += CHIP + CHIP_GAP;
        }
        bottom - y
    }

    fn chip(&mut self, text: &str) {
        let (width, dye) = (room(text) as i32 - CHIP_GAP, self.palette.card);
        let frame = Frame { x: 0, y: 0, width, height: CHIP, radius: 5 };
        self.frame(frame, Paint::fill(dye.fill).line(dye.edge, "1"));
        self.write(width / 2, 15, TextStyle::new(11, dye.mark).centred(), text);
    }
}

impl View {
    /// Returns how many cards are on the discard pile, and on a narrow sheet, which has no room for
    /// them, which.
    pub(super) fn told_discards(&self, sheet: Sheet) -> String {
        let count = format!("{DISCARDS}: {}", self.position.discards.len());
        let kinds: Vec<String> = self.position.discards.iter().map(chip).collect();
        match sheet {
            Sheet::Narrow if !kinds.is_empty() => format!("{count}: {}", kinds.join(", ")),
            _ => count,
        }
    }
}

/// Returns the label of a kind of card on the discard pile, with their number if there are several.
fn chip((card, count): (Card, u8)) -> String {
    let times = if count > 1 { format!(" ×{count}") } else { String::new() };
    card.label() + &times
}

/// Returns the room that the name of a discarded kind takes.
fn room(chip: &str) -> usize {
    (chip.chars().count() * CHIP_LETTER / 10) + (CHIP_AIR + CHIP_GAP) as usize
}
