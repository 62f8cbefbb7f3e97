//! Parts around the playing area: the header, rows of seats, remarks, the paper.

use std::fmt::Display;
use std::iter;

use super::captions::folded;
use super::{Canvas, Frame, Paint, Palette, TextStyle};
use crate::base::actor::Viewer;
use crate::base::seat::Seat;
use crate::sheet::look::Drawing;
use crate::sheet::look::Sheet;
use crate::text::message::{Arg, Message, common, message};

/// The space around a wide drawing.
pub const MARGIN: i32 = 20;
/// The x of a name in a seat's row of a wide drawing.
pub const NAME: i32 = 20;
/// The height of a seat's row in a narrow drawing, enough for a thumb.
pub const THUMB: i32 = 44;

/// A seat's role in the turn, with its word. All drawings mark it.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Part {
    /// The seat decides now.
    Decides(Message),
    /// The seat takes part in what happens now.
    Acts(Message),
    /// The seat has won.
    Won(Message),
    /// The seat waits.
    Waits,
}

impl Part {
    /// Returns the word, or `None` for a seat that waits.
    #[must_use]
    pub fn word(&self) -> Option<Message> {
        match self {
            Self::Decides(word) | Self::Acts(word) | Self::Won(word) => Some(word.clone()),
            Self::Waits => None,
        }
    }

    /// Returns whether the seat has won.
    #[must_use]
    pub const fn has_won(&self) -> bool {
        matches!(self, Self::Won(_))
    }
}

const HEADER: i32 = 82;
const REMARK: i32 = 20;
/// The height of a status line in a narrow drawing.
const STATUS: i32 = 17;
/// The width of the bar that marks deciding seats and winners. It is wider than its round corners.
const BAR: i32 = 9;

/// The measures of a sheet around the playing area.
#[derive(Debug)]
struct Format {
    margin: i32,
    /// The radius of the paper's corners.
    corner: i32,
    /// The box of a seat's name and the words below it.
    label: Frame,
    /// The x of a name, its baseline and size, and the most letters that fit.
    name: (i32, i32, i32),
    letters: usize,
    /// The baseline and the size of the words below a name, and of the viewer's mark.
    tags: (i32, i32),
    you: (i32, Frame),
    /// The size of a total, the width of its digits, and the width of a crown.
    total: (i32, i32),
    crown: (i32, i32),
}

const WIDE: Format = Format {
    margin: MARGIN,
    corner: 14,
    label: Frame { x: NAME - 6, y: 10, width: 124, height: 52, radius: 6 },
    name: (NAME, 32, 18),
    letters: 12,
    tags: (55, 13),
    you: (12, Frame { x: NAME - 1, y: 42, width: 34, height: 18, radius: 9 }),
    total: (24, 15),
    crown: (28, 100),
};

const NARROW: Format = Format {
    margin: 10,
    corner: 0,
    label: Frame { x: 0, y: 0, width: 104, height: THUMB, radius: 8 },
    name: (14, 19, 14),
    letters: 10,
    tags: (36, 11),
    you: (11, Frame { x: 14, y: 25, width: 28, height: 15, radius: 7 }),
    total: (19, 12),
    crown: (22, 70),
};

impl Sheet {
    const fn format(self) -> &'static Format {
        match self {
            Self::Wide => &WIDE,
            Self::Narrow => &NARROW,
        }
    }
}

/// Returns seats in the order of a drawing. A narrow drawing goes around the table and ends with
/// the viewer, at the lower end near the thumb.
pub fn around<I: Iterator<Item = Seat>>(
    seats: I,
    viewer: Viewer,
    sheet: Sheet,
) -> impl Iterator<Item = Seat> + use<I> {
    let seats: Vec<Seat> = seats.collect();
    let own = seats.iter().position(|seat| sheet == Sheet::Narrow && viewer.is(*seat));
    let first = own.map_or(0, |own| own + 1);
    let (before, after) = seats.split_at(first);
    let round: Vec<Seat> = after.iter().chain(before).copied().collect();
    round.into_iter()
}

/// Returns the name of the place of a seat's name.
#[must_use]
pub fn seat_place(seat: Seat) -> String {
    ["seat:", seat.digit()].concat()
}

