//! Berlin's counts, also found by a program that shares nothing with the library.

use std::collections::{BTreeSet, HashMap, HashSet};

use mauerwerk::Game;
use mauerwerk::berlin::{Phase, Position, State, Value, Variants};

use crate::table::layers::{Layer, layers};
use crate::table::{Table, start};

/// The number of steps counted where speed matters.
const QUICK: usize = 4;

/// The naive program goes on from at most this many walls.
const FEW: usize = 800;

fn starts() -> impl Iterator<Item = (String, State)> {
    Table::of("berlin").rows().map(|row| {
        let start = start(row);
        let state = start.parse().unwrap_or_else(|faults| panic!("{start}: {faults}"));
        (row.to_owned(), state)
    })
}

#[test]
fn the_table_is_what_the_program_finds() {
    let table = Table::of("berlin");
    assert!(include_str!("../../../docs/COUNTS.md").contains(table.head));
    assert!(QUICK < table.steps, "a longer table is quicker than it was");
    let mut checked = 0;
    for row in table.rows() {
        let found = table.row(&start(row), QUICK).expect("the table has good starts");
        assert!(row.starts_with(&found), "cargo run --release --example counts: {row}, {found}");
        checked += 1;
    }
    assert!(checked >= 12, "only {checked} lines");
}

#[test]
fn a_naive_program_finds_the_same() {
    let mut checked = 0;
    for (row, state) in starts().filter(|(_, state)| Wall::plays(state)) {
        let mut reached = HashMap::from([(Wall::of(&state), 1_u128)]);
        let mut found = Vec::new();
        while found.len() < QUICK && reached.len() <= FEW {
            reached = step(&reached);
            found.push(Layer { histories: reached.values().sum(), states: reached.len() });
        }
        assert_eq!(found, layers(&state, found.len()), "{row}");
        checked += 1;
    }
    assert!(checked >= 6, "only {checked} lines are of the main game");
}

fn step(walls: &HashMap<Wall, u128>) -> HashMap<Wall, u128> {
    let mut next = HashMap::new();
    for (wall, histories) in walls {
        for after in wall.next() {
            *next.entry(after).or_insert(0) += histories;
        }
    }
    next
}

type Place = (i32, i32);

/// A position of the main game, written from the rules alone: contents are text.
#[derive(Clone, Eq, PartialEq, Hash)]
struct Wall {
    /// The content of each cell, row by row: nothing, a back (`t`, `c`, `cS`), or a face (`tS3`).
    cells: Vec<String>,
    columns: i32,
    hammers: Vec<Place>,
    collected: Vec<BTreeSet<String>>,
    what: What,
    seat: usize,
    die: usize,
    visited: BTreeSet<Place>,
    rolls: Vec<Option<usize>>,
    target: usize,
}

/// What happens next.
#[derive(Copy, Clone, Eq, PartialEq, Hash)]
enum What {
    Deal,
    RollOff,
    Roll,
    Move,
    Land,
    Turn,
    Nothing,
}

const LETTERS: [&str; 6] = ["a", "2", "3", "4", "5", "n"];

impl Wall {
    /// Returns whether this program knows the rules that are played.
    fn plays(state: &State) -> bool {
        let setup = state.setup();
        let plain = mauerwerk::berlin::Setup {
            rows: setup.rows,
            columns: setup.columns,
            fill: setup.fill.clone(),
            hammer_setup: setup.hammer_setup.clone(),
            preset_holes: setup.preset_holes.clone(),
            target: setup.target,
            ..mauerwerk::berlin::Setup::new(Variants::NONE, setup.players)
        };
        setup == plain
    }

    fn of(state: &State) -> Self {
        let position = Position::from(*state);
        let place = |cell: mauerwerk::berlin::Cell| (cell.column() as i32, cell.row() as i32);
        let written = |content: &mauerwerk::berlin::Content| content.to_string().replace('.', "");
        Self {
            cells: position.wall.iter().map(written).collect(),
            columns: position.setup.columns.into(),
            hammers: position.hammers.iter().flatten().copied().map(place).collect(),
            collected: position
                .collected
                .iter()
                .map(|pieces| pieces.iter().map(ToString::to_string).collect())
                .collect(),
            what: match position.phase {
                Phase::DealingCoins => What::Deal,
                Phase::RollingOff => What::RollOff,
                Phase::Rolling => What::Roll,
                Phase::Moving => What::Move,
                Phase::Landed => What::Land,
                Phase::Flipping => What::Turn,
                other => panic!("a start in phase {}", other.name()),
            },
            seat: position.seat.index(),
            die: position.roll.map_or(0, Value::steps),
            visited: position.visited.into_iter().map(place).collect(),
            rolls: vec![Some(0); position.hammers.len()],
            target: position.setup.target.into(),
        }
    }

    fn index(&self, (column, row): Place) -> Option<usize> {
        let rows = self.cells.len() as i32 / self.columns;
        let inside = (0..self.columns).contains(&column) && (0..rows).contains(&row);
        inside.then_some((row * self.columns + column) as usize)
    }

    fn here(&self) -> usize {
        self.index(self.hammers[self.seat]).expect("the hammer is on the wall")
    }

    /// Returns the position after each thing that chance may bring, or every different position
    /// that a decision leads to.
    fn next(&self) -> Vec<Self> {
        match self.what {
            What::Deal => self.deals(),
            What::RollOff => (1..=6).map(|die| self.rolled_off(die)).collect(),
            What::Roll => (1..=6).map(|die| self.rolled(die)).collect(),
            What::Move => self.moves().into_iter().collect(),
            What::Land => self.lands(),
            What::Turn => self.turns(),
            What::Nothing => Vec::new(),
        }
    }

