//! The moment at which seats decide, and what a seat knew then.

use crate::actor::Actor;
use crate::game::{Game, InformationState, Turn};
use crate::record::Record;
use crate::seat::{Seat, Seats};

/// Returns what a seat that is to move knew before any of those had committed who decide with it:
/// what a player is to be given at a table where people commit in any order.
///
/// # Examples
/// ```
/// use mauerwerk::die_mauer::State;
/// use mauerwerk::{InformationState, Record, Seat, bot};
///
/// let mut record = Record::<State>::new(&"players:3".parse()?)?;
/// record.play(1, "T")?;
/// let seen = bot::seen_by(&record, Seat::FIRST);
/// assert_eq!(seen, InformationState::new(record.start(), Seat::FIRST.into()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn seen_by<G: Game>(record: &Record<G>, seat: Seat) -> InformationState<G> {
    let mut before = record.clone();
    before.undo_to(begun(record));
    before.seen_by(seat.into())
}

/// Returns the number of decisions before the moment at which the game waits for seats.
fn begun<G: Game>(record: &Record<G>) -> usize {
    let mut waiting = waited_for(record.state());
    let decisions = record.decisions();
    for (number, decision) in decisions.iter().enumerate().rev() {
        let before = record.state_at(number).map_or(Seats::EMPTY, |state| waited_for(&state));
        match decision.actor {
            Actor::Seat(seat)
                if !waiting.is_empty()
                    && !waiting.contains(seat)
                    && before == waiting.with(seat) =>
            {
                waiting = before;
            }
            _ => return number + 1,
        }
    }
    0
}

fn waited_for<G: Game>(state: &G) -> Seats {
    match state.turn() {
        Turn::Decide(seats) => seats,
        _ => Seats::EMPTY,
    }
}
