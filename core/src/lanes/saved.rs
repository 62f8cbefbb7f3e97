//! Lanes as they are read from a checkpoint.

use serde::Deserialize;

use super::Lanes;
use super::lane::Lane;
use crate::features::Layout;
use crate::game::Game;
use crate::rule::Faults;

/// What is written of lanes: not what follows from it, and not the number of threads.
#[derive(Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
pub(super) struct Saved<G: Game> {
    start: G,
    step: u64,
    limit: u64,
    remembers: bool,
    lanes: Vec<Lane<G>>,
}

impl<G: Game> TryFrom<Saved<G>> for Lanes<G> {
    type Error = Faults;

    fn try_from(saved: Saved<G>) -> Result<Self, Faults> {
        let Saved { start, step, limit, remembers, lanes } = saved;
        let layout = Layout::of_state(&start);
        let mut all = Self { start, layout, step, limit, threads: 1, remembers, lanes };
        let next = all.next();
        match all.lanes.iter_mut().position(|lane| !lane.resume(&next)) {
            Some(lane) => Err(Faults::one(format_args!("lane {lane} is of other games"))),
            None => Ok(all),
        }
    }
}
