//! The whole SVG drawing, from top to bottom, and the legend of the board.

use crate::base::actor::Viewer;
use crate::base::rule::Faults;
use crate::games::mauerbauer::draw::board::{DrawnBoard, LineKind};
use crate::games::mauerbauer::draw::projection::{PANEL, Projection};
use crate::games::mauerbauer::draw::{Canvas, captions};
use crate::games::mauerbauer::plan::BoardPlan;
use crate::games::mauerbauer::position::View;
use crate::games::mauerbauer::texts;
use crate::sheet::canvas::captions::standpoint;
use crate::sheet::canvas::table::MARGIN;
use crate::sheet::canvas::{Paint, TextStyle, wrapped};
use crate::sheet::look::Drawing;
use crate::sheet::look::{Look, Panel, Sheet, Theme};
use crate::text::message::{Message, message};

const WIDTH: i32 = PANEL + 2 * MARGIN;
const GAP: i32 = 14;
/// The size of a narrow map, in hundredths.
const SIZE: i32 = 47;
/// The number of characters in a line of remarks.
const LETTERS: usize = 125;

/// Draws a view as an SVG document.
pub(in crate::games::mauerbauer) fn draw(view: &View, look: &Look) -> Drawing {
    let drawn = DrawnBoard::of(view);
    Canvas::draw(look, view.viewer, |mut canvas| {
        let (width, status) = (canvas.width(WIDTH), view.status(&drawn));
        let about = [view.about(&drawn), standpoint(view.viewer)];
        let mut y = canvas.header(width, captions::NAME, about.clone(), &status);
        y += canvas.panel(Panel::Board, |canvas| canvas.board(&drawn, y));
        y += match look.sheet {
            Sheet::Wide => canvas.wide(view, y),
            Sheet::Narrow => canvas.narrow(view, y),
        };
        let description = message!(texts::Description { status, position: view.to_string() });
        canvas.on_paper(width, y + GAP, captions::title(about), description)
    })
}

impl BoardPlan {
    /// Draws the empty board as an SVG document, with the names of all tower spaces, the numbers of
    /// all landscape spaces, regions and coast.
    ///
    /// # Errors
    /// Returns all faults of the plan at once.
    pub fn svg(&self, theme: Theme) -> Result<String, Faults> {
        self.draw(&Look::new(theme)).map(|drawing| drawing.svg)
    }

    /// Draws the empty board, with its places.
    ///
    /// # Errors
    /// Returns all faults of the plan at once.
    pub fn draw(&self, look: &Look) -> Result<Drawing, Faults> {
        DrawnBoard::empty(self).map(|board| draw_board(&board, look))
    }
}

/// Draws an empty board as an SVG document.
fn draw_board(drawn: &DrawnBoard, look: &Look) -> Drawing {
    Canvas::draw(look, Viewer::Spectator, |mut canvas| {
        let (width, name) = (canvas.width(WIDTH), captions::board(&drawn.plan));
        let [counts, lines] = captions::counts(drawn);
        let y = canvas.header(width, captions::NAME, [name.clone(), counts.clone()], &lines);
        let height = y + canvas.board(drawn, y);
        let description = message!(texts::BoardDescription { counts, lines });
        canvas.on_paper(width, height, captions::title([name]), description)
    })
}

impl Canvas {
    /// Draws a board with its legend from the given height on, and returns their height. A narrow
    /// map has the full width.
    fn board(&mut self, drawn: &DrawnBoard, y: i32) -> i32 {
        let projection = Projection::new(&drawn.plan);
        if self.sheet == Sheet::Narrow {
            let left = (Sheet::NARROW - PANEL * SIZE / 100) / 2;
            self.at(left, y, SIZE, |canvas| canvas.map(drawn, &projection));
            let height = projection.height * SIZE / 100 + GAP / 2;
            let width = Sheet::NARROW - 2 * self.margin();
            return height + self.around_panels(|canvas| canvas.legend(drawn, y + height, width));
        }
        self.at(MARGIN, y, 100, |canvas| canvas.map(drawn, &projection));
        let below = y + projection.height + GAP / 2;
        projection.height + GAP + self.around_panels(|canvas| canvas.legend(drawn, below, PANEL))
    }

