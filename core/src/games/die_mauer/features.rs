//! Views as numbers.

use crate::base::seat::{Seat, Seats};
use crate::game::Viewer;
use crate::game::features::{Part, Parts, TurnedSeats, mark, put_number, put_one};
use crate::games::die_mauer::seen_stock::Gifts;
use crate::games::die_mauer::{
    End, Fist, Gift, Phase, Piece, SeenFist, SeenStock, State, View, Wall, rules, state,
};

/// The content of a view, without heap memory. It is made from a view, or directly from a state.
#[derive(Copy, Clone)]
pub(super) struct Sight {
    turned: TurnedSeats,
    /// The number of pieces in play, which is the most that can be built.
    pieces: usize,
    rounds: u8,
    wall: Wall,
    seated: Seated,
    gifts: [Option<Gift>; Gifts::LIMIT],
    unsure: Seats,
    master: Seat,
    builders: Seats,
    deciding: Seats,
    winners: Seats,
    phase: Phase,
    rounds_played: u8,
    idle_turns: u16,
    wall_is_dead: bool,
}

/// What the viewer sees of the seats, counted from the viewer.
#[derive(Copy, Clone, Default)]
struct Seated {
    /// The seats with known stocks.
    listed: Seats,
    counts: [[i8; TYPES]; Seat::COUNT],
    sizes: [u8; Seat::COUNT],
    hidden_in: [u8; Seat::COUNT],
    hidden_out: [u8; Seat::COUNT],
    fists: [Option<SeenFist>; Seat::COUNT],
    totals: [u16; Seat::COUNT],
    rounds_won: [u8; Seat::COUNT],
}

/// What the viewer sees of a seat.
struct SeenSeat {
    stock: SeenStock,
    fist: Option<SeenFist>,
    total: u16,
    rounds_won: u8,
}

const SIZE: f32 = Wall::LIMIT as f32;
const COPIES: f32 = 15.0;
const TYPES: usize = Piece::ALL.len();

impl Seated {
    fn new(turned: TurnedSeats, seen: impl Fn(Seat) -> SeenSeat) -> Self {
        let mut seated = Self::default();
        for (seat, place) in turned.iter() {
            // The modulo changes nothing, but spares a bounds check.
            seated.take_in(seat, place % Seat::COUNT, &seen(seat));
        }
        seated
    }

    #[inline]
    fn take_in(&mut self, seat: Seat, place: usize, seen: &SeenSeat) {
        if let Some(counts) = seen.stock.counts() {
            self.listed = self.listed.with(seat);
            self.counts[place] = counts;
        }
        self.sizes[place] = seen.stock.size();
        self.hidden_in[place] = seen.stock.hidden_in();
        self.hidden_out[place] = seen.stock.hidden_out();
        self.fists[place] = seen.fist;
        self.totals[place] = seen.total;
        self.rounds_won[place] = seen.rounds_won;
    }
}

impl From<&View> for Sight {
    fn from(view: &View) -> Self {
        let position = &view.position;
        let seats = position.stocks.len();
        let turned = TurnedSeats::new(view.viewer, seats);
        let seen = |seat| SeenSeat {
            stock: position.stocks[seat],
            fist: position.fists.get(seat).copied().flatten(),
            total: position.totals.get(seat).copied().unwrap_or(0),
            rounds_won: position.rounds_won.get(seat).copied().unwrap_or(0),
        };
        Self {
            turned,
            pieces: seats * position.setup.starting_stock().len() as usize,
            rounds: position.setup.rounds,
            wall: position.wall,
            seated: Seated::new(turned, seen),
            gifts: std::array::from_fn(|index| position.gifts.get(index).copied()),
            unsure: position.unsure,
            master: position.master,
            builders: position.builders,
            deciding: view.deciding,
            winners: view.winners,
            phase: view.phase,
            rounds_played: position.rounds_played,
            idle_turns: position.idle_turns,
            wall_is_dead: view.wall_is_dead,
        }
    }
}

