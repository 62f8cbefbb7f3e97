//! The building site: the wall, and the plots where it can grow.

use crate::games::die_mauer::draw::piece::{TOWER_HEIGHT, WALL_HEIGHT, shape};
use crate::games::die_mauer::draw::{Canvas, MERLON, captions, units};
use crate::games::die_mauer::{End, Phase, Piece, View, Wall, places, texts};
use crate::sheet::canvas::table::THUMB;
use crate::sheet::canvas::{Frame, Paint, TextStyle, wrapped};
use crate::sheet::look::Point;
use crate::sheet::look::Sheet;
use crate::text::message::message;

/// The length of the free plot at each end, including its distance from the wall.
const PLOT: i32 = 44;
const PLOT_GAP: i32 = 6;
const FULL_SIZE: i32 = 100;
/// The least size at which a digit on a wall is easy to read. A longer wall breaks into rows.
const SMALLEST: i32 = 60;
const GROUND: i32 = 6;
/// The height of the line below the ground that describes what an end takes.
const BELOW: i32 = 20;
const CORNER: i32 = 10;
const BANNER: i32 = 30;
const SMALL: i32 = 12;

/// The measures that differ between sheets.
struct Measures {
    /// The space around the wall, the height of a plot, and the size of the text on a banner.
    air: i32,
    plot: i32,
    banner: i32,
}

const WIDE: Measures = Measures { air: 24, plot: WALL_HEIGHT - 6, banner: 14 };
const NARROW: Measures = Measures { air: 10, plot: THUMB, banner: 12 };

const fn measures(sheet: Sheet) -> &'static Measures {
    match sheet {
        Sheet::Wide => &WIDE,
        Sheet::Narrow => &NARROW,
    }
}

/// A wall broken into rows that fit the sheet.
struct Layout {
    air: i32,
    rows: Vec<Vec<Piece>>,
    percent: i32,
}

impl Layout {
    fn new(wall: &Wall, width: i32, air: i32) -> Self {
        let pieces: Vec<Piece> = wall.iter().collect();
        let room = width - 2 * (PLOT + PLOT_GAP + air);
        let length = units(pieces.iter().map(|piece| piece.length()).sum());
        let percent = (room * 100).checked_div(length).unwrap_or(FULL_SIZE);
        let percent = percent.clamp(SMALLEST, FULL_SIZE);
        let merlons = room * 100 / (MERLON * percent);
        Self { air, rows: wrapped(&pieces, merlons as usize, Piece::length), percent }
    }

    fn scaled(&self, length: i32) -> i32 {
        length * self.percent / 100
    }

    fn length(&self, row: &[Piece]) -> i32 {
        self.scaled(units(row.iter().map(|piece| piece.length()).sum()))
    }

    fn last(&self) -> i32 {
        self.rows.len() as i32 - 1
    }

    /// Returns the y of the ground of a row.
    fn ground(&self, row: i32) -> i32 {
        (row + 1) * self.row_height() - GROUND
    }

    fn row_height(&self) -> i32 {
        self.air + self.scaled(TOWER_HEIGHT) + GROUND
    }
}

impl Canvas {
    /// Draws the site from the given corner, and returns its height.
    pub(super) fn site(&mut self, view: &View, x: i32, y: i32, width: i32) -> i32 {
        let layout = Layout::new(&view.position.wall, width, measures(self.sheet).air);
        let banner = if view.wall_is_dead { BANNER } else { 0 };
        let rows = layout.rows.len().max(1) as i32;
        let height = banner + rows * layout.row_height() + BELOW;
        self.landscape(Frame { x, y, width, height, radius: CORNER });
        if view.wall_is_dead {
            self.banner(x, y, width);
        }
        self.at(x, y + banner, FULL_SIZE, |canvas| match layout.rows.is_empty() {
            true => canvas.empty_site(&layout, width),
            false => canvas.rows(view, &layout, width),
        });
        height
    }

    /// Draws the sky above the ground of the last row.
    fn landscape(&mut self, frame: Frame) {
        let Frame { x, y, width, height, radius } = frame;
        self.frame(frame, Paint::fill(self.palette.ground));
        let (top, air, flat) = (y + radius, height - GROUND - BELOW - radius, width - 2 * radius);
        let (left, right) = (format!("a{radius} {radius} 0 0 0 -"), format!("{radius} -{radius}"));
        let sky =
            format!("M{x} {top}v{air}h{width}v-{air}{left}{right}h-{flat}{left}{radius} {radius}Z");
        self.path(&sky, Paint::fill(self.palette.sky));
    }

