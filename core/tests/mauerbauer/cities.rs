//! What is true of cities after every step, on every board, found from walls and plans alone.

use std::collections::{BTreeMap, BTreeSet};

use crate::boards::{random_board, sides};
use mauerwerk::mauerbauer::{
    Action, BoardPlan, Event, Line, Phase, Position, Setup, Shipped, Space, State, TowerSpace,
};
use mauerwerk::{Actor, Dealer, Game, Playout as _, Viewer};

/// What a plan says of each line and each tower space.
struct Land {
    beside: BTreeMap<Line, BTreeSet<Space>>,
    around: BTreeMap<TowerSpace, BTreeSet<Space>>,
    rim: BTreeSet<TowerSpace>,
    spaces: BTreeSet<Space>,
}

impl Land {
    fn new(plan: &BoardPlan) -> Self {
        let mut land = Self {
            beside: BTreeMap::new(),
            around: BTreeMap::new(),
            rim: BTreeSet::new(),
            spaces: BTreeSet::new(),
        };
        for (&space, corners) in plan.regions.iter().flat_map(|region| &region.spaces) {
            land.spaces.insert(space);
            for line in sides(corners) {
                land.beside.entry(line).or_default().insert(space);
            }
            for &tower in &corners.0 {
                land.around.entry(tower).or_default().insert(space);
            }
        }
        let single = land.beside.iter().filter(|(_, spaces)| spaces.len() == 1);
        land.rim = single.flat_map(|(line, _)| line.ends()).collect();
        land
    }

    /// Returns what walls enclose: spaces that hang together without a wall between them, and
    /// without a way off the board (MA-04, MA-06).
    fn enclosed(&self, walls: &BTreeSet<Line>) -> BTreeSet<Vec<Space>> {
        let mut groups: Vec<BTreeSet<Option<Space>>> =
            self.spaces.iter().map(|&space| BTreeSet::from([Some(space)])).collect();
        groups.push(BTreeSet::from([None]));
        for (_, spaces) in self.beside.iter().filter(|(line, _)| !walls.contains(line)) {
            let mut ends: Vec<Option<Space>> = spaces.iter().copied().map(Some).collect();
            if ends.len() == 1 {
                ends.push(None);
            }
            let (joined, apart): (Vec<_>, Vec<_>) =
                groups.into_iter().partition(|group| ends.iter().any(|end| group.contains(end)));
            groups = apart;
            groups.push(joined.into_iter().flatten().collect());
        }
        let closed = groups.into_iter().filter(|group| !group.contains(&None));
        closed.map(|group| group.into_iter().flatten().collect()).collect()
    }
}

/// Checks a position between turns, or after its city has been dealt with.
fn check(land: &Land, state: &State) {
    let position = Position::from(state);
    let walls: BTreeSet<Line> = position.walls.iter().copied().collect();
    let view = state.view(Viewer::Spectator);
    let cities: BTreeSet<Vec<Space>> = view.cities.iter().cloned().collect();
    assert_eq!(cities, land.enclosed(&walls), "{state}");
    for at in position.towers.keys() {
        let walled = walls.iter().any(|wall| wall.ends().contains(at));
        assert!(walled, "the tower at {at} stands at a wall: {state}");
    }
    if matches!(position.phase, Phase::Rolling | Phase::Placing) {
        return;
    }
    let closed: BTreeSet<Space> = cities.iter().flatten().copied().collect();
    for city in &cities {
        assert_eq!(state.city(city[0]), *city, "{state}");
        let city: BTreeSet<Space> = city.iter().copied().collect();
        for wall in &walls {
            let beside = &land.beside[wall];
            let within = beside.len() == 2 && beside.is_subset(&city);
            assert!(!within, "{wall} is not within a city (MA-41): {state}");
        }
        for at in position.towers.keys() {
            let within = !land.rim.contains(at) && land.around[at].is_subset(&city);
            assert!(!within, "{at} is not within a city (MA-42): {state}");
        }
        let first = city.first();
        for space in city.iter().filter(|&space| Some(space) != first) {
            let kept = position.houses.contains_key(space) || position.palaces.contains_key(space);
            assert!(!kept, "pieces of a city are on its first space (MA-53): {state}");
        }
    }
    let palaces = position.palaces.keys().all(|space| closed.contains(space));
    assert!(palaces, "palaces stand in cities (MA-35): {state}");
    if position.phase == Phase::Building {
        let seat = position.seat;
        let legal: BTreeSet<Line> = state
            .actions(seat)
            .into_iter()
            .filter_map(|action| if let Action::Build(line) = action { Some(line) } else { None })
            .collect();
        let free = land.beside.iter().filter(|(line, beside)| {
            !walls.contains(line) && beside.iter().all(|space| !closed.contains(space))
        });
        assert_eq!(legal, free.map(|(&line, _)| line).collect(), "MA-10: {state}");
    }
}

/// What was met in the games.
#[derive(Default)]
struct Met {
    cities: u32,
    connected: u32,
    walls_removed: u32,
    towers_removed: u32,
}

fn play(setup: &Setup, seed: u64, met: &mut Met) {
    let land = Land::new(&setup.board.plan());
    let mut state = State::start(setup).unwrap_or_else(|faults| panic!("{setup}: {faults}"));
    let mut dealer = Dealer::new(seed);
    while let Some((actor, action)) = state.decide(&mut dealer) {
        let mut events = Vec::new();
        let next = state.apply_noting(actor, action, &mut |event| events.push(event));
        let next = next.expect("a listed action is legal");
        let completed = events.iter().filter(|event| matches!(event, Event::Completed { .. }));
        let completed = completed.count();
        assert!(completed <= 1, "one wall completes one city at most (MA-07): {state} {action}");
        if let (Actor::Seat(_), Action::Build(line)) = (actor, action) {
            let before: BTreeSet<Line> = state.walls().into_iter().collect();
            let after: BTreeSet<Line> = before.iter().copied().chain([line]).collect();
            let (before, after) = (land.enclosed(&before), land.enclosed(&after));
            assert_eq!(after.difference(&before).count(), completed, "{state} {action}");
            assert_eq!(before.difference(&after).count(), 0, "cities stay: {state} {action}");
        }
        met.cities += completed as u32;
        for event in &events {
            met.connected += u32::from(matches!(event, Event::Connected { .. }));
            met.walls_removed += u32::from(matches!(event, Event::WallRemoved { .. }));
            met.towers_removed += u32::from(matches!(event, Event::TowerRemoved { .. }));
        }
        state = next;
        check(&land, &state);
    }
}

#[test]
fn cities_are_what_walls_enclose_on_every_board() {
    let mut met = Met::default();
    for seed in 0..20 {
        for &board in Shipped::ALL {
            play(&Setup::new(board.into(), 2 + seed as u8 % 3), seed, &mut met);
        }
    }
    for seed in 0..150 {
        let setup = Setup::new(random_board(seed).into(), 2 + seed as u8 % 3);
        play(&setup, seed, &mut met);
    }
    let Met { cities, connected, walls_removed, towers_removed } = met;
    let enough = cities > 500 && connected > 50 && walls_removed > 100 && towers_removed > 20;
    assert!(enough, "{cities} {connected} {walls_removed} {towers_removed}");
}
