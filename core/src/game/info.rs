//! The description of a game: its names, its rulings, and which scores win.

use serde::Serialize;

use crate::rule::{Credit, Rule};

/// The description of a game: its names, its rulings, and which scores win.
///
/// # Examples
/// ```
/// use mauerwerk::{Game, die_mauer};
///
/// let info = die_mauer::State::INFO;
/// assert_eq!((info.id, info.name), ("die-mauer", "Die Mauer"));
/// assert_eq!(info.rule("DM-09").unwrap().title, "Own pieces");
/// ```
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize)]
#[non_exhaustive]
pub struct Info {
    /// The name used in records and on the command line, for instance `die-mauer`.
    pub id: &'static str,
    /// The name for people.
    pub name: &'static str,
    /// The version of the rules; it rises whenever the same record would play out differently.
    pub ruleset: u32,
    /// The exclusive upper bound of action ids. Not every id below it is an action.
    pub actions: u32,
    /// Whether the lower score is the better one.
    pub low_score_wins: bool,
    /// Every ruling the game implements, in the order of their ids.
    pub rules: &'static [Rule],
    /// The signs that the sources of the rulings use, with their meanings.
    pub credits: &'static [Credit],
}

impl Info {
    /// Describes a game of ruleset 1 in which the higher score wins.
    #[must_use]
    pub const fn new(
        id: &'static str,
        name: &'static str,
        actions: u32,
        rules: &'static [Rule],
    ) -> Self {
        Self { id, name, ruleset: 1, actions, low_score_wins: false, rules, credits: &[] }
    }

    /// Sets the version of the rules.
    #[must_use]
    pub const fn with_ruleset(self, ruleset: u32) -> Self {
        Self { ruleset, ..self }
    }

    /// Lets the lower score win.
    #[must_use]
    pub const fn with_low_score_winning(self) -> Self {
        Self { low_score_wins: true, ..self }
    }

    /// Sets what the signs in the sources of the rulings mean.
    #[must_use]
    pub const fn with_credits(self, credits: &'static [Credit]) -> Self {
        Self { credits, ..self }
    }

    /// Returns what a point is worth: 1, or −1 where the lower score wins.
    #[must_use]
    pub const fn score_sign(&self) -> f64 {
        if self.low_score_wins { -1.0 } else { 1.0 }
    }

    /// Returns the ruling with that id.
    #[must_use]
    pub fn rule(&self, id: &str) -> Option<&'static Rule> {
        self.rules.iter().find(|rule| rule.id.as_str() == id)
    }
}
