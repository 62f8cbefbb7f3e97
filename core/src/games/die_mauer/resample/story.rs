//! Stories: what a viewer has seen of a round as a series of moments, and what these demand.

use std::ops::Range;

use crate::base::seat::{BySeat, Seat};
use crate::game::InformationState;
use crate::games::die_mauer::{
    End, Event, Fist, Gift, Nothing, Phase, Piece, Pieces, Position, SeenFist, State, Stock, Wall,
};

/// A number for each type of piece. The numbers are small: a position has at most [`Stock::LIMIT`]
/// pieces of a type, and remembers few gifts.
pub(super) type Counts = [i8; Piece::ALL.len()];

pub(super) const NONE: Counts = [0; Piece::ALL.len()];

/// A holder: a seat's number, or, after the last seat, the pool of all pieces whose seat is
/// unknown.
pub(super) type Holder = usize;

/// What each holder has.
pub(super) type Holdings = [Counts; Seat::COUNT + 1];

/// What each holder would have without hidden gifts. Numbers are far below 0 if it lost what such
/// gifts brought, again and again.
pub(super) type Visible = [[i32; Piece::ALL.len()]; Seat::COUNT + 1];

/// A set of holders, one bit for each.
pub(super) type Holders = usize;

/// Returns the total of each type.
pub(super) fn total<'a>(held: impl IntoIterator<Item = &'a Counts>) -> Counts {
    held.into_iter().fold(NONE, |sum, counts| plus(&sum, counts))
}

/// Adds to the number of a type. Real numbers are small, and others must not overflow.
pub(super) fn change(counts: &mut Counts, piece: Piece, by: i8) {
    let count = &mut counts[piece.index()];
    *count = count.saturating_add(by);
}

pub(super) fn plus(one: &Counts, other: &Counts) -> Counts {
    std::array::from_fn(|piece| one[piece].saturating_add(other[piece]))
}

/// A moment in a round that shows which pieces a holder had.
pub(super) enum Moment {
    /// A seat had a piece.
    Had(Holder, Piece),
    /// A seat had none of these pieces.
    HadNone(Holder, Pieces),
    /// A seat built a piece or gave it away, and the viewer saw it.
    Lost(Holder, Piece),
    /// A seat received a piece, and the viewer saw it.
    Got(Holder, Piece),
    /// A seat gave a piece to another, hidden from the viewer.
    Gift(HiddenGift),
}

#[derive(Copy, Clone)]
pub(super) struct HiddenGift {
    pub(super) donor: Holder,
    pub(super) receiver: Holder,
    pub(super) origin: Origin,
}

/// The way in which a viewer knows of a hidden gift.
#[derive(Copy, Clone, Eq, PartialEq)]
pub(super) enum Origin {
    /// It was made before the first view, which remembers it. The donor could have had any piece
    /// then, even one that the viewer never knew of.
    Recalled,
    /// It is not a gift, but a piece dealt from the pool to a seat with a known size only.
    Dealt,
    /// It was made while the viewer watched.
    Witnessed,
}

impl HiddenGift {
    pub(super) fn parties(self) -> Holders {
        1 << self.donor | 1 << self.receiver
    }
}

/// What a viewer has seen of the current round.
pub(super) struct Story {
    /// The types in play.
    pub(super) types: Pieces,
    /// The number of holders.
    pub(super) holders: usize,
    /// What each holder had first, before the gifts that the first view remembers.
    pub(super) first: Holdings,
    pub(super) moments: Vec<Moment>,
    pub(super) wall: Wall,
    pub(super) master: Seat,
}

impl Story {
    /// Returns the story of the current round, or of the end of the game.
    pub(super) fn of(seen: &InformationState<State>) -> Self {
        let events = seen.events();
        let last_round = events.iter().rposition(|e| matches!(e, Event::RoundOver { .. }));
        match last_round {
            Some(_) if seen.now().phase == Phase::Over => Self::of_position(&seen.now().position),
            Some(index) => Self::of_round(seen, index + 1..events.len()),
            None => Self::of_round(seen, 0..events.len()),
        }
    }

    /// Returns the story of the round with these events.
    pub(super) fn of_round(seen: &InformationState<State>, events: Range<usize>) -> Self {
        let now = &seen.now().position;
        let mut story = match events.start {
            0 => Self::of_position(&seen.start().position),
            _ => Self::of_new_round(now),
        };
        for event in seen.events().get(events).unwrap_or_default() {
            story.add(event, now.setup.sit1_optional);
        }
        story
    }

    /// Ends the round with the given remaining pieces.
    pub(super) fn end_with(&mut self, left: &BySeat<Stock>) {
        for (seat, stock) in left.iter() {
            let all = stock.iter().map(|piece| Moment::Lost(seat.index(), piece));
            self.moments.extend(all);
            self.moments.push(Moment::HadNone(seat.index(), self.types));
        }
    }

