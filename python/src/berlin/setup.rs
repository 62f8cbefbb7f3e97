//! Options in the forms that Python shows and accepts.

use mauerwerk::berlin::{
    Cell as CoreCell, Fill, HammerSetup, PresetHoles, Suit, SuitRotation, Variant, Variants,
};
use serde::Deserialize;
use serde_json::Value;

use super::Cell;
use crate::hint::{As, named};
use crate::mirror::{Either, Shown};
use crate::value::{Tuple, Whole, Word};

named!(Hammers = "Literal['choose', 'random']");

impl Shown for Fill {
    type Form = String;

    fn form(&self) -> String {
        self.to_string()
    }
}

impl Shown for Variants {
    type Form = Tuple<Word<Variant>>;

    fn form(&self) -> Self::Form {
        Tuple(self.iter().map(Word).collect())
    }
}

impl Shown for PresetHoles {
    type Form = Either<Whole<u8>, Tuple<Cell>>;

    fn form(&self) -> Self::Form {
        match self {
            Self::Random(count) => Either::One(Whole(*count)),
            Self::At(cells) => Either::Other(cells.form()),
        }
    }
}

impl Shown for HammerSetup {
    type Form = Either<As<Hammers, String>, Tuple<Cell>>;

    fn form(&self) -> Self::Form {
        match self {
            Self::Fixed(cells) => Either::Other(cells.form()),
            other => Either::One(As::new(other.to_string())),
        }
    }
}

impl Shown for SuitRotation {
    type Form = Either<Word<Suit>, Tuple<Word<Suit>>>;

    fn form(&self) -> Self::Form {
        match self {
            Self::From(first) => Either::One(Word(*first)),
            Self::Order(order) => Either::Other(order.form()),
        }
    }
}

/// Converts an option to its JSON. Lists may be given in notation, with spaces after the commas.
/// Notation may be given as a list or a number. Sets may be given in any order.
pub(super) fn option_json(name: &str, value: Value) -> Value {
    match (name, value) {
        ("variants" | "stacks", Value::String(text)) => option_json(name, parts(&text).collect()),
        ("stacks", Value::Array(mut suits)) => {
            suits.sort_by_cached_key(|suit| Suit::deserialize(suit).ok());
            suits.into()
        }
        ("preset_holes" | "hammer_setup" | "suit_rotation", Value::String(text))
            if text.contains(',') =>
        {
            option_json(name, parts(&text).collect())
        }
        ("preset_holes", Value::Array(cells)) if cells.is_empty() => "0".into(),
        ("preset_holes", Value::Array(mut cells)) => {
            cells.sort_by_cached_key(|cell| cell.as_str().and_then(row_and_column));
            joined(cells)
        }
        ("hammer_setup" | "suit_rotation", Value::Array(items)) => joined(items),
        ("preset_holes", Value::Number(number)) => number.to_string().into(),
        (_, value) => value,
    }
}

/// Returns the parts between commas. Empty for an empty text.
fn parts(text: &str) -> impl Iterator<Item = Value> {
    let blank = text.trim().is_empty();
    text.split(',').map(str::trim).filter(move |_| !blank).map(Value::from)
}

fn row_and_column(cell: &str) -> Option<(usize, usize)> {
    let cell: CoreCell = cell.parse().ok()?;
    Some((cell.row(), cell.column()))
}

fn joined(items: Vec<Value>) -> Value {
    let texts: Option<Vec<&str>> = items.iter().map(Value::as_str).collect();
    match texts {
        Some(texts) => texts.join(",").into(),
        None => items.into(),
    }
}
