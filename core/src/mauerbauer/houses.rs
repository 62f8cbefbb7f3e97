//! Houses and palaces in one place: on a landscape space, in a city, or in the supply.

use crate::mauerbauer::colour::HouseColour;

/// Any number of houses and palaces of each colour (MA-31): 4 bits for the 12 houses there are of each, above them
/// 2 bits for the 3 palaces.
#[derive(Copy, Clone, Default, Eq, PartialEq, Hash, Debug)]
pub(super) struct Pieces(u32);

impl Pieces {
    pub(super) const NONE: Self = Self(0);
    /// The number of houses, and of palaces, of each colour (MA-16).
    pub(super) const HOUSES: u8 = 12;
    pub(super) const PALACES: u8 = 3;

    /// Returns the full supply.
    pub(super) fn supply() -> Self {
        let mut all = Self::NONE;
        for colour in HouseColour::ALL {
            all.set(colour, Self::HOUSES, Self::PALACES);
        }
        all
    }

    const fn house(colour: HouseColour) -> u32 {
        4 * colour as u32
    }

    const fn palace(colour: HouseColour) -> u32 {
        20 + 2 * colour as u32
    }

    #[inline]
    pub(super) const fn houses(self, colour: HouseColour) -> u8 {
        (self.0 >> Self::house(colour) & 15) as u8
    }

    #[inline]
    pub(super) const fn palaces(self, colour: HouseColour) -> u8 {
        (self.0 >> Self::palace(colour) & 3) as u8
    }

    pub(super) const fn set(&mut self, colour: HouseColour, houses: u8, palaces: u8) {
        let (house, palace) = (Self::house(colour), Self::palace(colour));
        self.0 &= !(15 << house | 3 << palace);
        self.0 |= (houses as u32) << house | (palaces as u32) << palace;
    }

    #[inline]
    pub(super) const fn add_house(&mut self, colour: HouseColour) {
        self.0 += 1 << Self::house(colour);
    }

    #[inline]
    pub(super) const fn take_house(&mut self, colour: HouseColour) {
        self.0 -= 1 << Self::house(colour);
    }

    /// Returns these pieces and others: together never more than there are, so that no count
    /// runs over into the next.
    #[inline]
    pub(super) const fn with(self, others: Self) -> Self {
        Self(self.0 + others.0)
    }

    /// Returns the number of houses of all colours.
    #[inline]
    pub(super) fn all_houses(self) -> u32 {
        HouseColour::ALL.into_iter().map(|colour| u32::from(self.houses(colour))).sum()
    }

    /// Returns the number of palaces of all colours.
    #[inline]
    pub(super) fn all_palaces(self) -> u32 {
        HouseColour::ALL.into_iter().map(|colour| u32::from(self.palaces(colour))).sum()
    }

    #[inline]
    pub(super) const fn has_houses(self) -> bool {
        self.0 & 0xF_FFFF != 0
    }

    #[inline]
    pub(super) const fn has_palaces(self) -> bool {
        self.0 >> 20 != 0
    }

    /// Returns the colours of houses and palaces, in the order of their letters' ids.
    pub(super) fn colours(self) -> impl Iterator<Item = HouseColour> {
        HouseColour::ALL
            .into_iter()
            .filter(move |&colour| self.houses(colour) + self.palaces(colour) > 0)
    }
}
