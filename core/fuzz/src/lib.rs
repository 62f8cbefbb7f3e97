//! What each target of the fuzzer checks; `core/tests/wrong` calls the same with seeded inputs.

pub mod actions;
pub mod decisions;
pub mod json;
pub mod notation;
pub mod scenarios;
