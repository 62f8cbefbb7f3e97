//! Mauerbauer's counts, and random games, also found by a program that shares nothing with the
//! library but the text of a position.

mod choices;
mod ground;
mod notation;
mod pile;
mod starts;
mod steps;
mod town;
mod worth;

use std::collections::{BTreeMap, BTreeSet, HashMap};

use mauerwerk::mauerbauer::State;
use mauerwerk::{Actor, Dealer, Game, Playout as _, Seat, Turn};

use crate::table::{Table, start};
use town::Town;

/// The number of positions that the naive program goes on from.
const FEW: usize = 800;

#[test]
fn the_table_is_what_the_program_finds() {
    let table = Table::of("mauerbauer");
    assert!(include_str!("../../../docs/COUNTS.md").contains(table.head));
    let mut checked = 0;
    for row in table.rows() {
        let found = table.row(&start(row), table.steps).expect("the table has good starts");
        assert_eq!(row, found, "cargo run --release --example counts");
        checked += 1;
    }
    assert!(checked >= 20, "only {checked} lines");
}

#[test]
fn a_naive_program_finds_the_same() {
    let mut whole = 0;
    let table = Table::of("mauerbauer");
    for row in table.rows() {
        let start = start(row);
        let state: State = start.parse().unwrap_or_else(|faults| panic!("{start}: {faults}"));
        let town = Town::of(&state);
        let mut reached = HashMap::from([(town.written(), (town, 1_u128))]);
        let mut found = format!("| `{start}` |");
        let mut steps = 0;
        while steps < table.steps && reached.len() <= FEW {
            reached = step(&reached);
            let histories: u128 = reached.values().map(|(_, histories)| histories).sum();
            found += &format!(" {histories} ({}) |", reached.len());
            steps += 1;
        }
        assert!(row.starts_with(&found), "{row}\n{found}");
        whole += usize::from(steps == table.steps);
    }
    assert!(whole >= 16, "only {whole} whole lines");
}

type Reached = HashMap<String, (Town, u128)>;

fn step(towns: &Reached) -> Reached {
    let mut next = Reached::new();
    for (town, histories) in towns.values() {
        let chances = town.chances().into_iter().map(|(action, _)| action);
        for action in chances.chain(town.actions()) {
            let after = town.after(&action);
            next.entry(after.written()).or_insert((after, 0)).1 += histories;
        }
    }
    next
}

/// How often each thing came up that random games are played for.
type Seen = BTreeMap<String, usize>;

#[test]
fn random_games_are_the_same_by_a_naive_program() {
    let mut seen = Seen::new();
    for game in 0..30 {
        let mut dealer = Dealer::for_game(1, game);
        let setup = starts::setup(&mut dealer);
        let state = State::start(&setup).unwrap_or_else(|faults| panic!("{setup}: {faults}"));
        walk(state, &mut dealer, &mut seen);
    }
    for game in 0..300 {
        let mut dealer = Dealer::for_game(2, game);
        let setup = starts::setup(&mut dealer);
        if let Some(state) = starts::position(&setup, &mut dealer) {
            count(&mut seen, "a position close to the end");
            walk(state, &mut dealer, &mut seen);
        }
    }
    for wanted in WANTED {
        let times = seen.get(wanted).copied().unwrap_or_default();
        assert!(times >= 5, "{wanted}: {times} times\n{seen:#?}");
    }
}

/// What must come up for the games to be worth playing.
const WANTED: [&str; 25] = [
    "a position close to the end",
    "last-wall",
    "last-tower",
    "last-house",
    "last-palace",
    "no-line-left",
    "early",
    "no tower of the colour rolled",
    "one tower for two ends",
    "the other tower has the colour rolled",
    "no house of a colour rolled",
    "one house for two spaces",
    "two dice on the last house of a colour",
    "a pair without a palace",
    "an inner wall",
    "an inner tower",
    "a city",
    "join",
    "a palace by joining",
    "a tower within by joining",
    "no second card to draw",
    "the discards become the deck",
    "a seat without cards",
    "a swap",
    "a final scoring without a city",
];

fn count(seen: &mut Seen, what: &str) {
    *seen.entry(what.to_owned()).or_insert(0) += 1;
}

/// Plays a game to its end by both programs, and compares all they say.
fn walk(start: State, dealer: &mut Dealer, seen: &mut Seen) {
    let mut town = Town::of(&start);
    let mut state = start;
    loop {
        compare(&state, &town);
        let Some(action) = choose(&state, &town, dealer) else { break };
        let actor = town.asked().map_or(Actor::Chance, |seat| seat_at(seat).into());
        let after = state.apply(actor, action.parse().expect("an action"));
        let after = after.unwrap_or_else(|refusal| panic!("{state}: {refusal}"));
        let next = town.after(&action);
        assert_eq!(after.notation(), next.written(), "{state} after {action}");
        note(&town, &action, &next, seen);
        (state, town) = (after, next);
    }
    count(seen, &town.end.expect("a reason to end"));
}

fn seat_at(seat: usize) -> Seat {
    Seat::new(seat as u8).expect("a seat")
}

