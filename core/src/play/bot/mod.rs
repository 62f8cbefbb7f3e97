//! Opponents: players that choose from what their seat knows (feature `bots`).
//!
//! A [`Bot`] is given an [`InformationState`](crate::InformationState) and the legal actions, and
//! nothing else, so that it cannot cheat. Every [`Player`] plays every game that has a
//! [`Judgement`]:
//!
//! | player | choice |
//! |---|---|
//! | `random` | any legal action |
//! | `greedy` | what looks best at its seat's next decision |
//! | `flat:200` | what does best in 200 rollouts of each action |
//! | `search:1000` | the result of 1000 iterations of a tree search over sampled worlds |
//! | `easy`, `medium`, `hard` | mixtures of these, the same in every language |
//! | `perfect` | the solution of a small game for two (feature `solve`) |
//!
//! Work is counted in iterations, never in time: equal knowledge, seed and player give the equal
//! choice on every machine, with any number of threads. A [`Watch`] may stop a search early; what
//! is chosen then depends on when.
//!
//! Seats that decide together should be asked before any of them has committed, as [`play`] does;
//! where people commit in any order, [`seen_by`] finds what to give a player. A fist that is already
//! on the table is a fact for [`Hidden::resample`](crate::Hidden::resample), and no longer the
//! choice of an opponent who thinks.
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
mod contest;
mod error;
mod judgement;
mod opponent;
mod player;
mod rollout;
mod search;
mod series;
#[cfg(feature = "solve")]
mod solver;
mod standings;
mod task;
mod threads;

pub use analysis::{Analysis, Appraisal, HINTED};
pub use contest::{Match, MatchError};
pub use error::BotError;
pub(crate) use judgement::shares;
pub use judgement::{Calibration, Judgement, Prospect};
pub use opponent::{Bot, Opponent};
pub use player::{Level, Player};
pub use rollout::roll_out;
pub use series::{DECISION_LIMIT, Entrant, Series, WeightError, Weighted, play};
#[cfg(feature = "solve")]
pub use solver::{Perfect, Solver, solve, solve_tree};
pub use standings::{Line, Standings, StandingsError};
pub use task::{Watch, seen_by, until, unwatched};
