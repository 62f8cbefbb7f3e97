//! The moment at which seats decide, and what a seat knew then.

use mauerwerk::{Actor, Game, InformationState, Record, Seat, Seats, Turn};

/// Returns what a seat that is to move knew before any of those had committed who decide with it:
/// the decision of somebody who thinks is not yet a fact.
pub(crate) fn seen_by<G: Game>(record: &Record<G>, seat: Seat) -> InformationState<G> {
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

#[cfg(test)]
mod tests {
    use mauerwerk::die_mauer::State;

    use super::*;

    #[test]
    fn seats_that_decide_together_know_nothing_of_each_other() {
        let setup = "players:3 rounds:1 stock:T4".parse().unwrap();
        let mut record = Record::<State>::new(&setup).unwrap();
        let mut before = Vec::new();
        for (seat, action) in [(0, "T"), (2, "-"), (1, "4"), (2, "4"), (0, "4"), (1, "4"), (2, "L")]
        {
            before.push(begun(&record));
            record.play(seat, action).unwrap();
        }
        assert_eq!(before, [0, 0, 0, 3, 3, 3, 6]);
        record.undo_to(2);
        let last = Seat::new(1).unwrap();
        assert_eq!(seen_by(&record, last), InformationState::new(record.start(), last.into()));
    }
}
