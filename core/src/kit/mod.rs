//! Tools for writing games, in addition to the contract (feature `kit`).
//!
//! The games of the library use them, too. `docs/new-game.md` in the repository shows how they fit
//! together, and `examples/liars-dice` is a game outside the library.
//!
//! | for | tools |
//! |---|---|
//! | rulings, their chapters, and reasons that cite them | [`rules!`], [`chapters!`], [`reasons!`] |
//! | the kinds of actions and of events | [`kinds!`] |
//! | setups: options with names, defaults and errors in plain words | [`setup!`], [`options!`], [`named!`], [`fields`] |
//! | notation: positions as tokens, values as text | [`tokens`], [`position_tokens!`], [`text_form!`], [`serde_as_text!`] |
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

#[doc(inline)]
pub use crate::text::notation::tokens;
#[doc(inline)]
pub use crate::{
    chapters, kinds, named, options, position_tokens, reasons, rules, serde_as_text, setup,
    text_form, written_forms,
};

/// Drawing primitives: a sheet of SVG, colours in two themes, and the parts around the playing
/// area.
pub mod canvas {
    pub use crate::sheet::canvas::*;
}

/// Types that read options, for fields whose own type does not describe what is allowed.
pub mod fields {
    pub use crate::text::serde_text::{Digits, List, Ordered, Small, Wide};
    pub use crate::text::setup_option::OptionType;
}

/// Support code that the macros expand to.
#[doc(hidden)]
pub mod macro_support {
    pub use super::dashed;
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

/// Implements the written forms of a game's `Position`, `State` and `Event`.
///
/// Before `=>` is a name for a reference to a `State`, and after it the `Position` of that state.
/// `Position` has a field `setup` and a function `tokens`, and implements serde and
/// `TryInto<State>`. The macro implements:
///
/// - `Display` for `Position`: the setup and the tokens
/// - `Display`, `Debug` and serde for `State`, through `Position`
/// - `Display` for `Event`: its message
/// - with `View` at the end: `Display` for `View`, which has a field `position`, and `FromStr` for
///   `State`, through `Position`
///
/// `written_forms!(State(Position))` is for a small game. It declares `State`, which wraps a legal
/// `Position`, and `View`, which has the fields `viewer` and `position`, and implements all forms.
/// `Position` has the functions `seen_by(&self, viewer)` and `faults(&self, viewer)`. A position
/// without a viewer must be complete. `View::read` reads a view from notation.
///
/// `Event` must override its message, because the default message is the text of `Display`.
///
/// # Examples
/// ```
/// # #[cfg(feature = "kit")] {
/// use mauerwerk::{Faults, Message, Viewer};
/// use serde::{Deserialize, Serialize};
///
/// #[derive(Deserialize, Serialize)]
/// struct Position { setup: u8, stones: u8 }
///
/// impl Position {
///     fn tokens(&self) -> String {
///         format!("stones:{}", self.stones)
///     }
/// }
///
/// struct State(Position);
///
/// impl TryFrom<Position> for State {
///     type Error = Faults;
///
///     fn try_from(position: Position) -> Result<Self, Faults> {
///         if position.stones > 12 { Err(Faults::one("too many stones")) } else { Ok(Self(position)) }
///     }
/// }
///
/// #[derive(Clone, Debug, Deserialize, Eq, Hash, PartialEq, Serialize)]
/// struct Event { taken: u8 }
///
/// impl mauerwerk::Event for Event {
///     fn seen_by(&self, _: Viewer) -> Self {
///         self.clone()
///     }
///
///     fn message(&self) -> Message {
///         format!("{} taken", self.taken).into()
///     }
/// }
///
/// mauerwerk::kit::written_forms!(state => state.0);
///
/// let state: State = serde_json::from_str(r#"{"setup": 2, "stones": 5}"#).unwrap();
/// assert_eq!(state.to_string(), "2 stones:5");
/// assert!(serde_json::from_str::<State>(r#"{"setup": 2, "stones": 13}"#).is_err());
/// assert_eq!(Event { taken: 3 }.to_string(), "3 taken");
/// # }
/// ```
#[macro_export]
#[doc(hidden)]
macro_rules! written_forms {
    (State(Position)) => {
        /// A legal and complete position.
        #[derive(Clone, Eq, PartialEq, Hash)]
        pub struct State(pub(crate) Position);

        impl TryFrom<Position> for State {
            type Error = $crate::Faults;

            fn try_from(position: Position) -> Result<Self, $crate::Faults> {
                position.faults(None).or(Self(position))
            }
        }

        /// A view: a position with unknown parts.
        #[derive(Clone, Eq, PartialEq, Hash, Debug, ::serde::Serialize, ::serde::Deserialize)]
        #[serde(deny_unknown_fields)]
        pub struct View {
            /// The viewer.
            pub viewer: $crate::Viewer,
            /// The position as far as the viewer knows it.
            pub position: Position,
        }

        impl View {
            /// Reads a view from the notation of its position.
            pub(crate) fn read(
                viewer: $crate::Viewer,
                notation: &str,
            ) -> Result<Self, $crate::Faults> {
                let position: Position = notation.parse()?;
                let seats = position.setup.players.into();
                let viewer = viewer.at_table(seats).map_err($crate::Faults::one)?;
                position.faults(Some(viewer)).or(Self { viewer, position: position.seen_by(viewer) })
            }
        }

        $crate::written_forms!(state => state.0, View);
    };
    ($state:ident => $position:expr) => {
        impl std::fmt::Display for Position {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(f, "{} {}", self.setup, self.tokens())
            }
        }

        impl std::fmt::Display for State {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                let $state = self;
                std::fmt::Display::fmt(&$position, f)
            }
        }

