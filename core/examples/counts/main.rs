//! Recomputes the tables of `docs/COUNTS.md`, or counts the variants of Die Mauer given as
//! arguments.
//!
//! ```text
//! cargo run --release -p mauerwerk --example counts
//! cargo run --release -p mauerwerk --example counts -- "players:3 rounds:1 stock:T max_idle_turns:2"
//! ```

mod count;
mod layers;
mod table;

use std::process::ExitCode;

use mauerwerk::Faults;

/// The number of steps that the tables of Berlin and of Mauerbauer count.
const STEPS: usize = 5;
const TOWN_STEPS: usize = 4;

fn main() -> ExitCode {
    let given: Vec<String> = std::env::args().skip(1).collect();
    let whole = given.is_empty();
    let setups = if whole { table::die_mauer().map(table::start).collect() } else { given };
    println!("{}", table::DIE_MAUER);
    let printed = print_all(&setups, table::row);
    if !whole || !printed {
        return if printed { ExitCode::SUCCESS } else { ExitCode::FAILURE };
    }
    println!("\n{}", table::BERLIN);
    let starts: Vec<String> = table::berlin().map(table::start).collect();
    if !print_all(&starts, |start| table::layer_row(start, STEPS)) {
        return ExitCode::FAILURE;
    }
    println!("\n{}", table::MAUERBAUER);
    let starts: Vec<String> = table::mauerbauer().map(table::start).collect();
    if print_all(&starts, |start| table::town_row(start, TOWN_STEPS)) {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

/// Prints a line for each variant; `false` if one is faulty.
fn print_all(variants: &[String], row: fn(&str) -> Result<String, Faults>) -> bool {
    for variant in variants {
        match row(variant) {
            Ok(row) => println!("{row}"),
            Err(faults) => {
                eprintln!("{variant}: {faults}");
                return false;
            }
        }
    }
    true
}
