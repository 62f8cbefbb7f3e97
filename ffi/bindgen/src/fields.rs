//! Names for Kotlin fields that have none in Rust.

use std::collections::BTreeMap;

use regex::{Captures, Regex};

use crate::Result;

/// The names of fields, by class, variant and number: `ScenarioStep.Refused.2`.
type Names = BTreeMap<String, String>;

/// Replaces the names `v1`, `v2` of fields with those at the beginning of their docs, as `` `name`:
/// … ``.
///
/// # Errors
/// Returns an error for a field without a name.
pub(crate) fn named(text: &str) -> Result<String> {
    let (text, names) = declared(text)?;
    used(&text, &names)
}

/// Names fields in their declarations, and returns the names.
fn declared(text: &str) -> Result<(String, Names)> {
    let class = Regex::new(r"^sealed class (\w+)")?;
    let variant = Regex::new(r"^    data class (\w+)\(")?;
    let doc = Regex::new(r"^( +\* )`(\w+)`: (.*)$")?;
    let field = Regex::new(r"\bval v(\d):")?;
    let (mut names, mut lines) = (Names::new(), Vec::new());
    let (mut within, mut path, mut name) = (String::new(), String::new(), None);
    for line in text.lines() {
        let mut line = line.to_owned();
        if let Some(found) = class.captures(&line) {
            within = found[1].to_owned();
        } else if let Some(found) = variant.captures(&line) {
            path = format!("{within}.{}", &found[1]);
        } else if let Some(found) = doc.captures(&line) {
            name = Some(found[2].to_owned());
            line = format!("{}{}", &found[1], &found[3]);
        } else if let Some(found) = field.captures(&line) {
            let number = format!("{path}.{}", &found[1]);
            let name = name.take().ok_or_else(|| format!("the docs of {number} name no field"))?;
            line = field.replace(&line, format!("val `{name}`:")).into_owned();
            names.insert(number, name);
        }
        lines.push(line);
    }
    Ok((lines.join("\n") + "\n", names))
}

/// Names fields in the branches of converters.
fn used(text: &str, names: &Names) -> Result<String> {
    let branch = Regex::new(r"^ +is (\w+\.\w+) -> \{")?;
    let field = Regex::new(r"\bvalue\.v(\d)\b")?;
    let (mut path, mut lines) = (String::new(), Vec::new());
    for line in text.lines() {
        if let Some(found) = branch.captures(line) {
            path = found[1].to_owned();
        }
        let name = |found: &Captures<'_>| {
            let name = names.get(&format!("{path}.{}", &found[1]));
            name.map_or_else(|| found[0].to_owned(), |name| format!("value.`{name}`"))
        };
        let line = field.replace_all(line, name).into_owned();
        if field.is_match(&line) {
            return Err(format!("a field of {path} has no name: {}", line.trim()).into());
        }
        lines.push(line);
    }
    Ok(lines.join("\n") + "\n")
}

#[cfg(test)]
mod tests {
    use super::named;

    const CLASS: &str = "sealed class Toy {
    data class Fell(
        /**
         * `stone`: The stone.
         */
        val v1: Stone) : Toy()
}
        is Toy.Fell -> {
            write(value.v1)
        is Toy.Stood -> {
            write(value.size)
";

    #[test]
    fn fields_have_the_names_of_their_docs() {
        let text = named(CLASS).unwrap();
        assert!(text.contains("* The stone.\n") && text.contains("val `stone`: Stone)"), "{text}");
        assert!(
            text.contains("write(value.`stone`)") && text.contains("write(value.size)"),
            "{text}"
        );
    }

    #[test]
    fn a_field_without_a_name_is_an_error() {
        let error = |text: &str| named(text).unwrap_err().to_string();
        assert_eq!(error(&CLASS.replace("`stone`: ", "")), "the docs of Toy.Fell.1 name no field");
        let other = CLASS.replace("is Toy.Fell", "is Toy.Flew");
        assert_eq!(error(&other), "a field of Toy.Flew has no name: write(value.v1)");
    }
}
