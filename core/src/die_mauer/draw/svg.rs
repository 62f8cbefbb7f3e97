//! The whole SVG drawing, from top to bottom.

use crate::canvas::captions::{folded, standpoint};
use crate::canvas::table::MARGIN;
use crate::canvas::{Frame, Paint, TextStyle};
use crate::die_mauer::draw::piece::{BACK, units};
use crate::die_mauer::draw::{Canvas, captions};
use crate::die_mauer::{Gift, Piece, View};
use crate::drawing::Drawing;
use crate::look::{Look, Panel, Sheet};

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
pub(in crate::die_mauer) fn draw(view: &View, look: &Look) -> Drawing {
    let (round, standpoint, status) = (view.round(), standpoint(view.viewer), view.status());
    let title = format!("Die Mauer, {round}, {standpoint}");
    Canvas::draw(look, |mut canvas| {
        let (width, margin) = (canvas.width(WIDTH), canvas.margin());
        let mut y = canvas.header(width, "Die Mauer", [&round, &standpoint], &status);
        y += canvas
            .panel(Panel::Board, |canvas| canvas.site(view, margin, y, width - 2 * margin) + GAP);
        y += match look.sheet {
            Sheet::Wide => canvas.wide(view, y),
            Sheet::Narrow => canvas.narrow(view, y),
        };
        canvas.on_paper(width, y + GAP / 2, &title, &format!("{status}. {view}"))
    })
}

impl Canvas {
    /// Draws what stands below the site of a wide drawing, and returns its height.
    fn wide(&mut self, view: &View, y: i32) -> i32 {
        let mut bottom = y;
        bottom += self.panel(Panel::Seats, |canvas| canvas.seats(view, MARGIN, y, INNER) + GAP / 2);
        bottom += self.panel(Panel::Hand, |canvas| {
            // The rows of the seats have all stocks.
            let alone = canvas.is_alone(Panel::Hand);
            let own = if alone { canvas.own_stock(view, MARGIN, bottom, INNER) } else { 0 };
            own + canvas.controls(MARGIN, bottom + own, INNER)
        });
        bottom += self.around_panels(|canvas| canvas.gifts(view.latest_gifts(), bottom));
        let remarks: Vec<String> =
            view.remarks().into_iter().chain([captions::LEGEND.join(" · ")]).collect();
        bottom + self.remarks(&remarks, bottom) - y
    }

    /// Draws what stands below the site of a narrow drawing, what is touched lowest, and returns
    /// its height.
    fn narrow(&mut self, view: &View, y: i32) -> i32 {
        let (margin, mut bottom) = (self.margin(), y);
        let inner = self.width(WIDTH) - 2 * margin;
        let gifts = view.told_gifts(|gift| {
            format!("{} → {} {}", gift.donor, gift.receiver, captions::letter(gift.piece))
        });
        let notes = gifts.into_iter().chain(view.remarks());
        let notes: Vec<String> = notes.flat_map(|note| folded(&note, self.letters(0))).collect();
        bottom += self.remarks(&notes, bottom);
        bottom += self
            .panel(Panel::Seats, |canvas| canvas.seat_lines(view, margin, bottom, inner) + GAP / 2);
        bottom += self.panel(Panel::Hand, |canvas| {
            let own = canvas.own_stock(view, margin, bottom, inner) + GAP / 2;
            own + canvas.controls(margin, bottom + own, inner)
        });
        bottom - y
    }

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
