//! The drawing with plain characters.

use crate::base::seat::Seat;
use crate::games::die_mauer::draw::captions::{self, held};
use crate::games::die_mauer::{Gift, Phase, Piece, SeenFist, SeenStock, View};
use crate::sheet::canvas::captions::{
    add_if_room, add_line as add, listed, listed_width, standpoint,
};
use crate::sheet::canvas::wrapped;
use crate::text::names::Names;

/// How many merlons go in a row of 80 columns beside the marks of the ends.
const ROW: usize = 38;
/// The length of a line of text.
const LINE: usize = 80;
const INDENT: &str = "  ";
/// The indentation of a note below a seat.
const NOTE: &str = "          ";
/// The least width of the column of seats.
const SEAT: usize = 6;
/// How many columns a merlon takes.
const COLUMNS: usize = 2;
/// How many lines of characters a piece is high.
const HEIGHT: usize = 5;

/// Draws a view with characters.
pub(in crate::games::die_mauer) fn text(view: &View, names: &Names) -> String {
    let mut text =
        format!("Die Mauer, {}, {}\n{}\n\n", view.round(), standpoint(view.viewer), view.status());
    write_rows(&mut text, view, Piece::length, write_row);
    write_dead(&mut text, view);
    text.push('\n');
    write_seats(&mut text, view, names);
    let notes = notes(view);
    if !notes.is_empty() {
        text.push('\n');
    }
    notes.iter().for_each(|note| add(&mut text, note));
    text.push('\n');
    text + &legend(view)
}

/// Draws a view in few lines: of a wall that takes more than a row, the letters of its pieces. The
/// legend is there if it fits in the given number of lines.
pub(in crate::games::die_mauer) fn brief(view: &View, names: &Names, lines: usize) -> String {
    let mut text = format!("{}\n", view.status());
    let merlons: usize = view.position.wall.iter().map(Piece::length).sum();
    match merlons <= ROW {
        true => write_rows(&mut text, view, Piece::length, write_row),
        false => write_rows(&mut text, view, |_| 1, write_letters),
    }
    write_dead(&mut text, view);
    write_seats(&mut text, view, names);
    notes(view).iter().for_each(|note| add(&mut text, note));
    add_if_room(&mut text, &legend(view), lines);
    text
}

fn write_dead(text: &mut String, view: &View) {
    if view.wall_is_dead {
        add(text, &format!("({})", captions::DEAD));
    }
}

/// Returns what the characters mean: those of the ends where there are any, and that of an empty fist
/// where one can be shown.
fn legend(view: &View) -> String {
    let has_ends = !view.position.wall.is_empty() && view.phase != Phase::Over;
    let parts = captions::LEGEND.into_iter().filter(|part| has_ends || *part != captions::ENDS);
    let empty_fist = (view.phase == Phase::Planning).then_some("- an empty fist");
    let parts: Vec<&str> = parts.chain(empty_fist).collect();
    let mut text = String::new();
    for line in wrapped(&parts, LINE, |part| part.len() + 3) {
        add(&mut text, &line.join(",  "));
    }
    text
}

/// Writes the wall in rows that have room for pieces of such lengths.
fn write_rows(
    text: &mut String,
    view: &View,
    length: fn(Piece) -> usize,
    write: fn(&mut String, &[Piece], &str, &str),
) {
    if view.position.wall.is_empty() {
        return add(text, "  (nothing is built yet)");
    }
    let pieces: Vec<Piece> = view.position.wall.iter().collect();
    let rows = wrapped(&pieces, ROW, length);
    let last = rows.len() - 1;
    for (number, row) in rows.iter().enumerate() {
        let left = if number == 0 { end_mark(view, "L ") } else { "> " };
        let right = if number == last { end_mark(view, " R") } else { " >" };
        write(text, row, left, right);
    }
}

