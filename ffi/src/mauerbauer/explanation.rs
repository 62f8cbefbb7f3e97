//! What a card counts.

use super::{
    MauerbauerCard, MauerbauerExplanation, MauerbauerGame, MauerbauerSpace, MauerbauerState,
};
use crate::error::MauerwerkError;

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
