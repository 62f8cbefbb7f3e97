//! Mirrors for Python: the classes, in Rust.

use std::collections::{BTreeMap, BTreeSet};

use crate::docs::{comment, comment_lines, paragraph};
use crate::error::Error;
use crate::game::Game;
use crate::source::{Field, Fields, Item, Shape, Variant};
use crate::table::{Python, Row, Told};
use crate::ty::Ty;

/// Returns the files of a game's mirrors, each with its name.
pub(crate) fn files(game: &Game) -> Result<BTreeMap<String, String>, Error> {
    let mut module = Module::default();
    module.exports.extend(game.common.exports.iter().chain(&game.table.exports).cloned());
    for (file, rows) in &game.table.files {
        let mut writer = Writer::new(game);
        for (name, row) in rows {
            writer.mirror(game.item(name)?, row)?;
        }
        writer.finish(file, &mut module);
    }
    let mut writer = Writer::new(game);
    writer.state()?;
    writer.finish("state", &mut module);
    let root = module.root(game);
    module.files.insert("mod.rs".to_owned(), root);
    Ok(module.files)
}

/// The mirrors of a game.
#[derive(Default)]
struct Module {
    files: BTreeMap<String, String>,
    /// The files with classes and functions.
    declaring: BTreeSet<String>,
    /// The classes and functions of the Python module.
    exports: BTreeSet<String>,
}

impl Module {
    /// Writes the module for Rust and Python.
    fn root(&self, game: &Game) -> String {
        let (name, module) = (&game.table.name, &game.module);
        let stem = |file: &String| file.trim_end_matches(".rs").to_owned();
        let modules = self.files.keys().map(|file| format!("mod {};\n", stem(file)));
        let uses = self.declaring.iter().map(|file| format!("pub(crate) use {file}::*;\n"));
        let words = game.rows().filter(|(_, _, row)| row.python == Some(Python::Word));
        let words = words.map(|(_, name, _)| format!("    {name},\n"));
        let exports = self.exports.iter().map(String::as_str).collect::<Vec<_>>().join(", ");
        format!(
            "{}\n{}\n{}\nuse mauerwerk::{module} as core;\nuse pyo3::prelude::*;\n\n\
             crate::mirror::words! {{ core:\n{}}}\n\n\
             /// The compiled classes of {name}.\n#[pymodule]\npub(crate) mod {module} {{\n    \
             #[pymodule_export]\n    use crate::{module}::{{{exports}}};\n}}\n",
            game.head("what only mirrors core"),
            modules.collect::<String>(),
            uses.collect::<String>(),
            words.collect::<String>()
        )
    }
}

/// A field of a class.
struct Slot {
    /// Its name in Python.
    name: String,
    /// Its name in the core. Empty in a tuple.
    core: String,
    doc: String,
    ty: String,
    optional: bool,
}

/// A file that is being written.
struct Writer<'a> {
    game: &'a Game,
    /// The names that are used.
    names: BTreeSet<String>,
    /// The classes that are declared.
    classes: BTreeSet<String>,
    /// The macros that are used.
    macros: BTreeSet<&'static str>,
    /// Whether it uses classes of other files.
    borrows: bool,
    text: String,
}

impl<'a> Writer<'a> {
    fn new(game: &'a Game) -> Self {
        Self {
            game,
            names: BTreeSet::new(),
            classes: BTreeSet::new(),
            macros: BTreeSet::new(),
            borrows: false,
            text: String::new(),
        }
    }

    /// Adds the file to the module, unless it is empty.
    fn finish(self, file: &str, to: &mut Module) {
        if self.text.is_empty() {
            return;
        }
        if self.macros.iter().any(|name| *name != "getters") {
            to.declaring.insert(file.to_owned());
        }
        let module = &self.game.module;
        let macros = self.macros.iter().map(|name| format!("use crate::{}::{name};\n", home(name)));
        let core = match self.text.contains("core::") {
            true => format!("use mauerwerk::{module} as core;\n"),
            false => String::new(),
        };
        let uses = self.game.uses(&self.names, &format!("{core}use pyo3::prelude::*;\n"), "");
        let classes = self.borrows.then(|| format!("use crate::{module}::*;\n"));
        let own: String = classes.into_iter().chain(macros).collect();
        let text = format!("{}{uses}\n{own}{}", self.game.head(file), self.text);
        to.files.insert(format!("{file}.rs"), text);
        to.exports.extend(self.classes);
    }

