//! Colours laid over finished text, which keeps its letters: nothing is said by a colour alone.

use std::ops::Range;

use anstyle::{AnsiColor, Style};
use mauerwerk::Seat;

use crate::ink;
use crate::people::Seated;
use crate::terminal_game::{Hue, Mark, Marks, TerminalGame, lines};

/// The colours of the first seats; those of further ones are underlined.
const SEATS: [AnsiColor; 5] = [
    AnsiColor::Cyan,
    AnsiColor::Magenta,
    AnsiColor::Green,
    AnsiColor::BrightBlue,
    AnsiColor::BrightRed,
];
const TARGET: Style = Style::new().bold().underline();
const NEW: Style = Style::new().invert();
const FREE: Style = Style::new().dimmed();

/// The word for a seat, and the head of the column that lists them.
const SEAT: &str = "seat";

/// The colours of those who sit at a table, wherever a text speaks of them.
#[derive(Debug)]
pub(crate) struct Tints {
    /// The names of people, longest first.
    names: Vec<(String, Seat)>,
    /// What else the drawings in a text show.
    marks: fn(&str) -> Marks,
}

impl Tints {
    /// Gives everybody a colour.
    pub(crate) fn of<G: TerminalGame>(seated: &Seated) -> Self {
        let mut names: Vec<_> =
            seated.called().map(|(seat, name)| (name.to_owned(), seat)).collect();
        names.sort_by_key(|(name, _)| std::cmp::Reverse(name.len()));
        Self { names, marks: G::marks }
    }

    /// Returns a text with colours, where standard output has them.
    pub(crate) fn lay(&self, text: &str) -> String {
        if ink::has_colour() { self.laid(text) } else { text.to_owned() }
    }

    fn laid(&self, text: &str) -> String {
        let mut list = None;
        let mut marks = (self.marks)(text);
        marks.sort_by_key(|(span, _)| span.start);
        let mut marks = marks.into_iter().peekable();
        let painted = lines(text).map(|(start, line)| {
            let mut spans = self.spoken(line);
            let listed = list.and_then(|column| listed(line, column));
            spans.extend(listed.iter().flatten().cloned());
            while let Some((span, mark)) =
                marks.next_if(|(span, _)| span.start < start + line.len())
            {
                spans.push((span.start - start..span.end - start, style(mark)));
            }
            list = head(line).or(list.filter(|_| listed.is_some()));
            painted(line, spans)
        });
        painted.collect::<Vec<_>>().join("\n")
    }

    /// Returns where a line speaks of seats, by their numbers or by their names.
    fn spoken(&self, line: &str) -> Vec<(Range<usize>, Style)> {
        let mut spans = Vec::new();
        let mut before = ' ';
        for (start, letter) in line.char_indices() {
            let rest = &line[start..];
            if !before.is_alphanumeric() {
                let named = self.names.iter().filter(|(name, _)| begins_with_word(rest, name));
                let named = named.map(|(name, seat)| (start..start + name.len(), tint(*seat)));
                spans.extend(named.take(1));
                let moved = |(span, style): (Range<usize>, Style)| {
                    (span.start + start..span.end + start, style)
                };
                spans.extend(numbered(rest).into_iter().map(moved));
            }
            before = letter;
        }
        spans
    }
}

/// Returns whether a text begins with a word that ends there.
fn begins_with_word(text: &str, word: &str) -> bool {
    let rest = text.strip_prefix(word);
    rest.is_some_and(|rest| !rest.starts_with(char::is_alphanumeric))
}

/// Returns the seats that `seat 0` or `seats 0,2` at the start of a text speaks of.
fn numbered(text: &str) -> Vec<(Range<usize>, Style)> {
    let is_list = |letter: char| letter.is_ascii_digit() || letter == ',';
    let Some(rest) = text.strip_prefix("seats ").or_else(|| text.strip_prefix("seat ")) else {
        return Vec::new();
    };
    let mut start = text.len() - rest.len();
    let list = &rest[..rest.find(|letter| !is_list(letter)).unwrap_or(rest.len())];
    let mut spans = Vec::new();
    for number in list.split(',') {
        // What stands before the first number belongs to it.
        let from = if spans.is_empty() { 0 } else { start };
        let seat = number.parse().ok().and_then(Seat::new);
        spans.extend(seat.map(|seat| (from..start + number.len(), tint(seat))));
        start += number.len() + 1;
    }
    spans
}

/// Returns the column of a list of seats, if a line is its head.
fn head(line: &str) -> Option<usize> {
    let start = line.find(SEAT)?;
    let apart = start == 0 || line[..start].ends_with("  ");
    let rest = line[start + SEAT.len()..].strip_prefix(' ')?;
    let is_head = apart && !rest.starts_with(|letter: char| letter.is_ascii_digit());
    is_head.then(|| line[..start].chars().count())
}

/// Returns where a line of a list names its seat, and nothing where it goes on about the last one;
/// `None` if the list is over.
fn listed(line: &str, column: usize) -> Option<Option<(Range<usize>, Style)>> {
    let (start, letter) = line.char_indices().nth(column)?;
    let rest = &line[start..];
    if letter == ' ' && !line[..start].contains(|letter| letter != ' ') {
        return Some(None);
    }
    let digits = rest.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(rest.len());
    let seat = rest[..digits].parse().ok().and_then(Seat::new)?;
    let you = if rest[digits..].starts_with(" you") { " you".len() } else { 0 };
    Some(Some((start..start + digits + you, tint(seat))))
}

fn style(mark: Mark) -> Style {
    match mark {
        Mark::Seat(seat) => tint(seat),
        Mark::Thing(hue) => ink::coloured(colour(hue)),
        Mark::Free => FREE,
        Mark::Target => TARGET,
        Mark::New => NEW,
    }
}

