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
    format!("{number:.1}").replace('.', &text(&say!(DecimalMark)))
}
