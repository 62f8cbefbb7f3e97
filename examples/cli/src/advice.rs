//! What a player thinks of the decisions of a seat, for people to read.

use std::io::{self, Write as _};

use mauerwerk::bot::{Analysis, Appraisal, Player};
use mauerwerk::{Actor, Dealer, Decision, Game, InformationState, Reader, Seat, Viewer};

use crate::failure::Failure;
use crate::grid::Grid;
use crate::keeper::Keeper;
use crate::terminal_game::TerminalGame;
use crate::{thinker, tint};

/// What a player thinks of the legal actions of a seat.
pub(crate) struct Advice<G: Game> {
    pub(crate) seat: Seat,
    pub(crate) player: Player,
    pub(crate) analysis: Analysis<G::Action>,
    seen: InformationState<G>,
    /// A position that the seat could be in, in which its actions are what they are in all others.
    world: G,
}

impl<G: TerminalGame> Advice<G> {
    /// How many actions a table lists.
    const LISTED: usize = 15;

    /// Asks a player what it thinks; Ctrl-C brings what it has found so far.
    pub(crate) fn of(
        player: Player,
        seed: u64,
        seen: InformationState<G>,
        keeper: &Keeper,
    ) -> Result<Self, Failure> {
        let who = player.to_string();
        let analysis =
            thinker::think(keeper, true, &who, |watch| player.analyse(&seen, seed, watch))?;
        let Viewer::Seat(seat) = seen.viewer() else {
            return Err(Failure::input("a spectator has nothing to decide"));
        };
        let world = seen.resample(&mut Dealer::new(seed));
        let world = world.map_err(|reason| thinker::told(reason.into()))?;
        Ok(Self { seat, player, analysis, seen, world })
    }

    /// Returns the best actions, each with what it is worth and why.
    pub(crate) fn hint(&self, reader: Reader<'_>) -> String {
        let mut text = format!("{}:", self.head(reader));
        for (number, best) in (1..).zip(self.analysis.hint()) {
            let told = tint::told(&self.world.in_words(self.seat, best.action), reader);
            let tied = if number > 1 && best.tied { ", about equal" } else { "" };
            text += &format!("\n{number}. {}{tied}{}: {told}", best.action, appraisal_text(best));
            if let Some(reason) = &best.reason {
                text += &format!("\n   {}", tint::told(reason, reader));
            }
        }
        text
    }

    /// Returns what the seat sees, in notation.
    pub(crate) fn position(&self) -> String {
        self.seen.now().to_string()
    }

    /// Returns how many tries the advice rests on.
    fn head(&self, reader: Reader<'_>) -> String {
        let seat = tint::of_seat(self.seat, &reader.name(self.seat));
        let Analysis { iterations, complete, .. } = self.analysis;
        let stopped = if complete { "" } else { ", stopped early" };
        match iterations {
            0 => format!("{} for {seat}", self.player),
            tries => {
                format!("{} for {seat}, after {tries} tries{stopped}", self.player)
            }
        }
    }

    /// Returns a table of all actions, the best ones first.
    pub(crate) fn table(&self, reader: Reader<'_>) -> io::Result<String> {
        let mut grid =
            Grid::of_numbers(&["action", "odds", "tries", "wins", "points", "expected next"]);
        let ranked = self.analysis.ranked();
        for one in ranked.iter().take(Self::LISTED) {
            grid.add(self.row(one, reader));
        }
        let mut out = Vec::new();
        writeln!(out, "{}:\n", self.head(reader))?;
        grid.print(&mut out)?;
        if ranked.len() > Self::LISTED {
            writeln!(out, "and {} more", ranked.len() - Self::LISTED)?;
        }
        Ok(String::from_utf8_lossy(&out).into_owned())
    }

    fn row(&self, one: &Appraisal<G::Action>, reader: Reader<'_>) -> [String; 6] {
        let known = |text: String| if one.visits > 0 { text } else { String::new() };
        let told = |decision: &Decision<G::Action>| match decision.actor {
            Actor::Seat(seat) => format!("{}: {}", reader.name(seat), decision.action),
            Actor::Chance => decision.to_string(),
        };
        let next: Vec<String> = one.line.iter().skip(1).map(told).collect();
        [
            self.world.listed(self.seat, one.action),
            format!("{:.0} %", 100.0 * one.odds),
            one.visits.to_string(),
            known(share(one)),
            known(format!("{:.1}", one.points)),
            next.join(", "),
        ]
    }
}

/// Returns what an action is worth, as part of a sentence.
fn appraisal_text<A>(one: &Appraisal<A>) -> String {
    let mixed = match one.odds {
        0.0 | 1.0 => String::new(),
        odds => format!(", played {:.0} % of the time", 100.0 * odds),
    };
    match one.visits {
        0 => mixed,
        _ => format!("{mixed}, wins {}, {:.1} points", share(one), one.points),
    }
}

/// Returns the share of wins, with its standard error.
fn share<A>(one: &Appraisal<A>) -> String {
    format!("{:.1} % ± {:.1}", 100.0 * one.win, 100.0 * one.error)
}
