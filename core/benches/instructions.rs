//! Counts instructions per operation with callgrind and compares them with `instructions.txt`: they
//! show a rise of 3 % on a machine too noisy to time it.
//!
//! ```sh
//! cargo bench -p mauerwerk --bench instructions            # compares
//! cargo bench -p mauerwerk --bench instructions -- apply   # only what has this in its name
//! cargo bench -p mauerwerk --bench instructions -- --save  # writes the file anew
//! ```
//!
//! The program runs itself under valgrind, once for each operation, and callgrind counts only what
//! [`counted`] does. Under `cargo test --benches` each operation runs, and nothing is counted.

use std::cell::RefCell;
use std::fmt::Write;
use std::hint::black_box;
use std::process::{Command, ExitCode};
use std::{env, fs, mem};

use mauerwerk::features::Writing;
use mauerwerk::{
    Actor, Dealer, Decision, FullGame, InformationState, Layout, Look, Record, Sampler, Seat,
    Theme, View, Viewer, berlin, die_mauer, mauerbauer,
};

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/benches/instructions.txt");
/// The rise that is reported, in percent.
const RISE: f64 = 3.0;
const SEEDS: [u64; 8] = [0, 1, 2, 3, 4, 5, 6, 7];
const VIEWER: Viewer = Viewer::Seat(Seat::FIRST);

/// What the operations work on, made before anything is counted.
struct Sample<G: FullGame> {
    start: G,
    steps: Vec<(G, Decision<G::Action>)>,
    seen: Vec<InformationState<G>>,
}

impl<G: FullGame> Sample<G> {
    fn new(setup: &G::Setup) -> Self {
        let start = G::start(setup).expect("the setup is legal");
        let mut sample = Self { start, steps: Vec::new(), seen: Vec::new() };
        for seed in SEEDS {
            sample.add(&Record::random(setup, seed).expect("the setup is legal"));
        }
        sample
    }

    /// Adds every step of a game, and what the viewer has seen at every 40th.
    fn add(&mut self, record: &Record<G>) {
        let mut state = self.start.clone();
        let mut seen = InformationState::new(&state, VIEWER);
        for &decision in record.decisions() {
            if self.steps.len().is_multiple_of(40) {
                self.seen.push(seen.clone());
            }
            let Decision { actor, action } = decision;
            let after = seen.step(&state, actor, action).expect("a record is legal");
            self.steps.push((mem::replace(&mut state, after), decision));
        }
    }
}

/// An operation on a sample; it returns how often it ran.
type Operation<G> = fn(&Sample<G>) -> usize;

