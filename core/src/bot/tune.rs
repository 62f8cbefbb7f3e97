//! Finding the weights of a judgement by how games ended.
//!
//! A judgement estimates each seat's share of the win. Positions of games that were played to their
//! end tell what became of it: the best weights are those with the smallest mean squared error. Two
//! thirds of the games find them, and the others check them.

use std::sync::atomic::{AtomicU64, Ordering};

use super::prospect::Prospect;
use super::{BotError, Entrant, Judgement, Player, Series, Watch, Weight, Weights, threads};
use crate::game::{Game, Turn};
use crate::seat::BySeat;

/// What a tuning run found.
#[derive(Clone, PartialEq, Debug)]
#[non_exhaustive]
pub struct Tuning {
    /// Each of the game's weights, with the value found for it.
    pub weights: Vec<(Weight, f64)>,
    /// The mean squared errors of the share of the win in the games that found the weights.
    pub fitted: Errors,
    /// The same in the games that check them.
    pub checked: Errors,
    /// The number of positions in all games.
    pub positions: u64,
}

/// The mean squared errors of estimates of a seat's share of the win.
#[derive(Copy, Clone, PartialEq, Debug)]
#[non_exhaustive]
pub struct Errors {
    /// Of the estimate that all seats are level.
    pub level: f64,
    /// Of the judgement with the game's own weights.
    pub own: f64,
    /// Of the judgement with the weights found.
    pub found: f64,
}

/// A position, and each seat's share of the win when the game was over.
struct Example<G> {
    state: G,
    ended: BySeat<Prospect>,
}

/// One position in so many is looked at: neighbours say much the same.
const EVERY: usize = 4;
/// The factors that weights are changed by, as long as one of them makes the error smaller.
const FACTORS: [f64; 4] = [1.5, 1.2, 1.08, 1.03];
/// The share of the error that a change must take away: what nothing depends on would else go on
/// to grow for ever.
const GAIN: f64 = 1e-4;
/// The number of times that each factor is tried on all weights.
const ROUNDS: usize = 30;
/// One game in so many checks what the others found.
const CHECKS: u64 = 3;

/// Plays that many games between equal players, and finds the weights with which the game's
/// judgement estimates best how they ended. The same arguments find the same weights on every
/// machine and on any number of threads. `watch` is handed the number of games played so far.
///
/// # Errors
/// Returns [`BotError`] if a player can't choose, or if `watch` stopped the games.
///
/// # Examples
/// ```
/// use mauerwerk::bot::{Player, tune, unwatched};
/// use mauerwerk::die_mauer::State;
///
/// let start: State = "players:3 rounds:1 stock:TG12 max_idle_turns:3".parse()?;
/// let tuning = tune(&start, Player::Greedy, 60, 7, 2, &unwatched)?;
/// assert!(tuning.fitted.found <= tuning.fitted.own);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn tune<G: Judgement>(
    start: &G,
    player: Player,
    games: u64,
    seed: u64,
    threads: usize,
    watch: Watch<'_>,
) -> Result<Tuning, BotError> {
    let players = vec![&player as &dyn Entrant<G>; start.seats()];
    let series = Series::new(start.clone(), &players, seed)?;
    let examples = examples(&series, games, threads, watch)?;
    let part = |checks: bool| -> Vec<&Example<G>> {
        let games = (0..).zip(&examples).filter(|(game, _)| (game % CHECKS == 0) == checks);
        games.flat_map(|(_, game)| game).collect()
    };
    let (fitting, checking) = (part(false), part(true));
    let own = Weights::of::<G>();
    let found = descend(&fitting, own);
    let errors = |examples: &[&Example<G>]| Errors {
        level: mean(examples, level),
        own: error(examples, &own),
        found: error(examples, &found),
    };
    Ok(Tuning {
        weights: G::WEIGHTS.iter().map(|&weight| (weight, found[weight])).collect(),
        fitted: errors(&fitting),
        checked: errors(&checking),
        positions: (fitting.len() + checking.len()) as u64,
    })
}

/// Plays the games, and returns the positions of each.
fn examples<G: Judgement>(
    series: &Series<'_, G>,
    games: u64,
    threads: usize,
    watch: Watch<'_>,
) -> Result<Vec<Vec<Example<G>>>, BotError> {
    let threads = threads::for_work(games, threads);
    let played = AtomicU64::new(0);
    let goes_on = |_| watch(played.load(Ordering::Relaxed));
    let work = |first: usize| -> Result<Vec<_>, BotError> {
        let own = (first as u64..games).step_by(threads);
        let one = |game| {
            let positions = positions(series, game, &goes_on)?;
            played.fetch_add(1, Ordering::Relaxed);
            Ok((game, positions))
        };
        own.map(one).collect()
    };
    let parts = threads::each(threads, &work).into_iter();
    let mut all: Vec<_> = parts.collect::<Result<Vec<_>, _>>()?.into_iter().flatten().collect();
    all.sort_by_key(|&(game, _)| game);
    Ok(all.into_iter().map(|(_, examples)| examples).collect())
}

