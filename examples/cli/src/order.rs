//! The lines that a person can type during a game.

use mauerwerk::Message;

use crate::nearest;
use crate::say::{say, text};

/// A line that a person typed: a decision, or a command to the host.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) enum Order<'a> {
    Nothing,
    Decide(&'a str),
    Undo,
    Hint(&'a str),
    Analyse(&'a str),
    Look,
    Touch,
    Log,
    Rule(&'a str),
    Save(&'a str),
    Load(&'a str),
    Help,
    Quit,
}

impl<'a> Order<'a> {
    /// Returns the commands by their English names, with their forms and meanings.
    pub(crate) fn commands() -> [(&'static str, Message, Message); 11] {
        [
            ("undo", say!(Undo), say!(DoesUndo)),
            ("hint", say!(Hint), say!(DoesHint)),
            ("analyse", say!(Analyse), say!(DoesAnalyse)),
            ("touch", say!(Touch), say!(DoesTouch)),
            ("look", say!(Look), say!(DoesLook)),
            ("log", say!(Log), say!(DoesLog)),
            ("rule", say!(Rule), say!(DoesRule)),
            ("save", say!(Save), say!(DoesSave)),
            ("load", say!(Load), say!(DoesLoad)),
            ("help", say!(Help), say!(DoesHelp)),
            ("quit", say!(Quit), say!(DoesQuit)),
        ]
    }

    /// Returns the commands as a person types them, without their arguments.
    pub(crate) fn names() -> impl Iterator<Item = String> {
        Self::commands().into_iter().map(|(_, usage, _)| first_word(&usage))
    }

    /// Reads a line: a command, or else a decision.
    pub(crate) fn read(line: &'a str) -> Self {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        let typed = |(_, usage, _): &(&str, Message, Message)| first_word(usage) == word;
        let word = Self::commands().iter().find(|command| typed(command)).map_or(word, |one| one.0);
        match (word, rest) {
            ("", _) => Self::Nothing,
            ("undo", "") => Self::Undo,
            ("look", "") => Self::Look,
            ("touch", "") => Self::Touch,
            ("log", "") => Self::Log,
            ("help", "") => Self::Help,
            ("quit" | "exit", "") => Self::Quit,
            ("hint", player) => Self::Hint(player),
            ("analyse" | "analyze", player) => Self::Analyse(player),
            ("rule", id) => Self::Rule(id),
            ("save", path) => Self::Save(path),
            ("load", path) => Self::Load(path),
            _ => Self::Decide(line),
        }
    }

    /// Returns the command that a line probably means, if it looks like one.
    pub(crate) fn meant_by(line: &str) -> Option<String> {
        let word = line.split_whitespace().next().filter(|word| word.len() > 2)?;
        let names: Vec<String> = Self::names().collect();
        nearest::nearest(word, names.iter().map(String::as_str)).map(str::to_owned)
    }
}

fn first_word(usage: &Message) -> String {
    text(usage).split(' ').next().unwrap_or_default().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tells_commands_from_decisions() {
        assert_eq!(Order::read("  +4L "), Order::Decide("+4L"));
        assert_eq!(Order::read("save  my game.json"), Order::Save("my game.json"));
        assert_eq!(Order::read("undo"), Order::Undo);
        assert_eq!(Order::read("undo that"), Order::Decide("undo that"));
        assert_eq!(Order::read(" "), Order::Nothing);
        for (name, usage, _) in Order::commands() {
            let read = |line: &str| !matches!(Order::read(line), Order::Decide(_) | Order::Nothing);
            assert!(read(name) && read(&text(&usage)), "{name}");
        }
    }
}
