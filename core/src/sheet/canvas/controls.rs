//! Buttons for what may be touched and has no place in the drawing.

use std::collections::HashSet;

use super::captions::folded;
use super::{Canvas, Frame, Paint, Palette, TextStyle, wrapped};
use crate::sheet::look::{Look, Panel};
use crate::text::message::Message;

/// The height of a button: as much as a thumb needs.
const HEIGHT: i32 = 44;
const GAP: i32 = 8;
const LINE: i32 = 18;
/// The room for a letter, in tenths, and the air around the words.
const LETTER: usize = 80;
const AIR: usize = 28;

/// A button that is as wide as its words need, but no wider than the drawing.
fn room(label: &str, width: i32) -> usize {
    (label.chars().count() * LETTER / 10 + AIR).min(width as usize) + GAP as usize
}

/// Breaks the words of a button into lines as long as the drawing is wide.
fn lines(label: &str, width: i32) -> Vec<String> {
    folded(label, (width as usize).saturating_sub(AIR) * 10 / LETTER)
}

impl<P: Palette> Canvas<P> {
    /// Draws a button for each target that is not drawn yet, from that corner on, and returns their
    /// height.
    pub fn controls(&mut self, x: i32, y: i32, width: i32) -> i32 {
        let drawn = |name: &String| {
            self.panels.is_elsewhere(name) || self.places.iter().any(|place| place.name == *name)
        };
        let told = |(name, label): &(String, Message)| (name.clone(), label.tell(self.reader()));
        let left: Vec<(String, String)> =
            self.marks.targets.iter().filter(|(name, _)| !drawn(name)).map(told).collect();
        let left: Vec<_> = left.iter().collect();
        let mut bottom = y;
        for row in wrapped(&left, (width + GAP) as usize, |(_, label)| room(label, width)) {
            let high = row.iter().map(|(_, label)| lines(label, width).len()).max().unwrap_or(1);
            let height = HEIGHT.max(LINE * (high as i32 + 1));
            let mut at = x;
            for (name, label) in row {
                let length = room(label, width) as i32 - GAP;
                let frame = Frame { x: at, y: bottom, width: length, height, radius: 8 };
                self.control(name, label, &lines(label, width), frame);
                at += length + GAP;
            }
            bottom += height + GAP;
        }
        bottom - y
    }

    fn control(&mut self, name: &str, label: &str, lines: &[String], frame: Frame) {
        let style = TextStyle::new(14, self.colours.ink).centred();
        self.place(name, label.to_owned(), &frame.corners(), |canvas| {
            canvas.frame(frame, Paint::fill(canvas.colours.accent_row));
            let first = frame.y + (frame.height - LINE * lines.len() as i32) / 2 + 14;
            for (nth, line) in (0..).zip(lines) {
                canvas.write(frame.x + frame.width / 2, first + LINE * nth, style, line);
            }
        });
    }
}

/// Which parts are drawn.
#[derive(Debug)]
pub(super) struct Panels {
    /// The only part that is wanted; all if there is none.
    alone: Option<Panel>,
    /// The names of the places in the other parts.
    elsewhere: HashSet<String>,
}

impl Panels {
    pub(super) fn of(look: &Look) -> Self {
        Self { alone: look.panel, elsewhere: HashSet::new() }
    }

    /// Returns whether a place lies in a part that is not drawn.
    pub(super) fn is_elsewhere(&self, place: &str) -> bool {
        self.elsewhere.contains(place)
    }
}

impl<P: Palette> Canvas<P> {
    /// Draws a part of the drawing, and returns its height: nothing if another part is wanted alone.
    pub fn panel(&mut self, panel: Panel, draw: impl FnOnce(&mut Self) -> i32) -> i32 {
        match self.panels.alone {
            Some(wanted) if wanted != panel => self.leave_out(draw),
            _ => draw(self),
        }
    }

    /// Returns whether a part is wanted alone, so that what it repeats of others is missing there.
    pub fn is_alone(&self, panel: Panel) -> bool {
        self.panels.alone == Some(panel)
    }

    /// Draws what stands around the parts, such as a legend, and returns its height: nothing if a part
    /// is wanted alone.
    pub fn around_panels(&mut self, draw: impl FnOnce(&mut Self) -> i32) -> i32 {
        if self.panels.alone.is_none() { draw(self) } else { 0 }
    }

    /// Leaves out what would be drawn, but for which places it has.
    fn leave_out(&mut self, draw: impl FnOnce(&mut Self) -> i32) -> i32 {
        let (svg, places) = (std::mem::take(&mut self.svg), self.places.len());
        draw(self);
        self.svg = svg;
        self.panels.elsewhere.extend(self.places.drain(places..).map(|place| place.name));
        0
    }
}
