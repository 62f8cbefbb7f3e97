//! Laws of whole games: records, playouts, and games with every seat moved.

use crate::base::actor::Actor;
use crate::base::seat::{BySeat, Seats};
use crate::game::dealer::Streams;
use crate::game::record::Record;
use crate::game::{ActionSet, FullGame, GameKind, Tally, Turn};
use crate::lab::laws::{Broken, Lawful, Verdict, Walk, require};

/// Checks that a record replays to the same states, also after writing and reading it.
pub(super) fn records_replay<G: FullGame>(record: &Record<G>) -> Verdict {
    const LAW: &str = "a record replays";
    let again = Record::<G>::from_json(&record.to_json())
        .map_err(|faults| Broken { law: LAW, detail: faults.to_string() })?;
    let last = record.states().last();
    let same = again == *record && last.as_ref() == Some(record.state());
    require(same, LAW, || record.to_json())?;
    require(again.to_json() == record.to_json(), LAW, || record.to_json())
}

/// Checks that a playout makes the decisions of [`Playout::decide`] from the same streams, notes
/// the same events, and can be counted.
pub(super) fn playouts_are_random_games<G: FullGame>(start: &G, seed: u64, limit: u64) -> Verdict {
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

/// Checks that the same game with every seat moved by one has the same result, moved by one seat.
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

const KIND: &str = "a game is of its kind";

/// Checks that a state stays within the bounds of its game.
pub(super) fn states_are_of_their_kind<G: FullGame>(state: &G, kind: &GameKind) -> Verdict {
    let where_ = || format!("{kind:?} and {state}");
    require(state.kind() == *kind, KIND, where_)?;
    match state.turn() {
        Turn::Decide(seats) => require(kind.simultaneous || seats.len() == 1, KIND, where_)?,
        Turn::Chance => require(kind.chance, KIND, where_)?,
        Turn::Over(_) => {}
    }
    let within = |most: u64, number: usize| number as u64 <= most;
    let actions = Seats::first(state.seats()).iter().map(|seat| state.actions(seat).len());
    require(actions.max().is_none_or(|most| within(kind.actions.number, most)), KIND, where_)?;
    require(within(kind.chances.number, state.chances().len()), KIND, where_)?;
    let scores = state.standing();
    let sound = |&score: &i32| (kind.lowest..=kind.highest).contains(&score);
    require(scores.as_slice().iter().all(sound), KIND, where_)
}

/// Checks that a game stayed within its bound of decisions, and hid nothing if it has no hidden
/// information.
pub(super) fn games_are_of_their_kind(walk: &Walk, kind: &GameKind) -> Verdict {
    let long = kind.decisions.is_some_and(|most| walk.decisions > most.number);
    require(!long, KIND, || format!("{} decisions, with {kind:?}", walk.decisions))?;
    require(kind.hidden || walk.varied == 0, KIND, || format!("something is hidden, with {kind:?}"))
}
