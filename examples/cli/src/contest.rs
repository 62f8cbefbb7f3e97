//! The command that plays matches between players of the library.

use std::io::{self, Write};

use clap::Args;
use mauerwerk::Message;
use mauerwerk::bot::{Judgement, Line, Match, Participant, Standings};
use mauerwerk::engine::Contestant;
use serde::Serialize;

use crate::engines::{self, EngineArgs, Losses};
use crate::failure::Failure;
use crate::games::of_game;
use crate::grid::Grid;
use crate::people::player_name;
use crate::say::{self, decimal, say};
use crate::setup::SetupArgs;
use crate::signals::Stop;
use crate::{files, games, ink, number, page, plans, players, progress};

const EXAMPLES: &str = "\
Examples:
  mauerwerk match berlin --players medium,easy -n 50
  mauerwerk match die-mauer --players hard,medium,easy,random --pairs players:4 -o rounds=1
  mauerwerk match die-mauer --players medium,random,random,random players:4
  mauerwerk match mauerbauer --players search:400,search:100 --sprt 0,50 -n 1000
  mauerwerk match berlin --players 'cmd:python3 bot.py',greedy --decision-time 1";

/// The log-likelihood ratio at which a test is decided with 5 % of error on both sides.
const DECIDED: f64 = 2.94;

/// Plays a match between players of the library, with all seats on the same deals.
///
/// A player is named random, greedy, flat:200, search:1000, easy, medium, hard or perfect. `cmd:` and
/// a command without a comma runs an engine, which loses a game by a crash, silence or an illegal
/// choice. If there are fewer players than seats, they fill the chairs in turn. Perfect plays small games for two.
/// Elo points are strengths of the Bradley–Terry model, with an interval of 95 %. It is the wider one
/// of two: by the observed information, or by the differences between deals.
/// Except for the times, the same players, set-up, number and seed give the same results on every
/// machine.
#[derive(Args)]
#[command(name = "match", after_help = EXAMPLES)]
pub(crate) struct Contest {
    /// The game
    #[arg(value_parser = games::parser())]
    game: String,
    /// The players, with commas between them
    #[arg(
        long, value_name = "PLAYERS", required = true, value_delimiter = ',',
        value_parser = players::any_parser(),
    )]
    players: Vec<Participant>,
    /// Plays a separate match between every two players
    #[arg(long)]
    pairs: bool,
    /// The number of deals, each played once for every seat that a player may have
    #[arg(
        short = 'n', long, default_value_t = 20, value_name = "N",
        value_parser = number::within::<u64>(1, 1_000_000), allow_negative_numbers = true,
    )]
    deals: u64,
    /// The seed of the deals
    #[arg(
        long, default_value_t = 1, value_name = "S", value_parser = number::seed,
        allow_negative_numbers = true,
    )]
    seed: u64,
    /// The number of deals at a time. Default: the number of cores. Times of decisions are only
    /// comparable with 1
    #[arg(
        long, value_name = "N", value_parser = number::within::<u64>(1, 256),
        allow_negative_numbers = true,
    )]
    threads: Option<u64>,
    /// Stops as soon as it is decided, with 5 % of error, whether the first player is stronger than
    /// the second. The first player leads by at most the first or at least the second number of Elo
    /// points
    #[arg(
        long,
        value_name = "ELO,ELO",
        value_delimiter = ',',
        num_args = 1,
        allow_negative_numbers = true
    )]
    sprt: Vec<f64>,
    /// Writes the results as JSON to a file, `-` for standard output
    #[arg(long, value_name = "FILE")]
    json: Option<String>,
    #[command(flatten)]
    engines: EngineArgs,
    #[command(flatten)]
    setup: SetupArgs,
}

/// The results of a match.
#[derive(Serialize)]
struct Report {
    deals: u64,
    players: Vec<Line>,
    /// The logarithm of the likelihood ratio of a test.
    #[serde(skip_serializing_if = "Option::is_none")]
    log_likelihood_ratio: Option<f64>,
}

/// The results of a command.
#[derive(Serialize)]
struct Results<S> {
    game: &'static str,
    ruleset: u32,
    setup: S,
    #[serde(serialize_with = "number::as_text")]
    seed: u64,
    matches: Vec<Report>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    faults: Vec<Losses>,
}

impl Contest {
    pub(crate) fn run(&self) -> Result<(), Failure> {
        if let [_] | [_, _, _, ..] = self.sprt[..] {
            return Err(Failure::input(say!(SprtTakesTwo)));
        }
        if self.sprt.len() == 2 && !self.pairs && self.players.len() != 2 {
            return Err(Failure::input(say!(SprtComparesTwo)));
        }
        if self.players.len() < 2 {
            return Err(Failure::input(say!(MatchTakesTwo)));
        }
        of_game!(&self.game, G => self.play::<G>())
    }

