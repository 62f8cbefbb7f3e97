//! Cards by what is written on them.

use std::collections::BTreeMap;

/// All faces in the order in which cards are written.
const FACES: &str = "size size-1 size-2 size-3 size-7 colours in-b in-g in-w in-palaces \
    in-R in-G in-Y in-B in-P in-towers out-R out-G out-Y out-B out-P out-1 out-2 out-3 \
    out-towers out-b out-g out-w out-shore out-walls cities";

/// Cards: the number of each face, by the index of the face among all.
#[derive(Clone, Eq, PartialEq, Debug)]
pub(crate) struct Pile(BTreeMap<usize, usize>);

impl Pile {
    pub(crate) const fn new() -> Self {
        Self(BTreeMap::new())
    }

    pub(crate) fn read(text: &str) -> Self {
        let mut pile = Self::new();
        for part in text.split(',').filter(|part| *part != "-") {
            let (face, count) = part.split_once('*').unwrap_or((part, "1"));
            pile.put_many(face, count.parse().expect("a number of cards"));
        }
        pile
    }

    pub(crate) fn put_many(&mut self, face: &str, count: usize) {
        let place = FACES.split_whitespace().position(|other| other == face);
        let place = place.unwrap_or_else(|| panic!("no card is called {face}"));
        if count > 0 {
            *self.0.entry(place).or_insert(0) += count;
        }
    }

    pub(crate) fn put(&mut self, face: &str) {
        self.put_many(face, 1);
    }

    pub(crate) fn take(&mut self, face: &str) {
        let place = FACES.split_whitespace().position(|other| other == face).expect("a face");
        let left = self.0.remove(&place).expect("a card to take") - 1;
        self.put_many(face, left);
    }

    /// Returns each face with the number of its cards, in their order.
    pub(crate) fn faces(&self) -> Vec<(String, usize)> {
        let faces: Vec<&str> = FACES.split_whitespace().collect();
        self.0.iter().map(|(&place, &count)| (faces[place].to_owned(), count)).collect()
    }

    pub(crate) fn len(&self) -> usize {
        self.0.values().sum()
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub(crate) fn written(&self) -> String {
        let part = |(face, count): (String, usize)| match count {
            1 => face,
            _ => format!("{face}*{count}"),
        };
        let parts: Vec<String> = self.faces().into_iter().map(part).collect();
        if parts.is_empty() { "-".to_owned() } else { parts.join(",") }
    }
}
