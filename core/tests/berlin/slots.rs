//! Slots name destinations, and ways to them.

use mauerwerk::berlin::{Action, State};
use mauerwerk::{Arrays as _, Game, Record, Seat, Turn};

fn state(text: &str) -> State {
    text.parse().unwrap_or_else(|faults| panic!("{faults}"))
}

fn slots(state: &State, seat: Seat) -> Vec<u32> {
    let mut slots = Vec::new();
    state.each_slot(seat, &mut |slot| slots.push(slot));
    slots
}

#[test]
fn a_usual_game_has_few_slots() {
    let count = |setup: &str| state(setup).slots();
    assert_eq!(count("players:2"), 4 + 48 * (7 + 30));
    assert_eq!(count("players:8 packs:2 rows:8"), 4 + 96 * (13 + 30));
    assert_eq!(count("players:2 holes_count:skipped"), 4 + 48 * (7 + 64));
}

#[test]
fn moves_of_others_hammers_have_one_slot_a_cell() {
    let of = |text: &str| {
        let state = state(text);
        let seat = state.seat();
        let slots = slots(&state, seat);
        let mut named: Vec<(String, u32)> =
            state.actions(seat).into_iter().map(|action| action.to_string()).zip(slots).collect();
        named.retain(|(name, _)| !name.starts_with(&seat.to_string()));
        named.into_iter().map(|(_, slot)| slot).collect::<Vec<u32>>()
    };
    // Seat 0's hammer is seat 1's neighbour to the left, as seat 1's is seat 0's.
    let one = of("rows:2 columns:4 wall:tcCtcA/tcStcM hammers:a1/d2 seat:1 phase:moving roll:4");
    let other = of("rows:2 columns:4 wall:tcCtcA/tcStcM hammers:d2/a1 seat:0 phase:moving roll:4");
    assert_eq!(one, other);
    assert!(!one.is_empty());
}

/// Plays games, and returns the most moves of the decider's hammer that ended in one cell.
fn most_ways(setup: &str) -> usize {
    let mut most = 0;
    for seed in 0..12 {
        let record =
            Record::<State>::random(&setup.parse().expect("a setup"), seed).expect("a game");
        for state in record.states() {
            let Turn::Decide(_) = state.turn() else { continue };
            let own = |action: &Action| matches!(action, Action::Move(hammer, _) if *hammer == state.seat());
            let ends: Vec<_> = state
                .actions(state.seat())
                .into_iter()
                .filter(own)
                .map(|action| state.destination(action).expect("a move ends"))
                .collect();
            let ways = |cell| ends.iter().filter(|&&end| end == cell).count();
            most = most.max(ends.iter().map(|&end| ways(end)).max().unwrap_or(0));
            let mut slots = slots(&state, state.seat());
            slots.sort_unstable();
            slots.dedup();
            assert_eq!(slots.len(), state.actions(state.seat()).into_iter().count(), "{state}");
        }
    }
    most
}

#[test]
fn every_way_has_a_slot_of_its_own() {
    assert!((10..=26).contains(&most_ways("players:2 rows:6 columns:8")));
    assert!((10..=30).contains(&most_ways("players:2 rows:6 columns:8 variants:pair-a-dice")));
    let jumping = "players:2 rows:6 columns:8 holes_count:skipped preset_holes:9";
    assert!((5..=64).contains(&most_ways(jumping)));
}

#[test]
fn slots_of_cells_out_of_reach_are_empty() {
    let wall = "rows:12 columns:4 packs:2 fill:tiles-only";
    let state = state(&format!("{wall} hammers:a1/d12 phase:moving roll:2"));
    let mask = state.mask(state.seat());
    let found = (0..state.slots()).map(|slot| state.action_of(state.seat(), slot).is_some());
    assert!(found.eq(mask), "{state}");
}
