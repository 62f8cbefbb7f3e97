//! Records, information states and messages are written, read and refused.
#![cfg(feature = "games")]

mod history;
mod keys;
mod letters;
mod records;
mod wire;
