//! Drawings of a view: a row for each seat with its dice, and the bid.

use mauerwerk::kit::canvas::captions::{standpoint, victory};
use mauerwerk::kit::canvas::table::{THUMB, around};
use mauerwerk::kit::canvas::{self, Colour, Frame, Paint, TextStyle};
use mauerwerk::{
    Drawing, Game as _, Look, Meaning, Message, Panel, Reader, RichText, Seat, Seats, Sheet,
};

use crate::cup::Cup;
use crate::state::State;
use crate::view::View;

type Canvas = canvas::Canvas<Palette>;

/// The colours of a die that is seen, and of one that is hidden.
struct Palette {
    die: Colour,
    pips: Colour,
    back: Colour,
}

impl canvas::Palette for Palette {
    const LIGHT: &'static Self = &Self { die: "#ffffff", pips: "#26221d", back: "#8a3b2e" };
    const DARK: &'static Self = &Self { die: "#e6e0d2", pips: "#1b1a18", back: "#a84f40" };
}

const WIDTH: i32 = 560;
const DIE: i32 = 36;
const FACE: Frame = Frame { x: 0, y: 0, width: DIE, height: DIE, radius: 7 };

/// What differs between sheets.
struct Sizes {
    /// The height of a row.
    row: i32,
    /// Where the first die lies, and how far the others from it.
    first: i32,
    step: i32,
}

impl Sizes {
    const fn of(sheet: Sheet) -> Self {
        match sheet {
            Sheet::Wide => Self { row: 72, first: 160, step: DIE + 12 },
            Sheet::Narrow => Self { row: THUMB, first: 120, step: DIE + 8 },
        }
    }
}

/// Draws the view as SVG.
pub(crate) fn draw(view: &View, look: &Look) -> Drawing {
    let status = status(view);
    Canvas::draw(look, |mut canvas| {
        let (width, margin) = (canvas.width(WIDTH), canvas.margin());
        let mut y =
            canvas.header(width, State::INFO.name, [standpoint(view.viewer), dice(view)], &status);
        y += canvas.panel(Panel::Seats, |canvas| draw_rows(canvas, view, y, width));
        y += canvas.panel(Panel::Hand, |canvas| canvas.controls(margin, y, width - 2 * margin));
        let description = text(view, canvas.reader()).to_string();
        canvas.on_paper(width, y + margin, State::INFO.name, description)
    })
}

/// Draws a row for each seat from that height on, and returns their height.
fn draw_rows(canvas: &mut Canvas, view: &View, y: i32, width: i32) -> i32 {
    let (cups, sizes, margin) = (&view.position.cups, Sizes::of(canvas.sheet), canvas.margin());
    let mut bottom = y;
    for seat in around(cups.iter().map(|(seat, _)| seat), view.viewer, canvas.sheet) {
        let row =
            Frame { x: margin / 2, y: 0, width: width - margin, height: sizes.row, radius: 10 };
        let cup = cups.get(seat).copied().unwrap_or_default();
        canvas.at(0, bottom, 100, |canvas| draw_row(canvas, view, (seat, cup), row, &sizes));
        bottom += sizes.row + 8;
    }
    bottom - y
}

/// Draws the row of a seat.
fn draw_row(canvas: &mut Canvas, view: &View, (seat, cup): (Seat, Cup), row: Frame, sizes: &Sizes) {
    match to_move(view).contains(seat) {
        true => canvas.marked_row(row),
        false => canvas.quiet_row(row),
    }
    canvas.name(seat, view.viewer.is(seat), (cup.dice() == 0).then(|| "out".into()));
    for (nth, shown) in (0..).zip(signs(cup).chars()) {
        let at = (sizes.first + nth * sizes.step, (sizes.row - DIE) / 2);
        let name = format!("die:{seat}:{}", nth + 1);
        canvas.place_at(at, 100, name, die_name(shown), &FACE.corners(), |canvas| {
            die(canvas, shown);
        });
    }
}

/// Draws a die: its face as pips, its back, or its outline while it waits.
fn die(canvas: &mut Canvas, shown: char) {
    let Palette { die, pips, back } = *canvas.palette;
    let outline = canvas.colours.outline;
    match shown.to_digit(10) {
        Some(face) => {
            canvas.frame(FACE, Paint::fill(die).line(outline, "1.2"));
            for (x, y) in places(face) {
                canvas.at(DIE / 2 + 10 * x, DIE / 2 + 10 * y, 100, |canvas| {
                    canvas.disc(3, Paint::fill(pips));
                });
            }
        }
        None if shown == '?' => {
            canvas.frame(FACE, Paint::fill(back).line(outline, "1.2"));
            canvas.write(DIE / 2, 25, TextStyle::new(20, die).bold().centred(), shown);
        }
        None => canvas.frame(FACE, Paint::stroke(outline, "1.2").dashed("4 4")),
    }
}

/// Returns the places of a face's pips, in thirds of the die from its middle.
fn places(face: u32) -> impl Iterator<Item = (i32, i32)> {
    let pairs = [((-1, -1), 2), ((1, -1), 4), ((-1, 0), 6)];
    let pairs = pairs.into_iter().filter(move |&(_, least)| face >= least);
    let both = pairs.flat_map(|((x, y), _)| [(x, y), (-x, -y)]);
    both.chain((face % 2 == 1).then_some((0, 0)))
}

fn die_name(shown: char) -> String {
    match shown {
        '?' => "a hidden die".to_owned(),
        '.' => "a die to be rolled".to_owned(),
        face => format!("a {face}"),
    }
}

/// Draws the view with plain characters.
pub(crate) fn text(view: &View, reader: Reader<'_>) -> RichText {
    let mut text = RichText::default();
    let standpoint = standpoint(view.viewer).rich(reader);
    text.add_line(RichText::joined([State::INFO.name.into(), standpoint], ", "));
    text.add_line(status(view).rich(reader));
    text.push("\n");
    for (seat, cup) in view.position.cups.iter() {
        let mark = if to_move(view).contains(seat) { ">" } else { " " };
        let signs: Vec<String> = signs(*cup).chars().map(|shown| format!("[{shown}]")).collect();
        let shown = if signs.is_empty() { "out".to_owned() } else { signs.join(" ") };
        let name = RichText::of(reader.name(seat), Meaning::Seat(seat));
        let line = [format!("{mark} ").into(), name, format!("  {shown}").into()];
        text.add_line(RichText::joined(line, ""));
    }
    text
}

/// Returns a sign for each die under a cup.
fn signs(cup: Cup) -> String {
    cup.to_string().replace('-', "")
}

/// Returns who is to move: who rolls, bids, or has won.
fn to_move(view: &View) -> Seats {
    Seats::only(view.position.roller().unwrap_or(view.position.turn))
}

/// Returns the number of dice on the table.
fn dice(view: &View) -> Message {
    match view.position.dice() {
        1 => "1 die".into(),
        dice => format!("{dice} dice").into(),
    }
}

/// Returns what the game waits for.
fn status(view: &View) -> Message {
    let position = &view.position;
    let turn = position.turn;
    match (position.roller(), position.bid) {
        (Some(seat), _) => {
            Message::parts(["The dice of ".into(), seat.into(), " are rolled".into()])
        }
        _ if position.alive().len() == 1 => victory(position.alive(), dice(view)),
        (None, Some(bid)) => Message::parts([
            format!("Bid: {bid}; ").into(),
            turn.into(),
            " bids higher or says liar".into(),
        ]),
        (None, None) => Message::parts(["First bid: ".into(), turn.into()]),
    }
}
