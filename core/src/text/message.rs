//! Messages for people, with arguments, which become text in the language of a reader.

use std::borrow::Cow;
use std::fmt;

use serde::ser::SerializeStruct;
use serde::{Serialize, Serializer};

use crate::base::actor::Actor;
use crate::base::lang::{Lang, Translated};
use crate::base::seat::{Seat, Seats};
use crate::text::template::{self, Part};

/// The messages that all games share.
pub(crate) mod common {
    include!(concat!(env!("OUT_DIR"), "/common.rs"));
}

/// The messages about what is wrong with something.
pub(crate) mod errors {
    include!(concat!(env!("OUT_DIR"), "/errors.rs"));
}

/// The reader of a message: the language, the names of the players, and the reader's own seat.
///
/// # Examples
/// ```
/// use mauerwerk::{Message, Reader, Seat};
///
/// let names = ["Ada", "Ben"].map(String::from);
/// let message = Message::parts([Seat::FIRST.into(), " rolls".into()]);
/// assert_eq!(message.tell(Reader::default()), "seat 0 rolls");
/// assert_eq!(message.tell(Reader::of(&names)), "Ada rolls");
/// ```
#[derive(Copy, Clone, Debug)]
#[non_exhaustive]
pub struct Reader<'a> {
    /// The language.
    pub lang: Lang,
    /// The names of the players by seat. A player with a missing or empty name is called by the
    /// seat.
    pub names: &'a [String],
    /// The seat that is addressed as "you", or `None` to address no seat.
    pub seat: Option<Seat>,
}

impl Default for Reader<'_> {
    fn default() -> Self {
        Self::of(&[])
    }
}

impl<'a> Reader<'a> {
    /// Makes a reader of English who knows the players by the given names.
    #[must_use]
    pub const fn of(names: &'a [String]) -> Self {
        Self { lang: Lang::En, names, seat: None }
    }

    /// Sets the language.
    #[must_use]
    pub const fn with_lang(self, lang: Lang) -> Self {
        Self { lang, ..self }
    }

    /// Sets the seat that is addressed as "you".
    #[must_use]
    pub const fn on_seat(self, seat: Option<Seat>) -> Self {
        Self { seat, ..self }
    }

    /// Returns the name of a player for the reader: "you", a name, or the seat.
    #[must_use]
    pub fn name(self, seat: Seat) -> String {
        self.call(seat, &message!(common::You), &message!(common::Seat { number: seat.number() }))
    }

    /// Returns the name of a player at the start of a sentence: "You", a name, or the seat.
    #[must_use]
    pub fn title(self, seat: Seat) -> String {
        let nameless = message!(common::SeatTitle { number: seat.number() });
        self.call(seat, &message!(common::YouTitle), &nameless)
    }

    fn call(self, seat: Seat, you: &Message, nameless: &Message) -> String {
        match self.given_name(seat) {
            _ if self.seat == Some(seat) => you.tell(self),
            Some(name) => name.to_owned(),
            None => nameless.tell(self),
        }
    }

    /// Returns the name of a player, or `None` if the player has none.
    #[must_use]
    pub fn given_name(self, seat: Seat) -> Option<&'a str> {
        self.names.get(seat.index()).map(String::as_str).filter(|name| !name.is_empty())
    }

    fn is_named(self, seat: Seat) -> bool {
        self.seat == Some(seat) || self.given_name(seat).is_some()
    }
}

/// A fact to tell people: a kind of message and its arguments, in no language.
///
/// [`tell`](Self::tell) returns the text in the language of a reader, with the names of the players.
/// [`spans`](Self::spans) returns the same text in parts with their meaning. `Display` writes English.
///
/// # Examples
/// ```
/// use mauerwerk::{Event as _, Meaning, Reader, Seat, die_mauer};
///
/// let declined = die_mauer::Event::Declined { seat: Seat::FIRST }.message();
/// assert_eq!(declined.id(), "die_mauer/declined");
/// assert_eq!(declined.to_string(), "seat 0 builds nothing");
/// let spans = declined.spans(Reader::default());
/// assert_eq!(spans[0].text, "seat 0");
/// assert_eq!(spans[0].meaning, Meaning::Seat(Seat::FIRST));
/// ```
#[derive(Clone, Eq, PartialEq, Hash, Debug)]
pub struct Message {
    /// The texts, or `None` if the message is just a sequence of arguments.
    template: Option<&'static Template>,
    args: Vec<Arg>,
}

