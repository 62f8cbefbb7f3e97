//! Marks on places: targets, touches so far, and the latest events.

use std::collections::HashMap;

use super::{Canvas, Paint, Palette, PathData};
use crate::sheet::drawing::Point;
use crate::sheet::look::Look;
use crate::text::message::Message;

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

    /// Returns the content of a place that was open lately, in notation.
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
