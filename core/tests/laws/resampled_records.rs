//! Records are resampled as often as their histories come about: held against brute force.
//!
//! Nothing here knows how they are drawn. All games that look to a viewer like what it has seen are
//! played, and weighed by chance alone.

use std::collections::BTreeMap;

use crate::toys::cards::Cards;
use mauerwerk::mauerbauer::{DeckPlan, Points, Setup, Shipped};
use mauerwerk::{
    Actor, Dealer, Decision, Event as _, FullGame, Game as _, Inconsistent, InformationState,
    Record, Turn, Viewer, berlin, die_mauer, mauerbauer,
};

/// How likely each history is, by its decisions.
type Histories = BTreeMap<Vec<String>, f64>;

/// How likely each thing is that may happen next.
fn next<G: FullGame>(state: &G) -> Vec<(Actor, G::Action, f64)> {
    match state.turn() {
        Turn::Decide(seats) => {
            let of = |seat| state.actions(seat).into_iter().map(move |it| (seat, it));
            seats.iter().flat_map(of).map(|(seat, it)| (seat.into(), it, 1.0)).collect()
        }
        Turn::Chance => {
            let chances = state.chances();
            let sum: u32 = chances.iter().map(|chance| chance.weight).sum();
            let share = |weight: u32| f64::from(weight) / f64::from(sum);
            chances.into_iter().map(|it| (Actor::Chance, it.action, share(it.weight))).collect()
        }
        Turn::Over(_) => Vec::new(),
    }
}

/// A history so far.
struct Way<G: FullGame> {
    state: G,
    told: InformationState<G>,
    decisions: Vec<String>,
    weight: f64,
}

/// Returns all histories that look like what was seen, or `None` if there are too many on the way.
fn histories<G: FullGame>(start: &G, seen: &InformationState<G>) -> Option<Histories> {
    let told = InformationState::new(start, seen.viewer());
    let mut ways = vec![Way { state: start.clone(), told, decisions: Vec::new(), weight: 1.0 }];
    let mut all = Histories::new();
    while !ways.is_empty() {
        let mut longer = Vec::new();
        for way in ways {
            if way.told == *seen {
                assert!(all.insert(way.decisions, way.weight).is_none(), "a history is met once");
                continue;
            }
            for (actor, action, share) in next(&way.state) {
                let mut told = way.told.clone();
                let state = told.step(&way.state, actor, action).expect("it is listed");
                if seen.events().starts_with(told.events()) {
                    let made = Decision { actor, action }.to_string();
                    let decisions = way.decisions.iter().cloned().chain([made]).collect();
                    longer.push(Way { state, told, decisions, weight: way.weight * share });
                }
            }
        }
        ways = longer;
        if ways.len() > MOST {
            return None;
        }
    }
    Some(all)
}

/// The most histories that are compared.
const MOST: usize = 60;

/// The number of records drawn for each history, on average.
const DRAWN: usize = 40;

/// Draws many records, compares how often each history comes up, and returns how many there are.
fn compare<G: FullGame>(record: &Record<G>, viewer: Viewer) -> usize {
    let seen = record.seen_by(viewer);
    let Some(histories) = histories(record.start(), &seen) else { return 0 };
    let sum: f64 = histories.values().sum();
    let mut dealer = Dealer::new(histories.len() as u64);
    let mut drawn = BTreeMap::<Vec<String>, f64>::new();
    let draws = DRAWN * histories.len();
    for _ in 0..draws {
        let other = seen.resample_record(&mut dealer).expect("the true one fits");
        let decisions = other.decisions().iter().map(ToString::to_string).collect();
        *drawn.entry(decisions).or_default() += 1.0;
    }
    let mut distance = 0.0;
    for (decisions, weight) in &histories {
        let expected = weight / sum * draws as f64;
        distance += (drawn.remove(decisions).unwrap_or(0.0) - expected).powi(2) / expected;
    }
    assert!(drawn.is_empty(), "no other history is drawn: {drawn:?}");
    // Six standard deviations of the chi-squared distribution.
    let freedom = histories.len() as f64 - 1.0;
    let most = freedom + 6.0 * (2.0 * freedom).sqrt();
    assert!(distance <= most, "{viewer}: {distance} > {most} of {} histories", histories.len());
    histories.len()
}

/// Plays a game at random from a state up to a number of decisions.
fn played<G: FullGame>(start: G, seed: u64, limit: usize) -> Record<G> {
    let (mut record, mut dealer) = (Record::from_state(start), Dealer::new(seed));
    while record.decisions().len() < limit {
        let Some((actor, action)) = record.state().decide(&mut dealer) else { break };
        record.push(actor, action).expect("a decision is legal");
    }
    record
}

