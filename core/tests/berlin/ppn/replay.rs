//! The table after a text was played.

use crate::ppn::text::{Location, Spec, SubMove, Text};

/// Something on the table.
#[derive(Clone, Debug)]
pub(super) struct Thing {
    pub(super) kind: char,
    pub(super) side: char,
    pub(super) suit: char,
    pub(super) value: char,
    pub(super) at: Location,
}

impl Thing {
    pub(super) fn suit_letter(&self) -> char {
        let plain = ['S', 'M', 'C', 'A'].into_iter().zip("♡♤♧♢".chars());
        plain.into_iter().find(|(_, other)| *other == self.suit).map_or(self.suit, |(s, _)| s)
    }
}

/// The things on the table, later ones on top, and the one that was moved last.
#[derive(Default)]
pub(super) struct Replay {
    pub(super) things: Vec<Thing>,
    pub(super) active: Option<usize>,
}

impl Replay {
    pub(super) fn of(game: &Text) -> Self {
        let mut replay = Self::default();
        for part in game.moves.iter().flat_map(|one| &one.parts) {
            replay.play(part);
        }
        replay
    }

    /// Finds the one piece that is meant. As in the parser for R, a plain suit may be that of
    /// either set. If several pieces fit, the first set and the defaults decide.
    fn find(&self, spec: &Spec) -> usize {
        let fits = |thing: &Thing, plain_only: bool| {
            let suit = match spec.suit.is_ascii() && !plain_only {
                true => thing.suit_letter(),
                false => thing.suit,
            };
            thing.kind == spec.kind
                && suit == spec.suit
                && spec.side.is_none_or(|side| side == thing.side)
                && spec.value.is_none_or(|value| value == thing.value)
        };
        let all = |plain_only| {
            let numbers = 0..self.things.len();
            numbers.filter(|&n| fits(&self.things[n], plain_only)).collect::<Vec<_>>()
        };
        match all(false).as_slice() {
            [one] => *one,
            [] => panic!("nothing is {spec:?}"),
            _ => {
                assert!(spec.value.is_some() || spec.kind == 'p', "{spec:?} is a null at best");
                let exact = all(true);
                assert!(exact.len() == 1, "{} pieces are {spec:?}", exact.len());
                exact[0]
            }
        }
    }

    fn play(&mut self, part: &SubMove) {
        match part {
            SubMove::Drop(spec, at) => {
                let side = spec.side.unwrap_or('f');
                let value = spec.value.unwrap_or('n');
                let (kind, suit) = (spec.kind, spec.suit);
                let same = |thing: &Thing| {
                    (thing.kind, thing.suit) == (kind, suit)
                        && (thing.value == value || "dp".contains(kind))
                };
                assert!(!self.things.iter().any(same), "there are two of {spec:?}");
                self.things.push(Thing { kind, side, suit, value, at: *at });
                self.active = Some(self.things.len() - 1);
            }
            SubMove::MoveOver(query, at) => {
                let mut thing = self.take(query.as_ref());
                thing.at = *at;
                self.things.push(thing);
                self.active = Some(self.things.len() - 1);
            }
            SubMove::MoveUnder(query, at) => {
                let mut thing = self.take(query.as_ref());
                thing.at = *at;
                self.things.insert(0, thing);
                self.active = Some(0);
            }
            SubMove::Flip(query) => {
                let number = self.find(query);
                let side = &mut self.things[number].side;
                *side = if *side == 'f' { 'b' } else { 'f' };
                self.active = None;
            }
            SubMove::Show(query, value) => {
                let number = self.find(query);
                assert_eq!(self.things[number].kind, 'd', "only dice are rolled");
                self.things[number].value = *value;
                self.active = None;
            }
        }
    }

    fn take(&mut self, query: Option<&Spec>) -> Thing {
        let number = query.map(|spec| self.find(spec)).or(self.active);
        self.things.remove(number.expect("a piece was moved before"))
    }

    pub(super) fn at(&self, at: Location, kinds: &str) -> Vec<&Thing> {
        self.things.iter().filter(|thing| thing.at == at && kinds.contains(thing.kind)).collect()
    }
}
