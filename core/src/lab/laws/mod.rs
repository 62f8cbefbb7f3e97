//! The laws that every game keeps, as functions for tests and fuzzing (feature `laws`).
//!
//! [`walk`] plays a random game and checks every law on the way. The tests of a game call it with
//! many setups and seeds, and fuzzers can do the same. [`census()`] visits all of a small game, and
//! so proves what a walk can only sample. It proves that resampling returns exactly the states that
//! fit, and that no event reveals more to a viewer.
//!
//! A law that checks nothing proves nothing, so a walk also reports how much it saw ([`Walk`]).
//! Tests of games with hidden information require that some states were varied.
//!
//! # Examples
//! ```
//! use mauerwerk::laws::{census, walk};
//! use mauerwerk::die_mauer::State;
//!
//! // A game at random: every law holds in every state of it, and hidden fists were varied.
//! let seen = walk::<State>(&"players:3 rounds:1".parse()?, 7, 40)?;
//! assert!(seen.varied > 0);
//!
//! // A tiny game as a whole.
//! let setup = "players:2 min_players:2 rounds:1 stock:T max_idle_turns:2".parse()?;
//! assert!(census::<State>(&setup, 4)?.states > 1);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod games;
mod knowledge;
mod legality;
mod notation;
#[cfg(feature = "bots")]
mod players;
mod subgames;
#[cfg(feature = "bots")]
mod tables;

use thiserror::Error;

use self::games::{
    games_are_of_their_kind, moving_seats_moves_the_result, playouts_are_random_games,
    records_replay, states_are_of_their_kind,
};
use self::knowledge::{
    guests_know_what_viewers_do, nothing_leaks, records_are_resampled,
    samplers_draw_what_is_resampled, what_is_known_has_one_world, worlds_are_what_is_resampled,
};
use self::legality::{
    canonical_states_play_alike, features_are_what_a_view_shows, histories_are_what_was_seen,
    slots_name_legal_actions,
};
use self::legality::{legal_is_what_is_accepted, order_of_commits_does_not_matter};
use self::notation::{
    actions_are_written_exactly, hash, setups_are_written_exactly, starts_are_written_briefly,
    states_are_written_exactly, touches_mean_actions, what_is_seen_is_written_exactly,
};
use crate::base::actor::{Actor, Viewer};
use crate::base::rule::Faults;
use crate::base::seat::Seats;
use crate::game::dealer::Dealer;
use crate::game::features::Layout;
use crate::game::record::Record;
use crate::game::{Event, FullGame, InformationState, Turn};

pub use games::{Census, census, census_from};
#[cfg(feature = "bots")]
pub use players::players;
pub use subgames::{Subgames, subgames};
#[cfg(feature = "bots")]
pub use tables::tables;

/// The properties of a game that the laws can't find out.
pub trait Lawful: FullGame {
    /// Returns the number of pieces of each kind, in all places together. It is the same in every
    /// state of a game. Empty for a game without pieces.
    fn pieces(&self) -> Vec<u32>;

    /// Returns the setup rotated by one seat to the left, or `None` if the game is not symmetric
    /// under rotation.
    fn moved_setup(setup: &Self::Setup) -> Option<Self::Setup>;

    /// Returns an action that is legal in this state, rotated in the same way. By default it is the
    /// action itself, which is right for actions that name no seat.
    #[must_use]
    fn moved_action(&self, action: Self::Action) -> Self::Action {
        action
    }
}

/// A broken law.
#[derive(Clone, Eq, PartialEq, Hash, Debug, Error)]
#[error("{law}: {detail}")]
#[non_exhaustive]
pub struct Broken {
    /// The name of the law.
    pub law: &'static str,
    /// Where and how the law is broken.
    pub detail: String,
}

/// `Ok` if a law holds, or else the broken law.
type Verdict = Result<(), Broken>;

fn require(holds: bool, law: &'static str, detail: impl FnOnce() -> String) -> Verdict {
    if holds { Ok(()) } else { Err(Broken { law, detail: detail() }) }
}

