//! Mauerbauer is played by walls, placements and cards, with dealt or with real dice and cards.

use std::fs;
use std::path::Path;

use mauerwerk::mauerbauer::{Action, Phase, State};
use mauerwerk::{Actor, Game as _, Record, Seats, Turn};
use tempfile::TempDir;

use crate::guest::{Asked, Guest};
use crate::run::{empty_folder, run, run_in, words};

/// A position in which seat 0 can close the space 1.
const CLOSING: &str = "board:hexagon first_player:0 walls:a1-b2,b1-b2 towers:a1b,b1g,b2w \
                       houses:1=R,2=G,4=R hands:size,in-towers/cities,in-b*2 phase:building";

/// Makes a folder with a record that starts from a position, in `start.json`.
fn folder_with(position: &str) -> TempDir {
    let folder = empty_folder();
    let record = Record::from_state(position.parse::<State>().unwrap());
    fs::write(folder.path().join("start.json"), record.to_json()).unwrap();
    folder
}

fn record(path: &Path) -> Record<State> {
    Record::from_json(&fs::read_to_string(path).unwrap()).unwrap()
}

/// Plays on from a position with real dice and cards, all seats at one screen, and returns what was
/// said and decided.
fn play(position: &str, lines: &[&str]) -> (String, Vec<String>) {
    let folder = folder_with(position);
    let line = "play mauerbauer --people all --chance people --load start.json --save end.json";
    let out = run_in(folder.path(), &words(line), &(lines.join("\n") + "\n")).good();
    let record = record(&folder.path().join("end.json"));
    (out, record.decisions().iter().map(ToString::to_string).collect())
}

/// Returns what is offered with the last prompt of a kind.
fn offer<'a>(out: &'a str, start: &str) -> &'a str {
    let place = out.rfind(start).expect(out);
    out[place..].split("  (").next().unwrap_or_default()
}

#[test]
fn walls_are_built_from_either_end() {
    for line in ["a1-b1", "b1-a1", "B1-a1"] {
        let (out, done) = play(CLOSING, &["", line]);
        assert_eq!(done, ["0 a1-b1"], "{line}");
        let offer = offer(&out, "your cards score now");
        assert!(offer.starts_with("your cards score now, without a city: size 0  in-towers 0\n"));
        assert!(offer.contains("\ncompleting a city: a1-b1\n"), "{offer}");
        assert!(offer.contains("\nyou may play: a1-a2  a1-b1  a2-b2  "), "{offer}");
    }
    for (line, refusal) in [
        ("a1-b2", "(MA-12)"),
        ("a1-c1", "(MA-97)"),
        ("early", "(MA-15)"),
        ("size", "(MA-94)"),
        ("b./RG", "(MA-94)"),
        ("a1-a1", "\"a1-a1\" is not an action"),
        ("frog", "\"frog\" is not an action"),
    ] {
        let (out, done) = play(CLOSING, &["", line]);
        assert!(out.contains(refusal), "{line}: {out}");
        assert!(done.is_empty(), "{line}");
    }
    let (out, done) =
        play(&CLOSING.replace("board", "early_roll_penalty:true board"), &["", "early"]);
    assert!(out.contains(", or early  (or type help)"), "{out}");
    assert_eq!(done, ["0 early"]);
}

#[test]
fn all_lines_of_a_large_board_are_completed_but_not_listed() {
    let (out, done) = play("first_player:0 hands:-/- phase:building", &["", "f4-f5"]);
    assert!(out.contains("  … and 45 more  (or type help)"), "{out}");
    assert_eq!(done, ["0 f4-f5"]);
}

#[test]
fn placements_are_told_in_words() {
    let start = "board:hexagon first_player:0 hands:-/- phase:building";
    let (out, done) = play(start, &["", "a1-b2", "B/rg", "gb/GR"]);
    for text in [
        "type what the dice show, such as b/R?: b, g or w for the tower, / and R, G,",
        "\n  bg/RG: black tower at a1, grey tower at b2, red house on 1, green house on 2\n",
        "\n  gb/GR: grey tower at a1, black tower at b2, green house on 1, red house on 2\n",
        "\nyou may play: one of these, such as bb/RG  (or type help)\n",
    ] {
        assert!(out.contains(text), "{text}: {out}");
    }
    assert_eq!(done, ["0 a1-b2", "* b/RG", "0 gb/GR"]);

    let (out, done) = play(start, &["", "a1-b2", "w/??", "WB/pp"]);
    for text in [
        "\n  towers at a1, then b2: bw gw wb wg ww\n  houses on 1, then 2: BB BG BP BR BY GB ",
        "\nyou may play: for instance bw/RR: black tower at a1, white tower at b2, red house on 1, red house on 2",
    ] {
        assert!(out.contains(text), "{text}: {out}");
    }
    assert_eq!(done[2], "0 wb/PP");

    // Neither a tower nor a second house has a place at this wall of the rim.
    let (out, done) = play(CLOSING, &["", "a1-b1", "b/RR", "y?", "bg/Y.", "../G.", "../y."]);
    for text in [
        "such as R?: R, G, Y, B, P or ? for each house  (Enter",
        "(MA-99)",
        "the dice show -/Y?; you place towers and houses:\n  ../R.: red house on 1\n",
    ] {
        assert!(out.contains(text), "{text}: {out}");
    }
    assert_eq!(done[1..], ["* -/Y?", "0 ../G."]);
}

