//! Engines: players that are programs, on the other side of a pipe (feature `engines`).
//!
//! An [`Engine`] runs a command, and talks to it in lines of JSON. `docs/engines.md` in the
//! repository describes the protocol. The program receives what its seat has seen, and nothing
//! else. A crash, silence or an illegal choice loses the game, with a reason.
//!
//! # Examples
//! ```no_run
//! use mauerwerk::berlin::{Setup, State};
//! use mauerwerk::bot::{Match, Player, unwatched};
//! use mauerwerk::engine::{Contestant, Engine, Limits};
//!
//! let engine = Engine::new("python3 bot.py", Limits::default());
//! engine.greet::<State>()?;
//! let players = [Contestant::Engine(engine.clone()), Contestant::Player(Player::Greedy)];
//! let named = players.iter().map(Contestant::named);
//! let standings = Match::<State>::between(&Setup::default(), named, 7)?
//!     .play(0..10, 1, &unwatched, |_| true)?;
//! println!("{:?}, lost by fault: {:?}", standings.lines(), engine.losses());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub(crate) mod message;
pub(crate) mod pipe;
mod pool;
mod process;
mod seated;
mod talk;

use std::path::Path;

use crate::base::seat::Seat;
use crate::game::InformationState;
use crate::play::bot::{
    Analysis, Bot, BotError, Entrant, Judgement, Participant, Player, Rater, Watch,
};

pub use message::VERSION;
pub use pool::{Engine, Limits};
pub use seated::EngineBot;

/// A player of the library or an engine, ready to play.
#[derive(Clone, PartialEq, Debug)]
#[non_exhaustive]
pub enum Contestant {
    /// A player of the library.
    Player(Player),
    /// An engine.
    Engine(Engine),
}

impl Contestant {
    /// Makes a participant ready to play, with limits and a file for the standard error of engines.
    #[must_use]
    pub fn new(participant: &Participant, limits: Limits, log: Option<&Path>) -> Self {
        match participant {
            Participant::Player(player) => Self::Player(*player),
            Participant::Engine(command) => Self::Engine(Engine::with_log(command, limits, log)),
        }
    }
}

impl Contestant {
    /// Returns the player with its name, for a [`Match`](crate::play::bot::Match).
    #[must_use]
    pub fn named<G: Judgement>(&self) -> (String, &dyn Entrant<G>) {
        (Participant::from(self).to_string(), self)
    }

    /// Chooses for a seat, as [`Player::choose`] does.
    ///
    /// # Errors
    /// Returns the errors of [`Player::choose`] and [`Engine::choose`].
    pub fn choose<G: Judgement>(
        &self,
        seen: &InformationState<G>,
        seed: u64,
        watch: Watch<'_>,
    ) -> Result<G::Action, BotError> {
        match self {
            Self::Player(player) => player.choose(seen, seed, watch),
            Self::Engine(engine) => engine.choose(seen, seed, watch),
        }
    }

    /// Rates the legal actions of a seat, as [`Player::analyse`] does.
    ///
    /// # Errors
    /// Returns the errors of [`Player::analyse`] and [`EngineBot::analyse`].
    pub fn analyse<G: Judgement>(
        &self,
        seen: &InformationState<G>,
        seed: u64,
        watch: Watch<'_>,
    ) -> Result<Analysis<G::Action>, BotError> {
        match self {
            Self::Player(player) => player.analyse(seen, seed, watch),
            Self::Engine(engine) => engine.bot(seed).analyse(seen, watch),
        }
    }
}

impl From<&Contestant> for Participant {
    fn from(contestant: &Contestant) -> Self {
        match contestant {
            Contestant::Player(player) => Self::Player(*player),
            Contestant::Engine(engine) => Self::Engine(engine.command().to_owned()),
        }
    }
}

impl<G: Judgement> Entrant<G> for Contestant {
    fn sit<'a>(&'a self, seat: Seat, seed: u64, watch: Watch<'a>) -> Box<dyn Bot<G> + 'a> {
        match self {
            Self::Player(player) => player.sit(seat, seed, watch),
            Self::Engine(engine) => engine.sit(seat, seed, watch),
        }
    }

    fn is_random(&self) -> bool {
        matches!(self, Self::Player(player) if Entrant::<G>::is_random(player))
    }
}

impl<G: Judgement> Rater<G> for Contestant {
    /// Returns the ratings of a player of the library, or those of an engine that have a share of
    /// the win.
    fn rate(
        &self,
        seen: &InformationState<G>,
        action: G::Action,
        seed: u64,
        watch: Watch<'_>,
    ) -> Result<Analysis<G::Action>, BotError> {
        match self {
            Self::Player(player) => player.rate(seen, action, seed, watch),
            Self::Engine(engine) => engine.bot(seed).rate_wins(seen, watch),
        }
    }
}
