//! Every scenario of `crate::game` holds, and each of its rulings, reasons and options has one.

pub(crate) mod files;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{LazyLock, OnceLock};

use mauerwerk::rulebook::{Report, SCENARIOS, Scenario, Step};
use mauerwerk::{
    Arrays as _, Decision, Game, Hidden as _, Info, Lang, Reason as _, Rule, Turn, Viewer,
};

use self::files::{citations, files_below};
use crate::game::{Reason, Setup, State};

const GAME: Info = State::INFO;

/// Reads every scenario of the game.
fn scenarios() -> Vec<Scenario> {
    let read = SCENARIOS.iter().map(|source| match Scenario::from_toml(source.name, source.text) {
        Ok(scenario) => scenario,
        Err(faults) => panic!("{}: {faults}", source.name),
    });
    read.filter(|scenario| scenario.game() == GAME.id).collect()
}

/// Every scenario of the game, and how it went, once a test has asked.
static RUNS: LazyLock<Vec<(Scenario, OnceLock<Report>)>> =
    LazyLock::new(|| scenarios().into_iter().map(|scenario| (scenario, OnceLock::new())).collect());

/// Runs the scenarios of the game one by one, each once for all tests.
fn reports() -> impl Iterator<Item = &'static Report> {
    let run = |scenario: &Scenario| scenario.clone().run().expect("its game is of the library");
    RUNS.iter().map(move |(scenario, report)| report.get_or_init(|| run(scenario)))
}

/// Returns a folder of the crate, by the game's name.
fn folder(parent: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(parent).join(GAME.id.replace('-', "_"))
}

/// Returns the names of the files in a folder below the tests, without their endings.
fn names(parent: &str, ending: &str) -> BTreeSet<String> {
    let files = fs::read_dir(folder(parent)).expect("the folder is there").flatten();
    let name = |file: fs::DirEntry| {
        file.file_name().to_string_lossy().strip_suffix(ending).map(str::to_owned)
    };
    files.filter_map(name).collect()
}

#[test]
fn scenarios_hold() {
    let failed: Vec<String> = reports()
        .filter(|report| !report.passes())
        .map(|report| format!("{}: {:?}", report.scenario.name(), report.failures))
        .collect();
    assert!(failed.is_empty(), "{}", failed.join("\n"));
}

#[cfg(feature = "laws")]
#[test]
fn the_laws_hold_in_every_position() {
    let right = scenarios().into_iter().filter(|scenario| scenario.faults().is_empty());
    for scenario in right {
        for record in scenario.records::<State>().expect("its decisions are legal") {
            let broken = mauerwerk::laws::along(&record, 1);
            assert_eq!(broken, Ok(()), "{}", scenario.name());
        }
    }
}

/// Programs get the same from views as text, slots and accessors as from the position.
#[test]
fn programs_get_what_the_positions_say() {
    let right = scenarios().into_iter().filter(|scenario| scenario.faults().is_empty());
    for scenario in right {
        for record in scenario.records::<State>().expect("its decisions are legal") {
            for state in record.states() {
                views_can_be_read(&state);
                slots_name_actions(&state);
                crate::accessors::check(&state);
            }
        }
    }
}

/// Reads what each viewer sees of a state from what that prints.
pub(crate) fn views_can_be_read(state: &State) {
    for viewer in Viewer::all(state.seats()) {
        let view = state.view(viewer);
        let notation = format!("{} {view}", state.setup());
        let read = State::view_from(viewer, &notation).map_err(|faults| faults.to_string());
        assert_eq!(read, Ok(view), "{viewer}: {notation}");
    }
}

/// Finds each listed action, or one that leads to the same state, by its slot.
fn slots_name_actions(state: &State) {
    let Turn::Decide(seats) = state.turn() else { return };
    for seat in seats.iter() {
        let mut slots = Vec::new();
        state.each_slot(seat, &mut |slot| slots.push(slot));
        let actions: Vec<_> = state.actions(seat).into_iter().collect();
        assert_eq!(slots.len(), actions.len(), "{state}");
        for (slot, action) in slots.into_iter().zip(actions) {
            let found = state.action_of(seat, slot).expect("a slot has an action");
            let [found, next] = [found, action].map(|action| state.apply(seat.into(), action));
            assert_eq!(found, next, "slot {slot}, {action} in {state}");
        }
    }
}

#[test]
fn transcripts_are_as_they_were_read() {
    for Report { scenario, transcript, .. } in reports() {
        let long = transcript.lines().find(|line| line.chars().count() > 120);
        assert_eq!(long, None, "{}", scenario.name());
        let mut settings = insta::Settings::clone_current();
        settings.set_omit_expression(true);
        settings.set_prepend_module_to_snapshot(false);
        settings.set_snapshot_path(format!("../snapshots/{}", GAME.id.replace('-', "_")));
        settings.bind(|| insta::assert_snapshot!(scenario.name(), transcript));
    }
}

#[test]
fn every_snapshot_belongs_to_a_scenario() {
    let stem = |path: &PathBuf| path.file_stem().map(|stem| stem.to_string_lossy().into());
    let scenarios: BTreeSet<String> =
        files_below(&folder("rulebook")).iter().filter_map(stem).collect();
    let snapshots = names("tests/snapshots", ".snap");
    let lonely: Vec<_> = snapshots.difference(&scenarios).collect();
    assert!(lonely.is_empty(), "snapshots without a scenario: {lonely:?}");
}