/// The report of a walk.
#[derive(Copy, Clone, Default, Eq, PartialEq, Hash, Debug)]
pub struct Walk {
    /// The number of decisions made.
    pub decisions: u64,
    /// Whether the game ended within the limit.
    pub over: bool,
    /// The number of resampled states.
    pub resampled: u64,
    /// The number of resampled states that differ in something hidden from the viewer.
    pub varied: u64,
}

/// Plays a random game of up to `limit` decisions, and checks every law in every state on the way.
///
/// # Errors
/// Returns the first broken law.
pub fn walk<G: Lawful>(setup: &G::Setup, seed: u64, limit: u64) -> Result<Walk, Broken> {
    kinds_make_sense::<G>()?;
    setups_are_written_exactly::<G>(setup)?;
    let mut dealer = Dealer::new(seed);
    let mut record = Record::<G>::new(setup).map_err(|faults| cannot_start(&faults))?;
    starts_are_written_briefly(setup, record.start())?;
    let mut seen: Vec<InformationState<G>> = Viewer::all(record.state().seats())
        .map(|viewer| InformationState::new(record.state(), viewer))
        .collect();
    let layout = Layout::of_state(record.start());
    let (kind, mut walk) = (record.start().kind(), Walk::default());
    while walk.decisions < limit {
        let state = record.state().clone();
        states_are_written_exactly(&state)?;
        legal_is_what_is_accepted(&state, &mut dealer)?;
        slots_name_legal_actions(&state, record.start().slots(), &mut dealer)?;
        features_are_what_a_view_shows(&state, &layout)?;
        canonical_states_play_alike(&state)?;
        touches_mean_actions(&state, &mut dealer)?;
        pieces_are_conserved(record.start(), &state)?;
        turns_make_sense(&state)?;
        states_are_of_their_kind(&state, &kind)?;
        let viewer = dealer.below(seen.len() as u32) as usize;
        nothing_leaks(&state, &seen[viewer], &mut dealer, &mut walk)?;
        samplers_draw_what_is_resampled(&state, &seen[viewer], &mut dealer)?;
        order_of_commits_does_not_matter(&state, &mut dealer)?;
        worlds_are_what_is_resampled(&state, &seen[viewer], &mut dealer)?;
        what_is_known_has_one_world(&state, seen[viewer].viewer())?;
        // A record is as long as the game, so it is checked only in some states.
        if dealer.below(RECORDS_APART) == 0 {
            records_are_resampled(&state, &seen[viewer], &mut dealer)?;
        }
        let Some((actor, action)) = state.decide(&mut dealer) else {
            walk.over = true;
            break;
        };
        actions_are_written_exactly::<G>(action)?;
        advance(&mut record, &mut seen, actor, action)?;
        walk.decisions += 1;
    }
    games_are_of_their_kind(&walk, &kind)?;
    seen.iter().try_for_each(what_is_seen_is_written_exactly)?;
    let viewer = dealer.below(seen.len() as u32) as usize;
    records_are_resampled(record.state(), &seen[viewer], &mut dealer)?;
    let seats = record.start().seats();
    seen.iter().try_for_each(|seen| histories_are_what_was_seen(seen, seats))?;
    records_replay(&record)?;
    guests_know_what_viewers_do(&record)?;
    playouts_are_random_games(record.start(), seed, limit)?;
    moving_seats_moves_the_result(&record)?;
    Ok(walk)
}

/// Checks the states of a record without the slow laws: those of drawings, arrays and worlds.
///
/// # Errors
/// Returns the first broken law.
pub fn along<G: FullGame>(record: &Record<G>, seed: u64) -> Result<(), Broken> {
    /// The most decisions of a random game from the last state.
    const PLAYED: u64 = 60;
    let mut dealer = Dealer::new(seed);
    for state in record.states() {
        states_are_written_exactly(&state)?;
        legal_is_what_is_accepted(&state, &mut dealer)?;
        turns_make_sense(&state)?;
        order_of_commits_does_not_matter(&state, &mut dealer)?;
        canonical_states_play_alike(&state)?;
    }
    let mut decided = record.decisions().iter();
    decided.try_for_each(|decision| actions_are_written_exactly::<G>(decision.action))?;
    Viewer::all(record.start().seats())
        .try_for_each(|viewer| what_is_seen_is_written_exactly(&record.seen_by(viewer)))?;
    playouts_are_random_games(record.state(), seed, PLAYED)
}

