//! Matches of players, and their result with its uncertainty.

use std::cmp::Ordering;
use std::ops::Range;
use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::judgement::Prospect;
use super::series::play_on;
use super::strengths::Strengths;
use super::{Bot, BotError, DECISION_LIMIT, Entrant, Judgement, Player, Watch, threads};
use crate::base::rule::Faults;
use crate::base::seat::{BySeat, Seat};
use crate::game::dealer::Dealer;
use crate::game::{ActionSet, FullGame, InformationState};
use crate::text::message::Message;
use crate::text::serde_text::Written;

/// The result of a match so far.
///
/// The JSON contains the players and every deal. Reading checks it, so standings from a file or
/// another machine can be [joined](Standings::join).
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(try_from = "Parts", into = "Parts")]
pub struct Standings {
    /// The names of the players.
    players: Vec<String>,
    deals: Vec<Deal>,
    /// The sums over all deals, updated with each deal.
    sums: Vec<Sums>,
    /// How often the first of two players did better than the second. A tie counts as a half.
    ahead: Vec<Vec<f64>>,
    /// For the first two players: the sums over deals of the share of games in which the first did
    /// better, and of its square.
    duel: [f64; 2],
}

/// The written form of standings.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Parts {
    players: Vec<String>,
    deals: Vec<Deal>,
}

/// The results of one deal, for each player.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Deal {
    games: Vec<u32>,
    /// The share of the win, summed over the player's games.
    win: Vec<f64>,
    points: Vec<f64>,
    /// How often the first of two players did better than the second. A tie counts as a half.
    ahead: Vec<Vec<f64>>,
    /// The times of each player's decisions, in seconds.
    seconds: Vec<Vec<f64>>,
}

/// The sums of a player.
#[derive(Clone, Default, Debug)]
struct Sums {
    games: u64,
    points: f64,
    /// The sums over deals of the mean share of the win, and of its square.
    win: [f64; 2],
}

/// The reason why standings can't be joined.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Error)]
#[non_exhaustive]
pub enum StandingsError {
    /// A deal does not fit the players.
    #[error("deal {0} of the standings is none of their players'")]
    Deal(usize),
    /// The players differ.
    #[error("standings of other players can't be joined")]
    Players,
}

/// A player's results in a match.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[non_exhaustive]
pub struct Line {
    /// The name of the player.
    pub player: String,
    /// The number of games. A game counts once for each seat of the player.
    pub games: u64,
    /// Its mean share of the win in a seat.
    pub win: f64,
    /// The standard error of `win` over deals, or 0 for a single deal. 1.96 of it on both sides are
    /// an interval of 95 %.
    pub error: f64,
    /// Its mean score.
    pub points: f64,
    /// Its strength relative to the others. It is estimated from which of two players did better in
    /// each game. A difference of 200 means winning three of four games. The mean of all players is
    /// 0.
    pub elo: f64,
    /// The standard error of `elo`. 1.96 of it on both sides are an interval of 95 %. It is the
    /// larger of two estimates. The observed information treats all games as independent, and the
    /// sandwich estimator only deals.
    pub elo_error: f64,
    /// The median time of a decision with more than one action, in seconds.
    pub seconds: f64,
}

impl Deal {
    /// Counts the games of a deal between the given number of players.
    pub(super) fn of(players: usize, rounds: &[Round]) -> Self {
        let mut deal = Self {
            games: vec![0; players],
            win: vec![0.0; players],
            points: vec![0.0; players],
            ahead: vec![vec![0.0; players]; players],
            seconds: vec![Vec::new(); players],
        };
        rounds.iter().for_each(|round| deal.add(round));
        deal
    }

    fn add(&mut self, round: &Round) {
        for &(player, time) in &round.times {
            self.seconds[player].push(time.as_secs_f64());
        }
        for (seat, &player) in round.seated.iter().enumerate() {
            let result = round.result(seat).unwrap_or_default();
            self.games[player] += 1;
            self.win[player] += result.win;
            self.points[player] += result.points;
        }
        self.add_pairs(round);
    }

    /// Adds for each pair which player did better: the winner, or else the player with the better
    /// score.
    fn add_pairs(&mut self, round: &Round) {
        for (one, &first) in round.seated.iter().enumerate() {
            for (other, &second) in round.seated.iter().enumerate() {
                if first != second {
                    self.ahead[first][second] += round.lead(one, other);
                }
            }
        }
    }

