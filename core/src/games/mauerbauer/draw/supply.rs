//! The supply next to the board: pieces, the deck and the discards.

use crate::games::mauerbauer::draw::Canvas;
use crate::games::mauerbauer::draw::piece::Piece;
use crate::games::mauerbauer::piece::{HouseColour, Pieces, TowerColour};
use crate::games::mauerbauer::places;
use crate::games::mauerbauer::position::View;
use crate::games::mauerbauer::state::State;
use crate::games::mauerbauer::texts;
use crate::sheet::canvas::{Frame, Paint, TextStyle};
use crate::sheet::look::Sheet;
use crate::text::message::{Message, message};

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

/// The measures that differ between sheets.
#[derive(Debug)]
struct Measures {
    /// The height of a row of shelves, and the number of rows.
    height: i32,
    rows: i32,
    /// The x of a row.
    left: i32,
    /// The y of the title, if there is one.
    title: Option<i32>,
    /// The y of pictures, and of numbers with their size.
    picture: i32,
    number: (i32, i32),
    /// The width of a picture with its number, and the space between shelves.
    step: i32,
    gap: i32,
}

const WIDE: Measures = Measures {
    height: 92,
    rows: 1,
    left: 20,
    title: Some(20),
    picture: 46,
    number: (82, 15),
    step: 41,
    gap: 20,
};

const NARROW: Measures = Measures {
    height: 48,
    rows: 2,
    left: 5,
    title: None,
    picture: 19,
    number: (45, 12),
    step: 35,
    gap: 8,
};

const fn measures(sheet: Sheet) -> &'static Measures {
    match sheet {
        Sheet::Wide => &WIDE,
        Sheet::Narrow => &NARROW,
    }
}

impl Canvas {
    /// Draws the panel from the given height on, and returns its height.
    pub(super) fn supply(&mut self, view: &View, x: i32, y: i32, width: i32) -> i32 {
        let Measures { height, rows, left, .. } = *measures(self.sheet);
        self.quiet_row(Frame { x, y, width, height: height * rows, radius: 8 });
        let supply = Supply::of(view);
        self.at(x, y, 100, |canvas| {
            let mut at = canvas.fortifications(&supply, left);
            if rows == 1 {
                at = canvas.buildings(&supply, at);
            } else {
                canvas.at(0, height, 100, |canvas| {
                    canvas.buildings(&supply, left);
                });
            }
            let (deck, discards) = (view.deck, view.position.discards.len());
            let words = [message!(texts::Deck), message!(texts::DeckOf { cards: deck })];
            let at = canvas.pile(places::DECK, words, at, deck, Self::card_back);
            let words = [message!(texts::Discards), view.told_discards(canvas.sheet)];
            canvas.pile(places::DISCARDS, words, at + 8, discards, Self::card_blank);
        });
        height * rows
    }

    /// Draws walls and towers, and returns the x of the next shelf.
    fn fortifications(&mut self, supply: &Supply, x: i32) -> i32 {
        let at = self.shelf(message!(texts::WallsLeft), x, &[supply.walls], |canvas, _| {
            canvas.at(0, 0, 90, |canvas| canvas.wall("M-13 7L13 -7"));
        });
        let counts = supply.towers.map(|(_, count)| count);
        self.shelf(message!(texts::TowersLeft), at, &counts, |canvas, index| {
            canvas.loose_tower((0, 0), supply.towers[index].0);
        })
    }

    /// Draws houses and palaces, and returns the x of the next shelf.
    fn buildings(&mut self, supply: &Supply, x: i32) -> i32 {
        let counts = supply.houses.map(|(_, count)| count);
        let at = self.shelf(message!(texts::HousesLeft), x, &counts, |canvas, index| {
            canvas.at(0, 0, 120, |canvas| canvas.piece(Piece::House(supply.houses[index].0)));
        });
        let counts = supply.palaces.map(|(_, count)| count);
        self.shelf(message!(texts::PalacesLeft), at, &counts, |canvas, index| {
            canvas.at(0, 0, 110, |canvas| canvas.piece(Piece::Palace(supply.palaces[index].0)));
        })
    }

    /// Draws a pile of cards with its title and its label, and returns the x of the next shelf.
    fn pile(
        &mut self,
        name: &str,
        [title, label]: [Message; 2],
        x: i32,
        cards: u32,
        card: fn(&mut Self),
    ) -> i32 {
        let draw = |canvas: &mut Self, _| {
            let shape = Frame { x: 0, y: 0, width: 22, height: 32, radius: 0 }.corners();
            canvas.place_at((-11, -16), 100, name, label.clone(), &shape, card);
        };
        self.shelf(title, x, &[cards as usize], draw)
    }

    /// Draws pictures with a number below each, and returns the x of the next shelf.
    fn shelf(
        &mut self,
        title: Message,
        x: i32,
        counts: &[usize],
        draw: impl Fn(&mut Self, usize),
    ) -> i32 {
        let Measures { title: line, picture, number: (below, size), step, gap, .. } =
            *measures(self.sheet);
        let (ink, faint) = (self.colours.ink, self.colours.faint);
        let end = x + step * counts.len() as i32;
        if let Some(line) = line {
            self.say((x + end) / 2, line, TextStyle::new(12, faint).centred(), title);
        }
        for (index, count) in counts.iter().enumerate() {
            let middle = x + step * index as i32 + step / 2;
            if *count > 0 {
                self.at(middle, picture, 100, |canvas| draw(canvas, index));
            } else {
                self.at(middle, picture, 100, |canvas| {
                    canvas.faintly("0.3", |canvas| draw(canvas, index));
                });
            }
            self.write(middle, below, TextStyle::new(size, ink).bold().centred(), count);
        }
        end + gap
    }

    /// Draws a face-down card, with its upper left corner at the origin.
    pub(super) fn card_back(&mut self) {
        let dye = self.palette.back;
        let frame = Frame { x: 0, y: 0, width: 22, height: 32, radius: 3 };
        self.frame(frame, Paint::fill(dye.fill).line(dye.edge, "1.2"));
        let walls = "M4 8H18M4 16H18M4 24H18M8 8V16M14 16V24M8 24V28M14 4V8";
        self.path(walls, Paint::stroke(dye.mark, "1.2"));
    }

    /// Draws a small card face up.
    fn card_blank(&mut self) {
        let dye = self.palette.card;
        let frame = Frame { x: 0, y: 0, width: 22, height: 32, radius: 3 };
        self.frame(frame, Paint::fill(dye.fill).line(dye.edge, "1.2"));
        self.path("M5 9H17M5 15H17M5 21H13", Paint::stroke(dye.edge, "1.2"));
    }
}
