//! The messages about what is wrong, compiled from `texts/*/mauerbauer_faults.ftl`.

include!(concat!(env!("OUT_DIR"), "/mauerbauer_faults.rs"));
