//! A position with what is unknown filled in.

use crate::die_mauer::resample::courses::Course;
use crate::die_mauer::resample::holdings::Counts;
use crate::die_mauer::{Fist, Gift, Piece, Pieces, Position, SeenFist, SeenStock, Stock};
use crate::seat::{BySeat, Seat, Seats};

/// A position, and what is filled in: all but the fists.
pub(super) struct Filled<'a> {
    position: &'a Position,
    stocks: BySeat<SeenStock>,
    gifts: Vec<Gift>,
    /// The types of all hidden gifts in order.
    pub(super) hidden: Vec<Piece>,
}

impl<'a> Filled<'a> {
    /// Fills the unknowns of a position; `None` if somebody would have less than nothing.
    pub(super) fn of(position: &'a Position, (held, hidden): Course) -> Option<Self> {
        let seats = position.stocks.len();
        let mut stocks = BySeat::repeat(SeenStock::Size(0), seats);
        for seat in Seats::first(seats).iter() {
            stocks[seat] = stock_of(&held[seat.index()])?.into();
        }
        Some(Self { position, stocks, gifts: known(&position.gifts, &hidden), hidden })
    }

    /// Returns the types that a seat may have in its fist; `None` if that is known.
    fn closed(&self, seat: Seat) -> Option<Pieces> {
        let closed = self.position.fists.get(seat) == Some(&Some(SeenFist::Closed));
        closed.then(|| self.stocks.get(seat).map_or(Stock::EMPTY, SeenStock::visible).types())
    }

    /// Returns the position in which each closed fist is the one that is chosen, by its index, of as
    /// many as there may be.
    pub(super) fn position(&self, mut choose: impl FnMut(u32) -> u32) -> Position {
        let fists = &self.position.fists;
        let fist = |seat| match self.closed(seat) {
            Some(types) => Some(Fist::nth(types, choose(choices(types)) as usize).into()),
            None => fists[seat],
        };
        Position {
            fists: BySeat::from_fn(fists.len(), fist),
            stocks: self.stocks,
            gifts: self.gifts.clone(),
            ..self.position.clone()
        }
    }

    /// Returns the positions with all fists there may be.
    pub(super) fn positions(&self) -> impl Iterator<Item = Position> + '_ {
        let closed = self.position.fists.iter().filter_map(|(seat, _)| self.closed(seat));
        let all: u64 = closed.map(|types| u64::from(choices(types))).product();
        (0..all).map(|number| {
            let mut rest = number;
            self.position(|choices| {
                let index = rest % u64::from(choices);
                rest /= u64::from(choices);
                index as u32
            })
        })
    }
}

/// Returns how many fists there are of these types: an empty one, and one of each.
const fn choices(types: Pieces) -> u32 {
    types.len() as u32 + 1
}

fn stock_of(counts: &Counts) -> Option<Stock> {
    Piece::ALL.into_iter().zip(counts).try_fold(Stock::EMPTY, |stock, (piece, &count)| {
        (0..u8::try_from(count).ok()?).try_fold(stock, |stock, _| stock.with(piece))
    })
}

/// Returns the gifts that a position remembers, the hidden ones filled in with the latest types.
pub(super) fn known(gifts: &[Gift], hidden: &[Piece]) -> Vec<Gift> {
    let mut known = gifts.to_vec();
    let unknown = known.iter_mut().rev().filter(|gift| gift.piece.is_none());
    for (gift, &piece) in unknown.zip(hidden.iter().rev()) {
        gift.piece = Some(piece);
    }
    known
}
