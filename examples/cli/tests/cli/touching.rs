//! `touch` decides by the letters of places.

use crate::guest::{Asked, Guest};
use crate::run::empty_folder;

/// Sits one person down, and asks for letters.
fn touching(game: &str, arguments: &[&str]) -> (tempfile::TempDir, Guest) {
    let folder = empty_folder();
    let arguments = [&["--people", "0=Ada", "--seed", "1"], arguments].concat();
    let mut guest = Guest::sit_down(folder.path(), game, &arguments);
    guest.decide(0, "touch");
    assert_eq!(guest.read(), Asked::Touch);
    (folder, guest)
}

#[test]
fn a_letter_completes_a_decision() {
    let (_folder, mut guest) = touching("die-mauer", &["players:3", "stock:TG"]);
    let (_, page) = guest.screen.split_once("Type a letter").expect("a page of letters");
    insta::assert_snapshot!(page.trim());
    guest.answer("zz");
    assert_eq!(guest.read(), Asked::Touch);
    assert!(guest.screen.contains("zz can't be touched now"), "{}", guest.screen);
    guest.answer("c");
    assert_eq!(guest.read(), Asked::Decide(0));
    assert!(guest.screen.contains("fists open: you show G"), "{}", guest.screen);
    assert_eq!(guest.leave(), Some(0));
}

#[test]
fn enter_goes_back() {
    let (_folder, mut guest) = touching("berlin", &["players:2", "rows:2", "columns:4"]);
    guest.answer("");
    assert_eq!(guest.read(), Asked::Decide(0));
    assert_eq!(guest.leave(), Some(0));
}

#[test]
fn chance_touches_nothing() {
    let folder = empty_folder();
    let arguments = ["--people", "0,1", "players:2", "--chance", "people"];
    let mut guest = Guest::sit_down(folder.path(), "berlin", &arguments);
    assert_eq!(guest.read(), Asked::Chance);
    guest.answer("touch");
    assert_eq!(guest.read(), Asked::Chance);
    assert!(guest.screen.contains("chance touches nothing: type what it brings"));
    assert_eq!(guest.leave(), Some(0));
}

/// Decides by the first letter of each page until the given number of decisions are made.
fn decides_by_letters(game: &str, arguments: &[&str], decisions: usize) {
    let (_folder, mut guest) = touching(game, arguments);
    let (mut decided, mut asked) = (0, Asked::Touch);
    while decided < decisions {
        match asked {
            Asked::Touch => guest.answer("a"),
            Asked::Decide(_) => {
                decided += 1;
                guest.answer("touch");
            }
            Asked::HandOver | Asked::Chance => panic!("{}", guest.screen),
            Asked::Nobody => break,
        }
        asked = guest.read();
        assert!(!guest.screen.contains("can't be touched"), "{}", guest.screen);
    }
    assert!(asked == Asked::Nobody || decided == decisions);
    assert_eq!(guest.leave(), Some(0));
}

#[test]
fn whole_turns_of_every_game_are_decided_by_letters() {
    decides_by_letters("die-mauer", &["players:3", "rounds:1"], 30);
    decides_by_letters("berlin", &["players:2", "rows:3", "columns:5"], 30);
    decides_by_letters("mauerbauer", &["players:3"], 30);
}
