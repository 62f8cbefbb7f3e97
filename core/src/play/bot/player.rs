//! The built-in players by name, and opponents, which are players with a name for people.

use std::ops::Range;

use serde::{Serialize, Serializer};

use super::analysis::{self, Analysis, Task};
use super::rollout::Depth;
use super::{BotError, Judgement, Level, Watch, rollout, search, unwatched};
use crate::base::actor::Viewer;
use crate::base::seat::Seat;
use crate::game::dealer::Dealer;
use crate::game::{FullGame, InformationState};
#[cfg(feature = "solve")]
use crate::lab::solve::Payoff;
#[cfg(feature = "solve")]
use crate::play::bot::solver;
use crate::text::message::{Message, errors, message};

/// A player, as data.
///
/// Its text is `random`, `greedy`, `flat:200`, `search:1000`, `easy`, `medium`, `hard` or
/// `perfect`.
///
/// # Examples
/// ```
/// use mauerwerk::bot::{Level, Player};
///
/// assert_eq!("hard".parse(), Ok(Player::Level(Level::Hard)));
/// assert_eq!(Player::Search(1000).to_string(), "search:1000");
/// ```
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
#[non_exhaustive]
pub enum Player {
    /// Any legal action, all equally likely.
    Random,
    /// The best action by the game's judgement at its seat's next decision.
    Greedy,
    /// The best action in rollouts of every action over the given number of sampled worlds.
    Flat(u32),
    /// The result of a tree search with the given number of iterations.
    Search(u32),
    /// A mixture of the other players. Its budget depends on the game.
    Level(Level),
    /// The solution of a small game for two (feature `solve`). The game may have 200,000 positions
    /// if both seats know every position, and otherwise 200,000 histories.
    Perfect,
}

impl Player {
    /// The largest budget of a player.
    pub const LIMIT: u32 = 100_000_000;
    /// The number of worlds that a greedy player tries.
    const GLANCES: u32 = 8;
    /// The share of an easy player's choices that look ahead.
    const CARE: f64 = 2.0 / 3.0;

