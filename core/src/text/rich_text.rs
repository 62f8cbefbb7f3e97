//! Finished text whose parts have a meaning.

use std::fmt;
use std::ops::Range;

use crate::text::message::{Arg, Meaning, Message, Reader, Span};

/// Finished text whose parts have a meaning, such as a drawing with plain characters.
///
/// Plain text is rich text without marks: `"a line".into()`.
///
/// # Examples
/// ```
/// use mauerwerk::{Meaning, RichText, Seat};
///
/// let mut text = RichText::from("0  ");
/// text.push(RichText::of("Ada", Meaning::Seat(Seat::FIRST)));
/// assert_eq!(text.to_string(), "0  Ada");
/// assert_eq!(text.spans()[1].meaning, Meaning::Seat(Seat::FIRST));
/// ```
#[derive(Clone, Default, Eq, PartialEq, Hash, Debug)]
pub struct RichText {
    text: String,
    /// The parts with a meaning other than plain words, in order.
    marks: Vec<(Range<usize>, Meaning)>,
}

impl RichText {
    /// Makes a text with one meaning.
    #[must_use]
    pub fn of(text: impl Into<String>, meaning: Meaning) -> Self {
        let mut plain = Self::from(text.into());
        if meaning != Meaning::Text && !plain.text.is_empty() {
            plain.marks.push((0..plain.text.len(), meaning));
        }
        plain
    }

    /// Makes the text of a piece.
    pub(crate) fn of_piece(text: impl Into<String>, piece: impl Into<Arg>) -> Self {
        Self::of(text, piece.into().piece().unwrap_or(Meaning::Text))
    }

    /// Joins texts with a separator.
    pub fn joined(texts: impl IntoIterator<Item = Self>, between: &str) -> Self {
        let mut all = Self::default();
        for (nth, text) in texts.into_iter().enumerate() {
            all.push(if nth > 0 { between } else { "" });
            all.push(text);
        }
        all
    }

    /// Returns the text without meanings.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.text
    }

    /// Returns the text in parts, each with its meaning.
    #[must_use]
    pub fn spans(&self) -> Vec<Span> {
        let mut spans = Vec::new();
        let mut end = 0;
        let last = self.text.len()..self.text.len();
        let marks = self.marks.iter().map(|(range, meaning)| (range, meaning));
        for (range, meaning) in marks.chain([(&last, &Meaning::Text)]) {
            let parts = [(end..range.start, &Meaning::Text), (range.clone(), meaning)];
            for (range, meaning) in parts.into_iter().filter(|(range, _)| !range.is_empty()) {
                spans.push(Span { text: self.text[range].to_owned(), meaning: meaning.clone() });
            }
            end = range.end;
        }
        spans
    }

    /// Adds a text at the end.
    pub fn push(&mut self, text: impl Into<Self>) {
        let (Self { text, marks }, start) = (text.into(), self.text.len());
        let moved =
            |(range, meaning): (Range<usize>, _)| (range.start + start..range.end + start, meaning);
        self.text += &text;
        self.marks.extend(marks.into_iter().map(moved));
    }

    /// Adds a line without spaces at its end.
    pub fn add_line(&mut self, line: impl Into<Self>) {
        self.push(line.into().trimmed());
        self.push("\n");
    }

    /// Returns the given range of bytes.
    pub(crate) fn part(&self, bytes: Range<usize>) -> Self {
        let clip = |at: usize| at.clamp(bytes.start, bytes.end) - bytes.start;
        let marks = self.marks.iter();
        let marks = marks.map(|(mark, meaning)| (clip(mark.start)..clip(mark.end), meaning));
        let marks = marks.filter(|(mark, _)| !mark.is_empty());
        Self {
            marks: marks.map(|(mark, meaning)| (mark, meaning.clone())).collect(),
            text: self.text[bytes].to_owned(),
        }
    }

    /// Returns the first `most` characters.
    #[must_use]
    pub fn first(&self, most: usize) -> Self {
        let end = self.text.char_indices().nth(most).map_or(self.text.len(), |(end, _)| end);
        self.part(0..end)
    }

    /// Returns the text without spaces at its end.
    #[must_use]
    pub fn trimmed(&self) -> Self {
        self.part(0..self.text.trim_end().len())
    }

    /// Returns the number of characters.
    #[must_use]
    pub fn width(&self) -> usize {
        self.text.chars().count()
    }

    /// Returns the text with spaces after it, at least `width` characters wide.
    #[must_use]
    pub fn padded(mut self, width: usize) -> Self {
        self.push(" ".repeat(width.saturating_sub(self.width())));
        self
    }

    /// Returns the text centred between spaces, at least `width` characters wide.
    #[must_use]
    pub fn centred(self, width: usize) -> Self {
        let left = " ".repeat(width.saturating_sub(self.width()) / 2);
        Self::joined([left.into(), self], "").padded(width)
    }
}

impl Message {
    /// Returns the message as text with the meanings of its parts.
    #[must_use]
    pub fn rich(&self, reader: Reader<'_>) -> RichText {
        let spans = self.spans(reader).into_iter();
        RichText::joined(spans.map(|Span { text, meaning }| RichText::of(text, meaning)), "")
    }
}

impl From<&str> for RichText {
    fn from(text: &str) -> Self {
        text.to_owned().into()
    }
}

impl From<String> for RichText {
    fn from(text: String) -> Self {
        Self { text, marks: Vec::new() }
    }
}

impl From<RichText> for String {
    fn from(text: RichText) -> Self {
        text.text
    }
}

impl fmt::Display for RichText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.text)
    }
}
