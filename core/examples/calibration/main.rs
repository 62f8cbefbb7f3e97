//! Holds the shares of the win that players expect against how their games ended, and fits the
//! constants [`Judgement::CALIBRATIONS`].
//!
//! `cargo run --release -p mauerwerk --example calibration > docs/CALIBRATION.md` prints the tables of
//! all games and levels. The argument `fit` prints the constants that fit other games best, and what
//! they gain in games that they were not fitted to. Names of games and levels restrict it to these. A
//! number is the number of games at each table.

use std::cell::RefCell;
use std::error::Error;
use std::rc::Rc;
use std::thread;

use mauerwerk::bot::{self, Bot, BotError, Calibration, Judgement, Player, unwatched};
use mauerwerk::{
    ActionSet as _, Dealer, InformationState, Seat, Viewer, berlin, die_mauer, mauerbauer,
};

const INTRODUCTION: &str = "\
# How good the shares of the win are

This page is written by `cargo run --release -p mauerwerk --example calibration`.
It takes about three minutes on two cores, and holds what players expect against how games ended.

In each row, players of one level play each other, with seeds that no constant was fitted to.
At every decision, the player notes the share of the win that it expects after the action it chooses.
`n` is the number of these decisions.
*Expected* is the mean of the expectations in a bin, *got* is the mean share of the win that the seats got.
Intervals are of 95 % over games, because all decisions of one game share its end.
There is none where all games of a bin ended alike, or where there is only one.

The Brier score is the mean squared difference between the expectation and the share that the seat got.
*Level* is the score of \"all seats win equally often\", *raw* that of the mean over the player's iterations.
The last column is the difference between the expectation and *level*: below 0, the expectation says more.

Berlin's `medium` keeps raw means, because these are already calibrated.
In 60 other games between `medium` players, the best map had a Brier score of 0.1768, raw means 0.1771, and level seats 0.250.
`cargo run --release -p mauerwerk --example calibration -- fit berlin medium 60` prints these scores.
Berlin's `hard` keeps them too: its searches are long, so there were too few games to fit a map.
";

const GAMES: [&str; 3] = ["die-mauer", "berlin", "mauerbauer"];
const LEVELS: [&str; 3] = ["easy", "medium", "hard"];

/// One decision: what was expected and what became of it.
#[derive(Copy, Clone)]
struct Note {
    game: u64,
    seats: usize,
    mean: f64,
    win: f64,
    got: f64,
}

/// A player that notes what it expects.
struct Noting {
    player: Player,
    seed: u64,
    notes: Rc<RefCell<Vec<(Seat, f64, f64)>>>,
}

impl<G: Judgement> Bot<G> for Noting {
    fn choose(
        &mut self,
        seen: &InformationState<G>,
        legal: &G::Actions,
    ) -> Result<G::Action, BotError> {
        if legal.len() == 1 {
            return legal.get(0).ok_or(BotError::Over);
        }
        let Viewer::Seat(seat) = seen.viewer() else { return Err(BotError::Spectator) };
        let analysis = self.player.analyse(seen, self.seed, &unwatched)?;
        let mut dealer = Dealer::for_game(self.seed, seen.events().len() as u64);
        let action = analysis.draw(&mut dealer).ok_or(BotError::Over)?;
        if let Some(one) =
            analysis.actions.iter().find(|one| one.action == action && one.visits > 0)
        {
            self.notes.borrow_mut().push((seat, one.mean, one.win));
        }
        Ok(action)
    }
}

/// Plays games between equal players on all cores, and returns all that they noted, game by game.
fn play<G: Judgement>(
    setup: &str,
    player: Player,
    games: u64,
    seed: u64,
) -> Result<Vec<Note>, Box<dyn Error>> {
    let setup = setup.parse::<G::Setup>().map_err(|_| "not a setup")?;
    let start = G::start(&G::bounded(&setup))?;
    let cores = thread::available_parallelism()?.get();
    let play = |core: usize| {
        let games = (core as u64..games).step_by(cores);
        games.map(|game| play_one(&start, player, game, seed)).collect::<Result<Vec<_>, _>>()
    };
    let played = thread::scope(|scope| {
        let work: Vec<_> = (0..cores).map(|core| scope.spawn(move || play(core))).collect();
        work.into_iter()
            .map(|work| work.join().map_err(|_| "a panic")?.map_err(Box::from))
            .collect()
    });
    let played: Result<Vec<_>, Box<dyn Error>> = played;
    let mut all: Vec<Note> = played?.into_iter().flatten().flatten().collect();
    all.sort_by_key(|note| note.game);
    Ok(all)
}

