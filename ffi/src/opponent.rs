//! Opponents, their ratings, and long calls.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use mauerwerk::bot::{self, Level, Player, Watch, unwatched};
use mauerwerk::table::Advice;
use mauerwerk::{Reader, Seat};

use crate::decision::WrittenDecision;
use crate::error::MauerwerkError;
use crate::seat::Whole;
use crate::table::Choice;

pub use mauerwerk::bot::Opponent;

pub(crate) type PlayerName = Player;

uniffi::custom_type!(
    /// The name of a player: `easy`, `medium` or `hard`. For experiments, also `random`, `greedy`,
    /// `flat:200` or `search:1000`, with up to a hundred million worlds or iterations.
    PlayerName,
    String,
    {
        remote,
        try_lift: |name| Ok(name.parse().map_err(MauerwerkError::from)?),
        lower: |player| player.to_string(),
    }
);

/// A player in a seat, with a separate seed. It knows only what its seat knows.
///
/// Equal opponents with equal knowledge make equal choices, on every platform, in every programming
/// language and with any number of cores. Only an opponent that is stopped may choose differently.
#[uniffi::remote(Record)]
pub struct Opponent {
    /// The player.
    pub player: PlayerName,
    /// The seed of its choices.
    pub seed: u64,
}

/// Lists the levels of opponents, from the weakest to the strongest.
#[uniffi::export]
pub fn levels() -> Vec<PlayerName> {
    [Level::Easy, Level::Medium, Level::Hard].map(Player::Level).to_vec()
}

/// Returns an opponent for a seat in a game with the given seed. The seed of its choices is
/// independent of those of chance and of other seats, and is the same in every version. Throws
/// `Notation` for an unknown player, and `NoSuchSeat` for an invalid seat.
#[uniffi::export]
pub fn seated_opponent(
    player: PlayerName,
    game_seed: u64,
    seat: Seat,
) -> Result<Opponent, MauerwerkError> {
    Ok(Opponent::seated(player, game_seed, seat))
}

/// An opponent's rating of one action.
#[derive(Clone, PartialEq, Debug, uniffi::Record)]
pub struct Appraisal {
    /// The action in notation.
    pub notation: String,
    /// The action in words, as on its button.
    pub label: String,
    /// The probability that the opponent chooses it, from 0 to 1.
    pub odds: f64,
    /// The number of iterations that began with it.
    pub visits: Whole,
    /// The seat's expected share of the win after it, from 0 to 1. It is the mean of these
    /// iterations, corrected by results between equal players of this kind.
    pub win: f64,
    /// The standard error of `win` from the number of visits. 0 with fewer than two visits.
    pub error: f64,
    /// The seat's mean final score in these iterations, in points of the game.
    pub points: f64,
    /// The expected next decisions of seats, beginning with this one.
    pub line: Vec<WrittenDecision>,
    /// The best reason for or against the action in a few words. Missing if the game has none.
    pub reason: Option<String>,
    /// Whether the action is about as good as the best one, within their standard errors.
    pub tied: bool,
}

/// An opponent's ratings of all legal actions of a seat.
#[derive(Clone, PartialEq, Debug, uniffi::Record)]
pub struct Analysis {
    /// The actions, from best to worst.
    pub actions: Vec<Appraisal>,
    /// The best actions: three, or fewer if others are not worth naming.
    pub hint: Vec<Appraisal>,
    /// The number of iterations made.
    pub iterations: Whole,
    /// Whether all iterations were made. `false` if the search was stopped.
    pub complete: bool,
}

/// The progress of a long call, an opponent that thinks or a simulation, and a way to stop it. Each
/// such call needs a separate thought. It may be used from several threads.
#[derive(Debug, Default, uniffi::Object)]
pub struct Thought {
    iterations: AtomicU64,
    stopped: AtomicBool,
}

#[uniffi::export]
impl Thought {
    /// Makes a thought for one call.
    #[uniffi::constructor]
    pub fn new() -> Self {
        Self::default()
    }

    /// Stops the call within a few milliseconds. An opponent then answers with its result so far,
    /// which depends on when it was stopped. A simulation throws `Unavailable`.
    pub fn stop(&self) {
        self.stopped.store(true, Ordering::Relaxed);
    }

    /// Returns whether it was stopped.
    pub fn is_stopped(&self) -> bool {
        self.stopped.load(Ordering::Relaxed)
    }

    /// Returns the number of iterations made, or of games played, so far.
    pub fn iterations(&self) -> Whole {
        self.iterations.load(Ordering::Relaxed).into()
    }
}

/// Runs code with the watch of a thought.
pub(crate) fn watched<T>(thought: Option<&Thought>, think: impl FnOnce(Watch<'_>) -> T) -> T {
    let Some(thought) = thought else { return think(&unwatched) };
    think(&|made| {
        thought.iterations.fetch_max(made, Ordering::Relaxed);
        !thought.is_stopped()
    })
}

impl Analysis {
    pub(crate) fn told(advice: Advice, reader: Reader<'_>) -> Self {
        let Advice { analysis, mut choices, .. } = advice;
        let mut named = |one: &bot::Appraisal<String>| {
            let place = choices.iter().position(|choice| choice.notation == one.action)?;
            Some(Appraisal::told(one, choices.swap_remove(place), reader))
        };
        let actions: Vec<_> = analysis.ranked().into_iter().filter_map(&mut named).collect();
        let noted = |one: &bot::Appraisal<String>| {
            actions.iter().find(|action| action.notation == one.action).cloned()
        };
        Self {
            hint: analysis.hint().into_iter().filter_map(noted).collect(),
            actions,
            iterations: analysis.iterations.into(),
            complete: analysis.complete,
        }
    }
}

impl Appraisal {
    fn told(found: &bot::Appraisal<String>, choice: mauerwerk::Choice, reader: Reader<'_>) -> Self {
        let Choice { notation, label, .. } = Choice::told(choice, reader);
        Self {
            notation,
            label,
            odds: found.odds,
            visits: found.visits.into(),
            win: found.win,
            error: found.error,
            points: found.points,
            line: found.line.iter().cloned().map(WrittenDecision::from).collect(),
            reason: found.reason.as_ref().map(|reason| reason.tell(reader)),
            tied: found.tied,
        }
    }
}
