//! How the wall is laid out.

use crate::berlin::cell::Cells;
use crate::berlin::checked_setup::CheckedSetup;
use crate::berlin::wall::Wall;
use crate::berlin::{Direction, Kind, Suit, Variant, rules};
use crate::rule::Rule;

/// Lays out face-down pieces around some holes: column by column, top to bottom; where one kind has
/// run out the other is used (BE-74, BE-119). Coins have their suits only where these are not dealt
/// (BE-39).
pub(super) fn lay_out(setup: &CheckedSetup, holes: Cells) -> Wall {
    let grid = setup.grid;
    let mut wall = Wall::empty(grid.all());
    let mut left = [setup.sets.pieces(); 2];
    for column in 0..usize::from(grid.columns) {
        for index in grid.line(column, Direction::Up).rev() {
            if holes.contains(index) {
                continue;
            }
            let wanted = setup.column_kind(column);
            let kind = if left[wanted as usize] > 0 { wanted } else { wanted.other() };
            left[kind as usize] = left[kind as usize].saturating_sub(1);
            wall.lay(index, kind);
        }
    }
    if setup.plays(Variant::CrazyEights) {
        paint_diagonals(setup, &mut wall);
    }
    wall
}

/// Gives the coins of each diagonal one suit (BE-39). Only columns with a coin count (BE-120).
fn paint_diagonals(setup: &CheckedSetup, wall: &mut Wall) {
    let grid = setup.grid;
    let coins = wall.of_kind(Kind::Coin, grid.all());
    let mut diagonal = 0;
    for column in 0..usize::from(grid.columns) {
        let in_column: Cells =
            grid.line(column, Direction::Up).filter(|&index| coins.contains(index)).collect();
        for index in in_column.iter() {
            let from_top = grid.beyond(index, Direction::Up);
            wall.set_suit(index, setup.suits[(diagonal + from_top) % setup.suits.len()]);
        }
        diagonal += usize::from(!in_column.is_empty());
    }
}

/// Returns which ruling a layout breaks: Crazy 8's needs no more coins of a suit than there are
/// (BE-103, BE-123), On again, Off again needs both kinds (BE-102).
pub(super) fn broken_rule(setup: &CheckedSetup, wall: &Wall) -> Option<Rule> {
    let board = setup.grid.all();
    let coins = wall.of_kind(Kind::Coin, board);
    let too_many = |suit| {
        let painted = coins.and(wall.of_suit(suit, board)).len();
        painted > 6 * setup.sets.copies(suit) as usize
    };
    if setup.plays(Variant::CrazyEights) && Suit::ALL.into_iter().any(too_many) {
        return Some(rules::BE_123);
    }
    let one_kind = Kind::BOTH.into_iter().any(|kind| wall.of_kind(kind, board).is_empty());
    (setup.plays(Variant::OnAgainOffAgain) && one_kind).then_some(rules::BE_102)
}
