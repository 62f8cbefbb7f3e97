use std::path::Path;

use crate::error::Error;
use crate::game::Game;
use crate::{check, names, python, root, source};

const COMMON: &str = r#"
games = ["toy"]
exports = []
[forms]
u8 = { option = "int" }
Seat = {}
[imports]
Seat = "mauerwerk"
"#;

const TABLE: &str = r#"
name = "Toy"
exports = []
[files.event]
Event = { python = "variants" }
Stone = { python = "word" }
[files.setup]
Setup = { python = "getters" }
[state]
method = []
position = []
view = []
"#;

const SOURCE: &str = r#"
//! A toy.

/// Something that happened, or `None`; see [`State`](crate::toy::State) and [`Stone`].
///
/// This tells those who write Rust.
pub enum Event {
    /// A stone fell.
    Fell {
        /// The stone, or `None` where it is hidden.
        stone: Option<Stone>,
    },
    /// Nothing fell.
    Stood,
}

named! {
    /// A stone.
    Stone {
        /// A red one.
        Red = "red-stone",
    }
}

/// What a game starts with.
pub struct Setup {
    /// The number of stones.
    pub stones: u8,
}

/// A position.
pub struct Position {}

/// A view.
pub struct View {}
"#;

fn game(source: &str, table: &str) -> Result<Game, Error> {
    let items = source::items_of(source, Path::new("core/src/toy/event.rs"))?;
    let items = items.into_iter().map(|item| (item.name.clone(), item)).collect();
    let (common, table) = (toml::from_str(COMMON), toml::from_str(table));
    Game::new("toy", &common.expect("a table"), table.expect("a table"), items)
}

fn python_of(source: &str, table: &str, file: &str) -> Result<String, Error> {
    let mut files = python::files(&game(source, table)?)?;
    Ok(files.remove(file).unwrap_or_default())
}

#[test]
fn mirrors_are_current() {
    assert_eq!(check(&root()), Ok(()));
}

#[test]
fn a_type_without_a_row_is_an_error_that_says_where() {
    let source = SOURCE.replace("Option<Stone>", "Option<Pebble>");
    let error = "core/src/toy/event.rs:11: `Pebble` has no row in python/mirror/tables/toy.toml";
    assert_eq!(python_of(&source, TABLE, "event.rs").unwrap_err().to_string(), error);

    let source = SOURCE.replace("stones: u8", "stones: u64");
    let error = "core/src/toy/event.rs:28: `u64` has no row in python/mirror/tables/toy.toml";
    assert_eq!(python_of(&source, TABLE, "setup.rs").unwrap_err().to_string(), error);

    let error = names::module(&game(&source, TABLE).unwrap()).unwrap_err().to_string();
    assert!(error.starts_with("core/src/toy/event.rs:28 (the option of Python): `u64`"), "{error}");
}

#[test]
fn a_row_without_a_type_is_an_error() {
    let table = TABLE.replace("Stone =", "Pebble =");
    let error = game(SOURCE, &table).unwrap_err();
    assert_eq!(error.to_string(), "python/mirror/tables/toy.toml: core has no `Pebble`");
}

#[test]
fn what_is_no_data_is_an_error() {
    let source = SOURCE.replace("stones: u8", "stones: &'static str");
    let error = game(&source, TABLE).unwrap_err();
    assert_eq!(error.to_string(), "core/src/toy/event.rs:28: this is no type of data");
}

#[test]
fn a_tuple_needs_names() {
    let source = SOURCE.replace("    Stood,", "    Stood(Stone, Stone),");
    let row = "core/src/toy/event.rs:14: `Event.Stood(Stone)` has no row in [fields]";
    let error = python_of(&source, TABLE, "event.rs").unwrap_err().to_string();
    assert!(error.starts_with(row), "{error}");

    let named =
        format!("{TABLE}[fields]\n'Event.Stood' = [['one', 'One.'], ['other', 'Another.']]\n");
    let text = python_of(&source, &named, "event.rs").unwrap();
    assert!(text.contains("Stood(one, other) {"), "{text}");
    assert!(text.contains("/// Another.\n        other: core::Stone,"), "{text}");

    let one = source.replace("Stood(Stone, Stone)", "Stood(Stone)");
    let error = python_of(&one, &named, "event.rs").unwrap_err().to_string();
    assert_eq!(error, "[fields] of python/mirror/tables/toy.toml: core has no `Event.Stood.other`");
}

