//! The command that plays many random games.

use std::io::{self, Write};

use clap::Args;
use indicatif::{ProgressBar, ProgressState, ProgressStyle};
use mauerwerk::bot::{BotError, Entrant, Judgement, Participant, Series};
use mauerwerk::engine::Contestant;
use mauerwerk::{Batch, FullGame, Message, Seat, Seats, Simulation};
use serde::Serialize;

use crate::engines::{self, EngineArgs, Losses};
use crate::failure::Failure;
use crate::games::of_game;
use crate::grid::Grid;
use crate::say::{self, say};
use crate::setup::SetupArgs;
use crate::signals::Stop;
use crate::statistics::{Estimate, Summary};
use crate::{files, games, ink, number, page, plans, players, progress};

const EXAMPLES: &str = "\
Examples:
  mauerwerk simulate die-mauer -n 100000 --seed 7 players:5
  mauerwerk simulate die-mauer -o rounds=1 -o edition=vil-coyote --json results.json
  mauerwerk simulate die-mauer -n 1000 --csv - > games.csv
  mauerwerk simulate berlin -n 1000 -o variants=gravity,pair-a-dice players:4
  mauerwerk simulate mauerbauer -n 1000 board:my-board.toml deck:uniform30
  mauerwerk simulate berlin -n 100 --players greedy,easy";

/// Plays many games on all cores, random ones unless players are named, and summarises them.
///
/// The same setup, number and seed give the same results on every machine.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Simulate {
    /// The game
    #[arg(value_parser = games::parser())]
    game: String,
    /// The number of games
    #[arg(
        short = 'n', long, default_value_t = 10_000, value_name = "N",
        value_parser = number::within::<u64>(1, 10_000_000), allow_negative_numbers = true,
    )]
    games: u64,
    /// The seed of the games
    #[arg(
        long, default_value_t = 1, value_name = "S", value_parser = number::seed,
        allow_negative_numbers = true,
    )]
    seed: u64,
    /// The players, with commas between them, by default random. If there are fewer than seats,
    /// they fill the seats in turn. `cmd:` and a command without a comma runs an engine
    #[arg(
        long, value_name = "PLAYERS", value_delimiter = ',', value_parser = players::any_parser(),
    )]
    players: Vec<Participant>,
    /// Stops a game after the given number of decisions. It then has 0 in the column `finished`, no
    /// winner, and the current scores
    #[arg(
        long, value_name = "DECISIONS", value_parser = number::within::<u64>(1, u64::MAX),
        allow_negative_numbers = true,
    )]
    limit: Option<u64>,
    /// Writes the results as JSON to a file, `-` for standard output
    #[arg(long, value_name = "FILE")]
    json: Option<String>,
    /// Writes one row for each game as CSV to a file, `-` for standard output
    #[arg(long, value_name = "FILE")]
    csv: Option<String>,
    #[command(flatten)]
    engines: EngineArgs,
    #[command(flatten)]
    setup: SetupArgs,
}

impl Simulate {
    pub(crate) fn run(&self) -> Result<(), Failure> {
        if self.takes_output(&self.json) && self.takes_output(&self.csv) {
            return Err(Failure::input(say!(OneOutput)));
        }
        of_game!(&self.game, G => self.simulate::<G>())
    }

    fn takes_output(&self, path: &Option<String>) -> bool {
        path.as_deref() == Some(files::STANDARD)
    }

    fn simulate<G: Judgement>(&self) -> Result<(), Failure> {
        let setup = G::bounded(&self.setup.read::<G>()?);
        let mut simulation = Simulation::<G>::new(&setup, self.seed)?;
        if let Some(limit) = self.limit {
            simulation = simulation.with_limit(limit);
        }
        let players = self.engines.all_ready::<G>(&self.players)?;
        let batch = match players[..] {
            [] => play(&simulation, self.games)?,
            _ => self.series(G::start(&setup)?, &players)?,
        };
        let faults = engines::losses(&players);
        let results = Results { faults, ..Results::new::<G>(&setup, self.seed, &batch) };
        if let Some(path) = &self.csv {
            write_rows(&batch, path)?;
        }
        if let Some(path) = &self.json {
            let text = serde_json::to_string_pretty(&results).map_err(io::Error::from)?;
            files::write(path, &text)?;
        }
        if !self.takes_output(&self.json) && !self.takes_output(&self.csv) {
            results.print(&mut ink::stdout())?;
        }
        Ok(())
    }
}

