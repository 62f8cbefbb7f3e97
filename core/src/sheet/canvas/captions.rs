//! Captions that the drawings of all games share.

use super::wrapped;
use crate::base::actor::Viewer;
use crate::base::seat::{Seat, Seats};
use crate::text::message::{Arg, Meaning, Message, Reader, common, message};
use crate::text::rich_text::RichText;

/// Returns the caption that names the viewer.
#[must_use]
pub fn standpoint(viewer: Viewer) -> Message {
    match viewer {
        Viewer::Spectator => message!(common::SeenBySpectator),
        Viewer::Seat(seat) => message!(common::SeenBySeat { seat: Arg::Name(seat) }),
    }
}

/// Returns a seat for a table of text: its number, its name, and whether it is the viewer's.
#[must_use]
pub fn listed(seat: Seat, reader: Reader<'_>, viewer: Viewer) -> RichText {
    let number = seat.number();
    let message = match (reader.given_name(seat), viewer.is(seat)) {
        (Some(name), true) => message!(common::ListedYouNamed { number, name: name.to_owned() }),
        (Some(name), false) => message!(common::ListedNamed { number, name: name.to_owned() }),
        (None, true) => message!(common::ListedYou { number }),
        (None, false) => Message::parts([number.into()]),
    };
    RichText::of(message.tell(reader), Meaning::Seat(seat))
}

/// Returns the width of the column of seats in a table of text, at least `least`.
#[must_use]
pub fn listed_width(seats: Seats, reader: Reader<'_>, viewer: Viewer, least: usize) -> usize {
    let widths = seats.iter().map(|seat| listed(seat, reader, viewer).width());
    widths.max().unwrap_or(0).max(least)
}

/// Returns the sentence that the winners have won with the given score.
#[must_use]
pub fn victory(winners: Seats, score: Message) -> Message {
    message!(common::Victory { winners, score })
}

/// Breaks a sentence between words into lines of at most `most` characters.
#[must_use]
pub fn folded(text: &str, most: usize) -> Vec<String> {
    let words: Vec<&str> = text.split(' ').collect();
    let lines = wrapped(&words, most, |word| word.chars().count() + 1);
    lines.iter().map(|words| words.join(" ")).collect()
}

impl RichText {
    /// Adds text in lines of at most `most` characters. The lines begin below each other, after a
    /// title.
    pub fn add_folded(&mut self, title: &str, text: impl Into<Self>, most: usize) {
        let indent = " ".repeat(title.chars().count());
        for (number, line) in
            text.into().folded(most.saturating_sub(indent.len())).into_iter().enumerate()
        {
            let head = if number == 0 { title } else { &indent };
            self.add_line(Self::joined([head.into(), line], ""));
        }
    }

    /// Breaks the text between words into lines of at most `most` characters.
    #[must_use]
    pub fn folded(&self, most: usize) -> Vec<Self> {
        let mut end = 0;
        let part = |line: String| {
            let start = end;
            end += line.len() + 1;
            self.part(start..start + line.len())
        };
        folded(self.as_str(), most).into_iter().map(part).collect()
    }
}

/// Adds the lines of an extra, such as a legend, if the text then has at most `lines` lines.
pub fn add_if_room(text: &mut RichText, extra: RichText, lines: usize) {
    if text.as_str().lines().count() + extra.as_str().lines().count() <= lines {
        text.push(extra);
    }
}

/// Returns entries with a separator, in lines of at most `most` characters. No entry is broken.
pub fn entries(
    entries: impl IntoIterator<Item = RichText>,
    between: &str,
    most: usize,
) -> RichText {
    let entries: Vec<RichText> = entries.into_iter().collect();
    let width = |entry: &RichText| entry.width() + between.chars().count();
    let mut text = RichText::default();
    for line in wrapped(&Vec::from_iter(&entries), most, width) {
        text.add_line(RichText::joined(line.into_iter().cloned(), between));
    }
    text
}
