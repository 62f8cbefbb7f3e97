//! The messages of Berlin, compiled by `core/build` from `core/texts`.

include!(concat!(env!("OUT_DIR"), "/berlin.rs"));
