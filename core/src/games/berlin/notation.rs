//! Positions as one line of text.
//!
//! | token | content | default |
//! |---|---|---|
//! | `players:2 variants:gravity` … | the setup, see [`Setup`] | the default |
//! | `wall:tcS./tS3cM4t` | the content of each cell, the highest row first, see [`Content`] | the start |
//! | `hammers:a1/c2` | the cell of each hammer, `-` before it is placed | the start |
//! | `collected:tS3cA2/-` | the pieces each seat has collected | none |
//! | `phase:moving` | the part of the game, see [`Phase`] | the first |
//! | `seat:1` | the seat to move | 0 |
//! | `die:S` | the colour of the die | none |
//! | `roll:4 second:2` | the dice | none |
//! | `at:c3` | the piece that is turned up away from any hammer | none |
//! | `visited:a1,b1` | cells the hammer may not enter again in this turn | none |
//! | `opened:a1` | cells that were emptied in this turn, or random holes so far | none |
//! | `rolls:4/0/7` | rolls for the first turn, 0 before, 7 for a seat that is out | none |
//! | `kinds:t/c/-` | the kind on which the last turn of each seat ended, if it counts | none |
//! | `jericho:0,2` | the seats that had the Wall of Jericho | none |
//! | `idle:3 gained:yes` | turns without a collected piece, if they are counted | 0, no |

use std::fmt;
use std::str::FromStr;

use crate::base::rule::{Faults, NotationError};
use crate::game::Game;
use crate::games::berlin::faults;
use crate::games::berlin::setup::{listed, read_list as read_cells};
use crate::games::berlin::wall::read_row;
use crate::games::berlin::{
    Cell, Content, Event, Kind, Phase, Piece, Position, Setup, State, View,
};
use crate::kit::written_forms;
use crate::text::message::message;
use crate::text::notation::tokens::{
    TokenLine, parted, read_each, read_list, read_number, read_seat, read_seats, read_yes, slashed,
};

/// The names of a position's tokens, for writing and reading.
const TOKENS: [&str; 16] = [
    "wall",
    "hammers",
    "collected",
    "phase",
    "seat",
    "die",
    "roll",
    "second",
    "at",
    "visited",
    "opened",
    "rolls",
    "kinds",
    "jericho",
    "idle",
    "gained",
];

written_forms!(state => Position::from(*state), View);

impl Position {
    /// Writes the position without its setup.
    pub(super) fn tokens(&self) -> String {
        let mut line = TokenLine::default();
        line.token("wall", written_wall(&self.wall, self.setup.columns));
        let hammers: Vec<String> = self.hammers.iter().map(|&cell| or_dash(cell)).collect();
        line.token_if(self.hammers.iter().any(Option::is_some), "hammers", slashed(&hammers));
        let collected: Vec<String> = self.collected.iter().map(|all| written_pieces(all)).collect();
        let any = self.collected.iter().any(|pieces| !pieces.is_empty());
        line.token_if(any, "collected", slashed(&collected));
        line.token("phase", self.phase.name());
        line.token("seat", self.seat);
        self.turn_tokens(&mut line);
        let kinds: Vec<String> =
            self.kinds.iter().map(|&kind| or_dash(kind.map(Kind::letter))).collect();
        line.token_if(!self.rolls.is_empty(), "rolls", slashed(&self.rolls));
        line.token_if(!self.kinds.is_empty(), "kinds", slashed(&kinds));
        line.token_if(!self.jericho.is_empty(), "jericho", self.jericho);
        line.token_if(self.idle_turns > 0, "idle", self.idle_turns);
        line.token_if(self.gained, "gained", "yes");
        line.into_text()
    }

    fn turn_tokens(&self, line: &mut TokenLine) {
        let tokens = [
            ("die", self.colour.map(|suit| suit.to_string())),
            ("roll", self.roll.map(|value| value.to_string())),
            ("second", self.second.map(|value| value.to_string())),
            ("at", self.at.map(|cell| cell.to_string())),
            ("visited", (!self.visited.is_empty()).then(|| listed(&self.visited))),
            ("opened", (!self.opened.is_empty()).then(|| listed(&self.opened))),
        ];
        for (name, value) in tokens {
            value.into_iter().for_each(|value| line.token(name, value));
        }
    }
}

