//! Drawings of a view: an SVG document for screens and paper, and plain characters for terminals.
//!
//! Both use only the [`View`](super::View), so they show nothing that the viewer doesn't know. A
//! view may come from any JSON, so the code does not rely on a legal position, or on a planar
//! board.

mod board;
mod captions;
mod card;
mod land;
mod lattice;
mod piece;
mod projection;
mod seat;
mod supply;
mod svg;
mod text;

use crate::games::mauerbauer::piece::{HouseColour, TowerColour};
use crate::sheet::canvas::{self, Colour, Dye, dye};

pub(super) use svg::draw;
pub(super) use text::{brief, text};

/// A canvas with the colours of the game.
type Canvas = crate::sheet::canvas::Canvas<Palette>;

canvas::palette! {
    /// The colours of the board, the pieces, the dice and the cards.
    ///
    /// Regions also differ in the shape of their arms, towers in brightness and letter, and houses
    /// and palaces in their letters.
    Palette {
        /// The background of the board.
        table: Colour = "#eae4d6", "#262626";
        water: Colour = "#b9d8e6", "#21404f";
        wave: Colour = "#7fb1c8", "#3f7187";
        /// A wall line, a boundary line, and the straight rim.
        line: Colour = "#a59a83", "#6b6558";
        boundary: Colour = "#4f4636", "#d8cdb4";
        rim: Colour = "#6f6450", "#a99e88";
        wall: Dye = dye("#b5793f", "#3d2611", "#ffffff"), dye("#c68a4e", "#0f0a05", "#ffffff");
        /// The ground of a completed city, and its band.
        city: Dye = dye("#cfc8ba", "#6b6254", "#26221d"), dye("#5a554c", "#b9ae9a", "#f1ebe0");
        /// A tower space without a tower.
        point: Dye = dye("#fdfbf6", "#8d8069", "#4b4338"), dye("#1b1a18", "#8d8472", "#d8cdb4");
        die: Dye = dye("#fffdf6", "#4b4338", "#26221d"), dye("#efe9dc", "#0f0d0b", "#1c1915");
        card: Dye = dye("#fffaf0", "#8d8069", "#26221d"), dye("#efe6d2", "#0f0d0b", "#1c1915");
        back: Dye = dye("#7a5230", "#3d2611", "#c9a070"), dye("#7a5230", "#0f0a05", "#c9a070");
        regions: [Dye; 3] = [
            dye("#f3e6da", "#8a3a24", "#ffffff"),
            dye("#e7e2ef", "#5a4a82", "#ffffff"),
            dye("#dcebe8", "#2b6662", "#ffffff"),
        ], [
            dye("#3f342c", "#d99a80", "#1b1a18"),
            dye("#35304a", "#b9a9e6", "#1b1a18"),
            dye("#223c3a", "#82c6bf", "#1b1a18"),
        ];
        towers: [Dye; 3] = [
            dye("#23201d", "#000000", "#ffffff"),
            dye("#9a9a9a", "#3a3a3a", "#000000"),
            dye("#ffffff", "#3a3a3a", "#000000"),
        ], [
            dye("#100f0e", "#8d8472", "#ffffff"),
            dye("#8f8f8f", "#0f0d0b", "#000000"),
            dye("#f7f4ee", "#0f0d0b", "#000000"),
        ];
        houses: [Dye; 5] = [
            dye("#c8271f", "#5e0d09", "#ffffff"),
            dye("#2d7a42", "#0d3a1b", "#ffffff"),
            dye("#f2c224", "#5f4300", "#26221d"),
            dye("#2a62b8", "#0f2d5e", "#ffffff"),
            dye("#f29bbd", "#7a2348", "#26221d"),
        ], [
            dye("#cc3830", "#2d0503", "#ffffff"),
            dye("#2b733f", "#06240f", "#ffffff"),
            dye("#f2c224", "#3a2900", "#1c1915"),
            dye("#3166b6", "#081a38", "#ffffff"),
            dye("#f29bbd", "#45102a", "#1c1915"),
        ];
    }
}

impl Palette {
    /// Returns the colours of a region's ground, its arms, and the number on them.
    const fn region(&self, region: usize) -> Dye {
        self.regions[region % 3]
    }

    const fn tower(&self, colour: TowerColour) -> Dye {
        self.towers[colour as usize]
    }

    const fn house(&self, colour: HouseColour) -> Dye {
        self.houses[colour as usize]
    }
}
