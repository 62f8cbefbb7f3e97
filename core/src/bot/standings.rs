//! The result of a match, with its uncertainty.

use std::cmp::Ordering;
use std::time::Duration;

use serde::Serialize;

use super::Player;
use super::contest::Round;
use super::prospect::Prospect;

/// The result of a match so far.
#[derive(Clone, Debug)]
pub struct Standings {
    players: Vec<Sums>,
    /// How often the first of two players did better than the second, a tie as a half.
    ahead: Vec<Vec<f64>>,
    deals: u64,
    /// Of the pair of the first two players: the sums over deals of the share of games in which the
    /// first did better, and of its square.
    duel: [f64; 2],
}

/// What a player has done.
#[derive(Clone, Debug)]
struct Sums {
    player: Player,
    games: u64,
    points: f64,
    /// The sums over deals of the mean share of the win, and of its square.
    win: [f64; 2],
    times: Vec<Duration>,
}

/// What a player has done in a match.
#[derive(Copy, Clone, PartialEq, Debug, Serialize)]
#[non_exhaustive]
pub struct Line {
    /// The player.
    pub player: Player,
    /// The number of games, one for each seat that it had in each.
    pub games: u64,
    /// Its mean share of the win in a seat.
    pub win: f64,
    /// The standard error of `win` over deals; 0 for a single deal. 1.96 of it on both sides are an
    /// interval of 95 %.
    pub error: f64,
    /// Its mean score.
    pub points: f64,
    /// Its strength beside the others, from which of two players did better in each game: 200 more
    /// mean three times in four. The mean of all players is 0.
    pub elo: f64,
    /// The median time of a decision with more than one action, in seconds.
    pub seconds: f64,
}

impl Standings {
    pub(super) fn new(players: &[Player]) -> Self {
        let sums = |&player: &Player| Sums {
            player,
            games: 0,
            points: 0.0,
            win: [0.0; 2],
            times: Vec::new(),
        };
        let ahead = vec![vec![0.0; players.len()]; players.len()];
        Self { players: players.iter().map(sums).collect(), ahead, deals: 0, duel: [0.0; 2] }
    }

    /// Adds the games of a deal.
    pub(super) fn add(&mut self, rounds: &[Round]) {
        let mut win = vec![0.0; self.players.len()];
        let mut games = vec![0_u64; self.players.len()];
        let before = self.ahead.clone();
        for round in rounds {
            self.add_times(round);
            self.add_pairs(round);
            for (seat, &player) in round.seated.iter().enumerate() {
                let result = round.result(seat).unwrap_or_default();
                games[player] += 1;
                win[player] += result.win;
                self.players[player].points += result.points;
            }
        }
        for (sums, (win, games)) in self.players.iter_mut().zip(win.into_iter().zip(games)) {
            sums.games += games;
            add_square(&mut sums.win, win / games.max(1) as f64);
        }
        self.add_duel(&before);
        self.deals += 1;
    }

    fn add_times(&mut self, round: &Round) {
        for &(player, time) in &round.times {
            self.players[player].times.push(time);
        }
    }

    /// Adds which of each two players did better: the winner, or else whoever has the better score.
    fn add_pairs(&mut self, round: &Round) {
        for (one, &first) in round.seated.iter().enumerate() {
            for (other, &second) in round.seated.iter().enumerate() {
                if first != second {
                    self.ahead[first][second] += round.lead(one, other);
                }
            }
        }
    }

    fn add_duel(&mut self, before: &[Vec<f64>]) {
        if self.players.len() < 2 {
            return;
        }
        let won = self.ahead[0][1] - before[0][1];
        let lost = self.ahead[1][0] - before[1][0];
        if won + lost > 0.0 {
            add_square(&mut self.duel, won / (won + lost));
        }
    }

    /// Returns the number of deals played.
    #[must_use]
    pub fn deals(&self) -> u64 {
        self.deals
    }

