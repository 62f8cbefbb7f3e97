//! The messages of Die Mauer, compiled by `core/build` from `core/texts`.

include!(concat!(env!("OUT_DIR"), "/die_mauer.rs"));

/// The messages about what is wrong.
pub(super) mod faults {
    include!(concat!(env!("OUT_DIR"), "/die_mauer_faults.rs"));
}
