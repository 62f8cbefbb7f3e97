//! What lies on the table, and what a text does with it.

use crate::berlin::{Action, Suit, Value};
use crate::record::Decision;

use super::printed::Colour;
use super::text::{Place, Spec, Word, Wrong, place, relative, value};

/// Something on the table.
#[derive(Copy, Clone)]
pub(super) struct Thing {
    /// `t`, `c`, `d` or `p`.
    pub(super) sort: char,
    pub(super) colour: Colour,
    pub(super) value: Value,
    face_up: bool,
    /// Where it lies; `None` once it is taken off the table.
    pub(super) at: Option<Place>,
    /// Where it stands in the order of what lies on what.
    height: i64,
}

/// What a sub-move does with a thing, by its number.
#[derive(Copy, Clone, Debug)]
pub(super) enum Deed {
    Moved(usize, Place),
    Removed(usize),
    Flipped(usize),
    Rolled(usize, Value),
    /// A decision that a comment names.
    Decided(Decision<Action>),
    /// A move without sub-moves.
    Nothing,
}

/// A deed, with its line and the number of the move that it is part of.
#[derive(Copy, Clone, Debug)]
pub(super) struct Step {
    pub(super) line: usize,
    pub(super) of: usize,
    pub(super) deed: Deed,
}

/// What lay on the table first, and what was done with it.
#[derive(Default)]
pub(super) struct Table {
    /// The things where they were put first.
    pub(super) laid: Vec<Thing>,
    pub(super) steps: Vec<Step>,
    /// The things where they lie by now.
    things: Vec<Thing>,
    active: Option<usize>,
    heights: i64,
}

impl Table {
    /// More things than the largest game has.
    const MOST: usize = 256;

    /// Does all that the words say.
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

    /// Does what a sub-move says; nothing is left to do where a thing is put on the table.
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

    /// Finds the one thing that is meant: that moved last, one that is described, or the top one in
    /// a place.
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
        // A plain suit may be that of either set, and only if several things fit it is the first.
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

/// Splits a sub-move at its operator, which stands outside parentheses.
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
