//! A reader that plays the game of a text, decision by decision.

use serde_json::{Map, Value as Json, json};

use super::printed::Colour;
use super::text::{Deed, Place, Step, Table, Wrong, parts, words};
use super::yaml;
use crate::base::rule::Faults;
use crate::base::seat::Seat;
use crate::game::record::{Decision, Record};
use crate::game::{Actor, Game};
use crate::games::berlin::gravity::Shift;
use crate::games::berlin::{
    Action, Cell, Direction, Event, Kind, Pair, Path, Phase, Setup, State, Variant,
};

pub(super) fn record(text: &str) -> Result<Record<State>, Wrong> {
    let (header, moves) = parts(text)?;
    let first = moves.first().or(header.first()).map_or(1, |line| line.0);
    let header = yaml::read(&header)?;
    let table = Table::of(&words(&moves)?)?;
    let start = start(&header, &table)?;
    let mut record = Record::from_state(start);
    if let Some(names) = names(&header) {
        record.set_names(names)?;
    }
    let decisions = header.get("Decisions").and_then(Json::as_u64);
    let mut reader = Reader::new(record, table, first);
    reader.play(decisions)?;
    Ok(reader.record)
}

/// Returns the names of the players, if the metadata has them.
fn names(header: &Map<String, Json>) -> Option<Vec<String>> {
    let names = header.get("Players")?.as_array()?.iter();
    names.map(|name| name.as_str().map(str::to_owned)).collect()
}

/// Returns the state in which the game begins.
fn start(header: &Map<String, Json>, table: &Table) -> Result<State, Wrong> {
    let game = header.get("GameType").map(|game| game.get("Name").unwrap_or(game));
    let is_berlin = |game: &Json| game.as_str().is_some_and(|it| it.eq_ignore_ascii_case("berlin"));
    if let Some(other) = game.filter(|game| !is_berlin(game)) {
        return Err(Faults::one(format_args!("GameType: takes Berlin; this is {other}")).into());
    }
    let setup = Setup::from_json(&options(header, table).to_string())?;
    match header.get("Start").and_then(Json::as_str) {
        None => Ok(State::start(&setup)?),
        Some(position) => Ok(format!("{setup} {position}").parse::<State>()?),
    }
}

/// Collects the options of the game: those of the game type, and its own. The number of players may
/// also follow from their names, or from the hammers.
fn options(header: &Map<String, Json>, table: &Table) -> Json {
    let mut options = Map::new();
    let hammers = table.laid.iter().filter(|thing| thing.sort == 'p').count();
    let players = match header.get("Players") {
        Some(Json::Array(names)) => names.len().into(),
        Some(number @ Json::Number(_)) => number.clone(),
        _ => hammers.into(),
    };
    if players != 0 {
        options.insert("players".into(), players);
    }
    let of = |name: &str| header.get(name).and_then(Json::as_object).into_iter().flatten();
    let others = of("GameType").filter(|(name, _)| *name != "Name").chain(of("Options"));
    options.extend(others.map(|(name, value)| (name.clone(), value.clone())));
    let variants = match header.get("Variants") {
        Some(Json::String(names)) => names.split(',').map(str::trim).collect(),
        Some(Json::Null) | None => json!([]),
        Some(names) => names.clone(),
    };
    options.insert("variants".into(), variants);
    Json::Object(options)
}

/// The part of a game that was read.
struct Reader {
    record: Record<State>,
    /// The colours of the hammers, seat by seat.
    colours: Vec<Colour>,
    things: Table,
    /// The current place of each thing.
    at: Vec<Option<Place>>,
    /// The number of the next step.
    next: usize,
    /// The die in front of a seat.
    drawn: Option<usize>,
    line: usize,
}

impl Reader {
    fn new(record: Record<State>, things: Table, line: usize) -> Self {
        let start = record.start();
        let colours = Colour::of_box(start.setup.sets).take(start.seat_count()).collect();
        let at = things.laid.iter().map(|thing| thing.at).collect();
        let mut reader = Self { record, colours, things, at, next: 0, drawn: None, line };
        let drawn = reader.record.state().dice.colour;
        reader.drawn = drawn.and_then(|suit| {
            let colour = Colour { suit, second: false };
            reader.things.laid.iter().position(|it| it.sort == 'd' && it.colour == colour)
        });
        reader
    }

