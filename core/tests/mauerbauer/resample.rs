//! Resampling in Mauerbauer weighs every history that fits, and no other: held against brute force.
//!
//! Nothing here knows how resampling works. One history is followed with every state that looks
//! like it to a viewer, each with its weight. A card that the viewer sees drawn face down may be
//! any card of the deck.

use std::collections::HashMap;
use std::ops::Range;

use mauerwerk::mauerbauer::{Action, Card, DeckPlan, Event, Points, Setup, Shipped, State};
use mauerwerk::{
    Actor, Dealer, Event as _, Game, InformationState, Playout as _, Sampler, Seat, Turn, Viewer,
    World,
};

type Seen = InformationState<State>;

/// Returns a deck with the same number of cards of each of some faces.
fn deck(faces: &str, copies: u8) -> DeckPlan {
    let card = |face: &str| face.parse::<Card>().expect("a face");
    let cards = faces.split(' ').map(|face| (card(face), copies)).collect();
    DeckPlan { cards, points: Points::default() }
}

fn setup(board: Shipped, players: u8, deck: DeckPlan) -> Setup {
    Setup { deck: deck.into(), ..Setup::new(board.into(), players) }
}

/// What one viewer knows along one history: every state it could be in, and its weight.
struct Follower {
    seen: Seen,
    states: HashMap<State, u128>,
    reshuffles: usize,
}

/// How many states are followed at most.
const MOST: usize = 4_000;

impl Follower {
    fn new(start: &State, viewer: Viewer) -> Self {
        let states = HashMap::from([(start.clone(), 1)]);
        Self { seen: Seen::new(start, viewer), states, reshuffles: 0 }
    }

    /// Takes a step, and keeps what looks like it; returns whether that can still be counted.
    fn follow(&mut self, before: &State, actor: Actor, action: Action) -> bool {
        let told = self.seen.events().len();
        let after = self.seen.step(before, actor, action).expect("a legal action is accepted");
        let told = &self.seen.events()[told..];
        self.reshuffles += told.iter().filter(|event| is_reshuffle(event)).count();
        let view = after.view(self.seen.viewer());
        let mut states = HashMap::new();
        for (state, ways) in &self.states {
            for (action, weight) in candidates(state, actor, action) {
                let mut events = Vec::new();
                let viewer = self.seen.viewer();
                let note = &mut |event: Event| events.push(event.seen_by(viewer));
                let Ok(state) = state.apply_noting(actor, action, note) else { continue };
                if events == told && state.view(viewer) == view {
                    let Some(more) = ways.checked_mul(weight) else { return false };
                    *states.entry(state).or_insert(0) += more;
                }
            }
        }
        self.states = lowest(states);
        self.states.len() <= MOST
    }
}

fn is_reshuffle(event: &Event) -> bool {
    matches!(event, Event::Reshuffled { .. })
}

/// Returns what may have happened in place of an action: of chance, any card may have been drawn.
fn candidates(state: &State, actor: Actor, action: Action) -> Vec<(Action, u128)> {
    match (actor, action) {
        (Actor::Chance, Action::Draw(_)) => {
            let chances = state.chances().into_iter();
            chances.map(|chance| (chance.action, chance.weight.into())).collect()
        }
        _ => vec![(action, 1)],
    }
}

/// Divides weights by their greatest common divisor.
fn lowest(mut states: HashMap<State, u128>) -> HashMap<State, u128> {
    fn common(one: u128, other: u128) -> u128 {
        if other == 0 { one } else { common(other, one % other) }
    }
    let divisor = states.values().copied().fold(0, common);
    states.values_mut().for_each(|ways| *ways /= divisor);
    states
}

/// What was compared with brute force, by the number of reshuffles, and the most states.
#[derive(Default, Debug)]
struct Checked {
    open: [usize; 8],
    most: usize,
}

