//! Measures a search and what it is made of, side by side on one core. Prints worlds drawn,
//! rollouts from them, and iterations a second, then nodes and bytes a node.
//!
//! `cargo bench -p mauerwerk --bench search` prints the best of several runs taken in turn. The
//! feature `parallel` must be off, so that a search stays on one core.

use std::alloc::{GlobalAlloc, Layout, System};
use std::env;
use std::hint::black_box;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;

use mauerwerk::bot::{Judgement, Player, roll_out, unwatched};
use mauerwerk::{
    ActionSet, Actor, Dealer, InformationState, Record, Sampler, Seat, berlin, die_mauer,
    mauerbauer,
};

/// The iterations of a search: what a level is given, and still one tree.
const ITERATIONS: u32 = 1_000;
/// The worlds that are drawn, and played on from, at each decision.
const WORLDS: u32 = 200;
/// How many runs the fastest is taken from.
const RUNS: u32 = 5;
/// One decision in this many is searched.
const EVERY: usize = 12;

/// Counts the bytes that are in use, and how many were at most.
struct Counting;

static USED: AtomicUsize = AtomicUsize::new(0);
static MOST: AtomicUsize = AtomicUsize::new(0);

// SAFETY: hands everything on to the system's allocator.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        let used = USED.fetch_add(layout.size(), Ordering::Relaxed) + layout.size();
        MOST.fetch_max(used, Ordering::Relaxed);
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, block: *mut u8, layout: Layout) {
        USED.fetch_sub(layout.size(), Ordering::Relaxed);
        unsafe { System.dealloc(block, layout) }
    }
}

#[global_allocator]
static COUNTING: Counting = Counting;

/// Returns what a seat knew at some of its decisions in random games.
fn decisions<G: Judgement>(setup: &str) -> Vec<InformationState<G>> {
    let setup = G::bounded(&setup.parse().unwrap_or_else(|_| panic!("no setup: {setup}")));
    let mut asked = Vec::new();
    for seed in 0..4 {
        let record = Record::<G>::random(&setup, seed).expect("the setup is legal");
        let mut state = record.start().clone();
        let mut seen = InformationState::new(&state, Seat::FIRST.into());
        for decision in record.decisions() {
            if decision.actor == Actor::Seat(Seat::FIRST) && state.actions(Seat::FIRST).len() > 1 {
                asked.push(seen.clone());
            }
            state = seen.step(&state, decision.actor, decision.action).expect("a legal record");
        }
    }
    asked.into_iter().step_by(EVERY).collect()
}

/// What is measured.
struct Bench<G: Judgement> {
    asked: Vec<InformationState<G>>,
}

impl<G: Judgement> Bench<G> {
    fn worlds(&self) -> Vec<G> {
        let draw = |seen: &InformationState<G>| {
            let worlds = seen.sampler().expect("a game was seen");
            let mut dealer = Dealer::new(1);
            let draw = |_| worlds.sample(&mut dealer).expect("a game was seen");
            (0..WORLDS).map(draw).collect::<Vec<G>>()
        };
        self.asked.iter().flat_map(draw).collect()
    }

    /// Searches at every decision, and returns the number of nodes.
    fn search(&self) -> u64 {
        let nodes = |seen: &InformationState<G>| {
            let analysis = Player::Search(ITERATIONS).analyse(seen, 1, &unwatched);
            black_box(analysis).expect("the seat is to move").nodes
        };
        self.asked.iter().map(nodes).sum()
    }

    /// Returns the seconds that drawing worlds, rollouts from them and iterations take, one each, at
    /// best.
    fn seconds(&self) -> [f64; 3] {
        let worlds = self.worlds();
        let iterations = self.asked.len() as f64 * f64::from(ITERATIONS);
        let mut dealer = Dealer::new(1);
        let mut best = [f64::MAX; 3];
        for _ in 0..RUNS {
            let runs = [
                timed(|| drop(black_box(self.worlds()))) / worlds.len() as f64,
                timed(|| {
                    for world in &worlds {
                        black_box(roll_out(world.clone(), &mut dealer));
                    }
                }) / worlds.len() as f64,
                timed(|| _ = black_box(self.search())) / iterations,
            ];
            best = [0, 1, 2].map(|one| best[one].min(runs[one]));
        }
        best
    }

    fn print(&self) {
        let [world, rollout, iteration] = self.seconds();
        println!(
            "{}: {:.0} k worlds/s, {:.0} k rollouts/s, {:.0} k iterations/s: {:.2} times their rollouts",
            G::INFO.id,
            1e-3 / world,
            1e-3 / rollout,
            1e-3 / iteration,
            iteration / rollout / f64::from(G::ROLLOUTS),
        );
        let before = USED.load(Ordering::Relaxed);
        MOST.store(before, Ordering::Relaxed);
        let one = Player::Search(ITERATIONS).analyse(&self.asked[0], 1, &unwatched);
        let nodes = one.expect("the seat is to move").nodes;
        let bytes = MOST.load(Ordering::Relaxed) - before;
        println!(
            "{}: {:.2} nodes an iteration, {:.0} bytes a node at the first decision",
            G::INFO.id,
            self.search() as f64 / (self.asked.len() as f64 * f64::from(ITERATIONS)),
            bytes as f64 / nodes as f64,
        );
    }
}

fn timed(run: impl FnOnce()) -> f64 {
    let begin = Instant::now();
    run();
    begin.elapsed().as_secs_f64()
}

fn measure<G: Judgement>(setup: &str) {
    let bench = Bench { asked: decisions::<G>(setup) };
    if env::args().any(|argument| argument == "--bench") {
        bench.print();
    } else {
        assert!(bench.search() > 0, "a search has nodes");
    }
}

fn main() {
    measure::<die_mauer::State>("players:4 rounds:1");
    measure::<berlin::State>("players:2");
    measure::<mauerbauer::State>("players:3");
}
