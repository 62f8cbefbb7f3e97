//! Views as numbers: planes of the wall, row by row from the lowest, and the pieces next to it.

use crate::base::seat::{Seat, Seats};
use crate::game::Viewer;
use crate::game::features::{Part, Parts, TurnedSeats, mark, mark_bits, put_number, put_one};
use crate::games::berlin::cell::Cells;
use crate::games::berlin::state::Dice;
use crate::games::berlin::{Cell, Content, Kind, Phase, Piece, State, Suit, Value, Variant, View};

/// The content of a view, without heap memory. It is made from a view, or directly from a state.
#[derive(Clone)]
pub(super) struct Sight {
    turned: TurnedSeats,
    rows: usize,
    columns: usize,
    tiles: Cells,
    coins: Cells,
    face_up: Cells,
    suits: [Cells; 4],
    values: [Cells; 6],
    /// The cells of the tiles that each seat has looked at.
    looked: [Cells; Seat::COUNT],
    hammers: [Option<usize>; Seat::COUNT],
    visited: Cells,
    opened: Cells,
    at: Option<usize>,
    /// The number of each piece that each seat has collected.
    collected: [[u8; Piece::COUNT]; Seat::COUNT],
    phase: Phase,
    seat: Seat,
    deciding: Seats,
    winners: Seats,
    dice: Dice,
    rolls: [u8; Seat::COUNT],
    kinds: [Option<Kind>; Seat::COUNT],
    jericho: Seats,
    idle_turns: u16,
    gained: bool,
}

impl From<&View> for Sight {
    fn from(view: &View) -> Self {
        let position = &view.position;
        let columns = usize::from(position.setup.columns);
        let index = |cell: Cell| cell.row() * columns + cell.column();
        let wall = || position.wall.iter().enumerate();
        let cells = |kept: &dyn Fn(Content) -> bool| -> Cells {
            wall().filter(|(_, content)| kept(**content)).map(|(index, _)| index).collect()
        };
        let suit = |content| match content {
            Content::Coin(suit) => suit,
            content => content.piece().map(|piece| piece.suit),
        };
        let by = |content| match content {
            Content::Checked { by, .. } => by,
            _ => Seats::EMPTY,
        };
        let each = |seat: usize| Seat::from_low_bits(seat as u32);
        let counted = |pieces: Option<&Vec<Piece>>| {
            let mut counts = [0; Piece::COUNT];
            pieces.into_iter().flatten().for_each(|piece| counts[piece.index()] += 1);
            counts
        };
        Self {
            turned: TurnedSeats::new(view.viewer, position.hammers.len()),
            rows: position.setup.rows.into(),
            columns,
            tiles: cells(&|content| content.kind() == Some(Kind::Tile)),
            coins: cells(&|content| content.kind() == Some(Kind::Coin)),
            face_up: cells(&|content| matches!(content, Content::Open(_))),
            suits: Suit::ALL.map(|of| cells(&|content| suit(content) == Some(of))),
            values: Value::ALL
                .map(|of| cells(&|content| content.piece().is_some_and(|piece| piece.value == of))),
            looked: std::array::from_fn(|seat| cells(&|content| by(content).contains(each(seat)))),
            hammers: std::array::from_fn(|seat| position.hammers.get(seat)?.map(index)),
            visited: position.visited.iter().copied().map(index).collect(),
            opened: position.opened.iter().copied().map(index).collect(),
            at: position.at.map(index),
            collected: std::array::from_fn(|seat| counted(position.collected.get(seat))),
            phase: position.phase,
            seat: position.seat,
            deciding: view.deciding,
            winners: view.winners,
            dice: Dice { colour: position.colour, roll: position.roll, second: position.second },
            rolls: std::array::from_fn(|seat| position.rolls.get(seat).copied().unwrap_or(0)),
            kinds: std::array::from_fn(|seat| position.kinds.get(seat).copied().flatten()),
            jericho: position.jericho,
            idle_turns: position.idle_turns,
            gained: position.gained,
        }
    }
}

