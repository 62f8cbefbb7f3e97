//! The whole SVG drawing, from top to bottom.

use super::super::gift::Gift;
use super::super::piece::Piece;
use super::super::view::View;
use super::canvas::{Canvas, Frame, Letters, Paint};
use super::palette::Palette;
use super::piece::{BACK, units};
use super::words;
use crate::game::Theme;

const WIDTH: i32 = 840;
const MARGIN: i32 = 20;
const INNER: i32 = WIDTH - 2 * MARGIN;
const HEADER: i32 = 82;
const GAP: i32 = 14;
const SMALL: i32 = 12;

/// Holds how large pieces that were given are, in hundredths.
const GIFT_SIZE: i32 = 42;
const GIFT_WIDTH: i32 = 108;
const GIFT_HEIGHT: i32 = 44;
/// Holds where the names of the two seats end.
const GIFT_TEXT: i32 = 52;
const REMARK: i32 = 20;

/// Draws a view as an SVG document.
pub(super) fn drawn(view: &View, theme: Theme) -> String {
    let mut canvas = Canvas::new(Palette::of(theme));
    let mut y = HEADER;
    canvas.header(view);
    y += canvas.site(view, MARGIN, y, INNER) + GAP;
    y += canvas.seats(view, MARGIN, y, INNER) + GAP / 2;
    y += canvas.gifts(view.latest_gifts(), y);
    y += canvas.remarks(&view.remarks(), y);
    let height = y + GAP / 2;
    let paper = Frame { x: 0, y: 0, width: WIDTH, height, radius: 14 };
    let mut sheet = Canvas::new(canvas.palette);
    sheet.frame(paper, Paint::fill(canvas.palette.paper));
    sheet.paste(&canvas);
    let title = format!("Die Mauer, {}, {}", view.round(), view.standpoint());
    sheet.document(WIDTH, height, &title, &format!("{}. {view}", view.status()))
}

impl Canvas {
    fn header(&mut self, view: &View) {
        let (ink, faint) = (self.palette.ink, self.palette.faint);
        let about = Letters::new(14, faint).before();
        self.write(MARGIN, 40, Letters::new(26, ink).bold(), "Die Mauer");
        self.write(WIDTH - MARGIN, 30, about.bold(), view.round());
        self.write(WIDTH - MARGIN, 48, about, view.standpoint());
        self.write(MARGIN, 66, Letters::new(15, ink), view.status());
    }

    /// Draws gifts side by side, and returns their height.
    fn gifts(&mut self, gifts: &[Gift], y: i32) -> i32 {
        if gifts.is_empty() {
            return 0;
        }
        let letters = Letters::new(SMALL, self.palette.faint);
        self.write(MARGIN, y + SMALL, letters, words::GIFTS);
        for (place, gift) in (0..).zip(gifts) {
            let x = MARGIN + place * (GIFT_WIDTH + GAP / 2);
            self.at(x, y + SMALL + GAP / 2, 100, |canvas| canvas.gift(gift));
        }
        GIFT_HEIGHT + SMALL + GAP
    }

    fn gift(&mut self, gift: &Gift) {
        let frame = Frame { x: 0, y: 0, width: GIFT_WIDTH, height: GIFT_HEIGHT, radius: 8 };
        self.frame(frame, Paint::fill(self.palette.row));
        let letters = Letters::new(13, self.palette.ink).bold();
        let Gift { donor, receiver, piece } = gift;
        self.write(8, 28, letters, format_args!("{donor} → {receiver}"));
        let length = units(piece.map_or(BACK, Piece::length)) * GIFT_SIZE / 100;
        let x = (GIFT_TEXT + GIFT_WIDTH - length) / 2;
        self.at(x, GIFT_HEIGHT - 6, GIFT_SIZE, |canvas| match piece {
            Some(piece) => canvas.piece(*piece),
            None => canvas.back(),
        });
    }

    fn remarks(&mut self, remarks: &[String], y: i32) -> i32 {
        let letters = Letters::new(13, self.palette.faint);
        let mut bottom = y;
        for remark in remarks {
            bottom += REMARK;
            self.write(MARGIN, bottom - 6, letters, remark);
        }
        bottom - y
    }
}
