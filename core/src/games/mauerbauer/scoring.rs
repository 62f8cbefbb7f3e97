//! The points of guild cards, with explanations.

use std::cell::OnceCell;
use std::fmt;

use serde::Serialize;

use crate::games::mauerbauer::card::Card;
use crate::games::mauerbauer::piece::{HouseColour, Pieces, TowerColour};
use crate::games::mauerbauer::space::{Line, Lines, Space, Spaces, TowerSpace, TowerSpaces};
use crate::games::mauerbauer::state::State;
use crate::games::mauerbauer::texts;
use crate::text::message::{Message, message};

/// The points of a card, with what was counted.
///
/// # Examples
/// ```
/// use mauerwerk::mauerbauer::{Card, State};
///
/// // Two towers are in no city. They score one each, in any colour.
/// let state: State = "board:hexagon first_player:0 walls:a1-b2 towers:a1b,b2w houses:1=R,2=G \
///     hands:-/- phase:building".parse()?;
/// let explained = state.explain(Card::TowersOut);
/// assert_eq!(explained.points, 2);
/// assert_eq!(explained.to_string(), "out-towers scores 2: black tower a1, white tower b2");
/// # Ok::<(), mauerwerk::Faults>(())
/// ```
#[derive(Clone, Eq, PartialEq, Hash, Debug, Serialize)]
pub struct Explanation {
    /// The card.
    pub card: Card,
    /// The first space of the scored city, or `None` if there is none.
    pub city: Option<Space>,
    /// What the card counts, even if not all of it scores.
    pub counted: Vec<Counted>,
    /// The points.
    pub points: u32,
}

/// A thing that a card counts.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize)]
#[serde(tag = "what", rename_all = "snake_case")]
pub enum Counted {
    /// A landscape space of the city.
    Space {
        /// The space.
        space: Space,
    },
    /// A colour of houses and palaces in the city.
    Colour {
        /// The colour.
        colour: HouseColour,
    },
    /// A tower.
    Tower {
        /// Its tower space.
        at: TowerSpace,
        /// Its colour.
        colour: TowerColour,
    },
    /// Houses.
    Houses {
        /// Their space. For houses in a city, it is the city's first space.
        space: Space,
        /// Their colour.
        colour: HouseColour,
        /// Their number.
        count: u8,
    },
    /// Palaces.
    Palaces {
        /// The first space of their city.
        city: Space,
        /// Their colour.
        colour: HouseColour,
        /// Their number.
        count: u8,
    },
    /// A wall.
    Wall {
        /// Its line.
        line: Line,
    },
    /// A completed city.
    City {
        /// Its first space.
        city: Space,
    },
}

impl Counted {
    /// Returns the thing as a message.
    #[must_use]
    pub fn message(&self) -> Message {
        match *self {
            Self::Space { space } => message!(texts::SpaceAt { space }),
            Self::Colour { colour } => colour.word(),
            Self::Tower { at, colour } => message!(texts::CountedTower { piece: colour, at }),
            Self::Houses { space, colour, count } => {
                message!(texts::CountedHouses { piece: colour, count, space })
            }
            Self::Palaces { city, colour, count } => {
                message!(texts::CountedPalaces { piece: colour.palace(), count, city })
            }
            Self::Wall { line } => message!(texts::WallAt { line }),
            Self::City { city } => message!(texts::CityAt { city }),
        }
    }
}

impl fmt::Display for Counted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl Explanation {
    /// Returns the points and what was counted as a message.
    #[must_use]
    pub fn message(&self) -> Message {
        let counted: Vec<Message> = self.counted.iter().map(Counted::message).collect();
        message!(texts::Explanation { card: self.card, points: self.points, counted })
    }
}

impl fmt::Display for Explanation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

/// The things that a card counts, as sets, for fast counts and for lists.
enum Basis {
    Nothing,
    Size(Spaces),
    Colours(Pieces),
    Towers(TowerSpaces),
    Palaces(Pieces),
    OfColour(Pieces, HouseColour),
    Houses(Spaces),
    HousesOfColour(Spaces, HouseColour),
    Walls(Lines),
    Cities,
}

