//! What is the game's own about playing it in a terminal.

use mauerwerk::bot::Judgement;
use mauerwerk::solve::Solvable;
use mauerwerk::{Message, Seat};
use mauerwerk_cli::TerminalGame;

use crate::state::State;

/// Nothing is known of good play but the rules: opponents see for themselves.
impl Judgement for State {}

/// All of a position decides how the game goes on.
impl Solvable for State {
    type Essence = Self;
}

impl TerminalGame for State {
    fn forms() -> Vec<(&'static str, Message)> {
        vec![("3x5", "bids three fives".into()), ("liar", "doubts the last bid".into())]
    }

    fn awaited(&self) -> Message {
        let roller = self.0.roller().map(|seat| [" of ".into(), seat.into()]);
        Message::parts(["the dice".into()].into_iter().chain(roller.into_iter().flatten()))
    }

    fn knower(&self) -> Option<Seat> {
        self.0.roller()
    }
}
