//! A source with all faults of its places written into it.

use std::collections::BTreeSet;
use std::ops::Range;

use crate::places::{Kind, Place};

/// Text that takes the place of some bytes.
struct Edit {
    bytes: Range<usize>,
    text: String,
}

/// Returns the source with the faults of its places, but for those of some numbers.
pub(crate) fn applied(source: &str, places: &[Place], without: &BTreeSet<u32>) -> String {
    let (mut opened, mut closed) = (Vec::new(), Vec::new());
    for place in places {
        if place.mutants.iter().any(|mutant| !without.contains(&mutant.number)) {
            write(place, source, without, &mut opened, &mut closed);
        }
    }
    // If places end together, the inner one was found later and ends first. A place that ends
    // comes before one that starts.
    closed.reverse();
    closed.extend(opened);
    let mut edits = closed;
    edits.sort_by_key(|edit: &Edit| edit.bytes.start);
    let mut text = String::with_capacity(2 * source.len());
    let mut done = 0;
    for Edit { bytes, text: new } in edits {
        text.push_str(&source[done..bytes.start]);
        text.push_str(&new);
        done = bytes.end;
    }
    text + &source[done..]
}

/// Writes the edits of one place: those where it or an operand starts, and those where one ends.
fn write(
    place: &Place,
    source: &str,
    without: &BTreeSet<u32>,
    opened: &mut Vec<Edit>,
    closed: &mut Vec<Edit>,
) {
    let numbers = || place.mutants.iter().map(|mutant| mutant.number);
    let on = |number: u32| format!("crate::mutants::on({number})");
    let first = place.mutants.first().map(|mutant| on(mutant.number)).unwrap_or_default();
    let chosen = |faults: Vec<String>, own: String| {
        let kept = numbers().zip(faults).filter(|(number, _)| !without.contains(number));
        let arms = kept.map(|(number, fault)| format!("if {} {{ {fault} }} else ", on(number)));
        format!("{}{{ {own} }}", arms.collect::<String>())
    };
    let at = |place: usize, text: String| Edit { bytes: place..place, text };
    let over = |bytes: Range<usize>, text: &str| {
        let lines = source[bytes.clone()].matches('\n').count();
        Edit { bytes, text: format!("{text}{}", "\n".repeat(lines)) }
    };
    match &place.kind {
        Kind::Body { start, values } => {
            let kept = numbers().zip(values).filter(|(number, _)| !without.contains(number));
            let exit = |(number, value)| format!(" if {} {{ return {value}; }}", on(number));
            opened.push(at(*start, kept.map(exit).collect()));
        }
        Kind::Logic { left, right } => {
            opened.push(at(left.start, "((((".to_owned()));
            closed.push(at(left.end, format!(") ^ {first})")));
            opened.push(at(right.start, "((".to_owned()));
            closed.push(at(right.end, format!(") ^ {first})) ^ {first})")));
        }
        Kind::Not { whole } => {
            opened.push(at(whole.start, "((".to_owned()));
            closed.push(at(whole.end, format!(") ^ {first})")));
        }
        Kind::Operation { left, right, own, others } => {
            let lent = if matches!(*own, "<" | "<=" | ">" | ">=") { "&" } else { "" };
            let faults = others.iter().map(|other| format!("l {other} r")).collect();
            let result = chosen(faults, format!("l {own} r"));
            opened.push(at(left.start, format!("(match ({lent}(")));
            closed.push(over(left.end..right.start, &format!("), {lent}(")));
            closed.push(at(right.end, format!(")) {{ (l, r) => {result} }})")));
        }
        Kind::Change { left, right, own, others } => {
            let target = source[left.clone()].replace('\n', " ");
            let faults = others.iter().map(|other| format!("{target} {other} r")).collect();
            let result = chosen(faults, format!("{target} {own} r"));
            opened.push(over(left.start..right.start, "{ let r = "));
            closed.push(at(right.end, format!("; {result} }}")));
        }
        Kind::Minus { whole, operand } => {
            let result = chosen(vec!["v".to_owned()], "-v".to_owned());
            opened.push(over(whole.start..operand.start, "(match "));
            closed.push(at(operand.end, format!(" {{ v => {result} }})")));
        }
        Kind::Arm { guard: Some(guard), .. } => {
            opened.push(at(guard.start, "(".to_owned()));
            closed.push(at(guard.end, format!(") && !{first}")));
        }
        Kind::Arm { guard: None, end } => closed.push(at(*end, format!(" if !{first}"))),
    }
}
