//! What the marks on the board mean: one entry for each that is there.

use crate::canvas::{Paint, TextStyle, wrapped};
use crate::mauerbauer::draw::board::{DrawnBoard, LineKind};
use crate::mauerbauer::draw::{Canvas, captions};

const ICON: i32 = 46;
const LINE: i32 = 30;
const SMALL: i32 = 12;
/// The room for a character, with that of wide ones, in tenths.
const LETTER: usize = 66;
const BETWEEN: usize = 16;

#[derive(Copy, Clone, Debug)]
enum Mark {
    Region(usize),
    Boundary,
    Coast,
    Wall,
    Last,
    City,
    NewCity,
}

impl Mark {
    /// Returns the marks that a board has.
    fn on(drawn: &DrawnBoard) -> Vec<Self> {
        let has = |kind| drawn.lines().any(|(line, _)| drawn.kind(line) == kind);
        let regions = (0..drawn.plan.regions.len()).map(Self::Region);
        let others = [
            (Self::Boundary, has(LineKind::Boundary)),
            (Self::Coast, has(LineKind::Coast)),
            (Self::Wall, drawn.walls().next().is_some()),
            (Self::Last, drawn.last.is_some()),
            (Self::City, drawn.cities.iter().any(|city| !city.is_new)),
            (Self::NewCity, drawn.cities.iter().any(|city| city.is_new)),
        ];
        regions.chain(others.into_iter().filter(|(_, on)| *on).map(|(mark, _)| mark)).collect()
    }

    fn meaning(self, drawn: &DrawnBoard) -> String {
        match self {
            Self::Region(region) => captions::region(drawn, region),
            Self::Boundary => "boundary".to_owned(),
            Self::Coast => "coast".to_owned(),
            Self::Wall => "wall".to_owned(),
            Self::Last => "last wall".to_owned(),
            Self::City => "completed city".to_owned(),
            Self::NewCity => "city completed in this turn".to_owned(),
        }
    }

    fn room(self, drawn: &DrawnBoard) -> usize {
        ICON as usize + self.meaning(drawn).chars().count() * LETTER / 10 + BETWEEN
    }
}

impl Canvas {
    /// Draws the legend from that height on, and returns its height.
    pub(super) fn legend(&mut self, drawn: &DrawnBoard, y: i32, width: i32) -> i32 {
        let mut bottom = y;
        for line in wrapped(&Mark::on(drawn), width as usize, |mark| mark.room(drawn)) {
            let mut x = self.margin();
            for mark in line {
                self.at(x + ICON / 2, bottom + 16, 100, |canvas| canvas.mark(mark));
                let style = TextStyle::new(SMALL, self.colours.faint);
                self.write(x + ICON + 2, bottom + 20, style, mark.meaning(drawn));
                x += mark.room(drawn) as i32;
            }
            bottom += LINE;
        }
        bottom - y
    }

    /// Draws a mark around the origin.
    fn mark(&mut self, mark: Mark) {
        const LINE: &str = "M-11 0H11";
        let palette = self.palette;
        let line = |colour, width| Paint::stroke(colour, width);
        match mark {
            Mark::Region(region) => self.at(0, 0, 80, |canvas| canvas.arms(region, "")),
            Mark::Boundary => self.path(LINE, line(palette.boundary, "2.6").dashed("7 6")),
            Mark::Coast => {
                self.path(LINE, line(palette.water, "14"));
                self.path("M-12 -3H12M-12 3H12", line(palette.wave, "1.4"));
            }
            Mark::Wall => self.wall(LINE),
            Mark::Last => {
                self.path(LINE, line(palette.wall.edge, "22.6"));
                self.path(LINE, line(self.colours.gold, "18.4"));
                self.wall(LINE);
            }
            Mark::City => self.banded(false),
            Mark::NewCity => self.banded(true),
        }
    }

    /// Draws a piece of a city with a wall and the band beside it.
    fn banded(&mut self, is_new: bool) {
        const LINE: &str = "M-11 4H11";
        let city = Paint::fill(self.palette.city.fill);
        self.path("M-12 -11H12V4H-12Z", city);
        self.band(LINE, is_new);
        self.wall(LINE);
    }
}
