//! The command that prints its manual.

use std::io::{self, Write as _};
use std::path::PathBuf;

use clap::{Args, CommandFactory as _};
use clap_mangen::Man as Page;

use crate::failure::Failure;
use crate::{Arguments, help, ink, nearest};

const EXAMPLES: &str = "\
Examples:
  mauerwerk man                            the page about all commands
  mauerwerk man play > mauerwerk-play.1    the page about one, to read with `man -l`
  mauerwerk man --folder .                 every page, as a file";

/// Prints its manual as pages for `man`.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Man {
    /// The command
    command: Option<String>,
    /// Writes all pages into a folder
    #[arg(long, value_name = "FOLDER", conflicts_with = "command")]
    folder: Option<PathBuf>,
}

impl Man {
    pub(crate) fn run(&self) -> Result<(), Failure> {
        let mut all = help::translated(Arguments::command(), "mauerwerk", ink::lang());
        if let Some(folder) = &self.folder {
            let written = clap_mangen::generate_to(all, folder);
            let told = |error| Failure::input(format_args!("{}: {error}", folder.display()));
            return written.map(drop).map_err(told);
        }
        all.build();
        let page = match &self.command {
            None => Page::new(all),
            Some(name) => Page::new(find(&all, name)?),
        };
        let mut text = Vec::new();
        page.render(&mut text)?;
        Ok(io::stdout().write_all(&text)?)
    }
}

fn find(all: &clap::Command, name: &str) -> Result<clap::Command, Failure> {
    let names = all.get_subcommands().map(clap::Command::get_name);
    all.find_subcommand(name).cloned().ok_or_else(|| {
        let question = nearest::question(name, names);
        Failure::input(format_args!("there is no command {name:?}{question}"))
    })
}
