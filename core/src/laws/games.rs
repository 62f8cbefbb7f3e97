//! Whole games: records, playouts, and games with every seat moved.

use crate::actor::Actor;
use crate::game::{Game, Tally, Turn};
use crate::laws::{Broken, Lawful, Verdict, require};
use crate::record::Record;
use crate::seat::{BySeat, Seats};
use crate::streams::Streams;

/// Checks that a record replays to the same states, also after it was written and read.
pub(super) fn records_replay<G: Game>(record: &Record<G>) -> Verdict {
    const LAW: &str = "a record replays";
    let again = Record::<G>::from_json(&record.to_json())
        .map_err(|faults| Broken { law: LAW, detail: faults.to_string() })?;
    let last = record.states().last();
    let same = again == *record && last.as_ref() == Some(record.state());
    require(same, LAW, || record.to_json())?;
    require(again.to_json() == record.to_json(), LAW, || record.to_json())
}

/// Checks that a playout makes the decisions of [`Game::decide`] from the same streams, notes the
/// same events, and can be counted.
pub(super) fn playouts_are_random_games<G: Game>(start: &G, seed: u64, limit: u64) -> Verdict {
    const LAW: &str = "a playout is a random game";
    let (mut played_events, mut noted) = (Vec::new(), Vec::new());
    let (mut played, mut played_by) = (start.clone(), Streams::new(seed));
    let count = played.play_out(&mut played_by, limit, &mut |event| played_events.push(event));
    let (mut stepped, mut stepped_by, mut steps) = (start.clone(), Streams::new(seed), 0);
    while steps < limit {
        let Some((actor, action)) = stepped.decide(&mut stepped_by) else { break };
        stepped = stepped
            .apply_noting(actor, action, &mut |event| noted.push(event))
            .map_err(|illegal| Broken { law: LAW, detail: illegal.to_string() })?;
        steps += 1;
    }
    let same = (&played, count, &played_events, played_by) == (&stepped, steps, &noted, stepped_by);
    require(same, LAW, || format!("{played} after {count}, {stepped} after {steps}"))?;
    let mut tally = G::Tally::default();
    played_events.iter().for_each(|event| tally.count(event));
    let columns = G::Tally::COLUMNS;
    require(tally.values().len() == columns.len(), "a tally fills its columns", || {
        columns.join(" ")
    })
}

/// Checks that the same game played one seat further has the same result one seat further.
pub(super) fn moving_seats_moves_the_result<G: Lawful>(record: &Record<G>) -> Verdict {
    const LAW: &str = "moving seats moves the result";
    let Some(setup) = G::moved_setup(&record.start().setup()) else { return Ok(()) };
    let seats = record.start().seats();
    let moved = |actor: Actor| match actor {
        Actor::Seat(seat) => Actor::Seat(seat.next(seats)),
        Actor::Chance => Actor::Chance,
    };
    let mut state =
        G::start(&setup).map_err(|faults| Broken { law: LAW, detail: faults.to_string() })?;
    for (before, decision) in record.states().zip(record.decisions()) {
        let action = before.moved_action(decision.action);
        state = state
            .apply(moved(decision.actor), action)
            .map_err(|illegal| Broken { law: LAW, detail: illegal.to_string() })?;
    }
    let same = moved_turn(&record.state().turn(), seats) == state.turn();
    require(same, LAW, || format!("{} and {state}", record.state()))
}

fn moved_turn<E: Copy>(turn: &Turn<E>, seats: usize) -> Turn<E> {
    let moved = |set: Seats| set.iter().map(|seat| seat.next(seats)).collect();
    match *turn {
        Turn::Decide(set) => Turn::Decide(moved(set)),
        Turn::Chance => Turn::Chance,
        Turn::Over(mut outcome) => {
            let mut scores = BySeat::repeat(0, seats);
            for (seat, &score) in outcome.scores.iter() {
                scores[seat.next(seats)] = score;
            }
            outcome.scores = scores;
            outcome.winners = moved(outcome.winners);
            Turn::Over(outcome)
        }
    }
}