impl Simulate {
    /// Plays the games between players, which fill the seats in turn.
    fn series<G: Judgement>(&self, start: G, players: &[Contestant]) -> Result<Batch, Failure> {
        let (stop, seats) = (Stop::watched(), start.seats());
        if players.len() > seats {
            let players = players.len();
            return Err(Failure::input(BotError::Players { seats, players }));
        }
        let seated = players.iter().cycle().take(seats).map(|player| player as &dyn Entrant<G>);
        let seated: Vec<_> = seated.collect();
        let series = Series::new(start, &seated, self.seed).map_err(Failure::input)?;
        let series = self.limit.map_or(series.clone(), |limit| series.with_limit(limit));
        let bar = ProgressBar::new(self.games).with_style(bar_style());
        let threads = self.engines.threads(players, seats, None)?;
        let batch = series.play(0..self.games, threads, &|played| {
            bar.set_position(played);
            !stop.is_asked()
        });
        bar.finish_and_clear();
        batch.map_err(|error| match error {
            BotError::Stopped => Failure::Interrupted,
            error => Failure::input(error),
        })
    }
}

/// Plays the games with a progress bar, until all are played or Ctrl-C stops them.
fn play<G: FullGame>(simulation: &Simulation<'_, G>, games: u64) -> Result<Batch, Failure> {
    let stop = Stop::watched();
    let bar = ProgressBar::new(games).with_style(bar_style());
    let batch = simulation.play_parallel(0..games, |played| {
        bar.set_position(played);
        !stop.is_asked()
    });
    bar.finish_and_clear();
    batch.ok_or(Failure::Interrupted)
}

fn bar_style() -> ProgressStyle {
    let template = match page::columns() {
        ..70 => progress::template("none", None, None),
        _ => progress::template("games", Some("{rate}"), Some("{eta}")),
    };
    let rate = |state: &ProgressState, out: &mut dyn std::fmt::Write| {
        // A missing bar is not an error.
        let _ = write!(out, "{:.0}", state.per_sec());
    };
    progress::style(&template).with_key("rate", rate)
}

fn write_rows(batch: &Batch, path: &str) -> Result<(), Failure> {
    let mut csv = csv::Writer::from_writer(files::create(path)?);
    let columns: Vec<&[i32]> = batch.names().iter().filter_map(|name| batch.column(name)).collect();
    csv.write_record(batch.names()).map_err(output)?;
    for row in 0..batch.len() {
        let values = columns.iter().map(|column| column[row].to_string());
        csv.write_record(values).map_err(output)?;
    }
    Ok(csv.flush()?)
}

/// Returns the cause of a failed write, especially a reader that has stopped reading.
fn output(error: csv::Error) -> io::Error {
    match error.into_kind() {
        csv::ErrorKind::Io(error) => error,
        other => io::Error::other(format!("{other:?}")),
    }
}

/// The report of a batch of games.
#[derive(Serialize)]
struct Results<S> {
    game: &'static str,
    ruleset: u32,
    setup: S,
    #[serde(skip)]
    notation: String,
    #[serde(serialize_with = "number::as_text")]
    seed: u64,
    games: usize,
    /// The number of games played to their end. Only these count for the seats.
    finished: usize,
    columns: Vec<Column>,
    seats: Vec<SeatResults>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    faults: Vec<Losses>,
}

/// The summary of a column.
#[derive(Serialize)]
struct Column {
    name: String,
    #[serde(flatten)]
    summary: Summary,
}

/// The summary of a seat.
#[derive(Serialize)]
struct SeatResults {
    seat: u8,
    /// The share of games won, where winners divide a shared win.
    wins: Estimate,
    score: Summary,
}

impl<S: Serialize + std::fmt::Display + Clone> Results<S> {
    fn new<G: FullGame<Setup = S>>(setup: &S, seed: u64, batch: &Batch) -> Self {
        let finished = finished(batch);
        let seats = Seats::first(Seat::COUNT)
            .iter()
            .map_while(|seat| SeatResults::new(seat.number(), batch, &finished));
        Self {
            game: G::INFO.id,
            ruleset: G::INFO.ruleset,
            setup: setup.clone(),
            notation: plans::shortened(&setup.to_string()),
            seed,
            games: batch.len(),
            finished: finished.len(),
            columns: columns(batch),
            seats: seats.collect(),
            faults: Vec::new(),
        }
    }