    /// Returns whether the deal can be of the given number of players.
    fn is_of(&self, players: usize) -> bool {
        let lengths = [self.games.len(), self.win.len(), self.points.len(), self.seconds.len()];
        let pairs =
            self.ahead.len() == players && self.ahead.iter().all(|row| row.len() == players);
        let numbers = [&self.win, &self.points].into_iter().chain(&self.ahead).chain(&self.seconds);
        pairs && lengths == [players; 4] && numbers.flatten().all(|number| number.is_finite())
    }

    /// Returns the share of the games between the first two players in which the first did better.
    fn duel(&self) -> Option<f64> {
        let (won, lost) = (self.ahead.first()?.get(1)?, self.ahead.get(1)?.first()?);
        (won + lost > 0.0).then(|| won / (won + lost))
    }
}

impl TryFrom<Parts> for Standings {
    type Error = StandingsError;

    fn try_from(Parts { players, deals }: Parts) -> Result<Self, StandingsError> {
        let mut standings = Self::new(&players);
        for (number, deal) in deals.into_iter().enumerate() {
            if !deal.is_of(players.len()) {
                return Err(StandingsError::Deal(number));
            }
            standings.add(deal);
        }
        Ok(standings)
    }
}

impl From<Standings> for Parts {
    fn from(Standings { players, deals, .. }: Standings) -> Self {
        Self { players, deals }
    }
}

impl PartialEq for Standings {
    fn eq(&self, other: &Self) -> bool {
        (&self.players, &self.deals) == (&other.players, &other.deals)
    }
}

impl Standings {
    /// Reads standings from the JSON that their `Serialize` writes.
    ///
    /// # Errors
    /// Returns all faults of the text.
    pub fn from_json(text: &str) -> Result<Self, Faults> {
        Written::json(text)?.read()
    }

    pub(super) fn new(players: &[String]) -> Self {
        let count = players.len();
        Self {
            players: players.to_vec(),
            deals: Vec::new(),
            sums: vec![Sums::default(); count],
            ahead: vec![vec![0.0; count]; count],
            duel: [0.0; 2],
        }
    }

    /// Adds a deal between these players.
    pub(super) fn add(&mut self, deal: Deal) {
        for (player, sums) in self.sums.iter_mut().enumerate() {
            sums.games += u64::from(deal.games[player]);
            sums.points += deal.points[player];
            add_square(&mut sums.win, deal.win[player] / f64::from(deal.games[player].max(1)));
        }
        let pairs = self.ahead.iter_mut().flatten().zip(deal.ahead.iter().flatten());
        pairs.for_each(|(sum, ahead)| *sum += ahead);
        deal.duel().into_iter().for_each(|share| add_square(&mut self.duel, share));
        self.deals.push(deal);
    }

    /// Adds the deals of other standings between the same players after its own. If the parts of a
    /// match are joined in order, the result is the whole match, except for the times.
    ///
    /// # Errors
    /// Returns [`StandingsError::Players`] if the players differ. Nothing is added then.
    pub fn join(&mut self, later: Self) -> Result<(), StandingsError> {
        if later.players != self.players {
            return Err(StandingsError::Players);
        }
        later.deals.into_iter().for_each(|deal| self.add(deal));
        Ok(())
    }

    /// Returns the names of the different players, in the given order.
    #[must_use]
    pub fn players(&self) -> &[String] {
        &self.players
    }

    /// Returns the number of deals played.
    #[must_use]
    pub fn deals(&self) -> u64 {
        self.deals.len() as u64
    }

    /// Returns each player's results, in the given order.
    #[must_use]
    pub fn lines(&self) -> Vec<Line> {
        let deals = self.deals();
        let line = |(player, (elo, elo_error)): (usize, (f64, f64))| {
            let sums = &self.sums[player];
            let (win, variance) = mean_and_variance(sums.win, deals);
            Line {
                player: self.players[player].clone(),
                games: sums.games,
                win,
                error: (variance / deals.max(1) as f64).sqrt(),
                points: sums.points / sums.games.max(1) as f64,
                elo,
                elo_error,
                seconds: self.median_of_seconds(player),
            }
        };
        self.elo().into_iter().enumerate().map(line).collect()
    }

