//! A position of the game, and what is true of it.

use std::sync::Arc;

use crate::mauerbauer::board::Board;
use crate::mauerbauer::checked_setup::CheckedSetup;
use crate::mauerbauer::colour::{HouseColour, TowerColour};
use crate::mauerbauer::dice::Roll;
use crate::mauerbauer::ending::Ending;
use crate::mauerbauer::hand::Cards;
use crate::mauerbauer::houses::Pieces;
use crate::mauerbauer::line::{Line, LineNumber, Lines};
use crate::mauerbauer::space::{Space, Spaces};
use crate::mauerbauer::tower_space::{TowerSpace, TowerSpaces};
use crate::seat::{BySeat, Seat, Seats};

/// Holds a legal position of Mauerbauer: an immutable value that shares its board with all states
/// of the game.
///
/// Made by [`Game::start`](crate::Game::start), from a [`Position`](super::Position), or from
/// notation.
#[derive(Clone, Eq, PartialEq, Hash)]
pub struct State {
    pub(super) checked: Arc<CheckedSetup>,
    pub(super) walls: Lines,
    /// Holds where the towers of each colour stand.
    pub(super) towers: [TowerSpaces; 3],
    /// Holds the houses of each space, and the pieces of each completed city at its first space
    /// (MA-53).
    pub(super) pieces: [Pieces; Space::COUNT],
    /// Holds the spaces of completed cities.
    pub(super) closed: Spaces,
    /// Holds what is left of houses and palaces.
    pub(super) supply: Pieces,
    pub(super) hands: [Cards; Self::SEATS],
    pub(super) discards: Cards,
    pub(super) scores: [u32; Self::SEATS],
    pub(super) phase: Phase,
    /// Holds the seat whose turn it is.
    pub(super) seat: Seat,
    /// Holds the seat that is asked, or for which cards are drawn.
    pub(super) acting: Seat,
    /// Holds the wall that was built last.
    pub(super) line: Option<LineNumber>,
    pub(super) roll: Option<Roll>,
    /// Says why this turn is the last, once that is known (MA-52).
    pub(super) ending: Option<Ending>,
    /// Holds how many cards the seat that acts still draws.
    pub(super) draws: u8,
    /// Holds the seats in last place that still may swap cards, the one that acts among them (MA-70).
    pub(super) swappers: Seats,
    /// Holds how many cards the seat that acts has put down for a swap.
    pub(super) swapped: u8,
    /// Holds the city that the seat that acts has chosen in the final scoring (MA-88).
    pub(super) chosen: Option<Space>,
    /// Tells whether the seat has rolled too early in this turn (MA-85).
    pub(super) early: bool,
}

named! {
    /// Names a part of the game.
    Phase {
        /// Waits for chance to choose who starts (MA-81).
        ChoosingFirst = "choosing-first",
        /// Waits for chance to deal a card (MA-86).
        Dealing = "dealing",
        /// Waits for a wall.
        Building = "building",
        /// Waits for the dice.
        Rolling = "rolling",
        /// Waits for towers and houses (MA-24).
        Placing = "placing",
        /// Waits for the seat to connect the completed city, or not (MA-45).
        Connecting = "connecting",
        /// Waits for a seat to play or discard cards (MA-54).
        Scoring = "scoring",
        /// Waits for chance to bring the card that a seat draws (MA-55).
        Drawing = "drawing",
        /// Waits for a seat in last place to put down cards (MA-70).
        Swapping = "swapping",
        /// Waits for chance to bring a card for one that was put down.
        Refilling = "refilling",
        /// Waits for a seat to choose a city for the final scoring (MA-71).
        Choosing = "choosing",
        /// Waits for a seat to play cards in the final scoring.
        FinalScoring = "final-scoring",
        /// Comes after the end.
        Over = "over",
    }
}

impl Phase {
    /// Tells whether chance brings a card.
    pub(super) const fn draws_card(self) -> bool {
        matches!(self, Self::Dealing | Self::Drawing | Self::Refilling)
    }

    /// Tells whether a wall was built in this turn, which goes on.
    pub(super) const fn follows_wall(self) -> bool {
        matches!(self, Self::Rolling | Self::Placing) || self.follows_city()
    }

    /// Tells whether a city was completed in this turn, and its pieces have been dealt with.
    pub(super) const fn follows_city(self) -> bool {
        matches!(
            self,
            Self::Connecting | Self::Scoring | Self::Drawing | Self::Swapping | Self::Refilling
        )
    }

    /// Tells whether it belongs to the final scoring.
    pub(super) const fn is_final(self) -> bool {
        matches!(self, Self::Choosing | Self::FinalScoring)
    }
}