        impl std::fmt::Debug for State {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(f, "State({self})")
            }
        }

        impl ::serde::Serialize for State {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                let $state = self;
                ::serde::Serialize::serialize(&$position, serializer)
            }
        }

        impl<'de> ::serde::Deserialize<'de> for State {
            fn deserialize<D: ::serde::Deserializer<'de>>(
                deserializer: D,
            ) -> Result<Self, D::Error> {
                let position = <Position as ::serde::Deserialize>::deserialize(deserializer)?;
                Self::try_from(position).map_err(::serde::de::Error::custom)
            }
        }

        impl std::fmt::Display for Event {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                std::fmt::Display::fmt(&$crate::Event::message(self), f)
            }
        }
    };
    ($state:ident => $position:expr, View) => {
        $crate::written_forms!($state => $position);

        impl std::fmt::Display for View {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(&self.position.tokens())
            }
        }

        impl std::str::FromStr for State {
            type Err = $crate::Faults;

            fn from_str(text: &str) -> Result<Self, $crate::Faults> {
                text.parse::<Position>()?.try_into()
            }
        }
    };
}

/// Turns the name of a constant into its id: `DM_20` into `DM-20`.
pub const fn dashed<const LENGTH: usize>(name: &str) -> [u8; LENGTH] {
    let mut id = [0; LENGTH];
    let mut index = 0;
    while index < LENGTH {
        let byte = name.as_bytes()[index];
        id[index] = if byte == b'_' { b'-' } else { byte };
        index += 1;
    }
    id
}

/// Declares the rulings of a game: a constant for each, named after its id, and `RULES` with all of
/// them in the given order.
///
/// Each ruling has a title, a sentence, its sources, and optionally the `options: [...]` that
/// change it. `definition: true` marks a ruling that only defines a word, so that no code enforces
/// it. A ruling without a title and a sentence uses the message files.
///
/// # Examples
/// ```
/// # #[cfg(feature = "kit")] {
/// mauerwerk::kit::rules! {
///     LD_01: "Seats", "Two to six seats play.", ["house"], options: ["players"];
///     LD_02: "A die", "A die shows one to six.", ["house"], definition: true;
/// }
/// assert_eq!(LD_01.id.as_str(), "LD-01");
/// assert_eq!(RULES.len(), 2);
/// # }
/// ```
#[macro_export]
#[doc(hidden)]
macro_rules! rules {
    ($($name:ident: $($title:literal, $sentence:literal,)? [$($source:literal),+]
         $(, options: [$($option:literal),+])? $(, definition: $definition:literal)?;)+) => {
        $(
            #[doc = $crate::sentence_of!($name $($sentence)?)]
            pub const $name: $crate::Rule = {
                const ID: [u8; stringify!($name).len()] =
                    $crate::kit::macro_support::dashed(stringify!($name));
                let id = match str::from_utf8(&ID) {
                    Ok(id) => $crate::RuleId::new(id),
                    Err(_) => $crate::RuleId::new(stringify!($name)),
                };
                $crate::Rule::new(id, $crate::text_of!($name $($title, $sentence)?), &[$($source),+])
                    .changed_by(&[$($($option),+)?])
                    .as_definition(false $(|| $definition)?)
            };
        )+

        /// Every ruling of the game, in the order of their ids.
        pub const RULES: &[$crate::Rule] = &[$($name),+];
    };
}

