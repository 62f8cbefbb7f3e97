//! Broken input at every door of every game: an error that names the place and says what it takes, in
//! words for people.
#![cfg(all(
    feature = "bots",
    feature = "games",
    feature = "languages",
    feature = "laws",
    feature = "own-texts",
    feature = "rulebook"
))]

mod fit;
mod fuzzed;
mod reach;
#[allow(unreachable_pub, reason = "the fuzzer has a crate of it")]
#[path = "../../fuzz/src/lib.rs"]
mod targets;

use std::fmt::Debug;

use mauerwerk::mauerbauer::{BoardPlan, DeckPlan, Shipped, ShippedDeck};
use mauerwerk::rulebook::Scenario;
use mauerwerk::{
    Dealer, Faults, FullGame, Game as _, Record, Seat, Viewer, Written, berlin, die_mauer,
    mauerbauer,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value, json};

/// Words of parsers that mean nothing to people.
const PARSERS: &[&str] = &[
    "expected",
    "unknown variant",
    "unknown field",
    "invalid type",
    "invalid value",
    "invalid length",
    "missing field",
    "duplicate field",
    "duplicate key",
    "EOF",
    "trailing",
    "sequence",
    "untagged",
    "struct ",
    "recursion",
    "deserial",
    "at line 1 column",
    "integer `",
    "floating point",
    "`",
];

/// Types that mean nothing to people.
const TYPES: &[&str] = &["u8", "u16", "u32", "u64", "i8", "i16", "i32", "i64", "usize", "f64"];

/// Checks that a report is fit for people.
fn is_plain(told: &str) {
    for word in PARSERS {
        assert!(!told.contains(word), "{word}: {told}");
    }
    let mut words = told.split(|letter: char| !letter.is_ascii_alphanumeric());
    assert!(!words.any(|word| TYPES.contains(&word)), "{told}");
}

/// Checks that a report of a fault of form names the place, and says what it takes.
fn teaches(told: &str, name: &str) {
    is_plain(told);
    let says = ["takes ", "no such name; ", "given twice", " stands alone", "invalid "];
    assert!(says.iter().any(|says| told.contains(says)), "{told}");
    let short: String = name.chars().take(40).collect();
    assert!(told.contains(&short) || told.contains("invalid "), "{name}: {told}");
}

/// A text that was changed at one place, and the name of that place.
struct Broken {
    name: String,
    value: Value,
}

/// Values that hardly any place takes.
fn odd() -> Vec<Value> {
    let deep = (0..90).fold(json!(1), |inner, _| json!([inner]));
    vec![
        json!(null),
        json!(true),
        json!(-1),
        json!(0.5),
        json!(300),
        json!(18_446_744_073_709_551_616.0_f64),
        json!(u64::MAX),
        json!(""),
        json!("?"),
        json!("\u{0} 🧱"),
        json!("x".repeat(10_000)),
        json!([]),
        json!(["?"]),
        json!([[]]),
        json!([-1, 2.5, "x"]),
        json!({}),
        json!({ "?": 1 }),
        json!({ "seat": "x", "known": 7 }),
        deep,
    ]
}

/// Returns the tree with each of its parts changed in each way, one after the other.
fn broken(whole: &Value) -> Vec<Broken> {
    let mut all = Vec::new();
    change(whole, "", &mut |name, value| {
        all.push(Broken { name: name.to_owned(), value });
    });
    all
}

fn change(part: &Value, name: &str, put: &mut dyn FnMut(&str, Value)) {
    if !name.is_empty() {
        odd().into_iter().for_each(|value| put(name, value));
    }
    match part {
        Value::Array(items) => {
            // The first and the last stand for all that are alike.
            let ends = [0, items.len().saturating_sub(1)];
            for place in (0..items.len()).filter(|place| ends.contains(place)) {
                change(&items[place], &format!("[{place}]"), &mut |name, value| {
                    let mut items = items.clone();
                    items[place] = value;
                    put(name, items.into());
                });
            }
        }
        Value::Object(fields) => {
            for key in fields.keys() {
                change(&fields[key], key, &mut |name, value| {
                    let mut fields = fields.clone();
                    fields[key] = value;
                    put(name, fields.into());
                });
                let others = || fields.iter().filter(|(other, _)| *other != key);
                let mut fewer: Map<_, _> = others().map(|(k, v)| (k.clone(), v.clone())).collect();
                put(key, fewer.clone().into());
                let misspelt = format!("{key}x");
                fewer.insert(misspelt.clone(), fields[key].clone());
                put(&misspelt, fewer.into());
            }
        }
        _ => (),
    }
}

