#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: (u8, Vec<(u8, u32)>)| mauerwerk_fuzz::letters::check_all(&input));
