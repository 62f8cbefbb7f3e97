//! Another program for small games: plain recursion over whole states. It solves matrix games by
//! trying all pairs of actions that both seats may mix equally well (Shapley and Snow, 1950).

use std::collections::HashMap;

use mauerwerk::{Actor, FullGame, Seat, Turn};

/// Returns the share of the win of seat 0.
pub(super) fn play<G: FullGame>(start: &G) -> f64 {
    follow(start, &mut HashMap::new())
}

fn follow<G: FullGame>(state: &G, known: &mut HashMap<G, f64>) -> f64 {
    if let Some(&value) = known.get(state) {
        return value;
    }
    let mut after = |actor: Actor, action| {
        follow(&state.apply(actor, action).expect("a legal action"), &mut *known)
    };
    let [first, second] = [0, 1].map(|seat| Seat::new(seat).expect("a seat"));
    let value = match state.turn() {
        Turn::Over(outcome) => match (outcome.winners.contains(first), outcome.winners.len()) {
            (_, 2) => 0.5,
            (won, _) => f64::from(u8::from(won)),
        },
        Turn::Chance => {
            let chances = state.chances();
            let all: u32 = chances.iter().map(|chance| chance.weight).sum();
            let weigh = |chance: &mauerwerk::Chance<G::Action>| f64::from(chance.weight);
            let sum: f64 = chances
                .iter()
                .map(|chance| weigh(chance) * after(Actor::Chance, chance.action))
                .sum();
            sum / f64::from(all)
        }
        Turn::Decide(seats) if seats.len() == 2 => {
            let mut rows = Vec::new();
            for row in state.actions(first) {
                let half = state.apply(first.into(), row).expect("a legal action");
                let columns = half.actions(second).into_iter();
                let entry = |column| {
                    follow(&half.apply(second.into(), column).expect("a legal action"), known)
                };
                rows.push(columns.map(entry).collect());
            }
            value(&rows)
        }
        Turn::Decide(seats) => {
            let seat = seats.iter().next().expect("a seat");
            let values = state.actions(seat).into_iter().map(|action| after(seat.into(), action));
            if seat == first { values.fold(0.0, f64::max) } else { values.fold(1.0, f64::min) }
        }
    };
    known.insert(state.clone(), value);
    value
}

/// Returns the value of a matrix game.
pub(super) fn value(rows: &[Vec<f64>]) -> f64 {
    let columns: Vec<Vec<f64>> =
        (0..rows[0].len()).map(|column| rows.iter().map(|row| row[column]).collect()).collect();
    for chosen in subsets(rows.len()) {
        for answered in subsets(columns.len()).into_iter().filter(|one| one.len() == chosen.len()) {
            let Some((mine, value)) = even(&columns, &answered, &chosen) else { continue };
            let Some((yours, _)) = even(rows, &chosen, &answered) else { continue };
            let worth = |line: &Vec<f64>, odds: &[f64], over: &[usize]| -> f64 {
                over.iter().zip(odds).map(|(&index, odds)| line[index] * odds).sum()
            };
            let sure = columns.iter().all(|column| worth(column, &mine, &chosen) > value - 1e-10);
            let held = rows.iter().all(|row| worth(row, &yours, &answered) < value + 1e-10);
            if sure && held {
                return value;
            }
        }
    }
    panic!("every matrix game has such a pair: {rows:?}")
}

fn subsets(count: usize) -> Vec<Vec<usize>> {
    let chosen = |bits: usize| (0..count).filter(|index| bits >> index & 1 == 1).collect();
    (1..1 << count).map(chosen).collect()
}

/// Returns how `mixed` must be weighed so that all lines of `alike` are worth the same, and how much.
fn even(lines: &[Vec<f64>], alike: &[usize], mixed: &[usize]) -> Option<(Vec<f64>, f64)> {
    let size = mixed.len();
    let worth = |&line: &usize| {
        let entries = mixed.iter().map(|&index| lines[line][index]);
        entries.chain([-1.0, 0.0]).collect::<Vec<f64>>()
    };
    let whole = [vec![1.0; size], vec![0.0, 1.0]].concat();
    let mut equations: Vec<Vec<f64>> = alike.iter().map(worth).chain([whole]).collect();
    for place in 0..=size {
        let best = (place..=size).max_by(|&one, &other| {
            equations[one][place].abs().total_cmp(&equations[other][place].abs())
        })?;
        equations.swap(place, best);
        let pivot = equations[place].clone();
        if pivot[place].abs() < 1e-12 {
            return None;
        }
        for line in (0..=size).filter(|&line| line != place) {
            let factor = equations[line][place] / pivot[place];
            equations[line].iter_mut().zip(&pivot).for_each(|(entry, by)| *entry -= factor * by);
        }
    }
    let solution = |place: usize| equations[place][size + 1] / equations[place][place];
    let odds: Vec<f64> = (0..size).map(solution).collect();
    odds.iter().all(|&odds| odds > -1e-10).then(|| (odds, solution(size)))
}
