//! One seed pairs two games: what one actor does takes nothing from the numbers of the others.

use std::collections::BTreeMap;

use mauerwerk::{
    ActionSet, Actor, Dealer, FullGame, Record, Seat, Simulation, Source, Streams, berlin,
    die_mauer, mauerbauer,
};

fn start<G: FullGame>(setup: &str) -> G {
    let setup = setup.parse().unwrap_or_else(|faults| panic!("{faults}"));
    G::start(&G::bounded(&setup)).unwrap_or_else(|faults| panic!("{faults}"))
}

/// A source that notes the numbers that each actor is about to draw.
struct Noting<S> {
    source: S,
    noted: BTreeMap<Actor, Vec<u32>>,
}

impl<S: Source> Noting<S> {
    fn new(source: S) -> Self {
        Self { source, noted: BTreeMap::new() }
    }
}

impl<S: Source> Source for Noting<S> {
    fn dealer(&mut self, actor: Actor) -> &mut Dealer {
        let dealer = self.source.dealer(actor);
        self.noted.entry(actor).or_default().push(dealer.clone().below(u32::MAX));
        dealer
    }
}

/// Plays a game to its end. Seat 0 may take, in its first decision with a choice, the action after
/// the one that it draws.
fn play<G: FullGame>(start: &G, source: &mut impl Source, mut changed: bool) -> G {
    let mut state = start.clone();
    while let Some((actor, mut action)) = state.decide(source) {
        if changed && actor == Seat::FIRST.into() {
            let legal = state.actions(Seat::FIRST);
            let drawn = (0..legal.len()).find(|&index| legal.get(index) == Some(action));
            let next = drawn.map_or(0, |index| (index + 1) % legal.len());
            changed = legal.len() == 1;
            action = legal.get(next).expect("a legal action");
        }
        state = state.apply(actor, action).unwrap_or_else(|illegal| panic!("{illegal}"));
    }
    state
}

/// Returns whether every actor but seat 0 draws the same numbers when seat 0 decides otherwise once.
fn draws_are_kept<G: FullGame, S: Source>(setup: &str, source: impl Fn(u64) -> S) -> bool {
    let start = start::<G>(setup);
    (0..20).all(|game| {
        let [one, other] = [false, true].map(|changed| {
            let mut source = Noting::new(source(game));
            play(&start, &mut source, changed);
            source.noted
        });
        let others = one.iter().filter(|(actor, _)| **actor != Seat::FIRST.into());
        others.into_iter().all(|(actor, drawn)| {
            drawn
                .iter()
                .zip(other.get(actor).into_iter().flatten())
                .all(|(one, other)| one == other)
        })
    })
}

/// Returns the correlation of two results: of games, and of the games of the same seeds in which
/// seat 0 decided otherwise once. A result is the score of the last seat.
fn correlation<G: FullGame, S: Source>(setup: &str, games: u64, source: impl Fn(u64) -> S) -> f64 {
    let start = start::<G>(setup);
    let last = Seat::new(start.seats() as u8 - 1).expect("a seat");
    let score =
        |game, changed| f64::from(play(&start, &mut source(game), changed).standing()[last]);
    let pairs: Vec<[f64; 2]> =
        (0..games).map(|game| [false, true].map(|changed| score(game, changed))).collect();
    let mean = |side: usize| pairs.iter().map(|pair| pair[side]).sum::<f64>() / games as f64;
    let means = [mean(0), mean(1)];
    let product = |one: usize, other: usize| {
        let off = |pair: &[f64; 2], side: usize| pair[side] - means[side];
        pairs.iter().map(|pair| off(pair, one) * off(pair, other)).sum::<f64>()
    };
    product(0, 1) / (product(0, 0) * product(1, 1)).sqrt()
}

/// In random play one other decision soon changes all later choices, so even a pair has little in
/// common. Two games whose numbers are not a pair have nothing in common.
#[test]
fn results_of_a_pair_correlate() {
    let paired = |game| Streams::for_game(7, game);
    assert!(correlation::<berlin::State, _>("players:2", 1000, paired) > 0.1);
    let unpaired = |game| Dealer::for_game(7, game);
    assert!(correlation::<berlin::State, _>("players:2", 1000, unpaired) < 0.1);
}

#[test]
fn a_seat_takes_nothing_from_the_numbers_of_others() {
    let streams = |game| Streams::for_game(7, game);
    assert!(draws_are_kept::<die_mauer::State, _>("players:4", streams));
    assert!(draws_are_kept::<berlin::State, _>("players:3", streams));
    assert!(draws_are_kept::<mauerbauer::State, _>("players:3", streams));

    // One dealer for all breaks the pairing, and the check above notices it.
    let dealer = |game| Dealer::for_game(7, game);
    assert!(!draws_are_kept::<mauerbauer::State, _>("players:3", dealer));
}

fn is_the_game_of_its_seed<G: FullGame>() {
    let start = start::<G>("");
    let record = Record::<G>::random(&start.setup(), 7).expect("a setup");
    assert_eq!(&play(&start, &mut Streams::new(7), false), record.state());
    let batch = Simulation::from_state(start, 7).play(0..1);
    assert_eq!(batch.column("decisions"), Some(&[record.decisions().len() as i32][..]));
    let scores = record.state().standing();
    let column = |seat: Seat| batch.column(&format!("score_{seat}")).expect("a column")[0];
    assert!(scores.iter().all(|(seat, &score)| column(seat) == score));
}

#[test]
fn records_and_simulations_play_the_same_games() {
    is_the_game_of_its_seed::<die_mauer::State>();
    is_the_game_of_its_seed::<berlin::State>();
    is_the_game_of_its_seed::<mauerbauer::State>();
}

/// The first number of each stream: what other programs may count on.
#[test]
fn streams_are_the_same_for_ever() {
    let mut streams = Streams::new(7);
    let seats = (0..8).map(|number| Actor::Seat(Seat::new(number).expect("a seat")));
    let first: Vec<u32> = std::iter::once(Actor::Chance)
        .chain(seats)
        .map(|actor| streams.dealer(actor).below(1000))
        .collect();
    assert_eq!(first, [55, 311, 731, 563, 619, 26, 186, 736, 683]);
    assert_eq!(Streams::for_game(7, 0), Streams::new(7));
}
