//! Makes states from positions, with every check of what makes a setup and a position legal.

mod setup;
mod turn;

use crate::base::rule::Faults;
use crate::base::seat::Seats;
use crate::games::berlin::cell::Cells;
use crate::games::berlin::checked_setup::{CheckedSetup, lay_out};
use crate::games::berlin::faults;
use crate::games::berlin::pool::{Fate, Pool};
use crate::games::berlin::state::Dice;
use crate::games::berlin::wall::Wall;
use crate::games::berlin::{
    Cell, Content, Kind, Phase, Piece, Position, State, Suit, Variant, rules,
};
use crate::text::message::message;

pub(super) use setup::checked;

impl TryFrom<Position> for State {
    type Error = Faults;

    fn try_from(position: Position) -> Result<Self, Faults> {
        let (setup, holes) = setup::checked(&position.setup)?;
        check_lists(&position, &setup)?;
        check_pieces(&position, &setup, holes)?;
        let mut state = Self::first((setup, holes));
        state.phase = position.phase;
        state.fill_wall(&position);
        state.fill_turn(&position);
        turn::check(&state)?;
        Ok(state)
    }
}

impl State {
    /// Sets the content of the cells, and the collected pieces.
    fn fill_wall(&mut self, position: &Position) {
        self.wall = Wall::empty(self.board());
        for (index, content) in position.wall.iter().enumerate() {
            if let Some(kind) = content.kind() {
                self.wall.lay(index, kind);
            }
            if let Content::Coin(Some(suit)) = *content {
                self.wall.set_suit(index, suit);
            }
            if let Some(piece) = content.piece() {
                self.wall.show(index, piece.suit, piece.value);
                self.pool.change(piece, Fate::Unseen, Fate::OnTheWall);
            }
        }
        let tiles = self.tiles();
        for (index, content) in position.wall.iter().enumerate() {
            if let Content::Checked { by, .. } = *content {
                self.looks.set(index, tiles, by);
            }
        }
        for (seat, pieces) in self.seated().zip(&position.collected) {
            for &piece in pieces {
                self.pool.change(piece, Fate::Unseen, Fate::CollectedBy(seat));
            }
        }
        let undealt = position.wall.iter().position(|content| *content == Content::Coin(None));
        self.at = match self.phase {
            Phase::DealingCoins => undealt.unwrap_or(0) as u8,
            _ => 0,
        };
    }

    fn fill_turn(&mut self, position: &Position) {
        let grid = self.setup.grid;
        let cells = |cells: &[Cell]| cells.iter().filter_map(|&cell| grid.index(cell)).collect();
        for (slot, cell) in self.hammers.iter_mut().zip(&position.hammers) {
            *slot =
                cell.and_then(|cell| grid.index(cell)).map_or(Self::NOWHERE, |index| index as u8);
        }
        self.seat = position.seat;
        self.dice = Dice { colour: position.colour, roll: position.roll, second: position.second };
        if let Some(index) = position.at.and_then(|cell| grid.index(cell)) {
            self.at = index as u8;
        }
        if !self.setup.names_holes() {
            self.opened = cells(&position.opened);
        }
        self.visited = cells(&position.visited);
        for (seat, &roll) in self.seated().zip(&position.rolls) {
            self.notes.set(seat, roll);
        }
        for (seat, kind) in self.seated().zip(&position.kinds) {
            self.notes.set(seat, kind.map_or(0, |kind| 1 + kind as u8));
        }
        self.jericho = position.jericho;
        self.idle_turns = position.idle_turns;
        self.gained = position.gained;
    }
}

/// Checks what a state needs before it can be filled.
fn check_lists(position: &Position, setup: &CheckedSetup) -> Result<(), Faults> {
    let mut faults = Faults::default();
    check_lengths(position, setup, &mut faults);
    check_seats_and_cells(position, setup, &mut faults);
    check_order(position, &mut faults);
    check_presence(position, setup, &mut faults);
    faults.or(())
}

