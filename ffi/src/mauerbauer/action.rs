//! Decisions.

use mauerwerk::Seat;
use mauerwerk::mauerbauer::Action;

use super::{
    MauerbauerCard, MauerbauerCardPair, MauerbauerLine, MauerbauerPlacement, MauerbauerRoll,
    MauerbauerSpace,
};

pub(super) type MauerbauerAction = Action;

/// Holds a decision of a seat or of chance.
#[uniffi::remote(Enum)]
pub enum MauerbauerAction {
    /// Brings the seat that starts (MA-81).
    First(Seat),
    /// Brings the card that is dealt or drawn.
    Draw(MauerbauerCard),
    /// Brings what the dice show.
    Roll(MauerbauerRoll),
    /// Rolls before the wall is built (MA-15).
    RollEarly,
    /// Builds a wall on a line.
    Build(MauerbauerLine),
    /// Places towers and houses (MA-24).
    Place(MauerbauerPlacement),
    /// Connects the completed city with none (MA-45).
    StayApart,
    /// Connects the completed city with the older one that goes by this space (MA-45).
    Join(MauerbauerSpace),
    /// Plays one card.
    Play(MauerbauerCard),
    /// Plays two cards.
    PlayTwo(MauerbauerCardPair),
    /// Discards a card instead of playing any (MA-54).
    Discard(MauerbauerCard),
    /// Puts down a card for a swap (MA-70).
    Swap(MauerbauerCard),
    /// Puts down no more cards for a swap.
    EndSwap,
    /// Chooses the completed city that goes by this space for the final scoring (MA-71).
    Choose(MauerbauerSpace),
    /// Passes, without cards (MA-89) or in the final scoring (MA-71).
    Pass,
}
