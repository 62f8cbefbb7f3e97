//! Colours that the drawings of all games share.

use std::fmt::Write;

use crate::sheet::look::Drawing;
use crate::sheet::look::Theme;

/// A colour in SVG notation.
pub type Colour = &'static str;

/// The colours of a thing.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct Dye {
    /// The colour of the area.
    pub fill: Colour,
    /// The colour of the outline.
    pub edge: Colour,
    /// The colour of text and marks on it.
    pub mark: Colour,
}

/// Makes the colours of a thing.
#[must_use]
pub const fn dye(fill: Colour, edge: Colour, mark: Colour) -> Dye {
    Dye { fill, edge, mark }
}

/// The colours of a theme that all games share.
///
/// No information is shown by colour alone: marks have words or differ in shape. So grey print and
/// colour-blind readers lose nothing.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct Colours {
    /// The background of the drawing.
    pub paper: Colour,
    /// Text.
    pub ink: Colour,
    /// Text that is less important.
    pub faint: Colour,
    /// Lines between parts.
    pub rule: Colour,
    /// The row of a seat.
    pub row: Colour,
    /// Highlights.
    pub accent: Colour,
    /// The highlighted row of a seat.
    pub accent_row: Colour,
    /// The mark of the latest event.
    pub news: Colour,
    /// A crown.
    pub gold: Colour,
    /// The outline of a crown.
    pub outline: Colour,
}

impl Colours {
    /// Returns the colours of a theme.
    #[must_use]
    pub const fn of(theme: Theme) -> &'static Self {
        match theme {
            Theme::Light | Theme::Auto => &LIGHT,
            Theme::Dark => &DARK,
            Theme::Print => &PRINT,
        }
    }
}

const LIGHT: Colours = Colours {
    paper: "#fdfbf6",
    ink: "#26221d",
    faint: "#655d52",
    rule: "#ddd5c5",
    row: "#f5f0e5",
    accent: "#0b6b4f",
    accent_row: "#dff0e6",
    news: "#8a6500",
    gold: "#e8b82c",
    outline: "#4b4338",
};

const DARK: Colours = Colours {
    paper: "#1b1a18",
    ink: "#f1ebe0",
    faint: "#b3a999",
    rule: "#3b3731",
    row: "#262421",
    accent: "#5fd0a4",
    accent_row: "#1f3a30",
    news: "#e8b82c",
    gold: "#e8b82c",
    outline: "#0f0d0b",
};

const PRINT: Colours = Colours {
    paper: "#ffffff",
    ink: "#000000",
    faint: "#404040",
    rule: "#a0a0a0",
    row: "#ffffff",
    accent: "#000000",
    accent_row: "#ffffff",
    news: "#000000",
    gold: "#c0c0c0",
    outline: "#000000",
};

/// Joins the drawings of both themes, which differ only in colours.
///
/// Attributes have the colours of the light drawing, for viewers of SVG that support only one
/// theme. For browsers, a style with both colours takes precedence.
pub(super) fn joined(light: Drawing, dark: &Drawing) -> Drawing {
    let mut svg = String::with_capacity(2 * light.svg.len());
    let tags = light.svg.split_inclusive('>').zip(dark.svg.split_inclusive('>'));
    for (light, dark) in tags {
        add_tag(&mut svg, light, dark);
    }
    // The first element is the document, which has a style with its size.
    let svg = svg.replacen(" style=\"", " style=\"color-scheme:light dark;", 1);
    Drawing { svg, ..light }
}

/// Adds a tag and the text before it, with a style for the colours that differ.
fn add_tag(svg: &mut String, light: &str, dark: &str) {
    svg.push_str(light);
    if light == dark {
        return;
    }
    let end = if light.ends_with("/>") { "/>" } else { ">" };
    svg.truncate(svg.len() - end.len());
    svg.push_str(" style=\"");
    for (property, light, dark) in differing(light, dark) {
        // Writing to a string can't fail.
        let _ = write!(svg, "{property}:light-dark({light},{dark});");
    }
    svg.push('"');
    svg.push_str(end);
}

/// Returns the attributes that differ, with both values.
fn differing<'a>(
    light: &'a str,
    dark: &'a str,
) -> impl Iterator<Item = (&'a str, &'a str, &'a str)> {
    let words = || light.split('"').zip(dark.split('"'));
    words().zip(words().skip(1)).filter(|(_, (light, dark))| light != dark).map(
        |((name, _), (light, dark))| {
            let name = name.trim_end_matches('=');
            (name.rsplit(' ').next().unwrap_or(name), light, dark)
        },
    )
}
