//! The law of [`Record::subgame_key`]: what it forgets can no longer matter.

use std::collections::HashMap;
use std::ops::Range;

use crate::base::actor::{Actor, Viewer};
use crate::base::key::Key;
use crate::base::seat::Seats;
use crate::game::dealer::Dealer;
use crate::game::record::Record;
use crate::game::{FullGame, Turn};
use crate::lab::laws::legality::{actors, listed};
use crate::lab::laws::{Broken, Verdict, cannot_start, require};

/// The keys that a check of [`subgames`] met.
#[derive(Copy, Clone, Default, Eq, PartialEq, Hash, Debug)]
#[non_exhaustive]
pub struct Subgames {
    /// The number of subgame keys of all viewers.
    pub keys: u64,
    /// The number of keys of everything that these viewers had seen.
    pub information_states: u64,
}

/// Plays a random game for each seed, and compares positions with equal [subgame
/// keys](Record::subgame_key). A viewer with equal keys must have the same slots, and know the same
/// result. Where the keys of all seats are equal, the same decisions must lead to equal keys.
///
/// # Errors
/// Returns the first broken law.
///
/// # Examples
/// ```
/// use mauerwerk::die_mauer::State;
/// use mauerwerk::laws::subgames;
///
/// let setup = "players:2 min_players:2 rounds:1 stock:TG1 max_idle_turns:2".parse()?;
/// let met = subgames::<State>(&setup, 0..100, 40)?;
/// assert!(met.keys < met.information_states);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn subgames<G: FullGame>(
    setup: &G::Setup,
    seeds: Range<u64>,
    limit: usize,
) -> Result<Subgames, Broken> {
    let mut met = Met::default();
    for seed in seeds {
        let mut dealer = Dealer::new(seed);
        let mut record = Record::<G>::new(setup).map_err(|faults| cannot_start(&faults))?;
        for _ in 0..limit {
            met.compare(&record)?;
            let Some((actor, action)) = record.state().decide(&mut dealer) else { break };
            record = after(&record, actor, action)?;
        }
    }
    let (keys, information_states) = (met.seen.len() as u64, met.whole.len() as u64);
    Ok(Subgames { keys, information_states })
}

/// What went with each key when it was met for the first time.
#[derive(Default)]
struct Met {
    /// What a viewer sees.
    seen: HashMap<Key, String>,
    /// What the decisions lead to, by the keys of all seats together.
    ahead: HashMap<Key, Vec<(u32, Key)>>,
    /// The keys that forget nothing.
    whole: HashMap<Key, Key>,
}

impl Met {
    fn compare<G: FullGame>(&mut self, record: &Record<G>) -> Verdict {
        const LAW: &str = "what a subgame key forgets does not matter";
        let state = record.state();
        for viewer in Viewer::all(state.seats()) {
            let (key, sees) = (record.subgame_key(viewer), sight(state, viewer));
            let before = self.seen.entry(key).or_insert_with(|| sees.clone());
            require(*before == sees, LAW, || format!("{viewer} in {state}: {sees}, not {before}"))?;
            // Viewers who have seen the same have the same subgame key.
            let whole = record.seen_by(viewer).key();
            let before = *self.whole.entry(whole).or_insert(key);
            require(before == key, LAW, || format!("{viewer} in {state} knows more than it saw"))?;
        }
        let ahead = decisions(record)?;
        let before = self.ahead.entry(joint(record)).or_insert_with(|| ahead.clone());
        require(*before == ahead, LAW, || format!("other positions come after {state}"))
    }
}

/// Returns what a viewer sees that its key must tell: whether it decides, its slots and the result.
fn sight<G: FullGame>(state: &G, viewer: Viewer) -> String {
    let mut slots = Vec::new();
    viewer.seat().into_iter().for_each(|seat| state.each_slot(seat, &mut |slot| slots.push(slot)));
    slots.sort_unstable();
    match state.turn() {
        Turn::Over(outcome) => format!("{:?} {:?}", outcome.winners, outcome.scores),
        turn => format!("{turn} {slots:?}"),
    }
}

/// Returns the keys of all seats as one.
fn joint<G: FullGame>(record: &Record<G>) -> Key {
    let seats = Seats::first(record.state().seats()).iter();
    seats.fold(Key::default(), |key, seat| key.then(&record.subgame_key(seat.into())))
}

/// Returns the keys after each decision, with the weights of chance.
fn decisions<G: FullGame>(record: &Record<G>) -> Result<Vec<(u32, Key)>, Broken> {
    let chances = record.state().chances();
    let weight = |action| chances.iter().find(|chance| chance.action == action);
    let mut ahead = Vec::new();
    for actor in actors() {
        for action in listed(record.state(), actor) {
            let weight = weight(action).map_or(0, |chance| chance.weight);
            ahead.push((weight, joint(&after(record, actor, action)?)));
        }
    }
    ahead.sort_unstable();
    Ok(ahead)
}

fn after<G: FullGame>(
    record: &Record<G>,
    actor: Actor,
    action: G::Action,
) -> Result<Record<G>, Broken> {
    let mut record = record.clone();
    let pushed = record.push(actor, action);
    pushed.map_err(|error| Broken {
        law: "a listed action is accepted",
        detail: error.to_string(),
    })?;
    Ok(record)
}
