//! `analyse` says what each decision is worth, from what its seat knows.

use crate::run::{Run, empty_folder, folder_with_games, run, run_in, words};

/// A position of Die Mauer in which seat 0 decides with two others.
const POSITION: &str = "analyse die-mauer players:3 rounds:1 stock:TG4 --seat 0";

fn json(run: Run) -> serde_json::Value {
    serde_json::from_str(&run.good()).unwrap()
}

#[test]
fn positions_are_analysed() {
    let line = format!("{POSITION} --player search:300");
    let table = run(&words(&line)).good();
    assert!(table.starts_with("search:300 for seat 0, after 300 tries:\n\n action "), "{table}");
    let report = json(run(&words(&format!("{line} --json --seed 1"))));
    assert_eq!(report, json(run(&words(&format!("{line} --json")))), "it is repeatable");
    assert_eq!((&report["game"], &report["seat"]), (&"die-mauer".into(), &0.into()));
    let actions = report["actions"].as_array().unwrap();
    let odds: f64 = actions.iter().map(|action| action["odds"].as_f64().unwrap()).sum();
    let tries: u64 = actions.iter().map(|action| action["visits"].as_u64().unwrap()).sum();
    assert!((odds - 1.0).abs() < 1e-9 && tries == 300, "{report}");
    assert_eq!(table.lines().count(), 4 + actions.len(), "{table}");
    assert!(actions.iter().all(|action| action["line"].is_array()), "{report}");
}

#[test]
fn moves_are_listed_with_where_they_lead() {
    let line = "analyse berlin variants:crazy-eights hammers:a1/l4 phase:moving die:S roll:4 --player greedy";
    let table = run(&words(line)).good();
    assert!(table.contains(" to ") && table.contains("\nand "), "{table}");
}

#[test]
fn what_a_seat_does_not_know_stays_open() {
    let line =
        "analyse die-mauer players:3 stock:TG4 fists:_/?/_ --seat 0 --player search:50 --json";
    let report = json(run(&words(line)));
    assert!(report["position"].as_str().unwrap().contains("fists:_/?/_"), "{report}");
}

#[test]
fn decisions_of_a_record_are_analysed() {
    let folder = folder_with_games();
    let analyse = |arguments: &str| {
        let line =
            format!("analyse die-mauer --record game.json --player greedy --json {arguments}");
        json(run_in(folder.path(), &words(&line), ""))
    };
    // The fists of the others are not on the table yet, even if the record had them first.
    let [first, second] = ["--at 0 --seat 2", "--at 2"].map(analyse);
    assert_eq!(first, second);
}

#[test]
fn lines_of_scenarios_are_analysed() {
    let name = "situation-1-build-or-decline";
    let line = format!("analyse die-mauer --scenario {name} --player greedy --json");
    let report = json(run(&words(&format!("{line} --at 3"))));
    let actions = report["actions"].as_array().unwrap();
    let actions: Vec<_> = actions.iter().map(|one| one["action"].as_str().unwrap()).collect();
    assert_eq!(actions.join(" "), "x +G +1L +1R +2L +2R +3L +3R +6L +6R", "{report}");
    let first = json(run(&words(&format!("{line} --line 2 --at 0 --seat 1"))));
    assert_eq!(first["seat"], 1);
}

#[test]
fn mistakes_of_a_record_are_found() {
    let folder = empty_folder();
    let game = "play die-mauer players:3 rounds:1 --people none --seed 7 --save game.json";
    run_in(folder.path(), &words(game), "").good();
    let line = "analyse die-mauer --record game.json --mistakes --player flat:30";
    let table = run_in(folder.path(), &words(line), "").good();
    let mistakes = json(run_in(folder.path(), &words(&format!("{line} --json")), ""));
    let mistakes = mistakes.as_array().unwrap();
    assert!((1..=10).contains(&mistakes.len()), "{table}");
    assert_eq!(table.lines().count(), 2 + mistakes.len(), "{table}");
    let losses: Vec<f64> = mistakes.iter().map(|one| one["loss"].as_f64().unwrap()).collect();
    assert!(
        losses.is_sorted_by(|one, other| one >= other) && losses.iter().all(|&loss| loss > 0.0)
    );
    let own = json(run_in(folder.path(), &words(&format!("{line} --json --seat 1")), ""));
    assert!(own.as_array().unwrap().iter().all(|one| one["seat"] == 1), "{own}");
}
