//! The messages of Mauerbauer, compiled by `core/build` from `core/texts`.

include!(concat!(env!("OUT_DIR"), "/mauerbauer.rs"));

/// The messages about what is wrong.
pub(super) mod faults {
    include!(concat!(env!("OUT_DIR"), "/mauerbauer_faults.rs"));
}
