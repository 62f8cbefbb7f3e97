//! What a seat may hope for.

use crate::game::{Game, Outcome};
use crate::seat::{BySeat, Seat};

/// What a seat may hope for in a position: estimates, or the facts once the game is over.
#[derive(Copy, Clone, Default, PartialEq, Debug)]
pub struct Prospect {
    /// The seat's share of the win, from 0 to 1.
    pub win: f64,
    /// The seat's final score, in the game's own points.
    pub points: f64,
}

impl Prospect {
    /// Returns the prospects of all seats when the game is over.
    pub(super) fn of_outcome<E>(outcome: &Outcome<E>) -> BySeat<Self> {
        let share = 1.0 / f64::from(outcome.winners.len().max(1) as u32);
        BySeat::from_fn(outcome.scores.len(), |seat| Self {
            win: if outcome.winners.contains(seat) { share } else { 0.0 },
            points: f64::from(outcome.scores[seat]),
        })
    }
}

/// The weight of better scores than others' beside that of the win: a seat that can't win any more
/// still plays for second best.
const SECOND_BEST: f64 = 0.2;

/// Returns what each prospect is worth to its seat, from 0 to 1.
pub(super) fn rewards<G: Game>(prospects: &BySeat<Prospect>) -> BySeat<f64> {
    BySeat::from_fn(prospects.len(), |seat| reward::<G>(prospects, seat))
}

/// Returns what a seat's prospect is worth to it beside those of the others, from 0 to 1.
pub(super) fn reward<G: Game>(prospects: &BySeat<Prospect>, seat: Seat) -> f64 {
    let sign = G::INFO.score_sign();
    let rivals = f64::from((prospects.len().max(2) - 1) as u32);
    let own = prospects[seat];
    let rest = prospects.iter().filter(|&(other, _)| other != seat);
    let beaten: f64 = rest.map(|(_, other)| beats(sign, own.points, other.points)).sum();
    own.win * (1.0 - SECOND_BEST) + beaten / rivals * SECOND_BEST
}

/// The weight of how far a seat leads beside that it leads at all.
const MARGIN: f64 = 0.25;

/// Returns how far a score beats another one, from 0 to 1: ½ for a tie.
fn beats(sign: f64, own: f64, other: f64) -> f64 {
    let lead = sign * (own - other);
    let margin = lead / (own.abs() + other.abs() + 1.0);
    let step = f64::from(i8::from(lead > 0.0) - i8::from(lead < 0.0));
    0.5 + 0.5 * (step * (1.0 - MARGIN) + margin * MARGIN)
}
