//! Tools for writing games, in addition to the contract (feature `kit`).
//!
//! The games of the library use them, too. `docs/new-game.md` in the repository shows how they fit
//! together, and `examples/liars-dice` is a game outside the library.
//!
//! | for | tools |
//! |---|---|
//! | rulings, their chapters, and reasons that cite them | [`rules!`], [`chapters!`], [`reasons!`] |
//! | the kinds of actions and of events | [`kinds!`] |
//! | setups: options with names, defaults and errors in plain words | [`options!`], [`named!`], [`fields`] |
//! | notation: positions as tokens, values as text | [`tokens`], [`serde_as_text!`] |
//! | the written forms of positions, states, views and events | [`written_forms!`] |
//! | drawings | [`canvas`] |
//! | games without a tally | [`NoTally`](crate::NoTally) |
//!
//! # Examples
//! ```
//! # #[cfg(feature = "kit")] {
//! use mauerwerk::kit::{reasons, rules, tokens::TokenLine};
//! use mauerwerk::Reason as _;
//!
//! mod rules {
//!     mauerwerk::kit::rules! {
//!         NI_01: "Taking", "A seat takes one to three stones.", ["house"];
//!     }
//! }
//!
//! reasons! {
//!     /// Fewer than one or more than three stones.
//!     WrongNumber = "wrong_number" by NI_01: "Take one to three stones.",
//! }
//!
//! assert_eq!(Reason::WrongNumber.rule(), &rules::NI_01);
//!
//! let mut line = TokenLine::default();
//! line.token("stones", 12);
//! line.token_if(false, "taken", 3);
//! assert_eq!(line.into_text(), "stones:12");
//! # }
//! ```

mod rulings;
mod written;

#[doc(inline)]
pub use crate::text::notation::tokens;
#[doc(inline)]
pub use crate::{chapters, kinds, named, options, reasons, rules, serde_as_text, written_forms};

/// Drawing primitives: a sheet of SVG, colours in two themes, and the parts around the playing
/// area.
pub mod canvas {
    pub use crate::sheet::canvas::*;
}

/// Types that read options, for fields whose own type does not describe what is allowed.
pub mod fields {
    pub use crate::text::serde_text::{Digits, List, Ordered, Small, Wide};
    pub use crate::text::takes::OptionType;
}

/// Support code that the macros expand to.
#[doc(hidden)]
pub mod macro_support {
    pub use super::rulings::dashed;
    pub use crate::text::notation::options::{one_of, read, value, write};
    pub use crate::text::serde_text::parsed;
}

/// Declares the kinds of a game's actions or events, which are the variants of an enum. `KINDS`
/// contains their names, and `kind()` returns the kind of a value.
///
/// # Examples
/// ```
/// # #[cfg(feature = "kit")] {
/// enum Action {
///     Doubt,
///     Bid(u8, u8),
///     Roll { dice: u8 },
/// }
///
/// mauerwerk::kit::kinds!(Action { Doubt, Bid(..), Roll { .. } });
/// assert_eq!(Action::KINDS, ["Doubt", "Bid", "Roll"]);
/// assert_eq!(Action::Bid(3, 6).kind(), 1);
/// # }
/// ```
#[macro_export]
#[doc(hidden)]
macro_rules! kinds {
    ($of:ident { $($kind:ident $(($tuple:tt))? $({$fields:tt})?),+ $(,)? }) => {
        impl $of {
            pub(crate) const KINDS: &'static [&'static str] = &[$(stringify!($kind)),+];

            pub(crate) const fn kind(&self) -> usize {
                enum Kind { $($kind),+ }
                match self { $(Self::$kind $(($tuple))? $({$fields})? => Kind::$kind as usize),+ }
            }
        }
    };
}
