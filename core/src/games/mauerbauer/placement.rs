//! Placements after a roll: towers at the ends of the wall, and houses next to it.

use std::fmt;
use std::str::FromStr;

use crate::base::rule::NotationError;
use crate::games::mauerbauer::faults;
use crate::games::mauerbauer::piece::{HouseColour, Pieces, TowerColour};
use crate::games::mauerbauer::piece::{HouseDie, Roll};
use crate::games::mauerbauer::reason::Reason;
use crate::text::message::message;

/// A seat's placement after its roll, all at once (MA-24). Its text is `b./RG`. The towers are
/// those at the earlier and the later end of the wall. The first house is for the space with the
/// lower number. A `.` means none.
///
/// # Examples
/// ```
/// use mauerwerk::mauerbauer::{HouseColour, Placement, TowerColour};
///
/// let placement: Placement = "b./RG".parse()?;
/// assert_eq!(placement.towers, [Some(TowerColour::Black), None]);
/// assert_eq!(placement.houses, [Some(HouseColour::Red), Some(HouseColour::Green)]);
/// # Ok::<(), mauerwerk::NotationError>(())
/// ```
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub struct Placement {
    /// The tower at each end of the wall, in the order of the tower spaces.
    pub towers: [Option<TowerColour>; 2],
    /// The house on each space next to the wall, in the order of their numbers.
    pub houses: [Option<HouseColour>; 2],
}

impl Placement {
    /// The number of pairs of towers, and of houses, including none.
    const TOWERS: u32 = 4 * 4;
    const HOUSES: u32 = 6 * 6;
    pub(super) const COUNT: u32 = Self::TOWERS * Self::HOUSES;

    pub(super) fn id(self) -> u32 {
        tower_pair(self.towers) * Self::HOUSES + house_pair(self.houses)
    }

    pub(super) fn from_id(id: u32) -> Self {
        let (towers, houses) = (id / Self::HOUSES, id % Self::HOUSES);
        let tower = |at: u32| TowerColour::ALL.get((at as usize).wrapping_sub(1)).copied();
        let house = |at: u32| HouseColour::ALL.get((at as usize).wrapping_sub(1)).copied();
        Self {
            towers: [tower(towers / 4), tower(towers % 4)],
            houses: [house(houses / 6), house(houses % 6)],
        }
    }
}

#[inline]
fn tower_pair(towers: [Option<TowerColour>; 2]) -> u32 {
    let [one, other] = towers.map(|tower| tower.map_or(0, |colour| 1 + colour as u32));
    4 * one + other
}

#[inline]
fn house_pair(houses: [Option<HouseColour>; 2]) -> u32 {
    let [one, other] = houses.map(|house| house.map_or(0, |colour| 1 + colour as u32));
    6 * one + other
}

impl fmt::Display for Placement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tower = |tower: Option<TowerColour>| tower.map_or('.', TowerColour::letter);
        let house = |house: Option<HouseColour>| house.map_or('.', HouseColour::letter);
        let ([a, b], [c, d]) = (self.towers.map(tower), self.houses.map(house));
        write!(f, "{a}{b}/{c}{d}")
    }
}

impl FromStr for Placement {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        read(text).ok_or_else(|| NotationError::new(message!(faults::APlacement), text))
    }
}

fn read(text: &str) -> Option<Placement> {
    let (towers, houses) = text.split_once('/')?;
    Some(Placement {
        towers: read_pair(towers, TowerColour::from_letter)?,
        houses: read_pair(houses, HouseColour::from_letter)?,
    })
}

/// Reads two characters, with `.` for nothing.
fn read_pair<T>(text: &str, read: impl Fn(char) -> Option<T>) -> Option<[Option<T>; 2]> {
    let mut letters = text.chars();
    let mut next = || match letters.next()? {
        '.' => Some(None),
        letter => read(letter).map(Some),
    };
    let pair = [next()?, next()?];
    letters.next().is_none().then_some(pair)
}

/// All legal placements after a roll: any combination of some pairs of towers with some pairs of
/// houses.
#[derive(Copy, Clone, Debug)]
pub(super) struct Placements {
    towers: u16,
    houses: u64,
}

/// The data that decide which placements are legal.
#[derive(Copy, Clone, Debug)]
pub(super) struct Circumstances {
    pub(super) roll: Roll,
    /// The towers at the ends of the wall.
    pub(super) ends: [Option<TowerColour>; 2],
    /// Whether the wall borders two spaces.
    pub(super) two_spaces: bool,
    /// The number of towers of each colour in the supply.
    pub(super) towers: [u8; 3],
    /// The houses in the supply.
    pub(super) houses: Pieces,
    /// Whether a tower is free to choose if the other end already has the rolled colour (MA-19).
    pub(super) fair_towers: bool,
}

