//! A game that is read from Portable Piecepack Notation is written so that it reads the same.

use mauerwerk::berlin::{from_ppn, ppn};

/// Checks one input.
pub fn check_all(text: &str) {
    if let Ok(record) = from_ppn(text) {
        let again = from_ppn(&ppn(&record)).map(|again| *again.state());
        assert_eq!(again.as_ref(), Ok(record.state()));
    }
}
