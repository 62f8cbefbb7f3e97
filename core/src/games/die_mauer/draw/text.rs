//! The drawing with plain characters.

use crate::base::seat::Seat;
use crate::games::die_mauer::draw::{captions, title};
use crate::games::die_mauer::{Gift, Phase, Piece, SeenFist, SeenStock, View, texts};
use crate::sheet::canvas::captions::{add_if_room, entries, listed, listed_width};
use crate::sheet::canvas::wrapped;
use crate::text::message::{Message, Reader, message};
use crate::text::rich_text::RichText;

/// The number of merlons in a row of 80 columns between the marks of the ends.
const ROW: usize = 38;
/// The length of a line of text.
const LINE: usize = 80;
const INDENT: &str = "  ";
/// The indentation of a note below a seat.
const NOTE: &str = "          ";
/// The least width of the column of seats.
const SEAT: usize = 6;
/// The number of columns of a merlon.
const COLUMNS: usize = 2;
/// The height of a piece in lines.
const HEIGHT: usize = 5;

/// Draws a view with characters.
pub(in crate::games::die_mauer) fn text(view: &View, reader: Reader<'_>) -> RichText {
    let mut text = title(view).rich(reader);
    text.push("\n");
    text.add_line(view.status().rich(reader));
    text.push("\n");
    write_rows(&mut text, view, reader, Piece::length, write_row);
    write_dead(&mut text, view, reader);
    text.push("\n");
    write_seats(&mut text, view, reader);
    let notes = notes(view, reader);
    text.push(if notes.is_empty() { "" } else { "\n" });
    notes.into_iter().for_each(|note| text.add_line(note));
    text.push("\n");
    text.push(legend(view, reader));
    text
}

/// Draws a view in few lines. A wall that is longer than a row is drawn as the letters of its
/// pieces. The legend is included if it fits in the given number of lines.
pub(in crate::games::die_mauer) fn brief(
    view: &View,
    reader: Reader<'_>,
    lines: usize,
) -> RichText {
    let mut text = RichText::default();
    text.add_line(view.status().rich(reader));
    let merlons: usize = view.position.wall.iter().map(Piece::length).sum();
    match merlons <= ROW {
        true => write_rows(&mut text, view, reader, Piece::length, write_row),
        false => write_rows(&mut text, view, reader, |_| 1, write_letters),
    }
    write_dead(&mut text, view, reader);
    write_seats(&mut text, view, reader);
    notes(view, reader).into_iter().for_each(|note| text.add_line(note));
    add_if_room(&mut text, legend(view, reader), lines);
    text
}

fn write_dead(text: &mut RichText, view: &View, reader: Reader<'_>) {
    if view.wall_is_dead {
        text.add_line(format!("({})", message!(texts::WallIsDead).tell(reader)));
    }
}

/// Returns the meanings of the characters: those of the ends if there are any, and that of an empty
/// fist if one can appear.
fn legend(view: &View, reader: Reader<'_>) -> RichText {
    let has_ends = !view.position.wall.is_empty() && view.phase != Phase::Over;
    let parts = captions::legend(has_ends, view.phase == Phase::Planning);
    entries(parts.iter().map(|part| part.rich(reader)), ",  ", LINE)
}

