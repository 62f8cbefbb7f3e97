//! What programs ask of a state, compared with its position.

use std::collections::BTreeSet;

use mauerwerk::berlin::{Action, Cell, Content, Phase, Position, State, Variant};
use mauerwerk::{Game, Seat, Viewer};

pub(crate) fn check(state: &State) {
    let position = Position::from(*state);
    let (columns, rows) = (usize::from(position.setup.columns), usize::from(position.setup.rows));
    let cell = |index: usize| Cell::new(index % columns, index / columns).expect("a cell");
    for (index, &content) in position.wall.iter().enumerate() {
        let told = [state.content(cell(index)), position.content(cell(index))];
        assert_eq!(told, [Some(content); 2], "{} in {state}", cell(index));
    }
    for outside in [Cell::new(columns, 0), Cell::new(0, rows)].into_iter().flatten() {
        let told = [state.content(outside), position.content(outside)];
        assert_eq!(told, [None; 2], "{outside} in {state}");
    }
    for (nth, pieces) in position.collected.iter().enumerate() {
        let seat = Seat::new(nth as u8).expect("a seat");
        assert_eq!((state.hammer(seat), &state.collected(seat)), (position.hammers[nth], pieces));
        assert_eq!(usize::from(state.scores()[seat]), pieces.len(), "{state}");
    }
    let told = (state.phase(), state.seat(), state.colour(), state.roll(), state.second());
    let Position { phase, seat, colour, roll, second, .. } = position;
    assert_eq!(told, (phase, seat, colour, roll, second), "{state}");
    let empty = (0..columns * rows).filter(|&index| position.wall[index] == Content::Empty);
    let is_hole = |&index: &usize| {
        let (column, row) = (index % columns, index / columns);
        let inner = (1..columns - 1).contains(&column) && (1..rows - 1).contains(&row);
        inner
            && [index - 1, index + 1, index - columns, index + columns]
                .iter()
                .all(|&next| position.wall[next] != Content::Empty)
    };
    let (holes, gaps): (Vec<usize>, Vec<usize>) = empty.partition(is_hole);
    let cells = |indices: Vec<usize>| indices.into_iter().map(cell).collect::<Vec<_>>();
    assert_eq!((state.holes(), state.gaps()), (cells(holes), cells(gaps)), "{state}");
    check_moves(state);
}

/// Compares where moves end, and where hammers can go, with the states after the moves.
fn check_moves(state: &State) {
    let reach = state.view(Viewer::Spectator).reach;
    if state.phase() != Phase::Moving {
        return assert!(reach.is_empty(), "{state}");
    }
    let falls = state.setup().variants.contains(Variant::Gravity);
    let mut ends = vec![BTreeSet::new(); state.seats()];
    for action in state.actions(state.seat()) {
        let Action::Move(hammer, _) = action else { panic!("{action} is no move") };
        let (end, after) = (state.destination(action), state.apply(state.seat().into(), action));
        let landed = after.expect("it is legal").hammer(hammer);
        assert!(falls || end == landed, "{action} in {state}");
        ends[hammer.index()].extend(end);
    }
    for reach in reach {
        let cells: BTreeSet<Cell> = reach.cells.iter().copied().collect();
        assert_eq!(cells, ends[reach.hammer.index()], "{} in {state}", reach.hammer);
    }
}
