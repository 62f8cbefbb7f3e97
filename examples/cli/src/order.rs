//! What a person can type during a game.

use crate::nearest;

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
    /// The commands as a person types them, and what they do.
    pub(crate) const COMMANDS: [(&'static str, &'static str); 11] = [
        ("undo", "takes back your last decision and everything after it"),
        ("hint", "lists the three best decisions; hint easy: what easy would suggest"),
        ("analyse", "lists what each decision is worth; another player: analyse search:5000"),
        ("touch", "lists the places that you can touch, to decide by their letters"),
        ("look", "shows the whole position again, page by page"),
        ("log", "lists what you have seen of the game, the newest first"),
        ("rule ID", "prints a ruling, such as rule DM-20"),
        ("save FILE", "writes the game so far to a file, with all secrets"),
        ("load FILE", "goes on with a saved game"),
        ("help", "lists what you can type"),
        ("quit", "leaves the game"),
    ];

    /// Reads a line: a command, or else a decision.
    pub(crate) fn read(line: &'a str) -> Self {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
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

    /// Returns the command that a line most likely means, if it looks like one.
    pub(crate) fn meant_by(line: &str) -> Option<&'static str> {
        let word = line.split_whitespace().next().filter(|word| word.len() > 2)?;
        let names = Self::COMMANDS.iter().filter_map(|(usage, _)| usage.split(' ').next());
        nearest::nearest(word, names)
    }
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
        for (usage, _) in Order::COMMANDS {
            assert!(!matches!(Order::read(usage), Order::Decide(_) | Order::Nothing), "{usage}");
        }
    }
}
