//! Opponents: players that choose from what their seat knows (feature `bots`).
//!
//! A [`Bot`] receives only an [`InformationState`](crate::InformationState) and the legal actions,
//! so it cannot cheat. Every [`Player`] plays every game that has a [`Judgement`]:
//!
//! | player | choice |
//! |---|---|
//! | `random` | any legal action |
//! | `greedy` | the best action by the judgement at its seat's next decision |
//! | `flat:200` | the best action in 200 rollouts of each action |
//! | `search:1000` | the result of 1000 iterations of a tree search over sampled worlds |
//! | `easy`, `medium`, `hard` | mixtures of these, the same in every language |
//! | `perfect` | the solution of a small game for two (feature `solve`) |
//!
//! A [`GuidedSearch`] is such a search with a custom [`Evaluator`], such as a network.
//!
//! Work is counted in iterations, never in time. Equal knowledge, seed and player give the same
//! choice on every machine, with any number of threads. A [`Watch`] may stop a search early, and
//! the choice then depends on when it stops.
//!
//! If seats decide together, call all of them before any of them commits, as [`play`] does. If
//! people commit in any order, [`seen_by`] returns what to give a player.
//! [`Hidden::resample`](crate::Hidden::resample) treats a fist on the table as a fact, and no
//! longer as the choice of a thinking opponent.
//!
//! # Examples
//! ```
//! use mauerwerk::bot::{Player, unwatched};
//! use mauerwerk::die_mauer::State;
//! use mauerwerk::{Game, InformationState, Seat};
//!
//! let state: State = "players:3 rounds:1 stock:TG1236".parse()?;
//! let seen = InformationState::new(&state, Seat::FIRST.into());
//! let player: Player = "search:200".parse()?;
//! let action = player.choose(&seen, 7, &unwatched)?;
//! assert!(state.apply(Seat::FIRST.into(), action).is_ok());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod analysis;
mod error;
mod fair;
mod guided;
mod judgement;
mod mistakes;
mod player;
mod rollout;
mod search;
mod series;
#[cfg(feature = "solve")]
mod solver;
mod standings;
mod strengths;
mod threads;

#[cfg(feature = "engines")]
pub(crate) use analysis::Rated;
pub use analysis::{Analysis, Appraisal, HINTED, Watch, seen_by, until, unwatched};
pub use error::BotError;
pub use fair::{Fairness, Unfair, fair};
pub use guided::GuidedSearch;
pub(crate) use judgement::shares;
pub use judgement::{Calibration, Judgement, Level, Prospect};
pub use mistakes::{Critic, Mistake, Rater};
pub use player::{Bot, Opponent, Participant, Player};
pub use rollout::roll_out;
pub use search::{Evaluations, Evaluator, Leaves};
pub use series::{DECISION_LIMIT, Entrant, Series, WeightError, Weighted, play};
pub use standings::{Line, Match, MatchError, Standings, StandingsError};