impl Checked {
    /// Checks that worlds are exactly these.
    fn check(&mut self, follower: &Follower) {
        let worlds = follower.seen.worlds(MOST).unwrap_or_else(|error| {
            panic!("{error} after {} reshuffles: {:?}", follower.reshuffles, follower.seen)
        });
        let found: HashMap<State, u128> =
            worlds.into_iter().map(|world| (world.state, world.ways)).collect();
        if found != follower.states {
            let differs = |(state, ways): (&State, &u128)| {
                (found.get(state) != Some(ways))
                    .then(|| format!("{} is {ways}, not {:?}", hands(state), found.get(state)))
            };
            let differing: Vec<String> =
                follower.states.iter().filter_map(differs).take(9).collect();
            panic!(
                "{} found of {}: {differing:#?}\n{:?}",
                found.len(),
                follower.states.len(),
                follower.seen.events()
            );
        }
        self.open[follower.reshuffles.min(7)] += usize::from(found.len() > 1);
        self.most = self.most.max(found.len());
    }
}

fn hands(state: &State) -> String {
    let hands = (0..).map_while(Seat::new).map_while(|seat| state.hand(seat));
    hands.map(|hand| hand.to_string()).collect::<Vec<_>>().join("/")
}

/// Follows a random game for every viewer, and checks what it knows after each draw and show.
fn check_game(setup: &Setup, seed: u64, checked: &mut Checked) {
    let start = State::start(setup).expect("a good setup");
    for viewer in Viewer::all(start.seats()) {
        let mut follower = Follower::new(&start, viewer);
        let mut dealer = Dealer::new(seed);
        let mut state = start.clone();
        while let Some((actor, action)) = state.decide(&mut dealer) {
            if !follower.follow(&state, actor, action) {
                break;
            }
            state = state.apply(actor, action).expect("a legal action is accepted");
            let shuffled = matches!(state.turn(), Turn::Over(_));
            if matters(action) || shuffled {
                checked.check(&follower);
            }
        }
    }
}

/// Returns whether an action shows or draws a card.
fn matters(action: Action) -> bool {
    matches!(
        action,
        Action::Draw(_)
            | Action::Play(_)
            | Action::PlayTwo(_)
            | Action::Discard(_)
            | Action::Swap(_)
    )
}

#[test]
fn worlds_are_those_of_brute_force() {
    let mut checked = Checked::default();
    for players in 2..=4 {
        for (faces, copies) in [
            ("cities size colours", 3),
            ("cities size colours in-R", 2),
            ("cities size colours in-R out-R in-towers out-towers", 1),
            ("cities size", 6),
        ] {
            let setup = setup(Shipped::Hexagon, players, deck(faces, copies));
            check_game(&setup, 0, &mut checked);
        }
    }
    assert!(checked.open[..4].iter().all(|&open| open > 100), "too little: {checked:?}");
}

/// Plays a random game, and returns what each viewer has seen of it who watched these decisions.
fn seen_by_all(setup: &Setup, seed: u64, watched: Range<u64>) -> Vec<Seen> {
    let mut state = State::start(setup).expect("a good setup");
    let mut dealer = Dealer::new(seed);
    for _ in 0..watched.start {
        let Some((actor, action)) = state.decide(&mut dealer) else { break };
        state = state.apply(actor, action).expect("a legal action is accepted");
    }
    let viewers = Viewer::all(state.seats());
    let mut seen: Vec<Seen> = viewers.map(|viewer| Seen::new(&state, viewer)).collect();
    for _ in watched {
        let Some((actor, action)) = state.decide(&mut dealer) else { break };
        let mut events = Vec::new();
        let note = &mut |event| events.push(event);
        state = state.apply_noting(actor, action, note).expect("a legal action is accepted");
        seen.iter_mut().for_each(|seen| seen.see(&events, &state));
    }
    seen
}

