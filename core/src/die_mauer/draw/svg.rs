//! The whole SVG drawing, from top to bottom.

use crate::canvas::captions::standpoint;
use crate::canvas::table::{HEADER, MARGIN};
use crate::canvas::{Frame, Paint, TextStyle};
use crate::die_mauer::draw::piece::{BACK, units};
use crate::die_mauer::draw::{Canvas, captions};
use crate::die_mauer::{Gift, Piece, View};
use crate::game::Theme;

const WIDTH: i32 = 840;
const INNER: i32 = WIDTH - 2 * MARGIN;
const GAP: i32 = 14;
const SMALL: i32 = 12;

/// How large pieces that were given are, in hundredths.
const GIFT_SIZE: i32 = 42;
const GIFT_WIDTH: i32 = 108;
const GIFT_HEIGHT: i32 = 44;
/// Where the names of the two seats end.
const GIFT_TEXT: i32 = 52;

/// Draws a view as an SVG document.
pub(in crate::die_mauer) fn svg(view: &View, theme: Theme) -> String {
    let mut canvas = Canvas::new(theme);
    let (round, standpoint) = (view.round(), standpoint(view.viewer));
    let mut y = HEADER;
    canvas.header(WIDTH, "Die Mauer", [&round, &standpoint], &view.status());
    y += canvas.site(view, MARGIN, y, INNER) + GAP;
    y += canvas.seats(view, MARGIN, y, INNER) + GAP / 2;
    y += canvas.gifts(view.latest_gifts(), y);
    y += canvas.remarks(&view.remarks(), y);
    let title = format!("Die Mauer, {round}, {standpoint}");
    canvas.on_paper(WIDTH, y + GAP / 2, &title, &format!("{}. {view}", view.status()))
}

impl Canvas {
    /// Draws gifts side by side, and returns their height.
    fn gifts(&mut self, gifts: &[Gift], y: i32) -> i32 {
        if gifts.is_empty() {
            return 0;
        }
        let style = TextStyle::new(SMALL, self.colours.faint);
        self.write(MARGIN, y + SMALL, style, captions::GIFTS);
        for (index, gift) in (0..).zip(gifts) {
            let x = MARGIN + index * (GIFT_WIDTH + GAP / 2);
            self.at(x, y + SMALL + GAP / 2, 100, |canvas| canvas.gift(gift));
        }
        GIFT_HEIGHT + SMALL + GAP
    }

    fn gift(&mut self, gift: &Gift) {
        let frame = Frame { x: 0, y: 0, width: GIFT_WIDTH, height: GIFT_HEIGHT, radius: 8 };
        self.frame(frame, Paint::fill(self.colours.row));
        let style = TextStyle::new(13, self.colours.ink).bold();
        let Gift { donor, receiver, piece } = gift;
        self.write(8, 28, style, format_args!("{donor} → {receiver}"));
        let length = units(piece.map_or(BACK, Piece::length)) * GIFT_SIZE / 100;
        let x = (GIFT_TEXT + GIFT_WIDTH - length) / 2;
        self.at(x, GIFT_HEIGHT - 6, GIFT_SIZE, |canvas| match piece {
            Some(piece) => canvas.piece(*piece),
            None => canvas.back(),
        });
    }
}