    fn with(&self, change: impl FnOnce(&mut Self)) -> Self {
        let mut next = self.clone();
        change(&mut next);
        next
    }

    fn deals(&self) -> Vec<Self> {
        let coin = self.cells.iter().position(|cell| cell == "c").expect("a coin to deal");
        let dealt =
            |suit: &&str| self.cells.iter().filter(|cell| **cell == format!("c{suit}")).count();
        let suits = ["S", "M", "C", "A"].into_iter().filter(|suit| dealt(suit) < 6);
        let next = suits.map(|suit| {
            self.with(|next| {
                next.cells[coin] = format!("c{suit}");
                if !next.cells.iter().any(|cell| cell == "c") {
                    next.what = What::RollOff;
                }
            })
        });
        next.collect()
    }

    /// Notes a roll for the start; `Some(0)` is still to come, `None` is out.
    fn rolled_off(&self, die: usize) -> Self {
        self.with(|next| {
            let seat = next.rolls.iter().position(|roll| *roll == Some(0)).expect("to roll");
            next.rolls[seat] = Some(die);
            if next.rolls.contains(&Some(0)) {
                return;
            }
            let best = next.rolls.iter().flatten().max().copied();
            let leaders: Vec<usize> =
                (0..next.rolls.len()).filter(|&seat| next.rolls[seat] == best).collect();
            if let [first] = leaders[..] {
                next.rolls = vec![Some(0); next.rolls.len()];
                next.seat = first;
                next.what = What::Roll;
            } else {
                for seat in 0..next.rolls.len() {
                    next.rolls[seat] = leaders.contains(&seat).then_some(0);
                }
            }
        })
    }

    fn rolled(&self, die: usize) -> Self {
        let next = self.with(|next| {
            next.die = die;
            next.what = What::Move;
        });
        if next.moves().is_empty() { next.with(Self::pass) } else { next }
    }

    fn pass(&mut self) {
        self.seat = (self.seat + 1) % self.hammers.len();
        self.what = What::Roll;
        self.die = 0;
        self.visited.clear();
    }

    fn moves(&self) -> HashSet<Self> {
        let mut found = HashSet::new();
        for hammer in 0..self.hammers.len() {
            let mut seen = BTreeSet::from([self.hammers[hammer]]);
            if hammer == self.seat {
                seen.extend(&self.visited);
            }
            self.walk(hammer, self.hammers[hammer], self.die, &seen, &mut found);
        }
        found
    }

    fn walk(
        &self,
        hammer: usize,
        at: Place,
        left: usize,
        seen: &BTreeSet<Place>,
        found: &mut HashSet<Self>,
    ) {
        if left == 0 {
            found.insert(self.landed(hammer, at, seen));
            return;
        }
        for (columns, rows) in [(0, 1), (1, 0), (0, -1), (-1, 0)] {
            let to = (at.0 + columns, at.1 + rows);
            if self.index(to).is_some() && !seen.contains(&to) {
                let mut seen = seen.clone();
                seen.insert(to);
                self.walk(hammer, to, left - 1, &seen, found);
            }
        }
    }

    fn landed(&self, hammer: usize, at: Place, seen: &BTreeSet<Place>) -> Self {
        self.with(|next| {
            next.hammers[hammer] = at;
            let piece = &next.cells[next.index(at).expect("inside")];
            let face_down = matches!(piece.len(), 1 | 2);
            if hammer == next.seat && (face_down || piece.ends_with(LETTERS[next.die - 1])) {
                next.what = What::Land;
                next.visited.clone_from(seen);
            } else {
                next.pass();
            }
        })
    }

    fn lands(&self) -> Vec<Self> {
        let here = self.here();
        let other = if self.cells[here].len() < 3 {
            self.with(|next| next.what = What::Turn)
        } else {
            self.with(|next| {
                let piece = std::mem::take(&mut next.cells[here]);
                next.collected[next.seat].insert(piece);
                let won = next.collected[next.seat].len() == next.target;
                if won || next.cells.iter().all(String::is_empty) {
                    next.end();
                } else {
                    next.what = What::Roll;
                    next.die = 0;
                }
            })
        };
        vec![self.with(Self::pass), other]
    }

    fn end(&mut self) {
        self.what = What::Nothing;
        self.visited.clear();
        self.die = 0;
        self.seat = 0;
    }

    /// Turns the piece up: any unseen piece, and of a coin's suit if it is a coin.
    fn turns(&self) -> Vec<Self> {
        let here = self.here();
        let suits = ["S", "M", "C", "A"];
        let faces = suits.into_iter().flat_map(|suit| {
            LETTERS.map(|value| format!("{}{suit}{value}", &self.cells[here][..1]))
        });
        let seen = |face: &String| {
            self.cells.contains(face) || self.collected.iter().any(|pieces| pieces.contains(face))
        };
        let fits = |face: &String| face.starts_with(&self.cells[here]) && !seen(face);
        faces.filter(fits).map(|face| self.turned(here, face)).collect()
    }

    fn turned(&self, here: usize, face: String) -> Self {
        self.with(|next| {
            let lucky = face.ends_with(LETTERS[next.die - 1]);
            next.cells[here] = face;
            if lucky {
                next.what = What::Roll;
                next.die = 0;
            } else {
                next.pass();
            }
        })
    }
}
