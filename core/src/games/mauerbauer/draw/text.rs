//! The drawing with plain characters: in full, or for a terminal of 24 lines with notes next to a
//! low map.

use crate::base::lang::Lang;
use crate::base::rule::Faults;
use crate::base::seat::Seat;
use crate::games::mauerbauer::draw::board::{City, DrawnBoard};
use crate::games::mauerbauer::draw::captions::{self, LINE};
use crate::games::mauerbauer::draw::lattice::{self, Scale};
use crate::games::mauerbauer::draw::piece::{Piece, counted};
use crate::games::mauerbauer::draw::supply::Supply;
use crate::games::mauerbauer::hand::Hand;
use crate::games::mauerbauer::piece::HouseColour;
use crate::games::mauerbauer::plan::{BoardPlan, Corners};
use crate::games::mauerbauer::position::View;
use crate::games::mauerbauer::space::TowerSpace;
use crate::games::mauerbauer::texts;
use crate::sheet::canvas::captions::{add_if_room, entries, listed, listed_width, standpoint};
use crate::text::message::{Arg, Meaning, Message, Reader, common, message};
use crate::text::rich_text::RichText;

/// The least width of the column of seats.
const SEAT: usize = 6;

/// Draws a view with characters.
pub(in crate::games::mauerbauer) fn text(view: &View, reader: Reader<'_>) -> RichText {
    let drawn = DrawnBoard::of(view);
    let mut text = RichText::default();
    text.add_line(captions::title([standpoint(view.viewer)]).rich(reader));
    text.add_folded("", view.about(&drawn).rich(reader), LINE);
    text.add_folded("", view.status(&drawn).rich(reader), LINE);
    text.push("\n");
    write_board(&mut text, &drawn, reader);
    write_cities(&mut text, &drawn, reader);
    write_supply(&mut text, view, reader);
    write_seats(&mut text, view, reader);
    write_hands(&mut text, view, reader);
    write_remarks(&mut text, view, reader);
    text
}

impl BoardPlan {
    /// Draws the empty board with plain characters, with words of a language.
    ///
    /// # Errors
    /// Returns all faults of the plan at once.
    ///
    /// # Examples
    /// ```
    /// use mauerwerk::{Lang, mauerbauer::Shipped};
    ///
    /// let text = Shipped::Hexagon.plan().text(Lang::En)?;
    /// assert!(text.lines().any(|line| line.contains("a1  ---")));
    /// # Ok::<(), mauerwerk::Faults>(())
    /// ```
    pub fn text(&self, lang: Lang) -> Result<String, Faults> {
        let reader = Reader::default().with_lang(lang);
        DrawnBoard::empty(self).map(|board| draw_board(&board, reader).into())
    }
}

/// Draws an empty board with characters.
fn draw_board(drawn: &DrawnBoard, reader: Reader<'_>) -> RichText {
    let mut text = RichText::default();
    text.add_line(captions::title([captions::board(&drawn.plan)]).rich(reader));
    for counts in captions::counts(drawn) {
        text.add_folded("", counts.rich(reader), LINE);
    }
    text.push("\n");
    write_board(&mut text, drawn, reader);
    let shore: Vec<String> = drawn.board.shore().iter().map(|at| at.to_string()).collect();
    if !shore.is_empty() {
        let heading = message!(texts::ShoreHeading).tell(reader);
        write_titled(&mut text, &heading, shore.join(", "));
    }
    text
}

/// Writes text after a title, broken into lines.
fn write_titled(text: &mut RichText, title: &str, content: impl Into<RichText>) {
    text.add_folded(&format!("{title} "), content, LINE);
}

/// Joins messages with a separator.
fn joined(
    messages: impl IntoIterator<Item = Message>,
    between: &str,
    reader: Reader<'_>,
) -> RichText {
    RichText::joined(messages.into_iter().map(|message| message.rich(reader)), between)
}

/// Writes the board: as a map if possible, otherwise as a list.
fn write_board(text: &mut RichText, drawn: &DrawnBoard, reader: Reader<'_>) {
    match lattice::map(drawn, Scale::Full) {
        Some(map) => {
            map.into_iter().for_each(|line| text.add_line(line));
            text.push("\n");
            text.push(legend(drawn, reader));
            for (number, region) in drawn.plan.regions.iter().enumerate() {
                let spaces = captions::ranges(region.numbered().map(|(space, _)| space));
                let region = captions::region(drawn, number);
                let region = message!(texts::RegionHeading { region }).tell(reader);
                write_titled(text, &region, spaces);
            }
        }
        None => write_list(text, drawn, reader),
    }
    text.push("\n");
}