fn operations<G: FullGame>() -> [(&'static str, Operation<G>); 10] {
    [
        ("actions", |sample| each(&sample.steps, list)),
        ("apply", apply),
        ("features", features),
        ("slots", |sample| each(&sample.steps, slots)),
        ("playout", |sample| each(&SEEDS, |&seed| play_out(&sample.start, seed))),
        ("view", |sample| each(&sample.steps, |(state, _)| state.view(VIEWER))),
        ("resample", |sample| each(&sample.seen, |seen| seen.resample(&mut Dealer::new(1)))),
        ("sample", draw),
        ("svg", |sample| each(&sample.seen, |seen| seen.now().svg(Theme::Light))),
        ("touch", touch),
    ]
}

fn apply<G: FullGame>(sample: &Sample<G>) -> usize {
    each(&sample.steps, |(state, step)| state.apply(step.actor, step.action))
}

/// Draws states from samplers that were prepared, and drew a first one, before anything is counted.
fn draw<G: FullGame>(sample: &Sample<G>) -> usize {
    let samplers = sample.seen.iter().map(|seen| seen.sampler().expect("a game was seen"));
    let samplers: Vec<_> = samplers.collect();
    samplers.iter().for_each(|sampler| drop(sampler.sample(&mut Dealer::new(0))));
    let draws: Vec<_> = samplers.iter().flat_map(|one| SEEDS.map(|seed| (one, seed))).collect();
    each(&draws, |(sampler, seed)| sampler.sample(&mut Dealer::new(*seed)))
}

/// Draws for seats that decide, with all marked that they may touch.
fn touch<G: FullGame>(sample: &Sample<G>) -> usize {
    let decided = sample.steps.iter().filter_map(|(state, step)| match step.actor {
        Actor::Seat(seat) => Some((state, seat)),
        Actor::Chance => None,
    });
    let some: Vec<_> = decided.step_by(40).collect();
    each(&some, |(state, seat)| state.draw((*seat).into(), &Look::default()))
}

fn features<G: FullGame>(sample: &Sample<G>) -> usize {
    let numbers = RefCell::new(vec![0.0; Layout::of_state(&sample.start).len()]);
    each(&sample.steps, |(state, _)| {
        state.write(VIEWER, &mut Writing::new(&mut numbers.borrow_mut()));
    })
}

fn slots<G: FullGame>((state, step): &(G, Decision<G::Action>)) {
    if let Actor::Seat(seat) = step.actor {
        state.each_slot(seat, &mut |slot| {
            black_box(slot);
        });
    }
}

fn list<G: FullGame>((state, step): &(G, Decision<G::Action>)) {
    match step.actor {
        Actor::Seat(seat) => drop(black_box(state.actions(seat))),
        Actor::Chance => drop(black_box(state.chances())),
    }
}

fn play_out<G: FullGame>(start: &G, seed: u64) -> G {
    let mut state = start.clone();
    state.play_out(&mut Dealer::new(seed), u64::MAX, &mut |_| ());
    state
}

fn each<T, R>(list: &[T], operate: impl Fn(&T) -> R) -> usize {
    counted(list, operate);
    list.len()
}

/// Is what callgrind looks for, and so stays a separate function.
#[inline(never)]
fn counted<T, R>(list: &[T], operate: impl Fn(&T) -> R) {
    for one in list {
        black_box(operate(black_box(one)));
    }
}

/// Returns the operations of all games by name.
fn all_operations() -> Vec<(String, Box<dyn Fn()>)> {
    // One round for four seats, so that a playout is one of a round.
    let round = die_mauer::Setup { rounds: 1, ..die_mauer::Setup::default() };
    let wall = berlin::Setup::new(berlin::Variants::NONE, 4);
    let nullo = berlin::Setup::new(berlin::Variant::NulloGravity.into(), 4);
    let masons = mauerbauer::Setup { players: 4, ..mauerbauer::Setup::default() };
    let mut all = named::<die_mauer::State>(&round, &operations(), |_| true);
    all.extend(named::<berlin::State>(&wall, &operations(), |_| true));
    let fills = |action: &berlin::Action| matches!(action, berlin::Action::Fill(..));
    all.extend(named::<berlin::State>(&nullo, &[("settle", apply)], fills));
    all.extend(named::<mauerbauer::State>(&masons, &operations(), |_| true));
    let builds = |action: &mauerbauer::Action| matches!(action, mauerbauer::Action::Build(_));
    all.extend(named::<mauerbauer::State>(&masons, &[("build", apply)], builds));
    all
}

/// Returns operations of a game with their names, on those of its steps that are to be kept.
/// Each makes its sample when it is run, and prints how often it ran.
fn named<G: FullGame>(
    setup: &G::Setup,
    operations: &[(&'static str, Operation<G>)],
    keep: fn(&G::Action) -> bool,
) -> Vec<(String, Box<dyn Fn()>)>
where
    G::Setup: 'static,
{
    let name = |(name, operation): &(&'static str, Operation<G>)| {
        let (setup, operation) = (setup.clone(), *operation);
        let run = move || {
            let mut sample = Sample::new(&setup);
            sample.steps.retain(|(_, step)| keep(&step.action));
            println!("{}", operation(&sample));
        };
        (format!("{}/{name}", G::INFO.id), Box::new(run) as Box<dyn Fn()>)
    };
    operations.iter().map(name).collect()
}

/// Runs one operation, or all without a name.
fn run(name: Option<&str>) {
    let all = all_operations();
    for (_, operation) in all.iter().filter(|(other, _)| name.is_none_or(|n| n == other)) {
        operation();
    }
}

/// Returns the instructions per operation, or says why there are none.
fn count(name: &str) -> Result<f64, String> {
    let program = env::current_exe().map_err(|error| error.to_string())?;
    let output = Command::new("valgrind")
        .args(["--tool=callgrind", "--toggle-collect=*counted*", "--callgrind-out-file=/dev/null"])
        .arg(program)
        .args(["--run", name])
        .output()
        .map_err(|error| format!("valgrind: {error}"))?;
    let report = String::from_utf8_lossy(&output.stderr);
    let collected = report.lines().find_map(|line| line.split_once("Collected : "));
    let instructions = collected.and_then(|(_, number)| number.trim().parse::<f64>().ok());
    let times = String::from_utf8_lossy(&output.stdout).trim().parse::<f64>().ok();
    match (instructions, times) {
        (Some(instructions), Some(times)) => Ok((10.0 * instructions / times).round() / 10.0),
        _ => Err(format!("callgrind counted nothing for {name}: {report}")),
    }
}

/// Returns the name of what the counts depend on in addition to the code.
fn compiler() -> String {
    let output = Command::new("rustc").arg("--version").output();
    let version = output.map(|output| String::from_utf8_lossy(&output.stdout).trim().to_owned());
    format!("{} on {}", version.unwrap_or_default(), env::consts::ARCH)
}

/// Returns the recorded count of an operation.
fn recorded(file: &str, name: &str) -> Option<f64> {
    let rest = file.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '))?;
    rest.trim().parse().ok()
}

/// Prints each count next to the recorded one, and returns the file of these counts.
/// The operations are those with one of these words in their names, or all if there is no word.
///
/// # Errors
/// Returns the names of every operation that has risen, or why nothing was counted.
fn compare(file: &str, words: &[&String]) -> Result<String, String> {
    let mut counts = format!("{}\n", compiler());
    if !file.is_empty() && !file.starts_with(&counts) {
        println!("recorded with another compiler: {}", file.lines().next().unwrap_or("none"));
    }
    let mut risen = Vec::new();
    let asked = |name: &str| words.is_empty() || words.iter().any(|word| name.contains(*word));
    for (name, _) in all_operations().into_iter().filter(|(name, _)| asked(name)) {
        let count = count(&name)?;
        let _ = writeln!(counts, "{name:20} {count:>12.1}");
        let rise = recorded(file, &name).map_or(0.0, |before| 100.0 * (count / before - 1.0));
        println!("{name:20} {count:>12.1} instructions, {rise:+.1} %");
        if rise >= RISE {
            risen.push(format!("{name} by {rise:.1} %"));
        }
    }
    if risen.is_empty() { Ok(counts) } else { Err(format!("RISEN: {}", risen.join(", "))) }
}

/// Counts, and writes the file again or compares with it.
fn bench(save: bool, words: &[&String]) -> Result<(), String> {
    if save {
        let counts = compare("", &[])?;
        return fs::write(FILE, counts).map_err(|error| format!("{FILE}: {error}"));
    }
    compare(&fs::read_to_string(FILE).unwrap_or_default(), words).map(drop)
}

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let given = |flag: &str| arguments.iter().any(|argument| argument == flag);
    if !given("--bench") {
        run(arguments.get(1).map(String::as_str));
        return ExitCode::SUCCESS;
    }
    if Command::new("valgrind").arg("--version").output().is_err() {
        println!("valgrind is missing: no instructions were counted");
        return ExitCode::SUCCESS;
    }
    let words: Vec<&String> = arguments.iter().filter(|word| !word.starts_with("--")).collect();
    match bench(given("--save"), &words) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            println!("{error}");
            ExitCode::FAILURE
        }
    }
}
