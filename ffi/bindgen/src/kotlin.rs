//! Changes to the Kotlin sources.

use regex::Captures;

use crate::text::{
    replaced, replaced_all, replaced_by, with_names_in_comments, with_one_name_each,
};
use crate::{Result, fields};

/// Changes the sources of the generator.
pub(crate) fn finish(text: &str) -> Result<String> {
    let text = fields::named(text)?;
    let text = with_one_name_each(&text)?;
    let text = with_names_in_comments(&text)?;
    let text = signed_numbers(&text)?;
    let text = replaced_all(&text, &HIDDEN)?;
    let text = for_java(&text)?;
    // Objects print as their names, unless they have another text.
    let text = replaced_by(&text, r"(?m)^    object (\w+) : (\w+)\(\)", data_object)?;
    replaced_all(
        &text,
        &[
            // A readable message.
            (r#"(?m)^( +)get\(\) = ".*text=\$\{ `text` \}"$"#, "${1}get() = `text`"),
            // Half a character, such as half an emoji, is refused like all invalid text.
            (
                r"(?s)    fun toUtf8\(value: String\): ByteBuffer \{\n.*?\n    \}\n",
                WHOLE_CHARACTERS,
            ),
            // A closed object is refused as an argument, too, because its handle would be used
            // after it was freed.
            (r"return value\.uniffiCloneHandle\(\)", "return value.callWithHandle { it }"),
        ],
    )
}

const WHOLE_CHARACTERS: &str = r#"    fun toUtf8(value: String): ByteBuffer {
        val characters = CharBuffer.wrap(value)
        try {
            return Charsets.UTF_8.newEncoder().encode(characters)
        } catch (_: CharacterCodingException) {
            throw MauerwerkException.Notation("text must have whole characters, got half of one at index $${characters.position()}")
        }
    }
"#;

fn data_object(found: &Captures<'_>) -> String {
    match &found[2] {
        "Decider" | "Viewer" | "Turn" => found[0].to_owned(),
        _ => found[0].replacen("object", "data object", 1),
    }
}

/// The converters of numbers: every number is an `Int`, and every seed a `Long` with the same bits,
/// because Java has no unsigned numbers.
const NUMBERS: &str = include_str!("numbers.kt");

fn signed_numbers(text: &str) -> Result<String> {
    let mut text = text.to_owned();
    for converter in NUMBERS.split_inclusive("\n}\n") {
        let name = converter.trim_start().split(':').next().unwrap_or_default();
        let found = format!(r"(?s){name}: .*?\n}}\n");
        text = replaced_by(&text, &found, |_| converter.trim_start().to_owned())?;
    }
    replaced_all(
        &text,
        &[(r"\bkotlin\.UInt\b", "kotlin.Int"), (r"\bkotlin\.ULong\b", "kotlin.Long")],
    )
}

/// Internal items, and functions that the package offers as extensions of types. Both are hidden
/// from apps.
const HIDDEN: [(&str, &str); 8] = [
    (
        r"(?m)^(?:public )?((?:open class RustBuffer|(?:object|interface|typealias) (?:FfiConverter|Uniffi|NoHandle)|fun uniffi)\w*)",
        "internal $1",
    ),
    (r"(?m)^    (constructor\((?:withHandle|noHandle): )", "    internal $1"),
    (r"(?m)^    protected (val (?:handle|cleanable))", "    private $1"),
    (r"(?m)^    (val uniffiIsDestroyed)", "    internal $1"),
    (r"(?m)^    (fun uniffiCloneHandle)", "    internal $1"),
    (r"(?m)^    (companion object ErrorHandler)", "    internal $1"),
    (r"(?m)^open (class \w+: Disposable)", "$1"),
    (r"(fun `(?:seatedOpponent|readTableEvent)`)", "internal $1"),
];

/// Makes calls natural in Java: static functions of a class are in the class, and all others in
/// `Mauerwerk`.
fn for_java(text: &str) -> Result<String> {
    let text = replaced(text, r"(?m)^package ", "@file:JvmName(\"Mauerwerk\")\n\npackage ")?;
    let mut shared = false;
    let lines = text.lines().map(|line| {
        shared = line == "    companion object {" || shared && line != "}";
        if shared { line.replace(" fun `", " @JvmStatic fun `") } else { line.to_owned() }
    });
    Ok(lines.collect::<Vec<_>>().join("\n") + "\n")
}

#[cfg(test)]
mod tests {
    use super::{for_java, signed_numbers};

    #[test]
    fn functions_of_a_class_are_static_in_java() {
        let text = "package a\n    fun `own`()\n    companion object {\n    fun `made`()\n    }\n}\nfun `free`()\n";
        let text = for_java(text).unwrap();
        assert!(text.starts_with("@file:JvmName(\"Mauerwerk\")\n\npackage a\n"), "{text}");
        assert_eq!(text.matches("@JvmStatic fun").count(), 1, "{text}");
        assert!(text.contains("@JvmStatic fun `made`"), "{text}");
    }

    #[test]
    fn numbers_are_signed() {
        let converters = ["UInt", "ULong"]
            .map(|name| format!("public object FfiConverter{name}: Old<{name}> {{\n    old\n}}\n"));
        let text = format!(
            "{}fun a(b: kotlin.UInt, c: kotlin.ULong?): kotlin.UInt\n",
            converters.concat()
        );
        let text = signed_numbers(&text).unwrap();
        assert!(text.ends_with("}\nfun a(b: kotlin.Int, c: kotlin.Long?): kotlin.Int\n"), "{text}");
        assert!(!text.contains("old") && text.contains("from 0, not $value"), "{text}");
        assert!(signed_numbers("fun a(b: kotlin.UInt)").is_err());
    }
}