/// Feeds a door with all that can be wrong with something that it takes, and returns how much of it
/// was refused for its form.
fn feed<T: Debug>(right: &Value, door: impl Fn(&str) -> Result<T, Faults>) -> usize {
    door(&right.to_string()).expect("it can be read");
    let mut refused = 0;
    for Broken { name, value } in broken(right) {
        let Err(faults) = door(&value.to_string()) else { continue };
        for fault in faults.as_slice() {
            reach::note(&fault.message);
            is_plain(&fault.message.to_string());
        }
        // Rulings and stories have their own words, and name what they are about.
        let form = |fault: &&mauerwerk::Fault| {
            let text = fault.message.to_string();
            fault.rule.is_none() && (text.contains("takes ") || text.contains("such name"))
        };
        if faults.as_slice().iter().any(|fault| form(&fault)) {
            teaches(&faults.to_string(), &name);
            refused += 1;
        }
    }
    for end in 0..right.to_string().len() {
        if let Some(start) = right.to_string().get(..end) {
            let faults = door(start).expect_err("it is cut off");
            faults.as_slice().iter().for_each(|fault| reach::note(&fault.message));
            is_plain(&faults.to_string());
        }
    }
    refused
}

fn value(written: &impl Serialize) -> Value {
    serde_json::to_value(written).expect("it is right")
}

fn read<T: DeserializeOwned>(text: &str) -> Result<T, Faults> {
    Written::json(text)?.read()
}

/// Plays so far that there is much to be wrong.
fn played<G: FullGame>(setup: &str, decisions: usize) -> Record<G> {
    let setup: G::Setup = setup.parse().expect("it is right");
    let mut record = Record::<G>::new(&setup).expect("it is right");
    let mut dealer = Dealer::new(7);
    for _ in 0..decisions {
        let (actor, action) = record.state().decide(&mut dealer).expect("it is right");
        record.push(actor, action).expect("it is right");
    }
    record
}

fn feed_game<G: FullGame>(setup: &str, options: &Value, decisions: usize, at_least: usize) {
    let record = played::<G>(setup, decisions);
    let state = record.state();
    let seats = (0..).map_while(Seat::new).map(Viewer::Seat);
    let views = std::iter::once(Viewer::Spectator).chain(seats.take(1));
    let mut refused = feed(options, read::<G::Setup>);
    refused += feed(&value(state), |text| G::from_written(&Written::json(text)?));
    for viewer in views {
        refused += feed(&value(&state.view(viewer)), G::view_from_json);
    }
    let mut kept: Value = serde_json::from_str(&record.to_json()).expect("it is right");
    kept["decisions"] = json!([]);
    kept["start"] = value(record.start());
    refused += feed(&kept, Record::<G>::from_json);
    println!("{}: {refused} refused for their form", G::INFO.name);
    assert!(refused >= at_least, "{refused}");
}

#[test]
fn doors_of_die_mauer_teach() {
    let options = json!({
        "players": 3, "edition": "vil-coyote", "min_players": 2, "max_players": 8,
        "wall_values": [1, 2, 3], "stock": "TG12", "first_master": 1,
        "next_round_master": "youngest", "placement_order": "master-chooses",
        "building": "mandatory", "sit1_optional": false, "donation": "optional", "donation_can_end_round": true,
        "dead_wall": "continue", "max_idle_turns": 9, "tower_penalty": 1, "gate_penalty": 1,
        "rounds": 2, "tie_break": "most-rounds-won",
    });
    feed_game::<die_mauer::State>("players:3 stock:TG12", &options, 4, 1000);
}

#[test]
fn doors_of_berlin_teach() {
    let options = json!({
        "players": 2, "variants": ["gravity", "pair-a-dice"], "rows": 3, "columns": 7,
        "first_column": "coins", "fill": "TTC", "preset_holes": 0, "packs": 1,
        "stacks": ["arms", "suns"], "hammer_setup": "a1,b1", "holes_count": "step",
        "path_memory": "per-roll", "dumb_luck": "collect", "target": 5,
        "suit_rotation": "suns", "redraw_on_bonus": true, "check_visibility": "private",
        "ground": "left", "gravity_fills": "any-empty-cell", "jericho_at": 2, "face_up": 3,
        "on_off_scope": "turn-end",
        "max_idle_turns": 9,
    });
    feed_game::<berlin::State>("rows:3 columns:7 hammer_setup:a1,b1", &options, 12, 1000);
}

