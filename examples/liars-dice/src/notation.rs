//! Positions as one line of text.
//!
//! | token | meaning | left out |
//! |---|---|---|
//! | `players:2 dice:4` … | the setup | the default |
//! | `cups:1355/????/-` | each seat's cup, see [`Cup`](crate::Cup) | all dice wait to be rolled |
//! | `turn:1` | the seat that bids next | the first |
//! | `bid:3x5` | the last bid | none |

use std::fmt;
use std::str::FromStr;

use mauerwerk::kit::tokens::{TokenLine, parted, read_each, read_list, read_seat, slashed};
use mauerwerk::{BySeat, Faults, NotationError};

use crate::cup::Cup;
use crate::position::Position;
use crate::setup::Setup;
use crate::state::State;

const TOKENS: [&str; 3] = ["cups", "turn", "bid"];

impl Position {
    /// Returns the position without its setup.
    pub(crate) fn tokens(&self) -> String {
        let mut line = TokenLine::default();
        line.token("cups", slashed(self.cups.as_slice()));
        line.token("turn", self.turn);
        self.bid.into_iter().for_each(|bid| line.token("bid", bid));
        line.into_text()
    }

    fn read_token(&mut self, name: &str, value: &str) -> Result<(), NotationError> {
        match name {
            "cups" => self.cups = read_cups(value)?,
            "turn" => self.turn = read_seat(value)?,
            _ => self.bid = Some(value.parse()?),
        }
        Ok(())
    }
}

fn read_cups(text: &str) -> Result<BySeat<Cup>, NotationError> {
    let cups: Vec<Cup> = read_list(text, '/', str::parse)?;
    let few = cups.len() <= 6;
    let error = || NotationError::new("at most six cups", text);
    few.then(|| BySeat::from_fn(cups.len(), |seat| cups[seat.index()])).ok_or_else(error)
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.setup, self.tokens())
    }
}

impl FromStr for Position {
    type Err = Faults;

    fn from_str(text: &str) -> Result<Self, Faults> {
        let (tokens, options) = parted(text, &TOKENS);
        let mut position = Self::start(&Setup::from_tokens(&options, &TOKENS)?);
        read_each(&tokens, |name, value| position.read_token(name, value))?;
        Ok(position)
    }
}

impl fmt::Display for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for State {
    type Err = Faults;

    fn from_str(text: &str) -> Result<Self, Faults> {
        text.parse::<Position>()?.try_into()
    }
}
