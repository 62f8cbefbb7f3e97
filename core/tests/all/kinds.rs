//! Kinds of actions and of events have the names of their variants.

use std::collections::BTreeSet;

use mauerwerk::{Event, FullGame, GAMES, Record, berlin, die_mauer, mauerbauer, with_game};

/// Requires that what is printed for programmers begins with the name of the kind.
fn are_named<G: FullGame>(setup: &str) {
    let setup = setup.parse().unwrap_or_else(|faults| panic!("{faults}"));
    let record = Record::<G>::random(&setup, 7).unwrap_or_else(|faults| panic!("{faults}"));
    for decision in record.decisions() {
        let kind = G::ACTION_KINDS[G::kind_of(decision.action)];
        let shown = format!("{:?}", decision.action);
        assert_eq!(shown.split(['(', ' ']).next(), Some(kind));
    }
    for event in record.events().flatten() {
        let shown = format!("{event:?}");
        let name = shown.split(['(', ' ']).next().expect("a name");
        let place = G::Event::KINDS.iter().position(|kind| *kind == name).expect("a kind");
        event.trace(&mut |trace| assert_eq!(trace.kind(), place));
    }
}

#[test]
fn kinds_have_the_names_of_variants() {
    are_named::<die_mauer::State>("rounds:3");
    are_named::<berlin::State>("players:3 variants:crazy-eights,nullo-gravity,wall-of-jericho");
    are_named::<berlin::State>("variants:pair-a-dice gravity_fills:any-empty-cell");
    are_named::<mauerbauer::State>("players:4");
}

/// Returns the examples of a game in docs/JSON.md: what happens in words, and the JSON.
fn examples(name: &str) -> impl Iterator<Item = (&'static str, &'static str)> {
    let page = include_str!("../../../docs/JSON.md");
    let game = page.split("\n## ").find(|game| game.starts_with(name)).expect("a part of the page");
    let cells = |row: &'static str| row.strip_prefix("| ")?.strip_suffix("` |")?.split_once(" | `");
    game.lines().filter_map(cells)
}

/// Apps read events as JSON: the page has an example of every kind, and the library reads it.
#[test]
fn a_page_shows_the_json_of_every_event() {
    fn check<G: FullGame>() {
        let mut kinds = BTreeSet::new();
        for (text, json) in examples(G::INFO.name) {
            let event = G::Event::from_json(json).unwrap_or_else(|faults| panic!("{faults}"));
            assert_eq!((event.to_string().as_str(), written(&event).as_str()), (text, json));
            event.trace(&mut |trace| kinds.extend([trace.kind()]));
        }
        assert_eq!(kinds.len(), G::Event::KINDS.len(), "{}: {kinds:?}", G::INFO.id);
    }
    for game in GAMES {
        with_game!(game.id, G => check::<G>()).expect("a game");
    }
}

fn written(event: &impl Event) -> String {
    serde_json::to_string(event).expect("an event has a JSON form")
}
