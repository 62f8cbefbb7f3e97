//! Gives what libFuzzer makes up to the check that the variable `TARGET` names.
#![no_main]

use std::env::var;
use std::sync::LazyLock;

use mauerwerk_fuzz::{Check, TARGETS};

static CHECK: LazyLock<Check> = LazyLock::new(|| {
    let name = var("TARGET").unwrap_or_default();
    let found = TARGETS.iter().find(|(target, _)| *target == name);
    found.unwrap_or_else(|| panic!("TARGET names no target: {name:?}")).1
});

libfuzzer_sys::fuzz_target!(|input: &[u8]| CHECK(input));
