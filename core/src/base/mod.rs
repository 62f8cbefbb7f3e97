//! Seats, actors, rulings, languages and keys: what everything else names.

pub(crate) mod actor;
pub(crate) mod illegal;
pub(crate) mod key;
pub(crate) mod lang;
pub(crate) mod rule;
pub(crate) mod seat;
