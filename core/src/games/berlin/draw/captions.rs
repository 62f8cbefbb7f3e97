//! What both drawings say in words.

use std::borrow::Cow;
use std::fmt::Write;

use crate::base::seat::{Seat, Seats};
use crate::games::berlin::setup::listed;
use crate::games::berlin::{
    Cell, Content, HammerSetup, OnOffScope, Phase, Piece, Setup, State, Suit, Value, Variant, View,
};
use crate::sheet::canvas::captions::{counted, folded, named, victory};

/// The length of a line of text.
pub(super) const LINE: usize = 80;

/// A seat's own part in the turn, as both drawings mark it.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(super) enum Part {
    Decides,
    ToMove,
    Won,
    Waits,
}

impl Part {
    pub(super) const fn word(self) -> &'static str {
        match self {
            Self::Decides => "to decide",
            Self::ToMove => "to roll",
            Self::Won => "winner",
            Self::Waits => "",
        }
    }
}

impl View {
    pub(super) fn part_of(&self, seat: Seat) -> Part {
        let rolls =
            matches!(self.position.phase, Phase::RollingOff | Phase::DrawingDie | Phase::Rolling);
        if self.winners.contains(seat) {
            Part::Won
        } else if self.deciding.contains(seat) {
            Part::Decides
        } else if rolls && self.position.seat == seat {
            Part::ToMove
        } else {
            Part::Waits
        }
    }

    /// Returns the names of the variants that are played.
    pub(super) fn variants(&self) -> String {
        let names: Vec<String> = self
            .position
            .setup
            .variants
            .iter()
            .map(|variant| variant.name().replace('-', " "))
            .collect();
        if names.is_empty() { "main game".to_owned() } else { names.join(", ") }
    }

    /// Returns what the game waits for.
    pub(super) fn status(&self) -> String {
        let seat = self.position.seat;
        let at = self.position.at.map_or_else(|| "a cell".to_owned(), |cell| cell.to_string());
        match self.position.phase {
            Phase::LeavingHoles => "Laying out: a cell is chosen to stay empty".to_owned(),
            Phase::DealingCoins => "Laying out: the next coin is dealt".to_owned(),
            Phase::ChoosingFaces => "Laying out: a piece is chosen to lie face up".to_owned(),
            Phase::TurningFace => format!("Laying out: the piece on {at} is turned up"),
            Phase::Placing => self.placing(),
            Phase::RollingOff => format!("Roll-off: seat {seat} rolls for the first turn"),
            Phase::Jericho => {
                format!("Wall of Jericho: seat {seat} may turn up a piece anywhere, before rolling")
            }
            Phase::TurningJericho => format!("Wall of Jericho: the piece on {at} is turned up"),
            Phase::DrawingDie => format!("Drawing: seat {seat} draws a die"),
            Phase::Rolling => format!("Rolling: seat {seat} rolls {}", self.named_dice()),
            Phase::Moving => format!("Moving: seat {seat} moves a hammer {}", self.spaces()),
            Phase::Landed => format!("Landed: {}", self.landed()),
            Phase::Flipping => format!("Flipping: {} is turned up", self.landed_on()),
            Phase::Flipped => format!("Flipped: seat {seat} may collect {}", self.landed_on()),
            Phase::Checking => format!("Checking: seat {seat} looks at {}", self.landed_on()),
            Phase::Checked => {
                format!("Checked: seat {seat} collects {}, or leaves it", self.landed_on())
            }
            Phase::PickingUp => format!("Collecting: seat {seat} picks up {}", self.landed_on()),
            Phase::Settling => {
                format!("Gravity: seat {seat} chooses which pieces fill an empty cell")
            }
            Phase::Over => self.result(),
        }
    }

    fn placing(&self) -> String {
        let seat = self.position.seat;
        match self.position.setup.hammer_setup {
            HammerSetup::Choose => format!("Placing: seat {seat} puts a hammer on a piece"),
            _ => format!("Placing: the hammer of seat {seat} is put on a random piece"),
        }
    }

    fn named_dice(&self) -> String {
        match self.position.colour {
            _ if self.plays(Variant::PairADice) => "two dice".to_owned(),
            Some(suit) => format!("the die of {}", suit_name(suit)),
            None => "the die".to_owned(),
        }
    }

