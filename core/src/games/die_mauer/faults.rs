//! The messages about what is wrong, compiled from `texts/*/die_mauer_faults.ftl`.

include!(concat!(env!("OUT_DIR"), "/die_mauer_faults.rs"));
