//! What the marks on the wall mean: one entry for each that is there.

use super::piece::CELL;
use super::{Canvas, Spot, captions};
use crate::berlin::{Content, Value, Variant, View};
use crate::canvas::{Frame, Paint, TextStyle, wrapped};
use crate::seat::Seat;

/// The size of marks, in hundredths.
const SIZE: i32 = 34;
const ICON: i32 = 28;
const LINE: i32 = 28;
const SMALL: i32 = 12;
/// The room for a letter, with that of wide ones, in tenths.
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

    /// Returns whether the drawing has the mark on that cell.
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

    fn is_in(self, view: &View) -> bool {
        match self {
            Self::Ground => view.plays(Variant::Gravity),
            Self::Letter(value) => view.shows(value),
            mark => view.spots().any(|spot| mark.is_on(&spot)),
        }
    }

    fn meaning(self, mover: Seat) -> String {
        match self {
            Self::Own => captions::own_reach(mover),
            Self::Others => captions::OTHERS.to_owned(),
            Self::Asked => captions::ASKED.to_owned(),
            Self::Visited => captions::VISITED.to_owned(),
            Self::Hole => "hole".to_owned(),
            Self::Gap => "gap".to_owned(),
            Self::Looked => "who looked".to_owned(),
            Self::Ground => "ground".to_owned(),
            Self::Letter(value) => captions::counts(value),
        }
    }

    fn room(self, mover: Seat) -> usize {
        ICON as usize + self.meaning(mover).len() * LETTER / 10 + BETWEEN
    }
}

impl Canvas {
    /// Draws the legend from that height on, and returns its height.
    pub(super) fn legend(&mut self, view: &View, y: i32, width: i32) -> i32 {
        let marks: Vec<Mark> = Mark::ALL.into_iter().filter(|mark| mark.is_in(view)).collect();
        let mut bottom = y;
        for line in wrapped(&marks, width as usize, |mark| mark.room(view.position.seat)) {
            let mut x = self.margin();
            for mark in line {
                self.at(x, bottom, SIZE, |canvas| canvas.mark(mark, view.position.seat));
                let style = TextStyle::new(SMALL, self.colours.faint);
                self.write(x + ICON, bottom + 15, style, mark.meaning(view.position.seat));
                x += mark.room(view.position.seat) as i32;
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
