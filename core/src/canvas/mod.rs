//! A sheet of SVG that grows shape by shape, and what the drawings of all games share.

pub mod captions;
mod colours;
mod path_data;
pub mod table;
mod tag;

use std::fmt::Display;

pub use colours::{Colour, Colours, Dye, dye};
pub use path_data::PathData;
use tag::{Move, Tag, attr};

use crate::game::Theme;

/// The colours of a game's own things.
pub trait Palette: 'static {
    /// Those on a light ground.
    const LIGHT: &'static Self;
    /// Those on a dark ground.
    const DARK: &'static Self;

    /// Returns those of a theme.
    fn of(theme: Theme) -> &'static Self {
        match theme {
            Theme::Light => Self::LIGHT,
            Theme::Dark => Self::DARK,
        }
    }
}

/// The shapes drawn so far, and the colours to draw with.
///
/// Nothing drawn has an id, a class or a style sheet, so that any number of drawings can stand in
/// one HTML page without touching each other.
///
/// # Examples
/// ```
/// # #[cfg(feature = "kit")] {
/// use mauerwerk::Theme;
/// use mauerwerk::kit::canvas::{Canvas, Colour, Frame, TextStyle, Paint, Palette};
///
/// struct Ivory { die: Colour }
///
/// impl Palette for Ivory {
///     const LIGHT: &'static Self = &Self { die: "#fffff0" };
///     const DARK: &'static Self = &Self { die: "#c8c4b0" };
/// }
///
/// let mut canvas = Canvas::<Ivory>::new(Theme::Light);
/// let die = Frame { x: 20, y: 20, width: 40, height: 40, radius: 6 };
/// canvas.frame(die, Paint::fill(canvas.palette.die));
/// canvas.write(40, 46, TextStyle::new(18, canvas.colours.ink).centred(), 5);
/// let svg = canvas.on_paper(80, 80, "A die", "A die that shows five.");
/// assert!(svg.starts_with("<svg") && svg.contains(">5</text>"));
/// # }
/// ```
#[derive(Debug)]
pub struct Canvas<P: 'static> {
    svg: String,
    /// The colours that all games share.
    pub colours: &'static Colours,
    /// The colours of the game's own things.
    pub palette: &'static P,
}

/// A rectangle.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct Frame {
    /// Its left side.
    pub x: i32,
    /// Its upper side.
    pub y: i32,
    /// Its width.
    pub width: i32,
    /// Its height.
    pub height: i32,
    /// The radius of its corners.
    pub radius: i32,
}

/// How a shape is filled and outlined.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct Paint {
    fill: Colour,
    line: Option<(Colour, &'static str)>,
    dashes: Option<&'static str>,
}

impl Paint {
    /// Fills with a colour, without an outline.
    #[must_use]
    pub const fn fill(fill: Colour) -> Self {
        Self { fill, line: None, dashes: None }
    }

    /// Adds an outline.
    #[must_use]
    pub const fn line(self, colour: Colour, width: &'static str) -> Self {
        Self { line: Some((colour, width)), ..self }
    }

    /// Dashes the outline.
    #[must_use]
    pub const fn dashed(self, dashes: &'static str) -> Self {
        Self { dashes: Some(dashes), ..self }
    }
}

/// How text looks and where it stands: after, around or before its point.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct TextStyle {
    size: i32,
    colour: Colour,
    weight: Option<&'static str>,
    anchor: Option<&'static str>,
}

impl TextStyle {
    /// Makes the style of text of a size and a colour, which stands after its point.
    #[must_use]
    pub const fn new(size: i32, colour: Colour) -> Self {
        Self { size, colour, weight: None, anchor: None }
    }

    /// Makes the text bold.
    #[must_use]
    pub const fn bold(self) -> Self {
        Self { weight: Some("700"), ..self }
    }

    /// Puts the text around its point.
    #[must_use]
    pub const fn centred(self) -> Self {
        Self { anchor: Some("middle"), ..self }
    }

    /// Puts the text before its point.
    #[must_use]
    pub const fn before(self) -> Self {
        Self { anchor: Some("end"), ..self }
    }
}

impl<P: Palette> Canvas<P> {
    /// Makes an empty sheet.
    #[must_use]
    pub fn new(theme: Theme) -> Self {
        Self {
            svg: String::with_capacity(USUAL),
            colours: Colours::of(theme),
            palette: P::of(theme),
        }
    }

    /// Draws a rectangle.
    pub fn frame(&mut self, frame: Frame, paint: Paint) {
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
    pub fn disc(&mut self, radius: i32, paint: Paint) {
        Tag::new(&mut self.svg, "circle").set(attr!("r"), radius).painted(paint).close();
    }

    /// Draws a path from SVG path data.
    pub fn path(&mut self, data: &str, paint: Paint) {
        Tag::new(&mut self.svg, "path").set(attr!("d"), data).painted(paint).close();
    }

    /// Writes a text at a point.
    pub fn write(&mut self, x: i32, y: i32, style: TextStyle, text: impl Display) {
        Tag::new(&mut self.svg, "text").placed(x, y).styled(style).hold(text);
    }

    /// Draws with a point as the origin, everything at that many hundredths of its size.
    pub fn at(&mut self, x: i32, y: i32, percent: i32, draw: impl FnOnce(&mut Self)) {
        Tag::new(&mut self.svg, "g").set(attr!("transform"), Move { x, y, percent }).open();
        self.grouped(draw);
    }

    /// Draws a thing with a point as the origin; its name appears under a pointer.
    pub fn named_at(
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

    /// Draws so that what is beneath shows through.
    pub fn faintly(&mut self, opacity: &'static str, draw: impl FnOnce(&mut Self)) {
        Tag::new(&mut self.svg, "g").set(attr!("opacity"), opacity).open();
        self.grouped(draw);
    }

    /// Draws things whose name appears under a pointer.
    pub fn named(&mut self, name: impl Display, draw: impl FnOnce(&mut Self)) {
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
    pub fn beneath(&mut self, draw: impl FnOnce(&mut Self)) {
        let above = std::mem::take(&mut self.svg);
        draw(self);
        self.svg += &above;
    }

    /// Returns the document of that size.
    #[must_use]
    pub fn document(self, width: i32, height: i32, title: &str, desc: &str) -> String {
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

/// The length that few drawings exceed.
const USUAL: usize = 1 << 17;

/// Fonts that most machines have; the drawing leaves room for wider letters.
const FONTS: &str = "system-ui, 'Segoe UI', Roboto, Helvetica, Arial, 'DejaVu Sans', sans-serif";

/// Breaks a row of things into rows of a length of at most `most`; a longer thing stands alone.
pub fn wrapped<T: Copy>(things: &[T], most: usize, length: impl Fn(T) -> usize) -> Vec<Vec<T>> {
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
