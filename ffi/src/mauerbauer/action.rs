//! Decisions.

use mauerwerk::Seat;
use mauerwerk::mauerbauer::Action;

use super::{
    MauerbauerCard, MauerbauerCardPair, MauerbauerLine, MauerbauerPlacement, MauerbauerRoll,
    MauerbauerSpace,
};

pub(super) type MauerbauerAction = Action;

/// A decision of a seat or of chance.
#[uniffi::remote(Enum)]
pub enum MauerbauerAction {
    /// Brings the seat that starts (MA-81).
    First(Seat),
    /// Brings the card that is dealt or drawn.
    Draw(MauerbauerCard),
    /// Brings what the dice show.
    Roll(MauerbauerRoll),
    /// A roll before the wall is built (MA-15).
    RollEarly,
    /// A wall on a line.
    Build(MauerbauerLine),
    /// Towers and houses (MA-24).
    Place(MauerbauerPlacement),
    /// A completed city left as it is (MA-45).
    StayApart,
    /// The completed city connected with the older one that goes by this space (MA-45).
    Join(MauerbauerSpace),
    /// One card played.
    Play(MauerbauerCard),
    /// Two cards played.
    PlayTwo(MauerbauerCardPair),
    /// A card discarded instead of playing any (MA-54).
    Discard(MauerbauerCard),
    /// A card put down for a swap (MA-70).
    Swap(MauerbauerCard),
    /// The end of a swap: no more cards are put down.
    EndSwap,
    /// The completed city, by its space, that is chosen for the final scoring (MA-71).
    Choose(MauerbauerSpace),
    /// A pass, without cards (MA-89) or in the final scoring (MA-71).
    Pass,
}
