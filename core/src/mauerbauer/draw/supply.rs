//! What is left beside the board: pieces, the deck, and the discards.

use crate::canvas::{Frame, Paint, TextStyle};
use crate::mauerbauer::colour::{HouseColour, TowerColour};
use crate::mauerbauer::draw::Canvas;
use crate::mauerbauer::draw::piece::Piece;
use crate::mauerbauer::houses::Pieces;
use crate::mauerbauer::state::State;
use crate::mauerbauer::view::View;

/// The pieces in the supply.
#[derive(Clone, Debug)]
pub(super) struct Supply {
    pub(super) walls: usize,
    pub(super) towers: [(TowerColour, usize); 3],
    pub(super) houses: [(HouseColour, usize); 5],
    pub(super) palaces: [(HouseColour, usize); 5],
}

impl Supply {
    pub(super) fn of(view: &View) -> Self {
        let left = |most: usize, used: usize| most.saturating_sub(used);
        let coloured = |most: u8, all: &mut dyn Iterator<Item = &Vec<HouseColour>>| {
            let used: Vec<HouseColour> = all.flatten().copied().collect();
            let count = |colour| used.iter().filter(|&&other| other == colour).count();
            HouseColour::ALL.map(|colour| (colour, left(most.into(), count(colour))))
        };
        let towers =
            |colour| view.position.towers.values().filter(|&&other| other == colour).count();
        Self {
            walls: left(State::WALLS, view.position.walls.len()),
            towers: TowerColour::ALL.map(|colour| (colour, left(State::TOWERS, towers(colour)))),
            houses: coloured(Pieces::HOUSES, &mut view.position.houses.values()),
            palaces: coloured(Pieces::PALACES, &mut view.position.palaces.values()),
        }
    }
}

/// The height of the panel, where pictures stand in it, and what stands above and below.
const HEIGHT: i32 = 92;
const TITLE: i32 = 20;
const PICTURE: i32 = 46;
const NUMBER: i32 = 82;
/// The room for a picture and its number.
const STEP: i32 = 41;

impl Canvas {
    /// Draws the panel from that height on, and returns its height.
    pub(super) fn supply(&mut self, view: &View, x: i32, y: i32, width: i32) -> i32 {
        self.quiet_row(Frame { x, y, width, height: HEIGHT, radius: 8 });
        let supply = Supply::of(view);
        self.at(x, y, 100, |canvas| {
            let at = canvas.shelf("walls", 20, &[supply.walls], |canvas, _| {
                canvas.at(0, 0, 90, |canvas| canvas.wall("M-13 7L13 -7"));
            });
            let counts = supply.towers.map(|(_, count)| count);
            let at = canvas.shelf("towers left", at, &counts, |canvas, index| {
                canvas.at(0, 0, 90, |canvas| canvas.tower(supply.towers[index].0, ""));
            });
            let counts = supply.houses.map(|(_, count)| count);
            let at = canvas.shelf("houses left", at, &counts, |canvas, index| {
                canvas.at(0, 0, 120, |canvas| canvas.piece(Piece::House(supply.houses[index].0)));
            });
            let counts = supply.palaces.map(|(_, count)| count);
            let at = canvas.shelf("palaces left", at, &counts, |canvas, index| {
                canvas.at(0, 0, 110, |canvas| {
                    canvas.piece(Piece::Palace(supply.palaces[index].0));
                });
            });
            let at = canvas.shelf("deck", at, &[view.deck as usize], |canvas, _| {
                canvas.at(-11, -16, 100, Self::card_back);
            });
            canvas.shelf(
                "discards",
                at + 8,
                &[view.position.discards.len() as usize],
                |canvas, _| {
                    canvas.at(-11, -16, 100, Self::card_blank);
                },
            );
        });
        HEIGHT
    }

    /// Draws pictures with a number below each, and returns where the next shelf begins.
    fn shelf(
        &mut self,
        title: &str,
        x: i32,
        counts: &[usize],
        draw: impl Fn(&mut Self, usize),
    ) -> i32 {
        let (ink, faint) = (self.colours.ink, self.colours.faint);
        let end = x + STEP * counts.len() as i32;
        self.write((x + end) / 2, TITLE, TextStyle::new(12, faint).centred(), title);
        for (index, count) in counts.iter().enumerate() {
            let middle = x + STEP * index as i32 + STEP / 2;
            if *count > 0 {
                self.at(middle, PICTURE, 100, |canvas| draw(canvas, index));
            } else {
                self.at(middle, PICTURE, 100, |canvas| {
                    canvas.faintly("0.3", |canvas| draw(canvas, index));
                });
            }
            self.write(middle, NUMBER, TextStyle::new(15, ink).bold().centred(), count);
        }
        end + STEP / 2
    }

    /// Draws a card face down, with its upper left corner at the origin.
    pub(super) fn card_back(&mut self) {
        let dye = self.palette.back;
        let frame = Frame { x: 0, y: 0, width: 22, height: 32, radius: 3 };
        self.frame(frame, Paint::fill(dye.fill).line(dye.edge, "1.2"));
        let walls = "M4 8H18M4 16H18M4 24H18M8 8V16M14 16V24M8 24V28M14 4V8";
        self.path(walls, Paint::fill("none").line(dye.mark, "1.2"));
    }

    /// Draws a small card face up.
    fn card_blank(&mut self) {
        let dye = self.palette.card;
        let frame = Frame { x: 0, y: 0, width: 22, height: 32, radius: 3 };
        self.frame(frame, Paint::fill(dye.fill).line(dye.edge, "1.2"));
        self.path("M5 9H17M5 15H17M5 21H13", Paint::fill("none").line(dye.edge, "1.2"));
    }
}