impl Placements {
    pub(super) const NONE: Self = Self { towers: 0, houses: 0 };

    pub(super) fn new(circumstances: &Circumstances) -> Self {
        Self { towers: circumstances.tower_pairs(), houses: circumstances.house_pairs() }
    }

    pub(super) const fn len(self) -> u32 {
        self.towers.count_ones() * self.houses.count_ones()
    }

    pub(super) fn allows_towers(self, towers: [Option<TowerColour>; 2]) -> bool {
        self.towers >> tower_pair(towers) & 1 == 1
    }

    pub(super) fn allows(self, placement: Placement) -> bool {
        self.allows_towers(placement.towers) && self.houses >> house_pair(placement.houses) & 1 == 1
    }

    /// Returns the placement at an index, in the order of their ids.
    pub(super) fn nth(self, index: u32) -> Placement {
        let houses = self.houses.count_ones().max(1);
        let tower = nth_bit(self.towers.into(), index / houses);
        Placement::from_id(tower * Placement::HOUSES + nth_bit(self.houses, index % houses))
    }

    pub(super) fn iter(self) -> impl Iterator<Item = Placement> {
        self.ids().map(Placement::from_id)
    }

    /// Returns the ids of the placements, in order.
    #[inline]
    pub(super) fn ids(self) -> impl Iterator<Item = u32> {
        let first = |towers| towers * Placement::HOUSES;
        bits(self.towers.into())
            .flat_map(move |towers| bits(self.houses).map(move |houses| first(towers) + houses))
    }
}

/// Returns the indices of the set bits, in order.
#[inline]
fn bits(bits: u64) -> impl Iterator<Item = u32> {
    let mut rest = bits;
    std::iter::from_fn(move || {
        let first = (rest > 0).then(|| rest.trailing_zeros());
        rest &= rest.wrapping_sub(1);
        first
    })
}

/// Returns the index of the bit that has `nth` set bits below it.
fn nth_bit(bits: u64, nth: u32) -> u32 {
    (0..nth).fold(bits, |bits, _| bits & bits.wrapping_sub(1)).trailing_zeros()
}

impl Circumstances {
    /// Returns the legal pairs of towers as bits.
    fn tower_pairs(&self) -> u16 {
        let stock = self.towers;
        match self.ends {
            [Some(_), Some(_)] => 1,
            [None, None] => self.two_towers(),
            [old, _] => {
                let other = old.or(self.ends[1]);
                let at = |colour| {
                    if old.is_some() { [None, Some(colour)] } else { [Some(colour), None] }
                };
                let rolled = self.roll.tower().filter(|&colour| self.demands(colour, other));
                let allowed = |colour: &TowerColour| {
                    stock[*colour as usize] > 0 && rolled.is_none_or(|rolled| rolled == *colour)
                };
                let colours = TowerColour::ALL.into_iter().filter(allowed);
                colours.fold(0, |bits, colour| bits | 1 << tower_pair(at(colour)))
            }
        }
    }

    /// Returns whether the rolled colour must be placed at the only free end (MA-19, MA-21).
    fn demands(&self, rolled: TowerColour, other: Option<TowerColour>) -> bool {
        let stands_already = self.fair_towers && other == Some(rolled);
        self.towers[rolled as usize] > 0 && !stands_already
    }

    /// Returns the pairs for two free ends: one tower of the rolled colour, and one of any colour
    /// (MA-20). The supply limits both (MA-21, MA-22). The last tower goes to either end (MA-23).
    fn two_towers(&self) -> u16 {
        let left: u8 = self.towers.iter().sum();
        let rolled = self.roll.tower().filter(|&colour| self.towers[colour as usize] > 0);
        let mut pairs = 0;
        for one in TowerColour::ALL.into_iter().filter(|&one| self.towers[one as usize] > 0) {
            if left == 1 {
                pairs |= 1 << tower_pair([Some(one), None]) | 1 << tower_pair([None, Some(one)]);
            }
            for other in TowerColour::ALL {
                let enough = self.towers[other as usize] > u8::from(one == other);
                let shows = rolled.is_none_or(|rolled| rolled == one || rolled == other);
                if enough && shows {
                    pairs |= 1 << tower_pair([Some(one), Some(other)]);
                }
            }
        }
        pairs
    }

    /// Returns the legal pairs of houses as bits.
    fn house_pairs(&self) -> u64 {
        let [one, other] = self.roll.houses();
        match (self.two_spaces, self.houses.all_houses()) {
            (false, _) => {
                let colours =
                    self.colours_for(one, self.houses).chain(self.colours_for(other, self.houses));
                colours.fold(0, |bits, colour| bits | 1 << house_pair([Some(colour), None]))
            }
            // The last house goes to either space (MA-29).
            (true, 1) => self.houses_left(self.houses).fold(0, |bits, colour| {
                bits | 1 << house_pair([Some(colour), None]) | 1 << house_pair([None, Some(colour)])
            }),
            (true, _) => self.two_houses(one, other),
        }
    }