    /// Returns the median time of a player's decisions.
    fn median_of_seconds(&self, player: usize) -> f64 {
        let mut seconds: Vec<f64> =
            self.deals.iter().flat_map(|deal| &deal.seconds[player]).copied().collect();
        seconds.sort_unstable_by(f64::total_cmp);
        seconds[..].get(seconds.len() / 2).copied().unwrap_or_default()
    }

    /// Returns the log-likelihood ratio of two strengths for the games between the first two
    /// players. Positive values mean that `elo1` explains the first player's lead better than
    /// `elo0`. It is a sequential probability ratio test on deals. From +2.94 on, accept `elo1`,
    /// and from −2.94 down, accept `elo0`, each with an error of at most 5 %. Returns 0 before
    /// there are two deals.
    #[must_use]
    pub fn log_likelihood_ratio(&self, elo0: f64, elo1: f64) -> f64 {
        let deals = self.deals();
        let (mean, variance) = mean_and_variance(self.duel, deals);
        if deals < 2 {
            return 0.0;
        }
        // A run of equal deals proves little, so the variance is at least that of one different
        // game in ten.
        let variance = variance.max(0.01);
        let share = |elo: f64| 1.0 / (1.0 + 10_f64.powf(-elo / 400.0));
        let (s0, s1) = (share(elo0), share(elo1));
        deals as f64 * (s1 - s0) * (2.0 * mean - s0 - s1) / (2.0 * variance)
    }

    /// Returns the strengths of the Bradley–Terry model with their standard errors, in Elo points.
    fn elo(&self) -> Vec<(f64, f64)> {
        let deals = self.deals.iter().map(|deal| &deal.ahead);
        let elo = Strengths::fit(&self.ahead);
        elo.elo().into_iter().zip(elo.errors(deals)).collect()
    }
}

impl Round {
    /// Returns the result of a seat, or `None` if the game was stopped at the limit.
    fn result(&self, seat: usize) -> Option<Prospect> {
        self.results.as_ref().map(|results| results.as_slice()[seat])
    }

    /// Returns whether a seat did better than another: 1 or 0, ½ for a tie, and 0 in a game that
    /// was stopped. Winners are better than all others, and the scores decide between the others.
    fn lead(&self, one: usize, other: usize) -> f64 {
        let (Some(one), Some(other)) = (self.result(one), self.result(other)) else { return 0.0 };
        let key = |result: Prospect| (result.win, self.sign * result.points);
        match key(one).partial_cmp(&key(other)) {
            Some(Ordering::Greater) => 1.0,
            Some(Ordering::Less) => 0.0,
            _ => 0.5,
        }
    }
}

fn add_square(sums: &mut [f64; 2], value: f64) {
    sums[0] += value;
    sums[1] += value * value;
}

/// Returns the mean and the variance of single values from their sum and the sum of their squares.
fn mean_and_variance([sum, squares]: [f64; 2], count: u64) -> (f64, f64) {
    let count = count as f64;
    let mean = sum / count.max(1.0);
    let variance = if count < 2.0 { 0.0 } else { (squares - sum * mean) / (count - 1.0) };
    (mean, variance.max(0.0))
}

/// A match between players on the same deals. Every deal is played once for each seat, and the
/// players move one seat further each time, so that every player plays every seat. A game that
/// stops after [`DECISION_LIMIT`] decisions has no winner. If a player loses a game by a fault, the
/// others share the win.
///
/// # Examples
/// ```
/// use mauerwerk::berlin::{Setup, State};
/// use mauerwerk::bot::{Match, Player, unwatched};
///
/// let players = [Player::Greedy, Player::Random];
/// let berlin = Match::<State>::new(&Setup::default(), &players, 7)?;
/// let standings = berlin.play(0..3, 1, &unwatched, |_| true)?;
/// let [greedy, random] = &standings.lines()[..] else { panic!("two players") };
/// assert!(greedy.win > random.win);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone)]
pub struct Match<'a, G: FullGame> {
    start: G,
    /// The names of the different players.
    names: Vec<String>,
    players: Vec<&'a dyn Entrant<G>>,
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

impl<G: FullGame> std::fmt::Debug for Match<'_, G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Match({}, seed {})", self.names.join(", "), self.seed)
    }
}