impl State {
    /// Returns what a viewer sees.
    pub(super) fn sight(&self, viewer: Viewer) -> Sight {
        let (board, tiles) = (self.board(), self.tiles());
        let looked = self.looked(tiles);
        // Only a tile that only others have looked at is hidden (BE-49).
        let secret = match self.setup.switches.checks_privately() {
            true => self.looks.cells(tiles).without(match viewer {
                Viewer::Seat(seat) => looked[seat.index()],
                Viewer::Spectator => Cells::EMPTY,
            }),
            false => Cells::EMPTY,
        };
        let shown = self.wall.seen(board).without(secret);
        let coins = self.wall.of_kind(Kind::Coin, board);
        let of_suit = shown.or(self.dealt(coins));
        let rolling_off = self.phase == Phase::RollingOff;
        let mut collected = [[0; Piece::COUNT]; Seat::COUNT];
        self.seated().for_each(|seat| collected[seat.index()] = self.pool.counts(seat));
        Sight {
            turned: TurnedSeats::new(viewer, self.seat_count()),
            rows: self.setup.grid.rows.into(),
            columns: self.setup.grid.columns.into(),
            tiles,
            coins,
            face_up: self.open_cells(),
            suits: Suit::ALL.map(|suit| self.wall.of_suit(suit, of_suit)),
            values: Value::ALL.map(|value| self.wall.of_value(value, shown)),
            looked,
            hammers: self.hammers.map(|index| (index != Self::NOWHERE).then_some(index.into())),
            visited: self.visited,
            opened: self.opened.without(self.named_holes()),
            at: self.turns_away().then_some(self.at.into()),
            collected,
            phase: self.phase,
            seat: self.seat,
            deciding: self.decider().map_or(Seats::EMPTY, Seats::only),
            winners: self.winners(),
            dice: self.dice,
            rolls: std::array::from_fn(|seat| match rolling_off {
                true => self.notes.get(Seat::from_low_bits(seat as u32)),
                false => 0,
            }),
            kinds: std::array::from_fn(|seat| {
                self.kind_of_last_turn(Seat::from_low_bits(seat as u32))
            }),
            jericho: self.jericho,
            idle_turns: self.idle_turns,
            gained: self.gained,
        }
    }

    /// Returns the cells of the tiles that each seat has looked at. Empty unless colours count.
    fn looked(&self, tiles: Cells) -> [Cells; Seat::COUNT] {
        let mut looked = [Cells::EMPTY; Seat::COUNT];
        if !self.plays(Variant::CrazyEights) {
            return looked;
        }
        for index in self.looks.cells(tiles).iter() {
            let by = self.looks.at(index, tiles);
            by.iter().for_each(|seat| looked[seat.index()].insert(index));
        }
        looked
    }

    /// Returns the cells of the coins with a dealt suit.
    fn dealt(&self, coins: Cells) -> Cells {
        match self.phase {
            Phase::DealingCoins => coins.and(Cells::from_bits((1 << self.at) - 1)),
            _ => coins,
        }
    }
}

impl Sight {
    pub(super) fn write(&self, parts: &mut impl Parts) {
        self.turned.put_viewer(parts);
        self.write_wall(parts);
        self.write_seats(parts);
        self.write_turn(parts);
    }

    /// Sets the planes of the wall for sets of cells.
    #[inline]
    fn put_planes(
        &self,
        parts: &mut impl Parts,
        name: &'static str,
        meaning: &'static str,
        planes: &[Cells],
    ) {
        let cells = self.rows * self.columns;
        let shape = [planes.len(), self.rows, self.columns];
        parts.part(Part::flags(name, &shape, meaning), |mut entries| {
            for plane in planes {
                let entries = entries.split_off_mut(..cells);
                entries.into_iter().for_each(|entries| mark_bits(entries, plane.bits()));
            }
        });
    }

    /// Sets the planes of the wall for small sets of cells.
    #[inline]
    fn put_sparse_planes(
        &self,
        parts: &mut impl Parts,
        name: &'static str,
        meaning: &'static str,
        planes: &[Cells],
    ) {
        let cells = self.rows * self.columns;
        let shape = [planes.len(), self.rows, self.columns];
        parts.part(Part::flags(name, &shape, meaning), |entries| {
            for (plane, marked) in planes.iter().enumerate() {
                marked.iter().for_each(|index| mark(entries, cells * plane + index));
            }
        });
    }