    /// Reads decision by decision: the given number, or until the end of the text.
    fn play(&mut self, decisions: Option<u64>) -> Result<(), Wrong> {
        let mut checked = false;
        let is_read = |reader: &Self| decisions == Some(reader.record.decisions().len() as u64);
        while !is_read(self) {
            let state = *self.record.state();
            self.pass_by(state.phase);
            if self.things.laid.is_empty() && self.step(0).is_none() {
                break;
            }
            if !checked && state.phase != Phase::LeavingHoles {
                self.check_wall()?;
                checked = true;
            }
            let first = self.next;
            let Some((actor, action)) = self.decision(&state)? else { break };
            if self.next == first
                && let Some(step) = self.step(0)
            {
                self.line = step.line;
            }
            self.decide(&state, actor, action)?;
        }
        self.pass_by(Phase::Over);
        if let Some(step) = self.step(0) {
            let asked = self.record.state().turn();
            let told = format_args!("the game does not go on like this: it waits for {asked}");
            return Err(Wrong::at(step.line, told));
        }
        let read = self.record.decisions().len();
        match decisions {
            Some(decisions) if decisions != read as u64 => Err(Wrong::at(
                self.line,
                format_args!("the moves end after {read} of {decisions} decisions"),
            )),
            _ => Ok(()),
        }
    }

    fn wrong(&self, text: impl std::fmt::Display) -> Wrong {
        Wrong::at(self.step(0).map_or(self.line, |step| step.line), text)
    }

    fn step(&self, ahead: usize) -> Option<Step> {
        self.things.steps.get(self.next + ahead).copied()
    }

    fn deed(&self, ahead: usize) -> Option<Deed> {
        self.step(ahead).map(|step| step.deed)
    }

    /// Takes the next step, and updates the place of the thing that it moves.
    fn take(&mut self) {
        let Some(Step { line, deed, .. }) = self.step(0) else { return };
        match deed {
            Deed::Moved(thing, to) => self.at[thing] = Some(to),
            Deed::Removed(thing) => self.at[thing] = None,
            _ => {}
        }
        self.line = line;
        self.next += 1;
    }

    /// Skips what decides nothing: dice that are put elsewhere, and moves without sub-moves, unless
    /// a decision about a piece is due.
    fn pass_by(&mut self, phase: Phase) {
        let asked = phase.has_landed() || phase == Phase::Jericho;
        while let Some(deed) = self.deed(0) {
            match deed {
                Deed::Moved(thing, _) if self.is_die(thing) && phase != Phase::DrawingDie => {
                    if self.drawn == Some(thing) {
                        self.drawn = None;
                    }
                }
                Deed::Moved(thing, _) if self.drawn == Some(thing) => self.drawn = None,
                Deed::Nothing if !asked => {}
                _ => return,
            }
            self.take();
        }
    }

    fn is_die(&self, thing: usize) -> bool {
        self.things.laid[thing].sort == 'd'
    }

    fn cell(&self, place: Place) -> Option<usize> {
        let (column, row) = (place.0 / 100 - 1, place.1 / 100 - 1);
        let whole = place.0 % 100 == 0 && place.1 % 100 == 0;
        let cell = Cell::new(usize::try_from(column).ok()?, usize::try_from(row).ok()?);
        self.record.state().setup.grid.index(cell.filter(|_| whole)?)
    }

    /// Returns the piece of the wall in a cell.
    fn piece_at(&self, index: usize) -> Option<usize> {
        let cell = self.record.state().setup.grid.cell(index);
        let place = Some((100 * cell.column() as i32 + 100, 100 * cell.row() as i32 + 100));
        let piece = |it: &usize| matches!(self.things.laid[*it].sort, 't' | 'c');
        (0..self.at.len()).filter(piece).find(|&it| self.at[it] == place)
    }

    fn place_of(&self, thing: usize) -> Option<usize> {
        self.cell(self.at[thing]?)
    }

    /// Returns the piece in a cell that has one in the game.
    fn piece(&self, index: usize) -> Result<usize, Wrong> {
        let state = self.record.state();
        let cell = state.setup.grid.cell(index);
        let piece = self.piece_at(index);
        let piece = piece.ok_or_else(|| self.wrong(format_args!("no piece lies at {cell}")))?;
        match state.wall.kind(index) {
            Some(kind) if kind.letter() != self.things.laid[piece].sort => {
                Err(self.wrong(format_args!("the piece at {cell} is not a {kind}")))
            }
            _ => Ok(piece),
        }
    }

