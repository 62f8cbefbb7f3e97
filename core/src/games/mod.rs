//! The list of all games of the library.

/// Includes the messages of a game, compiled by `core/build` from `core/texts`.
#[allow(unused_macros, reason = "there may be no game in this build")]
macro_rules! texts {
    ($game:literal) => {
        include!(concat!(env!("OUT_DIR"), "/", $game, ".rs"));

        /// The messages about what is wrong.
        pub(super) mod faults {
            include!(concat!(env!("OUT_DIR"), "/", $game, "_faults.rs"));
        }
    };
}

#[cfg(feature = "berlin")]
pub mod berlin;
#[cfg(feature = "die-mauer")]
pub mod die_mauer;
#[cfg(feature = "mauerbauer")]
pub mod mauerbauer;

use crate::base::rule::NotationError;
use crate::game::Info;
use crate::text::message::{errors, message};

/// Evaluates a macro of this file. Its arguments are the given ones and a row for each game in this
/// build, with its id and its module.
#[doc(hidden)]
#[macro_export]
macro_rules! each_game {
    ($then:ident $given:tt) => {
        $crate::die_mauer_row! { $then $given }
    };
}

/// Adds the row of Die Mauer if it is compiled in, and continues with Berlin.
#[cfg(feature = "die-mauer")]
#[doc(hidden)]
#[macro_export]
macro_rules! die_mauer_row {
    ($then:ident $given:tt) => {
        $crate::berlin_row! { $then $given "die-mauer" die_mauer }
    };
}
#[cfg(not(feature = "die-mauer"))]
#[doc(hidden)]
#[macro_export]
macro_rules! die_mauer_row {
    ($then:ident $given:tt) => {
        $crate::berlin_row! { $then $given }
    };
}

/// Adds the row of Berlin if it is compiled in, and continues with Mauerbauer.
#[cfg(feature = "berlin")]
#[doc(hidden)]
#[macro_export]
macro_rules! berlin_row {
    ($then:ident $given:tt $($rows:tt)*) => {
        $crate::mauerbauer_row! { $then $given $($rows)* "berlin" berlin }
    };
}
#[cfg(not(feature = "berlin"))]
#[doc(hidden)]
#[macro_export]
macro_rules! berlin_row {
    ($then:ident $given:tt $($rows:tt)*) => {
        $crate::mauerbauer_row! { $then $given $($rows)* }
    };
}

/// Adds the row of Mauerbauer if it is compiled in, and evaluates the macro.
#[cfg(feature = "mauerbauer")]
#[doc(hidden)]
#[macro_export]
macro_rules! mauerbauer_row {
    ($then:ident $given:tt $($rows:tt)*) => {
        $crate::$then! { @ $given $($rows)* "mauerbauer" mauerbauer }
    };
}
#[cfg(not(feature = "mauerbauer"))]
#[doc(hidden)]
#[macro_export]
macro_rules! mauerbauer_row {
    ($then:ident $given:tt $($rows:tt)*) => {
        $crate::$then! { @ $given $($rows)* }
    };
}

/// Lists the descriptions of the games.
#[doc(hidden)]
#[macro_export]
macro_rules! infos {
    (@ () $($id:literal $module:ident)*) => {
        &[$(<$crate::$module::State as $crate::Game>::INFO),*]
    };
}

/// The descriptions of the library's games. Games with a disabled feature are missing.
pub const GAMES: &[Info] = each_game! { infos () };

/// Evaluates an expression with a type name bound to the game with an id. Use it in programs that
/// choose the game at run time. Returns `Some` of the value, or `None` if no game has the id.
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
    (@ ($id:expr, $game:ident => $value:expr) $($name:literal $module:ident)*) => {
        match $id {
            $($name => {
                type $game = $crate::$module::State;
                Some($value)
            })*
            _ => None,
        }
    };
    ($id:expr, $game:ident => $value:expr) => {
        $crate::each_game! { with_game ($id, $game => $value) }
    };
}

/// Returns the error of an unknown game id.
#[must_use]
pub fn unknown_game(id: &str) -> NotationError {
    NotationError::new(message!(errors::AGame), id)
}
