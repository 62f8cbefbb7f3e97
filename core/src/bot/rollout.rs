//! Playing on quickly, to see how a position may end.

use super::judgement::Judgement;
use super::prospect::Prospect;
use crate::actor::Actor;
use crate::dealer::Dealer;
use crate::game::Turn;
use crate::seat::{BySeat, Seat};

/// The number of decisions at which a rollout is cut at the latest, settled or not.
const LONGEST: u32 = 10_000;

/// Plays on by [`Judgement::pick`] up to the game's horizon ([`Judgement::HORIZON`]), and returns what
/// the seats may hope for then: the outcome if the game is over, or else its judgement.
///
/// # Examples
/// ```
/// use mauerwerk::bot::roll_out;
/// use mauerwerk::{Dealer, die_mauer};
///
/// let state: die_mauer::State = "players:4 rounds:1".parse()?;
/// let prospects = roll_out(state, &mut Dealer::new(7));
/// assert_eq!(prospects.iter().map(|(_, prospect)| prospect.win).sum::<f64>(), 1.0);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn roll_out<G: Judgement>(state: G, dealer: &mut Dealer) -> BySeat<Prospect> {
    play_on(state, dealer, |_| false)
}

/// Plays on to that seat's next decision.
pub(super) fn play_to_decision_of<G: Judgement>(
    seat: Seat,
    state: G,
    dealer: &mut Dealer,
) -> BySeat<Prospect> {
    play_on(state, dealer, |turn| turn.waits_for(seat.into()))
}

fn play_on<G: Judgement>(
    mut state: G,
    dealer: &mut Dealer,
    enough: impl Fn(&Turn<G::Ending>) -> bool,
) -> BySeat<Prospect> {
    for made in 0..LONGEST {
        let turn = state.turn();
        if let Turn::Over(outcome) = &turn {
            return Prospect::of_outcome(outcome);
        }
        if enough(&turn) || (made >= G::HORIZON && state.is_settled()) {
            break;
        }
        match next(&state, &turn, dealer) {
            Some(after) => state = after,
            None => break,
        }
    }
    prospects(&state)
}

/// Returns what the seats may hope for: the outcome, or the game's judgement.
pub(super) fn prospects<G: Judgement>(state: &G) -> BySeat<Prospect> {
    match state.turn() {
        Turn::Over(outcome) => Prospect::of_outcome(&outcome),
        _ => state.judge(),
    }
}

fn next<G: Judgement>(state: &G, turn: &Turn<G::Ending>, dealer: &mut Dealer) -> Option<G> {
    let (actor, action) = match turn {
        Turn::Decide(seats) => {
            let seat = seats.iter().next()?;
            (Actor::Seat(seat), state.pick(seat, dealer)?)
        }
        Turn::Chance => (Actor::Chance, state.deal(dealer)?),
        Turn::Over(_) => return None,
    };
    state.apply(actor, action).ok()
}
