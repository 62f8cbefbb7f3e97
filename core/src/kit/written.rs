//! A macro for the written forms of a game's types.

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
