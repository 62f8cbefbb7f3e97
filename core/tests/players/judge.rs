//! The judge passes the rules, and finds and names what is wrong in others.

use std::collections::{BTreeMap, BTreeSet};

#[cfg(unix)]
use mauerwerk::judge::Program;
use mauerwerk::judge::{
    Checked, NoAnswer, Own, Played, Report, Sample, Shown, Start, Subject, Task, Way,
    Wrong as Kind, judge, reply,
};
use mauerwerk::kit::tokens::split;
use mauerwerk::rulebook::{SCENARIOS, Scenario, Step};
use mauerwerk::{
    Decision, FullGame, Game as _, Record, SetupOptions as _, berlin, die_mauer, mauerbauer,
};

type Mauer = die_mauer::State;

/// Returns the scenarios of a game.
fn scenarios<G: FullGame>() -> Vec<Scenario> {
    let read = |name, text| Scenario::from_toml_as::<G>(name, text).ok();
    SCENARIOS.iter().filter_map(|source| read(source.name, source.text)).collect()
}

fn tried<G: FullGame>(subject: &mut dyn Subject, task: &Task<G>) -> Report {
    judge(subject, task, &|_| true).expect("nothing stops it")
}

/// What a subject does to what the rules show of a position.
type Distort<G> = fn(&G, &mut Shown);

/// The rules with a fault.
struct Wrong<G> {
    own: Own<G>,
    /// The ruling that it does not enforce.
    ignored: &'static str,
    /// The ruling that it cites for each refusal.
    cites: Option<&'static str>,
    /// The option that it does not know.
    forgotten: &'static str,
    distort: Distort<G>,
}

impl<G: FullGame> Default for Wrong<G> {
    fn default() -> Self {
        Self { own: Own::default(), ignored: "", cites: None, forgotten: "", distort: |_, _| () }
    }
}

/// Returns the states on a way, and the ruling that ends it early.
fn replayed<G: FullGame>(way: &Way) -> (Vec<G>, Option<&'static str>) {
    let Ok(start) = format!("{} {}", way.setup, way.start).parse::<G>() else {
        return (Vec::new(), None);
    };
    let mut record = Record::from_state(start);
    let refused = way.path.iter().find_map(|text| {
        let made: Decision<G::Action> = text.parse().ok()?;
        record.push(made.actor, made.action).err()
    });
    (record.states().collect(), refused.map(|illegal| illegal.rule().id.as_str()))
}

impl<G: FullGame> Wrong<G> {
    fn way(&self, way: &Way) -> Way {
        let tokens = split(&way.setup).into_iter();
        let known = tokens.filter(|token| token.split(':').next() != Some(self.forgotten));
        Way { setup: known.collect::<Vec<_>>().join(" "), ..way.clone() }
    }
}

impl<G: FullGame> Subject for Wrong<G> {
    fn name(&self) -> String {
        "wrong".to_owned()
    }

    fn play(&mut self, way: &Way, from: usize) -> Result<Played, NoAnswer> {
        let way = self.way(way);
        let mut played = self.own.play(&way, from)?;
        let (states, refused) = replayed::<G>(&way);
        for (state, shown) in states.iter().skip(from).zip(&mut played.positions) {
            (self.distort)(state, shown);
        }
        if refused.is_some_and(|rule| rule == self.ignored) {
            played.refused = None;
            played.positions.extend(states.last().map(Shown::of));
        }
        if let (Some(cited), true) = (self.cites, played.refused.is_some()) {
            played.rule = Some(cited.to_owned());
        }
        Ok(played)
    }

    fn draw(&mut self, way: &Way, sample: Sample) -> Result<BTreeMap<String, u64>, NoAnswer> {
        self.own.draw(way, sample)
    }

    fn resample(
        &mut self,
        way: &Way,
        viewer: &str,
        sample: Sample,
    ) -> Result<BTreeMap<String, u64>, NoAnswer> {
        self.own.resample(way, viewer, sample)
    }
}

/// Returns the first rulings that a report names: those on its page.
fn named(report: &Report) -> Vec<&'static str> {
    report.rulings.iter().take(5).map(|one| one.rule).collect()
}

