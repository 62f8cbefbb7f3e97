//! Colours of a drawing.

use crate::canvas::{self, Colour};
use crate::die_mauer::Piece;

/// The colours of the pieces and the site. Pieces bear characters and differ in shape too.
#[derive(Debug)]
pub(super) struct Palette {
    pub(super) sky: Colour,
    pub(super) ground: Colour,
    pub(super) alarm: Colour,
    pub(super) on_alarm: Colour,
    pub(super) hand: Colour,
    pub(super) block: Colour,
    pub(super) block_side: Colour,
    pub(super) imprint: Colour,
    pub(super) opening: Colour,
    wall: Masonry,
    tower: Masonry,
    gate: Masonry,
}

/// The colours of a piece.
#[derive(Copy, Clone, Debug)]
pub(super) struct Masonry {
    pub(super) stone: Colour,
    pub(super) mortar: Colour,
    pub(super) letter: Colour,
}

impl canvas::Palette for Palette {
    const LIGHT: &'static Self = &LIGHT;
    const DARK: &'static Self = &DARK;
}

impl Palette {
    pub(super) const fn masonry(&self, piece: Piece) -> Masonry {
        match piece {
            Piece::Tower => self.tower,
            Piece::Gate => self.gate,
            _ => self.wall,
        }
    }
}

const LIGHT: Palette = Palette {
    sky: "#e6eef3",
    ground: "#bdb98f",
    alarm: "#8a1c14",
    on_alarm: "#ffffff",
    hand: "#f3dcc0",
    block: "#ff8a1f",
    block_side: "#c75f00",
    imprint: "#4a2200",
    opening: "#3a0d0a",
    wall: Masonry { stone: "#d9cdb4", mortar: "#bcae92", letter: "#26221d" },
    tower: Masonry { stone: "#2460a7", mortar: "#4a7fbe", letter: "#ffffff" },
    gate: Masonry { stone: "#b9302a", mortar: "#d0605a", letter: "#ffffff" },
};

const DARK: Palette = Palette {
    sky: "#202a33",
    ground: "#4a4935",
    alarm: "#f2a097",
    on_alarm: "#2b0b08",
    hand: "#d9bd9a",
    block: "#ff8a1f",
    block_side: "#b65600",
    imprint: "#3a1a00",
    opening: "#1d0504",
    wall: Masonry { stone: "#c3b699", mortar: "#a5987b", letter: "#1d1a16" },
    tower: Masonry { stone: "#2c67b0", mortar: "#5a91d3", letter: "#ffffff" },
    gate: Masonry { stone: "#c23b34", mortar: "#db6f69", letter: "#ffffff" },
};
