//! The command that looks rulings up.

use std::io::{self, Write};

use clap::Args;
use mauerwerk::rulebook::{SCENARIOS, Scenario};
use mauerwerk::{Info, Rule};

use crate::failure::Failure;
use crate::{games, grid};

const EXAMPLES: &str = "\
Examples:
  mauerwerk rules die-mauer          all rulings
  mauerwerk rules berlin BE-21       one ruling, and the scenarios that show it";

/// Lists the rulings of a game, or tells one in full.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Rules {
    /// Names the game
    #[arg(value_parser = games::parser())]
    game: String,
    /// Names the ruling
    id: Option<String>,
}

impl Rules {
    pub(crate) fn run(&self) -> Result<(), Failure> {
        let info = games::find(&self.game)?;
        let mut out = io::stdout().lock();
        match &self.id {
            None => list(info, &mut out)?,
            Some(id) => tell(info, find(info, id)?, &mut out)?,
        }
        Ok(())
    }
}

fn find(info: &Info, id: &str) -> Result<&'static Rule, Failure> {
    info.rule(&id.to_uppercase()).ok_or_else(|| {
        let first = info.rules.first().map_or("", |rule| rule.id.as_str());
        let last = info.rules.last().map_or("", |rule| rule.id.as_str());
        Failure::input(format_args!(
            "{} has no ruling {id:?}: they run from {first} to {last}",
            info.name
        ))
    })
}

fn list(info: &Info, out: &mut impl Write) -> io::Result<()> {
    let mut table = grid::with_header(&["id", "ruling", "option"]);
    for rule in info.rules {
        let text = format!("{}. {}", rule.title, rule.sentence);
        table.add_row([rule.id.as_str(), &text, &rule.option.replace(", ", "\n")]);
    }
    grid::print(&table, out)
}

fn tell(info: &Info, rule: &Rule, out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "{}  {}", rule.id, rule.title)?;
    writeln!(out, "{}", rule.sentence)?;
    writeln!(out)?;
    writeln!(out, "source     {}", rule.source)?;
    if !rule.option.is_empty() {
        writeln!(out, "option     {}", rule.option)?;
    }
    for (place, scenario) in showing(info, rule).enumerate() {
        let label = if place == 0 { "scenarios" } else { "" };
        writeln!(out, "{label:<9}  {}: {}", scenario.name(), scenario.title())?;
    }
    Ok(())
}

/// Returns the scenarios that show a ruling.
fn showing(info: &'_ Info, rule: &'_ Rule) -> impl Iterator<Item = Scenario> {
    let scenarios =
        SCENARIOS.iter().filter_map(|file| Scenario::from_toml(file.name, file.text).ok());
    scenarios.filter(move |scenario| scenario.game() == info.id && scenario.cites(rule.id.as_str()))
}
