//! Series of games between the same players, counted column by column.

use std::marker::PhantomData;
use std::ops::Range;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use thiserror::Error;

use super::player::Watched;
use super::{Bot, BotError, Judgement, Opponent, Player, Watch, analysis, threads};
use crate::base::actor::{Actor, Viewer};
use crate::base::seat::{Seat, Seats};
use crate::game::dealer::Dealer;
use crate::game::record::Record;
use crate::game::{FullGame, InformationState, Sampler, Tally, Turn};
use crate::play::simulate::{Batch, Simulation, Start};

/// A participant of a series of games: a [`Player`], or a custom program.
pub trait Entrant<G: FullGame>: Sync {
    /// Returns the bot for a game of a seed. `watch` may stop the game at any decision.
    fn sit<'a>(&'a self, seat: Seat, seed: u64, watch: Watch<'a>) -> Box<dyn Bot<G> + 'a>;

    /// Returns whether it plays as [`Player::Random`]: all legal actions are equally likely.
    fn is_random(&self) -> bool {
        false
    }
}

impl<G: Judgement> Entrant<G> for Player {
    fn sit<'a>(&'a self, seat: Seat, seed: u64, watch: Watch<'a>) -> Box<dyn Bot<G> + 'a> {
        Box::new(Watched { opponent: Opponent::seated(*self, seed, seat), watch })
    }

    fn is_random(&self) -> bool {
        *self == Self::Random
    }
}

/// Games between the same players, one for each seat, that all begin with the same state.
///
/// Game `n` of a seed is the same on any number of threads. The first game of a seed has the
/// players of [`Opponent::seated`] with that seed. If all players are [`Player::Random`], the games
/// are those of a [`Simulation`] with that seed.
///
/// # Examples
/// ```
/// use mauerwerk::bot::{Entrant, Player, Series, unwatched};
/// use mauerwerk::die_mauer::State;
///
/// let start: State = "players:3 rounds:1 stock:TG12".parse()?;
/// let players = [Player::Greedy, Player::Random, Player::Random];
/// let players = players.each_ref().map(|player| player as &dyn Entrant<State>);
/// let series = Series::new(start, &players, 7)?;
/// let batch = series.play(0..20, 2, &unwatched)?;
/// assert_eq!(batch, series.play(0..20, 1, &unwatched)?);
/// assert_eq!(batch.column("finished").unwrap(), [1; 20]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone)]
pub struct Series<'a, G: FullGame> {
    start: Start<'a, G>,
    players: &'a [&'a dyn Entrant<G>],
    seed: u64,
    limit: u64,
}

impl<G: FullGame> std::fmt::Debug for Series<'_, G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self { start, seed, limit, .. } = self;
        write!(f, "Series({start:?}, seed {seed}, limit {limit})")
    }
}

