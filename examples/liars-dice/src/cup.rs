//! Cups, and what is under them.

use std::fmt;
use std::str::FromStr;

use mauerwerk::kit::serde_as_text;
use mauerwerk::{NotationError, Seat, Viewer};

use crate::roll::Roll;

/// A seat's cup. A cup without dice is one whose dice wait to be rolled, none of them.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Cup {
    /// That many dice that wait to be rolled, written `.....`, or `-` for none.
    Waiting(u8),
    /// Dice that were rolled, written as their faces.
    Rolled(Roll),
    /// That many dice that the viewer can't see, written `?????`.
    Hidden(u8),
}

impl Cup {
    /// Returns how many dice are under the cup.
    #[must_use]
    pub fn dice(&self) -> u8 {
        match self {
            Self::Waiting(dice) | Self::Hidden(dice) => *dice,
            Self::Rolled(roll) => roll.size(),
        }
    }

    /// Returns what was rolled under the cup, if that can be seen.
    #[must_use]
    pub fn roll(&self) -> Option<Roll> {
        match self {
            Self::Rolled(roll) => Some(*roll),
            _ => None,
        }
    }

    /// Returns whether its dice wait to be rolled.
    #[must_use]
    pub fn is_waiting(&self) -> bool {
        matches!(self, Self::Waiting(1..))
    }

    /// Returns the cup of `seat` as `viewer` sees it.
    pub(crate) fn seen_by(self, seat: Seat, viewer: Viewer) -> Self {
        match self {
            Self::Rolled(roll) if !viewer.is(seat) => Self::Hidden(roll.size()),
            other => other,
        }
    }
}

impl Default for Cup {
    fn default() -> Self {
        Self::Waiting(0)
    }
}

impl fmt::Display for Cup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Waiting(0) => f.write_str("-"),
            Self::Waiting(dice) => f.write_str(&".".repeat((*dice).into())),
            Self::Rolled(roll) => roll.fmt(f),
            Self::Hidden(dice) => f.write_str(&"?".repeat((*dice).into())),
        }
    }
}

impl FromStr for Cup {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let error = || NotationError::new("a cup, such as 13355, ....., ????? or -", text);
        let dice =
            Some(text.len()).filter(|len| (1..=Roll::LIMIT).contains(len)).ok_or_else(error)? as u8;
        let all = |sign| text.chars().all(|character| character == sign);
        match text {
            "-" => Ok(Self::Waiting(0)),
            _ if all('.') => Ok(Self::Waiting(dice)),
            _ if all('?') => Ok(Self::Hidden(dice)),
            _ => text.parse().map(Self::Rolled).map_err(|_| error()),
        }
    }
}

serde_as_text!(Cup);
