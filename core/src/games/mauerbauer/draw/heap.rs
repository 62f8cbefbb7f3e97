//! The pieces on a landscape space. They are packed into the circle of its [`Heart`]. On a narrow
//! map they are next to its number, as large as possible.

use crate::games::mauerbauer::draw::Canvas;
use crate::games::mauerbauer::draw::board::DrawnBoard;
use crate::games::mauerbauer::draw::piece::{Counted, LETTER, Piece, counted};
use crate::games::mauerbauer::draw::projection::{Heart, Projection, ROOM};
use crate::games::mauerbauer::space::Space;
use crate::sheet::canvas::{Frame, Paint, TextStyle};
use crate::sheet::drawing::Point;

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
