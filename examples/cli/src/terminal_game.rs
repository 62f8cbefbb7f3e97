//! The parts of a game that a terminal needs.

use std::fmt::Display;

use mauerwerk::bot::Judgement;
use mauerwerk::{Arg, Event as _, Message, Reader, Record, Seat};

use crate::failure::Failure;
use crate::say::{self, say, text};
use crate::tint;

/// The parts of a game that a terminal needs. The provided methods suit a game with secrets and few
/// actions.
pub trait TerminalGame: Judgement {
    /// Returns the forms of actions in notation, each with its meaning.
    #[must_use]
    fn forms() -> Vec<(&'static str, Message)> {
        Vec::new()
    }

    /// Returns shorter forms that a person can also type during a game, with their meanings.
    #[must_use]
    fn short_forms() -> Vec<(&'static str, Message)> {
        Vec::new()
    }

    /// Returns whether a seat may learn something that others don't. Otherwise, people share a
    /// screen without handing it over.
    fn has_secrets(_setup: &Self::Setup) -> bool {
        true
    }

    /// Returns whether to report an event to a person who sees the position after it.
    fn is_news(_event: &Self::Event) -> bool {
        true
    }

    /// Returns the setup with every option of its edition or its variants.
    fn spelt_out(setup: &Self::Setup) -> Self::Setup {
        setup.clone()
    }

    /// Returns the possible decisions of a person.
    fn offer(&self, seat: Seat) -> Offer {
        let actions: Vec<Self::Action> = self.actions(seat).into_iter().collect();
        Offer::of_words(spelt(&actions))
    }

    /// Returns a legal action of a seat in words. By default, it is the first event as the seat
    /// sees it.
    fn in_words(&self, seat: Seat, action: Self::Action) -> Message {
        let mut first = None;
        // Legal actions are never refused.
        let _ = self.apply_noting(seat.into(), action, &mut |event| {
            first.get_or_insert(event);
        });
        first.map_or_else(|| "".into(), |event| event.seen_by(seat.into()).message())
    }

    /// Returns a legal action of a seat for a list, with what a person needs to know about it.
    fn listed(&self, _seat: Seat, action: Self::Action) -> String {
        action.to_string()
    }

    /// Reads a decision as the person on a seat types it.
    ///
    /// # Errors
    /// Returns the message for a text that is not a valid decision.
    fn read(&self, _seat: Seat, text: &str) -> Result<Self::Action, Failure> {
        text.parse().map_err(Failure::input)
    }

    /// Returns the name of the awaited outcome of chance, as part of a sentence.
    fn awaited(&self) -> Message {
        say!(AwaitsAny)
    }

    /// Returns the only seat that may know the outcome of chance, if the others may not.
    fn knower(&self) -> Option<Seat> {
        None
    }

    /// Returns what the person on a seat may type for chance. It must not show what that seat
    /// cannot know.
    fn offer_chance(&self, _seat: Seat, reader: Reader<'_>) -> Offer {
        let actions: Vec<Self::Action> =
            self.chances().iter().map(|chance| chance.action).collect();
        Offer::of_chance(&tint::told(&self.awaited(), reader), spelt(&actions))
    }

    /// Reads an outcome of chance as a person types it.
    ///
    /// # Errors
    /// Returns the message for a text that is not a possible outcome.
    fn read_chance(&self, text: &str) -> Result<Self::Action, Failure> {
        text.parse().map_err(Failure::input)
    }

    /// Writes a record as Portable Piecepack Notation, if it is a piecepack game.
    fn ppn(_record: &Record<Self>) -> Option<String> {
        None
    }
}

/// The possible decisions of a person.
#[derive(Clone, Debug)]
pub struct Offer {
    /// The text about them.
    pub text: String,
    /// The words for the tab key.
    pub words: Vec<String>,
}

impl Offer {
    /// The most words that are shown.
    const SHOWN: usize = 32;

    /// Makes an offer of words.
    #[must_use]
    pub fn of_words(words: Vec<String>) -> Self {
        Self::with_text(some_of(&words), words)
    }

    /// Makes an offer of words, with a text about them.
    pub(crate) fn with_text(actions: impl Into<Arg>, words: Vec<String>) -> Self {
        Self { text: text(&say!(MayPlay { actions: actions.into() })), words }
    }

    /// Makes an offer to type outcomes of chance, one or several at once.
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

/// Returns the first words, and the number of the others.
pub(crate) fn some_of(words: &[String]) -> String {
    let shown = words.len().min(Offer::SHOWN);
    let mut text = words[..shown].join("  ");
    if words.len() > shown {
        text += &format!("  {}", say::text(&say!(AndMore { number: words.len() - shown })));
    }
    text
}
