//! The drawing with plain characters: in full, and for a terminal of 24 lines a low map and beside it the
//! rest.

use crate::base::rule::Faults;
use crate::base::seat::Seat;
use crate::games::mauerbauer::draw::board::{City, DrawnBoard};
use crate::games::mauerbauer::draw::captions::{self, LINE};
use crate::games::mauerbauer::draw::lattice::{self, Scale};
use crate::games::mauerbauer::draw::piece::{Piece, counted};
use crate::games::mauerbauer::draw::supply::Supply;
use crate::games::mauerbauer::hand::Hand;
use crate::games::mauerbauer::plan::{BoardPlan, Corners};
use crate::games::mauerbauer::position::View;
use crate::games::mauerbauer::space::TowerSpace;
use crate::sheet::canvas::captions::{
    add_if_room, add_line as add, folded, listed, listed_width, standpoint,
};
use crate::sheet::canvas::wrapped;
use crate::text::names::Names;

/// The least width of the column of seats.
const SEAT: usize = 6;

/// Draws a view with characters.
pub(in crate::games::mauerbauer) fn text(view: &View, names: &Names) -> String {
    let drawn = DrawnBoard::of(view);
    let mut text = format!("{}, {}\n", captions::NAME, standpoint(view.viewer));
    write_folded(&mut text, "", &view.about(&drawn));
    write_folded(&mut text, "", &view.status(&drawn));
    text.push('\n');
    write_board(&mut text, &drawn);
    write_cities(&mut text, &drawn);
    write_supply(&mut text, view);
    write_seats(&mut text, view, names);
    write_hands(&mut text, view);
    write_remarks(&mut text, view);
    text
}

impl BoardPlan {
    /// Draws the empty board with plain characters.
    ///
    /// # Errors
    /// Returns all that is wrong with the plan at once.
    ///
    /// # Examples
    /// ```
    /// use mauerwerk::mauerbauer::Shipped;
    ///
    /// let text = Shipped::Hexagon.plan().text()?;
    /// assert!(text.lines().any(|line| line.contains("a1  ---")));
    /// # Ok::<(), mauerwerk::Faults>(())
    /// ```
    pub fn text(&self) -> Result<String, Faults> {
        DrawnBoard::empty(self).map(|board| draw_board(&board))
    }
}

/// Draws an empty board with characters.
fn draw_board(drawn: &DrawnBoard) -> String {
    let mut text = format!("{}, {}\n", captions::NAME, captions::board(&drawn.plan));
    captions::counts(drawn).iter().for_each(|counts| write_folded(&mut text, "", counts));
    text.push('\n');
    write_board(&mut text, drawn);
    let shore: Vec<String> = drawn.board.shore().iter().map(|at| at.to_string()).collect();
    if !shore.is_empty() {
        write_folded(&mut text, "shore: ", &shore.join(", "));
    }
    text
}

/// Writes text after a title, on as many lines as it needs.
fn write_folded(text: &mut String, title: &str, content: &str) {
    let indent = " ".repeat(title.chars().count());
    for (number, line) in folded(content, LINE - indent.len()).iter().enumerate() {
        add(text, &format!("{}{line}", if number == 0 { title } else { &indent }));
    }
}

/// Writes the board: as a map where that can be, otherwise as a list.
fn write_board(text: &mut String, drawn: &DrawnBoard) {
    match lattice::map(drawn, Scale::Full) {
        Some(map) => {
            map.iter().for_each(|line| add(text, line));
            text.push('\n');
            write_marks(text, &legend(drawn));
            for (number, region) in drawn.plan.regions.iter().enumerate() {
                let spaces = captions::ranges(region.numbered().map(|(space, _)| space));
                write_folded(text, &format!("{}: ", captions::region(drawn, number)), &spaces);
            }
        }
        None => write_list(text, drawn),
    }
    text.push('\n');
}

