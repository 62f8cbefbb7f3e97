//! A sheet of SVG that grows shape by shape, for the drawings of all games.

pub mod captions;
mod colours;
mod controls;
mod image;
pub mod table;
mod tag;

use std::fmt::Display;

pub use colours::{Colour, Colours, Dye, dye};
use controls::Panels;
use controls::{Mark, Marks};
pub use tag::PathData;
use tag::{Move, Tag, attr};

use crate::base::actor::Viewer;
use crate::base::lang::Lang;
use crate::base::seat::Seat;
use crate::sheet::look::{Drawing, Place, Point};
use crate::sheet::look::{Look, Sheet, Theme};
use crate::text::message::{Message, Reader};

/// The colours of a game's own objects.
pub trait Palette: 'static {
    /// The colours on a light background.
    const LIGHT: &'static Self;
    /// The colours on a dark background.
    const DARK: &'static Self;

    /// Returns the colours of a theme.
    fn of(theme: Theme) -> &'static Self {
        match theme {
            Theme::Dark => Self::DARK,
            Theme::Light | Theme::Auto | Theme::Print => Self::LIGHT,
        }
    }
}

/// Declares a palette: each colour with its value in the light theme, and in the dark one.
macro_rules! palette {
    ($(#[$doc:meta])* $name:ident {
        $($(#[$note:meta])* $field:ident: $type:ty = $light:expr, $dark:expr;)+
    }) => {
        $(#[$doc])*
        #[derive(Debug)]
        struct $name { $($(#[$note])* $field: $type),+ }

        impl $crate::sheet::canvas::Palette for $name {
            const LIGHT: &'static Self = &Self { $($field: $light),+ };
            const DARK: &'static Self = &Self { $($field: $dark),+ };
        }
    };
}
pub(crate) use palette;

/// The palette of a game without colours.
impl Palette for () {
    const LIGHT: &'static Self = &();
    const DARK: &'static Self = &();
}

/// The shapes drawn so far, and the colours to draw with.
///
/// No shape has an id, a class or a style sheet, so several drawings in one HTML page do not affect
/// each other. Everything that a pointer can reach is a [place](Self::place).
///
/// # Examples
/// ```
/// # #[cfg(feature = "kit")] {
/// use mauerwerk::{Look, Viewer};
/// use mauerwerk::kit::canvas::{Canvas, Colour, Frame, TextStyle, Paint, Palette};
///
/// struct Ivory { die: Colour }
///
/// impl Palette for Ivory {
///     const LIGHT: &'static Self = &Self { die: "#fffff0" };
///     const DARK: &'static Self = &Self { die: "#c8c4b0" };
/// }
///
/// let drawing = Canvas::<Ivory>::draw(&Look::default(), Viewer::Spectator, |mut canvas| {
///     let die = Frame { x: 20, y: 20, width: 40, height: 40, radius: 6 };
///     canvas.place("die", "a die that shows five", &die.corners(), |canvas| {
///         canvas.frame(die, Paint::fill(canvas.palette.die));
///         canvas.write(40, 46, TextStyle::new(18, canvas.colours.ink).centred(), 5);
///     });
///     canvas.on_paper(80, 80, "A die", "A die that shows five.")
/// });
/// assert!(drawing.svg.starts_with("<svg") && drawing.svg.contains(">5</text>"));
/// assert_eq!(drawing.places[0].bounds().width, 40);
/// # }
/// ```
#[derive(Debug)]
pub struct Canvas<P: 'static> {
    svg: String,
    places: Vec<Place>,
    marks: Marks,
    panels: Panels,
    lang: Lang,
    names: Vec<String>,
    you: Option<Seat>,
    origin: Origin,
    /// The shape of the drawing.
    pub sheet: Sheet,
    /// The colours that all games share.
    pub colours: &'static Colours,
    /// The colours of the game's own objects.
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

impl Frame {
    /// Returns the corners, as the shape of a place.
    #[must_use]
    pub const fn corners(self) -> [Point; 4] {
        let Self { x, y, width, height, .. } = self;
        [(x, y), (x + width, y), (x + width, y + height), (x, y + height)]
    }
}

/// The origin of the shapes that are drawn now, in hundredths of the drawing's units, and their
/// scale in ten-thousandths.
#[derive(Copy, Clone, Debug)]
struct Origin {
    x: i32,
    y: i32,
    size: i32,
}

impl Origin {
    const START: Self = Self { x: 0, y: 0, size: 10_000 };

    const fn moved(self, x: i32, y: i32, percent: i32) -> Self {
        Self {
            x: self.x.saturating_add(x.saturating_mul(self.size) / 100),
            y: self.y.saturating_add(y.saturating_mul(self.size) / 100),
            size: self.size.saturating_mul(percent) / 100,
        }
    }

    /// Returns the position of a point in the drawing.
    const fn point(self, (x, y): Point) -> Point {
        let at = self.moved(x, y, 100);
        ((at.x + 50).div_euclid(100), (at.y + 50).div_euclid(100))
    }
}

/// The fill and the outline of a shape.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct Paint {
    fill: Colour,
    opacity: Option<&'static str>,
    line: Option<(Colour, &'static str)>,
    dashes: Option<&'static str>,
}

impl Paint {
    /// Fills with a colour, without an outline.
    #[must_use]
    pub const fn fill(fill: Colour) -> Self {
        Self { fill, opacity: None, line: None, dashes: None }
    }

    /// Fills with a transparent colour. `opacity` is a number from 0 to 1.
    #[must_use]
    pub const fn tint(fill: Colour, opacity: &'static str) -> Self {
        Self { opacity: Some(opacity), ..Self::fill(fill) }
    }

    /// Draws an outline with a colour and a width, without a fill.
    #[must_use]
    pub const fn stroke(colour: Colour, width: &'static str) -> Self {
        Self::fill(NONE).line(colour, width)
    }

    /// Adds an outline.
    #[must_use]
    pub const fn line(self, colour: Colour, width: &'static str) -> Self {
        Self { line: Some((colour, width)), ..self }
    }

    /// Makes the outline dashed, with dashes in the form of SVG's `stroke-dasharray`.
    #[must_use]
    pub const fn dashed(self, dashes: &'static str) -> Self {
        Self { dashes: Some(dashes), ..self }
    }
}

/// The style of text, and its position: after, around or before its point.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct TextStyle {
    size: i32,
    colour: Colour,
    weight: &'static str,
    anchor: &'static str,
}

impl TextStyle {
    /// Makes a style with a size and a colour, for text after its point.
    #[must_use]
    pub const fn new(size: i32, colour: Colour) -> Self {
        Self { size, colour, weight: "400", anchor: "start" }
    }

    /// Makes the text bold.
    #[must_use]
    pub const fn bold(self) -> Self {
        Self { weight: BOLD, ..self }
    }

    /// Puts the centre of the text at its point.
    #[must_use]
    pub const fn centred(self) -> Self {
        Self { anchor: MIDDLE, ..self }
    }

    /// Puts the end of the text at its point.
    #[must_use]
    pub const fn before(self) -> Self {
        Self { anchor: "end", ..self }
    }
}

impl<P: Palette> Canvas<P> {
    /// Draws on an empty sheet for a viewer, whom messages call "you" unless the look is by name. A
    /// theme that follows the reader's preference for light or dark draws twice.
    #[must_use]
    pub fn draw(look: &Look, viewer: Viewer, draw: impl Fn(Self) -> Drawing) -> Drawing {
        let in_theme = |theme| draw(Self::new(look, viewer, theme));
        match look.theme {
            Theme::Auto => colours::joined(in_theme(Theme::Light), &in_theme(Theme::Dark)),
            theme => in_theme(theme),
        }
    }

    fn new(look: &Look, viewer: Viewer, theme: Theme) -> Self {
        Self {
            svg: String::with_capacity(USUAL),
            places: Vec::with_capacity(USUAL_PLACES),
            marks: Marks::of(look),
            panels: Panels::of(look),
            lang: look.lang,
            names: look.names.clone(),
            you: viewer.seat().filter(|_| !look.by_name),
            origin: Origin::START,
            sheet: look.sheet,
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

    /// Writes text at a point that is the same in every language, such as numbers and notation.
    pub fn write(&mut self, x: i32, y: i32, style: TextStyle, text: impl Display) {
        Tag::new(&mut self.svg, "text").placed(x, y).styled(style).hold_written(text);
    }

    /// Writes a message at a point.
    pub fn say(&mut self, x: i32, y: i32, style: TextStyle, message: impl Into<Message>) {
        let text = self.told(message);
        self.write(x, y, style, text);
    }

    /// Returns the reader of the drawing.
    #[must_use]
    pub fn reader(&self) -> Reader<'_> {
        Reader::of(&self.names).with_lang(self.lang).on_seat(self.you)
    }

    /// Returns a message as text for the reader of the drawing.
    #[must_use]
    pub fn told(&self, message: impl Into<Message>) -> String {
        message.into().tell(self.reader())
    }

    /// Draws with a point as the origin, scaled to `percent` hundredths.
    pub fn at(&mut self, x: i32, y: i32, percent: i32, draw: impl FnOnce(&mut Self)) {
        let tag = Tag::new(&mut self.svg, "g");
        tag.set(attr!("transform"), Move { x, y, percent }).open();
        self.moved((x, y), percent, |canvas| canvas.grouped(draw));
    }

    /// Draws with another origin for the shapes of places.
    fn moved(&mut self, (x, y): Point, percent: i32, draw: impl FnOnce(&mut Self)) {
        let origin = self.origin;
        self.origin = origin.moved(x, y, percent);
        draw(self);
        self.origin = origin;
    }

    /// Draws something transparent that readers don't need to read, such as a piece that is no
    /// longer there. `opacity` is a number from 0 to 1.
    pub fn faintly(&mut self, opacity: &'static str, draw: impl FnOnce(&mut Self)) {
        Tag::new(&mut self.svg, "g").set(attr!("opacity"), opacity).open();
        self.grouped(draw);
    }

    /// Draws a place with a name. A pointer on it shows its label. The corners of its shape count
    /// from the current origin. If the place is marked, the shape is marked, too.
    pub fn place(
        &mut self,
        name: impl Into<String>,
        label: impl Into<Message>,
        shape: &[Point],
        draw: impl FnOnce(&mut Self),
    ) {
        let name = name.into();
        let mark = self.marks.of_place(&name);
        self.place_tag(&name, mark).open();
        self.placed(name, label, mark, shape, draw);
    }

    /// Draws a place with a point as the origin, scaled to `percent` hundredths.
    pub fn place_at(
        &mut self,
        (x, y): Point,
        percent: i32,
        name: impl Into<String>,
        label: impl Into<Message>,
        shape: &[Point],
        draw: impl FnOnce(&mut Self),
    ) {
        let name = name.into();
        let mark = self.marks.of_place(&name);
        let tag = self.place_tag(&name, mark);
        tag.set(attr!("transform"), Move { x, y, percent }).open();
        self.moved((x, y), percent, |canvas| canvas.placed(name, label, mark, shape, draw));
    }

    /// Opens the group of a place, with its name and its mark.
    fn place_tag(&mut self, name: &str, mark: Option<Mark>) -> Tag<'_> {
        let tag = Tag::new(&mut self.svg, "g").set_text(attr!("data-place"), name);
        match mark {
            Some(mark) => tag.set(attr!("data-mark"), mark.name()),
            None => tag,
        }
    }

    /// Draws the content of a place's group.
    fn placed(
        &mut self,
        name: String,
        label: impl Into<Message>,
        mark: Option<Mark>,
        shape: &[Point],
        draw: impl FnOnce(&mut Self),
    ) {
        let label = self.told(label);
        Tag::new(&mut self.svg, "title").hold(&label);
        self.add_place(name, label, mark, shape);
        draw(self);
        if let Some(mark) = mark {
            self.mark_place(mark, shape);
        }
        self.svg += "</g>\n";
    }

    /// Adds a place without a picture, and draws its mark if it has one.
    pub fn bare_place(
        &mut self,
        name: impl Into<String>,
        label: impl Into<Message>,
        shape: &[Point],
    ) {
        let name = name.into();
        match self.marks.of_place(&name) {
            Some(_) => self.place(name, label, shape, |_| ()),
            None => {
                let label = self.told(label);
                self.add_place(name, label, None, shape);
            }
        }
    }

    /// Draws another part of a place. A pointer on this part is on the place.
    pub fn more_of(&mut self, name: &str, draw: impl FnOnce(&mut Self)) {
        self.place_tag(name, None).open();
        self.grouped(draw);
    }

    /// Draws another part of a place with a point as the origin, scaled to `percent` hundredths.
    pub fn more_of_at(
        &mut self,
        (x, y): Point,
        percent: i32,
        name: &str,
        draw: impl FnOnce(&mut Self),
    ) {
        let tag = self.place_tag(name, None);
        tag.set(attr!("transform"), Move { x, y, percent }).open();
        self.moved((x, y), percent, |canvas| canvas.grouped(draw));
    }

    fn add_place(&mut self, name: String, label: String, mark: Option<Mark>, shape: &[Point]) {
        self.places.push(Place {
            label,
            shape: shape.iter().map(|&point| self.origin.point(point)).collect(),
            is_target: mark == Some(Mark::Target),
            is_touched: self.marks.is_touched(&name),
            name,
        });
    }

    /// Draws an object with a point as the origin. A pointer on it shows its name.
    pub fn named_at(
        &mut self,
        x: i32,
        y: i32,
        percent: i32,
        name: impl Into<Message>,
        draw: impl FnOnce(&mut Self),
    ) {
        let name = self.told(name);
        self.at(x, y, percent, |canvas| {
            Tag::new(&mut canvas.svg, "title").hold(&name);
            draw(canvas);
        });
    }

    fn grouped(&mut self, draw: impl FnOnce(&mut Self)) {
        draw(self);
        self.svg += "</g>\n";
    }

    /// Draws below everything that is drawn so far.
    pub fn beneath(&mut self, draw: impl FnOnce(&mut Self)) {
        let above = std::mem::take(&mut self.svg);
        draw(self);
        let below = std::mem::replace(&mut self.svg, above);
        self.svg.insert_str(0, &below);
    }

    /// Returns the drawing with the given size. `title` and `desc` describe it to readers who don't
    /// see it.
    #[must_use]
    pub fn document(
        mut self,
        width: i32,
        height: i32,
        title: impl Into<Message>,
        desc: impl Into<Message>,
    ) -> Drawing {
        let mut head = String::new();
        let view = format!("0 0 {width} {height}");
        Tag::new(&mut head, "svg")
            .set(attr!("xmlns"), "http://www.w3.org/2000/svg")
            .set(attr!("viewBox"), &*view)
            .set(attr!("width"), width)
            .set(attr!("height"), height)
            .set(attr!("role"), "graphics-document document")
            .set(attr!("style"), "max-width:100%;height:auto")
            .set(attr!("font-family"), FONTS)
            .set(attr!("fill"), NONE)
            .set(attr!("font-weight"), BOLD)
            .set(attr!("text-anchor"), MIDDLE)
            .set(attr!("stroke-linejoin"), "round")
            .set(attr!("stroke-linecap"), "round")
            .open();
        let (title, desc) = (self.told(title), self.told(desc));
        Tag::new(&mut head, "title").hold(&title);
        Tag::new(&mut head, "desc").hold(&desc);
        self.svg.insert_str(0, &head);
        self.svg += "</svg>\n";
        self.svg.shrink_to_fit();
        let alt = format!("{title}. {desc}");
        Drawing { svg: self.svg, alt, width, height, places: self.places }
    }
}

/// A length that few drawings exceed.
const USUAL: usize = 1 << 17;
/// A number of places that few drawings exceed.
const USUAL_PLACES: usize = 1 << 8;

/// Fonts that most machines have. The drawing leaves room for wider letters.
const FONTS: &str = "system-ui, 'Segoe UI', Roboto, Helvetica, Arial, 'DejaVu Sans', sans-serif";

/// The default style of lines and text. The document sets it once, and only other styles are
/// written.
const NONE: Colour = "none";
const BOLD: &str = "700";
const MIDDLE: &str = "middle";

/// Breaks a row into rows of a length of at most `most`. A longer item gets a separate row.
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
