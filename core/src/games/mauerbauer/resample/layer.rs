//! Counts the ways in which the cards of one deck came to the seats.
//!
//! All orders of a deck are equally likely, so counting them weighs the possible hands. A seat's
//! cards are distinguished as late as possible, not when they are drawn. A card that is put down is
//! any of the *undistinguished* cards that the seat drew before. At the end, these are any part of
//! the remaining deck, in any order.
//!
//! Equal cards need care. If a seat drew two of them, either could be the one that it put down, and
//! this would count twice. So a seat that puts down a face without a known card may have drawn any
//! number of them before. The sum has the signs of inclusion and exclusion.

use num_bigint::{BigInt, BigUint, Sign};

use crate::game::dealer::Dealer;
use crate::games::mauerbauer::card::Card;
use crate::games::mauerbauer::resample::story::{Epoch, Faces, Step};
use crate::games::mauerbauer::setup::Setup;

/// The known cards of seats, as far as they matter later.
pub(super) type Known = [Faces; Setup::SEATS];

/// Possible successors, with the number of ways that lead to them.
pub(super) type Weighed<T> = Vec<(T, Ways)>;

/// The report that counting takes too long.
#[derive(Copy, Clone, Debug)]
pub(super) struct TooDear;

/// What to find out about a seat's cards of a face at the end of an epoch.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(super) enum Cell {
    /// Nothing, because they don't matter later.
    Hidden,
    /// Their number.
    Open,
    /// The number of ways for the given number of cards.
    Fixed(u8),
}

/// The goal: what to find out at the end of an epoch.
#[derive(Clone)]
pub(super) struct Goal {
    pub(super) cells: [[Cell; Card::COUNT]; Setup::SEATS],
    /// Whether to distinguish a seat's cards as soon as it has put down its last card of the face.
    /// This is fast if few cells are open.
    pub(super) early: bool,
}

/// The index of the cards left in the deck, after the seats.
const DECK: usize = Setup::SEATS;

/// The places of the cards at some point of an epoch.
#[derive(Clone, Eq, PartialEq, Ord, PartialOrd)]
struct Node {
    known: Known,
    /// The cards that no seat is known to have drawn.
    deck: Faces,
    /// The number of cards that each seat held at first and that are not yet distinguished.
    held: [u8; Setup::SEATS],
    /// The number of undistinguished cards that the current seat has drawn.
    drawn: i16,
    /// The number of open places in each hand, and in the deck. It is negative before the seat has
    /// drawn the cards that are promised to it.
    room: [i16; Setup::SEATS + 1],
    /// The number of places in those hands that any card may fill.
    common: i16,
    /// The number of cards that are still to be dealt, by the seats that may get them, as bits.
    pools: [u8; 1 << (Setup::SEATS + 1)],
}

/// All ways of an epoch up to some point.
pub(super) struct Layer<'a> {
    epoch: &'a Epoch,
    seats: &'a [usize],
    goal: &'a Goal,
    nodes: Weighed<Node>,
    /// How often each face is put down later.
    shows: [u16; Card::COUNT],
    /// The seats whose cards of a face are dealt.
    told: [[bool; Card::COUNT]; Setup::SEATS],
    /// The faces whose cards are all dealt.
    dealt: [bool; Card::COUNT],
    /// Whether each card may go to every seat or to none.
    plain: bool,
    /// The lower bound of the room in each hand: minus the number of cards that the seat still
    /// draws.
    floor: [i16; Setup::SEATS],
    /// The most nodes.
    limit: usize,
    /// Returns whether seats may hold these cards at the end, given everything that follows.
    fits: &'a mut dyn FnMut(usize, &Known) -> bool,
}