/// Counts for the cards of one position. It counts once what several cards share.
pub(super) struct Counts<'a> {
    state: &'a State,
    /// The tower spaces of completed cities.
    corners: OnceCell<TowerSpaces>,
    /// The houses outside completed cities.
    houses: OnceCell<Pieces>,
    cities: OnceCell<usize>,
}

impl<'a> Counts<'a> {
    pub(super) fn new(state: &'a State) -> Self {
        let (corners, houses, cities) = Default::default();
        Self { state, corners, houses, cities }
    }

    /// Returns the points of a card for a city.
    pub(super) fn points_for(&self, card: Card, city: Option<Spaces>) -> u32 {
        self.points(card, &self.basis(card, city))
    }

    fn basis(&self, card: Card, city: Option<Spaces>) -> Basis {
        let (state, board) = (self.state, self.state.board());
        match card {
            // Houses (MA-107).
            Card::HousesOut(colour) => Basis::HousesOfColour(state.outside(), colour),
            Card::RegionOut(region) => {
                Basis::Houses(state.outside().and(board.region(region.index())))
            }
            // Towers (MA-108).
            Card::TowersOut => Basis::Towers(self.out(state.all_towers())),
            Card::TowerColourOut(colour) => Basis::Towers(self.out(state.towers[colour as usize])),
            Card::ShoreOut => Basis::Towers(self.out(state.all_towers().and(board.shore()))),
            // Walls (MA-109) and cities (MA-110).
            Card::WallsOut => Basis::Walls(state.walls.without(board.sides(state.closed))),
            Card::Cities => Basis::Cities,
            _ => city.map_or(Basis::Nothing, |city| state.basis_in(card, city)),
        }
    }

    /// Returns the towers that touch no space of a completed city (MA-63).
    fn out(&self, towers: TowerSpaces) -> TowerSpaces {
        let corners = || self.state.board().corners(self.state.closed);
        towers.without(*self.corners.get_or_init(corners))
    }

    fn points(&self, card: Card, basis: &Basis) -> u32 {
        let (state, points) = (self.state, &self.state.checked.points);
        let each = |count: u32| count * u32::from(points.each(card));
        match *basis {
            Basis::Nothing => 0,
            Basis::Size(city) => u32::from(state.for_size(card, city.len())),
            Basis::Colours(pieces) => u32::from(state.for_colours(pieces.colours().count())),
            Basis::Towers(towers) => each(towers.len() as u32),
            Basis::Palaces(pieces) => each(pieces.all_palaces()),
            Basis::OfColour(pieces, colour) => {
                let [house, palace] = points.colour_in.map(u32::from);
                u32::from(pieces.houses(colour)) * house
                    + u32::from(pieces.palaces(colour)) * palace
            }
            Basis::Houses(spaces) => each(state.pieces_in(spaces).all_houses()),
            Basis::HousesOfColour(spaces, colour) => {
                let houses = self.houses.get_or_init(|| state.pieces_in(spaces));
                each(houses.houses(colour).into())
            }
            Basis::Walls(walls) => each(walls.len() as u32),
            Basis::Cities => each(*self.cities.get_or_init(|| state.cities().count()) as u32),
        }
    }
}

impl State {
    /// Explains the current points of a card, for the city that was just completed, or that was
    /// chosen for the final scoring. Without a city, a card that counts in a city scores nothing
    /// (MA-72).
    #[must_use]
    pub fn explain(&self, card: Card) -> Explanation {
        self.explained(card, self.scored_city())
    }

    /// Explains the points of a card for the completed city named by a space, or returns `None` if
    /// there is no such city.
    #[must_use]
    pub fn explain_for(&self, card: Card, city: Space) -> Option<Explanation> {
        self.city_named(city).map(|spaces| self.explained(card, Some(spaces)))
    }

    fn explained(&self, card: Card, city: Option<Spaces>) -> Explanation {
        let counts = Counts::new(self);
        let basis = counts.basis(card, city);
        let name = city.and_then(Spaces::first);
        Explanation {
            card,
            city: name,
            counted: self.listed(&basis, name),
            points: counts.points(card, &basis),
        }
    }

    /// Returns the points of a card for a city.
    pub(super) fn points_for(&self, card: Card, city: Option<Spaces>) -> u32 {
        Counts::new(self).points_for(card, city)
    }

    /// Returns the spaces outside completed cities.
    fn outside(&self) -> Spaces {
        self.board().spaces().without(self.closed)
    }