/// Returns the scenarios that concern something, and a tenth of the others.
fn some<G: FullGame>(concerns: impl Fn(&Scenario) -> bool) -> Task<G> {
    let all = scenarios::<G>().into_iter().enumerate();
    let some = all.filter(|(number, scenario)| number % 10 == 0 || concerns(scenario));
    let scenarios = some.map(|(_, scenario)| scenario).collect();
    Task { scenarios, games: 0, ..Task::default() }
}

/// Returns the rulings that a scenario cites for refused decisions.
fn refusals(scenario: &Scenario) -> impl Iterator<Item = &str> {
    scenario.lines().iter().flat_map(|line| line.steps()).filter_map(|step| match step {
        Step::Refused(_, rule) => Some(rule.as_str()),
        _ => None,
    })
}

/// Checks subjects that do not enforce a ruling, for every nth ruling. Returns their number.
fn forgotten_rulings<G: FullGame>(nth: usize) -> usize {
    let all = scenarios::<G>();
    let refused: BTreeSet<&str> = all.iter().flat_map(refusals).collect();
    let rules = G::INFO.rules.iter().map(|rule| rule.id.as_str());
    let rules: Vec<&str> = rules.filter(|rule| refused.contains(rule)).step_by(nth).collect();
    for &ignored in &rules {
        let task = some::<G>(|scenario| refusals(scenario).any(|rule| rule == ignored));
        let report = tried(&mut Wrong::<G> { ignored, ..Wrong::default() }, &task);
        assert_eq!(named(&report).first(), Some(&ignored), "{:?}", report.rulings);
    }
    rules.len()
}

/// Checks subjects that do not know an option, for every nth option. Returns their number.
fn forgotten_options<G: FullGame>(nth: usize) -> usize {
    /// Options that change so much that no ruling stands out.
    const WHOLE: [&str; 4] = ["players", "min_players", "edition", "variants"];
    let options = G::Setup::NAMES.iter().filter(|name| !WHOLE.contains(name));
    let options: Vec<&str> = options.step_by(nth).copied().collect();
    for &forgotten in &options {
        let task = some::<G>(|scenario| scenario.setup().contains(&format!("{forgotten}:")));
        let report = tried(&mut Wrong::<G> { forgotten, ..Wrong::default() }, &task);
        let changes =
            |id: &&str| G::INFO.rule(id).is_some_and(|rule| rule.options.contains(&forgotten));
        assert!(named(&report).iter().any(changes), "{forgotten}: {:?}", report.rulings);
    }
    options.len()
}

/// Checks a subject that distorts what it shows, in the scenarios that show a ruling. Returns what
/// is wrong in the first miss.
fn distorted<G: FullGame>(rule: &str, distort: Distort<G>) -> Kind {
    let task = some::<G>(|scenario| scenario.cites(rule));
    let report = tried(&mut Wrong::<G> { distort, ..Wrong::default() }, &task);
    assert!(named(&report).contains(&rule), "{rule}: {:?}", report.rulings);
    report.misses[report.rulings[0].example].wrong
}

/// Replaces the tokens of what a viewer sees by those of the position.
fn reveal(shown: &mut Shown, viewer: &str, name: &str) {
    let position = shown.position.clone();
    let token = split(&position).into_iter().find(|token| token.starts_with(name));
    if let (Some(token), Some(seen)) = (token, shown.sees.get_mut(viewer)) {
        let changed = |old: &str| if old.starts_with(name) { token } else { old }.to_owned();
        *seen = split(seen).into_iter().map(changed).collect::<Vec<_>>().join(" ");
    }
}

#[test]
fn the_rules_pass() {
    fn passes<G: FullGame>(counts: usize) {
        let scenarios = some::<G>(|_| false).scenarios;
        let counts = Start::all(G::INFO.id).into_iter().take(counts).collect();
        let task = Task::<G> { scenarios, counts, games: 2, ..Task::default() };
        let report = tried(&mut Own::<G>::default(), &task);
        assert!(report.passes, "{:?}", report.misses.first());
        assert!(report.checked.twins > 0 && report.checked.counts.len() == task.counts.len());
    }
    passes::<Mauer>(6);
    passes::<berlin::State>(2);
    passes::<mauerbauer::State>(3);
}

