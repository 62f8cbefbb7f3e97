//! The progress of long work, and the number of cores.

use std::num::NonZero;
use std::thread;
use std::time::Duration;

use indicatif::{ProgressBar, ProgressStyle};

use crate::ink;
use crate::say::{say, text};

/// Returns a bar for the given number of things, on standard error if that is a terminal.
pub(crate) fn bar(count: u64, things: &'static str) -> ProgressBar {
    ProgressBar::new(count).with_style(style(&template(things, None, Some("{eta}"))))
}

/// Returns a sign of work without a known end, on standard error if that is a terminal.
pub(crate) fn spinner() -> ProgressBar {
    let bar = ProgressBar::new_spinner();
    bar.enable_steady_tick(Duration::from_millis(200));
    bar
}

/// Returns the template of a bar for things, or for `none`, with the given fields.
pub(crate) fn template(
    things: &'static str,
    rate: Option<&'static str>,
    time: Option<&'static str>,
) -> String {
    let (bar, done, all) = ("{wide_bar}", "{human_pos}", "{human_len}");
    text(&say!(Progress { bar, done, all, things, rate, time }))
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
