//! The outline of a shape.

use std::ops::Deref;

use super::tag::Value;

/// SVG path data.
#[derive(Clone, Default, Eq, PartialEq, Hash, Debug)]
pub struct PathData(String);

impl PathData {
    /// Returns the outline of a polygon.
    #[must_use]
    pub fn around(corners: &[(i32, i32)]) -> Self {
        let mut data = Self::default();
        data.through(corners);
        data.0.push('Z');
        data
    }

    /// Goes on at the first point, and from there through the others.
    pub fn through(&mut self, points: &[(i32, i32)]) {
        /// What a point takes: a letter, and two numbers with a blank between them.
        const USUAL: usize = 8;
        self.0.reserve(USUAL * points.len());
        for (number, &(x, y)) in points.iter().enumerate() {
            self.0.push(if number == 0 { 'M' } else { 'L' });
            x.add_to(&mut self.0);
            self.0.push(' ');
            y.add_to(&mut self.0);
        }
    }
}

impl Deref for PathData {
    type Target = str;

    fn deref(&self) -> &str {
        &self.0
    }
}
