//! Buttons for what may be touched and has no place in the drawing.

use super::captions::folded;
use super::{Canvas, Frame, Paint, Palette, TextStyle, wrapped};

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
        let told =
            |(name, label): &(String, String)| (name.clone(), self.names.tell(label).into_owned());
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
        self.place(name, label, &frame.corners(), |canvas| {
            canvas.frame(frame, Paint::fill(canvas.colours.accent_row));
            let first = frame.y + (frame.height - LINE * lines.len() as i32) / 2 + 14;
            for (nth, line) in (0..).zip(lines) {
                canvas.write_told(frame.x + frame.width / 2, first + LINE * nth, style, line);
            }
        });
    }
}