    /// Returns how far hammers may be moved.
    fn spaces(&self) -> String {
        let lengths: Vec<usize> =
            self.position.second.into_iter().chain(self.position.roll).map(Value::steps).collect();
        match lengths.as_slice() {
            [low, high] if low != high => format!("{low} or {high} spaces"),
            [.., all] => counted(*all, "space"),
            [] => "as far as the die says".to_owned(),
        }
    }

    fn landed(&self) -> String {
        let (seat, on) = (self.position.seat, self.landed_on());
        let content = self.hammer(seat).and_then(|cell| self.position.content(cell));
        let crazy = self.plays(Variant::CrazyEights);
        let may = match content {
            Some(Content::Coin(suit)) if suit.is_some() && suit == self.position.colour => {
                "collect or flip"
            }
            Some(Content::Tile | Content::Checked { .. }) if crazy => "flip or check",
            Some(content) if content.is_face_down() => "flip",
            _ => "collect",
        };
        format!("seat {seat} may {may} {on}")
    }

    /// Returns the name of the piece under the hammer of the seat to move, as far as it is known.
    fn landed_on(&self) -> String {
        let Some(cell) = self.hammer(self.position.seat) else { return "the piece".to_owned() };
        match self.position.content(cell) {
            Some(Content::Open(piece)) => format!("{piece} on {cell}"),
            Some(Content::Coin(_)) => format!("the coin on {cell}"),
            Some(Content::Tile | Content::Checked { .. }) => format!("the tile on {cell}"),
            Some(Content::Empty) | None => format!("the piece on {cell}"),
        }
    }

    fn result(&self) -> String {
        let first = self.winners.iter().next();
        let Some(pieces) = first.and_then(|seat| self.position.collected.get(seat.index())) else {
            return "Game over".to_owned();
        };
        let pieces = counted(pieces.len(), "piece");
        victory(&named(self.winners), self.winners, pieces)
    }

    /// Returns what a seat rolled for the first turn; `None` if it is still to roll.
    pub(super) fn roll_off(&self, seat: Seat) -> Option<RollOff> {
        match self.position.rolls.get(seat.index()).copied()? {
            0 => None,
            roll => Some(
                Value::ALL
                    .get(usize::from(roll) - 1)
                    .map_or(RollOff::Out, |&value| RollOff::Rolled(value)),
            ),
        }
    }

    /// Returns what is worth knowing of a seat beside what is drawn.
    pub(super) fn notes(&self, seat: Seat) -> Vec<String> {
        let jericho =
            self.position.jericho.contains(seat).then(|| "had the Wall of Jericho".to_owned());
        let wanted = self.wanted_kind(seat).filter(|_| self.plays(Variant::OnAgainOffAgain));
        let scope = match self.position.setup.on_off_scope {
            OnOffScope::EveryLanding => "lands",
            OnOffScope::TurnEnd => "ends its turn",
        };
        let wanted = wanted.map(|kind| format!("{scope} on a {kind} next"));
        let out =
            (self.roll_off(seat) == Some(RollOff::Out)).then(|| "out of the roll-off".to_owned());
        wanted.into_iter().chain(jericho).chain(out).collect()
    }

    /// Returns what else is worth knowing of the turn, in lines of so many characters.
    pub(super) fn remarks(&self, most: usize) -> Vec<String> {
        let opened = (!self.position.opened.is_empty()).then(|| {
            let so_far = self.position.phase == Phase::LeavingHoles;
            let when = if so_far { "Empty so far" } else { "Emptied in this turn" };
            format!("{when}: {}.", listed(&self.position.opened).replace(',', ", "))
        });
        let limit =
            self.position.setup.max_idle_turns.filter(|&limit| self.is_worth_telling(limit));
        let idle = limit.map(|limit| {
            let turns = counted(self.position.idle_turns.into(), "turn");
            format!("No piece was collected for {turns} in a row; at {limit} the game ends.")
        });
        opened.into_iter().chain(idle).flat_map(|remark| folded(&remark, most)).collect()
    }
}

impl View {
    /// Returns whether turns without a collected piece are worth a remark. The limit that keeps
    /// random games from going on for ever, which no player has set, is worth one from its half on.
    fn is_worth_telling(&self, limit: u16) -> bool {
        let turns = self.position.idle_turns;
        turns > 0 && (limit != Setup::IDLE_TURNS || turns >= limit / 2)
    }

