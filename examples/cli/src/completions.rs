//! The command that prints shell completions.

use std::io::{self, Write as _};

use clap::{Args, CommandFactory as _};
use clap_complete::Shell;

use crate::failure::Failure;
use crate::{Arguments, help, ink};

const EXAMPLES: &str = "\
Examples:
  mauerwerk completions bash > ~/.local/share/bash-completion/completions/mauerwerk
  mauerwerk completions zsh > ~/.zfunc/_mauerwerk
  mauerwerk completions fish > ~/.config/fish/completions/mauerwerk.fish";

/// Prints shell completions for commands, options and games.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Completions {
    /// The shell
    shell: Shell,
}

impl Completions {
    pub(crate) fn run(&self) -> Result<(), Failure> {
        // The generator itself would panic if the reader has stopped reading.
        let mut script = Vec::new();
        let mut all = help::translated(Arguments::command(), "mauerwerk", ink::lang());
        clap_complete::generate(self.shell, &mut all, "mauerwerk", &mut script);
        Ok(io::stdout().write_all(&script)?)
    }
}