#[test]
fn cards_are_told_with_what_they_score() {
    let closed = ["", "a1-b1", "R?", "../R."];
    let (out, done) = play(CLOSING, &[&closed[..], &["size+in-towers", "out-shore"]].concat());
    let offer = offer(&out, "city 1 of 1 space is completed");
    assert_eq!(
        offer,
        "city 1 of 1 space is completed; your cards score:\n\
         \x20 size         6  space 1\n\
         \x20 in-towers    3  black tower a1, grey tower b1, white tower b2\n\
         the best two together:\n\
         \x20 size+in-towers  6 + 3\n\
         you may play: one card or two, such as size+in-towers, or discard one and draw two: drop:size"
    );
    assert!(out.contains("you play size and score 6") && out.contains("score 3"), "{out}");
    assert_eq!(done[3..], ["0 size+in-towers", "* draw:out-shore"]);
    for (line, decided) in [
        ("in-towers", "0 in-towers"),
        ("in-towers+size", "0 size+in-towers"),
        ("drop:size", "0 drop:size"),
    ] {
        let (_, done) = play(CLOSING, &[&closed[..], &[line]].concat());
        assert_eq!(done.last().unwrap(), decided);
    }
    for (line, refusal) in [("cities", "(MA-54)"), ("size+size", "(MA-54)"), ("pass", "(MA-54)")] {
        let (out, done) = play(CLOSING, &[&closed[..], &[line]].concat());
        assert!(out.contains(refusal), "{line}: {out}");
        assert_eq!(done.len(), 3, "{line}");
    }
}

#[test]
fn cards_are_swapped_and_cities_connected() {
    let lines = [
        "",
        "a1-b1",
        "R?",
        "../R.",
        "size",
        "out-shore",
        "",
        "cities",
        "out-walls",
        "swap:in-b",
        "in-b",
        "in-b",
        "done",
        "cities out-1",
        "b2-c1",
        "b/GG",
        ".b/GG",
        "",
        "b1-c1",
        "RG",
        "../G.",
        "2",
        "1",
        "quit",
    ];
    let (out, done) = play(CLOSING, &lines);
    for text in [
        "you are last, and draw a card for each that you put down, 0 up to now",
        ": in-b 2  in-b 2  out-walls 0\nyou may play: swap:in-b  swap:out-walls  done  (or type help)",
        "city 4 of 1 space is completed; you may connect it with a city next to it:\n\
         \x20 apart    leaves it as it is\n\
         \x20 join:1   with city 1 of 1 space: the wall b1-b2 is removed\n\
         you may play: apart  join:1  (or type help)",
        "(MA-100)",
        "city 1 of 2 spaces is completed; your cards score:\n",
    ] {
        assert!(out.contains(text), "{text}: {out}");
    }
    let swapped = ["1 swap:in-b", "1 swap:in-b", "1 done", "* draw:cities", "* draw:out-1"];
    assert_eq!(done[7..12], swapped);
    assert_eq!(done[15..], ["0 b1-c1", "* -/RG", "0 ../G.", "0 join:1"]);
}

#[test]
fn cities_are_chosen_for_the_final_scoring() {
    let position = "board:hexagon first_player:0 walls:a1-a2,a1-b1,a1-b2,a2-b2,a2-b3,b1-b2,b1-c1,\
                    b2-b3,b2-c1,b2-c2,b3-c2,c1-c2 towers:a1b,a2b,b1b,b2b,b3b,c1b,c2b palaces:1=R \
                    hands:size,in-R/cities,out-G phase:choosing end:no-line-left last:a1-a2";
    let (out, done) = play(position, &["", "1", "size+in-R", "", "city:9", "pass"]);
    assert_eq!(done, ["0 city:1", "0 size+in-R", "1 pass"], "{out}");
    assert!(out.contains("\n  city 1 of 1 space would score: size 6  in-R 3\n"), "{out}");
    assert!(
        out.contains(
            "\nyou may play: city:1  city:2  city:3  city:4  city:5  city:6  pass  (or type help)"
        ),
        "{out}"
    );
    assert!(out.contains("city 1 of 1 space is chosen; your cards score:\n"), "{out}");
    assert!(out.contains("(MA-100)") && !out.contains("drop:size"), "{out}");
}

