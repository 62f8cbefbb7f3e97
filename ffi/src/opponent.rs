//! Opponents, what they think, and those who wait for them.

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
    /// How somebody plays: `easy`, `medium` or `hard`, or for experiments `random`, `greedy`,
    /// `flat:200` or `search:1000`, with up to a hundred million worlds or iterations.
    PlayerName,
    String,
    {
        remote,
        try_lift: |name| Ok(name.parse().map_err(MauerwerkError::from)?),
        lower: |player| player.to_string(),
    }
);

/// A player in a seat, with a seed of its own. It knows what its seat knows and nothing else.
///
/// Where it knows the same, it chooses the same, on every platform, in every language and with any
/// number of cores, unless it is stopped.
#[uniffi::remote(Record)]
pub struct Opponent {
    /// How it chooses.
    pub player: PlayerName,
    /// The seed of its choices.
    pub seed: u64,
}

/// Lists the levels of opponents, from the weakest to the strongest.
#[uniffi::export]
pub fn levels() -> Vec<PlayerName> {
    [Level::Easy, Level::Medium, Level::Hard].map(Player::Level).to_vec()
}

/// Returns an opponent for a seat in a game of that seed. Its own seed has nothing in common with
/// those of chance and of other seats, and is the same in every version. Throws `Notation` for the
/// name of no player, and `NoSuchSeat` for a number that is none.
#[uniffi::export]
pub fn seated_opponent(
    player: PlayerName,
    game_seed: u64,
    seat: Seat,
) -> Result<Opponent, MauerwerkError> {
    Ok(Opponent::seated(player, game_seed, seat))
}

/// What an opponent thinks of one action.
#[derive(Clone, PartialEq, Debug, uniffi::Record)]
pub struct Appraisal {
    /// The action in notation.
    pub notation: String,
    /// The action in words, as on its button.
    pub label: String,
    /// The probability with which the opponent chooses it, from 0 to 1.
    pub odds: f64,
    /// The number of iterations that began with it: how often it was tried.
    pub visits: Whole,
    /// The share of the win that the seat can expect after it, from 0 to 1: the mean over these,
    /// corrected by how games between equal players of this kind ended.
    pub win: f64,
    /// The standard error of `win` that comes from the number of visits; 0 without two visits.
    pub error: f64,
    /// The seat's mean final score over these, in the game's own points.
    pub points: f64,
    /// The decisions of seats that are expected next, this one first.
    pub line: Vec<WrittenDecision>,
    /// The best reason for or against the action in a few words, if the game has one.
    pub reason: Option<String>,
    /// Whether it is about as good as the best action: the difference is within their standard errors.
    pub tied: bool,
}

/// What an opponent thinks of all legal actions of a seat.
#[derive(Clone, PartialEq, Debug, uniffi::Record)]
pub struct Analysis {
    /// The actions, from the best to the worst.
    pub actions: Vec<Appraisal>,
    /// The best three actions, or fewer if fewer are worth naming.
    pub hint: Vec<Appraisal>,
    /// The number of iterations made.
    pub iterations: Whole,
    /// Whether all iterations were made; `false` if the search was stopped.
    pub complete: bool,
}

/// A long call as those see it who wait for it, an opponent that thinks or a simulation: how far it
/// is, and a way to stop it. Each such call needs one of its own. It may be used from several threads.
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

    /// Stops the call within a few milliseconds: an opponent answers with what it has found so far,
    /// which depends on when it was stopped, and a simulation throws `Unavailable`.
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

/// Evaluates with the watch of a thought.
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
