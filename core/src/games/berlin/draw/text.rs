//! The drawing with plain characters.

use super::captions::{self, RollOff};
use super::{Spot, bands};
use crate::base::seat::Seat;
use crate::games::berlin::{Content, Ground, Piece, Suit, Variant, View};
use crate::sheet::canvas::captions::{
    add_if_room, add_line as add, counted, folded, listed, listed_width, standpoint,
};
use crate::sheet::canvas::wrapped;
use crate::text::names::Names;

/// The number of columns of the wall in 80 characters, and the width of a cell.
pub(super) const COLUMNS: usize = 12;
const CELL: usize = 6;
/// The number of hammers that a cell has room for.
const HAMMERS: usize = 4;
/// The least width of the column of seats.
const SEAT: usize = 6;
/// The number of collected pieces in a line.
const PIECES: usize = 12;

const LOOKED: &str = "looked at: ";

/// Returns a view drawn with characters.
pub(in crate::games::berlin) fn text(view: &View, names: &Names) -> String {
    let mut text = format!("Berlin, {}\n", standpoint(view.viewer));
    for line in folded(&view.variants(), captions::LINE) {
        add(&mut text, &line);
    }
    text += &format!("{}\n\n", view.status());
    for band in bands(view.columns(), COLUMNS) {
        write_band(&mut text, view, band, Height::Full);
        text.push('\n');
    }
    write_legend(&mut text, view);
    write_seats(&mut text, view, names);
    write_remarks(&mut text, view);
    text
}

/// How high a drawing is.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
enum Height {
    /// With air between the rows of the wall.
    Full,
    /// Without.
    Low,
}

/// Writes all rows of some columns, with coordinates around them.
fn write_band(text: &mut String, view: &View, (first, count): (usize, usize), height: Height) {
    let columns = first..first + count;
    let names: String =
        columns.clone().map(|column| format!("{:^CELL$}", captions::column(column))).collect();
    let ground = |side| view.plays(Variant::Gravity) && view.position.setup.ground == side;
    let line = |on: bool| if on { "─".repeat(CELL * count) } else { String::new() };
    let left = if ground(Ground::Left) && first == 0 { "│" } else { " " };
    let is_last = first + count == view.columns();
    let right = if ground(Ground::Right) && is_last { "│" } else { "" };
    let goes_on = if is_last { "" } else { captions::GOES_ON };
    add(text, &format!("    {names}"));
    add_some(text, &line(ground(Ground::Top)));
    for row in (0..view.rows()).rev() {
        let spots: Vec<Spot> =
            columns.clone().filter_map(|column| view.spot(column, row)).collect();
        let pieces: String = spots.iter().map(piece).collect();
        let hammers: String = spots.iter().map(hammers).collect();
        add(text, &format!("{:>2} {left}{pieces}{right}{goes_on}", row + 1));
        if (row > 0 && height == Height::Full) || !hammers.trim().is_empty() {
            add(text, &format!("   {left}{hammers}{right}"));
        }
    }
    add_some(text, &line(ground(Ground::Bottom)));
}

/// Adds a line below the cells if there is anything in it.
fn add_some(text: &mut String, line: &str) {
    if !line.is_empty() {
        add(text, &format!("    {line}"));
    }
}

/// Writes what lies in a cell, in the brackets of those who can go there.
fn piece(spot: &Spot) -> String {
    let (open, close) = match (spot.is_asked, spot.is_in_reach, spot.others.is_empty()) {
        (true, ..) => ('<', '>'),
        (_, true, _) => ('[', ']'),
        (_, _, false) => ('(', ')'),
        _ => (' ', ' '),
    };
    let content = match spot.content {
        Content::Empty if spot.is_hole => "o".to_owned(),
        Content::Checked { tile: None, .. } => "t?".to_owned(),
        Content::Checked { .. } => "t*".to_owned(),
        other => other.to_string(),
    };
    format!("{:^CELL$}", format!("{open}{content}{close}"))
}

/// Writes the hammers of a cell, and whether it may not be entered again.
fn hammers(spot: &Spot) -> String {
    let numbers: String = spot.hammers.iter().map(|seat| seat.to_string()).collect();
    let numbers = match numbers.len() {
        0..=HAMMERS => numbers,
        _ => format!("{}+", &numbers[..HAMMERS - 1]),
    };
    let visited = if spot.is_visited { "x" } else { "" };
    format!("{:^CELL$}", format!("{numbers}{visited}"))
}

/// Writes what the marks mean that are there.
fn write_legend(text: &mut String, view: &View) {
    let before = text.len();
    write_listed(
        text,
        &marks(view).into_iter().chain(letters_told(view)).collect::<Vec<_>>(),
        ",  ",
    );
    write_looked_at(text, view);
    if text.len() > before {
        text.push('\n');
    }
}