impl<'a, G: FullGame> Series<'a, G> {
    /// Prepares games that continue from a state, each with at most [`DECISION_LIMIT`] decisions.
    ///
    /// # Errors
    /// Returns [`BotError::Players`] if there is not one player for each seat.
    pub fn new(start: G, players: &'a [&'a dyn Entrant<G>], seed: u64) -> Result<Self, BotError> {
        Self::from_start(start.into(), players, seed)
    }

    /// Prepares games that each continue from a different world: a state that a viewer could be in,
    /// drawn for the game. Each seat knows only what this state shows it.
    ///
    /// # Errors
    /// Returns [`BotError::Inconsistent`] if no state fits, and [`BotError::Players`] if there is
    /// not one player for each seat.
    pub fn in_worlds(
        worlds: &'a dyn Sampler<G>,
        players: &'a [&'a dyn Entrant<G>],
        seed: u64,
    ) -> Result<Self, BotError> {
        Self::from_start(Start::in_worlds(worlds, seed)?, players, seed)
    }

    fn from_start(
        start: Start<'a, G>,
        players: &'a [&'a dyn Entrant<G>],
        seed: u64,
    ) -> Result<Self, BotError> {
        let (seats, players_given) = (start.seats(), players.len());
        if players_given != seats {
            return Err(BotError::Players { seats, players: players_given });
        }
        Ok(Self { start, players, seed, limit: DECISION_LIMIT })
    }

    /// Sets the number of decisions after which a game stops.
    #[must_use]
    pub fn with_limit(self, limit: u64) -> Self {
        Self { limit, ..self }
    }

    /// Plays the game with the given number, and returns its record. The game is not over if it was
    /// stopped at the limit.
    ///
    /// # Errors
    /// Returns [`BotError`] if a player can't choose, or if `watch` stopped the game.
    pub fn record(&self, game: u64, watch: Watch<'_>) -> Result<Record<G>, BotError> {
        match self.at_random() {
            Some(_) if !watch(0) => Err(BotError::Stopped),
            Some(random) => Ok(random.record(game)),
            None => match self.played(game, watch)? {
                (record, None) => Ok(record),
                (_, Some((seat, reason))) => Err(BotError::Forfeit { seat, reason }),
            },
        }
    }

    /// Returns the simulation that has the same games, if all players are random.
    fn at_random(&self) -> Option<Simulation<'a, G>> {
        let random = self.players.iter().all(|player| player.is_random());
        let simulation = || Simulation::from_start(self.start.clone(), self.seed);
        random.then(simulation).map(|simulation| simulation.with_limit(self.limit))
    }

    fn played(&self, game: u64, watch: Watch<'_>) -> Result<(Record<G>, Forfeit), BotError> {
        let seats = Seats::first(self.start.seats()).iter().zip(self.players);
        let mut bots: Vec<_> =
            seats.map(|(seat, player)| player.sit(seat, self.seed ^ game, watch)).collect();
        let mut dealer = Dealer::for_game(self.seed, game);
        play_on(self.start.of_game(self.seed, game), &mut bots, &mut dealer, self.limit)
    }

    /// Plays the games of a range on the given number of threads (feature `parallel`), and counts
    /// them. Calls `watch` with the number of games played so far, at least once in each decision.
    /// `watch` may stop all games. A game that a player loses by a fault counts as not finished,
    /// with all other seats as winners.
    ///
    /// # Errors
    /// Returns [`BotError`] if a player can't choose, or if `watch` stopped the games.
    pub fn play(
        &self,
        games: Range<u64>,
        threads: usize,
        watch: Watch<'_>,
    ) -> Result<Batch, BotError> {
        let (next, played) = (AtomicU64::new(games.start), AtomicU64::new(0));
        let failed = AtomicBool::new(false);
        let goes_on = |_| watch(played.load(Ordering::Relaxed));
        let random = self.at_random();
        let work = |_| {
            let mut batch = Batch::empty::<G>(self.start.seats());
            while !failed.load(Ordering::Relaxed) {
                let game = next.fetch_add(1, Ordering::Relaxed);
                if !games.contains(&game) {
                    break;
                }
                let row = match &random {
                    Some(random) => {
                        let row = random.play_game(game, &mut batch, &mut || goes_on(0));
                        row.map(drop).ok_or(BotError::Stopped)
                    }
                    None => self.add(game, &goes_on, &mut batch),
                };
                played.fetch_add(1, Ordering::Relaxed);
                if row.is_err() || !goes_on(0) {
                    failed.store(true, Ordering::Relaxed);
                    return Err(row.err().unwrap_or(BotError::Stopped));
                }
            }
            Ok(batch)
        };
        let threads = threads::for_work(games.end.saturating_sub(games.start), threads);
        let mut batch = Batch::empty::<G>(self.start.seats());
        for part in threads::each(threads, &work) {
            batch.append(part?);
        }
        batch.sort();
        Ok(batch)
    }

    /// Adds a game to a batch.
    fn add(&self, game: u64, watch: Watch<'_>, batch: &mut Batch) -> Result<(), BotError> {
        let (record, fault) = self.played(game, watch)?;
        let mut tally = G::Tally::default();
        record.events().flatten().for_each(|event| tally.count(&event));
        let others = |(loser, _)| Seats::first(self.start.seats()).without(loser);
        let winners = fault.map(others);
        batch.push(game, record.decisions().len() as u64, record.state(), &tally, winners);
        Ok(())
    }
}

/// The number of decisions after which a [`Match`](super::Match) or a [`Series`](super::Series)
/// stops a game, unless another limit is set.
pub const DECISION_LIMIT: u64 = 100_000;

