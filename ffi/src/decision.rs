//! Decisions in notation.

use mauerwerk::Decision;

use crate::seat::Decider;

/// A decision in notation.
#[derive(Clone, Eq, PartialEq, Hash, Debug, uniffi::Record)]
pub struct WrittenDecision {
    /// The actor.
    pub actor: Decider,
    /// The action in notation.
    pub action: String,
    /// The whole decision in notation.
    pub text: String,
}

impl From<Decision<String>> for WrittenDecision {
    fn from(decision: Decision<String>) -> Self {
        let text = decision.to_string();
        let Decision { actor, action } = decision;
        Self { actor: actor.into(), action, text }
    }
}