    fn mirror(&mut self, item: &Item, row: &Row) -> Result<(), Error> {
        match (row.python, &item.shape) {
            (Some(Python::Variants), Shape::Enum(variants)) => self.variants(item, variants),
            (Some(Python::Record), Shape::Struct(fields)) => self.record(item, fields, "repr"),
            (Some(Python::Counts), Shape::Struct(fields)) => {
                self.record(item, fields, "named_repr")
            }
            (Some(Python::Getters), Shape::Struct(fields)) => self.getters(item, fields, row),
            (Some(Python::Notation), _) => self.notation(item, row),
            _ => Ok(()),
        }
    }

    fn python_name(&self, path: &str, name: &str) -> String {
        self.game.table.names.get(path).cloned().unwrap_or_else(|| name.to_owned())
    }

    fn doc(&self, path: &str, docs: &[String]) -> String {
        self.game.table.docs.python.get(path).cloned().unwrap_or_else(|| paragraph(docs))
    }

    /// Writes a class for each variant.
    fn variants(&mut self, item: &Item, variants: &[Variant]) -> Result<(), Error> {
        self.macros.insert("variants");
        self.borrows = true;
        let (name, module) = (&item.name, &self.game.module);
        let object = format!("{}_object", name.to_lowercase());
        self.text.push_str(&format!(
            "\nvariants! {{ {name}Base in \"mauerwerk.{module}\" of core::{name} as {object}:\n"
        ));
        let all = variants.iter().map(|variant| self.variant(item, variant));
        let all = all.collect::<Result<Vec<_>, _>>()?;
        self.text.push_str(&all.join("\n"));
        self.text.push_str("}\n");
        Ok(())
    }

    fn variant(&mut self, item: &Item, variant: &Variant) -> Result<String, Error> {
        let path = format!("{}.{}", item.name, variant.name);
        let class = self.python_name(&path, &variant.name);
        let slots = self.slots(&path, variant)?;
        let doc = comment(&self.doc(&path, &variant.docs), 4);
        let fields: String = slots
            .iter()
            .map(|slot| format!("{}        {}: {},\n", comment(&slot.doc, 8), slot.name, slot.ty))
            .collect();
        let fields =
            if fields.is_empty() { "{}".to_owned() } else { format!("{{\n{fields}    }}") };
        let made = self.made(&path, variant, &slots);
        self.classes.insert(class.clone());
        let signature = signature(&slots);
        let name = &item.name;
        Ok(format!("{doc}    {class}({signature}) {fields} = (core::{name}::{made});\n"))
    }

    /// Writes the conversion of a variant from and to its fields.
    fn made(&self, path: &str, variant: &Variant, slots: &[Slot]) -> String {
        let (name, named) = (&variant.name, named(slots));
        match &variant.fields {
            Fields::None => name.clone(),
            Fields::Named(_) => format!("{name} {{ {named} }}"),
            Fields::Tuple(fields) => match self.flat(path, fields) {
                Some(record) => format!("{name}(core::{record} {{ {named} }})"),
                None => format!(
                    "{name}({})",
                    slots.iter().map(|slot| slot.name.as_str()).collect::<Vec<_>>().join(", ")
                ),
            },
        }
    }

    /// Returns the record whose fields are those of a variant.
    fn flat(&self, path: &str, fields: &[Field]) -> Option<String> {
        let flat = self.game.table.flat.iter().any(|flat| flat == path);
        flat.then(|| fields.first().map(|field| field.ty.to_string())).flatten()
    }

    fn slots(&mut self, path: &str, variant: &Variant) -> Result<Vec<Slot>, Error> {
        match &variant.fields {
            Fields::None => Ok(Vec::new()),
            Fields::Named(fields) => self.named_slots(path, fields),
            Fields::Tuple(fields) => match self.flat(path, fields) {
                Some(record) => {
                    let fields = self.game.fields(&record)?;
                    self.named_slots(&record, fields)
                }
                None => self.tuple_slots(path, fields),
            },
        }
    }

    fn named_slots(&mut self, path: &str, fields: &[Field]) -> Result<Vec<Slot>, Error> {
        let slot = |field: &Field| {
            let path = format!("{path}.{}", field.name);
            let (name, doc) = (self.python_name(&path, &field.name), self.doc(&path, &field.docs));
            self.slot(field, name, doc)
        };
        fields.iter().map(slot).collect()
    }

