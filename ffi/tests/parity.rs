//! What every language must agree on beyond the rulebook: games of a seed, what opponents think, and
//! texts of errors.
//!
//! The files in `parity` are what the tests of Python, Kotlin and Swift compare with. `PARITY=write`
//! writes them again.
#![allow(clippy::result_large_err, reason = "the errors are those of the library")]

use std::{env, fs};

use mauerwerk::{Actor, NotationError, Seat};
use mauerwerk_ffi::{
    Analysis, Choice, Dealer, DrawingPoint, InformationState, MauerwerkError, Opponent, Place,
    Sheet, Snapshot, Table, TableView, Turn, Viewer, WrittenDecision, read_table_event, run_toml,
};

const GAMES: &[(&str, &str, u64)] = &[
    ("die-mauer", "", 0),
    ("die-mauer", "players:5 rounds:2", 7),
    ("die-mauer", "players:3 edition:vil-coyote", u64::MAX),
    ("berlin", "", 0),
    ("berlin", "players:3 variants:crazy-eights check_visibility:private", 7),
    ("berlin", "players:2 variants:nullo-gravity,pair-a-dice", 11),
    ("berlin", "players:4 variants:gravity,wall-of-jericho,fast-forward", u64::MAX),
    ("mauerbauer", "", 7),
    ("mauerbauer", "players:4 board:strip deck:uniform30 early_roll_penalty:true", u64::MAX),
    ("mauerbauer", "players:3 board:hexagon tower_rule:fair-report first_player:2", 11),
];