/// Checks that states are drawn as often as their weights say, in the watched decisions of the
/// games of these seeds. The sum of all surplus draws is as small as chance leaves it. At least the
/// given number of viewers must have something to guess.
fn check_draws(games: &[(u64, Range<u64>)], least: usize) {
    let (mut dealer, mut checked) = (Dealer::new(1), 0);
    for (faces, copies) in [("cities size colours", 3), ("cities size", 6), ("cities", 9)] {
        let setup = setup(Shipped::Hexagon, 3, deck(faces, copies));
        for (seed, watched) in games {
            for seen in seen_by_all(&setup, *seed, watched.clone()) {
                let worlds = seen.worlds(60).unwrap_or_default();
                if worlds.len() > 1 {
                    let distance = distance(&seen, &worlds, &mut dealer);
                    assert!(distance < 0.065, "{distance} for {} in {seed}", seen.viewer());
                    checked += 1;
                }
            }
        }
    }
    assert!(checked >= least, "{checked}");
}

#[test]
fn states_are_drawn_by_their_weights() {
    check_draws(&[(0, 0..40), (1, 0..60), (2, 0..80), (3, 0..110)], 10);
}

/// A viewer who begins to watch in the middle does not see the cards that the others hold, and then
/// put down.
#[test]
fn hands_held_at_first_are_drawn_by_their_weights() {
    check_draws(&[(3, 90..110)], 3);
}

/// Draws many states, and returns which share of them was drawn too often.
fn distance(seen: &Seen, worlds: &[World<State>], dealer: &mut Dealer) -> f64 {
    let mut drawn: HashMap<State, u32> = HashMap::new();
    let draws = 150 * worlds.len() as u32;
    let sampler = seen.sampler().expect("it fits");
    for _ in 0..draws {
        *drawn.entry(sampler.sample(dealer).expect("it fits")).or_default() += 1;
    }
    let all: u128 = worlds.iter().map(|world| world.ways).sum();
    let excess = worlds.iter().map(|world| {
        let found = drawn.remove(&world.state).unwrap_or(0);
        let expected = f64::from(draws) * (world.ways as f64 / all as f64);
        (f64::from(found) - expected).abs() / f64::from(draws) / 2.0
    });
    let distance = excess.sum();
    assert!(drawn.is_empty(), "{drawn:?} cannot be");
    distance
}

#[test]
fn many_reshuffles_are_resampled() {
    let faces = "cities size out-walls in-towers colours out-towers in-R out-R";
    let setup = setup(Shipped::Strip, 3, deck(faces, 3));
    for seed in 0..60 {
        for seen in seen_by_all(&setup, seed, 0..u64::MAX) {
            let found = seen
                .resample(&mut Dealer::new(seed))
                .unwrap_or_else(|error| panic!("{error} for {} after game {seed}", seen.viewer()));
            assert_eq!(found.view(seen.viewer()), *seen.now());
        }
    }
}

/// What is put together from parts may be no story: it is reported, not resampled.
#[test]
fn nonsense_is_refused() {
    let setup = setup(Shipped::Hexagon, 2, deck("cities size", 6));
    let start = State::start(&setup).expect("a good setup").view(Viewer::Spectator);
    let seat = Seat::FIRST;
    let drawn = Event::Drawn { seat, card: None };
    let card = "size".parse().expect("a face");
    let shown = Event::Discarded { seat, card };
    let shuffled = Event::Reshuffled { cards: 1 };
    let stranger = Event::Drawn { seat: Seat::new(7).expect("a seat"), card: None };
    let nonsense = [
        vec![drawn; 10_000],
        vec![shown; 10_000],
        vec![shuffled; 10_000],
        vec![shown, drawn],
        vec![drawn, shown, shuffled, drawn],
        [vec![drawn; 12], vec![shown; 7]].concat(),
        [drawn, shown, shuffled].repeat(5_000),
        vec![stranger],
    ];
    for events in nonsense {
        let seen = Seen::from_parts(start.clone(), events, start.clone());
        assert!(seen.resample(&mut Dealer::new(0)).is_err());
        assert!(seen.worlds(9).is_err());
    }
}
