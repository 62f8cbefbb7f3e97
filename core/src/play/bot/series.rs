//! Many games between the same players, counted column by column.

use std::marker::PhantomData;
use std::ops::Range;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use thiserror::Error;

use super::opponent::Watched;
use super::{Bot, BotError, Judgement, Opponent, Player, Watch, task, threads};
use crate::base::actor::{Actor, Viewer};
use crate::base::seat::{Seat, Seats};
use crate::game::dealer::Dealer;
use crate::game::record::Record;
use crate::game::{FullGame, InformationState, Sampler, Tally, Turn};
use crate::play::simulate::{Batch, Start};

/// Whoever takes part in a series of games: a [`Player`], or a program of one's own.
pub trait Entrant<G: FullGame>: Sync {
    /// Sits down for the game of a seed. `watch` may stop the game at any decision.
    fn sit<'a>(&'a self, seat: Seat, seed: u64, watch: Watch<'a>) -> Box<dyn Bot<G> + 'a>;
}

impl<G: Judgement> Entrant<G> for Player {
    fn sit<'a>(&'a self, seat: Seat, seed: u64, watch: Watch<'a>) -> Box<dyn Bot<G> + 'a> {
        Box::new(Watched { opponent: Opponent::seated(*self, seed, seat), watch })
    }
}

/// Games between the same players, one a seat, that all begin with the same state.
///
/// Game `n` of a seed is the same on however many threads they are played; the first game of a seed
/// has the players of [`Opponent::seated`] with that seed.
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
    /// Prepares games that go on from a state, each of at most [`DECISION_LIMIT`] decisions.
    ///
    /// # Errors
    /// Returns [`BotError::Players`] if there is not one player for each seat.
    pub fn new(start: G, players: &'a [&'a dyn Entrant<G>], seed: u64) -> Result<Self, BotError> {
        Self::from_start(start.into(), players, seed)
    }

    /// Prepares games, each of which goes on from a world of its own: a state that a viewer could be in,
    /// drawn for the game. No seat knows more of it than that state shows.
    ///
    /// # Errors
    /// Returns [`BotError::Inconsistent`] if no state fits, and [`BotError::Players`] if there is not
    /// one player for each seat.
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

    /// Sets after how many decisions a game is given up.
    #[must_use]
    pub fn with_limit(self, limit: u64) -> Self {
        Self { limit, ..self }
    }

    /// Plays the game of a number, and returns its record: not over if it was given up at the limit.
    ///
    /// # Errors
    /// Returns [`BotError`] if a player can't choose, or if `watch` stopped the game.
    pub fn record(&self, game: u64, watch: Watch<'_>) -> Result<Record<G>, BotError> {
        let seats = Seats::first(self.start.seats()).iter().zip(self.players);
        let mut bots: Vec<_> =
            seats.map(|(seat, player)| player.sit(seat, self.seed ^ game, watch)).collect();
        let mut dealer = Dealer::for_game(self.seed, game);
        play(self.start.of_game(self.seed, game), &mut bots, &mut dealer, self.limit)
    }

    /// Plays the games of a range of numbers on that many threads (feature `parallel`), and counts them. `watch` is
    /// handed the number of games played so far, at least once a decision, and may stop them all.
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
        let work = |_| {
            let mut batch = Batch::empty::<G>(self.start.seats());
            while !failed.load(Ordering::Relaxed) {
                let game = next.fetch_add(1, Ordering::Relaxed);
                if !games.contains(&game) {
                    break;
                }
                let row = self.add(game, &goes_on, &mut batch);
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
        let record = self.record(game, watch)?;
        let mut tally = G::Tally::default();
        record.events().flatten().for_each(|event| tally.count(&event));
        batch.push(game, record.decisions().len() as u64, record.state(), &tally);
        Ok(())
    }
}

/// The number of decisions after which a [`Match`](super::Match) or a [`Series`](super::Series) gives a
/// game up, unless it has another limit.
pub const DECISION_LIMIT: u64 = 100_000;

/// Plays a game on from a state to its end, one player a seat, or until `limit` decisions were made.
///
/// Seats that decide together are asked before any of them commits. The dealer brings all that is
/// chance and nothing else, so that two tables with the same dealer meet the same dice for as long
/// as their players do the same.
///
/// # Errors
/// Returns [`BotError`]: a player could not choose or chose what is not legal, or there are fewer
/// players than seats.
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
    let seats = start.seats();
    if players.len() < seats {
        return Err(BotError::Players { seats, players: players.len() });
    }
    let mut table = Table::new(start);
    while table.made < limit {
        let due = match table.record.state().turn() {
            Turn::Over(_) => break,
            Turn::Chance => table.dealt(dealer),
            Turn::Decide(seats) => table.chosen(seats, players)?,
        };
        for (actor, action) in due {
            table.add(actor, action)?;
        }
    }
    Ok(table.record)
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

    /// Adds a decision to the record, and to what each seat has seen.
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

/// A player that chooses at random, each legal action as likely as the weight of its kind says. An
/// action whose kind has weight 0 is chosen only where every other has, too.
///
/// # Examples
/// ```
/// use mauerwerk::Game;
/// use mauerwerk::berlin::{Setup, State};
/// use mauerwerk::bot::{Entrant, Player, Series, Weighted, unwatched};
///
/// // Seat 0 collects whatever it may, and seat 1 plays at random.
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

/// The reason why kinds of action can't be weighed.
#[derive(Clone, PartialEq, Debug, Error)]
#[non_exhaustive]
pub enum WeightError {
    /// A name of no kind of action.
    #[error("{found:?} is no kind of action: they are {}", .kinds.join(", "))]
    Kind {
        /// What was given.
        found: String,
        /// The kinds of action that there are.
        kinds: &'static [&'static str],
    },
    /// A weight out of range.
    #[error("the weight of {kind} is a number from 0 to 1000000000, not {found}")]
    Weight {
        /// The kind of action.
        kind: &'static str,
        /// What was given.
        found: f64,
    },
}

impl<G: FullGame> Weighted<G> {
    /// The largest weight.
    pub const LIMIT: f64 = 1e9;

    /// Makes a player of the weights of some [kinds of action](crate::Arrays::ACTION_KINDS), from 0 to
    /// [`LIMIT`](Self::LIMIT); the others weigh 1.
    ///
    /// # Errors
    /// Returns [`WeightError`]: what is no kind of action of the game, or no weight.
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

    fn draw(&self, legal: &G::Actions, dealer: &mut Dealer) -> Option<G::Action> {
        let weight = |action| self.weights.get(G::kind_of(action)).copied().unwrap_or(1.0);
        let weighed = || legal.clone().into_iter().map(|action| (action, weight(action)));
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
        Box::new(Seated { player: self, seed: super::opponent::seed_at(seed, seat), watch })
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
        let choice = self.player.draw(legal, &mut task::dealer(seen, self.seed));
        choice.ok_or(BotError::NotToMove(seat))
    }
}
