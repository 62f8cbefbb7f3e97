//! Colours that the drawings of all games share.

use crate::game::Theme;

/// Holds a colour as SVG writes it.
pub(crate) type Colour = &'static str;

/// Holds the colours of a thing.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Dye {
    pub(crate) fill: Colour,
    pub(crate) edge: Colour,
    /// Colours what is written or drawn on it.
    pub(crate) mark: Colour,
}

pub(crate) const fn dye(fill: Colour, edge: Colour, mark: Colour) -> Dye {
    Dye { fill, edge, mark }
}

/// Holds the colours of a theme that do not belong to a game's own things.
///
/// Nothing is told by colour alone: marks have words or differ in shape, so that grey print and
/// colour-blind eyes lose nothing.
#[derive(Debug)]
pub(crate) struct Tones {
    pub(crate) paper: Colour,
    pub(crate) ink: Colour,
    pub(crate) faint: Colour,
    pub(crate) rule: Colour,
    pub(crate) row: Colour,
    pub(crate) accent: Colour,
    pub(crate) accent_row: Colour,
    pub(crate) gold: Colour,
    pub(crate) outline: Colour,
}

impl Tones {
    pub(crate) const fn of(theme: Theme) -> &'static Self {
        match theme {
            Theme::Light => &LIGHT,
            Theme::Dark => &DARK,
        }
    }
}

const LIGHT: Tones = Tones {
    paper: "#fdfbf6",
    ink: "#26221d",
    faint: "#655d52",
    rule: "#ddd5c5",
    row: "#f5f0e5",
    accent: "#0b6b4f",
    accent_row: "#dff0e6",
    gold: "#e8b82c",
    outline: "#4b4338",
};

const DARK: Tones = Tones {
    paper: "#1b1a18",
    ink: "#f1ebe0",
    faint: "#b3a999",
    rule: "#3b3731",
    row: "#262421",
    accent: "#5fd0a4",
    accent_row: "#1f3a30",
    gold: "#e8b82c",
    outline: "#0f0d0b",
};
