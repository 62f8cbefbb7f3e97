//! `rules` looks rulings up.

use mauerwerk::GAMES;

use crate::run::run;

#[test]
fn all_rulings_are_listed() {
    for game in GAMES {
        let out = run(&["rules", game.id]).good();
        for rule in game.rules {
            assert!(out.contains(rule.id.as_str()), "{}", rule.id);
        }
        assert!(out.lines().all(|line| line.chars().count() <= 100));
    }
}

#[test]
fn one_ruling_is_told_in_full() {
    let out = run(&["rules", "die-mauer", "dm-45"]).good();
    assert!(out.starts_with("DM-45 "), "{out}");
    assert!(out.contains("\noption     rounds\n") && out.contains("\nscenarios  "), "{out}");
}
