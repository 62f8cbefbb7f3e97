//! A sheet of SVG that grows shape by shape, and what the drawings of all games share.

pub(crate) mod table;
mod tones;
pub(crate) mod words;

use std::fmt::{self, Display, Write};

pub(crate) use tones::{Colour, Tones};

use crate::game::Theme;

/// Holds the colours of a game's own things.
pub(crate) trait Palette: 'static {
    /// Returns those of a theme.
    fn of(theme: Theme) -> &'static Self;
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

impl Display for Paint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, r#"fill="{}""#, self.fill)?;
        if let Some((colour, width)) = self.line {
            write!(f, r#" stroke="{colour}" stroke-width="{width}""#)?;
            f.write_str(r#" stroke-linejoin="round" stroke-linecap="round""#)?;
        }
        self.dashes.map_or(Ok(()), |dashes| write!(f, r#" stroke-dasharray="{dashes}""#))
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

impl Display for Letters {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, r#"font-size="{}" fill="{}""#, self.size, self.colour)?;
        if let Some(weight) = self.weight {
            write!(f, r#" font-weight="{weight}""#)?;
        }
        self.anchor.map_or(Ok(()), |anchor| write!(f, r#" text-anchor="{anchor}""#))
    }
}

/// Writes text so that it can't end its element or attribute.
struct Escaped<T>(T);

impl<T: Display> Display for Escaped<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.to_string().chars().try_for_each(|letter| match letter {
            '&' => f.write_str("&amp;"),
            '<' => f.write_str("&lt;"),
            '>' => f.write_str("&gt;"),
            '"' => f.write_str("&quot;"),
            other => f.write_char(other),
        })
    }
}

impl<P: Palette> Canvas<P> {
    pub(crate) fn new(theme: Theme) -> Self {
        Self { svg: String::new(), tones: Tones::of(theme), palette: P::of(theme) }
    }

    /// Adds markup. Writing to a string can't fail.
    fn add(&mut self, markup: fmt::Arguments<'_>) {
        let _ = self.svg.write_fmt(markup);
        self.svg.push('\n');
    }

    pub(crate) fn frame(&mut self, frame: Frame, paint: Paint) {
        let Frame { x, y, width, height, radius } = frame;
        self.add(format_args!(
            r#"<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="{radius}" {paint}/>"#
        ));
    }

    pub(crate) fn path(&mut self, way: impl Display, paint: Paint) {
        self.add(format_args!(r#"<path d="{way}" {paint}/>"#));
    }

    pub(crate) fn write(&mut self, x: i32, y: i32, letters: Letters, text: impl Display) {
        let text = Escaped(text);
        self.add(format_args!(r#"<text x="{x}" y="{y}" {letters}>{text}</text>"#));
    }

    /// Draws with a point as the origin, everything at that many hundredths of its size.
    pub(crate) fn at(&mut self, x: i32, y: i32, percent: i32, draw: impl FnOnce(&mut Self)) {
        let scale = Scale(percent);
        self.add(format_args!(r#"<g transform="translate({x} {y}){scale}">"#));
        draw(self);
        self.add(format_args!("</g>"));
    }

    /// Draws so that what is below shows through.
    pub(crate) fn faintly(&mut self, opacity: &'static str, draw: impl FnOnce(&mut Self)) {
        self.add(format_args!(r#"<g opacity="{opacity}">"#));
        draw(self);
        self.add(format_args!("</g>"));
    }

    /// Draws things that a pointer can ask for their name.
    pub(crate) fn named(&mut self, name: impl Display, draw: impl FnOnce(&mut Self)) {
        let name = Escaped(name);
        self.add(format_args!("<g><title>{name}</title>"));
        draw(self);
        self.add(format_args!("</g>"));
    }

    /// Draws beneath all that is drawn so far.
    pub(crate) fn beneath(&mut self, draw: impl FnOnce(&mut Self)) {
        let above = std::mem::take(&mut self.svg);
        draw(self);
        self.svg += &above;
    }

    /// Returns the document of that size.
    pub(crate) fn document(self, width: i32, height: i32, title: &str, desc: &str) -> String {
        let (title, desc, shapes) = (Escaped(title), Escaped(desc), self.svg);
        format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" role="img" style="max-width:100%;height:auto" font-family="{FONTS}">
<title>{title}</title>
<desc>{desc}</desc>
{shapes}</svg>
"#
        )
    }
}

/// Names what is on most machines; the drawing leaves room for wider letters.
const FONTS: &str = "system-ui, 'Segoe UI', Roboto, Helvetica, Arial, 'DejaVu Sans', sans-serif";

/// Writes a scale in hundredths, and nothing where it is 1.
struct Scale(i32);

impl Display for Scale {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            100 => Ok(()),
            percent => write!(f, " scale({}.{:02})", percent / 100, percent % 100),
        }
    }
}

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
