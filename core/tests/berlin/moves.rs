//! Compares Berlin's lists of moves with a search of every path, written from the rulings alone.
//! From the crate it uses only the contents of the cells and the places of the hammers.

use std::collections::{BTreeSet, HashMap};

use mauerwerk::berlin::{
    Action, Cell, Content, Direction, Event, HolesCount, Kind, OnOffScope, Phase, Position, Setup,
    State, Value, Variant,
};
use mauerwerk::{ActionSet, Actor, Arrays as _, Dealer, Game, Playout as _, Seat, Viewer};

/// A position as the search sees it.
struct Board {
    columns: usize,
    rows: usize,
    kinds: Vec<Option<Kind>>,
    hammers: Vec<(usize, usize)>,
    mover: usize,
    /// Which cells the mover's hammer may not enter.
    visited: Vec<bool>,
    /// On what the mover's hammer has to land.
    wanted: Option<Kind>,
    /// The places that allow a landing, with any piece, and the steps that lead there.
    taken: Vec<(usize, usize)>,
    lengths: BTreeSet<usize>,
    skips: bool,
}

/// A path by its steps, and where it stops among the cells that its last step jumps.
type Steps = (Vec<Direction>, usize);

impl Board {
    fn new(position: &Position) -> Self {
        let setup = &position.setup;
        let (columns, rows) = (usize::from(setup.columns), usize::from(setup.rows));
        let at = |cell: &Cell| cell.row() * columns + cell.column();
        let mut visited = vec![false; columns * rows];
        position.visited.iter().for_each(|cell| visited[at(cell)] = true);
        let hammer = |cell: &Option<Cell>| {
            let cell = cell.expect("hammers are on the wall");
            (cell.column(), cell.row())
        };
        let mover = position.seat.index();
        let last = position.kinds.as_slice().get(mover).copied().flatten();
        let wanted = if setup.variants.contains(Variant::OnAgainOffAgain) { last } else { None };
        Self {
            columns,
            rows,
            kinds: position.wall.iter().map(|content| content.kind()).collect(),
            hammers: position.hammers.iter().map(hammer).collect(),
            mover,
            visited,
            wanted: wanted.map(Kind::other),
            taken: taken(position),
            lengths: position.roll.iter().chain(&position.second).map(|die| die.steps()).collect(),
            skips: setup.holes_count == HolesCount::Skipped,
        }
    }

    /// Returns the next place in a direction, within the wall (BE-13).
    fn next(&self, place: usize, direction: Direction) -> Option<usize> {
        let (column, row) = (place % self.columns, place / self.columns);
        let (column, row) = match direction {
            Direction::Up => (column, row + 1),
            Direction::Down => (column, row.checked_sub(1)?),
            Direction::Left => (column.checked_sub(1)?, row),
            Direction::Right => (column + 1, row),
        };
        (column < self.columns && row < self.rows).then_some(row * self.columns + column)
    }

    /// Returns every legal path of a hammer with the place it ends at.
    fn paths(&self, hammer: usize) -> Vec<(Steps, usize)> {
        let (column, row) = self.hammers[hammer];
        let from = row * self.columns + column;
        let mut entered =
            if hammer == self.mover { self.visited.clone() } else { vec![false; self.kinds.len()] };
        entered[from] = true;
        let mut paths = Vec::new();
        for &len in &self.lengths {
            self.go_on(from, len, &mut entered, &mut Vec::new(), &mut paths);
        }
        if let Some(kind) = self.wanted.filter(|_| hammer == self.mover) {
            paths.retain(|((steps, _), end)| {
                self.kinds[*end] == Some(kind) || self.taken.contains(&(*end, steps.len()))
            });
        }
        paths
    }

    fn go_on(
        &self,
        place: usize,
        left: usize,
        entered: &mut Vec<bool>,
        steps: &mut Vec<Direction>,
        paths: &mut Vec<(Steps, usize)>,
    ) {
        for direction in Direction::ALL {
            steps.push(direction);
            let mut crossed = Vec::new();
            let mut at = place;
            while let Some(next) = self.next(at, direction).filter(|&next| !entered[next]) {
                at = next;
                crossed.push(next);
                entered[next] = true;
                if !self.skips || self.kinds[next].is_some() {
                    match left {
                        1 => paths.push(((steps.clone(), 0), next)),
                        _ => self.go_on(next, left - 1, entered, steps, paths),
                    }
                    break;
                }
                if left == 1 {
                    paths.push(((steps.clone(), crossed.len()), next));
                }
            }
            crossed.into_iter().for_each(|cell| entered[cell] = false);
            steps.pop();
        }
    }

