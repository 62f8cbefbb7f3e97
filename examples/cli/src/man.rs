//! The command that prints its manual.

use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use clap::{Args, CommandFactory as _};
use clap_mangen::Man as Page;
use mauerwerk::terminal;

use crate::failure::Failure;
use crate::say::{self, say};
use crate::{Arguments, files, help, ink, nearest};

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
            let told = |error| files::refused(&folder.to_string_lossy(), &error);
            return write_all(all.disable_help_subcommand(true), folder).map_err(told);
        }
        all.build();
        let page = match &self.command {
            None => Page::new(all),
            Some(name) => Page::new(find(&all, name)?),
        };
        Ok(io::stdout().write_all(printed(&page)?.as_bytes())?)
    }
}

fn write_all(mut all: clap::Command, folder: &Path) -> io::Result<()> {
    all.build();
    for command in all.get_subcommands().chain([&all]) {
        let page = Page::new(command.clone());
        fs::write(folder.join(page.get_filename()), printed(&page)?)?;
    }
    Ok(())
}

/// Returns a page with its headings in the language of the help.
fn printed(page: &Page) -> io::Result<String> {
    let mut text = Vec::new();
    page.render(&mut text)?;
    let text = String::from_utf8_lossy(&text);
    let line = |line: &str| match line.strip_prefix(".SH ") {
        Some(heading) => {
            let told = terminal::help(ink::lang(), &format!("heading.{heading}"));
            format!(".SH {}\n", told.unwrap_or(heading))
        }
        None => format!("{line}\n"),
    };
    Ok(text.lines().map(line).collect())
}

fn find(all: &clap::Command, name: &str) -> Result<clap::Command, Failure> {
    let names = all.get_subcommands().map(clap::Command::get_name);
    all.find_subcommand(name).cloned().ok_or_else(|| {
        let question = nearest::question(name, names);
        let unknown = say!(NoSuchCommand { command: format!("{name:?}") });
        Failure::input(say::text(&unknown) + &question)
    })
}
