//! Drawings and touches on them.

pub(crate) mod canvas;
pub(crate) mod look;
pub(crate) mod touch;
