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

/// Declares an enum of one generic value, such as a [`Record`](crate::Record), of any game of the
/// library, made of each of them by `From`; [`on_game!`](crate::on_game) evaluates with what is in it.
///
/// # Examples
/// ```
/// use mauerwerk::{Game, Record, any_game, die_mauer, on_game};
///
/// any_game! {
///     /// A record of any game.
///     enum AnyRecord(Record)
/// }
///
/// let record = Record::<die_mauer::State>::new(&die_mauer::Setup::default())?;
/// let any = AnyRecord::from(record);
/// assert_eq!(on_game!(AnyRecord, &any, record => record.state().seats()), 4);
/// # Ok::<(), mauerwerk::Faults>(())
/// ```
#[macro_export]
macro_rules! any_game {
    ($(#[$doc:meta])* $visibility:vis enum $name:ident($value:ident)) => {
        $crate::any_game! { @ $(#[$doc])* $visibility $name $value
            DieMauer die_mauer, Berlin berlin, Mauerbauer mauerbauer
        }
    };
    (@ $(#[$doc:meta])* $visibility:vis $name:ident $value:ident
        $($game:ident $module:ident),+) => {
        $(#[$doc])*
        $visibility enum $name {
            $(#[doc = "Of that game."] $game($value<$crate::$module::State>),)+
        }

        $(impl From<$value<$crate::$module::State>> for $name {
            fn from(value: $value<$crate::$module::State>) -> Self {
                Self::$game(value)
            }
        })+
    };
}

/// Evaluates an expression with what is in an enum that [`any_game!`](crate::any_game) has declared,
/// whatever the game.
#[macro_export]
macro_rules! on_game {
    ($name:ident, $any:expr, $value:ident => $result:expr) => {
        match $any {
            $name::DieMauer($value) => $result,
            $name::Berlin($value) => $result,
            $name::Mauerbauer($value) => $result,
        }
    };
}

/// Returns the error for an id that no game of the library has.
#[must_use]
pub fn unknown_game(id: &str) -> NotationError {
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