    /// Returns every legal move of every hammer, with the place it ends at.
    fn moves(&self) -> HashMap<Action, usize> {
        let of = |hammer: usize| {
            self.paths(hammer).into_iter().map(move |(path, end)| (action(hammer, path), end))
        };
        (0..self.hammers.len()).flat_map(of).collect()
    }
}

/// Returns the places whose piece must be collected, with the steps of the die that moves there
/// (BE-91). These pieces are of another kind than the one that the turn must end on.
fn taken(position: &Position) -> Vec<(usize, usize)> {
    if position.setup.on_off_scope == OnOffScope::EveryLanding {
        return Vec::new();
    }
    let dice =
        [(position.roll, position.second.or(position.roll)), (position.second, position.roll)];
    let mut taken = Vec::new();
    for (place, content) in position.wall.iter().enumerate() {
        let Content::Open(piece) = *content else { continue };
        for (moves, picks) in dice {
            let matches = picks == Some(piece.value) || position.colour == Some(piece.suit);
            taken.extend(moves.filter(|_| matches).map(|moves| (place, moves.steps())));
        }
    }
    taken
}

fn action(hammer: usize, (steps, stop): Steps) -> Action {
    let path = mauerwerk::berlin::Path::new(&steps).expect("one to six steps");
    let hammer = Seat::new(hammer as u8).expect("a seat");
    Action::Move(hammer, path.stopping(stop).expect("no wall is so wide"))
}

/// Returns every path of one to six steps, and some that stop at cells that are jumped.
fn all_paths() -> Vec<Steps> {
    let mut all = vec![Vec::new()];
    let mut from = 0;
    for _ in 0..6 {
        let until = all.len();
        for nth in from..until {
            for direction in Direction::ALL {
                let longer = all[nth].iter().copied().chain([direction]).collect();
                all.push(longer);
            }
        }
        from = until;
    }
    let stops =
        |steps: &Vec<Direction>| if steps.len() < 4 { vec![0, 1, 2, 7] } else { vec![0, 1] };
    let all = all.into_iter().skip(1);
    all.flat_map(|steps| stops(&steps).into_iter().map(move |stop| (steps.clone(), stop))).collect()
}

/// What the positions that were checked had.
#[derive(Default, Debug)]
struct Seen {
    positions: usize,
    moves: usize,
    visited: usize,
    wanted: usize,
    taken: usize,
    two_lengths: usize,
    stops: usize,
    blocked: usize,
}

/// Checks that a position lists the lowest way to each different state, and nothing else.
fn check_list(state: &State, board: &Board, moves: &HashMap<Action, usize>) {
    let mover = state.seat();
    let mut lowest: HashMap<State, u32> = HashMap::new();
    for &action in moves.keys() {
        let next = state.apply(Actor::Seat(mover), action);
        let next = next.unwrap_or_else(|refused| panic!("{refused} in {state}"));
        let id = lowest.entry(next).or_insert(u32::MAX);
        *id = State::id(action).min(*id);
    }
    let expected: BTreeSet<u32> = lowest.into_values().collect();
    let actions = state.actions(mover);
    let listed: Vec<Action> = actions.clone().into_iter().collect();
    let ids: Vec<u32> = listed.iter().map(|&action| State::id(action)).collect();
    assert_eq!(ids, expected.into_iter().collect::<Vec<_>>(), "{state}");
    assert_eq!(actions.len(), listed.len(), "{state}");
    assert_eq!(actions.clone().into_iter().len(), listed.len(), "{state}");
    let got: Vec<Action> = (0..listed.len()).filter_map(|place| actions.get(place)).collect();
    assert_eq!((got, actions.get(listed.len())), (listed, None), "{state}");
    for reach in state.view(Viewer::Spectator).reach {
        let hammer = |action: &Action| match *action {
            Action::Move(hammer, _) => hammer,
            _ => panic!("{action} is no move"),
        };
        let ends = moves.iter().filter(|(action, _)| hammer(action) == reach.hammer);
        let ends: BTreeSet<usize> = ends.map(|(_, &end)| end).collect();
        let cells = reach.cells.iter().map(|cell| cell.row() * board.columns + cell.column());
        let cells: Vec<usize> = cells.collect();
        assert_eq!(cells, ends.into_iter().collect::<Vec<_>>(), "{} in {state}", reach.hammer);
    }
}

