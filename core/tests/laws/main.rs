//! Every game keeps every law, for every option and number of seats.

mod berlin;
mod die_mauer;
mod mauerbauer;
