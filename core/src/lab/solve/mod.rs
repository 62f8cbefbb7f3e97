//! Small games for two, solved exactly (feature `solve`).
//!
//! A [`Solution`] is found by working backwards over all positions that can be reached: it fits games in which both
//! seats know the whole position whenever they decide, such as Die Mauer for two, where every gift is known to
//! both. They may decide at the same time: each such moment is a [`Matrix`] game. What is found comes with a
//! proof: a lower and an upper [bound](Bounds), each guaranteed by one seat's play.
//!
//! A game in which a seat knows what the other doesn't is solved on its [`Tree`] of information states by
//! [counterfactual regret minimisation](Regrets), and the exact best response says how far it still is from
//! perfect play.
//!
//! Either way somebody's play can be measured against perfect play: what it loses against the opponent who
//! knows how it plays is its exploitability.
//!
//! # Examples
//! ```
//! use mauerwerk::die_mauer::State;
//! use mauerwerk::solve::{Solution, Terms};
//!
//! let start: State = "players:2 min_players:2 rounds:1 stock:T max_idle_turns:2".parse()?;
//! let solution = Solution::find(&start, Terms::default())?;
//! assert!(solution.bounds().gap() < 1e-9);
//! assert!((solution.bounds().middle() - 0.5).abs() < 1e-9); // a fair game
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod backward;
mod error;
mod knot;
mod matrix;
mod regrets;
mod solution;
mod terms;
mod tree;

pub use error::{Solvable, SolveError};
pub use matrix::{Bounds, Equilibrium, Matrix};
pub use regrets::{Method, Regrets};
pub use solution::{Opening, Solution};
pub use terms::{Odds, Payoff, Policy, Terms};
pub use tree::{Profile, Size, Tree};
