//! The messages of Berlin, which `core/build` compiles from `core/texts`.

include!(concat!(env!("OUT_DIR"), "/berlin.rs"));