#[test]
fn forty_wrong_subjects_are_found_and_named() {
    let found = [
        forgotten_rulings::<Mauer>(1),
        forgotten_rulings::<berlin::State>(4),
        forgotten_rulings::<mauerbauer::State>(5),
        forgotten_options::<Mauer>(1),
        forgotten_options::<berlin::State>(3),
        forgotten_options::<mauerbauer::State>(4),
    ];
    assert!(found.iter().sum::<usize>() >= 50, "{found:?}");
}

#[test]
fn distorted_positions_are_found_and_named() {
    let gift: Distort<Mauer> = |_, shown| reveal(shown, "spectator", "gifts:");
    assert_eq!(distorted("DM-32", gift), Kind::View);
    let stock: Distort<Mauer> = |_, shown| reveal(shown, "1", "stocks:");
    assert_eq!(distorted("DM-12", stock), Kind::View);
    let loaded: Distort<berlin::State> = |_, shown| {
        if let Some((_, weight)) = shown.chances.iter_mut().flatten().next() {
            *weight += 1;
        }
    };
    let report = tried(
        &mut Wrong { distort: loaded, ..Wrong::default() },
        &some::<berlin::State>(|_| false),
    );
    assert!(report.misses.iter().all(|miss| miss.wrong == Kind::Chance), "{:?}", report.misses);
    let most: Distort<Mauer> = |_, shown| {
        if let Some(outcome) = &mut shown.outcome {
            let best = outcome.scores.iter().max().copied();
            let seats = (0..).zip(&outcome.scores).filter(|(_, score)| best == Some(**score));
            outcome.winners = seats.map(|(seat, _)| seat).collect();
        }
    };
    assert_eq!(distorted("DM-47", most), Kind::Outcome);
    let longer: Distort<Mauer> = |_, shown| {
        if shown.turn == "over" {
            shown.turn = "decide 0".to_owned();
        }
    };
    assert_eq!(distorted("DM-45", longer), Kind::Turn);
}

#[test]
fn what_only_the_subject_shows_must_not_leak() {
    let told: Distort<Mauer> = |_, shown| {
        shown.shows.insert("0".to_owned(), shown.position.as_str().into());
    };
    let task = Task { games: 4, ..some::<Mauer>(|_| false) };
    let report = tried(&mut Wrong { distort: told, ..Wrong::default() }, &task);
    assert!(!report.passes);
    assert!(report.misses.iter().all(|it| it.wrong == Kind::Leak && it.of == "0"));
}

#[test]
fn events_and_rulings_are_compared_if_they_are_given() {
    let refused = |scenario: &Scenario| !scenario.faults().is_empty();
    let task = || Task { games: 2, ..some::<Mauer>(refused) };
    let own = tried(&mut Own::<Mauer>::default(), &task());
    assert!(own.passes && own.checked.events > 0 && own.checked.citations > 0, "{own:?}");
    let silent: Distort<Mauer> = |_, shown| shown.events = None;
    let report = tried(&mut Wrong { distort: silent, ..Wrong::default() }, &task());
    assert!(report.passes && report.checked.events == 0, "{report:?}");
    let deaf: Distort<Mauer> = |_, shown| {
        if let Some(told) = shown.events.as_mut().and_then(|all| all.get_mut("1")) {
            told.pop();
        }
    };
    let report = tried(&mut Wrong { distort: deaf, ..Wrong::default() }, &task());
    let miss = report.misses.last().expect("a miss");
    assert_eq!((miss.wrong, miss.of.as_str(), miss.path.len()), (Kind::Events, "1", 1));
    let report = tried(&mut Wrong::<Mauer> { cites: Some("DM-09"), ..Wrong::default() }, &task());
    assert!(report.misses.iter().all(|miss| miss.wrong == Kind::Rule && miss.found == "DM-09"));
    assert!(report.misses.iter().any(|miss| miss.cited && miss.path.len() == 1), "{report:?}");
    assert!(report.misses.iter().any(|miss| !miss.cited && miss.path.is_empty()), "{report:?}");
}

