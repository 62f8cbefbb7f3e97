//! A game's knowledge about good play.

use serde::Serialize;

use crate::base::seat::{BySeat, Seat};
use crate::game::dealer::Dealer;
use crate::game::{FullGame, Outcome};
use crate::text::message::Message;

/// A game's knowledge about good play: everything that the players of this module know in addition
/// to the rules. It is one file in the game's folder.
///
/// Every item has a default: [`Game::standing`](crate::Game::standing) judges positions, and
/// rollouts are random until the end.
pub trait Judgement: FullGame {
    /// The number of decisions, including those of chance, after which a rollout stops and the
    /// position is judged, as soon as it [is settled](Self::is_settled). Games that end sooner are
    /// played to the end.
    const HORIZON: u32 = 10_000;
    /// The number of rollouts from each leaf of a search. An iteration should spend three quarters
    /// of its time on them. 0 counts as 1.
    const ROLLOUTS: u32 = 2;
    /// The iterations of a `medium` player's search, with a median time below 20 ms a decision on
    /// one core.
    const MEDIUM: u32 = 500;
    /// The iterations of a `hard` player's search, with a median time below 1 s a decision on one
    /// core.
    const HARD: u32 = 10_000;

    /// The maps from mean shares of the win to expected shares, for the strengths `easy`, `medium`
    /// and `hard`. `cargo run --release -p mauerwerk --example calibration` fits and checks them.
    const CALIBRATIONS: [Calibration; 3] = [Calibration::NONE; 3];

    /// Estimates the prospects of each seat. The shares of the win add up to 1. The position is one
    /// that a seat could be in, so the estimate may use all of it.
    fn judge(&self) -> BySeat<Prospect> {
        let points = self.standing().map(f64::from);
        let win = shares(&points.map(|points| Self::INFO.score_sign() * points), 1.0);
        BySeat::from_fn(points.len(), |seat| Prospect { win: win[seat], points: points[seat] })
    }

    /// Returns whether the position can be judged well. After the horizon a rollout continues to
    /// such a position, because the result of a turn is easier to judge than its middle.
    fn is_settled(&self) -> bool {
        true
    }

    /// Picks a decision for a seat in a rollout, quickly, and somewhat better than at random.
    /// Returns `None` if the game does not wait for the seat.
    fn pick(&self, seat: Seat, dealer: &mut Dealer) -> Option<Self::Action> {
        dealer.choose(&self.actions(seat))
    }

    /// Lists the dominated legal actions of a seat. For each, another legal action is at least as
    /// good in every world that the seat could be in, and better in one. This must hold against any
    /// play of the others. Only `random` chooses dominated actions. `worlds` draws worlds that the
    /// seat could be in.
    fn dominated(_worlds: &mut dyn Iterator<Item = Self>, _seat: Seat) -> Vec<Self::Action> {
        Vec::new()
    }

    /// Returns whether a person would call two legal actions the same, such as two ways to one
    /// place.
    fn are_twins(&self, _one: Self::Action, _other: Self::Action) -> bool {
        false
    }

    /// Returns the best reason for or against a legal action of a seat in a few words, which
    /// distinguishes it from other actions. Returns `None` if there is no reason. The position is
    /// one that the seat could be in, and the reason must be the same in all of these.
    fn reason(&self, _seat: Seat, _action: Self::Action) -> Option<Message> {
        None
    }
}

/// Returns shares of a win by each seat's distance to the leader. A lead of `scale` makes a share
/// eight times as large as a rival's. Only uses operations that are exact on every machine.
pub(crate) fn shares(standing: &BySeat<f64>, scale: f64) -> BySeat<f64> {
    let best = standing.as_slice().iter().copied().fold(f64::MIN, f64::max);
    let weights = standing.map(|own| {
        let behind = 1.0 + (best - own) / scale;
        1.0 / (behind * behind * behind)
    });
    let all: f64 = weights.as_slice().iter().sum();
    weights.map(|weight| weight / all)
}

/// A seat's prospects in a position: estimates, or the result once the game is over.
#[derive(Copy, Clone, Default, PartialEq, Debug)]
pub struct Prospect {
    /// The seat's share of the win, from 0 to 1.
    pub win: f64,
    /// The seat's final score, in points of the game.
    pub points: f64,
}

impl Prospect {
    /// Returns the prospects of all seats when the game is over.
    pub(super) fn of_outcome<E>(outcome: &Outcome<E>) -> BySeat<Self> {
        let shares = outcome.shares();
        BySeat::from_fn(shares.len(), |seat| Self {
            win: shares[seat],
            points: f64::from(outcome.scores[seat]),
        })
    }

