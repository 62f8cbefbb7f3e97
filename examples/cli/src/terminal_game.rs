//! What a game adds to the way all games are led in a terminal.

use std::fmt::Display;

use mauerwerk::bot::Judgement;
use mauerwerk::{Arg, Event as _, Message, Reader, Record, Seat};

use crate::failure::Failure;
use crate::say::{self, say, text};
use crate::tint;

/// What a game adds to the way all games are led in a terminal. What is provided suits a game with
/// secrets and few actions.
pub trait TerminalGame: Judgement {
    /// Returns the notation of actions, one form and its meaning each.
    #[must_use]
    fn forms() -> Vec<(&'static str, Message)> {
        Vec::new()
    }

    /// Returns shorter forms that a person can type instead during a game, with their meanings.
    #[must_use]
    fn short_forms() -> Vec<(&'static str, Message)> {
        Vec::new()
    }

    /// Returns whether a seat may learn something that others don't. If not, people share a screen
    /// without handing it over.
    fn has_secrets(_setup: &Self::Setup) -> bool {
        true
    }

    /// Returns whether an event is worth reporting to a person who sees the position after it.
    fn is_news(_event: &Self::Event) -> bool {
        true
    }

    /// Returns the setup with every option that its edition or its variants set.
    fn spelt_out(setup: &Self::Setup) -> Self::Setup {
        setup.clone()
    }

    /// Returns what a person may decide.
    fn offer(&self, seat: Seat) -> Offer {
        let actions: Vec<Self::Action> = self.actions(seat).into_iter().collect();
        Offer::of_words(spelt(&actions))
    }

    /// Returns a legal action of a seat in words: as provided, the first thing that it brings, as
    /// the seat sees it.
    fn in_words(&self, seat: Seat, action: Self::Action) -> Message {
        let mut first = None;
        // What is legal is not refused.
        let _ = self.apply_noting(seat.into(), action, &mut |event| {
            first.get_or_insert(event);
        });
        first.map_or_else(|| "".into(), |event| event.seen_by(seat.into()).message())
    }

    /// Returns how a legal action of a seat stands in a list, with what a person wants to know of it.
    fn listed(&self, _seat: Seat, action: Self::Action) -> String {
        action.to_string()
    }

    /// Reads a decision as the person on a seat types it.
    ///
    /// # Errors
    /// Returns what the person is shown of a text that is no decision.
    fn read(&self, _seat: Seat, text: &str) -> Result<Self::Action, Failure> {
        text.parse().map_err(Failure::input)
    }

    /// Returns what chance is waited for, as part of a sentence.
    fn awaited(&self) -> Message {
        say!(AwaitsAny)
    }

    /// Returns the seat that alone may know what chance brings, if all others may not.
    fn knower(&self) -> Option<Seat> {
        None
    }

    /// Returns what the person on a seat may type for chance. It must not show what that seat cannot
    /// know.
    fn offer_chance(&self, _seat: Seat, reader: Reader<'_>) -> Offer {
        let actions: Vec<Self::Action> =
            self.chances().iter().map(|chance| chance.action).collect();
        Offer::of_chance(&tint::told(&self.awaited(), reader), spelt(&actions))
    }

    /// Reads what chance brings as a person types it.
    ///
    /// # Errors
    /// Returns what the person is shown of a text that chance can't bring.
    fn read_chance(&self, text: &str) -> Result<Self::Action, Failure> {
        text.parse().map_err(Failure::input)
    }

    /// Writes a record as Portable Piecepack Notation, if the game is one for the piecepack.
    fn ppn(_record: &Record<Self>) -> Option<String> {
        None
    }
}

/// What a person may decide.
#[derive(Clone, Debug)]
pub struct Offer {
    /// What is shown of it.
    pub text: String,
    /// What the tab key completes.
    pub words: Vec<String>,
}

impl Offer {
    /// The most words that are shown.
    const SHOWN: usize = 32;

    /// Offers words as they are typed.
    #[must_use]
    pub fn of_words(words: Vec<String>) -> Self {
        Self::with_text(some_of(&words), words)
    }

    /// Offers words, with a text about them.
    pub(crate) fn with_text(actions: impl Into<Arg>, words: Vec<String>) -> Self {
        Self { text: text(&say!(MayPlay { actions: actions.into() })), words }
    }

    /// Offers to type what chance brings; several things may be typed at once.
    #[must_use]
    pub fn of_chance(awaited: &str, words: Vec<String>) -> Self {
        let chance = say!(TypeChance { awaited: awaited.to_owned(), words: some_of(&words) });
        Self { text: text(&chance), words }
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
        text += &format!("  {}", say::text(&say!(AndMore { number: words.len() - shown })));
    }
    text
}
