//! Drawing many states that look like one view.

use crate::berlin::pool::Fate;
use crate::berlin::resample::{enough_unseen, fitting};
use crate::berlin::{Piece, State, View};
use crate::dealer::Dealer;
use crate::game;
use crate::game::Inconsistent;

/// All that the states which look like a view have in common. Since one filling fits exactly if all
/// do, only the first is checked.
pub(in crate::berlin) struct Sampler {
    /// One of these states, but that its pool has the hidden tiles among the unseen ones.
    state: State,
    /// The places of the hidden tiles.
    hidden: Vec<usize>,
    /// The tiles that the viewer has not seen, at least as many as are hidden.
    unseen: Vec<Piece>,
}

impl Sampler {
    pub(in crate::berlin) fn new(view: &View) -> Result<Self, Inconsistent> {
        let unseen = enough_unseen(&view.position)?;
        let mut state = fitting(view, &unseen)?;
        let wall = view.position.wall.iter().enumerate();
        let hidden: Vec<usize> =
            wall.filter(|(_, content)| content.is_unknown()).map(|(place, _)| place).collect();
        for &tile in &unseen[..hidden.len()] {
            state.pool.change(tile, Fate::OnTheWall, Fate::Unseen);
        }
        Ok(Self { state, hidden, unseen })
    }
}

impl game::Sampler<State> for Sampler {
    fn sample(&self, dealer: &mut Dealer) -> Result<State, Inconsistent> {
        let (mut state, mut unseen) = (self.state, self.unseen.clone());
        for &place in &self.hidden {
            let tile = unseen.swap_remove(dealer.below(unseen.len() as u32) as usize);
            state.wall.show(place, tile.suit, tile.value);
            state.pool.change(tile, Fate::Unseen, Fate::OnTheWall);
        }
        Ok(state)
    }
}
