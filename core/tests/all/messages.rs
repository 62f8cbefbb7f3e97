//! Messages become text for a reader, and files of messages become Rust.

use std::collections::BTreeSet;

use mauerwerk::die_mauer::{End, Event, Fist, Piece, State};
use mauerwerk::{
    Arg, BySeat, Event as _, FullGame, GAMES, Lang, Lobby, Meaning, Message, Reader, Seat, Seats,
    View as _, berlin, mauerbauer, with_game,
};

#[allow(dead_code, reason = "the build writes the files")]
#[path = "../../build/messages/mod.rs"]
mod compiler;

fn names() -> [String; 3] {
    ["Ada", "", "Cem"].map(String::from)
}

fn seat(number: u8) -> Seat {
    Seat::new(number).expect("the test names a seat")
}

#[test]
fn players_are_called_by_name_or_seat() {
    let told = |seats: &str, reader: Reader<'_>| {
        let seats: Seats =
            seats.split(',').map(|seat| self::seat(seat.parse().expect("a seat"))).collect();
        Message::parts([seats.into()]).tell(reader)
    };
    let names = names();
    for (seats, unnamed, named) in [
        ("1", "seat 1", "seat 1"),
        ("2", "seat 2", "Cem"),
        ("0,2", "seats 0 and 2", "Ada and Cem"),
        ("0,1,2", "seats 0, 1 and 2", "Ada, seat 1 and Cem"),
    ] {
        assert_eq!(told(seats, Reader::default()), unnamed);
        assert_eq!(told(seats, Reader::of(&names)), named);
    }
    let own = Reader::of(&names).on_seat(Some(seat(1)));
    assert_eq!(told("0,1,2", own), "Ada, you and Cem");
    assert_eq!(Message::parts([Seats::EMPTY.into()]).to_string(), "nobody");
}

