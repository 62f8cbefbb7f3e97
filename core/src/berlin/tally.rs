//! What simulations count.

use crate::berlin::{Ending, Event, Kind};
use crate::game;

/// The number of events of each kind in a game.
#[derive(Copy, Clone, Default, Eq, PartialEq, Hash, Debug)]
pub struct Tally {
    turns: u32,
    rolls: u32,
    own_moves: u32,
    other_moves: u32,
    cannot_move: u32,
    flips: u32,
    checks: u32,
    dumb_luck: u32,
    tiles_collected: u32,
    coins_collected: u32,
    left: u32,
    filled: u32,
    idle_ending: u32,
}

impl game::Tally for Tally {
    type Event = Event;

    const COLUMNS: &'static [&'static str] = &[
        "turns",
        "rolls",
        "own_moves",
        "other_moves",
        "cannot_move",
        "flips",
        "checks",
        "dumb_luck",
        "tiles_collected",
        "coins_collected",
        "left",
        "filled",
        "idle_ending",
    ];

    #[inline]
    fn count(&mut self, event: &Event) {
        let number = match event {
            Event::TurnStarts { .. } => &mut self.turns,
            Event::Rolled { .. } => &mut self.rolls,
            Event::Moved { seat, hammer, .. } if seat == hammer => &mut self.own_moves,
            Event::Moved { .. } => &mut self.other_moves,
            Event::CannotMove => &mut self.cannot_move,
            Event::Flips { .. } => &mut self.flips,
            Event::Looks { .. } => &mut self.checks,
            Event::DumbLuck => &mut self.dumb_luck,
            Event::Collected { piece, .. } if piece.kind == Kind::Tile => &mut self.tiles_collected,
            Event::Collected { .. } => &mut self.coins_collected,
            Event::Left { .. } => &mut self.left,
            Event::Filled { .. } => &mut self.filled,
            Event::GameOver { ending: Ending::TooManyIdleTurns } => &mut self.idle_ending,
            _ => return,
        };
        *number += 1;
    }

    fn values(&self) -> Vec<u32> {
        vec![
            self.turns,
            self.rolls,
            self.own_moves,
            self.other_moves,
            self.cannot_move,
            self.flips,
            self.checks,
            self.dumb_luck,
            self.tiles_collected,
            self.coins_collected,
            self.left,
            self.filled,
            self.idle_ending,
        ]
    }
}
