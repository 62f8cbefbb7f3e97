//! Kinds of actions and of events have the names of their variants.

use mauerwerk::{Event, GAMES, Game, Record, berlin, die_mauer, mauerbauer, with_game};

/// Requires that what is printed for programmers begins with the name of the kind.
fn are_named<G: Game>(setup: &str) {
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

/// Apps read events as JSON: docs/JSON.md has an example of every kind.
#[test]
fn a_page_shows_the_json_of_every_event() {
    fn check<G: Game>() {
        let page = include_str!("../../../docs/JSON.md");
        for kind in G::Event::KINDS {
            let letters = kind.char_indices();
            let name: String = letters
                .flat_map(|(at, letter)| {
                    let gap = (at > 0 && letter.is_uppercase()).then_some('_');
                    gap.into_iter().chain(letter.to_lowercase())
                })
                .collect();
            assert!(page.contains(&format!("`{{\"event\":\"{name}\"")), "{}: {kind}", G::INFO.id);
        }
    }
    for game in GAMES {
        with_game!(game.id, G => check::<G>()).expect("a game");
    }
}