/// Returns the outline of the bar at the left side of a row, with the row's corners.
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
    /// Returns the width of the drawing: `wide`, or the fixed width of a narrow sheet.
    #[must_use]
    pub const fn width(&self, wide: i32) -> i32 {
        match self.sheet {
            Sheet::Wide => wide,
            Sheet::Narrow => Sheet::NARROW,
        }
    }

    /// Returns the space around the drawing.
    #[must_use]
    pub const fn margin(&self) -> i32 {
        self.sheet.format().margin
    }

    /// Returns the number of letters in a line of remarks: `wide`, or the fixed number of a narrow
    /// sheet.
    #[must_use]
    pub const fn letters(&self, wide: usize) -> usize {
        /// The number of letters that fit in the widest of the usual fonts.
        const LETTERS: usize = 52;
        match self.sheet {
            Sheet::Wide => wide,
            Sheet::Narrow => LETTERS,
        }
    }

    /// Draws the status, and returns the height of the header. On a wide sheet, the game's name and
    /// two lines at the right are above the status. A panel that is drawn alone has no header.
    pub fn header(&mut self, width: i32, name: &str, right: [Message; 2], status: &Message) -> i32 {
        let top = self.margin() / 2;
        let height = self.around_panels(|canvas| match canvas.sheet {
            Sheet::Wide => canvas.title(width, name, right, status),
            Sheet::Narrow => canvas.status(status),
        });
        height.max(top)
    }

    fn title(&mut self, width: i32, name: &str, right: [Message; 2], status: &Message) -> i32 {
        let [above, below] = right;
        let (ink, faint) = (self.colours.ink, self.colours.faint);
        let about = TextStyle::new(14, faint).before();
        self.write(MARGIN, 40, TextStyle::new(26, ink).bold(), name);
        self.say(width - MARGIN, 30, about.bold(), above);
        self.say(width - MARGIN, 48, about, below);
        self.say(MARGIN, 66, TextStyle::new(15, ink), status.clone());
        HEADER
    }

    fn status(&mut self, status: &Message) -> i32 {
        let told = status.tell(self.reader());
        let style = TextStyle::new(13, self.colours.ink);
        let lines = folded(&told, self.letters(0));
        for (nth, line) in (1..).zip(&lines) {
            self.write(self.margin(), STATUS * nth, style, line);
        }
        STATUS * lines.len() as i32 + self.margin()
    }

    /// Draws the background of a seat that waits.
    pub fn quiet_row(&mut self, row: Frame) {
        self.frame(row, Paint::fill(self.colours.row));
    }

    /// Draws the background of a seat that takes part.
    pub fn lively_row(&mut self, row: Frame) {
        self.frame(row, Paint::fill(self.colours.accent_row).line(self.colours.accent, "1.5"));
    }

    /// Draws the background of a seat that decides or has won.
    pub fn marked_row(&mut self, row: Frame) {
        self.lively_row(row);
        self.path(&bar(row), Paint::fill(self.colours.accent));
    }

    /// Draws the background of a seat's row.
    pub fn ground_of(&mut self, part: &Part, row: Frame) {
        match part {
            Part::Waits => self.quiet_row(row),
            Part::Acts(_) => self.lively_row(row),
            Part::Decides(_) | Part::Won(_) => self.marked_row(row),
        }
    }

    /// Writes the name of a seat, the mark of the viewer's own seat, and its role.
    pub fn name(&mut self, seat: Seat, own: bool, part: Option<Message>) {
        let format = self.sheet.format();
        let ((x, y, size), (line, small)) = (format.name, format.tags);
        let colours = self.colours;
        let you = own.then(|| message!(common::You));
        let seated = Message::parts([Arg::Name(seat)]);
        let label = Message::list(iter::once(seated).chain(you).chain(part.clone()));
        let name = shortened(&self.reader().on_seat(None).title(seat), format.letters);
        self.place(seat_place(seat), label, &format.label.corners(), |canvas| {
            let bold = |size, colour| TextStyle::new(size, colour).bold();
            canvas.write(x, y, bold(size, colours.ink), name);
            let you = if own { canvas.you() } else { 0 };
            if let Some(part) = part {
                canvas.say(x + you, line, bold(small, colours.accent), part);
            }
        });
    }

    /// Marks the viewer's own seat, and returns the width of the mark.
    fn you(&mut self) -> i32 {
        let Format { tags, you: (size, frame), .. } = self.sheet.format();
        let (ink, paper) = (self.colours.ink, self.colours.paper);
        let you = message!(common::You);
        self.frame(*frame, Paint::fill(ink));
        let style = TextStyle::new(*size, paper).bold().centred();
        self.say(frame.x + frame.width / 2, tags.0, style, you);
        frame.width + 6
    }

    /// Draws the crown of a winner, above the origin.
    pub fn crown(&mut self) {
        let paint = Paint::fill(self.colours.gold).line(self.colours.outline, "1.2");
        self.path("M0 0L-3 -16L4 -9L9 -20L14 -9L21 -16L18 0Z", paint);
    }

    /// Writes a total that ends at a point, with a crown before it if the seat has won.
    pub fn total(&mut self, x: i32, y: i32, total: impl Display, won: bool) {
        let Format { total: (size, digit), crown: (room, percent), .. } = *self.sheet.format();
        let total = total.to_string();
        if won {
            self.at(x - digit * total.len() as i32 - room, y - 1, percent, Self::crown);
        }
        self.write(x, y, TextStyle::new(size, self.colours.ink).bold().before(), total);
    }

    /// Draws remarks from height `y` on, in lines of at most `letters` letters, and returns their
    /// height. A panel that is drawn alone has no remarks.
    pub fn remarks(&mut self, remarks: &[Message], letters: usize, y: i32) -> i32 {
        let style = TextStyle::new(13, self.colours.faint);
        self.around_panels(|canvas| {
            let told = remarks.iter().map(|remark| remark.tell(canvas.reader()));
            let lines: Vec<String> = told.flat_map(|told| folded(&told, letters)).collect();
            for (line, remark) in (1..).zip(&lines) {
                canvas.write(canvas.margin(), y + REMARK * line - 6, style, remark);
            }
            REMARK * lines.len() as i32
        })
    }

    /// Returns the drawing with the given size, on paper. See [`document`](Self::document).
    #[must_use]
    pub fn on_paper(
        mut self,
        width: i32,
        height: i32,
        title: impl Into<Message>,
        desc: impl Into<Message>,
    ) -> Drawing {
        let paper = Frame { x: 0, y: 0, width, height, radius: self.sheet.format().corner };
        self.beneath(|canvas| canvas.frame(paper, Paint::fill(canvas.colours.paper)));
        self.document(width, height, title, desc)
    }
}

/// Returns a name of at most `most` letters. Dots replace the letters that are left out.
fn shortened(name: &str, most: usize) -> String {
    match name.chars().count() {
        count if count <= most => name.to_owned(),
        _ => name.chars().take(most - 1).chain(['…']).collect(),
    }
}
