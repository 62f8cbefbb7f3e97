//! Matches between players, and what they prove.

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

/// A match: every deal is played as often as there are seats, and the players move one seat on each
/// time, so that every player sits everywhere on the same deal. Nobody wins a game that is given up
/// after [`DECISION_LIMIT`] decisions.
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
    /// The index of the player on each chair. Chairs move from seat to seat.
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
    /// There are fewer players than two, or more than seats.
    #[error("a match takes two players or more, and at most one a seat: not {players} of {seats}")]
    Players {
        /// The number of seats at the table.
        seats: usize,
        /// The number of players.
        players: usize,
    },
}

/// One game of a match, as its players took part in it.
pub(super) struct Round {
    /// What became of each seat; `None` if the game was given up.
    pub(super) results: Option<BySeat<Prospect>>,
    /// The sign of points: −1 where low scores win.
    pub(super) sign: f64,
    /// The index of the player in each seat.
    pub(super) seated: Vec<usize>,
    /// How long each decision took.
    pub(super) times: Vec<(usize, Duration)>,
}

impl<G: Judgement> Match<G> {
    /// Prepares a match with the setup that [`Playout::bounded`](crate::Playout::bounded) gives. With fewer players than seats
    /// they take turns in filling the chairs: two players of four seats sit crosswise.
    ///
    /// # Errors
    /// Returns [`MatchError`]: faults of the setup, or a wrong number of players.
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

    /// Plays the deals of a range of numbers, so many at a time (feature `parallel`), and hands the
    /// standings so far to `progress` after each, in order: it may stop the match by returning
    /// `false`. But for the times of decisions, the standings are the same on any number of threads.
    /// `watch` is asked at least once a decision, and may stop the match, too: deals that are being
    /// played then don't count.
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

    /// Plays the deal of a number, once for each seat that a player may have.
    fn deal(&self, deal: u64, watch: Watch<'_>) -> Result<Deal, BotError> {
        let rounds = (0..self.chairs.len()).map(|turn| self.round(deal, turn, watch));
        Ok(Deal::of(self.players.len(), &rounds.collect::<Result<Vec<_>, _>>()?))
    }

    /// Returns the opponent on a chair: it has the same seed in whatever seat the chair stands.
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

/// An opponent whose decisions are timed.
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
