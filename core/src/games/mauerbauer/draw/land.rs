//! The board: water, land, lines, walls, towers, and pieces on the spaces.

use crate::games::mauerbauer::draw::Canvas;
use crate::games::mauerbauer::draw::board::{City, DrawnBoard, LineKind};
use crate::games::mauerbauer::draw::piece::{Counted, LETTER, Piece, TOWER_SHAPE, counted};
use crate::games::mauerbauer::draw::projection::{Heart, PANEL, Projection, ROOM, Strip};
use crate::games::mauerbauer::plan::Corners;
use crate::games::mauerbauer::space::{LineNumber, Space};
use crate::games::mauerbauer::texts;
use crate::sheet::canvas::{Frame, Paint, PathData, TextStyle};
use crate::sheet::look::{Point, Sheet};
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
        let region = drawn.plan.regions.get(region);
        let region = region.map(|region| message!(texts::RegionName { name: region.name.clone() }));
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

/// The y of the first row of a circle, below the arms, and the height of a row.
const TOP: i32 = -5;
const HEAP_ROW: i32 = 22;
/// The lower end of the circle, which pieces may touch.
pub(super) const FLOOR: i32 = ROOM + 2;
/// The width of a one-digit count next to a piece, and of another digit.
const COUNT: i32 = 21;
const SMALL_DIGIT: i32 = 9;

/// Rows of pictures, scaled to a percentage of their size.
struct Packing {
    percent: i32,
    rows: Vec<Vec<Counted>>,
}

const fn width((piece, count): Counted) -> i32 {
    let count = match count {
        0 | 1 => 0,
        2..=9 => COUNT,
        _ => COUNT + SMALL_DIGIT,
    };
    piece.width() + count
}

/// Packs all pictures into rows between the arms and the lower end of the circle, or the floor if
/// that is higher. Returns `None` if they don't fit at that size.
fn packed(items: &[Counted], percent: i32, floor: i32) -> Option<Packing> {
    let (edge, mut rows, mut left) = (FLOOR, Vec::new(), items);
    let mut bottom = TOP;
    while !left.is_empty() {
        bottom += HEAP_ROW * percent / 100;
        if bottom > floor {
            return None;
        }
        let half = (edge.pow(2) - bottom.pow(2)).max(0).isqrt();
        let mut room = 2 * half * 100 / percent;
        let fitting = left.iter().take_while(|item| {
            room -= width(**item);
            room >= 0
        });
        let (row, rest) = left.split_at(fitting.count());
        if row.is_empty() {
            return None;
        }
        rows.push(row.to_vec());
        left = rest;
    }
    Some(Packing { percent, rows })
}

/// Packs single pieces if they fit, and otherwise counted pieces.
fn packing(pieces: &[Piece], floor: i32) -> Packing {
    let each: Vec<Counted> = pieces.iter().map(|&piece| (piece, 1)).collect();
    let counts = counted(pieces);
    let sizes = [100, 85].map(|percent| (&each, percent));
    let smaller = [100, 90, 80, 70, 60, 50, 40, 30].map(|percent| (&counts, percent));
    let mut all = sizes.into_iter().chain(smaller);
    let found = all.find_map(|(items, percent)| packed(items, percent, floor));
    found.unwrap_or_else(|| Packing { percent: 20, rows: vec![counts.clone()] })
}

impl Canvas {
    /// Draws the pieces of a space, above a floor.
    pub(super) fn heap(&mut self, drawn: &DrawnBoard, space: Space, floor: i32) {
        let pieces = drawn.heap(space);
        if pieces.is_empty() {
            return;
        }
        let Packing { percent, rows } = packing(&pieces, floor);
        let mut y = TOP + HEAP_ROW * percent / 200;
        for row in rows {
            let mut x = -row.iter().copied().map(width).sum::<i32>() * percent / 200;
            for item in row {
                let middle = x + item.0.width() * percent / 200;
                let name = drawn.name_of(item, space);
                self.named_at(middle, y, percent, name, |canvas| canvas.item(item));
                x += width(item) * percent / 100;
            }
            y += HEAP_ROW * percent / 100;
        }
    }

