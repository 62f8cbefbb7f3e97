//! The tables that say what is mirrored, and how.

use std::collections::BTreeMap;
use std::path::Path;

use serde::Deserialize;
use serde::de::DeserializeOwned;

use crate::error::Error;
use crate::functions::Functions;
use crate::source::Field;
use crate::ty::Ty;

/// Reads a table.
///
/// # Errors
/// Returns [`Error`] for a file that can't be read, and for one that is no such table.
pub(crate) fn read<T: DeserializeOwned>(path: &Path) -> Result<T, Error> {
    let text = std::fs::read_to_string(path).map_err(|error| Error::file(path, &error))?;
    toml::from_str(&text).map_err(|error| Error::file(path, &error))
}

/// What holds in all games.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Common {
    /// The games: modules of core, each with a table of its own.
    pub(crate) games: Vec<String>,
    /// The types that are no game's own.
    pub(crate) forms: BTreeMap<String, Form>,
    /// The module of each name that isn't a game's own, in Rust.
    pub(crate) imports: BTreeMap<String, String>,
    /// What Python's module of every game has.
    pub(crate) exports: Vec<String>,
}

/// The table of a game.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Table {
    /// The name of the game.
    pub(crate) name: String,
    /// The types of the game by the file that has their mirrors.
    pub(crate) files: BTreeMap<String, BTreeMap<String, Row>>,
    /// The types of fields that are made of others, such as `BySeat<Fist>`.
    #[serde(default)]
    pub(crate) forms: BTreeMap<String, Form>,
    /// The names and docs of what has none in core: the fields of variants that are tuples.
    #[serde(default)]
    pub(crate) fields: BTreeMap<String, Vec<[String; 2]>>,
    /// The variants of one record whose fields are the variant's own in Python.
    #[serde(default)]
    pub(crate) flat: Vec<String>,
    /// The names in Python that are not those of core.
    #[serde(default)]
    pub(crate) names: BTreeMap<String, String>,
    /// The docs that are not those of core.
    #[serde(default)]
    pub(crate) docs: Docs,
    /// What the docs of Python's functions say of the game.
    #[serde(default)]
    pub(crate) functions: Functions,
    /// What the methods of a type return, by the type: getters of classes that are made of their notation.
    #[serde(default)]
    pub(crate) told: BTreeMap<String, Vec<Told>>,
    /// What Python's `State` tells of its position.
    pub(crate) state: StateGetters,
    /// What Python's module of the game has besides.
    pub(crate) exports: Vec<String>,
}

/// How a type is mirrored.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Row {
    pub(crate) python: Option<Python>,
    /// The fields whose getters in Python are written by hand.
    #[serde(default)]
    pub(crate) skip: Vec<String>,
    /// The texts of its values, where serde doesn't derive them.
    #[serde(default)]
    pub(crate) words: Vec<String>,
    /// The getters by which `match` takes a class of Python apart.
    #[serde(default)]
    pub(crate) matched: Vec<String>,
    /// What an option of that type takes in Python.
    pub(crate) option: Option<String>,
    /// The type whose values are the choices of an option of this type.
    pub(crate) choices: Option<String>,
}

/// The mirror of a type in Python.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Python {
    /// A class for each variant, with a base class that is written by hand.
    Variants,
    /// A class with the fields of core's.
    Record,
    /// The same, printed with the names of its fields.
    Counts,
    /// The getters of a class that is written by hand.
    Getters,
    /// A class that is made of its notation, with getters for what its methods tell.
    Notation,
    /// A text.
    Word,
    /// Written by hand.
    Own,
}

/// What a method of a type tells.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Told {
    pub(crate) name: String,
    /// What core returns.
    #[serde(rename = "type")]
    pub(crate) ty: String,
    /// What core has for it, if that is no method of the same name: another method, or a field.
    pub(crate) core: Option<String>,
    pub(crate) doc: String,
}

impl Told {
    /// Returns what core has for it.
    pub(crate) fn call(&self) -> String {
        self.core.clone().unwrap_or_else(|| format!("{}()", self.name))
    }

    /// Returns the same as a field of a struct.
    pub(crate) fn field(&self, table: &str) -> Result<Field, Error> {
        let place = format!("[told] of {table}");
        let parsed = syn::parse_str(&self.ty).ok();
        let ty = parsed.and_then(|ty| Ty::of(&ty)).ok_or(Error::NoData { place: place.clone() })?;
        Ok(Field { name: self.name.clone(), docs: vec![self.doc.clone()], ty, place })
    }
}

/// A type that is not a game's own, or made of others.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Form {
    /// What an option of that type takes in Python.
    pub(crate) option: Option<String>,
}

/// Docs that are not those of core, by the path of what they are of: `Event.Given`.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Docs {
    #[serde(default)]
    pub(crate) python: BTreeMap<String, String>,
    /// Those of options, in Python.
    #[serde(default)]
    pub(crate) options: BTreeMap<String, String>,
}

/// The getters of Python's `State`, by where they find what they tell.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct StateGetters {
    /// A method of core's `State` with the same name.
    pub(crate) method: Vec<String>,
    /// The position.
    pub(crate) position: Vec<String>,
    /// What a spectator sees.
    pub(crate) view: Vec<String>,
}
