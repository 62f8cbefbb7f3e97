//! The deck: its plan, as data.

use std::collections::{BTreeMap, HashMap};

use mauerwerk::mauerbauer::{Card, DeckChoice, DeckPlan, ShippedDeck};

use super::{MauerbauerCard, MauerbauerPoints};
use crate::error::{Faulty, MauerwerkError};
use crate::seat::Count;

pub(super) type MauerbauerDeck = DeckChoice;

/// Which deck is played with.
#[uniffi::remote(Enum)]
pub enum MauerbauerDeck {
    /// A deck that comes with the library.
    Shipped(MauerbauerShippedDeck),
    /// A deck of one's own (MA-92).
    Own(Box<MauerbauerDeckPlan>),
}

pub(super) type MauerbauerShippedDeck = ShippedDeck;

/// A deck that comes with the library.
#[uniffi::remote(Enum)]
pub enum MauerbauerShippedDeck {
    /// The printed deck, whose numbers no source gives: cards of one colour or region
    /// twice, the others twice or three times.
    Reconstructed,
    /// 30 faces, each twice; each size of a city is a card of its own.
    Uniform30,
}

pub(super) type MauerbauerDeckPlan = DeckPlan;

/// Describes a deck: how many cards of each face, and what they score. It can be anything until it
/// is checked (MA-92).
#[uniffi::remote(Record)]
pub struct MauerbauerDeckPlan {
    /// The number of cards of each face.
    pub cards: MauerbauerCopies,
    /// What the kinds of cards score.
    pub points: MauerbauerPoints,
}

pub(super) type MauerbauerCopies = BTreeMap<Card, u8>;

uniffi::custom_type!(
    /// The number of cards of each face.
    MauerbauerCopies,
    HashMap<MauerbauerCard, Count>,
    {
        remote,
        try_lift: |copies| Ok(copies.into_iter().map(|(card, n)| (card, n.into())).collect()),
        lower: |copies| copies.into_iter().map(|(card, n)| (card, n.into())).collect(),
    }
);

/// Returns the plan of a deck, shipped or one's own. Throws `Notation` for names and numbers of
/// one's own that stand for nothing.
#[uniffi::export]
pub fn mauerbauer_deck_plan(deck: &MauerbauerDeck) -> Result<MauerbauerDeckPlan, MauerwerkError> {
    Ok(deck.plan())
}

/// Reads the plan of a deck from TOML. What it describes is not checked. Throws `Plan` for text
/// that is none.
#[uniffi::export]
pub fn read_mauerbauer_deck(toml: &str) -> Result<MauerbauerDeckPlan, MauerwerkError> {
    DeckPlan::from_toml(toml).map_err(|faults| Faulty::Plan.error(&faults))
}

/// Reads the plan of a deck from JSON. What it describes is not checked. Throws `Plan` for text
/// that is none.
#[uniffi::export]
pub fn read_mauerbauer_deck_json(json: &str) -> Result<MauerbauerDeckPlan, MauerwerkError> {
    DeckPlan::from_json(json).map_err(|faults| Faulty::Plan.error(&faults))
}

/// Writes the plan of a deck as TOML, lawful or not. Throws `Notation` for names and numbers that
/// stand for nothing.
#[uniffi::export]
pub fn write_mauerbauer_deck(plan: &MauerbauerDeckPlan) -> Result<String, MauerwerkError> {
    Ok(plan.to_toml())
}

/// Writes the plan of a deck as JSON, lawful or not. Throws `Notation` for names and numbers that
/// stand for nothing.
#[uniffi::export]
pub fn write_mauerbauer_deck_json(plan: &MauerbauerDeckPlan) -> Result<String, MauerwerkError> {
    // Nothing in a plan has a form that JSON lacks.
    Ok(serde_json::to_string(plan).unwrap_or_default())
}

/// Checks the plan of a deck, and returns a warning if it is unusual. Throws `Plan` with all that
/// is wrong with it at once (MA-92), and `Notation` for names and numbers that stand for nothing.
#[uniffi::export]
pub fn check_mauerbauer_deck(plan: &MauerbauerDeckPlan) -> Result<Option<String>, MauerwerkError> {
    plan.check().map_err(|faults| Faulty::Plan.error(&faults))
}
