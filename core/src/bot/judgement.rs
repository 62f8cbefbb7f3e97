//! What a game knows about good play.

use super::prospect::Prospect;
use super::Calibration;
use crate::dealer::Dealer;
use crate::game::Game;
use crate::seat::{BySeat, Seat};

/// What a game knows about good play: all that the players of this module are told of it beyond its
/// rules. It stands in one file of the game's folder.
///
/// Nothing has to be written: as provided, positions are judged by [`Game::standing`], and rollouts
/// are played at random to the end.
pub trait Judgement: Game {
    /// The number of decisions, those of chance included, after which a rollout is cut and the
    /// position judged, as soon as it [is settled](Self::is_settled). Games that are over sooner are
    /// played to their end.
    const HORIZON: u32 = 10_000;
    /// The rollouts from each leaf of a search: as many as it takes for an iteration to spend three
    /// quarters of its time on them. 0 counts as 1.
    const ROLLOUTS: u32 = 2;
    /// The iterations of a `medium` player's search: a median under 20 ms a decision on one core.
    const MEDIUM: u32 = 500;
    /// The iterations of a `hard` player's search: a median under 1 s a decision on one core.
    const HARD: u32 = 10_000;

    /// How mean shares of the win become expectations, for players as strong as `easy`, `medium` and
    /// `hard`. `cargo run --release -p mauerwerk --example calibration` fits and checks them.
    const CALIBRATIONS: [Calibration; 3] = [Calibration::NONE; 3];

    /// How the player `perfect` solves the game. A game that is
    /// [`Solvable`](crate::solve::Solvable) sets this to [`solve`](super::solve), which solves larger
    /// games where both seats know every position.
    #[cfg(feature = "solve")]
    const SOLVER: super::Solver<Self> = super::solve_tree;

    /// Estimates what each seat may hope for. The shares of the win add up to 1. It is asked of
    /// positions that a seat could be in, so that it may look at all of them.
    fn judge(&self) -> BySeat<Prospect> {
        let points = self.standing().map(f64::from);
        let win = shares(&points.map(|points| Self::INFO.score_sign() * points), 1.0);
        BySeat::from_fn(points.len(), |seat| Prospect { win: win[seat], points: points[seat] })
    }

    /// Returns whether the position can be judged well as it stands. Beyond the horizon a rollout goes
    /// on until it comes to such a position: a turn is better judged by what came of it.
    fn is_settled(&self) -> bool {
        true
    }

    /// Picks a decision for a seat in a rollout: quickly, and somewhat better than at random.
    /// Returns `None` if the game does not wait for the seat.
    fn pick(&self, seat: Seat, dealer: &mut Dealer) -> Option<Self::Action> {
        dealer.choose(&self.actions(seat))
    }

    /// Lists legal actions of a seat that are dominated: another legal action is at least as good in
    /// every world that the seat could be in, whatever the others do, and better in one of them.
    /// Only `random` chooses these. `worlds` draws worlds that the seat could be in.
    fn dominated(_worlds: &mut dyn Iterator<Item = Self>, _seat: Seat) -> Vec<Self::Action> {
        Vec::new()
    }

    /// Returns whether a person would call two legal actions the same, such as two ways to one place.
    fn are_twins(&self, _one: Self::Action, _other: Self::Action) -> bool {
        false
    }

    /// Returns the best reason for or against a legal action of a seat in a few words: what tells it
    /// from the other actions. Returns `None` if there is nothing to say about it. It is asked of
    /// positions that the seat could be in, and says the same in all of them.
    fn reason(&self, _seat: Seat, _action: Self::Action) -> Option<String> {
        None
    }
}

/// Returns shares of a win by how far each seat is behind the leader. A lead of `scale` makes a share
/// eight times a rival's. Only operations that are exact everywhere are used.
pub(crate) fn shares(standing: &BySeat<f64>, scale: f64) -> BySeat<f64> {
    let best = standing.as_slice().iter().copied().fold(f64::MIN, f64::max);
    let weights = standing.map(|own| {
        let behind = 1.0 + (best - own) / scale;
        1.0 / (behind * behind * behind)
    });
    let all: f64 = weights.as_slice().iter().sum();
    weights.map(|weight| weight / all)
}
