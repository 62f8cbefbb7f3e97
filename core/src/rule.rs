//! Rulings as data, and what cites them: refused actions and faulty set-ups.

use std::fmt;

use serde::{Serialize, Serializer};

use crate::game::Actor;

/// Names a ruling, for instance `DM-20`. Ids are stable across versions.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub struct RuleId(&'static str);

impl RuleId {
    /// Names the ruling of that id; a game's own test checks that the ruling exists.
    #[must_use]
    pub const fn new(id: &'static str) -> Self {
        Self(id)
    }

    /// Returns the id as text.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        self.0
    }
}

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.0)
    }
}

impl Serialize for RuleId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.0)
    }
}

/// Holds one ruling: what a game does where its texts are silent or disagree.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
pub struct Rule {
    /// Names the ruling.
    pub id: RuleId,
    /// Says in a few words what the ruling is about.
    pub title: &'static str,
    /// States the ruling in one sentence.
    pub sentence: &'static str,
    /// The texts the ruling rests on, by the signs of [`Info::credits`](crate::Info::credits).
    pub sources: &'static [&'static str],
    /// The options that change the ruling; none if it is fixed.
    pub options: &'static [&'static str],
    /// Whether the ruling only says what a word means, so that no code enforces it.
    pub definition: bool,
}

/// A sign that stands in the [`source`](Rule::source) of rulings, with its meaning.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
pub struct Credit {
    /// The sign, for instance `EN`.
    pub sign: &'static str,
    /// What it stands for: a text, or who decided.
    pub meaning: &'static str,
}

/// Writes down what a sign means.
pub(crate) const fn credit(sign: &'static str, meaning: &'static str) -> Credit {
    Credit { sign, meaning }
}

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}: {}", self.id, self.title, self.sentence)
    }
}

/// Turns the name of a constant into the id it stands for: `DM_20` into `DM-20`.
#[doc(hidden)]
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

/// Declares the rulings of a game: a constant each, named after the id, and all of them in
/// `RULES`, in the order given. A ruling that no code enforces, since it only says what a word
/// means, is marked `definition: true`.
#[macro_export]
#[doc(hidden)]
macro_rules! rules {
    ($($name:ident: $title:literal, $sentence:literal,
        [$($source:literal),+] $(, options: [$($option:literal),+])? $(, definition: $definition:literal)?;)+) => {
        $(
            #[doc = $sentence]
            pub const $name: $crate::Rule = {
                const ID: [u8; stringify!($name).len()] =
                    $crate::kit::dashed(stringify!($name));
                $crate::Rule {
                    id: match str::from_utf8(&ID) {
                        Ok(id) => $crate::RuleId::new(id),
                        Err(_) => $crate::RuleId::new(stringify!($name)),
                    },
                    title: $title,
                    sentence: $sentence,
                    sources: &[$($source),+],
                    options: &[$($($option),+)?],
                    definition: false $(|| $definition)?,
                }
            };
        )+

        /// Every ruling of the game, in the order of their ids.
        pub const RULES: &[$crate::Rule] = &[$($name),+];
    };
}

/// Declares the reasons for refusing an action, each with its code and the ruling that forbids it.
#[macro_export]
#[doc(hidden)]
macro_rules! reasons {
    ($($(#[$doc:meta])* $name:ident = $code:literal by $rule:ident,)+) => {
        /// The cause of a refusal.
        #[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
        #[non_exhaustive]
        pub enum Reason { $($(#[$doc])* $name,)+ }

        impl Reason {
            /// Every reason.
            pub const ALL: &'static [Self] = &[$(Self::$name,)+];
        }

        impl $crate::Reason for Reason {
            fn rule(&self) -> &'static $crate::Rule {
                match self { $(Self::$name => &rules::$rule,)+ }
            }

            fn code(&self) -> &'static str {
                match self { $(Self::$name => $code,)+ }
            }
        }
    };
}

/// Says why an action was refused: a game's own small enum.
pub trait Reason: Copy + Eq + fmt::Debug + Send + Sync + 'static {
    /// Returns the ruling that refuses the action.
    fn rule(&self) -> &'static Rule;

    /// Returns a stable name for programs, in `snake_case`.
    fn code(&self) -> &'static str;
}

/// Reports an action that the rules refuse; the state it was meant for is unchanged.
///
/// Its text is the sentence of the ruling, then who wanted to do what.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Illegal<A, R> {
    /// Holds who wanted to act.
    pub actor: Actor,
    /// Holds the refused action.
    pub action: A,
    /// Says why it was refused.
    pub reason: R,
}

impl<A, R: Reason> Illegal<A, R> {
    /// Returns the ruling that refuses the action.
    #[must_use]
    pub fn rule(&self) -> &'static Rule {
        self.reason.rule()
    }
}

