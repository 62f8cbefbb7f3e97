//! Projects the points of a board, in any unit, onto a drawing.

use crate::games::mauerbauer::plan::{BoardPlan, Corners};
use crate::games::mauerbauer::space::{Line, TowerSpace};

/// A point of the drawing.
pub(super) type Point = (i32, i32);

/// The width of the panel around a board, and the space for the water.
pub(super) const PANEL: i32 = 820;
const FREE: i32 = 40;
const WIDEST: i64 = (PANEL - 2 * FREE) as i64;
const HIGHEST: i64 = 680;
/// The least width and height of a board. A flatter board is stretched.
const NARROWEST: i64 = 420;
const LOWEST: i64 = 240;

/// The distance of tower spaces that are drawn in full size. The content of a space then has this
/// radius.
const APART: i32 = 140;
pub(super) const ROOM: i32 = 44;

/// The projection of tower spaces.
#[derive(Debug)]
pub(super) struct Projection {
    at: [Option<Point>; TowerSpace::COUNT],
    pub(super) height: i32,
}

/// The touch area of a line: half the width, and the length cut off at each end for the towers.
#[derive(Copy, Clone, Debug)]
pub(super) struct Strip {
    pub(super) half: i32,
    pub(super) shorter: i32,
}

/// The largest circle in a space, approximately.
#[derive(Copy, Clone, Debug)]
pub(super) struct Heart {
    pub(super) at: Point,
    radius: i32,
}

impl Heart {
    /// Returns the size of things in the circle, in hundredths.
    pub(super) fn percent(self) -> i32 {
        (self.radius * 100 / ROOM).clamp(15, 170)
    }

    /// Returns a point of the drawing, given its distance from the middle.
    pub(super) fn place(self, x: i32, y: i32) -> Point {
        (self.at.0 + x * self.percent() / 100, self.at.1 + y * self.percent() / 100)
    }
}

impl Projection {
    pub(super) fn new(plan: &BoardPlan) -> Self {
        let all = |axis: usize| plan.towers.values().map(move |at| i64::from(at[axis]));
        let range = |axis: usize| {
            let (low, high) = (all(axis).min().unwrap_or(0), all(axis).max().unwrap_or(0));
            (low, (high - low).max(1))
        };
        let ((left, wide), (top, high)) = (range(0), range(1));
        let [width, height] = fitted(wide, high);
        let free = (i64::from(PANEL) - width) / 2;
        let place = |at: &[i32; 2]| {
            let x = free + (i64::from(at[0]) - left) * width / wide;
            let y = i64::from(FREE) + (i64::from(at[1]) - top) * height / high;
            (x as i32, y as i32)
        };
        let mut projection =
            Self { at: [None; TowerSpace::COUNT], height: height as i32 + 2 * FREE };
        for (tower, at) in &plan.towers {
            projection.at[tower.index()] = Some(place(at));
        }
        projection
    }

    /// Returns the point of a tower space, if it has one.
    pub(super) fn place(&self, tower: TowerSpace) -> Option<Point> {
        self.at[tower.index()]
    }

    /// Returns the points of a space's corners. Empty if one of them has no point.
    pub(super) fn places(&self, corners: &Corners) -> Vec<Point> {
        let places: Option<Vec<Point>> = corners.0.iter().map(|tower| self.place(*tower)).collect();
        places.unwrap_or_default()
    }

    /// Returns the corners of a strip along a line, or `None` if an end has no point.
    pub(super) fn strip(&self, line: Line, strip: Strip) -> Option<[Point; 4]> {
        let [from, to] = line.ends().map(|end| self.place(end));
        let (from, to) = (from?, to?);
        let length = distance(from, to).max(1);
        let along = |by: i32| ((to.0 - from.0) * by / length, (to.1 - from.1) * by / length);
        let (end, side) = (along(strip.shorter.min(length / 4)), along(strip.half));
        let corner = |at: Point, sign: i32, end: Point| {
            (at.0 + end.0 - sign * side.1, at.1 + end.1 + sign * side.0)
        };
        let back = (-end.0, -end.1);
        let corners = [(from, 1, end), (to, 1, back), (to, -1, back), (from, -1, end)];
        Some(corners.map(|(at, sign, end)| corner(at, sign, end)))
    }

    /// Returns the extent of a space to both sides of a point, at all heights between two. Returns
    /// `None` if the point is outside at a height.
    pub(super) fn span(points: &[Point], x: i32, heights: [i32; 2]) -> Option<(i32, i32)> {
        let (mut left, mut right) = (i32::MIN, i32::MAX);
        for y in heights {
            let sides = points.iter().zip(points.iter().cycle().skip(1));
            let crossed = sides.filter(|(from, to)| (from.1 <= y) != (to.1 <= y));
            let (mut before, mut after) = (None, None);
            for (from, to) in crossed {
                let at = from.0 + (to.0 - from.0) * (y - from.1) / (to.1 - from.1);
                match at <= x {
                    true => before = before.max(Some(at)),
                    false => after = Some(after.map_or(at, |after: i32| after.min(at))),
                }
            }
            left = left.max(before?);
            right = right.min(after?);
        }
        Some((left, right))
    }