impl<'a> Layer<'a> {
    pub(super) fn new(
        epoch: &'a Epoch,
        seats: &'a [usize],
        goal: &'a Goal,
        starts: &[(Known, Ways)],
        limit: usize,
        fits: &'a mut dyn FnMut(usize, &Known) -> bool,
    ) -> Self {
        let mut shows = [0; Card::COUNT];
        for &seat in seats {
            for (all, shown) in shows.iter_mut().zip(epoch.shows(seat)) {
                *all += u16::from(shown);
            }
        }
        let node = |known: &Known| Node {
            known: *known,
            deck: epoch.deck,
            held: [0; Setup::SEATS],
            drawn: 0,
            room: [0, 0, 0, 0, epoch.left.into()],
            common: 0,
            pools: [0; 1 << (Setup::SEATS + 1)],
        };
        let nodes = starts.iter().map(|(known, ways)| (node(known), ways.clone())).collect();
        let hidden = |face| {
            let hidden = |&&seat: &&usize| goal.cells[seat][face] == Cell::Hidden;
            seats.iter().filter(hidden).count()
        };
        let plain = (0..Card::COUNT).all(|face| [0, seats.len()].contains(&hidden(face)));
        let floor = std::array::from_fn(|seat| -(epoch.draws(seat) as i16));
        let (told, dealt) = ([[false; Card::COUNT]; Setup::SEATS], [false; Card::COUNT]);
        Self { epoch, seats, goal, nodes, shows, told, dealt, plain, floor, limit, fits }
    }

    /// Deals the cards that seats held at first. Each division of them counts once.
    pub(super) fn hold(
        &mut self,
        held: [u8; Setup::SEATS],
        tracked: impl Fn(usize, usize) -> bool,
    ) -> Result<(), TooDear> {
        if held == [0; Setup::SEATS] {
            return Ok(());
        }
        self.nodes.iter_mut().for_each(|(node, _)| node.held = held);
        for face in 0..Card::COUNT {
            for &seat in self.seats {
                let known = tracked(seat, face) || self.goal.cells[seat][face] != Cell::Hidden;
                let most = self.most(seat, face);
                self.branch(|node, ways, next| {
                    for count in 0..=node.held[seat].min(node.deck[face]).min(most) {
                        let mut node = node.clone();
                        node.held[seat] -= count;
                        node.deck[face] -= count;
                        node.known[seat][face] += if known { count } else { 0 };
                        next.push((node, ways.clone()));
                    }
                })?;
            }
            self.pool_at_once(face)?;
        }
        self.nodes.retain(|(node, _)| node.held == [0; Setup::SEATS]);
        Ok(())
    }

    /// Returns the most cards of a face that a seat may hold at first. All except those that it
    /// puts down stay in its hand.
    fn most(&self, seat: usize, face: usize) -> u8 {
        match self.goal.cells[seat][face] {
            Cell::Fixed(count) => count.saturating_add(self.epoch.shows(seat)[face]),
            Cell::Hidden | Cell::Open => u8::MAX,
        }
    }

    /// Follows the epoch to its end, and returns the known cards of seats then.
    pub(super) fn finish(mut self) -> Result<Weighed<Known>, TooDear> {
        (0..Card::COUNT).try_for_each(|face| self.pool_at_once(face))?;
        for &seat in self.seats {
            self.follow(seat)?;
        }
        for face in 0..Card::COUNT {
            self.complete(face)?;
        }
        if self.plain {
            self.nodes.iter_mut().for_each(|(node, ways)| node.fill_common(ways));
        } else {
            for holder in 0..=DECK {
                self.fill(holder)?;
            }
        }
        self.nodes.retain(|(node, _)| node.is_done());
        let nodes = self.nodes.into_iter().map(|(node, ways)| (node.known, ways));
        Ok(merged(nodes.collect()))
    }

    /// Pools the cards of a face that matters for no seat.
    fn pool_at_once(&mut self, face: usize) -> Result<(), TooDear> {
        let hidden = self.seats.iter().all(|&seat| self.goal.cells[seat][face] == Cell::Hidden);
        if hidden && self.shows[face] == 0 { self.complete(face) } else { Ok(()) }
    }

    /// Follows the steps of one seat.
    fn follow(&mut self, seat: usize) -> Result<(), TooDear> {
        let mut shows = self.epoch.shows(seat);
        for face in (0..Card::COUNT).filter(|&face| shows[face] == 0) {
            self.deal_early(seat, face)?;
        }
        let epoch = self.epoch;
        for &step in &epoch.steps[seat] {
            match step {
                Step::Draw => self.nodes.iter_mut().for_each(|(node, _)| node.drawn += 1),
                Step::Show(face) => {
                    shows[face] -= 1;
                    self.show(seat, face, shows[face] == 0)?;
                }
            }
        }
        self.close(seat)
    }