/// Plays a game between equal players, and returns all that they noted.
fn play_one<G: Judgement>(
    start: &G,
    player: Player,
    game: u64,
    seed: u64,
) -> Result<Vec<Note>, BotError> {
    let notes = Rc::new(RefCell::new(Vec::new()));
    let seed = seed * 1_000_000 + game * 100;
    let noting = |seat| Noting { player, seed: seed + seat, notes: Rc::clone(&notes) };
    let mut players: Vec<_> = (0..start.seats() as u64).map(noting).collect();
    let record = bot::play(start.clone(), &mut players, &mut Dealer::new(seed), 10_000)?;
    let Some(outcome) = record.outcome() else { return Ok(Vec::new()) };
    let share = 1.0 / outcome.winners.len() as f64;
    let got = |seat| if outcome.winners.contains(seat) { share } else { 0.0 };
    let note = |&(seat, mean, win): &(Seat, f64, f64)| Note {
        game,
        seats: start.seats(),
        mean,
        win,
        got: got(seat),
    };
    let notes = notes.borrow();
    Ok(notes.iter().map(note).collect())
}

/// The mean of a number over decisions.
struct Mean {
    mean: f64,
    /// Half the width of its interval of 95 %: the decisions of a game are one draw.
    error: f64,
}

impl Mean {
    fn of(notes: &[Note], of: impl Fn(&Note) -> f64) -> Self {
        let all = notes.len().max(1) as f64;
        let mean = notes.iter().map(&of).sum::<f64>() / all;
        let off = by_game(notes).map(|game| game.iter().map(|note| of(note) - mean).sum::<f64>());
        let squares: f64 = off.map(|off| off * off).sum();
        let games = by_game(notes).count() as f64;
        let error = 1.96 * (squares * games / (games - 1.0).max(1.0)).sqrt() / all;
        Self { mean, error: if games > 1.0 { error } else { 0.0 } }
    }

    /// Returns the interval, as it is printed after the mean.
    fn interval(&self) -> String {
        if self.error > 0.0 { format!(" ± {:.3}", self.error) } else { String::new() }
    }
}

/// Yields the decisions of each game.
fn by_game(notes: &[Note]) -> impl Iterator<Item = &[Note]> {
    notes.chunk_by(|one, next| one.game == next.game)
}

fn brier(expected: f64, got: f64) -> f64 {
    (expected - got) * (expected - got)
}

/// Returns the Brier score of an expectation.
fn score(notes: &[Note], of: impl Fn(&Note) -> f64) -> f64 {
    Mean::of(notes, |note| brier(of(note), note.got)).mean
}

fn level(note: &Note) -> f64 {
    1.0 / note.seats as f64
}

/// Prints the row of a level, and its bins.
fn print(title: &str, notes: &[Note]) {
    const EDGES: [f64; 9] = [0.0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.65, 0.8, 1.01];
    let less = Mean::of(notes, |note| brier(note.win, note.got) - brier(level(note), note.got));
    let games = by_game(notes).count();
    println!("\n## {title}\n");
    println!("| games | n | Brier score | level | raw | difference |");
    println!("|---|---|---|---|---|---|");
    println!(
        "| {games} | {} | {:.3} | {:.3} | {:.3} | {:+.3}{} |\n",
        notes.len(),
        score(notes, |note| note.win),
        score(notes, level),
        score(notes, |note| note.mean),
        less.mean,
        less.interval()
    );
    println!("| bin | n | expected | got |");
    println!("|---|---|---|---|");
    for edges in EDGES.windows(2) {
        let inside = |note: &&Note| (edges[0]..edges[1]).contains(&note.win);
        let bin: Vec<Note> = notes.iter().filter(inside).copied().collect();
        if bin.len() < 20 {
            continue;
        }
        let got = Mean::of(&bin, |note| note.got);
        println!(
            "| {:.2} to {:.2} | {} | {:.3} | {:.3}{} |",
            edges[0],
            edges[1].min(1.0),
            bin.len(),
            Mean::of(&bin, |note| note.win).mean,
            got.mean,
            got.interval()
        );
    }
}