/// Returns what the marks of the map mean that are there.
fn legend(drawn: &DrawnBoard) -> Vec<&'static str> {
    let line = |mark: char| drawn.lines().any(|(line, _)| lattice::mark(drawn, line) == mark);
    let city = |is_new| drawn.cities.iter().any(|city| city.is_new == is_new);
    let marks = [
        (line('='), "= / \\ wall"),
        (line('#'), "# last wall"),
        (line('.'), ". free line"),
        (line(':'), ": free boundary"),
        (line('~'), "~ free coast"),
        (line('-'), "- free rim"),
        (!drawn.towers.is_empty(), "a1b black tower on a1, g grey, w white"),
        (drawn.spaces().any(|(space, ..)| !drawn.heap(space).is_empty()), "R G Y B P houses"),
        (city(false), "(1) in a city"),
        (city(true), "<1> in the city completed in this turn"),
    ];
    marks.into_iter().filter(|(on, _)| *on).map(|(_, mark)| mark).collect()
}

/// Writes marks with their meanings, which stay on one line with them.
fn write_marks(text: &mut String, marks: &[&str]) {
    const BETWEEN: &str = ",  ";
    let room = |mark: &str| mark.chars().count() + BETWEEN.len();
    for line in wrapped(marks, LINE, room) {
        add(text, &line.join(BETWEEN));
    }
}

/// Lists the spaces of each region: their corners with towers, the lines between them, and houses.
fn write_list(text: &mut String, drawn: &DrawnBoard) {
    for (number, region) in drawn.plan.regions.iter().enumerate() {
        add(text, &captions::region(drawn, number));
        for (space, corners) in region.numbered() {
            let pieces = match drawn.city(space) {
                Some(city) => format!("(city {})", city.name),
                None => letters(&drawn.pieces(space)),
            };
            let line = format!("{} {pieces}", around(drawn, corners));
            write_folded(text, &format!("{:>4}: ", space.to_string()), &line);
        }
    }
    add(text, "");
    const ABOUT: &str =
        "Corners in order, with b g w for towers; between them and back to the first:";
    const MARKS: [&str; 7] = [
        "= wall",
        "# last wall",
        ". free line",
        ": free boundary",
        "~ free coast",
        "- free rim",
        "_ within a city",
    ];
    write_folded(text, "", ABOUT);
    write_marks(text, &MARKS);
}

/// Writes the corners of a space with the lines between them: `a1b=a2.b1w=`.
fn around(drawn: &DrawnBoard, corners: &Corners) -> String {
    let corner = |at: TowerSpace, to: TowerSpace| {
        let tower = drawn.towers.get(&at).map(|colour| colour.letter().to_string());
        let line = crate::games::mauerbauer::space::Line::new(at, to);
        let line = line
            .and_then(|line| drawn.board.number(line))
            .map_or(' ', |line| lattice::mark(drawn, line));
        format!("{at}{}{line}", tower.unwrap_or_default())
    };
    corners.sides().map(|(at, to)| corner(at, to)).collect()
}

/// Writes houses and palaces by their letters, with counts: `R2G`.
pub(super) fn letters(pieces: &[Piece]) -> String {
    let written = counted(pieces).into_iter().map(|(piece, count)| {
        let colour = match piece {
            Piece::House(colour) | Piece::Palace(colour) => colour,
        };
        let count = if count > 1 { count.to_string() } else { String::new() };
        format!("{colour}{count}")
    });
    written.collect()
}

fn write_cities(text: &mut String, drawn: &DrawnBoard) {
    for city in &drawn.cities {
        write_folded(text, &format!("city {}: ", city.name), &about_city(drawn, *city));
    }
    if !drawn.cities.is_empty() {
        text.push('\n');
    }
}

fn about_city(drawn: &DrawnBoard, city: City) -> String {
    let pieces = drawn.pieces_of(city);
    let (palaces, houses): (Vec<Piece>, Vec<Piece>) =
        pieces.iter().partition(|piece| matches!(piece, Piece::Palace(_)));
    let towers: Vec<String> =
        drawn.towers_of(city).iter().map(|(at, colour)| format!("{at}{colour}")).collect();
    let parts = [
        ("spaces", captions::ranges(city.spaces.iter())),
        ("palaces", letters(&palaces)),
        ("houses", letters(&houses)),
        ("towers", towers.join(" ")),
    ];
    let parts = parts.into_iter().filter(|(_, list)| !list.is_empty());
    let parts: Vec<String> = parts.map(|(name, list)| format!("{name} {list}")).collect();
    let new = if city.is_new { "completed in this turn; " } else { "" };
    new.to_owned() + &parts.join("; ")
}

