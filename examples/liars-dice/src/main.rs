//! Liar's dice in the terminal: `liars-dice` plays it, `liars-dice solve` solves small tables.

use std::env;
use std::process::ExitCode;

use liars_dice::State;

fn main() -> ExitCode {
    match env::args_os().nth(1) {
        Some(word) if word == "solve" => mauerwerk_cli::solve::<State>(env::args_os().skip(1)),
        _ => mauerwerk_cli::play::<State>(),
    }
}