    /// Starts with a complete set for every seat.
    fn of_new_round(position: &Position) -> Self {
        let (set, seats) = (position.setup.starting_stock(), position.stocks.len());
        let mut first = [NONE; Seat::COUNT + 1];
        first[..seats].fill(Piece::ALL.map(|piece| set.count(piece) as i8));
        Self {
            types: set.types(),
            holders: seats,
            first,
            moments: Vec::new(),
            wall: Wall::default(),
            master: position.master,
        }
    }

    /// Starts with a viewer's position, possibly in the middle of a round.
    pub(super) fn of_position(position: &Position) -> Self {
        let mut story = Self { wall: position.wall, ..Self::of_new_round(position) };
        let stocks = &position.stocks;
        let pool = stocks.len();
        let open = |seat| stocks.get(seat).is_none_or(|stock| stock.counts().is_none());
        let holder = |seat| if open(seat) { pool } else { seat.index() };
        story.share_out(position);
        for gift in position.gifts.iter().filter(|gift| gift.piece.is_none()) {
            story.gift(holder(gift.donor), holder(gift.receiver), Origin::Recalled);
        }
        for (seat, stock) in stocks.iter().filter(|&(seat, _)| open(seat)) {
            (0..stock.size()).for_each(|_| story.gift(pool, seat.index(), Origin::Dealt));
        }
        for (seat, piece) in fists_shown(position) {
            story.moments.push(Moment::Had(seat.index(), piece));
        }
        story
    }

    /// Returns what each holder would have at the end without hidden gifts.
    pub(super) fn visible(&self) -> Visible {
        let mut held = self.first.map(|counts| counts.map(i32::from));
        for moment in &self.moments {
            match *moment {
                Moment::Lost(seat, piece) => held[seat][piece.index()] -= 1,
                Moment::Got(seat, piece) => held[seat][piece.index()] += 1,
                _ => {}
            }
        }
        held
    }

    /// Gives the seats their pieces in the position, and the pool the other pieces.
    fn share_out(&mut self, position: &Position) {
        let seats = self.holders;
        let mut pool = total(&self.first);
        self.wall.iter().for_each(|piece| change(&mut pool, piece, -1));
        for (seat, stock) in position.stocks.iter() {
            let counts = stock.counts().unwrap_or(NONE);
            self.first[seat.index()] = counts;
            pool = std::array::from_fn(|piece| pool[piece].saturating_sub(counts[piece]));
        }
        self.first[seats] = pool;
        self.holders +=
            usize::from(position.stocks.iter().any(|(_, stock)| stock.counts().is_none()));
    }

    fn add(&mut self, event: &Event, may_decline: bool) {
        match *event {
            Event::Revealed { master, fists } => {
                self.master = master;
                for (seat, fist) in fists.iter() {
                    if let Fist::Holds(piece) = *fist {
                        self.moments.push(Moment::Had(seat.index(), piece));
                    }
                }
            }
            Event::Built { seat, piece, end } => {
                self.moments.push(Moment::Lost(seat.index(), piece));
                let end = end.unwrap_or(End::Right);
                self.wall = self.wall.with(piece, end).unwrap_or(self.wall);
            }
            Event::NothingBuilt { why: Nothing::Declined } if !may_decline => {
                self.moments.push(Moment::HadNone(self.master.index(), self.wall.takeable()));
            }
            Event::Given(gift) => self.add_gift(gift),
            _ => {}
        }
    }

    fn add_gift(&mut self, Gift { donor, receiver, piece }: Gift) {
        let (donor, receiver) = (donor.index(), receiver.index());
        match piece {
            Some(piece) => {
                self.moments.push(Moment::Lost(donor, piece));
                self.moments.push(Moment::Got(receiver, piece));
            }
            None => self.gift(donor, receiver, Origin::Witnessed),
        }
    }

    fn gift(&mut self, donor: Holder, receiver: Holder, origin: Origin) {
        self.moments.push(Moment::Gift(HiddenGift { donor, receiver, origin }));
    }
}

pub(super) fn hand_over(held: &mut Holdings, gift: HiddenGift, piece: Piece) {
    change(&mut held[gift.donor], piece, -1);
    change(&mut held[gift.receiver], piece, 1);
}

/// Returns the pieces in open fists that are still in their stocks.
fn fists_shown(position: &Position) -> impl Iterator<Item = (Seat, Piece)> + '_ {
    let planned = position.planned();
    let building = position.phase() == Phase::Building;
    let competitors_build = building && !position.builders.contains(position.master);
    position.fists.iter().filter_map(move |(seat, fist)| match fist {
        Some(SeenFist::Known(Fist::Holds(piece))) => {
            let builds = competitors_build && seat != position.master && planned == Some(*piece);
            let built = builds && !position.builders.contains(seat);
            (!built).then_some((seat, *piece))
        }
        _ => None,
    })
}

