//! How far long work is, and on how many cores it is done.

use std::num::NonZero;
use std::thread;

use indicatif::{ProgressBar, ProgressStyle};

/// Returns a bar for that many things, on standard error where that is a terminal.
pub(crate) fn bar(count: u64, things: &str) -> ProgressBar {
    let template = format!("{{wide_bar}} {{human_pos}} of {{human_len}} {things}, {{eta}} left");
    let style = ProgressStyle::with_template(&template);
    ProgressBar::new(count).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

/// Returns the number of cores.
pub(crate) fn cores() -> usize {
    thread::available_parallelism().map_or(1, NonZero::get)
}
