//! What the fuzzer checks, for some seeded inputs.

use std::fs::read_to_string;

use mauerwerk::mauerbauer::{Shipped, ShippedDeck};
use mauerwerk::rulebook::SCENARIOS;
use mauerwerk::{Dealer, FullGame, Viewer, berlin, die_mauer, mauerbauer};

use crate::played;
use crate::targets::{
    TARGETS, actions, decisions, json, letters, notation, plans, ppn, records, scenarios,
};

/// The number of inputs made of each right one.
const INPUTS: u64 = 40;

/// Puts pieces of a text over others of it.
pub(crate) fn altered(text: &str, dealer: &mut Dealer) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    for _ in 0..=dealer.below(3) {
        let mut piece = || {
            let start = dealer.below(letters.len() as u32 + 1) as usize;
            start..(start + dealer.below(9) as usize).min(letters.len())
        };
        let (from, over) = (piece(), piece());
        let put = letters[from].to_vec();
        letters.splice(over, put);
    }
    letters.into_iter().collect()
}

/// Checks altered forms of a right text.
fn each_altered(text: &str, check: impl Fn(&str)) {
    check(text);
    (0..INPUTS).for_each(|seed| check(&altered(text, &mut Dealer::new(seed))));
}

fn written(json: serde_json::Result<String>) -> String {
    json.expect("it is written")
}

fn alter_game<G: FullGame>(setup: &str) {
    let record = played::<G>(setup, 30);
    let state = record.state();
    each_altered(&state.to_string(), notation::check_all);
    each_altered(&state.setup().to_string(), notation::check_all);
    for decision in &record.decisions()[20..] {
        each_altered(&decision.to_string(), actions::check_all);
        each_altered(&decision.action.to_string(), actions::check_all);
    }
    each_altered(&record.to_json(), json::check_all);
    each_altered(&written(serde_json::to_string(state)), json::check_all);
    each_altered(&written(serde_json::to_string(&state.setup())), json::check_all);
    let view = state.view(Viewer::Spectator);
    each_altered(&written(serde_json::to_string(&view)), json::check_all);
}

#[test]
fn altered_texts_do_no_harm() {
    alter_game::<die_mauer::State>("players:3");
    alter_game::<berlin::State>("players:3 variants:crazy-eights,gravity");
    alter_game::<mauerbauer::State>("players:3");
}

#[test]
fn altered_scenarios_do_no_harm() {
    for (seed, source) in (0..).zip(SCENARIOS) {
        scenarios::check_all(&altered(source.text, &mut Dealer::new(seed)));
    }
}

#[test]
fn any_decisions_do_no_harm() {
    for seed in 0..INPUTS {
        let mut dealer = Dealer::new(seed);
        let setup = ["", "players:3", "players:2 variants:nullo-gravity"][dealer.below(3) as usize];
        let viewer = dealer.below(10) as u8;
        let decided: Vec<_> =
            (0..60).map(|_| (dealer.below(9) as u8, dealer.below(2_000))).collect();
        decisions::check_all(setup, viewer, &decided);
    }
}

#[test]
fn altered_plans_do_no_harm() {
    for board in [Shipped::Hexagon, Shipped::Strip] {
        each_altered(&written(serde_json::to_string(&board.plan())), plans::check_all);
        each_altered(&board.plan().to_toml(), plans::check_all);
    }
    each_altered(&ShippedDeck::Uniform30.plan().to_toml(), plans::check_all);
}

#[test]
fn altered_notes_of_games_do_no_harm() {
    let record = played::<berlin::State>("players:2 rows:3 columns:5", 40);
    each_altered(&berlin::ppn(&record), ppn::check_all);
}

#[test]
fn edited_records_and_letters_in_any_order_do_no_harm() {
    for seed in 0..INPUTS {
        let mut dealer = Dealer::new(seed);
        let viewer = dealer.below(8) as u8;
        let steps: Vec<_> =
            (0..60).map(|_| (dealer.below(48) as u8, dealer.below(2_000))).collect();
        records::check_all(&steps);
        letters::check_all(viewer, &steps);
    }
}

#[test]
fn kept_inputs_of_the_fuzzer_do_no_harm() {
    for (target, check) in TARGETS {
        let kept = read_to_string(format!("fuzz/corpus/{target}.jsonl")).unwrap();
        for line in kept.lines() {
            let input: String = serde_json::from_str(line).unwrap();
            check(&input.chars().map(|byte| byte as u8).collect::<Vec<_>>());
        }
    }
}
