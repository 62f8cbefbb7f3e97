//! Positions of the game, their properties, and the end of the game.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::base::seat::{BySeat, Seat, Seats};
use crate::game::{self, Game};
use crate::games::mauerbauer::board::Board;
use crate::games::mauerbauer::hand::Cards;
use crate::games::mauerbauer::piece::Roll;
use crate::games::mauerbauer::piece::{HouseColour, Pieces, TowerColour};
use crate::games::mauerbauer::setup::{CheckedSetup, Setup};
use crate::games::mauerbauer::space::{
    Line, LineNumber, Lines, Space, Spaces, TowerSpace, TowerSpaces,
};
use crate::games::mauerbauer::texts;
use crate::text::message::{Message, message};

/// A legal position of Mauerbauer: an immutable value that shares its board with all states of the
/// game.
///
/// Make it with [`Game::start`], from a [`Position`](super::Position), or from notation.
///
/// # Examples
/// ```
/// use mauerwerk::Game;
/// use mauerwerk::mauerbauer::{State, TowerColour};
///
/// let state: State = "board:hexagon first_player:0 walls:a1-b1,a1-b2,b1-b2 \
///     towers:a1b,b1g,b2w houses:1=R hands:-/- phase:building".parse()?;
/// assert_eq!(state.tower("a1".parse()?), Some(TowerColour::Black));
/// assert_eq!(state.walls().len(), 3);
/// assert_eq!(state.turn().to_string(), "decide 0");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Eq, PartialEq, Hash)]
pub struct State {
    pub(super) checked: Arc<CheckedSetup>,
    pub(super) walls: Lines,
    /// The tower spaces with towers, by their colour.
    pub(super) towers: [TowerSpaces; 3],
    /// The houses of each space, and the pieces of each completed city at its first space
    /// (MA-53).
    pub(super) pieces: [Pieces; Space::COUNT],
    /// The spaces of completed cities.
    pub(super) closed: Spaces,
    /// The houses and palaces in the supply.
    pub(super) supply: Pieces,
    pub(super) hands: [Cards; Setup::SEATS],
    pub(super) discards: Cards,
    pub(super) scores: [u32; Setup::SEATS],
    pub(super) phase: Phase,
    /// The seat that has the turn.
    pub(super) seat: Seat,
    /// The seat that decides, or for which cards are drawn.
    pub(super) acting: Seat,
    /// The wall that was built last.
    pub(super) line: Option<LineNumber>,
    pub(super) roll: Option<Roll>,
    /// The reason why this turn is the last, once that is known (MA-52).
    pub(super) ending: Option<Ending>,
    /// The number of cards that the acting seat still draws.
    pub(super) draws: u8,
    /// The seats in last place that may still swap cards, including the acting one (MA-70).
    pub(super) swappers: Seats,
    /// The number of cards that the acting seat has put down for a swap.
    pub(super) swapped: u8,
    /// The city that the acting seat has chosen in the final scoring (MA-88).
    pub(super) chosen: Option<Space>,
    /// Whether the seat has rolled too early in this turn (MA-85).
    pub(super) early: bool,
}

named! {
    /// A part of the game.
    Phase {
        /// Chance chooses the first player (MA-81).
        ChoosingFirst = "choosing-first",
        /// Chance deals a card (MA-86).
        Dealing = "dealing",
        /// A seat builds a wall.
        Building = "building",
        /// Chance rolls the dice.
        Rolling = "rolling",
        /// A seat places towers and houses (MA-24).
        Placing = "placing",
        /// The seat may connect the completed city (MA-45).
        Connecting = "connecting",
        /// A seat plays or discards cards (MA-54).
        Scoring = "scoring",
        /// Chance draws a card for a seat (MA-55).
        Drawing = "drawing",
        /// A seat in last place may put down cards (MA-70).
        Swapping = "swapping",
        /// Chance draws a card in place of one that was put down.
        Refilling = "refilling",
        /// A seat may choose a city for the final scoring (MA-71).
        Choosing = "choosing",
        /// A seat plays cards in the final scoring.
        FinalScoring = "final-scoring",
        /// The game is over.
        Over = "over",
    }
}

impl Phase {
    /// Returns whether chance brings a card.
    pub(super) const fn draws_card(self) -> bool {
        matches!(self, Self::Dealing | Self::Drawing | Self::Refilling)
    }

    /// Returns whether a wall was built in this turn, and the turn continues.
    pub(super) const fn follows_wall(self) -> bool {
        matches!(self, Self::Rolling | Self::Placing) || self.follows_city()
    }

    /// Returns whether a city was completed in this turn, and its pieces have been dealt with.
    pub(super) const fn follows_city(self) -> bool {
        matches!(
            self,
            Self::Connecting | Self::Scoring | Self::Drawing | Self::Swapping | Self::Refilling
        )
    }

    /// Returns whether the phase belongs to the final scoring.
    pub(super) const fn is_final(self) -> bool {
        matches!(self, Self::Choosing | Self::FinalScoring)
    }
}

impl State {
    /// An upper bound of all scores.
    pub(super) const POINTS: i32 = u16::MAX as i32;
    /// The number of walls, and of towers of each colour (MA-16).
    pub(super) const WALLS: usize = 33;
    pub(super) const TOWERS: usize = 10;