#[test]
fn every_drawing_belongs_to_a_test() {
    let read = |path: &PathBuf| fs::read_to_string(path).expect("tests are read");
    let test: String = files_below(&folder("tests")).iter().map(read).collect();
    let mut drawings = names("tests/snapshots/drawings", "");
    assert!(drawings.len() > 5, "{drawings:?}");
    drawings.retain(|file| !is_drawn(&test, file));
    assert!(drawings.is_empty(), "drawings without a test: {drawings:?}");
}

/// Returns whether a test draws that file. Its name has the view, and then the kind of drawing,
/// unless it is the text, the light picture or a narrow one.
fn is_drawn(test: &str, file: &str) -> bool {
    let stem = file.split('.').next().unwrap_or_default();
    let usual = ["-text", "-narrow-light", "-narrow-dark", "-light"];
    let view = usual.iter().find_map(|usual| stem.strip_suffix(usual));
    test.contains(&format!("{:?}", view.unwrap_or(stem)))
}

#[test]
fn every_option_is_named_by_a_ruling_and_is_one() {
    let named: BTreeSet<&str> = GAME.rules.iter().flat_map(|rule| rule.options).copied().collect();
    let options = options();
    let options: BTreeSet<&str> = options.iter().map(String::as_str).collect();
    assert!(options.len() > 5, "{options:?}");
    // An edition changes nothing by itself: it is a set of defaults.
    let unlike: Vec<_> =
        named.symmetric_difference(&options).filter(|name| **name != "edition").collect();
    assert!(unlike.is_empty(), "{unlike:?}");
}

/// Returns the names of the game's options: those that the error for an unknown one lists.
fn options() -> Vec<String> {
    let told = "no-option:1".parse::<Setup>().expect_err("no option").to_string();
    let (_, names) = told.split_once("there are ").expect("the names that exist");
    names.split(", ").map(str::to_owned).collect()
}

#[test]
fn every_ruling_has_a_scenario() {
    let scenarios = scenarios();
    let lacks = |rule: &&str| !scenarios.iter().any(|scenario| scenario.cites(rule));
    let missing: Vec<&str> = GAME.rules.iter().map(|rule| rule.id.as_str()).filter(lacks).collect();
    assert!(missing.is_empty(), "rulings without a scenario: {missing:?}");
}

#[test]
fn every_reason_of_a_refusal_is_shown_by_a_scenario() {
    let shown: BTreeSet<&str> = scenarios().iter().flat_map(reasons_shown).collect();
    let reasons: BTreeSet<&str> = Reason::ALL.iter().map(|reason| reason.code()).collect();
    let missing: Vec<_> = reasons.difference(&shown).collect();
    assert!(missing.is_empty(), "never refused for {missing:?}");
}

/// Returns the codes of the reasons for which a scenario refuses a decision.
fn reasons_shown(scenario: &Scenario) -> Vec<&'static str> {
    let position = format!("{} {}", scenario.setup(), scenario.start());
    let of_line = |steps| refusals(position.parse().expect("a position"), steps);
    scenario.lines().iter().flat_map(|line| of_line(line.steps())).collect()
}

/// Returns the codes of the reasons for which steps are refused, one after the other.
fn refusals<'a>(mut state: State, steps: impl Iterator<Item = &'a Step>) -> Vec<&'static str> {
    let apply = |state: &State, decision: &Decision<String>| {
        state.apply(decision.actor, decision.action.parse().expect("an action"))
    };
    let mut codes = Vec::new();
    for step in steps {
        match step {
            Step::Decide(decision) => state = apply(&state, decision).expect("a legal decision"),
            Step::Refused(decision, _) => {
                codes.push(apply(&state, decision).expect_err("a refusal").reason.code());
            }
            _ => {}
        }
    }
    codes
}

#[test]
fn every_scenario_says_what_it_shows() {
    for scenario in scenarios() {
        let cites = scenario.rules().len() + scenario.faults().len();
        assert!(cites > 0 && scenario.title(Lang::En) != scenario.name(), "{}", scenario.name());
    }
}

/// Returns the rulings that the code of the game cites, its list of rulings aside.
fn cited_in_code() -> BTreeSet<String> {
    let mut files = files_below(&folder("src/games"));
    files.retain(|path| !path.ends_with("rules.rs"));
    let texts = files.iter().map(|path| fs::read_to_string(path).unwrap_or_default());
    texts.flat_map(|text| citations(&text.replace('_', "-")).collect::<Vec<_>>()).collect()
}

#[test]
fn every_ruling_is_cited_where_it_acts_or_is_a_definition() {
    let cited = cited_in_code();
    let silent = |rule: &&Rule| !rule.definition && !cited.contains(rule.id.as_str());
    let wrong: Vec<_> = GAME.rules.iter().filter(silent).map(|rule| rule.id.as_str()).collect();
    assert!(wrong.is_empty(), "neither cited nor a definition: {wrong:?}");
}
