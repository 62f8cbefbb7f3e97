//! A game with all that its mirrors are made of.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use crate::docs;
use crate::error::Error;
use crate::source::{self, Field, Item, Shape};
use crate::table::{self, Common, Form, Row, Table, Told};
use crate::ty::Ty;

/// A game: core's types, and the tables that say how they are mirrored.
#[derive(Debug)]
pub(crate) struct Game {
    /// The name of its module.
    pub(crate) module: String,
    pub(crate) common: Common,
    pub(crate) table: Table,
    items: BTreeMap<String, Item>,
}

impl Game {
    /// Reads a game of the repository.
    ///
    /// # Errors
    /// Returns [`Error`] for what can't be read, and for a row of a type that core doesn't have.
    pub(crate) fn read(root: &Path, common: &Common, module: &str) -> Result<Self, Error> {
        let table = table::read(&root.join(format!("python/mirror/tables/{module}.toml")))?;
        let items = source::items(&root.join("core/src/games").join(module))?;
        Self::new(module, common, table, relative(items, root))
    }

    /// Returns a game of these types.
    pub(crate) fn new(
        module: &str,
        common: &Common,
        table: Table,
        items: BTreeMap<String, Item>,
    ) -> Result<Self, Error> {
        let game = Self { module: module.to_owned(), common: common.clone(), table, items };
        let told = game.table.told.keys().map(String::as_str);
        for name in game.rows().map(|(_, name, _)| name).chain(told) {
            game.item(name)?;
        }
        Ok(game)
    }

    /// Returns the path of the table.
    pub(crate) fn table_path(&self) -> String {
        format!("python/mirror/tables/{}.toml", self.module)
    }

    /// Returns all rows, with the names of their files and types.
    pub(crate) fn rows(&self) -> impl Iterator<Item = (&str, &str, &Row)> {
        self.table.files.iter().flat_map(|(file, rows)| {
            rows.iter().map(move |(name, row)| (file.as_str(), name.as_str(), row))
        })
    }

    /// Returns the row of a type of the game.
    pub(crate) fn row(&self, name: &str) -> Option<&Row> {
        self.rows().find(|(_, own, _)| *own == name).map(|(_, _, row)| row)
    }

    /// Returns the forms of a type that does not belong to a game, or consists of others.
    pub(crate) fn form(&self, ty: &Ty) -> Option<&Form> {
        let name = ty.to_string();
        self.table.forms.get(&name).or_else(|| self.common.forms.get(&name))
    }

    /// Returns a type as the core declares it.
    pub(crate) fn item(&self, name: &str) -> Result<&Item, Error> {
        let unknown = || Error::NoItem { name: name.to_owned(), table: self.table_path() };
        self.items.get(name).ok_or_else(unknown)
    }

    /// Returns the fields of a struct.
    pub(crate) fn fields(&self, name: &str) -> Result<&[Field], Error> {
        match &self.item(name)?.shape {
            Shape::Struct(fields) => Ok(fields),
            Shape::Enum(_) => {
                Err(Error::NoItem { name: format!("struct {name}"), table: self.table_path() })
            }
        }
    }

    /// Returns the fields of a tuple, with the names and docs of the table.
    ///
    /// # Errors
    /// Returns [`Error::NoRow`] for a field without a name, and [`Error::NoItem`] for a name without
    /// a field.
    pub(crate) fn tuple_fields(&self, path: &str, fields: &[Field]) -> Result<Vec<Field>, Error> {
        let table = format!("[fields] of {}", self.table_path());
        let named = self.table.fields.get(path).map_or(&[][..], Vec::as_slice);
        if let Some([name, _]) = named.get(fields.len()) {
            return Err(Error::NoItem { name: format!("{path}.{name}"), table });
        }
        let field = |(index, field): (usize, &Field)| {
            let [name, doc] = named.get(index).ok_or_else(|| Error::NoRow {
                name: format!("{path}({})", field.ty),
                place: field.place.clone(),
                table: table.clone(),
            })?;
            Ok(Field { name: name.clone(), docs: vec![doc.clone()], ..field.clone() })
        };
        fields.iter().enumerate().map(field).collect()
    }

    /// Returns the methods of a type that become getters.
    pub(crate) fn told(&self, name: &str) -> &[Told] {
        self.table.told.get(name).map_or(&[], Vec::as_slice)
    }

    /// Returns the error for a type that has no row.
    pub(crate) fn no_row(&self, ty: &Ty, place: &str) -> Error {
        Error::NoRow { name: ty.to_string(), place: place.to_owned(), table: self.table_path() }
    }

    /// Returns the module of a name that does not belong to the game.
    fn import(&self, name: &str) -> Option<&str> {
        self.common.imports.get(name).map(String::as_str)
    }

    /// Writes the imports of names, and `more`. Names of the game come from `own`. The order is the
    /// standard library, other crates, this crate.
    pub(crate) fn uses(&self, names: &BTreeSet<String>, more: &str, own: &str) -> String {
        let mut modules: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
        for name in names {
            modules.entry(self.import(name).unwrap_or(own)).or_default().push(name);
        }
        let mut groups = [String::new(), more.to_owned(), String::new()];
        for (module, names) in modules {
            let group = match module.split("::").next() {
                Some("std") => 0,
                Some("crate") => 2,
                _ => 1,
            };
            groups[group].push_str(&format!("use {module}::{{{}}};\n", names.join(", ")));
        }
        groups.iter().filter(|group| !group.is_empty()).map(|group| format!("\n{group}")).collect()
    }

    /// Writes the doc of a file.
    pub(crate) fn head(&self, file: &str) -> String {
        let from = format!(
            "Generated by `cargo run -p mirror` from `core/src/games/{}` and `{}`: change these instead.",
            self.module,
            self.table_path()
        );
        let line = |line: String| format!("//! {line}\n");
        let lines = docs::wrapped(&from, docs::WIDTH - 4).into_iter().map(line).collect::<String>();
        format!("//! Mirrors of {}: {file}.\n//!\n{lines}", self.table.name)
    }
}

/// Returns the items with places relative to the repository.
fn relative(mut items: BTreeMap<String, Item>, root: &Path) -> BTreeMap<String, Item> {
    let root = format!("{}/", root.display());
    let cut = |place: &mut String| *place = place.replace(&root, "");
    for item in items.values_mut() {
        cut(&mut item.place);
        item.each_field(&mut |field| cut(&mut field.place));
    }
    items
}