/// A message without text.
pub(crate) const NOTHING: Message = Message { template: None, args: Vec::new() };

/// The texts of a kind of message, one in each language.
#[derive(Debug)]
pub(crate) struct Template {
    pub(crate) id: &'static str,
    /// The texts, as [`template`] writes them.
    pub(crate) texts: [&'static str; Lang::COUNT],
}

impl PartialEq for Template {
    fn eq(&self, other: &Self) -> bool {
        self.id == other.id
    }
}

impl Eq for Template {}

impl std::hash::Hash for Template {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.id.hash(state);
    }
}

/// An argument of a message.
#[derive(Clone, Eq, PartialEq, Hash, Debug)]
#[non_exhaustive]
pub enum Arg {
    /// Text that is the same in every language, such as notation.
    Text(Cow<'static, str>),
    /// Text with a translation in every language.
    Translated(Translated),
    /// A number.
    Number(i64),
    /// A player.
    Seat(Seat),
    /// A player at the start of a sentence.
    Title(Seat),
    /// A player by name or seat, never "you".
    Name(Seat),
    /// Several players.
    Seats(Seats),
    /// A piece, a card or another object of the game. A message can choose between texts by its
    /// kind or its colour name.
    Piece {
        /// The kind, which messages can choose by.
        kind: &'static str,
        /// The text of the piece.
        notation: String,
        /// The name of its colour, or `None` if it has none.
        colour: Option<&'static str>,
    },
    /// A place of a drawing.
    Place {
        /// The name of the place in a [`Drawing`](crate::Drawing).
        name: String,
        /// The text of the place.
        text: String,
    },
    /// A ruling, written as its id.
    Rule(&'static str),
    /// A key that chooses between texts. It is never written.
    Key(&'static str),
    /// Another message.
    Message(Message),
    /// Messages with commas between them.
    List(Vec<Message>),
}

/// A part of a finished text, with its meaning.
#[derive(Clone, Eq, PartialEq, Hash, Debug)]
pub struct Span {
    /// The text.
    pub text: String,
    /// The meaning.
    pub meaning: Meaning,
}

/// Writes the text and the fields of the meaning as one object. Names of fields that serde flattens
/// would be data, which takes longer in JavaScript.
impl Serialize for Span {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct Piece {
            kind: &'static str,
            colour: Option<&'static str>,
        }
        let mut fields = serializer.serialize_struct("Span", 3)?;
        fields.serialize_field("text", &self.text)?;
        fields.serialize_field("meaning", self.meaning.name())?;
        match &self.meaning {
            Meaning::Seat(seat) => fields.serialize_field("of", seat)?,
            &Meaning::Piece { kind, colour } => {
                fields.serialize_field("of", &Piece { kind, colour })?;
            }
            Meaning::Place(name) => fields.serialize_field("of", name)?,
            Meaning::Rule(rule) => fields.serialize_field("of", rule)?,
            _ => fields.skip_field("of")?,
        }
        fields.end()
    }
}

/// The meaning of a part of a text.
#[derive(Clone, Eq, PartialEq, Hash, Debug, Serialize)]
#[serde(tag = "meaning", content = "of", rename_all = "snake_case")]
#[non_exhaustive]
pub enum Meaning {
    /// Words.
    Text,
    /// A number.
    Number,
    /// A player.
    Seat(Seat),
    /// A piece, a card or another object of the game.
    Piece {
        /// Its kind.
        kind: &'static str,
        /// The name of its colour, or `None` if it has none.
        colour: Option<&'static str>,
    },
    /// A place of a drawing, by its name.
    Place(String),
    /// A ruling, by its id.
    Rule(&'static str),
    /// A thing that may be chosen now.
    Target,
    /// The result of the last decision.
    New,
    /// A place where something can be built.
    Free,
}

impl Meaning {
    /// Returns the name in JSON.
    const fn name(&self) -> &'static str {
        match self {
            Self::Text => "text",
            Self::Number => "number",
            Self::Seat(_) => "seat",
            Self::Piece { .. } => "piece",
            Self::Place(_) => "place",
            Self::Rule(_) => "rule",
            Self::Target => "target",
            Self::New => "new",
            Self::Free => "free",
        }
    }
}

impl Message {
    pub(crate) fn new<const N: usize>(template: &'static Template, args: [Arg; N]) -> Self {
        Self { template: Some(template), args: args.into() }
    }

    /// Makes a message from parts that have the same order in every language.
    pub fn parts(parts: impl IntoIterator<Item = Arg>) -> Self {
        Self { template: None, args: parts.into_iter().collect() }
    }

    /// Makes a message from other messages with commas between them.
    pub fn list(messages: impl IntoIterator<Item = Self>) -> Self {
        Self::parts([Arg::List(messages.into_iter().collect())])
    }

    /// Makes a message of others with semicolons between them.
    pub(crate) fn joined(messages: impl IntoIterator<Item = Self>) -> Self {
        let semicolon = || message!(common::Semicolon).into();
        let parts = messages.into_iter().flat_map(|message| [semicolon(), message.into()]);
        Self::parts(parts.skip(1))
    }

    /// Puts before the message where something is.
    #[must_use]
    pub(crate) fn within(self, place: impl Into<Arg>) -> Self {
        common::Within { place: place.into(), text: self.into() }.message()
    }

    /// Returns the id of this kind of message. Empty for [`parts`](Self::parts).
    #[must_use]
    pub fn id(&self) -> &'static str {
        self.template.map_or("", |template| template.id)
    }

    /// Returns the message as text.
    #[must_use]
    pub fn tell(&self, reader: Reader<'_>) -> String {
        let mut text = String::new();
        self.write(reader, &mut |part, _| text.push_str(part));
        text
    }

    /// Returns the message as text in parts, each with its meaning.
    #[must_use]
    pub fn spans(&self, reader: Reader<'_>) -> Vec<Span> {
        let mut spans: Vec<Span> = Vec::new();
        self.write(reader, &mut |text, meaning| match spans.last_mut() {
            Some(last) if meaning.is_none() && last.meaning == Meaning::Text => last.text += text,
            _ => {
                let meaning = meaning.unwrap_or(Meaning::Text);
                spans.push(Span { text: text.to_owned(), meaning });
            }
        });
        spans
    }

    /// Calls `put` with each part of the text, and with its meaning unless it is plain words.
    fn write(&self, reader: Reader<'_>, put: &mut dyn FnMut(&str, Option<Meaning>)) {
        match self.template {
            Some(template) => {
                self.write_text(reader.lang.text(template.id, &template.texts), reader, put);
            }
            None => self.args.iter().for_each(|arg| arg.write(reader, put)),
        }
    }

    fn write_text(
        &self,
        mut text: &str,
        reader: Reader<'_>,
        put: &mut dyn FnMut(&str, Option<Meaning>),
    ) {
        while let Some(part) = template::next(&mut text) {
            match part {
                Part::Text(text) => put(text, None),
                Part::Arg(number) => self.args[number].write(reader, put),
                Part::Select(number, cases) => {
                    let arg = &self.args[number];
                    let chosen = cases.choose(|key| arg.has_key(key, reader));
                    let piece = arg.piece();
                    let mut put = |text: &str, meaning: Option<Meaning>| {
                        put(text, meaning.or_else(|| piece.clone()));
                    };
                    self.write_text(chosen, reader, &mut put);
                }
            }
        }
    }
}

/// Writes the English text.
impl Serialize for Message {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut written = Ok(());
        self.write(Reader::default(), &mut |part, _| {
            written = written.and_then(|()| f.write_str(part));
        });
        written
    }
}

