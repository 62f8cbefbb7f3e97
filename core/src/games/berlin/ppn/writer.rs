//! A writer that replays the game, decision by decision, and writes each.

use std::collections::HashMap;

use super::printed::{Colour, Lay, Printed, Slide};
use crate::base::seat::Seat;
use crate::game::record::Decision;
use crate::games::berlin::{
    Action, Direction, Event, Path, Phase, Position, State, Suit, Value, Variant,
};

/// The table, and the text written so far.
pub(super) struct Writer {
    printed: Vec<Printed>,
    lay: Lay,
    face_up: Vec<bool>,
    columns: usize,
    /// The colours of the hammers, seat by seat.
    colours: Vec<Colour>,
    /// The index of each hammer's cell.
    hammers: [Option<usize>; Seat::COUNT],
    trophies: [usize; Seat::COUNT],
    dice: Vec<Die>,
    /// The die that was drawn (BE-40).
    drawn: Option<usize>,
    turns: [usize; Seat::COUNT],
    /// The number of moves with each label.
    labels: HashMap<String, usize>,
    text: String,
}

/// A die next to the wall.
struct Die {
    colour: Colour,
    shows: Value,
}

impl Writer {
    /// Lays out the table.
    pub(super) fn new(laid: &State, printed: Vec<Printed>, before: &[Decision<Action>]) -> Self {
        let wall = (0..laid.setup.grid.len()).map(|index| laid.content_at(index));
        let mut face_up: Vec<bool> = wall
            .filter(|content| content.kind().is_some())
            .map(|content| !content.is_face_down())
            .collect();
        face_up.resize(printed.len(), true);
        let mut writer = Self {
            printed,
            lay: Lay::new(laid),
            face_up,
            columns: laid.setup.grid.columns.into(),
            colours: Colour::of_box(laid.setup.sets).take(laid.seat_count()).collect(),
            hammers: [None; Seat::COUNT],
            trophies: [0; Seat::COUNT],
            dice: dice(laid),
            drawn: None,
            turns: [0; Seat::COUNT],
            labels: HashMap::new(),
            text: String::from("Setup.\n"),
        };
        writer.drawn = laid.dice.colour.and_then(|suit| writer.die_of(suit));
        writer.turns[laid.seat.index()] = usize::from(before_turns(laid.phase).is_none());
        let before: Vec<String> =
            before.iter().map(|decision| comment(&decision.to_string())).collect();
        writer.write_line(&before);
        writer.lay_out(laid);
        writer.put_hammers(laid);
        writer
    }

    /// Writes a decision.
    pub(super) fn decide(&mut self, before: &State, after: &State, events: &[Event]) {
        let label = self.label(before);
        let mut words: Vec<String> =
            events.iter().flat_map(|event| self.tell(before, *event)).collect();
        if after.dice.colour.is_none() {
            words.extend(self.put_back(before.seat));
        }
        if after.phase == Phase::Over {
            words.push(comment(&after.outcome().to_string()));
        }
        self.write(&label, &words);
        self.put_hammers(after);
    }

    /// Writes the last decision, if no event shows it yet.
    pub(super) fn end_with(&mut self, before: &State, decision: &Decision<Action>) {
        let label = self.label(before);
        self.write(&label, &[comment(&decision.to_string())]);
    }

    pub(super) fn into_text(self) -> String {
        self.text
    }

    /// Returns the label of a decision in a state, without its periods.
    fn label(&self, state: &State) -> String {
        let seat = state.seat.index();
        let turn = || format!("T{}{}", self.turns[seat], self.colours[seat].label());
        before_turns(state.phase).map_or_else(turn, str::to_owned)
    }

    fn write(&mut self, label: &str, words: &[String]) {
        if words.is_empty() {
            return;
        }
        let periods = self.labels.entry(label.to_owned()).or_default();
        *periods += 1;
        self.text += &format!("{label}{} {}\n", ".".repeat(*periods), words.join(" "));
    }

