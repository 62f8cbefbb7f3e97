//! Evaluators: custom judges of positions, which a search calls with many positions at once.

use crate::base::seat::{BySeat, Seat};
use crate::game::FullGame;
use crate::play::bot::BotError;

/// A custom judge of positions, such as a network, in place of rollouts. See
/// [`GuidedSearch`](crate::bot::GuidedSearch).
///
/// Equal positions must have equal evaluations. Otherwise a search does not repeat its choices.
pub trait Evaluator: Sync {
    /// Evaluates all positions.
    ///
    /// # Errors
    /// Returns [`BotError`] if it fails. The search then fails, too.
    fn evaluate(&self, leaves: &Leaves) -> Result<Evaluations, BotError>;
}

impl<F: Fn(&Leaves) -> Result<Evaluations, BotError> + Sync> Evaluator for F {
    fn evaluate(&self, leaves: &Leaves) -> Result<Evaluations, BotError> {
        self(leaves)
    }
}

/// Positions of a search as arrays, with a row for each. They are written as the deciding seat of
/// the row sees them, in a world that the searching seat could be in.
#[derive(Clone, PartialEq, Debug, Default)]
#[non_exhaustive]
pub struct Leaves {
    /// The deciding seat of each row. If several seats decide together, each has other rows.
    pub seats: Vec<Seat>,
    /// What the deciding seats see, row by row: [`Arrays::write`](crate::Arrays::write).
    pub features: Vec<f32>,
    /// For each slot, whether the deciding seat has a legal action in it, row by row:
    /// [`Arrays::mask`](crate::Arrays::mask).
    pub masks: Vec<bool>,
    /// The number of seats at the table.
    pub players: usize,
}

impl Leaves {
    /// Returns the number of rows.
    #[must_use]
    pub fn len(&self) -> usize {
        self.seats.len()
    }

    /// Returns whether there are no rows.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.seats.is_empty()
    }

    /// Returns the number of slots.
    #[must_use]
    pub fn slots(&self) -> usize {
        self.masks.len() / self.len().max(1)
    }

    /// Adds a position, and returns its row.
    pub(super) fn push<G: FullGame>(&mut self, state: &G, seat: Seat) -> usize {
        state.write(seat.into(), &mut self.features);
        let before = self.masks.len();
        self.masks.resize(before + state.slots() as usize, false);
        let mask = &mut self.masks[before..];
        state.each_slot(seat, &mut |slot| mask[slot as usize] = true);
        self.players = state.seats();
        self.seats.push(seat);
        self.len() - 1
    }
}

/// Evaluations of [`Leaves`], with a row for each leaf.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Evaluations {
    /// The share of the win that each seat is expected to get, from 0 to 1, row by row. A row begins
    /// with the deciding seat, followed by the seats to its left, like the features.
    pub values: Vec<f32>,
    /// The weight of each slot, at least 0, row by row, or `None` to use the game's judgement.
    /// Weights of slots without a legal action do not count.
    pub policies: Option<Vec<f32>>,
}

impl Evaluations {
    /// Returns the shares of the win in a row.
    pub(super) fn shares(&self, leaves: &Leaves, row: usize) -> BySeat<f64> {
        let (first, players) = (leaves.seats[row].index(), leaves.players);
        let place = |seat: Seat| (seat.index() + players - first) % players;
        BySeat::from_fn(players, |seat| self.values[row * players + place(seat)].into())
    }

    /// Returns the weights of the slots in a row.
    pub(super) fn policy(&self, leaves: &Leaves, row: usize) -> Option<&[f32]> {
        let slots = leaves.slots();
        self.policies.as_ref().map(|policies| &policies[row * slots..][..slots])
    }

    /// Returns the evaluations if they are complete and in range.
    pub(super) fn checked(self, leaves: &Leaves) -> Result<Self, BotError> {
        fits("values", &self.values, leaves, leaves.players, 1.0)?;
        if let Some(policies) = &self.policies {
            fits("policies", policies, leaves, leaves.slots(), 1e30)?;
            let rows =
                (0..leaves.len()).map(|row| row * leaves.slots()..(row + 1) * leaves.slots());
            for (row, slots) in rows.enumerate() {
                let weights = policies[slots.clone()].iter().zip(&leaves.masks[slots]);
                if !weights.clone().any(|(&weight, &legal)| legal && weight > 0.0) {
                    let text = "policies must give a legal slot a weight above 0";
                    return Err(BotError::Other(format!("{text}, got none in row {row}")));
                }
            }
        }
        Ok(self)
    }
}

/// Checks the number of entries of an array, and their range.
fn fits(
    name: &str,
    array: &[f32],
    leaves: &Leaves,
    width: usize,
    most: f32,
) -> Result<(), BotError> {
    let (found, rows) = (array.len(), leaves.len());
    if found != rows * width {
        let text = format!("{name} must have {rows} rows of {width}, got {found} numbers");
        return Err(BotError::Other(text));
    }
    let range = if most > 1.0 { "from 0 to 1e30" } else { "from 0 to 1" };
    match array.iter().position(|number| !(0.0..=most).contains(number)) {
        None => Ok(()),
        Some(at) => {
            let (number, row) = (array[at], at / width);
            Err(BotError::Other(format!("{name} must be {range}, got {number} in row {row}")))
        }
    }
}
