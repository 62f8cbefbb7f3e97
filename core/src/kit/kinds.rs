//! A macro for the kinds of actions and of events.

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
