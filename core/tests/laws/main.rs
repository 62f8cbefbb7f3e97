//! Every game keeps every law, for every option and number of seats.

mod berlin;
#[path = "../boards/mod.rs"]
mod boards;
mod die_mauer;
mod mauerbauer;
