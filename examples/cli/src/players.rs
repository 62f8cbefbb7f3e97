//! The players of the library, on seats without a person.

use std::ffi::OsStr;
use std::str::FromStr;

use clap::builder::{PossibleValue, TypedValueParser};
use clap::{Arg, Command};
use mauerwerk::NotationError;
use mauerwerk::bot::{Participant, Player};

use crate::nearest;
use crate::say::{say, text as text_of};

/// The names of players without a number.
const NAMES: [&str; 6] = ["random", "greedy", "easy", "medium", "hard", "perfect"];

/// The players of single seats, such as `1=hard,2=easy`.
#[derive(Clone, Debug)]
pub(crate) struct Bots(pub(crate) Vec<(u8, Participant)>);

impl FromStr for Bots {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let mut bots: Vec<(u8, Participant)> = Vec::new();
        for one in text.split(',') {
            let (seat, player) = read_bot(one)?;
            if bots.iter().any(|&(other, _)| other == seat) {
                return Err(text_of(&say!(SeatTwice { seat })));
            }
            bots.push((seat, player));
        }
        Ok(Self(bots))
    }
}

fn read_bot(text: &str) -> Result<(u8, Participant), String> {
    let usage = || text_of(&say!(WriteBots));
    let (seat, player) = text.split_once('=').ok_or_else(usage)?;
    Ok((seat.trim().parse().map_err(|_| usage())?, read_any(player.trim())?))
}

/// Reads a player.
pub(crate) fn read(text: &str) -> Result<Player, String> {
    if let Some(("flat" | "search", _)) = text.split_once(':')
        && text.parse::<Player>().is_err()
    {
        return Err(text_of(&say!(TriesRange { most: Player::LIMIT.to_string() })));
    }
    let question = nearest::question(text, NAMES);
    text.parse().map_err(|error: NotationError| text_of(&error.into()) + &question)
}

/// Reads a player or the command of an engine.
fn read_any(text: &str) -> Result<Participant, String> {
    if text.starts_with("cmd:") {
        return text.parse().map_err(|error: NotationError| text_of(&error.into()));
    }
    read(text).map(Participant::Player)
}

/// Reads a player as an argument, which a shell completes.
pub(crate) fn parser() -> impl TypedValueParser<Value = Player> {
    Names(read)
}

/// Reads a player or the command of an engine as an argument, which a shell completes.
pub(crate) fn any_parser() -> impl TypedValueParser<Value = Participant> {
    Names(read_any)
}

/// A reader of players.
#[derive(Copy, Clone)]
struct Names<T>(fn(&str) -> Result<T, String>);

impl<T: Clone + Send + Sync + 'static> TypedValueParser for Names<T> {
    type Value = T;

    fn parse_ref(
        &self,
        command: &Command,
        argument: Option<&Arg>,
        value: &OsStr,
    ) -> Result<T, clap::Error> {
        self.0.parse_ref(command, argument, value)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new(NAMES.into_iter().map(PossibleValue::new)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_are_read_seat_by_seat() {
        let bots: Bots = "1=hard, 2 = search:50,3=cmd:bot -x=1".parse().unwrap();
        let told: Vec<_> = bots.0.iter().map(|(seat, bot)| format!("{seat} {bot}")).collect();
        assert_eq!(told, ["1 hard", "2 search:50", "3 cmd:bot -x=1"]);
        for wrong in [
            "",
            "hard",
            "1",
            "1=",
            "1=hrd",
            "1=hard,1=easy",
            "x=hard",
            "1=flat:0",
            "1=hard,",
            "1=cmd:",
        ] {
            assert!(wrong.parse::<Bots>().is_err(), "{wrong}");
        }
        assert!(read("hrd").unwrap_err().ends_with("did you mean hard?"));
    }
}
