//! The messages of Berlin, compiled by `core/build` from `core/texts`.

include!(concat!(env!("OUT_DIR"), "/berlin.rs"));

/// The messages about what is wrong.
pub(super) mod faults {
    include!(concat!(env!("OUT_DIR"), "/berlin_faults.rs"));
}