/// Checks that every other path is refused, of hammers that are not in the game too.
fn check_refusals(state: &State, moves: &HashMap<Action, usize>, all: &[Steps]) {
    let actions = state.actions(state.seat());
    for hammer in 0..(state.seats() + 1).min(Seat::COUNT) {
        for path in all {
            let action = action(hammer, path.clone());
            let legal = moves.contains_key(&action);
            assert_eq!(actions.contains(&action), legal, "{action} in {state}");
            let accepted = state.apply(state.seat().into(), action).is_ok();
            assert_eq!(accepted, legal, "{action} in {state}");
        }
    }
}

fn check(state: &State, all: &[Steps], seen: &mut Seen) {
    let board = Board::new(&Position::from(*state));
    let moves = board.moves();
    check_list(state, &board, &moves);
    check_refusals(state, &moves, all);
    seen.positions += 1;
    seen.moves += moves.len();
    seen.visited += usize::from(board.visited.contains(&true));
    seen.wanted += usize::from(board.wanted.is_some());
    let taken = |end: &usize| board.wanted.is_some_and(|kind| board.kinds[*end] != Some(kind));
    let own =
        |action: &Action| matches!(action, Action::Move(hammer, _) if *hammer == state.seat());
    seen.taken += moves.iter().filter(|(action, end)| own(action) && taken(end)).count();
    seen.two_lengths += usize::from(board.lengths.len() == 2);
    seen.stops += usize::from(moves.keys().any(|action| action.to_string().contains('~')));
    seen.blocked += usize::from(board.paths(board.mover).is_empty());
}

/// Plays a game at random, and checks some of its moves: the first ones, and later ones here and
/// there. A wall that the options do not allow is left out.
fn check_game(setup: &Setup, seed: u64, all: &[Steps], seen: &mut Seen) {
    let mut dealer = Dealer::new(seed);
    let Ok(mut state) = State::start(setup) else { return };
    let mut moves = 0;
    while let (Some((actor, action)), 0..400) = (state.decide(&mut dealer), moves) {
        if state.phase() == Phase::Moving {
            let remembers = !Position::from(state).visited.is_empty();
            let often = if remembers { 2 } else { 40 };
            if moves < 2 || Dealer::new(seed ^ moves).below(often) == 0 {
                check(&state, all, seen);
            }
            moves += 1;
        }
        state = state.apply(actor, action).expect("a listed action is legal");
    }
}

/// Checks games of setups with some options.
fn check_games(options: &[&str]) -> Seen {
    const WALLS: [&str; 14] = [
        "rows:1 columns:7",
        "rows:7 columns:1",
        "rows:2 columns:4",
        "rows:4 columns:2 preset_holes:2",
        "rows:1 columns:24 preset_holes:5",
        "rows:2 columns:12 preset_holes:3",
        "rows:24 columns:2",
        "rows:3 columns:3",
        "rows:3 columns:8 preset_holes:6",
        "rows:5 columns:5 preset_holes:9",
        "rows:4 columns:12",
        "rows:4 columns:12 preset_holes:20",
        "rows:8 columns:12 packs:2",
        "rows:12 columns:8 packs:2 preset_holes:40 players:8",
    ];
    let all = all_paths();
    let mut seen = Seen::default();
    for (nth, wall) in WALLS.into_iter().enumerate() {
        for (other, option) in options.iter().enumerate() {
            let players =
                if wall.contains("players") { "" } else { ["players:2", "players:4"][nth % 2] };
            let setup = format!("{wall} {players} {option} target:90 max_idle_turns:60");
            let setup = setup.parse().unwrap_or_else(|faults| panic!("{faults} in {setup}"));
            check_game(&setup, (100 * nth + 10 * other) as u64, &all, &mut seen);
        }
    }
    assert!(seen.positions > 50 && seen.moves > 10 * seen.positions, "{seen:?}");
    seen
}

#[test]
fn moves_of_the_main_game_are_exact() {
    let seen = check_games(&["", "dumb_luck:collect"]);
    assert!(seen.visited > 20 && seen.blocked > 0, "{seen:?}");
}

#[test]
fn moves_without_memory_are_exact() {
    let seen = check_games(&["path_memory:per-roll"]);
    assert_eq!(seen.visited, 0, "{seen:?}");
}

#[test]
fn moves_that_have_to_change_the_kind_are_exact() {
    let seen = check_games(&["variants:on-again-off-again"]);
    assert!(seen.wanted > 20, "{seen:?}");
}

#[test]
fn moves_that_may_collect_either_kind_are_exact() {
    let scope = "on_off_scope:turn-end";
    let options = [
        format!("variants:on-again-off-again {scope}"),
        format!("variants:on-again-off-again,pair-a-dice {scope}"),
        format!("variants:on-again-off-again,fast-forward face_up:4 {scope} holes_count:skipped"),
        format!("variants:on-again-off-again,crazy-eights {scope}"),
    ];
    let seen = check_games(&options.each_ref().map(String::as_str));
    assert!(seen.wanted > 20 && seen.taken > 20, "{seen:?}");
}