/// Returns the marks of lines with their meanings.
fn marks_of_lines() -> [(char, Message); 6] {
    [
        ('=', message!(texts::Wall)),
        ('#', message!(texts::LastWall)),
        ('.', message!(texts::FreeLine)),
        (':', message!(texts::FreeBoundary)),
        ('~', message!(texts::FreeCoast)),
        ('-', message!(texts::FreeRim)),
    ]
}

/// Returns the visible marks of the map with their meanings.
fn legend(drawn: &DrawnBoard, reader: Reader<'_>) -> RichText {
    let line = |mark: char| drawn.lines().any(|(line, _)| lattice::mark(drawn, line) == mark);
    let city = |is_new| drawn.cities.iter().any(|city| city.is_new == is_new);
    let lines = marks_of_lines().into_iter().filter(|(mark, _)| line(*mark));
    let lines = lines.map(|(mark, meaning)| match mark {
        '=' => ("= / \\".into(), meaning),
        _ => (sign(mark), meaning),
    });
    let colours = HouseColour::ALL.map(|colour| RichText::of_piece(colour.to_string(), colour));
    let houses = drawn.spaces().any(|(space, ..)| !drawn.heap(space).is_empty());
    let others = [
        (!drawn.towers.is_empty(), "a1b".into(), message!(texts::TowerLetters)),
        (houses, RichText::joined(colours, " "), message!(texts::HouseLetters)),
        (city(false), "(1)".into(), message!(texts::InACity)),
        (city(true), "<1>".into(), message!(texts::InTheNewCity)),
    ];
    let others = others.into_iter().filter(|(on, ..)| *on);
    explained(lines.chain(others.map(|(_, mark, meaning)| (mark, meaning))), reader)
}

/// Returns the mark of a line as text.
fn sign(mark: char) -> RichText {
    RichText::of(mark, lattice::meaning(mark))
}

/// Writes marks with their meanings, without breaking between the two.
fn explained(marks: impl IntoIterator<Item = (RichText, Message)>, reader: Reader<'_>) -> RichText {
    let marks = marks.into_iter();
    let marks = marks.map(|(mark, meaning)| RichText::joined([mark, meaning.rich(reader)], " "));
    entries(marks, ",  ", LINE)
}

/// Lists the spaces of each region: their corners with towers, the lines between them, and houses.
fn write_list(text: &mut RichText, drawn: &DrawnBoard, reader: Reader<'_>) {
    for (number, region) in drawn.plan.regions.iter().enumerate() {
        text.add_line(captions::region(drawn, number).rich(reader));
        for (space, corners) in region.numbered() {
            let pieces = match drawn.city(space) {
                Some(city) => message!(texts::InCity { city: city.name }),
                None => letters(&drawn.pieces(space)),
            };
            let line = RichText::joined([around(drawn, corners).into(), pieces.rich(reader)], " ");
            write_titled(text, &format!("{:>4}:", space.to_string()), line);
        }
    }
    text.push("\n");
    text.add_folded("", message!(texts::AboutTheList).rich(reader), LINE);
    let within = ('_', message!(texts::WithinACity));
    let marks = marks_of_lines().into_iter().chain([within]);
    text.push(explained(marks.map(|(mark, meaning)| (sign(mark), meaning)), reader));
}

/// Writes the corners of a space with the lines between them, such as `a1b=a2.b1w=`.
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

/// Writes houses and palaces by their letters, with counts, such as `R2G`.
fn letters(pieces: &[Piece]) -> Message {
    let written = counted(pieces).into_iter();
    let written =
        written.flat_map(|(piece, count)| [piece.into(), (count > 1).then_some(count).into()]);
    Message::parts(written)
}

fn write_cities(text: &mut RichText, drawn: &DrawnBoard, reader: Reader<'_>) {
    for city in &drawn.cities {
        let heading = message!(texts::CityHeading { city: city.name }).tell(reader);
        let semicolon = message!(common::Semicolon).tell(reader);
        write_titled(text, &heading, joined(about_city(drawn, *city), &semicolon, reader));
    }
    text.push(if drawn.cities.is_empty() { "" } else { "\n" });
}

fn about_city(drawn: &DrawnBoard, city: City) -> impl Iterator<Item = Message> {
    let new = city.is_new.then(|| message!(texts::CompletedNow));
    let spaces = message!(texts::CitySpaces { spaces: captions::ranges(city.spaces.iter()) });
    let towers: Vec<String> =
        drawn.towers_of(city).iter().map(|(at, colour)| format!("{at}{colour}")).collect();
    let towers =
        (!towers.is_empty()).then(|| message!(texts::CityTowers { towers: towers.join(" ") }));
    new.into_iter().chain([spaces]).chain(buildings(drawn, city)).chain(towers)
}

