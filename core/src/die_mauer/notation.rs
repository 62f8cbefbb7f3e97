//! Positions as one line of text.
//!
//! | token | holds | left out |
//! |---|---|---|
//! | `players:4 rounds:2` … | the set-up, see [`Setup`] | the default |
//! | `wall:44T4` | the wall | `-` |
//! | `stocks:TG1236/36/-/G` | what each seat has | a set each |
//! | `master:2` | the Master-builder | `first_master` |
//! | `round:1` | the round that is played, or `over` | 1 |
//! | `totals:0/15/3/41` | penalties so far | zero |
//! | `won:1/0/0/0` | rounds at whose end a seat held nothing | zero |
//! | `idle:3` | idle turns in a row, where counted | zero |
//! | `fists:T/_/-/4` | fists on the table, `_` for none | none |
//! | `builders:1,3` | who still has to build | nobody |
//! | `gifts:1>0T,3>0G` | the latest gifts of the round | none |
//! | `unsure:1,3` | who took part in older gifts | nobody |

use std::fmt;
use std::str::FromStr;

use super::event::joined;
use super::fist::Fist;
use super::gift::Gift;
use super::piece::Piece;
use super::position::Position;
use super::setup::Setup;
use super::state::State;
use super::view::View;
use crate::notation::tokens::{
    Line, parted, read_each, read_list, read_number, read_seat, read_seats, slashed,
};
use crate::rule::{Faults, NotationError};
use crate::seat::Seats;

/// Holds the tokens of a position, shared by what is written and what is read.
const TOKENS: [&str; 11] = [
    "wall", "stocks", "master", "round", "totals", "won", "idle", "fists", "builders", "gifts",
    "unsure",
];

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.setup, self.tokens())
    }
}

impl Position {
    /// Writes the position without its set-up.
    pub(super) fn tokens(&self) -> String {
        let mut line = Line::default();
        line.token("wall", self.wall);
        line.token("stocks", slashed(&self.stocks));
        line.token("master", self.master);
        line.token("round", round(self.rounds_played, self.setup.rounds));
        line.token("totals", slashed(&self.totals));
        line.token_if(self.rounds_won.iter().any(|&won| won > 0), "won", slashed(&self.rounds_won));
        line.token_if(self.idle_turns > 0, "idle", self.idle_turns);
        let fists: Vec<String> = self.fists.iter().map(|fist| written_fist(*fist)).collect();
        line.token_if(self.fists.iter().any(Option::is_some), "fists", slashed(&fists));
        line.token_if(!self.builders.is_empty(), "builders", self.builders);
        line.token_if(!self.gifts.is_empty(), "gifts", written_gifts(&self.gifts));
        line.token_if(!self.unsure.is_empty(), "unsure", self.unsure);
        line.into_text()
    }
}

/// Writes what the viewer sees, with `dead:yes` for a dead wall (DM-42) and `?` for what is hidden: a closed fist is `?`, a gift of an
/// unknown piece `1>0?`, and a stock whose gifts are hidden `TG12(+1-2)`, which reads: these pieces
/// by all the viewer saw, and besides one more came in and two went out. `!4` in it is a 4 that was
/// built without being among those pieces; a stock of which only the size is clear is `?5`.
impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut line = Line::default();
        line.token("wall", self.wall);
        line.token_if(self.wall_is_dead, "dead", "yes");
        line.token("stocks", joined(&self.stocks));
        line.token("master", self.master);
        line.token("round", round(self.rounds_played, self.setup.rounds));
        line.token("totals", joined(&self.totals));
        line.token_if(
            self.rounds_won.as_slice().iter().any(|&won| won > 0),
            "won",
            joined(&self.rounds_won),
        );
        line.token_if(self.idle_turns > 0, "idle", self.idle_turns);
        line.token_if(self.any_fist(), "fists", joined(&self.fists));
        line.token_if(!self.builders.is_empty(), "builders", self.builders);
        line.token_if(!self.gifts.is_empty(), "gifts", written_gifts(&self.gifts));
        line.token_if(!self.unsure.is_empty(), "unsure", self.unsure);
        f.write_str(&line.into_text())
    }
}

