//! The way that a pen takes.

use std::ops::Deref;

use super::tag::Value;

/// Holds a way as a path has it.
#[derive(Clone, Debug, Default)]
pub(crate) struct Way(String);

impl Way {
    /// Returns the way around a polygon.
    pub(crate) fn around(corners: &[(i32, i32)]) -> Self {
        let mut way = Self::default();
        way.through(corners);
        way.0.push('Z');
        way
    }

    /// Goes on at the first point, and from there through the others.
    pub(crate) fn through(&mut self, points: &[(i32, i32)]) {
        for (number, &(x, y)) in points.iter().enumerate() {
            self.0.push(if number == 0 { 'M' } else { 'L' });
            x.add_to(&mut self.0);
            self.0.push(' ');
            y.add_to(&mut self.0);
        }
    }
}

impl Deref for Way {
    type Target = str;

    fn deref(&self) -> &str {
        &self.0
    }
}
