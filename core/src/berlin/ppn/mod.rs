//! Games written as Portable Piecepack Notation.

mod header;
mod lay;
mod printed;
mod writer;

use crate::berlin::{Event, Phase, State};
use crate::record::Record;
use writer::Writer;

/// Writes a game as Portable Piecepack Notation, the text form that piecepack games are drawn and
/// animated from.
///
/// - The header is YAML: variants, options and, where the record has them, names of the players.
///   Squares are two inches wide, as tiles are.
/// - `Setup.` lays out all that is on the table when the wall is: face-down pieces as `tb` and `cb`,
///   face-up ones as `tf` and `cf`, dice beside the wall, and behind them what was collected before.
///   Such a text reveals all: pieces that the game never shows are given what is left in the box.
/// - `Hammers.`, `Faces.` (variant 6) and `RollOff.` follow, then the turns. A label names the turn of
///   a seat and the suit of its hammer, `T3M`; it ends in one more period with each decision, so that
///   every label is unique. What chance shows belongs to the decision that asked for it.
/// - Seats have hammers of Suns, Moons, Crowns, Arms. A second piecepack or stack has the suits `♡♤♧♢`,
///   and its seats are labelled `S2` to `A2`.
/// - Hammers go step by step. Pieces that fall slide in underneath, and hammers on them ride along
///   (BE-64). What is collected lies face up in the row of its seat (BE-38).
/// - Berlin's 6 is `n`, its 1 is `a` (BE-09).
/// - A private check is a comment; a public one turns the tile over and back (BE-48, BE-49).
/// - Columns after the 26th have no letter; their cells are written `(27,1)`.
///
/// # Examples
/// ```
/// use mauerwerk::Record;
/// use mauerwerk::berlin::{State, ppn};
///
/// let state: State = "rows:2 columns:4 wall:tcStcA/tcMtA2cC hammers:a1/d2 seat:1 phase:moving \
///     roll:2".parse()?;
/// let mut record = Record::from_state(state);
/// record.play(1, "1LD")?;
/// record.play(1, "*")?;
///
/// let text = ppn(&record);
/// assert!(text.ends_with("\
/// Hammers. pS@a1 pM@d2
/// T1M. ?pM-c2 -c1
/// T1M.. ?tfA2-(7,2)
/// "));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn ppn(record: &Record<State>) -> String {
    let states: Vec<State> = record.states().collect();
    let events: Vec<Vec<Event>> = record.events().collect();
    let is_laid = |state: &State| state.phase != Phase::LeavingHoles;
    let laid = states.iter().position(is_laid).unwrap_or(events.len());
    let (states, events) = (&states[laid..], &events[laid..]);

    let mut writer = Writer::new(&states[0], printed::identify(states, events));
    for (pair, events) in states.windows(2).zip(events) {
        writer.decide(&pair[0], &pair[1], events);
    }
    format!("{}{}", header::write(record), writer.into_text())
}
