#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| mauerwerk_fuzz::plans::check_all(text));