    /// Returns the seat that has the turn.
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

    /// Returns the wall that was built last, or `None` if there is none.
    #[must_use]
    pub fn last_wall(&self) -> Option<Line> {
        self.line.map(|number| self.board().line(number))
    }

    /// Returns the colour of the tower on a tower space, or `None` if it is empty.
    #[must_use]
    pub fn tower(&self, at: TowerSpace) -> Option<TowerColour> {
        TowerColour::ALL.into_iter().find(|&colour| self.towers[colour as usize].contains(at))
    }

    /// Returns the houses on a landscape space outside completed cities, in the order of their
    /// colours. If the space names a completed city, returns the houses of the city.
    #[must_use]
    pub fn houses(&self, space: Space) -> Vec<HouseColour> {
        let pieces = self.pieces[space.index()];
        repeated(|colour| pieces.houses(colour))
    }

    /// Returns the palaces of the completed city named by a space, in the order of their colours.
    /// Empty if there is no such city.
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

    /// Returns the cards in a seat's hand, or `None` if there is no such seat. Only that seat may
    /// see them: show people a [`View`](super::View).
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

    /// Returns the number of towers of each colour in the supply.
    #[inline]
    pub(super) fn towers_left(&self) -> [u8; 3] {
        self.towers.map(|towers| Self::TOWERS.saturating_sub(towers.len()) as u8)
    }

    /// Returns the cards that are in no hand and not on the discard pile.
    pub(super) fn deck(&self) -> Cards {
        let dealt = self.hands.iter().chain(std::iter::once(&self.discards));
        dealt.fold(self.checked.cards, |deck, cards| deck.without(cards).unwrap_or(Cards::NONE))
    }

    /// Returns the number of cards in the deck.
    #[inline]
    pub(super) fn deck_len(&self) -> u32 {
        let hands = self.hands.iter().take(self.seat_count());
        let dealt: u32 = hands.map(Cards::len).sum();
        self.checked.deck.saturating_sub(dealt + self.discards.len())
    }

    /// Returns the towers at the ends of the wall that was built last.
    #[inline]
    pub(super) fn ends(&self) -> [Option<TowerColour>; 2] {
        match self.line {
            Some(number) => self.board().line(number).ends().map(|end| self.tower(end)),
            None => [None; 2],
        }
    }

    /// Returns whether the tower die is rolled (MA-18).
    #[inline]
    pub(super) fn rolls_tower_die(&self) -> bool {
        self.ends().contains(&None)
    }

    /// Returns the deciding seat.
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

/// Returns each colour with its multiplicity.
pub(super) fn repeated(count: impl Fn(HouseColour) -> u8) -> Vec<HouseColour> {
    let colours = HouseColour::ALL.into_iter();
    colours.flat_map(|colour| std::iter::repeat_n(colour, count(colour).into())).collect()
}

/// The cause of the end of a game.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// The last wall was built (MA-75).
    LastWall,
    /// The last tower was placed (MA-75).
    LastTower,
    /// The last house was placed (MA-75).
    LastHouse,
    /// The last palace was placed (MA-78).
    LastPalace,
    /// No wall could be built anywhere (MA-13).
    NoLineLeft,
}

impl Ending {
    /// All causes.
    pub const ALL: &'static [Self] =
        &[Self::LastWall, Self::LastTower, Self::LastHouse, Self::LastPalace, Self::NoLineLeft];

    /// Returns the name in notation.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::LastWall => "last-wall",
            Self::LastTower => "last-tower",
            Self::LastHouse => "last-house",
            Self::LastPalace => "last-palace",
            Self::NoLineLeft => "no-line-left",
        }
    }
}

impl From<Ending> for Message {
    fn from(ending: Ending) -> Self {
        match ending {
            Ending::LastWall => message!(texts::LastWallBuilt),
            Ending::LastTower => message!(texts::LastTowerPlaced),
            Ending::LastHouse => message!(texts::LastHousePlaced),
            Ending::LastPalace => message!(texts::LastPalacePlaced),
            Ending::NoLineLeft => message!(texts::NoLineLeft),
        }
    }
}

/// The result of a game: the most points win, and among equals the most cards in hand.
pub type Outcome = game::Outcome<Ending>;

impl State {
    pub(super) fn outcome(&self) -> Outcome {
        Outcome {
            ending: self.ending.unwrap_or(Ending::NoLineLeft),
            scores: self.standing(),
            winners: self.winners(),
        }
    }

    /// Returns the winners: the seats with the most points (MA-104), and among them those with the
    /// most cards in hand (MA-79). Empty before the game is over.
    pub(super) fn winners(&self) -> Seats {
        if self.phase != Phase::Over {
            return Seats::EMPTY;
        }
        let standing = BySeat::from_fn(self.seat_count(), |seat| {
            (self.scores[seat.index()], self.hands[seat.index()].len())
        });
        let best = standing.as_slice().iter().max();
        standing.iter().filter(|(_, one)| Some(*one) == best).map(|(seat, _)| seat).collect()
    }
}
