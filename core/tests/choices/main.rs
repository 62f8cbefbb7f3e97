//! What players choose, and what they say of it.

#![cfg(all(feature = "bots", feature = "games"))]

mod die_mauer;
mod dominated;
mod hints;