    /// Checks that the pieces on the wall are exactly those of the game.
    fn check_wall(&self) -> Result<(), Wrong> {
        let state = self.record.state();
        for index in 0..state.setup.grid.len() {
            let cell = state.setup.grid.cell(index);
            match (state.wall.kind(index), self.piece_at(index)) {
                (None, Some(_)) => {
                    return Err(self.wrong(format_args!("a piece lies at {cell}, which is empty")));
                }
                (None, None) => {}
                (Some(_), _) => self.piece(index).map(|_| ())?,
            }
        }
        Ok(())
    }

    /// Returns the seat of a hammer.
    fn hammer(&self, thing: usize) -> Option<Seat> {
        let colour = self.things.laid[thing].colour;
        let seat = self.colours.iter().position(|&other| other == colour)?;
        Seat::new(seat as u8).filter(|_| self.things.laid[thing].sort == 'p')
    }

    /// Applies a decision, and everything in the text that follows from it.
    fn decide(&mut self, state: &State, actor: Actor, action: Action) -> Result<(), Wrong> {
        let mut events = Vec::new();
        let next = state.apply_noting(actor, action, &mut |event| events.push(event));
        next.map_err(|refused| Wrong::at(self.line, refused))?;
        for event in events {
            self.follow(state, event)?;
        }
        self.record.push(actor, action).map_err(|refused| Wrong::at(self.line, refused))
    }

    /// Takes the steps of an event.
    fn follow(&mut self, state: &State, event: Event) -> Result<(), Wrong> {
        match event {
            Event::TurnedUp { cell, .. } => {
                let piece = self.piece(state.setup.grid.index(cell).unwrap_or(0))?;
                match self.deed(0) {
                    Some(Deed::Flipped(thing)) if thing == piece => self.take(),
                    // A seat that takes a piece has seen it.
                    Some(Deed::Moved(thing, _) | Deed::Removed(thing)) if thing == piece => {}
                    _ => return Err(self.wrong(format_args!("{cell} is to be turned up here"))),
                }
            }
            Event::Checked { public: true, .. } => {
                let piece = self.piece(state.own_index())?;
                if self.flips_twice(piece) {
                    self.take();
                    self.take();
                }
            }
            Event::Collected { .. } => {
                let piece = self.piece(state.own_index())?;
                if matches!(self.deed(0), Some(Deed::Flipped(thing)) if thing == piece) {
                    self.take();
                }
                match self.deed(0) {
                    Some(Deed::Moved(thing, _) | Deed::Removed(thing)) if thing == piece => {
                        self.take();
                    }
                    _ => return Err(self.wrong("the piece is to be taken off the wall here")),
                }
            }
            Event::Filled { cell, from } => {
                let hole = state.setup.grid.index(cell).unwrap_or(0);
                if !self.slides(hole, from) {
                    return Err(self.wrong(format_args!("{cell} is to be filled here")));
                }
                for _ in 0..self.shifted(hole, from).len() {
                    self.take();
                    // Hammers move along.
                    while let Some(Deed::Moved(thing, _)) = self.deed(0)
                        && self.hammer(thing).is_some()
                    {
                        self.take();
                    }
                }
            }
            _ => {}
        }
        Ok(())
    }

    /// Returns the pieces that move when a cell is filled, with their new cells.
    fn shifted(&self, hole: usize, from: Direction) -> Vec<(usize, usize)> {
        let grid = self.record.state().setup.grid;
        let line = grid.line(hole, from);
        let pairs = line.clone().zip(line.skip(1));
        pairs.filter_map(|(to, from)| Some((self.piece_at(from)?, to))).collect()
    }

    /// Returns whether the next steps fill a cell.
    fn slides(&self, hole: usize, from: Direction) -> bool {
        let steps = self.things.steps[self.next..].iter().map_while(|step| match step.deed {
            Deed::Moved(thing, to) => Some((thing, self.cell(to))),
            _ => None,
        });
        let mut moved = steps.filter(|(thing, _)| self.hammer(*thing).is_none());
        let shifted = self.shifted(hole, from);
        shifted.into_iter().all(|(thing, to)| moved.next() == Some((thing, Some(to))))
    }

