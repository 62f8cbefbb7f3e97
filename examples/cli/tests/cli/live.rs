//! `play --svg` draws what the person at the screen sees, and nothing of it for anybody else.

use std::fs;
use std::path::Path;
use std::process::Command;

use crate::guest::{Asked, Guest};
use crate::run::empty_folder;

/// Who a drawing is for, and whether it marks what may be touched.
fn drawn(folder: &Path) -> (String, bool) {
    let svg = fs::read_to_string(folder.join("live.svg")).unwrap();
    let (_, rest) = svg.split_once(", seen by ").unwrap();
    let (viewer, _) = rest.split_once('<').unwrap();
    (viewer.to_owned(), svg.contains("data-mark=\"target\""))
}

/// Sits two people down at one screen, which a drawing follows.
fn sit_down(folder: &Path) -> Guest {
    let arguments = ["--people", "0=Ada,2=Ben", "players:3", "--seed", "1", "--svg", "live.svg"];
    Guest::sit_down(folder, "die-mauer", &arguments)
}

#[test]
fn a_drawing_follows_the_person_at_the_screen() {
    let folder = empty_folder();
    let mut guest = sit_down(folder.path());
    let nobody = ("a spectator".to_owned(), false);
    for (seat, name, answer) in [(0, "Ada", "T"), (2, "Ben", "quit")] {
        assert_eq!(guest.read(), Asked::HandOver);
        assert_eq!(drawn(folder.path()), nobody);
        guest.answer("");
        assert_eq!(guest.read(), Asked::Decide(seat));
        assert_eq!(drawn(folder.path()), (name.to_owned(), true));
        guest.answer(answer);
    }
    assert_eq!(guest.read(), Asked::Nobody);
    assert_eq!(drawn(folder.path()), nobody);
}

#[test]
fn a_signal_leaves_nothing_secret_in_a_drawing() {
    let folder = empty_folder();
    let mut guest = sit_down(folder.path());
    guest.read();
    guest.answer("");
    assert_eq!(guest.read(), Asked::Decide(0));
    assert_eq!(drawn(folder.path()).0, "Ada");
    let killed = Command::new("kill").arg(guest.process().to_string()).status();
    assert!(killed.unwrap().success());
    assert_eq!(guest.wait(), Some(130));
    assert_eq!(drawn(folder.path()), ("a spectator".to_owned(), false));
}
