//! Keys: equal for what is equal, and for nothing else.

use std::collections::HashMap;

use mauerwerk::{
    Dealer, FullGame, Game as _, InformationState, Key, Seat, Viewer, berlin, die_mauer, mauerbauer,
};

/// Plays some games of a setup, and requires that no two different states, and no two different
/// information states, have one key.
fn keys_tell_apart<G: FullGame>(setup: &str) {
    let setup = setup.parse().unwrap_or_else(|faults| panic!("{faults}"));
    let (mut states, mut known) = (HashMap::new(), HashMap::new());
    for seed in 0..40 {
        let mut state = G::start(&setup).unwrap_or_else(|faults| panic!("{faults}"));
        let mut seen = [Viewer::Spectator, Seat::FIRST.into()]
            .map(|viewer| InformationState::new(&state, viewer));
        let mut dealer = Dealer::new(seed);
        for _ in 0..60 {
            let same = states.entry(Key::of(&state)).or_insert_with(|| state.clone());
            assert_eq!(same, &state);
            for seen in &seen {
                let same = known.entry(seen.key()).or_insert_with(|| seen.clone());
                assert_eq!(same, seen);
            }
            let Some((actor, action)) = state.decide(&mut dealer) else { break };
            let mut events = Vec::new();
            let note = &mut |event| events.push(event);
            state = state.apply_noting(actor, action, note).expect("it is legal");
            seen.iter_mut().for_each(|seen| seen.see(&events, &state));
        }
    }
    let different = |keys: Vec<String>| keys.into_iter().collect::<std::collections::BTreeSet<_>>();
    let texts = |state: &G| state.to_string();
    assert_eq!(different(states.values().map(texts).collect()).len(), states.len());
    let texts = |seen: &InformationState<G>| serde_json::to_string(seen).expect("JSON");
    assert_eq!(different(known.values().map(texts).collect()).len(), known.len());
}

#[test]
fn keys_stand_for_what_is_known() {
    keys_tell_apart::<die_mauer::State>("players:3 stock:TG12");
    keys_tell_apart::<berlin::State>("rows:1 columns:8");
    keys_tell_apart::<mauerbauer::State>("players:2");
}

#[test]
fn a_key_is_the_same_everywhere() {
    let state: die_mauer::State = "players:3 fists:T/_/_".parse().expect("a state");
    assert_eq!(Key::of(&state).to_string(), "8dffa4c7be4e76b7b9801e3962803ce8");
    assert_eq!(
        InformationState::new(&state, Viewer::Spectator).key().to_string(),
        "ceb1dbe7e8386e5a53c6dc7bc85ca53c"
    );
}

#[test]
fn what_is_known_is_read_with_plain_errors() {
    let start = die_mauer::State::start(&die_mauer::Setup::default()).expect("a start");
    let seen = InformationState::new(&start, Seat::FIRST.into());
    let json = serde_json::to_string(&seen).expect("JSON");
    let read = |json: &str| {
        let read = InformationState::<die_mauer::State>::from_json(json);
        read.map_err(|faults| faults.to_string())
    };
    assert_eq!(read(&json), Ok(seen));
    let wrong = [("", "invalid JSON: it is empty")];
    for (text, message) in wrong {
        assert_eq!(read(text).unwrap_err(), message);
    }
    let other = json.replacen(r#"{"seat":0}"#, r#"{"seat":1}"#, 1);
    assert_eq!(read(&other).unwrap_err(), "start: seen by seat 0, and not by seat 1");
}