/// Returns the mark of an end; nobody builds there when the game is over.
fn end_mark(view: &View, mark: &'static str) -> &'static str {
    if view.phase == Phase::Over { INDENT } else { mark }
}

fn write_row(text: &mut String, row: &[Piece], left: &str, right: &str) {
    let mut levels: [String; HEIGHT] = Default::default();
    let mut letters = INDENT.to_owned();
    for &piece in row {
        for (line, level) in levels.iter_mut().zip(levels_of(piece)) {
            line.push_str(&level);
        }
        letters += &format!("{:^1$}", piece.letter(), COLUMNS * piece.length());
    }
    let [above @ .., bottom] = &levels;
    for line in above.iter().filter(|line| !line.trim().is_empty()) {
        add(text, &format!("{INDENT}{line}"));
    }
    add(text, &format!("{left}{bottom}{right}"));
    add(text, &letters);
}

/// Writes a row of the wall with the letters of its pieces alone.
fn write_letters(text: &mut String, row: &[Piece], left: &str, right: &str) {
    let letters: Vec<String> = row.iter().map(Piece::to_string).collect();
    add(text, &format!("{left}{}{right}", letters.join(" ")));
}

/// Returns the levels of a piece from the top.
fn levels_of(piece: Piece) -> [String; HEIGHT] {
    match piece {
        Piece::Tower => ["┌┐┌┐", "│└┘│", "│  │", "│  │", "└──┘"].map(str::to_owned),
        Piece::Gate => ["      ", "┌┐  ┌┐", "│└──┘│", "│┌──┐│", "└┘  └┘"].map(str::to_owned),
        wall => {
            let (air, gaps) = ("  ".repeat(wall.length()), wall.length() - 1);
            let (top, foot) = ("└┘".repeat(gaps), "──".repeat(gaps));
            let merlons = "┌┐".repeat(wall.length());
            [air.clone(), air, merlons, format!("│{top}│"), format!("└{foot}┘")]
        }
    }
}

fn write_seats(text: &mut String, view: &View, names: &Names) {
    let won = if view.any_round_won() { "won" } else { "" };
    let width = listed_width(view.seats().collect(), names, view.viewer, SEAT);
    add(text, &table_line(width, ["seat", "", "", "fist", "total", won, "size", "stock"]));
    for seat in view.seats() {
        write_seat(text, view, names, width, seat);
    }
}

fn write_seat(text: &mut String, view: &View, names: &Names, width: usize, seat: Seat) {
    let master = if view.position.master == seat { "M" } else { "" };
    let fist = fist_word(view, view.position.fists.get(seat).copied().unwrap_or_default());
    let total = view.position.totals.get(seat).copied().unwrap_or_default();
    let won = view.position.rounds_won.get(seat).copied().unwrap_or_default();
    let won = if view.any_round_won() { won.to_string() } else { String::new() };
    let stock = view.position.stocks.get(seat).copied().unwrap_or_default();
    let cells = [
        &listed(seat, names, view.viewer),
        master,
        view.part_of(seat).word(),
        &fist,
        &total.to_string(),
        &won,
        &stock.size().to_string(),
        &letters(&stock),
    ];
    add(text, &table_line(width, cells));
    let doubts = stock.doubts();
    if !doubts.is_empty() {
        add(text, &format!("{NOTE}({})", doubts.join(", ")));
    }
}

/// Lays a row of the table out: numbers stand to the right of their columns.
fn table_line(width: usize, cells: [&str; 8]) -> String {
    let [seat, master, part, fist, total, won, size, stock] = cells;
    format!(
        "{seat:<width$} {master:<2} {part:<10} {fist:<14} {total:>5} {won:>4} {size:>5}  {stock}"
    )
}

fn fist_word(view: &View, fist: Option<SeenFist>) -> String {
    match fist {
        None => String::new(),
        Some(SeenFist::Closed) => "closed".to_owned(),
        Some(SeenFist::Known(fist)) if view.still_closed() => format!("{} (closed)", held(fist)),
        Some(SeenFist::Known(fist)) => held(fist),
    }
}

/// Writes the pieces of a stock, those of unknown type as question marks.
fn letters(stock: &SeenStock) -> String {
    let known = stock.visible();
    let known = if known.is_empty() { String::new() } else { known.to_string() };
    known + &"?".repeat(stock.unknown())
}

/// Returns the gifts, and what else is worth knowing of the round.
fn notes(view: &View) -> Vec<String> {
    view.told_gifts(gift).into_iter().chain(view.remarks()).collect()
}

fn gift(gift: &Gift) -> String {
    format!("{}>{} {}", gift.donor, gift.receiver, captions::letter(gift.piece))
}
