//! Who decides what.

use mauerwerk::Decision;

use crate::seat::Decider;

/// Who decides what, in notation.
#[derive(Clone, Eq, PartialEq, Hash, Debug, uniffi::Record)]
pub struct WrittenDecision {
    /// Who decides.
    pub actor: Decider,
    /// The action in notation.
    pub action: String,
    /// Both in notation.
    pub text: String,
}

impl From<Decision<String>> for WrittenDecision {
    fn from(decision: Decision<String>) -> Self {
        let text = decision.to_string();
        let Decision { actor, action } = decision;
        Self { actor: actor.into(), action, text }
    }
}
