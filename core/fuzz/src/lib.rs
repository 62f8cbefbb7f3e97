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