fn write_supply(text: &mut String, view: &View) {
    let supply = Supply::of(view);
    let list = |counts: &mut dyn Iterator<Item = String>| counts.collect::<Vec<_>>().join(" ");
    let towers = list(&mut supply.towers.iter().map(|(colour, count)| format!("{colour}{count}")));
    let houses = list(&mut supply.houses.iter().map(|(colour, count)| format!("{colour}{count}")));
    let palaces =
        list(&mut supply.palaces.iter().map(|(colour, count)| format!("{colour}{count}")));
    let left = format!(
        "walls {}; towers {towers}; houses {houses}; palaces {palaces}; deck {}; discards {}",
        supply.walls,
        view.deck,
        view.position.discards.len()
    );
    write_folded(text, "left: ", &left);
    text.push('\n');
}

fn write_seats(text: &mut String, view: &View, names: &Names) {
    let width = listed_width(view.seats().collect(), names, view.viewer, SEAT);
    add(text, &table_line(width, ["seat", "", "cards", "points", "dice"]));
    for seat in view.seats() {
        let cards = view.position.hands.get(seat.index()).map_or(0, Hand::len).to_string();
        let points = view.position.scores.get(seat.index()).copied().unwrap_or(0).to_string();
        let dice = view.position.roll.filter(|_| seat == view.position.seat);
        let dice = dice.map(|roll| roll.to_string()).unwrap_or_default();
        let (name, part) = (listed(seat, names, view.viewer), view.part_of(seat).word());
        add(text, &table_line(width, [&name, part, &cards, &points, &dice]));
    }
}

/// Lays a row of the table out: numbers stand to the right of their columns.
fn table_line(width: usize, cells: [&str; 5]) -> String {
    let [seat, part, cards, points, dice] = cells;
    format!("{seat:<width$} {part:<13} {cards:>5}  {points:>6}  {dice}")
}

fn write_hands(text: &mut String, view: &View) {
    for seat in view.seats() {
        write_hand(text, view, seat);
    }
}

fn write_hand(text: &mut String, view: &View, seat: Seat) {
    let hand = view.position.hands.get(seat.index());
    let Some(cards) = hand.and_then(Hand::known) else { return };
    let points = view.position.setup.deck.plan().points;
    let none = if cards.is_empty() { " no card" } else { "" };
    add(text, &format!("\nseat {seat} holds{none}"));
    for (card, count) in cards.iter() {
        let count = if count > 1 { format!(" ×{count}") } else { String::new() };
        let about = format!("{}: {}", card.label(), captions::scores(card, &points).join(", "));
        write_folded(text, &format!("  {:<16}", format!("{card}{count}")), &about);
    }
}

fn write_remarks(text: &mut String, view: &View) {
    let remarks = view.remarks(LINE);
    if !remarks.is_empty() || !view.position.discards.is_empty() {
        text.push('\n');
    }
    remarks.iter().for_each(|remark| add(text, remark));
    if !view.position.discards.is_empty() {
        write_folded(text, "discarded: ", &view.position.discards.to_string().replace(',', ", "));
    }
}

/// The number of columns that notes beside the map take, with the air before them.
const BESIDE: usize = 17;
const AIR: usize = 2;

/// Draws what a decision needs to know: a map that is high if there is room for it in the given number
/// of lines, and all of the text if the board has no map.
pub(in crate::games::mauerbauer) fn brief(view: &View, names: &Names, lines: usize) -> String {
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
    let cities: Vec<String> = drawn.cities.iter().map(|city| brief_city(drawn, *city)).collect();
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
fn brief_city(drawn: &DrawnBoard, city: City) -> String {
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
