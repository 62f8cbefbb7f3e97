//! `simulate` plays many games, the same for the same seed.

use std::fs;

use serde_json::Value;

use crate::run::{empty_folder, run, run_in, words};

const GAMES: [&str; 6] = ["simulate", "die-mauer", "-n", "300", "players:3", "rounds:1"];

fn simulate(more: &[&str]) -> String {
    run(&[&GAMES, more].concat()).good()
}

/// Returns the rows of a CSV by column name.
fn column(csv: &str, name: &str) -> Vec<f64> {
    let mut reader = csv::Reader::from_reader(csv.as_bytes());
    let place = reader.headers().unwrap().iter().position(|other| other == name).unwrap();
    reader.records().map(|row| row.unwrap()[place].parse().unwrap()).collect()
}

fn mean(values: &[f64]) -> f64 {
    values.iter().sum::<f64>() / values.len() as f64
}

#[test]
fn results_follow_the_seed() {
    assert_eq!(simulate(&[]), simulate(&["--seed", "1"]));
    assert_ne!(simulate(&["--seed", "1"]), simulate(&["--seed", "2"]));
    insta::assert_snapshot!(simulate(&["--seed", "7"]));
}

#[test]
fn berlin_is_simulated() {
    let line = "simulate berlin -n 100 --seed 7 variants:crazy-eights,gravity players:3";
    insta::assert_snapshot!(run(&words(line)).good());
    let csv = run(&words(&format!("{line} --csv -"))).good();
    assert!(column(&csv, "finished").iter().all(|&ended| ended == 1.0));
    let collected = mean(&column(&csv, "tiles_collected")) + mean(&column(&csv, "coins_collected"));
    let scores: f64 = (0..3).map(|seat| mean(&column(&csv, &format!("score_{seat}")))).sum();
    assert!((collected - scores).abs() < 1e-9, "a piece is a point: {collected} {scores}");
}

#[test]
fn mauerbauer_is_simulated() {
    let line = "simulate mauerbauer -n 50 --seed 7 board:hexagon players:3";
    insta::assert_snapshot!(run(&words(line)).good());
    let csv = run(&words(&format!("{line} --csv -"))).good();
    assert!(column(&csv, "finished").iter().all(|&ended| ended == 1.0));
    let scored = csv.lines().next().unwrap_or_default().split(',');
    let scored = scored.filter(|name| name.starts_with("scored_"));
    let points: f64 = scored.map(|name| mean(&column(&csv, name))).sum();
    let scores: f64 = (0..3).map(|seat| mean(&column(&csv, &format!("score_{seat}")))).sum();
    assert!((points - scores).abs() < 1e-9, "cards score all points: {points} {scores}");
}

#[test]
fn tables_agree() {
    let csv = simulate(&["--csv", "-"]);
    let json: Value = serde_json::from_str(&simulate(&["--json", "-"])).unwrap();
    assert_eq!((&json["games"], &json["finished"]), (&300.into(), &300.into()));
    for summary in json["columns"].as_array().unwrap() {
        let values = column(&csv, summary["name"].as_str().unwrap());
        assert_eq!(values.len(), 300);
        assert!((mean(&values) - summary["mean"].as_f64().unwrap()).abs() < 1e-9, "{summary}");
    }
    let seats = json["seats"].as_array().unwrap();
    let shares: f64 = seats.iter().map(|seat| seat["wins"]["share"].as_f64().unwrap()).sum();
    assert!((shares - 1.0).abs() < 1e-9, "every game is won once: {shares}");
    for (number, seat) in seats.iter().enumerate() {
        let scores = column(&csv, &format!("score_{number}"));
        assert!((mean(&scores) - seat["score"]["mean"].as_f64().unwrap()).abs() < 1e-9);
    }
}

#[test]
fn results_go_to_files() {
    let folder = empty_folder();
    let files = ["--csv", "games.csv", "--json", "results.json"];
    let out = run_in(folder.path(), &[&GAMES[..], &files].concat(), "").good();
    assert_eq!(out, simulate(&[]));
    let read = |name| fs::read_to_string(folder.path().join(name)).unwrap();
    assert_eq!(read("games.csv"), simulate(&["--csv", "-"]));
    assert_eq!(read("results.json"), simulate(&["--json", "-"]));
}

#[test]
fn games_given_up_are_left_out() {
    let out = simulate(&["--limit", "5"]);
    assert!(out.contains("300 given up"), "{out}");
    assert!(!out.contains(" wins"), "{out}");
}
