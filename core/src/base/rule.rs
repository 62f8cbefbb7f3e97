//! Rulings as data, faults that cite them, and refusals.

use std::fmt;

use serde::{Serialize, Serializer};
use thiserror::Error;

use crate::base::actor::Actor;
use crate::base::lang::{Lang, Translated};
use crate::text::message::{Arg, Message, Reader, common, errors, message, told};

/// The id of a ruling, for instance `DM-20`. Ids are stable across versions.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub struct RuleId(&'static str);

impl RuleId {
    /// Makes an id from a prefix of the game, a dash and a number. The game's tests check that the
    /// ruling exists.
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

impl From<RuleId> for Arg {
    fn from(rule: RuleId) -> Self {
        Self::Rule(rule.as_str())
    }
}

impl Serialize for RuleId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.0)
    }
}

/// A ruling: what a game does, and the sources.
///
/// The macro `rules!` of the feature `kit` declares the rulings of a game.
///
/// # Examples
/// ```
/// use mauerwerk::die_mauer::rules;
///
/// assert_eq!(rules::DM_20.id.as_str(), "DM-20");
/// assert!(rules::DM_20.to_string().starts_with("DM-20 Towers and gates: A tower or"));
/// ```
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize)]
#[non_exhaustive]
pub struct Rule {
    /// The id.
    pub id: RuleId,
    title: Translated,
    sentence: Translated,
    /// The texts that support the ruling, by their signs in
    /// [`Info::credits`](crate::Info::credits).
    pub sources: &'static [&'static str],
    /// The options that change the ruling. Empty if it is fixed.
    pub options: &'static [&'static str],
    /// Whether the ruling only defines a word, so that no code enforces it.
    pub definition: bool,
}

impl Rule {
    /// Makes a ruling from its title and its sentence. No option changes it.
    #[must_use]
    pub const fn new(
        id: RuleId,
        [title, sentence]: [Translated; 2],
        sources: &'static [&'static str],
    ) -> Self {
        Self { id, title, sentence, sources, options: &[], definition: false }
    }

    /// Returns the subject of the ruling, in a few words.
    #[must_use]
    pub fn title(&self, lang: Lang) -> &'static str {
        self.title.get(lang)
    }

    /// Returns the full text of the ruling.
    #[must_use]
    pub fn sentence(&self, lang: Lang) -> &'static str {
        self.sentence.get(lang)
    }

    /// Sets the options that change the ruling.
    #[must_use]
    pub const fn changed_by(self, options: &'static [&'static str]) -> Self {
        Self { options, ..self }
    }

    /// Sets whether the ruling only defines a word.
    #[must_use]
    pub const fn as_definition(self, definition: bool) -> Self {
        Self { definition, ..self }
    }
}

/// A chapter of a game's rulebook: rulings that belong together, in the order in which one would teach
/// them.
///
/// # Examples
/// ```
/// use mauerwerk::{Game, Lang, die_mauer};
///
/// let chapter = &die_mauer::State::INFO.chapters[0];
/// assert_eq!((chapter.id, chapter.title(Lang::En)), ("aim", "What the game is about"));
/// assert_eq!(chapter.rules[0].as_str(), "DM-61");
/// ```
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize)]
#[non_exhaustive]
pub struct Chapter {
    /// The name in addresses of pages, for instance `empty-fists`.
    pub id: &'static str,
    title: Translated,
    /// The ids of its rulings.
    pub rules: &'static [RuleId],
}

impl Chapter {
    /// Makes a chapter.
    #[must_use]
    pub const fn new(id: &'static str, title: Translated, rules: &'static [RuleId]) -> Self {
        Self { id, title, rules }
    }

    /// Returns what the chapter is about, in a few words.
    #[must_use]
    pub fn title(&self, lang: Lang) -> &'static str {
        self.title.get(lang)
    }
}

/// A sign that the [sources](Rule::sources) of rulings use, with its meaning.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize)]
#[non_exhaustive]
pub struct Credit {
    /// The sign, for instance `EN`.
    pub sign: &'static str,
    /// The meaning: a text, or the name of who decided.
    pub meaning: &'static str,
}

impl Credit {
    /// Makes a sign with its meaning.
    #[must_use]
    pub const fn new(sign: &'static str, meaning: &'static str) -> Self {
        Self { sign, meaning }
    }
}

/// Makes a sign with its meaning.
pub(crate) const fn credit(sign: &'static str, meaning: &'static str) -> Credit {
    Credit::new(sign, meaning)
}

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}: {}", self.id, self.title, self.sentence)
    }
}

/// Text that is not a valid notation of the expected thing.
///
/// # Examples
/// ```
/// use mauerwerk::{NotationError, die_mauer::Piece};
///
/// let error: NotationError = "x".parse::<Piece>().unwrap_err();
/// assert!(error.to_string().starts_with("\"x\" is not "));
/// ```
#[derive(Clone, Eq, PartialEq, Hash, Debug, Error)]
#[error("{}", self.message())]
pub struct NotationError {
    expected: Message,
    found: String,
}

