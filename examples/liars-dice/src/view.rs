//! Views: as drawings, as text and as numbers.

use mauerwerk::features::{Part, Parts, TurnedSeats, mark, put_one};
use mauerwerk::kit::canvas::captions::{standpoint, victory};
use mauerwerk::kit::canvas::table::{THUMB, around};
use mauerwerk::kit::canvas::{self, Colour, Frame, Paint, TextStyle};
use mauerwerk::{
    Drawing, Game as _, Look, Meaning, Message, Panel, Reader, RichText, Seat, Seats, Sheet, Viewer,
};

use crate::action::Action;
use crate::position::{State, View};

impl mauerwerk::View for View {
    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn write(&self, parts: &mut impl Parts) {
        let position = &self.position;
        let turned = TurnedSeats::new(self.viewer, position.cups.len());
        turned.put_viewer(parts);
        turned.put_set(parts, "turn", "the seat that bids next", Seats::only(position.turn));
        let bid = position.bid.map(|bid| Action::Bid(bid).id() as usize - 1);
        put_one(parts, "bid", Action::OF_SEATS as usize - 1, "the last bid of the round", bid);
        let dice = |seat| position.cups[seat].size().into();
        turned.put_each(parts, "dice", 0.0..=5.0, "dice under each seat's cup", dice);
        let waiting = position.cups.iter().filter(|(_, dice)| dice.is_waiting());
        let waiting = waiting.map(|(seat, _)| seat).collect();
        turned.put_set(parts, "waiting", "the seats whose dice wait to be rolled", waiting);
        let meaning =
            "how many dice under a cup that the viewer sees show each face, after whether it does";
        parts.part(Part::numbers("cups", &[turned.len(), 7], 0.0..=5.0, meaning), |entries| {
            for (seat, place) in turned.iter().filter(|(seat, _)| position.cups[*seat].is_rolled())
            {
                let cup = &mut entries[7 * place..][..7];
                mark(cup, 0);
                position.cups[seat].faces().for_each(|face| cup[usize::from(face)] += 1.0);
            }
        });
    }

    fn draw(&self, look: &Look) -> Drawing {
        Canvas::draw(look, self.viewer, |mut canvas| {
            let (width, margin, name) = (canvas.width(560), canvas.margin(), State::INFO.name);
            let right = [standpoint(self.viewer), self.dice()];
            let mut y = canvas.header(width, name, right, &self.status());
            y += canvas.panel(Panel::Seats, |canvas| draw_rows(canvas, self, y, width));
            y += canvas.panel(Panel::Hand, |canvas| canvas.controls(margin, y, width - 2 * margin));
            let description = self.text_for(canvas.reader()).to_string();
            canvas.on_paper(width, y + margin, name, description)
        })
    }

    fn text_for(&self, reader: Reader<'_>) -> RichText {
        let mut text = RichText::default();
        let standpoint = standpoint(self.viewer).rich(reader);
        text.add_line(RichText::joined([State::INFO.name.into(), standpoint], ", "));
        text.add_line(self.status().rich(reader));
        text.push("\n");
        for (seat, dice) in self.position.cups.iter() {
            let mark = if self.mover() == seat { "> " } else { "  " };
            let signs: Vec<String> = dice.signs().map(|sign| format!("[{sign}]")).collect();
            let shown = if signs.is_empty() { "out".to_owned() } else { signs.join(" ") };
            let name = RichText::of(reader.name(seat), Meaning::Seat(seat));
            text.add_line(RichText::joined([mark.into(), name, format!("  {shown}").into()], ""));
        }
        text
    }
}

impl View {
    /// Returns the seat that rolls, bids, or has won.
    fn mover(&self) -> Seat {
        self.position.roller().unwrap_or(self.position.turn)
    }

    /// Returns the number of dice on the table.
    fn dice(&self) -> Message {
        let dice = self.position.dice();
        format!("{dice} {}", if dice == 1 { "die" } else { "dice" }).into()
    }

    /// Returns the sentence that describes what the game waits for.
    fn status(&self) -> Message {
        let seat = self.mover();
        let (before, after) = match (self.position.roller(), self.position.bid) {
            (Some(_), _) => ("The dice of ".to_owned(), " are rolled"),
            _ if self.position.clockwise().nth(1).is_none() => {
                return victory(self.position.clockwise().collect(), self.dice());
            }
            (None, Some(bid)) => (format!("Bid: {bid}; "), " bids higher or says liar"),
            (None, None) => ("First bid: ".to_owned(), ""),
        };
        Message::parts([before.into(), seat.into(), after.into()])
    }
}

type Canvas = canvas::Canvas<Palette>;

/// The colours of a visible die, and of a hidden one.
struct Palette {
    die: Colour,
    pips: Colour,
    back: Colour,
}

impl canvas::Palette for Palette {
    const LIGHT: &'static Self = &Self { die: "#ffffff", pips: "#26221d", back: "#8a3b2e" };
    const DARK: &'static Self = &Self { die: "#e6e0d2", pips: "#1b1a18", back: "#a84f40" };
}

const DIE: i32 = 36;
const FACE: Frame = Frame { x: 0, y: 0, width: DIE, height: DIE, radius: 7 };

/// Draws a row for each seat from the given height on, and returns their height.
fn draw_rows(canvas: &mut Canvas, view: &View, y: i32, width: i32) -> i32 {
    let (height, first, step) = match canvas.sheet {
        Sheet::Wide => (72, 160, DIE + 12),
        Sheet::Narrow => (THUMB, 120, DIE + 8),
    };
    let (cups, margin, mut bottom) = (&view.position.cups, canvas.margin(), y);
    let row = Frame { x: margin / 2, y: 0, width: width - margin, height, radius: 10 };
    for seat in around(cups.iter().map(|(seat, _)| seat), view.viewer, canvas.sheet) {
        canvas.at(0, bottom, 100, |canvas| {
            match view.mover() == seat {
                true => canvas.marked_row(row),
                false => canvas.quiet_row(row),
            }
            let out = (cups[seat].size() == 0).then(|| "out".into());
            canvas.name(seat, view.viewer.is(seat), out);
            for (nth, sign) in (0..).zip(cups[seat].signs()) {
                let at = (first + nth * step, (height - DIE) / 2);
                let name = format!("die:{seat}:{}", nth + 1);
                canvas.place_at(at, 100, name, die_name(sign), &FACE.corners(), |canvas| {
                    draw_die(canvas, sign);
                });
            }
        });
        bottom += height + 8;
    }
    bottom - y
}

/// Draws a die: its face as pips, its back, or its outline while it waits.
fn draw_die(canvas: &mut Canvas, sign: char) {
    let Palette { die, pips, back } = *canvas.palette;
    let outline = canvas.colours.outline;
    match sign.to_digit(10) {
        Some(face) => {
            canvas.frame(FACE, Paint::fill(die).line(outline, "1.2"));
            for (x, y) in places(face) {
                let disc = |canvas: &mut Canvas| canvas.disc(3, Paint::fill(pips));
                canvas.at(DIE / 2 + 10 * x, DIE / 2 + 10 * y, 100, disc);
            }
        }
        None if sign == '?' => {
            canvas.frame(FACE, Paint::fill(back).line(outline, "1.2"));
            canvas.write(DIE / 2, 25, TextStyle::new(20, die).bold().centred(), sign);
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

fn die_name(sign: char) -> String {
    match sign {
        '?' => "a hidden die".to_owned(),
        '.' => "a die to be rolled".to_owned(),
        face => format!("a {face}"),
    }
}
