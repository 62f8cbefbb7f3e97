//! The drawing with plain characters for a terminal of 24 lines.

use super::bands::bands;
use super::text::{COLUMNS, Height, dice, letters_told, marks};
use super::text::{write_band, write_listed, write_looked_at};
use super::{Spot, captions};
use crate::berlin::View;
use crate::canvas::captions::{add_if_room, add_line as add, counted, folded};
use crate::seat::Seat;

/// Some columns of the wall: the first one, and how many there are.
type Band = (usize, usize);

/// Draws what a decision needs to know: of a long wall no more than where something stands or can go.
/// The letters of pieces are explained if that fits in the given number of lines.
pub(in crate::berlin) fn brief(view: &View, lines: usize) -> String {
    let mut text = format!("{}\n", view.status());
    let (shown, left_out): (Vec<Band>, Vec<Band>) =
        bands(view.columns(), COLUMNS).partition(|band| is_of_use(view, *band));
    shown.into_iter().for_each(|band| write_band(&mut text, view, band, Height::Low));
    write_left_out(&mut text, &left_out);
    write_listed(&mut text, &marks(view), ",  ");
    write_looked_at(&mut text, view);
    let seats: Vec<String> = view.seats().map(|seat| about(view, seat)).collect();
    write_listed(&mut text, &seats, "; ");
    view.remarks(captions::LINE).iter().for_each(|remark| add(&mut text, remark));
    let mut letters = String::new();
    write_listed(&mut letters, &letters_told(view), ",  ");
    add_if_room(&mut text, &letters, lines);
    text
}

/// Returns whether a hammer stands there or something can be chosen; everything is of use where nothing
/// is marked.
fn is_of_use(view: &View, (first, count): Band) -> bool {
    let is_marked = |spot: &Spot| spot.is_asked || spot.is_in_reach || !spot.others.is_empty();
    let columns = || first..first + count;
    let mut spots =
        (0..view.rows()).flat_map(|row| columns().filter_map(move |column| view.spot(column, row)));
    spots.any(|spot| is_marked(&spot) || !spot.hammers.is_empty())
        || !view.spots().any(|spot| is_marked(&spot))
}

fn write_left_out(text: &mut String, bands: &[Band]) {
    let named = |&(first, count): &Band| {
        let [first, last] = [first, first + count - 1].map(captions::column);
        format!("{first} to {last}")
    };
    let columns: Vec<String> = bands.iter().map(named).collect();
    if !columns.is_empty() {
        let told = format!("left out: columns {}", columns.join(", "));
        folded(&told, captions::LINE).iter().for_each(|line| add(text, line));
    }
}

/// Returns in a few words where the hammer of a seat is, how many pieces it has, and what it rolled.
fn about(view: &View, seat: Seat) -> String {
    let you = if view.viewer.is(seat) { " (you)" } else { "" };
    let pieces = view.position.collected.get(seat.index()).map_or(0, Vec::len);
    let (stand, pieces) = (captions::stand(view.hammer(seat)), counted(pieces, "piece"));
    let rolled = Some(dice(view, seat)).filter(|dice| !dice.is_empty());
    let rolled = rolled.map(|dice| format!("rolled {dice}"));
    let about = [stand, pieces].into_iter().chain(rolled).chain(view.notes(seat));
    format!("seat {seat}{you}: {}", about.collect::<Vec<_>>().join(", "))
}