#[test]
fn moves_of_two_dice_are_exact() {
    let both = "variants:on-again-off-again,pair-a-dice";
    let seen = check_games(&["variants:pair-a-dice", both]);
    assert!(seen.two_lengths > 50 && seen.visited > 5, "{seen:?}");
}

#[test]
fn moves_that_jump_empty_cells_are_exact() {
    let both = "variants:on-again-off-again,pair-a-dice holes_count:skipped";
    let per_roll = "variants:pair-a-dice path_memory:per-roll holes_count:skipped";
    let seen = check_games(&["holes_count:skipped", per_roll, both]);
    assert!(seen.stops > 50 && seen.visited > 5, "{seen:?}");
}

/// Returns a position of two seats in which a hammer is to move.
fn moving(rows: usize, columns: usize) -> Position {
    let setup = format!("rows:{rows} columns:{columns} packs:2");
    let mut state = State::start(&setup.parse().expect("a setup")).expect("a legal setup");
    let mut dealer = Dealer::new(1);
    while state.phase() != Phase::Moving {
        let (actor, action) = state.decide(&mut dealer).expect("the game goes on");
        state = state.apply(actor, action).expect("a listed action is legal");
    }
    let mover = state.seat();
    let mut position = Position::from(state);
    position.hammers.swap(0, mover.index());
    position.seat = Seat::FIRST;
    position
}

/// Another's hammer is listed with one path to each cell, from every cell of every wall.
#[test]
fn moves_from_every_cell_of_every_wall_are_exact() {
    let mut positions = 0;
    for rows in 1..=96 {
        for columns in 7_usize.div_ceil(rows)..=96 / rows {
            let mut position = moving(rows, columns);
            for (place, value) in (0..rows * columns).flat_map(|p| Value::ALL.map(|v| (p, v))) {
                position.hammers[1] = Cell::new(place % columns, place / columns);
                position.roll = Some(value);
                check_other(&position);
                positions += 1;
            }
        }
    }
    assert!(positions > 100_000, "{positions}");
}

fn check_other(position: &Position) {
    let board = Board::new(position);
    let Ok(state) = State::try_from(position.clone()) else {
        return assert!(board.moves().is_empty(), "{position}");
    };
    let mut first: HashMap<usize, u32> = HashMap::new();
    for (path, end) in board.paths(1) {
        let id = State::id(action(1, path));
        first.entry(end).and_modify(|lowest| *lowest = id.min(*lowest)).or_insert(id);
    }
    let expected: BTreeSet<u32> = first.into_values().collect();
    let of_other =
        |action: &Action| matches!(action, Action::Move(hammer, _) if hammer.index() == 1);
    let listed = state.actions(Seat::FIRST).into_iter().filter(of_other);
    let listed: Vec<u32> = listed.map(State::id).collect();
    assert_eq!(listed, expected.into_iter().collect::<Vec<_>>(), "{position}");
}

/// Returns how many rolls are lost in some random games because no hammer can move.
fn lost_rolls(setup: &str) -> usize {
    let setup: Setup = setup.parse().unwrap_or_else(|faults| panic!("{setup}: {faults}"));
    let lost = |seed| {
        let (mut state, mut dealer) =
            (State::start(&State::bounded(&setup)).expect("a setup"), Dealer::new(seed));
        let mut lost = 0;
        while let Some((actor, action)) = state.decide(&mut dealer) {
            let note = &mut |event| lost += usize::from(event == Event::CannotMove);
            state = state.apply_noting(actor, action, note).expect("it is legal");
        }
        lost
    };
    (0..10).map(lost).sum()
}

#[test]
fn rolls_are_lost_only_in_one_row_or_where_empty_cells_are_skipped() {
    for walls_and_variants in [
        "players:2",
        "players:4 variants:on-again-off-again,nullo-gravity path_memory:whole-turn",
        "players:3 variants:pair-a-dice,wall-of-china",
        "players:2 rows:3 columns:3 target:4",
        "players:2 rows:2 columns:4 target:3 variants:crazy-eights,on-again-off-again",
    ] {
        assert_eq!(lost_rolls(walls_and_variants), 0, "{walls_and_variants}");
    }
    for lossy in [
        "players:2 holes_count:skipped preset_holes:36 target:6",
        "players:2 rows:1 columns:7 target:3",
    ] {
        assert!(lost_rolls(lossy) > 0, "{lossy}");
    }
}
