#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|edits: Vec<(u8, u32)>| mauerwerk_fuzz::records::check_all(&edits));