impl Arg {
    fn write(&self, reader: Reader<'_>, put: &mut dyn FnMut(&str, Option<Meaning>)) {
        match self {
            Self::Text(text) => put(text, None),
            Self::Translated(text) => put(text.get(reader.lang), None),
            Self::Number(number) => put(&number.to_string(), Some(Meaning::Number)),
            Self::Seat(seat) => put(&reader.name(*seat), Some(Meaning::Seat(*seat))),
            Self::Title(seat) => put(&reader.title(*seat), Some(Meaning::Seat(*seat))),
            Self::Name(seat) => {
                put(&reader.on_seat(None).name(*seat), Some(Meaning::Seat(*seat)));
            }
            Self::Seats(seats) => write_seats(*seats, reader, put),
            Self::Piece { notation, .. } => put(notation, self.piece()),
            Self::Place { name, text } => put(text, Some(Meaning::Place(name.clone()))),
            Self::Rule(rule) => put(rule, Some(Meaning::Rule(rule))),
            Self::Key(_) => (),
            Self::Message(message) => message.write(reader, put),
            Self::List(messages) => {
                for (nth, message) in messages.iter().enumerate() {
                    if nth > 0 {
                        put(", ", None);
                    }
                    message.write(reader, put);
                }
            }
        }
    }

    /// Returns the meaning of the text of a piece.
    pub(crate) fn piece(&self) -> Option<Meaning> {
        let Self::Piece { kind, colour, .. } = *self else { return None };
        Some(Meaning::Piece { kind, colour })
    }

