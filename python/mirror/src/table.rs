//! The tables of what is mirrored, and how.

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
/// Returns [`Error`] for a file that can't be read, or that is not a valid table.
pub(crate) fn read<T: DeserializeOwned>(path: &Path) -> Result<T, Error> {
    let text = std::fs::read_to_string(path).map_err(|error| Error::file(path, &error))?;
    toml::from_str(&text).map_err(|error| Error::file(path, &error))
}

/// The common table of all games.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Common {
    /// The games: modules of the core, each with a separate table.
    pub(crate) games: Vec<String>,
    /// The types that do not belong to a game.
    pub(crate) forms: BTreeMap<String, Form>,
    /// The module in Rust of each name that does not belong to a game.
    pub(crate) imports: BTreeMap<String, String>,
    /// The common content of every game's Python module.
    pub(crate) exports: Vec<String>,
}

/// The table of a game.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Table {
    /// The name of the game.
    pub(crate) name: String,
    /// The types of the game, by the file of their mirrors.
    pub(crate) files: BTreeMap<String, BTreeMap<String, Row>>,
    /// The types of fields that consist of others, such as `BySeat<Fist>`.
    #[serde(default)]
    pub(crate) forms: BTreeMap<String, Form>,
    /// The names and docs that the core lacks: those of tuple fields.
    #[serde(default)]
    pub(crate) fields: BTreeMap<String, Vec<[String; 2]>>,
    /// The variants of one record whose fields are the variant's own in Python.
    #[serde(default)]
    pub(crate) flat: Vec<String>,
    /// The names in Python that differ from those of the core.
    #[serde(default)]
    pub(crate) names: BTreeMap<String, String>,
    /// The docs that differ from those of the core.
    #[serde(default)]
    pub(crate) docs: Docs,
    /// The parts of the Python functions' docs that depend on the game.
    #[serde(default)]
    pub(crate) functions: Functions,
    /// The methods of each type that become getters of classes made from notation.
    #[serde(default)]
    pub(crate) told: BTreeMap<String, Vec<Told>>,
    /// The getters of Python's `State`.
    pub(crate) state: StateGetters,
    /// The other content of the game's Python module.
    pub(crate) exports: Vec<String>,
}

/// The way to mirror a type.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Row {
    pub(crate) python: Option<Python>,
    /// The fields with hand-written getters in Python.
    #[serde(default)]
    pub(crate) skip: Vec<String>,
    /// The texts of its values, if serde doesn't derive them.
    #[serde(default)]
    pub(crate) words: Vec<String>,
    /// The getters that `match` uses for a Python class.
    #[serde(default)]
    pub(crate) matched: Vec<String>,
    /// The type in Python of an option of that type.
    pub(crate) option: Option<String>,
    /// The type whose values are the choices of an option of this type.
    pub(crate) choices: Option<String>,
}

/// The mirror of a type in Python.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Python {
    /// A class for each variant, with a hand-written base class.
    Variants,
    /// A class with the fields of the core's struct.
    Record,
    /// The same, printed with the names of its fields.
    Counts,
    /// The getters of a hand-written class.
    Getters,
    /// A class that is made from its notation, with getters for its methods.
    Notation,
    /// A text.
    Word,
    /// Written by hand.
    Own,
}

/// A method that becomes a getter.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Told {
    pub(crate) name: String,
    /// The return type in the core.
    #[serde(rename = "type")]
    pub(crate) ty: String,
    /// The method or field in the core, if it has another name or is not a method.
    pub(crate) core: Option<String>,
    pub(crate) doc: String,
}

impl Told {
    /// Returns the expression in the core.
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

/// A type that does not belong to a game, or consists of others.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Form {
    /// The type in Python of an option of that type.
    pub(crate) option: Option<String>,
}

/// Docs that differ from those of the core, by the path of the item: `Event.Given`.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Docs {
    #[serde(default)]
    pub(crate) python: BTreeMap<String, String>,
    /// The docs of options in Python.
    #[serde(default)]
    pub(crate) options: BTreeMap<String, String>,
}

/// The getters of Python's `State`, by their source.
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
