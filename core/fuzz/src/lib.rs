//! What each target of the fuzzer checks; `core/tests/wrong` calls the same with seeded inputs.

pub mod actions;
pub mod decisions;
pub mod json;
pub mod letters;
pub mod notation;
pub mod plans;
pub mod ppn;
pub mod records;
pub mod scenarios;

use std::str::from_utf8;

/// Panics at an input that shows a fault.
pub type Check = fn(&[u8]);

/// Each target by its name.
pub const TARGETS: [(&str, Check); 9] = [
    ("actions", |input| text(input, actions::check_all)),
    ("decisions", made_up_decisions),
    ("json", |input| text(input, json::check_all)),
    ("letters", |input| steps(input, letters::check_all)),
    ("notation", |input| text(input, notation::check_all)),
    ("plans", |input| text(input, plans::check_all)),
    ("ppn", |input| text(input, ppn::check_all)),
    ("records", |input| steps(input, |_, edits| records::check_all(edits))),
    ("scenarios", |input| text(input, scenarios::check_all)),
];

fn text(input: &[u8], check: fn(&str)) {
    if let Ok(text) = from_utf8(input) {
        check(text);
    }
}

/// Reads a setup up to the end of the line, then a viewer and decisions.
fn made_up_decisions(input: &[u8]) {
    let (setup, rest) = input.split_at(input.iter().position(|&byte| byte == b'\n').unwrap_or(0));
    if let Ok(setup) = from_utf8(setup) {
        steps(rest.get(1..).unwrap_or(&[]), |viewer, made| {
            decisions::check_all(setup, viewer, made);
        });
    }
}

/// Reads a viewer and steps, each of what to do and of a number.
fn steps(input: &[u8], check: impl Fn(u8, &[(u8, u32)])) {
    let Some((&viewer, rest)) = input.split_first() else { return };
    let steps: Vec<_> = rest
        .chunks_exact(3)
        .map(|step| (step[0], u16::from_le_bytes([step[1], step[2]]).into()))
        .collect();
    check(viewer, &steps);
}
