//! Positions as one line of text.
//!
//! | token | content | default |
//! |---|---|---|
//! | `players:2 board:strip` … | the setup, see [`Setup`] | the default |
//! | `walls:a1-b1,a1-a2` | the walls on the board | none |
//! | `towers:a1b,b2w` | towers: tower space and colour | none |
//! | `houses:12=RRG,13=B` | houses by landscape space, those of a city on its first | none |
//! | `palaces:12=R` | palaces by the first space of their city | none |
//! | `hands:size,in-b*2/-/?6` | the cards in each hand, or `?` and their number | the start |
//! | `discards:cities` | the discard pile | empty |
//! | `scores:4/0` | the score of each seat | 0 |
//! | `phase:building` | the part of the game, see [`Phase`] | the first |
//! | `seat:1` | the seat that has the turn | 0, or the first player |
//! | `acting:0` | the seat that decides or draws | the same seat |
//! | `last:a1-b1` | the wall that was built last | none |
//! | `roll:b/R?` | the dice | none |
//! | `end:last-wall` | why this turn is the last | it is not |
//! | `draws:2` | the number of cards to draw | 0 |
//! | `swappers:0,2 swapped:1` | the seats that may swap, and cards put down so far | none, 0 |
//! | `chosen:12` | the city chosen for the final scoring | none |
//! | `early:yes` | whether the seat has rolled too early | no |

use std::collections::BTreeMap;
use std::str::FromStr;

use crate::base::rule::{Faults, NotationError};
use crate::game::{Game, Viewer};
use crate::games::mauerbauer::event::Event;
use crate::games::mauerbauer::faults;
use crate::games::mauerbauer::piece::{HouseColour, TowerColour};
use crate::games::mauerbauer::position::{Position, View, sorted};
use crate::games::mauerbauer::setup::Setup;
use crate::games::mauerbauer::space::{Line, Space, TowerSpace};
use crate::games::mauerbauer::state::{Ending, Phase, State};
use crate::kit::written_forms;
use crate::text::message::message;
use crate::text::notation::tokens::{
    TokenLine, parted, read_each, read_list, read_number, read_seat, read_seats, read_yes, slashed,
};

/// The names of a position's tokens, for writing and reading.
const TOKENS: [&str; 18] = [
    "walls", "towers", "houses", "palaces", "hands", "discards", "scores", "phase", "seat",
    "acting", "last", "roll", "end", "draws", "swappers", "swapped", "chosen", "early",
];

written_forms!(state => Position::from(state), View);

impl Position {
    /// Writes the position without its setup.
    pub(super) fn tokens(&self) -> String {
        let mut line = TokenLine::default();
        let walls = self.walls.iter().map(Line::to_string);
        line.token_if(!self.walls.is_empty(), "walls", walls.collect::<Vec<_>>().join(","));
        line.token_if(!self.towers.is_empty(), "towers", written_towers(&self.towers));
        line.token_if(!self.houses.is_empty(), "houses", written_pieces(&self.houses));
        line.token_if(!self.palaces.is_empty(), "palaces", written_pieces(&self.palaces));
        line.token("hands", slashed(&self.hands));
        line.token_if(!self.discards.is_empty(), "discards", self.discards);
        line.token_if(self.scores.iter().any(|&score| score > 0), "scores", slashed(&self.scores));
        line.token("phase", self.phase.name());
        line.token("seat", self.seat);
        line.token_if(self.acting != self.seat, "acting", self.acting);
        let optional = [
            ("last", self.last.map(|last| last.to_string())),
            ("roll", self.roll.map(|roll| roll.to_string())),
            ("end", self.ending.map(|ending| ending.name().to_owned())),
        ];
        for (name, value) in optional {
            value.into_iter().for_each(|value| line.token(name, value));
        }
        line.token_if(self.draws > 0, "draws", self.draws);
        line.token_if(!self.swappers.is_empty(), "swappers", self.swappers);
        line.token_if(self.swapped > 0, "swapped", self.swapped);
        self.chosen.into_iter().for_each(|city| line.token("chosen", city));
        line.token_if(self.early, "early", "yes");
        line.into_text()
    }
}

fn written_towers(towers: &BTreeMap<TowerSpace, TowerColour>) -> String {
    let towers = towers.iter().map(|(at, colour)| format!("{at}{colour}"));
    towers.collect::<Vec<_>>().join(",")
}

