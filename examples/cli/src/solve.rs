//! The command that solves small games for two.

use std::ffi::OsString;
use std::process::ExitCode;

use clap::{Args, CommandFactory as _, FromArgMatches as _, Parser};
use indicatif::ProgressBar;
use mauerwerk::bot::{self, Player};
use mauerwerk::solve::{
    Bounds, Method, Payoff, Profile, Regrets, Solution, SolveError, Terms, Tree,
};
use mauerwerk::{ActionSet as _, Actor, InformationState, Record, Seat};

use crate::failure::{Failure, refuse};
use crate::games::of_game;
use crate::say::{self, say};
use crate::signals::Stop;
use crate::solved::{Moment, Proof, Report, Trial};
use crate::terminal_game::TerminalGame;
use crate::{games, ink, number, plans, players, progress};

const EXAMPLES: &str = "\
Examples:
  mauerwerk solve die-mauer players:2 min_players:2 rounds:1 max_idle_turns:2 stock:TG1
  mauerwerk solve die-mauer players:2 min_players:2 rounds:1 max_idle_turns:2 stock:T --players easy
  mauerwerk solve die-mauer players:2 min_players:2 max_idle_turns:1 stock:T --payoff points
  mauerwerk solve die-mauer players:2 min_players:2 max_idle_turns:1 stock:T1 stocks:T/T1 wall:1";

/// Solves a small game for two seats, from its start or from a position.
///
/// If both seats always know the whole position, backward induction finds the value of every
/// position, with a proof up to the printed gap. Otherwise, play converges to perfect play in a
/// number of iterations, and the exact best response measures the distance.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Solve {
    /// The game
    #[arg(value_parser = games::parser())]
    game: String,
    #[command(flatten)]
    work: Work,
}

/// The task, and the method.
#[derive(Args)]
struct Work {
    /// A position in notation. A setup alone is the start of its game
    #[arg(value_name = "NOTATION")]
    tokens: Vec<String>,
    /// The payoff: win, the share of the win, or points, the lead
    #[arg(long, default_value = "win", value_name = "WHAT", value_parser = read_payoff)]
    payoff: Payoff,
    /// Measures what these players lose against perfect play and against opponents who know them.
    /// Separate players with commas
    #[arg(
        long, value_name = "PLAYERS", value_delimiter = ',', value_parser = players::parser(),
    )]
    players: Vec<Player>,
    /// The seed of the players. The same seed gives the same decisions
    #[arg(
        long, default_value_t = 1, value_name = "S", value_parser = number::seed,
        allow_negative_numbers = true,
    )]
    seed: u64,
    /// Asks each player with the given number of seeds, beginning with the first, and takes the
    /// mean. An opponent then knows the player, but not its seed
    #[arg(
        long, default_value_t = 1, value_name = "N",
        value_parser = number::within::<u64>(1, 1000), allow_negative_numbers = true,
    )]
    seeds: u64,
    /// The most positions, or histories, to store
    #[arg(
        long, default_value_t = 10_000_000, value_name = "N",
        value_parser = number::within::<usize>(1, 1_000_000_000), allow_negative_numbers = true,
    )]
    limit: usize,
    /// The number of iterations, if seats have secrets
    #[arg(
        long, default_value_t = 1000, value_name = "N",
        value_parser = number::within::<u64>(1, 100_000_000), allow_negative_numbers = true,
    )]
    iterations: u64,
    /// The learning method, if seats have secrets: cfr+ or dcfr
    #[arg(long, default_value = "cfr+", value_name = "METHOD")]
    method: Method,
    /// Prints a row of a Markdown table, which begins with this name
    #[arg(long, value_name = "NAME", conflicts_with = "json")]
    row: Option<String>,
    /// Prints the result as JSON
    #[arg(long)]
    json: bool,
}

fn read_payoff(text: &str) -> Result<Payoff, String> {
    match text {
        "win" => Ok(Payoff::Win),
        "points" => Ok(Payoff::Points),
        _ => Err(say::text(&say!(WritePayoff))),
    }
}

