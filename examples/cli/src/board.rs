//! The command that checks, counts and draws boards.

use std::io::Write;

use clap::Args;
use mauerwerk::mauerbauer::BoardPlan;
use mauerwerk::{Look, Sheet, Theme};

use crate::failure::Failure;
use crate::show::by_name;
use crate::{files, ink, plans};

const EXAMPLES: &str = "\
Examples:
  mauerwerk board                         the board that is played on if none is named
  mauerwerk board hexagon --toml          a template for a board of your own
  mauerwerk board my-board.toml           all that is wrong with it, or its counts and a drawing
  mauerwerk board my-board.toml --svg my-board.svg
  mauerwerk play mauerbauer board:my-board.toml";

/// Checks a board of Mauerbauer, counts its parts, and draws it.
///
/// A custom board describes its tower spaces and the corners of each landscape space. All its
/// faults are listed at once.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Board {
    /// A built-in board, or a file that describes one as TOML or JSON. `-` reads it from standard
    /// input
    #[arg(value_name = "NAME | FILE", default_value = "reconstructed")]
    board: String,
    /// Writes an SVG drawing to a file, `-` for standard output, instead of counts and text
    #[arg(long, value_name = "FILE", conflicts_with_all = ["toml", "json"])]
    svg: Option<String>,
    /// The colours of the SVG drawing
    #[arg(long, default_value = "light", requires = "svg", value_parser = by_name(Theme::ALL, Theme::name))]
    theme: Theme,
    /// The shape of the SVG drawing: `narrow` is for phones
    #[arg(long, default_value = "wide", requires = "svg", value_parser = by_name(Sheet::ALL, Sheet::name))]
    sheet: Sheet,
    /// Prints the description of the board as TOML
    #[arg(long, conflicts_with = "json")]
    toml: bool,
    /// Prints the description of the board as JSON
    #[arg(long)]
    json: bool,
}

impl Board {
    pub(crate) fn run(&self) -> Result<(), Failure> {
        let plan: BoardPlan = plans::find(&self.board)?;
        if self.toml || self.json {
            return plans::print(&plan, self.toml);
        }
        if let Some(path) = &self.svg {
            let look = Look { sheet: self.sheet, lang: ink::lang(), ..Look::new(self.theme) };
            return files::write(path, &plan.draw(&look)?.svg);
        }
        let mut out = ink::stdout();
        writeln!(out, "{}", plan.text(ink::lang())?.trim_end())?;
        Ok(())
    }
}