    /// Rates the legal actions of the seat with the given information state.
    ///
    /// Equal information states, seeds and players give equal analyses, with any number of threads,
    /// unless `watch` stops the search.
    ///
    /// # Errors
    /// Returns [`BotError`] if the game does not wait for the seat, or if no history explains what
    /// was seen. Also fails if a budget is out of range.
    ///
    /// # Examples
    /// ```
    /// use mauerwerk::bot::{Player, unwatched};
    /// use mauerwerk::die_mauer::State;
    /// use mauerwerk::{Game, InformationState, Seat};
    ///
    /// // Each seat has only a tower, and it fits. A seat with an empty fist may have to keep it.
    /// let state: State = "players:3 rounds:1 stock:T".parse()?;
    /// let seen = InformationState::new(&state, Seat::FIRST.into());
    /// let analysis = Player::Search(500).analyse(&seen, 7, &unwatched)?;
    /// assert_eq!(analysis.best().unwrap().action.to_string(), "T");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn analyse<G: Judgement>(
        self,
        seen: &InformationState<G>,
        seed: u64,
        watch: Watch<'_>,
    ) -> Result<Analysis<G::Action>, BotError> {
        self.analyse_grown(seen, seed, watch, &[])
    }

    /// Rates like [`analyse`](Self::analyse), with all [trees](Self::grow) of the search in order.
    pub(crate) fn analyse_grown<G: Judgement>(
        self,
        seen: &InformationState<G>,
        seed: u64,
        watch: Watch<'_>,
        trees: &[String],
    ) -> Result<Analysis<G::Action>, BotError> {
        analysis::given(seen, seed, watch, trees, |task| {
            let mut analysis = self.appraise(task, seen)?;
            analysis = analysis.calibrated(self.level(), G::CALIBRATIONS, task.world.seats());
            analysis.explain(task);
            Ok(analysis)
        })
    }

    /// Returns the mean odds of the legal actions over some seeds, in their order.
    ///
    /// # Errors
    /// Returns the errors of [`analyse`](Self::analyse).
    pub fn mean_odds<G: Judgement>(
        self,
        seen: &InformationState<G>,
        seeds: Range<u64>,
        watch: Watch<'_>,
    ) -> Result<Vec<f64>, BotError> {
        mean_odds(seeds, |seed| self.analyse(seen, seed, watch))
    }

    /// Chooses one of the legal actions of the seat with the given information state, by the odds
    /// of [`analyse`](Self::analyse).
    ///
    /// # Errors
    /// Returns the errors of [`analyse`](Self::analyse).
    pub fn choose<G: Judgement>(
        self,
        seen: &InformationState<G>,
        seed: u64,
        watch: Watch<'_>,
    ) -> Result<G::Action, BotError> {
        self.choose_grown(seen, seed, watch, &[])
    }

    /// Chooses like [`choose`](Self::choose), with all [trees](Self::grow) of the search in order.
    pub(crate) fn choose_grown<G: Judgement>(
        self,
        seen: &InformationState<G>,
        seed: u64,
        watch: Watch<'_>,
        trees: &[String],
    ) -> Result<G::Action, BotError> {
        analysis::given(seen, seed, watch, trees, |task| {
            let choice = match self {
                Self::Random => task.dealer().choose(&task.legal),
                _ => self.appraise(task, seen)?.draw(&mut task.dealer()),
            };
            choice.ok_or_else(|| BotError::not_to_move(&task.world, task.seat))
        })
    }

    /// Returns the number of trees that its search grows independently. 0 for a player without trees.
    pub(crate) fn trees<G: Judgement>(self) -> usize {
        self.iterations::<G>().map_or(0, search::trees) as usize
    }

    /// Grows one of its [`trees`](Self::trees), and returns it as text.
    pub(crate) fn grow<G: Judgement>(
        self,
        seen: &InformationState<G>,
        seed: u64,
        tree: usize,
        watch: Watch<'_>,
    ) -> Result<String, BotError> {
        let iterations = self.iterations::<G>().ok_or_else(|| search::no_tree(tree))?;
        analysis::given(seen, seed, watch, &[], |task| {
            search::grow(task, within(iterations)?, tree)
        })
    }

    /// Returns the number of iterations of its search, or `None` without a search.
    fn iterations<G: Judgement>(self) -> Option<u32> {
        match self {
            Self::Search(iterations) => Some(iterations),
            Self::Level(Level::Medium) => Some(G::MEDIUM),
            Self::Level(Level::Hard) => Some(G::HARD),
            _ => None,
        }
    }

    /// Returns the nearest level, or `None` for `perfect`.
    #[must_use]
    pub fn level(self) -> Option<Level> {
        match self {
            Self::Random | Self::Greedy | Self::Level(Level::Easy) => Some(Level::Easy),
            Self::Search(iterations) if iterations >= search::SPLIT => Some(Level::Hard),
            Self::Flat(_) | Self::Search(_) | Self::Level(Level::Medium) => Some(Level::Medium),
            Self::Level(Level::Hard) => Some(Level::Hard),
            Self::Perfect => None,
        }
    }

    fn appraise<G: Judgement>(
        self,
        task: &Task<'_, G>,
        seen: &InformationState<G>,
    ) -> Result<Analysis<G::Action>, BotError> {
        let greedy = || rollout::analyse(task, Self::GLANCES, Depth::OneStep);
        match self {
            Self::Random => Ok(Analysis::even(task)),
            Self::Greedy => greedy(),
            Self::Flat(worlds) => rollout::analyse(task, within(worlds)?, Depth::Horizon),
            Self::Level(Level::Easy) => Ok(greedy()?.mixed(Self::CARE, &Analysis::sound(task))),
            Self::Search(iterations) => search::analyse(task, within(iterations)?),
            Self::Level(Level::Medium) => search::analyse(task, G::MEDIUM),
            Self::Level(Level::Hard) => search::analyse(task, G::HARD),
            Self::Perfect => perfect(task, seen),
        }
    }
}

/// Returns the mean odds in the analyses of some seeds.
pub(super) fn mean_odds<A>(
    seeds: Range<u64>,
    analyse: impl Fn(u64) -> Result<Analysis<A>, BotError>,
) -> Result<Vec<f64>, BotError> {
    let (mut odds, count) = (Vec::new(), seeds.end.saturating_sub(seeds.start) as f64);
    for seed in seeds {
        let analysis = analyse(seed)?;
        odds.resize(analysis.actions.len(), 0.0);
        for (sum, one) in odds.iter_mut().zip(&analysis.actions) {
            *sum += one.odds / count;
        }
    }
    Ok(odds)
}