/// Returns the 64-bit FNV-1a hash of a text, which is a few lines in every language.
fn hash(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

fn compare(name: &str, lines: &[String]) {
    let path = format!("{}/parity/{name}", env!("CARGO_MANIFEST_DIR"));
    let found = lines.join("\n") + "\n";
    if env::var("PARITY").is_ok_and(|value| value == "write") {
        fs::write(&path, &found).expect("the file can be written");
    }
    assert_eq!(fs::read_to_string(&path).expect("the file is there"), found, "{path}");
}

/// A line: game, setup, seed, hash of the record's JSON, drawings of the last position for the
/// spectator, notation of the last position.
#[test]
fn seeds_give_these_games() {
    let lines = GAMES.iter().map(|(game, setup, seed)| {
        let table = Table::random(game, setup, *seed).expect("a game");
        let (record, last) = (hash(&table.to_json()), table.notation());
        let viewer = mauerwerk_ffi::Viewer::Spectator;
        let light = table
            .snapshot(viewer, Some(mauerwerk::Theme::Light), None, Vec::new(), None, None)
            .expect("a snapshot");
        let svg = hash(&light.svg.expect("a drawing"));
        format!("{game}\t{setup}\t{seed}\t{record:016x}\t{svg:016x}\t{last}")
    });
    compare("games.txt", &lines.collect::<Vec<_>>());
}

/// A line: what is seen, the game, the JSON, a result, and the hash of the drawing unless it is an event.
/// The result is the notation of a view, the text of an event, or the number of events of an information
/// state.
#[test]
fn what_is_seen_crosses_as_json() {
    let mut lines = Vec::new();
    for (game, setup, seed) in GAMES.iter().filter(|(_, setup, _)| !setup.contains("board:")) {
        let table = Table::random(game, setup, *seed).expect("a game");
        table.undo_to(30);
        let seen = table.seen_by(Viewer::Player { seat: 0.into() }).expect("a seat");
        let (now, events) = (seen.now(), seen.events(None));
        let last = events.last().expect("an event");
        let svg = |view: &TableView| hash(&view.svg(mauerwerk::Theme::Dark, None, None, None));
        let line = |kind, json: &str, what: &str| format!("{kind}\t{game}\t{json}\t{what}");
        let view = TableView::from_json(game, &now.to_json()).expect("a view");
        let again = InformationState::from_json(game, &seen.to_json()).expect("what was seen");
        assert_eq!((&view, &again), (&now, &seen));
        let drawn = format!("{view}\t{:016x}", svg(&view));
        lines.push(line("view", &now.to_json(), &drawn));
        let drawn = format!("{}\t{:016x}", events.len(), svg(&again.now()));
        lines.push(line("information", &seen.to_json(), &drawn));
        let event = read_table_event(game, &last.json, None).expect("an event");
        assert_eq!(event, *last);
        lines.push(line("event", &last.json, &event.text));
    }
    compare("seen.txt", &lines);
}

/// Returns what can be pointed at, a line each.
fn pointed(snapshot: &Snapshot) -> String {
    let corner = |point: &DrawingPoint| format!("{},{}", i32::from(point.x), i32::from(point.y));
    let line = |place: &Place| {
        let shape: Vec<String> = place.shape.iter().map(corner).collect();
        let marks = [place.is_target, place.is_touched].map(|is| if is { '1' } else { '0' });
        format!("{}|{}|{}|{}{}\n", place.name, place.label, shape.join(" "), marks[0], marks[1])
    };
    snapshot.places.iter().map(line).collect()
}

/// Returns the touches that mean each choice, a line each.
fn touched(snapshot: &Snapshot) -> String {
    let line = |choice: &Choice| format!("{} {}\n", choice.notation, choice.touches.join(","));
    snapshot.choices.iter().map(line).collect()
}

/// A line: game, setup, seed, number of decisions, the first seat that is to move, the first touch of
/// the last choice, and hashes. The hashes are of the touches of all choices, and of places and drawing
/// before and after that touch, the latter on a narrow sheet.
#[test]
fn places_and_touches_are_these() {
    let mut lines = Vec::new();
    for (game, setup, seed) in GAMES {
        for decisions in [80, 110, 140] {
            let table = Table::random(game, setup, *seed).expect("a game");
            table.undo_to(decisions);
            let seat = loop {
                match table.turn() {
                    Turn::Decide { seats } => break i32::from(seats[0]),
                    _ => table.undo().expect("a seat decides first"),
                };
            };
            let viewer = Viewer::Player { seat: seat.into() };
            let screen = |sheet, touched| {
                let theme = Some(mauerwerk::Theme::Light);
                table.snapshot(viewer, theme, sheet, touched, None, None).expect("a screen")
            };
            let first = screen(None, Vec::new());
            let touch = first.choices.last().expect("a choice").touches[0].clone();
            let next = screen(Some(Sheet::Narrow), vec![touch.clone()]);
            let svg = |snapshot: &Snapshot| hash(snapshot.svg.as_deref().expect("a drawing"));
            let hashes = [
                hash(&touched(&first)),
                hash(&pointed(&first)),
                svg(&first),
                hash(&pointed(&next)),
                svg(&next),
            ];
            let hashes: Vec<String> = hashes.iter().map(|hash| format!("{hash:016x}")).collect();
            let made = table.decisions().len();
            let hashes = hashes.join("\t");
            lines.push(format!("{game}\t{setup}\t{seed}\t{made}\t{seat}\t{touch}\t{hashes}"));
        }
    }
    compare("touches.txt", &lines);
}

/// A line: the game, its setup, the seat that looks, what it touches, the text of the error.
#[test]
fn touches_are_refused_with_these_texts() {
    let calls: &[[&str; 4]] = &[
        ["die-mauer", "", "0", "stock:1:T"],
        ["die-mauer", "", "0", "nowhere"],
        ["die-mauer", "", "0", "stock:0:T,end:L"],
        ["die-mauer", "", "0", ""],
        ["die-mauer", "", "spectator", "stock:0:T"],
        ["berlin", "", "0", "hammer:0"],
        ["mauerbauer", "first_player:0", "1", "a1-b1"],
    ];
    let lines = calls.iter().map(|[game, setup, viewer, touches]| {
        let table = Table::new(game, setup, None).expect("a game");
        let viewer = match viewer.parse() {
            Ok(seat) => Viewer::Player { seat: i32::into(seat) },
            Err(_) => Viewer::Spectator,
        };
        let touched = touches.split(',').map(str::to_owned).collect();
        let theme = Some(mauerwerk::Theme::Light);
        let refused =
            table.snapshot(viewer, theme, None, touched, None, None).expect_err("an error");
        let onlooker = if let Viewer::Player { seat } = viewer {
            i32::from(seat).to_string()
        } else {
            "spectator".to_owned()
        };
        format!("{game}\t{setup}\t{onlooker}\t{touches}\t{refused}")
    });
    compare("touch_errors.txt", &lines.collect::<Vec<_>>());
}

/// Returns all of an analysis as text, with the bits of its numbers.
fn written(analysis: &Analysis) -> String {
    let line = |line: &[WrittenDecision]| {
        line.iter().map(|decision| decision.text.as_str()).collect::<Vec<_>>().join(",")
    };
    let rows = analysis.actions.iter().map(|one| {
        let numbers = [one.odds, one.win, one.error, one.points];
        let bits = numbers.map(|number| format!("{:016x}", number.to_bits())).join(" ");
        let reason = one.reason.as_deref().unwrap_or("");
        let visits = i32::from(one.visits);
        format!("{} {} {visits} {bits} {} {reason}\n", one.notation, one.label, line(&one.line))
    });
    rows.collect()
}

/// A line: game, setup, seed of the game, number of decisions in it, seat, player, seed of its
/// choices, its choice, hash of its analysis.
#[test]
fn opponents_think_this() {
    let mut lines = Vec::new();
    for (game, setup, seed) in GAMES {
        let table = Table::random(game, setup, *seed).expect("a game");
        table.undo_to(80);
        let seats = loop {
            match table.turn() {
                Turn::Decide { seats } => break seats,
                _ => table.undo().expect("a seat decides first"),
            };
        };
        let number = i32::from(seats[seats.len() - 1]);
        let seat = Seat::new(u8::try_from(number).expect("a number")).expect("a seat");
        for name in ["random", "greedy", "flat:3", "search:200", "search:2500", "easy"] {
            let opponent = Opponent { player: name.parse().expect("a player"), seed: *seed };
            let choice = table.choose_for(seat, opponent, None).expect("a choice");
            let analysis = table.analyse_for(seat, opponent, None, None).expect("an analysis");
            let (made, thought) = (table.decisions().len(), hash(&written(&analysis)));
            lines.push(format!(
                "{game}\t{setup}\t{seed}\t{made}\t{number}\t{name}\t{seed}\t{choice}\t{thought:016x}"
            ));
        }
    }
    compare("opponents.txt", &lines);
}

/// A line: where an opponent is to choose, its seat and player, the text of the error.
#[test]
fn opponents_refuse_with_these_texts() {
    let calls: &[[&str; 5]] = &[
        ["new", "die-mauer", "", "0", "grandmaster"],
        ["new", "die-mauer", "", "0", ""],
        ["new", "die-mauer", "", "0", "Hard"],
        ["new", "die-mauer", "", "0", "search"],
        ["new", "die-mauer", "", "0", "search:0"],
        ["new", "die-mauer", "", "0", "search:100000001"],
        ["new", "die-mauer", "", "0", "search:9223372036854775808"],
        ["new", "die-mauer", "", "0", "flat:-1"],
        ["new", "die-mauer", "", "4", "hard"],
        ["new", "die-mauer", "", "8", "hard"],
        ["new", "die-mauer", "", "-1", "hard"],
        ["new", "berlin", "", "0", "hard"],
        ["read", "mauerbauer", "first_player:1", "0", "hard"],
        ["read", "die-mauer", "fists:T/_/_/_", "0", "hard"],
        ["random", "die-mauer", "", "0", "hard"],
        ["random", "berlin", "", "9", "hard"],
    ];
    let lines = calls.iter().map(|call| {
        let [how, game, setup, seat, name] = *call;
        let table = match how {
            "new" => Table::new(game, setup, None),
            "read" => Table::read(game, setup),
            _ => Table::random(game, setup, 7),
        };
        let table = table.expect("a game");
        let choice = seat_numbered(seat).and_then(|seat| {
            let opponent = Opponent { player: name.parse()?, seed: 7 };
            table.choose_for(seat, opponent, None)
        });
        let error = choice.expect_err("every call is wrong").to_string();
        call.iter().copied().chain([error.as_str()]).collect::<Vec<_>>().join("\t")
    });
    compare("opponent-errors.txt", &lines.collect::<Vec<_>>());
}

/// Reads an actor as the languages do: an invalid number of a seat is refused.
fn actor(text: &str) -> Result<Actor, MauerwerkError> {
    if text == "*" {
        return Ok(Actor::Chance);
    }
    seat_numbered(text).map(Actor::Seat)
}

fn seat_numbered(text: &str) -> Result<Seat, MauerwerkError> {
    match text.parse::<u8>() {
        Ok(number) => Ok(Seat::try_from(number)?),
        Err(_) => Err(NotationError::new("a seat", text).into()),
    }
}

/// A line: what is called, its arguments, the text of the error.
#[test]
fn wrong_input_gives_these_texts() {
    let calls: &[&[&str]] = &[
        &["new", "chess", ""],
        &["new", "die-mauer", "players:9 rounds:0"],
        &["new", "die-mauer", "players:300"],
        &["new", "die-mauer", "players"],
        &["new", "berlin", "variants:gravity,nullo-gravity"],
        &["new", "berlin", "rows:1 columns:3 target:0"],
        &["new", "berlin", "Größe:4"],
        &[
            "new",
            "die-mauer",
            "ruonds:2 tie_break:shard sit1_optional:1 rounds:18446744073709551616",
        ],
        &["new", "berlin", "variants:gravity, pair-a-dise stacks:arms,suns fill:TX"],
        &["read", "die-mauer", "wall:TG stocks:T/G/4"],
        &["read", "berlin", "wall:x"],
        &["read", "berlin", "hammers:a1/a1"],
        &["load", ""],
        &["load", "{}"],
        &["load", "{\"game\":\n  \"berlin\" 5}"],
        &["load", r#"{"game":"berlin","format":5,"version":-1,"ruleset":0.5}"#],
        &[
            "load",
            r#"{"format":"mauerwerk-record","version":1,"game":"mauerbauer","ruleset":1,"setup":{"board":{"name":1,"towers":{"a1":[0]},"region":[]},"players":"two"},"decisions":[5]}"#,
        ],
        &["load", r#"{"game":"chess"}"#],
        &["load", r#"{"game":"berlin","format":"x","version":9,"ruleset":9}"#],
        &[
            "load",
            r#"{"format":"mauerwerk-record","version":1,"game":"die-mauer","ruleset":1,"setup":{"players":3},"decisions":["0 T","0 T"]}"#,
        ],
        &["play", "die-mauer", "", "0", "Q"],
        &["play", "die-mauer", "", "0", ""],
        &["play", "die-mauer", "", "0", "5"],
        &["play", "die-mauer", "", "0", "L"],
        &["play", "die-mauer", "", "4", "T"],
        &["play", "die-mauer", "", "8", "T"],
        &["play", "die-mauer", "", "99", "T"],
        &["play", "die-mauer", "", "-1", "T"],
        &["play", "die-mauer", "", "*", "T"],
        &[
            "play",
            "die-mauer",
            "",
            "0",
            "🧱🧱🧱🧱🧱🧱🧱🧱🧱🧱🧱🧱🧱🧱🧱🧱🧱🧱🧱🧱🧱🧱🧱🧱🧱🧱🧱🧱🧱🧱🧱🧱🧱🧱🧱🧱🧱🧱🧱🧱🧱",
        ],
        &["play", "berlin", "", "0", "@a1"],
        &["play", "berlin", "", "*", "7"],
        &["play", "berlin", "", "*", "a"],
        &["new", "mauerbauer", "players:5"],
        &["new", "mauerbauer", "board:chess"],
        &["new", "mauerbauer", "board:{\"name\":"],
        &["new", "mauerbauer", r#"board:{"name":"mine","towers":{},"regions":[]}"#],
        &["read", "mauerbauer", "first_player:0 walls:a1-h8"],
        &["play", "mauerbauer", "", "*", "draw:out-4"],
        &["play", "mauerbauer", "", "*", "first:2"],
        &["play", "mauerbauer", "", "0", "join:65"],
        &["play", "mauerbauer", "", "99", "pass"],
        &["undo", "berlin", ""],
        &["deal", "die-mauer", ""],
        &["view", "chess", "{}"],
        &["view", "die-mauer", "{}"],
        &["event", "berlin", r#""Nothing""#],
        &["information", "mauerbauer", r#"{"viewer":5,"start":[],"events":{}}"#],
        &["scenario", "game = \"chess\""],
        &["scenario", "game = \"berlin\"\ntitle = \"\"\nrules = [\"DM-01\"]"],
    ];
    let lines = calls.iter().map(|call| {
        let error = match **call {
            ["new", game, setup] => Table::new(game, setup, None).err(),
            ["read", game, notation] => Table::read(game, notation).err(),
            ["load", json] => Table::from_json(json).err(),
            ["play", game, setup, who, notation] => {
                let table = Table::new(game, setup, None).expect("a game");
                actor(who).and_then(|actor| table.play(actor.into(), notation, None)).err()
            }
            ["undo", game, setup] => Table::new(game, setup, None).expect("a game").undo().err(),
            ["deal", game, setup] => Table::new(game, setup, None)
                .expect("a game")
                .deal(Some(Dealer::new(0).into()), None)
                .err(),
            ["view", game, json] => TableView::from_json(game, json).err(),
            ["event", game, json] => read_table_event(game, json, None).err(),
            ["information", game, json] => InformationState::from_json(game, json).err(),
            ["scenario", toml] => run_toml("mine", toml).err(),
            _ => panic!("{call:?}"),
        };
        let escaped = call.iter().map(|argument| argument.replace('\n', "\\n"));
        let error = error.expect("every call is wrong").to_string().replace('\n', "\\n");
        escaped.chain([error]).collect::<Vec<_>>().join("\t")
    });
    compare("errors.txt", &lines.collect::<Vec<_>>());
}

#[test]
fn every_game_has_lines() {
    for info in mauerwerk::GAMES {
        assert!(GAMES.iter().any(|(game, ..)| *game == info.id), "{}", info.id);
    }
}
