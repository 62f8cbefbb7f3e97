//! A parser of Portable Piecepack Notation, which panics at what breaks the grammar.

use std::collections::HashSet;

/// A location in squares: column and row, from 1.
pub(super) type Location = (i32, i32);

/// A text that keeps the grammar.
pub(super) struct Text {
    pub(super) header: Vec<(String, String)>,
    pub(super) moves: Vec<Move>,
}

/// A labelled move.
pub(super) struct Move {
    pub(super) label: String,
    pub(super) parts: Vec<SubMove>,
    pub(super) comments: Vec<String>,
}

/// What is done with one piece; no query stands for the piece that was moved last.
#[derive(Debug)]
pub(super) enum SubMove {
    Drop(Spec, Location),
    MoveOver(Option<Spec>, Location),
    MoveUnder(Option<Spec>, Location),
    Flip(Spec),
    Show(Spec, char),
}

/// A PieceSpec; what it leaves open is `None`.
#[derive(Clone, Debug)]
pub(super) struct Spec {
    pub(super) kind: char,
    pub(super) side: Option<char>,
    pub(super) suit: char,
    pub(super) value: Option<char>,
}

pub(super) fn parse(text: &str) -> Text {
    let rest = text.strip_prefix("---\n").expect("the metadata start");
    let (header, moves) = rest.split_once("\n...\n").expect("the metadata end");
    for line in moves.lines() {
        assert!(!line.starts_with("---") && !line.starts_with("..."), "starts a game: {line}");
    }
    Text { header: parse_header(header), moves: parse_moves(moves) }
}

/// Reads keys, those of a nested mapping after the one they belong to, as `Options.players`.
fn parse_header(text: &str) -> Vec<(String, String)> {
    let (mut outer, mut pairs) = (String::new(), Vec::new());
    for line in text.lines() {
        let (key, value) = line.split_once(':').unwrap_or_else(|| panic!("no mapping: {line}"));
        let (key, value) = match key.strip_prefix("  ") {
            Some(inner) => (format!("{outer}.{inner}"), value.trim_start()),
            None => {
                outer = key.to_owned();
                (outer.clone(), value.trim_start())
            }
        };
        assert!(!key.contains(' ') && (value.is_empty() || line.contains(": ")), "{line}");
        pairs.push((key, value.to_owned()));
    }
    pairs
}

fn is_label(token: &str) -> bool {
    let name = token.trim_end_matches('.');
    name.len() < token.len() && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')
}

fn parse_moves(text: &str) -> Vec<Move> {
    let mut moves: Vec<Move> = Vec::new();
    let mut labels = HashSet::new();
    let mut tokens = text.split_whitespace();
    while let Some(token) = tokens.next() {
        if is_label(token) {
            assert!(labels.insert(token), "the label {token} is not unique");
            moves.push(Move { label: token.into(), parts: Vec::new(), comments: Vec::new() });
            continue;
        }
        let last = moves.last_mut().expect("a label comes first");
        if token == "{" {
            let words: Vec<&str> = tokens.by_ref().take_while(|word| *word != "}").collect();
            assert!(!words.is_empty() && !words.concat().contains(['{', '}']), "{words:?}");
            last.comments.push(words.join(" "));
        } else {
            assert!(!token.contains(['{', '}', ';', '`', '\'']), "{token} is no sub-move");
            last.parts.push(parse_part(token));
        }
    }
    moves
}

fn parse_part(token: &str) -> SubMove {
    if let Some((spec, location)) = token.split_once('@') {
        let spec = parse_spec(spec);
        assert!(spec.kind == 'p' || spec.value.is_some(), "{token} is not said in full");
        return SubMove::Drop(spec, parse_location(location));
    }
    if let Some(query) = token.strip_prefix("+?") {
        return SubMove::Flip(parse_spec(query));
    }
    if let Some((query, value)) = token.split_once('~') {
        let Some(('n' | 'a' | '2'..='5', "")) = head(value) else { panic!("{token}") };
        return SubMove::Show(parse_spec(&query[1..]), value.chars().next().expect("a value"));
    }
    let at = token.find(['-', '_']).unwrap_or_else(|| panic!("{token} has no operator"));
    let query = (at > 0).then(|| parse_spec(token[..at].strip_prefix('?').expect("a query")));
    let location = parse_location(&token[at + 1..]);
    match &token[at..=at] {
        "-" => SubMove::MoveOver(query, location),
        _ => SubMove::MoveUnder(query, location),
    }
}

pub(super) fn head(text: &str) -> Option<(char, &str)> {
    let mut letters = text.chars();
    Some((letters.next()?, letters.as_str()))
}

fn parse_spec(text: &str) -> Spec {
    let bad = || -> ! { panic!("{text} is no PieceSpec") };
    let Some((kind @ ('t' | 'c' | 'd' | 'p'), rest)) = head(text) else { bad() };
    let (side, rest) = match head(rest) {
        Some((side @ ('f' | 'b'), rest)) if kind == 't' || kind == 'c' => (Some(side), rest),
        _ => (None, rest),
    };
    let Some((suit, rest)) = head(rest).filter(|(suit, _)| "SMCA♡♤♧♢".contains(*suit))
    else {
        bad()
    };
    let value = head(rest).map(|(value, rest)| {
        assert!("na2345".contains(value) && rest.is_empty() && kind != 'p', "{text}");
        value
    });
    Spec { kind, side, suit, value }
}

/// Reads `a1` or `(27,1)`; more than one letter means different columns to different parsers.
fn parse_location(text: &str) -> Location {
    let number = |text: &str| {
        text.parse::<i32>().ok().filter(|n| *n > 0).unwrap_or_else(|| panic!("{text} is no place"))
    };
    if let Some(pair) = text.strip_prefix('(') {
        let (x, y) = pair.strip_suffix(')').and_then(|pair| pair.split_once(',')).expect("a pair");
        return (number(x), number(y));
    }
    let (column, row) = head(text).expect("a location");
    assert!(column.is_ascii_lowercase(), "{text} has no column");
    (column as i32 - 'a' as i32 + 1, number(row))
}