/// Fails, because the feature `solve` is missing.
#[cfg(not(feature = "solve"))]
fn perfect<G: Judgement>(
    _task: &Task<'_, G>,
    _seen: &InformationState<G>,
) -> Result<Analysis<G::Action>, BotError> {
    Err(BotError::Unsolved("this library is built without the feature solve".to_owned()))
}

/// Returns the budget if it is in range.
pub(super) fn within(budget: u32) -> Result<u32, BotError> {
    match budget {
        1..=Player::LIMIT => Ok(budget),
        _ => Err(BotError::Budget { found: budget.into(), limit: Player::LIMIT.into() }),
    }
}

crate::text_form! {
    Player: expected(text);
    |self, f| match self {
        Self::Random => f.write_str("random"),
        Self::Greedy => f.write_str("greedy"),
        Self::Flat(worlds) => write!(f, "flat:{worlds}"),
        Self::Search(iterations) => write!(f, "search:{iterations}"),
        Self::Level(Level::Easy) => f.write_str("easy"),
        Self::Level(Level::Medium) => f.write_str("medium"),
        Self::Level(Level::Hard) => f.write_str("hard"),
        Self::Perfect => f.write_str("perfect"),
    };
    |text| {
        let budget = |text: &str| text.parse().ok().and_then(|budget| within(budget).ok());
        match text.split_once(':') {
            Some(("flat", worlds)) => budget(worlds).map(Self::Flat),
            Some(("search", iterations)) => budget(iterations).map(Self::Search),
            Some(_) => None,
            None => named(text),
        }
    };
}

/// Returns what a text that is not a player should be.
fn expected(text: &str) -> Message {
    let is_number = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    match text.split_once(':') {
        Some(("flat" | "search", budget)) if !budget.is_empty() && is_number(budget) => {
            message!(errors::APlayerWith { most: Player::LIMIT.to_string() })
        }
        _ => message!(errors::APlayer),
    }
}

fn named(text: &str) -> Option<Player> {
    Some(match text {
        "random" => Player::Random,
        "greedy" => Player::Greedy,
        "easy" => Player::Level(Level::Easy),
        "medium" => Player::Level(Level::Medium),
        "hard" => Player::Level(Level::Hard),
        "perfect" => Player::Perfect,
        _ => return None,
    })
}

/// Plays the solution of a small game.
#[cfg(feature = "solve")]
fn perfect<G: Judgement>(
    task: &Task<'_, G>,
    seen: &InformationState<G>,
) -> Result<Analysis<G::Action>, BotError> {
    let (value, odds) = solver::solve(seen, &task.world, &|done| (task.watch)(done))?;
    let win = if task.seat == Seat::FIRST { value } else { Payoff::Win.left(value) };
    let mut analysis = Analysis::even(task);
    for one in &mut analysis.actions {
        let found = odds.iter().find(|odds| odds.action == one.action);
        one.odds = found.map_or(0.0, |found| found.odds);
        (one.win, one.mean) = (win, win);
    }
    Ok(analysis)
}

/// The name of a participant of a match: a [`Player`], or `cmd:` and the command of an engine.
///
/// # Examples
/// ```
/// use mauerwerk::bot::{Participant, Player};
///
/// assert_eq!("greedy".parse(), Ok(Participant::Player(Player::Greedy)));
/// assert_eq!("cmd:python bot.py".parse(), Ok(Participant::Engine("python bot.py".to_owned())));
/// ```
#[derive(Clone, Eq, PartialEq, Hash, Debug)]
#[non_exhaustive]
pub enum Participant {
    /// A player of the library.
    Player(Player),
    /// The command of an engine.
    Engine(String),
}

crate::text_form! {
    Participant: message!(errors::AParticipant);
    |self, f| match self {
        Self::Player(player) => player.fmt(f),
        Self::Engine(command) => write!(f, "cmd:{command}"),
    };
    |text| match text.strip_prefix("cmd:").map(str::trim) {
        Some("") => None,
        Some(command) => Some(Self::Engine(command.to_owned())),
        None => text.parse().ok().map(Self::Player),
    };
}

impl From<&Player> for Participant {
    fn from(player: &Player) -> Self {
        Self::Player(*player)
    }
}