/// Writes the wall in rows, given the lengths of its pieces.
fn write_rows(
    text: &mut RichText,
    view: &View,
    reader: Reader<'_>,
    length: fn(Piece) -> usize,
    write: fn(&mut RichText, &[Piece], &str, &str),
) {
    if view.position.wall.is_empty() {
        return text.add_line(format!("  ({})", message!(texts::NothingYet).tell(reader)));
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

/// Returns the mark of an end. It is empty if the game is over.
fn end_mark(view: &View, mark: &'static str) -> &'static str {
    if view.phase == Phase::Over { INDENT } else { mark }
}

fn write_row(text: &mut RichText, row: &[Piece], left: &str, right: &str) {
    let mut levels: [RichText; HEIGHT] = Default::default();
    let mut letters = RichText::from(INDENT);
    for &piece in row {
        for (line, level) in levels.iter_mut().zip(levels_of(piece)) {
            line.push(RichText::of_piece(level, piece));
        }
        letters.push(lettered(piece).centred(COLUMNS * piece.length()));
    }
    let [above @ .., bottom] = levels;
    for line in above.into_iter().filter(|line| !line.as_str().trim().is_empty()) {
        text.add_line(RichText::joined([INDENT.into(), line], ""));
    }
    text.add_line(RichText::joined([left.into(), bottom, right.into()], ""));
    text.add_line(letters);
}

/// Writes a row of the wall as letters only.
fn write_letters(text: &mut RichText, row: &[Piece], left: &str, right: &str) {
    let letters = RichText::joined(row.iter().copied().map(lettered), " ");
    text.add_line(RichText::joined([left.into(), letters, right.into()], ""));
}

fn lettered(piece: Piece) -> RichText {
    RichText::of_piece(piece.to_string(), piece)
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

fn write_seats(text: &mut RichText, view: &View, reader: Reader<'_>) {
    let width = listed_width(view.seats().collect(), reader, view.viewer, SEAT);
    let [seat, fist, total, won, size, stock] = [
        message!(texts::SeatHeading),
        message!(texts::FistHeading),
        message!(texts::TotalHeading),
        message!(texts::WonHeading),
        message!(texts::SizeHeading),
        message!(texts::StockHeading),
    ]
    .map(|heading| heading.tell(reader));
    let won = if view.any_round_won() { won } else { String::new() };
    let middle = ["", "", &fist, &total, &won, &size];
    text.add_line(table_line(width, seat.into(), middle, stock.into()));
    for seat in view.seats() {
        write_seat(text, view, reader, width, seat);
    }
}

fn write_seat(text: &mut RichText, view: &View, reader: Reader<'_>, width: usize, seat: Seat) {
    let master = if view.position.master == seat { "M" } else { "" };
    let fist = fist_word(view, view.position.fists.get(seat).copied().unwrap_or_default());
    let total = view.position.totals.get(seat).copied().unwrap_or_default();
    let won = view.position.rounds_won.get(seat).copied().unwrap_or_default();
    let won = if view.any_round_won() { won.to_string() } else { String::new() };
    let stock = view.position.stocks.get(seat).copied().unwrap_or_default();
    let cells = [
        master,
        &view.part_of(seat).word().map_or_else(String::new, |part| part.tell(reader)),
        &fist.map_or_else(String::new, |fist| fist.tell(reader)),
        &total.to_string(),
        &won,
        &stock.size().to_string(),
    ];
    let name = listed(seat, reader, view.viewer);
    text.add_line(table_line(width, name, cells, letters(&stock)));
    let doubts = stock.doubts();
    if !doubts.is_empty() {
        text.add_line(format!("{NOTE}({})", Message::list(doubts).tell(reader)));
    }
}

/// Writes a row of the table. Numbers are aligned to the right of their columns.
fn table_line(width: usize, seat: RichText, middle: [&str; 6], stock: RichText) -> RichText {
    let [master, part, fist, total, won, size] = middle;
    let middle = format!(" {master:<2} {part:<10} {fist:<14} {total:>5} {won:>4} {size:>5}  ");
    RichText::joined([seat.padded(width), middle.into(), stock], "")
}

fn fist_word(view: &View, fist: Option<SeenFist>) -> Option<Message> {
    Some(match fist? {
        SeenFist::Closed => message!(texts::Closed),
        SeenFist::Known(fist) if view.still_closed() => message!(texts::ClosedKnown { fist }),
        SeenFist::Known(fist) => Message::parts([fist.into()]),
    })
}

/// Writes the pieces of a stock, with question marks for unknown types.
fn letters(stock: &SeenStock) -> RichText {
    let unknown = "?".repeat(stock.unknown()).into();
    RichText::joined(stock.visible().iter().map(lettered).chain([unknown]), "")
}

/// Returns the gifts, and more remarks on the round.
fn notes(view: &View, reader: Reader<'_>) -> Vec<RichText> {
    let notes = view.told_gifts(gift).into_iter().chain(view.remarks());
    notes.map(|note| note.rich(reader)).collect()
}

fn gift(gift: &Gift) -> Message {
    format!("{}>{} {}", gift.donor, gift.receiver, captions::letter(gift.piece)).into()
}