    /// Returns whether the argument matches a case of a selector.
    fn has_key(&self, key: &str, reader: Reader<'_>) -> bool {
        match self {
            Self::Text(text) => text == key,
            Self::Translated(text) => text.key() == key,
            Self::Number(number) => {
                reader.lang.plural(*number) == key || key.parse() == Ok(*number)
            }
            Self::Seat(seat) | Self::Title(seat) => key == "you" && reader.seat == Some(*seat),
            Self::Seats(seats) => match key {
                "none" => seats.is_empty(),
                "you" => seats.len() == 1 && reader.seat.is_some_and(|seat| seats.contains(seat)),
                "one" => seats.len() == 1,
                _ => false,
            },
            Self::Piece { kind, colour, .. } => *kind == key || *colour == Some(key),
            Self::Place { name, .. } => name == key,
            Self::Rule(rule) => *rule == key,
            Self::Key(own) => *own == key,
            Self::Name(_) => false,
            Self::Message(message) => message.id().rsplit('/').next() == Some(key),
            Self::List(messages) => match key {
                "none" => messages.is_empty(),
                "one" => messages.len() == 1,
                _ => false,
            },
        }
    }
}

/// Writes several players. The numbers of their seats are in one list unless one player has a name.
fn write_seats(seats: Seats, reader: Reader<'_>, put: &mut dyn FnMut(&str, Option<Meaning>)) {
    let by_number = !seats.iter().any(|seat| reader.is_named(seat)) && seats.len() > 1;
    let one = |seat: Seat| match by_number {
        true => Message::parts([Arg::Number(seat.number().into())]),
        false => Message::parts([seat.into()]),
    };
    let all: Vec<Message> = seats.iter().map(one).collect();
    let Some(all) = together(all) else { return common::Nobody.message().write(reader, put) };
    match by_number {
        true => common::Seats { seats: all.into() }.message().write(reader, put),
        false => all.write(reader, put),
    }
}

/// Joins messages with commas, and the last one with "and". Returns `None` if there are none.
pub(crate) fn together(mut messages: Vec<Message>) -> Option<Message> {
    let last = messages.pop()?;
    if messages.is_empty() {
        return Some(last);
    }
    Some(message!(common::And { first: messages, last }))
}

