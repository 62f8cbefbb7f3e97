//! A player at work: shown where it takes long, and stopped by a signal.

use std::sync::OnceLock;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use indicatif::ProgressBar;
use mauerwerk::bot::{BotError, Watch};

use crate::failure::Failure;
use crate::keeper::Keeper;
use crate::say::{say, text};
use crate::{ink, progress};

/// How long a player may think before it is shown.
const PATIENCE: Duration = Duration::from_millis(500);

/// Lets a player think. With `hurried`, Ctrl-C brings what it has found so far.
pub(crate) fn think<T>(
    keeper: &Keeper,
    hurried: bool,
    who: &str,
    think: impl FnOnce(Watch<'_>) -> Result<T, BotError>,
) -> Result<T, Failure> {
    let sign = Sign::new(who, hurried);
    let answer = keeper.think(hurried, |ended| {
        think(&|done| {
            sign.show(done);
            !ended.load(Ordering::Relaxed)
        })
    });
    sign.clear();
    answer.map_err(told)
}

/// Returns what people are told of a player that can't choose.
pub(crate) fn told(error: BotError) -> Failure {
    match error {
        BotError::Inconsistent(reason) => {
            Failure::input(format_args!("no history explains this position: {reason}"))
        }
        error => Failure::input(error),
    }
}

/// A line on standard error, where that is a terminal, which says that somebody thinks.
struct Sign {
    who: String,
    /// What follows the number of tries.
    after: String,
    since: Instant,
    bar: OnceLock<ProgressBar>,
}

impl Sign {
    fn new(who: &str, hurried: bool) -> Self {
        let who = text(&say!(Thinks { who: who.to_owned() }));
        let after = text(&say!(Iterations { hurried }));
        Self { who, after, since: Instant::now(), bar: OnceLock::new() }
    }

    /// Shows how far the player is, once that takes long.
    fn show(&self, done: u64) {
        if self.since.elapsed() > PATIENCE {
            self.bar.get_or_init(|| self.drawn()).set_position(done);
        }
    }

    fn drawn(&self) -> ProgressBar {
        let style = progress::style("{spinner} {msg}: {human_pos} {prefix}");
        let bar = ProgressBar::new_spinner().with_style(style).with_message(ink::fit(&self.who));
        bar.with_prefix(ink::fit(&self.after))
    }

    fn clear(&self) {
        if let Some(bar) = self.bar.get() {
            bar.finish_and_clear();
        }
    }
}
