//! The drawing with plain characters for a terminal of 24 lines: a low map, and beside it the rest.

use crate::canvas::captions::{add_if_room, add_line as add, folded};
use crate::mauerbauer::draw::board::{City, DrawnBoard};
use crate::mauerbauer::draw::captions::LINE;
use crate::mauerbauer::draw::lattice::{self, Scale};
use crate::mauerbauer::draw::piece::Piece;
use crate::mauerbauer::draw::supply::Supply;
use crate::mauerbauer::draw::text::{legend, letters, text, write_marks};
use crate::mauerbauer::hand::Hand;
use crate::mauerbauer::position::View;
use crate::names::Names;
use crate::seat::Seat;

/// The number of columns that notes beside the map take, with the air before them.
const BESIDE: usize = 17;
const AIR: usize = 2;

/// Draws what a decision needs to know: a map that is high if there is room for it in the given number
/// of lines, and all of the text if the board has no map.
pub(in crate::mauerbauer) fn brief(view: &View, names: &Names, lines: usize) -> String {
    let drawn = DrawnBoard::of(view);
    let brief = |scale| Some(brief_with(view, names, &drawn, &lattice::map(&drawn, scale)?, lines));
    let high = brief(Scale::Full).filter(|text| text.lines().count() <= lines);
    high.or_else(|| brief(Scale::Low)).unwrap_or_else(|| text(view, names))
}

fn brief_with(
    view: &View,
    names: &Names,
    drawn: &DrawnBoard,
    map: &[String],
    lines: usize,
) -> String {
    let mut all = folded(&view.status(drawn), LINE);
    all.extend(beside(map, &notes(view, names)));
    let cities: Vec<String> = drawn.cities.iter().map(|city| about_city(drawn, *city)).collect();
    if !cities.is_empty() {
        all.extend(folded(&format!("cities: {}", cities.join("; ")), LINE));
    }
    for (seat, hand) in (0..).zip(&view.position.hands) {
        let Some(cards) = hand.known() else { continue };
        let cards = if cards.is_empty() { "no card".to_owned() } else { cards.to_string() };
        all.extend(folded(&format!("seat {seat} holds {}", cards.replace(',', ", ")), LINE));
    }
    let (mut text, mut marks) = (String::new(), String::new());
    all.iter().for_each(|line| add(&mut text, line));
    write_marks(&mut marks, &legend(drawn));
    add_if_room(&mut text, &marks, lines);
    text
}

/// Returns the name of a city with its palaces and houses, which a low map doesn't show.
fn about_city(drawn: &DrawnBoard, city: City) -> String {
    let pieces = drawn.pieces_of(city);
    let (palaces, houses): (Vec<Piece>, Vec<Piece>) =
        pieces.iter().partition(|piece| matches!(piece, Piece::Palace(_)));
    let named = |(name, pieces): (&str, &[Piece])| {
        (!pieces.is_empty()).then(|| format!(" {name} {}", letters(pieces)))
    };
    let pieces: String = [("palaces", &palaces[..]), ("houses", &houses[..])]
        .into_iter()
        .filter_map(named)
        .collect();
    format!("{}{}", city.name, if pieces.is_empty() { " no houses" } else { &pieces })
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

/// Returns the points and cards of each seat, the dice, and what is left.
fn notes(view: &View, names: &Names) -> Vec<String> {
    let seat = |seat: Seat| {
        let you = if view.viewer.is(seat) { "you" } else { "" };
        let name = names.of(seat.index()).unwrap_or(you);
        let cards = view.position.hands.get(seat.index()).map_or(0, Hand::len);
        let points = view.position.scores.get(seat.index()).copied().unwrap_or(0);
        format!("{seat} {name:<4.4} {points:>2} {cards:>4}")
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
    let dice = view.position.roll.map(|roll| format!("dice {roll}"));
    let notes = ["seat pts cards".to_owned()].into_iter().chain(seats).chain(dice).chain(left);
    notes.flat_map(|note| folded(&note, BESIDE - AIR)).collect()
}
