//! Seats, options and editions.

use mauerwerk::die_mauer::{
    DeadWall, Donation, Edition, NextRoundMaster, PlacementOrder, TieBreak,
};
use pyo3::prelude::*;
use serde_json::Value;

use super::{Setup, Stock};
use crate::seat::Place;
use crate::value::{Text, Tuple, Word};

#[pymethods]
impl Setup {
    /// The number of seats (DM-02).
    #[getter]
    fn players(&self) -> u8 {
        self.0.players
    }

    /// The rulebook whose defaults hold; it changes nothing by itself.
    #[getter]
    fn edition(&self) -> Word<Edition> {
        Word(self.0.edition)
    }

    /// The fewest seats the table allows, from 2 (DM-02).
    #[getter]
    fn min_players(&self) -> u8 {
        self.0.min_players
    }

    /// The most seats the table has pieces for, up to 8 (DM-02).
    #[getter]
    fn max_players(&self) -> u8 {
        self.0.max_players
    }

    /// The merlons of the walls in a set, each from 1 to 6, all different (DM-01).
    #[getter]
    fn wall_values(&self) -> Tuple<u8> {
        Tuple(self.0.wall_values.clone())
    }

    /// Each seat's pieces at the start of a round; `None` means a complete set (DM-48).
    #[getter]
    fn stock(&self) -> Option<Stock> {
        self.0.stock.map(Stock)
    }

    /// The first Master-builder (DM-03).
    #[getter]
    fn first_master(&self) -> Place {
        Place(self.0.first_master)
    }

    /// The Master-builder of the next round (DM-06).
    #[getter]
    fn next_round_master(&self) -> Word<NextRoundMaster> {
        Word(self.0.next_round_master)
    }

    /// The seat that chooses the ends when several build (DM-22).
    #[getter]
    fn placement_order(&self) -> Word<PlacementOrder> {
        Word(self.0.placement_order)
    }

    /// Whether the Master-builder may decline to build in Situation 1 (DM-26).
    #[getter]
    fn sit1_optional(&self) -> bool {
        self.0.sit1_optional
    }

    /// Whether the donor of Situation 2 may keep his piece (DM-30).
    #[getter]
    fn donation(&self) -> Word<Donation> {
        Word(self.0.donation)
    }

    /// Whether giving away a last piece ends the round (DM-35).
    #[getter]
    fn donation_can_end_round(&self) -> bool {
        self.0.donation_can_end_round
    }

    /// The effect of a dead wall; `None` ends the round exactly where no gift could (DM-42).
    #[getter]
    fn dead_wall(&self) -> Option<Word<DeadWall>> {
        self.0.dead_wall.map(Word)
    }

    /// The number of idle turns in a row after which a round ends, if any (DM-43).
    #[getter]
    fn max_idle_turns(&self) -> Option<u16> {
        self.0.max_idle_turns
    }

    /// The penalty for a tower (DM-44).
    #[getter]
    fn tower_penalty(&self) -> u8 {
        self.0.tower_penalty
    }

    /// The penalty for a gate (DM-44).
    #[getter]
    fn gate_penalty(&self) -> u8 {
        self.0.gate_penalty
    }

    /// The number of rounds, up to 99 (DM-45).
    #[getter]
    fn rounds(&self) -> u8 {
        self.0.rounds
    }

    /// The winner when several have the lowest total (DM-46).
    #[getter]
    fn tie_break(&self) -> Word<TieBreak> {
        Word(self.0.tie_break)
    }

    /// Returns what each seat has at the start of a round (DM-48).
    fn starting_stock(&self) -> Stock {
        Stock(self.0.starting_stock())
    }
}

/// Returns every value of an option that has names for its values.
///
/// Raises:
///     KeyError: If there is no such option.
#[pyfunction]
#[pyo3(signature = (option, /))]
pub(crate) fn choices(option: Text<'_>) -> PyResult<Tuple<&'static str>> {
    Ok(Tuple(match option.0 {
        "edition" => Edition::ALL.iter().map(|value| value.name()).collect(),
        "next_round_master" => NextRoundMaster::ALL.iter().map(|value| value.name()).collect(),
        "placement_order" => PlacementOrder::ALL.iter().map(|value| value.name()).collect(),
        "donation" => Donation::ALL.iter().map(|value| value.name()).collect(),
        "dead_wall" => DeadWall::ALL.iter().map(|value| value.name()).collect(),
        "tie_break" => TieBreak::ALL.iter().map(|value| value.name()).collect(),
        _ => return Err(pyo3::exceptions::PyKeyError::new_err(option.0.to_owned())),
    }))
}

/// Returns an option of a setup as its JSON has it: pieces may be given as a list, and merlons in
/// notation.
pub(super) fn option_json(name: &str, value: Value) -> Value {
    match (name, value) {
        ("stock", Value::Array(pieces)) => concatenated(pieces),
        ("wall_values", Value::String(text)) => digits(&text).unwrap_or(Value::String(text)),
        (_, value) => value,
    }
}

fn concatenated(pieces: Vec<Value>) -> Value {
    let text: Option<String> = pieces.iter().map(Value::as_str).collect();
    match text {
        Some(text) if text.is_empty() => "-".into(),
        Some(text) => text.into(),
        None => pieces.into(),
    }
}

/// Returns the digits of a text that has nothing else but commas and blanks.
fn digits(text: &str) -> Option<Value> {
    let signs = text.chars().filter(|sign| !matches!(sign, ',' | ' '));
    signs.map(|sign| sign.to_digit(10)).collect::<Option<Vec<_>>>().map(Value::from)
}