fn check_lengths(position: &Position, setup: &CheckedSetup, faults: &mut Faults) {
    let (seats, cells, found) = (usize::from(setup.seats), setup.grid.len(), position.wall.len());
    faults.check(found == cells, rules::BE_74, || message!(faults::OtherCells { found, cells }));
    for (name, len, optional) in [
        ("hammers", position.hammers.len(), false),
        ("collected", position.collected.len(), false),
        ("rolls", position.rolls.len(), true),
        ("kinds", position.kinds.len(), true),
    ] {
        let fits = len == seats || (optional && len == 0);
        faults
            .check(fits, rules::BE_78, || message!(faults::Entries { name, entries: len, seats }));
    }
}

fn check_seats_and_cells(position: &Position, setup: &CheckedSetup, faults: &mut Faults) {
    let seated = |seats: Seats| seats.iter().all(|seat| setup.table().contains(seat));
    faults.check(
        seated(Seats::only(position.seat)) && seated(position.jericho),
        rules::BE_78,
        || message!(faults::NotSeated { seats: setup.seats }),
    );
    let named = position.hammers.iter().flatten().chain(&position.at);
    for cell in named.chain(&position.visited).chain(&position.opened) {
        faults.check(setup.grid.index(*cell).is_some(), rules::BE_13, || {
            message!(faults::NotACell { cell: cell.to_string() })
        });
    }
}

fn check_order(position: &Position, faults: &mut Faults) {
    for (name, cells) in [("visited", &position.visited), ("opened", &position.opened)] {
        let ascend = cells.is_sorted_by(|a, b| a < b);
        faults.check(ascend, rules::BE_14, || message!(faults::NotInOrder { name }));
    }
    let sorted = position.collected.iter().all(|pieces| pieces.is_sorted());
    faults.check(sorted, rules::BE_38, || message!(faults::CollectedInOrder));
}

/// Checks the parts that only some phases and setups have.
fn check_presence(position: &Position, setup: &CheckedSetup, faults: &mut Faults) {
    let turning = matches!(position.phase, Phase::TurningFace | Phase::TurningJericho);
    faults.check(position.at.is_some() == turning, rules::BE_82, || message!(faults::OtherAt));
    let off = position.phase == Phase::RollingOff;
    faults.check(
        if off { position.kinds.is_empty() } else { position.rolls.is_empty() },
        rules::BE_07,
        || message!(faults::RollsOrKinds),
    );
    faults.check(position.opened.is_empty() || !setup.names_holes(), rules::BE_76, || {
        message!(faults::OpenedByName)
    });
    let rolled = position.rolls.iter().all(|&roll| roll <= State::OUT);
    faults.check(rolled, rules::BE_07, || message!(faults::OtherRolls));
}

/// Checks that all named pieces are in the box, and that none is missing.
fn check_pieces(position: &Position, setup: &CheckedSetup, holes: Cells) -> Result<(), Faults> {
    let mut faults = Faults::default();
    let mut pool = Pool::new(setup.sets);
    let seen = position.wall.iter().filter_map(|content| content.piece());
    for piece in seen.chain(position.collected.iter().flatten().copied()) {
        faults.check(pool.change(piece, Fate::Unseen, Fate::OnTheWall), rules::BE_130, || {
            message!(faults::NotInBox { piece })
        });
    }
    for suit in Suit::ALL {
        let of_suit = |content: &&Content| **content == Content::Coin(Some(suit));
        let coins = position.wall.iter().filter(of_suit).count() as u32;
        faults.check(coins <= pool.unseen_coins(suit), rules::BE_130, || {
            message!(faults::TooManyCoins { coins, suit: suit.to_string() })
        });
    }
    check_checks(position, setup, &mut faults);
    if position.phase != Phase::LeavingHoles {
        check_layout(position, setup, holes, &mut faults);
    }
    faults.or(())
}

