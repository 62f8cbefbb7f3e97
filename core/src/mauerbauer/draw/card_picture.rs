//! Pictures of what guild cards count.

use crate::canvas::{Frame, Paint};
use crate::mauerbauer::card::Card;
use crate::mauerbauer::draw::Canvas;
use crate::mauerbauer::draw::piece::{PALACE, Piece};
use crate::mauerbauer::piece::{HouseColour, TowerColour};

/// The room of a picture, around its origin.
pub(super) const PICTURE: Frame = Frame { x: -34, y: -17, width: 68, height: 34, radius: 5 };

/// The distance between things side by side.
const BESIDE: i32 = 20;
/// Half the side and half the height of a space.
const SIDE: i32 = 8;
const HEIGHT: i32 = 7;

impl Canvas {
    /// Draws what a card counts around the origin; on the ground of a city, if it counts there: a
    /// card that counts spaces or cities draws its own.
    pub(super) fn card_picture(&mut self, card: Card) {
        if card.kind().counts_in_city() {
            let city = self.palette.city;
            self.frame(PICTURE, Paint::fill(city.fill).line(city.edge, "1.5"));
        }
        match card {
            Card::CitySize => self.spaces(0, 5),
            Card::CityOfOne => self.spaces(0, 1),
            Card::CityOfTwo => self.spaces(0, 2),
            Card::CityOfThree => self.spaces(0, 3),
            Card::CityOfSeven => self.spaces(0, 7),
            Card::Cities => [-BESIDE, 0, BESIDE].into_iter().for_each(|x| self.spaces(x, 1)),
            Card::ColourVariety => self.side_by_side(&HouseColour::ALL[..3], Self::small_house),
            Card::TowerColourIn(colour) | Card::TowerColourOut(colour) => self.small_tower(colour),
            Card::TowersIn | Card::TowersOut => {
                self.side_by_side(&TowerColour::ALL, Self::small_tower);
            }
            Card::PalacesIn => self.any_palace(),
            Card::ColourIn(colour) => {
                let both = [Piece::House(colour), Piece::Palace(colour)];
                self.side_by_side(&both, Self::piece);
            }
            Card::HousesOut(colour) => self.piece(Piece::House(colour)),
            Card::RegionOut(region) => self.at(0, 0, 80, |canvas| canvas.arms(region.index(), "")),
            Card::ShoreOut => self.tower_at_the_shore(),
            Card::WallsOut => self.wall("M-16 7L16 -7"),
        }
    }

    fn side_by_side<T: Copy>(&mut self, things: &[T], draw: fn(&mut Self, T)) {
        let first = -BESIDE * (things.len() as i32 - 1) / 2;
        for (nth, &thing) in (0..).zip(things) {
            self.at(first + BESIDE * nth, 0, 100, |canvas| draw(canvas, thing));
        }
    }

    fn small_house(&mut self, colour: HouseColour) {
        self.piece(Piece::House(colour));
    }

    fn small_tower(&mut self, colour: TowerColour) {
        self.at(0, 0, 75, |canvas| canvas.loose_tower((0, 0), colour));
    }

    /// Draws a palace, of whatever colour.
    fn any_palace(&mut self) {
        let dye = self.palette.card;
        self.path(PALACE, Paint::fill(dye.fill).line(dye.mark, "1.4"));
    }

    /// Draws a tower, of whatever colour, and the water beside it.
    fn tower_at_the_shore(&mut self) {
        let (card, water) = (self.palette.card, self.palette.water);
        self.path("M-24 10H24", Paint::stroke(water, "14"));
        self.path("M-24 10H24", Paint::stroke(self.palette.wave, "1.4"));
        self.disc(11, Paint::fill(card.fill).line(card.mark, "1.6"));
    }

    /// Draws the spaces of a city side by side, with a wall around them.
    fn spaces(&mut self, x: i32, count: i32) {
        let left = x - SIDE * (count + 1) / 2;
        let right = left + SIDE * (count + 1);
        let upper = if count % 2 == 0 { right } else { right - SIDE };
        let lower = if count % 2 == 0 { right - SIDE } else { right };
        let outline =
            format!("M{left} {HEIGHT}L{} -{HEIGHT}H{upper}L{lower} {HEIGHT}Z", left + SIDE);
        let (city, wall) = (self.palette.city, self.palette.wall);
        self.path(&outline, Paint::fill(city.fill).line(wall.fill, "3"));
        let between: String = (1..count)
            .map(|nth| {
                let (x, up) = (left + SIDE * nth, if nth % 2 == 1 { -1 } else { 1 });
                format!("M{x} {}L{} {}", up * HEIGHT, x + SIDE, -up * HEIGHT)
            })
            .collect();
        self.path(&between, Paint::stroke(city.edge, "1"));
    }
}
