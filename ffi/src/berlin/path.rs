//! Ways of the hammers.

use mauerwerk::Seat;
use mauerwerk::berlin::{Path, Reach};

use super::{BerlinCell, BerlinDirection};
use crate::error::MauerwerkError;
use crate::seat::{Whole, number};

pub(super) type BerlinPath = Path;

uniffi::custom_type!(
    /// The way a hammer takes.
    BerlinPath,
    HammerPath,
    {
        remote,
        try_lift: |path| {
            let stop = usize::try_from(path.stop.0).ok();
            let read = stop.zip(Path::new(&path.steps)).and_then(|(stop, path)| path.stopping(stop));
            Ok(read.ok_or_else(|| MauerwerkError::notation("a path of one to six steps", "…"))?)
        },
        lower: |path| HammerPath { steps: path.steps().collect(), stop: number(path.stop()) },
    }
);

/// The way a hammer takes: one to six steps.
#[derive(Clone, Eq, PartialEq, Hash, Debug, uniffi::Record)]
pub struct HammerPath {
    /// The steps.
    pub steps: Vec<BerlinDirection>,
    /// The empty cell at which the last step stops, 1 for the first that it jumps; 0 takes the whole
    /// step (BE-110).
    pub stop: Whole,
}

pub(super) type BerlinReach = Reach;

/// The cells that a hammer could be moved to.
#[uniffi::remote(Record)]
pub struct BerlinReach {
    /// The seat whose hammer it is.
    pub hammer: Seat,
    /// The cells, row by row from the lowest.
    pub cells: Vec<BerlinCell>,
}