/// Checks that a checked tile is known, and that this game has checks.
fn check_checks(position: &Position, setup: &CheckedSetup, faults: &mut Faults) {
    for content in &position.wall {
        let Content::Checked { by, .. } = content else { continue };
        let everybody = setup.switches.checks_privately() || *by == setup.table();
        let seated = !by.is_empty() && by.iter().all(|seat| setup.table().contains(seat));
        faults.check(
            !content.is_unknown() && setup.plays(Variant::CrazyEights) && seated && everybody,
            rules::BE_116,
            || message!(faults::NotChecked { content: content.to_string() }),
        );
    }
    let dealing = matches!(position.phase, Phase::DealingCoins);
    let undealt = position.wall.contains(&Content::Coin(None));
    faults.check(dealing == undealt, rules::BE_04, || message!(faults::UndealtCoins));
}

/// Checks that the pieces on the wall and the collected ones are those that were laid out.
fn check_layout(position: &Position, setup: &CheckedSetup, holes: Cells, faults: &mut Faults) {
    let laid = lay_out(setup, holes);
    let board = setup.grid.all();
    let on_wall = position.wall.iter().filter_map(|content| content.kind());
    let collected = position.collected.iter().flatten().map(|piece| piece.kind);
    let kinds: Vec<Kind> = on_wall.chain(collected).collect();
    let pieces = board.len() - holes.len() - usize::from(setup.random_holes);
    faults.check(kinds.len() == pieces, rules::BE_74, || {
        message!(faults::OtherPieces { found: kinds.len(), pieces })
    });
    if setup.random_holes > 0 {
        return;
    }
    let tiles = kinds.iter().filter(|&&kind| kind == Kind::Tile).count();
    let laid_tiles = laid.of_kind(Kind::Tile, board).len();
    faults.check(tiles == laid_tiles, rules::BE_73, || {
        message!(faults::OtherTiles { found: tiles, tiles: laid_tiles })
    });
    let coins = laid.of_kind(Kind::Coin, board);
    for suit in Suit::ALL.into_iter().filter(|_| setup.plays(Variant::CrazyEights)) {
        let expected = laid.of_suit(suit, coins).len();
        let found = coins_of(position, suit);
        faults.check(found == expected, rules::BE_39, || {
            message!(faults::OtherCoins { found, suit: suit.to_string(), coins: expected })
        });
    }
    // Gravity moves pieces, also from one column to another (BE-68).
    if !setup.has_gravity() {
        check_places(position, setup, &laid, faults);
    }
}

fn coins_of(position: &Position, suit: Suit) -> usize {
    let of_suit = |content: &&Content| match **content {
        Content::Coin(coin) => coin == Some(suit),
        Content::Open(piece) => piece.kind == Kind::Coin && piece.suit == suit,
        _ => false,
    };
    let collected = position.collected.iter().flatten();
    position.wall.iter().filter(of_suit).count()
        + collected.filter(|piece| piece.kind == Kind::Coin && piece.suit == suit).count()
}

/// Checks that pieces are where pieces of their kind, and coins of their suit, were laid out.
/// Without gravity, pieces never move.
fn check_places(position: &Position, setup: &CheckedSetup, laid: &Wall, faults: &mut Faults) {
    for (index, content) in position.wall.iter().enumerate() {
        let Some(kind) = content.kind() else { continue };
        let cell = setup.grid.cell(index);
        faults.check(laid.kind(index) == Some(kind), rules::BE_73, || {
            message!(faults::OtherKind { kind: kind.to_string(), cell: cell.to_string() })
        });
        let suit = match *content {
            Content::Coin(suit) => suit,
            Content::Open(Piece { kind: Kind::Coin, suit, .. }) => Some(suit),
            _ => None,
        };
        let wrong =
            setup.plays(Variant::CrazyEights) && suit.is_some_and(|suit| suit != laid.suit(index));
        faults.check(!wrong, rules::BE_39, || {
            message!(faults::OtherDiagonal { cell: cell.to_string() })
        });
    }
}