#[test]
fn the_order_of_tokens_and_actions_tells_nothing() {
    /// Reverses lists in every other world.
    fn shuffle(state: &Mauer, shown: &mut Shown) {
        if state.notation().bytes().map(u32::from).sum::<u32>() % 2 == 0 {
            shown.legal.values_mut().for_each(|all| all.reverse());
            for seen in shown.sees.values_mut() {
                *seen = split(seen).into_iter().rev().collect::<Vec<_>>().join(" ");
            }
        }
    }
    let task = Task { games: 8, ..some::<Mauer>(|_| false) };
    let report = tried(&mut Wrong { distort: shuffle, ..Wrong::default() }, &task);
    assert!(report.passes && report.checked.twins > 0, "{:?}", report.misses.first());
}

/// The rules, which fail if they are asked twice in a row for a single position.
struct Tired(Own<Mauer>, bool);

impl Subject for Tired {
    fn name(&self) -> String {
        "tired".to_owned()
    }

    fn play(&mut self, way: &Way, from: usize) -> Result<Played, NoAnswer> {
        let played = self.0.play(way, from)?;
        let single = played.positions.len() == 1 && played.refused.is_none() && from > 0;
        match std::mem::replace(&mut self.1, single) && single {
            true => Err(NoAnswer::Fault("tired".to_owned())),
            false => Ok(played),
        }
    }

    fn draw(&mut self, way: &Way, sample: Sample) -> Result<BTreeMap<String, u64>, NoAnswer> {
        self.0.draw(way, sample)
    }

    fn resample(
        &mut self,
        way: &Way,
        viewer: &str,
        sample: Sample,
    ) -> Result<BTreeMap<String, u64>, NoAnswer> {
        self.0.resample(way, viewer, sample)
    }
}

#[test]
fn a_fault_between_worlds_is_a_miss() {
    let task = Task::<Mauer> { games: 4, ..Task::default() };
    let report = tried(&mut Tired(Own::default(), false), &task);
    assert!(report.misses.iter().any(|miss| miss.found == "tired"), "{report:?}");
    assert!(report.checked.wrong_games > 0, "{report:?}");
}

#[test]
fn differences_of_random_games_are_shrunk() {
    let slow: Distort<Mauer> = |state, shown| {
        if state.wall().len() > 2 {
            shown.turn = "chance".to_owned();
        }
    };
    let task = Task::<Mauer> { games: 2, first: true, ..Task::default() };
    let report = tried(&mut Wrong { distort: slow, ..Wrong::default() }, &task);
    let [miss] = report.misses.as_slice() else { panic!("{:?}", report.misses) };
    assert!(miss.wrong == Kind::Turn && miss.path.is_empty(), "{miss:?}");
}

/// The rules, with chance that is only drawn, perhaps from a loaded die.
struct Drawn<G>(Own<G>, bool);

impl<G: FullGame> Subject for Drawn<G> {
    fn name(&self) -> String {
        "drawn".to_owned()
    }

    fn play(&mut self, way: &Way, from: usize) -> Result<Played, NoAnswer> {
        let mut played = self.0.play(way, from)?;
        played.positions.iter_mut().for_each(|shown| shown.chances = None);
        Ok(played)
    }

    fn draw(&mut self, way: &Way, sample: Sample) -> Result<BTreeMap<String, u64>, NoAnswer> {
        let mut drawn = self.0.draw(way, sample)?;
        if let (true, Some(mut first)) = (self.1 && drawn.len() > 1, drawn.first_entry()) {
            let moved = *first.get() / 2;
            *first.get_mut() -= moved;
            drawn.values_mut().last().into_iter().for_each(|last| *last += moved);
        }
        Ok(drawn)
    }

    fn resample(
        &mut self,
        _way: &Way,
        _viewer: &str,
        _sample: Sample,
    ) -> Result<BTreeMap<String, u64>, NoAnswer> {
        Err(NoAnswer::Unsupported)
    }
}

#[test]
fn drawn_chance_is_tested() {
    let task = || Task { games: 1, ..Task::<berlin::State>::default() };
    let fair = tried(&mut Drawn(Own::<berlin::State>::default(), false), &task());
    assert!(fair.passes && fair.checked.draws > 10, "{:?}", fair.misses);
    let loaded = tried(&mut Drawn(Own::<berlin::State>::default(), true), &task());
    assert_eq!(loaded.misses.first().map(|miss| miss.wrong), Some(Kind::Chance));
}