impl State {
    /// Holds the most seats there are (MA-90).
    pub(super) const SEATS: usize = 4;
    /// Holds how many walls there are, and how many towers of each colour (MA-16).
    pub(super) const WALLS: usize = 33;
    pub(super) const TOWERS: usize = 10;

    /// Returns the seat whose turn it is.
    #[must_use]
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// Returns the part of the game.
    #[must_use]
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// Returns the walls on the board, in the order of their lines.
    #[must_use]
    pub fn walls(&self) -> Vec<Line> {
        self.walls.iter().map(|number| self.board().line(number)).collect()
    }

    /// Returns the wall that was built last.
    #[must_use]
    pub fn last_wall(&self) -> Option<Line> {
        self.line.map(|number| self.board().line(number))
    }

    /// Returns the colour of the tower on a tower space; `None` if it is empty.
    #[must_use]
    pub fn tower(&self, at: TowerSpace) -> Option<TowerColour> {
        TowerColour::ALL.into_iter().find(|&colour| self.towers[colour as usize].contains(at))
    }

    /// Returns the houses on a landscape space outside completed cities, or those of the completed
    /// city that goes by this space, in the order of their colours.
    #[must_use]
    pub fn houses(&self, space: Space) -> Vec<HouseColour> {
        let pieces = self.pieces[space.index()];
        repeated(|colour| pieces.houses(colour))
    }

    /// Returns the palaces of the completed city that goes by this space.
    #[must_use]
    pub fn palaces(&self, space: Space) -> Vec<HouseColour> {
        let pieces = self.pieces[space.index()];
        repeated(|colour| pieces.palaces(colour))
    }

    /// Returns the score of each seat.
    #[must_use]
    pub fn scores(&self) -> BySeat<u32> {
        BySeat::from_fn(self.seat_count(), |seat| self.scores[seat.index()])
    }

    /// Returns the cards in a seat's hand, or `None` if there is no such seat. Only the seat itself
    /// may look: show people a [`View`](super::View).
    #[must_use]
    pub fn hand(&self, seat: Seat) -> Option<Cards> {
        self.has(seat).then(|| self.hands[seat.index()])
    }

    /// Returns the cards on the discard pile.
    #[must_use]
    pub const fn discards(&self) -> Cards {
        self.discards
    }

    pub(super) fn board(&self) -> &Board {
        &self.checked.board
    }

    pub(super) fn seat_count(&self) -> usize {
        self.checked.setup.players.into()
    }

    pub(super) fn has(&self, seat: Seat) -> bool {
        seat.index() < self.seat_count()
    }

    pub(super) fn seated(&self) -> impl Iterator<Item = Seat> + use<> {
        Seats::first(self.seat_count()).iter()
    }

    #[inline]
    pub(super) fn all_towers(&self) -> TowerSpaces {
        self.towers[0].or(self.towers[1]).or(self.towers[2])
    }

    pub(super) const fn walls_left(&self) -> usize {
        Self::WALLS.saturating_sub(self.walls.len())
    }

    /// Returns how many towers of each colour are left.
    #[inline]
    pub(super) fn towers_left(&self) -> [u8; 3] {
        self.towers.map(|towers| Self::TOWERS.saturating_sub(towers.len()) as u8)
    }

    /// Returns the cards that nobody holds and that are not on the discard pile.
    pub(super) fn deck(&self) -> Cards {
        let dealt = self.hands.iter().chain(std::iter::once(&self.discards));
        dealt.fold(self.checked.cards, |deck, cards| deck.without(cards).unwrap_or(Cards::NONE))
    }

    /// Returns the towers at the ends of the wall that was built last.
    #[inline]
    pub(super) fn ends(&self) -> [Option<TowerColour>; 2] {
        match self.line {
            Some(number) => self.board().line(number).ends().map(|end| self.tower(end)),
            None => [None; 2],
        }
    }

    /// Tells whether the tower die is rolled (MA-18).
    #[inline]
    pub(super) fn rolls_tower_die(&self) -> bool {
        self.ends().contains(&None)
    }

    /// Returns the seat whose decision it is.
    #[inline]
    pub(super) const fn decider(&self) -> Option<Seat> {
        match self.phase {
            Phase::Building
            | Phase::Placing
            | Phase::Connecting
            | Phase::Scoring
            | Phase::Swapping
            | Phase::Choosing
            | Phase::FinalScoring => Some(self.acting),
            _ => None,
        }
    }
}

/// Returns each colour as often as it is counted.
pub(super) fn repeated(count: impl Fn(HouseColour) -> u8) -> Vec<HouseColour> {
    let colours = HouseColour::ALL.into_iter();
    colours.flat_map(|colour| std::iter::repeat_n(colour, count(colour).into())).collect()
}
