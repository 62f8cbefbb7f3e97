//! Positions as data, and the one door from them to states.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::colour::{HouseColour, TowerColour};
use super::dice::Roll;
use super::hand::Cards;
use super::line::Line;
use super::score::Ending;
use super::setup::Setup;
use super::space::{Space, Spaces};
use super::state::{Phase, State, repeated};
use super::terms::Terms;
use super::tower_space::TowerSpace;
use super::validity::{check_data, check_state};
use crate::rule::Faults;
use crate::seat::{Seat, Seats};
use crate::serde_text;

/// Holds a position as plain data that can be anything; a [`State`] is made of it by `TryFrom`.
///
/// Which spaces are completed cities follows from the walls, and the deck from the cards that are
/// elsewhere.
///
/// # Examples
/// ```
/// use mauerwerk::mauerbauer::{Position, State};
///
/// let state: State = "board:hexagon first_player:0 walls:a1-b2 towers:a1b,b2w houses:1=R,2=G \
///     hands:-/- phase:building".parse()?;
/// let mut position = Position::from(&state);
/// position.scores[1] = 12;
/// assert!(State::try_from(position.clone()).is_ok());
///
/// // A tower stands where walls meet.
/// position.walls.clear();
/// assert!(State::try_from(position).is_err());
/// # Ok::<(), mauerwerk::Faults>(())
/// ```
#[derive(Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// Holds seats, board, deck and options.
    pub setup: Setup,
    /// Holds the walls on the board, each once.
    pub walls: Vec<Line>,
    /// Holds the towers on the board.
    #[serde(deserialize_with = "serde_text::unique")]
    pub towers: BTreeMap<TowerSpace, TowerColour>,
    /// Holds the houses on each space; those of a completed city on any of its spaces.
    #[serde(deserialize_with = "serde_text::unique")]
    pub houses: BTreeMap<Space, Vec<HouseColour>>,
    /// Holds the palaces of each completed city, on any of its spaces.
    #[serde(deserialize_with = "serde_text::unique")]
    pub palaces: BTreeMap<Space, Vec<HouseColour>>,
    /// Holds the cards in each seat's hand.
    pub hands: Vec<Cards>,
    /// Holds the cards on the discard pile.
    #[serde(default)]
    pub discards: Cards,
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
    /// Holds the seats in last place that still may swap cards, the one that acts among them.
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
}

impl From<&State> for Position {
    fn from(state: &State) -> Self {
        let pieces = |listed: &dyn Fn(Space) -> Vec<HouseColour>| {
            let spaces = state.board().spaces().iter().map(|space| (space, listed(space)));
            spaces.filter(|(_, pieces)| !pieces.is_empty()).collect()
        };
        let towers = state.all_towers().iter();
        Self {
            setup: state.terms.setup.clone(),
            walls: state.walls(),
            towers: towers.filter_map(|at| Some((at, state.tower(at)?))).collect(),
            houses: pieces(&|space| state.houses(space)),
            palaces: pieces(&|space| state.palaces(space)),
            hands: state.seated().map(|seat| state.hands[seat.index()]).collect(),
            discards: state.discards,
            scores: state.scores().as_slice().to_vec(),
            phase: state.phase,
            seat: state.seat,
            acting: state.acting,
            last: state.last_wall(),
            roll: state.roll,
            ending: state.ending,
            draws: state.draws,
            swappers: state.swappers,
            swapped: state.swapped,
            chosen: state.chosen,
            early: state.early,
        }
    }
}

impl TryFrom<Position> for State {
    type Error = Faults;

    fn try_from(position: Position) -> Result<Self, Faults> {
        let terms = Terms::new(&position.setup)?;
        check_data(&position, &terms)?;
        let mut state = Self::first(terms);
        state.phase = position.phase;
        state.fill_board(&position);
        state.fill_turn(&position);
        state.arrange();
        check_state(&state)?;
        Ok(state)
    }
}

impl State {
    /// Takes over what stands where, and who holds which cards.
    fn fill_board(&mut self, position: &Position) {
        self.walls = position.walls.iter().filter_map(|&line| self.board().number(line)).collect();
        for (&at, &colour) in &position.towers {
            self.towers[colour as usize].insert(at);
        }
        for (space, colours) in &position.houses {
            for &colour in colours {
                self.supply.take_house(colour);
                self.pieces[space.index()].add_house(colour);
            }
        }
        for (space, colours) in &position.palaces {
            for &colour in colours {
                let (here, left) = (self.pieces[space.index()], self.supply);
                self.pieces[space.index()].set(
                    colour,
                    here.houses(colour),
                    here.palaces(colour) + 1,
                );
                self.supply.set(colour, left.houses(colour), left.palaces(colour) - 1);
            }
        }
        for (hand, cards) in self.hands.iter_mut().zip(&position.hands) {
            *hand = *cards;
        }
        self.discards = position.discards;
        for (score, points) in self.scores.iter_mut().zip(&position.scores) {
            *score = *points;
        }
    }

    fn fill_turn(&mut self, position: &Position) {
        self.seat = position.seat;
        self.acting = position.acting;
        self.line = position.last.and_then(|line| self.board().number(line));
        self.roll = position.roll;
        self.ending = position.ending;
        self.draws = position.draws;
        self.swappers = position.swappers;
        self.swapped = position.swapped;
        self.chosen = position.chosen;
        self.early = position.early;
    }

    /// Finds the completed cities, and puts the pieces of each together (MA-53), but for one whose
    /// houses are still to be placed.
    fn arrange(&mut self) {
        let mut left = self.board().spaces();
        let open = match self.phase {
            Phase::Rolling | Phase::Placing => self.new_city(),
            _ => None,
        };
        while let Some(space) = left.first() {
            let city = self.enclosed(space);
            left = left.without(city.unwrap_or(Spaces::only(space)));
            if let Some(city) = city {
                self.closed = self.closed.or(city);
                if open != Some(city) {
                    self.gather(city);
                }
            }
        }
    }
}

/// Returns the colours of a list, each as often as it is there, in their order.
pub(super) fn sorted(colours: &[HouseColour]) -> Vec<HouseColour> {
    repeated(|colour| colours.iter().filter(|&&other| other == colour).count() as u8)
}
