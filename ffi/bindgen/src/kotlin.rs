//! What Kotlin's sources get besides.

use std::collections::BTreeMap;

use regex::{Captures, Regex};

use crate::Result;
use crate::text::{replaced, replaced_by, with_one_name_each};

/// Changes the sources as the generator writes them.
pub(crate) fn finish(text: &str) -> Result<String> {
    let text = named_fields(text)?;
    let text = with_one_name_each(&text)?;
    let text = signed_numbers(&text)?;
    let text = own_things_hidden(&text)?;
    let text = for_java(&text)?;
    // A message that people can read.
    let text =
        replaced(&text, r#"(?m)^( +)get\(\) = ".*text=\$\{ `text` \}"$"#, "${1}get() = `text`")?;
    // Objects that print as their names, unless they print themselves in another way.
    let text = replaced_by(&text, r"(?m)^    object (\w+) : (\w+)\(\)", data_object)?;
    // An object that was closed is refused as an argument, too: its handle would be used after it
    // was freed.
    replaced(&text, r"return value\.uniffiCloneHandle\(\)", "return value.callWithHandle { it }")
}

fn data_object(found: &Captures<'_>) -> String {
    match &found[2] {
        "Actor" | "Viewer" | "Turn" => found[0].to_owned(),
        _ => found[0].replacen("object", "data object", 1),
    }
}

/// Gives fields that are `v1`, `v2` the names that their docs begin with.
fn named_fields(text: &str) -> Result<String> {
    let mut names: BTreeMap<String, String> = BTreeMap::new();
    let mut lines: Vec<String> = Vec::new();
    let (sealed, variant) =
        (Regex::new(r"^sealed class (\w+)")?, Regex::new(r"^    data class (\w+)\(")?);
    let (doc, field) = (Regex::new(r"^( +\* )`(\w+)`: (.*)$")?, Regex::new(r"\bval v(\d):")?);
    let branch = Regex::new(r"^ +is (\w+\.\w+) -> \{")?;
    let used = Regex::new(r"\bvalue\.v(\d)\b")?;
    let (mut class, mut path, mut name) = (String::new(), String::new(), None);
    for line in text.lines() {
        let mut line = line.to_owned();
        if let Some(found) = sealed.captures(&line) {
            class = found[1].to_owned();
        } else if let Some(found) = variant.captures(&line) {
            path = format!("{class}.{}", &found[1]);
        } else if let Some(found) = branch.captures(&line) {
            path = found[1].to_owned();
        } else if let Some(found) = doc.captures(&line) {
            name = Some(found[2].to_owned());
            line = format!("{}{}", &found[1], &found[3]);
        } else if let Some(found) = field.captures(&line) {
            let index = found[1].to_owned();
            let name = name.take().ok_or_else(|| {
                format!(
                    "field {index} of {path} has no name: its docs begin with one, as `name`: …"
                )
            })?;
            line = field.replace(&line, format!("val `{name}`:")).into_owned();
            names.insert(format!("{path}.{index}"), name);
        }
        let named = used.replace_all(&line, |found: &Captures<'_>| {
            let name = names.get(&format!("{path}.{}", &found[1]));
            name.map_or_else(|| found[0].to_owned(), |name| format!("value.`{name}`"))
        });
        lines.push(named.into_owned());
    }
    if let Some(line) = lines.iter().find(|line| used.is_match(line)) {
        return Err(format!("a field has no name: {}", line.trim()).into());
    }
    Ok(lines.join("\n") + "\n")
}

/// Makes every number an `Int`, and every seed a `Long` with the same bits: Java has no others.
fn signed_numbers(text: &str) -> Result<String> {
    let text = replaced(text, r"(?s)public object FfiConverterUByte: .*?\n}\n", BYTE)?;
    let text = replaced(&text, r"(?s)public object FfiConverterUInt: .*?\n}\n", INT)?;
    let text = replaced(&text, r"(?s)public object FfiConverterULong: .*?\n}\n", LONG)?;
    let text = replaced(&text, r"\bkotlin\.U(?:Byte|Int)\b", "kotlin.Int")?;
    replaced(&text, r"\bkotlin\.ULong\b", "kotlin.Long")
}

