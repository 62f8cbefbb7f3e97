//! The messages of Mauerbauer, which `core/build` compiles from `core/texts`.

include!(concat!(env!("OUT_DIR"), "/mauerbauer.rs"));
