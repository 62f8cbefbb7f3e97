//! The command `mauerwerk`.

use std::process::ExitCode;

fn main() -> ExitCode {
    mauerwerk_cli::run()
}