impl<A: fmt::Display, R: Reason> fmt::Display for Illegal<A, R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Rule { id, sentence, .. } = self.rule();
        write!(f, "{id}: {sentence} [{}: {}]", self.actor, self.action)
    }
}

impl<A: fmt::Display + fmt::Debug, R: Reason> std::error::Error for Illegal<A, R> {}

/// Reports text that is no notation of what was expected.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct NotationError {
    expected: &'static str,
    found: String,
}

impl NotationError {
    /// Holds how many characters of the text the report quotes.
    const QUOTED: usize = 40;

    /// Reports that `found` is not what was `expected`; long text is quoted in part.
    #[must_use]
    pub fn new(expected: &'static str, found: &str) -> Self {
        Self { expected, found: Self::quote(found) }
    }

    /// Returns what was expected.
    pub(crate) const fn expected(&self) -> &'static str {
        self.expected
    }

    /// Says of something that has a name what it takes, and what stands there.
    pub(crate) fn as_value(&self) -> String {
        format!("takes {}; this is {:?}", self.expected, self.found)
    }

    /// Returns text as a report quotes it: in part, if it is long.
    pub(crate) fn quote(text: &str) -> String {
        shortened(text, Self::QUOTED)
    }
}

fn shortened(text: &str, letters: usize) -> String {
    match text.char_indices().nth(letters) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is not {}", self.found, self.expected)
    }
}

impl std::error::Error for NotationError {}

/// Lets text itself stand where an action is read.
impl From<std::convert::Infallible> for NotationError {
    fn from(never: std::convert::Infallible) -> Self {
        match never {}
    }
}

/// Names one thing that is wrong with a set-up, a position or a record.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
pub struct Fault {
    /// Names the ruling it breaks, if it breaks one.
    pub rule: Option<RuleId>,
    /// Says what is wrong.
    pub text: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.rule {
            Some(rule) => write!(f, "{rule}: {}", self.text),
            None => f.write_str(&self.text),
        }
    }
}

/// Reports all that is wrong with a set-up, a position or a record, at once.
#[derive(Clone, Default, Eq, PartialEq, Debug)]
pub struct Faults(Vec<Fault>);

impl Faults {
    /// Holds how many letters of a fault are told, and how many faults: what is wrong may quote any
    /// text from outside.
    const LETTERS: usize = 1000;
    const MOST: usize = 1000;

    /// Reports a single fault that breaks no ruling.
    pub fn one(text: impl fmt::Display) -> Self {
        let mut faults = Self::default();
        faults.add(None, text);
        faults
    }

    /// Adds a fault. A text of more than a thousand letters is told in part, and of more than a
    /// thousand faults only that there are more.
    pub fn add(&mut self, rule: Option<RuleId>, text: impl fmt::Display) {
        let text = shortened(&text.to_string(), Self::LETTERS);
        self.push(Fault { rule, text });
    }

    fn push(&mut self, fault: Fault) {
        match self.0.len() {
            Self::MOST => self.0.push(Fault { text: "and more".to_owned(), ..fault }),
            number if number < Self::MOST => self.0.push(fault),
            _ => (),
        }
    }

    /// Adds a fault that breaks a ruling, unless `holds`.
    pub fn check(&mut self, holds: bool, rule: Rule, text: impl fmt::Display) {
        if !holds {
            self.add(Some(rule.id), text);
        }
    }

    /// Adds the faults of another report.
    pub fn extend(&mut self, others: Self) {
        others.0.into_iter().for_each(|fault| self.push(fault));
    }

    /// Says of each fault in what it is.
    #[must_use]
    pub(crate) fn within(mut self, place: &str) -> Self {
        for fault in &mut self.0 {
            fault.text = format!("{place}: {}", fault.text);
        }
        self
    }

    /// Returns `value` if nothing is wrong.
    ///
    /// # Errors
    /// Returns the report itself if it names a fault.
    pub fn or<T>(self, value: T) -> Result<T, Self> {
        if self.0.is_empty() { Ok(value) } else { Err(self) }
    }

    /// Returns the faults in the order they were found.
    #[must_use]
    pub fn as_slice(&self) -> &[Fault] {
        &self.0
    }
}

impl fmt::Display for Faults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (nth, fault) in self.0.iter().enumerate() {
            write!(f, "{}{fault}", if nth == 0 { "" } else { "; " })?;
        }
        Ok(())
    }
}

impl std::error::Error for Faults {}

impl From<NotationError> for Faults {
    fn from(error: NotationError) -> Self {
        Self::one(error)
    }
}
