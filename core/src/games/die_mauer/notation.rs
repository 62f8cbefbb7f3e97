//! Positions as one line of text, with `?` for unknown parts.
//!
//! | token | value | default |
//! |---|---|---|
//! | `players:4 rounds:2` … | the setup, see [`Setup`] | the default |
//! | `wall:44T4` | the wall | `-` |
//! | `dead:yes` | the wall is dead, in a view | |
//! | `stocks:TG1236/36/-/G` | each seat's stock, written as a [`SeenStock`] | a set each |
//! | `master:2` | the Master-builder | `first_master` |
//! | `round:1` | the current round, or `over` | 1 |
//! | `totals:0/15/3/41` | penalties so far | zero |
//! | `won:1/0/0/0` | rounds at whose end a seat held nothing | zero |
//! | `idle:3` | idle turns in a row, if counted | zero |
//! | `fists:T/_/-/4` | fists on the table, `_` for none, `?` for a closed one | none |
//! | `builders:1,3` | the builders who have not built yet | none |
//! | `gifts:1>0T,3>0?` | the latest gifts of the round, `?` for an unknown piece | none |
//! | `unsure:1,3` | the seats of older gifts | none |

use std::fmt;
use std::str::FromStr;

use crate::base::rule::{Faults, NotationError};
use crate::base::seat::{BySeat, Seats};
use crate::games::die_mauer::faults;
use crate::games::die_mauer::{
    Event, Gift, Piece, Position, SeenFist, Setup, State, View, Wall, rules,
};
use crate::kit::written_forms;
use crate::text::message::message;
use crate::text::notation::tokens::{
    TokenLine, parted, read_by_seat, read_each, read_list, read_number, read_seat, read_seats,
    read_yes, slashed,
};

/// The names of a position's tokens, for writing and reading.
const TOKENS: [&str; 12] = [
    "wall", "dead", "stocks", "master", "round", "totals", "won", "idle", "fists", "builders",
    "gifts", "unsure",
];

/// A position, with the other content of its line.
pub(super) struct Reading {
    pub(super) position: Position,
    /// Whether the line marks the wall as dead.
    dead: bool,
}

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.position.tokens_of(self.wall_is_dead))
    }
}

written_forms!(state => Position::from(*state));

impl Position {
    /// Writes the position without its setup.
    pub(super) fn tokens(&self) -> String {
        self.tokens_of(false)
    }

    /// Writes the position without its setup, with the mark of a dead wall.
    fn tokens_of(&self, dead: bool) -> String {
        let won = self.rounds_won.as_slice();
        let fists: Vec<String> = self.fists.as_slice().iter().map(written_fist).collect();
        let mut line = TokenLine::default();
        line.token("wall", self.wall);
        line.token_if(dead, "dead", "yes");
        line.token("stocks", slashed(self.stocks.as_slice()));
        line.token("master", self.master);
        line.token("round", round(self.rounds_played, self.setup.rounds));
        line.token("totals", slashed(self.totals.as_slice()));
        line.token_if(won.iter().any(|&won| won > 0), "won", slashed(won));
        line.token_if(self.idle_turns > 0, "idle", self.idle_turns);
        line.token_if(self.any_fist(), "fists", slashed(&fists));
        line.token_if(!self.builders.is_empty(), "builders", self.builders);
        line.token_if(!self.gifts.is_empty(), "gifts", written_gifts(&self.gifts));
        line.token_if(!self.unsure.is_empty(), "unsure", self.unsure);
        line.into_text()
    }

    fn any_fist(&self) -> bool {
        self.fists.as_slice().iter().any(Option::is_some)
    }
}

/// Writes the current round.
fn round(played: u8, rounds: u8) -> String {
    if played < rounds { (played + 1).to_string() } else { "over".to_owned() }
}

fn written_fist(fist: &Option<SeenFist>) -> String {
    fist.map_or_else(|| "_".to_owned(), |fist| fist.to_string())
}

