//! What a viewer has seen of a round, as a series of moments.

use std::ops::Range;

use crate::die_mauer::resample::holdings::{
    Holder, Holders, Holdings, NONE, Visible, change, total,
};
use crate::die_mauer::{
    End, Event, Fist, Gift, Nothing, Phase, Piece, Pieces, Position, SeenFist, State, Stock, Wall,
};
use crate::game::InformationState;
use crate::seat::{BySeat, Seat};

/// Something in a round that says which pieces a holder had.
pub(super) enum Moment {
    /// A seat had a piece.
    Had(Holder, Piece),
    /// A seat had none of these pieces.
    HadNone(Holder, Pieces),
    /// A seat built a piece or gave it away in sight of the viewer.
    Lost(Holder, Piece),
    /// A seat got a piece in sight of the viewer.
    Got(Holder, Piece),
    /// A piece was handed over hidden from the viewer.
    Gift(HiddenGift),
}

#[derive(Copy, Clone)]
pub(super) struct HiddenGift {
    pub(super) donor: Holder,
    pub(super) receiver: Holder,
    pub(super) origin: Origin,
}

/// How a viewer knows of a hidden gift.
#[derive(Copy, Clone, Eq, PartialEq)]
pub(super) enum Origin {
    /// Made before the first view, which remembers it. The donor could have had any piece then,
    /// even one that never was among those known to the viewer.
    Recalled,
    /// No gift, but a piece dealt out of the pool to a seat of which only the size is known.
    Dealt,
    /// Made while the viewer watched.
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
    /// What each holder had first, before the gifts recalled from the first view.
    pub(super) first: Holdings,
    pub(super) moments: Vec<Moment>,
    pub(super) wall: Wall,
    pub(super) master: Seat,
}

impl Story {
    /// Tells of the round that is played now, or of the end of the game.
    pub(super) fn of(seen: &InformationState<State>) -> Self {
        let events = seen.events();
        let last_round = events.iter().rposition(|e| matches!(e, Event::RoundOver { .. }));
        match last_round {
            Some(_) if seen.now().phase == Phase::Over => Self::of_position(&seen.now().position),
            Some(index) => Self::of_round(seen, index + 1..events.len()),
            None => Self::of_round(seen, 0..events.len()),
        }
    }

    /// Tells of the round in which these events were seen, all of which are of one.
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

    /// Ends the round: this is what everybody has left.
    pub(super) fn end_with(&mut self, left: &BySeat<Stock>) {
        for (seat, stock) in left.iter() {
            let all = stock.iter().map(|piece| Moment::Lost(seat.index(), piece));
            self.moments.extend(all);
            self.moments.push(Moment::HadNone(seat.index(), self.types));
        }
    }

    /// Starts with a complete set for everybody.
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

    /// Starts with what somebody sees of a position, maybe in the middle of a round.
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

    /// Returns what each holder would have in the end without hidden gifts.
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

    /// Gives the seats what the position says they have, and the pool what is left.
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
