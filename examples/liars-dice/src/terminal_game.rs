//! What is the game's own about playing it in a terminal.

use mauerwerk::Seat;
use mauerwerk::bot::Judgement;
use mauerwerk::solve::Solvable;
use mauerwerk_cli::TerminalGame;

use crate::state::State;

/// Nothing is known of good play but the rules: opponents see for themselves.
impl Judgement for State {}

/// All of a position decides how the game goes on.
impl Solvable for State {
    type Essence = Self;
}

impl TerminalGame for State {
    const NOTATION: &'static [(&'static str, &'static str)] =
        &[("3x5", "bids three fives"), ("liar", "doubts the last bid")];

    fn awaited(&self) -> String {
        let roller = self.0.roller().map_or_else(String::new, |seat| format!(" of seat {seat}"));
        format!("the dice{roller}")
    }

    fn knower(&self) -> Option<Seat> {
        self.0.roller()
    }
}
