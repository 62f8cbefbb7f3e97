//! SVG elements, written attribute by attribute.
//!
//! A drawing has up to a thousand elements with thousands of attributes. They are appended to the
//! document directly, because the formatting machinery would double the time of the whole drawing.

use std::fmt::{Display, Write};
use std::ops::Deref;

use super::{BOLD, MIDDLE, NONE, Paint, TextStyle};

/// Expands to the text of an attribute before its value.
macro_rules! attr {
    ($name:literal) => {
        concat!(" ", $name, "=\"")
    };
}
pub(super) use attr;

/// An element that is being written.
pub(super) struct Tag<'a> {
    svg: &'a mut String,
    name: &'static str,
}

/// The value of an attribute, which needs no escaping.
pub(super) trait Value {
    /// Adds the value to a document.
    fn add_to(self, svg: &mut String);
}

impl Value for &str {
    fn add_to(self, svg: &mut String) {
        svg.push_str(self);
    }
}

impl Value for i32 {
    fn add_to(self, svg: &mut String) {
        svg.push_str(itoa::Buffer::new().format(self));
    }
}

/// The position and the scale of a group, in hundredths.
pub(super) struct Move {
    pub(super) x: i32,
    pub(super) y: i32,
    pub(super) percent: i32,
}

impl Value for Move {
    fn add_to(self, svg: &mut String) {
        svg.push_str("translate(");
        self.x.add_to(svg);
        svg.push(' ');
        self.y.add_to(svg);
        svg.push(')');
        if self.percent != 100 {
            svg.push_str(" scale(");
            push_hundredths(svg, self.percent);
            svg.push(')');
        }
    }
}

/// Adds hundredths as a number, without trailing zeros.
fn push_hundredths(svg: &mut String, hundredths: i32) {
    let (whole, rest) = (hundredths / 100, hundredths % 100);
    if whole != 0 || rest == 0 {
        whole.add_to(svg);
    }
    if rest != 0 {
        svg.push('.');
        (rest / 10).add_to(svg);
    }
    if rest % 10 != 0 {
        (rest % 10).add_to(svg);
    }
}

impl<'a> Tag<'a> {
    pub(super) fn new(svg: &'a mut String, name: &'static str) -> Self {
        svg.push('<');
        svg.push_str(name);
        Self { svg, name }
    }

    pub(super) fn set(self, attribute: &str, value: impl Value) -> Self {
        self.svg.push_str(attribute);
        value.add_to(self.svg);
        self.svg.push('"');
        self
    }

    /// Sets an attribute to a text, with escapes.
    pub(super) fn set_text(self, attribute: &str, text: &str) -> Self {
        self.svg.push_str(attribute);
        let start = self.svg.len();
        self.svg.push_str(text);
        escape(self.svg, start);
        self.svg.push('"');
        self
    }

    /// Sets the position of the element, unless it is the origin.
    pub(super) fn placed(mut self, x: i32, y: i32) -> Self {
        if x != 0 {
            self = self.set(attr!("x"), x);
        }
        if y != 0 {
            self = self.set(attr!("y"), y);
        }
        self
    }

    pub(super) fn painted(self, paint: Paint) -> Self {
        let Paint { fill, opacity, line, dashes } = paint;
        let mut tag = if fill == NONE { self } else { self.set(attr!("fill"), fill) };
        if let Some(opacity) = opacity {
            tag = tag.set(attr!("fill-opacity"), opacity);
        }
        if let Some((colour, width)) = line {
            tag = tag.set(attr!("stroke"), colour).set(attr!("stroke-width"), width);
        }
        match dashes {
            Some(dashes) => tag.set(attr!("stroke-dasharray"), dashes),
            None => tag,
        }
    }

    pub(super) fn styled(self, style: TextStyle) -> Self {
        let TextStyle { size, colour, weight, anchor } = style;
        let mut tag = self.set(attr!("font-size"), size).set(attr!("fill"), colour);
        if weight != BOLD {
            tag = tag.set(attr!("font-weight"), weight);
        }
        match anchor {
            MIDDLE => tag,
            _ => tag.set(attr!("text-anchor"), anchor),
        }
    }

    /// Closes an empty element.
    pub(super) fn close(self) {
        self.svg.push_str("/>\n");
    }

    /// Opens the element, so that other elements can follow inside.
    pub(super) fn open(self) {
        self.svg.push_str(">\n");
    }

    /// Closes an element that contains a text.
    pub(super) fn hold(self, text: &str) {
        self.hold_added(|svg| svg.push_str(text));
    }

    /// Closes an element that contains a value as text.
    pub(super) fn hold_written(self, text: impl Display) {
        self.hold_added(|svg| {
            // Writing to a string can't fail.
            let _ = write!(svg, "{text}");
        });
    }

    fn hold_added(self, add: impl FnOnce(&mut String)) {
        self.svg.push('>');
        let start = self.svg.len();
        add(self.svg);
        escape(self.svg, start);
        self.svg.push_str("</");
        self.svg.push_str(self.name);
        self.svg.push_str(">\n");
    }
}

/// Escapes the text from `start` on, so that it can't end its element.
fn escape(svg: &mut String, start: usize) {
    let is_markup = |byte: &u8| matches!(byte, b'&' | b'<' | b'>' | b'"');
    if !svg.as_bytes()[start..].iter().any(is_markup) {
        return;
    }
    for letter in svg.split_off(start).chars() {
        match letter {
            '&' => svg.push_str("&amp;"),
            '<' => svg.push_str("&lt;"),
            '>' => svg.push_str("&gt;"),
            '"' => svg.push_str("&quot;"),
            other => svg.push(other),
        }
    }
}

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

    /// Adds a line from the first point through the others.
    pub fn through(&mut self, points: &[(i32, i32)]) {
        /// The usual length of a point: a letter, and two numbers with a space between them.
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