    /// Draws everything below the board of a wide drawing, and returns its height.
    fn wide(&mut self, view: &View, y: i32) -> i32 {
        let mut bottom = y;
        bottom +=
            self.panel(Panel::Board, |canvas| canvas.supply(view, MARGIN, y, PANEL) + GAP / 2);
        bottom += self.panel(Panel::Seats, |canvas| canvas.seats(view, MARGIN, bottom, PANEL));
        bottom += self.panel(Panel::Hand, |canvas| {
            let held = canvas.hands(view, bottom);
            held + canvas.controls(MARGIN, bottom + held, PANEL)
        });
        bottom += self.around_panels(|canvas| canvas.discards(view, bottom));
        bottom + self.remarks(&view.remarks(), LETTERS, bottom) - y
    }

    /// Draws everything below the board of a narrow drawing, with the touch targets at the bottom.
    /// Returns its height.
    fn narrow(&mut self, view: &View, y: i32) -> i32 {
        let (margin, letters, mut bottom) = (self.margin(), self.letters(LETTERS), y);
        let inner = self.width(WIDTH) - 2 * margin;
        bottom +=
            self.panel(Panel::Board, |canvas| canvas.supply(view, margin, y, inner) + GAP / 2);
        bottom += self.remarks(&view.remarks(), letters, bottom);
        bottom += self
            .panel(Panel::Seats, |canvas| canvas.seat_lines(view, margin, bottom, inner) + GAP / 4);
        bottom += self.panel(Panel::Hand, |canvas| {
            let held = canvas.hand_cards(view, margin, bottom, inner);
            held + canvas.controls(margin, bottom + held, inner)
        });
        bottom - y
    }
}

const ICON: i32 = 46;
const LINE: i32 = 30;
const SMALL: i32 = 12;
/// The width of a character, and that of wide characters, in tenths.
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
    /// Returns the marks on a board.
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

    fn meaning(self, drawn: &DrawnBoard) -> Message {
        match self {
            Self::Region(region) => captions::region(drawn, region),
            Self::Boundary => message!(texts::Boundary),
            Self::Coast => message!(texts::Coast),
            Self::Wall => message!(texts::Wall),
            Self::Last => message!(texts::LastWall),
            Self::City => message!(texts::CompletedCity),
            Self::NewCity => message!(texts::NewCity),
        }
    }
}

/// Returns the width of a mark with its meaning.
fn room(meaning: &str) -> usize {
    ICON as usize + meaning.chars().count() * LETTER / 10 + BETWEEN
}

impl Canvas {
    /// Draws the legend from the given height on, and returns its height.
    fn legend(&mut self, drawn: &DrawnBoard, y: i32, width: i32) -> i32 {
        let mut bottom = y;
        let told = |mark: Mark| (mark, self.told(mark.meaning(drawn)));
        let marks: Vec<(Mark, String)> = Mark::on(drawn).into_iter().map(told).collect();
        let marks: Vec<(Mark, &str)> = marks.iter().map(|(mark, told)| (*mark, &**told)).collect();
        for line in wrapped(&marks, width as usize, |(_, meaning)| room(meaning)) {
            let mut x = self.margin();
            for (mark, meaning) in line {
                self.at(x + ICON / 2, bottom + 16, 100, |canvas| canvas.mark(mark));
                let style = TextStyle::new(SMALL, self.colours.faint);
                self.write(x + ICON + 2, bottom + 20, style, meaning);
                x += room(meaning) as i32;
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

    /// Draws a part of a city with a wall and its band.
    fn banded(&mut self, is_new: bool) {
        const LINE: &str = "M-11 4H11";
        let city = Paint::fill(self.palette.city.fill);
        self.path("M-12 -11H12V4H-12Z", city);
        self.band(LINE, is_new);
        self.wall(LINE);
    }
}
