//! A map with plain characters, for boards whose spaces are triangles of a regular lattice.

use std::collections::{BTreeMap, BTreeSet};
use std::iter::repeat;

use crate::games::mauerbauer::draw::board::{DrawnBoard, LineKind};
use crate::games::mauerbauer::draw::piece::{Piece, counted};
use crate::games::mauerbauer::space::{LineNumber, Space, TowerSpace};
use crate::text::message::{Meaning, Message, Reader};
use crate::text::rich_text::RichText;

/// The width of half a side of a triangle, in characters.
const STEP: usize = 6;
/// The most columns of half sides on a board.
const COLUMNS: usize = 12;
const ROWS: usize = 16;

/// The height of a map.
#[derive(Copy, Clone, Debug)]
pub(super) enum Scale {
    /// A triangle has room for a number and two rows of houses.
    Full,
    /// A triangle has room for a number and a row of houses.
    Low,
}

impl Scale {
    /// Returns the height of a triangle, in characters.
    const fn height(self) -> usize {
        match self {
            Self::Full => 6,
            Self::Low => 3,
        }
    }
}

/// A place of the lattice: columns of half sides from the left, rows from the top.
type Place = (usize, usize);

/// Characters in rows, with their meanings.
struct Sheet(Vec<Vec<(char, Meaning)>>);

impl Sheet {
    fn write(&mut self, x: usize, y: usize, text: impl Into<RichText>) {
        let spans = text.into().spans();
        let letters = spans.iter().flat_map(|span| span.text.chars().zip(repeat(&span.meaning)));
        for (place, (letter, meaning)) in letters.enumerate() {
            if let Some(cell) = self.0.get_mut(y).and_then(|row| row.get_mut(x + place)) {
                *cell = (letter, meaning.clone());
            }
        }
    }

    fn centre(&mut self, x: usize, y: usize, text: impl Into<RichText>) {
        let text = text.into();
        self.write(x.saturating_sub(text.width() / 2), y, text);
    }

    /// Returns the rows as lines without trailing spaces.
    fn lines(&self) -> Vec<RichText> {
        let line = |row: &Vec<(char, Meaning)>| {
            let parts = row.chunk_by(|(_, one), (_, other)| one == other).map(|part| {
                let text: String = part.iter().map(|(letter, _)| letter).collect();
                RichText::of(text, part[0].1.clone())
            });
            RichText::joined(parts, "").trimmed()
        };
        self.0.iter().map(line).collect()
    }
}

/// Draws the map of a board. Returns `None` if its spaces are not triangles of a lattice, or too
/// many.
pub(super) fn map(drawn: &DrawnBoard, scale: Scale) -> Option<Vec<RichText>> {
    let places = places(drawn)?;
    let fits = |number: LineNumber| {
        let [from, to] = drawn.board.line(number).ends().map(|end| places.get(&end));
        let ((x, y), (u, v)) = (from?, to?);
        Some(matches!((x.abs_diff(*u), y.abs_diff(*v)), (2, 0) | (1, 1)))
    };
    let regular = drawn.lines().all(|(number, _)| fits(number) == Some(true))
        && drawn.spaces().all(|(_, _, corners)| corners.0.len() == 3);
    let (columns, rows) = (places.values().map(|at| at.0), places.values().map(|at| at.1));
    let (columns, rows) = (columns.max()?, rows.max()?);
    if !regular || columns > COLUMNS || rows > ROWS {
        return None;
    }
    let blank = (' ', Meaning::Text);
    let mut sheet = Sheet(vec![vec![blank; columns * STEP + 4]; rows * scale.height() + 1]);
    for (number, _) in drawn.lines() {
        draw_line(&mut sheet, scale, drawn, &places, number);
    }
    for (tower, at) in &places {
        let colour = drawn.towers.get(tower).map(|colour| colour.letter());
        let name = format!("{tower}{}", colour.unwrap_or(' '));
        sheet.write(at.0 * STEP, at.1 * scale.height(), name);
    }
    for (space, _, corners) in drawn.spaces() {
        let corners: Vec<Place> =
            corners.0.iter().filter_map(|at| places.get(at).copied()).collect();
        draw_space(&mut sheet, scale, drawn, space, &corners);
    }
    Some(sheet.lines())
}

/// Returns the places of all tower spaces, if their distances are multiples of half sides.
fn places(drawn: &DrawnBoard) -> Option<BTreeMap<TowerSpace, Place>> {
    let towers = &drawn.plan.towers;
    let all =
        |axis: usize| -> BTreeSet<i64> { towers.values().map(|at| i64::from(at[axis])).collect() };
    let (columns, rows) = (all(0), all(1));
    let left = *columns.first()?;
    let step = columns.iter().map(|x| x - left).fold(0, gcd).max(1);
    let heights: Vec<i64> = rows.into_iter().collect();
    let place = |at: &[i32; 2]| {
        let column = usize::try_from((i64::from(at[0]) - left) / step).ok()?;
        let row = heights.binary_search(&i64::from(at[1])).ok()?;
        Some((column, row))
    };
    towers.iter().map(|(tower, at)| Some((*tower, place(at)?))).collect()
}