fn written_wall(wall: &[Content], columns: u8) -> String {
    let rows = wall.chunks(usize::from(columns).max(1)).rev();
    let rows: Vec<String> = rows.map(|row| row.iter().map(Content::to_string).collect()).collect();
    rows.join("/")
}

fn or_dash(value: Option<impl fmt::Display>) -> String {
    value.map_or_else(|| "-".to_owned(), |value| value.to_string())
}

fn written_pieces(pieces: &[Piece]) -> String {
    let text: String = pieces.iter().map(Piece::to_string).collect();
    or_dash((!text.is_empty()).then_some(text))
}

impl FromStr for Position {
    type Err = Faults;

    fn from_str(text: &str) -> Result<Self, Faults> {
        let (tokens, options) = parted(text, &TOKENS);
        let setup = Setup::from_tokens(&options, &TOKENS)?;
        let mut position = Self::from(<State as Game>::start(&setup)?);
        read_each(&tokens, |name, value| position.read(name, value))?;
        Ok(position)
    }
}

impl Position {
    fn read(&mut self, name: &str, value: &str) -> Result<(), NotationError> {
        match name {
            "wall" => self.wall = read_wall(value)?,
            "hammers" => self.hammers = read_list(value, '/', dash_or(str::parse::<Cell>))?,
            "collected" => self.collected = read_list(value, '/', read_pieces)?,
            "phase" => self.phase = read_phase(value)?,
            "seat" => self.seat = read_seat(value)?,
            "die" => self.colour = Some(value.parse()?),
            "roll" => self.roll = Some(value.parse()?),
            "second" => self.second = Some(value.parse()?),
            "at" => self.at = Some(value.parse()?),
            "visited" => self.visited = read_cells(value)?,
            "opened" => self.opened = read_cells(value)?,
            "rolls" => self.rolls = read_list(value, '/', read_number)?,
            "kinds" => self.kinds = read_list(value, '/', dash_or(read_kind))?,
            "jericho" => self.jericho = read_seats(value)?,
            "idle" => self.idle_turns = read_number(value)?,
            _ => self.gained = read_yes(value)?,
        }
        Ok(())
    }
}

fn read_wall(text: &str) -> Result<Vec<Content>, NotationError> {
    let mut rows = read_list(text, '/', read_row)?;
    if rows.iter().any(|row| row.len() != rows[0].len()) {
        return Err(NotationError::new(message!(faults::Rows), text));
    }
    rows.reverse();
    Ok(rows.concat())
}

/// Reads `-` as `None`.
fn dash_or<T>(
    read: impl Fn(&str) -> Result<T, NotationError>,
) -> impl Fn(&str) -> Result<Option<T>, NotationError> {
    move |text| if text == "-" { Ok(None) } else { read(text).map(Some) }
}

fn read_pieces(text: &str) -> Result<Vec<Piece>, NotationError> {
    if text == "-" {
        return Ok(Vec::new());
    }
    let error = || NotationError::new(message!(faults::CollectedPieces), text);
    let piece = |content: Content| match content {
        Content::Open(piece) => Ok(piece),
        _ => Err(error()),
    };
    read_row(text)?.into_iter().map(piece).collect()
}

fn read_phase(text: &str) -> Result<Phase, NotationError> {
    let phase = Phase::ALL.iter().find(|phase| phase.name() == text);
    phase.copied().ok_or_else(|| NotationError::new(message!(faults::APhase), text))
}

fn read_kind(text: &str) -> Result<Kind, NotationError> {
    match text {
        "t" => Ok(Kind::Tile),
        "c" => Ok(Kind::Coin),
        _ => Err(NotationError::new(message!(faults::AKind), text)),
    }
}
