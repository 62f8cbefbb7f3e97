//! The messages of Die Mauer, compiled by `core/build` from `core/texts`.

include!(concat!(env!("OUT_DIR"), "/die_mauer.rs"));
