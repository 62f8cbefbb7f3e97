//! The progress of long work, and the number of cores.

use std::num::NonZero;
use std::thread;

use indicatif::{ProgressBar, ProgressStyle};

use crate::ink;

/// Returns a bar for the given number of things, on standard error if that is a terminal.
pub(crate) fn bar(count: u64, things: &str) -> ProgressBar {
    let template = format!("{{wide_bar}} {{human_pos}} of {{human_len}} {things}, {{eta}} left");
    ProgressBar::new(count).with_style(style(&template))
}

/// Returns the style of a bar or a spinner.
pub(crate) fn style(template: &str) -> ProgressStyle {
    let style = ProgressStyle::with_template(template);
    let style = style.unwrap_or_else(|_| ProgressStyle::default_bar());
    match ink::is_ascii() {
        true => style.progress_chars("#.").tick_chars("|/-\\ "),
        false => style,
    }
}

/// Returns the number of cores.
pub(crate) fn cores() -> usize {
    thread::available_parallelism().map_or(1, NonZero::get)
}
