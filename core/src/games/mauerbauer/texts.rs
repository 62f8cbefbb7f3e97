//! The messages of Mauerbauer, compiled by `core/build` from `core/texts`.

include!(concat!(env!("OUT_DIR"), "/mauerbauer.rs"));
