//! Colours of a drawing.

use crate::berlin::Suit;
use crate::canvas::{self, Colour, Dye, dye};
use crate::seat::Seat;

/// The colours of the wall, the dice and the hammers.
///
/// Suits differ in shape and in brightness too, and hammers bear numbers.
#[derive(Debug)]
pub(super) struct Palette {
    /// The colour of the table.
    pub(super) table: Colour,
    pub(super) tile: Dye,
    /// The colour of the lines on the back of a tile.
    pub(super) back: Colour,
    pub(super) coin: Dye,
    /// The colour of the letters on pieces, whatever their suit.
    pub(super) print: Colour,
    pub(super) hole: Dye,
    pub(super) gap: Colour,
    pub(super) veil: Colour,
    pub(super) ground: Colour,
    pub(super) plain_die: Dye,
    /// The colours of suits; their marks are letters on a piece.
    suits: [Dye; 4],
    hammers: [Dye; Seat::COUNT],
}

impl canvas::Palette for Palette {
    const LIGHT: &'static Self = &LIGHT;
    const DARK: &'static Self = &DARK;
}

impl Palette {
    pub(super) const fn suit(&self, suit: Suit) -> Dye {
        self.suits[suit as usize]
    }

    /// Returns the colours of a die of that colour (BE-55).
    pub(super) const fn suit_die(&self, suit: Suit) -> Dye {
        self.hammers[suit as usize]
    }

    /// Returns the colours of a seat's hammer and die: those of the suits first (BE-78).
    pub(super) const fn hammer(&self, seat: Seat) -> Dye {
        self.hammers[seat.index()]
    }
}

const LIGHT: Palette = Palette {
    table: "#dfe3e1",
    tile: dye("#faf4e3", "#9b8e76", "#d3c6a8"),
    back: "#9b8e76",
    coin: dye("#f3e7c8", "#8a7a58", "#b9a77f"),
    print: "#26221d",
    hole: dye("#5f5c57", "#2b2825", "#8f8a82"),
    gap: "#7d8783",
    veil: "#5a544a",
    ground: "#6b4a2b",
    plain_die: dye("#fffdf6", "#4b4338", "#26221d"),
    suits: [
        dye("#c8271f", "#8f1610", "#b3201a"),
        dye("#1c1a17", "#000000", "#1c1a17"),
        dye("#f0b81c", "#7a5600", "#7a5600"),
        dye("#2a62b8", "#173f80", "#1f529f"),
    ],
    hammers: [
        dye("#c8271f", "#5e0d09", "#ffffff"),
        dye("#1c1a17", "#d8d2c6", "#ffffff"),
        dye("#f0b81c", "#5f4300", "#26221d"),
        dye("#2a62b8", "#0f2d5e", "#ffffff"),
        dye("#6d2a8f", "#340f48", "#ffffff"),
        dye("#27785a", "#0d4430", "#ffffff"),
        dye("#f08ab0", "#7a2348", "#26221d"),
        dye("#e9e4d8", "#4b4338", "#26221d"),
    ],
};

const DARK: Palette = Palette {
    table: "#2b2f31",
    tile: dye("#ddd3bb", "#14120f", "#b4a788"),
    back: "#81755b",
    coin: dye("#d6c698", "#14120f", "#94835a"),
    print: "#1c1915",
    hole: dye("#0e1011", "#000000", "#4a5054"),
    gap: "#7e888c",
    veil: "#7d7567",
    ground: "#b98a58",
    plain_die: dye("#efe9dc", "#0f0d0b", "#1c1915"),
    suits: [
        dye("#bd241c", "#7d120d", "#a31c16"),
        dye("#161412", "#000000", "#161412"),
        dye("#e3a90f", "#5f4300", "#634600"),
        dye("#2559ab", "#133670", "#1b4a92"),
    ],
    hammers: [
        dye("#cc3830", "#3b0705", "#ffffff"),
        dye("#161412", "#d8d2c6", "#ffffff"),
        dye("#f0b81c", "#4a3400", "#1c1915"),
        dye("#3166b6", "#0b2248", "#ffffff"),
        dye("#8d46b3", "#260a36", "#ffffff"),
        dye("#267256", "#08301f", "#ffffff"),
        dye("#f08ab0", "#57152f", "#1c1915"),
        dye("#e9e4d8", "#14120f", "#1c1915"),
    ],
};