/// Writes the round that is played.
fn round(played: u8, rounds: u8) -> String {
    if played < rounds { (played + 1).to_string() } else { "over".to_owned() }
}

fn written_fist(fist: Option<Fist>) -> String {
    fist.map_or_else(|| "_".to_owned(), |fist| fist.to_string())
}

fn written_gifts(gifts: &[Gift]) -> String {
    let gifts = gifts.iter().map(|Gift { donor, receiver, piece }| {
        let piece = piece.map_or('?', Piece::letter);
        format!("{donor}>{receiver}{piece}")
    });
    gifts.collect::<Vec<_>>().join(",")
}

impl FromStr for Position {
    type Err = Faults;

    fn from_str(text: &str) -> Result<Self, Faults> {
        let (tokens, options) = parted(text, &TOKENS);
        let setup = Setup::from_tokens(&options, &TOKENS)?;
        let mut position = Self::empty(setup);
        read_each(&tokens, |name, value| position.read(name, value))?;
        Ok(position)
    }
}

impl Position {
    /// Returns the first position of a set-up, which may be faulty itself.
    fn empty(setup: Setup) -> Self {
        let stocks = vec![setup.starting_stock(); setup.players.into()];
        Self {
            wall: super::Wall::default(),
            stocks,
            master: setup.first_master,
            rounds_played: 0,
            totals: vec![0; setup.players.into()],
            rounds_won: vec![0; setup.players.into()],
            idle_turns: 0,
            fists: vec![None; setup.players.into()],
            builders: Seats::EMPTY,
            gifts: Vec::new(),
            unsure: Seats::EMPTY,
            setup,
        }
    }

    fn read(&mut self, name: &str, value: &str) -> Result<(), NotationError> {
        match name {
            "wall" => self.wall = value.parse()?,
            "stocks" => self.stocks = read_list(value, '/', str::parse)?,
            "master" => self.master = read_seat(value)?,
            "round" => self.rounds_played = read_round(value, self.setup.rounds)?,
            "totals" => self.totals = read_list(value, '/', read_number)?,
            "won" => self.rounds_won = read_list(value, '/', read_number)?,
            "idle" => self.idle_turns = read_number(value)?,
            "fists" => self.fists = read_list(value, '/', read_fist)?,
            "builders" => self.builders = read_seats(value)?,
            "gifts" => self.gifts = read_list(value, ',', read_gift)?,
            _ => self.unsure = read_seats(value)?,
        }
        Ok(())
    }
}

fn read_round(text: &str, rounds: u8) -> Result<u8, NotationError> {
    if text == "over" {
        return Ok(rounds);
    }
    let round = read_number::<u8>(text)?;
    round.checked_sub(1).ok_or_else(|| NotationError::new("a round from 1, or over", text))
}

fn read_fist(text: &str) -> Result<Option<Fist>, NotationError> {
    if text == "_" { Ok(None) } else { text.parse().map(Some) }
}

fn read_gift(text: &str) -> Result<Gift, NotationError> {
    let error = || NotationError::new("a gift like 1>0T", text);
    let (donor, rest) = text.split_once('>').ok_or_else(error)?;
    let piece = rest.chars().next_back().ok_or_else(error)?;
    let receiver = &rest[..rest.len() - piece.len_utf8()];
    Ok(Gift {
        donor: read_seat(donor)?,
        receiver: read_seat(receiver)?,
        piece: Some(Piece::from_letter(piece).ok_or_else(error)?),
    })
}

impl fmt::Display for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Position::from(*self).fmt(f)
    }
}

impl fmt::Debug for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "State({self})")
    }
}

impl FromStr for State {
    type Err = Faults;

    fn from_str(text: &str) -> Result<Self, Faults> {
        text.parse::<Position>()?.try_into()
    }
}