fn written_pieces(pieces: &BTreeMap<Space, Vec<HouseColour>>) -> String {
    let written = |(space, colours): (&Space, &Vec<HouseColour>)| {
        let letters: String = colours.iter().map(|colour| colour.letter()).collect();
        format!("{space}={letters}")
    };
    pieces.iter().map(written).collect::<Vec<_>>().join(",")
}

impl FromStr for Position {
    type Err = Faults;

    fn from_str(text: &str) -> Result<Self, Faults> {
        Self::read_over(text, |start| start)
    }
}

impl Position {
    /// Reads a position as a viewer sees it. Missing tokens are as in the viewer's first view.
    pub(super) fn read_seen(viewer: Viewer, text: &str) -> Result<Self, Faults> {
        Self::read_over(text, |start| start.seen_by(viewer))
    }

    /// Reads a position. Missing tokens are as in the result of `shown` for the first position.
    fn read_over(text: &str, shown: impl FnOnce(Self) -> Self) -> Result<Self, Faults> {
        let (tokens, options) = parted(text, &TOKENS);
        let setup = Setup::from_tokens(&options, &TOKENS)?;
        let mut position = shown(Self::from(&State::start(&setup)?));
        let acting = tokens.iter().any(|token| token.starts_with("acting:"));
        let phase = tokens.iter().any(|token| token.starts_with("phase:"));
        read_each(&tokens, |name, value| position.read(name, value))?;
        // While hands are dealt, the acting seat is not the seat of the first turn.
        if phase && !acting {
            position.acting = position.seat;
        }
        Ok(position)
    }

    fn read(&mut self, name: &str, value: &str) -> Result<(), NotationError> {
        match name {
            "walls" => self.walls = read_list(value, ',', str::parse)?,
            "towers" => self.towers = read_unique(value, read_tower)?,
            "houses" => self.houses = read_unique(value, read_pieces)?,
            "palaces" => self.palaces = read_unique(value, read_pieces)?,
            "hands" => self.hands = read_list(value, '/', str::parse)?,
            "discards" => self.discards = value.parse()?,
            "scores" => self.scores = read_list(value, '/', read_number)?,
            "phase" => self.phase = read_name(value, Phase::ALL, |phase| phase.name())?,
            "seat" => self.seat = read_seat(value)?,
            "acting" => self.acting = read_seat(value)?,
            "last" => self.last = Some(value.parse()?),
            "roll" => self.roll = Some(value.parse()?),
            "end" => self.ending = Some(read_name(value, Ending::ALL, |ending| ending.name())?),
            "draws" => self.draws = read_number(value)?,
            "swappers" => self.swappers = read_seats(value)?,
            "swapped" => self.swapped = read_number(value)?,
            "chosen" => self.chosen = Some(value.parse()?),
            _ => self.early = read_yes(value)?,
        }
        Ok(())
    }
}

/// Reads a list without duplicate names.
fn read_unique<K: Ord, V>(
    text: &str,
    read: impl Fn(&str) -> Result<(K, V), NotationError>,
) -> Result<BTreeMap<K, V>, NotationError> {
    let mut all = BTreeMap::new();
    for part in text.split(',').map(str::trim) {
        let (key, value) = read(part)?;
        if all.insert(key, value).is_some() {
            return Err(NotationError::new(message!(faults::PlaceOnce), part));
        }
    }
    Ok(all)
}

fn read_tower(text: &str) -> Result<(TowerSpace, TowerColour), NotationError> {
    let error = || NotationError::new(message!(faults::ATower), text);
    let (at, colour) = text.split_at_checked(2).ok_or_else(error)?;
    Ok((at.parse()?, colour.parse()?))
}

fn read_pieces(text: &str) -> Result<(Space, Vec<HouseColour>), NotationError> {
    let error = || NotationError::new(message!(faults::PiecesOnSpace), text);
    let (space, letters) = text.split_once('=').ok_or_else(error)?;
    let colours: Option<Vec<_>> = letters.chars().map(HouseColour::from_letter).collect();
    let colours = colours.filter(|colours| !colours.is_empty()).ok_or_else(error)?;
    Ok((space.parse()?, sorted(&colours)))
}

fn read_name<T: Copy>(
    text: &str,
    all: &[T],
    name: impl Fn(&T) -> &'static str,
) -> Result<T, NotationError> {
    let found = all.iter().find(|one| name(one) == text);
    found.copied().ok_or_else(|| NotationError::new(message!(faults::APhase), text))
}
