//! Recomputes the table of `docs/COUNTS.md`, or counts the variants given as arguments.
//!
//! ```text
//! cargo run --release -p mauerwerk --example counts
//! cargo run --release -p mauerwerk --example counts -- "players:3 rounds:1 stock:T max_idle_turns:2"
//! ```

mod count;
mod table;

use std::process::ExitCode;

fn main() -> ExitCode {
    let given: Vec<String> = std::env::args().skip(1).collect();
    let setups = if given.is_empty() { table::rows().map(table::setup).collect() } else { given };
    println!("{}", table::HEAD);
    for setup in setups {
        match table::row(&setup) {
            Ok(row) => println!("{row}"),
            Err(faults) => {
                eprintln!("{setup}: {faults}");
                return ExitCode::FAILURE;
            }
        }
    }
    ExitCode::SUCCESS
}
