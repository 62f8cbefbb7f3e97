//! Refused actions.

use std::fmt;

use thiserror::Error;

use crate::base::actor::Actor;
use crate::base::lang::Translated;
use crate::base::rule::Rule;
use crate::text::message::Message;

/// The cause of a refusal: a small enum of the game.
///
/// The macro `reasons!` of the feature `kit` declares one.
///
/// # Examples
/// ```
/// use mauerwerk::Reason as _;
/// use mauerwerk::die_mauer::{Reason, rules};
///
/// assert_eq!(Reason::PlanNotOwned.code(), "plan_not_owned");
/// assert_eq!(Reason::PlanNotOwned.rule(), &rules::DM_09);
/// assert_eq!(Reason::NotAnEnd.advice().to_string(), "Choose an end: L or R.");
/// ```
pub trait Reason: Copy + Eq + fmt::Debug + Send + Sync + 'static {
    /// Returns the ruling that refuses the action.
    fn rule(&self) -> &'static Rule;

    /// Returns a stable name for programs, in `snake_case`.
    fn code(&self) -> &'static str;

    /// Returns what the player can do instead, in one sentence.
    fn advice(&self) -> Translated;
}

/// An action that the rules refuse. The state is unchanged.
///
/// Its text says what to do instead, then cites the ruling, the player and the action.
///
/// # Examples
/// ```
/// use mauerwerk::die_mauer::{Setup, State};
/// use mauerwerk::{Game, Seat};
///
/// let state = State::start(&Setup::default())?;
/// let illegal = state.apply(Seat::FIRST.into(), "5".parse()?).unwrap_err();
/// assert_eq!(illegal.rule().id.as_str(), "DM-09");
/// assert!(illegal.to_string().starts_with("Show a piece that you have"));
/// assert!(illegal.to_string().ends_with("(DM-09) [seat 0: 5]"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Error)]
pub struct Illegal<A, R> {
    /// The actor who tried the action.
    pub actor: Actor,
    /// The refused action.
    pub action: A,
    /// Why it was refused.
    pub reason: R,
}

impl<A, R: Reason> Illegal<A, R> {
    /// Returns the ruling that refuses the action.
    #[must_use]
    pub fn rule(&self) -> &'static Rule {
        self.reason.rule()
    }
}

impl<A: fmt::Display, R: Reason> Illegal<A, R> {
    /// Returns the message: what to do instead, the ruling, the player and the action.
    #[must_use]
    pub fn message(&self) -> Message {
        let Self { actor, action, reason } = self;
        let rule = format!(" ({}) [", self.rule().id);
        let action = format!(": {action}]");
        Message::parts([reason.advice().into(), rule.into(), (*actor).into(), action.into()])
    }
}

impl<A: fmt::Display, R: Reason> From<Illegal<A, R>> for Message {
    fn from(illegal: Illegal<A, R>) -> Self {
        illegal.message()
    }
}

impl<A: fmt::Display, R: Reason> fmt::Display for Illegal<A, R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}
