//! Engines: players that are commands, and their limits as arguments.

use std::path::Path;
use std::time::Duration;

use clap::Args;
use mauerwerk::bot::{Judgement, Participant};
use mauerwerk::engine::{Contestant, Limits};
use serde::Serialize;

use crate::failure::Failure;
use crate::say::{self, say};
use crate::{number, progress};

/// The limits of engines, and the file for what they report.
#[derive(Args, Debug)]
pub(crate) struct EngineArgs {
    /// The seconds that an engine has for a decision. Default: 10
    #[arg(long, value_name = "SECONDS", default_value = "10", hide_default_value = true, value_parser = number::seconds)]
    decision_time: Duration,
    /// The seconds that an engine has for all its decisions in a game. Default: no limit
    #[arg(long, value_name = "SECONDS", value_parser = number::seconds)]
    game_time: Option<Duration>,
    /// The number of iterations that engines are told to use. Default: the engine chooses
    #[arg(long, value_name = "N", value_parser = number::within::<u32>(1, u64::from(u32::MAX)))]
    iterations: Option<u32>,
    /// The most processes of engines at a time. Default: 64
    #[arg(long, value_name = "N", default_value = "64", hide_default_value = true, value_parser = number::within::<usize>(1, 1000))]
    processes: usize,
    /// The file that the standard error of engines is appended to. Default: none
    #[arg(long, value_name = "FILE")]
    engine_log: Option<String>,
}

/// The games that a player has lost by a fault.
#[derive(Serialize)]
pub(crate) struct Losses {
    player: String,
    reason: String,
    games: u64,
}

impl EngineArgs {
    /// Makes a player ready for a game. Starts an engine once, to report early if it can't play.
    pub(crate) fn ready<G: Judgement>(&self, player: &Participant) -> Result<Contestant, Failure> {
        let &Self { decision_time, game_time, iterations, processes, .. } = self;
        let limits = Limits { decision: decision_time, game: game_time, iterations, processes };
        let contestant = Contestant::new(player, limits, self.engine_log.as_deref().map(Path::new));
        if let Contestant::Engine(engine) = &contestant {
            engine.greet::<G>().map_err(Failure::input)?;
        }
        Ok(contestant)
    }

    /// Makes players ready for a game: equal players are one.
    pub(crate) fn all_ready<G: Judgement>(
        &self,
        players: &[Participant],
    ) -> Result<Vec<Contestant>, Failure> {
        let mut ready: Vec<Contestant> = Vec::new();
        for (number, player) in players.iter().enumerate() {
            match players[..number].iter().position(|other| other == player) {
                Some(place) => ready.push(ready[place].clone()),
                None => ready.push(self.ready::<G>(player)?),
            }
        }
        Ok(ready)
    }

    /// Returns how many games are played at a time, so that there are not too many processes.
    pub(crate) fn threads(
        &self,
        players: &[Contestant],
        seats: usize,
        wanted: Option<usize>,
    ) -> Result<usize, Failure> {
        let wanted = wanted.unwrap_or_else(progress::cores);
        if !players.iter().any(is_engine) {
            return Ok(wanted);
        }
        match self.processes / seats {
            0 => Err(Failure::input(say!(TooFewProcesses { seats }))),
            most => Ok(wanted.min(most)),
        }
    }
}

fn is_engine(player: &Contestant) -> bool {
    matches!(player, Contestant::Engine(_))
}

/// Returns the games that players have lost by faults.
pub(crate) fn losses(players: &[Contestant]) -> Vec<Losses> {
    let mut all: Vec<Losses> = Vec::new();
    for (number, player) in players.iter().enumerate() {
        if let Contestant::Engine(engine) = player
            && !players[..number].contains(player)
        {
            let player = Participant::from(player).to_string();
            let lost = engine.losses().into_iter();
            all.extend(lost.map(|(reason, games)| Losses {
                player: player.clone(),
                reason,
                games,
            }));
        }
    }
    all
}

impl Losses {
    /// Returns the losses as a sentence.
    pub(crate) fn told(&self) -> String {
        let Self { player, reason, games } = self;
        let (player, reason) = (player.clone(), reason.clone());
        let games = i64::try_from(*games).unwrap_or(i64::MAX);
        say::text(&say!(LostByFault { player, games, reason }))
    }
}
