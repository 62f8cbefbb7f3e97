//! Pieces on the table, seen from the side, and closed and open hands.
//!
//! A piece or a hand extends from its origin to the right and up.

use std::fmt::Write;

use crate::games::die_mauer::draw::{BACK, Canvas, MERLON, units};
use crate::games::die_mauer::{Fist, Piece, SeenFist, texts};
use crate::sheet::canvas::{Frame, Paint, TextStyle};
use crate::text::message::message;

/// The height of a tower, the highest piece.
pub(super) const TOWER_HEIGHT: i32 = 80;
/// The height of a gate.
const GATE_HEIGHT: i32 = 62;
/// The height of a wall with its merlons.
pub(super) const WALL_HEIGHT: i32 = 46;

/// The outlines of a tower and of a gate.
const TOWER: &str = "M5 0V-54L1 -58V-80H10V-72H15.5V-80H24.5V-72H30V-80H39V-58L35 -54V0Z";
const GATE: &str = "M1 0V-62H6V-57H10V-62H15V-50H45V-62H50V-57H54V-62H59V0Z";
const BODY: i32 = 34;
const OUTLINE: &str = "1.6";
const LETTER: i32 = 21;

/// Returns the box of a piece. `None` is the back of a piece of unknown type.
pub(super) fn shape(piece: Option<Piece>) -> Frame {
    let height = match piece {
        Some(Piece::Tower) => TOWER_HEIGHT,
        Some(Piece::Gate) => GATE_HEIGHT,
        _ => WALL_HEIGHT,
    };
    let width = units(piece.map_or(BACK, Piece::length));
    Frame { x: 0, y: -height, width, height, radius: 0 }
}

impl Canvas {
    pub(super) fn piece(&mut self, piece: Piece) {
        match piece {
            Piece::Tower => self.tower(),
            Piece::Gate => self.gate(),
            wall => self.wall(wall),
        }
    }

    fn wall(&mut self, piece: Piece) {
        let (merlons, middle) = (piece.length(), units(piece.length()) / 2);
        self.masonry(piece, &battlements(merlons), &courses(merlons));
        let plaque = Frame { x: middle - 8, y: -27, width: 16, height: 21, radius: 5 };
        self.frame(plaque, Paint::fill(self.palette.masonry(piece).stone));
        self.letter(piece, middle, -10);
    }

    /// Draws the outline of a piece that may or may not be there.
    pub(super) fn doubtful_piece(&mut self, piece: Piece) {
        let faint = self.colours.faint;
        let outline = match piece {
            Piece::Tower => TOWER.to_owned(),
            Piece::Gate => GATE.to_owned(),
            wall => battlements(wall.length()),
        };
        self.path(&outline, Paint::fill(self.colours.rule).line(faint, "2").dashed("5 4"));
        let style = TextStyle::new(LETTER, self.colours.ink).bold().centred();
        self.write(units(piece.length()) / 2, -11, style, piece);
    }

    fn tower(&mut self) {
        let joints =
            "M3 -58H37M7 -11H33M7 -38H33M7 -47H33M14 -2V-11M26 -2V-11M10 -38V-47M30 -38V-47";
        self.masonry(Piece::Tower, TOWER, joints);
        self.path("M18 -55V-43H22V-55Z", Paint::fill(self.colours.outline));
        self.letter(Piece::Tower, units(Piece::Tower.length()) / 2, -17);
    }

    fn gate(&mut self) {
        let joints =
            "M15 -48V-2M45 -48V-2M3 -14H15M3 -30H15M3 -45H15M45 -14H57M45 -30H57M45 -45H57";
        self.masonry(Piece::Gate, GATE, joints);
        let opening = "M20 0V-14A10 10 0 0 1 40 -14V0Z";
        let (outline, dark) = (self.colours.outline, self.palette.opening);
        self.path(opening, Paint::fill(dark).line(outline, "1"));
        let bars = "M25 0V-21M30 0V-23M35 0V-21M20 -8H40M21 -15H39";
        self.path(bars, Paint::stroke(self.palette.masonry(Piece::Gate).mortar, "1.2"));
        self.letter(Piece::Gate, units(Piece::Gate.length()) / 2, -29);
    }

    /// Draws the back of a piece of unknown type.
    pub(super) fn back(&mut self) {
        let frame = Frame { x: 2, y: -42, width: 36, height: 41, radius: 7 };
        let faint = self.colours.faint;
        self.frame(frame, Paint::fill(self.colours.rule).line(faint, "2").dashed("5 4"));
        self.write(20, -13, TextStyle::new(24, self.colours.ink).bold().centred(), '?');
    }