/// Returns the failure of the solver.
fn told(error: SolveError) -> Failure {
    Failure::input(match error {
        SolveError::Seats(seats) => say!(SolvesTwoSeats { seats }),
        SolveError::Endless(position) => say!(SolvesNoLoop { position }),
        SolveError::TooMany { what, limit, bytes } => {
            say!(SolvesNoMore { limit, things: what, megabytes: bytes / 1_000_000 })
        }
        error => return Failure::by(error),
    })
}

impl Solve {
    pub(crate) fn run(&self) -> Result<(), Failure> {
        of_game!(&self.game, G => self.work.solve::<G>())
    }
}

/// Solves a small custom game for two seats, from its start or from a position.
#[derive(Parser)]
struct Alone {
    #[command(flatten)]
    work: Work,
}

/// Solves a game of any crate with these arguments. They are the name of the program and those of
/// the command `solve` without the name of the game.
#[must_use]
pub fn solve<G: TerminalGame>(arguments: impl IntoIterator<Item = OsString>) -> ExitCode {
    let command = Alone::command().name("solve").max_term_width(100);
    let matches = command.try_get_matches_from(arguments);
    match matches.and_then(|matches| Alone::from_arg_matches(&matches)) {
        Ok(Alone { work }) => match work.solve::<G>() {
            Ok(()) => ExitCode::SUCCESS,
            Err(failure) => failure.report(),
        },
        Err(error) => refuse(&error),
    }
}

impl Work {
    fn solve<G: TerminalGame>(&self) -> Result<(), Failure> {
        let text = plans::all_filled::<G::Setup>(&self.tokens.join(" "))?;
        let start: G = text.parse()?;
        let sign = Sign::new();
        let found = match self.work_backwards(&start, &sign) {
            Err(SolveError::Private { .. }) => self.learn(&start, &sign),
            found => found,
        };
        sign.bar.finish_and_clear();
        let report = found.map_err(|error| match error {
            SolveError::Stopped => Failure::Interrupted,
            error => told(error),
        })?;
        report.print(self.row.as_deref(), self.json)
    }

    /// Solves a game in which both seats always know the whole position.
    fn work_backwards<G: TerminalGame>(
        &self,
        start: &G,
        sign: &Sign,
    ) -> Result<Report<G::Action>, SolveError> {
        let watch = &|done| sign.show("positions", done);
        let solution = Solution::find(start, self.terms(watch))?;
        let moments = solution.opening().play.iter();
        let opening = moments.map(|(seat, play)| Moment::of_seat(*seat, play)).collect();
        let mut trials = Vec::new();
        for player in &self.players {
            // Players reach positions that perfect play never does. These are solved and stored.
            let mut oracle = solution.clone();
            let policy = &mut |record: &Record<G>, seat| self.odds(*player, record, seat);
            let perfect = &mut |record: &Record<G>, seat| perfect(&mut oracle, record, seat);
            let first = solution.against([Some(policy), None], watch)?;
            let second = solution.against([None, Some(policy)], watch)?;
            let beside_first = solution.against([Some(policy), Some(perfect)], watch)?;
            let beside_second = solution.against([Some(perfect), Some(policy)], watch)?;
            let perfect = [beside_first, beside_second];
            trials.push(Trial::new(*player, self.payoff, perfect, [first, second]));
        }
        let (positions, bytes) = (solution.positions(), solution.bytes());
        let proof = Proof::Exact { positions, bytes };
        Ok(self.report(start, proof, solution.bounds(), opening, trials))
    }

    /// Approximates perfect play in a game in which a seat may know what the other doesn't.
    fn learn<G: TerminalGame>(
        &self,
        start: &G,
        sign: &Sign,
    ) -> Result<Report<G::Action>, SolveError> {
        let growing = &|done| sign.show("histories", done);
        let size = Tree::measure(start, self.terms(growing))?;
        let megabytes = size.bytes / 1_000_000;
        sign.tell(&say::text(&say!(HistoriesTake { histories: size.histories, megabytes })));
        let tree = Tree::grow(start, self.terms(growing))?;
        let mut regrets = Regrets::new(&tree, self.method);
        regrets.iterate(self.iterations, &|done| sign.show("iterations", done))?;
        let average = regrets.average();
        let answers = &|done| sign.show("answers", done);
        let trial = |player: &Player| {
            let policy = &mut |record: &Record<G>, seat| self.odds(*player, record, seat);
            let play = tree.ask(policy, answers)?;
            let seats = [Seat::FIRST, Seat::FIRST.next(2)];
            let perfect = [[&play, &average], [&average, &play]].map(|both| tree.value(both));
            let known = seats.map(|seat| tree.best_response(seat, &play));
            Ok(Trial::new(*player, self.payoff, perfect, known))
        };
        let trials = self.players.iter().map(trial).collect::<Result<_, _>>()?;
        let proof = Proof::Learnt {
            histories: tree.histories(),
            information_states: tree.information_states(),
            bytes: size.bytes,
            method: self.method,
            iterations: regrets.iterations(),
            exploitability: tree.exploitability(&average),
        };
        let bounds = Bounds::exactly(tree.value([&average; 2]));
        Ok(self.report(start, proof, bounds, openings(&tree, &average), trials))
    }

