//! Those who sit at a table and choose.

use std::marker::PhantomData;

use thiserror::Error;

use super::{BotError, Entrant, Judgement, Player, Watch, task, unwatched};
use crate::actor::Viewer;
use crate::dealer::Dealer;
use crate::game::{Game, InformationState};
use crate::seat::Seat;

/// Somebody who chooses for a seat from what that seat knows: a [`Player`] of this library, or a
/// program of one's own.
pub trait Bot<G: Game> {
    /// Chooses one of the legal actions of the seat whose information state this is.
    ///
    /// # Errors
    /// Returns [`BotError`] if it can't choose.
    fn choose(
        &mut self,
        seen: &InformationState<G>,
        legal: &G::Actions,
    ) -> Result<G::Action, BotError>;
}

impl<G: Game, B: Bot<G> + ?Sized> Bot<G> for Box<B> {
    fn choose(
        &mut self,
        seen: &InformationState<G>,
        legal: &G::Actions,
    ) -> Result<G::Action, BotError> {
        (**self).choose(seen, legal)
    }
}

/// A player in a seat, with a seed of its own.
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
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct Opponent {
    /// How it chooses.
    pub player: Player,
    /// The seed of its choices. With the same seed it chooses the same wherever it knows the same.
    pub seed: u64,
}

impl Opponent {
    /// Seats a player in a game of that seed. Its own seed has nothing in common with those of
    /// chance and of other seats, and is the same in every version.
    #[must_use]
    pub fn seated(player: Player, game: u64, seat: Seat) -> Self {
        Self { player, seed: seed_at(game, seat) }
    }

    /// Chooses with an eye on the search, which may be stopped.
    pub(crate) fn choose_while<G: Judgement>(
        self,
        watch: Watch<'_>,
        seen: &InformationState<G>,
        legal: &G::Actions,
    ) -> Result<G::Action, BotError> {
        // The same choice as by `Player::choose`, without a world in which to look for what is legal.
        if self.player == Player::Random {
            let choice = task::dealer(seen, self.seed).choose(legal);
            let Viewer::Seat(seat) = seen.viewer() else { return Err(BotError::Spectator) };
            return choice.ok_or(BotError::NotToMove(seat));
        }
        self.player.choose(seen, self.seed, watch)
    }
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

/// An opponent who stops when the game is stopped.
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

impl<G: Game> Weighted<G> {
    /// The largest weight.
    pub const LIMIT: f64 = 1e9;

    /// Makes a player of the weights of some [kinds of action](Game::ACTION_KINDS), from 0 to
    /// [`LIMIT`](Self::LIMIT); the others weigh 1.
    ///
    /// # Errors
    /// Returns [`WeightError`]: what is no kind of action of the game, or no weight.
    pub fn new<'a>(weights: impl IntoIterator<Item = (&'a str, f64)>) -> Result<Self, WeightError> {
        let mut all = vec![1.0; G::ACTION_KINDS.len()];
        for (found, weight) in weights {
            let named = G::ACTION_KINDS.iter().zip(&mut all).find(|(kind, _)| **kind == found);
            let (kind, place) = named.ok_or_else(|| {
                let found = crate::rule::NotationError::quote(found);
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

impl<G: Game> Entrant<G> for Weighted<G> {
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

impl<G: Game> Bot<G> for Seated<'_, G> {
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