#[test]
fn what_chance_brings_is_typed_or_dealt() {
    let start = "board:hexagon";
    let (out, done) = play(start, &["", "2", "x", "1", "size size size size"]);
    for text in ["type which seat starts: 0  1  (Enter", "(MA-81)", "\"first:x\" is not", "(MA-98)"]
    {
        assert!(out.contains(text), "{text}: {out}");
    }
    assert_eq!(done, ["* first:1", "* draw:size", "* draw:size", "* draw:size"]);
    // The cards of another seat are for another person to type.
    let six = "size colours in-b in-R in-w in-palaces";
    let (out, done) =
        play(start, &["", "1", &format!("{six} cities cities"), "", "draw:cities", "-"]);
    assert!(out.contains("the rest was left out: it is for another seat"), "{out}");
    assert!(out.contains("\nHand over to seat 1, who presses Enter: "), "{out}");
    assert_eq!(done[7..], ["* draw:cities"], "{out}");
}

/// Returns how a person may type a decision, in another way each time.
fn typed(turn: usize, decided: Actor, action: Action) -> String {
    let text = action.to_string();
    match (turn % 2, decided, action) {
        (0, ..) => text,
        (_, _, Action::Build(line)) => {
            let [one, other] = line.ends();
            format!("{other}-{one}").to_uppercase()
        }
        (_, _, Action::Place(_)) => text.to_lowercase(),
        (_, _, Action::Roll(_)) => text.trim_start_matches("-/").to_lowercase(),
        (_, _, Action::Join(city) | Action::Choose(city)) => city.to_string(),
        (_, _, Action::Draw(card) | Action::Swap(card)) => card.to_string(),
        (_, _, Action::First(seat)) => seat.to_string(),
        _ => text,
    }
}

/// Plays a record at a terminal with real dice and cards, and returns the screens.
fn play_again(played: &Record<State>, setup: &str) -> Vec<(Asked, String)> {
    let folder = empty_folder();
    let always = ["--people", "all", "--chance", "people", "--save", "again.json"];
    let arguments: Vec<&str> = always.into_iter().chain(setup.split(' ')).collect();
    let mut guest = Guest::sit_down(folder.path(), "mauerbauer", &arguments);
    for (turn, (decision, state)) in played.decisions().iter().zip(played.states()).enumerate() {
        if decision.actor == Actor::Chance && state.chances().len() == 1 {
            continue;
        }
        let mut asked = guest.read();
        while asked == Asked::HandOver {
            guest.answer("");
            asked = guest.read();
        }
        match decision.actor {
            Actor::Chance => assert_eq!(asked, Asked::Chance, "{}", guest.screen),
            Actor::Seat(seat) => {
                assert_eq!(asked, Asked::Decide(seat.number()), "{}", guest.screen);
            }
        }
        guest.answer(&typed(turn, decision.actor, decision.action));
    }
    assert_eq!(guest.read(), Asked::Nobody);
    let screens = guest.screens.clone();
    assert_eq!(guest.leave(), Some(0));
    let again = record(&folder.path().join("again.json"));
    assert_eq!(again.decisions(), played.decisions());
    screens
}

/// Returns the seat that a screen asks to take over.
fn taken_over(asked: Asked, screen: &str) -> Option<u8> {
    let (_, rest) =
        screen.rsplit_once("Hand over to seat ").filter(|_| asked == Asked::HandOver)?;
    rest.get(..1)?.parse().ok()
}

#[test]
fn whole_games_are_played_with_real_dice_and_cards() {
    let mut phases = Vec::new();
    for (setup, seed) in [
        ("board:hexagon", 3),
        ("board:hexagon players:3 early_roll_penalty:true deck:uniform30", 4),
        ("board:strip players:4 tower_rule:fair-report", 5),
    ] {
        let played = Record::<State>::random(&setup.parse().unwrap(), seed).unwrap();
        phases.extend(played.states().map(|state| state.phase()));
        let screens = play_again(&played, setup);
        assert!(screens.last().unwrap().1.contains("wins"), "{setup}");

        // The person at the screen never learns what another seat draws.
        let mut at_screen = 0;
        for (asked, screen) in &screens {
            for other in Seats::first(played.start().seats()).iter().map(|seat| seat.number()) {
                let told = format!("seat {other} draws ");
                let cards = screen.lines().filter_map(|line| line.trim().strip_prefix(&told));
                for card in cards.filter(|_| other != at_screen) {
                    assert_eq!(card, "a card", "{setup}: {screen}");
                }
                let seen = screen.contains(&format!("seen by seat {other}"));
                assert!(!seen || other == at_screen, "{setup}: {screen}");
            }
            if let Some(seat) = taken_over(*asked, screen) {
                at_screen = seat;
            }
        }
    }
    for phase in Phase::ALL.iter().filter(|&&phase| phase != Phase::Over) {
        assert!(phases.contains(phase), "{phase:?} comes up");
    }
}

