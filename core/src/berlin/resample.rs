//! Guessing what a viewer has not seen: the tiles that others have looked at for themselves.

use super::piece::{Kind, Piece};
use super::pool::{Fate, Pool};
use super::position::Position;
use super::state::State;
use super::terms::Terms;
use super::view::View;
use super::wall::Content;
use crate::dealer::Dealer;
use crate::information::Inconsistent;

/// Returns a state that looks like this to its viewer. Every tile that only others have seen may be
/// any tile the viewer has not seen: whatever they did since, they could have done with any (BE-115),
/// and what became public is on the view.
pub(super) fn resample(view: &View, dealer: &mut Dealer) -> Result<State, Inconsistent> {
    let mut position = Position::from(view);
    let mut unseen = unseen_tiles(&position)?;
    dealer.shuffle(&mut unseen);
    for content in &mut position.wall {
        if let Content::Checked { tile: tile @ None, .. } = content {
            let Piece { suit, value, .. } =
                unseen.pop().ok_or(Inconsistent("more tiles are hidden than there are"))?;
            *tile = Some((suit, value));
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
