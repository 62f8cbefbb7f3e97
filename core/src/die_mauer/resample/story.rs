//! What a viewer has seen of a round, as a series of moments.

use super::holdings::{Holder, Holders, Holdings, NONE, change, total};
use crate::die_mauer::event::{Event, Nothing};
use crate::die_mauer::fist::Fist;
use crate::die_mauer::gift::Gift;
use crate::die_mauer::piece::{Piece, Pieces};
use crate::die_mauer::state::{Phase, State};
use crate::die_mauer::view::{SeenFist, View};
use crate::die_mauer::wall::{End, Wall};
use crate::game::InformationState;
use crate::seat::Seat;

/// Holds something in a round that says which pieces a holder had.
pub(super) enum Moment {
    /// Tells that a seat had a piece.
    Had(Holder, Piece),
    /// Tells that a seat had none of these pieces.
    HadNone(Holder, Pieces),
    /// Tells that a seat built a piece or gave it away in sight of the viewer.
    Lost(Holder, Piece),
    /// Tells that a seat got a piece in sight of the viewer.
    Got(Holder, Piece),
    /// Tells that a piece was handed over hidden from the viewer.
    Gift(HiddenGift),
}

#[derive(Copy, Clone)]
pub(super) struct HiddenGift {
    pub(super) donor: Holder,
    pub(super) receiver: Holder,
    pub(super) origin: Origin,
}

/// Says how a viewer knows of a hidden gift.
#[derive(Copy, Clone, Eq, PartialEq)]
pub(super) enum Origin {
    /// Was made before the first view, which remembers it. The donor could have had any piece then,
    /// even one that never was among those known to the viewer.
    Recalled,
    /// Is no gift, but deals a piece out of the pool to a seat of which only the size is known.
    Dealt,
    /// Was made while the viewer watched.
    Witnessed,
}

impl HiddenGift {
    pub(super) fn parties(self) -> Holders {
        1 << self.donor | 1 << self.receiver
    }
}

/// Holds what a viewer has seen of the current round.
pub(super) struct Story {
    /// Holds the types in play.
    pub(super) types: Pieces,
    /// Holds how many holders there are.
    pub(super) holders: usize,
    /// Holds what each holder had first, before the gifts recalled from the first view.
    pub(super) first: Holdings,
    pub(super) moments: Vec<Moment>,
    pub(super) wall: Wall,
    pub(super) master: Seat,
}

impl Story {
    pub(super) fn of(seen: &InformationState<State>) -> Self {
        let (now, events) = (seen.now(), seen.events());
        let last_round = events.iter().rposition(|e| matches!(e, Event::RoundOver { .. }));
        let (mut story, events) = match last_round {
            Some(_) if now.phase == Phase::Over => (Self::of_view(now), &[][..]),
            Some(place) => (Self::of_new_round(now), &events[place + 1..]),
            None => (Self::of_view(seen.start()), events),
        };
        for event in events {
            story.add(event, now.setup.sit1_optional);
        }
        story
    }

    /// Starts with a complete set for everybody.
    fn of_new_round(view: &View) -> Self {
        let (set, seats) = (view.setup.starting_stock(), view.stocks.len());
        let mut first = [NONE; Seat::COUNT + 1];
        first[..seats].fill(Piece::ALL.map(|piece| set.count(piece) as i8));
        Self {
            types: set.types(),
            holders: seats,
            first,
            moments: Vec::new(),
            wall: Wall::default(),
            master: view.master,
        }
    }

    /// Starts with what a view says, maybe in the middle of a round.
    fn of_view(view: &View) -> Self {
        let mut story = Self { wall: view.wall, ..Self::of_new_round(view) };
        let pool = view.stocks.len();
        let open = |seat| view.stocks.get(seat).is_none_or(|stock| stock.counts.is_none());
        let holder = |seat| if open(seat) { pool } else { seat.index() };
        story.share_out(view);
        for gift in view.gifts.iter().filter(|gift| gift.piece.is_none()) {
            story.gift(holder(gift.donor), holder(gift.receiver), Origin::Recalled);
        }
        for (seat, stock) in view.stocks.iter().filter(|&(seat, _)| open(seat)) {
            (0..stock.size).for_each(|_| story.gift(pool, seat.index(), Origin::Dealt));
        }
        for (seat, piece) in fists_shown(view) {
            story.moments.push(Moment::Had(seat.index(), piece));
        }
        story
    }

    /// Gives the seats what the view says they have, and the pool what is left.
    fn share_out(&mut self, view: &View) {
        let seats = self.holders;
        let mut pool = total(&self.first);
        self.wall.iter().for_each(|piece| change(&mut pool, piece, -1));
        for (seat, stock) in view.stocks.iter() {
            let counts = stock.counts.unwrap_or(NONE);
            self.first[seat.index()] = counts;
            pool = std::array::from_fn(|piece| pool[piece].saturating_sub(counts[piece]));
        }
        self.first[seats] = pool;
        self.holders += usize::from(view.stocks.iter().any(|(_, stock)| stock.counts.is_none()));
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
fn fists_shown(view: &View) -> impl Iterator<Item = (Seat, Piece)> + '_ {
    let master = match view.fists.get(view.master) {
        Some(SeenFist::Known(fist)) => fist.piece(),
        _ => None,
    };
    view.fists.iter().filter_map(move |(seat, fist)| match fist {
        SeenFist::Known(Fist::Holds(piece)) => {
            let builds = view.phase == Phase::Building
                && seat != view.master
                && master == Some(*piece)
                && !view.builders.contains(view.master);
            let built = builds && !view.builders.contains(seat);
            (!built).then_some((seat, *piece))
        }
        _ => None,
    })
}
