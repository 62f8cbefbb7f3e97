//! Parts of a drawing that can be had alone.

use std::collections::HashSet;

use super::{Canvas, Palette};
use crate::look::{Look, Panel};

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
