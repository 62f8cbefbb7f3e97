//! A thinking player, which is shown if it takes long, and which a signal can stop.

use std::sync::OnceLock;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use indicatif::ProgressBar;
use mauerwerk::bot::{BotError, Watch};

use crate::failure::Failure;
use crate::keeper::Keeper;
use crate::say::{say, text};
use crate::{ink, progress};

/// The thinking time before it is shown.
const PATIENCE: Duration = Duration::from_millis(500);

/// Lets a player think. If `hurried` is true, Ctrl-C returns its result so far.
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

/// Returns the failure of a player that can't choose.
pub(crate) fn told(error: BotError) -> Failure {
    match error {
        BotError::Inconsistent(reason) => {
            Failure::input(format_args!("no history explains this position: {reason}"))
        }
        error => Failure::input(error),
    }
}

/// A line on standard error, if that is a terminal, about the thinking player.
struct Sign {
    who: String,
    /// The text after the number of tries.
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

    /// Shows the player's progress, once it takes long.
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
