//! Batches of random games, counted column by column.

use mauerwerk::bot::Watch;
use mauerwerk::{Game, Simulation};

use crate::error::MauerwerkError;
use crate::opponent::{Thought, watched};

/// The results of random games, one row a game, column by column.
#[derive(Clone, Eq, PartialEq, Debug, uniffi::Record)]
pub struct Batch {
    /// The number of games.
    pub games: u32,
    /// The columns.
    pub columns: Vec<BatchColumn>,
}

/// One number a game.
#[derive(Clone, Eq, PartialEq, Debug, uniffi::Record)]
pub struct BatchColumn {
    /// The column.
    pub name: String,
    /// The numbers as little-endian 32-bit integers, which is how they cross into another
    /// language at once; `values` reads them.
    pub bytes: Vec<u8>,
}

/// The largest number of games of one call: their results are held in memory.
const LIMIT: u32 = 1_000_000;

/// Plays random games, on all cores if the library has threads.
pub(crate) fn simulate<G: Game>(
    simulation: Simulation<'static, G>,
    games: u32,
    limit: Option<u32>,
    thought: Option<&Thought>,
) -> Result<Batch, MauerwerkError> {
    if games > LIMIT {
        let found = games.to_string();
        return Err(MauerwerkError::notation("a number of games up to 1000000", &found));
    }
    let simulation = match limit {
        Some(limit) => simulation.with_limit(limit.into()),
        None => simulation,
    };
    let played = watched(thought, |watch| play(&simulation, games.into(), watch));
    let batch = played.ok_or_else(|| MauerwerkError::unavailable("the simulation was stopped"))?;
    let columns = batch.into_columns().map(|(name, values)| BatchColumn {
        name,
        bytes: values.into_iter().flat_map(i32::to_le_bytes).collect(),
    });
    Ok(Batch { games, columns: columns.collect() })
}

#[cfg(feature = "parallel")]
fn play<G: Game>(
    simulation: &Simulation<'_, G>,
    games: u64,
    watch: Watch<'_>,
) -> Option<mauerwerk::Batch> {
    simulation.play_parallel(0..games, watch)
}

#[cfg(not(feature = "parallel"))]
fn play<G: Game>(
    simulation: &Simulation<'_, G>,
    games: u64,
    watch: Watch<'_>,
) -> Option<mauerwerk::Batch> {
    simulation.play_watched(0..games, watch)
}