    fn write_wall(&self, parts: &mut impl Parts) {
        let kinds = [self.tiles, self.coins];
        self.put_planes(parts, "kinds", "tiles, coins", &kinds);
        self.put_planes(parts, "face_up", "pieces that lie face up", &[self.face_up]);
        let suits = "pieces of each suit, where it is known: suns, moons, crowns, arms";
        self.put_planes(parts, "suits", suits, &self.suits);
        let values = "pieces of each value, where it is known: ace, 2, 3, 4, 5, null";
        self.put_planes(parts, "values", values, &self.values);
        let mut looked = [Cells::EMPTY; Seat::COUNT];
        let mut hammers = [Cells::EMPTY; Seat::COUNT];
        for (seat, place) in self.turned.iter() {
            looked[place] = self.looked[seat.index()];
            hammers[place] = self.hammers[seat.index()].into_iter().collect();
        }
        let seats = self.turned.len();
        let meaning = "face-down tiles that each seat has looked at";
        self.put_sparse_planes(parts, "looked", meaning, &looked[..seats]);
        self.put_sparse_planes(parts, "hammers", "each seat's hammer", &hammers[..seats]);
        let meaning = "cells that the hammer of the seat to move may not enter again";
        self.put_sparse_planes(parts, "visited", meaning, &[self.visited]);
        let meaning =
            "cells emptied in this turn where gravity fills gaps too; random holes chosen so far";
        self.put_sparse_planes(parts, "opened", meaning, &[self.opened]);
        let at = self.at.into_iter().collect();
        self.put_sparse_planes(
            parts,
            "at",
            "the piece that is turned up away from any hammer",
            &[at],
        );
    }

    fn write_seats(&self, parts: &mut impl Parts) {
        let turned = self.turned;
        let shape = [turned.len(), Piece::COUNT];
        let meaning = "pieces that each seat has collected: tiles by suit and value, then coins";
        parts.part(Part::numbers("collected", &shape, 0.0..=2.0, meaning), |entries| {
            let (rows, _) = entries.as_chunks_mut();
            for (row, (seat, _)) in rows.iter_mut().zip(turned.iter()) {
                *row = self.collected[seat.index()].map(f32::from);
            }
        });
        let scores = |seat: Seat| {
            self.collected[seat.index()].iter().map(|&n| u16::from(n)).sum::<u16>().into()
        };
        let most = (self.rows * self.columns) as f32;
        turned.put_each(parts, "scores", 0.0..=most, "pieces that each seat has collected", scores);
        let rolls = |seat: Seat| self.rolls[seat.index()].into();
        let meaning = "each seat's roll for the first turn; 0 before it has rolled, 7 if it is out";
        turned.put_each(parts, "rolls", 0.0..=7.0, meaning, rolls);
        let kind =
            |seat: Seat| self.kinds[seat.index()].map_or(0.0, |kind| 1.0 + kind as u8 as f32);
        let meaning = "the kind of piece on which each seat's last turn ended, where that counts: 1 a \
            tile, 2 a coin";
        turned.put_each(parts, "last_kinds", 0.0..=2.0, meaning, kind);
        turned.put_set(parts, "jericho", "the seats that had their Wall of Jericho", self.jericho);
        turned.put_set(parts, "turn", "the seat to move", Seats::only(self.seat));
        turned.put_set(parts, "deciding", "the seat whose decision it is", self.deciding);
        turned.put_set(parts, "winners", "the seats that have won", self.winners);
    }

    fn write_turn(&self, parts: &mut impl Parts) {
        let meaning = "the part of the game";
        put_one(parts, "phase", Phase::ALL.len(), meaning, Some(self.phase as usize));
        let meaning = "the colour of the die that was drawn";
        put_one(parts, "colour", 4, meaning, self.dice.colour.map(|suit| suit as usize));
        let meaning = "the value that was rolled: ace, 2, 3, 4, 5, null";
        put_one(parts, "roll", 6, meaning, self.dice.roll.map(|value| value as usize));
        let meaning = "the value of the other of two dice";
        put_one(parts, "second", 6, meaning, self.dice.second.map(|value| value as usize));
        let meaning = "turns in a row without a collected piece, where that is counted";
        put_number(parts, "idle_turns", u16::MAX.into(), meaning, self.idle_turns.into());
        let meaning = "whether a piece was collected in this turn, where that is counted";
        put_number(parts, "gained", 1.0, meaning, u8::from(self.gained).into());
    }
}