    fn banner(&mut self, x: i32, y: i32, width: i32) {
        let frame = Frame { x, y, width, height: BANNER - 4, radius: CORNER };
        self.frame(frame, Paint::fill(self.palette.alarm));
        let style =
            TextStyle::new(measures(self.sheet).banner, self.palette.on_alarm).bold().centred();
        self.say(x + width / 2, y + 18, style, message!(texts::WallIsDead));
    }

    /// Draws only one plot: on an empty wall both ends are the same (DM-24).
    fn empty_site(&mut self, layout: &Layout, width: i32) {
        let ground = layout.ground(0);
        let (y, height, length) = (ground - WALL_HEIGHT, WALL_HEIGHT, 4 * PLOT);
        let frame = Frame { x: (width - length) / 2, y, width: length, height, radius: 4 };
        let faint = self.colours.faint;
        self.frame(frame, Paint::stroke(faint, "1.5").dashed("6 5"));
        let style = TextStyle::new(14, faint).centred();
        self.say(width / 2, ground - WALL_HEIGHT / 2 + 5, style, message!(texts::NothingYet));
    }

    fn rows(&mut self, view: &View, layout: &Layout, width: i32) {
        let [.., last] = layout.rows.as_slice() else { return };
        let alone = layout.rows.len() == 1;
        let left =
            if alone { (width - layout.length(last)) / 2 } else { layout.air + PLOT + PLOT_GAP };
        let (pieces, mut built) = (view.position.wall.len(), 0);
        for (number, row) in (0..).zip(&layout.rows) {
            let ground = layout.ground(number);
            self.ground(ground, width);
            let names = (built..).map(|index| places::wall(index, pieces));
            self.row(row, names, (left, ground), layout.percent);
            built += row.len();
            if number > 0 {
                self.continued(left - PLOT / 2, ground);
            }
            if number < layout.last() {
                self.continued(left + layout.length(row) + PLOT / 2, ground);
            }
        }
        let right = left + layout.length(last) + PLOT_GAP;
        self.plot(view, End::Left, left - PLOT_GAP - PLOT, layout.ground(0));
        self.plot(view, End::Right, right, layout.ground(layout.last()));
    }

    fn row(
        &mut self,
        row: &[Piece],
        names: impl Iterator<Item = String>,
        (left, ground): Point,
        percent: i32,
    ) {
        self.at(left, ground, percent, |canvas| {
            let mut x = 0;
            for (&piece, name) in row.iter().zip(names) {
                let (label, shape) = (captions::piece(piece), shape(Some(piece)));
                canvas.place_at((x, 0), FULL_SIZE, name, label, &shape.corners(), |canvas| {
                    canvas.piece(piece);
                });
                x += units(piece.length());
            }
        });
    }

    fn ground(&mut self, y: i32, width: i32) {
        let frame = Frame { x: 0, y, width, height: GROUND, radius: 0 };
        self.frame(frame, Paint::fill(self.palette.ground));
    }

    /// Marks a side at which the wall continues in another row.
    fn continued(&mut self, x: i32, ground: i32) {
        let dots = TextStyle::new(20, self.colours.faint).bold().centred();
        self.write(x, ground - 8, dots, "…");
    }

    /// Draws the plot at an end, with a note if only walls fit there (DM-20).
    fn plot(&mut self, view: &View, end: End, x: i32, ground: i32) {
        if view.phase == Phase::Over || view.position.wall.len() == Wall::LIMIT {
            return;
        }
        let planned = view.position.planned().filter(|_| view.phase == Phase::Building);
        let asked = planned.is_some_and(|piece| view.position.wall.fits(piece, end));
        let colour = if asked { self.colours.accent } else { self.colours.faint };
        let line = match asked {
            true => Paint::fill(self.colours.accent_row).line(colour, "1.5"),
            false => Paint::stroke(colour, "1.5"),
        };
        let height = measures(self.sheet).plot;
        let frame = Frame { x, y: ground - height, width: PLOT, height, radius: 4 };
        let (middle, letter) = (x + PLOT / 2, if end == End::Left { 'L' } else { 'R' });
        let label = match end {
            End::Left => message!(texts::LeftEnd),
            End::Right => message!(texts::RightEnd),
        };
        self.place(places::end(end), label, &frame.corners(), |canvas| {
            canvas.frame(frame, line.dashed("5 4"));
            canvas.write(middle, ground - 13, TextStyle::new(20, colour).bold().centred(), letter);
        });
        if !view.position.wall.fits(Piece::Tower, end) {
            let style = TextStyle::new(SMALL, self.colours.ink).centred();
            self.say(middle, ground + GROUND + 14, style, message!(texts::WallsOnly));
        }
    }
}
