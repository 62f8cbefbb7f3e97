//! Portable Piecepack Notation: writes and reads games.

mod printed;
mod read;
mod text;
mod writer;
mod yaml;

use serde_json::Value as Json;

use crate::base::rule::Faults;
use crate::game::Game;
use crate::game::record::Record;
use crate::games::berlin::{Event, Phase, State, Variant};
use writer::Writer;

/// Writes a game as Portable Piecepack Notation, a text format for drawing and animating piecepack
/// games.
///
/// - The header is YAML: variants, options and the players' names, if the record has them. Squares
///   are two inches wide, like tiles.
/// - `Setup.` lays out everything on the table together with the wall. Face-down pieces are `tb`
///   and `cb`, and face-up ones `tf` and `cf`. Dice are next to the wall, with the earlier
///   collected pieces behind them. The text reveals everything: pieces that the game never shows
///   get the remaining faces of the box.
/// - `Hammers.`, `Faces.` (variant 6) and `RollOff.` follow, then the turns. A label contains the
///   turn of a seat and the suit of its hammer, `T3M`. Each decision adds a period to it, so every
///   label is unique. Outcomes of chance belong to the decision before.
/// - Seats have hammers of Suns, Moons, Crowns, Arms. A second piecepack or stack has the suits
///   `♡♤♧♢`, and the labels `S2` to `A2`.
/// - Hammers go step by step. Falling pieces slide in underneath, and hammers on them move with
///   them (BE-64). Collected pieces are face up in the row of their seat (BE-38).
/// - Berlin's 6 is `n`, and its 1 is `a` (BE-09).
/// - A private check is a comment. A public one turns the tile over and back (BE-48, BE-49).
/// - A decision without a sub-move is a comment that begins with the decision: `{ 0 x: leaves it
///   }`.
/// - Columns after the 26th have no letter. Their cells are written as `(27,1)`.
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
/// assert_eq!(mauerwerk::berlin::from_ppn(&text)?, record);
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
    let (before, after) = record.decisions().split_at(laid);
    let (states, events) = (&states[laid..], &events[laid..]);

    let mut writer = Writer::new(&states[0], printed::identify(states, events), before);
    for (pair, events) in states.windows(2).zip(events) {
        writer.decide(&pair[0], &pair[1], events);
    }
    if let ([.., state, last], Some(decision)) = (states, after.last())
        && last.phase.turns_piece()
    {
        writer.end_with(state, decision);
    }
    format!("{}{}", header(record), writer.into_text())
}

/// Reads a game in Portable Piecepack Notation, written by [`ppn`] or by people.
///
/// - The metadata are YAML: a mapping of plain and quoted values, lists and mappings, in blocks or
///   in brackets. `GameType` is `Berlin`. `Variants` and `Options` are those of the
///   [`Setup`](super::Setup), and missing ones have their defaults. The number of players may also
///   follow from `Players`, or from the hammers. Other metadata are ignored.
/// - Pieces are put with `@`, moved with `-` or `_`, taken with `*`, turned over with `+`, and dice
///   are rolled with `~`. A piece is named by `?` and its name, by its place, or not at all if it
///   moved last. Its new place may be relative, such as `1U`.
/// - Labels, comments and white space may be anywhere. Leaving a piece needs no word.
/// - The pieces that the game turns over have the faces that the text puts there.
///
/// # Errors
/// Returns what cannot be read, or what the rules forbid, with its line number.
///
/// # Examples
/// ```
/// use mauerwerk::berlin::from_ppn;
///
/// let record = from_ppn("\
/// GameType: Berlin
/// Options: {rows: 2, columns: 4, target: 1}
///
/// tbSn@a1 tbMn@a2 cbSa@b1 cbS4@b2 tbCn@c1 tbAn@c2 cbM3@d1 cbM4@d2
/// pS@a1 pM@d2 dS@(6,1) dM@(6,2)
/// RollOff. ?dS~5 ?dM~2
/// 1. ?dS~2 ?pS-a2 -b2 {not what was hoped for} +?cS4
/// ")?;
/// assert_eq!(record.state().seat().number(), 1);
///
/// let faults = from_ppn("GameType: Berlin\n\n1. +?tMn").unwrap_err();
/// assert_eq!(faults.to_string(), "line 3: nothing on the table is tMn");
/// # Ok::<(), mauerwerk::Faults>(())
/// ```
pub fn from_ppn(text: &str) -> Result<Record<State>, Faults> {
    Ok(read::record(text)?)
}

/// Writes the header. Parsers look for a setup with the name of the game unless `SetUp` is none,
/// and for the parser's name before its settings. The number of decisions marks the end of an
/// unfinished game.
fn header(record: &Record<State>) -> String {
    let setup = record.start().setup();
    let variants: Vec<&str> = setup.variants.iter().map(Variant::name).collect();
    let mut text = format!(
        "---\nEvent: Berlin\nGameType: Berlin\nSetUp: None\n\
         MovetextParser:\n  Name: default\n  ScaleFactor: 2\n\
         Variants: [{}]\nOptions:\n",
        variants.join(", ")
    );
    let options = serde_json::to_value(&setup).unwrap_or_default();
    for (name, value) in options.as_object().into_iter().flatten() {
        if name != "variants" {
            text += &format!("  {name}: {}\n", flow(value));
        }
    }
    if !record.names().is_empty() {
        let names: Vec<String> = record.names().iter().map(|name| quoted(name)).collect();
        text += &format!("Players: [{}]\n", names.join(", "));
    }
    if State::start(&setup).as_ref() != Ok(record.start()) {
        text += &format!("Start: {}\n", quoted(&record.start().notation()));
    }
    text += &format!("Decisions: {}\n", record.decisions().len());
    text + "...\n"
}

/// Writes an option's value on one line.
fn flow(value: &Json) -> String {
    match value {
        Json::String(text) => quoted(text),
        Json::Array(values) => {
            let values: Vec<String> = values.iter().map(flow).collect();
            format!("[{}]", values.join(", "))
        }
        plain => plain.to_string(),
    }
}

/// Quotes a text as in YAML, so that none of its characters has a meaning.
fn quoted(text: &str) -> String {
    let mut quoted = String::from("\"");
    for letter in text.chars() {
        match letter {
            '"' | '\\' => quoted.extend(['\\', letter]),
            ' '..='~' => quoted.push(letter),
            _ if letter.is_alphanumeric() => quoted.push(letter),
            _ => quoted += &format!("\\U{:08X}", u32::from(letter)),
        }
    }
    quoted + "\""
}