    fn play<G: Judgement>(&self) -> Result<(), Failure> {
        let setup = G::bounded(&self.setup.read::<G>()?);
        let players = self.engines.all_ready::<G>(&self.players)?;
        let seats = G::start(&setup)?.seats();
        let wanted = self.threads.map(|threads| threads as usize);
        let threads = self.engines.threads(&players, seats, wanted)?;
        let stop = Stop::watched();
        let mut reports = Vec::new();
        for table in self.tables(&players) {
            if !stop.is_asked() {
                reports.push(self.report::<G>(&setup, &table, threads, &stop)?);
            }
        }
        let notation = plans::shortened(&setup.to_string());
        let (game, ruleset) = (G::INFO.id, G::INFO.ruleset);
        let (matches, faults) = (reports, engines::losses(&players));
        let results = Results { game, ruleset, setup, seed: self.seed, matches, faults };
        self.write(&results, &notation)?;
        if stop.is_asked() { Err(Failure::Interrupted) } else { Ok(()) }
    }

    /// Returns the players of each match.
    fn tables(&self, players: &[Contestant]) -> Vec<Vec<Contestant>> {
        if !self.pairs {
            return vec![players.to_vec()];
        }
        let after = |first: usize| &players[first + 1..];
        let with = |(first, one): (usize, &Contestant)| {
            after(first).iter().map(|other| vec![one.clone(), other.clone()]).collect::<Vec<_>>()
        };
        players.iter().enumerate().flat_map(with).collect()
    }

    fn report<G: Judgement>(
        &self,
        setup: &G::Setup,
        players: &[Contestant],
        threads: usize,
        stop: &Stop,
    ) -> Result<Report, Failure> {
        let contest = Match::<G>::between(setup, players.iter().map(Contestant::named), self.seed)
            .map_err(Failure::input)?;
        let bar = progress::bar(self.deals, "deals");
        let standings = contest.play(0..self.deals, threads, &|_| !stop.is_asked(), |standings| {
            bar.set_position(standings.deals());
            let decided = self.ratio(standings).is_some_and(|ratio| ratio.abs() >= DECIDED);
            !decided && !stop.is_asked()
        });
        bar.finish_and_clear();
        let standings = standings.map_err(Failure::input)?;
        let log_likelihood_ratio = self.ratio(&standings);
        Ok(Report { deals: standings.deals(), players: standings.lines(), log_likelihood_ratio })
    }

    /// Returns the log-likelihood ratio if a test was requested.
    fn ratio(&self, standings: &Standings) -> Option<f64> {
        match self.sprt[..] {
            [elo0, elo1] => Some(standings.log_likelihood_ratio(elo0, elo1)),
            _ => None,
        }
    }

    fn write<S: Serialize>(&self, results: &Results<S>, notation: &str) -> Result<(), Failure> {
        if let Some(path) = &self.json {
            let text = serde_json::to_string_pretty(results).map_err(io::Error::from)?;
            files::write(path, &text)?;
        }
        if self.json.as_deref() == Some(files::STANDARD) {
            return Ok(());
        }
        let mut out = ink::stdout();
        let (game, seed) = (results.game, self.seed.to_string());
        let head = say!(MatchHead { game, setup: notation.to_owned(), seed });
        writeln!(out, "{}", page::prose(&say::text(&head)))?;
        for report in &results.matches {
            writeln!(out)?;
            self.print(report, &mut out)?;
        }
        for fault in &results.faults {
            writeln!(out, "{}", page::prose(&fault.told()))?;
        }
        Ok(())
    }

    fn print(&self, report: &Report, out: &mut impl Write) -> io::Result<()> {
        let deals = i64::try_from(report.deals).unwrap_or(i64::MAX);
        writeln!(out, "{}", say::text(&say!(DealsPlayed { deals })))?;
        let [player, games, wins, points, time] = say::headings(&[
            say!(PlayerColumn),
            say!(GamesColumn),
            say!(WinsColumn),
            say!(PointsColumn),
            say!(TimeColumn),
        ]);
        let mut grid = Grid::of_numbers(&[player, games, wins, points, "Elo".to_owned(), time]);
        for line in &report.players {
            grid.add([
                player_name(&line.player),
                line.games.to_string(),
                format!("{} % ± {}", decimal(100.0 * line.win), decimal(196.0 * line.error)),
                decimal(line.points),
                format!("{:+.0} ± {:.0}", line.elo, 1.96 * line.elo_error),
                format!("{} ms", decimal(1000.0 * line.seconds)),
            ]);
        }
        grid.print(out)?;
        match (report.log_likelihood_ratio, &self.sprt[..]) {
            (Some(ratio), [elo0, elo1]) => {
                let verdict = verdict(ratio, *elo0, *elo1);
                let told = say!(Verdict { verdict, ratio: say::fixed(ratio, 2) });
                writeln!(out, "{}", say::text(&told))
            }
            _ => Ok(()),
        }
    }
}

/// Returns the result of a test.
fn verdict(ratio: f64, elo0: f64, elo1: f64) -> Message {
    if ratio.abs() < DECIDED {
        return say!(NotDecided);
    }
    let (elo, other) = if ratio > 0.0 { (elo1, elo0) } else { (elo0, elo1) };
    say!(Likelier { elo: format!("{elo:+}"), other: format!("{other:+}") })
}