#[test]
fn what_is_not_offered_is_counted_once() {
    let task = Task { games: 3, ..Task::<Mauer>::default() };
    let report = tried(&mut Drawn(Own::<Mauer>::default(), false), &task);
    let Checked { resamples, unsupported, .. } = report.checked;
    assert_eq!((report.passes, resamples, unsupported), (true, 0, 1));
}

#[test]
fn questions_that_make_no_sense_are_refused() {
    for question in [
        r#"{"type":"draw","id":1,"seed":"x","number":1}"#,
        r#"{"type":"draw","id":1,"seed":"1","number":1000001}"#,
        r#"{"type":"resample","id":1,"seed":"1","number":1,"viewer":"9"}"#,
        r#"{"type":"dance","id":1}"#,
        "[1]",
    ] {
        let answer = reply(&mut Own::<Mauer>::default(), question).unwrap();
        assert!(answer.starts_with(r#"{"type":"error""#), "{answer}");
    }
}

/// Judges a shell script that has answered `hello`.
#[cfg(unix)]
fn verdict(script: &str, seconds: u64) -> Vec<String> {
    const HELLO: &str = "read l; echo '{\"type\":\"hello\",\"id\":1,\"version\":1}'; read l;";
    let command = format!("{HELLO} {script}");
    let time = std::time::Duration::from_secs(seconds);
    let started = Program::start(&command, None, Mauer::INFO, time, |_| true);
    let mut subject = started.expect("it greets");
    let task = Task { games: 1, first: true, ..Task::default() };
    let report = tried::<Mauer>(&mut subject, &task);
    assert!(!report.passes);
    report.misses.into_iter().map(|miss| miss.found).collect()
}

#[cfg(unix)]
#[test]
fn faults_get_a_verdict() {
    for (script, reason) in [
        ("exit 3", "ended before its answer: exit status: 3"),
        ("yes '{\"type\":\"info\"}'", "wrote 16777216 bytes without an answer"),
        ("tr '\\0' a < /dev/zero", "wrote a line of more than 262144 bytes"),
        ("printf '%090000d\\n' 0 | tr 0 '['", "nested more than 100 deep"),
        (
            "echo '{\"type\":\"positions\",\"id\":7}'",
            "answered question 7, and was asked question 2",
        ),
        ("echo '{\"type\":\"positions\",\"id\":2}'", "positions lacks positions"),
        ("echo '{\"type\":\"worlds\",\"id\":2}'", "takes \"positions\" or \"unsupported\""),
    ] {
        let found = verdict(script, 600);
        assert!(found.len() == 1 && found[0].contains(reason), "{script}: {found:?}");
    }
    let late = verdict("sleep 1000", 1);
    assert!(late.len() == 1 && late[0].starts_with("no answer to question "), "{late:?}");
    assert!(verdict("echo '{\"type\":\"unsupported\",\"id\":2}'; read l", 600).is_empty());
}

#[cfg(unix)]
#[test]
fn a_program_must_answer_hello() {
    let hello = "read l; echo '{\"type\":\"unsupported\",\"id\":1}'; read l";
    let time = std::time::Duration::from_secs(600);
    let started = Program::start(hello, None, Mauer::INFO, time, |_| true);
    let Err(NoAnswer::Fault(reason)) = started else { panic!("it starts") };
    assert!(reason.contains("the question takes \"hello\""), "{reason}");
}

#[test]
fn counted_variants_are_rows_of_the_published_counts() {
    let counts = include_str!("../../../docs/COUNTS.md");
    for game in ["die-mauer", "berlin", "mauerbauer"] {
        let starts = Start::all(game);
        assert!(starts.len() > 10);
        let listed = |start: &Start| counts.contains(&format!("| `{}` |", start.notation));
        assert!(starts.iter().all(listed), "{game}");
    }
    let start = Start::all("die-mauer").swap_remove(1);
    let task = Task { counts: vec![start.clone()], games: 0, ..Task::<Mauer>::default() };
    let report = tried(&mut Own::<Mauer>::default(), &task);
    let count = &report.checked.counts[0];
    let row = format!("| {} | {} | {} |", count.positions, count.histories, count.finished);
    assert!(counts.contains(&format!("| `{}` {row}", start.notation)), "{row}");
}