fn written_gifts(gifts: &[Gift]) -> String {
    let gifts = gifts.iter().map(|Gift { donor, receiver, piece }| {
        let piece = piece.map_or('?', Piece::letter);
        format!("{donor}>{receiver}{piece}")
    });
    gifts.collect::<Vec<_>>().join(",")
}

impl FromStr for Reading {
    type Err = Faults;

    fn from_str(text: &str) -> Result<Self, Faults> {
        let (tokens, options) = parted(text, &TOKENS);
        let setup = Setup::from_tokens(&options, &TOKENS)?;
        let mut reading = Self { position: Position::first(setup), dead: false };
        read_each(&tokens, |name, value| reading.read(name, value))?;
        Ok(reading)
    }
}

impl Reading {
    fn read(&mut self, name: &str, value: &str) -> Result<(), NotationError> {
        let position = &mut self.position;
        match name {
            "wall" => position.wall = value.parse()?,
            "dead" => self.dead = read_yes(value)?,
            "stocks" => position.stocks = read_by_seat(value, str::parse)?,
            "master" => position.master = read_seat(value)?,
            "round" => position.rounds_played = read_round(value, position.setup.rounds)?,
            "totals" => position.totals = read_by_seat(value, read_number)?,
            "won" => position.rounds_won = read_by_seat(value, read_number)?,
            "idle" => position.idle_turns = read_number(value)?,
            "fists" => position.fists = read_by_seat(value, read_fist)?,
            "builders" => position.builders = read_seats(value)?,
            "gifts" => position.gifts = read_list(value, ',', read_gift)?,
            _ => position.unsure = read_seats(value)?,
        }
        Ok(())
    }

    /// Returns the state or view, or a fault if its wall is marked as dead but is not (DM-42).
    pub(super) fn confirm<T>(&self, read: T, wall_is_dead: bool) -> Result<T, Faults> {
        let mut faults = Faults::default();
        faults.check(wall_is_dead || !self.dead, rules::DM_42, || {
            message!(faults::NotDead { wall: self.position.wall.to_string() })
        });
        faults.or(read)
    }
}

impl Position {
    /// Returns the first position of a setup, even a faulty one.
    fn first(setup: Setup) -> Self {
        let seats = setup.players.into();
        Self {
            wall: Wall::default(),
            stocks: BySeat::repeat(setup.starting_stock().into(), seats),
            master: setup.first_master,
            rounds_played: 0,
            totals: BySeat::repeat(0, seats),
            rounds_won: BySeat::repeat(0, seats),
            idle_turns: 0,
            fists: BySeat::repeat(None, seats),
            builders: Seats::EMPTY,
            gifts: Vec::new(),
            unsure: Seats::EMPTY,
            setup,
        }
    }
}

fn read_round(text: &str, rounds: u8) -> Result<u8, NotationError> {
    if text == "over" {
        return Ok(rounds);
    }
    let round = read_number::<u8>(text)?;
    round.checked_sub(1).ok_or_else(|| NotationError::new(message!(faults::ARound), text))
}

fn read_fist(text: &str) -> Result<Option<SeenFist>, NotationError> {
    if text == "_" { Ok(None) } else { text.parse().map(Some) }
}

fn read_gift(text: &str) -> Result<Gift, NotationError> {
    let error = || NotationError::new(message!(faults::AGift), text);
    let (donor, rest) = text.split_once('>').ok_or_else(error)?;
    let last = rest.chars().next_back().ok_or_else(error)?;
    let receiver = &rest[..rest.len() - last.len_utf8()];
    let piece = match last {
        '?' => None,
        letter => Some(Piece::from_letter(letter).ok_or_else(error)?),
    };
    Ok(Gift { donor: read_seat(donor)?, receiver: read_seat(receiver)?, piece })
}

impl FromStr for Position {
    type Err = Faults;

    fn from_str(text: &str) -> Result<Self, Faults> {
        text.parse().map(|reading: Reading| reading.position)
    }
}

impl FromStr for State {
    type Err = Faults;

    fn from_str(text: &str) -> Result<Self, Faults> {
        let reading: Reading = text.parse()?;
        let state = Self::try_from(reading.position.clone())?;
        reading.confirm(state, state.wall_is_dead())
    }
}
