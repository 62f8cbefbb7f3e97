//! The drawing with plain characters.

use super::captions::{self, RollOff};
use super::{Spot, bands};
use crate::base::seat::Seat;
use crate::games::berlin::{Content, Ground, Piece, Suit, Variant, View, texts};
use crate::sheet::canvas::captions::{add_if_room, entries, listed, listed_width, standpoint};
use crate::sheet::canvas::wrapped;
use crate::text::message::{Arg, Meaning, Message, Reader, common, message};
use crate::text::rich_text::RichText;

/// The number of columns of the wall that fit in 80 characters, and the width of a cell.
pub(super) const COLUMNS: usize = 12;
const CELL: usize = 6;
/// The number of hammers that fit in a cell.
const HAMMERS: usize = 4;
/// The least width of the column of seats.
const SEAT: usize = 6;
/// The number of collected pieces in a line.
const PIECES: usize = 12;

/// Returns a view drawn with characters.
pub(in crate::games::berlin) fn text(view: &View, reader: Reader<'_>) -> RichText {
    let heading = message!(texts::Heading { standpoint: standpoint(view.viewer) });
    let mut text = heading.rich(reader);
    text.push("\n");
    write_folded(&mut text, &view.variants(), reader);
    text.add_line(view.status().rich(reader));
    text.push("\n");
    for band in bands(view.columns(), COLUMNS) {
        write_band(&mut text, view, band, Height::Full);
        text.push("\n");
    }
    write_legend(&mut text, view, reader);
    write_seats(&mut text, view, reader);
    let remarks = view.remarks();
    text.push(if remarks.is_empty() { "" } else { "\n" });
    remarks.iter().for_each(|remark| write_folded(&mut text, remark, reader));
    text
}

/// Writes a message, broken into lines.
fn write_folded(text: &mut RichText, message: &Message, reader: Reader<'_>) {
    text.add_folded("", message.rich(reader), captions::LINE);
}

/// The height of a drawing.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
enum Height {
    /// There are empty lines between the rows of the wall.
    Full,
    /// There are no empty lines.
    Low,
}

/// Writes all rows of some columns, with coordinates around them.
fn write_band(text: &mut RichText, view: &View, (first, count): (usize, usize), height: Height) {
    let columns = first..first + count;
    let names: String =
        columns.clone().map(|column| format!("{:^CELL$}", captions::column(column))).collect();
    let ground = |side| view.plays(Variant::Gravity) && view.position.setup.ground == side;
    let line = |on: bool| if on { "─".repeat(CELL * count) } else { String::new() };
    let left = if ground(Ground::Left) && first == 0 { "│" } else { " " };
    let is_last = first + count == view.columns();
    let right = if ground(Ground::Right) && is_last { "│" } else { "" };
    let goes_on = if is_last { "" } else { captions::GOES_ON };
    text.add_line(format!("    {names}"));
    add_some(text, &line(ground(Ground::Top)));
    for row in (0..view.rows()).rev() {
        let spots: Vec<Spot> =
            columns.clone().filter_map(|column| view.spot(column, row)).collect();
        let pieces = RichText::joined(spots.iter().map(piece), "");
        let hammers = RichText::joined(spots.iter().map(hammers), "");
        let has_hammers = !hammers.as_str().trim().is_empty();
        let (number, end) = (format!("{:>2} {left}", row + 1), format!("{right}{goes_on}"));
        text.add_line(RichText::joined([number.into(), pieces, end.into()], ""));
        if (row > 0 && height == Height::Full) || has_hammers {
            let left = format!("   {left}");
            text.add_line(RichText::joined([left.into(), hammers, right.into()], ""));
        }
    }
    add_some(text, &line(ground(Ground::Bottom)));
}

/// Adds a line below the cells unless it is empty.
fn add_some(text: &mut RichText, line: &str) {
    if !line.is_empty() {
        text.add_line(format!("    {line}"));
    }
}

/// Writes the content of a cell, in the brackets of the hammers that can go there.
fn piece(spot: &Spot) -> RichText {
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
    let is_target = spot.is_asked || spot.is_in_reach;
    let meaning = if is_target { Meaning::Target } else { Meaning::Text };
    RichText::of(format!("{open}{content}{close}"), meaning).centred(CELL)
}

/// Writes the hammers of a cell, and a mark if it may not be entered again.
fn hammers(spot: &Spot) -> RichText {
    let number = |seat: Seat| RichText::of(seat.to_string(), Meaning::Seat(seat));
    let mut numbers = RichText::joined(spot.hammers.iter().map(number), "");
    if numbers.width() > HAMMERS {
        numbers = numbers.first(HAMMERS - 1);
        numbers.push("+");
    }
    numbers.push(if spot.is_visited { "x" } else { "" });
    numbers.centred(CELL)
}

