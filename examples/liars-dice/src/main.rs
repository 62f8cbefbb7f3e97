//! Liar's dice in the terminal.

use std::process::ExitCode;

use liars_dice::State;

fn main() -> ExitCode {
    mauerwerk_cli::play::<State>()
}
