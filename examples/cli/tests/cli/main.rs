//! The command line, run as its users run it.
#![cfg(test)]

mod berlin;
mod check;
mod guest;
mod help;
mod mauerbauer;
mod options;
mod plans;
mod play;
mod replay;
mod rules;
mod run;
mod show;
mod simulate;
#[cfg(unix)]
mod terminal;
mod wrong;