#[test]
fn doors_of_mauerbauer_teach() {
    let options = json!({
        "players": 2, "board": value(&Shipped::Hexagon.plan()),
        "deck": value(&ShippedDeck::Uniform30.plan()), "early_roll_penalty": true,
        "tower_rule": "fair-report", "convert_after_connect": false, "first_player": 1,
    });
    feed_game::<mauerbauer::State>("board:hexagon first_player:0", &options, 30, 1000);
}

#[test]
fn doors_of_plans_teach() {
    let board = value(&Shipped::Hexagon.plan());
    let mut deck = value(&ShippedDeck::Uniform30.plan());
    deck["points"] = json!({ "city_size": [1, 2, 3, 4], "cities": 2 });
    let toml = |text: &str| {
        let value: Value = serde_json::from_str(text).unwrap_or_default();
        toml::to_string(&value).ok()
    };
    let mut refused = feed(&board, BoardPlan::from_json) + feed(&deck, DeckPlan::from_json);
    for Broken { name, value } in broken(&board) {
        let Some(Err(faults)) = toml(&value.to_string()).map(|text| BoardPlan::from_toml(&text))
        else {
            continue;
        };
        teaches(&faults.to_string(), &name);
        refused += 1;
    }
    assert!(refused >= 1000, "{refused}");
}

#[test]
fn the_door_of_scenarios_teaches() {
    let right = json!({
        "game": "berlin", "title": "A title", "source": "", "rules": ["BE-01"],
        "setup": "", "start": "", "line": [{ "name": "one", "script": "turn: chance" }],
    });
    let mut refused = 0;
    for Broken { name, value } in broken(&right) {
        let Ok(text) = toml::to_string(&value) else { continue };
        let Err(faults) = Scenario::from_toml("mine", &text) else { continue };
        is_plain(&faults.to_string());
        if faults.to_string().contains("takes ") {
            teaches(&faults.to_string(), &name);
            refused += 1;
        }
    }
    assert!(refused >= 50, "{refused}");
}

/// Reads each option in notation with each value that it doesn't take.
fn feed_notation<G: FullGame>(options: &[&str]) {
    let words = ["", "?", "-1", "300", "0.5", "18446744073709551616", "tru", "{", "{}", ",", "x,y"];
    for name in options {
        for word in words {
            let Err(faults) = format!("{name}:{word}").parse::<G::Setup>() else { continue };
            faults.as_slice().iter().for_each(|fault| reach::note(&fault.message));
            teaches(&faults.to_string(), name);
        }
        let longer = format!("{name}x");
        let faults =
            format!("{longer}:1").parse::<G::Setup>().expect_err("it is wrong").to_string();
        teaches(&faults, &longer);
        assert!(faults.contains(&format!("the nearest is {name}")), "{faults}");
        let twice =
            format!("{name}:1 {name}:1").parse::<G::Setup>().expect_err("it is wrong").to_string();
        assert!(twice.contains(&format!("{name} is given twice")), "{twice}");
    }
}

#[test]
fn options_in_notation_teach() {
    feed_notation::<die_mauer::State>(&[
        "players",
        "edition",
        "min_players",
        "max_players",
        "wall_values",
        "stock",
        "first_master",
        "next_round_master",
        "placement_order",
        "building",
        "sit1_optional",
        "donation",
        "donation_can_end_round",
        "dead_wall",
        "max_idle_turns",
        "tower_penalty",
        "gate_penalty",
        "rounds",
        "tie_break",
    ]);
    feed_notation::<berlin::State>(&[
        "players",
        "variants",
        "rows",
        "columns",
        "first_column",
        "fill",
        "preset_holes",
        "packs",
        "stacks",
        "hammer_setup",
        "holes_count",
        "path_memory",
        "dumb_luck",
        "target",
        "suit_rotation",
        "redraw_on_bonus",
        "check_visibility",
        "ground",
        "gravity_fills",
        "jericho_at",
        "face_up",
        "on_off_scope",
        "max_idle_turns",
    ]);
    feed_notation::<mauerbauer::State>(&[
        "players",
        "board",
        "deck",
        "early_roll_penalty",
        "tower_rule",
        "convert_after_connect",
        "first_player",
    ]);
}

