//! What players choose, and what they say of it.

#![cfg(feature = "bots")]

mod die_mauer;
mod dominated;
mod hints;
