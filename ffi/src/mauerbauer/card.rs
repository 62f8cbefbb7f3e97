//! Guild cards.

use mauerwerk::mauerbauer::{Card, CardPair, Cards};

use super::{MauerbauerCard, MauerbauerKind};
use crate::error::MauerwerkError;

pub(super) type MauerbauerCards = Cards;

uniffi::custom_type!(
    /// Cards in the order of their faces, a face as often as there are cards of it.
    MauerbauerCards,
    Vec<MauerbauerCard>,
    {
        remote,
        try_lift: |cards| Ok(gathered(&cards)?),
        lower: |cards| {
            let copies = |(card, count): (Card, u8)| std::iter::repeat_n(card, count.into());
            cards.iter().flat_map(copies).collect()
        },
    }
);

fn gathered(list: &[Card]) -> Result<Cards, MauerwerkError> {
    let cards: Cards = list.iter().copied().collect();
    // A face of which there are too many would lose some.
    if cards.len() as usize == list.len() {
        Ok(cards)
    } else {
        Err(MauerwerkError::notation("up to 255 cards of a face", &list.len().to_string()))
    }
}

pub(super) type MauerbauerCardPair = CardPair;

uniffi::custom_type!(
    /// Two cards that are played together.
    MauerbauerCardPair,
    TwoCards,
    {
        remote,
        try_lift: |cards| Ok(CardPair::new(cards.low, cards.high)),
        lower: |pair| {
            let [low, high] = pair.cards();
            TwoCards { low, high }
        },
    }
);

/// Two cards that are played together; which is which does not matter (MA-59).
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, uniffi::Record)]
pub struct TwoCards {
    /// The card that is listed earlier.
    pub low: MauerbauerCard,
    /// The card that is listed later, which may be alike.
    pub high: MauerbauerCard,
}

/// Lists every face of a guild card, in the order in which they are listed everywhere.
#[uniffi::export]
pub fn mauerbauer_cards() -> Vec<MauerbauerCard> {
    Card::ALL.to_vec()
}

/// Returns what a card counts, in words. Throws `Notation` for a card of a region that is none.
#[uniffi::export]
pub fn mauerbauer_card_label(card: MauerbauerCard) -> Result<String, MauerwerkError> {
    Ok(card.label())
}

/// Returns the kind of a card. Throws `Notation` for a card of a region that is none.
#[uniffi::export]
pub fn mauerbauer_card_kind(card: MauerbauerCard) -> Result<MauerbauerKind, MauerwerkError> {
    Ok(card.kind())
}

/// Reads a card from notation. Throws `Notation` for text that is none.
#[uniffi::export]
pub fn read_mauerbauer_card(notation: &str) -> Result<MauerbauerCard, MauerwerkError> {
    Ok(notation.parse()?)
}

/// Writes a card in notation. Throws `Notation` for a card of a region that is none.
#[uniffi::export]
pub fn write_mauerbauer_card(card: MauerbauerCard) -> Result<String, MauerwerkError> {
    Ok(card.to_string())
}
