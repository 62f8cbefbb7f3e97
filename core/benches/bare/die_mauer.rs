//! Die Mauer at random, in the consensus edition. Only the two ends of the wall are kept.

use super::bits::NTH;
use super::random::Random;
use super::{Played, next};

/// One of each type but the wall with five merlons: four bits a type.
const SET: u32 = 0x1011_1111;
/// The bits of a tower and a gate.
const SPECIALS: u32 = 0b11;

const PENALTIES: [u32; 8] = [15, 10, 1, 2, 3, 4, 5, 6];

struct Table<const SEATS: usize> {
    random: Random,
    /// How many of each type, four bits a type.
    stocks: [u32; SEATS],
    /// Which types, one bit a type.
    types: [u32; SEATS],
    started: bool,
    /// Whether the left and the right end are walls.
    left: bool,
    right: bool,
}

/// Plays a game.
pub(crate) fn play<const SEATS: usize>(seed: u64, rounds: u32) -> Played<SEATS> {
    let mut table = Table {
        random: Random::new(seed),
        stocks: [0; SEATS],
        types: [0; SEATS],
        started: false,
        left: true,
        right: true,
    };
    let mut totals = [0; SEATS];
    let mut master = 0;
    for _ in 0..rounds {
        table.restock();
        while !table.turn(master) {
            master = next::<SEATS>(master);
        }
        master = next::<SEATS>(master);
        for (total, stock) in totals.iter_mut().zip(table.stocks) {
            *total +=
                (0..8).map(|piece| (stock >> (4 * piece) & 15) * PENALTIES[piece]).sum::<u32>();
        }
    }
    Played { decisions: table.random.decisions, totals }
}

impl<const SEATS: usize> Table<SEATS> {
    fn restock(&mut self) {
        self.stocks = [SET; SEATS];
        self.types = [0b1011_1111; SEATS];
        (self.started, self.left, self.right) = (false, true, true);
    }

    /// Plays a turn, and returns whether it ended the round.
    #[inline(always)]
    fn turn(&mut self, master: usize) -> bool {
        let mut fists = [0; SEATS];
        for (seat, fist) in fists.iter_mut().enumerate() {
            let types = self.types[seat];
            let choice = self.random.below(types.count_ones() + 1);
            // 8 is an empty fist.
            *fist = match choice {
                0 => 8,
                _ => u32::from(NTH[types as usize & 255][(choice as usize - 1) & 7]),
            };
        }
        let mut matching = 0u32;
        for (seat, &fist) in fists.iter().enumerate() {
            matching |= u32::from(fist == fists[master]) << seat;
        }
        matching &= !(1 << master);
        match (fists[master], matching) {
            (8, 0) => self.free_build(master),
            (8, donors) if donors.is_power_of_two() => {
                self.give(donors.trailing_zeros() as usize, master)
            }
            (8, _) => false,
            (piece, _) => self.build_planned(master, piece, matching),
        }
    }

    /// How many ends take a tower or gate.
    #[inline(always)]
    fn room(&self) -> u32 {
        if self.started { u32::from(self.left) + u32::from(self.right) } else { 1 }
    }

    #[inline(always)]
    fn build_planned(&mut self, master: usize, piece: u32, matching: u32) -> bool {
        let alone = 1 << master;
        if piece >= 2 {
            let builders = if matching == 0 { alone } else { matching };
            return self.build_walls(master, piece, builders);
        }
        let (room, competitors) = (self.room(), matching.count_ones());
        if room == 0 {
            return false;
        }
        if competitors == 2 && room == 2 {
            (self.left, self.right) = (false, false);
            let first = self.take(matching.trailing_zeros() as usize, piece);
            return self.take(31 - matching.leading_zeros() as usize, piece) | first;
        }
        let builder = if competitors == 1 { matching.trailing_zeros() as usize } else { master };
        let right = if self.started && room == 2 { self.random.below(2) == 1 } else { !self.left };
        self.put(piece, right);
        self.take(builder, piece)
    }

    #[inline(always)]
    fn build_walls(&mut self, master: usize, piece: u32, builders: u32) -> bool {
        let mut last = false;
        let mut seat = master;
        for _ in 0..SEATS {
            seat = next::<SEATS>(seat);
            if builders >> seat & 1 == 1 {
                let right = self.started && self.random.below(2) == 1;
                self.put(piece, right);
                last |= self.take(seat, piece);
            }
        }
        last
    }

    #[inline(always)]
    fn free_build(&mut self, master: usize) -> bool {
        let types = self.types[master];
        let (specials, walls) = (types & SPECIALS, types & !SPECIALS);
        let room = self.room();
        let ends = 1 + u32::from(self.started);
        let special_builds = specials.count_ones() * room;
        let choice = self.random.below(1 + special_builds + walls.count_ones() * ends);
        if choice == 0 {
            return false;
        }
        let choice = choice - 1;
        let (set, choice, ends) = match choice < special_builds {
            true => (specials, choice, room),
            false => (walls, choice - special_builds, ends),
        };
        let piece = u32::from(NTH[set as usize & 255][(choice / ends) as usize & 7]);
        let right = if ends == 2 { choice & 1 == 1 } else { self.started && !self.left };
        self.put(piece, right);
        self.take(master, piece)
    }

    #[inline(always)]
    fn give(&mut self, donor: usize, master: usize) -> bool {
        let types = self.types[donor];
        let choice = self.random.below(1 + types.count_ones());
        if choice == 0 {
            return false;
        }
        let piece = u32::from(NTH[types as usize & 255][(choice as usize - 1) & 7]);
        self.stocks[master] += 1 << (4 * piece);
        self.types[master] |= 1 << piece;
        self.take(donor, piece)
    }

    #[inline(always)]
    fn put(&mut self, piece: u32, right: bool) {
        let wall = piece >= 2;
        self.left = if right && self.started { self.left } else { wall };
        self.right = if right || !self.started { wall } else { self.right };
        self.started = true;
    }

    /// Takes a piece from a stock, and returns whether it was the last.
    #[inline(always)]
    fn take(&mut self, seat: usize, piece: u32) -> bool {
        self.stocks[seat] -= 1 << (4 * piece);
        self.types[seat] &= !(u32::from(self.stocks[seat] >> (4 * piece) & 15 == 0) << piece);
        self.stocks[seat] == 0
    }
}