#[test]
fn hands_of_others_change_nothing_on_the_screen() {
    let lines = |drawn: &'static str| {
        vec![
            "B1-A1",
            "R?",
            "../r.",
            "size+in-towers",
            "out-shore",
            "cities",
            drawn,
            "done",
            "a2-b2",
            "b/RG",
            "b./RG",
            "quit",
        ]
    };
    let games = [("in-b*2", "out-walls"), ("in-g*2", "in-P")].map(|(cards, drawn)| {
        let folder = folder_with(&CLOSING.replace("in-b*2", cards));
        let arguments = ["--people", "all", "--chance", "people", "--load", "start.json"];
        let mut guest = Guest::sit_down(folder.path(), "mauerbauer", &arguments);
        for line in lines(drawn) {
            while guest.read() == Asked::HandOver {
                guest.answer("");
            }
            guest.answer(line);
        }
        assert_eq!(guest.read(), Asked::Nobody);
        let screens = guest.screens.clone();
        assert_eq!(guest.leave(), Some(0));
        let mut at_screen = None;
        let mut shown = [Vec::new(), Vec::new()];
        for (asked, screen) in screens {
            // After the screen was wiped, the text is for no player in particular.
            match taken_over(asked, &screen) {
                Some(seat) => at_screen = Some(usize::from(seat)),
                None => shown[at_screen.expect("somebody sits there")].push((asked, screen)),
            }
        }
        shown
    });
    let [[one, own], [other, others]] = games;
    assert_eq!(one, other, "seat 0 sees the same");
    assert_ne!(own, others, "seat 1 sees its cards");
    let drawing = one.iter().find(|(_, screen)| screen.contains("type a card that seat 0 draws: "));
    let (_, drawing) = drawing.expect("seat 0 types what it draws");
    assert!(drawing.contains("  in-b  in-g  "), "{drawing}");
}

/// Returns something to type from what is offered: what comes after `such as` or `for instance`, or
/// one of the words of a list.
fn pick(offer: &str, turn: usize) -> String {
    let offer = offer.split("  (").next().unwrap_or_default();
    let example = offer.split_once("such as ").or_else(|| offer.split_once("for instance "));
    if let Some((_, example)) = example {
        return example
            .split([',', ' '])
            .next()
            .unwrap_or_default()
            .trim_end_matches(':')
            .to_owned();
    }
    let words: Vec<&str> = offer.split("  ").filter(|word| !word.contains('…')).collect();
    words[turn % words.len()].split([',', ' ']).next().unwrap_or_default().to_owned()
}

#[test]
fn whole_games_are_played_from_what_is_offered() {
    for arguments in [
        &["board:hexagon", "players:3"][..],
        &["--people", "all", "board:strip"],
        &["early_roll_penalty:true", "convert_after_connect:false"],
    ] {
        let folder = empty_folder();
        let mut guest =
            Guest::sit_down(folder.path(), "mauerbauer", &[&["--seed", "4"], arguments].concat());
        for turn in 0.. {
            match guest.read() {
                Asked::HandOver => guest.answer(""),
                Asked::Decide(_) => {
                    let (_, offer) = guest.screen.rsplit_once("you may play: ").expect("an offer");
                    let action = pick(offer, turn);
                    guest.answer(&action);
                }
                Asked::Chance | Asked::Touch => panic!("{}", guest.screen),
                Asked::Nobody => break,
            }
        }
        assert!(guest.screen.contains("wins"), "{arguments:?}: {}", guest.screen);
        assert_eq!(guest.leave(), Some(0));
    }
}

#[test]
fn help_and_the_position_are_shown_again() {
    let (out, _) = play(CLOSING, &["", "help", "look"]);
    for text in ["\na1-b1 ", "\nb./RG ", "\nswap:size ", "\nEnter ", "\nlook "] {
        assert!(out.contains(text), "{text}: {out}");
    }
    assert!(out.matches("seen by seat 0").count() == 2, "{out}");
}

#[test]
fn random_games_end() {
    let out = run(&words("play mauerbauer --people none --seed 7")).good();
    assert!(out.contains("wins"), "{out}");
    let record = Record::<State>::random(&"board:hexagon".parse().unwrap(), 7).unwrap();
    assert!(matches!(record.state().turn(), Turn::Over(_)));
}
