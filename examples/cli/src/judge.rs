//! The command that judges another implementation of the rules, and a subject for it.

use std::ffi::OsString;
use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;
use std::time::Duration;

use clap::{Args, CommandFactory as _, FromArgMatches as _, Parser};
use mauerwerk::judge::{self, Miss, NoAnswer, Own, Program, Report, Start, Task, Wrong};
use mauerwerk::rulebook::{SCENARIOS, Scenario};
use mauerwerk::{Arg, FullGame, Message, Rule};
use walkdir::WalkDir;

use crate::failure::{Failure, one_line, refuse};
use crate::games::of_game;
use crate::say::{self, say};
use crate::setup::SetupArgs;
use crate::signals::Stop;
use crate::{files, games, ink, number, page, progress};

const EXAMPLES: &str = "\
Examples:
  mauerwerk judge --game die-mauer cmd:'python3 subject.py'
  mauerwerk judge --game berlin cmd:./subject rows:3 -n 500 --json";

/// Compares another implementation of the rules with this one.
///
/// The subject is a program that answers questions about positions. The report names the rulings
/// that it most likely breaks, each with the shortest series of decisions that shows it. The exit
/// code is 1 if something is wrong.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Judge {
    /// The game
    #[arg(long, value_parser = games::parser())]
    game: String,
    #[command(flatten)]
    trial: Trial,
}

/// What is tried.
#[derive(Args)]
struct Trial {
    /// The subject: `cmd:` and a command, which a shell reads
    #[arg(value_name = "cmd:COMMAND", value_parser = command)]
    subject: String,
    /// The number of random games
    #[arg(
        short = 'n', long, default_value_t = 100, value_name = "N",
        value_parser = number::within::<u64>(0, 1_000_000), allow_negative_numbers = true,
    )]
    games: u64,
    /// The seed of the random games
    #[arg(
        long, default_value_t = 1, value_name = "S", value_parser = number::seed,
        allow_negative_numbers = true,
    )]
    seed: u64,
    /// The seconds that the subject has for an answer. Default: 10
    #[arg(long, value_name = "SECONDS", default_value = "10", hide_default_value = true, value_parser = number::seconds)]
    answer_time: Duration,
    /// The file that the standard error of the subject is appended to. Default: none
    #[arg(long, value_name = "FILE")]
    subject_log: Option<String>,
    /// A folder with scenarios to check as well
    #[arg(long, value_name = "FOLDER")]
    scenarios: Option<String>,
    /// Stops at the first thing that is wrong
    #[arg(long)]
    first: bool,
    /// Prints the report as JSON
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    setup: SetupArgs,
}

/// Reads the command of a subject.
fn command(text: &str) -> Result<String, String> {
    let command = text.strip_prefix("cmd:").filter(|command| !command.trim().is_empty());
    command.map(str::to_owned).ok_or_else(|| say::text(&say!(WriteSubject)))
}

impl Judge {
    pub(crate) fn run(&self) -> Result<(), Failure> {
        of_game!(&self.game, G => self.trial.run::<G>())
    }
}

/// Compares another implementation of a custom game with this one.
#[derive(Parser)]
struct Alone {
    #[command(flatten)]
    trial: Trial,
}

/// Judges an implementation of a game of any crate with these arguments. They are the name of the
/// program and those of the command `judge` without the game.
#[must_use]
pub fn judge<G: FullGame>(arguments: impl IntoIterator<Item = OsString>) -> ExitCode {
    let command = Alone::command().name("judge").max_term_width(100);
    let matches = command.try_get_matches_from(arguments);
    match matches.and_then(|matches| Alone::from_arg_matches(&matches)) {
        Ok(Alone { trial }) => match trial.run::<G>() {
            Ok(()) => ExitCode::SUCCESS,
            Err(failure) => failure.report(),
        },
        Err(error) => refuse(&error),
    }
}

/// Answers the questions of a judge by the rules of the library.
#[derive(Args)]
pub(crate) struct AsSubject {
    /// The game
    #[arg(value_parser = games::parser())]
    game: String,
}

impl AsSubject {
    pub(crate) fn run(&self) -> Result<(), Failure> {
        of_game!(&self.game, G => {
            let served = judge::serve(&mut Own::<G>::default(), io::stdin().lock(), io::stdout());
            served.map_err(Failure::from)
        })
    }
}

impl Trial {
    fn run<G: FullGame>(&self) -> Result<(), Failure> {
        let task = self.task::<G>()?;
        let stop = Stop::watched();
        let bar = progress::spinner();
        let goes_on = |_| !stop.is_asked();
        let log = self.subject_log.as_deref().map(Path::new);
        let started = Program::start(&self.subject, log, G::INFO, self.answer_time, goes_on);
        let tried = started.and_then(|mut subject| {
            judge::judge(&mut subject, &task, &|questions| {
                let done = questions.to_string();
                bar.set_message(say::text(&say!(Solving { done, things: "questions" })));
                !stop.is_asked()
            })
        });
        bar.finish_and_clear();
        let report = tried.map_err(|error| self.failure(error))?;
        let mut out = ink::stdout_for(self.json);
        match self.json {
            true => {
                let json = serde_json::to_string_pretty(&report).map_err(io::Error::from)?;
                writeln!(out, "{json}")?;
            }
            false => Page { rules: G::INFO.rules, report: &report }.write(&mut out)?,
        }
        let (subject, misses) = (report.subject, report.misses.len());
        match report.passes {
            true => Ok(()),
            false => Err(Failure::Check(say::text(&say!(SubjectFails { subject, misses })))),
        }
    }

