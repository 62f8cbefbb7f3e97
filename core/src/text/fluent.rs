//! Reads Fluent files: those of the library when it is built, and those of an app when it runs.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};

use super::template;

/// The messages of a file by name. An attribute is a message, too: `message.attribute`.
pub(crate) type Messages = BTreeMap<String, Pattern<String>>;

/// The names of the arguments of a message.
pub(crate) type Arguments = BTreeSet<String>;

/// The number of a line and what is wrong there.
pub(crate) type Mistake = (usize, String);

/// The most open braces and parentheses of a message, and the most references to messages.
const DEEP: usize = 32;

/// Reads the messages of a file.
pub(crate) fn read(text: &str) -> Result<Messages, Mistake> {
    check_depth(text)?;
    let resource = fluent_syntax::parser::parse(text.to_owned()).map_err(|(_, errors)| {
        let (at, told) =
            errors.first().map_or((0, String::new()), |it| (it.pos.start, it.to_string()));
        (1 + text.bytes().take(at).filter(|byte| *byte == b'\n').count(), told)
    })?;
    let mut messages = Messages::new();
    for entry in resource.body {
        let message = match entry {
            Entry::Message(message) => message,
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => continue,
            Entry::Term(term) => {
                return Err((1, format!("only messages, not the term -{}", term.id.name)));
            }
            Entry::Junk { content } => return Err((1, format!("invalid {content:?}"))),
        };
        let name = message.id.name;
        let own = message.value.map(|value| (name.clone(), value));
        let attributes = message.attributes.into_iter();
        let attributes = attributes.map(|it| (format!("{name}.{}", it.id.name), it.value));
        for (name, value) in attributes.chain(own) {
            if messages.insert(name.clone(), value).is_some() {
                return Err((line_of(text, &name), format!("{name} is there twice")));
            }
        }
    }
    Ok(messages)
}

/// Checks that messages open few braces and parentheses. The parser's stack would end at many.
fn check_depth(text: &str) -> Result<(), Mistake> {
    let mut open = 0_usize;
    for (number, line) in (1..).zip(text.lines()) {
        if line.starts_with(|letter: char| letter.is_ascii_alphabetic()) {
            open = 0;
        }
        for letter in line.bytes() {
            match letter {
                b'{' | b'(' => open += 1,
                b'}' | b')' => open = open.saturating_sub(1),
                _ => {}
            }
            if open > DEEP {
                return Err((number, format!("more than {DEEP} braces are open")));
            }
        }
    }
    Ok(())
}

/// Returns the number of the last line that begins a message or an attribute.
pub(crate) fn line_of(text: &str, name: &str) -> usize {
    let (name, attribute) = name.split_once('.').map_or((name, None), |(it, end)| (it, Some(end)));
    let (mut found, mut inside) = (1, false);
    for (nth, line) in (1..).zip(text.lines()) {
        let Some((key, _)) = line.split_once('=') else { continue };
        if !line.starts_with([' ', '.']) {
            inside = key.trim() == name;
        }
        let own = key.trim().strip_prefix('.');
        if inside && own == attribute {
            found = nth;
        }
    }
    found
}

/// Returns the text of a message that has no arguments, in one line.
pub(crate) fn plain(messages: &Messages, name: &str) -> Result<String, String> {
    lines(messages, name).map(|text| text.replace('\n', " "))
}

/// Returns the text of a message without arguments, with its line breaks.
pub(crate) fn lines(messages: &Messages, name: &str) -> Result<String, String> {
    let Pattern { elements } = message(messages, name)?;
    let text = |element: &PatternElement<String>| match element {
        PatternElement::TextElement { value } => Ok(value.clone()),
        PatternElement::Placeable {
            expression: Expression::Inline(InlineExpression::StringLiteral { value }),
        } => Ok(value.clone()),
        PatternElement::Placeable { .. } => Err(format!("{name} takes no arguments")),
    };
    elements.iter().map(text).collect()
}

/// Returns the arguments of a message, and its text as [`template`] writes it.
pub(crate) fn compiled(messages: &Messages, name: &str) -> Result<(Arguments, String), String> {
    let pattern = message(messages, name)?;
    let mut compiler = Compiler { messages, arguments: Arguments::new(), references: 0 };
    compiler.collect(pattern)?;
    let text = compiler.pattern(pattern)?;
    Ok((compiler.arguments, text))
}

fn message<'a>(messages: &'a Messages, name: &str) -> Result<&'a Pattern<String>, String> {
    messages.get(name).ok_or_else(|| format!("{name} lacks a language"))
}

/// The context of a message: the messages that it may refer to, and its arguments.
struct Compiler<'a> {
    messages: &'a Messages,
    arguments: Arguments,
    /// The number of references to messages so far.
    references: usize,
}

impl<'a> Compiler<'a> {
    /// Collects and numbers the arguments.
    fn collect(&mut self, pattern: &Pattern<String>) -> Result<(), String> {
        for element in &pattern.elements {
            let PatternElement::Placeable { expression } = element else { continue };
            match expression {
                Expression::Inline(InlineExpression::MessageReference { id, .. }) => {
                    self.references += 1;
                    if self.references > DEEP {
                        return Err(format!(
                            "references to {} don't end, or are too many",
                            id.name
                        ));
                    }
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
            _ => Err("only arguments, messages and texts in braces".to_owned()),
        }
    }
}

/// Returns the name of the field of an argument.
fn field(name: &str) -> String {
    name.replace('-', "_")
}