impl NotationError {
    /// The most characters of the text that the report quotes.
    const QUOTED: usize = 40;

    /// Reports that `found` is not what was `expected`. Long text is quoted in part.
    #[must_use]
    pub fn new(expected: impl Into<Message>, found: &str) -> Self {
        Self { expected: expected.into(), found: Self::quote(found) }
    }

    /// Returns the error as a message.
    #[must_use]
    pub fn message(&self) -> Message {
        let found = format!("{:?}", self.found);
        message!(errors::IsNot { found, expected: self.expected.clone() })
    }

    /// Returns what was expected.
    pub(crate) const fn expected(&self) -> &Message {
        &self.expected
    }

    /// Returns the expected value and the text found, for an error about a named field.
    pub(crate) fn as_value(&self) -> Message {
        let found = message!(errors::ThisIs { found: format!("{:?}", self.found) });
        message!(errors::Takes { takes: self.expected.clone(), found })
    }

    /// Returns text as reports quote it, cut if it is long.
    pub(crate) fn quote(text: &str) -> String {
        shortened(text, Self::QUOTED)
    }
}

fn shortened(text: &str, characters: usize) -> String {
    match text.char_indices().nth(characters) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

/// Lets `String` be used as an action, as in `Decision<String>`.
impl From<std::convert::Infallible> for NotationError {
    fn from(never: std::convert::Infallible) -> Self {
        match never {}
    }
}

/// One thing that is wrong with a setup, a position or a record.
///
/// # Examples
/// ```
/// use mauerwerk::Game;
/// use mauerwerk::die_mauer::{Setup, State, rules};
///
/// let faults = State::start(&"players:9".parse()?).unwrap_err();
/// let fault = &faults.as_slice()[0];
/// assert_eq!(fault.rule, Some(rules::DM_02.id));
/// assert_eq!(fault.option, Some("players"));
/// # Ok::<(), mauerwerk::Faults>(())
/// ```
#[derive(Clone, Eq, PartialEq, Hash, Debug, Serialize)]
#[non_exhaustive]
pub struct Fault {
    /// The ruling that is broken, or `None` if it breaks no ruling.
    pub rule: Option<RuleId>,
    /// The name of the setup's option that is wrong, or `None` if the fault is not about one
    /// option.
    pub option: Option<&'static str>,
    /// What is wrong.
    #[serde(rename = "text")]
    pub message: Message,
}

impl Fault {
    /// Returns the fault as text for a reader, without the ruling.
    #[must_use]
    pub fn tell(&self, reader: Reader<'_>) -> String {
        self.message.tell(reader)
    }

    /// Returns the fault with the ruling that it breaks before it.
    fn cited(&self) -> Message {
        match self.rule {
            Some(rule) => self.message.clone().within(rule),
            None => self.message.clone(),
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.cited().fmt(f)
    }
}

/// Everything that is wrong with a setup, a position or a record, collected in one report.
///
/// # Examples
/// ```
/// use mauerwerk::Game;
/// use mauerwerk::die_mauer::{Setup, State};
///
/// let setup: Setup = "players:9 rounds:0".parse()?;
/// let faults = State::start(&setup).unwrap_err();
/// assert_eq!(faults.as_slice().len(), 2);
/// # Ok::<(), mauerwerk::Faults>(())
/// ```
#[derive(Clone, Default, Eq, PartialEq, Hash, Debug, Error)]
pub struct Faults(Vec<Fault>);

impl Faults {
    /// The limits of a report, because a fault may quote untrusted input: characters per fault, and
    /// faults per report.
    const CHARACTER_LIMIT: usize = 1000;
    const FAULT_LIMIT: usize = 1000;

    /// Reports a single fault that breaks no ruling.
    pub fn one(text: impl Into<Message>) -> Self {
        let mut faults = Self::default();
        faults.add(None, text);
        faults
    }

    /// Adds a fault. Texts are cut after a thousand characters, and reports after a thousand faults.
    pub fn add(&mut self, rule: Option<RuleId>, text: impl Into<Message>) {
        let message = shortened_message(text.into(), Self::CHARACTER_LIMIT);
        self.push(Fault { rule, option: None, message });
    }

    fn push(&mut self, fault: Fault) {
        match self.0.len() {
            Self::FAULT_LIMIT => {
                self.0.push(Fault { message: message!(errors::AndMore), ..fault });
            }
            number if number < Self::FAULT_LIMIT => self.0.push(fault),
            _ => (),
        }
    }

    /// Adds a fault that breaks a ruling, unless `holds` is true.
    pub fn check<M: Into<Message>>(&mut self, holds: bool, rule: Rule, text: impl FnOnce() -> M) {
        if !holds {
            self.add(Some(rule.id), text());
        }
    }

    /// Adds a fault of an option of a setup that breaks a ruling, unless `holds` is true.
    pub fn check_option<M: Into<Message>>(
        &mut self,
        holds: bool,
        (option, rule): (&'static str, Rule),
        text: impl FnOnce() -> M,
    ) {
        let mut faults = Self::default();
        faults.check(holds, rule, text);
        self.extend(faults.of_option(option));
    }

    /// Adds the faults of another report.
    pub fn extend(&mut self, others: Self) {
        others.0.into_iter().for_each(|fault| self.push(fault));
    }

    /// Puts `place` before the text of each fault.
    #[must_use]
    pub fn within(self, place: &str) -> Self {
        self.within_message(&place.to_owned().into())
    }

    /// Prefixes each fault with its place, which is a message.
    #[must_use]
    pub(crate) fn within_message(mut self, place: &Message) -> Self {
        for fault in &mut self.0 {
            let text = fault.message.clone().within(place.clone());
            fault.message = shortened_message(text, Self::CHARACTER_LIMIT);
        }
        self
    }

    /// Assigns all faults to the option of a setup with the given name.
    #[must_use]
    pub fn of_option(mut self, option: &'static str) -> Self {
        self.0.iter_mut().for_each(|fault| fault.option = Some(option));
        self
    }

    /// Returns all faults as one message, each with its ruling.
    #[must_use]
    pub fn message(&self) -> Message {
        Message::joined(self.0.iter().map(Fault::cited))
    }

    /// Returns `value` if nothing is wrong.
    ///
    /// # Errors
    /// Returns the report itself if it names a fault.
    pub fn or<T>(self, value: T) -> Result<T, Self> {
        if self.0.is_empty() { Ok(value) } else { Err(self) }
    }

    /// Returns the faults in the order in which they were found.
    #[must_use]
    pub fn as_slice(&self) -> &[Fault] {
        &self.0
    }
}

/// Returns a message, or the beginning of its English text if that is too long.
fn shortened_message(message: Message, characters: usize) -> Message {
    let text = message.to_string();
    match shortened(&text, characters) {
        short if short == text => message,
        short => short.into(),
    }
}

impl fmt::Display for Faults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl From<NotationError> for Faults {
    fn from(error: NotationError) -> Self {
        Self::one(error)
    }
}

told!(NotationError, Faults);

/// The cause of a refusal: a small enum of the game.
///
/// The macro `reasons!` of the feature `kit` declares one.
///
/// # Examples
/// ```
/// use mauerwerk::Reason as _;
/// use mauerwerk::die_mauer::{Reason, rules};
///
/// assert_eq!(Reason::PlanNotOwned.code(), "plan_not_owned");
/// assert_eq!(Reason::PlanNotOwned.rule(), &rules::DM_09);
/// assert_eq!(Reason::NotAnEnd.advice().to_string(), "Choose an end: L or R.");
/// ```
pub trait Reason: Copy + Eq + fmt::Debug + Send + Sync + 'static {
    /// Returns the ruling that refuses the action.
    fn rule(&self) -> &'static Rule;

    /// Returns a stable name for programs, in `snake_case`.
    fn code(&self) -> &'static str;

    /// Returns what the player can do instead, in one sentence.
    fn advice(&self) -> Translated;
}

/// An action that the rules refuse. The state is unchanged.
///
/// Its text contains advice, then the ruling, the player and the action.
///
/// # Examples
/// ```
/// use mauerwerk::die_mauer::{Setup, State};
/// use mauerwerk::{Game, Seat};
///
/// let state = State::start(&Setup::default())?;
/// let illegal = state.apply(Seat::FIRST.into(), "5".parse()?).unwrap_err();
/// assert_eq!(illegal.rule().id.as_str(), "DM-09");
/// assert!(illegal.to_string().starts_with("Show a piece that you have"));
/// assert!(illegal.to_string().ends_with("(DM-09) [seat 0: 5]"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Error)]
pub struct Illegal<A, R> {
    /// The actor who tried the action.
    pub actor: Actor,
    /// The refused action.
    pub action: A,
    /// Why it was refused.
    pub reason: R,
}

impl<A, R: Reason> Illegal<A, R> {
    /// Returns the ruling that refuses the action.
    #[must_use]
    pub fn rule(&self) -> &'static Rule {
        self.reason.rule()
    }
}

impl<A: fmt::Display, R: Reason> Illegal<A, R> {
    /// Returns the message: what to do instead, the ruling, the player and the action.
    #[must_use]
    pub fn message(&self) -> Message {
        let Self { actor, action, reason } = self;
        let (advice, rule, action) = (reason.advice(), self.rule().id, action.to_string());
        message!(common::Refused { advice, rule, actor: *actor, action })
    }
}

impl<A: fmt::Display, R: Reason> From<Illegal<A, R>> for Message {
    fn from(illegal: Illegal<A, R>) -> Self {
        illegal.message()
    }
}

impl<A: fmt::Display, R: Reason> fmt::Display for Illegal<A, R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}
