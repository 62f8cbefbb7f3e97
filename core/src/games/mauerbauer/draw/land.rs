//! The board: water, land, lines, walls, towers, and pieces on the spaces.

use crate::games::mauerbauer::draw::Canvas;
use crate::games::mauerbauer::draw::board::{City, DrawnBoard, LineKind};
use crate::games::mauerbauer::draw::heap::FLOOR;
use crate::games::mauerbauer::draw::piece::TOWER_SHAPE;
use crate::games::mauerbauer::draw::projection::{PANEL, Projection, Strip};
use crate::games::mauerbauer::plan::Corners;
use crate::games::mauerbauer::space::{LineNumber, Space};
use crate::games::mauerbauer::texts;
use crate::sheet::canvas::{Frame, Paint, PathData, TextStyle};
use crate::sheet::look::Sheet;
use crate::text::message::message;

/// The y of the arms in a space, and their shift for the word of a city.
const ARMS: i32 = -21;
const ASIDE: i32 = 12;
/// The extent of that word to the left of the middle. In a space that is too narrow at the arms,
/// its y below the pieces.
const WORD: i32 = -32;
const BELOW: i32 = 31;

/// The strokes of the water with its waves along the coast, from bottom to top.
const WATER: [(&str, bool); 5] =
    [("66", false), ("50", true), ("47.6", false), ("31", true), ("28.6", false)];

impl Canvas {
    /// Draws a board with its upper left corner at the origin.
    pub(super) fn map(&mut self, drawn: &DrawnBoard, projection: &Projection) {
        let panel = Frame { x: 0, y: 0, width: PANEL, height: projection.height, radius: 10 };
        self.frame(panel, Paint::fill(self.palette.table));
        let coast = Self::along(drawn, projection, of_kind(drawn, LineKind::Coast));
        self.water(&coast);
        for (space, region, corners) in drawn.spaces() {
            self.ground(drawn, projection, space, region, corners);
        }
        self.lines(drawn, projection, &coast);
        self.bands(drawn, projection);
        self.free_lines(drawn, projection);
        for wall in drawn.walls() {
            self.wall_on(drawn, projection, wall);
        }
        self.towers(drawn, projection);
        for (space, region, corners) in drawn.spaces() {
            self.space(drawn, projection, space, region, corners);
        }
    }

    /// Returns the path along some lines.
    fn along(
        drawn: &DrawnBoard,
        projection: &Projection,
        lines: impl IntoIterator<Item = LineNumber>,
    ) -> PathData {
        let mut way = PathData::default();
        for line in lines {
            if let [Some(from), Some(to)] =
                drawn.board.line(line).ends().map(|end| projection.place(end))
            {
                way.through(&[from, to]);
            }
        }
        way
    }

    /// Draws lines as one stroke, if there are any.
    fn stroke(&mut self, along: &PathData, paint: Paint) {
        if !along.is_empty() {
            self.path(along, paint);
        }
    }

    fn water(&mut self, coast: &PathData) {
        for (width, is_wave) in WATER {
            let colour = if is_wave { self.palette.wave } else { self.palette.water };
            self.stroke(coast, Paint::stroke(colour, width));
        }
    }

    fn ground(
        &mut self,
        drawn: &DrawnBoard,
        projection: &Projection,
        space: Space,
        region: usize,
        corners: &Corners,
    ) {
        let points = projection.places(corners);
        if points.is_empty() {
            return;
        }
        let city = drawn.city(space);
        let fill = match city {
            Some(_) => self.palette.city.fill,
            None => self.palette.region(region).fill,
        };
        let region = drawn.plan.regions.get(region).map(|region| region.name.clone());
        let city = city.map(|city| city.name);
        let label = message!(texts::SpaceOfRegion { space, region, city });
        self.place(space.to_string(), label, &points, |canvas| {
            canvas.path(&PathData::around(&points), Paint::fill(fill));
        });
    }

    fn lines(&mut self, drawn: &DrawnBoard, projection: &Projection, coast: &PathData) {
        let palette = self.palette;
        let along = |kind| Self::along(drawn, projection, of_kind(drawn, kind));
        let line = Paint::stroke;
        self.stroke(&along(LineKind::Plain), line(palette.line, "1.3"));
        self.stroke(coast, line(palette.wave, "2.6"));
        self.stroke(&along(LineKind::Straight), line(palette.rim, "2.6"));
        self.stroke(&along(LineKind::Boundary), line(palette.boundary, "2.6").dashed("7 6"));
    }

    /// Draws the bands around cities, and the one along the last wall.
    fn bands(&mut self, drawn: &DrawnBoard, projection: &Projection) {
        for is_new in [false, true] {
            let cities = drawn.cities.iter().filter(|city| city.is_new == is_new);
            let around = cities.flat_map(|city| drawn.around(*city));
            let along = Self::along(drawn, projection, around);
            if !along.is_empty() {
                self.band(&along, is_new);
            }
        }
        let last = drawn.last.filter(|last| drawn.has_wall(*last));
        let along = Self::along(drawn, projection, last);
        self.stroke(&along, Paint::stroke(self.palette.wall.edge, "22.6"));
        self.stroke(&along, Paint::stroke(self.colours.gold, "18.4"));
    }

