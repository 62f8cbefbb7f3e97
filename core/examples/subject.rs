//! The rules of a game as a subject of the judge, which `core/mutants/mutants.py` makes wrong.
//!
//! ```text
//! mauerwerk judge --game die-mauer cmd:"cargo run --release -p mauerwerk --example subject die-mauer"
//! ```

use std::io;

use mauerwerk::judge::{Own, serve};
use mauerwerk::with_game;

fn main() -> io::Result<()> {
    let game = std::env::args().nth(1).unwrap_or_default();
    let answered = with_game!(game.as_str(), G => {
        serve(&mut Own::<G>::default(), io::stdin().lock(), io::stdout())
    });
    answered.unwrap_or_else(|| Err(io::Error::other("name a game, such as die-mauer")))
}
