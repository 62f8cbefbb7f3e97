//! The command that runs scenarios.

use std::io::{self, Write};
use std::path::Path;

use clap::Args;
use comfy_table::Table;
use mauerwerk::mauerbauer;
use mauerwerk::rulebook::{Report, SCENARIOS, Scenario};

use crate::failure::{Failure, one_line};
use crate::{files, games, grid, plans};

const EXAMPLES: &str = "\
Examples:
  mauerwerk check                              every scenario of every game
  mauerwerk check berlin                       those of one game
  mauerwerk check die-mauer example-b1         one, with its transcript
  mauerwerk check mine.toml -t                 your own, with its transcript";

/// Checks that scenarios hold: printed examples and rulings, or your own.
///
/// The exit code is 1 if one fails.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Check {
    /// Names a game, then scenarios of it; or files that hold a scenario each
    #[arg(value_name = "GAME | SCENARIO | FILE.toml")]
    what: Vec<String>,
    /// Prints what happens in each scenario
    #[arg(short, long)]
    transcript: bool,
}

impl Check {
    pub(crate) fn run(&self) -> Result<(), Failure> {
        let (paths, names): (Vec<&str>, Vec<&str>) =
            self.what.iter().map(String::as_str).partition(|text| is_file(text));
        let mut scenarios = match names.split_first() {
            None if !paths.is_empty() => Vec::new(),
            None => embedded(None, &[])?,
            Some((game, names)) => embedded(Some(games::find(game)?.id), names)?,
        };
        for path in paths {
            scenarios.push(read(path)?);
        }
        let chosen = names.len() > 1;
        let reports =
            scenarios.into_iter().map(Scenario::run).collect::<Result<Vec<Report>, _>>()?;
        print(&reports, self.transcript || chosen, &mut io::stdout().lock())?;
        judge(&reports)
    }
}

/// Tells whether an argument is a file rather than a name.
fn is_file(text: &str) -> bool {
    text == files::STANDARD || text.ends_with(".toml") || Path::new(text).is_file()
}

fn read(path: &str) -> Result<Scenario, Failure> {
    let name = Path::new(path).file_stem().unwrap_or_default().to_string_lossy();
    let scenario = Scenario::from_toml(&name, &files::read(path)?)
        .map_err(|faults| Failure::input(format_args!("{path}: {faults}")))?;
    let setup = plans::all_filled::<mauerbauer::Setup>(scenario.setup())?;
    Ok(scenario.with_setup(setup))
}

/// Returns the scenarios of a game, or of all; those of these names, or all.
fn embedded(game: Option<&str>, names: &[&str]) -> Result<Vec<Scenario>, Failure> {
    let mut scenarios = Vec::new();
    for file in SCENARIOS {
        scenarios.push(Scenario::from_toml(file.name, file.text)?);
    }
    scenarios.retain(|scenario| game.is_none_or(|game| game == scenario.game()));
    for name in names {
        if !scenarios.iter().any(|scenario| scenario.name() == *name) {
            return Err(no_scenario(game.unwrap_or_default(), name));
        }
    }
    scenarios.retain(|scenario| names.is_empty() || names.contains(&scenario.name()));
    Ok(scenarios)
}

fn no_scenario(game: &str, name: &str) -> Failure {
    Failure::input(format_args!(
        "there is no scenario {name:?}: `mauerwerk check {game}` lists those there are"
    ))
}

fn print(reports: &[Report], transcripts: bool, out: &mut impl Write) -> io::Result<()> {
    if transcripts {
        for report in reports {
            writeln!(out, "{}", report.transcript)?;
        }
    }
    for of_game in reports.chunk_by(|one, next| one.scenario.game() == next.scenario.game()) {
        if let Some(first) = of_game.first() {
            writeln!(out, "{}", first.scenario.game())?;
        }
        grid::print(&table(of_game), out)?;
        writeln!(out)?;
    }
    for report in reports {
        for failure in &report.failures {
            writeln!(out, "{}: {}", one_line(report.scenario.name()), one_line(failure))?;
        }
    }
    Ok(())
}

fn table(reports: &[Report]) -> Table {
    let mut table = grid::with_header(&["scenario", "", "shows"]);
    for report in reports {
        let Report { scenario, .. } = report;
        table.add_row([
            one_line(scenario.name()).into(),
            grid::verdict(report.passes()),
            one_line(scenario.title()).into(),
        ]);
    }
    grid::keep_whole(&mut table, 0);
    table
}

fn judge(reports: &[Report]) -> Result<(), Failure> {
    let (all, failing) = (reports.len(), reports.iter().filter(|report| !report.passes()).count());
    if failing > 0 {
        let verb = if failing == 1 { "fails" } else { "fail" };
        return Err(Failure::Check(format!("{failing} of {all} scenarios {verb}")));
    }
    let verb = if all == 1 { "scenario holds" } else { "scenarios hold" };
    writeln!(io::stdout(), "{all} {verb}")?;
    Ok(())
}
