//! What simulations count.

use crate::die_mauer::{Event, Nothing, RoundEnding};
use crate::game;

/// The counts of the events of a game.
#[derive(Copy, Clone, Default, Eq, PartialEq, Hash, Debug)]
pub struct Tally {
    turns: u32,
    pieces_built: u32,
    nothing_built: u32,
    declined: u32,
    gifts: u32,
    gifts_refused: u32,
    rounds_by_building: u32,
    rounds_by_giving: u32,
    rounds_by_dead_wall: u32,
    rounds_by_idle_turns: u32,
}

impl game::Tally for Tally {
    type Event = Event;

    const COLUMNS: &'static [&'static str] = &[
        "turns",
        "pieces_built",
        "nothing_built",
        "declined",
        "gifts",
        "gifts_refused",
        "rounds_by_building",
        "rounds_by_giving",
        "rounds_by_dead_wall",
        "rounds_by_idle_turns",
    ];

    #[inline]
    fn count(&mut self, event: &Event) {
        let number = match event {
            Event::Revealed { .. } => &mut self.turns,
            Event::Built { .. } => &mut self.pieces_built,
            Event::Declined { .. } | Event::NothingBuilt { why: Nothing::Declined } => {
                &mut self.declined
            }
            Event::NothingBuilt { .. } => &mut self.nothing_built,
            Event::Given(_) => &mut self.gifts,
            Event::Kept { .. } => &mut self.gifts_refused,
            Event::RoundOver { ending, .. } => match ending {
                RoundEnding::LastPieceBuilt => &mut self.rounds_by_building,
                RoundEnding::LastPieceGiven => &mut self.rounds_by_giving,
                RoundEnding::DeadWall => &mut self.rounds_by_dead_wall,
                RoundEnding::TooManyIdleTurns => &mut self.rounds_by_idle_turns,
            },
            Event::Planned { .. } | Event::BlockPassed { .. } => return,
        };
        *number += 1;
    }

    fn values(&self) -> Vec<u32> {
        vec![
            self.turns,
            self.pieces_built,
            self.nothing_built,
            self.declined,
            self.gifts,
            self.gifts_refused,
            self.rounds_by_building,
            self.rounds_by_giving,
            self.rounds_by_dead_wall,
            self.rounds_by_idle_turns,
        ]
    }
}
