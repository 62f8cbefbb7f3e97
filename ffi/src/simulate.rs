//! Batches of random games, counted column by column.

use mauerwerk::table::Table;

use crate::error::MauerwerkError;
use crate::opponent::{Thought, watched};

/// The results of random games, with one row for each game, column by column.
#[derive(Clone, Eq, PartialEq, Debug, uniffi::Record)]
pub struct Batch {
    /// The number of games.
    pub games: u32,
    /// The columns.
    pub columns: Vec<BatchColumn>,
}

/// One number for each game.
#[derive(Clone, Eq, PartialEq, Debug, uniffi::Record)]
pub struct BatchColumn {
    /// The name of the column.
    pub name: String,
    /// The numbers as little-endian 32-bit integers, which cross into another language at once.
    /// `values` reads them.
    pub bytes: Vec<u8>,
}

/// The most games in one call, because their results are held in memory.
const LIMIT: u32 = 1_000_000;

/// Plays random games, on all cores if the library supports threads.
pub(crate) fn simulate(
    table: &dyn Table,
    games: u32,
    seed: u64,
    limit: Option<u32>,
    thought: Option<&Thought>,
) -> Result<Batch, MauerwerkError> {
    if games > LIMIT {
        let found = games.to_string();
        return Err(MauerwerkError::notation("a number of games up to 1000000", &found));
    }
    let limit = limit.map(u64::from);
    let played = watched(thought, |watch| table.simulate(games.into(), seed, limit, watch));
    let batch = played.ok_or_else(|| MauerwerkError::unavailable("the simulation was stopped"))?;
    let columns = batch.into_columns().map(|(name, values)| BatchColumn {
        name,
        bytes: values.into_iter().flat_map(i32::to_le_bytes).collect(),
    });
    Ok(Batch { games, columns: columns.collect() })
}
