//! How the wall is laid out.

use super::cell::{Cells, Direction};
use super::piece::{Kind, Suit};
use super::setup::Variant;
use super::terms::Terms;
use super::wall::Wall;
use crate::berlin::rules;
use crate::dealer::Dealer;
use crate::rule::{Faults, Rule};

/// Lays out face-down pieces around some holes: column by column, top to bottom; where one kind has
/// run out the other is used (BE-74, BE-119). Coins have their suits only where these are not dealt
/// (BE-39).
pub(super) fn lay_out(terms: &Terms, holes: Cells) -> Wall {
    let grid = terms.grid;
    let mut wall = Wall::empty(grid.all());
    let mut left = [terms.sets.pieces(); 2];
    for column in 0..usize::from(grid.columns) {
        for place in grid.line(column, Direction::Up).rev() {
            if holes.contains(place) {
                continue;
            }
            let wanted = terms.column_kind(column);
            let kind = if left[wanted as usize] > 0 { wanted } else { wanted.other() };
            left[kind as usize] = left[kind as usize].saturating_sub(1);
            wall.lay(place, kind);
        }
    }
    if terms.plays(Variant::CrazyEights) {
        paint_diagonals(terms, &mut wall);
    }
    wall
}

/// Gives the coins of each diagonal one suit (BE-39). Only columns with a coin count (BE-120).
fn paint_diagonals(terms: &Terms, wall: &mut Wall) {
    let grid = terms.grid;
    let coins = wall.of_kind(Kind::Coin, grid.all());
    let mut diagonal = 0;
    for column in 0..usize::from(grid.columns) {
        let in_column: Cells =
            grid.line(column, Direction::Up).filter(|&place| coins.contains(place)).collect();
        for place in in_column.iter() {
            let from_top = grid.beyond(place, Direction::Up);
            wall.set_suit(place, terms.suits[(diagonal + from_top) % terms.suits.len()]);
        }
        diagonal += usize::from(!in_column.is_empty());
    }
}

/// Tells which ruling a lay-out breaks: Crazy 8's needs no more coins of a suit than there are
/// (BE-103, BE-123), On again, Off again needs both kinds (BE-102).
pub(super) fn broken_rule(terms: &Terms, wall: &Wall) -> Option<Rule> {
    let board = terms.grid.all();
    let coins = wall.of_kind(Kind::Coin, board);
    let too_many = |suit| {
        let painted = coins.and(wall.of_suit(suit, board)).len();
        painted > 6 * terms.sets.copies(suit) as usize
    };
    if terms.plays(Variant::CrazyEights) && Suit::ALL.into_iter().any(too_many) {
        return Some(rules::BE_123);
    }
    let one_kind = Kind::BOTH.into_iter().any(|kind| wall.of_kind(kind, board).is_empty());
    (terms.plays(Variant::OnAgainOffAgain) && one_kind).then_some(rules::BE_102)
}

/// Holds how many random lay-outs are tried before a set-up is refused.
const TRIES: u64 = 1000;

/// Checks that some lay-out breaks no rule. Random holes are laid out again where they do (BE-121);
/// the set-up is refused where none of many tries succeeds.
pub(super) fn check(terms: &Terms, named: Cells) -> Result<(), Faults> {
    let tries = if terms.random_holes == 0 { 1 } else { TRIES };
    let mut rule = None;
    for seed in 0..tries {
        rule = broken_rule(terms, &lay_out(terms, some_holes(terms, named, seed)));
        if rule.is_none() {
            return Ok(());
        }
    }
    let mut faults = Faults::default();
    if let Some(rule) = rule {
        faults.check(false, rule, "this wall breaks a rule of a variant, wherever holes are");
    }
    faults.or(())
}

/// Returns the holes that the set-up names, or random ones.
fn some_holes(terms: &Terms, named: Cells, seed: u64) -> Cells {
    let mut places: Vec<usize> = (0..terms.grid.len()).collect();
    Dealer::new(seed).shuffle(&mut places);
    places.into_iter().take(terms.random_holes.into()).chain(named.iter()).collect()
}
