//! Letters for the places that may be touched next.

use mauerwerk::{FullGame, Look, Message, Seat, Touches, View as _};

use crate::ink;
use crate::page::width_of;

/// The places that a seat may touch next, with a letter for each.
pub(crate) struct Letters {
    /// The name of each place, with its label.
    places: Vec<(String, String)>,
}

impl Letters {
    /// The most places that are listed with their labels, one on each line.
    const SPELT: usize = 12;

    /// Assigns letters to the possible next touches.
    pub(crate) fn of<G: FullGame>(
        state: &G,
        seat: Seat,
        touches: &Touches<G::Action>,
        names: Vec<String>,
    ) -> Self {
        let look = Look { names, lang: ink::lang(), ..Look::default() };
        let look = touches.marked(state, &look);
        let drawn = state.view(seat.into()).draw(&look).places;
        let words = |(name, button): (String, Message)| {
            let place = drawn.iter().find(|place| place.name == name);
            let words = place.map(|place| place.label.clone());
            let words = words.unwrap_or_else(|| button.tell(ink::reader(&look.names)));
            (name, words)
        };
        Self { places: look.targets.iter().cloned().map(words).collect() }
    }

    /// Returns the place of a typed letter or name.
    pub(crate) fn place<'a>(&'a self, typed: &'a str) -> &'a str {
        let lettered = (0..).map(letter).zip(&self.places).find(|(letter, _)| letter == typed);
        lettered.map_or(typed, |(_, (name, _))| name)
    }

    /// Returns a finished list with highlighted letters, if standard output has colour.
    pub(crate) fn emphasised(&self, list: &str) -> String {
        let mut next = 0;
        let mut shown = |word: &str| {
            if word != letter(next) {
                return word.to_owned();
            }
            next += 1;
            ink::painted(ink::TYPED, word)
        };
        let mut line = |line: &str| line.split(' ').map(&mut shown).collect::<Vec<_>>().join(" ");
        list.split('\n').map(&mut line).collect::<Vec<_>>().join("\n")
    }

    /// Returns everything that can be typed, for the tab key.
    pub(crate) fn words(&self) -> Vec<String> {
        self.places.iter().map(|(name, _)| name.clone()).collect()
    }

    /// Lists the places: with labels if they are few, otherwise in several columns.
    pub(crate) fn list(&self, width: usize) -> Vec<String> {
        let heads = (0..).map(letter).zip(&self.places);
        let longest = self.places.iter().map(|(name, _)| width_of(name)).max().unwrap_or(0);
        if self.places.len() <= Self::SPELT {
            let line = |(letter, (name, words)): (String, &(String, String))| {
                let words = if words == name { "" } else { words };
                format!("{letter:>2}  {name:<longest$}  {words}").trim_end().to_owned()
            };
            return heads.map(line).collect();
        }
        let cells = heads.map(|(letter, (name, _))| format!("{letter:>2} {name:<longest$}"));
        let cells: Vec<String> = cells.collect();
        let columns = (width / (longest + 5)).max(1);
        let rows = cells.chunks(columns).map(|row| row.join("  ").trim_end().to_owned());
        rows.collect()
    }
}

/// Returns the letter of a number: `a` to `z`, then `aa`, `ab` and so on.
fn letter(number: usize) -> String {
    let last = char::from(b'a' + (number % 26) as u8);
    let before = if number < 26 { String::new() } else { letter(number / 26 - 1) };
    format!("{before}{last}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_letters_for_all() {
        let letters = [0, 25, 26, 51, 52, 701, 702].map(letter);
        assert_eq!(letters, ["a", "z", "aa", "az", "ba", "zz", "aaa"]);
    }
}