    /// Draws the stones of a shape, and the joints between them, which end before the outline.
    fn masonry(&mut self, piece: Piece, shape: &str, joints: &str) {
        let masonry = self.palette.masonry(piece);
        self.path(shape, Paint::fill(masonry.stone).line(self.colours.outline, OUTLINE));
        self.path(joints, Paint::stroke(masonry.mortar, "1.3"));
    }

    fn letter(&mut self, piece: Piece, x: i32, y: i32) {
        let colour = self.palette.masonry(piece).letter;
        self.write(x, y, TextStyle::new(LETTER, colour).bold().centred(), piece);
    }
}

/// Returns the outline of a wall. Each merlon is twelve units wide, with gaps of four units at each
/// side.
fn battlements(merlons: usize) -> String {
    let mut way = format!("M1 0V-{BODY}h3v-12h12v12");
    way.push_str(&"h8v-12h12v12".repeat(merlons.saturating_sub(1)));
    let _ = write!(way, "H{}V0Z", units(merlons) - 1);
    way
}

/// Returns the joints of the stones: three courses, with staggered upright joints.
fn courses(merlons: usize) -> String {
    let length = units(merlons);
    let mut way = format!("M3 -11H{0}M3 -23H{0}", length - 3);
    for x in (MERLON / 2..length).step_by(MERLON as usize) {
        let _ = write!(way, "M{x} -11V-23");
    }
    for x in (MERLON..length).step_by(MERLON as usize) {
        let _ = write!(way, "M{x} -2V-11M{x} -23V-{}", BODY - 2);
    }
    way
}

/// The size of a piece in a hand, in hundredths.
const SIZE: i32 = 50;
/// The x of the middle of an open hand and its piece.
const MIDDLE: i32 = 38;
/// Half the width of an open hand.
const PALM: i32 = 22;
/// The x of the known content of a closed fist.
const BESIDE: i32 = 40;
/// The size of an open hand and a fist in one line, in hundredths.
const SMALL_PALM: i32 = 72;
const SMALL_FIST: i32 = 85;

const HAND_LINE: &str = "1.4";
const CAPTION: i32 = 12;

/// The outline of an open hand, from the wrist over the thumb and four fingers.
const OPEN: &str = "M14 0L13 -8Q8 -12 5 -18L1 -25Q-1 -29 2 -30Q5 -31 7 -28L12 -21L11 -40\
Q11 -44 14.5 -44Q18 -44 18 -40L18.5 -27L19 -45Q19 -49 22.5 -49Q26 -49 26 -45L26 -27L27 -43\
Q27 -47 30.5 -47Q34 -46.5 33.5 -43L33 -26L35 -36Q36 -39.5 39 -39Q42 -38 41.5 -35L38 -14\
Q36 -9 33 -7L33 0Z";

impl Canvas {
    /// Draws the outline of a fist that is not there yet.
    pub(super) fn place_for_fist(&mut self) {
        let frame = Frame { x: 3, y: -35, width: 32, height: 35, radius: 9 };
        self.frame(frame, Paint::stroke(self.colours.rule, HAND_LINE).dashed("4 4"));
    }

    /// Returns the fist that a seat opened lately at the given place.
    pub(super) fn opened_lately(&self, place: &str) -> Option<Fist> {
        self.shown_at(place)?.parse().ok()
    }

    /// Draws a fist that was opened lately in pale colours, if there is one.
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

    /// Draws the viewer's own fist. It is closed for the others, so its content is an outline.
    pub(super) fn own_fist(&mut self, fist: Fist) {
        self.closed_fist();
        match fist {
            Fist::Holds(piece) => {
                self.at(BESIDE, 0, SIZE, |canvas| canvas.doubtful_piece(piece));
            }
            Fist::Empty => self.caption(BESIDE + 1, -14),
        }
    }

    /// Draws an open hand, and its piece in front of it.
    pub(super) fn open_hand(&mut self, fist: Fist) {
        self.at(MIDDLE - PALM, 0, 100, |canvas| canvas.path(OPEN, canvas.skin()));
        match fist {
            Fist::Holds(piece) => self.shown(piece),
            Fist::Empty => self.caption(MIDDLE + PALM + 2, -14),
        }
    }

    /// Draws a hand, and next to it the letter of its content if it is known.
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

    fn caption(&mut self, x: i32, y: i32) {
        self.say(x, y, TextStyle::new(CAPTION, self.colours.ink), message!(texts::Empty));
    }

    fn skin(&self) -> Paint {
        Paint::fill(self.palette.hand).line(self.colours.outline, HAND_LINE)
    }
}