/// Makes a message: `message!(texts::Built { seat, piece })`. Each argument is converted into an
/// [`Arg`].
macro_rules! message {
    ($($name:ident)::+ { $($field:ident $(: $value:expr)?),+ $(,)? }) => {
        $($name)::+ {
            $($field: $crate::text::message::message!(@arg $field $($value)?)),+
        }
        .message()
    };
    ($($name:ident)::+) => { $($name)::+.message() };
    (@arg $field:ident) => { $crate::text::message::Arg::from($field) };
    (@arg $field:ident $value:expr) => { $crate::text::message::Arg::from($value) };
}

pub(crate) use message;

impl From<&'static str> for Message {
    fn from(text: &'static str) -> Self {
        Self::parts([text.into()])
    }
}

impl From<String> for Message {
    fn from(text: String) -> Self {
        Self::parts([text.into()])
    }
}

/// Makes messages of errors, which have a method `message`.
macro_rules! told {
    ($($error:ty),+) => {
        $(impl From<$error> for $crate::text::message::Message {
            fn from(error: $error) -> Self {
                error.message()
            }
        })+
    };
}

pub(crate) use told;

/// A text that a program makes, for those who write programs.
impl From<fmt::Arguments<'_>> for Message {
    fn from(text: fmt::Arguments<'_>) -> Self {
        text.to_string().into()
    }
}

impl From<&'static str> for Arg {
    fn from(text: &'static str) -> Self {
        Self::Text(text.into())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Self::Text(text.into())
    }
}

impl From<Translated> for Arg {
    fn from(text: Translated) -> Self {
        Self::Translated(text)
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Self {
        Self::Seat(seat)
    }
}

impl From<Actor> for Arg {
    fn from(actor: Actor) -> Self {
        actor.seat().map_or_else(|| actor.to_string().into(), Self::Seat)
    }
}

impl From<Seats> for Arg {
    fn from(seats: Seats) -> Self {
        Self::Seats(seats)
    }
}

impl From<Message> for Arg {
    fn from(message: Message) -> Self {
        Self::Message(message)
    }
}

/// A missing argument is an empty list: the case `[none]` of a selector.
impl<T: Into<Self>> From<Option<T>> for Arg {
    fn from(arg: Option<T>) -> Self {
        Self::List(arg.map(|arg| Message::parts([arg.into()])).into_iter().collect())
    }
}

impl From<Vec<Message>> for Arg {
    fn from(messages: Vec<Message>) -> Self {
        Self::List(messages)
    }
}

macro_rules! numbers {
    ($($number:ty),+) => {
        $(impl From<$number> for Arg {
            fn from(number: $number) -> Self {
                Self::Number(number.into())
            }
        })+
    };
}

numbers!(u8, u16, u32, i32, i64);

impl From<bool> for Arg {
    fn from(yes: bool) -> Self {
        Self::Key(if yes { "true" } else { "false" })
    }
}

impl From<char> for Arg {
    fn from(letter: char) -> Self {
        Self::Text(letter.to_string().into())
    }
}

impl From<usize> for Arg {
    fn from(number: usize) -> Self {
        Self::Number(number.try_into().unwrap_or(i64::MAX))
    }
}

#[cfg(test)]
mod tests {
    use serde_json::to_value;

    use super::*;

    #[test]
    fn a_span_has_the_fields_of_its_meaning() {
        let place = Meaning::Place("a1".into());
        let piece = |colour| Meaning::Piece { kind: "tower", colour };
        let with = [Meaning::Seat(Seat::FIRST), place, Meaning::Rule("MA-01")];
        let pieces = [piece(None), piece(Some("black"))];
        let bare = [Meaning::Text, Meaning::Number, Meaning::Target, Meaning::New, Meaning::Free];
        for meaning in with.into_iter().chain(pieces).chain(bare) {
            let mut fields = to_value(&meaning).unwrap();
            fields["text"] = "words".into();
            assert_eq!(to_value(Span { text: "words".into(), meaning }).unwrap(), fields);
        }
    }
}