    /// Draws the band below the walls of cities. It is double if they were completed in this turn.
    pub(super) fn band(&mut self, along: &str, is_new: bool) {
        let line = Paint::stroke;
        if is_new {
            self.path(along, line(self.colours.accent, "22"));
            self.path(along, line(self.colours.paper, "15.6"));
        } else {
            self.path(along, line(self.palette.city.edge, "15"));
        }
    }

    fn free_lines(&mut self, drawn: &DrawnBoard, projection: &Projection) {
        for (number, _) in drawn.lines().filter(|(number, _)| !drawn.has_wall(*number)) {
            let line = drawn.board.line(number);
            let Some(strip) = projection.strip(line, self.strip()) else { continue };
            self.bare_place(line.to_string(), message!(texts::LineAt { line }), &strip);
        }
    }

    fn wall_on(&mut self, drawn: &DrawnBoard, projection: &Projection, wall: LineNumber) {
        let line = drawn.board.line(wall);
        let Some(strip) = projection.strip(line, self.strip()) else { return };
        let along = Self::along(drawn, projection, [wall]);
        let label = match drawn.last == Some(wall) {
            true => message!(texts::LastWallAt { line }),
            false => message!(texts::WallAt { line }),
        };
        self.place(line.to_string(), label, &strip, |canvas| canvas.wall(&along));
    }

    /// Returns the touch area of a line: as wide as a wall with some space.
    const fn strip(&self) -> Strip {
        match self.sheet {
            Sheet::Wide => Strip { half: 7, shorter: 18 },
            Sheet::Narrow => Strip { half: 12, shorter: 26 },
        }
    }

    /// Draws a wall: beams between two edges.
    pub(super) fn wall(&mut self, along: &str) {
        let dye = self.palette.wall;
        self.path(along, Paint::stroke(dye.edge, "10"));
        self.path(along, Paint::stroke(dye.fill, "6.4"));
        self.path(along, Paint::stroke(dye.edge, "1").dashed("1 8"));
    }

    fn towers(&mut self, drawn: &DrawnBoard, projection: &Projection) {
        for &tower in drawn.plan.towers.keys() {
            let Some((x, y)) = projection.place(tower) else { continue };
            let percent = projection.percent((x, y)).max(self.least());
            match drawn.towers.get(&tower) {
                Some(&colour) => {
                    let label = message!(texts::TowerOn { piece: colour, at: tower });
                    let (name, shape) = (tower.to_string(), TOWER_SHAPE.corners());
                    self.place_at((x, y), percent, name, label, &shape, |canvas| {
                        canvas.tower_on(colour, tower);
                    });
                }
                None => self.at(x, y, percent, |canvas| {
                    canvas.tower_space(tower, drawn.is_plan);
                    let (name, label) =
                        (tower.to_string(), message!(texts::TowerSpace { at: tower }));
                    canvas.bare_place(name, label, &TOWER_SHAPE.corners());
                }),
            }
        }
    }

    fn space(
        &mut self,
        drawn: &DrawnBoard,
        projection: &Projection,
        space: Space,
        region: usize,
        corners: &Corners,
    ) {
        let Some(heart) = projection.heart(corners) else { return };
        let name = space.to_string();
        if self.sheet == Sheet::Narrow {
            let points = projection.places(corners);
            return self.more_of(&name, |canvas| canvas.plot(drawn, space, region, heart, &points));
        }
        self.more_of_at(heart.at, heart.percent(), &name, |canvas| {
            let named = drawn.city(space).filter(|city| city.name == space);
            let (aside, floor) = named.map_or((0, FLOOR), |city| {
                let beside = projection.is_free(corners, heart.place(WORD, ARMS));
                canvas.city_word(city, beside)
            });
            canvas.at(aside, ARMS, 90, |canvas| canvas.arms(region, space));
            canvas.heap(drawn, space, floor);
        });
    }

    /// Writes the word that names a city next to the arms, or below the pieces. Returns the shift
    /// of the arms, and the y at which the pieces end.
    fn city_word(&mut self, city: City, beside: bool) -> (i32, i32) {
        let style = TextStyle::new(12, self.palette.city.mark).bold();
        let word = match city.is_new {
            true => message!(texts::NewCityWord),
            false => message!(texts::CityWord),
        };
        if beside {
            self.say(ASIDE - 15, ARMS + 4, style.before(), word);
            (ASIDE, FLOOR)
        } else {
            self.say(0, BELOW, style.centred(), word);
            (0, BELOW - 11)
        }
    }
}

fn of_kind(drawn: &DrawnBoard, kind: LineKind) -> impl Iterator<Item = LineNumber> {
    drawn.lines().map(|(line, _)| line).filter(move |&line| drawn.kind(line) == kind)
}
