//! `cargo run -p mirror` writes the mirrors, and `--check` reports stale ones.

use std::process::ExitCode;

fn main() -> ExitCode {
    let root = mirror::root();
    let done = match std::env::args().nth(1).as_deref() {
        Some("--check") => mirror::check(&root).map(|()| Vec::new()),
        _ => mirror::write(&root),
    };
    match done {
        Ok(written) => {
            written.iter().for_each(|name| println!("{name}"));
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}
