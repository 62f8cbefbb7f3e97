//! Marks on places, and buttons for targets that have no place in the drawing.

use std::collections::{HashMap, HashSet};

use crate::sheet::canvas::captions::folded;
use crate::sheet::canvas::{Canvas, Frame, Paint, Palette, PathData, TextStyle, wrapped};
use crate::sheet::look::Point;
use crate::sheet::look::{Look, Panel};
use crate::text::message::Message;

/// The height of a button, enough for a thumb.
const HEIGHT: i32 = 44;
const GAP: i32 = 8;
const LINE: i32 = 18;
/// The width of a letter, in tenths, and the space around the words.
const LETTER: usize = 80;
const AIR: usize = 28;

/// Returns the width of a button: as wide as its words, but at most as wide as the drawing.
fn room(label: &str, width: i32) -> usize {
    (label.chars().count() * LETTER / 10 + AIR).min(width as usize) + GAP as usize
}

/// Breaks the words of a button into lines that fit the drawing.
fn lines(label: &str, width: i32) -> Vec<String> {
    folded(label, (width as usize).saturating_sub(AIR) * 10 / LETTER)
}

impl<P: Palette> Canvas<P> {
    /// Draws a button for each target that is not drawn yet, starting at the given corner. Returns
    /// the height of all buttons.
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

/// The panels that are drawn.
#[derive(Debug)]
pub(super) struct Panels {
    /// The only panel that is drawn, or `None` if all are.
    alone: Option<Panel>,
    /// The names of the places in the other panels.
    elsewhere: HashSet<String>,
}

impl Panels {
    pub(super) fn of(look: &Look) -> Self {
        Self { alone: look.panel, elsewhere: HashSet::new() }
    }

    /// Returns whether a place is in a panel that is not drawn.
    pub(super) fn is_elsewhere(&self, place: &str) -> bool {
        self.elsewhere.contains(place)
    }
}

impl<P: Palette> Canvas<P> {
    /// Draws a panel, and returns its height. Draws nothing and returns 0 if only another panel is
    /// drawn.
    pub fn panel(&mut self, panel: Panel, draw: impl FnOnce(&mut Self) -> i32) -> i32 {
        match self.panels.alone {
            Some(wanted) if wanted != panel => self.leave_out(draw),
            _ => draw(self),
        }
    }

    /// Returns whether a panel is drawn alone. It then leaves out what it repeats of others.
    pub fn is_alone(&self, panel: Panel) -> bool {
        self.panels.alone == Some(panel)
    }

    /// Draws something around the panels, such as a legend, and returns its height. Draws nothing
    /// and returns 0 if a panel is drawn alone.
    pub fn around_panels(&mut self, draw: impl FnOnce(&mut Self) -> i32) -> i32 {
        if self.panels.alone.is_none() { draw(self) } else { 0 }
    }

    /// Notes the places of a panel without drawing it.
    fn leave_out(&mut self, draw: impl FnOnce(&mut Self) -> i32) -> i32 {
        let (svg, places) = (std::mem::take(&mut self.svg), self.places.len());
        draw(self);
        self.svg = svg;
        self.panels.elsewhere.extend(self.places.drain(places..).map(|place| place.name));
        0
    }
}

/// A mark on a place.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(super) enum Mark {
    /// Something has just happened here.
    News,
    /// A touch here leads to a legal action.
    Target,
    /// The place is one of the touches so far.
    Touched,
}

impl Mark {
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::News => "news",
            Self::Target => "target",
            Self::Touched => "touched",
        }
    }
}

/// The marks on all places.
#[derive(Debug)]
pub(super) struct Marks {
    marks: HashMap<String, Mark>,
    /// The targets, in the order of the actions that they lead to, with their labels.
    pub(super) targets: Vec<(String, Message)>,
    touched: Vec<String>,
    /// The contents that were open lately, by place.
    shown: Vec<(String, String)>,
}

impl Marks {
    /// Returns the marks of a look. Being a target takes precedence over other marks.
    pub(super) fn of(look: &Look) -> Self {
        let news = look.news.iter().map(|place| (place, Mark::News));
        let touched = look.touched.iter().map(|place| (place, Mark::Touched));
        let targets = look.targets.iter().map(|(place, _)| (place, Mark::Target));
        let all = news.chain(touched).chain(targets);
        Self {
            marks: all.map(|(place, mark)| (place.clone(), mark)).collect(),
            targets: look.targets.clone(),
            touched: look.touched.clone(),
            shown: look.shown.clone(),
        }
    }

    pub(super) fn of_place(&self, name: &str) -> Option<Mark> {
        self.marks.get(name).copied()
    }

    /// Returns whether a place is one of the touches so far, even if it may be touched again.
    pub(super) fn is_touched(&self, name: &str) -> bool {
        self.touched.iter().any(|touched| touched == name)
    }
}

impl<P: Palette> Canvas<P> {
    /// Returns whether a place is touched. Then only the next targets matter.
    pub fn is_touching(&self) -> bool {
        !self.marks.touched.is_empty()
    }

    /// Returns the content in notation that a place showed lately, or `None` if it showed nothing.
    #[must_use]
    pub fn shown_at(&self, place: &str) -> Option<&str> {
        let here = self.marks.shown.iter().find(|(shown, _)| shown == place);
        here.map(|(_, what)| what.as_str())
    }

    /// Marks a shape: a dashed line for news, a line around targets, and a thick line around
    /// touched places.
    pub(super) fn mark_place(&mut self, mark: Mark, shape: &[Point]) {
        let outline = PathData::around(shape);
        let (accent, news) = (self.colours.accent, self.colours.news);
        let paint = match mark {
            Mark::News => Paint::stroke(news, "4").dashed("2 6"),
            Mark::Target => Paint::tint(accent, "0.08").line(accent, "2"),
            Mark::Touched => Paint::tint(accent, "0.12").line(accent, "6"),
        };
        self.path(&outline, paint);
    }
}
