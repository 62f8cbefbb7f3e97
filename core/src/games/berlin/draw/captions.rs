//! The words of both drawings.

use crate::base::seat::{Seat, Seats};
use crate::games::berlin::{
    Cell, Content, HammerSetup, Kind, OnOffScope, Phase, Piece, Position, Setup, State, Value,
    Variant, View, texts,
};
use crate::sheet::canvas::captions::victory;
use crate::sheet::canvas::table::Part;
use crate::text::message::{Arg, Message, message};

/// The length of a line of text.
pub(super) const LINE: usize = 80;

impl View {
    pub(super) fn part_of(&self, seat: Seat) -> Part {
        let rolls =
            matches!(self.position.phase, Phase::RollingOff | Phase::DrawingDie | Phase::Rolling);
        if self.winners.contains(seat) {
            Part::Won(message!(texts::Winner))
        } else if self.deciding.contains(seat) {
            Part::Decides(message!(texts::ToDecide))
        } else if rolls && self.position.seat == seat {
            Part::Acts(message!(texts::ToRoll))
        } else {
            Part::Waits
        }
    }

    /// Returns the names of the variants in play.
    pub(super) fn variants(&self) -> Message {
        let names: Vec<Message> = self.position.setup.variants.iter().map(variant_name).collect();
        if names.is_empty() { message!(texts::MainGame) } else { Message::list(names) }
    }

    /// Returns the sentence that describes what the game waits for.
    pub(super) fn status(&self) -> Message {
        let Position { seat, phase, at, .. } = self.position;
        match phase {
            Phase::LeavingHoles => message!(texts::LeavingHoles),
            Phase::DealingCoins => message!(texts::DealingCoins),
            Phase::ChoosingFaces => message!(texts::ChoosingFaces),
            Phase::TurningFace => message!(texts::TurningFace { cell: named(at) }),
            Phase::Placing => match self.position.setup.hammer_setup {
                HammerSetup::Choose => message!(texts::Placing { seat }),
                _ => message!(texts::PlacingAtRandom { seat }),
            },
            Phase::RollingOff => message!(texts::RollingOff { seat }),
            Phase::Jericho => message!(texts::Jericho { seat }),
            Phase::TurningJericho => message!(texts::TurningJericho { cell: named(at) }),
            Phase::DrawingDie => message!(texts::DrawingDie { seat }),
            Phase::Rolling => self.rolling(),
            Phase::Moving => self.moving(),
            Phase::Settling => message!(texts::Settling { seat }),
            Phase::Over => self.result(),
            Phase::Landed
            | Phase::Flipping
            | Phase::Flipped
            | Phase::Checking
            | Phase::Checked
            | Phase::PickingUp => self.landing(),
        }
    }

    fn rolling(&self) -> Message {
        let seat = self.position.seat;
        match self.position.colour {
            _ if self.plays(Variant::PairADice) => message!(texts::RollingTwo { seat }),
            Some(suit) => message!(texts::RollingDieOf { seat, suit: Message::from(suit) }),
            None => message!(texts::Rolling { seat }),
        }
    }

    /// Returns the range of a move.
    fn moving(&self) -> Message {
        let Position { seat, second, roll, .. } = self.position;
        let lengths: Vec<usize> = second.into_iter().chain(roll).map(Value::steps).collect();
        match *lengths {
            [low, high] if low != high => message!(texts::MovingByEither { seat, low, high }),
            [.., spaces] => message!(texts::MovingBy { seat, spaces }),
            [] => message!(texts::Moving { seat }),
        }
    }

    /// Returns what the deciding seat may do, or does, with the piece under its hammer.
    fn landing(&self) -> Message {
        let seat = self.position.seat;
        let at = self.hammer(seat);
        let content = at.and_then(|cell| self.position.content(cell));
        let (piece, cell) = (landed_on(content), named(at));
        match self.position.phase {
            Phase::Flipping => message!(texts::Flipping { piece, cell }),
            Phase::Flipped => message!(texts::Flipped { seat, piece, cell }),
            Phase::Checking => message!(texts::Checking { seat, piece, cell }),
            Phase::Checked => message!(texts::Checked { seat, piece, cell }),
            Phase::PickingUp => message!(texts::PickingUp { seat, piece, cell }),
            _ => self.landed(content, piece, cell),
        }
    }