    /// Lets a seat put down a known card, or a card that it has drawn.
    fn show(&mut self, seat: usize, face: usize, last: bool) -> Result<(), TooDear> {
        let forget = last && self.goal.cells[seat][face] == Cell::Hidden;
        self.branch(|node, ways, next| {
            let first = next.len();
            if node.known[seat][face] > 0 {
                let mut node = node.clone();
                node.known[seat][face] -= 1;
                next.push((node, ways.clone()));
            } else {
                node.put_down(seat, face, ways, next);
            }
            for (node, _) in next.iter_mut().skip(first).filter(|_| forget) {
                node.known[seat][face] = 0;
            }
        })?;
        if last {
            self.deal_early(seat, face)?;
        }
        self.shows[face] -= 1;
        if self.shows[face] == 0 { self.complete(face) } else { Ok(()) }
    }

    /// Deals a seat its cards of a face, if only the seat's own steps affect them.
    fn deal_early(&mut self, seat: usize, face: usize) -> Result<(), TooDear> {
        match self.goal.cells[seat][face] {
            Cell::Open if !self.goal.early => Ok(()),
            _ => self.deal(seat, face),
        }
    }

    /// Deals a seat its cards of a face, if they matter and are not dealt yet.
    fn deal(&mut self, seat: usize, face: usize) -> Result<(), TooDear> {
        let cell = self.goal.cells[seat][face];
        if cell == Cell::Hidden || std::mem::replace(&mut self.told[seat][face], true) {
            return Ok(());
        }
        let floor = self.floor[seat];
        self.branch(|node, ways, next| {
            let (known, deck) = (node.known[seat][face], node.deck[face]);
            let counts = match cell {
                Cell::Fixed(count) if count < known => return,
                Cell::Fixed(count) => count - known..=(count - known).min(deck),
                _ => 0..=deck,
            };
            let dealt = counts.map(|count| node.with_dealt(seat, face, count, ways));
            next.extend(dealt.flatten().filter(|(node, _)| node.room[seat] >= floor));
        })
    }

    /// Deals the cards of a face that no seat puts down later.
    fn complete(&mut self, face: usize) -> Result<(), TooDear> {
        if std::mem::replace(&mut self.dealt[face], true) {
            return Ok(());
        }
        let cell = |seat: usize| self.goal.cells[seat][face];
        let seats = self.seats;
        for &seat in seats {
            self.deal(seat, face)?;
        }
        let hidden = |&&seat: &&usize| cell(seat) == Cell::Hidden;
        let pool = seats.iter().filter(hidden).fold(0, |pool, &seat| pool | 1 << seat);
        let plain = self.plain;
        self.nodes.retain_mut(|(node, ways)| node.pool(face, pool, plain, ways));
        if !self.goal.early {
            self.nodes.retain(|(node, _)| (self.fits)(face, &node.known));
        }
        self.merge()
    }

    /// Closes a seat's hand: the undistinguished cards are those promised to it, and others.
    fn close(&mut self, seat: usize) -> Result<(), TooDear> {
        let open = |cell: &Cell| *cell == Cell::Open && !self.goal.early;
        let plain = self.plain && !self.goal.cells[seat].iter().any(open);
        self.nodes.retain_mut(|(node, ways)| node.close(seat, plain, ways));
        self.floor[seat] = 0;
        self.merge()
    }

    /// Deals cards of pools to one seat until its hand is full.
    fn fill(&mut self, holder: usize) -> Result<(), TooDear> {
        let bit = 1 << holder;
        for pool in (0..1 << (DECK + 1)).filter(|pool| pool & bit > 0) {
            self.branch(|node, ways, next| {
                let (cards, room) = (node.pools[pool], node.room[holder]);
                let least = if pool == bit { cards } else { 0 };
                for count in least..=cards {
                    if i16::from(count) > room {
                        break;
                    }
                    let (mut node, mut ways) = (node.clone(), ways.clone());
                    ways.choose(cards.into(), count.into());
                    node.room[holder] -= i16::from(count);
                    node.pools[pool] = 0;
                    node.pools[pool & !bit] += cards - count;
                    next.push((node, ways));
                }
            })?;
        }
        self.nodes.retain(|(node, _)| node.room[holder] == 0);
        self.merge()
    }