    fn lay_out(&mut self, laid: &State) {
        let grid = laid.setup.grid;
        for column in 0..self.columns {
            let indices = grid.line(column, Direction::Up);
            let pieces = indices.filter_map(|index| Some((index, self.lay.at(index)?)));
            let words: Vec<String> =
                pieces.map(|(index, piece)| self.spec(piece) + "@" + &self.place(index)).collect();
            self.write_line(&words);
        }
        let mut collected = (0..self.printed.len()).skip(grid.len() - laid.wall.empties().len());
        for seat in laid.seated() {
            let pieces = collected.by_ref().take(laid.pool.size(seat).into());
            let words: Vec<String> = pieces
                .map(|piece| format!("{}@{}", self.spec(piece), self.next_trophy(seat)))
                .collect();
            self.write_line(&words);
        }
        let words: Vec<String> = (0..self.dice.len())
            .map(|die| self.die_spec(die, true) + "@" + &self.die_place(die, laid.seat))
            .collect();
        self.write_line(&words);
    }

    fn write_line(&mut self, words: &[String]) {
        if !words.is_empty() {
            self.text += &words.join(" ");
            self.text.push('\n');
        }
    }

    /// Puts the hammers on the table that were placed (BE-06).
    fn put_hammers(&mut self, state: &State) {
        let mut words = Vec::new();
        for seat in state.seated() {
            let index = state.hammer_index(seat);
            if let (None, Some(index)) = (self.hammers[seat.index()], index) {
                words.push(format!("p{}@{}", self.colours[seat.index()], self.place(index)));
                self.hammers[seat.index()] = Some(index);
            }
        }
        self.write("Hammers", &words);
    }

    /// Applies an event, and returns its words.
    fn tell(&mut self, before: &State, event: Event) -> Vec<String> {
        match event {
            Event::HoleLeft { .. }
            | Event::LaidAgain
            | Event::CoinLaid { .. }
            | Event::Chosen { .. }
            | Event::Placed { .. }
            | Event::Flips { .. }
            | Event::Looks { .. }
            | Event::PicksUp { .. }
            | Event::TurnEnded { .. }
            | Event::GameOver { .. } => Vec::new(),
            Event::TurnedUp { cell, .. } => {
                self.lay.in_cell(cell).map(|piece| self.flip(piece)).into_iter().collect()
            }
            Event::RolledOff { seat, value } => vec![self.roll(seat.index(), value)],
            Event::Tied { seats } => vec![comment(&format!("seats {seats} roll again"))],
            Event::TurnStarts { seat } => self.start_turn(before, seat),
            Event::JerichoLapsed { seat } => match before.phase {
                Phase::Jericho => vec![comment(&format!("{seat} x: turns no piece up"))],
                _ => vec![comment(&format!("seat {seat} turns no piece up"))],
            },
            Event::DieDrawn { suit } => self.draw(before.seat, suit).into_iter().collect(),
            Event::Rolled { value, second } => self.roll_all(before.seat, value, second),
            Event::CannotMove => vec![comment("no hammer can move")],
            Event::Moved { seat, hammer, path, .. } => self.go(before, seat, hammer, path),
            Event::Checked { public, .. } => self.check(before, public),
            Event::DumbLuck => vec![comment("dumb luck")],
            Event::Collected { seat, .. } => self.collect(before, seat),
            Event::Left { .. } => vec![comment(&format!("{} x: leaves it", before.seat))],
            Event::Filled { cell, from } => {
                let slides = self.lay.fill(cell, from);
                slides.iter().flat_map(|slide| self.slide(slide)).collect()
            }
        }
    }

    fn start_turn(&mut self, before: &State, seat: Seat) -> Vec<String> {
        self.turns[seat.index()] += 1;
        let first = before.phase == Phase::RollingOff;
        first.then(|| comment(&format!("seat {seat} starts"))).into_iter().collect()
    }
}

