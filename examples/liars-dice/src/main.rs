//! Liar's dice in the terminal: `liars-dice` plays it, `liars-dice solve` solves small tables, and
//! `liars-dice judge` compares another implementation of the rules with this one.

use std::env;
use std::process::ExitCode;

use liars_dice::State;

fn main() -> ExitCode {
    match env::args_os().nth(1) {
        Some(word) if word == "solve" => mauerwerk_cli::solve::<State>(env::args_os().skip(1)),
        Some(word) if word == "judge" => mauerwerk_cli::judge::<State>(env::args_os().skip(1)),
        _ => mauerwerk_cli::play::<State>(),
    }
}