    /// Returns the size of things on a tower space, in hundredths.
    pub(super) fn percent(&self, at: Point) -> i32 {
        let others = self.at.iter().flatten().filter(|other| **other != at);
        let nearest = others.map(|other| squared(at, *other)).min().map_or(APART, i32::isqrt);
        (nearest * 100 / APART).clamp(25, 130)
    }

    /// Returns whether a point is inside a space, and not on the walls around it.
    pub(super) fn is_free(&self, corners: &Corners, at: Point) -> bool {
        const WALL: i32 = 13;
        room(at, &self.places(corners)) >= WALL
    }

    /// Returns the heart of a space, or `None` if it has fewer than three corners.
    pub(super) fn heart(&self, corners: &Corners) -> Option<Heart> {
        let points = self.places(corners);
        match points.as_slice() {
            [] | [_] | [_, _] => None,
            [one, two, three] => Some(incircle(*one, *two, *three)),
            more => Some(widest(more)),
        }
    }
}

/// Returns the size of a board that fills the panel.
fn fitted(wide: i64, high: i64) -> [i64; 2] {
    let height = WIDEST * high / wide;
    if height > HIGHEST {
        [(HIGHEST * wide / high).max(NARROWEST), HIGHEST]
    } else {
        [WIDEST, height.max(LOWEST)]
    }
}

pub(super) const fn distance(one: Point, other: Point) -> i32 {
    squared(one, other).isqrt()
}

const fn squared((x, y): Point, (u, v): Point) -> i32 {
    (u - x).pow(2) + (v - y).pow(2)
}

fn incircle(one: Point, two: Point, three: Point) -> Heart {
    let lengths = [distance(two, three), distance(three, one), distance(one, two)];
    let around: i32 = lengths.iter().sum::<i32>().max(1);
    let mean = |axis: fn(Point) -> i32| {
        let parts = lengths.iter().zip([one, two, three]);
        parts.map(|(length, point)| length * axis(point)).sum::<i32>() / around
    };
    let at = (mean(|point| point.0), mean(|point| point.1));
    let twice = (two.0 - one.0) * (three.1 - one.1) - (two.1 - one.1) * (three.0 - one.0);
    Heart { at, radius: twice.abs() / around }
}

/// Returns the widest of many points in a polygon. The middle of the corners is preferred unless
/// another point has much more room.
fn widest(points: &[Point]) -> Heart {
    /// The number of points in each direction.
    const TRIES: i32 = 24;
    let (xs, ys) = (points.iter().map(|point| point.0), points.iter().map(|point| point.1));
    let count = points.len() as i32;
    let middle = (xs.clone().sum::<i32>() / count, ys.clone().sum::<i32>() / count);
    let range = |low: Option<i32>, high: Option<i32>| {
        let (low, high) = (low.unwrap_or(0), high.unwrap_or(0));
        (1..TRIES).map(move |part| low + (high - low) * part / TRIES)
    };
    let (columns, rows) = (range(xs.clone().min(), xs.max()), range(ys.clone().min(), ys.max()));
    let all = columns.flat_map(|x| rows.clone().map(move |y| (x, y)));
    let first = Heart { at: middle, radius: room(middle, points) };
    all.fold(first, |best, at| {
        let radius = room(at, points);
        if radius > best.radius * 11 / 10 { Heart { at, radius } } else { best }
    })
}

/// Returns the distance of a point from the rim of a polygon, or 0 outside.
fn room(at: Point, points: &[Point]) -> i32 {
    let sides = || points.iter().copied().zip(points.iter().copied().cycle().skip(1));
    let crossed = sides().filter(|&(from, to)| {
        let (below, above) = (from.1 <= at.1, to.1 <= at.1);
        below != above && (side(from, to, at) > 0) == below
    });
    if crossed.count() % 2 == 0 {
        return 0;
    }
    sides().map(|(from, to)| away(from, to, at)).min().unwrap_or(0)
}

const fn side(from: Point, to: Point, at: Point) -> i32 {
    (to.0 - from.0) * (at.1 - from.1) - (to.1 - from.1) * (at.0 - from.0)
}

/// Returns the distance of a point from a line segment.
fn away(from: Point, to: Point, at: Point) -> i32 {
    let along = (to.0 - from.0) * (at.0 - from.0) + (to.1 - from.1) * (at.1 - from.1);
    let length = distance(from, to);
    if along <= 0 || length == 0 {
        distance(from, at)
    } else if along >= length * length {
        distance(to, at)
    } else {
        side(from, to, at).abs() / length
    }
}