    fn flips_twice(&self, piece: usize) -> bool {
        let flips = |ahead| matches!(self.deed(ahead), Some(Deed::Flipped(it)) if it == piece);
        flips(0) && flips(1) && self.step(0).map(|it| it.of) == self.step(1).map(|it| it.of)
    }
}

/// Decisions from steps.
impl Reader {
    /// Returns the next decision, or `None` if the text ends before it.
    fn decision(&mut self, state: &State) -> Result<Option<(Actor, Action)>, Wrong> {
        let chance = |action| Ok(Some((Actor::Chance, action)));
        match state.phase {
            Phase::DealingCoins => {
                let piece = self.piece(state.at.into())?;
                return chance(Action::Suit(self.things.laid[piece].colour.suit));
            }
            phase if phase.turns_piece() => {
                // A check that began before the record shows only its result.
                if let (Phase::Checking, Some(Deed::Decided(told))) = (phase, self.deed(0))
                    && told.action == Action::Check
                {
                    self.take();
                }
                let piece = self.things.laid[self.piece(state.turned_index())?];
                return chance(match state.wall.kind(state.turned_index()) {
                    Some(Kind::Tile) => Action::Tile(piece.colour.suit, piece.value),
                    _ => Action::Value(piece.value),
                });
            }
            Phase::Placing => return Ok(self.placed(state)),
            _ => {}
        }
        if let Some(Deed::Decided(Decision { actor, action })) = self.deed(0) {
            self.take();
            return Ok(Some((actor, action)));
        }
        let seat = |action: Option<Action>| action.map(|action| (state.seat.into(), action));
        Ok(match state.phase {
            Phase::LeavingHoles => {
                let free = |index: &usize| self.piece_at(*index).is_none();
                let holes = state.board().without(state.opened);
                let hole = holes.iter().find(free).filter(|_| !self.things.laid.is_empty());
                hole.map(|index| (Actor::Chance, Action::Hole(state.setup.grid.cell(index))))
            }
            Phase::ChoosingFaces => self.opened().map(|cell| (Actor::Chance, Action::Open(cell))),
            Phase::RollingOff | Phase::Rolling => {
                self.rolled(state)?.map(|action| (Actor::Chance, action))
            }
            Phase::DrawingDie => self.drawn(),
            Phase::Jericho => {
                let opened = self.opened().map(Action::Open);
                seat(opened.or_else(|| self.left()))
            }
            Phase::Moving => seat(self.moved(state)?),
            Phase::Landed => {
                let piece = self.piece(state.own_index())?;
                seat(self.landed(state, piece))
            }
            Phase::Flipped | Phase::Checked => {
                let piece = self.piece(state.own_index())?;
                let takes = self.takes(piece, 0) || (self.flips(piece, 0) && self.takes(piece, 1));
                seat(if takes { Some(Action::Collect) } else { self.left() })
            }
            Phase::Settling => {
                let fills = |shift: &Shift| self.slides(shift.hole, shift.from);
                let shift = state.shifts().find(fills).filter(|_| self.step(0).is_some());
                seat(shift.map(|shift| state.fill(shift)))
            }
            _ => None,
        })
    }

    /// Returns the cell where the next seat puts its hammer.
    fn placed(&self, state: &State) -> Option<(Actor, Action)> {
        let is_own = |thing: &usize| self.hammer(*thing) == Some(state.seat);
        let hammer = (0..self.at.len()).find(is_own)?;
        let cell = self.cell(self.things.laid[hammer].at?)?;
        let actor = state.decider().map_or(Actor::Chance, Actor::from);
        Some((actor, Action::Place(state.setup.grid.cell(cell))))
    }

    /// Returns the cell of a piece of the wall that is turned over next.
    fn opened(&self) -> Option<Cell> {
        let Some(Deed::Flipped(thing)) = self.deed(0) else { return None };
        Some(self.record.state().setup.grid.cell(self.place_of(thing)?))
    }

    /// Leaves a piece if something else follows.
    fn left(&mut self) -> Option<Action> {
        if let Deed::Nothing = self.deed(0)? {
            self.take();
        }
        Some(Action::Leave)
    }

