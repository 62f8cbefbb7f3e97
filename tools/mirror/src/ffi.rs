//! Mirrors for Kotlin and Swift.

use std::collections::{BTreeMap, BTreeSet};

use crate::docs::{self, comment};
use crate::error::Error;
use crate::game::Game;
use crate::source::{Field, Fields, Item, Shape, Variant};
use crate::table::{Ffi, Row};
use crate::ty::Ty;

/// Returns the files of a game's mirrors, each with its name.
pub(crate) fn files(game: &Game) -> Result<BTreeMap<String, String>, Error> {
    let mut files = BTreeMap::new();
    for (file, rows) in &game.table.files {
        let mut writer =
            Writer { game, names: BTreeSet::new(), own: BTreeSet::new(), text: String::new() };
        for (name, row) in rows {
            writer.mirror(game.item(name)?, row)?;
        }
        if !writer.text.is_empty() {
            files.insert(format!("{file}.rs"), writer.finish(file));
        }
    }
    let modules = list(&files);
    files
        .insert("mod.rs".to_owned(), format!("{}\n{modules}", game.head("what only mirrors core")));
    Ok(files)
}

fn list(files: &BTreeMap<String, String>) -> String {
    let names = || files.keys().map(|file| file.trim_end_matches(".rs"));
    let modules: String = names().map(|name| format!("mod {name};\n")).collect();
    let uses: String = names().map(|name| format!("pub use {name}::*;\n")).collect();
    format!("{modules}\n{uses}")
}

/// Where a field stands.
#[derive(Copy, Clone, Eq, PartialEq)]
enum Role {
    /// In a mirror that keeps core's own types.
    Kept,
    /// In a record that becomes core's again.
    Read,
    /// In a record that is made of core's.
    Shown,
}

/// A file in the making.
struct Writer<'a> {
    game: &'a Game,
    /// The names that are used.
    names: BTreeSet<String>,
    /// The names that are declared.
    own: BTreeSet<String>,
    text: String,
}

