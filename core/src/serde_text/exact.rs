//! Whole numbers that every program that reads JSON must keep exactly.

use std::fmt;
use std::str::FromStr;

use crate::rule::NotationError;

/// A whole number that may exceed 2⁵³. It is written as text, because many programs read numbers in
/// JSON as doubles, and so change larger ones. Both a text and a number are read.
#[derive(Copy, Clone)]
pub(crate) struct Exact(pub(crate) u64);

impl fmt::Display for Exact {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Exact {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let digits = text.bytes().all(|byte| byte.is_ascii_digit());
        let number = text.parse().ok().filter(|_| digits).map(Self);
        number.ok_or_else(|| {
            NotationError::new("a whole number from 0 to 18446744073709551615", text)
        })
    }
}

crate::serde_as_text!(Exact);
