//! Reads metadata: a mapping in a subset of YAML.

use serde_json::{Map, Value};

use super::text::{Line, Wrong};

/// The most levels of nested mappings and lists.
const DEEPEST: usize = 16;

/// Reads a mapping. No lines are an empty mapping.
pub(super) fn read(lines: &[Line<'_>]) -> Result<Map<String, Value>, Wrong> {
    let mut reader = Reader { lines: lines.iter().filter_map(content).collect(), next: 0 };
    let value = match reader.indent() {
        Some(indent) => reader.block(indent, 0)?,
        None => Value::Null,
    };
    match (value, reader.lines.get(reader.next)) {
        (_, Some((line, _, text))) => {
            Err(Wrong::at(*line, format_args!("{text:?} is indented wrongly")))
        }
        (Value::Object(map), None) => Ok(map),
        (Value::Null, None) => Ok(Map::new()),
        _ => Err(Wrong::at(lines[0].0, "the metadata is not a mapping: name: value")),
    }
}

/// A line with content: its number, its indent, and its text.
type Content<'a> = (usize, usize, &'a str);

fn content<'a>((number, line): &Line<'a>) -> Option<Content<'a>> {
    let text = line.trim();
    let said = !text.is_empty() && !text.starts_with('#');
    said.then(|| (*number, line.len() - line.trim_start().len(), text))
}

struct Reader<'a> {
    lines: Vec<Content<'a>>,
    next: usize,
}

impl<'a> Reader<'a> {
    fn indent(&self) -> Option<usize> {
        self.lines.get(self.next).map(|&(_, indent, _)| indent)
    }

    /// Reads all lines with this indent, and the lines indented below them.
    fn block(&mut self, indent: usize, depth: usize) -> Result<Value, Wrong> {
        let (mut map, mut list) = (Map::new(), Vec::new());
        let item = |text: &'a str| text.strip_prefix('-').filter(|item| starts_word(item));
        let is_list = self.lines.get(self.next).is_some_and(|line| item(line.2).is_some());
        while let Some(&(line, _, text)) = self.lines.get(self.next).filter(|line| line.1 == indent)
        {
            if depth > DEEPEST {
                return Err(Wrong::at(line, "the metadata has too many levels"));
            }
            if is_list {
                // A list may have the same indent as the name of the next value.
                let Some(item) = item(text) else { break };
                self.next += 1;
                list.push(self.value(line, indent, item.trim(), depth)?);
                continue;
            }
            let (key, value) = pair(text)
                .ok_or_else(|| Wrong::at(line, format_args!("{text:?} is not name: value")))?;
            self.next += 1;
            let value = self.value(line, indent, value, depth)?;
            if map.insert(key.clone(), value).is_some() {
                return Err(Wrong::at(line, format_args!("{key} is there twice")));
            }
        }
        Ok(if is_list { Value::Array(list) } else { Value::Object(map) })
    }

    /// Reads a value that begins on a line and may continue below it.
    fn value(
        &mut self,
        line: usize,
        indent: usize,
        text: &str,
        depth: usize,
    ) -> Result<Value, Wrong> {
        let text = without_comment(text);
        let deeper = self.indent().filter(|&inner| {
            let list = self.lines[self.next].2.starts_with("- ");
            inner > indent || (inner == indent && list)
        });
        match (text, deeper) {
            ("", Some(inner)) => self.block(inner, depth + 1),
            ("|" | ">" | "|-" | ">-" | "|+" | ">+", _) => {
                Ok(self.rest(indent, text.starts_with('|')))
            }
            _ => {
                let mut whole = text.to_owned();
                while let Some(&(_, _, more)) =
                    self.lines.get(self.next).filter(|line| line.1 > indent)
                {
                    whole.push(' ');
                    whole += without_comment(more);
                    self.next += 1;
                }
                Flow { line, text: &whole, at: 0 }.whole()
            }
        }
    }

    /// Reads a text with several lines.
    fn rest(&mut self, indent: usize, keeps_lines: bool) -> Value {
        let mut lines = Vec::new();
        while let Some(&(_, _, text)) = self.lines.get(self.next).filter(|line| line.1 > indent) {
            lines.push(text);
            self.next += 1;
        }
        Value::String(lines.join(if keeps_lines { "\n" } else { " " }))
    }
}

fn starts_word(rest: &str) -> bool {
    rest.is_empty() || rest.starts_with(' ')
}

/// Splits `name: value`. The name may be quoted.
fn pair(text: &str) -> Option<(String, &str)> {
    let quoted = text.starts_with(['"', '\'']);
    let end = match quoted {
        true => 1 + text[1..].find(&text[..1])? + 1,
        false => {
            text.match_indices(':').map(|(at, _)| at).find(|at| starts_word(&text[at + 1..]))?
        }
    };
    let rest = text[end..].trim_start().strip_prefix(':').filter(|rest| starts_word(rest))?;
    let name = if quoted { &text[1..end - 1] } else { text[..end].trim() };
    Some((name.to_owned(), rest.trim()))
}

/// Returns a value without the comment after it.
fn without_comment(text: &str) -> &str {
    let mut quote = None;
    let mut before = ' ';
    for (at, letter) in text.char_indices() {
        match (quote, letter) {
            (Some(open), _) if open == letter && before != '\\' => quote = None,
            (None, '"' | '\'') if !before.is_alphanumeric() => quote = Some(letter),
            (None, '#') if before == ' ' => return text[..at].trim_end(),
            _ => {}
        }
        before = if before == '\\' && letter == '\\' { ' ' } else { letter };
    }
    text
}

