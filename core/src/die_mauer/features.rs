//! What a viewer sees, as numbers.

use crate::die_mauer::gift::Gifts;
use crate::die_mauer::score;
use crate::die_mauer::{
    End, Fist, Gift, Phase, Piece, SeenFist, SeenStock, State, View, Wall, rules,
};
use crate::features::{Part, Places, Sheet, mark, put_number, put_one};
use crate::game::Viewer;
use crate::seat::{BySeat, Seat, Seats};

/// What a view shows, free of heap: made from a view, or from a state without making its view.
#[derive(Copy, Clone)]
pub(super) struct Sight {
    places: Places,
    /// The number of pieces in play, all of which may be built.
    pieces: usize,
    rounds: u8,
    wall: Wall,
    stocks: BySeat<SeenStock>,
    fists: BySeat<Option<SeenFist>>,
    gifts: [Option<Gift>; Gifts::LIMIT],
    unsure: Seats,
    master: Seat,
    builders: Seats,
    deciding: Seats,
    winners: Seats,
    phase: Phase,
    rounds_played: u8,
    totals: BySeat<u16>,
    rounds_won: BySeat<u8>,
    idle_turns: u16,
    wall_is_dead: bool,
}

const SIZE: f32 = Wall::LIMIT as f32;
const COPIES: f32 = 15.0;
const TYPES: usize = Piece::ALL.len();

impl From<&View> for Sight {
    fn from(view: &View) -> Self {
        let position = &view.position;
        let seats = position.stocks.len();
        Self {
            places: Places::new(view.viewer, seats),
            pieces: seats * position.setup.starting_stock().len() as usize,
            rounds: position.setup.rounds,
            wall: position.wall,
            stocks: position.stocks,
            fists: position.fists,
            gifts: std::array::from_fn(|index| position.gifts.get(index).copied()),
            unsure: position.unsure,
            master: position.master,
            builders: position.builders,
            deciding: view.deciding,
            winners: view.winners,
            phase: view.phase,
            rounds_played: position.rounds_played,
            totals: position.totals,
            rounds_won: position.rounds_won,
            idle_turns: position.idle_turns,
            wall_is_dead: view.wall_is_dead,
        }
    }
}

impl State {
    /// Returns what a viewer sees.
    pub(super) fn sight(&self, viewer: Viewer) -> Sight {
        let seats: usize = self.setup.seats.into();
        let mut gifts = [None; Gifts::LIMIT];
        gifts.iter_mut().zip(self.gifts.iter()).for_each(|(entry, gift)| *entry = Some(gift));
        let held = |seat: Seat| SeenStock::from(self.stocks[seat.index()]);
        let stock = |seat| held(seat).seen_by(viewer, seat, gifts.iter().flatten(), self.unsure);
        let closed = self.phase == Phase::Planning;
        let fist = |seat| {
            self.fists.get(seat).map(|fist| match closed && !viewer.is(seat) {
                true => SeenFist::Closed,
                false => fist.into(),
            })
        };
        Sight {
            places: Places::new(viewer, seats),
            pieces: seats * self.setup.start.len() as usize,
            rounds: self.setup.rounds,
            wall: self.wall,
            stocks: BySeat::from_fn(seats, stock),
            fists: BySeat::from_fn(seats, fist),
            gifts: gifts.map(|gift| gift.map(|gift| gift.seen_by(viewer))),
            unsure: self.unsure,
            master: self.master,
            builders: if self.phase == Phase::Building { self.waiting } else { Seats::EMPTY },
            deciding: self.deciders(),
            winners: score::winners(self),
            phase: self.phase,
            rounds_played: self.rounds_played,
            totals: BySeat::from_fn(seats, |seat| self.totals[seat.index()]),
            rounds_won: BySeat::from_fn(seats, |seat| self.rounds_won[seat.index()]),
            idle_turns: self.idle_turns,
            wall_is_dead: self.wall_is_dead(),
        }
    }
}

impl Sight {
    pub(super) fn write(&self, sheet: &mut impl Sheet) {
        self.places.put_viewer(sheet);
        self.write_turn(sheet);
        self.write_wall(sheet);
        self.write_stocks(sheet);
        self.write_fists(sheet);
        self.write_gifts(sheet);
        self.write_scores(sheet);
    }

    fn write_turn(&self, sheet: &mut impl Sheet) {
        let phases = "planning, building, Situation 1, Situation 2, over";
        put_one(sheet, "phase", 5, phases, Some(self.phase as usize));
        let places = self.places;
        places.put_set(sheet, "master", "the Master-builder", Seats::only(self.master));
        places.put_set(sheet, "deciding", "the seats to move", self.deciding);
        places.put_set(sheet, "builders", "the builders who still have to build", self.builders);
        places.put_set(sheet, "winners", "the seats that have won", self.winners);
        let (rounds, played) = (self.rounds.into(), self.rounds_played.into());
        put_number(sheet, "rounds", rounds, "rounds that have ended", played);
        let idle = "turns in a row in which nothing was built, where that is counted";
        put_number(sheet, "idle_turns", u16::MAX.into(), idle, self.idle_turns.into());
    }

