//! The wall, and the legend of its marks.

use super::piece::CELL;
use super::{Canvas, Spot, bands, captions};
use crate::base::seat::Seat;
use crate::games::berlin::{Content, Ground, Value, Variant, View, texts};
use crate::sheet::canvas::{Frame, Paint, TextStyle, wrapped};
use crate::sheet::look::Sheet;
use crate::text::message::{Message, message};

/// The most rows of a block.
const ROWS: usize = 16;
const CORNER: i32 = 10;
/// The sign that columns continue in the block below.
const DOWN: &str = "⋮";

/// The measures that differ between sheets.
#[derive(Debug)]
struct Measures {
    /// The space around a block for its coordinates and the ground.
    gutter: i32,
    /// The distance of the middle of a coordinate from the cells, and its size.
    coordinate: i32,
    small: i32,
    /// The distance of the ground from the cells.
    ground: i32,
    /// The most columns of a block, and the largest size of cells.
    columns: usize,
    cell: i32,
    /// The box of a cell.
    whole: Frame,
    /// Whether blocks below each other are centred.
    is_centred: bool,
}

const WIDE: Measures = Measures {
    gutter: 26,
    coordinate: 17,
    small: 12,
    ground: 4,
    columns: 16,
    cell: CELL,
    whole: Frame { x: 1, y: 1, width: CELL - 2, height: CELL - 2, radius: 0 },
    is_centred: false,
};

const NARROW: Measures = Measures {
    gutter: 15,
    coordinate: 8,
    small: 11,
    ground: 2,
    columns: 8,
    cell: 48,
    whole: Frame { x: 0, y: 0, width: CELL, height: CELL, radius: 0 },
    is_centred: true,
};

const fn measures(sheet: Sheet) -> &'static Measures {
    match sheet {
        Sheet::Wide => &WIDE,
        Sheet::Narrow => &NARROW,
    }
}

/// A part of the wall that is drawn as one rectangle.
#[derive(Copy, Clone, Debug)]
struct Block {
    /// The first column, and the number of columns.
    columns: (usize, usize),
    /// The lowest row, and the number of rows.
    rows: (usize, usize),
    /// The upper left corner of its cells.
    x: i32,
    y: i32,
}

/// A wall broken into blocks that fit the sheet.
#[derive(Debug)]
struct Layout {
    blocks: Vec<Block>,
    /// The length of a cell.
    cell: i32,
    height: i32,
}

impl Layout {
    /// Arranges blocks next to each other as long as they fit, the upper rows first.
    fn new(view: &View, width: i32, measures: &Measures) -> Self {
        let Measures { gutter, columns, cell, is_centred, .. } = *measures;
        let all = || bands(view.columns(), columns);
        let most = all().map(|(_, size)| size as i32).max().unwrap_or(1);
        let cell = ((width - 2 * gutter) / most).min(cell);
        let across = |(_, size): (usize, usize)| size as i32 * cell + 2 * gutter;
        let (mut blocks, mut x, mut y, mut bottom) = (Vec::<Block>::new(), 0, 0, 0);
        for rows in bands(view.rows(), ROWS).rev() {
            for columns in all() {
                if x + across(columns) > width {
                    (x, y) = (0, bottom);
                }
                blocks.push(Block { columns, rows, x: x + gutter, y: y + gutter });
                x += across(columns);
                bottom = bottom.max(y + across(rows));
            }
        }
        if y == 0 || is_centred {
            let right = |block: &Block| block.x + block.columns.1 as i32 * cell + gutter;
            let left = (width - blocks.iter().map(right).max().unwrap_or(width)) / 2;
            blocks.iter_mut().for_each(|block| block.x += left);
        }
        Self { blocks, cell, height: bottom }
    }

    const fn length(&self, cells: usize) -> i32 {
        self.cell * cells as i32
    }
}

impl Canvas {
    /// Draws the wall from the given corner, and returns its height.
    pub(super) fn wall(&mut self, view: &View, x: i32, y: i32, width: i32) -> i32 {
        let layout = Layout::new(view, width, measures(self.sheet));
        let frame = Frame { x, y, width, height: layout.height, radius: CORNER };
        self.frame(frame, Paint::fill(self.palette.table));
        self.at(x, y, 100, |canvas| {
            for block in &layout.blocks {
                canvas.ground(view, block, &layout);
                canvas.coordinates(view, block, &layout);
                canvas.cells(view, block, &layout);
            }
        });
        layout.height
    }