    fn failure(&self, error: NoAnswer) -> Failure {
        match error {
            NoAnswer::Fault(reason) => Failure::by(format!("cmd:{}: {reason}", self.subject)),
            _ => Failure::Interrupted,
        }
    }

    fn task<G: FullGame>(&self) -> Result<Task<G>, Failure> {
        let mut scenarios = Vec::new();
        for source in SCENARIOS {
            scenarios.extend(Scenario::from_toml_as::<G>(source.name, source.text).ok());
        }
        for entry in
            self.scenarios.iter().flat_map(|folder| WalkDir::new(folder).sort_by_file_name())
        {
            let path = entry.map_err(|error| Failure::by(&error))?.into_path();
            if path.extension().is_some_and(|ending| ending == "toml") {
                let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
                let text = files::read(&path.to_string_lossy())?;
                scenarios.push(Scenario::from_toml_as::<G>(&name, &text)?);
            }
        }
        let setup = if self.setup.is_empty() { None } else { Some(self.setup.read::<G>()?) };
        if let Some(setup) = &setup {
            G::start(setup)?;
        }
        let (counts, &Self { games, seed, first, .. }) = (Start::all(G::INFO.id), self);
        Ok(Task { scenarios, counts, games, seed, setup, first })
    }
}

/// The page of a report.
struct Page<'a> {
    rules: &'a [Rule],
    report: &'a Report,
}

/// The most rulings and other misses on a page.
const SHOWN: usize = 5;

impl Page<'_> {
    fn write(&self, out: &mut impl Write) -> io::Result<()> {
        for line in self.checked() {
            writeln!(out, "{}", page::prose(&say::text(&line)))?;
        }
        let report = self.report;
        if report.passes {
            let subject = report.subject.clone();
            return writeln!(out, "{}", page::prose(&say::text(&say!(SubjectPasses { subject }))));
        }
        if !report.rulings.is_empty() {
            writeln!(out, "\n{}", say::text(&say!(LikelyBroken)))?;
        }
        for broken in report.rulings.iter().take(SHOWN) {
            let rule = self.rules.iter().find(|rule| rule.id.as_str() == broken.rule);
            let told = rule.map(|rule| (rule.title(ink::lang()), rule.sentence(ink::lang())));
            let (title, sentence) = told.unwrap_or_default();
            let head = ink::painted(ink::WRONG, &format!("{} {title}", broken.rule));
            writeln!(out, "\n{}", page::item(&format!("{head}: "), sentence))?;
            write_miss(&report.misses[broken.example], out)?;
        }
        let others = report.misses.iter().filter(|miss| miss.rules.is_empty());
        for miss in others.clone().take(SHOWN) {
            writeln!(out)?;
            write_miss(miss, out)?;
        }
        writeln!(out)
    }

    /// Returns what was checked, line by line.
    fn checked(&self) -> Vec<Message> {
        let checked = &self.report.checked;
        let whole = |number: u64| i64::try_from(number).unwrap_or(i64::MAX);
        let (held, failed) = (whole(checked.scenarios), whole(checked.failed));
        let (games, wrong) = (whole(checked.games), checked.wrong_games);
        let (positions, refusals) = (whole(checked.positions), whole(checked.refusals));
        let (events, citations) = (whole(checked.events), whole(checked.citations));
        let (weights, draws) = (whole(checked.chances), whole(checked.draws));
        let (twins, resamples) = (whole(checked.twins), whole(checked.resamples));
        let unsupported = whole(checked.unsupported);
        vec![
            say!(JudgedScenarios { held, failed }),
            say!(JudgedGames { games, wrong }),
            say!(JudgedPositions { positions, refusals, counts: checked.counts.len() }),
            say!(JudgedEvents { events, citations }),
            say!(JudgedChances { weights, draws }),
            say!(JudgedSecrets { twins, resamples }),
            say!(JudgedUnsupported { unsupported }),
        ]
    }
}

/// Writes the way to a miss, and the difference.
fn write_miss(miss: &Miss, out: &mut impl Write) -> io::Result<()> {
    let Miss { wrong, scenario, setup, start, path, of, expected, found, .. } = miss;
    if let Some(name) = scenario {
        let name = one_line(name);
        writeln!(out, "{}", page::prose(&format!("  {}", say::text(&say!(InScenario { name })))))?;
    }
    let place = [setup.as_str(), start.as_str()].join(" ");
    writeln!(out, "{}", page::item("  ", &one_line(place.trim())))?;
    if !path.is_empty() {
        writeln!(out, "{}", page::item("  ", &path.join(", ")))?;
    }
    let [of, expected, found] = [of, expected, found].map(|text| one_line(text));
    let of = if of.is_empty() { Arg::Key("none") } else { Arg::from(of) };
    let told = say!(Missed { wrong: key(*wrong), of, expected, found });
    writeln!(out, "{}", page::prose(&format!("  {}", say::text(&told))))
}

/// Returns the name of a kind of difference in messages.
fn key(wrong: Wrong) -> Arg {
    Arg::Key(match wrong {
        Wrong::Refuses => "refuses",
        Wrong::Accepts => "accepts",
        Wrong::Turn => "turn",
        Wrong::Position => "position",
        Wrong::Missing => "missing",
        Wrong::Extra => "extra",
        Wrong::Chance => "chance",
        Wrong::View => "view",
        Wrong::Outcome => "outcome",
        Wrong::Events => "events",
        Wrong::Rule => "rule",
        Wrong::Leak => "leak",
        Wrong::Resample => "resample",
        _ => "protocol",
    })
}
