//! Hands on the table, closed and open.
//!
//! A hand stands on its origin and reaches to the right and up.

use crate::canvas::{Frame, Paint, TextStyle};
use crate::die_mauer::draw::Canvas;
use crate::die_mauer::draw::piece::units;
use crate::die_mauer::{Fist, Piece, SeenFist};

/// How large a piece in a hand is, in hundredths.
const SIZE: i32 = 50;
/// Where the middle of an open hand and its piece is.
const MIDDLE: i32 = 38;
/// Half the width of an open hand.
const PALM: i32 = 22;
/// Where what is known of a closed fist is shown.
const BESIDE: i32 = 40;
/// How large an open hand and a fist are that stand in one line, in hundredths.
const SMALL_PALM: i32 = 72;
const SMALL_FIST: i32 = 85;

const OUTLINE: &str = "1.4";
const CAPTION: i32 = 12;

/// Outlines an open hand, from the wrist over the thumb and four fingers.
const OPEN: &str = "M14 0L13 -8Q8 -12 5 -18L1 -25Q-1 -29 2 -30Q5 -31 7 -28L12 -21L11 -40\
Q11 -44 14.5 -44Q18 -44 18 -40L18.5 -27L19 -45Q19 -49 22.5 -49Q26 -49 26 -45L26 -27L27 -43\
Q27 -47 30.5 -47Q34 -46.5 33.5 -43L33 -26L35 -36Q36 -39.5 39 -39Q42 -38 41.5 -35L38 -14\
Q36 -9 33 -7L33 0Z";

impl Canvas {
    /// Outlines where a fist will lie.
    pub(super) fn place_for_fist(&mut self) {
        let frame = Frame { x: 3, y: -35, width: 32, height: 35, radius: 9 };
        self.frame(frame, Paint::stroke(self.colours.rule, OUTLINE).dashed("4 4"));
    }

    /// Returns the fist that a seat opened lately, in that place.
    pub(super) fn opened_lately(&self, place: &str) -> Option<Fist> {
        self.shown_at(place)?.parse().ok()
    }

    /// Draws a fist that was opened lately as what is past, if there is one.
    pub(super) fn pale(&mut self, lately: Option<Fist>, draw: fn(&mut Self, Fist)) {
        const PALE: &str = "0.45";
        if let Some(fist) = lately {
            self.faintly(PALE, |canvas| draw(canvas, fist));
        }
    }

    /// Draws a closed fist, knuckles up.
    pub(super) fn closed_fist(&mut self) {
        let paint = self.skin();
        self.path("M8 0V-12H29V0Z", paint);
        for finger in 0..4 {
            let (x, y) = (2 + 8 * finger, if finger % 3 == 0 { -33 } else { -35 });
            self.frame(Frame { x, y, width: 8, height: -y - 8, radius: 4 }, paint);
        }
        self.path("M6 -19H21A4 4 0 0 1 21 -10H11Q3 -10 4 -16Q4 -19 6 -19Z", paint);
    }

    /// Draws the viewer's own fist: closed for the others, so what it holds is shown as an outline.
    pub(super) fn own_fist(&mut self, fist: Fist) {
        self.closed_fist();
        match fist {
            Fist::Holds(piece) => {
                self.at(BESIDE, 0, SIZE, |canvas| canvas.doubtful_piece(piece));
            }
            Fist::Empty => self.caption(BESIDE + 1, -14, "empty"),
        }
    }

    /// Draws an open hand, and before it the piece it brought.
    pub(super) fn open_hand(&mut self, fist: Fist) {
        self.at(MIDDLE - PALM, 0, 100, |canvas| canvas.path(OPEN, canvas.skin()));
        match fist {
            Fist::Holds(piece) => self.shown(piece),
            Fist::Empty => self.caption(MIDDLE + PALM + 2, -14, "empty"),
        }
    }

    /// Draws a hand, and beside it the letter of what is known to be in it.
    pub(super) fn small_hand(&mut self, fist: SeenFist, is_closed: bool) {
        match fist {
            SeenFist::Known(_) if !is_closed => {
                self.at(-1, 0, SMALL_PALM, |canvas| canvas.path(OPEN, canvas.skin()));
            }
            _ => self.at(-1, 0, SMALL_FIST, Self::closed_fist),
        }
        if let SeenFist::Known(fist) = fist {
            let letter = fist.piece().map_or('–', Piece::letter);
            self.write(32, -12, TextStyle::new(14, self.colours.ink).bold(), letter);
        }
    }

    fn shown(&mut self, piece: Piece) {
        let left = MIDDLE - units(piece.length()) * SIZE / 200;
        self.at(left, 0, SIZE, |canvas| canvas.piece(piece));
    }

    fn caption(&mut self, x: i32, y: i32, text: &str) {
        self.write(x, y, TextStyle::new(CAPTION, self.colours.ink), text);
    }

    fn skin(&self) -> Paint {
        Paint::fill(self.palette.hand).line(self.colours.outline, OUTLINE)
    }
}