    /// Writes coordinates on both sides, or on one side if another block is next to it. Dots mark
    /// where the wall continues in another block.
    fn coordinates(&mut self, view: &View, block: &Block, layout: &Layout) {
        let Measures { coordinate, small, .. } = *measures(self.sheet);
        let style = TextStyle::new(small, self.colours.ink).centred();
        let Block { columns, rows, x, y } = *block;
        let (right, bottom) = (x + layout.length(columns.1), y + layout.length(rows.1));
        let middle = |index: usize| layout.length(index) + layout.cell / 2;
        let (folds, stacks) = (columns.0 + columns.1 < view.columns(), rows.0 > 0);
        for column in 0..columns.1 {
            let name = captions::column(columns.0 + column);
            let x = x + middle(column);
            self.write(x, y - coordinate + 4, style, &name);
            let other = [name.as_str(), DOWN][usize::from(stacks)];
            if stacks || columns.1 == view.columns() {
                self.write(x, bottom + coordinate + 4, style, other);
            }
        }
        for row in 0..rows.1 {
            let number = (rows.0 + rows.1 - row).to_string();
            let y = y + middle(row) + 4;
            self.write(x - coordinate, y, style, &number);
            let other = [number.as_str(), captions::GOES_ON][usize::from(folds)];
            if folds || rows.1 == view.rows() {
                self.write(right + coordinate, y, style, other);
            }
        }
    }

    fn cells(&mut self, view: &View, block: &Block, layout: &Layout) {
        let percent = layout.cell * 100 / CELL;
        for row in 0..block.rows.1 {
            for column in 0..block.columns.1 {
                let lowest = block.rows.0 + block.rows.1 - 1 - row;
                let Some(spot) = view.spot(block.columns.0 + column, lowest) else { continue };
                let (x, y) = (block.x + layout.length(column), block.y + layout.length(row));
                self.at(x, y, percent, |canvas| canvas.spot(&spot, view.position.hammers.len()));
            }
        }
    }

    fn spot(&mut self, spot: &Spot, seats: usize) {
        let cell = spot.cell.map_or_else(|| captions::GOES_ON.to_owned(), |cell| cell.to_string());
        let content = captions::content(spot.content, spot.is_hole, seats);
        let label = message!(texts::CellHolds { cell: cell.clone(), content });
        let rings = spot.is_asked || (spot.is_in_reach && !self.is_touching());
        let whole = measures(self.sheet).whole.corners();
        self.place(cell, label, &whole, |canvas| {
            if rings {
                canvas.pad();
            }
            canvas.content(spot.content, spot.is_hole, seats);
            if spot.is_visited {
                canvas.veil();
            }
            if rings {
                canvas.ring(spot.is_asked);
            }
        });
        self.hammers(spot);
    }

    /// Draws the background of a marked cell.
    fn pad(&mut self) {
        let frame = Frame { x: 0, y: 0, width: CELL, height: CELL, radius: 8 };
        self.frame(frame, Paint::fill(self.colours.accent_row));
    }

    /// Draws a ring around a cell: solid for targets of the deciding seat's hammer, dashed for the
    /// cell of the question.
    pub(super) fn ring(&mut self, is_asked: bool) {
        let frame = Frame { x: 1, y: 1, width: CELL - 2, height: CELL - 2, radius: 7 };
        let paint = Paint::stroke(self.colours.accent, "3.5");
        self.frame(frame, if is_asked { paint.dashed("9 6") } else { paint });
    }

    /// Crosses out a cell that may not be entered again.
    pub(super) fn veil(&mut self) {
        let lines = "M6 24L24 6M6 41L41 6M6 58L58 6M23 58L58 23M40 58L58 40";
        let paint = Paint::stroke(self.palette.veil, "1.6");
        self.faintly("0.6", |canvas| canvas.path(lines, paint));
    }

    /// Draws the ground towards which pieces fall, at its side of the wall.
    fn ground(&mut self, view: &View, block: &Block, layout: &Layout) {
        if !view.plays(Variant::Gravity) {
            return;
        }
        let (Block { columns, rows, x, y }, away) = (*block, measures(self.sheet).ground);
        let (width, height) = (layout.length(columns.1), layout.length(rows.1));
        let is_last = |(first, count): (usize, usize), all| first + count == all;
        let side = match view.position.setup.ground {
            Ground::Bottom if rows.0 == 0 => format!("M{x} {}h{width}", y + height + away),
            Ground::Top if is_last(rows, view.rows()) => format!("M{x} {}h{width}", y - away),
            Ground::Left if columns.0 == 0 => format!("M{} {y}v{height}", x - away),
            Ground::Right if is_last(columns, view.columns()) => {
                format!("M{} {y}v{height}", x + width + away)
            }
            _ => return,
        };
        self.path(&side, Paint::stroke(self.palette.ground, "5"));
    }
}

