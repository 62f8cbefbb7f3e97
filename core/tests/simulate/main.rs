//! Games by seed are the same on any number of threads and from any stream.
#![cfg(all(feature = "games", feature = "parallel"))]

mod simulate;
mod streams;
