//! `board` and `deck` check and show built-in and custom plans, and custom plans are played.

use std::fs;

use mauerwerk::mauerbauer::{BoardPlan, Card, DeckPlan, Shipped, ShippedDeck};
use mauerwerk::{Lang, Theme};
use tempfile::TempDir;

use crate::run::{empty_folder, run, run_in, words};

/// Makes a folder with the board `hexagon` and the deck `uniform30` as TOML and JSON, under names with
/// and without a blank.
fn folder_with_plans() -> TempDir {
    let folder = empty_folder();
    for (name, printed) in [
        ("board.toml", "board hexagon --toml"),
        ("board.json", "board hexagon --json"),
        ("my board.toml", "board hexagon --toml"),
        ("deck.toml", "deck uniform30 --toml"),
        ("deck.json", "deck uniform30 --json"),
    ] {
        fs::write(folder.path().join(name), run(&words(printed)).good()).unwrap();
    }
    folder
}

#[test]
fn boards_are_counted_and_drawn() {
    for board in Shipped::ALL {
        let plan = board.plan();
        assert_eq!(
            run(&["board", board.name()]).good(),
            plan.text(Lang::En).unwrap().trim_end().to_owned() + "\n"
        );
        let counts = plan.check().unwrap();
        let out = run(&["board", board.name()]).good();
        for count in [
            format!("{} spaces", counts.spaces),
            format!("{} wall lines", counts.lines),
            format!("{} tower spaces", counts.towers),
            format!("{} of them coast", counts.coast),
        ] {
            assert!(out.contains(&count), "{count}: {out}");
        }
        for (name, theme) in [("light", Theme::Light), ("dark", Theme::Dark)] {
            let out = run(&["board", board.name(), "--svg", "-", "--theme", name]).good();
            assert_eq!(out.trim_end(), plan.svg(theme).unwrap().trim_end());
        }
    }
    assert_eq!(run(&["board"]), run(&["board", "reconstructed"]));
}

#[test]
fn templates_are_read_again() {
    let folder = folder_with_plans();
    let shown = |line: &str| run_in(folder.path(), &words(line), "").good();
    let hexagon = Shipped::Hexagon.plan();
    assert_eq!(BoardPlan::from_toml(&shown("board hexagon --toml")), Ok(hexagon.clone()));
    assert_eq!(BoardPlan::from_json(&shown("board hexagon --json")), Ok(hexagon));
    let uniform = ShippedDeck::Uniform30.plan();
    assert_eq!(DeckPlan::from_toml(&shown("deck uniform30 --toml")), Ok(uniform.clone()));
    assert_eq!(DeckPlan::from_json(&shown("deck uniform30 --json")), Ok(uniform));
    for (shipped, files) in [
        ("board hexagon", ["board board.toml", "board board.json", "board './my board.toml'"]),
        ("deck uniform30", ["deck deck.toml", "deck deck.json", "deck ./deck.toml"]),
    ] {
        for file in files {
            assert_eq!(shown(file), shown(shipped), "{file}");
        }
    }
    for (command, name) in [("board", "board"), ("deck", "deck")] {
        for ending in ["toml", "json"] {
            let text = fs::read_to_string(folder.path().join(format!("{name}.{ending}"))).unwrap();
            // A mark at the start says only that the text is UTF-8.
            for text in [text.clone(), format!("\u{feff}{text}"), text.replace('\n', "\r\n")] {
                let piped = run_in(folder.path(), &[command, "-"], &text).good();
                assert_eq!(piped, shown(&format!("{command} {name}.toml")), "{command} {ending}");
            }
        }
    }
}

#[test]
fn decks_are_listed() {
    let out = run(&["deck", "uniform30"]).good();
    insta::assert_snapshot!(out);
    for card in Card::ALL {
        let listed = out.lines().any(|line| line.starts_with(&format!(" {card} ")));
        assert_eq!(listed, card != Card::CitySize, "{card}");
    }
    let out = run(&["deck"]).good();
    assert!(out.contains("\n size         3        size of the city "), "{out}");
    assert!(out.ends_with("\n60 cards, 27 faces\n"), "{out}");
}

#[test]
fn decks_of_another_size_are_listed_with_a_warning() {
    let deck = "cards = { size = 30, in-towers = 29, cities = 0 }\npoints = { towers_in = 2 }\n";
    let listed = run_in(empty_folder().path(), &["deck", "-"], deck);
    assert_eq!(listed.code, 0);
    assert_eq!(listed.err, "mauerwerk: warning: 59 cards, where a printed deck has 60 (MA-92)\n");
    assert!(
        listed.out.contains(" in-towers   29       towers in the city   2 points each\n"),
        "{}",
        listed.out
    );
    assert!(listed.out.ends_with("\n59 cards, 2 faces\n"), "{}", listed.out);
}

#[test]
fn own_plans_are_played() {
    let folder = folder_with_plans();
    let say = |line: &str| run_in(folder.path(), &words(line), "").good();
    let same = |line: &str, shipped: &str, own: &[&str]| {
        let expected = say(&format!("{line} {shipped}"));
        for own in own {
            let text = say(&format!("{line} {own}"));
            // Only the line that names the setup tells them apart.
            let without = |text: &str| text.lines().skip(1).map(str::to_owned).collect::<Vec<_>>();
            assert_eq!(without(&text), without(&expected), "{line} {own}");
        }
    };
    let boards = ["board:board.toml", "-o board=board.json", "-o 'board=my board.toml'"];
    same("simulate mauerbauer -n 20", "board:hexagon", &boards);
    same("simulate mauerbauer -n 20", "deck:uniform30", &["deck:deck.toml", "-o deck=deck.json"]);
    let started = "first_player:1 phase:building hands:-/-";
    let [shipped, own] = ["hexagon", "board.toml"].map(|board| format!("board:{board} {started}"));
    same("show mauerbauer", &shipped, &[&own]);
    assert_eq!(
        say("show board:board.json walls:a1-b1 towers:a1b,b1b hands:-/- phase:building"),
        say("show mauerbauer board:board.toml walls:a1-b1 towers:a1b,b1b hands:-/- phase:building"),
    );
    let out = say("simulate mauerbauer -n 5 board:board.toml deck:deck.json");
    assert!(
        out.starts_with("mauerbauer players:2 board:(hexagon) deck:(own): 5 random games"),
        "{out}"
    );

    // A record holds the plans, and needs no file any more.
    say("play mauerbauer --people none --seed 3 board:board.toml deck:deck.toml --save game.json");
    let other = empty_folder();
    fs::copy(folder.path().join("game.json"), other.path().join("game.json")).unwrap();
    let told = run_in(other.path(), &["replay", "game.json"], "").good();
    let title = "Mauerbauer, players:2 board:(hexagon) deck:(own): seen by a spectator\n";
    assert!(told.starts_with(title), "{told}");
}

#[test]
fn scenarios_take_own_plans() {
    let folder = folder_with_plans();
    let scenario = "game = \"mauerbauer\"\ntitle = \"Mine\"\nrules = []\n\
                    setup = \"board:board.toml first_player:0\"\n\
                    start = \"hands:-/- phase:building\"\n\
                    [[line]]\nscript = \"0 b2-c2\"\n";
    fs::write(folder.path().join("mine.toml"), scenario).unwrap();
    let out = run_in(folder.path(), &["check", "mine.toml"], "").good();
    assert!(out.ends_with("1 scenario holds\n"), "{out}");
}
