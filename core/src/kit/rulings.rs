//! Macros for rulings and for the reasons that cite them.

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