    /// Returns the fields of a tuple, with the names and docs of the table.
    fn tuple_slots(&mut self, path: &str, fields: &[Field]) -> Result<Vec<Slot>, Error> {
        let fields = self.game.tuple_fields(path, fields)?;
        let slot = |field: &Field| {
            let doc = self.doc(&format!("{path}.{}", field.name), &field.docs);
            Ok(Slot { core: String::new(), ..self.slot(field, field.name.clone(), doc)? })
        };
        fields.iter().map(slot).collect()
    }

    fn slot(&mut self, field: &Field, name: String, doc: String) -> Result<Slot, Error> {
        let optional = matches!(field.ty.wrapped(), Some(("Option", _)));
        Ok(Slot {
            name,
            core: field.name.clone(),
            doc,
            ty: self.ty(&field.ty, &field.place)?,
            optional,
        })
    }

    /// Writes a class with the fields of a struct.
    fn record(&mut self, item: &Item, fields: &[Field], repr: &str) -> Result<(), Error> {
        self.macros.insert("record");
        let slots = self.named_slots(&item.name, fields)?;
        let doc = comment(&self.doc(&item.name, &item.docs), 4);
        let (name, module) = (&item.name, &self.game.module);
        let fields: String = slots
            .iter()
            .map(|slot| format!("{}        {}: {},\n", comment(&slot.doc, 8), slot.name, slot.ty))
            .collect();
        let signature = signature(&slots);
        self.text.push_str(&format!("\nrecord! {{\n{doc}    {name}({signature}) in \"mauerwerk.{module}\" of core::{name}, shown by {repr} {{\n{fields}    }}\n}}\n"));
        self.classes.insert(name.clone());
        Ok(())
    }

    /// Writes a class that is made from its notation, and the getters for its methods.
    fn notation(&mut self, item: &Item, row: &Row) -> Result<(), Error> {
        self.macros.insert("of_notation");
        let (name, module) = (&item.name, &self.game.module);
        let doc = comment_lines(&self.doc(name, &item.docs));
        let (flag, traits) =
            if item.ordered { ("ord, ", "Ord, PartialOrd, ") } else { Default::default() };
        self.text.push_str(&format!(
            "\n{doc}#[pyclass(frozen, eq, {flag}hash, weakref, module = \"mauerwerk.{module}\")]\n\
             #[derive(Copy, Clone, Eq, PartialEq, {traits}Hash)]\n\
             pub(crate) struct {name}(pub(crate) core::{name});\n\n\
             of_notation!({name} of core::{name}, str::parse);\n"
        ));
        if !row.matched.is_empty() {
            self.macros.insert("matched");
            self.text.push_str(&format!("matched!({name}: {});\n", row.matched.join(", ")));
        }
        self.classes.insert(name.clone());
        self.told(name)
    }

    /// Writes the getters for the methods of a type.
    fn told(&mut self, name: &str) -> Result<(), Error> {
        let table = self.game.table_path();
        let told = self.game.told(name).iter();
        let line = |told: &Told| {
            let slot = self.slot(&told.field(&table)?, told.name.clone(), told.doc.clone())?;
            Ok((slot, format!("it.0.{}", told.call())))
        };
        let lines = told.map(line).collect::<Result<Vec<_>, Error>>()?;
        if !lines.is_empty() {
            self.getter_lines(name, "it", &lines);
        }
        Ok(())
    }

    /// Writes the getters of a struct's fields. For a setup, also writes the choices of its
    /// options.
    fn getters(&mut self, item: &Item, fields: &[Field], row: &Row) -> Result<(), Error> {
        let shown: Vec<Field> =
            fields.iter().filter(|field| !row.skip.contains(&field.name)).cloned().collect();
        let slots = self.named_slots(&item.name, &shown)?;
        let lines: Vec<(Slot, String)> = slots
            .into_iter()
            .map(|slot| {
                let value = format!("it.0.{}", slot.core);
                (slot, value)
            })
            .collect();
        self.getter_lines(&item.name, "it", &lines);
        let choices: String = fields.iter().filter_map(|field| self.choice(field)).collect();
        if item.name == "Setup" {
            self.macros.insert("choices");
            self.text.push_str(&format!("\nchoices! {{\n{choices}}}\n"));
        }
        Ok(())
    }

    fn getter_lines(&mut self, class: &str, it: &str, lines: &[(Slot, String)]) {
        self.macros.insert("getters");
        self.borrows |= !self.classes.contains(class);
        let line = |(slot, value): &(Slot, String)| {
            format!("{}    {}: {} = {value};\n\n", comment(&slot.doc, 4), slot.name, slot.ty)
        };
        let lines: String = lines.iter().map(line).collect();
        self.text.push_str(&format!(
            "\ngetters! {{ {class}({it}):\n{}}}\n",
            lines.trim_end_matches('\n').to_owned() + "\n"
        ));
    }