/// Writes the meanings of the visible marks.
fn write_legend(text: &mut RichText, view: &View, reader: Reader<'_>) {
    let all = marks(view).into_iter().chain(letters_told(view));
    let mut legend = entries(all.map(|entry| entry.rich(reader)), ",  ", captions::LINE);
    write_looked_at(&mut legend, view, reader);
    legend.push(if legend.as_str().is_empty() { "" } else { "\n" });
    text.push(legend);
}

/// Returns the meanings of the visible letters of pieces.
fn letters_told(view: &View) -> Vec<Message> {
    let any = |is: fn(Content) -> bool| view.spots().any(|spot| is(spot.content));
    let pieces = [
        (any(|piece| piece == Content::Tile), message!(texts::LegendTile)),
        (any(|piece| matches!(piece, Content::Coin(_))), message!(texts::LegendCoin)),
        (any(|piece| matches!(piece, Content::Open(_))), message!(texts::LegendOpen)),
    ];
    let pieces = pieces.into_iter().filter(|(on, _)| *on).map(|(_, told)| told);
    let suits = Suit::ALL.map(|suit| entry(suit.letter(), suit.into()));
    let values = captions::LETTERS.into_iter().filter(|&value| view.shows(value));
    let values = values.map(|value| entry(value.letter(), captions::counts(value)));
    pieces.chain(suits).chain(values).collect()
}

/// Returns the meanings of the visible marks on cells.
fn marks(view: &View) -> Vec<Message> {
    let any = |is: fn(&Spot) -> bool| view.spots().any(|spot| is(&spot));
    let is_gap = |spot: &Spot| spot.content == Content::Empty && !spot.is_hole;
    let marks = [
        (any(|spot| spot.is_in_reach), entry("[ ]", captions::own_reach(view.position.seat))),
        (any(|spot| !spot.others.is_empty()), entry("( )", message!(texts::OtherReach))),
        (any(|spot| spot.is_asked), entry("< >", message!(texts::AskedAbout))),
        (any(|spot| spot.is_visited), entry('x', message!(texts::Visited))),
        (any(|spot| spot.is_hole), entry('o', message!(texts::Hole))),
        (any(is_gap), entry('.', message!(texts::Gap))),
        (view.plays(Variant::Gravity), message!(texts::GroundLine)),
    ];
    marks.into_iter().filter(|(on, _)| *on).map(|(_, mark)| mark).collect()
}

/// Returns an entry of the legend: a sign and its meaning.
fn entry(sign: impl Into<Arg>, meaning: Message) -> Message {
    Message::parts([sign.into(), ' '.into(), meaning.into()])
}

/// Writes the tiles that seats have looked at.
fn write_looked_at(text: &mut RichText, view: &View, reader: Reader<'_>) {
    let looked = |spot: Spot| match (spot.content, spot.cell) {
        (content @ Content::Checked { .. }, Some(cell)) => Some(format!("{cell} {content}")),
        _ => None,
    };
    let looked: Vec<String> = view.spots().filter_map(looked).collect();
    let looked: Vec<&str> = looked.iter().map(String::as_str).collect();
    let told = |tiles: String| message!(texts::LookedAt { tiles }).tell(reader);
    let most = captions::LINE.saturating_sub(told(String::new()).chars().count());
    for line in wrapped(&looked, most, |entry| entry.len() + 2) {
        text.add_line(told(line.join(", ")));
    }
}

fn write_seats(text: &mut RichText, view: &View, reader: Reader<'_>) {
    let width = listed_width(view.seats().collect(), reader, view.viewer, SEAT);
    let [seat, hammer, dice, pieces, collected] = [
        message!(texts::SeatHeading),
        message!(texts::HammerHeading),
        message!(texts::DiceHeading),
        message!(texts::PiecesHeading),
        message!(texts::CollectedHeading),
    ]
    .map(|heading| heading.tell(reader));
    let middle = ["", &hammer, &dice, &pieces];
    text.add_line(table_line(width, seat.into(), middle, collected.into()));
    for seat in view.seats() {
        write_seat(text, view, reader, width, seat);
    }
}