/// A program that chooses for a seat from what that seat knows: a [`Player`] of this library, or a
/// custom program.
pub trait Bot<G: FullGame> {
    /// Chooses one of the legal actions of the seat with the given information state.
    ///
    /// # Errors
    /// Returns [`BotError`] if it can't choose.
    fn choose(
        &mut self,
        seen: &InformationState<G>,
        legal: &G::Actions,
    ) -> Result<G::Action, BotError>;

    /// Receives everything that its seat has seen, when the game is over. By default it does
    /// nothing.
    fn end(&mut self, _seen: &InformationState<G>) {}
}

impl<G: FullGame, B: Bot<G> + ?Sized> Bot<G> for Box<B> {
    fn choose(
        &mut self,
        seen: &InformationState<G>,
        legal: &G::Actions,
    ) -> Result<G::Action, BotError> {
        (**self).choose(seen, legal)
    }

    fn end(&mut self, seen: &InformationState<G>) {
        (**self).end(seen);
    }
}

/// A player in a seat, with a separate seed.
///
/// # Examples
/// ```
/// use mauerwerk::bot::{Bot, Opponent};
/// use mauerwerk::berlin::State;
/// use mauerwerk::{Game, InformationState, Seat};
///
/// let state: State = "rows:2 columns:4 wall:tcCtcA/tcStcM hammers:a1/d2 phase:moving roll:4 seat:0"
///     .parse()?;
/// let seen = InformationState::new(&state, Seat::FIRST.into());
/// let mut opponent = Opponent { player: "greedy".parse()?, seed: 7 };
/// let action = opponent.choose(&seen, &state.actions(Seat::FIRST))?;
/// assert!(state.apply(Seat::FIRST.into(), action).is_ok());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize)]
pub struct Opponent {
    /// The player.
    pub player: Player,
    /// The seed of its choices. Equal seeds and equal knowledge give equal choices.
    ///
    /// In JSON it is a text, because it can be too large for a number.
    #[serde(serialize_with = "digits")]
    pub seed: u64,
}

impl Opponent {
    /// Seats a player in the game of a seed. The seed of its choices is independent of those of
    /// chance and of other seats, and is the same in every version.
    #[must_use]
    pub fn seated(player: Player, game: u64, seat: Seat) -> Self {
        Self { player, seed: seed_at(game, seat) }
    }

    /// Chooses, with a watch that may stop the search.
    pub(crate) fn choose_while<G: Judgement>(
        self,
        watch: Watch<'_>,
        seen: &InformationState<G>,
        legal: &G::Actions,
    ) -> Result<G::Action, BotError> {
        // Makes the same choice as `Player::choose`, without a world to find the legal actions in.
        if self.player == Player::Random {
            let choice = analysis::dealer(seen, self.seed).choose(legal);
            let Viewer::Seat(seat) = seen.viewer() else { return Err(BotError::Spectator) };
            return choice.ok_or(BotError::NotToMove(seat));
        }
        self.player.choose(seen, self.seed, watch)
    }
}

fn digits<S: Serializer>(seed: &u64, into: S) -> Result<S::Ok, S::Error> {
    into.collect_str(seed)
}

/// Returns the seed of a seat's choices in the game of a seed.
pub(super) fn seed_at(game: u64, seat: Seat) -> u64 {
    let mut dealer = Dealer::for_game(!game, seat.number().into());
    let [high, low] = [(); 2].map(|()| u64::from(dealer.below(u32::MAX)));
    high << 32 | low
}

impl<G: Judgement> Bot<G> for Opponent {
    fn choose(
        &mut self,
        seen: &InformationState<G>,
        legal: &G::Actions,
    ) -> Result<G::Action, BotError> {
        self.choose_while(&unwatched, seen, legal)
    }
}

/// An opponent that stops when the game stops.
pub(super) struct Watched<'a> {
    pub(super) opponent: Opponent,
    pub(super) watch: Watch<'a>,
}

impl<G: Judgement> Bot<G> for Watched<'_> {
    fn choose(
        &mut self,
        seen: &InformationState<G>,
        legal: &G::Actions,
    ) -> Result<G::Action, BotError> {
        let choice = self.opponent.choose_while(self.watch, seen, legal)?;
        if (self.watch)(0) { Ok(choice) } else { Err(BotError::Stopped) }
    }
}
