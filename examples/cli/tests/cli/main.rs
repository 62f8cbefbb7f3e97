//! The command line, run as its users run it.
#![cfg(test)]

mod analyse;
mod berlin;
mod check;
mod completions;
mod contest;
#[cfg(unix)]
mod engines;
#[cfg(unix)]
mod files;
mod guest;
mod help;
mod ink;
#[cfg(unix)]
mod judge;
mod languages;
mod learn;
#[cfg(unix)]
mod live;
mod mauerbauer;
mod opponents;
mod options;
mod plans;
mod play;
mod replay;
mod rules;
mod run;
mod scenarios;
mod show;
#[cfg(unix)]
mod signals;
mod simulate;
mod solve;
#[cfg(unix)]
mod terminal;
mod touching;
#[cfg(unix)]
mod width;
mod wrong;