/// Declares the chapters of a game's rulebook in `CHAPTERS`, each with its id, its title and its rulings.
/// Both chapters and rulings have the order in which one would teach them.
///
/// A title is English text, or a constant of the game's module `words`.
///
/// # Examples
/// ```
/// # #[cfg(feature = "kit")] {
/// mauerwerk::kit::rules! {
///     LD_01: "Seats", "Two to six seats play.", ["house"];
///     LD_02: "A die", "A die shows one to six.", ["house"];
/// }
/// mauerwerk::kit::chapters! {
///     "start" "Before the game": LD_02 LD_01;
/// }
/// assert_eq!(CHAPTERS[0].rules, [LD_02.id, LD_01.id]);
/// # }
/// ```
#[macro_export]
#[doc(hidden)]
macro_rules! chapters {
    (@title $title:literal) => {
        $crate::Translated::english($title)
    };
    (@title $title:ident) => {
        words::$title
    };
    ($($id:literal $title:tt: $($rule:ident)+;)+) => {
        /// The chapters of the game's rulebook, in the order in which one would teach them.
        pub const CHAPTERS: &[$crate::Chapter] = &[$(
            $crate::Chapter::new($id, $crate::chapters!(@title $title), &[$($rule.id),+]),
        )+];
    };
}

/// Returns a text: the given English text, or that of the game's module `words`.
#[macro_export]
#[doc(hidden)]
macro_rules! text_of {
    ($name:ident) => {
        words::$name
    };
    ($name:ident $text:literal) => {
        $crate::Translated::english($text)
    };
    ($name:ident $title:literal, $text:literal) => {
        [$crate::Translated::english($title), $crate::Translated::english($text)]
    };
}

/// Returns the sentence of a ruling in English, as a literal.
#[macro_export]
#[doc(hidden)]
macro_rules! sentence_of {
    ($name:ident) => {
        sentence!($name)
    };
    ($name:ident $sentence:literal) => {
        $sentence
    };
}

/// Declares the enum `Reason`, which implements [`Reason`](crate::Reason).
///
/// Each reason has a code, the ruling that forbids the action, and advice on what to do instead.
/// The rulings are constants of a module `rules` in scope. A reason without advice uses the message
/// files.
///
/// # Examples
/// ```
/// # #[cfg(feature = "kit")] {
/// mod rules {
///     mauerwerk::kit::rules! { LD_01: "Turns", "One seat decides at a time.", ["house"]; }
/// }
///
/// mauerwerk::kit::reasons! {
///     /// A seat that is not to move.
///     NotToMove = "not_to_move" by LD_01: "Wait for your turn.",
/// }
/// assert_eq!(mauerwerk::Reason::code(&Reason::NotToMove), "not_to_move");
/// # }
/// ```
#[macro_export]
#[doc(hidden)]
macro_rules! reasons {
    ($($(#[$doc:meta])* $name:ident = $code:literal by $rule:ident $(: $advice:literal)?,)+) => {
        /// The cause of a refusal.
        #[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
        #[non_exhaustive]
        pub enum Reason { $($(#[$doc])* $name,)+ }

        impl Reason {
            /// All reasons.
            pub const ALL: &'static [Self] = &[$(Self::$name,)+];
        }

        impl $crate::Reason for Reason {
            fn rule(&self) -> &'static $crate::Rule {
                match self { $(Self::$name => &rules::$rule,)+ }
            }

            fn code(&self) -> &'static str {
                match self { $(Self::$name => $code,)+ }
            }

            fn advice(&self) -> $crate::Translated {
                match self { $(Self::$name => $crate::text_of!($name $($advice)?),)+ }
            }
        }
    };
}