impl State {
    /// Returns what a viewer sees.
    pub(super) fn sight(&self, viewer: Viewer) -> Sight {
        let seats: usize = self.setup.seats.into();
        let turned = TurnedSeats::new(viewer, seats);
        let mut gifts = [None; Gifts::LIMIT];
        let seen = self.gifts.iter().map(|gift| gift.seen_by(viewer));
        gifts.iter_mut().zip(seen).for_each(|(entry, gift)| *entry = Some(gift));
        Sight {
            turned,
            pieces: seats * self.setup.start.len() as usize,
            rounds: self.setup.rounds,
            wall: self.wall,
            seated: Seated::new(turned, |seat| self.sight_of(seat, viewer)),
            gifts,
            unsure: self.unsure,
            master: self.master,
            builders: if self.phase == Phase::Building { self.waiting } else { Seats::EMPTY },
            deciding: self.deciders(),
            winners: state::winners(self),
            phase: self.phase,
            rounds_played: self.rounds_played,
            idle_turns: self.idle_turns,
            wall_is_dead: self.wall_is_dead(),
        }
    }

    /// Returns what a viewer sees of a seat.
    #[inline]
    fn sight_of(&self, seat: Seat, viewer: Viewer) -> SeenSeat {
        let held = SeenStock::from(self.stocks[seat.index()]);
        let closed = self.phase == Phase::Planning && !viewer.is(seat);
        let fist = |fist: Fist| if closed { SeenFist::Closed } else { fist.into() };
        SeenSeat {
            stock: held.seen_by(viewer, seat, self.gifts.iter(), self.unsure),
            fist: self.fists.get(seat).map(fist),
            total: self.totals[seat.index()],
            rounds_won: self.rounds_won[seat.index()],
        }
    }
}

impl Sight {
    pub(super) fn write(&self, parts: &mut impl Parts) {
        self.turned.put_viewer(parts);
        self.write_turn(parts);
        self.write_wall(parts);
        self.write_stocks(parts);
        self.write_fists(parts);
        self.write_gifts(parts);
        self.write_scores(parts);
    }

    fn write_turn(&self, parts: &mut impl Parts) {
        let phases = "planning, building, Situation 1, Situation 2, over";
        put_one(parts, "phase", 5, phases, Some(self.phase as usize));
        let turned = self.turned;
        turned.put_set(parts, "master", "the Master-builder", Seats::only(self.master));
        turned.put_set(parts, "deciding", "the seats to move", self.deciding);
        turned.put_set(parts, "builders", "the builders who still have to build", self.builders);
        turned.put_set(parts, "winners", "the seats that have won", self.winners);
        let (rounds, played) = (self.rounds.into(), self.rounds_played.into());
        put_number(parts, "rounds", rounds, "rounds that have ended", played);
        let idle = "turns in a row in which nothing was built, where that is counted";
        put_number(parts, "idle_turns", u16::MAX.into(), idle, self.idle_turns.into());
    }

    fn write_wall(&self, parts: &mut impl Parts) {
        let wall = "the piece at each index from the left end, by type (T G 1 2 3 4 5 6)";
        parts.part(Part::flags("wall", &[self.pieces, TYPES], wall), |entries| {
            let (rows, _) = entries.as_chunks_mut::<TYPES>();
            rows.iter_mut().zip(self.wall.iter()).for_each(|(row, piece)| row[piece.index()] = 1.0);
        });
        let ends = "the piece at the left end and at the right, by type";
        let ends = Part::flags("ends", &[2, TYPES], ends).under(rules::DM_20.id);
        parts.part(ends, |entries| {
            for (index, piece) in End::BOTH.into_iter().map(|end| self.wall.at(end)).enumerate() {
                piece.into_iter().for_each(|piece| mark(entries, TYPES * index + piece.index()));
            }
        });
        let dead = "whether the wall takes no piece that anybody holds";
        let dead = Part::flags("wall_is_dead", &[], dead).under(rules::DM_42.id);
        parts.part(dead, |entries| entries[0] = f32::from(u8::from(self.wall_is_dead)));
    }