/// The size of marks, in hundredths.
const SIZE: i32 = 34;
const ICON: i32 = 28;
const LINE: i32 = 28;
const SMALL: i32 = 12;
/// The width of a letter, and that of wide letters, in tenths.
const LETTER: usize = 64;
const BETWEEN: usize = 16;

#[derive(Copy, Clone, Debug)]
enum Mark {
    Own,
    Others,
    Asked,
    Visited,
    Hole,
    Gap,
    Looked,
    Ground,
    Letter(Value),
}

impl Mark {
    const ALL: [Self; 10] = [
        Self::Own,
        Self::Others,
        Self::Asked,
        Self::Visited,
        Self::Hole,
        Self::Gap,
        Self::Looked,
        Self::Ground,
        Self::Letter(captions::LETTERS[0]),
        Self::Letter(captions::LETTERS[1]),
    ];

    /// Returns whether the drawing has the mark on a cell.
    fn is_on(self, spot: &Spot) -> bool {
        match self {
            Self::Own => spot.is_in_reach,
            Self::Others => !spot.others.is_empty(),
            Self::Asked => spot.is_asked,
            Self::Visited => spot.is_visited,
            Self::Hole => spot.is_hole,
            Self::Gap => spot.content == Content::Empty && !spot.is_hole,
            Self::Looked => matches!(spot.content, Content::Checked { .. }),
            Self::Ground | Self::Letter(_) => false,
        }
    }

    fn is_in(self, view: &View, spots: &[Spot]) -> bool {
        match self {
            Self::Ground => view.plays(Variant::Gravity),
            Self::Letter(value) => view.shows(value),
            mark => spots.iter().any(|spot| mark.is_on(spot)),
        }
    }

    fn meaning(self, mover: Seat) -> Message {
        match self {
            Self::Own => captions::own_reach(mover),
            Self::Others => message!(texts::OthersReach),
            Self::Asked => message!(texts::AskedAbout),
            Self::Visited => message!(texts::Visited),
            Self::Hole => message!(texts::Hole),
            Self::Gap => message!(texts::Gap),
            Self::Looked => message!(texts::Looked),
            Self::Ground => message!(texts::Ground),
            Self::Letter(value) => captions::counts(value),
        }
    }
}

/// Returns the width of an entry with the given meaning.
fn room(meaning: &str) -> usize {
    ICON as usize + meaning.chars().count() * LETTER / 10 + BETWEEN
}

impl Canvas {
    /// Draws the legend from the given height on, and returns its height.
    pub(super) fn legend(&mut self, view: &View, y: i32, width: i32) -> i32 {
        let (mover, style) = (view.position.seat, TextStyle::new(SMALL, self.colours.faint));
        let spots: Vec<Spot> = view.spots().collect();
        let marks = Mark::ALL.into_iter().filter(|mark| mark.is_in(view, &spots));
        let marks: Vec<_> = marks.map(|mark| (mark, self.told(mark.meaning(mover)))).collect();
        let marks: Vec<_> = marks.iter().map(|(mark, meaning)| (*mark, meaning.as_str())).collect();
        let mut bottom = y;
        for line in wrapped(&marks, width as usize, |(_, meaning)| room(meaning)) {
            let mut x = self.margin();
            for (mark, meaning) in line {
                self.at(x, bottom, SIZE, |canvas| canvas.mark(mark, mover));
                self.write(x + ICON, bottom + 15, style, meaning);
                x += room(meaning) as i32;
            }
            bottom += LINE;
        }
        bottom - y
    }

    fn mark(&mut self, mark: Mark, mover: Seat) {
        let other = if mover == Seat::FIRST { mover.next(2) } else { Seat::FIRST };
        match mark {
            Mark::Own => self.ring(false),
            Mark::Asked => self.ring(true),
            Mark::Others => self.at(CELL / 2, CELL / 2, 300, |canvas| canvas.reach(other)),
            Mark::Visited => self.veil(),
            Mark::Hole => self.hole(),
            Mark::Gap => self.gap(),
            Mark::Looked => self.at(CELL / 2, CELL / 2, 300, |canvas| {
                canvas.eye(canvas.colours.ink);
            }),
            Mark::Ground => {
                let frame = Frame { x: 0, y: 26, width: CELL, height: 14, radius: 0 };
                self.frame(frame, Paint::fill(self.palette.ground));
            }
            Mark::Letter(value) => {
                let style = TextStyle::new(52, self.colours.ink).bold().centred();
                self.write(CELL / 2, 50, style, value);
            }
        }
    }
}