/// Plays a game, and returns some of its positions: none if it was given up.
fn positions<G: Judgement>(
    series: &Series<'_, G>,
    game: u64,
    watch: Watch<'_>,
) -> Result<Vec<Example<G>>, BotError> {
    let record = series.record(game, watch)?;
    let Some(outcome) = record.outcome() else { return Ok(Vec::new()) };
    let ended = Prospect::of_outcome(&outcome);
    let states = record.states().step_by(EVERY);
    let going = states.filter(|state| !matches!(state.turn(), Turn::Over(_)));
    Ok(going.map(|state| Example { state, ended }).collect())
}

/// Changes one weight after another for as long as the error becomes smaller.
fn descend<G: Judgement>(examples: &[&Example<G>], start: Weights) -> Weights {
    let mut best = (error(examples, &start), start);
    for factor in FACTORS {
        for _ in 0..ROUNDS {
            match step(examples, best, factor) {
                Some(better) => best = better,
                None => break,
            }
        }
    }
    best.1
}

/// Tries each weight multiplied and divided by a factor; `None` if no change is for the better.
fn step<G: Judgement>(
    examples: &[&Example<G>],
    start: (f64, Weights),
    factor: f64,
) -> Option<(f64, Weights)> {
    let mut best = start;
    for &weight in G::WEIGHTS {
        for value in [best.1[weight] * factor, best.1[weight] / factor] {
            let weights = best.1.with(weight, value);
            let error = error(examples, &weights);
            if error < best.0 * (1.0 - GAIN) {
                best = (error, weights);
            }
        }
    }
    (best.0 < start.0).then_some(best)
}

/// Returns the mean squared error of a game's judgement.
fn error<G: Judgement>(examples: &[&Example<G>], weights: &Weights) -> f64 {
    mean(examples, |state| state.judge_by(weights).map(|prospect| prospect.win))
}

/// Estimates that all seats are level.
fn level<G: Game>(state: &G) -> BySeat<f64> {
    let seats = state.seats();
    BySeat::from_fn(seats, |_| 1.0 / f64::from(seats as u32))
}

/// Returns the mean squared error of an estimate.
fn mean<G>(examples: &[&Example<G>], estimate: impl Fn(&G) -> BySeat<f64>) -> f64 {
    let one = |example: &&Example<G>| {
        let wins = estimate(&example.state);
        let pairs = wins.iter().map(|(seat, &win)| win - example.ended[seat].win);
        pairs.map(|off| off * off).sum::<f64>() / f64::from(wins.len() as u32)
    };
    examples.iter().map(one).sum::<f64>() / f64::from(examples.len().max(1) as u32)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bot::unwatched;
    use crate::die_mauer::State;

    fn start() -> State {
        "players:3 rounds:1 stock:TG1 max_idle_turns:3".parse().unwrap()
    }

    #[test]
    fn a_wrong_weight_is_mended() {
        let players = [&Player::Greedy as &dyn Entrant<State>; 3];
        let series = Series::new(start(), &players, 7).unwrap();
        let games = examples(&series, 40, 1, &unwatched).unwrap();
        let examples: Vec<_> = games.iter().flatten().collect();
        let own = Weights::of::<State>();
        let best = error(&examples, &descend(&examples, own));
        for &weight in State::WEIGHTS {
            let wrong = own.with(weight, weight.value * 30.0);
            let mended = error(&examples, &descend(&examples, wrong));
            assert!(mended < error(&examples, &wrong), "{}", weight.name);
            assert!((mended - best).abs() < best / 100.0, "{}: {mended} for {best}", weight.name);
        }
    }

    #[test]
    fn weights_have_numbers_of_their_own() {
        fn check<G: Judgement>() {
            let numbers: Vec<_> = G::WEIGHTS.iter().map(|weight| weight.index).collect();
            assert_eq!(numbers, (0..G::WEIGHTS.len()).collect::<Vec<_>>());
        }
        check::<State>();
        check::<crate::berlin::State>();
        check::<crate::mauerbauer::State>();
    }

    #[test]
    fn threads_change_nothing_and_games_can_be_stopped() {
        let tuned = |threads, watch| tune(&start(), Player::Greedy, 12, 7, threads, watch);
        assert_eq!(tuned(1, &unwatched), tuned(3, &unwatched));
        assert_eq!(tuned(2, &|_| false), Err(BotError::Stopped));
    }
}
