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

use std::collections::BTreeSet;
use std::path::Path;
use std::{fs, io};

use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement};

use fluent::{Arguments, compiled, lines, plain};
pub(crate) use fluent::{Messages, read};

/// The room of messages that are looked up by name, because no Rust code names them. They have no
/// arguments.
const FRONT: &str = "front";

/// The room of the command line, which is another crate and names the messages.
const TERMINAL: &str = "terminal";

/// The room of the help of the command line. English has none, because its help is in the code.
const HELP: &str = "help";

/// What `core/src/text/template.rs` reads.
#[allow(dead_code, reason = "messages read what is written")]
#[path = "../../src/text/template.rs"]
mod template;

/// What reads the texts of apps, too.
#[path = "../../src/text/fluent.rs"]
mod fluent;

/// The languages, in the order of `Lang`. Each except the first is a feature.
const LANGUAGES: [&str; 4] = ["en", "de", "nl", "fr"];

/// The end of the name of a room with rulings, refusals and options.
const RULES: &str = "_rules";

/// Writes a Rust file for each room. A language without its feature has the texts of the first
/// language.
pub(crate) fn compile_all(out: &Path, has: fn(&str) -> bool) -> io::Result<()> {
    println!("cargo::rerun-if-changed=texts");
    let code_of = |language: &'static str| if has(language) { language } else { LANGUAGES[0] };
    let mut known = BTreeSet::new();
    for room in rooms()? {
        let first = read_file(LANGUAGES[0], &room)?;
        known.extend(known_in(&room, &first).map_err(|error| other(&format!("{room}: {error}")))?);
        if room.ends_with(lessons::LESSON) {
            continue;
        }
        let languages = LANGUAGES.map(|language| read_file(code_of(language), &room));
        let languages = languages.into_iter().collect::<io::Result<Vec<_>>>()?;
        let code = match room.ends_with(RULES) {
            true => rules::compile(&languages),
            false => compile(&room, &languages),
        };
        let code = code.map_err(|error| other(&format!("texts/*/{room}.ftl: {error}")))?;
        fs::write(out.join(room).with_extension("rs"), code)?;
    }
    fs::write(out.join("help.rs"), help(has)?)?;
    let known: String = known.into_iter().collect();
    fs::write(out.join("known.rs"), format!("&[\n{known}]\n"))
}

/// Returns the Rust of the help of the command line: sorted names with their texts, in each language.
fn help(has: fn(&str) -> bool) -> io::Result<String> {
    let mut code = String::new();
    for language in LANGUAGES {
        let has_help = language != LANGUAGES[0] && has(language);
        let messages = if has_help { read_file(language, HELP)? } else { Messages::new() };
        let pair = |name: &String| Ok((name.clone(), lines(&messages, name)?));
        let pairs: Result<Vec<_>, String> = messages.keys().map(pair).collect();
        code += &format!("&{:?}, ", pairs.map_err(|error| other(&error))?);
    }
    Ok(format!("[{code}]"))
}

/// Returns the Rust of what an app may replace: an id, and the arguments or the English text.
fn known_in(room: &str, messages: &Messages) -> Result<Vec<String>, String> {
    let is_plain = room.ends_with(RULES) || room.ends_with(lessons::LESSON);
    let one = |name: &String| {
        let known = match is_plain {
            true => format!("Known::Plain({:?})", plain(messages, name)?),
            false => {
                format!("Known::Arguments(&{:?})", Vec::from_iter(compiled(messages, name)?.0))
            }
        };
        Ok(format!("({:?}, {known}),\n", format!("{room}/{name}")))
    };
    messages.keys().map(one).collect()
}

fn read_file(language: &str, room: &str) -> io::Result<Messages> {
    let path = format!("texts/{language}/{room}.ftl");
    let text = fs::read_to_string(&path).map_err(|error| other(&format!("{path}: {error}")))?;
    read(&text).map_err(|(line, error)| other(&format!("{path}:{line}: {error}")))
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
            let (used, text) = compiled(messages, name)?;
            texts.push(text);
            arguments.insert(used);
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
