//! Rulings, found by their ids, and the scenarios that show them.

use mauerwerk::rulebook::{SCENARIOS, Scenario};
use mauerwerk::{Credit, GAMES, Info, Rule};

use crate::failure::Failure;
use crate::ink;
use crate::say::{say, text};

/// A ruling and its game.
#[derive(Copy, Clone)]
pub(crate) struct Ruling {
    pub(crate) game: &'static Info,
    pub(crate) rule: &'static Rule,
}

impl Ruling {
    /// Returns all rulings of a game.
    pub(crate) fn all(game: &'static Info) -> impl Iterator<Item = Self> {
        game.rules.iter().map(move |rule| Self { game, rule })
    }

    /// Returns the ruling of a game with an id such as `DM-20`, `dm20` or `20`.
    pub(crate) fn of(game: &'static Info, called: &str) -> Option<Self> {
        let (prefix, number) = parts(called)?;
        let mut all = Self::all(game);
        all.find(|ruling| {
            parts(ruling.rule.id.as_str()).is_some_and(|(own, its)| {
                its == number && (prefix.is_empty() || own.eq_ignore_ascii_case(prefix))
            })
        })
    }

    /// Returns the ruling with an id, of a game or of any game.
    pub(crate) fn find(game: Option<&'static Info>, called: &str) -> Result<Self, Failure> {
        match game.or_else(|| owner(called)) {
            Some(game) => {
                Self::of(game, called).ok_or_else(|| Failure::input(missing(game, called)))
            }
            None if parts(called).is_some_and(|(prefix, _)| prefix.is_empty()) => {
                Err(Failure::input(say!(NameGameFirst { ruling: called.to_owned() })))
            }
            None => Err(Failure::input(say!(NoSuchRuling { ruling: format!("{called:?}") }))),
        }
    }

    /// Returns the subject of the ruling.
    pub(crate) fn title(&self) -> &'static str {
        self.rule.title(ink::lang())
    }

    /// Returns the full text of the ruling.
    pub(crate) fn sentence(&self) -> &'static str {
        self.rule.sentence(ink::lang())
    }

    /// Returns the ruling in one line.
    pub(crate) fn told(&self) -> String {
        format!("{} {}: {}", self.rule.id, self.title(), self.sentence())
    }

    /// Returns whether all words occur in its title, its sentence or its options.
    pub(crate) fn speaks_of(&self, words: &str) -> bool {
        let text = format!("{} {}", self.told(), self.rule.options.join(" ")).to_lowercase();
        words.to_lowercase().split_whitespace().all(|word| text.contains(word))
    }

    /// Returns the signs that its sources use, with their meanings.
    pub(crate) fn credits(&self) -> impl Iterator<Item = &'static Credit> + use<> {
        let Self { game, rule } = *self;
        let words = |source: &&'static str| source.split(|c: char| !c.is_alphanumeric());
        let used: Vec<&str> = rule.sources.iter().flat_map(words).collect();
        game.credits.iter().filter(move |credit| used.contains(&credit.sign))
    }

    /// Returns the scenarios that show the ruling.
    pub(crate) fn scenarios(&self) -> impl Iterator<Item = Scenario> + use<> {
        let Self { game, rule } = *self;
        let read =
            SCENARIOS.iter().filter_map(|file| Scenario::from_toml(file.name, file.text).ok());
        read.filter(move |scenario| scenario.game() == game.id && scenario.cites(rule.id.as_str()))
    }
}

/// Returns whether a text looks like the id of a ruling: letters, perhaps a hyphen, and a number.
pub(crate) fn looks_like_one(text: &str) -> bool {
    parts(text).is_some_and(|(prefix, _)| prefix.is_empty() || owner(text).is_some())
}

/// Splits an id into its prefix, which may be missing, and its number.
fn parts(called: &str) -> Option<(&str, u32)> {
    let digits =
        called.trim_start_matches(|letter: char| letter.is_ascii_alphabetic() || letter == '-');
    let prefix = called[..called.len() - digits.len()].trim_end_matches('-');
    Some((prefix, digits.parse().ok()?))
}

/// Returns the game whose rulings have the prefix of an id.
fn owner(called: &str) -> Option<&'static Info> {
    let (prefix, _) = parts(called)?;
    GAMES.iter().find(|game| {
        let first = game.rules.first().and_then(|rule| parts(rule.id.as_str()));
        first.is_some_and(|(own, _)| own.eq_ignore_ascii_case(prefix))
    })
}

fn missing(game: &Info, called: &str) -> String {
    let first = game.rules.first().map_or("", |rule| rule.id.as_str());
    let last = game.rules.last().map_or("", |rule| rule.id.as_str());
    text(&say!(NoRulingOf { game: game.name, ruling: format!("{called:?}"), first, last }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rulings_are_found_by_what_they_are_called() {
        let game = &GAMES[0];
        for called in ["DM-20", "dm-20", "DM20", "dm020", "20"] {
            assert_eq!(
                Ruling::of(game, called).map(|ruling| ruling.rule.id.as_str()),
                Some("DM-20")
            );
        }
        for called in ["BE-20", "200", "DM", "", "-", "20x", "DM-20-1"] {
            assert!(Ruling::of(game, called).is_none(), "{called}");
        }
    }
}
