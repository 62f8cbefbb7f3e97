//! Tables, sessions and messages keep secrets, in all variants.

use mauerwerk::bot::Judgement;
use mauerwerk::laws::tables;
use mauerwerk::rulebook::{SCENARIOS, Scenario};
use mauerwerk::{berlin, die_mauer, mauerbauer};

/// The number of pairs for each game. `PAIRS=10000 cargo test --release` compares more.
fn wanted() -> u64 {
    std::env::var("PAIRS").ok().and_then(|pairs| pairs.parse().ok()).unwrap_or(100)
}

/// Compares pairs of worlds in games from the starts of scenarios, which have all variants.
fn keep_secrets<G: Judgement>() {
    const LIMIT: u64 = 60;
    let read = |name, text| Scenario::from_toml_as::<G>(name, text).ok();
    let scenarios = SCENARIOS.iter().filter_map(|source| read(source.name, source.text));
    let starts: Vec<G> = scenarios.filter_map(|scenario| scenario.state().ok()).collect();
    let mut pairs = 0;
    for seed in 0..100 * wanted() {
        // A prime step, so that neighbours are of different variants.
        let start = &starts[seed as usize * 61 % starts.len()];
        let begin = if seed % 2 == 0 { start.clone() } else { fresh(start) };
        pairs += tables(&begin, seed, LIMIT).unwrap_or_else(|broken| panic!("{broken}\n{start}"));
        if pairs >= wanted() {
            println!("{pairs} pairs in {} games", seed + 1);
            return;
        }
    }
    panic!("there were {pairs} pairs only");
}

/// Returns the start of a game with the setup of a state.
fn fresh<G: Judgement>(state: &G) -> G {
    G::start(&G::bounded(&state.setup())).unwrap_or_else(|_| state.clone())
}

#[test]
fn tables_of_die_mauer_keep_secrets() {
    keep_secrets::<die_mauer::State>();
}

#[test]
fn tables_of_berlin_keep_secrets() {
    keep_secrets::<berlin::State>();
}

#[test]
fn tables_of_mauerbauer_keep_secrets() {
    keep_secrets::<mauerbauer::State>();
}