/// The places of things, in notation.
impl Writer {
    /// Writes a cell. Parsers do not agree on columns with several letters.
    fn place(&self, index: usize) -> String {
        let (column, row) = (index % self.columns, index / self.columns + 1);
        match b'a'.checked_add(column as u8).filter(u8::is_ascii_lowercase) {
            Some(letter) => format!("{}{row}", char::from(letter)),
            None => format!("({},{row})", column + 1),
        }
    }

    /// Writes a piece with its visible side. Two piecepacks may have both pieces of a kind on the
    /// table, and only the side tells them apart.
    fn spec(&self, piece: usize) -> String {
        let Printed { kind, colour, value } = self.printed[piece];
        let side = if self.face_up[piece] { 'f' } else { 'b' };
        format!("{}{side}{colour}{value}", kind.letter())
    }

    /// Writes a die. Its value distinguishes the dice of two sets, for parsers that do not
    /// distinguish their suits.
    fn die_spec(&self, die: usize, with_value: bool) -> String {
        let Die { colour, shows } = self.dice[die];
        if with_value || self.dice.iter().any(|die| die.colour.second) {
            format!("d{colour}{shows}")
        } else {
            format!("d{colour}")
        }
    }

    /// Returns the place of a die: next to the wall, or in front of the seat that has drawn it.
    fn die_place(&self, die: usize, seat: Seat) -> String {
        match self.drawn {
            Some(drawn) if drawn == die => format!("({},{})", self.columns + 2, seat.index() + 1),
            _ => format!("({},{})", self.columns + 1, die + 1),
        }
    }

    fn die_of(&self, suit: Suit) -> Option<usize> {
        self.dice.iter().position(|die| die.colour == Colour { suit, second: false })
    }

    /// Returns the next free place next to a seat, so that all its collected pieces are visible
    /// (BE-38).
    fn next_trophy(&mut self, seat: Seat) -> String {
        let trophies = &mut self.trophies[seat.index()];
        *trophies += 1;
        format!("({},{})", self.columns + 2 + *trophies, seat.index() + 1)
    }
}

/// The actions with pieces, hammers and dice.
impl Writer {
    fn flip(&mut self, piece: usize) -> String {
        let text = format!("+?{}", self.spec(piece));
        self.face_up[piece] = !self.face_up[piece];
        text
    }

    /// Turns a tile over and back (BE-48).
    fn check(&mut self, before: &State, public: bool) -> Vec<String> {
        match self.lay.at(before.own_index()) {
            Some(piece) if public => vec![self.flip(piece), self.flip(piece)],
            _ => vec![comment(&format!("{} ?: looks at it", before.seat))],
        }
    }

    fn collect(&mut self, before: &State, seat: Seat) -> Vec<String> {
        let Some(piece) = self.lay.remove(before.own_index()) else { return Vec::new() };
        let mut words = Vec::new();
        if !self.face_up[piece] {
            words.push(self.flip(piece));
        }
        let spec = self.spec(piece);
        words.push(format!("?{spec}-{}", self.next_trophy(seat)));
        words
    }

    /// Slides a piece into an empty cell, under the hammers there. Hammers on the piece move with
    /// it (BE-64, BE-65).
    fn slide(&mut self, slide: &Slide) -> Vec<String> {
        let to = self.place(slide.to);
        let mut words = vec![format!("?{}_{to}", self.spec(slide.number))];
        for (hammer, colour) in self.hammers.iter_mut().zip(&self.colours) {
            if *hammer == Some(slide.from) {
                *hammer = Some(slide.to);
                words.push(format!("?p{colour}-{to}"));
            }
        }
        words
    }

    /// Moves a hammer cell by cell, also over jumped cells (BE-110).
    fn go(&mut self, before: &State, seat: Seat, hammer: Seat, path: Path) -> Vec<String> {
        let Some(start) = self.hammers[hammer.index()] else { return Vec::new() };
        let cells = way(before, start, path);
        self.hammers[hammer.index()] = cells.last().copied().or(Some(start));
        let mut words: Vec<String> =
            cells.into_iter().map(|index| format!("-{}", self.place(index))).collect();
        if let Some(first) = words.first_mut() {
            first.insert_str(0, &format!("?p{}", self.colours[hammer.index()]));
        }
        if seat != hammer {
            words.push(comment(&format!("moves the hammer of seat {hammer}")));
        }
        words
    }

