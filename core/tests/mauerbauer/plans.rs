//! Plans of boards that have faults of several kinds: all are reported at once, and no consequences.

use mauerwerk::mauerbauer::{BoardPlan, Corners, DeckPlan, Setup, Shipped};

/// Changes a shipped board, and returns what is reported of it.
fn faults(board: Shipped, change: impl FnOnce(&mut BoardPlan)) -> Vec<String> {
    let mut plan = board.plan();
    change(&mut plan);
    let faults = plan.check().expect_err("it is wrong");
    faults.as_slice().iter().map(|fault| fault.message.to_string()).collect()
}

fn corners(text: &str) -> Corners {
    text.parse().expect("it is right")
}

#[test]
fn faults_of_every_kind_are_told_at_once() {
    let told = faults(Shipped::Strip, |plan| {
        plan.name = "a board".to_owned();
        plan.towers.insert("h8".parse().expect("it is right"), [9000, 9000]);
        plan.towers.insert("b2".parse().expect("it is right"), [5_000_000, 0]);
        plan.coast.push("a2-a3".parse().expect("it is right"));
        plan.coast.push("a4-b4".parse().expect("it is right"));
        plan.coast.push("a1-b1".parse().expect("it is right"));
        // The last triangle has a corner that is nowhere, and another one overlaps its neighbours.
        let east = &mut plan.regions[2].spaces;
        *east.get_mut(&"18".parse().expect("it is right")).expect("it is right") =
            corners("b5-c5-h1");
        *east.get_mut(&"8".parse().expect("it is right")).expect("it is right") =
            corners("b3-b5-a5");
    });
    let expected = [
        "the name \"a board\" is not 1 to 40 letters, digits and hyphens",
        "b2 is too far away",
        "h8 is no corner of a space",
        "h1, a corner of space 18, is nowhere",
    ];
    for text in expected {
        assert!(told.iter().any(|other| other == text), "{text}: {told:#?}");
    }
    let later = ["the coast a1-b1 is given twice", "the coast a4-b4 is not at the rim"];
    for text in later {
        assert!(told.iter().any(|other| other == text), "{text}: {told:#?}");
    }
    assert!(told.iter().any(|other| other.ends_with(" cross")), "{told:#?}");
}

#[test]
fn what_follows_from_a_wrong_corner_is_not_told() {
    let told = faults(Shipped::Hexagon, |plan| {
        *plan.regions[0].spaces.get_mut(&"1".parse().expect("it is right")).expect("it is right") =
            corners("a1-b2-h8");
    });
    assert_eq!(told, ["h8, a corner of space 1, is nowhere"]);

    let told = faults(Shipped::Hexagon, |plan| {
        plan.towers.remove(&"b2".parse().expect("it is right"));
    });
    let nowhere = |space| format!("b2, a corner of space {space}, is nowhere");
    assert_eq!(told, [1, 4, 2, 5, 3, 6].map(nowhere));

    let told = faults(Shipped::Hexagon, |plan| {
        plan.towers.insert("b2".parse().expect("it is right"), [500, 0]);
    });
    assert_eq!(told, ["a1 and b2 are at the same place"]);

    let told = faults(Shipped::Hexagon, |plan| {
        plan.towers.insert("h8".parse().expect("it is right"), [600, 100]);
    });
    assert_eq!(told, ["h8 is no corner of a space"]);
}

#[test]
fn a_coast_within_is_told_beside_a_wrong_space() {
    let told = faults(Shipped::Hexagon, |plan| {
        *plan.regions[2].spaces.get_mut(&"3".parse().expect("it is right")).expect("it is right") =
            corners("a2-b3-h8");
        plan.coast.push("b1-b2".parse().expect("it is right"));
        plan.coast.push("c1-c2".parse().expect("it is right"));
        plan.coast.push("c1-c2".parse().expect("it is right"));
    });
    assert_eq!(
        told,
        [
            "h8, a corner of space 3, is nowhere",
            "the coast b1-b2 is not at the rim",
            "the coast c1-c2 is given twice",
        ]
    );
}

#[test]
fn a_setup_tells_the_faults_of_its_board_and_of_all_else() {
    let text = r#"{"players": 9, "board": {"name": "x y", "towers": {}, "regions": []}, "deck": {"cards": {}}}"#;
    let setup = Setup::from_json(text).expect("it is right");
    let told = mauerwerk::Game::start(&setup).map(|_: mauerwerk::mauerbauer::State| ());
    assert_eq!(
        told.expect_err("it is wrong").to_string(),
        "MA-90: players is 9, not 2 to 4; MA-92: deck: 0 cards are not 1 to 255; \
         MA-91: board: 0 regions are not 1 to 3; \
         MA-91: board: the name \"x y\" is not 1 to 40 letters, digits and hyphens; \
         MA-91: board: there is no landscape space"
    );
}

#[test]
fn faults_of_form_are_told_at_once_with_their_lines() {
    let text = "name = 4\ncoats = []\n\n[towers]\na1 = [0]\nz1 = [0, 0]\n\n[[regions]]\nspaces = { 1 = \"a1\", 99 = \"a1-b1-c1\" }\n";
    let told = BoardPlan::from_toml(text).expect_err("it is wrong").to_string();
    assert_eq!(
        told,
        "line 1: name: takes a text; this is 4; \
         line 2: coats: no such name; the nearest is coast; \
         line 5: towers.a1: takes a list of 2; this is a list of 1; \
         line 6: towers.z1: takes a tower space from a1 to h8; this is \"z1\"; \
         line 9: regions[0].spaces.99: takes a landscape space from 1 to 64; this is \"99\"; \
         line 8: regions[0].name: takes a text; the value is missing"
    );
    let told =
        DeckPlan::from_json(r#"{"cards": {"siz": 3, "cities": -1}, "points": {"citie": 1}}"#);
    assert_eq!(
        told.expect_err("it is wrong").to_string(),
        "cards.siz: takes a guild card like in-towers or out-R; this is \"siz\"; \
         cards.cities: takes a whole number from 0 to 255; this is -1; \
         points.citie: no such name; the nearest is cities"
    );
}
