//! A sheet of SVG that grows shape by shape, and what the drawings of all games share.

pub(crate) mod table;
mod tag;
mod tones;
mod way;
pub(crate) mod words;

use std::fmt::Display;

use tag::{Move, Tag, attr};
pub(crate) use tones::{Colour, Dye, Tones, dye};
pub(crate) use way::Way;

use crate::game::Theme;

/// Holds the colours of a game's own things.
pub(crate) trait Palette: 'static {
    const LIGHT: &'static Self;
    const DARK: &'static Self;

    /// Returns those of a theme.
    fn of(theme: Theme) -> &'static Self {
        match theme {
            Theme::Light => Self::LIGHT,
            Theme::Dark => Self::DARK,
        }
    }
}

/// Holds the shapes drawn so far, and the colours to draw with.
///
/// Nothing drawn has an id, a class or a style sheet, so that any number of drawings can stand in
/// one HTML page without touching each other.
#[derive(Debug)]
pub(crate) struct Canvas<P: 'static> {
    svg: String,
    pub(crate) tones: &'static Tones,
    pub(crate) palette: &'static P,
}

/// Holds a rectangle.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Frame {
    pub(crate) x: i32,
    pub(crate) y: i32,
    pub(crate) width: i32,
    pub(crate) height: i32,
    pub(crate) radius: i32,
}

/// Says how a shape is filled and outlined.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Paint {
    fill: Colour,
    line: Option<(Colour, &'static str)>,
    dashes: Option<&'static str>,
}

impl Paint {
    pub(crate) const fn fill(fill: Colour) -> Self {
        Self { fill, line: None, dashes: None }
    }

    pub(crate) const fn line(self, colour: Colour, width: &'static str) -> Self {
        Self { line: Some((colour, width)), ..self }
    }

    pub(crate) const fn dashed(self, dashes: &'static str) -> Self {
        Self { dashes: Some(dashes), ..self }
    }
}

/// Says how letters look and where they stand: after, around or before their point.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Letters {
    size: i32,
    colour: Colour,
    weight: Option<&'static str>,
    anchor: Option<&'static str>,
}

impl Letters {
    pub(crate) const fn new(size: i32, colour: Colour) -> Self {
        Self { size, colour, weight: None, anchor: None }
    }

    pub(crate) const fn bold(self) -> Self {
        Self { weight: Some("700"), ..self }
    }

    pub(crate) const fn centred(self) -> Self {
        Self { anchor: Some("middle"), ..self }
    }

    pub(crate) const fn before(self) -> Self {
        Self { anchor: Some("end"), ..self }
    }
}

impl<P: Palette> Canvas<P> {
    pub(crate) fn new(theme: Theme) -> Self {
        Self { svg: String::with_capacity(USUAL), tones: Tones::of(theme), palette: P::of(theme) }
    }

    pub(crate) fn frame(&mut self, frame: Frame, paint: Paint) {
        let Frame { x, y, width, height, radius } = frame;
        Tag::new(&mut self.svg, "rect")
            .placed(x, y)
            .set(attr!("width"), width)
            .set(attr!("height"), height)
            .set(attr!("rx"), radius)
            .painted(paint)
            .close();
    }

    /// Draws a disc around the origin.
    pub(crate) fn disc(&mut self, radius: i32, paint: Paint) {
        Tag::new(&mut self.svg, "circle").set(attr!("r"), radius).painted(paint).close();
    }

    pub(crate) fn path(&mut self, way: &str, paint: Paint) {
        Tag::new(&mut self.svg, "path").set(attr!("d"), way).painted(paint).close();
    }

    pub(crate) fn write(&mut self, x: i32, y: i32, letters: Letters, text: impl Display) {
        Tag::new(&mut self.svg, "text").placed(x, y).lettered(letters).hold(text);
    }

    /// Draws with a point as the origin, everything at that many hundredths of its size.
    pub(crate) fn at(&mut self, x: i32, y: i32, percent: i32, draw: impl FnOnce(&mut Self)) {
        Tag::new(&mut self.svg, "g").set(attr!("transform"), Move { x, y, percent }).open();
        self.grouped(draw);
    }

    /// Draws a thing with a point as the origin that a pointer can ask for its name.
    pub(crate) fn named_at(
        &mut self,
        x: i32,
        y: i32,
        percent: i32,
        name: impl Display,
        draw: impl FnOnce(&mut Self),
    ) {
        Tag::new(&mut self.svg, "g").set(attr!("transform"), Move { x, y, percent }).open();
        self.titled(name, draw);
    }

    /// Draws so that what is below shows through.
    pub(crate) fn faintly(&mut self, opacity: &'static str, draw: impl FnOnce(&mut Self)) {
        Tag::new(&mut self.svg, "g").set(attr!("opacity"), opacity).open();
        self.grouped(draw);
    }

    /// Draws things that a pointer can ask for their name.
    pub(crate) fn named(&mut self, name: impl Display, draw: impl FnOnce(&mut Self)) {
        Tag::new(&mut self.svg, "g").open();
        self.titled(name, draw);
    }

    fn titled(&mut self, name: impl Display, draw: impl FnOnce(&mut Self)) {
        Tag::new(&mut self.svg, "title").hold(name);
        self.grouped(draw);
    }

    fn grouped(&mut self, draw: impl FnOnce(&mut Self)) {
        draw(self);
        self.svg += "</g>\n";
    }

    /// Draws beneath all that is drawn so far.
    pub(crate) fn beneath(&mut self, draw: impl FnOnce(&mut Self)) {
        let above = std::mem::take(&mut self.svg);
        draw(self);
        self.svg += &above;
    }

    /// Returns the document of that size.
    pub(crate) fn document(self, width: i32, height: i32, title: &str, desc: &str) -> String {
        let mut svg = String::with_capacity(self.svg.len() + 2 * desc.len() + 1000);
        let view = format!("0 0 {width} {height}");
        Tag::new(&mut svg, "svg")
            .set(attr!("xmlns"), "http://www.w3.org/2000/svg")
            .set(attr!("viewBox"), &*view)
            .set(attr!("width"), width)
            .set(attr!("height"), height)
            .set(attr!("role"), "img")
            .set(attr!("style"), "max-width:100%;height:auto")
            .set(attr!("font-family"), FONTS)
            .set(attr!("stroke-linejoin"), "round")
            .set(attr!("stroke-linecap"), "round")
            .open();
        Tag::new(&mut svg, "title").hold(title);
        Tag::new(&mut svg, "desc").hold(desc);
        svg + &self.svg + "</svg>\n"
    }
}

/// Holds the length that a drawing usually has at most.
const USUAL: usize = 1 << 17;

/// Names what is on most machines; the drawing leaves room for wider letters.
const FONTS: &str = "system-ui, 'Segoe UI', Roboto, Helvetica, Arial, 'DejaVu Sans', sans-serif";

/// Breaks a row of things into rows that are at most so long; a longer thing stands alone.
pub(crate) fn wrapped<T: Copy>(
    things: &[T],
    most: usize,
    length: impl Fn(T) -> usize,
) -> Vec<Vec<T>> {
    let mut rows: Vec<Vec<T>> = Vec::new();
    let mut room = 0;
    for &thing in things {
        let needed = length(thing);
        match rows.last_mut() {
            Some(row) if needed <= room => row.push(thing),
            _ => {
                rows.push(vec![thing]);
                room = most;
            }
        }
        room = room.saturating_sub(needed);
    }
    rows
}