    /// Replaces every node with its successors.
    fn branch(&mut self, follow: impl Fn(&Node, &Ways, &mut Weighed<Node>)) -> Result<(), TooDear> {
        let mut next = Vec::with_capacity(self.nodes.len());
        for (node, ways) in &self.nodes {
            follow(node, ways, &mut next);
            if next.len() > 4 * self.limit {
                return Err(TooDear);
            }
        }
        self.nodes = next;
        self.merge()
    }

    fn merge(&mut self) -> Result<(), TooDear> {
        self.nodes = merged(std::mem::take(&mut self.nodes));
        if self.nodes.len() > self.limit { Err(TooDear) } else { Ok(()) }
    }
}

impl Node {
    /// Lets a seat put down a face without a known card. It may have drawn one or more of them
    /// before.
    fn put_down(&self, seat: usize, face: usize, ways: &Ways, next: &mut Weighed<Self>) {
        let (mut node, mut ways) = (self.clone(), ways.clone());
        while node.drawn > 0 && node.deck[face] > 0 {
            ways.times(node.drawn as u32);
            ways.times(node.deck[face].into());
            node.drawn -= 1;
            node.deck[face] -= 1;
            let several = node.known[seat][face] + 1;
            ways.over(several.into());
            next.push((node.clone(), ways.clone()));
            node.known[seat][face] += 1;
            ways.negate();
        }
    }

    /// Returns the node with more cards for a seat, or `None` if they don't fit.
    fn with_dealt(&self, seat: usize, face: usize, count: u8, ways: &Ways) -> Option<(Self, Ways)> {
        let (mut node, mut ways) = (self.clone(), ways.clone());
        ways.choose(node.deck[face].into(), count.into());
        node.deck[face] = node.deck[face].checked_sub(count)?;
        node.known[seat][face] += count;
        node.room[seat] -= i16::from(count);
        Some((node, ways))
    }

    /// Puts the rest of a face in a pool of the seats that may have it. Returns whether there is
    /// room.
    fn pool(&mut self, face: usize, seats: usize, plain: bool, ways: &mut Ways) -> bool {
        let cards = std::mem::take(&mut self.deck[face]);
        match (plain, seats) {
            (true, 0) => {
                let room = self.room[DECK];
                ways.arrange(room.max(0) as u32, cards.into());
                self.room[DECK] -= i16::from(cards);
                self.room[DECK] >= 0
            }
            (true, _) => {
                self.pools[0] += cards;
                true
            }
            (false, _) => {
                self.pools[seats | 1 << DECK] += cards;
                true
            }
        }
    }

    /// Closes a seat's hand. Returns whether it has drawn all promised cards.
    fn close(&mut self, seat: usize, plain: bool, ways: &mut Ways) -> bool {
        let drawn = std::mem::take(&mut self.drawn);
        let room = drawn + self.room[seat];
        if room < 0 {
            return false;
        }
        if plain {
            ways.arrange(drawn as u32, (drawn - room) as u32);
            self.room[seat] = 0;
            self.common += room;
        } else {
            ways.arrange(drawn as u32, drawn as u32);
            self.room[seat] = room;
        }
        true
    }

    /// Fills all common places.
    fn fill_common(&mut self, ways: &mut Ways) {
        for room in self.room.iter_mut().take(DECK).filter(|room| **room > 0) {
            ways.unarrange(*room as u32);
            self.common += std::mem::take(room);
        }
        let places = self.common + self.room[DECK];
        if places == i16::from(self.pools[0]) {
            ways.arrange(places as u32, places as u32);
            (self.pools[0], self.common, self.room[DECK]) = (0, 0, 0);
        }
    }

    /// Returns whether all cards are dealt and all hands are full.
    fn is_done(&self) -> bool {
        let (cards, room) = (self.pools.iter().all(|&cards| cards == 0), [0; Setup::SEATS + 1]);
        cards && self.room == room && self.common == 0
    }
}

/// Adds up the ways that lead to the same result.
fn merged<T: Ord>(mut all: Weighed<T>) -> Weighed<T> {
    all.sort_unstable_by(|(one, _), (other, _)| one.cmp(other));
    all.dedup_by(|(next, more), (kept, ways)| {
        let same = next == kept;
        if same {
            ways.add(more);
        }
        same
    });
    all.retain(|(_, ways)| !ways.is_zero());
    all
}

