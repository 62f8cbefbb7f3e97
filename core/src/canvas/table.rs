//! What stands around the playing area: the header, rows of seats, remarks, the paper.

use std::fmt::Display;

use super::{Canvas, Frame, Paint, Palette, TextStyle};
use crate::seat::Seat;

/// The space around a drawing.
pub const MARGIN: i32 = 20;
/// The height of the header.
pub const HEADER: i32 = 82;
/// Where a name begins in the row of a seat.
pub const NAME: i32 = 20;
/// The line of the words below it.
pub const TAGS: i32 = 55;

const SMALL: i32 = 12;
const REMARK: i32 = 20;
/// The width of the bar that marks who decides or has won; wider than its round corners.
const BAR: i32 = 9;

/// Outlines the bar at the left side of a row, round where the row is.
fn bar(row: Frame) -> String {
    let Frame { x, y, height, radius, .. } = row;
    let (right, straight) = (x + BAR, height - 2 * radius);
    let arc = format!("a{radius} {radius} 0 0 1");
    format!(
        "M{right} {y}v{height}h{}{arc}-{radius} -{radius}v-{straight}{arc}{radius} -{radius}Z",
        radius - BAR
    )
}

impl<P: Palette> Canvas<P> {
    /// Draws the game's name, two lines at the right, and what the game waits for.
    pub fn header(&mut self, width: i32, name: &str, right: [&str; 2], status: &str) {
        let (ink, faint) = (self.colours.ink, self.colours.faint);
        let about = TextStyle::new(14, faint).before();
        self.write(MARGIN, 40, TextStyle::new(26, ink).bold(), name);
        self.write(width - MARGIN, 30, about.bold(), right[0]);
        self.write(width - MARGIN, 48, about, right[1]);
        self.write(MARGIN, 66, TextStyle::new(15, ink), status);
    }

    /// Draws the ground of a seat that waits.
    pub fn quiet_row(&mut self, row: Frame) {
        self.frame(row, Paint::fill(self.colours.row));
    }

    /// Draws the ground of a seat that takes part.
    pub fn lively_row(&mut self, row: Frame) {
        self.frame(row, Paint::fill(self.colours.accent_row).line(self.colours.accent, "1.5"));
    }

    /// Draws the ground of a seat that is to move or has won.
    pub fn marked_row(&mut self, row: Frame) {
        self.lively_row(row);
        self.path(&bar(row), Paint::fill(self.colours.accent));
    }

    /// Writes the name of a seat, whether it is the viewer's own, and its part.
    pub fn name(&mut self, seat: Seat, own: bool, part: &str) {
        let colours = self.colours;
        self.write(NAME, 32, TextStyle::new(18, colours.ink).bold(), format_args!("Seat {seat}"));
        let you = if own { self.you() } else { 0 };
        if !part.is_empty() {
            self.write(NAME + you, TAGS, TextStyle::new(13, colours.accent).bold(), part);
        }
    }

    /// Marks the viewer's own seat, and returns the width of the mark.
    fn you(&mut self) -> i32 {
        let frame = Frame { x: NAME - 1, y: TAGS - 13, width: 34, height: 18, radius: 9 };
        let (ink, paper) = (self.colours.ink, self.colours.paper);
        self.frame(frame, Paint::fill(ink));
        self.write(NAME + 16, TAGS, TextStyle::new(SMALL, paper).bold().centred(), "you");
        frame.width + 6
    }

    /// Draws the crown of a winner; it stands on its origin.
    pub fn crown(&mut self) {
        let paint = Paint::fill(self.colours.gold).line(self.colours.outline, "1.2");
        self.path("M0 0L-3 -16L4 -9L9 -20L14 -9L21 -16L18 0Z", paint);
    }

    /// Writes a total that ends at that point, with the crown before it if it has won.
    pub fn total(&mut self, x: i32, y: i32, total: impl Display, won: bool) {
        /// The widths of a digit and of the crown.
        const DIGIT: i32 = 15;
        const CROWN: i32 = 28;
        let total = total.to_string();
        if won {
            self.at(x - DIGIT * total.len() as i32 - CROWN, y - 1, 100, Self::crown);
        }
        self.write(x, y, TextStyle::new(24, self.colours.ink).bold().before(), total);
    }

    /// Draws remarks from that height on, and returns their height.
    pub fn remarks(&mut self, remarks: &[String], y: i32) -> i32 {
        let style = TextStyle::new(13, self.colours.faint);
        let mut bottom = y;
        for remark in remarks {
            bottom += REMARK;
            self.write(MARGIN, bottom - 6, style, remark);
        }
        bottom - y
    }

    /// Returns the document of that size, on paper.
    #[must_use]
    pub fn on_paper(mut self, width: i32, height: i32, title: &str, desc: &str) -> String {
        let paper = Frame { x: 0, y: 0, width, height, radius: 14 };
        self.beneath(|canvas| canvas.frame(paper, Paint::fill(canvas.colours.paper)));
        self.document(width, height, title, desc)
    }
}