    fn landed(&self, content: Option<Content>, piece: Arg, cell: Arg) -> Message {
        let (seat, crazy) = (self.position.seat, self.plays(Variant::CrazyEights));
        match content {
            Some(Content::Coin(suit)) if suit.is_some() && suit == self.position.colour => {
                message!(texts::LandedCollectOrFlip { seat, piece, cell })
            }
            Some(Content::Tile | Content::Checked { .. }) if crazy => {
                message!(texts::LandedFlipOrCheck { seat, piece, cell })
            }
            Some(content) if content.is_face_down() => {
                message!(texts::LandedFlip { seat, piece, cell })
            }
            _ => message!(texts::LandedCollect { seat, piece, cell }),
        }
    }

    fn result(&self) -> Message {
        let first = self.winners.iter().next();
        match first.and_then(|seat| self.position.collected.get(seat.index())) {
            Some(pieces) => victory(self.winners, message!(texts::Pieces { count: pieces.len() })),
            None => message!(texts::GameOver),
        }
    }

    /// Returns a seat's roll for the first turn, or `None` if it has not rolled yet.
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

    /// Returns the notes about a seat that are not in the drawing.
    pub(super) fn notes(&self, seat: Seat) -> Vec<Message> {
        let wanted = self.wanted_kind(seat).filter(|_| self.plays(Variant::OnAgainOffAgain));
        let wanted = wanted.map(|kind| {
            let kind = Arg::Key(kind.word());
            match self.position.setup.on_off_scope {
                OnOffScope::EveryLanding => message!(texts::LandsNext { kind }),
                OnOffScope::TurnEnd => message!(texts::EndsNext { kind }),
            }
        });
        let jericho = self.position.jericho.contains(seat).then(|| message!(texts::HadJericho));
        let is_out = self.roll_off(seat) == Some(RollOff::Out);
        let out = is_out.then(|| message!(texts::OutOfRollOff));
        wanted.into_iter().chain(jericho).chain(out).collect()
    }

    /// Returns more remarks on the turn.
    pub(super) fn remarks(&self) -> Vec<Message> {
        let Position { phase, idle_turns: turns, ref opened, ref setup, .. } = self.position;
        let opened = (!opened.is_empty()).then(|| {
            let cells: Vec<Message> = opened.iter().copied().map(Message::from).collect();
            match phase {
                Phase::LeavingHoles => message!(texts::EmptySoFar { cells }),
                _ => message!(texts::Emptied { cells }),
            }
        });
        let limit = setup.max_idle_turns.filter(|&limit| self.is_worth_telling(limit));
        let idle = limit.map(|limit| message!(texts::Idle { turns, limit }));
        opened.into_iter().chain(idle).collect()
    }
}

impl View {
    /// Returns whether turns without a collected piece need a remark. The built-in limit of random
    /// games needs one only from its half on.
    fn is_worth_telling(&self, limit: u16) -> bool {
        let turns = self.position.idle_turns;
        turns > 0 && (limit != Setup::IDLE_TURNS || turns >= limit / 2)
    }

    /// Returns whether a value is visible anywhere, so that its letter needs an explanation.
    pub(super) fn shows(&self, value: Value) -> bool {
        let dice = self.position.roll.into_iter().chain(self.position.second);
        let wall = self.position.wall.iter().filter_map(|content| content.piece());
        let pieces = wall.chain(self.position.collected.iter().flatten().copied());
        let rolls = self.position.rolls.iter().map(|&roll| usize::from(roll));
        dice.chain(pieces.map(|piece| piece.value)).any(|shown| shown == value)
            || rolls.into_iter().any(|roll| roll == value.steps())
    }
}

/// A seat's result in the roll-off (BE-07).
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(super) enum RollOff {
    Rolled(Value),
    Out,
}