/// Plays a game from a state to its end, or until `limit` decisions were made, with one player for
/// each seat.
///
/// Seats that decide together are called before any of them commits. The dealer is used only for
/// chance. So two tables with the same dealer have the same dice as long as their players make the
/// same decisions.
///
/// # Errors
/// Returns [`BotError`] if a player can't choose or chooses an illegal action, or if there are
/// fewer players than seats.
///
/// # Examples
/// ```
/// use mauerwerk::bot::{self, Opponent, Player};
/// use mauerwerk::mauerbauer::{Setup, State};
/// use mauerwerk::{Dealer, Game};
///
/// let state = State::start(&"players:2 board:hexagon".parse::<Setup>()?)?;
/// let mut seats = [1, 2].map(|seed| Opponent { player: Player::Greedy, seed });
/// let record = bot::play(state, &mut seats, &mut Dealer::new(7), 10_000)?;
/// assert!(record.outcome().is_some());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn play<G: FullGame, B: Bot<G>>(
    start: G,
    players: &mut [B],
    dealer: &mut Dealer,
    limit: u64,
) -> Result<Record<G>, BotError> {
    match play_on(start, players, dealer, limit)? {
        (record, None) => Ok(record),
        (_, Some((seat, reason))) => Err(BotError::Forfeit { seat, reason }),
    }
}

/// The seat of a player that loses the game by a fault, with the reason, or `None`.
pub(super) type Forfeit = Option<(Seat, String)>;

/// Plays like [`play`]. If a player loses the game by a fault, returns the record until then, with
/// the seat and the reason.
pub(super) fn play_on<G: FullGame, B: Bot<G>>(
    start: G,
    players: &mut [B],
    dealer: &mut Dealer,
    limit: u64,
) -> Result<(Record<G>, Forfeit), BotError> {
    let seats = start.seats();
    if players.len() < seats {
        return Err(BotError::Players { seats, players: players.len() });
    }
    let mut table = Table::new(start);
    while table.made < limit {
        let due = match table.record.state().turn() {
            Turn::Over(_) => break,
            Turn::Chance => table.dealt(dealer),
            Turn::Decide(seats) => match table.chosen(seats, players) {
                Err(BotError::Forfeit { seat, reason }) => {
                    return Ok((table.record, Some((seat, reason))));
                }
                chosen => chosen?,
            },
        };
        for (actor, action) in due {
            table.add(actor, action)?;
        }
    }
    players.iter_mut().zip(&table.seen).for_each(|(player, seen)| player.end(seen));
    Ok((table.record, None))
}

/// A game so far, and what each seat has seen of it.
struct Table<G: FullGame> {
    record: Record<G>,
    seen: Vec<InformationState<G>>,
    made: u64,
}

impl<G: FullGame> Table<G> {
    fn new(start: G) -> Self {
        let seats = Seats::first(start.seats());
        let watching = |seat: Seat| InformationState::new(&start, Viewer::Seat(seat));
        let seen = seats.iter().map(watching).collect();
        Self { record: Record::from_state(start), seen, made: 0 }
    }

    fn dealt(&self, dealer: &mut Dealer) -> Vec<(Actor, G::Action)> {
        self.record.state().deal(dealer).map(|action| (Actor::Chance, action)).into_iter().collect()
    }

    fn chosen<B: Bot<G>>(
        &self,
        seats: Seats,
        players: &mut [B],
    ) -> Result<Vec<(Actor, G::Action)>, BotError> {
        let choose = |seat: Seat| {
            let legal = self.record.state().actions(seat);
            let action = players[seat.index()].choose(&self.seen[seat.index()], &legal)?;
            Ok((Actor::Seat(seat), action))
        };
        seats.iter().map(choose).collect()
    }

    /// Adds a decision to the record, and to each seat's information state.
    fn add(&mut self, actor: Actor, action: G::Action) -> Result<(), BotError> {
        let mut events = Vec::new();
        let note = &mut |event| events.push(event);
        let pushed = self.record.push_noting(actor, action, note);
        pushed.map_err(|refusal| BotError::Illegal(refusal.to_string()))?;
        self.seen.iter_mut().for_each(|seen| seen.see(&events, self.record.state()));
        self.made += 1;
        Ok(())
    }
}

/// A player that chooses at random, by the weights of the kinds of action. An action with a weight
/// of 0 is chosen only if all others have this weight, too.
///
/// # Examples
/// ```
/// use mauerwerk::Game;
/// use mauerwerk::berlin::{Setup, State};
/// use mauerwerk::bot::{Entrant, Player, Series, Weighted, unwatched};
///
/// // Seat 0 collects every piece that it may, and seat 1 plays at random.
/// let collector = Weighted::<State>::new([("Collect", 1e6)])?;
/// let players: [&dyn Entrant<State>; 2] = [&collector, &Player::Random];
/// let series = Series::new(State::start(&Setup::default())?, &players, 7)?;
/// let batch = series.play(0..40, 1, &unwatched)?;
/// assert!(batch.column("won_0").unwrap().iter().sum::<i32>() > 30);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Weighted<G> {
    /// The weight of each kind of action.
    weights: Vec<f64>,
    game: PhantomData<fn(G)>,
}