/// Returns the palaces and the houses of a city.
fn buildings(drawn: &DrawnBoard, city: City) -> impl Iterator<Item = Message> {
    let pieces = drawn.pieces_of(city);
    let (palaces, houses): (Vec<Piece>, Vec<Piece>) =
        pieces.iter().partition(|piece| matches!(piece, Piece::Palace(_)));
    let palaces =
        (!palaces.is_empty()).then(|| message!(texts::CityPalaces { palaces: letters(&palaces) }));
    let houses =
        (!houses.is_empty()).then(|| message!(texts::CityHouses { houses: letters(&houses) }));
    palaces.into_iter().chain(houses)
}

/// Writes colours with their numbers of pieces, such as `R2 G1`.
fn counts<T: Into<Arg>>(counts: impl IntoIterator<Item = (T, usize)>) -> Message {
    let counts = counts.into_iter().enumerate();
    let written = counts.flat_map(|(nth, (colour, count))| {
        [Arg::from(if nth > 0 { " " } else { "" }), colour.into(), count.into()]
    });
    Message::parts(written)
}

fn palace((colour, count): (HouseColour, usize)) -> (Piece, usize) {
    (Piece::Palace(colour), count)
}

fn write_supply(text: &mut RichText, view: &View, reader: Reader<'_>) {
    let supply = Supply::of(view);
    let left = message!(texts::Supply {
        walls: supply.walls,
        towers: counts(supply.towers),
        houses: counts(supply.houses),
        palaces: counts(supply.palaces.map(palace)),
        deck: view.deck,
        discards: view.position.discards.len(),
    });
    write_titled(text, &message!(texts::LeftHeading).tell(reader), left.rich(reader));
    text.push("\n");
}

fn write_seats(text: &mut RichText, view: &View, reader: Reader<'_>) {
    let width = listed_width(view.seats().collect(), reader, view.viewer, SEAT);
    let [seat, cards, points, dice] = [
        message!(texts::SeatHeading),
        message!(texts::CardsHeading),
        message!(texts::PointsHeading),
        message!(texts::DiceHeading),
    ]
    .map(|heading| heading.tell(reader));
    text.add_line(table_line(width, seat.into(), ["", &cards, &points], dice.into()));
    for seat in view.seats() {
        let cards = view.position.hands.get(seat.index()).map_or(0, Hand::len).to_string();
        let points = view.position.scores.get(seat.index()).copied().unwrap_or(0).to_string();
        let dice = view.position.roll.filter(|_| seat == view.position.seat);
        let dice = Message::parts([dice.into()]).rich(reader);
        let part = view.part_of(seat).word().map(|part| part.tell(reader)).unwrap_or_default();
        let name = listed(seat, reader, view.viewer);
        text.add_line(table_line(width, name, [&part, &cards, &points], dice));
    }
}

/// Writes a row of the table. Numbers are aligned to the right of their columns.
fn table_line(width: usize, seat: RichText, middle: [&str; 3], dice: RichText) -> RichText {
    let [part, cards, points] = middle;
    let middle = format!(" {part:<13} {cards:>5}  {points:>6}  ");
    RichText::joined([seat.padded(width), middle.into(), dice], "")
}

fn write_hands(text: &mut RichText, view: &View, reader: Reader<'_>) {
    for seat in view.seats() {
        write_hand(text, view, reader, seat);
    }
}

fn write_hand(text: &mut RichText, view: &View, reader: Reader<'_>, seat: Seat) {
    let hand = view.position.hands.get(seat.index());
    let Some(cards) = hand.and_then(Hand::known) else { return };
    let points = view.position.setup.deck.plan().points;
    let heading = message!(texts::Holds { seat, empty: cards.is_empty() });
    text.push("\n");
    text.add_line(heading.rich(reader));
    for (card, count) in cards.iter() {
        let scores = points.message(card);
        let about = message!(texts::CardScores { counts: card.message(), scores }).rich(reader);
        let card = format!("{card}{}", captions::times(count));
        write_titled(text, &format!("  {card:<15}"), about);
    }
}

fn write_remarks(text: &mut RichText, view: &View, reader: Reader<'_>) {
    let (remarks, discards) = (view.remarks(), &view.position.discards);
    text.push(if remarks.is_empty() && discards.is_empty() { "" } else { "\n" });
    remarks.iter().for_each(|remark| text.add_folded("", remark.rich(reader), LINE));
    if !discards.is_empty() {
        let heading = message!(texts::DiscardedHeading).tell(reader);
        write_titled(text, &heading, discards.to_string().replace(',', ", "));
    }
}