    /// Returns what a card of the first group counts in a city. It counts towers (MA-105), palaces
    /// and houses (MA-106), colours (MA-68) or spaces (MA-67).
    fn basis_in(&self, card: Card, city: Spaces) -> Basis {
        let pieces = self.pieces_in(city);
        let corners = self.board().corners(city);
        match card {
            Card::ColourVariety => Basis::Colours(pieces),
            Card::TowerColourIn(colour) => Basis::Towers(self.towers[colour as usize].and(corners)),
            Card::PalacesIn => Basis::Palaces(pieces),
            Card::ColourIn(colour) => Basis::OfColour(pieces, colour),
            Card::TowersIn => Basis::Towers(self.all_towers().and(corners)),
            _ => Basis::Size(city),
        }
    }

    /// Returns the pieces on some spaces. Those of a city are on its first space, unless its houses
    /// are still to be placed (MA-53).
    fn pieces_in(&self, spaces: Spaces) -> Pieces {
        spaces.iter().fold(Pieces::NONE, |all, space| all.with(self.pieces[space.index()]))
    }

    /// Returns the points for the size of a city. 4 to 6 spaces score nothing (MA-67).
    fn for_size(&self, card: Card, spaces: usize) -> u8 {
        let [one, two, three, seven] = self.checked.points.city_size;
        match (spaces, card) {
            (1, Card::CitySize | Card::CityOfOne) => one,
            (2, Card::CitySize | Card::CityOfTwo) => two,
            (3, Card::CitySize | Card::CityOfThree) => three,
            (7.., Card::CitySize | Card::CityOfSeven) => seven,
            _ => 0,
        }
    }

    /// Returns the points for a number of colours (MA-68).
    fn for_colours(&self, colours: usize) -> u8 {
        let [few, many] = self.checked.points.colour_variety;
        match colours {
            0 | 1 => 0,
            2 | 3 => few,
            _ => many,
        }
    }

    fn listed(&self, basis: &Basis, city: Option<Space>) -> Vec<Counted> {
        match *basis {
            Basis::Nothing => Vec::new(),
            Basis::Size(spaces) => spaces.iter().map(|space| Counted::Space { space }).collect(),
            Basis::Colours(pieces) => {
                pieces.colours().map(|colour| Counted::Colour { colour }).collect()
            }
            Basis::Towers(towers) => {
                let tower = |at| self.tower(at).map(|colour| Counted::Tower { at, colour });
                towers.iter().filter_map(tower).collect()
            }
            Basis::Palaces(pieces) => {
                let palaces = |colour| counted_palaces(pieces, city?, colour);
                HouseColour::ALL.into_iter().filter_map(palaces).collect()
            }
            Basis::OfColour(pieces, colour) => {
                let houses = city.and_then(|city| counted_houses(pieces, city, colour));
                let palaces = city.and_then(|city| counted_palaces(pieces, city, colour));
                houses.into_iter().chain(palaces).collect()
            }
            Basis::Houses(spaces) => self.listed_houses(spaces, &HouseColour::ALL),
            Basis::HousesOfColour(spaces, colour) => self.listed_houses(spaces, &[colour]),
            Basis::Walls(walls) => {
                walls.iter().map(|line| Counted::Wall { line: self.board().line(line) }).collect()
            }
            Basis::Cities => self
                .cities()
                .filter_map(|city| city.first())
                .map(|city| Counted::City { city })
                .collect(),
        }
    }

    fn listed_houses(&self, spaces: Spaces, colours: &[HouseColour]) -> Vec<Counted> {
        let on = |space: Space| {
            let pieces = self.pieces[space.index()];
            colours.iter().filter_map(move |&colour| counted_houses(pieces, space, colour))
        };
        spaces.iter().flat_map(on).collect()
    }
}

fn counted_houses(pieces: Pieces, space: Space, colour: HouseColour) -> Option<Counted> {
    let count = pieces.houses(colour);
    (count > 0).then_some(Counted::Houses { space, colour, count })
}

fn counted_palaces(pieces: Pieces, city: Space, colour: HouseColour) -> Option<Counted> {
    let count = pieces.palaces(colour);
    (count > 0).then_some(Counted::Palaces { city, colour, count })
}