/// The reason why weights for kinds of action are not valid.
#[derive(Clone, PartialEq, Debug, Error)]
#[non_exhaustive]
pub enum WeightError {
    /// The name is not a kind of action.
    #[error("{found:?} is no kind of action: they are {}", .kinds.join(", "))]
    Kind {
        /// The given name.
        found: String,
        /// The valid names.
        kinds: &'static [&'static str],
    },
    /// The weight is out of range.
    #[error("the weight of {kind} is a number from 0 to 1000000000, not {found}")]
    Weight {
        /// The kind of action.
        kind: &'static str,
        /// The given weight.
        found: f64,
    },
}

impl<G: FullGame> Weighted<G> {
    /// The largest weight.
    pub const LIMIT: f64 = 1e9;

    /// Makes a player from the weights of some [kinds of action](crate::Arrays::ACTION_KINDS), from
    /// 0 to [`LIMIT`](Self::LIMIT). The other kinds have a weight of 1.
    ///
    /// # Errors
    /// Returns [`WeightError`] for the first unknown kind of action, or the first weight that is
    /// out of range.
    pub fn new<'a>(weights: impl IntoIterator<Item = (&'a str, f64)>) -> Result<Self, WeightError> {
        let mut all = vec![1.0; G::ACTION_KINDS.len()];
        for (found, weight) in weights {
            let named = G::ACTION_KINDS.iter().zip(&mut all).find(|(kind, _)| **kind == found);
            let (kind, place) = named.ok_or_else(|| {
                let found = crate::base::rule::NotationError::quote(found);
                WeightError::Kind { found, kinds: G::ACTION_KINDS }
            })?;
            if !(0.0..=Self::LIMIT).contains(&weight) {
                return Err(WeightError::Weight { kind, found: weight });
            }
            *place = weight;
        }
        Ok(Self { weights: all, game: PhantomData })
    }

    fn weight(&self, action: G::Action) -> f64 {
        self.weights.get(G::kind_of(action)).copied().unwrap_or(1.0)
    }

    /// Returns the odds of legal actions, in their order.
    #[must_use]
    pub fn odds(&self, legal: &G::Actions) -> Vec<f64> {
        let weights: Vec<f64> =
            legal.clone().into_iter().map(|action| self.weight(action)).collect();
        let (sum, count) = (weights.iter().sum::<f64>(), weights.len() as f64);
        let share = |weight| if sum > 0.0 { weight / sum } else { 1.0 / count };
        weights.into_iter().map(share).collect()
    }

    fn draw(&self, legal: &G::Actions, dealer: &mut Dealer) -> Option<G::Action> {
        let weighed = || legal.clone().into_iter().map(|action| (action, self.weight(action)));
        let all: f64 = weighed().map(|(_, weight)| weight).sum();
        if all <= 0.0 {
            return dealer.choose(legal);
        }
        let mut rest = all * dealer.fraction();
        let likely = || weighed().filter(|&(_, weight)| weight > 0.0);
        let drawn = likely().find(|&(_, weight)| {
            rest -= weight;
            rest < 0.0
        });
        drawn.or_else(|| likely().last()).map(|(action, _)| action)
    }
}

impl<G: FullGame> Entrant<G> for Weighted<G> {
    fn sit<'a>(&'a self, seat: Seat, seed: u64, watch: Watch<'a>) -> Box<dyn Bot<G> + 'a> {
        Box::new(Seated { player: self, seed: super::player::seed_at(seed, seat), watch })
    }
}

/// A weighted player in a seat.
struct Seated<'a, G> {
    player: &'a Weighted<G>,
    seed: u64,
    watch: Watch<'a>,
}

impl<G: FullGame> Bot<G> for Seated<'_, G> {
    fn choose(
        &mut self,
        seen: &InformationState<G>,
        legal: &G::Actions,
    ) -> Result<G::Action, BotError> {
        let Viewer::Seat(seat) = seen.viewer() else { return Err(BotError::Spectator) };
        if !(self.watch)(0) {
            return Err(BotError::Stopped);
        }
        let choice = self.player.draw(legal, &mut analysis::dealer(seen, self.seed));
        choice.ok_or(BotError::NotToMove(seat))
    }
}