/// The width of notes next to the map, including the space before them.
const BESIDE: usize = 17;
const AIR: usize = 2;

/// Draws the parts that matter for a decision. The map is high if it fits in the given number of
/// lines. If the board has no map, it is the whole text.
pub(in crate::games::mauerbauer) fn brief(
    view: &View,
    reader: Reader<'_>,
    lines: usize,
) -> RichText {
    let drawn = DrawnBoard::of(view);
    let brief =
        |scale| Some(brief_with(view, reader, &drawn, &lattice::map(&drawn, scale)?, lines));
    let high = brief(Scale::Full).filter(|text| text.as_str().lines().count() <= lines);
    high.or_else(|| brief(Scale::Low)).unwrap_or_else(|| text(view, reader))
}

fn brief_with(
    view: &View,
    reader: Reader<'_>,
    drawn: &DrawnBoard,
    map: &[RichText],
    lines: usize,
) -> RichText {
    let mut text = RichText::default();
    text.add_folded("", view.status(drawn).rich(reader), LINE);
    beside(map, &notes(view, reader)).into_iter().for_each(|line| text.add_line(line));
    let cities = drawn.cities.iter().map(|city| brief_city(drawn, *city, reader));
    if !drawn.cities.is_empty() {
        let heading = message!(texts::CitiesHeading).rich(reader);
        let cities = RichText::joined(cities, &message!(common::Semicolon).tell(reader));
        text.add_folded("", RichText::joined([heading, cities], " "), LINE);
    }
    for (seat, hand) in view.seats().zip(&view.position.hands) {
        let Some(cards) = hand.known() else { continue };
        let holds = match cards.is_empty() {
            true => message!(texts::Holds { seat, empty: true }),
            false => {
                let cards = cards.to_string().replace(',', ", ");
                message!(texts::HoldsCards { seat, cards })
            }
        };
        text.add_folded("", holds.rich(reader), LINE);
    }
    add_if_room(&mut text, legend(drawn, reader), lines);
    text
}

/// Returns the name of a city with its palaces and houses, which a low map doesn't show.
fn brief_city(drawn: &DrawnBoard, city: City, reader: Reader<'_>) -> RichText {
    let mut buildings: Vec<Message> = buildings(drawn, city).collect();
    if buildings.is_empty() {
        buildings.push(message!(texts::NoHouses));
    }
    RichText::joined([city.name.to_string().into(), joined(buildings, " ", reader)], " ")
}

/// Puts notes to the right of a map, or below it if that is too wide.
fn beside(map: &[RichText], notes: &[RichText]) -> Vec<RichText> {
    let width = map.iter().map(RichText::width).max().unwrap_or(0);
    if width + BESIDE > LINE {
        return map.iter().chain(notes).cloned().collect();
    }
    let rows = 0..map.len().max(notes.len());
    let line = |lines: &[RichText], nth: usize| lines.get(nth).cloned().unwrap_or_default();
    let row = |nth| [line(map, nth).padded(width + AIR), line(notes, nth)];
    rows.map(|nth| RichText::joined(row(nth), "")).collect()
}

/// Returns the points and cards of each seat, the dice, and the supply.
fn notes(view: &View, reader: Reader<'_>) -> Vec<RichText> {
    let seat = |seat: Seat| {
        let you = view.viewer.is(seat).then(|| message!(common::You).tell(reader));
        let name = reader.given_name(seat).map(str::to_owned).or(you).unwrap_or_default();
        let cards = view.position.hands.get(seat.index()).map_or(0, Hand::len);
        let points = view.position.scores.get(seat.index()).copied().unwrap_or(0);
        let mut note = RichText::of(format!("{seat} {name:<4.4}"), Meaning::Seat(seat));
        note.push(format!(" {points:>2} {cards:>4}"));
        note
    };
    let supply = Supply::of(view);
    let left = [
        message!(texts::LeftHeading),
        message!(texts::WallsOf { walls: supply.walls }),
        message!(texts::DeckSize { cards: view.deck }),
        counts(supply.towers),
        counts(supply.houses),
        message!(texts::PalacesHeading),
        counts(supply.palaces.map(palace)),
    ];
    let dice = view.position.roll.map(|roll| message!(texts::DiceOf { roll }));
    let told = |note: Message| note.rich(reader);
    let heading = told(message!(texts::BriefHeading));
    let notes = [heading].into_iter().chain(view.seats().map(seat));
    let notes = notes.chain(dice.into_iter().chain(left).map(told));
    notes.flat_map(|note| note.folded(BESIDE - AIR)).collect()
}