    /// Draws a picture with its count.
    fn item(&mut self, (piece, count): Counted) {
        self.piece(piece);
        if count > 1 {
            let style = TextStyle::new(13, self.colours.ink).bold();
            self.write(piece.width() / 2, 5, style, format_args!("×{count}"));
        }
    }
}

/// The size of houses and palaces, in hundredths.
const SIZE: i32 = 160;
/// The height of the number and of a row of pieces, and the part of it for roofs.
const NUMBER: i32 = 26;
const ROW: i32 = 33;
const ROOF: i32 = 10;
/// The height of the pill around a city's number, and its extra width.
const PILL: i32 = 22;
const AROUND: i32 = 8;
/// The width of a digit and a plus, and the space for the walls at both sides of a row.
const DIGIT: i32 = 17;
const PLUS: i32 = 20;
const AIR: i32 = 10;
/// The distance within which a place is searched, and the step.
const FAR: i32 = 60;
const STEP: usize = 3;

/// An entry of a row: pieces of a kind, or the number of those without room.
#[derive(Copy, Clone, Debug)]
enum Item {
    Pieces(Piece, usize),
    More(usize),
}

impl Item {
    fn width(self) -> i32 {
        let count = |count: usize| DIGIT * if count < 10 { 1 } else { 2 };
        match self {
            Self::Pieces(piece, 1) => piece.width() * SIZE / 100,
            Self::Pieces(piece, number) => piece.width() * SIZE / 100 + count(number),
            Self::More(number) => PLUS + count(number),
        }
    }
}

/// The positions: the baseline of the number, and rows from the top.
#[derive(Debug)]
struct Layout {
    number: i32,
    top: i32,
    rows: Vec<Vec<Item>>,
}

/// A space in which things are placed.
struct Plot<'a> {
    points: &'a [Point],
    heart: Point,
    /// The size of the number.
    number: i32,
}

impl Plot<'_> {
    /// Returns the free range between the walls, between two heights.
    fn room(&self, top: i32, bottom: i32) -> i32 {
        let span = Projection::span(self.points, self.heart.0, [top, bottom]);
        let (left, right) = span.unwrap_or((self.heart.0, self.heart.0));
        2 * (right - self.heart.0).min(self.heart.0 - left) - 2 * AIR
    }

    fn takes_number(&self, top: i32) -> bool {
        self.room(top, top + NUMBER) >= self.number
    }

    /// Fills rows from a height on. Returns `None` if a row has no room.
    fn rows(&self, items: &[Item], top: i32) -> Option<Vec<Vec<Item>>> {
        let (mut rows, mut left, mut y) = (Vec::new(), items, top);
        while !left.is_empty() {
            let mut room = self.room(y + ROOF, y + ROW);
            let fitting = left.iter().take_while(|item| {
                room -= item.width();
                room >= 0
            });
            let (row, rest) = left.split_at(fitting.count());
            if row.is_empty() {
                return None;
            }
            rows.push(row.to_vec());
            (left, y) = (rest, y + ROW);
        }
        Some(rows)
    }

    /// Places the number above the pieces or below them, as near to the middle as possible.
    fn layout(&self, items: &[Item]) -> Option<Layout> {
        let start = self.heart.1 - (NUMBER + ROW) / 2;
        (0..FAR).step_by(STEP).find_map(|away| {
            [start - away, start + away].into_iter().find_map(|top| {
                self.number_first(items, top).or_else(|| self.number_last(items, top))
            })
        })
    }

    fn number_first(&self, items: &[Item], top: i32) -> Option<Layout> {
        let rows = self.takes_number(top).then(|| self.rows(items, top + NUMBER))??;
        Some(Layout { number: top + NUMBER, top: top + NUMBER, rows })
    }

    fn number_last(&self, items: &[Item], top: i32) -> Option<Layout> {
        let rows = self.rows(items, top)?;
        let below = top + ROW * rows.len() as i32;
        self.takes_number(below).then_some(Layout { number: below + NUMBER, top, rows })
    }

    /// Places the most pieces that fit: single, counted, or some of them with the number of the
    /// others.
    fn best(&self, pieces: &[Piece]) -> Layout {
        let each: Vec<Item> = pieces.iter().map(|&piece| Item::Pieces(piece, 1)).collect();
        let counts: Vec<Item> =
            counted(pieces).into_iter().map(|(piece, count)| Item::Pieces(piece, count)).collect();
        let some = (0..counts.len()).rev().map(|shown| {
            let more = counted(pieces)[shown..].iter().map(|(_, count)| count).sum();
            [&counts[..shown], &[Item::More(more)]].concat()
        });
        let mut all = [each, counts.clone()].into_iter().chain(some);
        let middle = self.heart.1;
        let last = || vec![Item::More(pieces.len())];
        all.find_map(|items| self.layout(&items)).unwrap_or_else(|| Layout {
            number: middle,
            top: middle,
            rows: if pieces.is_empty() { Vec::new() } else { vec![last()] },
        })
    }
}

