//! The lines, words, pieces, places and actions of a text.

use std::fmt;

use super::printed::Colour;
use crate::base::rule::Faults;
use crate::game::record::Decision;
use crate::games::berlin::{Action, Suit, Value};

/// A line with its number, from 1.
pub(super) type Line<'a> = (usize, &'a str);

/// The faults of a text, with their lines.
#[derive(Debug)]
pub(super) struct Wrong(Faults);

impl Wrong {
    pub(super) fn at(line: usize, text: impl fmt::Display) -> Self {
        Self(Faults::one(format_args!("line {line}: {text}")))
    }
}

impl From<Wrong> for Faults {
    fn from(wrong: Wrong) -> Self {
        wrong.0
    }
}

impl From<Faults> for Wrong {
    fn from(faults: Faults) -> Self {
        Self(faults)
    }
}

/// Splits a text into the lines of its metadata and those of its moves. The marks of the metadata
/// may be missing. An empty line then ends it.
pub(super) fn parts(text: &str) -> Result<(Vec<Line<'_>>, Vec<Line<'_>>), Wrong> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut lines: Vec<Line<'_>> = (1..).zip(text.lines()).collect();
    let blank = lines.iter().take_while(|(_, line)| line.trim().is_empty()).count();
    lines.drain(..blank);
    let opened = lines.first().is_some_and(|(_, line)| line.starts_with("---"));
    lines.drain(..usize::from(opened));
    if let Some((number, _)) = lines.iter().find(|(_, line)| line.starts_with("---")) {
        return Err(Wrong::at(*number, "a second game begins here: give each game a file"));
    }
    let closed = lines.iter().position(|(_, line)| line.starts_with("..."));
    let end = closed.or_else(|| lines.iter().position(|(_, line)| line.trim().is_empty()));
    let moves = match end {
        Some(end) => lines.split_off(end).split_off(1),
        None if opened => Vec::new(),
        None => std::mem::take(&mut lines),
    };
    Ok((lines, moves))
}

/// A word of the moves.
#[derive(Debug)]
pub(super) enum Word<'a> {
    /// The number of a move, which begins a new one.
    Label,
    Comment(String),
    SubMove(&'a str),
}

/// Splits moves into words, each with its line.
pub(super) fn words<'a>(lines: &[Line<'a>]) -> Result<Vec<(usize, Word<'a>)>, Wrong> {
    let mut words = Vec::new();
    let mut open: Option<(usize, Vec<&str>)> = None;
    for &(number, line) in lines {
        for token in line.split_whitespace() {
            read(token, number, &mut open, &mut words)?;
        }
    }
    match open {
        Some((line, _)) => Err(Wrong::at(line, "a comment has no end: } is missing")),
        None => Ok(words),
    }
}

