//! Games by seed are the same on any number of threads and from any stream.
#![cfg(feature = "parallel")]

mod simulate;
mod streams;