/// A record is resampled in one of this number of states.
const RECORDS_APART: u32 = 16;

fn cannot_start(faults: &Faults) -> Broken {
    Broken { law: "a good setup starts", detail: faults.to_string() }
}

fn advance<G: FullGame>(
    record: &mut Record<G>,
    seen: &mut [InformationState<G>],
    actor: Actor,
    action: G::Action,
) -> Verdict {
    const LAW: &str = "a viewer sees a part of what happens";
    let mut events = Vec::new();
    let silent = record.state().apply(actor, action);
    let pushed = record.push_noting(actor, action, &mut |event| events.push(event));
    pushed.map_err(|error| Broken {
        law: "a listed action is accepted",
        detail: error.to_string(),
    })?;
    require(silent.as_ref() == Ok(record.state()), "noting changes nothing", || {
        action.to_string()
    })?;
    require(!events.is_empty(), "every decision is heard of", || action.to_string())?;
    for seen in seen {
        for event in &events {
            let part = event.seen_by(seen.viewer());
            let again = part.seen_by(seen.viewer());
            require(part == again, LAW, || format!("{event:?} for {}", seen.viewer()))?;
        }
        seen.see(&events, record.state());
    }
    Ok(())
}

/// Checks the game's description: rulings in order, and ids that count the actions.
fn kinds_make_sense<G: FullGame>() -> Verdict {
    let ids: Vec<&str> = G::INFO.rules.iter().map(|rule| rule.id.as_str()).collect();
    require(ids.is_sorted_by(|a, b| (a.len(), a) < (b.len(), b)), "rulings are in order", || {
        ids.join(" ")
    })?;
    // Tries every 997th id if there are many: 997 is coprime to the size of each range.
    let step = if G::INFO.actions <= COUNTED { 1 } else { 997 };
    for id in (0..G::INFO.actions).step_by(step) {
        let same = G::action(id).is_none_or(|action| G::id(action) == id);
        require(same, IDS, || format!("id {id}"))?;
    }
    let kind = |id| G::action(id).map_or(0, G::kind_of);
    let named = (0..G::INFO.actions).step_by(step).all(|id| kind(id) < G::ACTION_KINDS.len());
    require(named, "every action is of a kind", || format!("{:?}", G::ACTION_KINDS))?;
    let beyond = [G::INFO.actions, u32::MAX].map(G::action);
    require(beyond == [None, None], IDS, || format!("{beyond:?} beyond the last id"))
}

/// The most actions of a game for which all ids are tried.
const COUNTED: u32 = 10_000;

/// The name of the law of [`Arrays::id`] and [`Arrays::action`].
const IDS: &str = "ids count the actions";

fn pieces_are_conserved<G: Lawful>(start: &G, state: &G) -> Verdict {
    require(start.pieces() == state.pieces(), "pieces are conserved", || state.to_string())
}

/// Checks whose decision it is, the weights of chance, and the outcome.
fn turns_make_sense<G: FullGame>(state: &G) -> Verdict {
    const LAW: &str = "a turn makes sense";
    let table = Seats::first(state.seats());
    let where_ = || format!("{state}: {}", state.turn());
    let standing = state.standing();
    require(standing.len() == state.seats(), LAW, where_)?;
    match state.turn() {
        Turn::Decide(seats) => {
            let seated = seats.iter().all(|seat| table.contains(seat));
            require(!seats.is_empty() && seated, LAW, where_)
        }
        Turn::Chance => {
            let mut dealers = [(); 2].map(|()| Dealer::new(hash(state)));
            let dealt = state.deal(&mut dealers[0]) == dealers[1].weigh(&state.chances());
            require(dealt && dealers[0] == dealers[1], "dealing weighs chances", where_)?;
            let weights = state.chances().into_iter().map(|chance| u64::from(chance.weight));
            let positive = weights.clone().all(|weight| weight > 0);
            require(positive && weights.sum::<u64>() <= u64::from(u32::MAX), LAW, where_)
        }
        Turn::Over(outcome) => {
            let seated = outcome.winners.iter().all(|seat| table.contains(seat));
            let scored = outcome.scores == standing;
            require(seated && scored && !outcome.winners.is_empty(), LAW, where_)
        }
    }
}
