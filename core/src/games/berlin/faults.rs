//! The messages about what is wrong, compiled from `texts/*/berlin_faults.ftl`.

include!(concat!(env!("OUT_DIR"), "/berlin_faults.rs"));