/// A value on one line.
struct Flow<'a> {
    line: usize,
    text: &'a str,
    at: usize,
}

impl Flow<'_> {
    fn whole(mut self) -> Result<Value, Wrong> {
        if !self.text.starts_with(['[', '{', '"', '\'']) {
            return Ok(plain(self.text));
        }
        let value = self.value(0)?;
        self.skip();
        match self.rest() {
            "" => Ok(value),
            rest => Err(self.wrong(format_args!("{rest:?} stands behind a value"))),
        }
    }

    fn wrong(&self, text: impl std::fmt::Display) -> Wrong {
        Wrong::at(self.line, text)
    }

    fn rest(&self) -> &str {
        &self.text[self.at..]
    }

    fn skip(&mut self) {
        self.at += self.rest().len() - self.rest().trim_start().len();
    }

    fn take(&mut self, letter: char) -> bool {
        self.skip();
        let found = self.rest().starts_with(letter);
        self.at += if found { letter.len_utf8() } else { 0 };
        found
    }

    fn value(&mut self, depth: usize) -> Result<Value, Wrong> {
        if depth > DEEPEST {
            return Err(self.wrong("the metadata has too many levels"));
        }
        self.skip();
        if self.take('[') {
            return self.list(depth);
        }
        if self.take('{') {
            return self.map(depth);
        }
        if self.rest().starts_with(['"', '\'']) {
            return self.quoted().map(Value::String);
        }
        let end = self.rest().find([',', ']', '}']).unwrap_or(self.rest().len());
        let value = plain(self.rest()[..end].trim());
        self.at += end;
        Ok(value)
    }

    fn list(&mut self, depth: usize) -> Result<Value, Wrong> {
        let mut values = Vec::new();
        while !self.take(']') {
            values.push(self.value(depth + 1)?);
            self.separated(']')?;
        }
        Ok(Value::Array(values))
    }

    fn map(&mut self, depth: usize) -> Result<Value, Wrong> {
        let mut map = Map::new();
        while !self.take('}') {
            let name = match self.rest().starts_with(['"', '\'']) {
                true => self.quoted()?,
                false => {
                    let end = self.rest().find(':').unwrap_or(0);
                    let name = self.rest()[..end].trim().to_owned();
                    self.at += end;
                    name
                }
            };
            if name.is_empty() || !self.take(':') {
                return Err(self.wrong(format_args!("{:?} is not name: value", self.rest())));
            }
            let value = self.value(depth + 1)?;
            map.insert(name, value);
            self.separated('}')?;
        }
        Ok(Value::Object(map))
    }

    /// Skips the comma after a value, unless it was the last one.
    fn separated(&mut self, end: char) -> Result<(), Wrong> {
        if self.take(',') {
            return Ok(());
        }
        self.skip();
        match self.rest().starts_with(end) {
            true => Ok(()),
            false => {
                Err(self
                    .wrong(format_args!("a comma or {end} is missing before {:?}", self.rest())))
            }
        }
    }

    /// Reads a quoted text.
    fn quoted(&mut self) -> Result<String, Wrong> {
        let double = self.rest().starts_with('"');
        let mut letters = self.rest().char_indices().skip(1);
        let mut text = String::new();
        while let Some((at, letter)) = letters.next() {
            match letter {
                '"' if double => {
                    self.at += at + 1;
                    return Ok(text);
                }
                '\'' if !double => {
                    // Two quotes are an escaped quote.
                    if self.rest()[at + 1..].starts_with('\'') {
                        letters.next();
                        text.push('\'');
                    } else {
                        self.at += at + 1;
                        return Ok(text);
                    }
                }
                '\\' if double => match letters.next().map(|(_, letter)| letter) {
                    Some(code @ ('x' | 'u' | 'U')) => {
                        let len =
                            [('x', 2), ('u', 4), ('U', 8)].into_iter().find(|it| it.0 == code);
                        let digits: String = letters
                            .by_ref()
                            .take(len.map_or(0, |it| it.1))
                            .map(|it| it.1)
                            .collect();
                        let number = u32::from_str_radix(&digits, 16).ok().and_then(char::from_u32);
                        text.push(
                            number.ok_or_else(|| self.wrong("\\ stands before no character"))?,
                        );
                    }
                    Some('n') => text.push('\n'),
                    Some('t') => text.push('\t'),
                    Some(letter @ ('"' | '\\' | '/' | ' ')) => text.push(letter),
                    _ => return Err(self.wrong("\\ stands before no character")),
                },
                letter => text.push(letter),
            }
        }
        Err(self.wrong("a quoted text has no end"))
    }
}

/// Reads a word that is not quoted.
fn plain(text: &str) -> Value {
    match text {
        "" | "~" | "null" | "Null" | "NULL" => Value::Null,
        "true" | "True" | "TRUE" | "yes" => Value::Bool(true),
        "false" | "False" | "FALSE" | "no" => Value::Bool(false),
        _ => text.parse::<i64>().map_or_else(|_| Value::String(text.to_owned()), Value::from),
    }
}