#[test]
fn a_text_says_what_its_parts_stand_for() {
    let built = Event::Built { seat: seat(2), piece: Piece::Wall4, end: Some(End::Left) };
    let names = names();
    let spans = built.message().spans(Reader::of(&names));
    let parts: Vec<&str> = spans.iter().map(|span| span.text.as_str()).collect();
    assert_eq!(parts, ["Cem", " builds ", "4", " at the left end"]);
    let colour = Some("yellow");
    let meanings: Vec<&Meaning> = spans.iter().map(|span| &span.meaning).collect();
    let wall = Meaning::Piece { kind: "wall", colour };
    assert_eq!(meanings, [&Meaning::Seat(seat(2)), &Meaning::Text, &wall, &Meaning::Text]);
    let json = serde_json::to_string(&spans[0]).expect("spans have a form in JSON");
    assert_eq!(json, r#"{"text":"Cem","meaning":"seat","of":2}"#);
    assert_eq!(parts.concat(), built.message().tell(Reader::of(&names)));
}

#[test]
fn verbs_agree_with_the_one_who_is_addressed() {
    let fists = BySeat::from_fn(2, |_| Fist::Empty);
    let message = Event::Revealed { master: seat(0), fists }.message();
    let reader = Reader::default().on_seat(Some(seat(1)));
    let told = "fists open: seat 0 shows nothing (Master-builder), you show nothing";
    assert_eq!(message.tell(reader), told);
}

#[test]
fn numbers_choose_a_plural() {
    let points = |points: i32| {
        let seat = seat(0);
        let kind = Event::RoundOver {
            round: 1,
            ending: mauerwerk::die_mauer::RoundEnding::DeadWall,
            left: BySeat::from_fn(1, |_| "4".parse().expect("a stock")),
            penalties: BySeat::from_fn(1, |_| points.try_into().expect("a test's points")),
        };
        (seat, kind.message().to_string()).1
    };
    assert!(points(1).ends_with("seat 0 keeps 4 (1 point)"));
    assert!(points(4).ends_with("seat 0 keeps 4 (4 points)"));
}

#[test]
fn parts_and_lists_follow_each_other() {
    let parts = Message::parts([Arg::from("a "), Arg::from(2_u8), Arg::from(" c")]);
    assert_eq!(parts.to_string(), "a 2 c");
    assert_eq!(parts.id(), "");
    assert_eq!(Message::list([parts.clone(), "d".into()]).to_string(), "a 2 c, d");
    assert_eq!(serde_json::to_string(&parts).expect("a text"), r#""a 2 c""#);
}

/// Compiles a message in several languages.
fn compiled(languages: &[&str]) -> Result<String, String> {
    let read: Result<Vec<_>, String> =
        languages.iter().map(|text| compiler::read(text).map_err(|(_, error)| error)).collect();
    compiler::compile("room", &read?)
}

#[test]
fn files_that_differ_do_not_compile() {
    let good = ["built = { $seat } builds\n", "built = Gebaut hat { $seat }\n"];
    let code = compiled(&good).expect("both languages have all");
    assert!(code.contains("pub(crate) struct Built { pub(crate) seat: Arg, }"), "{code}");
    for (languages, told) in [
        (["a = b", "c = d"], "lacks a language"),
        (["a = { $seat }", "a = b"], "other arguments"),
        (["a = { $seat }", "a = { $piece }"], "other arguments"),
        (["a = { b }", "a = c"], "unknown message b"),
        (["a = b\na = c", "a = b"], "there twice"),
        (["a = { SIZE($b) }", "a = b"], "only arguments"),
        (["a = { $b", "a = b"], "expected"),
        (["-a = b", "a = b"], "only messages"),
        (["a = b\u{2}", "a = b"], "has a mark of templates"),
        (["a = b\n    .title = c", "a = b"], "a.title is an attribute"),
    ] {
        let error = compiled(&languages).expect_err(told);
        assert!(error.to_lowercase().contains(told), "{languages:?}: {error}");
    }
}

/// Compiles rulings, refusals and options in several languages.
fn ruled(languages: &[&str]) -> Result<String, String> {
    let read: Result<Vec<_>, String> =
        languages.iter().map(|text| compiler::read(text).map_err(|(_, error)| error)).collect();
    compiler::rules::compile(&read?)
}

#[test]
fn rulings_that_differ_do_not_compile() {
    let good = [
        "DM-1 = A wall\n    stands.\n    .title = Walls\nnot_an_end = An end!\noption-a = Why.\n    .label = A\n    .value-b = B\n    .meaning-b = It is B.",
        "DM-1 = Eine Mauer steht.\n    .title = Mauern\nnot_an_end = Ein Ende!\noption-a = Warum.\n    .label = A\n    .value-b = B\n    .meaning-b = Es ist B.",
    ];
    let code = ruled(&good).expect("both languages have all");
    for part in [
        r#"const DM_1: [Translated; 2] = [Translated::new(["Walls", "Mauern"])"#,
        r#"(DM_1) => { "A wall stands." }"#,
        r#"const NotAnEnd: Translated = Translated::new(["An end!", "Ein Ende!"])"#,
        r#"&[("b", [Translated::new(["B", "B"]), Translated::new(["It is B.", "Es ist B."])]), ]"#,
    ] {
        assert!(code.contains(part), "{part} is not in {code}");
    }
    let titled = "DM-1 = b\n    .title = c";
    let [valued, meant] =
        ["value", "meaning"].map(|kind| format!("option-a = b\n    .label = c\n    .{kind}-c = d"));
    for (languages, told) in [
        ([titled, "DM-1 = b"], "dm-1.title lacks a language"),
        ([titled, "DM-2 = b\n    .title = c"], "lacks a language"),
        (["DM-1 = b", "DM-1 = b"], "lacks a language"),
        (["a = b", "a = b\n    .title = c"], "unknown attribute a.title"),
        (["option-a = b", "option-a = b"], "option-a.label lacks a language"),
        (["option-a = b\n    .labl = c", "option-a = b\n    .label = c"], "lacks a language"),
        ([&valued, &valued], "option-a.meaning-c lacks a language"),
        ([&meant, &meant], "unknown attribute option-a.meaning-c"),
        (["a = b\na = c", "a = b"], "there twice"),
        (["DM-1 = b\n    .title = c\n    .title = d", titled], "there twice"),
        (["a = { $b }", "a = b"], "takes no arguments"),
        (["a = b", "a = { $b }"], "takes no arguments"),
    ] {
        let error = ruled(&languages).expect_err(told);
        assert!(error.to_lowercase().contains(told), "{languages:?}: {error}");
    }
}

#[test]
fn named_values_and_their_texts_are_the_same() {
    fn check<G: FullGame>() {
        let file = format!("texts/en/{}_rules.ftl", G::INFO.id.replace('-', "_"));
        let text = std::fs::read_to_string(file).expect("the game has texts");
        let messages = compiler::read(&text).expect("the texts compile");
        let texts: BTreeSet<String> =
            messages.into_keys().filter(|name| name.contains(".value-")).collect();
        let mut values = BTreeSet::new();
        for option in Lobby::of::<G>(&G::Setup::default(), Lang::En).options {
            let names = option.takes.names().iter().flat_map(|value| value.name.split(','));
            values.extend(names.map(|name| format!("option-{}.value-{name}", option.name)));
        }
        assert_eq!(values, texts);
    }
    for game in GAMES {
        with_game!(game.id, G => check::<G>()).expect("a game");
    }
}

/// Returns the parts of a drawing that stand for something, in order and once each.
fn marked<G: FullGame>(notation: &str) -> Vec<(String, Meaning)> {
    let state: G = notation.parse().unwrap_or_else(|faults| panic!("{faults}"));
    let names = names();
    let text = state.view(seat(0).into()).text_for(Reader::of(&names));
    let spans = text.spans();
    assert_eq!(spans.iter().map(|span| span.text.as_str()).collect::<String>(), text.as_str());
    let mut marked: Vec<(String, Meaning)> = Vec::new();
    for span in spans.into_iter().filter(|span| span.meaning != Meaning::Text) {
        let part = (span.text, span.meaning);
        if !marked.contains(&part) {
            marked.push(part);
        }
    }
    marked
}

#[test]
fn drawings_say_what_their_parts_stand_for() {
    let piece =
        |text: &str, kind, colour| (text.to_owned(), Meaning::Piece { kind, colour: Some(colour) });
    let wall = marked::<State>("wall:44T4 stocks:G12346/TG1236/TG1236/TG1236 master:1");
    for part in [
        piece("┌┐┌┐", "tower", "blue"),
        piece("G", "gate", "red"),
        piece("3", "wall", "yellow"),
        ("0 Ada (you)".to_owned(), Meaning::Seat(seat(0))),
    ] {
        assert!(wall.contains(&part), "{part:?} is not in {wall:?}");
    }
    let moving = marked::<berlin::State>(
        "players:2 rows:2 columns:4 wall:tcCtcA/tcAtcS hammers:a1/b2 phase:moving roll:1",
    );
    for part in [
        ("0".to_owned(), Meaning::Seat(seat(0))),
        ("1".to_owned(), Meaning::Seat(seat(1))),
        ("[t]".to_owned(), Meaning::Target),
    ] {
        assert!(moving.contains(&part), "{part:?} is not in {moving:?}");
    }
    let board = marked::<mauerbauer::State>(
        "board:hexagon first_player:0 hands:-/- walls:a1-b2 houses:1=R last:a1-b2 phase:rolling",
    );
    for part in [
        piece("R", "house", "red"),
        piece("R", "palace", "red"),
        ("#".to_owned(), Meaning::New),
        ("-------".to_owned(), Meaning::Free),
    ] {
        assert!(board.contains(&part), "{part:?} is not in {board:?}");
    }
}
