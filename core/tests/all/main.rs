//! What holds of every game.
#![cfg(feature = "games")]

mod allocations;
mod bare_loop;
mod chances;
mod features;
#[path = "../rulebook/files.rs"]
mod files;
mod kinds;
#[cfg(feature = "lessons")]
mod lessons;
mod lobby;
mod looks;
mod messages;
mod motions;
mod rulebook;
mod seats;
mod sentences;
#[cfg(feature = "bots")]
mod session;