/// Compares for every viewer of some random games, and returns the most histories there were.
fn compare_all<G: FullGame>(start: &G, seeds: u64, limit: usize) -> usize {
    let games = (0..seeds).map(|seed| played(start.clone(), seed, limit));
    let each = games.flat_map(|record| {
        Viewer::all(start.seats()).map(|viewer| compare(&record, viewer)).collect::<Vec<_>>()
    });
    each.max().unwrap_or(0)
}

fn start<G: FullGame>(setup: &str) -> G {
    let setup: G::Setup = setup.parse().unwrap_or_else(|faults| panic!("{faults}"));
    G::start(&setup).unwrap_or_else(|faults| panic!("{faults}"))
}

#[test]
fn a_search_finds_what_there_is() {
    // Seats hold cards of four ranks: a spectator knows none of three.
    assert_eq!(compare_all(&start::<Cards>("players:3"), 4, 5), 4 * 3 * 2);
}

#[test]
fn gifts_of_this_round_and_of_earlier_ones_are_drawn_evenly() {
    use die_mauer::State;
    let gifts = "players:3 stock:T1 rounds:2 max_idle_turns:2";
    assert!(compare_all(&start::<State>(gifts), 12, 12) > 8);
}

/// Returns a start of Mauerbauer with a small deck.
fn small_deck(faces: &str, copies: u8) -> mauerbauer::State {
    let cards = faces.split(' ').map(|face| (face.parse().expect("a face"), copies)).collect();
    let deck = DeckPlan { cards, points: Points::default() };
    let setup = Setup { deck: deck.into(), ..Setup::new(Shipped::ALL[0].into(), 2) };
    mauerbauer::State::start(&setup).unwrap_or_else(|faults| panic!("{faults}"))
}

#[test]
fn the_order_of_draws_is_drawn_evenly() {
    // Both seats are dealt their cards, of which one is put down, and another is drawn.
    assert!(compare_all(&small_deck("size cities", 6), 4, 40) > 8);
}

#[test]
fn what_others_looked_at_is_followed_over_the_wall() {
    let mut filled = 0;
    for setup in ["variants:crazy-eights,gravity", "variants:crazy-eights,nullo-gravity"] {
        for seed in 0..8 {
            let start = start::<berlin::State>(&format!(
                "{setup} check_visibility:private max_idle_turns:20"
            ));
            let record = played(start, seed, 300);
            for viewer in Viewer::all(record.state().seats()) {
                let seen = record.seen_by(viewer);
                let hidden = |event: &&berlin::Event| {
                    matches!(event, berlin::Event::Checked { tile: None, .. })
                };
                filled += seen.events().iter().filter(hidden).count();
                let other = seen.resample_record(&mut Dealer::new(seed)).expect("one fits");
                assert_eq!(other.seen_by(viewer), seen);
            }
        }
    }
    assert!(filled > 100, "only {filled} tiles were looked at in private");
}

#[test]
fn a_move_by_another_path_is_found() {
    let text = "rows:2 columns:4 wall:tcCtcA/tcStcM hammers:a1/d2 phase:moving roll:4 seat:0";
    let state: berlin::State = text.parse().expect("a position");
    let seat = mauerwerk::Seat::FIRST;
    let contains = |action: &berlin::Action| state.apply(seat.into(), *action).is_ok();
    let paths = ["RRRU", "RRUR", "RURR", "URRR", "URUR"].map(|path| format!("0{path}"));
    let actions = paths.iter().filter_map(|path| path.parse().ok()).filter(contains);
    let mut moves = 0;
    for action in actions {
        let mut record = Record::from_state(state);
        record.push(seat.into(), action).expect("it is contained");
        let seen = record.seen_by(Viewer::Spectator);
        assert_eq!(seen.resample_record(&mut Dealer::new(0)), Ok(record));
        moves += 1;
    }
    assert!(moves > 1, "only {moves} paths");
}

#[test]
fn what_nobody_can_have_seen_is_refused() {
    let record = played(start::<die_mauer::State>("players:3"), 1, 20);
    let seen = record.seen_by(Viewer::Spectator);
    let (start, now) = (seen.start().clone(), seen.now().clone());
    let none: Result<Record<_>, Inconsistent> =
        InformationState::<die_mauer::State>::from_parts(start, Vec::new(), now)
            .resample_record(&mut Dealer::new(0));
    assert!(none.is_err());
    let same = seen.events()[0].seen_by(Viewer::Spectator);
    assert_eq!(same, seen.events()[0]);
}
