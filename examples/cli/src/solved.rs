//! The report of a solved game.

use std::fmt::Display;
use std::io::{self, Write};

use mauerwerk::Seat;
use mauerwerk::bot::Player;
use mauerwerk::solve::{Bounds, Method, Odds, Payoff};
use serde::Serialize;

use crate::failure::Failure;
use crate::grid::Grid;
use crate::say::{self, say};
use crate::{ink, number, page, plans};

/// A solved game.
#[derive(Serialize)]
pub(crate) struct Report<A> {
    pub(crate) game: &'static str,
    pub(crate) ruleset: u32,
    pub(crate) position: String,
    pub(crate) payoff: Payoff,
    #[serde(flatten)]
    pub(crate) proof: Proof,
    /// The value of the game to seat 0.
    pub(crate) value: Bounds,
    pub(crate) opening: Vec<Moment<A>>,
    #[serde(serialize_with = "number::as_text")]
    pub(crate) seed: u64,
    pub(crate) seeds: u64,
    pub(crate) players: Vec<Trial>,
}

/// The method of the solution.
#[derive(Serialize)]
#[serde(tag = "solved", rename_all = "snake_case")]
pub(crate) enum Proof {
    /// Backward induction.
    Exact { positions: usize, bytes: usize },
    /// Counterfactual regret minimisation.
    Learnt {
        histories: usize,
        information_states: usize,
        bytes: usize,
        method: Method,
        iterations: u64,
        exploitability: f64,
    },
}

/// The play of a seat at its first decision.
#[derive(Serialize)]
pub(crate) struct Moment<A> {
    pub(crate) seat: Seat,
    /// The seat's view, if it depends on chance.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) seen: Option<String>,
    pub(crate) play: Vec<Odds<A>>,
}

/// The results of a player against better play.
#[derive(Serialize)]
pub(crate) struct Trial {
    player: Player,
    /// Its result in each seat against an opponent who knows its play.
    gets: [f64; 2],
    /// Its mean loss in both seats against perfect play.
    mistakes: f64,
    /// Its mean loss in both seats against an opponent who knows its play.
    exploitability: f64,
}

impl<A: Copy> Moment<A> {
    pub(crate) fn of_seat(seat: Seat, play: &[Odds<A>]) -> Self {
        Self { seat, seen: None, play: play.to_vec() }
    }
}

impl<A: Display> Moment<A> {
    /// Returns the actions with positive odds, and the odds.
    fn mixture(&self) -> String {
        let chosen = self.play.iter().filter(|one| one.odds >= 0.000_5);
        let all = chosen.map(|one| format!("{} {} %", one.action, say::decimal(100.0 * one.odds)));
        all.collect::<Vec<_>>().join(", ")
    }
}

impl Trial {
    /// Makes the trial of a player in both seats from the results of seat 0. They are those against
    /// perfect play, and against an opponent who knows the player.
    pub(crate) fn new(player: Player, payoff: Payoff, perfect: [f64; 2], known: [f64; 2]) -> Self {
        let lost = |[first, second]: [f64; 2]| f64::max((second - first) / 2.0, 0.0);
        // Avoids printing −0.
        let gets = [known[0], payoff.left(known[1])].map(|share| share + 0.0);
        Self { player, gets, mistakes: lost(perfect), exploitability: lost(known) }
    }
}

impl Proof {
    /// Returns the method of the solution in words.
    fn told(&self) -> String {
        let megabytes = |bytes: usize| say::decimal(bytes as f64 / 1e6);
        match self {
            Self::Exact { positions, bytes } => {
                let positions = *positions;
                say::text(&say!(SolvedPositions { positions, megabytes: megabytes(*bytes) }))
            }
            &Self::Learnt {
                histories,
                information_states: states,
                bytes,
                method,
                iterations,
                exploitability,
            } => {
                let size = say!(SolvedHistories { histories, states, megabytes: megabytes(bytes) });
                let (method, lost) = (method.to_string(), say::fixed(exploitability, 6));
                let iterations = iterations.to_string();
                let play = say!(SolvedIterations { iterations, method, lost });
                [size, play].each_ref().map(say::text).join("; ")
            }
        }
    }

    fn cells(&self) -> Vec<String> {
        match self {
            Self::Exact { positions, .. } => vec![positions.to_string()],
            Self::Learnt { histories, information_states, exploitability, .. } => {
                let counts = [histories, information_states].map(ToString::to_string);
                [&counts[..], &[say::fixed(*exploitability, 6)]].concat()
            }
        }
    }
}

impl<A: Display + Serialize> Report<A> {
    /// Prints the report: as a row of a table with the given name, as JSON, or for people.
    pub(crate) fn print(&self, row: Option<&str>, json: bool) -> Result<(), Failure> {
        let mut out = ink::stdout_for(json);
        match row {
            _ if json => {
                let text = serde_json::to_string_pretty(self).map_err(io::Error::from)?;
                Ok(writeln!(out, "{text}")?)
            }
            Some(name) => Ok(writeln!(out, "{}", self.row(name))?),
            None => Ok(self.tell(&mut out)?),
        }
    }

    /// Returns the row: the name, the size of the game, its value, and the first decisions if they
    /// do not depend on chance. It ends with each player's losses against perfect play and against
    /// an opponent who knows its play.
    fn row(&self, name: &str) -> String {
        let mut cells = vec![format!("`{name}`")];
        cells.extend(self.proof.cells());
        cells.push(say::fixed(self.value.middle(), 4));
        let known = self.opening.iter().filter(|moment| moment.seen.is_none());
        cells.extend(known.map(Moment::mixture));
        let lost = |trial: &Trial| [trial.mistakes, trial.exploitability];
        cells.extend(self.players.iter().flat_map(lost).map(|lost| say::fixed(lost, 4)));
        format!("| {} |", cells.join(" | "))
    }

    fn tell(&self, out: &mut impl Write) -> io::Result<()> {
        let Self { game, position, proof, value, payoff, .. } = self;
        writeln!(out, "{}", page::prose(&format!("{game} {}", plans::shortened(position))))?;
        writeln!(out, "{}", page::prose(&proof.told()))?;
        let payoff = match payoff {
            Payoff::Win => "win",
            Payoff::Points => "points",
        };
        let gap = match proof {
            Proof::Exact { .. } => Some(format!("{:.0e}", value.gap().max(0.0))),
            Proof::Learnt { .. } => None,
        };
        let value = say::fixed(value.middle(), 6);
        writeln!(out, "{}", say::text(&say!(SeatGets { seat: Seat::FIRST, value, payoff, gap })))?;
        for moment in &self.opening {
            let (seat, seen, play) = (moment.seat, moment.seen.clone(), moment.mixture());
            writeln!(out, "{}", page::prose(&say::text(&say!(SeatPlays { seat, seen, play }))))?;
        }
        self.tell_players(out)
    }

    fn tell_players(&self, out: &mut impl Write) -> io::Result<()> {
        if self.players.is_empty() {
            return Ok(());
        }
        let heads = [
            say!(PlayerColumn),
            say!(LossToPerfectColumn),
            say!(LossToKnowerColumn),
            say!(GetsFirstColumn),
            say!(GetsSecondColumn),
        ];
        let mut grid = Grid::of_numbers(&say::headings(&heads));
        for Trial { player, gets: [first, second], mistakes, exploitability } in &self.players {
            let numbers = [mistakes, exploitability, first, second];
            let numbers = numbers.map(|number| say::fixed(*number, 4));
            grid.add([vec![player.to_string()], numbers.to_vec()].concat());
        }
        writeln!(out)?;
        grid.print(out)
    }
}
