//! The command that runs scenarios.

use std::io::{self, Write};

use clap::Args;
use mauerwerk::rulebook::{Report, Scenario};
use serde::Serialize;

use crate::failure::{Failure, one_line};
use crate::games::of_game;
use crate::say::{self, say};
use crate::scenarios::{Chosen, Scenarios};
use crate::{files, games, ink, page, template};

const EXAMPLES: &str = "\
Examples:
  mauerwerk check                              every scenario of every game
  mauerwerk check berlin                       those of one game
  mauerwerk check DM-20                        those that show a ruling
  mauerwerk check example-b1                   one, with its transcript
  mauerwerk check --template die-mauer > mine.toml
  mauerwerk check mine.toml -t                 your own, with its transcript
  mauerwerk check . --failed                   all in a folder; tells only those that fail
  mauerwerk check mauerbauer --json            verdicts for programs";

/// Checks that scenarios hold: printed examples and rulings, or your own.
///
/// The exit code is 1 if one fails.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Check {
    /// Games, their scenarios, rulings that scenarios show, files with a scenario each, or folders
    /// with such files. `-` reads one from standard input
    #[arg(value_name = "WHAT")]
    what: Vec<String>,
    /// Prints what happens in each scenario
    #[arg(short, long)]
    transcript: bool,
    /// Prints only scenarios that fail
    #[arg(short, long)]
    failed: bool,
    /// Prints the results as JSON
    #[arg(long)]
    json: bool,
    /// Prints a scenario of a game as a template for your own
    #[arg(
        long, value_name = "GAME", value_parser = games::parser(), exclusive = true,
    )]
    template: Option<String>,
}

impl Check {
    pub(crate) fn run(&self) -> Result<(), Failure> {
        if let Some(game) = &self.template {
            let text = of_game!(game, G => template::of::<G>())?;
            return files::write(files::STANDARD, &text);
        }
        let chosen = Chosen::read(&self.what)?;
        let Scenarios { all, others } = chosen.scenarios()?;
        let verdicts: Vec<Verdict> = all.into_iter().map(Verdict::of).collect();
        let mut out = ink::stdout_for(self.json);
        let told = verdicts.iter().filter(|verdict| !self.failed || !verdict.passes);
        let told: Vec<&Verdict> = told.collect();
        if self.json {
            self.print_json(&told, &mut out)?;
        } else {
            print(&told, self.transcript || chosen.by_name(), &mut out)?;
            for other in others {
                let text = say::text(&say!(NoScenario { what: other }));
                writeln!(out, "{}", page::prose(&text))?;
            }
        }
        judge(&verdicts, self.json, &mut out)
    }

    fn print_json(&self, verdicts: &[&Verdict], out: &mut impl Write) -> io::Result<()> {
        let mut values = Vec::new();
        for verdict in verdicts {
            let mut value = serde_json::to_value(verdict)?;
            if self.transcript {
                value["transcript"] = verdict.transcript.as_str().into();
            }
            values.push(value);
        }
        writeln!(out, "{}", serde_json::to_string_pretty(&values)?)
    }
}

/// The result of running a scenario.
#[derive(Serialize)]
struct Verdict {
    game: String,
    name: String,
    title: String,
    rules: Vec<String>,
    passes: bool,
    failures: Vec<String>,
    #[serde(skip)]
    transcript: String,
}

impl Verdict {
    /// Runs a scenario, or reports its faults.
    fn of((name, scenario): (String, Result<Scenario, Failure>)) -> Self {
        let report = scenario.and_then(|scenario| Ok(scenario.run()?));
        match report {
            Ok(report) => Self::of_report(name, report),
            Err(failure) => Self {
                game: String::new(),
                name,
                title: say::text(&say!(NotRead)),
                rules: Vec::new(),
                passes: false,
                failures: vec![failure.to_string()],
                transcript: String::new(),
            },
        }
    }

    fn of_report(name: String, report: Report) -> Self {
        let passes = report.passes();
        let Report { scenario, transcript, failures, .. } = report;
        Self {
            game: scenario.game().to_owned(),
            name,
            title: scenario.title(ink::lang()).to_owned(),
            rules: scenario.rules().to_vec(),
            passes,
            failures,
            transcript,
        }
    }

    fn item(&self) -> String {
        let Self { name, title, .. } = self;
        let heads = say::headings(&[say!(Fails), say!(Holds)]);
        let width = heads.iter().map(|head| head.chars().count()).max().unwrap_or_default();
        let style = if self.passes { ink::RIGHT } else { ink::WRONG };
        let head = format!("{:width$}", heads[usize::from(self.passes)]);
        let text = match name == title {
            true => one_line(name),
            false => format!("{}: {}", one_line(name), one_line(title)),
        };
        page::item(&format!("{}  ", ink::painted(style, &head)), &text)
    }
}

fn print(verdicts: &[&Verdict], transcripts: bool, out: &mut impl Write) -> io::Result<()> {
    if transcripts {
        for verdict in verdicts.iter().filter(|verdict| !verdict.transcript.is_empty()) {
            writeln!(out, "{}", verdict.transcript)?;
        }
    }
    for of_game in verdicts.chunk_by(|one, next| one.game == next.game) {
        if let Some(first) = of_game.first().filter(|first| !first.game.is_empty()) {
            writeln!(out, "{}", first.game)?;
        }
        for verdict in of_game {
            writeln!(out, "{}", verdict.item())?;
        }
        writeln!(out)?;
    }
    for verdict in verdicts {
        for failure in &verdict.failures {
            let head = format!("{}: ", one_line(&verdict.name));
            writeln!(out, "{}", page::prose(&format!("{head}{}", one_line(failure))))?;
        }
    }
    Ok(())
}

fn judge(verdicts: &[Verdict], quietly: bool, out: &mut impl Write) -> Result<(), Failure> {
    let all = verdicts.len();
    let failing = verdicts.iter().filter(|verdict| !verdict.passes).count();
    if failing > 0 {
        return Err(Failure::Check(say::text(&say!(ScenariosFail { failing, all }))));
    }
    if !quietly {
        writeln!(out, "{}", say::text(&say!(ScenariosHold { scenarios: all })))?;
    }
    Ok(())
}
