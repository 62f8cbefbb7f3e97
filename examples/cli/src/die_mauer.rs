//! Die Mauer in a terminal: towers, gates and walls in the colours that they have in drawings.

use std::ops::Range;

use mauerwerk::die_mauer::{Piece, Setup, State};

use crate::terminal_game::{Hue, Mark, Marks, TerminalGame, by_line, lines};

impl TerminalGame for State {
    const NOTATION: &'static [(&'static str, &'static str)] = &[
        ("T", "puts a fist with a tower on the table; G a gate, 1 to 6 a wall"),
        ("-", "puts an empty fist on the table"),
        ("L R", "builds the piece in your fist at the left or right end"),
        ("+T", "builds a piece of your stock, in Situation 1; +4L or +4R where both ends fit"),
        (">T", "gives the Master-builder a piece, in Situation 2"),
        ("x", "declines: builds nothing, or gives nothing"),
    ];

    fn spelt_out(setup: &Setup) -> Setup {
        Setup { edition: Setup::default().edition, ..setup.clone() }
    }

    fn marks(text: &str) -> Marks {
        let letters = by_line(text, letters);
        walls(text).into_iter().chain(stocks(text)).chain(letters).collect()
    }
}

const fn mark(piece: Piece) -> Mark {
    Mark::Thing(match piece {
        Piece::Tower => Hue::Blue,
        Piece::Gate => Hue::Red,
        _ => Hue::Yellow,
    })
}

/// Returns how many columns of the drawing a piece takes.
fn columns(piece: Piece) -> usize {
    match piece {
        Piece::Tower => 4,
        Piece::Gate => 6,
        wall => 2 * usize::from(wall.merlons().unwrap_or_default()),
    }
}

/// Returns where pieces stand in a row of the wall, by the line of letters below it: the columns that
/// each takes, around its letter.
fn pieces(letters: &str) -> Option<Vec<(Range<usize>, Piece)>> {
    let mut found = Vec::new();
    for (column, letter) in letters.char_indices().filter(|(_, letter)| *letter != ' ') {
        let piece = Piece::from_letter(letter).filter(|_| letter.is_ascii())?;
        let width = columns(piece);
        let start = column.checked_sub((width - 1) / 2)?;
        found.push((start..start + width, piece));
    }
    Some(found)
}

/// Returns whether a line is drawn, not written.
fn is_drawn(line: &str) -> bool {
    line.contains(is_stroke)
}

fn is_stroke(letter: char) -> bool {
    "┌┐└┘│─".contains(letter)
}

/// Returns the pieces of walls: strokes of the lines above a line of letters, and the letters.
fn walls(text: &str) -> Marks {
    let mut marks = Marks::new();
    let mut row: Vec<(usize, &str)> = Vec::new();
    for (start, line) in lines(text) {
        if is_drawn(line) {
            row.push((start, line));
            continue;
        }
        let pieces = pieces(line).filter(|_| !row.is_empty()).unwrap_or_default();
        row.push((start, line));
        for (start, line) in row.drain(..) {
            marks.extend(
                pieces.iter().filter_map(|(columns, piece)| {
                    Some((part(line, start, columns)?, mark(*piece)))
                }),
            );
        }
    }
    marks
}

/// Returns the pieces of a long wall, of which a low terminal shows the letters alone.
fn letters(line: &str) -> Marks {
    let row = line.strip_prefix("L ").or_else(|| line.strip_prefix("> "));
    let row = row.and_then(|row| row.strip_suffix(" R").or_else(|| row.strip_suffix(" >")));
    let known = |(at, letter): (usize, char)| {
        Some((at + 2..at + 3, mark(Piece::from_letter(letter).filter(|_| letter.is_ascii())?)))
    };
    let row = row.unwrap_or_default();
    let shown = row.char_indices().filter(|(_, letter)| *letter != ' ');
    shown.map(known).collect::<Option<Marks>>().unwrap_or_default()
}

/// Returns where the letters and strokes of some columns are in a line that begins there; `None` if it
/// is empty there.
fn part(line: &str, start: usize, columns: &Range<usize>) -> Option<Range<usize>> {
    let within = line.char_indices().skip(columns.start).take(columns.len());
    let mut shown = within.filter(|(_, letter)| *letter != ' ');
    let (first, letter) = shown.next()?;
    let (last, letter) = shown.last().unwrap_or((first, letter));
    Some(start + first..start + last + letter.len_utf8())
}

/// Returns the pieces of stocks, which are the last column of a list of seats.
fn stocks(text: &str) -> Marks {
    const HEAD: &str = "stock";
    let mut column = None;
    let mut marks = Marks::new();
    for (start, line) in lines(text) {
        match column {
            _ if line.starts_with("seat ") && line.ends_with(HEAD) => {
                column = Some(line.len() - HEAD.len());
            }
            Some(column) if !line.is_empty() => {
                let stock = line.char_indices().filter(|(at, _)| *at >= column);
                let known = |(at, letter): (usize, char)| {
                    let piece = Piece::from_letter(letter)?;
                    Some((start + at..start + at + letter.len_utf8(), mark(piece)))
                };
                marks.extend(stock.map_while(known));
            }
            _ => column = None,
        }
    }
    marks
}
