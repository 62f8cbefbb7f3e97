//! Compiles the messages of `texts/<language>/<room>.ftl` into Rust.
//!
//! A message becomes a struct with a field for each argument. In a room whose name ends in `_rules` it
//! has no arguments, and becomes a constant: a ruling, a refusal, or an option. In a room whose name
//! ends in `_scenarios` it is the title of a scenario, and in `_lesson` a text of a step.
//!
//! All languages must have the same messages with the same arguments. What the Rust code does not use
//! is dead code, and what it uses must exist: the compiler checks both.

pub(crate) mod lessons;
pub(crate) mod rules;
pub(crate) mod scenarios;

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::{fs, io};

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};

/// The room of messages that are looked up by name, because no Rust code names them. They have no
/// arguments.
const FRONT: &str = "front";

/// The room of the command line, which is another crate and names the messages.
const TERMINAL: &str = "terminal";

/// What `core/src/text/template.rs` reads.
#[allow(dead_code, reason = "messages read what is written")]
#[path = "../../src/text/template.rs"]
mod template;

/// The languages, in the order of `Lang`. Each except the first is a feature.
const LANGUAGES: [&str; 4] = ["en", "de", "nl", "fr"];

/// The end of the name of a room with rulings, refusals and options.
const RULES: &str = "_rules";

/// The messages of a file by name. An attribute is a message, too: `message.attribute`.
pub(crate) type Messages = BTreeMap<String, Pattern<String>>;

/// The names of the arguments of a message.
type Arguments = BTreeSet<String>;

/// Writes a Rust file for each room. A language without its feature has the texts of the first
/// language.
pub(crate) fn compile_all(out: &Path, has: fn(&str) -> bool) -> io::Result<()> {
    println!("cargo::rerun-if-changed=texts");
    let code_of = |language: &'static str| if has(language) { language } else { LANGUAGES[0] };
    for room in rooms()?.into_iter().filter(|room| !room.ends_with(lessons::LESSON)) {
        let languages = LANGUAGES.map(|language| read_file(code_of(language), &room));
        let languages = languages.into_iter().collect::<io::Result<Vec<_>>>()?;
        let code = match room.ends_with(RULES) {
            true => rules::compile(&languages),
            false => compile(&room, &languages),
        };
        let code = code.map_err(|error| other(&format!("texts/*/{room}.ftl: {error}")))?;
        fs::write(out.join(room).with_extension("rs"), code)?;
    }
    Ok(())
}

fn read_file(language: &str, room: &str) -> io::Result<Messages> {
    let path = format!("texts/{language}/{room}.ftl");
    let text = fs::read_to_string(&path).map_err(|error| other(&format!("{path}: {error}")))?;
    read(&text).map_err(|error| other(&format!("{path}: {error}")))
}

fn other(error: &str) -> io::Error {
    io::Error::other(error)
}

/// Returns the names of the files of the first language.
fn rooms() -> io::Result<BTreeSet<String>> {
    let name = |entry: io::Result<fs::DirEntry>| {
        let path = entry?.path();
        Ok(path.file_stem().unwrap_or_default().to_string_lossy().into_owned())
    };
    fs::read_dir(format!("texts/{}", LANGUAGES[0]))?.map(name).collect()
}

/// Reads the messages of a file.
pub(crate) fn read(text: &str) -> Result<Messages, String> {
    let resource = fluent_syntax::parser::parse(text.to_owned()).map_err(|(_, errors)| {
        errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
    })?;
    let mut messages = Messages::new();
    for entry in resource.body {
        let message = match entry {
            Entry::Message(message) => message,
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => continue,
            other => return Err(format!("only messages: {other:?}")),
        };
        let name = message.id.name;
        let value = message.value.ok_or_else(|| format!("{name} has no text"))?;
        let attributes = message.attributes.into_iter();
        let attributes = attributes.map(|it| (format!("{name}.{}", it.id.name), it.value));
        for (name, value) in attributes.collect::<Vec<_>>().into_iter().chain([(name, value)]) {
            if messages.insert(name.clone(), value).is_some() {
                return Err(format!("{name} is there twice"));
            }
        }
    }
    Ok(messages)
}

/// Returns the Rust of a room, given its messages in each language.
pub(crate) fn compile(room: &str, languages: &[Messages]) -> Result<String, String> {
    let names = names(languages);
    if let Some(name) = names.iter().find(|name| name.contains('.')) {
        return Err(format!("{name} is an attribute, which only rulings and options have"));
    }
    let referred = languages.iter().flat_map(referred).collect::<BTreeSet<_>>();
    let mut code = "use crate::text::message::{Arg, Message, Template};\n".to_owned();
    let mut words = String::new();
    for name in names {
        let mut arguments = BTreeSet::new();
        let mut texts = Vec::new();
        for messages in languages {
            let message = message(messages, name)?;
            let mut compiler = Compiler { messages, arguments: Arguments::new() };
            compiler.collect(message)?;
            texts.push(compiler.pattern(message)?);
            arguments.insert(compiler.arguments);
        }
        let mut arguments = arguments.into_iter();
        match (arguments.next(), arguments.next()) {
            (Some(arguments), None) if room == FRONT && arguments.is_empty() => {
                words += &format!("({name:?}, {}),\n", template(room, name, &texts));
            }
            (Some(arguments), None) => {
                if referred.contains(name) {
                    code += "#[allow(dead_code)]\n";
                }
                code += &declaration(room, name, &arguments, &texts);
            }
            _ => return Err(format!("{name} has other arguments in another language")),
        }
    }
    if room == FRONT {
        code += &format!("pub(crate) static WORDS: &[(&str, Template)] = &[\n{words}];\n");
    }
    Ok(code)
}