const fn gcd(one: i64, other: i64) -> i64 {
    if other == 0 { one } else { gcd(other, one % other) }
}

/// Returns the mark of a line.
pub(super) fn mark(drawn: &DrawnBoard, line: LineNumber) -> char {
    match drawn.kind(line) {
        _ if drawn.has_wall(line) && drawn.last == Some(line) => '#',
        _ if drawn.has_wall(line) => '=',
        _ if drawn.is_within(line) => '_',
        LineKind::Plain => '.',
        LineKind::Boundary => ':',
        LineKind::Coast => '~',
        LineKind::Straight => '-',
    }
}

/// Returns the meaning of the mark of a line.
pub(super) const fn meaning(mark: char) -> Meaning {
    match mark {
        '#' => Meaning::New,
        '.' | ':' | '~' | '-' => Meaning::Free,
        _ => Meaning::Text,
    }
}

/// Draws a line: walls as strokes, with a mark on the last one, and free lines by their kind.
fn draw_line(
    sheet: &mut Sheet,
    scale: Scale,
    drawn: &DrawnBoard,
    places: &BTreeMap<TowerSpace, Place>,
    number: LineNumber,
) {
    let ends = drawn.board.line(number).ends().map(|end| places.get(&end).copied());
    let [Some(one), Some(other)] = ends else { return };
    let ((x, y), (u, v)) =
        if (one.1, one.0) < (other.1, other.0) { (one, other) } else { (other, one) };
    let stroke = match mark(drawn, number) {
        '=' if x < u && y < v => '\\',
        '=' if y < v => '/',
        '_' => ' ',
        other => other,
    };
    let (left, top) = (x * STEP + 1, y * scale.height());
    let stroke = || RichText::of(stroke, meaning(stroke));
    if y == v {
        (3..2 * STEP - 2).for_each(|part| sheet.write(left + part, top, stroke()));
        return;
    }
    for part in 1..scale.height() {
        let aside = part * STEP / scale.height();
        let at = if x < u { left + aside } else { left.saturating_sub(aside) };
        sheet.write(at, top + part, stroke());
    }
}

/// Writes the number of a space and its houses, with more houses in the wider rows of the triangle.
fn draw_space(
    sheet: &mut Sheet,
    scale: Scale,
    drawn: &DrawnBoard,
    space: Space,
    corners: &[Place],
) {
    let rows = || corners.iter().map(|at| at.1);
    let (Some(top), Some(low)) = (rows().min(), rows().max()) else { return };
    let columns = || corners.iter().map(|at| at.0);
    let middle = (columns().min().unwrap_or(0) + columns().max().unwrap_or(0)) * STEP / 2 + 1;
    // The tip of a triangle is above or below its other corners.
    let points_up = rows().filter(|&row| row == top).count() == 1;
    let height = scale.height();
    let at = |part: usize| if points_up { top * height + part } else { low * height - part };
    let name = match drawn.city(space) {
        None => space.to_string(),
        Some(city) if city.is_new => format!("<{space}>"),
        Some(_) => format!("({space})"),
    };
    match (scale, drawn.city(space)) {
        (Scale::Full, city) => {
            sheet.centre(middle, at(3), name);
            let [narrow, wide] = match city {
                Some(_) => Default::default(),
                None => letters(&drawn.pieces(space)),
            };
            sheet.centre(middle, at(4), narrow);
            sheet.centre(middle, at(5), wide);
        }
        (Scale::Low, Some(_)) => sheet.centre(middle, at(2), name),
        (Scale::Low, None) => {
            sheet.centre(middle, at(1), name);
            sheet.centre(middle, at(2), row_of(&drawn.pieces(space)));
        }
    }
}

/// Writes pieces in one row of at most 7 characters: letters, or counts if there are many. Dots
/// replace those without room.
fn row_of(pieces: &[Piece]) -> RichText {
    const ROOM: usize = 7;
    let written = RichText::joined(letters(pieces), "");
    match written.width() <= ROOM {
        true => written,
        false => RichText::joined([written.first(ROOM - 1), "+".into()], ""),
    }
}

/// Writes pieces in two rows of at most 7 and 9 characters: letters, or counts if there are many.
fn letters(pieces: &[Piece]) -> [RichText; 2] {
    let parts: Vec<Message> = if pieces.len() <= 9 {
        pieces.iter().map(|&piece| Message::parts([piece.into()])).collect()
    } else {
        let counts = counted(pieces).into_iter();
        counts.map(|(piece, count)| Message::parts([piece.into(), count.into()])).collect()
    };
    let mut rows = [RichText::default(), RichText::default()];
    for part in parts.iter().map(|part| part.rich(Reader::default())) {
        let row = usize::from(rows[1].width() + part.width() <= 9);
        rows[row].push(part);
    }
    rows
}
