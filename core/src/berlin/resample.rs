//! Guessing what a viewer has not seen: the tiles that others have looked at for themselves.

use super::piece::{Kind, Piece};
use super::pool::{Fate, Pool};
use super::position::Position;
use super::state::State;
use super::terms::Terms;
use super::view::View;
use super::wall::Content;
use crate::dealer::Dealer;
use crate::game::{Inconsistent, World, WorldsError};

const TOO_FEW: Inconsistent = Inconsistent("more tiles are hidden than there are");

/// Returns a state that looks like this to its viewer. Every tile that only others have seen may be
/// any tile the viewer has not seen: whatever they did since, they could have done with any (BE-115),
/// and what became public is on the view.
pub(super) fn resample(view: &View, dealer: &mut Dealer) -> Result<State, Inconsistent> {
    let position = Position::from(view);
    let mut unseen = unseen_tiles(&position)?;
    dealer.shuffle(&mut unseen);
    if unseen.len() < hidden_tiles(&position) {
        return Err(TOO_FEW);
    }
    filled(view, position, &unseen)
}

/// Returns every state that looks like this to its viewer. Of two equal tiles in the box, either may
/// be the one on the wall.
pub(super) fn worlds(view: &View, limit: usize) -> Result<Vec<World<State>>, WorldsError> {
    let position = Position::from(view);
    let (unseen, hidden) = (unseen_tiles(&position)?, hidden_tiles(&position));
    if unseen.len() < hidden {
        return Err(TOO_FEW.into());
    }
    let mut drawn = vec![(Vec::new(), 1)];
    for _ in 0..hidden {
        drawn =
            drawn.iter().flat_map(|(tiles, ways)| with_one_more(tiles, *ways, &unseen)).collect();
        if drawn.len() > limit {
            return Err(WorldsError::TooMany { limit });
        }
    }
    let state = |(tiles, ways): (Vec<Piece>, u128)| {
        filled(view, position.clone(), &tiles).map(|state| (state, ways))
    };
    let states = drawn.into_iter().map(state).collect::<Result<Vec<_>, _>>()?;
    World::gather(states, limit)
}

/// Returns some tiles with each one that may be drawn next, and in how many ways.
fn with_one_more(tiles: &[Piece], ways: u128, unseen: &[Piece]) -> Vec<(Vec<Piece>, u128)> {
    let count = |among: &[Piece], tile| among.iter().filter(|&&other| other == tile).count();
    let left = |tile| (count(unseen, tile) - count(tiles, tile)) as u128;
    let next = Piece::all().filter(|&tile| count(unseen, tile) > count(tiles, tile));
    next.map(|tile| ([tiles, &[tile]].concat(), ways * left(tile))).collect()
}

/// Returns how many tiles on the wall the viewer has not seen, though somebody has.
fn hidden_tiles(position: &Position) -> usize {
    let hidden = |content: &&Content| matches!(content, Content::Checked { tile: None, .. });
    position.wall.iter().filter(hidden).count()
}

/// Returns the position with these tiles in the place of the hidden ones.
fn filled(view: &View, mut position: Position, tiles: &[Piece]) -> Result<State, Inconsistent> {
    let mut tiles = tiles.iter();
    for content in &mut position.wall {
        if let Content::Checked { tile: tile @ None, .. } = content {
            *tile = tiles.next().map(|tile| (tile.suit, tile.value));
        }
    }
    let state =
        State::try_from(position).map_err(|_| Inconsistent("no position looks like this"))?;
    if state.seen_by(view.viewer) == *view {
        Ok(state)
    } else {
        Err(Inconsistent("the view contradicts itself"))
    }
}

/// Returns the tiles in the box that are neither seen on the wall nor collected.
fn unseen_tiles(position: &Position) -> Result<Vec<Piece>, Inconsistent> {
    let (terms, _) =
        Terms::new(&position.setup).map_err(|_| Inconsistent("no game has such a set-up"))?;
    let mut pool = Pool::new(terms.sets);
    let on_wall = position.wall.iter().filter_map(|content| content.piece());
    for piece in on_wall.chain(position.collected.iter().flatten().copied()) {
        pool.change(piece, Fate::Unseen, Fate::OnTheWall);
    }
    let tiles = Piece::all().filter(|piece| piece.kind == Kind::Tile);
    Ok(tiles.flat_map(|tile| std::iter::repeat_n(tile, pool.unseen(tile) as usize)).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::berlin::piece::{Suit, Value};

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
