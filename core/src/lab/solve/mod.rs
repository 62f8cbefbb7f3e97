//! Exact solutions of small games for two (feature `solve`).
//!
//! Backward induction over all reachable positions finds a [`Solution`]. It fits games in which
//! both seats know the whole position when they decide. An example is Die Mauer for two, where both
//! know every gift. The seats may decide at the same time, and each such moment is a [`Matrix`]
//! game. The solution has a proof: a lower and an upper [bound](Bounds), each guaranteed by one
//! seat's play.
//!
//! [Counterfactual regret minimisation](Regrets) solves games in which a seat knows what the other
//! doesn't, on their [`Tree`] of information states. The exact best response measures the distance
//! from perfect play.
//!
//! Both can measure the exploitability of any play: what it loses against an opponent who knows it.
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
