//! The games of the library, in one place.

use serde::Deserialize;

use crate::game::{Game, Info};
use crate::rule::{Faults, NotationError};
use crate::serde_text::Written;
use crate::{berlin, die_mauer, mauerbauer};

/// What kind of game each game of the library is.
pub const GAMES: &[Info] = &[die_mauer::State::INFO, berlin::State::INFO, mauerbauer::State::INFO];

/// Evaluates an expression with a type name bound to the game of an id, for programs that choose
/// the game when they run: `Some` of its value, or `None` if no game has that id.
///
/// # Examples
/// ```
/// use mauerwerk::{with_game, Game};
///
/// assert_eq!(with_game!("die-mauer", G => G::INFO.name), Some("Die Mauer"));
/// assert_eq!(with_game!("chess", G => G::INFO.name), None);
/// ```
#[macro_export]
macro_rules! with_game {
    ($id:expr, $game:ident => $value:expr) => {
        match $id {
            "die-mauer" => {
                type $game = $crate::die_mauer::State;
                Some($value)
            }
            "berlin" => {
                type $game = $crate::berlin::State;
                Some($value)
            }
            "mauerbauer" => {
                type $game = $crate::mauerbauer::State;
                Some($value)
            }
            _ => None,
        }
    };
}

/// Returns the error for an id that no game of the library has.
#[must_use]
pub fn no_game(id: &str) -> NotationError {
    NotationError::new("the id of a game", id)
}

/// Returns the id of the game that a record in JSON is of; no game of the library need have it.
///
/// # Errors
/// Returns why the text is no record.
///
/// # Examples
/// ```
/// assert_eq!(mauerwerk::recorded_game("{\"game\": \"chess\"}"), Ok("chess".to_owned()));
/// ```
pub fn recorded_game(json: &str) -> Result<String, Faults> {
    #[derive(Deserialize)]
    struct Header {
        game: String,
    }
    Written::json(json)?.read::<Header>().map(|header| header.game)
}
