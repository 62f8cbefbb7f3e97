//! Filling what a viewer has not seen: the tiles that others have looked at for themselves.
//!
//! Any tile that the viewer has not seen may be any of those: whatever others did since they looked,
//! they could have done with any (BE-115), and what became public is in the view. So one filling
//! fits exactly if all do.

mod account;
mod sampler;

use crate::berlin::pool::{Fate, Pool};
use crate::berlin::{Content, Kind, Piece, Position, State, View, rules, validity};
use crate::game::Inconsistent;
use crate::game::{Game, Viewer};
use crate::game::{World, WorldsError};
use crate::rule::Faults;

pub(in crate::berlin) use account::account;
pub(in crate::berlin) use sampler::Sampler;

const TOO_FEW: Inconsistent = Inconsistent("more tiles are hidden than there are");

/// Returns every state that looks like this to its viewer. Of two equal tiles in the box, either may
/// be the one on the wall.
pub(in crate::berlin) fn worlds(
    view: &View,
    limit: usize,
) -> Result<Vec<World<State>>, WorldsError> {
    let unseen = enough_unseen(&view.position)?;
    let mut drawn = vec![(Vec::new(), 1)];
    for _ in 0..view.position.hidden_tiles() {
        drawn =
            drawn.iter().flat_map(|(tiles, ways)| with_one_more(tiles, *ways, &unseen)).collect();
        if drawn.len() > limit {
            return Err(WorldsError::TooMany { limit });
        }
    }
    let state =
        |(tiles, ways): (Vec<Piece>, u128)| fitting(view, &tiles).map(|state| (state, ways));
    let states = drawn.into_iter().map(state).collect::<Result<Vec<_>, _>>()?;
    World::gather(states, limit)
}

/// Returns the view whose position this is.
///
/// # Errors
/// Returns what no position that looks like this could be, and the tiles that the viewer would see
/// otherwise (BE-49).
pub(in crate::berlin) fn view_of(viewer: Viewer, position: &Position) -> Result<View, Faults> {
    let (unseen, hidden) = (position.unseen_tiles()?, position.hidden_tiles());
    let mut faults = Faults::default();
    faults.check(
        hidden <= unseen.len(),
        rules::BE_130,
        format_args!("{hidden} tiles are hidden, but only {} are left in the box", unseen.len()),
    );
    faults.or(())?;
    let state = State::try_from(position.clone().filled(&unseen))?;
    let view = state.view(viewer);
    let mut faults = Faults::default();
    for (index, (given, seen)) in position.wall.iter().zip(&view.position.wall).enumerate() {
        let cell = state.setup.grid.cell(index);
        faults.check(
            given == seen,
            rules::BE_49,
            format_args!("{cell}: {viewer} sees {seen}, not {given}"),
        );
    }
    faults.or(view)
}

/// Returns the tiles the viewer has not seen, if there are as many as are hidden.
fn enough_unseen(position: &Position) -> Result<Vec<Piece>, Inconsistent> {
    let unseen = position.unseen_tiles().map_err(|_| Inconsistent("no game has such a setup"))?;
    if unseen.len() < position.hidden_tiles() { Err(TOO_FEW) } else { Ok(unseen) }
}

/// Returns the state with these tiles in the place of the hidden ones, if it looks like that view.
fn fitting(view: &View, tiles: &[Piece]) -> Result<State, Inconsistent> {
    let state = State::try_from(view.position.clone().filled(tiles))
        .map_err(|_| Inconsistent("no position looks like this"))?;
    if state.view(view.viewer) == *view {
        Ok(state)
    } else {
        Err(Inconsistent("the view contradicts itself"))
    }
}

/// Returns some tiles with each one that may be drawn next, and in how many ways.
fn with_one_more(tiles: &[Piece], ways: u128, unseen: &[Piece]) -> Vec<(Vec<Piece>, u128)> {
    let count = |among: &[Piece], tile| among.iter().filter(|&&other| other == tile).count();
    let left = |tile| (count(unseen, tile) - count(tiles, tile)) as u128;
    let next = Piece::all().filter(|&tile| count(unseen, tile) > count(tiles, tile));
    next.map(|tile| ([tiles, &[tile]].concat(), ways * left(tile))).collect()
}

impl Position {
    /// Returns how many tiles on the wall are unknown, though somebody has looked at them.
    fn hidden_tiles(&self) -> usize {
        self.wall.iter().filter(|content| content.is_unknown()).count()
    }

    /// Returns the position with these tiles in the place of the unknown ones.
    fn filled(mut self, tiles: &[Piece]) -> Self {
        let mut tiles = tiles.iter();
        for content in &mut self.wall {
            if let Content::Checked { tile: tile @ None, .. } = content {
                *tile = tiles.next().map(|tile| (tile.suit, tile.value));
            }
        }
        self
    }

    /// Returns the tiles in the box that are neither seen on the wall nor collected.
    fn unseen_tiles(&self) -> Result<Vec<Piece>, Faults> {
        let (setup, _) = validity::checked(&self.setup)?;
        let mut pool = Pool::new(setup.sets);
        let on_wall = self.wall.iter().filter_map(|content| content.piece());
        for piece in on_wall.chain(self.collected.iter().flatten().copied()) {
            pool.change(piece, Fate::Unseen, Fate::OnTheWall);
        }
        let tiles = Piece::all().filter(|piece| piece.kind == Kind::Tile);
        Ok(tiles.flat_map(|tile| std::iter::repeat_n(tile, pool.unseen(tile) as usize)).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::with_one_more;
    use crate::berlin::{Kind, Piece, Suit, Value};

    #[test]
    fn either_of_two_equal_tiles_may_be_drawn() {
        let tile = |value| Piece { kind: Kind::Tile, suit: Suit::Arms, value };
        let [ace, two] = [Value::Ace, Value::Two].map(tile);
        let box_of = [ace, two, two];
        let first = with_one_more(&[], 1, &box_of);
        let both = first.iter().flat_map(|(tiles, ways)| with_one_more(tiles, *ways, &box_of));
        let both: Vec<_> = both.collect();
        for (tiles, ways) in [([ace, two], 2), ([two, ace], 2), ([two, two], 2)] {
            assert!(both.contains(&(tiles.to_vec(), ways)), "{both:?}");
        }
        assert_eq!(both.len(), 3);
    }
}