/// Returns the calibration with the smallest Brier score.
fn fit(notes: &[Note]) -> Calibration {
    let all = (1..=10).flat_map(|eighths| {
        (8..=32).map(move |factor| Calibration { eighths, factor: f64::from(factor) / 20.0 })
    });
    let score = |one: &Calibration| score(notes, |note| one.of(note.mean, note.seats));
    all.min_by(|one, other| score(one).total_cmp(&score(other))).unwrap_or(Calibration::NONE)
}

/// What to print.
struct Wanted {
    words: Vec<String>,
}

impl Wanted {
    /// Returns whether the words name one of the given names, or none of them.
    fn has(&self, name: &str, among: [&str; 3]) -> bool {
        let named = |name| self.words.iter().any(|word| word == name);
        named(name) || !among.into_iter().any(named)
    }

    /// Prints a game's levels: with the given number of games of each, at each table.
    fn look<G: Judgement>(&self, tables: &[&str], games: [u64; 3]) -> Result<(), Box<dyn Error>> {
        if !self.has(G::INFO.id, GAMES) {
            return Ok(());
        }
        let number = self.words.iter().find_map(|word| word.parse().ok());
        for (level, games) in LEVELS.into_iter().zip(games) {
            if !self.has(level, LEVELS) {
                continue;
            }
            let (player, games) = (level.parse()?, number.unwrap_or(games));
            if self.words.iter().any(|word| word == "fit") {
                print_fit::<G>(tables, player, games)?;
                continue;
            }
            for setup in tables {
                let notes = play::<G>(setup, player, games, 2)?;
                print(&format!("{}, `{setup}`, `{level}`", G::INFO.name), &notes);
            }
        }
        Ok(())
    }
}

/// Prints the constants that fit games best, and what they gain in other games.
fn print_fit<G: Judgement>(
    tables: &[&str],
    player: Player,
    games: u64,
) -> Result<(), Box<dyn Error>> {
    let of_seed = |seed| -> Result<Vec<Note>, Box<dyn Error>> {
        let mut all = Vec::new();
        for (number, setup) in (0..).zip(tables) {
            let mut notes = play::<G>(setup, player, games, seed)?;
            notes.iter_mut().for_each(|note| note.game += number * 1_000_000);
            all.extend(notes);
        }
        Ok(all)
    };
    let fitted_to = of_seed(1)?;
    let found = fit(&fitted_to);
    println!("{} {player}: {found:?}", G::INFO.id);
    for (name, notes) in [("fitted", fitted_to), ("fresh", of_seed(3)?)] {
        let fitted = |note: &Note| brier(found.of(note.mean, note.seats), note.got);
        let gain = Mean::of(&notes, |note| fitted(note) - brier(note.mean, note.got));
        println!(
            "  {name}: {:.4}, raw {:.4}, level {:.4}, {} decisions, fitted - raw {:+.4}{}",
            Mean::of(&notes, fitted).mean,
            score(&notes, |note| note.mean),
            score(&notes, level),
            notes.len(),
            gain.mean,
            gain.interval()
        );
    }
    Ok(())
}

fn main() -> Result<(), Box<dyn Error>> {
    let wanted = Wanted { words: std::env::args().skip(1).collect() };
    if !wanted.words.iter().any(|word| word == "fit") {
        print!("{INTRODUCTION}");
    }
    let tables = ["players:3 rounds:1", "players:4 rounds:1"];
    wanted.look::<die_mauer::State>(&tables, [60, 30, 3])?;
    wanted.look::<berlin::State>(&["players:2"], [40, 8, 2])?;
    wanted.look::<mauerbauer::State>(&["players:3"], [30, 8, 3])
}
