//! Changes to the Swift sources.

use regex::{Captures, Regex};

use crate::Result;
use crate::text::{
    in_comments, renamed, replaced, replaced_all, replaced_by, with_names_in_comments,
    with_one_name_each,
};

/// Changes the sources of the generator.
pub(crate) fn finish(text: &str) -> Result<String> {
    let text = read_in_place(text)?;
    let text = small_cases(&text)?;
    let text = with_one_name_each(&text)?;
    let text = with_names_in_comments(&text)?;
    // SwiftUI has a `Table`.
    let text = renamed(&text, "Table", "GameTable")?.replace("`Table`", "`GameTable`");
    no_name_twice(&text)?;
    replaced_all(&text, &HIDDEN)
}

/// Names that Swift, Foundation, SwiftUI or MacTypes.h may define in each file of an app. Apps
/// could not use a type of the package with such a name.
const TAKEN: &str = "Actor Alignment Angle Animation Axis Binding Boolean Bundle Button Byte Calendar \
    Canvas Character Clock Color Data Date Decimal Dimension Divider Duration Edge Environment Error \
    Fixed FixedPoint FixedRect Font Form Fract Gauge Gradient Grid Group Handle Host Image Label Layout \
    Link List Locale Material Measurement Menu Mirror Never Notification Operation Path Picker Point \
    Port Process Progress Ptr Rect Result Scanner Scene Section Sequence Set Shape Size Slider Spacer \
    State Stepper Stream Style Table Task Text Thread Timer Toggle Transaction Unit View Window";

/// Returns an error if a type has a name in [`TAKEN`].
fn no_name_twice(text: &str) -> Result<()> {
    let declared = Regex::new(
        r"(?m)^(?:public |open |final )*(?:class|struct|enum|protocol|typealias) (\w+)",
    )?;
    let taken = |name: &&str| TAKEN.split_whitespace().any(|taken| taken == *name);
    let mut names =
        declared.captures_iter(text).filter_map(|found| Some(found.get(1)?.as_str())).filter(taken);
    match names.next() {
        Some(name) => Err(format!("an Apple system has a type {name}, too: rename it").into()),
        None => Ok(()),
    }
}

/// Reads numbers and texts in place, because copying each of them out of a `Data` takes most of the
/// time of a large screen.
fn read_in_place(text: &str) -> Result<String> {
    let text = replaced(
        text,
        r"(?m)^( +)let _ = withUnsafeMutableBytes\(of: &value, \{ reader\.data\.copyBytes\(to: \$0, from: range\)\}\)$",
        "${1}value = reader.data.withUnsafeBytes { $$0.loadUnaligned(fromByteOffset: range.lowerBound, as: T.self) }",
    )?;
    replaced(
        &text,
        r"(?m)^( +)return String\(decoding: try readBytes\(&buf, count: Int\(len\)\), as: UTF8\.self\)$",
        "${1}let range = buf.offset..<buf.offset + Int(len)
${1}guard buf.data.count >= range.upperBound else { throw UniffiInternalError.bufferOverflow }
${1}buf.offset = range.upperBound
${1}return buf.data.withUnsafeBytes { String(decoding: $$0[range], as: UTF8.self) }",
    )
}

/// Begins the cases of the error in lower case, as usual in Swift.
fn small_cases(text: &str) -> Result<String> {
    let all = Regex::new(r"(?s)enum MauerwerkError.*?\nextension MauerwerkError")?;
    let declared = all.find(text).ok_or("the generator writes no error")?.as_str();
    let case = Regex::new(r"(?m)^    case (\w+)\(")?;
    let names: Vec<&str> =
        case.captures_iter(declared).filter_map(|found| Some(found.get(1)?.as_str())).collect();
    let names = names.join("|");
    let text = replaced_by(text, &format!(r"(?m)^    case ({names})\("), |found| {
        format!("    case {}(", small(&found[1]))
    })?;
    let text = replaced_by(
        &text,
        &format!(r"(return |case let )\.({names})\("),
        |found: &Captures<'_>| format!("{}.{}(", &found[1], small(&found[2])),
    )?;
    let told = Regex::new(&format!("`({names})`"))?;
    let name = |found: &Captures<'_>| format!("`{}`", small(&found[1]));
    Ok(in_comments(&text, |line| told.replace_all(line, name).into_owned()))
}

fn small(name: &str) -> String {
    let (first, rest) = name.split_at(1);
    format!("{}{rest}", first.to_lowercase())
}

/// Internal items, hidden from apps, and functions that the package offers as initializers and
/// methods of types.
const HIDDEN: [(&str, &str); 5] = [
    (
        r"(?m)^( *)(?:required )?public ((?:struct|func) (?:FfiConverter|NoHandle|uniffi)\w*|init\((?:unsafeFromHandle|noHandle):)",
        "$1$2",
    ),
    (
        r"(?m)^public (func (?:seatedOpponent|readTableEvent)\()",
        "$1",
    ),
    (r"(?m)^public (static func from(?:Json|State)\()", "$1"),
    (r"(?m)^open class", "public final class"),
    (r"(?m)^open func", "public func"),
];

#[cfg(test)]
mod tests {
    use super::{no_name_twice, small_cases};

    #[test]
    fn a_name_of_an_apple_system_is_an_error() {
        let error = no_name_twice("public struct Points {}\npublic struct Point: Sendable {}\n");
        let text = error.unwrap_err().to_string();
        assert_eq!(text, "an Apple system has a type Point, too: rename it");
        assert!(no_name_twice("public struct DrawingPoint {}\n// struct Point\n").is_ok());
    }

    #[test]
    fn errors_have_small_cases_and_nothing_else_has() {
        let text = "/// Throws `NoSuchSeat`.\npublic \nenum MauerwerkError: Error {\n    case NoSuchSeat(\n    )\n}\n\nextension MauerwerkError {}\n\
            case 1: return .NoSuchSeat(\ncase let .NoSuchSeat(text):\nlet NoSuchSeat = 1\n";
        let small = small_cases(text).unwrap();
        assert_eq!(small.matches("noSuchSeat").count(), 4, "{small}");
        assert!(small.contains("let NoSuchSeat = 1"), "{small}");
        assert!(small_cases("struct Other {}").is_err());
    }
}
