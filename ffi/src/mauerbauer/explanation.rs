//! What a card counts.

use mauerwerk::mauerbauer::{Counted, Explanation};

use super::{
    MauerbauerCard, MauerbauerGame, MauerbauerHouseColour, MauerbauerLine, MauerbauerSpace,
    MauerbauerState, MauerbauerTowerColour, MauerbauerTowerSpace,
};
use crate::error::MauerwerkError;
use crate::seat::{Whole, number};

/// Tells what a card scores, and what was counted for it.
#[derive(Clone, Eq, PartialEq, Debug, uniffi::Record)]
pub struct MauerbauerExplanation {
    /// Holds the card.
    pub card: MauerbauerCard,
    /// Names the first space of the city that the scoring is about, if there is one.
    pub city: Option<MauerbauerSpace>,
    /// Lists what the card counts, whether or not so many score.
    pub counted: Vec<MauerbauerCounted>,
    /// Holds the points.
    pub points: Whole,
    /// Tells all of it in words.
    pub text: String,
}

impl From<Explanation> for MauerbauerExplanation {
    fn from(explanation: Explanation) -> Self {
        let text = explanation.to_string();
        let Explanation { card, city, counted, points } = explanation;
        Self { card, city, counted, points: number(points), text }
    }
}

pub(super) type MauerbauerCounted = Counted;

/// Names something that a card counts.
#[uniffi::remote(Enum)]
pub enum MauerbauerCounted {
    /// Counts a landscape space of the city.
    Space {
        /// Names the space.
        space: MauerbauerSpace,
    },
    /// Counts a colour of houses and palaces in the city.
    Colour {
        /// Names the colour.
        colour: MauerbauerHouseColour,
    },
    /// Counts a tower.
    Tower {
        /// Names its tower space.
        at: MauerbauerTowerSpace,
        /// Holds its colour.
        colour: MauerbauerTowerColour,
    },
    /// Counts houses.
    Houses {
        /// Names their space, for houses in a city its first.
        space: MauerbauerSpace,
        /// Holds their colour.
        colour: MauerbauerHouseColour,
        /// Counts them.
        count: u8,
    },
    /// Counts palaces.
    Palaces {
        /// Names the first space of their city.
        city: MauerbauerSpace,
        /// Holds their colour.
        colour: MauerbauerHouseColour,
        /// Counts them.
        count: u8,
    },
    /// Counts a wall.
    Wall {
        /// Names its line.
        line: MauerbauerLine,
    },
    /// Counts a completed city.
    City {
        /// Names its first space.
        city: MauerbauerSpace,
    },
}

#[uniffi::export]
impl MauerbauerState {
    /// Explains what a card scores now: for the city that was just completed, or that was chosen
    /// for the final scoring. Without one, a card that looks at the city scores nothing (MA-72).
    /// Throws `Notation` for a card of a region that is none.
    pub fn explain(&self, card: MauerbauerCard) -> Result<MauerbauerExplanation, MauerwerkError> {
        Ok(self.0.explain(card).into())
    }

    /// Explains what a card would score for the completed city that goes by this space, from 1
    /// to 64; nothing if there is no such city. Throws `Notation` for other numbers.
    pub fn explain_for(
        &self,
        card: MauerbauerCard,
        city: MauerbauerSpace,
    ) -> Result<Option<MauerbauerExplanation>, MauerwerkError> {
        Ok(self.0.explain_for(card, city).map(MauerbauerExplanation::from))
    }
}

#[uniffi::export]
impl MauerbauerGame {
    /// Explains what a card scores now: for the city that was just completed, or that was chosen
    /// for the final scoring. Without one, a card that looks at the city scores nothing (MA-72).
    /// Throws `Notation` for a card of a region that is none. It tells nothing that is hidden.
    pub fn explain(&self, card: MauerbauerCard) -> Result<MauerbauerExplanation, MauerwerkError> {
        Ok(self.0.lock().record.state().explain(card).into())
    }

    /// Explains what a card would score for the completed city that goes by this space, from 1 to
    /// 64; nothing if there is no such city. Throws `Notation` for other numbers. It tells nothing
    /// that is hidden.
    pub fn explain_for(
        &self,
        card: MauerbauerCard,
        city: MauerbauerSpace,
    ) -> Result<Option<MauerbauerExplanation>, MauerwerkError> {
        let play = self.0.lock();
        Ok(play.record.state().explain_for(card, city).map(MauerbauerExplanation::from))
    }
}
