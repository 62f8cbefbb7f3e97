//! Colours for parts of finished text. The text is complete without them.

use anstyle::{AnsiColor, Style};
use mauerwerk::{Meaning, Message, Reader, Seat, Span};

use crate::ink;

/// The colours of the first seats. The text of other seats is underlined.
const SEATS: [AnsiColor; 5] = [
    AnsiColor::Cyan,
    AnsiColor::Magenta,
    AnsiColor::Green,
    AnsiColor::BrightBlue,
    AnsiColor::BrightRed,
];
const TARGET: Style = Style::new().bold().underline();
const NEW: Style = Style::new().invert();
const FREE: Style = Style::new().dimmed();

/// Returns a text with colours, if standard output has them. Each word is coloured separately, so
/// that lines can be broken between words.
pub(crate) fn painted(spans: &[Span]) -> String {
    let paint = |Span { text, meaning }: &Span| match style(meaning) {
        Some(style) => by_word(text, |word| ink::painted(style, word)),
        None => text.clone(),
    };
    spans.iter().map(paint).collect()
}

/// Returns a message as text with colours.
pub(crate) fn told(message: &Message, reader: Reader<'_>) -> String {
    painted(&message.spans(reader))
}

/// Returns text about a seat in the colour of the seat.
pub(crate) fn of_seat(seat: Seat, text: &str) -> String {
    painted(&[Span { text: text.to_owned(), meaning: Meaning::Seat(seat) }])
}

fn by_word(text: &str, paint: impl FnMut(&str) -> String) -> String {
    text.split(' ').map(paint).collect::<Vec<_>>().join(" ")
}

fn style(meaning: &Meaning) -> Option<Style> {
    match meaning {
        Meaning::Seat(seat) => {
            let style = ink::coloured(SEATS[seat.index() % SEATS.len()]);
            Some(if seat.index() < SEATS.len() { style } else { style.underline() })
        }
        Meaning::Piece { colour, .. } => colour_named((*colour)?).map(ink::coloured),
        Meaning::Target => Some(TARGET),
        Meaning::New => Some(NEW),
        Meaning::Free => Some(FREE),
        _ => None,
    }
}

fn colour_named(name: &str) -> Option<AnsiColor> {
    Some(match name {
        "red" => AnsiColor::Red,
        "green" => AnsiColor::Green,
        "yellow" => AnsiColor::Yellow,
        "blue" => AnsiColor::Blue,
        "pink" => AnsiColor::Magenta,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_have_colours_one_by_one() {
        let seat = |number| style(&Meaning::Seat(Seat::new(number).unwrap())).unwrap();
        let coloured = by_word("seat 1", |word| ink::styled(seat(1), word));
        assert_eq!(coloured, "\x1b[1m\x1b[35mseat\x1b[0m \x1b[1m\x1b[35m1\x1b[0m");
        assert_eq!(seat(6), seat(1).underline());
    }
}