const fn colour(hue: Hue) -> AnsiColor {
    match hue {
        Hue::Red => AnsiColor::Red,
        Hue::Green => AnsiColor::Green,
        Hue::Yellow => AnsiColor::Yellow,
        Hue::Blue => AnsiColor::Blue,
        Hue::Purple => AnsiColor::Magenta,
    }
}

/// Returns the style of a seat.
fn tint(seat: Seat) -> Style {
    let style = ink::coloured(SEATS[seat.index() % SEATS.len()]);
    if seat.index() < SEATS.len() { style } else { style.underline() }
}

/// Returns a line with its spans in their styles; of those that overlap, the first one counts.
fn painted(line: &str, mut spans: Vec<(Range<usize>, Style)>) -> String {
    spans.sort_by_key(|(span, _)| span.start);
    let (mut told, mut done) = (String::new(), 0);
    for (span, style) in spans {
        if span.start >= done {
            told += &line[done..span.start];
            told += &ink::styled(style, &line[span.clone()]);
            done = span.end;
        }
    }
    told + &line[done..]
}

#[cfg(test)]
mod tests {
    use mauerwerk::{berlin, die_mauer, mauerbauer};

    use super::*;
    use crate::people::People;

    /// Returns a text with letters for its styles: `{c|seat 0}`.
    fn laid<G: TerminalGame>(text: &str) -> String {
        let people: People = "0=Ada,2=Ben".parse().unwrap();
        let seated = people.seated(6).unwrap();
        let mut text = Tints::of::<G>(&seated).laid(text);
        let things = [("31", 'R'), ("33", 'Y'), ("34", 'T')];
        let seats = [("36", 'c'), ("35", 'm'), ("32", 'g'), ("94", 'b'), ("91", 'r')];
        for (code, letter) in seats.into_iter().chain(things) {
            text = text.replace(&format!("\x1b[1m\x1b[{code}m"), &format!("{{{letter}|"));
        }
        text = text.replace("\x1b[1m\x1b[4m", "{t|").replace("\x1b[7m", "{n|");
        text = text.replace("\x1b[2m", "{.|");
        text.replace("\x1b[0m", "}")
    }

    #[test]
    fn seats_have_colours_wherever_they_are_spoken_of() {
        for (text, told) in [
            ("Ada builds T", "{c|Ada} builds T"),
            ("seat 1 gives Ben a piece", "{m|seat 1} gives {g|Ben} a piece"),
            ("seats 1,3 roll again", "{m|seats 1},{b|3} roll again"),
            ("seats 1,3, both", "{m|seats 1},{b|3}, both"),
            ("Ada (seat 0)> ", "{c|Ada} ({c|seat 0})> "),
            ("Adam, Bens, seat x, unseat 0", "Adam, Bens, seat x, unseat 0"),
        ] {
            assert_eq!(laid::<die_mauer::State>(text), told);
        }
    }

    #[test]
    fn lists_of_seats_have_colours() {
        let text = "seat   fist\n0 you  M\n       (a note)\n1      T\n\n1 more";
        let told = "seat   fist\n{c|0 you}  M\n       (a note)\n{m|1}      T\n\n1 more";
        assert_eq!(laid::<die_mauer::State>(text), told);
        let beside =
            "a1 ----- a2  seat pts\n ~  1   ~    0 you  0\n ~      ~    left:\n ~  2   ~    1";
        let told = beside.replace("0 you", "{c|0 you}").replace('~', "{.|~}");
        let told = told.replace("-----", "{.|-----}");
        assert_eq!(laid::<mauerbauer::State>(beside), told);
    }

    #[test]
    fn drawings_mark_what_is_whose_and_what_is_new() {
        let berlin = " 1   [cA]   t \n      0    12x";
        assert_eq!(laid::<berlin::State>(berlin), " 1   {t|[cA]}   t \n      {c|0}    {m|1}{g|2}x");
        assert_eq!(laid::<mauerbauer::State>("a1 ### a2"), "a1 {n|#}{n|#}{n|#} a2");
        assert_eq!(laid::<die_mauer::State>("   2   3"), "   2   3");
    }

    #[test]
    fn walls_have_the_colours_of_their_pieces() {
        let long = laid::<die_mauer::State>("L T 3 >\n> G R\nL is R");
        assert_eq!(long, "L {T|T} {Y|3} >\n> {R|G} R\nL is R");
        let drawn = "  ┌┐┌┐\n  │└┘│┌┐\n  │  │││\nL └──┘└┘ R\n   T  1\n\n2 1";
        let told = "  {T|┌┐┌┐}\n  {T|│└┘│}{Y|┌┐}\n  {T|│  │}{Y|││}\n\
                    L {T|└──┘}{Y|└┘} R\n   {T|T}  {Y|1}\n\n2 1";
        assert_eq!(laid::<die_mauer::State>(drawn), told);
        let stocks =
            "seat     size  stock\n0           2  TG?\n       (1 unseen)\n1  9  16\n\n1  2";
        let told = "seat     size  stock\n{c|0}           2  {T|T}{R|G}?\n       (1 unseen)\n\
                    {m|1}  9  16\n\n1  2";
        assert_eq!(laid::<die_mauer::State>(stocks), told);
    }

    #[test]
    fn boards_have_the_colours_of_their_houses() {
        for (line, told) in [
            ("a1b ....... a2  R12 in-R", "a1b {.|.......} a2  {R|R}12 in-R"),
            ("~RG2.  : (3)", "{.|~}{R|R}{g|G}2{.|.}  {.|:} (3)"),
            ("seat 0 builds. Spaces: 1-3", "{c|seat 0} builds. Spaces: 1-3"),
        ] {
            assert_eq!(laid::<mauerbauer::State>(line), told);
        }
    }
}