#[test]
fn docs_are_those_of_core() {
    let text = python_of(SOURCE, TABLE, "event.rs").unwrap();
    assert!(text.contains("        /// The stone, or `None` where it is hidden.\n"), "{text}");
    assert!(!text.contains("those who write Rust"), "{text}");
}

#[test]
fn a_table_may_say_it_otherwise() {
    let table = format!("{TABLE}[docs.python]\n'Event.Fell.stone' = 'What fell.'\n");
    assert!(python_of(SOURCE, &table, "event.rs").unwrap().contains("/// What fell.\n"));
}

#[test]
fn long_docs_are_wrapped() {
    let source = SOURCE.replace("A stone fell.", &"A stone fell. ".repeat(20));
    let text = python_of(&source, TABLE, "event.rs").unwrap();
    assert!(text.lines().all(|line| line.len() <= 100), "{text}");
}

#[test]
fn python_has_the_words_of_json() {
    let text = names::module(&game(SOURCE, TABLE).unwrap()).unwrap();
    assert!(
        text.contains("Stone: TypeAlias = Literal[\"red-stone\"]\n\"\"\"A stone.\"\"\"\n"),
        "{text}"
    );
    assert!(
        text.contains("    stones: int | None\n    \"\"\"The number of stones.\"\"\"\n"),
        "{text}"
    );

    let derived = SOURCE.replace(
        "named! {\n    /// A stone.\n    Stone {\n        /// A red one.\n        Red = \"red-stone\",\n    }\n}",
        "#[serde(rename_all = \"snake_case\")]\npub enum Stone { DarkRed, #[serde(rename = \"b\")] Blue }",
    );
    let text = names::module(&game(&derived, TABLE).unwrap()).unwrap();
    assert!(text.contains("Stone: TypeAlias = Literal[\"dark_red\", \"b\"]\n"), "{text}");
}

/// The rows of a bag of stones, and what its methods tell.
const TOLD: &str = "
[files.bag]
Bag = { python = \"notation\", matched = [\"size\"] }
[told]
Bag = [
    { name = \"size\", type = \"u8\", core = \"len()\", doc = \"How many, or `None`.\" },
    { name = \"last\", type = \"Option<Stone>\", doc = \"The last one.\" },
]
";

#[test]
fn what_methods_tell_is_a_getter_and_a_field() {
    let source = format!("{SOURCE}\n#[derive(Clone, Ord)]\npub struct Bag(u32);\n");
    let table = TABLE.replace("[state]", &format!("{TOLD}[state]"));
    let python = python_of(&source, &table, "bag.rs").unwrap();
    for line in [
        "of_notation!(Bag of core::Bag, str::parse);\nmatched!(Bag: size);\n",
        "    /// How many, or `None`.\n    size: u8 = it.0.len();\n",
        "    last: Option<core::Stone> = it.0.last();\n",
        "#[pyclass(frozen, eq, ord, hash, weakref, module = \"mauerwerk.toy\")]",
    ] {
        assert!(python.contains(line), "{python}");
    }
}

#[test]
fn what_no_type_tells_is_an_error() {
    let error = game(SOURCE, &TABLE.replace("[state]", "[told]\nBag = []\n[state]")).unwrap_err();
    assert_eq!(error.to_string(), "python/mirror/tables/toy.toml: core has no `Bag`");

    let source = format!("{SOURCE}\npub struct Bag(u32);\n");
    let table = TABLE.replace("[state]", &format!("{TOLD}[state]")).replace("<Stone>", "<Pebble>");
    let error = python_of(&source, &table, "bag.rs").unwrap_err().to_string();
    assert!(
        error.starts_with("[told] of python/mirror/tables/toy.toml: `Pebble` has no row"),
        "{error}"
    );
}
