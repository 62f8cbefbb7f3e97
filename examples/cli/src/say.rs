//! Messages of the command line to players, in their language.

use mauerwerk::Message;

use crate::ink;

/// Makes a message of the room `terminal`: `say!(HandOver { title })`.
macro_rules! say {
    ($name:ident) => { say!($name {}) };
    ($name:ident { $($field:ident $(: $value:expr)?),* $(,)? }) => {
        mauerwerk::terminal::$name {
            $($field: mauerwerk::Arg::from(say!(@arg $field $($value)?))),*
        }
        .message()
    };
    (@arg $field:ident) => { $field };
    (@arg $field:ident $value:expr) => { $value };
}
pub(crate) use say;

/// Returns a message without players as text.
pub(crate) fn text(message: &Message) -> String {
    message.tell(ink::reader(&[]))
}

/// Returns a number with one digit after the point.
pub(crate) fn decimal(number: f64) -> String {
    fixed(number, 1)
}

/// Returns a number with the given number of digits after the point.
pub(crate) fn fixed(number: f64, digits: usize) -> String {
    localised(&format!("{number:.digits$}"))
}

/// Returns a number with the decimal mark of the language.
pub(crate) fn localised(number: &str) -> String {
    number.replace('.', &text(&say!(DecimalMark)))
}

/// Returns the texts of a table's headings.
pub(crate) fn headings<const N: usize>(messages: &[Message; N]) -> [String; N] {
    messages.each_ref().map(text)
}