const BYTE: &str = "\
public object FfiConverterUByte: FfiConverter<Int, Byte> {
    override fun lift(value: Byte): Int = value.toInt() and 0xff

    override fun lower(value: Int): Byte {
        if (value !in 0..255) throw MauerwerkException.Notation(\"expected a number from 0 to 255, not $$value\")
        return value.toByte()
    }

    override fun read(buf: ByteBuffer): Int = lift(buf.get())

    override fun allocationSize(value: Int) = 1UL

    override fun write(value: Int, buf: ByteBuffer) {
        buf.put(lower(value))
    }
}
";

const INT: &str = "\
public object FfiConverterUInt: FfiConverter<Int, Int> {
    override fun lift(value: Int): Int = if (value < 0) Int.MAX_VALUE else value

    override fun lower(value: Int): Int {
        if (value < 0) throw MauerwerkException.Notation(\"expected a number from 0, not $$value\")
        return value
    }

    override fun read(buf: ByteBuffer): Int = lift(buf.getInt())

    override fun allocationSize(value: Int) = 4UL

    override fun write(value: Int, buf: ByteBuffer) {
        buf.putInt(lower(value))
    }
}
";

const LONG: &str = "\
public object FfiConverterULong: FfiConverter<Long, Long> {
    override fun lift(value: Long): Long = value

    override fun lower(value: Long): Long = value

    override fun read(buf: ByteBuffer): Long = buf.getLong()

    override fun allocationSize(value: Long) = 8UL

    override fun write(value: Long, buf: ByteBuffer) {
        buf.putLong(value)
    }
}
";

/// Hides from apps what only the package itself calls: what crosses to the library, and functions
/// that the package offers as extensions of the types they are about.
fn own_things_hidden(text: &str) -> Result<String> {
    let crossing = r"(?m)^(?:public |)((?:open class RustBuffer|(?:object|interface|typealias|class) (?:FfiConverter|Uniffi|NoHandle|InternalException)|fun uniffi)\w*)";
    let text = replaced(text, crossing, "internal $1")?;
    let text = replaced(
        &text,
        r"(?m)^    constructor\((withHandle|noHandle): ",
        "    internal constructor($1: ",
    )?;
    let text = replaced(&text, r"(?m)^    protected val (handle|cleanable)", "    private val $1")?;
    let text =
        replaced(&text, r"(?m)^    val uniffiIsDestroyed", "    internal val uniffiIsDestroyed")?;
    let text = replaced(&text, r"(?m)^open (class \w+: Disposable)", "$1")?;
    let text =
        replaced(&text, r"(?m)^    fun uniffiCloneHandle", "    internal fun uniffiCloneHandle")?;
    let text = replaced(
        &text,
        r"(?m)^    companion object ErrorHandler",
        "    internal companion object ErrorHandler",
    )?;
    let twins = r"(fun `(?:(?:read|write|type|check|draw)(?:DieMauer|Berlin|Mauerbauer)\w*|(?:dieMauer|berlin|mauerbauer)(?:Setup|SetupOn|Edition|Variants|CardKind|CardLabel|Cards|BoardPlan|DeckPlan)|seatedOpponent)`)";
    Ok(Regex::new(twins)?.replace_all(&text, "internal $1").into_owned())
}

/// Makes calls read well in Java: functions of a class stand in it, and those of no class in
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
    use super::{for_java, named_fields};

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
        let text = named_fields(CLASS).unwrap();
        assert!(text.contains("* The stone.\n") && text.contains("val `stone`: Stone)"), "{text}");
        assert!(
            text.contains("write(value.`stone`)") && text.contains("write(value.size)"),
            "{text}"
        );
    }

    #[test]
    fn a_field_without_a_name_is_an_error() {
        let error = named_fields(&CLASS.replace("`stone`: ", "")).unwrap_err().to_string();
        assert!(error.starts_with("field 1 of Toy.Fell has no name"), "{error}");
        let error =
            named_fields(&CLASS.replace("is Toy.Fell", "is Toy.Flew")).unwrap_err().to_string();
        assert_eq!(error, "a field has no name: write(value.v1)");
    }

    #[test]
    fn functions_of_a_class_are_static_in_java() {
        let text = "package a\n    fun `own`()\n    companion object {\n    fun `made`()\n    }\n}\nfun `free`()\n";
        let text = for_java(text).unwrap();
        assert!(text.starts_with("@file:JvmName(\"Mauerwerk\")\n\npackage a\n"), "{text}");
        assert_eq!(text.matches("@JvmStatic fun").count(), 1, "{text}");
        assert!(text.contains("@JvmStatic fun `made`"), "{text}");
    }
}