fn read<'a>(
    token: &'a str,
    line: usize,
    open: &mut Option<(usize, Vec<&'a str>)>,
    words: &mut Vec<(usize, Word<'a>)>,
) -> Result<(), Wrong> {
    let inside = match (&mut *open, token.strip_prefix('{')) {
        (Some(_), _) => token,
        (None, Some(rest)) => {
            *open = Some((line, Vec::new()));
            rest
        }
        (None, None) => return read_move(token, line, words),
    };
    let Some((start, comment)) = open else { return Ok(()) };
    match inside.split_once('}') {
        None => comment.push(inside),
        Some((last, "")) => {
            comment.push(last);
            words.push((*start, Word::Comment(comment.join(" ").trim().to_owned())));
            *open = None;
        }
        Some(_) => {
            return Err(Wrong::at(line, format_args!("{token}: a space is missing behind }}")));
        }
    }
    Ok(())
}

/// Reads a word outside comments. A semicolon begins a new move, too.
fn read_move<'a>(
    token: &'a str,
    line: usize,
    words: &mut Vec<(usize, Word<'a>)>,
) -> Result<(), Wrong> {
    if token.contains(['{', '}']) {
        let text =
            format_args!("{token}: braces are only read around comments, with spaces outside");
        return Err(Wrong::at(line, text));
    }
    for (nth, part) in token.split(';').enumerate() {
        if nth > 0 || is_label(part) {
            words.push((line, Word::Label));
        }
        if !part.is_empty() && !is_label(part) {
            words.push((line, Word::SubMove(part)));
        }
    }
    Ok(())
}

fn is_label(token: &str) -> bool {
    token.ends_with('.')
        && token.chars().all(|letter| letter.is_alphanumeric() || "_.".contains(letter))
}

/// The description of a piece. Parts that it leaves open are `None`.
#[derive(Copy, Clone, Debug, Default)]
struct Spec {
    pub(super) sort: Option<char>,
    pub(super) face_up: Option<bool>,
    pub(super) colour: Option<Colour>,
    pub(super) value: Option<Value>,
}

impl Spec {
    /// Reads a piece, with its parts in any order. Its direction is ignored.
    pub(super) fn read(text: &str) -> Option<Self> {
        let mut spec = Self::default();
        for letter in text.chars() {
            let unset = match letter {
                't' | 'c' | 'd' | 'p' => spec.sort.replace(letter).is_none(),
                'f' | 'b' => spec.face_up.replace(letter == 'f').is_none(),
                '^' | '<' | '>' | 'v' => true,
                _ => match (colour(letter), value(letter)) {
                    (Some(colour), _) => spec.colour.replace(colour).is_none(),
                    (_, Some(value)) => spec.value.replace(value).is_none(),
                    _ => false,
                },
            };
            if !unset {
                return None;
            }
        }
        Some(spec)
    }

    /// Returns the sort of the thing. The default is a tile, if there are both suit and value, or
    /// neither.
    fn sort_or_default(self) -> char {
        let tile = self.colour.is_some() == self.value.is_some();
        self.sort.unwrap_or(if tile { 't' } else { 'c' })
    }
}

/// Reads a suit of either set. The second set is that of dual piecepacks or playing cards.
fn colour(letter: char) -> Option<Colour> {
    let of = |letters: &str| letters.chars().position(|other| other == letter);
    let second = of("♡♤♧♢").or_else(|| of("♥♠♣♦"));
    let suit = of("SMCA").or(second)?;
    Some(Colour { suit: Suit::ALL[suit], second: second.is_some() })
}

/// Reads a value. 0 and 1 are other names of null and ace.
pub(super) fn value(letter: char) -> Option<Value> {
    match letter {
        '0' => value('n'),
        '1' => value('a'),
        _ => Value::ALL.into_iter().find(|value| value.letter() == letter),
    }
}

/// A place on the table, in hundredths of a square.
pub(super) type Place = (i32, i32);

/// Reads `a1` or `(2.5,3)`.
pub(super) fn place(text: &str) -> Option<Place> {
    if let Some(pair) = text.strip_prefix('(') {
        let (x, y) = pair.strip_suffix(')')?.split_once(',')?;
        return Some((hundredths(x)?, hundredths(y)?));
    }
    let digits = text.find(|letter: char| !letter.is_ascii_lowercase())?;
    let (letters, row) = text.split_at(digits);
    if letters.is_empty() || letters.len() > 2 || !row.bytes().all(|digit| digit.is_ascii_digit()) {
        return None;
    }
    let column =
        letters.bytes().fold(0, |column, letter| 26 * column + i32::from(letter - b'a') + 1);
    Some((100 * column, hundredths(row)?))
}

fn hundredths(text: &str) -> Option<i32> {
    let number: f64 = text.trim().parse().ok()?;
    (number.abs() < 10_000.0).then(|| (number * 100.0).round() as i32)
}

/// Reads a distance, such as `1U` or `2L`.
pub(super) fn relative(text: &str) -> Option<Place> {
    let (number, direction) = text.split_at_checked(text.len().checked_sub(1)?)?;
    let far = hundredths(number)?;
    Some(match direction {
        "U" => (0, far),
        "D" => (0, -far),
        "L" => (-far, 0),
        "R" => (far, 0),
        _ => return None,
    })
}

/// A thing on the table.
#[derive(Copy, Clone)]
pub(super) struct Thing {
    /// `t`, `c`, `d` or `p`.
    pub(super) sort: char,
    pub(super) colour: Colour,
    pub(super) value: Value,
    face_up: bool,
    /// Its place, or `None` once it is taken off the table.
    pub(super) at: Option<Place>,
    /// Its position in the order from bottom to top.
    height: i64,
}

/// The action of a sub-move with a thing, by its number.
#[derive(Copy, Clone, Debug)]
pub(super) enum Deed {
    Moved(usize, Place),
    Removed(usize),
    Flipped(usize),
    Rolled(usize, Value),
    /// A decision in a comment.
    Decided(Decision<Action>),
    /// A move without sub-moves.
    Nothing,
}

/// A deed, with its line and the number of its move.
#[derive(Copy, Clone, Debug)]
pub(super) struct Step {
    pub(super) line: usize,
    pub(super) of: usize,
    pub(super) deed: Deed,
}

/// The first things on the table, and the actions with them.
#[derive(Default)]
pub(super) struct Table {
    /// The things at their first places.
    pub(super) laid: Vec<Thing>,
    pub(super) steps: Vec<Step>,
    /// The things at their current places.
    things: Vec<Thing>,
    active: Option<usize>,
    heights: i64,
}

impl Table {
    /// A limit above the number of things in the largest game.
    const MOST: usize = 256;

    /// Applies all words.
    pub(super) fn of(words: &[(usize, Word<'_>)]) -> Result<Self, Wrong> {
        let mut table = Self::default();
        let (mut of, mut empty) = (0, None);
        for (line, word) in words {
            match word {
                Word::Label => {
                    table.steps.extend(empty);
                    of += 1;
                    empty = Some(Step { line: *line, of, deed: Deed::Nothing });
                }
                Word::Comment(text) => {
                    let decision = text.split(':').next().map(str::parse);
                    if let Some(Ok(decision)) = decision {
                        table.steps.push(Step { line: *line, of, deed: Deed::Decided(decision) });
                        empty = None;
                    }
                }
                Word::SubMove(text) => {
                    empty = None;
                    if let Some(deed) = table.play(text).map_err(|wrong| Wrong::at(*line, wrong))? {
                        table.steps.push(Step { line: *line, of, deed });
                    }
                }
            }
        }
        table.steps.extend(empty);
        Ok(table)
    }

    /// Applies a sub-move. Returns `None` if it puts a thing on the table.
    fn play(&mut self, text: &str) -> Result<Option<Deed>, String> {
        if let Some(id) = text.strip_prefix('*') {
            let number = self.find(id)?;
            self.things[number].at = None;
            return Ok(Some(Deed::Removed(number)));
        }
        if let Some(id) = text.strip_prefix('+') {
            let number = self.find(id)?;
            self.things[number].face_up ^= true;
            return Ok(Some(Deed::Flipped(number)));
        }
        let (id, operator, what) =
            split(text).ok_or_else(|| format!("{text} is no sub-move: an operator is missing"))?;
        match operator {
            '@' => self.put(id, what).map(|()| None),
            '~' => {
                let number = self.find(id)?;
                let mut letters = what.chars();
                let shown = letters.next().and_then(value).filter(|_| letters.next().is_none());
                let shown = shown.ok_or_else(|| format!("{what} is no value: n, a or 2 to 5"))?;
                self.things[number].value = shown;
                Ok(Some(Deed::Rolled(number, shown)))
            }
            _ => {
                let number = self.find(id)?;
                let from = self.things[number].at.unwrap_or_default();
                let far = relative(what).map(|(x, y)| (from.0 + x, from.1 + y));
                let to =
                    far.or_else(|| place(what)).ok_or_else(|| format!("{what} is no place"))?;
                self.heights += 1;
                let height = if operator == '_' { -self.heights } else { self.heights };
                let thing = &mut self.things[number];
                (thing.at, thing.height) = (Some(to), height);
                self.active = Some(number);
                Ok(Some(Deed::Moved(number, to)))
            }
        }
    }

    /// Puts a thing on the table.
    fn put(&mut self, spec: &str, at: &str) -> Result<(), String> {
        let read = Spec::read(spec).ok_or_else(|| format!("{spec} is no piece"))?;
        let at = place(at).ok_or_else(|| format!("{at} is no place"))?;
        let sort = read.sort_or_default();
        let by_default = match sort {
            't' => read.colour.is_some() && read.value.is_some(),
            'c' => read.colour.is_none(),
            _ => true,
        };
        self.heights += 1;
        let thing = Thing {
            sort,
            colour: read.colour.unwrap_or(Colour { suit: Suit::Suns, second: false }),
            value: read.value.unwrap_or(Value::Null),
            face_up: read.face_up.unwrap_or(by_default),
            at: Some(at),
            height: self.heights,
        };
        if self.things.len() == Self::MOST {
            return Err(format!("{spec}: no game has more than {} things", Self::MOST));
        }
        self.active = Some(self.things.len());
        self.things.push(thing);
        self.laid.push(thing);
        Ok(())
    }

    /// Finds the thing that is meant: the last one that moved, the only one that fits a
    /// description, or the top one at a place.
    fn find(&self, id: &str) -> Result<usize, String> {
        if id.is_empty() {
            return self.active.ok_or_else(|| "nothing was moved before".to_owned());
        }
        let Some(text) = id.strip_prefix('?') else {
            let at = place(id).ok_or_else(|| format!("{id} is no piece and no place"))?;
            let here = (0..self.things.len()).filter(|&it| self.things[it].at == Some(at));
            let top = here.max_by_key(|&it| self.things[it].height);
            return top.ok_or_else(|| format!("nothing lies at {id}"));
        };
        let spec = Spec::read(text).ok_or_else(|| format!("{text} is no piece"))?;
        // A plain suit may be of either set. If several things fit it, it is the first set.
        let fits = |thing: &Thing, exact: bool| {
            let suited = spec.colour.is_none_or(|colour| {
                colour == thing.colour
                    || (!exact && !colour.second && colour.suit == thing.colour.suit)
            });
            thing.at.is_some()
                && suited
                && spec.sort_or_default() == thing.sort
                && spec.face_up.is_none_or(|face_up| face_up == thing.face_up)
                && (thing.sort == 'p' || spec.value.is_none_or(|value| value == thing.value))
        };
        let all = |exact| {
            let numbers = (0..self.things.len()).filter(move |&it| fits(&self.things[it], exact));
            numbers.take(2).collect::<Vec<_>>()
        };
        match (all(false).as_slice(), all(true).as_slice()) {
            ([one], _) | (_, [one]) => Ok(*one),
            ([], _) => Err(format!("nothing on the table is {text}")),
            _ => Err(format!("several things on the table are {text}")),
        }
    }
}

/// Splits a sub-move at its operator, which is outside parentheses.
fn split(text: &str) -> Option<(&str, char, &str)> {
    let mut inside = false;
    for (at, letter) in text.char_indices() {
        match letter {
            '(' => inside = true,
            ')' => inside = false,
            '@' | '~' | '-' | '_' if !inside => {
                return Some((&text[..at], letter, &text[at + 1..]));
            }
            _ => {}
        }
    }
    None
}