    fn write_wall(&self, sheet: &mut impl Sheet) {
        let wall = "the piece at each index from the left end, by type (T G 1 2 3 4 5 6)";
        sheet.part(Part::flags("wall", &[self.pieces, TYPES], wall), |entries| {
            for (index, piece) in self.wall.iter().enumerate() {
                mark(entries, TYPES * index + piece.index());
            }
        });
        let ends = "the piece at the left end and at the right, by type";
        let ends = Part::flags("ends", &[2, TYPES], ends).under(rules::DM_20.id);
        sheet.part(ends, |entries| {
            for (index, piece) in End::BOTH.into_iter().map(|end| self.wall.at(end)).enumerate() {
                piece.into_iter().for_each(|piece| mark(entries, TYPES * index + piece.index()));
            }
        });
        let dead = "whether the wall takes no piece that anybody holds";
        let dead = Part::flags("wall_is_dead", &[], dead).under(rules::DM_42.id);
        sheet.part(dead, |entries| entries[0] = f32::from(u8::from(self.wall_is_dead)));
    }

    fn write_stocks(&self, sheet: &mut impl Sheet) {
        let places = self.places;
        let shape = [places.len(), TYPES];
        let stocks = "pieces of each type in each seat's stock, had gifts hidden from the viewer not been \
            made; below 0 for such a gift that was built";
        let stocks =
            Part::numbers("stocks", &shape, -COPIES..=COPIES, stocks).under(rules::DM_49.id);
        sheet.part(stocks, |entries| {
            for (seat, place) in places.iter() {
                let counts = self.stocks[seat].counts().unwrap_or_default();
                let entries = entries[TYPES * place..].iter_mut();
                entries.zip(counts).for_each(|(entry, count)| *entry = count.into());
            }
        });
        let known = self.stocks.iter().filter(|(_, stock)| stock.counts().is_some());
        let known = known.map(|(seat, _)| seat).collect();
        places.put_set(sheet, "listed", "whose stocks are listed, and not only their sizes", known);
        let size = |seat| self.stocks[seat].size().into();
        places.put_each(sheet, "sizes", 0.0..=SIZE, "pieces in each seat's stock", size);
        let gifts = 0.0..=Gifts::LIMIT as f32;
        let meaning = "pieces that came in by gifts hidden from the viewer";
        let came = |seat| self.stocks[seat].hidden_in().into();
        places.put_each(sheet, "hidden_in", gifts.clone(), meaning, came);
        let meaning = "pieces that went out by gifts hidden from the viewer";
        let went = |seat| self.stocks[seat].hidden_out().into();
        places.put_each(sheet, "hidden_out", gifts, meaning, went);
        places.put_set(
            sheet,
            "unsure",
            "the seats of gifts that the position has forgotten",
            self.unsure,
        );
    }

    fn write_fists(&self, sheet: &mut impl Sheet) {
        const STATES: usize = 2 + TYPES;
        let fists =
            "each seat's fist on the table: closed to the viewer, empty, or a piece by type";
        let shape = [self.places.len(), STATES];
        let fists = Part::flags("fists", &shape, fists).under(rules::DM_12.id);
        sheet.part(fists, |entries| {
            for (seat, fist) in self.fists.iter().filter_map(|(seat, fist)| Some((seat, (*fist)?)))
            {
                let state = match fist.known() {
                    None => 0,
                    Some(Fist::Empty) => 1,
                    Some(Fist::Holds(piece)) => 2 + piece.index(),
                };
                mark(entries, STATES * self.places.of(seat) + state);
            }
        });
    }

    fn write_gifts(&self, sheet: &mut impl Sheet) {
        let places = self.places;
        let width = 2 * places.len() + TYPES;
        let gifts = "the latest gifts of the round, oldest first: donor, receiver, and the type of the \
            piece where the viewer knows it";
        let shape = [Gifts::LIMIT, width];
        sheet.part(Part::flags("gifts", &shape, gifts).under(rules::DM_32.id), |entries| {
            for (entries, gift) in entries.chunks_exact_mut(width).zip(self.gifts.iter().flatten())
            {
                mark(entries, places.of(gift.donor));
                mark(entries, places.len() + places.of(gift.receiver));
                let piece = gift.piece.into_iter();
                piece.for_each(|piece| mark(entries, 2 * places.len() + piece.index()));
            }
        });
    }

    fn write_scores(&self, sheet: &mut impl Sheet) {
        let places = self.places;
        let totals = |seat| self.totals.get(seat).copied().unwrap_or(0).into();
        let meaning = "penalties of the rounds that have ended";
        places.put_each(sheet, "totals", 0.0..=u16::MAX.into(), meaning, totals);
        let won = |seat| self.rounds_won.get(seat).copied().unwrap_or(0).into();
        let meaning = "rounds at whose end a seat held nothing";
        places.put_each(sheet, "rounds_won", 0.0..=self.rounds.into(), meaning, won);
    }
}