    fn terms<'a>(&self, watch: &'a dyn Fn(u64) -> bool) -> Terms<'a> {
        Terms { payoff: self.payoff, limit: self.limit, watch }
    }

    /// Asks a player for the odds of all legal actions.
    fn odds<G: TerminalGame>(
        &self,
        player: Player,
        record: &Record<G>,
        seat: Seat,
    ) -> Result<Vec<f64>, String> {
        let legal = record.state().actions(seat).len();
        if player == Player::Random || legal == 1 {
            return Ok(vec![1.0 / legal as f64; legal]);
        }
        let seen = bot::seen_by(record, seat);
        let mut odds = vec![0.0; legal];
        for seed in 0..self.seeds {
            let analysis = player.analyse(&seen, self.seed.wrapping_add(seed), &bot::unwatched);
            let analysis = analysis.map_err(|error| error.to_string())?;
            for (sum, one) in odds.iter_mut().zip(&analysis.actions) {
                *sum += one.odds / self.seeds as f64;
            }
        }
        Ok(odds)
    }

    fn report<G: TerminalGame>(
        &self,
        start: &G,
        proof: Proof,
        value: Bounds,
        opening: Vec<Moment<G::Action>>,
        players: Vec<Trial>,
    ) -> Report<G::Action> {
        Report {
            game: G::INFO.id,
            ruleset: G::INFO.ruleset,
            position: start.to_string(),
            payoff: self.payoff,
            proof,
            value,
            opening,
            seed: self.seed,
            seeds: self.seeds,
            players,
        }
    }
}

/// Returns the odds of perfect play.
fn perfect<G: TerminalGame>(
    oracle: &mut Solution<G>,
    record: &Record<G>,
    seat: Seat,
) -> Result<Vec<f64>, String> {
    let opening = oracle.at(record.state()).map_err(|error| error.to_string())?;
    let own = opening.play.into_iter().find(|(other, _)| *other == seat);
    Ok(own.map_or_else(Vec::new, |(_, play)| play.into_iter().map(|one| one.odds).collect()))
}

/// Returns the play of each seat at its first decision, for all outcomes of chance.
fn openings<G: TerminalGame>(tree: &Tree<G>, profile: &Profile) -> Vec<Moment<G::Action>> {
    let moment = |(seat, record, play): (Seat, Record<G>, Vec<_>)| {
        let decided = |other| record.decisions().iter().any(|one| one.actor == Actor::Seat(other));
        let first = !decided(seat) && !decided(seat.next(2));
        let seen: InformationState<G> = record.seen_by(seat.into());
        first.then(|| Moment { seat, seen: Some(seen.now().to_string()), play })
    };
    tree.play(profile).filter_map(moment).collect()
}

/// The progress on standard error, if that is a terminal, and whether a signal stopped the work.
struct Sign {
    bar: ProgressBar,
    stop: Stop,
}

impl Sign {
    fn new() -> Self {
        Self { bar: progress::spinner(), stop: Stop::watched() }
    }

    /// Shows the progress regularly, and returns whether to continue.
    fn show(&self, things: &'static str, done: u64) -> bool {
        if done.is_multiple_of(1024) || things == "answers" {
            self.bar.set_message(say::text(&say!(Solving { done: done.to_string(), things })));
        }
        !self.stop.is_asked()
    }

    /// Prints a line above the progress.
    fn tell(&self, text: &str) {
        self.bar.println(ink::fit(text));
    }
}