    fn print(&self, out: &mut impl Write) -> io::Result<()> {
        let Self { game, games, finished, .. } = *self;
        let (setup, seed) = (self.notation.clone(), self.seed.to_string());
        let head = say!(RandomGames { game, setup, games, seed });
        writeln!(out, "{}", page::prose(&say::text(&head)))?;
        if finished < games {
            let given_up = say!(GivenUp { games: games - finished });
            writeln!(out, "{}", page::prose(&say::text(&given_up)))?;
        }
        writeln!(out)?;
        if !self.seats.is_empty() {
            self.print_seats(out)?;
            writeln!(out)?;
        }
        self.print_columns(out)?;
        for fault in &self.faults {
            writeln!(out, "{}", page::prose(&fault.told()))?;
        }
        Ok(())
    }

    fn print_seats(&self, out: &mut impl Write) -> io::Result<()> {
        let heads = [say!(SeatColumn), say!(WinsColumn), say!(ScoreColumn)];
        let mut grid = Grid::of_numbers(&[&say::headings(&heads)[..], &spread()].concat());
        for SeatResults { seat, wins, score } in &self.seats {
            let percent = |share: f64| say::fixed(100.0 * share, 2);
            let wins = format!("{} % ± {}", percent(wins.share), percent(wins.standard_error));
            grid.add([&[seat.to_string(), wins], cells(score).as_slice()].concat());
        }
        grid.print(out)
    }

    fn print_columns(&self, out: &mut impl Write) -> io::Result<()> {
        let heads = say::headings(&[say!(GameColumn), say!(MeanColumn)]);
        let mut grid = Grid::of_numbers(&[&heads[..], &spread()].concat());
        for Column { name, summary } in &self.columns {
            grid.add([&[say::text(&column_told(name))], cells(summary).as_slice()].concat());
        }
        grid.print(out)
    }
}

/// Returns what a column counts, in words.
fn column_told(name: &str) -> Message {
    let cards = |cards: &str| say!(TallyCards { cards: cards.to_owned() });
    match name.split_once('_') {
        Some(("played", kind)) => say!(TallyPlayed { cards: cards(kind) }),
        Some(("scored", kind)) => say!(TallyScored { cards: cards(kind) }),
        _ => say!(Tally { column: name.to_owned() }),
    }
}

/// Returns the headings of a summary's numbers, without that of the mean.
fn spread() -> [String; 5] {
    let [sd, min, median, max] = say::headings(&[
        say!(DeviationColumn),
        say!(LeastColumn),
        say!(MedianColumn),
        say!(MostColumn),
    ]);
    [sd, min, median, "90 %".to_owned(), max]
}

/// Returns a summary's numbers as text.
fn cells(summary: &Summary) -> [String; 6] {
    let Summary { mean, sd, min, median, p90, max } = summary;
    [
        say::fixed(*mean, 2),
        say::fixed(*sd, 2),
        min.to_string(),
        say::localised(&median.to_string()),
        p90.to_string(),
        max.to_string(),
    ]
}

/// Returns the rows of the games that were played to their end.
fn finished(batch: &Batch) -> Vec<usize> {
    let finished = batch.column("finished").unwrap_or_default();
    finished.iter().enumerate().filter(|&(_, &ended)| ended == 1).map(|(row, _)| row).collect()
}

/// Summarises the columns of a game that are not about seats.
fn columns(batch: &Batch) -> Vec<Column> {
    let of_a_game = |name: &&String| {
        !["game", "finished"].contains(&name.as_str())
            && !name.starts_with("score_")
            && !name.starts_with("won_")
    };
    let column = |name: &String| {
        let summary = Summary::of(batch.column(name)?.to_vec())?;
        Some(Column { name: name.clone(), summary })
    };
    batch.names().iter().filter(of_a_game).filter_map(column).collect()
}

impl SeatResults {
    /// Summarises a seat's results in these games. Returns `None` if there is no such seat or no
    /// game.
    fn new(seat: u8, batch: &Batch, rows: &[usize]) -> Option<Self> {
        let won = batch.column(&format!("won_{seat}"))?;
        let scores = batch.column(&format!("score_{seat}"))?;
        let winners = batch.column("winners")?;
        let share = |&row: &usize| f64::from(won[row]) / f64::from(winners[row].max(1));
        Some(Self {
            seat,
            wins: Estimate::of(&rows.iter().map(share).collect::<Vec<_>>())?,
            score: Summary::of(rows.iter().map(|&row| scores[row]).collect())?,
        })
    }
}
