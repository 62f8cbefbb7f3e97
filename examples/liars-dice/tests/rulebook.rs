//! Every scenario holds, and every ruling and every reason has one.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use liars_dice::{Reason, State};
use mauerwerk::rulebook::{Report, Scenario};
use mauerwerk::{Game as _, Lang};

/// Runs every scenario of the rulebook.
fn reports() -> Vec<Report> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("rulebook");
    let files = fs::read_dir(folder).expect("the folder is there").flatten();
    let run = |path: &Path| {
        let name = path.file_stem().expect("a name").to_string_lossy();
        let text = fs::read_to_string(path).expect("a text");
        let scenario = Scenario::from_toml_as::<State>(&name, &text);
        scenario
            .and_then(Scenario::run_as::<State>)
            .unwrap_or_else(|faults| panic!("{name}: {faults}"))
    };
    files.map(|file| run(&file.path())).collect()
}

#[test]
fn scenarios_hold_and_give_their_transcripts() {
    for Report { scenario, transcript, failures, .. } in reports() {
        assert_eq!(failures, [""; 0], "{}", scenario.name());
        insta::with_settings!({ omit_expression => true, prepend_module_to_snapshot => false }, {
            insta::assert_snapshot!(scenario.name(), transcript);
        });
    }
}

#[test]
fn every_ruling_and_every_reason_has_a_scenario() {
    let reports = reports();
    let shown = |id: &str| reports.iter().any(|report| report.scenario.cites(id));
    let lacking: Vec<_> =
        State::INFO.rules.iter().filter(|rule| !shown(rule.id.as_str())).collect();
    assert!(lacking.is_empty(), "rulings without a scenario: {lacking:?}");

    // Transcripts are wrapped: advice may go on in the next line.
    let transcripts: String = reports.into_iter().map(|report| report.transcript).collect();
    let transcripts = transcripts.split_whitespace().collect::<Vec<_>>().join(" ");
    let refused =
        |reason: &&Reason| !transcripts.contains(mauerwerk::Reason::advice(*reason).get(Lang::En));
    let lacking: BTreeSet<_> =
        Reason::ALL.iter().filter(refused).map(mauerwerk::Reason::code).collect();
    assert!(lacking.is_empty(), "reasons without a refusal: {lacking:?}");
}
