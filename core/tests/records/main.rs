//! Records, information states and messages are written, read and refused.

mod history;
mod keys;
mod records;
mod wire;
