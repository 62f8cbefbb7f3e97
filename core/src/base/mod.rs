//! Seats, actors, rulings, languages and keys, which everything else uses.

pub(crate) mod actor;
pub(crate) mod key;
pub(crate) mod lang;
pub(crate) mod rule;
pub(crate) mod seat;
