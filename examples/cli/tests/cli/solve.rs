//! `solve` finds the values of small games, or says why not.

use serde_json::Value;

use crate::run::{run, words};

const WALL: &str = "die-mauer players:2 min_players:2 rounds:1";

fn solved(line: &str) -> String {
    run(&words(&format!("solve {line}"))).good()
}

#[test]
fn a_small_wall_is_solved() {
    let text = solved(&format!("{WALL} max_idle_turns:2 stock:TG --players random"));
    assert!(text.contains("26 positions solved"), "{text}");
    assert!(text.contains("seat 0 gets 0.666667"), "{text}");
    assert!(text.contains("seat 1: - 33.3 %, T 33.3 %, G 33.3 %"), "{text}");
    let random = text.lines().find(|line| line.contains("random")).unwrap();
    assert!(random.contains("0.2685"), "{text}");
}

#[test]
fn the_report_speaks_the_chosen_language() {
    let line = format!("{WALL} max_idle_turns:2 stock:TG --players random --lang");
    let german = solved(&format!("{line} de"));
    assert!(german.contains("26 Stellungen gelöst"), "{german}");
    assert!(german.contains("Platz 0 bekommt 0,666667 (Anteil am Sieg, auf "), "{german}");
    assert!(german.contains("Platz 1: - 33,3 %") && german.contains("0,2685"), "{german}");
    let french = solved(&format!("{line} fr"));
    assert!(
        french.contains("26 positions résolues") && french.contains(" adversaire averti "),
        "{french}"
    );
    let dutch = run(&words(&format!("solve {WALL} --lang nl")));
    assert!(dutch.err.contains("een stelling kan terugkomen"), "{}", dutch.err);
}

#[test]
fn a_row_of_the_page_is_what_the_command_prints() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/SOLVED.md");
    let page = std::fs::read_to_string(path).unwrap();
    for stock in ["TG", "T12"] {
        let line = format!("{WALL} max_idle_turns:2 stock:{stock} --players random --row {stock}");
        let row = solved(&line);
        assert!(page.contains(row.trim_end()), "{row}");
    }
}

#[test]
fn json_has_the_proof() {
    let text = solved(&format!("{WALL} max_idle_turns:1 stock:T1 --payoff points --json"));
    let json: Value = serde_json::from_str(&text).unwrap();
    assert_eq!((&json["solved"], &json["payoff"]), (&"exact".into(), &"points".into()));
    let [lower, upper] = ["lower", "upper"].map(|bound| json["value"][bound].as_f64().unwrap());
    assert!(lower <= upper && upper - lower < 1e-9, "{text}");
    assert_eq!(json["opening"][1]["seat"], 1);
}

/// Rollouts end otherwise with each seed: an opponent that doesn't know the seed can take less from
/// the player.
#[test]
fn a_player_is_measured_over_seeds() {
    let lost = |player: &str, seeds: u32| {
        let line = format!("{WALL} max_idle_turns:2 stock:TG --players {player} --seeds {seeds}");
        let json: Value = serde_json::from_str(&solved(&format!("{line} --json"))).unwrap();
        assert_eq!(json["seeds"], seeds);
        json["players"][0]["exploitability"].as_f64().unwrap()
    };
    assert_eq!(lost("random", 1), lost("random", 4));
    assert!(lost("flat:20", 8) < lost("flat:20", 1));
}

#[test]
fn what_cannot_be_solved_is_told() {
    for (line, told) in [
        ("die-mauer players:4", "this table has 4"),
        (WALL, "the game can return to a position"),
        (
            "die-mauer players:2 min_players:2 max_idle_turns:2 --limit 100",
            "more than 100 positions",
        ),
        ("die-mauer players:2 min_players:2 --limit 0", "type a whole number from 1"),
        ("die-mauer players:2 min_players:2 --seeds 0", "type a whole number from 1 to 1000"),
        ("die-mauer players:2 min_players:2 --payoff glory", "type win or points"),
        ("die-mauer players:2 min_players:2 --method luck", "a method: cfr+ or dcfr"),
        ("mauerbauer players:2 board:strip --limit 1000", "more than 1000"),
    ] {
        let run = run(&words(&format!("solve {line}")));
        assert_eq!((run.code, run.out.as_str()), (2, ""), "{line}");
        assert!(run.err.contains(told) && run.err.lines().count() == 1, "{line}: {}", run.err);
    }
}
