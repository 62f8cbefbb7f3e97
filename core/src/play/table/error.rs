//! Errors of tables, without the types of a game.

use thiserror::Error;

use crate::base::actor::Actor;
use crate::base::rule::{Faults, NotationError, Rule};
use crate::base::rule::{Illegal, Reason};
use crate::base::seat::NoSuchSeat;
use crate::game::record::{DealError, NoDecision};
use crate::game::{FullGame, Inconsistent};
use crate::play::bot::BotError;
use crate::play::wire::GuestError;
use crate::sheet::touch::TouchError;
use crate::text::message::{Message, Reader, errors, message};

/// An action that the rules of a game refuse.
#[derive(Clone, Eq, PartialEq, Hash, Debug, Error)]
#[error("{message}")]
#[non_exhaustive]
pub struct Refused {
    /// The ruling that refuses the action.
    pub rule: &'static Rule,
    /// The reason for programs, in `snake_case`.
    pub reason: &'static str,
    /// The actor who tried the action.
    pub actor: Actor,
    /// The refused action in notation.
    pub action: String,
    /// What the player can do instead, then the ruling, the actor and the action.
    pub message: Message,
}

impl<A: ToString + std::fmt::Display, R: Reason> From<Illegal<A, R>> for Refused {
    fn from(illegal: Illegal<A, R>) -> Self {
        Self {
            rule: illegal.rule(),
            reason: illegal.reason.code(),
            actor: illegal.actor,
            action: illegal.action.to_string(),
            message: illegal.message(),
        }
    }
}

/// The kind of data in a [`TableError::Faulty`].
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
#[non_exhaustive]
pub enum Faulty {
    /// The setup of a game.
    Setup,
    /// A position.
    Position,
    /// A record.
    Record,
    /// A message between a host and a guest.
    Message,
    /// A view, an event or an information state.
    View,
}

impl Faulty {
    /// Returns a function that makes the error from faults.
    pub(crate) fn with(self) -> impl Fn(Faults) -> TableError {
        move |faults| TableError::Faulty(self, faults)
    }
}

/// The reason why a [`Table`](super::Table) did not do something. The table is unchanged then.
#[derive(Clone, Eq, PartialEq, Debug, Error)]
#[non_exhaustive]
pub enum TableError {
    /// The rules refuse the action.
    #[error(transparent)]
    Refused(#[from] Refused),
    /// A text is not a valid notation.
    #[error(transparent)]
    Notation(#[from] NotationError),
    /// The table has no such seat.
    #[error(transparent)]
    Seat(#[from] NoSuchSeat),
    /// A touch leads to no legal action.
    #[error(transparent)]
    Touch(#[from] TouchError),
    /// No game explains what was seen.
    #[error(transparent)]
    Inconsistent(#[from] Inconsistent),
    /// A player cannot choose.
    #[error(transparent)]
    Bot(BotError),
    /// A setup, a position or a text has faults.
    #[error("{1}")]
    Faulty(Faulty, Faults),
    /// The call is not possible now.
    #[error("{0}")]
    Unavailable(Message),
}

impl TableError {
    /// Returns the error as a message.
    #[must_use]
    pub fn message(&self) -> Message {
        match self {
            Self::Refused(refused) => refused.message.clone(),
            Self::Notation(error) => error.message(),
            Self::Seat(error) => error.message(),
            Self::Touch(error) => error.message(),
            Self::Inconsistent(error) => error.message(),
            Self::Bot(error) => error.message(),
            Self::Faulty(_, faults) => faults.message(),
            Self::Unavailable(message) => message.clone(),
        }
    }

    /// Returns the error as text for a reader.
    #[must_use]
    pub fn tell(&self, reader: Reader<'_>) -> String {
        self.message().tell(reader)
    }
}

impl<A: ToString + std::fmt::Display, R: Reason> From<Illegal<A, R>> for TableError {
    fn from(illegal: Illegal<A, R>) -> Self {
        Self::Refused(illegal.into())
    }
}

impl From<BotError> for TableError {
    fn from(error: BotError) -> Self {
        match error {
            BotError::Inconsistent(error) => Self::Inconsistent(error),
            BotError::Tree(error) => Self::Notation(error),
            error => Self::Bot(error),
        }
    }
}

impl From<NoDecision> for TableError {
    fn from(error: NoDecision) -> Self {
        Self::Unavailable(error.message())
    }
}

impl<G: FullGame> From<DealError<G>> for TableError {
    fn from(error: DealError<G>) -> Self {
        match error {
            DealError::Illegal(error) => error.into(),
            error => Self::Unavailable(error.message()),
        }
    }
}

impl<G: FullGame> From<GuestError<G>> for TableError {
    fn from(error: GuestError<G>) -> Self {
        match error {
            GuestError::Message(faults) => Self::Faulty(Faulty::Message, faults),
            GuestError::Inconsistent(error) => error.into(),
            GuestError::Illegal(error) => error.into(),
            GuestError::Spectator => Self::Unavailable(message!(errors::Watches)),
        }
    }
}