fn write_seat(text: &mut RichText, view: &View, reader: Reader<'_>, width: usize, seat: Seat) {
    let hammer = view.hammer(seat).map_or_else(|| "-".to_owned(), |cell| cell.to_string());
    let pieces = view.position.collected.get(seat.index()).map_or(&[][..], Vec::as_slice);
    let mut lines = pieces.chunks(PIECES).map(letters);
    let first = lines.next().unwrap_or_default();
    let number = pieces.len().to_string();
    let (name, dice) = (listed(seat, reader, view.viewer), dice(view, seat));
    let part = view.part_of(seat).word().map_or_else(String::new, |part| part.tell(reader));
    text.add_line(table_line(width, name, [&part, &hammer, &dice, &number], first));
    lines.for_each(|line| text.add_line(table_line(width, "".into(), [""; 4], line)));
    let notes = view.notes(seat);
    if !notes.is_empty() {
        text.add_line(format!("       ({})", Message::list(notes).tell(reader)));
    }
}

fn letters(pieces: &[Piece]) -> RichText {
    let letters = pieces.iter().map(|&piece| RichText::of_piece(piece.to_string(), piece));
    RichText::joined(letters, "")
}

/// Writes the dice of a seat: those of its turn, or its roll for the first turn.
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

/// Writes a row of the table. The number of pieces is aligned to the right of its column.
fn table_line(width: usize, seat: RichText, middle: [&str; 4], collected: RichText) -> RichText {
    let [part, hammer, dice, pieces] = middle;
    let middle = format!(" {part:<10} {hammer:<6} {dice:<5} {pieces:>6}  ");
    RichText::joined([seat.padded(width), middle.into(), collected], "")
}

/// A range of columns: the first one, and their number.
type Band = (usize, usize);

/// Draws the parts that matter for a decision. A long wall is reduced to the columns with hammers
/// and targets. The letters of pieces are explained if that fits in the given number of lines.
pub(in crate::games::berlin) fn brief(view: &View, reader: Reader<'_>, lines: usize) -> RichText {
    let listed = |all: Vec<Message>, between: &str| {
        entries(all.iter().map(|entry| entry.rich(reader)), between, captions::LINE)
    };
    let mut text = view.status().rich(reader);
    text.push("\n");
    let (shown, left_out): (Vec<Band>, Vec<Band>) =
        bands(view.columns(), COLUMNS).partition(|band| is_of_use(view, *band));
    shown.into_iter().for_each(|band| write_band(&mut text, view, band, Height::Low));
    write_left_out(&mut text, &left_out, reader);
    text.push(listed(marks(view), ",  "));
    write_looked_at(&mut text, view, reader);
    let seats: Vec<Message> = view.seats().map(|seat| about(view, seat)).collect();
    text.push(listed(seats, &message!(common::Semicolon).tell(reader)));
    view.remarks().iter().for_each(|remark| write_folded(&mut text, remark, reader));
    add_if_room(&mut text, listed(letters_told(view), ",  "), lines);
    text
}

/// Returns whether the columns have a hammer or a target. If nothing is marked, all columns matter.
fn is_of_use(view: &View, (first, count): Band) -> bool {
    let is_marked = |spot: &Spot| spot.is_asked || spot.is_in_reach || !spot.others.is_empty();
    let columns = || first..first + count;
    let mut spots =
        (0..view.rows()).flat_map(|row| columns().filter_map(move |column| view.spot(column, row)));
    spots.any(|spot| is_marked(&spot) || !spot.hammers.is_empty())
        || !view.spots().any(|spot| is_marked(&spot))
}

fn write_left_out(text: &mut RichText, bands: &[Band], reader: Reader<'_>) {
    let named = |&(first, count): &Band| {
        let [first, last] = [first, first + count - 1].map(captions::column);
        message!(texts::ColumnRange { first, last })
    };
    let columns: Vec<Message> = bands.iter().map(named).collect();
    if !columns.is_empty() {
        write_folded(text, &message!(texts::LeftOut { columns }), reader);
    }
}

/// Returns a seat's cell, number of pieces and roll in a few words.
fn about(view: &View, seat: Seat) -> Message {
    let own = view.viewer.is(seat);
    let count = view.position.collected.get(seat.index()).map_or(0, Vec::len);
    let known = [captions::stand(view.hammer(seat)), message!(texts::Pieces { count })];
    let rolled = Some(dice(view, seat)).filter(|dice| !dice.is_empty());
    let rolled = rolled.map(|dice| message!(texts::RolledDice { dice }));
    let facts: Vec<Message> = known.into_iter().chain(rolled).chain(view.notes(seat)).collect();
    message!(texts::About { seat: Arg::Name(seat), own, facts })
}
