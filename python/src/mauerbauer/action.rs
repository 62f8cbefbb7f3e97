//! What a seat may decide, and what chance may bring.

use mauerwerk::mauerbauer::{Action, Line};
use pyo3::prelude::*;

use super::card::Two;
use super::place::Space;
use super::{ActionBase, Card, Placement, Roll};
use crate::seat::Place as Seat;
use crate::value::Word;
use crate::variant::variants;

variants! { ActionBase in "mauerwerk.mauerbauer":
    /// Brings the seat that starts (MA-81): chance's.
    First(seat) {
        /// The seat.
        seat: Seat,
    } => Action::First(seat.0);

    /// Brings the card that is dealt or drawn: chance's.
    Draw(card) {
        /// The card.
        card: Card,
    } => Action::Draw(card.0);

    /// Brings what the dice show: chance's.
    ShowDice(roll) {
        /// The roll.
        roll: Roll,
    } => Action::Roll(roll.0);

    /// A roll before the wall is built (MA-15).
    RollEarly() {} => Action::RollEarly;

    /// A wall on a line.
    Build(line) {
        /// The line by the tower spaces at its ends, the earlier one first.
        line: Word<Line>,
    } => Action::Build(line.0);

    /// Towers and houses (MA-24).
    Place(placement) {
        /// The pieces, and where they go.
        placement: Placement,
    } => Action::Place(placement.0);

    /// A completed city left as it is (MA-45).
    StayApart() {} => Action::StayApart;

    /// Connects the completed city with an older one (MA-45).
    Join(city) {
        /// The first space of the older one.
        city: Space,
    } => Action::Join(city.0);

    /// One card played.
    Play(card) {
        /// The card.
        card: Card,
    } => Action::Play(card.0);

    /// Plays two cards, which may be alike (MA-59).
    PlayTwo(cards) {
        /// Both cards, in their order.
        cards: Two,
    } => Action::PlayTwo(cards.0);

    /// A card discarded instead of playing any (MA-54).
    Discard(card) {
        /// The card.
        card: Card,
    } => Action::Discard(card.0);

    /// A card put down for a swap (MA-70).
    Swap(card) {
        /// The card.
        card: Card,
    } => Action::Swap(card.0);

    /// The end of a swap: no more cards are put down.
    EndSwap() {} => Action::EndSwap;

    /// Chooses a completed city for the final scoring (MA-71).
    Choose(city) {
        /// The first space of the city.
        city: Space,
    } => Action::Choose(city.0);

    /// A pass, without cards (MA-89) or in the final scoring (MA-71).
    Pass() {} => Action::Pass;
}

/// Makes the Python object of an action.
pub(super) fn action_object(py: Python<'_>, action: Action) -> PyResult<Py<PyAny>> {
    match action {
        Action::First(seat) => First::object(py, Seat(seat)),
        Action::Draw(card) => Draw::object(py, Card(card)),
        Action::Roll(roll) => ShowDice::object(py, Roll(roll)),
        Action::RollEarly => RollEarly::object(py),
        Action::Build(line) => Build::object(py, Word(line)),
        Action::Place(placement) => Place::object(py, Placement(placement)),
        Action::StayApart => StayApart::object(py),
        Action::Join(city) => Join::object(py, Space(city)),
        Action::Play(card) => Play::object(py, Card(card)),
        Action::PlayTwo(pair) => PlayTwo::object(py, Two(pair)),
        Action::Discard(card) => Discard::object(py, Card(card)),
        Action::Swap(card) => Swap::object(py, Card(card)),
        Action::EndSwap => EndSwap::object(py),
        Action::Choose(city) => Choose::object(py, Space(city)),
        Action::Pass => Pass::object(py),
    }
}
