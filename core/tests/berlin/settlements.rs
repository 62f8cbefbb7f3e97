//! Settlements of Nullo Gravity end with all choices (docs/SETTLEMENTS.md): no wall comes back.

use std::collections::HashMap;

use mauerwerk::berlin::{Action, Content, Phase, State};
use mauerwerk::{Actor, Dealer, Game, Seat};

/// The empty cells: all that fills depend on.
type Empties = u128;

fn empties(state: &State) -> Empties {
    let wall = mauerwerk::berlin::Position::from(*state).wall;
    let empty = |content: &Content| *content == Content::Empty;
    wall.iter()
        .enumerate()
        .fold(0, |bits, (place, content)| bits | u128::from(empty(content)) << place)
}

const SUITS: [char; 4] = ['S', 'M', 'C', 'A'];
const VALUES: [char; 6] = ['a', '2', '3', '4', '5', 'n'];

/// Returns the piece of a cell, of two packs: columns of tiles and of coins alternate.
fn piece(rows: usize, columns: usize, place: usize) -> (char, char, char) {
    let (row, column) = (place / columns, place % columns);
    let kind = ['t', 'c'][column % 2];
    let nth = (column / 2 * rows + row) / 2;
    (kind, SUITS[nth / 6], VALUES[nth % 6])
}

/// Returns a wall that is being settled, or `None` if it has no hole.
fn settling(rows: usize, columns: usize, empties: Empties) -> Option<State> {
    let is_empty = |place: usize| empties >> place & 1 == 1;
    let back = |place| match piece(rows, columns, place) {
        _ if is_empty(place) => ".".to_owned(),
        ('c', suit, _) => format!("c{suit}"),
        _ => "t".to_owned(),
    };
    let row = |row| (row * columns..(row + 1) * columns).map(back).collect::<String>();
    let wall: Vec<String> = (0..rows).rev().map(row).collect();
    let gone = (0..rows * columns).filter(|&place| is_empty(place));
    let mut gone: Vec<_> = gone.map(|place| piece(rows, columns, place)).collect();
    let order = |&(kind, suit, value): &(char, char, char)| {
        let at = |all: &[char], letter| all.iter().position(|&other| other == letter);
        (at(&['t', 'c'], kind), at(&SUITS, suit), at(&VALUES, value))
    };
    gone.sort_by_key(order);
    let mut collected = [String::new(), String::new()];
    for (nth, (kind, suit, value)) in gone.into_iter().enumerate() {
        collected[nth % 2].extend([kind, suit, value]);
    }
    let [one, other] = collected.map(|pieces| if pieces.is_empty() { "-".into() } else { pieces });
    let notation = format!(
        "packs:2 rows:{rows} columns:{columns} target:96 variants:nullo-gravity wall:{} \
         hammers:a1/a1 collected:{one}/{other} phase:settling",
        wall.join("/")
    );
    notation.parse().ok()
}

fn fills(state: &State) -> Vec<Action> {
    if state.phase() == Phase::Settling {
        state.actions(Seat::FIRST).into_iter().collect()
    } else {
        Vec::new()
    }
}

fn filled(state: &State, fill: Action) -> State {
    state.apply(Actor::Seat(Seat::FIRST), fill).expect("a listed fill is legal")
}

/// The length of the longest settlement of each wall, `None` while it is followed.
#[derive(Default)]
struct Longest(HashMap<Empties, Option<u32>>);

impl Longest {
    fn of(&mut self, state: &State) -> u32 {
        let wall = empties(state);
        if let Some(known) = self.0.get(&wall) {
            return known.expect("a wall came back in its own settlement");
        }
        self.0.insert(wall, None);
        let after = |fill| 1 + self.of(&filled(state, fill));
        let longest = fills(state).into_iter().map(after).max().unwrap_or(0);
        self.0.insert(wall, Some(longest));
        longest
    }
}

/// Follows every choice on every wall of a size, and returns how long the longest settlement is.
fn longest(rows: usize, columns: usize) -> u32 {
    let corners = [0, columns - 1, (rows - 1) * columns, rows * columns - 1];
    let corners = corners.iter().fold(0, |bits, corner| bits | 1_u128 << corner);
    let mut longest = Longest::default();
    let walls = (0..1_u128 << (rows * columns)).filter(|empties| empties & corners == 0);
    let settling = walls.filter_map(|empties| settling(rows, columns, empties));
    settling.map(|state| longest.of(&state)).max().unwrap_or(0)
}

#[test]
fn no_wall_comes_back_on_small_walls() {
    assert_eq!(longest(3, 5), 2);
    assert_eq!(longest(4, 4), 2);
    assert_eq!(longest(4, 5), 3);
}

/// Settles a wall by the fill that leaves the most holes, and returns how many fills that took.
fn settled(mut state: State, dealer: &mut Dealer) -> usize {
    let mut seen = vec![empties(&state)];
    loop {
        let next = fills(&state).into_iter().map(|fill| filled(&state, fill));
        let many = |state: &State| (state.holes().len() as u32) << 8 | dealer.below(256);
        let Some(most) = next.max_by_key(many) else { break };
        state = most;
        assert!(!seen.contains(&empties(&state)), "a wall came back: {state}");
        seen.push(empties(&state));
    }
    assert_eq!(state.holes(), [], "a hole is left");
    assert_eq!(state.seat().number(), 1, "the turn is over");
    seen.len() - 1
}

#[test]
fn settlements_of_the_largest_walls_take_as_many_fills_as_they_need() {
    let (rows, columns) = (8, 12);
    let mut dealer = Dealer::new(7);
    let mut lengths = Vec::new();
    while lengths.len() < 400 {
        let mut empty = 0;
        for place in 0..rows * columns {
            let (row, column) = (place / columns, place % columns);
            let border = row == 0 || column == 0 || row == rows - 1 || column == columns - 1;
            let odds = if border { 5 } else { 45 };
            empty |= u128::from(dealer.below(100) < odds) << place;
        }
        lengths.extend(settling(rows, columns, empty).map(|state| settled(state, &mut dealer)));
    }
    assert!(lengths.iter().max() > Some(&20), "{lengths:?}");
}