    fn rolled(&mut self, state: &State) -> Result<Option<Action>, Wrong> {
        let Some(Deed::Rolled(_, value)) = self.deed(0) else { return Ok(None) };
        self.take();
        if state.phase == Phase::RollingOff || !state.plays(Variant::PairADice) {
            return Ok(Some(Action::Value(value)));
        }
        let Some(Deed::Rolled(_, second)) = self.deed(0) else {
            return Err(self.wrong("a second die is to be rolled here"));
        };
        self.take();
        Ok(Some(Action::Pair(Pair::new(value, second))))
    }

    /// Returns the drawn die: the one put in front of a seat, or rolled next.
    fn drawn(&mut self) -> Option<(Actor, Action)> {
        let die = match self.deed(0)? {
            Deed::Moved(thing, _) if self.is_die(thing) => {
                self.take();
                thing
            }
            Deed::Rolled(thing, _) => thing,
            _ => return None,
        };
        self.drawn = Some(die);
        Some((Actor::Chance, Action::Suit(self.things.laid[die].colour.suit)))
    }

    /// Returns the move that takes a hammer from cell to cell, or the first move to its last cell.
    fn moved(&mut self, state: &State) -> Result<Option<Action>, Wrong> {
        let Some(Deed::Moved(thing, _)) = self.deed(0) else { return Ok(None) };
        let Some(hammer) = self.hammer(thing) else { return Ok(None) };
        let mut cells = Vec::new();
        while let Some(Deed::Moved(other, to)) = self.deed(0)
            && other == thing
        {
            let cell = self.cell(to).ok_or_else(|| self.wrong("a hammer leaves the wall"))?;
            cells.push(cell);
            self.take();
        }
        let from = state.hammer_index(hammer).unwrap_or(0);
        let path = path(state, from, &cells).map(|path| Action::Move(hammer, path));
        let legal = path.filter(|&action| state.refuses(state.seat.into(), action).is_none());
        let end = cells.last().map(|&index| state.setup.grid.cell(index));
        let leads = |action: &Action| {
            matches!(action, Action::Move(other, _) if *other == hammer)
                && state.destination(*action) == end
        };
        let straight =
            || state.actions(state.seat).into_iter().find(leads).filter(|_| cells.len() == 1);
        Ok(legal.or_else(straight).or(path))
    }

    fn flips(&self, piece: usize, ahead: usize) -> bool {
        matches!(self.deed(ahead), Some(Deed::Flipped(thing)) if thing == piece)
    }

    /// Returns whether a step takes a piece off the wall, in the same move as the step before.
    fn takes(&self, piece: usize, ahead: usize) -> bool {
        let taken = matches!(self.deed(ahead),
            Some(Deed::Moved(thing, _) | Deed::Removed(thing)) if thing == piece);
        let of = |ahead| self.step(ahead).map(|step: Step| step.of);
        taken && (ahead == 0 || of(ahead) == of(ahead - 1))
    }

    /// Returns the action with the piece under the hammer.
    fn landed(&mut self, state: &State, piece: usize) -> Option<Action> {
        let may = |action| state.refuses(state.seat.into(), action).is_none();
        if self.flips_twice(piece) {
            return Some(Action::Check);
        }
        if self.takes(piece, 0) || (self.flips(piece, 0) && self.takes(piece, 1)) {
            let ways = [Action::Collect, Action::Check, Action::Flip];
            return Some(ways.into_iter().find(|&way| may(way)).unwrap_or(Action::Collect));
        }
        if self.flips(piece, 0) { Some(Action::Flip) } else { self.left() }
    }
}

/// Returns the path from cell to cell, or `None` if two of them are not neighbours.
fn path(state: &State, from: usize, cells: &[usize]) -> Option<Path> {
    let grid = state.setup.grid;
    let (mut at, mut steps, mut jumped) = (from, Vec::new(), 0);
    for &cell in cells {
        let step = Direction::ALL.into_iter().find(|&step| grid.next(at, step) == Some(cell))?;
        if jumped == 0 {
            steps.push(step);
        } else if steps.last() != Some(&step) {
            return None;
        }
        let jumps = state.setup.switches.skips_holes() && state.wall.is_empty_at(cell);
        jumped = if jumps { jumped + 1 } else { 0 };
        at = cell;
    }
    Path::new(&steps)?.stopping(jumped)
}
