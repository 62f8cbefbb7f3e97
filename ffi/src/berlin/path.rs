//! Ways of the hammers.

use mauerwerk::Seat;
use mauerwerk::berlin::{Path, Reach};

use super::{BerlinCell, BerlinDirection};
use crate::error::MauerwerkError;
use crate::seat::{Whole, number};

pub(super) type BerlinPath = Path;

uniffi::custom_type!(
    /// Holds the way a hammer takes.
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

/// Holds the way a hammer takes: one to six steps.
#[derive(Clone, Eq, PartialEq, Hash, Debug, uniffi::Record)]
pub struct HammerPath {
    /// Lists the steps.
    pub steps: Vec<BerlinDirection>,
    /// Says at which of the empty cells that the last step jumps it stops, 1 for the first; 0 takes
    /// the whole step (BE-110).
    pub stop: Whole,
}

pub(super) type BerlinReach = Reach;

/// Says where a hammer could be moved.
#[uniffi::remote(Record)]
pub struct BerlinReach {
    /// Names the seat whose hammer it is.
    pub hammer: Seat,
    /// Lists the cells, row by row from the lowest.
    pub cells: Vec<BerlinCell>,
}