impl<'a, G: FullGame> Match<'a, G> {
    /// Prepares a match with the setup that [`Playout::bounded`](crate::Playout::bounded) returns.
    /// If there are fewer players than seats, they fill the chairs in turn: two players of a game
    /// for four sit across from each other.
    ///
    /// # Errors
    /// Returns [`MatchError`] for faults of the setup, or a wrong number of players.
    pub fn new(setup: &G::Setup, players: &'a [Player], seed: u64) -> Result<Self, MatchError>
    where
        G: Judgement,
    {
        let named = |player: &'a Player| (player.to_string(), player as &dyn Entrant<G>);
        Self::between(setup, players.iter().map(named), seed)
    }

    /// Prepares a match like [`new`](Self::new), between players with names. Players with equal
    /// names count as one player.
    ///
    /// # Errors
    /// Returns the errors of [`new`](Self::new).
    pub fn between(
        setup: &G::Setup,
        players: impl IntoIterator<Item = (String, &'a dyn Entrant<G>)>,
        seed: u64,
    ) -> Result<Self, MatchError> {
        let start = G::start(&G::bounded(setup))?;
        let (mut names, mut different) = (Vec::new(), Vec::new());
        let mut index = |(name, player): (String, &'a dyn Entrant<G>)| {
            names.iter().position(|other| *other == name).unwrap_or_else(|| {
                names.push(name);
                different.push(player);
                different.len() - 1
            })
        };
        let chairs: Vec<usize> = players.into_iter().map(&mut index).collect();
        let (seats, players) = (start.seats(), chairs.len());
        if !(2..=seats).contains(&players) {
            return Err(MatchError::Players { seats, players });
        }
        let chairs = chairs.into_iter().cycle().take(seats).collect();
        Ok(Self { start, names, players: different, chairs, seed })
    }

    /// Returns the names of the different players.
    #[must_use]
    pub fn players(&self) -> &[String] {
        &self.names
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
        let mut standings = Standings::new(&self.names);
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

    /// Returns the bot on a chair. Its seed does not depend on the seat.
    fn bot<'b>(&'b self, deal: u64, chair: usize, watch: Watch<'b>) -> Box<dyn Bot<G> + 'b> {
        let player = self.players[self.chairs[chair]];
        player.sit(Seat::from_low_bits(chair as u32), self.seed ^ deal, watch)
    }

    fn round(&self, deal: u64, turn: usize, watch: Watch<'_>) -> Result<Round, BotError> {
        let seats = self.chairs.len();
        let chair = |seat: usize| (seat + turn) % seats;
        let seated: Vec<usize> = (0..seats).map(|seat| self.chairs[chair(seat)]).collect();
        let timed = |seat| Timed { bot: self.bot(deal, chair(seat), watch), times: Vec::new() };
        let mut bots: Vec<Timed<'_, G>> = (0..seats).map(timed).collect();
        let mut dealer = Dealer::for_game(self.seed, deal);
        let (record, fault) = play_on(self.start.clone(), &mut bots, &mut dealer, DECISION_LIMIT)?;
        let times = bots
            .iter()
            .zip(&seated)
            .flat_map(|(bot, &player)| bot.times.iter().map(move |&time| (player, time)));
        let results = match fault {
            Some((loser, _)) => Some(Prospect::of_forfeit(record.state(), loser)),
            None => record.outcome().map(|outcome| Prospect::of_outcome(&outcome)),
        };
        Ok(Round { results, sign: G::INFO.score_sign(), times: times.collect(), seated })
    }
}

/// A bot with timed decisions.
struct Timed<'a, G: FullGame> {
    bot: Box<dyn Bot<G> + 'a>,
    times: Vec<Duration>,
}

impl<G: FullGame> Bot<G> for Timed<'_, G> {
    fn choose(
        &mut self,
        seen: &InformationState<G>,
        legal: &G::Actions,
    ) -> Result<G::Action, BotError> {
        let start = Instant::now();
        let choice = self.bot.choose(seen, legal);
        if legal.len() > 1 {
            self.times.push(start.elapsed());
        }
        choice
    }

    fn end(&mut self, seen: &InformationState<G>) {
        self.bot.end(seen);
    }
}
