//! What a game adds to the way all games are led in a terminal.

use std::fmt::Display;

use mauerwerk::{Game, Record, Seat, die_mauer};

use crate::failure::Failure;

/// Leads a game in a terminal. What is provided suits a game with secrets and few actions.
pub(crate) trait Table: Game {
    /// Tells how a person writes decisions, one form and its meaning each.
    const NOTATION: &'static [(&'static str, &'static str)] = &[];

    /// Tells whether seats may get to know something that others don't. If not, a screen goes round
    /// without being handed over.
    fn has_secrets(_setup: &Self::Setup) -> bool {
        true
    }

    /// Tells whether an event is worth telling to somebody who sees the position after it.
    fn is_news(_event: &Self::Event) -> bool {
        true
    }

    /// Returns the set-up with all options by themselves that editions or variants stand for.
    fn spelt_out(setup: &Self::Setup) -> Self::Setup {
        setup.clone()
    }

    /// Returns what a person may decide.
    fn offer(&self, seat: Seat) -> Offer {
        let actions: Vec<Self::Action> = self.actions(seat).into_iter().collect();
        Offer::of_words(spelt(&actions))
    }

    /// Reads a decision as the person on a seat types it.
    fn read(&self, _seat: Seat, text: &str) -> Result<Self::Action, Failure> {
        text.parse().map_err(Failure::input)
    }

    /// Says what chance is waited for.
    fn awaited(&self) -> String {
        "what chance brings".to_owned()
    }

    /// Returns the seat that alone may know what chance brings, if all others may not.
    fn knower(&self) -> Option<Seat> {
        None
    }

    /// Returns what the person on a seat may type for chance. It must not show what that seat cannot
    /// know.
    fn offer_chance(&self, _seat: Seat) -> Offer {
        let actions: Vec<Self::Action> =
            self.chances().iter().map(|chance| chance.action).collect();
        Offer::of_chance(&self.awaited(), spelt(&actions))
    }

    /// Reads what chance brings as a person types it.
    fn read_chance(&self, text: &str) -> Result<Self::Action, Failure> {
        text.parse().map_err(Failure::input)
    }

    /// Writes a record as Portable Piecepack Notation, if the game is one for the piecepack.
    fn ppn(_record: &Record<Self>) -> Option<String> {
        None
    }
}

impl Table for die_mauer::State {
    fn spelt_out(setup: &die_mauer::Setup) -> die_mauer::Setup {
        die_mauer::Setup { edition: die_mauer::Setup::default().edition, ..setup.clone() }
    }
}

/// Holds what a person may decide.
pub(crate) struct Offer {
    /// Holds what is shown of it.
    pub(crate) text: String,
    /// Holds what the tab key completes.
    pub(crate) words: Vec<String>,
}

impl Offer {
    /// Holds how many words are shown at most.
    const SHOWN: usize = 32;

    /// Offers words as they are typed.
    pub(crate) fn of_words(words: Vec<String>) -> Self {
        Self { text: format!("you may play: {}  (or type help)", some_of(&words)), words }
    }

    /// Offers to type what chance brings; several things may be typed at once.
    pub(crate) fn of_chance(awaited: &str, words: Vec<String>) -> Self {
        let text = format!("type {awaited}: {}  (Enter: as the seed says)", some_of(&words));
        Self { text, words }
    }
}

/// Writes actions in notation.
pub(crate) fn spelt<A: Display>(actions: &[A]) -> Vec<String> {
    actions.iter().map(A::to_string).collect()
}

/// Returns the first words, and how many there are beyond them.
pub(crate) fn some_of(words: &[String]) -> String {
    let shown = words.len().min(Offer::SHOWN);
    let mut text = words[..shown].join("  ");
    if words.len() > shown {
        text += &format!("  … and {} more", words.len() - shown);
    }
    text
}