impl Canvas {
    /// Draws the number of a space and its pieces.
    pub(super) fn plot(
        &mut self,
        drawn: &DrawnBoard,
        space: Space,
        region: usize,
        heart: Heart,
        points: &[Point],
    ) {
        let digits = DIGIT * if space.number() < 10 { 1 } else { 2 };
        let names_city = drawn.city(space).is_some_and(|city| city.name == space);
        let number = digits + if names_city { AROUND } else { 0 };
        let pieces = drawn.heap(space);
        let plot = Plot { points, heart: heart.at, number };
        let layout = match pieces.is_empty() {
            true => Layout { number: heart.at.1 + NUMBER / 2, top: 0, rows: Vec::new() },
            false => plot.best(&pieces),
        };
        self.number(drawn, space, region, (heart.at.0, layout.number), number);
        let mut y = layout.top + ROW / 2;
        for row in layout.rows {
            let mut x = heart.at.0 - row.iter().map(|item| item.width()).sum::<i32>() / 2;
            for item in row {
                self.item_at(item, (x, y), drawn, space);
                x += item.width();
            }
            y += ROW;
        }
    }

    /// Writes the number of a space above a point. If it names a city, it is on a pill of the given
    /// width.
    fn number(
        &mut self,
        drawn: &DrawnBoard,
        space: Space,
        region: usize,
        (x, y): Point,
        width: i32,
    ) {
        let city = drawn.city(space);
        let dye = self.palette.city;
        let colour = match city {
            None => self.palette.region(region).edge,
            Some(city) if city.name == space => dye.fill,
            Some(_) => dye.mark,
        };
        if city.is_some_and(|city| city.name == space) {
            let y = y - (NUMBER + PILL) / 2;
            let pill = Frame { x: x - width / 2, y, width, height: PILL, radius: 6 };
            self.frame(pill, Paint::fill(dye.mark));
        }
        self.write(x, y - 4, TextStyle::new(LETTER, colour).bold().centred(), space);
    }

    fn item_at(&mut self, item: Item, (x, y): Point, drawn: &DrawnBoard, space: Space) {
        let style = TextStyle::new(LETTER, self.colours.ink).bold();
        match item {
            Item::Pieces(piece, count) => {
                let width = piece.width() * SIZE / 100;
                let name = drawn.name_of((piece, count), space);
                self.named_at(x + width / 2, y, SIZE, name, |canvas| canvas.piece(piece));
                if count > 1 {
                    self.write(x + width - 2, y + 9, style, count);
                }
            }
            Item::More(count) => self.write(x, y + 9, style, format_args!("+{count}")),
        }
    }
}
