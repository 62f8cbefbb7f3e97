//! The drawing with plain characters for a terminal of 24 lines: a low map, and beside it the rest.

use crate::canvas::captions::{add_line as add, folded};
use crate::mauerbauer::draw::board::DrawnBoard;
use crate::mauerbauer::draw::captions::LINE;
use crate::mauerbauer::draw::lattice::{self, Scale};
use crate::mauerbauer::draw::supply::Supply;
use crate::mauerbauer::draw::text::text;
use crate::mauerbauer::hand::Hand;
use crate::mauerbauer::view::View;
use crate::seat::Seat;

/// The number of columns that notes beside the map take, with the air before them.
const BESIDE: usize = 17;
const AIR: usize = 2;

/// Draws what a decision needs to know, in as few lines as it can be; all of it, if the board has no
/// map.
pub(in crate::mauerbauer) fn brief(view: &View) -> String {
    let drawn = DrawnBoard::of(view);
    let Some(map) = lattice::map(&drawn, Scale::Low) else { return text(view) };
    let mut text = String::new();
    folded(&view.status(&drawn), LINE).iter().for_each(|line| add(&mut text, line));
    beside(&map, &notes(view)).iter().for_each(|line| add(&mut text, line));
    if let Some(roll) = view.position.roll {
        add(&mut text, &format!("dice: {roll}"));
    }
    for (seat, hand) in (0..).zip(&view.position.hands) {
        let Some(cards) = hand.known() else { continue };
        let cards = if cards.is_empty() { "no card".to_owned() } else { cards.to_string() };
        let held = format!("seat {seat} holds {}", cards.replace(',', ", "));
        folded(&held, LINE).iter().for_each(|line| add(&mut text, line));
    }
    text
}

/// Puts notes to the right of a map, or below it where that would be too wide.
fn beside(map: &[String], notes: &[String]) -> Vec<String> {
    let width = map.iter().map(|line| line.trim_end().chars().count()).max().unwrap_or(0);
    if width + BESIDE > LINE {
        return map.iter().chain(notes).cloned().collect();
    }
    let rows = 0..map.len().max(notes.len());
    let line = |lines: &[String], nth: usize| lines.get(nth).cloned().unwrap_or_default();
    let width = width + AIR;
    rows.map(|nth| format!("{:width$}{}", line(map, nth).trim_end(), line(notes, nth))).collect()
}

/// Returns the points and cards of each seat, and what is left.
fn notes(view: &View) -> Vec<String> {
    let seat = |seat: Seat| {
        let you = if view.viewer.is(seat) { "you" } else { "" };
        let cards = view.position.hands.get(seat.index()).map_or(0, Hand::len);
        let points = view.position.scores.get(seat.index()).copied().unwrap_or(0);
        format!("{seat} {you:<3} {points:>3} {cards:>4}")
    };
    let supply = Supply::of(view);
    let list = |counts: &mut dyn Iterator<Item = String>| counts.collect::<Vec<_>>().join(" ");
    let left = [
        "left:".to_owned(),
        format!("walls {}", supply.walls),
        format!("deck {}", view.deck),
        list(&mut supply.towers.iter().map(|(colour, count)| format!("{colour}{count}"))),
        list(&mut supply.houses.iter().map(|(colour, count)| format!("{colour}{count}"))),
        "palaces:".to_owned(),
        list(&mut supply.palaces.iter().map(|(colour, count)| format!("{colour}{count}"))),
    ];
    let seats = view.seats().map(seat);
    let notes = ["seat pts cards".to_owned()].into_iter().chain(seats).chain(left);
    notes.flat_map(|note| folded(&note, BESIDE - AIR)).collect()
}
