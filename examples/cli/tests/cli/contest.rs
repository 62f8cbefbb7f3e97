//! `match` finds out who is stronger, the same for the same seed.

use serde_json::Value;

use crate::run::{run, words};

fn played(line: &str) -> String {
    run(&words(&format!("match {line}"))).good()
}

/// Returns the JSON of a match without the times of decisions, which differ from run to run.
fn results(line: &str) -> Value {
    let mut json: Value = serde_json::from_str(&played(&format!("{line} --json -"))).unwrap();
    for one in json["matches"].as_array_mut().unwrap() {
        for player in one["players"].as_array_mut().unwrap() {
            assert!(
                player.as_object_mut().unwrap().remove("seconds").unwrap().as_f64().unwrap() >= 0.0
            );
        }
    }
    json
}

#[test]
fn the_stronger_player_wins_whatever_the_number_of_threads() {
    let line = "berlin --players greedy,random -n 3 --seed 7";
    let (one, other) = (results(&format!("{line} --threads 1")), results(line));
    assert_eq!(one, other);
    let players = &one["matches"][0]["players"];
    assert_eq!(players[0]["player"], "greedy");
    assert_eq!(players[0]["games"], 6);
    assert_eq!(players[0]["win"], 1.0);
    assert!(players[0]["elo"].as_f64() > players[1]["elo"].as_f64());
    assert!(players[0]["elo_error"].as_f64() > Some(0.0));
}

#[test]
fn a_player_who_meets_itself_is_level() {
    let json = results("die-mauer players:3 rounds:1 --players greedy,greedy -n 1");
    assert_eq!(json["matches"][0]["players"][0]["elo"], 0.0);
}

#[test]
fn every_two_players_meet() {
    let text = played("die-mauer players:3 rounds:1 --players greedy,easy,random --pairs -n 2");
    let rows: Vec<&str> = text
        .lines()
        .filter_map(|line| line.split_whitespace().next())
        .filter(|word| ["greedy", "easy", "random"].contains(word))
        .collect();
    assert_eq!(rows, ["greedy", "easy", "greedy", "random", "easy", "random"], "{text}");
}

#[test]
fn a_test_stops_as_soon_as_it_is_decided() {
    let line = "berlin --players greedy,random --sprt 0,100 -n 500 --threads 1";
    let text = played(line);
    assert!(text.contains("decided: +100 Elo is likelier than +0"), "{text}");
    let deals: u64 =
        text.lines().find_map(|line| line.strip_suffix(" deals")?.parse().ok()).unwrap();
    assert!((2..50).contains(&deals), "{text}");
}

#[test]
fn wrong_input_is_refused() {
    for (line, told) in [
        ("berlin", "--players"),
        ("berlin --players greedy", "two players or more"),
        ("berlin --players greedy,easy,random", "at most one a seat: not 3 of 2"),
        ("berlin --players greedy,mean", "a player: random, greedy, flat:200, search:1000, easy"),
        ("berlin --players greedy,search:0", "the number of tries must be between 1 and 100000000"),
        ("berlin --players greedy,hrd", "did you mean hard?"),
        ("berlin --players greedy,random -n 0", "0"),
        ("berlin --players greedy,random --sprt 5", "two numbers of Elo points"),
        ("berlin --players greedy,random players:9", "BE-"),
    ] {
        let run = run(&words(&format!("match {line}")));
        assert_eq!((run.code, run.out.as_str()), (2, ""), "{line}");
        assert!(run.err.contains(told), "{line}: {}", run.err);
    }
}
