//! What has to hold of setups, boards and positions, and the one door from positions to states.

pub(super) mod board;
mod position;
pub(super) mod setup;
mod state;

use crate::mauerbauer::checked_setup::CheckedSetup;
use crate::mauerbauer::position::Position;
use crate::mauerbauer::space::Spaces;
use crate::mauerbauer::state::{Phase, State};
use crate::rule::Faults;

pub(super) use position::check_seen;

impl TryFrom<Position> for State {
    type Error = Faults;

    fn try_from(position: Position) -> Result<Self, Faults> {
        let checked = CheckedSetup::new(&position.setup)?;
        position::check_data(&position, &checked)?;
        let mut state = Self::first(checked);
        state.phase = position.phase;
        state.fill_board(&position);
        state.fill_turn(&position);
        state.arrange();
        state.check()?;
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
        for (cards, hand) in self.hands.iter_mut().zip(&position.hands) {
            *cards = hand.known().unwrap_or_default();
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