    /// Returns the pairs if the house for the first die is placed first, and the second die gets
    /// what is left (MA-28). The other order gives the same pairs (MA-87). One house has the colour
    /// of a die if possible, and the other is free in the same cases.
    fn two_houses(&self, first: HouseDie, second: HouseDie) -> u64 {
        let mut pairs = 0;
        for colour in self.colours_for(first, self.houses) {
            let mut rest = self.houses;
            rest.take_house(colour);
            for other in self.colours_for(second, rest) {
                pairs |= 1 << house_pair([Some(colour), Some(other)]);
                pairs |= 1 << house_pair([Some(other), Some(colour)]);
            }
        }
        pairs
    }

    /// Returns the colours that a die allows: its own colour, or any if it shows `?` or the supply
    /// has no such house (MA-27).
    fn colours_for(&self, die: HouseDie, supply: Pieces) -> impl Iterator<Item = HouseColour> {
        let own = match die {
            HouseDie::Colour(colour) if supply.houses(colour) > 0 => Some(colour),
            _ => None,
        };
        self.houses_left(supply).filter(move |&colour| own.is_none_or(|own| own == colour))
    }

    fn houses_left(&self, supply: Pieces) -> impl Iterator<Item = HouseColour> {
        HouseColour::ALL.into_iter().filter(move |&colour| supply.houses(colour) > 0)
    }

    /// Returns why a placement with illegal towers is refused.
    pub(super) fn against_towers(&self, placement: Placement) -> Reason {
        let towers = placement.towers;
        let placed = towers.iter().flatten().count();
        let free = self.ends.iter().filter(|end| end.is_none()).count();
        let left: usize = self.towers.iter().map(|&left| usize::from(left)).sum();
        if self.ends.iter().zip(&towers).any(|(end, tower)| end.is_some() && tower.is_some()) {
            Reason::EndTaken
        } else if placed > left {
            Reason::OneTowerLeft
        } else if placed < free.min(left) {
            Reason::MustPlace
        } else if self.demanded().is_some_and(|rolled| !towers.contains(&Some(rolled))) {
            if free == 1 { Reason::WrongTower } else { Reason::WrongTowers }
        } else if self.used_up().is_some_and(|rolled| towers.contains(&Some(rolled))) {
            Reason::TowerUsedUp
        } else {
            Reason::NoSuchTower
        }
    }

    /// Returns the rolled colour of tower, if one of the ends must get it.
    fn demanded(&self) -> Option<TowerColour> {
        let standing = self.ends.iter().flatten().next().copied();
        self.roll.tower().filter(|&rolled| self.demands(rolled, standing))
    }

    /// Returns the rolled colour of tower, if the supply has none.
    fn used_up(&self) -> Option<TowerColour> {
        self.roll.tower().filter(|&rolled| self.towers[rolled as usize] == 0)
    }

    /// Returns why a placement with illegal houses is refused.
    pub(super) fn against_houses(&self, placement: Placement) -> Reason {
        let placed = placement.houses.iter().flatten().count() as u32;
        let spaces = if self.two_spaces { 2 } else { 1 };
        let left = self.houses.all_houses();
        if !self.two_spaces && placement.houses[1].is_some() {
            Reason::OneSpace
        } else if placed > left {
            Reason::OneHouseLeft
        } else if placed < left.min(spaces) {
            Reason::MustPlace
        } else if placed == 2 && self.last_is_rolled_twice() {
            Reason::LastOfColour
        } else if self.answers_roll(placement.houses) {
            Reason::NoSuchHouse
        } else if self.two_spaces {
            Reason::WrongHouses
        } else {
            Reason::WrongRimHouse
        }
    }

    /// Returns whether both house dice show a colour with only one house left (MA-28).
    fn last_is_rolled_twice(&self) -> bool {
        let [one, other] = self.roll.houses();
        one == other && matches!(one, HouseDie::Colour(colour) if self.houses.houses(colour) == 1)
    }

    /// Returns whether a die allows each house, as if the supply had all colours that are free to
    /// choose.
    fn answers_roll(&self, houses: [Option<HouseColour>; 2]) -> bool {
        let [one, other] = self.roll.houses();
        let fits = |die, house| self.allows(die, house);
        match houses {
            [Some(a), Some(b)] => fits(one, a) && fits(other, b) || fits(one, b) && fits(other, a),
            [a, b] => a.or(b).is_some_and(|house| fits(one, house) || fits(other, house)),
        }
    }

    fn allows(&self, die: HouseDie, house: HouseColour) -> bool {
        match die {
            HouseDie::Colour(colour) => colour == house || self.houses.houses(colour) == 0,
            HouseDie::Any => true,
        }
    }
}
