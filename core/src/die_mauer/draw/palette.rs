//! Colours of a drawing.

use super::super::piece::Piece;
use crate::game::Theme;

/// Holds a colour as SVG writes it.
pub(super) type Colour = &'static str;

/// Holds the colours of a theme.
///
/// Nothing is told by colour alone: pieces bear letters and differ in shape, and marks have words,
/// so that grey print and colour-blind eyes lose nothing.
#[derive(Debug)]
pub(super) struct Palette {
    pub(super) paper: Colour,
    pub(super) ink: Colour,
    pub(super) faint: Colour,
    pub(super) rule: Colour,
    pub(super) row: Colour,
    pub(super) sky: Colour,
    pub(super) ground: Colour,
    pub(super) accent: Colour,
    pub(super) accent_row: Colour,
    pub(super) alarm: Colour,
    pub(super) on_alarm: Colour,
    pub(super) hand: Colour,
    pub(super) block: Colour,
    pub(super) block_side: Colour,
    pub(super) imprint: Colour,
    pub(super) gold: Colour,
    pub(super) outline: Colour,
    pub(super) opening: Colour,
    wall: Masonry,
    tower: Masonry,
    gate: Masonry,
}

/// Holds the colours of a piece.
#[derive(Copy, Clone, Debug)]
pub(super) struct Masonry {
    pub(super) stone: Colour,
    pub(super) mortar: Colour,
    pub(super) letter: Colour,
}

impl Palette {
    pub(super) const fn of(theme: Theme) -> &'static Self {
        match theme {
            Theme::Light => &LIGHT,
            Theme::Dark => &DARK,
        }
    }

    pub(super) const fn masonry(&self, piece: Piece) -> Masonry {
        match piece {
            Piece::Tower => self.tower,
            Piece::Gate => self.gate,
            _ => self.wall,
        }
    }
}

const LIGHT: Palette = Palette {
    paper: "#fdfbf6",
    ink: "#26221d",
    faint: "#655d52",
    rule: "#ddd5c5",
    row: "#f5f0e5",
    sky: "#e6eef3",
    ground: "#bdb98f",
    accent: "#0b6b4f",
    accent_row: "#dff0e6",
    alarm: "#8a1c14",
    on_alarm: "#ffffff",
    hand: "#f3dcc0",
    block: "#ff8a1f",
    block_side: "#c75f00",
    imprint: "#4a2200",
    gold: "#e8b82c",
    outline: "#4b4338",
    opening: "#3a0d0a",
    wall: Masonry { stone: "#d9cdb4", mortar: "#bcae92", letter: "#26221d" },
    tower: Masonry { stone: "#2460a7", mortar: "#4a7fbe", letter: "#ffffff" },
    gate: Masonry { stone: "#b9302a", mortar: "#d0605a", letter: "#ffffff" },
};

const DARK: Palette = Palette {
    paper: "#1b1a18",
    ink: "#f1ebe0",
    faint: "#b3a999",
    rule: "#3b3731",
    row: "#262421",
    sky: "#202a33",
    ground: "#4a4935",
    accent: "#5fd0a4",
    accent_row: "#1f3a30",
    alarm: "#f2a097",
    on_alarm: "#2b0b08",
    hand: "#d9bd9a",
    block: "#ff8a1f",
    block_side: "#b65600",
    imprint: "#3a1a00",
    gold: "#e8b82c",
    outline: "#0f0d0b",
    opening: "#1d0504",
    wall: Masonry { stone: "#c3b699", mortar: "#a5987b", letter: "#1d1a16" },
    tower: Masonry { stone: "#2f6fbd", mortar: "#5a91d3", letter: "#ffffff" },
    gate: Masonry { stone: "#c23b34", mortar: "#db6f69", letter: "#ffffff" },
};