    /// Returns what each player has done, in the order in which they were given.
    #[must_use]
    pub fn lines(&self) -> Vec<Line> {
        let elo = self.elo();
        let line = |(sums, elo): (&Sums, f64)| {
            let (win, variance) = mean_and_variance(sums.win, self.deals);
            let games = sums.games.max(1) as f64;
            Line {
                player: sums.player,
                games: sums.games,
                win,
                error: (variance / self.deals.max(1) as f64).sqrt(),
                points: sums.points / games,
                elo,
                seconds: median(&sums.times).as_secs_f64(),
            }
        };
        self.players.iter().zip(elo).map(line).collect()
    }

    /// Returns the logarithm of how much likelier the games between the first two players are if the
    /// first is stronger by `elo1` than if it is by `elo0`: from +2.94 on the former holds, from
    /// −2.94 on the latter, each with at most 5 % of error (a sequential probability ratio test on
    /// deals; 0 before there are two).
    #[must_use]
    pub fn log_likelihood_ratio(&self, elo0: f64, elo1: f64) -> f64 {
        let (mean, variance) = mean_and_variance(self.duel, self.deals);
        if self.deals < 2 {
            return 0.0;
        }
        // A run of equal deals proves less than it seems: no variance below that of one game in ten.
        let variance = variance.max(0.01);
        let share = |elo: f64| 1.0 / (1.0 + 10_f64.powf(-elo / 400.0));
        let (s0, s1) = (share(elo0), share(elo1));
        self.deals as f64 * (s1 - s0) * (2.0 * mean - s0 - s1) / (2.0 * variance)
    }

    /// Returns strengths that explain which of two players did better how often, as Bradley and Terry
    /// model it, found by repeated rescaling. One tie between each two players is added, without
    /// which a player that always wins would have no finite strength.
    fn elo(&self) -> Vec<f64> {
        /// The number of rescalings: far more than are needed for a tenth of a point.
        const STEPS: usize = 500;
        let count = self.players.len();
        if count < 2 {
            return vec![0.0; count];
        }
        let pair = |one: usize, other: usize| self.ahead[one][other] + 0.5;
        let others = |one: usize| (0..count).filter(move |&other| other != one);
        let mut strengths = vec![1.0; count];
        for _ in 0..STEPS {
            let next = (0..count).map(|one| {
                let wins: f64 = others(one).map(|other| pair(one, other)).sum();
                let games = |other| pair(one, other) + pair(other, one);
                let met =
                    others(one).map(|other| games(other) / (strengths[one] + strengths[other]));
                wins / met.sum::<f64>()
            });
            strengths = next.collect();
        }
        let elo: Vec<f64> =
            strengths.iter().map(|strength| 400.0 * f64::log10(*strength)).collect();
        let mean = elo.iter().sum::<f64>() / count.max(1) as f64;
        elo.into_iter().map(|elo| elo - mean).collect()
    }
}

impl Round {
    /// Returns what became of a seat; `None` if the game was given up.
    fn result(&self, seat: usize) -> Option<Prospect> {
        self.results.as_ref().map(|results| results.as_slice()[seat])
    }

    /// Returns whether a seat did better than another: 1 or 0, ½ for a tie, and nothing in a game
    /// that was given up. Winners did better than all others, and those by their scores.
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

/// Returns the mean and the variance of single values from their sum and that of their squares.
fn mean_and_variance([sum, squares]: [f64; 2], count: u64) -> (f64, f64) {
    let count = count as f64;
    let mean = sum / count.max(1.0);
    let variance = if count < 2.0 { 0.0 } else { (squares - sum * mean) / (count - 1.0) };
    (mean, variance.max(0.0))
}

fn median(times: &[Duration]) -> Duration {
    let mut times = times.to_vec();
    times.sort_unstable();
    times.get(times.len() / 2).copied().unwrap_or_default()
}