    fn roll(&mut self, die: usize, value: Value) -> String {
        let text = format!("?{}~{value}", self.die_spec(die, false));
        self.dice[die].shows = value;
        text
    }

    /// Rolls the seat's own die, or the drawn one. The second of two dice (BE-94) is the left
    /// neighbour's.
    fn roll_all(&mut self, seat: Seat, value: Value, second: Option<Value>) -> Vec<String> {
        let die = self.drawn.unwrap_or(seat.index());
        let mut words = vec![self.roll(die, value)];
        if let Some(second) = second {
            words.push(self.roll(neighbour(&self.dice, die), second));
        }
        words
    }

    fn draw(&mut self, seat: Seat, suit: Suit) -> Option<String> {
        self.drawn = self.die_of(suit);
        self.drawn.map(|die| self.move_die(die, seat))
    }

    /// Puts the drawn die back next to the others (BE-42).
    fn put_back(&mut self, seat: Seat) -> Option<String> {
        let die = self.drawn.take()?;
        Some(self.move_die(die, seat))
    }

    fn move_die(&self, die: usize, seat: Seat) -> String {
        format!("?{}-{}", self.die_spec(die, false), self.die_place(die, seat))
    }
}

/// Returns the name of the part of the game before the turns.
const fn before_turns(phase: Phase) -> Option<&'static str> {
    Some(match phase {
        Phase::LeavingHoles | Phase::DealingCoins => "Setup",
        Phase::ChoosingFaces | Phase::TurningFace => "Faces",
        Phase::Placing => "Hammers",
        Phase::RollingOff => "RollOff",
        _ => return None,
    })
}

/// Returns the die of the next seat.
fn neighbour(dice: &[Die], die: usize) -> usize {
    (die + 1) % dice.len()
}

/// Returns the dice at their places: one of each seat, or all dice in Crazy 8's (BE-40, BE-79).
fn dice(laid: &State) -> Vec<Die> {
    let count = match laid.plays(Variant::CrazyEights) {
        true => laid.setup.sets.stacks() as usize,
        false => laid.seat_count(),
    };
    let colours = Colour::of_box(laid.setup.sets).take(count);
    let mut dice: Vec<Die> = colours.map(|colour| Die { colour, shows: Value::Null }).collect();
    let rolls = Position::from(*laid).rolls;
    for (die, roll) in dice.iter_mut().zip(rolls) {
        let value = Value::ALL.into_iter().find(|value| value.steps() == usize::from(roll));
        die.shows = value.unwrap_or(Value::Null);
    }
    let own = match laid.dice.colour {
        Some(suit) => suit as usize,
        None => laid.seat.index(),
    };
    let second = neighbour(&dice, own);
    dice[own].shows = laid.dice.roll.unwrap_or(dice[own].shows);
    dice[second].shows = laid.dice.second.unwrap_or(dice[second].shows);
    dice
}

/// Returns the cells that a hammer passes, including the last.
fn way(before: &State, start: usize, path: Path) -> Vec<usize> {
    let grid = before.setup.grid;
    let lands = |index, stop: usize| {
        let jumps = before.setup.switches.skips_holes() && before.wall.is_empty_at(index);
        !jumps || stop == 1
    };
    let (mut at, mut cells) = (start, Vec::new());
    for (number, step) in (1..).zip(path.steps()) {
        let mut stop = if number == path.len() { path.stop() } else { 0 };
        while let Some(next) = grid.next(at, step) {
            at = next;
            cells.push(at);
            if lands(at, stop) {
                break;
            }
            stop = stop.saturating_sub(1);
        }
    }
    cells
}

fn comment(text: &str) -> String {
    format!("{{ {text} }}")
}