    fn write_stocks(&self, parts: &mut impl Parts) {
        let turned = self.turned;
        let shape = [turned.len(), TYPES];
        let stocks = "pieces of each type in each seat's stock, had gifts hidden from the viewer not been \
            made; below 0 for such a gift that was built";
        let stocks =
            Part::numbers("stocks", &shape, -COPIES..=COPIES, stocks).under(rules::DM_49.id);
        let seated = &self.seated;
        parts.part(stocks, |entries| {
            let (rows, _) = entries.as_chunks_mut::<TYPES>();
            for (row, counts) in rows.iter_mut().zip(&seated.counts) {
                row.iter_mut().zip(counts).for_each(|(entry, &count)| *entry = count.into());
            }
        });
        let meaning = "whose stocks are listed, and not only their sizes";
        turned.put_set(parts, "listed", meaning, seated.listed);
        let meaning = "pieces in each seat's stock";
        turned.put_numbers(parts, "sizes", 0.0..=SIZE, meaning, &seated.sizes);
        let gifts = 0.0..=Gifts::LIMIT as f32;
        let meaning = "pieces that came in by gifts hidden from the viewer";
        turned.put_numbers(parts, "hidden_in", gifts.clone(), meaning, &seated.hidden_in);
        let meaning = "pieces that went out by gifts hidden from the viewer";
        turned.put_numbers(parts, "hidden_out", gifts, meaning, &seated.hidden_out);
        turned.put_set(
            parts,
            "unsure",
            "the seats of gifts that the position has forgotten",
            self.unsure,
        );
    }

    fn write_fists(&self, parts: &mut impl Parts) {
        const STATES: usize = 2 + TYPES;
        let fists =
            "each seat's fist on the table: closed to the viewer, empty, or a piece by type";
        let shape = [self.turned.len(), STATES];
        let fists = Part::flags("fists", &shape, fists).under(rules::DM_12.id);
        parts.part(fists, |entries| {
            let (rows, _) = entries.as_chunks_mut::<STATES>();
            for (row, fist) in rows.iter_mut().zip(self.seated.fists) {
                let Some(fist) = fist else { continue };
                let state = match fist.known() {
                    None => 0,
                    Some(Fist::Empty) => 1,
                    Some(Fist::Holds(piece)) => 2 + piece.index(),
                };
                row[state] = 1.0;
            }
        });
    }

    fn write_gifts(&self, parts: &mut impl Parts) {
        let turned = self.turned;
        let width = 2 * turned.len() + TYPES;
        let gifts = "the latest gifts of the round, oldest first: donor, receiver, and the type of the \
            piece where the viewer knows it";
        let shape = [Gifts::LIMIT, width];
        parts.part(Part::flags("gifts", &shape, gifts).under(rules::DM_32.id), |entries| {
            let rows = entries.chunks_mut(width);
            for (entries, gift) in rows.zip(self.gifts.iter().map_while(|gift| *gift)) {
                mark(entries, turned.of(gift.donor));
                mark(entries, turned.len() + turned.of(gift.receiver));
                let piece = gift.piece.into_iter();
                piece.for_each(|piece| mark(entries, 2 * turned.len() + piece.index()));
            }
        });
    }

    fn write_scores(&self, parts: &mut impl Parts) {
        let turned = self.turned;
        let Seated { totals, rounds_won, .. } = &self.seated;
        let meaning = "penalties of the rounds that have ended";
        turned.put_numbers(parts, "totals", 0.0..=u16::MAX.into(), meaning, totals);
        let meaning = "rounds at whose end a seat held nothing";
        turned.put_numbers(parts, "rounds_won", 0.0..=self.rounds.into(), meaning, rounds_won);
    }
}