    /// Returns whether a value can be read anywhere, so that its letter has to be explained.
    pub(super) fn shows(&self, value: Value) -> bool {
        let dice = self.position.roll.into_iter().chain(self.position.second);
        let wall = self.position.wall.iter().filter_map(|content| content.piece());
        let pieces = wall.chain(self.position.collected.iter().flatten().copied());
        let rolls = self.position.rolls.iter().map(|&roll| usize::from(roll));
        dice.chain(pieces.map(|piece| piece.value)).any(|shown| shown == value)
            || rolls.into_iter().any(|roll| roll == value.steps())
    }
}

/// How a seat fares in the roll-off (BE-07).
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(super) enum RollOff {
    Rolled(Value),
    Out,
}

const _: () = assert!(State::OUT as usize > Value::ALL.len());

/// The sign that rows go on in another part of the drawing.
pub(super) const GOES_ON: &str = "…";
pub(super) const OTHERS: &str = "other hammers that can";
pub(super) const ASKED: &str = "asked about";
pub(super) const VISITED: &str = "not again in this turn";

/// The values that are written as letters.
pub(super) const LETTERS: [Value; 2] = [Value::Ace, Value::Null];

/// Returns the name of a value that is written as a letter, with what it counts (BE-09).
pub(super) fn counts(value: Value) -> String {
    format!("{}, counts {}", value_name(value), value.steps())
}

/// Returns whose hammer a marked cell is for.
pub(super) fn own_reach(mover: Seat) -> String {
    format!("hammer {mover} can go there")
}

/// Returns a column's name as cells write it.
pub(super) fn column(column: usize) -> String {
    let Some(cell) = Cell::new(column, 0) else { return "…".to_owned() };
    cell.to_string().trim_end_matches('1').to_owned()
}

/// Returns where a hammer stands.
pub(super) fn stand(cell: Option<Cell>) -> String {
    cell.map_or_else(|| "not placed".to_owned(), |cell| cell.to_string())
}

/// Returns the name of a cell, also one that no wall has.
pub(super) fn cell(cell: Option<Cell>) -> String {
    cell.map_or_else(|| "beyond".to_owned(), |cell| cell.to_string())
}

/// Returns what lies in a cell.
pub(super) fn content(content: Content, is_hole: bool, seats: usize) -> Cow<'static, str> {
    let text = match content {
        Content::Empty if is_hole => return "hole".into(),
        Content::Empty => return "gap".into(),
        Content::Tile => return "tile, face down".into(),
        Content::Coin(None) => return "coin, not dealt yet".into(),
        Content::Coin(Some(suit)) => ["coin of ", suit_name(suit), ", face down"].concat(),
        Content::Open(piece) => piece_name(piece) + ", face up",
        Content::Checked { by, .. } => {
            let mut text = "tile, face down: ".to_owned();
            match content.known() {
                Some((suit, value)) => {
                    let _ = write!(text, "{} of {}", value_name(value), suit_name(suit));
                }
                None => text.push('?'),
            }
            text + &format!(", looked at by {}", lookers(by, seats))
        }
    };
    text.into()
}

/// Returns the seats, of that many, that looked at a tile, in words.
pub(super) fn lookers(by: Seats, seats: usize) -> String {
    if by == Seats::first(seats) { "all".to_owned() } else { by.to_string() }
}

/// Returns the name of a piece: all that is printed on it.
pub(super) fn piece_name(piece: Piece) -> String {
    let Piece { kind, suit, value } = piece;
    [kind.word(), ", ", value_name(value), " of ", suit_name(suit)].concat()
}

pub(super) const fn suit_name(suit: Suit) -> &'static str {
    match suit {
        Suit::Suns => "Suns",
        Suit::Moons => "Moons",
        Suit::Crowns => "Crowns",
        Suit::Arms => "Arms",
    }
}

const fn value_name(value: Value) -> &'static str {
    match value {
        Value::Ace => "ace",
        Value::Two => "2",
        Value::Three => "3",
        Value::Four => "4",
        Value::Five => "5",
        Value::Null => "null",
    }
}
