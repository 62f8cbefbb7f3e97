//! Setups and positions at random, many of them close to the last piece of a kind.

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use mauerwerk::Dealer;
use mauerwerk::Seat;
use mauerwerk::mauerbauer::{
    BoardChoice, BoardPlan, Card, Corners, DeckChoice, DeckPlan, FirstPlayer, Points, RegionPlan,
    Setup, Shipped, ShippedDeck, Space, State, TowerRule,
};

use super::ground::{Ground, ends};
use super::pile::Pile;
use super::town::{City, HOUSES, TOWERS, Town, WALLS_IN_ALL, in_order};

/// Returns one of the things.
fn any<T: Clone>(dealer: &mut Dealer, things: &[T]) -> T {
    things[dealer.below(things.len() as u32) as usize].clone()
}

fn below(dealer: &mut Dealer, n: usize) -> usize {
    dealer.below(n as u32) as usize
}

/// Returns a board of squares with sea to the left and regions from above to below.
pub(crate) fn squares(rows: usize, columns: usize) -> BoardPlan {
    let point = |row: usize, column: usize| {
        format!("{}{}", ["a", "b", "c", "d", "e", "f"][row], column + 1)
    };
    let corners = |row: usize, column: usize| {
        let around = [(0, 0), (0, 1), (1, 1), (1, 0)];
        let around = around.map(|(down, right)| point(row + down, column + right));
        Corners(around.iter().map(|at| at.parse().expect("a tower space")).collect())
    };
    let region = |row: usize| RegionPlan {
        name: format!("row-{row}"),
        spaces: (0..rows)
            .filter(|other| other % 3 == row)
            .flat_map(|other| (0..columns).map(move |column| (other, column)))
            .map(|(row, column)| {
                let number = (row * columns + column + 1) as u8;
                (Space::new(number).expect("a space"), corners(row, column))
            })
            .collect(),
    };
    let points = (0..=rows).flat_map(|row| (0..=columns).map(move |column| (row, column)));
    BoardPlan {
        name: "squares".to_owned(),
        coast: (0..rows)
            .map(|row| format!("{}-{}", point(row, 0), point(row + 1, 0)))
            .map(|line| line.parse().expect("a line"))
            .collect(),
        towers: points
            .map(|(row, column)| {
                let at = point(row, column).parse().expect("a tower space");
                (at, [10 * column as i32, 10 * row as i32])
            })
            .collect(),
        regions: (0..rows.min(3)).map(region).collect(),
    }
}

/// Returns a board with a hole in the middle, whose sides are rim.
fn around_a_lake() -> BoardPlan {
    let mut plan = squares(3, 3);
    plan.regions[1].spaces.remove(&Space::new(5).expect("a space"));
    plan
}

pub(crate) fn setup(dealer: &mut Dealer) -> Setup {
    let board: BoardChoice = match dealer.below(8) {
        0 => Shipped::Hexagon.into(),
        1 | 2 => Shipped::Strip.into(),
        3 => squares(3, 3).into(),
        4 => squares(4, 5).into(),
        5 => around_a_lake().into(),
        _ => Shipped::Reconstructed.into(),
    };
    let players = 2 + dealer.below(3) as u8;
    Setup {
        deck: deck(dealer),
        early_roll_penalty: dealer.below(3) == 0,
        tower_rule: any(dealer, &[TowerRule::Printed, TowerRule::FairReport]),
        convert_after_connect: dealer.below(3) > 0,
        first_player: match dealer.below(3) {
            0 => FirstPlayer::Random,
            _ => FirstPlayer::Seat(Seat::new(dealer.below(players.into()) as u8).expect("a seat")),
        },
        ..Setup::new(board, players)
    }
}

fn deck(dealer: &mut Dealer) -> DeckChoice {
    match dealer.below(4) {
        0 => ShippedDeck::Reconstructed.into(),
        1 => ShippedDeck::Uniform30.into(),
        _ => {
            let mut cards = BTreeMap::new();
            for _ in 0..1 + dealer.below(24) {
                *cards.entry(any(dealer, &Card::ALL)).or_insert(0) += 1;
            }
            let own = Points { city_size: [1, 2, 4, 8], colour_in: [2, 5], ..Points::default() };
            DeckPlan { cards, points: any(dealer, &[Points::default(), own]) }.into()
        }
    }
}

/// Returns a position before a wall, if the one that was made up can be.
pub(crate) fn position(setup: &Setup, dealer: &mut Dealer) -> Option<State> {
    let ground = Rc::new(Ground::of(setup));
    let players = ground.players;
    let mut town = Town {
        walls: Default::default(),
        towers: BTreeMap::new(),
        houses: BTreeMap::new(),
        palaces: BTreeMap::new(),
        hands: vec![Pile::new(); players],
        discards: Pile::new(),
        scores: (0..players).map(|_| dealer.below(4)).collect(),
        phase: "building".to_owned(),
        seat: below(dealer, players),
        acting: 0,
        last: None,
        roll: None,
        end: None,
        draws: 0,
        swappers: Default::default(),
        swapped: 0,
        chosen: None,
        early: false,
        ground,
    };
    town.acting = town.seat;
    if dealer.below(5) == 0 {
        spread_walls(&mut town, dealer);
    } else {
        for _ in 0..dealer.below(4) {
            found_city(&mut town, dealer);
        }
        build_walls(&mut town, dealer);
    }
    place_towers(&mut town, dealer);
    place_palaces(&mut town, dealer);
    place_houses(&mut town, dealer);
    hand_out(&mut town, dealer);
    format!("{setup} {}", town.written()).parse().ok()
}