/// Compares what may come next, or the result.
fn compare(state: &State, town: &Town) {
    for seat in 0..town.ground.players {
        let listed = state.actions(seat_at(seat));
        let found: BTreeSet<String> = listed.iter().map(ToString::to_string).collect();
        assert_eq!(listed.len(), found.len(), "{state}: the same twice");
        let asked = town.asked() == Some(seat);
        let expected = if asked { town.actions() } else { Vec::new() };
        assert_eq!(found, expected.into_iter().collect(), "{state}: seat {seat}");
    }
    let chances = state.chances();
    let found: BTreeMap<String, u32> =
        chances.iter().map(|chance| (chance.action.to_string(), chance.weight)).collect();
    assert_eq!(chances.len(), found.len(), "{state}: the same twice");
    assert_eq!(found, town.chances().into_iter().collect(), "{state}");
    let over = town.phase == "over";
    assert_eq!(state.turn() == Turn::Chance, !over && town.asked().is_none(), "{state}");
    assert_eq!(matches!(state.turn(), Turn::Over(_)), over, "{state}");
    if let Turn::Over(outcome) = state.turn() {
        let winners: Vec<usize> = outcome.winners.iter().map(Seat::index).collect();
        assert_eq!(winners, town.winners(), "{state}");
        assert_eq!(Some(outcome.ending.name()), town.end.as_deref(), "{state}");
        let points: Vec<i64> =
            outcome.scores.as_slice().iter().map(|&score| score.into()).collect();
        let scores: Vec<i64> = town.scores.iter().map(|&score| score.into()).collect();
        assert_eq!(points, scores, "{state}");
    }
}

/// Chooses what comes next, with a liking for early rolls, for cities and for connecting them;
/// `None` at the end.
fn choose(state: &State, town: &Town, dealer: &mut Dealer) -> Option<String> {
    if town.phase == "building" {
        if town.ground.early && !town.early && dealer.below(4) == 0 {
            return Some("early".to_owned());
        }
        let closing = town.closing_lines();
        if !closing.is_empty() && dealer.below(2) == 0 {
            return closing.get(dealer.below(closing.len() as u32) as usize).cloned();
        }
        let bare =
            |line: &String| ground::ends(line).iter().all(|at| !town.towers.contains_key(*at));
        let open = town.free_lines().into_iter().find(bare);
        if open.is_some() && town.towers.len() == 29 && dealer.below(2) == 0 {
            return open;
        }
    }
    if town.phase == "connecting" && dealer.below(2) == 0 {
        return town.actions().into_iter().find(|action| action.starts_with("join"));
    }
    state.decide(dealer).map(|(_, action)| action.to_string())
}

fn note(town: &Town, action: &str, next: &Town, seen: &mut Seen) {
    let palaces = |town: &Town| town.palaces.values().map(String::len).sum::<usize>();
    let mut note = |what: &str, comes_up: bool| {
        if comes_up {
            count(seen, what);
        }
    };
    match town.phase.as_str() {
        "building" => note("early", action == "early"),
        "placing" => {
            let roll: Vec<char> = town.roll.as_ref().expect("a roll").chars().collect();
            let (tower, dice) = (roll[0], [roll[2], roll[3]]);
            let out = |die: char| die != '?' && town.houses_left(die) == 0;
            let other = dice[0] == dice[1] && dice[0] != '?' && town.houses_left(dice[0]) == 1;
            let beside = town.ground.beside[town.last.as_ref().expect("a wall")].len();
            let ends = ground::ends(town.last.as_ref().expect("a wall"));
            let stands = ends.iter().any(|end| town.towers.get(*end) == Some(&tower));
            let free = ends.iter().filter(|end| !town.towers.contains_key(**end)).count();
            note("no tower of the colour rolled", tower != '-' && town.towers_left(tower) == 0);
            note(
                "one tower for two ends",
                action.contains("./") != action.starts_with('.') && free == 2,
            );
            note("the other tower has the colour rolled", town.ground.fair && stands);
            note("no house of a colour rolled", dice.into_iter().any(out));
            note(
                "one house for two spaces",
                beside == 2 && (action.ends_with('.') || action.contains("/.")),
            );
            note("two dice on the last house of a colour", beside == 2 && other);
            if let Some(city) = next.new_city() {
                let houses = &next.houses[city.first().expect("a space")];
                let pair = |colour: char| houses.matches(colour).count() >= 2;
                let placed = action[..2].replace('.', "").len();
                note("a city", true);
                note("a pair without a palace", town::HOUSES.chars().any(pair));
                note("an inner wall", next.walls.len() < town.walls.len());
                note("an inner tower", next.towers.len() < town.towers.len() + placed);
            }
        }
        "connecting" if action != "apart" => {
            note("join", true);
            note("a palace by joining", palaces(next) > palaces(town));
            note("a tower within by joining", next.towers.len() < town.towers.len());
        }
        "scoring" => {
            note("a seat without cards", action == "pass");
            note("the discards become the deck", next.discards.len() < town.discards.len());
        }
        "drawing" => note("no second card to draw", town.draws == 2 && next.phase != "drawing"),
        "swapping" => note("a swap", action == "done" && town.swapped > 0),
        "final-scoring" => note("a final scoring without a city", town.chosen.is_none()),
        _ => {}
    }
}
