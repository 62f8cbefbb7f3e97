//! Drawings of a view: an SVG document for screens and paper, and plain characters for terminals.
//!
//! Both use only the [`View`], so they show nothing that the viewer doesn't know. A view may come
//! from any JSON, so the code does not rely on a legal position.

mod captions;
mod piece;
mod seat;
mod seat_line;
mod text;
mod wall;

use crate::base::seat::{Seat, Seats};
use crate::games::die_mauer::{Gift, Piece, Position, View, texts};
use crate::sheet::canvas::captions::standpoint;
use crate::sheet::canvas::table::MARGIN;
use crate::sheet::canvas::{self, Colour, Frame, Paint, TextStyle};
use crate::sheet::look::Drawing;
use crate::sheet::look::{Look, Panel, Sheet};
use crate::text::message::{Message, message};

pub(super) use text::{brief, text};

const WIDTH: i32 = 840;
const INNER: i32 = WIDTH - 2 * MARGIN;
const GAP: i32 = 14;
const SMALL: i32 = 12;

/// The size of given pieces, in hundredths.
const GIFT_SIZE: i32 = 42;
const GIFT_WIDTH: i32 = 108;
const GIFT_HEIGHT: i32 = 44;
/// The x at which the names of the two seats end.
const GIFT_TEXT: i32 = 52;

/// Draws a view as an SVG document.
pub(super) fn draw(view: &View, look: &Look) -> Drawing {
    let status = view.status();
    Canvas::draw(look, view.viewer, |mut canvas| {
        let (width, margin) = (canvas.width(WIDTH), canvas.margin());
        let mut y =
            canvas.header(width, "Die Mauer", [view.round(), standpoint(view.viewer)], &status);
        y += canvas
            .panel(Panel::Board, |canvas| canvas.site(view, margin, y, width - 2 * margin) + GAP);
        y += match look.sheet {
            Sheet::Wide => canvas.wide(view, y),
            Sheet::Narrow => canvas.narrow(view, y),
        };
        let description =
            message!(texts::Description { status: status.clone(), position: view.to_string() });
        canvas.on_paper(width, y + GAP / 2, title(view), description)
    })
}

fn title(view: &View) -> Message {
    message!(texts::Title { round: view.round(), standpoint: standpoint(view.viewer) })
}

impl Canvas {
    /// Draws everything below the site of a wide drawing, and returns its height.
    fn wide(&mut self, view: &View, y: i32) -> i32 {
        let mut bottom = y;
        bottom += self.panel(Panel::Seats, |canvas| canvas.seats(view, MARGIN, y, INNER) + GAP / 2);
        bottom += self.panel(Panel::Hand, |canvas| {
            // The rows of the seats already contain all stocks.
            let alone = canvas.is_alone(Panel::Hand);
            let own = if alone { canvas.own_stock(view, MARGIN, bottom, INNER) } else { 0 };
            own + canvas.controls(MARGIN, bottom + own, INNER)
        });
        bottom += self.around_panels(|canvas| canvas.gifts(view.latest_gifts(), bottom));
        let legend = captions::legend(true, false).into_iter().map(|part| self.told(part));
        let legend = Message::from(legend.collect::<Vec<_>>().join(" · "));
        let remarks: Vec<Message> = view.remarks().into_iter().chain([legend]).collect();
        bottom + self.remarks(&remarks, usize::MAX, bottom) - y
    }

    /// Draws everything below the site of a narrow drawing, with the touch targets at the bottom.
    /// Returns its height.
    fn narrow(&mut self, view: &View, y: i32) -> i32 {
        let (margin, mut bottom) = (self.margin(), y);
        let inner = self.width(WIDTH) - 2 * margin;
        let gifts = view.told_gifts(|gift| {
            let letter = captions::letter(gift.piece);
            format!("{} → {} {letter}", gift.donor, gift.receiver).into()
        });
        let notes: Vec<Message> = gifts.into_iter().chain(view.remarks()).collect();
        bottom += self.remarks(&notes, self.letters(0), bottom);
        bottom += self
            .panel(Panel::Seats, |canvas| canvas.seat_lines(view, margin, bottom, inner) + GAP / 2);
        bottom += self.panel(Panel::Hand, |canvas| {
            let own = canvas.own_stock(view, margin, bottom, inner) + GAP / 2;
            own + canvas.controls(margin, bottom + own, inner)
        });
        bottom - y
    }

    /// Draws gifts next to each other, and returns their height.
    fn gifts(&mut self, gifts: &[Gift], y: i32) -> i32 {
        if gifts.is_empty() {
            return 0;
        }
        let style = TextStyle::new(SMALL, self.colours.faint);
        self.say(MARGIN, y + SMALL, style, message!(texts::GiftsHeading));
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

impl View {
    /// Returns the seats that appear in any part of the view.
    fn seats(&self) -> impl Iterator<Item = Seat> {
        let Position { stocks, fists, totals, .. } = &self.position;
        let most = stocks.len().max(fists.len()).max(totals.len());
        Seats::first(most).iter()
    }
}

impl Piece {
    /// Returns the piece's length in merlons.
    const fn length(self) -> usize {
        match self {
            Self::Tower => 2,
            Self::Gate => 3,
            wall => wall.index() - 1,
        }
    }
}

/// The length of a merlon with its gap.
const MERLON: i32 = 20;
/// The length of the back of a piece of unknown type.
const BACK: usize = 2;

/// Returns a length in units of the drawing.
fn units(merlons: usize) -> i32 {
    i32::try_from(merlons).unwrap_or(i32::MAX).saturating_mul(MERLON)
}

/// A canvas with the colours of the game.
type Canvas = crate::sheet::canvas::Canvas<Palette>;

canvas::palette! {
    /// The colours of the pieces and the site. Pieces also have characters and different shapes.
    Palette {
        sky: Colour = "#e6eef3", "#202a33";
        ground: Colour = "#bdb98f", "#4a4935";
        alarm: Colour = "#8a1c14", "#f2a097";
        on_alarm: Colour = "#ffffff", "#2b0b08";
        hand: Colour = "#f3dcc0", "#d9bd9a";
        block: Colour = "#ff8a1f", "#ff8a1f";
        block_side: Colour = "#c75f00", "#b65600";
        imprint: Colour = "#4a2200", "#3a1a00";
        opening: Colour = "#3a0d0a", "#1d0504";
        wall: Masonry =
            Masonry { stone: "#d9cdb4", mortar: "#bcae92", letter: "#26221d" },
            Masonry { stone: "#c3b699", mortar: "#a5987b", letter: "#1d1a16" };
        tower: Masonry =
            Masonry { stone: "#2460a7", mortar: "#4a7fbe", letter: "#ffffff" },
            Masonry { stone: "#2c67b0", mortar: "#5a91d3", letter: "#ffffff" };
        gate: Masonry =
            Masonry { stone: "#b9302a", mortar: "#d0605a", letter: "#ffffff" },
            Masonry { stone: "#c23b34", mortar: "#db6f69", letter: "#ffffff" };
    }
}

/// The colours of a piece.
#[derive(Copy, Clone, Debug)]
struct Masonry {
    stone: Colour,
    mortar: Colour,
    letter: Colour,
}

impl Palette {
    const fn masonry(&self, piece: Piece) -> Masonry {
        match piece {
            Piece::Tower => self.tower,
            Piece::Gate => self.gate,
            _ => self.wall,
        }
    }
}
