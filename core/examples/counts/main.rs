//! Recomputes the tables of `docs/COUNTS.md`, or counts the variants of Die Mauer given as
//! arguments.
//!
//! ```text
//! cargo run --release -p mauerwerk --example counts
//! cargo run --release -p mauerwerk --example counts -- "players:3 rounds:1 stock:T max_idle_turns:2"
//! ```

mod table;

use std::process::ExitCode;

use table::{TABLES, Table, start};

fn main() -> ExitCode {
    let given: Vec<String> = std::env::args().skip(1).collect();
    let printed = match given.is_empty() {
        true => TABLES.iter().try_for_each(|&table| print(table, table.rows().map(start))),
        false => print(Table::of("die-mauer"), given),
    };
    match printed {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

/// Prints a table with a line for each of these setups or positions.
///
/// # Errors
/// Returns the first that is faulty.
fn print(table: Table, starts: impl IntoIterator<Item = String>) -> Result<(), String> {
    println!("{}", table.head);
    for start in starts {
        let row = table.row(&start, table.steps).map_err(|faults| format!("{start}: {faults}"))?;
        println!("{row}");
    }
    println!();
    Ok(())
}
