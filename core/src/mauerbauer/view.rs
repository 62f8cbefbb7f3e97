//! What a viewer sees of a position.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::colour::{HouseColour, TowerColour};
use super::dice::Roll;
use super::hand::Cards;
use super::line::Line;
use super::position::Position;
use super::score::Ending;
use super::setup::Setup;
use super::space::{Space, Spaces};
use super::state::{Phase, State};
use super::tower_space::TowerSpace;
use crate::game::{Theme, Viewer};
use crate::seat::{Seat, Seats};

/// Holds what a viewer sees: the board, the discards, its own hand, and how many cards the others
/// hold (MA-82).
#[derive(Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct View {
    /// Says who looks.
    pub viewer: Viewer,
    /// Holds seats, board, deck and options.
    pub setup: Setup,
    /// Holds the walls on the board.
    pub walls: Vec<Line>,
    /// Holds the towers on the board.
    pub towers: BTreeMap<TowerSpace, TowerColour>,
    /// Holds the houses on each space, those of a completed city on its first.
    pub houses: BTreeMap<Space, Vec<HouseColour>>,
    /// Holds the palaces of each completed city, on its first space.
    pub palaces: BTreeMap<Space, Vec<HouseColour>>,
    /// Holds the spaces of each completed city, in the order of their first ones.
    pub cities: Vec<Vec<Space>>,
    /// Names the first space of the city that was completed in this turn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub completed: Option<Space>,
    /// Holds what is seen of each seat's hand.
    pub hands: Vec<SeenHand>,
    /// Holds the cards on the discard pile.
    pub discards: Cards,
    /// Counts the cards in the deck.
    pub deck: u32,
    /// Holds the score of each seat.
    pub scores: Vec<u32>,
    /// Says which part of the game it is.
    pub phase: Phase,
    /// Names the seat whose turn it is.
    pub seat: Seat,
    /// Names the seat that is asked, or for which cards are drawn.
    pub acting: Seat,
    /// Names the wall that was built last.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last: Option<Line>,
    /// Holds what the dice show, before pieces are placed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub roll: Option<Roll>,
    /// Says why this turn is the last, or the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ending: Option<Ending>,
    /// Holds how many cards the seat that acts still draws.
    #[serde(default)]
    pub draws: u8,
    /// Holds the seats in last place that still may swap cards.
    #[serde(default, skip_serializing_if = "Seats::are_none")]
    pub swappers: Seats,
    /// Holds how many cards the seat that acts has put down for a swap.
    #[serde(default)]
    pub swapped: u8,
    /// Names the city that the seat that acts has chosen in the final scoring.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chosen: Option<Space>,
    /// Tells whether the seat has rolled too early in this turn.
    #[serde(default)]
    pub early: bool,
    /// Holds the seats that have won, when the game is over.
    #[serde(default, skip_serializing_if = "Seats::are_none")]
    pub winners: Seats,
}

/// Holds what a viewer sees of a hand.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeenHand {
    /// Counts the cards.
    pub size: u32,
    /// Holds the cards, if it is the viewer's own hand.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cards: Option<Cards>,
}

impl std::fmt::Display for SeenHand {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.cards {
            Some(cards) => cards.fmt(f),
            None => write!(f, "?{}", self.size),
        }
    }
}

impl State {
    /// Returns what a viewer sees.
    pub(super) fn seen_by(&self, viewer: Viewer) -> View {
        let Position {
            setup,
            walls,
            towers,
            houses,
            palaces,
            hands,
            discards,
            scores,
            phase,
            seat,
            acting,
            last,
            roll,
            ending,
            draws,
            swappers,
            swapped,
            chosen,
            early,
        } = Position::from(self);
        let seen = |(seat, hand): (Seat, &Cards)| SeenHand {
            size: hand.len(),
            cards: viewer.is(seat).then_some(*hand),
        };
        View {
            viewer,
            setup,
            walls,
            towers,
            houses,
            palaces,
            cities: self.cities().map(|city| city.iter().collect()).collect(),
            completed: self.new_city().and_then(Spaces::first),
            hands: self.seated().zip(&hands).map(seen).collect(),
            discards,
            deck: self.deck().len(),
            scores,
            phase,
            seat,
            acting,
            last,
            roll,
            ending,
            draws,
            swappers,
            swapped,
            chosen,
            early,
            winners: self.winners(),
        }
    }
}

impl View {
    /// Returns the position that this looks like, with other hands in place of those unseen.
    pub(super) fn with_hands(&self, hands: Vec<Cards>) -> Position {
        Position {
            setup: self.setup.clone(),
            walls: self.walls.clone(),
            towers: self.towers.clone(),
            houses: self.houses.clone(),
            palaces: self.palaces.clone(),
            hands,
            discards: self.discards,
            scores: self.scores.clone(),
            phase: self.phase,
            seat: self.seat,
            acting: self.acting,
            last: self.last,
            roll: self.roll,
            ending: self.ending,
            draws: self.draws,
            swappers: self.swappers,
            swapped: self.swapped,
            chosen: self.chosen,
            early: self.early,
        }
    }
}

impl crate::game::View for View {
    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn svg(&self, theme: Theme) -> String {
        self.drawn(theme)
    }

    fn text(&self) -> String {
        self.typed()
    }
}