#[test]
fn tokens_of_positions_teach() {
    let cases = [
        ("wal:T", "wal: no such name; the nearest is wall"),
        ("wall:x", "wall: takes "),
        ("master:9", "master: takes a seat from 0 to 7; this is \"9\""),
        ("players:3 players:4", "players is given twice"),
    ];
    for (text, expected) in cases {
        let faults = text.parse::<die_mauer::State>().expect_err("it is wrong").to_string();
        is_plain(&faults);
        assert!(faults.contains(expected), "{faults}");
    }
}

/// Compares what is reported of a setup.
fn told<G: FullGame>(json: &Value, expected: &str) {
    let faults = read::<G::Setup>(&json.to_string()).expect_err("it is wrong");
    assert_eq!(faults.to_string(), expected);
}

#[test]
fn the_words_are_these() {
    use berlin::State as Berlin;
    use die_mauer::State as DieMauer;
    use mauerbauer::State as Mauerbauer;
    told::<DieMauer>(
        &json!({ "rounds": "x", "tower_penalty": 256, "tie_break": "shard", "sit1_optional": 1 }),
        "rounds: takes a whole number from 1 to 99; this is \"x\"; \
         sit1_optional: takes true or false; this is 1; \
         tie_break: takes shared or most-rounds-won; this is \"shard\"; the nearest is shared; \
         tower_penalty: takes a whole number from 0 to 255; this is 256",
    );
    told::<Berlin>(
        &json!({ "variants": ["gravity", "nulo-gravity"], "fill": 7, "Größe": 4, "rows": 0.5 }),
        "Größe: no such name; there are players, variants, rows, columns, first_column, fill, \
         preset_holes, packs, stacks, hammer_setup, holes_count, path_memory, dumb_luck, target, \
         suit_rotation, redraw_on_bonus, check_visibility, ground, gravity_fills, jericho_at, \
         face_up, on_off_scope, max_idle_turns; \
         fill: takes alternate, tiles-only, coins-only or columns like TTC; this is 7; \
         rows: takes a whole number from 1 to 96; this is 0.5; \
         variants[1]: takes crazy-eights, gravity, nullo-gravity, wall-of-china, wall-of-jericho, \
         fast-forward, on-again-off-again or pair-a-dice; this is \"nulo-gravity\"; \
         the nearest is nullo-gravity",
    );
    let board = json!({ "name": 4, "towers": { "a1": [0, "x"], "zz": [0, 0] }, "region": [] });
    told::<Mauerbauer>(
        &json!({ "board": board, "first_player": 9, "deck": "uniform" }),
        "board.name: takes a text; this is 4; \
         board.region: no such name; the nearest is regions; \
         board.towers.a1[1]: takes a whole number from -2147483648 to 2147483647; this is \"x\"; \
         board.towers.zz: takes a tower space from a1 to h8; this is \"zz\"; \
         deck: takes reconstructed, uniform30 or the plan of a deck; this is \"uniform\"; \
         the nearest is uniform30; \
         first_player: takes random or a seat from 0 to 3; this is 9",
    );
}

#[test]
fn syntax_is_told_in_plain_words() {
    let cases = [
        ("", "invalid JSON: it is empty"),
        ("  \n", "invalid JSON: it is empty"),
        ("{\"players\": ", "invalid JSON: it ends in the middle of a value"),
        ("{\"players\": 3", "invalid JSON: it ends in the middle of an object"),
        (
            "{\"players\": 3,\n  \"rounds\" 2}",
            "invalid JSON: line 2, column 12: '2' is not valid there",
        ),
        ("{}}", "invalid JSON: line 1, column 3: '}' is not valid there"),
        ("[]", "takes named values: "),
        ("{\"players\":3,\"players\":4}", "players: given twice"),
    ];
    for (text, expected) in cases {
        let faults = die_mauer::Setup::from_json(text).expect_err("it is wrong").to_string();
        is_plain(&faults);
        assert!(faults.starts_with(expected), "{faults}");
    }
    let cases = [
        ("name = ", "line 1: invalid TOML: "),
        ("name = \"x\"\nname = \"y\"", "line 2: invalid TOML: this name is given twice"),
        ("\n\ncoast = [1", "line 3: invalid TOML: unclosed array"),
        ("name = \"x\"\ntowers = 5\nregions = []", "line 2: towers: takes named values; this is 5"),
        (
            "name = 1979-05-27\ntowers = {}\nregions = []",
            "line 1: name: takes a text; this is 1979-05-27",
        ),
    ];
    for (text, expected) in cases {
        let faults = BoardPlan::from_toml(text).expect_err("it is wrong").to_string();
        is_plain(&faults);
        assert!(faults.starts_with(expected), "{faults}");
    }
}

