//! The messages of Die Mauer, which `core/build` compiles from `core/texts`.

include!(concat!(env!("OUT_DIR"), "/die_mauer.rs"));