/// Returns what the letters of pieces mean that are there.
fn letters_told(view: &View) -> Vec<String> {
    let any = |is: fn(Content) -> bool| view.spots().any(|spot| is(spot.content));
    let pieces = [
        (any(|piece| piece == Content::Tile), "t face-down tile"),
        (any(|piece| matches!(piece, Content::Coin(_))), "cM face-down coin of Moons"),
        (any(|piece| matches!(piece, Content::Open(_))), "tS3 the tile 3 of Suns"),
    ];
    let pieces = pieces.into_iter().filter(|(on, _)| *on).map(|(_, told)| told.to_owned());
    let suits = Suit::ALL.map(|suit| format!("{} {}", suit.letter(), captions::suit_name(suit)));
    let values = captions::LETTERS.into_iter().filter(|&value| view.shows(value));
    let values = values.map(|value| format!("{value} {}", captions::counts(value)));
    pieces.chain(suits).chain(values).collect()
}

/// Returns what the marks on cells mean that are there.
pub(super) fn marks(view: &View) -> Vec<String> {
    let any = |is: fn(&Spot) -> bool| view.spots().any(|spot| is(&spot));
    let marks = [
        (any(|spot| spot.is_in_reach), format!("[ ] {}", captions::own_reach(view.position.seat))),
        (any(|spot| !spot.others.is_empty()), "( ) another hammer can".to_owned()),
        (any(|spot| spot.is_asked), format!("< > {}", captions::ASKED)),
        (any(|spot| spot.is_visited), format!("x {}", captions::VISITED)),
        (any(|spot| spot.is_hole), "o hole".to_owned()),
        (any(|spot| spot.content == Content::Empty && !spot.is_hole), ". gap".to_owned()),
        (view.plays(Variant::Gravity), "line: ground".to_owned()),
    ];
    marks.into_iter().filter(|(on, _)| *on).map(|(_, mark)| mark).collect()
}

/// Writes entries one after the other, each of them on one line.
fn write_listed(text: &mut String, entries: &[String], between: &str) {
    let entries: Vec<&str> = entries.iter().map(String::as_str).collect();
    for line in wrapped(&entries, captions::LINE, |entry| entry.len() + between.len()) {
        add(text, &line.join(between));
    }
}

/// Writes which tiles somebody has looked at.
fn write_looked_at(text: &mut String, view: &View) {
    let looked = |spot: Spot| match (spot.content, spot.cell) {
        (content @ Content::Checked { .. }, Some(cell)) => Some(format!("{cell} {content}")),
        _ => None,
    };
    let looked: Vec<String> = view.spots().filter_map(looked).collect();
    let looked: Vec<&str> = looked.iter().map(String::as_str).collect();
    for line in wrapped(&looked, captions::LINE - LOOKED.len(), |entry| entry.len() + 2) {
        add(text, &format!("{LOOKED}{}", line.join(", ")));
    }
}

fn write_seats(text: &mut String, view: &View, names: &Names) {
    let width = listed_width(view.seats().collect(), names, view.viewer, SEAT);
    add(text, &table_line(width, ["seat", "", "hammer", "dice", "pieces", "collected"]));
    for seat in view.seats() {
        write_seat(text, view, names, width, seat);
    }
}

fn write_seat(text: &mut String, view: &View, names: &Names, width: usize, seat: Seat) {
    let hammer = view.hammer(seat).map_or_else(|| "-".to_owned(), |cell| cell.to_string());
    let pieces = view.position.collected.get(seat.index()).map_or(&[][..], Vec::as_slice);
    let mut lines = pieces.chunks(PIECES).map(letters);
    let first = lines.next().unwrap_or_default();
    let number = pieces.len().to_string();
    let (name, part, dice) =
        (listed(seat, names, view.viewer), view.part_of(seat).word(), dice(view, seat));
    add(text, &table_line(width, [&name, part, &hammer, &dice, &number, &first]));
    lines.for_each(|line| add(text, &table_line(width, ["", "", "", "", "", &line])));
    let notes = view.notes(seat);
    if !notes.is_empty() {
        add(text, &format!("       ({})", notes.join(", ")));
    }
}

fn letters(pieces: &[Piece]) -> String {
    pieces.iter().map(Piece::to_string).collect()
}

/// Writes the dice of a seat: those of its turn, or that of the roll-off.
pub(super) fn dice(view: &View, seat: Seat) -> String {
    if let Some(RollOff::Rolled(value)) = view.roll_off(seat) {
        return value.to_string();
    }
    if seat != view.position.seat {
        return String::new();
    }
    let colour = view.position.colour.map(|suit| suit.to_string()).unwrap_or_default();
    let values: Vec<String> = view
        .position
        .roll
        .into_iter()
        .chain(view.position.second)
        .map(|value| value.to_string())
        .collect();
    colour + &values.join(",")
}

/// Lays a row of the table out: the number of pieces stands to the right of its column.
fn table_line(width: usize, cells: [&str; 6]) -> String {
    let [seat, part, hammer, dice, pieces, collected] = cells;
    format!("{seat:<width$} {part:<10} {hammer:<6} {dice:<5} {pieces:>6}  {collected}")
}

fn write_remarks(text: &mut String, view: &View) {
    let remarks = view.remarks(captions::LINE);
    if !remarks.is_empty() {
        text.push('\n');
    }
    remarks.iter().for_each(|remark| add(text, remark));
}

/// Some columns of the wall: the first one, and how many there are.
type Band = (usize, usize);

/// Draws what a decision needs to know: of a long wall no more than where something stands or can go.
/// The letters of pieces are explained if that fits in the given number of lines.
pub(in crate::games::berlin) fn brief(view: &View, lines: usize) -> String {
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