impl Writer<'_> {
    fn finish(self, file: &str) -> String {
        let used: BTreeSet<String> = self.names.difference(&self.own).cloned().collect();
        let (core, mirrors): (BTreeSet<String>, BTreeSet<String>) =
            used.into_iter().partition(|name| name.starts_with("core::"));
        let core: Vec<&str> = core.iter().filter_map(|name| name.strip_prefix("core::")).collect();
        let module = &self.game.module;
        let core = match core.is_empty() {
            true => String::new(),
            false => format!("use mauerwerk::{module}::{{{}}};\n", core.join(", ")),
        };
        let uses = self.game.uses(&mirrors, &core, &format!("crate::{module}"));
        format!("{}{uses}{}", self.game.head(file), self.text)
    }

    /// Writes the mirror of a type.
    fn mirror(&mut self, item: &Item, row: &Row) -> Result<(), Error> {
        let name = self.name_of(&item.name, row);
        match row.ffi {
            None | Some(Ffi::Own) => return Ok(()),
            Some(_) => self.names.insert(format!("core::{}", item.name)),
        };
        match (&item.shape, row.ffi) {
            (Shape::Enum(_), Some(Ffi::Shown)) => self.record(item, &name, &[], row, false),
            (Shape::Enum(variants), _) => self.remote_enum(item, &name, variants),
            (Shape::Struct(fields), Some(Ffi::Record)) => self.remote_record(item, &name, fields),
            (Shape::Struct(fields), kind) => {
                self.record(item, &name, fields, row, kind == Some(Ffi::Read))
            }
        }
    }

    fn alias(&self, name: &str) -> String {
        format!("{}{name}", self.game.table.prefix)
    }

    fn name_of(&self, name: &str, row: &Row) -> String {
        row.name.clone().unwrap_or_else(|| self.alias(name))
    }

    fn doc(&self, path: &str, docs: &[String], indent: usize) -> String {
        let own = self.game.table.docs.ffi.get(path).cloned();
        comment(&own.unwrap_or_else(|| docs::for_phones(&docs::paragraph(docs))), indent)
    }

    fn declare(&mut self, item: &Item, alias: &str, kind: &str) {
        self.own.insert(alias.to_owned());
        let doc = self.doc(&item.name, &item.docs, 0);
        let name = &item.name;
        self.text.push_str(&format!(
            "\npub(crate) type {alias} = {name};\n\n{doc}#[uniffi::remote({kind})]\n"
        ));
    }

    fn remote_enum(&mut self, item: &Item, alias: &str, variants: &[Variant]) -> Result<(), Error> {
        self.declare(item, alias, "Enum");
        self.text.push_str(&format!("pub enum {alias} {{\n"));
        for variant in variants {
            let path = format!("{}.{}", item.name, variant.name);
            let doc = self.doc(&path, &variant.docs, 4);
            let fields = self.variant_fields(&path, &variant.fields)?;
            self.text.push_str(&format!("{doc}    {}{fields},\n", variant.name));
        }
        self.text.push_str("}\n");
        Ok(())
    }

    fn variant_fields(&mut self, path: &str, fields: &Fields) -> Result<String, Error> {
        match fields {
            Fields::None => Ok(String::new()),
            Fields::Tuple(fields) => {
                let fields = self.game.tuple_fields(path, fields)?;
                Ok(format!("(\n{}    )", self.tuple(&fields)?))
            }
            Fields::Named(fields) => Ok(format!(" {{\n{}    }}", self.named(path, fields, 8, "")?)),
        }
    }

    /// Writes the fields of a tuple. The docs begin with their names, which Kotlin's fields get.
    fn tuple(&mut self, fields: &[Field]) -> Result<String, Error> {
        let mut text = String::new();
        for field in fields {
            let doc = docs::for_phones(&docs::paragraph(&field.docs));
            let doc = comment(&format!("`{}`: {doc}", field.name), 8);
            text.push_str(&format!("{doc}        {},\n", self.kept(field)?));
        }
        Ok(text)
    }

    fn remote_record(&mut self, item: &Item, alias: &str, fields: &[Field]) -> Result<(), Error> {
        self.declare(item, alias, "Record");
        let fields = self.named(&item.name, fields, 4, "pub ")?;
        self.text.push_str(&format!("pub struct {alias} {{\n{fields}}}\n"));
        Ok(())
    }

    fn named(
        &mut self,
        path: &str,
        fields: &[Field],
        indent: usize,
        visible: &str,
    ) -> Result<String, Error> {
        let mut text = String::new();
        for field in fields {
            let (doc, ty) = (
                self.doc(&format!("{path}.{}", field.name), &field.docs, indent),
                self.kept(field)?,
            );
            text.push_str(&format!("{doc}{}{visible}{}: {ty},\n", " ".repeat(indent), field.name));
        }
        Ok(text)
    }

    fn record(
        &mut self,
        item: &Item,
        name: &str,
        fields: &[Field],
        row: &Row,
        back: bool,
    ) -> Result<(), Error> {
        self.own.insert(name.to_owned());
        let role = if back { Role::Read } else { Role::Shown };
        let mut lines = String::new();
        for field in fields {
            let form = match row.forms.get(&field.name) {
                Some(form) => (self.used(form), None),
                None => self.form(&field.ty, &field.place, role)?,
            };
            let doc = self.doc(&format!("{}.{}", item.name, field.name), &field.docs, 8);
            let by = form.1.map(|by| {
                self.names.insert(by.to_owned());
                format!(" = {by}")
            });
            lines.push_str(&format!(
                "{doc}        {}: {}{},\n",
                field.name,
                form.0,
                by.unwrap_or_default()
            ));
        }
        let (doc, core) = (self.doc(&item.name, &item.docs, 4), &item.name);
        let (how, told) = (if back { "and" } else { "of" }, self.told(core)?);
        self.text.push_str(&format!(
            "\nmirror! {{\n{doc}    {name} {how} {core} {{\n{lines}    }}{told}\n}}\n"
        ));
        Ok(())
    }

    /// Writes the fields for what the methods of a type tell.
    fn told(&mut self, name: &str) -> Result<String, Error> {
        let (game, mut lines) = (self.game, String::new());
        for told in game.told(name) {
            let field = told.field(&game.table_path())?;
            let (form, by) = match &told.phones {
                Some([form, by]) => (self.used(form), Some(by.as_str())),
                None => self.form(&field.ty, &field.place, Role::Shown)?,
            };
            let by = by.map(|by| format!(" by {}", self.used(by))).unwrap_or_default();
            let doc = comment(&docs::for_phones(&told.doc), 8);
            lines.push_str(&format!("{doc}        {}: {form} = {}{by},\n", told.name, told.call()));
        }
        match lines.is_empty() {
            true => Ok(lines),
            false => Ok(format!(" told {{\n{lines}    }}")),
        }
    }

    fn kept(&mut self, field: &Field) -> Result<String, Error> {
        self.form(&field.ty, &field.place, Role::Kept).map(|(form, _)| form)
    }

    /// Notes a name, and returns it.
    fn used(&mut self, form: &str) -> String {
        let words = form.split(|sign: char| !sign.is_alphanumeric() && sign != '_');
        let names = words.filter(|word| {
            self.game.common.imports.contains_key(*word)
                || word.starts_with(&self.game.table.prefix)
                || self.is_named(word)
        });
        let names: Vec<String> = names.map(str::to_owned).collect();
        self.names.extend(names);
        form.to_owned()
    }

    /// Returns whether some row gives its mirror this name, or one of its fields this form.
    fn is_named(&self, name: &str) -> bool {
        self.game.rows().any(|(_, _, row)| {
            row.name.as_deref() == Some(name) || row.forms.values().any(|form| form == name)
        })
    }

    /// Returns the form of a type, and what makes it of core's if `into` doesn't.
    fn form(
        &mut self,
        ty: &Ty,
        place: &str,
        at: Role,
    ) -> Result<(String, Option<&'static str>), Error> {
        if let Some(form) = self.single(ty, at) {
            return Ok((self.used(&form), None));
        }
        let no_row = || self.game.no_row(ty, place);
        let Some((wrapper, inner)) = ty.wrapped() else { return Err(no_row()) };
        let kept = self.single_or_wrapped(inner);
        let (form, by) = self.form(inner, place, at)?;
        match wrapper {
            "BySeat" if at == Role::Shown && by.is_none() => {
                Ok((format!("Vec<{form}>"), Some("list")))
            }
            "Vec" if at == Role::Shown && by.is_none() && kept.as_deref() != Some(&form) => {
                Ok((format!("Vec<{form}>"), Some("each")))
            }
            "Option" | "Vec" | "Box" if by.is_none() && kept.as_deref() == Some(&form) => {
                Ok((format!("{wrapper}<{form}>"), None))
            }
            _ => Err(self.game.no_row(ty, place)),
        }
    }

    /// Returns the form that a table gives a type.
    fn single(&self, ty: &Ty, at: Role) -> Option<String> {
        if let Some(form) = self.game.form(ty) {
            return match at {
                Role::Kept => form.ffi.clone(),
                Role::Read => form.read.clone().or_else(|| form.ffi.clone()),
                Role::Shown => form.shown.clone().or_else(|| form.ffi.clone()),
            };
        }
        let Ty::Named(name, _) = ty else { return None };
        let row = self.game.row(name)?;
        match (row.ffi?, at) {
            (Ffi::Shown | Ffi::Read, Role::Kept) => row.name.as_ref().map(|_| self.alias(name)),
            _ => Some(self.name_of(name, row)),
        }
    }

    /// Returns the form of a type in a mirror that keeps it.
    fn single_or_wrapped(&self, ty: &Ty) -> Option<String> {
        self.single(ty, Role::Kept).or_else(|| {
            let (wrapper, inner) = ty.wrapped()?;
            Some(format!("{wrapper}<{}>", self.single_or_wrapped(inner)?))
        })
    }
}
