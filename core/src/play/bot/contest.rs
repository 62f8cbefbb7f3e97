//! Matches between players.

use std::ops::Range;
use std::time::{Duration, Instant};

use thiserror::Error;

use super::judgement::Prospect;
use super::opponent::Watched;
use super::standings::{Deal, Standings};
use super::{Bot, BotError, DECISION_LIMIT, Judgement, Opponent, Player, Watch, play, threads};
use crate::base::rule::Faults;
use crate::base::seat::{BySeat, Seat};
use crate::game::dealer::Dealer;
use crate::game::{ActionSet, FullGame, InformationState};
use crate::text::message::Message;

/// A match between players on the same deals. Every deal is played once for each seat, and the
/// players move one seat further each time, so that every player plays every seat. A game that
/// stops after [`DECISION_LIMIT`] decisions has no winner.
///
/// # Examples
/// ```
/// use mauerwerk::berlin::{Setup, State};
/// use mauerwerk::bot::{Match, Player, unwatched};
///
/// let players = [Player::Greedy, Player::Random];
/// let berlin = Match::<State>::new(&Setup::default(), &players, 7)?;
/// let standings = berlin.play(0..3, 1, &unwatched, |_| true)?;
/// let [greedy, random] = standings.lines()[..] else { panic!("two players") };
/// assert!(greedy.win > random.win);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Match<G: FullGame> {
    start: G,
    /// The different players.
    players: Vec<Player>,
    /// The index of the player on each chair. Chairs rotate around the seats.
    chairs: Vec<usize>,
    seed: u64,
}

/// The reason why a match can't be played.
#[derive(Clone, Eq, PartialEq, Debug, Error)]
#[non_exhaustive]
pub enum MatchError {
    /// The setup breaks rulings.
    #[error(transparent)]
    Setup(#[from] Faults),
    /// The number of players is below two, or above the number of seats.
    #[error("a match takes two players or more, and at most one a seat: not {players} of {seats}")]
    Players {
        /// The number of seats at the table.
        seats: usize,
        /// The number of players.
        players: usize,
    },
}

impl From<MatchError> for Message {
    fn from(error: MatchError) -> Self {
        match error {
            MatchError::Setup(faults) => faults.message(),
            error => error.to_string().into(),
        }
    }
}

/// One game of a match.
pub(super) struct Round {
    /// The result of each seat, or `None` if the game was stopped at the limit.
    pub(super) results: Option<BySeat<Prospect>>,
    /// The sign of points: −1 if lower scores win.
    pub(super) sign: f64,
    /// The index of the player in each seat.
    pub(super) seated: Vec<usize>,
    /// The time of each decision, with the index of its player.
    pub(super) times: Vec<(usize, Duration)>,
}

impl<G: Judgement> Match<G> {
    /// Prepares a match with the setup that [`Playout::bounded`](crate::Playout::bounded) returns.
    /// If there are fewer players than seats, they fill the chairs in turn: two players of a game
    /// for four sit across from each other.
    ///
    /// # Errors
    /// Returns [`MatchError`] for faults of the setup, or a wrong number of players.
    pub fn new(setup: &G::Setup, players: &[Player], seed: u64) -> Result<Self, MatchError> {
        let start = G::start(&G::bounded(setup))?;
        let seats = start.seats();
        if !(2..=seats).contains(&players.len()) {
            return Err(MatchError::Players { seats, players: players.len() });
        }
        let mut different: Vec<Player> = Vec::new();
        let mut index = |player: &Player| {
            different.iter().position(|other| other == player).unwrap_or_else(|| {
                different.push(*player);
                different.len() - 1
            })
        };
        let chairs = players.iter().cycle().take(seats).map(&mut index).collect();
        Ok(Self { start, players: different, chairs, seed })
    }

    /// Returns the different players.
    #[must_use]
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// Plays the deals of a range, `threads` at a time (feature `parallel`). Calls `progress` with
    /// the standings after each deal, in order, and stops if it returns `false`. The standings are
    /// the same on any number of threads, except for the times. `watch` is called at least once in
    /// each decision, and may also stop the match. Unfinished deals then don't count.
    ///
    /// # Errors
    /// Returns [`BotError`] if a player can't choose.
    pub fn play(
        &self,
        deals: Range<u64>,
        threads: usize,
        watch: Watch<'_>,
        mut progress: impl FnMut(&Standings) -> bool,
    ) -> Result<Standings, BotError> {
        let mut standings = Standings::new(&self.players);
        let mut first = deals.start;
        while first < deals.end {
            let next = first.saturating_add(threads.max(1) as u64).min(deals.end);
            let deal = |number: usize| self.deal(first + number as u64, watch);
            for deal in threads::each((next - first) as usize, &deal) {
                match deal {
                    Err(BotError::Stopped) => return Ok(standings),
                    deal => standings.add(deal?),
                }
                if !progress(&standings) {
                    return Ok(standings);
                }
            }
            first = next;
        }
        Ok(standings)
    }

    /// Plays the deal with the given number, once for each rotation of the players.
    fn deal(&self, deal: u64, watch: Watch<'_>) -> Result<Deal, BotError> {
        let rounds = (0..self.chairs.len()).map(|turn| self.round(deal, turn, watch));
        Ok(Deal::of(self.players.len(), &rounds.collect::<Result<Vec<_>, _>>()?))
    }

    /// Returns the opponent on a chair. Its seed does not depend on the seat.
    fn opponent(&self, deal: u64, chair: usize) -> Opponent {
        let player = self.players[self.chairs[chair]];
        Opponent::seated(player, self.seed ^ deal, Seat::from_low_bits(chair as u32))
    }

    fn round(&self, deal: u64, turn: usize, watch: Watch<'_>) -> Result<Round, BotError> {
        let seats = self.chairs.len();
        let chair = |seat: usize| (seat + turn) % seats;
        let seated: Vec<usize> = (0..seats).map(|seat| self.chairs[chair(seat)]).collect();
        let timed = |seat| {
            let opponent = Watched { opponent: self.opponent(deal, chair(seat)), watch };
            Timed { opponent, times: Vec::new() }
        };
        let mut bots: Vec<Timed<'_>> = (0..seats).map(timed).collect();
        let mut dealer = Dealer::for_game(self.seed, deal);
        let record = play(self.start.clone(), &mut bots, &mut dealer, DECISION_LIMIT)?;
        let times = bots
            .iter()
            .zip(&seated)
            .flat_map(|(bot, &player)| bot.times.iter().map(move |&time| (player, time)));
        let results = record.outcome().map(|outcome| Prospect::of_outcome(&outcome));
        Ok(Round { results, sign: G::INFO.score_sign(), times: times.collect(), seated })
    }
}

/// An opponent with timed decisions.
struct Timed<'a> {
    opponent: Watched<'a>,
    times: Vec<Duration>,
}

impl<G: Judgement> Bot<G> for Timed<'_> {
    fn choose(
        &mut self,
        seen: &InformationState<G>,
        legal: &G::Actions,
    ) -> Result<G::Action, BotError> {
        let start = Instant::now();
        let choice = self.opponent.choose(seen, legal);
        if legal.len() > 1 {
            self.times.push(start.elapsed());
        }
        choice
    }
}