/// Returns the names of all messages.
fn names(languages: &[Messages]) -> BTreeSet<&String> {
    languages.iter().flat_map(Messages::keys).collect()
}

fn message<'a>(messages: &'a Messages, name: &str) -> Result<&'a Pattern<String>, String> {
    messages.get(name).ok_or_else(|| format!("{name} lacks a language"))
}

/// Returns the names of the messages that others refer to.
fn referred(messages: &Messages) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    let mut patterns: Vec<&Pattern<String>> = messages.values().collect();
    while let Some(pattern) = patterns.pop() {
        for element in &pattern.elements {
            let PatternElement::Placeable { expression } = element else { continue };
            match expression {
                Expression::Inline(InlineExpression::MessageReference { id, .. }) => {
                    names.insert(id.name.clone());
                }
                Expression::Inline(_) => {}
                Expression::Select { variants, .. } => {
                    patterns.extend(variants.iter().map(|variant| &variant.value));
                }
            }
        }
    }
    names
}

/// Returns the struct of a message.
fn declaration(room: &str, name: &str, arguments: &Arguments, texts: &[String]) -> String {
    let kind = camel_case(name);
    let visible = if room == TERMINAL { "pub" } else { "pub(crate)" };
    let fields: String = arguments.iter().map(|name| format!("{visible} {name}: Arg, ")).collect();
    let fields = if fields.is_empty() { ";".to_owned() } else { format!(" {{ {fields}}}") };
    let values: String = arguments.iter().map(|name| format!("self.{name}, ")).collect();
    let template = template(room, name, texts);
    format!(
        "/// The message `{room}/{name}`.\n\
         {visible} struct {kind}{fields}\n\
         impl {kind} {{\n\
             {visible} fn message(self) -> Message {{\n\
                 static TEMPLATE: Template = {template};\n\
                 Message::new(&TEMPLATE, [{values}])\n\
             }}\n\
         }}\n"
    )
}

/// Returns the name of a Rust type.
fn camel_case(name: &str) -> String {
    let upper = |word: &str| word[..1].to_uppercase() + &word[1..];
    name.split(['-', '_']).map(upper).collect()
}

/// Returns the texts of a message as a constant.
fn template(room: &str, name: &str, texts: &[String]) -> String {
    let id = format!("{room}/{name}");
    format!("Template {{ id: {id:?}, texts: {texts:?} }}")
}

/// The context of a message: the messages that it may refer to, and its arguments.
struct Compiler<'a> {
    messages: &'a Messages,
    arguments: Arguments,
}

impl<'a> Compiler<'a> {
    /// Collects and numbers the arguments.
    fn collect(&mut self, pattern: &Pattern<String>) -> Result<(), String> {
        for element in &pattern.elements {
            let PatternElement::Placeable { expression } = element else { continue };
            match expression {
                Expression::Inline(InlineExpression::MessageReference { id, .. }) => {
                    self.collect(self.referred(&id.name)?)?;
                }
                Expression::Inline(inline) => self.collect_inline(inline),
                Expression::Select { selector, variants } => {
                    self.collect_inline(selector);
                    variants.iter().try_for_each(|variant| self.collect(&variant.value))?;
                }
            }
        }
        Ok(())
    }

    fn collect_inline(&mut self, inline: &InlineExpression<String>) {
        if let InlineExpression::VariableReference { id } = inline {
            self.arguments.insert(field(&id.name));
        }
    }

    fn referred(&self, name: &str) -> Result<&'a Pattern<String>, String> {
        self.messages.get(name).ok_or_else(|| format!("unknown message {name}"))
    }

    fn pattern(&self, pattern: &Pattern<String>) -> Result<String, String> {
        pattern.elements.iter().map(|element| self.element(element)).collect()
    }

    fn element(&self, element: &PatternElement<String>) -> Result<String, String> {
        let text = |text: &str| match text.contains(template::MARKS) {
            true => Err(format!("{text:?} has a mark of templates")),
            false => Ok(text.to_owned()),
        };
        match element {
            PatternElement::TextElement { value } => text(value),
            PatternElement::Placeable { expression } => match expression {
                Expression::Inline(InlineExpression::StringLiteral { value }) => text(value),
                Expression::Inline(InlineExpression::MessageReference { id, .. }) => {
                    self.pattern(self.referred(&id.name)?)
                }
                Expression::Inline(inline) => Ok(template::argument(self.number(inline)?)),
                Expression::Select { selector, variants } => {
                    let (mut cases, mut other) = (Vec::new(), String::new());
                    for variant in variants {
                        let text = self.pattern(&variant.value)?;
                        let (VariantKey::Identifier { name: key }
                        | VariantKey::NumberLiteral { value: key }) = &variant.key;
                        match variant.default {
                            true => other = text,
                            false => cases.push((key.as_str(), text)),
                        }
                    }
                    Ok(template::choice(self.number(selector)?, &cases, &other))
                }
            },
        }
    }

    /// Returns the number of an argument.
    fn number(&self, inline: &InlineExpression<String>) -> Result<u32, String> {
        match inline {
            InlineExpression::VariableReference { id } => {
                let mut numbered = (0..template::NUMBERS).zip(&self.arguments);
                let place = numbered.find(|(_, name)| **name == field(&id.name));
                place
                    .map(|(number, _)| number)
                    .ok_or_else(|| format!("${} is not collected", id.name))
            }
            other => Err(format!("only arguments, messages and texts in braces: {other:?}")),
        }
    }
}

/// Returns the name of the field of an argument.
fn field(name: &str) -> String {
    name.replace('-', "_")
}
