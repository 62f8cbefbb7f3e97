//! A player's ratings of a seat's decisions, for people.

use std::io::{self, Write as _};

use mauerwerk::bot::{Analysis, Appraisal, Participant};
use mauerwerk::engine::Contestant;
use mauerwerk::{Actor, Dealer, Decision, FullGame, InformationState, Reader, Seat, Viewer};

use crate::failure::Failure;
use crate::grid::Grid;
use crate::keeper::Keeper;
use crate::people::player_name;
use crate::say::{self, say};
use crate::terminal_game::TerminalGame;
use crate::{thinker, tint};

/// A player's ratings of the legal actions of a seat.
pub(crate) struct Advice<G: FullGame> {
    pub(crate) seat: Seat,
    pub(crate) player: Participant,
    pub(crate) analysis: Analysis<G::Action>,
    seen: InformationState<G>,
    /// A position that the seat could be in. Its actions are the same in all others.
    world: G,
}

impl<G: TerminalGame> Advice<G> {
    /// The most actions in a table.
    const LISTED: usize = 15;

    /// Asks a player for its ratings. Ctrl-C returns the result so far.
    pub(crate) fn of(
        contestant: &Contestant,
        seed: u64,
        seen: InformationState<G>,
        keeper: &Keeper,
    ) -> Result<Self, Failure> {
        let player = Participant::from(contestant);
        let who = player.to_string();
        let analysis =
            thinker::think(keeper, true, &who, |watch| contestant.analyse(&seen, seed, watch))?;
        let Viewer::Seat(seat) = seen.viewer() else {
            return Err(Failure::input("a spectator has nothing to decide"));
        };
        let world = seen.resample(&mut Dealer::new(seed));
        let world = world.map_err(|reason| thinker::told(reason.into()))?;
        Ok(Self { seat, player, analysis, seen, world })
    }

    /// Returns the best actions, each with its value and the reason.
    pub(crate) fn hint(&self, reader: Reader<'_>) -> String {
        let mut text = self.head(reader);
        for (number, best) in (1..).zip(self.analysis.hint()) {
            let told = tint::told(&self.world.in_words(self.seat, best.action), reader);
            let (share, points) = (known(best, share(best)), say::decimal(best.points));
            let odds = Some(best.odds).filter(|odds| !matches!(odds, 0.0 | 1.0));
            let odds = odds.map(|odds| format!("{:.0}", 100.0 * odds));
            let (action, tied) = (best.action.to_string(), number > 1 && best.tied);
            let line = say!(Advice { number, action, tied, odds, share, points, told });
            text += &format!("\n{}", say::text(&line));
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

    /// Returns the number of tries behind the advice.
    fn head(&self, reader: Reader<'_>) -> String {
        let seat = tint::of_seat(self.seat, &reader.name(self.seat));
        let Analysis { iterations, complete, .. } = self.analysis;
        let player = player_name(&self.player);
        let tries = i64::try_from(iterations).unwrap_or(i64::MAX);
        say::text(&say!(AdviceHead { player, seat, tries, stopped: !complete }))
    }

    /// Returns a table of all actions, the best ones first.
    pub(crate) fn table(&self, reader: Reader<'_>) -> io::Result<String> {
        let heads = [
            say!(ActionColumn),
            say!(OddsColumn),
            say!(TriesColumn),
            say!(WinsColumn),
            say!(PointsColumn),
            say!(NextColumn),
        ];
        let mut grid = Grid::of_numbers(&say::headings(&heads));
        let ranked = self.analysis.ranked();
        for one in ranked.iter().take(Self::LISTED) {
            grid.add(self.row(one, reader));
        }
        let mut out = Vec::new();
        writeln!(out, "{}\n", self.head(reader))?;
        grid.print(&mut out)?;
        if ranked.len() > Self::LISTED {
            let number = ranked.len() - Self::LISTED;
            writeln!(out, "{}", say::text(&say!(AndMoreActions { number })))?;
        }
        Ok(String::from_utf8_lossy(&out).into_owned())
    }

    fn row(&self, one: &Appraisal<G::Action>, reader: Reader<'_>) -> [String; 6] {
        let known = |text: String| known(one, text).unwrap_or_default();
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
            known(say::decimal(one.points)),
            next.join(", "),
        ]
    }
}

/// Returns the text for an action that was tried.
fn known<A>(one: &Appraisal<A>, text: String) -> Option<String> {
    (one.visits > 0).then_some(text)
}

/// Returns the share of wins, with its standard error.
fn share<A>(one: &Appraisal<A>) -> String {
    format!("{} % ± {}", say::decimal(100.0 * one.win), say::decimal(100.0 * one.error))
}