/// The demands: for every set of holders, the number of pieces of each type that they need
/// together, so that all later moments can happen.
///
/// The numbers are exact for each type alone, as if a hidden gift could be of that type or not,
/// independent of the other types. So meeting them guarantees nothing, but missing them always
/// fails.
#[derive(Clone)]
pub(super) struct Demand(pub(super) Vec<Counts>);

impl Demand {
    /// Goes back through a round, and returns the demands at its start and after each hidden gift.
    pub(super) fn all(story: &Story) -> Vec<Self> {
        let mut demand = Self::in_the_end(story);
        let mut demands = Vec::new();
        for moment in story.moments.iter().rev() {
            if let Moment::Gift(_) = moment {
                demands.push(demand.clone());
            }
            demand.go_back(moment);
        }
        demands.push(demand);
        demands.reverse();
        demands
    }

    /// Demands nothing, at the end.
    fn in_the_end(story: &Story) -> Self {
        let mut left = total(&story.first);
        for moment in &story.moments {
            match *moment {
                Moment::Lost(_, piece) => change(&mut left, piece, -1),
                Moment::Got(_, piece) => change(&mut left, piece, 1),
                _ => {}
            }
        }
        let mut least = vec![NONE; 1 << story.holders];
        if let Some(all) = least.last_mut() {
            *all = left;
        }
        Self(least)
    }

    /// Turns the demands after a moment into those before it.
    fn go_back(&mut self, moment: &Moment) {
        for set in 0..self.0.len() {
            let holds = |holder: Holder| set >> holder & 1 == 1;
            match *moment {
                Moment::Had(seat, piece) if holds(seat) => {
                    let others = self.0[set ^ 1 << seat][piece.index()];
                    let least = &mut self.0[set][piece.index()];
                    *least = (*least).max(others.saturating_add(1));
                }
                Moment::HadNone(seat, pieces) if !holds(seat) => {
                    let with_seat = self.0.get(set | 1 << seat).copied().unwrap_or(NONE);
                    for piece in pieces.iter().map(Piece::index) {
                        self.0[set][piece] = self.0[set][piece].max(with_seat[piece]);
                    }
                }
                Moment::Lost(seat, piece) if holds(seat) => {
                    change(&mut self.0[set], piece, 1);
                }
                Moment::Got(seat, piece) if holds(seat) => {
                    let others = self.0[set ^ 1 << seat][piece.index()];
                    let least = &mut self.0[set][piece.index()];
                    *least = least.saturating_sub(1).max(others);
                }
                Moment::Gift(gift) if holds(gift.receiver) && !holds(gift.donor) => {
                    let recalled = gift.origin == Origin::Recalled;
                    let others = self.0[set ^ 1 << gift.receiver];
                    for (least, others) in self.0[set].iter_mut().zip(others) {
                        let floor = if recalled { i8::MIN } else { others };
                        *least = least.saturating_sub(1).max(floor);
                    }
                }
                _ => {}
            }
        }
    }

    /// Returns the possible types of a gift, and the holders whose pieces exclude the others.
    pub(super) fn types(
        &self,
        gift: HiddenGift,
        held: &Holdings,
        in_play: Pieces,
    ) -> (Vec<Piece>, Holders) {
        let (mut kept, mut due) = ([None; 8], [None; 8]);
        for (set, spare) in self.spare(held) {
            let (gives, gets) = (set >> gift.donor & 1 == 1, set >> gift.receiver & 1 == 1);
            for piece in in_play.iter().map(Piece::index) {
                if gives && !gets && spare[piece] < 1 {
                    blame(&mut kept[piece], set);
                } else if gets && !gives && spare[piece] < 0 {
                    blame(&mut due[piece], set);
                }
            }
        }
        let is_due = |piece: &Piece| due[piece.index()].is_some();
        let fits = |piece: &Piece| {
            let others_due = in_play.iter().any(|other| other != *piece && is_due(&other));
            kept[piece.index()].is_none() && !others_due
        };
        let to_blame = kept.into_iter().chain(due).flatten();
        (in_play.iter().filter(fits).collect(), to_blame.fold(0, |all, set| all | set))
    }

    /// Returns for every set of holders how much more they have together than the demand.
    fn spare(&self, held: &Holdings) -> impl Iterator<Item = (Holders, Counts)> + '_ {
        let mut sums = vec![NONE; self.0.len()];
        for set in 1..sums.len() {
            sums[set] = plus(&sums[set & (set - 1)], &held[set.trailing_zeros() as usize]);
        }
        let spare = move |(set, least): (Holders, &Counts)| {
            (set, std::array::from_fn(|piece| sums[set][piece].saturating_sub(least[piece])))
        };
        self.0.iter().enumerate().map(spare)
    }
}

/// Blames a set of holders, unless a set of this size or a smaller one is already to blame.
pub(super) fn blame(to_blame: &mut Option<Holders>, set: Holders) {
    if to_blame.is_none_or(|other| set.count_ones() < other.count_ones()) {
        *to_blame = Some(set);
    }
}