    /// Writes an option with the type of its values, if it has one.
    fn choice(&self, field: &Field) -> Option<String> {
        let inner = field.ty.wrapped().map_or(&field.ty, |(_, inner)| inner);
        let (name, row) = (inner.to_string(), self.game.row(&inner.to_string())?);
        let values = match (&row.choices, row.python) {
            (Some(values), _) => values.clone(),
            (None, Some(Python::Word)) => name,
            _ => return None,
        };
        Some(format!("    \"{}\": core::{values},\n", field.name))
    }

    /// Writes the getters of a state, with the docs of the position's and the view's fields.
    fn state(&mut self) -> Result<(), Error> {
        let getters = &self.game.table.state;
        let mut lines = Vec::new();
        for name in &getters.method {
            lines
                .push((self.state_slot(name, &["Position", "View"])?, format!("state.0.{name}()")));
        }
        for name in &getters.position {
            lines.push((self.state_slot(name, &["Position"])?, format!("state.position().{name}")));
        }
        for name in &getters.view {
            lines.push((self.state_slot(name, &["View"])?, format!("state.spectated().0.{name}")));
        }
        lines.sort_by(|(one, _), (other, _)| one.name.cmp(&other.name));
        self.getter_lines("State", "state", &lines);
        Ok(())
    }

    fn state_slot(&mut self, name: &str, structs: &[&str]) -> Result<Slot, Error> {
        let (path, field) = self.found(name, structs)?;
        let docs = &self.game.table.docs.python;
        let own = docs.get(&format!("State.{name}")).or_else(|| docs.get(&path));
        let doc = own.cloned().unwrap_or_else(|| paragraph(&field.docs));
        self.slot(&field, name.to_owned(), doc)
    }

    /// Returns the field of one of these structs with the name of a getter of the state.
    fn found(&self, name: &str, structs: &[&str]) -> Result<(String, Field), Error> {
        for own in structs {
            if let Some(field) = self.game.fields(own)?.iter().find(|field| field.name == name) {
                return Ok((format!("{own}.{name}"), field.clone()));
            }
        }
        Err(Error::NoItem {
            name: format!("{}.{name}", structs.join(" or ")),
            table: self.game.table_path(),
        })
    }

    /// Writes a type of the core.
    fn ty(&mut self, ty: &Ty, place: &str) -> Result<String, Error> {
        self.check(ty, place)?;
        let mut used = Vec::new();
        let text = ty.text(&mut |name| {
            used.push(name.to_owned());
            if self.game.row(name).is_some() { format!("core::{name}") } else { name.to_owned() }
        });
        let known = used.into_iter().filter(|name| {
            self.game.common.imports.contains_key(name) && self.game.row(name).is_none()
        });
        self.names.extend(known);
        Ok(text)
    }

    /// Checks that every part of a type has a row.
    fn check(&self, ty: &Ty, place: &str) -> Result<(), Error> {
        match ty {
            Ty::Named(name, inner) if !inner.is_empty() => match name.as_str() {
                "Option" | "Vec" | "BySeat" | "BTreeMap" => {
                    inner.iter().try_for_each(|ty| self.check(ty, place))
                }
                _ => Err(self.game.no_row(ty, place)),
            },
            Ty::Named(name, _) if self.game.row(name).is_some_and(|row| row.python.is_some()) => {
                Ok(())
            }
            Ty::Tuple(items) => items.iter().try_for_each(|ty| self.check(ty, place)),
            _ if self.game.form(ty).is_some() => Ok(()),
            Ty::Array(item, _) => self.check(item, place),
            _ => Err(self.game.no_row(ty, place)),
        }
    }
}

/// Returns the module of a macro.
fn home(name: &str) -> &str {
    match name {
        "matched" => "variant",
        "of_notation" => "of_notation",
        _ => "mirror",
    }
}

fn named(slots: &[Slot]) -> String {
    let field = |slot: &Slot| {
        if slot.core == slot.name {
            slot.name.clone()
        } else {
            format!("{}: {}", slot.core, slot.name)
        }
    };
    slots.iter().map(field).collect::<Vec<_>>().join(", ")
}

fn signature(slots: &[Slot]) -> String {
    let argument = |slot: &Slot| {
        if slot.optional { format!("{} = None", slot.name) } else { slot.name.clone() }
    };
    slots.iter().map(argument).collect::<Vec<_>>().join(", ")
}