const _: () = assert!(State::OUT as usize > Value::ALL.len());

/// The sign that rows continue in another part of the drawing.
pub(super) const GOES_ON: &str = "…";

/// The values with letters.
pub(super) const LETTERS: [Value; 2] = [Value::Ace, Value::Null];

/// Returns the name of a value with a letter, and the number that it counts as (BE-09).
pub(super) fn counts(value: Value) -> Message {
    message!(texts::Counts { value: value_name(value), steps: value.steps() })
}

/// Returns the label of a cell that a hammer can reach.
pub(super) fn own_reach(mover: Seat) -> Message {
    message!(texts::OwnReach { hammer: mover.number() })
}

/// Returns a column's name, as in cells.
pub(super) fn column(column: usize) -> String {
    let Some(cell) = Cell::new(column, 0) else { return GOES_ON.to_owned() };
    cell.to_string().trim_end_matches('1').to_owned()
}

/// Returns the place of a hammer.
pub(super) fn stand(cell: Option<Cell>) -> Message {
    cell.map_or_else(|| message!(texts::NotPlaced), Message::from)
}

/// Returns the cell of an event if it is known.
fn named(cell: Option<Cell>) -> Arg {
    cell.map_or_else(|| message!(texts::ACell).into(), Arg::from)
}

/// Returns the piece under a hammer, as far as it is known.
fn landed_on(content: Option<Content>) -> Arg {
    match content {
        Some(Content::Open(piece)) => piece.into(),
        Some(Content::Coin(_)) => message!(texts::TheCoin).into(),
        Some(Content::Tile | Content::Checked { .. }) => message!(texts::TheTile).into(),
        Some(Content::Empty) | None => message!(texts::ThePiece).into(),
    }
}

/// Returns the content of a cell, at a table with the given number of seats.
pub(super) fn content(content: Content, is_hole: bool, seats: usize) -> Message {
    match content {
        Content::Empty if is_hole => message!(texts::Hole),
        Content::Empty => message!(texts::Gap),
        Content::Tile => message!(texts::TileFaceDown),
        Content::Coin(None) => message!(texts::CoinNotDealt),
        Content::Coin(Some(suit)) => message!(texts::CoinFaceDown { suit: Message::from(suit) }),
        Content::Open(piece) => message!(texts::FaceUp { piece: piece_name(piece) }),
        Content::Checked { by, tile } => {
            let by = all(by, seats).map_or_else(|| by.into(), Arg::from);
            match tile {
                Some((suit, value)) => {
                    let (suit, value) = (Message::from(suit), value_name(value));
                    message!(texts::TileKnown { suit, value, by })
                }
                None => message!(texts::TileLookedAt { by }),
            }
        }
    }
}

/// Returns the word for all seats at a table, or `None` if only some of them are in the set.
pub(super) fn all(seats: Seats, count: usize) -> Option<Message> {
    (seats == Seats::first(count)).then(|| message!(texts::All))
}

/// Returns the name of a piece, with everything printed on it.
pub(super) fn piece_name(piece: Piece) -> Message {
    let (suit, value) = (Message::from(piece.suit), value_name(piece.value));
    match piece.kind {
        Kind::Tile => message!(texts::Tile { suit, value }),
        Kind::Coin => message!(texts::Coin { suit, value }),
    }
}

fn value_name(value: Value) -> Message {
    match value {
        Value::Ace => message!(texts::Ace),
        Value::Null => message!(texts::Null),
        number => number.to_string().into(),
    }
}

fn variant_name(variant: Variant) -> Message {
    match variant {
        Variant::CrazyEights => message!(texts::CrazyEights),
        Variant::Gravity => message!(texts::Gravity),
        Variant::NulloGravity => message!(texts::NulloGravity),
        Variant::WallOfChina => message!(texts::WallOfChina),
        Variant::WallOfJericho => message!(texts::WallOfJericho),
        Variant::FastForward => message!(texts::FastForward),
        Variant::OnAgainOffAgain => message!(texts::OnAgainOffAgain),
        Variant::PairADice => message!(texts::PairADice),
    }
}