/// A whole number of any size. Intermediate sums may be negative.
#[derive(Clone, Default)]
pub(super) struct Ways(BigInt);

impl Ways {
    pub(super) fn one() -> Self {
        Self(BigInt::ONE)
    }

    pub(super) fn is_zero(&self) -> bool {
        self.0.sign() == Sign::NoSign
    }

    pub(super) fn negate(&mut self) {
        self.0 = -std::mem::take(&mut self.0);
    }

    /// Multiplies by a number.
    pub(super) fn times(&mut self, factor: u32) {
        self.0 *= factor;
    }

    /// Divides by a number without a remainder.
    pub(super) fn over(&mut self, divisor: u32) {
        self.0 /= divisor;
    }

    /// Multiplies by the number of ways to choose `some` of `all`.
    pub(super) fn choose(&mut self, all: u32, some: u32) {
        for taken in 0..some {
            self.times(all.saturating_sub(taken));
            self.over(taken + 1);
        }
    }

    /// Multiplies by the number of ways to arrange `some` of `all` in a row.
    pub(super) fn arrange(&mut self, all: u32, some: u32) {
        (0..some).for_each(|taken| self.times(all.saturating_sub(taken)));
    }

    /// Divides by the number of ways to arrange `all` in a row.
    pub(super) fn unarrange(&mut self, all: u32) {
        (1..=all).for_each(|factor| self.over(factor));
    }

    pub(super) fn add(&mut self, other: &Self) {
        self.0 += &other.0;
    }

    /// Returns the difference to another number.
    pub(super) fn without(&self, other: &Self) -> Self {
        Self(&self.0 - &other.0)
    }

    /// Returns the absolute value.
    fn size(&self) -> &BigUint {
        self.0.magnitude()
    }

    /// Returns a number from 0 up to, but not including, this one, all equally likely.
    fn below(&self, dealer: &mut Dealer) -> BigUint {
        let digits = self.size().bits().div_ceil(64);
        let spare = 64 * digits - self.size().bits();
        loop {
            let drawn = (0..digits).map(|_| dealer.below_wide(1 << 64) as u64);
            let mut drawn: Vec<u64> = drawn.collect();
            drawn.last_mut().into_iter().for_each(|highest| *highest >>= spare);
            let bytes: Vec<u8> = drawn.into_iter().flat_map(u64::to_le_bytes).collect();
            let number = BigUint::from_bytes_le(&bytes);
            if number < *self.size() || self.is_zero() {
                return number;
            }
        }
    }

    /// Returns the index of one of some weights, drawn in proportion to them, or `None` if they are
    /// all 0.
    pub(super) fn pick<'a>(
        weights: impl Iterator<Item = &'a Self> + Clone,
        dealer: &mut Dealer,
    ) -> Option<usize> {
        let mut all = Self::default();
        weights.clone().for_each(|weight| all.add(weight));
        let mut rest = all.below(dealer);
        for (place, weight) in weights.enumerate() {
            if rest < *weight.size() {
                return Some(place);
            }
            rest -= weight.size();
        }
        None
    }

    /// Returns the index of one of some weights, drawn in proportion to them, given their running
    /// sums. Returns `None` if they are all 0.
    pub(super) fn pick_by_sums(sums: &[Self], dealer: &mut Dealer) -> Option<usize> {
        let rest = sums.last()?.below(dealer);
        let index = sums.partition_point(|sum| *sum.size() <= rest);
        (index < sums.len()).then_some(index)
    }

    /// Divides numbers by their greatest common divisor. Returns `None` if one is still too large.
    pub(super) fn reduce(all: &[Self]) -> Option<Vec<u128>> {
        let sizes = all.iter().map(Self::size);
        let common = sizes.clone().cloned().fold(BigUint::ZERO, common_divisor).max(BigUint::ONE);
        sizes.map(|size| u128::try_from(size / &common).ok()).collect()
    }
}

fn common_divisor(mut one: BigUint, mut other: BigUint) -> BigUint {
    while other != BigUint::ZERO {
        one %= &other;
        std::mem::swap(&mut one, &mut other);
    }
    one
}