    /// Returns the prospects of all seats when one of them loses by a fault. The others share the
    /// win, and the scores are the current ones.
    pub(super) fn of_forfeit(state: &impl FullGame, loser: Seat) -> BySeat<Self> {
        let scores = state.standing();
        let share = 1.0 / f64::from((scores.len().max(2) - 1) as u32);
        BySeat::from_fn(scores.len(), |seat| Self {
            win: if seat == loser { 0.0 } else { share },
            points: f64::from(scores[seat]),
        })
    }
}

/// The weight of better scores than others', relative to the win. A seat that can't win any more
/// still plays for second best.
const SECOND_BEST: f64 = 0.2;

/// Returns the worth of each prospect to its seat, from 0 to 1.
pub(super) fn rewards<G: FullGame>(prospects: &BySeat<Prospect>) -> BySeat<f64> {
    BySeat::from_fn(prospects.len(), |seat| reward::<G>(prospects, seat))
}

/// Returns the worth of a seat's prospect relative to those of the others, from 0 to 1.
pub(super) fn reward<G: FullGame>(prospects: &BySeat<Prospect>, seat: Seat) -> f64 {
    let sign = G::INFO.score_sign();
    let rivals = f64::from((prospects.len().max(2) - 1) as u32);
    let own = prospects[seat];
    let rest = prospects.iter().filter(|&(other, _)| other != seat);
    let beaten: f64 = rest.map(|(_, other)| beats(sign, own.points, other.points)).sum();
    own.win * (1.0 - SECOND_BEST) + beaten / rivals * SECOND_BEST
}

/// The weight of the size of a lead, relative to having a lead.
const MARGIN: f64 = 0.25;

/// Returns how clearly a score beats another one, from 0 to 1: ½ for a tie.
fn beats(sign: f64, own: f64, other: f64) -> f64 {
    let lead = sign * (own - other);
    let margin = lead / (own.abs() + other.abs() + 1.0);
    let step = f64::from(i8::from(lead > 0.0) - i8::from(lead < 0.0));
    0.5 + 0.5 * (step * (1.0 - MARGIN) + margin * MARGIN)
}

/// The strength of a player.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    /// One step of foresight for two of three choices, and any action that is not dominated for the
    /// third.
    Easy,
    /// A search that is too short to notice.
    Medium,
    /// A search of up to a second.
    Hard,
}

/// The map from a player's mean share of the win to the expected share. It keeps the order. It
/// raises the odds of the mean, relative to those of an average seat, to a power, and multiplies
/// them by a factor.
///
/// # Examples
/// ```
/// use mauerwerk::bot::Calibration;
///
/// let half = Calibration { eighths: 4, factor: 1.0 };
/// assert_eq!(half.of(0.5, 2), 0.5);
/// assert_eq!(half.of(0.8, 2), 2.0 / 3.0); // odds of 2 instead of 4
/// assert_eq!(half.of(1.0, 2), 1.0);
/// ```
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Calibration {
    /// The power, in eighths, above 0.
    pub eighths: u8,
    /// The factor of the odds, above 0.
    pub factor: f64,
}

impl Calibration {
    /// The identity map.
    pub const NONE: Self = Self { eighths: 8, factor: 1.0 };

    /// Returns the expected share of the win.
    #[must_use]
    pub fn of(self, mean: f64, seats: usize) -> f64 {
        if mean <= 0.0 || mean >= 1.0 || self == Self::NONE {
            return mean;
        }
        let level = level_odds(seats);
        // Square roots and products are the same on every machine, but other powers are not.
        let eighth = (mean / (1.0 - mean) / level).sqrt().sqrt().sqrt();
        let power = (0..self.eighths).fold(1.0, |power, _| power * eighth);
        let odds = self.factor * level * power;
        odds / (1.0 + odds)
    }

    /// Returns the slope of the map at the given mean.
    pub(super) fn slope_at(self, mean: f64, seats: usize) -> f64 {
        let spread = mean * (1.0 - mean);
        let expected = self.of(mean, seats);
        if spread <= 0.0 {
            return 1.0;
        }
        f64::from(self.eighths) / 8.0 * expected * (1.0 - expected) / spread
    }
}

/// Returns the odds of an average seat.
fn level_odds(seats: usize) -> f64 {
    1.0 / (seats.max(2) - 1) as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn expectations_keep_the_order_and_the_ends() {
        let calibration = Calibration { eighths: 3, factor: 0.9 };
        for seats in 2..=6 {
            let expected = |step: u32| calibration.of(f64::from(step) / 100.0, seats);
            let all: Vec<f64> = (0..=100).map(expected).collect();
            assert!(all.is_sorted_by(|one, next| one < next), "{all:?}");
            assert_eq!((all[0], all[100]), (0.0, 1.0));
            let slope = (calibration.of(0.300_1, seats) - calibration.of(0.3, seats)) / 0.000_1;
            assert!((calibration.slope_at(0.3, seats) - slope).abs() < 1e-3);
        }
    }
}
