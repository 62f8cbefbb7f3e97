//! What a seat has seen, as rows of numbers.

use mauerwerk::{
    Dealer, FullGame, Game as _, InformationState, Layout, Playout as _, Seat, View, Viewer,
    berlin, die_mauer, mauerbauer,
};

/// Returns the entries of a part that are not 0 in the latest rows, with their indices.
fn latest<G: FullGame>(
    seen: &InformationState<G>,
    rows: usize,
    part: &str,
) -> Vec<Vec<(usize, f32)>> {
    let layout = Layout::of_history::<G>(seen.now().seats());
    let range = layout.feature(part).expect("a part").range.clone();
    let history = seen.history(rows);
    let entries = |row: &[f32]| {
        row[range.clone()].iter().copied().enumerate().filter(|entry| entry.1 != 0.0).collect()
    };
    history.chunks_exact(layout.len()).map(entries).collect()
}

#[test]
fn fists_are_told_seat_by_seat_from_the_viewer_on() {
    let state: die_mauer::State = "players:3 rounds:1".parse().expect("a position");
    let viewer = Seat::new(1).expect("a seat");
    let mut seen = InformationState::new(&state, viewer.into());
    let mut state = state;
    for (seat, fist) in [(0, "T"), (1, "6"), (2, "-")] {
        let seat = Seat::new(seat).expect("a seat");
        state = seen.step(&state, seat.into(), fist.parse().expect("a fist")).expect("legal");
    }
    // Rows before the first event are empty. Then three fists are put on the table, of which one is the
    // viewer's, and all three are opened.
    let all = 40;
    let first = latest(&seen, all, "kind").iter().take_while(|row| row.is_empty()).count();
    assert!(first > 0);
    let seats: Vec<usize> =
        latest(&seen, all, "seat")[first..first + 6].iter().map(|row| row[0].0).collect();
    assert_eq!(seats, [2, 0, 1, 2, 0, 1]);
    let things: Vec<Option<usize>> = latest(&seen, all, "thing")[first..first + 6]
        .iter()
        .map(|row| row.first().map(|(index, _)| *index))
        .collect();
    assert_eq!(things, [None, Some(8), None, Some(1), Some(8), Some(0)]);
}

#[test]
fn a_move_tells_its_cells_and_a_wall_its_ends() {
    let state: berlin::State = "rows:2 columns:4 wall:tcCtcA/tcStcM hammers:a1/d2 phase:moving \
        roll:4 seat:0"
        .parse()
        .expect("a position");
    let mut seen = InformationState::new(&state, Viewer::Spectator);
    seen.step(&state, Seat::FIRST.into(), "0RRRU".parse().expect("a move")).expect("legal");
    let moved = latest(&seen, 2, "numbers").concat();
    assert!(moved.starts_with(&[(0, 4.0), (1, 2.0), (2, 1.0), (3, 1.0)]), "{moved:?}");

    let start = mauerbauer::State::start(&"players:2 board:strip".parse().expect("a setup"));
    let mut state = start.expect("a good setup");
    let mut seen = InformationState::new(&state, Viewer::Spectator);
    let mut dealer = Dealer::new(7);
    let line = loop {
        let (actor, action) = state.decide(&mut dealer).expect("it goes on");
        state = seen.step(&state, actor, action).expect("legal");
        if let mauerbauer::Action::Build(line) = action {
            break line;
        }
    };
    let events = seen.events();
    let built = events.iter().position(|event| matches!(event, mauerbauer::Event::Built { .. }));
    let rows = events.len() - built.expect("a wall");
    let numbers: Vec<u8> =
        latest(&seen, rows, "numbers")[0].iter().map(|entry| entry.1 as u8).collect();
    // Tower spaces are counted row by row from a1 on, eight a row.
    let number = |name: String| {
        let bytes = name.as_bytes();
        8 * (bytes[0] - b'a') + bytes[1] - b'0'
    };
    assert_eq!(numbers, line.ends().map(|end| number(end.to_string())));
}
