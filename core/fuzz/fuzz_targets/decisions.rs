#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: (&str, u8, Vec<(u8, u32)>)| mauerwerk_fuzz::decisions::check_all(&input));
