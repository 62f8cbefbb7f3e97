//! What a card counts.

use mauerwerk::mauerbauer::Explanation;

use super::{MauerbauerCard, MauerbauerCounted, MauerbauerGame, MauerbauerSpace, MauerbauerState};
use crate::error::MauerwerkError;
use crate::seat::Whole;

/// The points for a card, and what was counted for them.
#[derive(Clone, Eq, PartialEq, Debug, uniffi::Record)]
pub struct MauerbauerExplanation {
    /// The card.
    pub card: MauerbauerCard,
    /// The first space of the city that the scoring is about, if there is one.
    pub city: Option<MauerbauerSpace>,
    /// What the card counts, whether or not so many score.
    pub counted: Vec<MauerbauerCounted>,
    /// The points.
    pub points: Whole,
    /// All of it in words.
    pub text: String,
}

impl From<Explanation> for MauerbauerExplanation {
    fn from(explanation: Explanation) -> Self {
        let text = explanation.to_string();
        let Explanation { card, city, counted, points } = explanation;
        Self { card, city, counted, points: points.into(), text }
    }
}

/// Declares how a state or a game explains cards.
macro_rules! explains {
    ($class:ident, $own:ident => $state:expr) => {
        #[uniffi::export]
        impl $class {
            /// Explains what a card scores now: for the city that was just completed, or that was
            /// chosen for the final scoring. Without one, a card that looks at the city scores
            /// nothing (MA-72). Throws `Notation` for a card of a region that is none. It tells
            /// nothing that is hidden.
            pub fn explain(
                &self,
                card: MauerbauerCard,
            ) -> Result<MauerbauerExplanation, MauerwerkError> {
                let $own = &self.0;
                Ok($state.explain(card).into())
            }

            /// Explains what a card would score for the completed city that goes by this space,
            /// from 1 to 64; nothing if there is no such city. Throws `Notation` for other numbers.
            /// It tells nothing that is hidden.
            pub fn explain_for(
                &self,
                card: MauerbauerCard,
                city: MauerbauerSpace,
            ) -> Result<Option<MauerbauerExplanation>, MauerwerkError> {
                let $own = &self.0;
                Ok($state.explain_for(card, city).map(MauerbauerExplanation::from))
            }
        }
    };
}

explains!(MauerbauerState, state => state);
explains!(MauerbauerGame, game => game.lock().record.state());