/// Walls in some spaces that hang together.
fn found_city(town: &mut Town, dealer: &mut Dealer) {
    let taken: City = town.cities().into_iter().flatten().collect();
    let spaces: Vec<usize> =
        town.ground.corners.keys().copied().filter(|space| !taken.contains(space)).collect();
    if spaces.is_empty() {
        return;
    }
    let mut city = City::from([any(dealer, &spaces)]);
    for _ in 0..dealer.below(8) {
        let beside = town.ground.beside.values().filter(|beside| beside.len() == 2);
        let next: Vec<usize> = beside
            .filter(|beside| city.contains(&beside[0]) != city.contains(&beside[1]))
            .map(|beside| if city.contains(&beside[0]) { beside[1] } else { beside[0] })
            .filter(|space| !taken.contains(space))
            .collect();
        if !next.is_empty() {
            city.insert(any(dealer, &next));
        }
    }
    for (line, beside) in &town.ground.beside {
        if beside.iter().filter(|space| city.contains(space)).count() == 1 {
            town.walls.insert(line.clone());
        }
    }
}

fn build_walls(town: &mut Town, dealer: &mut Dealer) {
    let most = any(dealer, &[4, 10, 16, 20, WALLS_IN_ALL - 2, WALLS_IN_ALL - 1]);
    let cities = town.cities().len();
    for _ in 0..2 * most {
        let free = town.free_lines();
        if free.is_empty() || town.walls.len() >= most {
            return;
        }
        let line = any(dealer, &free);
        town.walls.insert(line.clone());
        if town.cities().len() > cities {
            town.walls.remove(&line);
        }
    }
}

/// Builds walls that need all towers but one or two, and leaves a line with two free ends.
fn spread_walls(town: &mut Town, dealer: &mut Dealer) {
    let lines: Vec<String> = town.ground.beside.keys().cloned().collect();
    let kept = any(dealer, &lines);
    let mut towers: BTreeSet<String> = BTreeSet::new();
    let most = 28 + below(dealer, 2);
    for needed in [2, 1] {
        for _ in 0..100 {
            let line = any(dealer, &lines);
            let new = ends(&line).iter().filter(|at| !towers.contains(**at)).count();
            let free = ends(&line).iter().all(|at| !ends(&kept).contains(at));
            if free && new == needed && towers.len() + new <= most {
                towers.extend(ends(&line).map(str::to_owned));
                town.walls.insert(line);
            }
        }
    }
}

fn place_towers(town: &mut Town, dealer: &mut Dealer) {
    let greedy = dealer.below(2) == 0;
    for wall in town.walls.clone() {
        for at in ends(&wall) {
            let left = TOWERS.chars().filter(|of| town.towers_left(*of) > 0).collect::<Vec<_>>();
            if town.towers.contains_key(at) || left.is_empty() {
                continue;
            }
            let colour = if greedy { left[0] } else { any(dealer, &left) };
            town.towers.insert(at.to_owned(), colour);
        }
    }
}

fn place_houses(town: &mut Town, dealer: &mut Dealer) {
    let cities = town.cities();
    let closed: City = cities.iter().flatten().copied().collect();
    let walled = town.walls.iter().flat_map(|wall| town.ground.beside[wall].clone());
    let outside: Vec<usize> = walled.filter(|space| !closed.contains(space)).collect();
    let within: Vec<usize> = cities.iter().filter_map(|city| city.first().copied()).collect();
    let stay = any(dealer, &[1, 2, 3, 5, 8, 30, 45]);
    let greedy = dealer.below(2) == 0;
    for _ in 0..200 {
        let supply: Vec<char> =
            HOUSES.chars().flat_map(|of| vec![of; town.houses_left(of)]).collect();
        let spaces = if outside.is_empty() || dealer.below(2) == 0 { &within } else { &outside };
        if supply.len() <= stay || spaces.is_empty() {
            continue;
        }
        let house = if greedy { supply[0] } else { any(dealer, &supply) };
        let space = any(dealer, spaces);
        let houses = town.houses.get(&space).cloned().unwrap_or_default();
        // A pair stays in a city only where there is no palace for it.
        if outside.contains(&space) || !houses.contains(house) || town.palaces_left(house) == 0 {
            town.houses.insert(space, in_order(&format!("{houses}{house}")));
        }
    }
}

fn place_palaces(town: &mut Town, dealer: &mut Dealer) {
    let cities = town.cities();
    if cities.is_empty() {
        return;
    }
    let stay = any(dealer, &[1, 1, 2, 4, 8, 15]);
    loop {
        let supply: Vec<char> =
            HOUSES.chars().flat_map(|of| vec![of; town.palaces_left(of)]).collect();
        if supply.len() <= stay {
            return;
        }
        let first = *any(dealer, &cities).first().expect("a city has a space");
        let palaces = town.palaces.entry(first).or_default();
        *palaces = in_order(&format!("{palaces}{}", any(dealer, &supply)));
    }
}

fn hand_out(town: &mut Town, dealer: &mut Dealer) {
    let mut deck: Vec<String> =
        town.deck().faces().into_iter().fold(Vec::new(), |mut deck, (face, count)| {
            deck.extend(vec![face; count]);
            deck
        });
    dealer.shuffle(&mut deck);
    for hand in &mut town.hands {
        for _ in 0..dealer.below(7) {
            deck.pop().into_iter().for_each(|face| hand.put(&face));
        }
    }
    let discarded = any(dealer, &[0, 0, 5, deck.len().saturating_sub(1), deck.len()]);
    for face in deck.into_iter().take(discarded) {
        town.discards.put(&face);
    }
}