#[test]
fn a_byte_order_mark_is_skipped() {
    let json = format!("\u{feff}{}", value(&Shipped::Hexagon.plan()));
    let toml = format!("\u{feff}{}", Shipped::Hexagon.plan().to_toml());
    assert_eq!(BoardPlan::from_json(&json), Ok(Shipped::Hexagon.plan()));
    assert_eq!(BoardPlan::from_toml(&toml), Ok(Shipped::Hexagon.plan()));
    let record = format!("\u{feff}{}", played::<berlin::State>("", 3).to_json());
    assert!(Record::<berlin::State>::from_json(&record).is_ok());
}

#[test]
fn sensible_forms_are_accepted() {
    let same = |json: Value, notation: &str| {
        let setup: berlin::Setup = notation.parse().expect("it is right");
        assert_eq!(read(&json.to_string()), Ok(setup.clone()), "{json}");
        assert_eq!(setup.to_string().parse(), Ok(setup));
    };
    same(json!({ "variants": "gravity, pair-a-dice" }), "variants:gravity, pair-a-dice");
    same(json!({ "variants": [] }), "variants:");
    same(json!({ "variants": "" }), "");
    same(json!({ "stacks": ["arms", "suns"] }), "stacks:arms, suns");
    same(json!({ "stacks": "suns,arms" }), "stacks:suns,arms");
    same(json!({ "preset_holes": [] }), "preset_holes:");
    same(json!({ "preset_holes": ["c2", "a1"] }), "preset_holes:a1, c2");
    same(json!({ "preset_holes": 3 }), "preset_holes:3");
    same(json!({ "hammer_setup": ["a1", "b2"] }), "hammer_setup:a1, b2");
    let spaced: berlin::State =
        "variants:gravity, pair-a-dice rows:3".parse().expect("it is right");
    assert_eq!(spaced.setup().variants.iter().count(), 2);
    for form in ["\"421\"", "[4,1,2]", "\"1, 2, 4\""] {
        let json = format!("{{\"wall_values\":{form}}}");
        assert_eq!(die_mauer::Setup::from_json(&json).expect("it is right").wall_values, [1, 2, 4]);
    }
    let plan = value(&Shipped::Hexagon.plan());
    let pretty = serde_json::to_string_pretty(&plan).expect("it is right");
    let setup: mauerbauer::Setup =
        format!("players:3 board:{pretty} first_player:1").parse().expect("it is right");
    assert_eq!(setup.board.plan(), Shipped::Hexagon.plan());
}

/// Checks that something is refused in plain words.
fn refused<T: Debug>(read: impl FnOnce() -> Result<T, Faults>) {
    is_plain(&read().expect_err("it is wrong").to_string());
}

#[test]
fn large_and_deep_texts_are_refused() {
    let deep = "[".repeat(10_000);
    let whole = format!("{deep}{}", "]".repeat(10_000));
    let wide = format!("{{\"players\":[{}1]}}", "0,".repeat(5_000_000));
    let names: Vec<String> = (0..300_000).map(|number| format!("\"name{number}\":0")).collect();
    let many = format!("{{{}}}", names.join(","));
    for text in [&deep, &whole, &wide, &many] {
        refused(|| die_mauer::Setup::from_json(text));
        refused(|| berlin::State::from_written(&Written::json(text)?));
        refused(|| Record::<mauerbauer::State>::from_json(text));
    }
    for text in [format!("name = {deep}"), format!("name = {whole}"), format!("name = \"{wide}")] {
        refused(|| BoardPlan::from_toml(&text));
    }
    refused(|| format!("players:{}", "9".repeat(10_000_000)).parse::<berlin::Setup>());
    refused(|| format!("board:{{{deep}").parse::<mauerbauer::Setup>());
    let told = berlin::Setup::from_json(&whole).expect_err("it is wrong").to_string();
    assert_eq!(told, "invalid JSON: it is nested more than 100 deep");
}
