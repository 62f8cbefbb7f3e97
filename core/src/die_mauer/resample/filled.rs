//! A position with what is unknown filled in.

use crate::die_mauer::resample::histories::Course;
use crate::die_mauer::resample::holdings::Counts;
use crate::die_mauer::{Fist, Gift, Piece, Position, SeenFist, SeenStock, Stock};
use crate::seat::BySeat;

/// A position, and what is filled in: all but the fists.
pub(super) struct Filled<'a> {
    position: &'a Position,
    stocks: BySeat<SeenStock>,
    gifts: Vec<Gift>,
}

impl<'a> Filled<'a> {
    /// Fills the unknowns of a position; `None` if somebody would have less than nothing.
    pub(super) fn of(position: &'a Position, (held, hidden): Course) -> Option<Self> {
        let seats = position.stocks.len();
        let stocks = held[..seats].iter().map(stock_of).collect::<Option<Vec<Stock>>>()?;
        let stocks = BySeat::from_fn(seats, |seat| stocks[seat.index()].into());
        Some(Self { position, stocks, gifts: known(&position.gifts, hidden) })
    }

    /// Returns for each seat all that its fist may be.
    fn fists(&self) -> Vec<Vec<Option<SeenFist>>> {
        let closed = |stock: Stock| {
            let held = stock.types().iter().map(Fist::Holds);
            std::iter::once(Fist::Empty).chain(held).map(|fist| Some(fist.into())).collect()
        };
        let fists = self.position.fists.iter().map(|(seat, &fist)| match fist {
            Some(SeenFist::Closed) => {
                closed(self.stocks.get(seat).map_or(Stock::EMPTY, SeenStock::visible))
            }
            fist => vec![fist],
        });
        fists.collect()
    }

    /// Returns the position in which each fist is the one chosen of all that it may be.
    pub(super) fn position(
        &self,
        choose: impl FnMut(&Vec<Option<SeenFist>>) -> Option<SeenFist>,
    ) -> Position {
        let fists: Vec<_> = self.fists().iter().map(choose).collect();
        Position {
            fists: BySeat::from_fn(fists.len(), |seat| fists[seat.index()]),
            stocks: self.stocks,
            gifts: self.gifts.clone(),
            ..self.position.clone()
        }
    }

    /// Returns the positions with all fists there may be.
    pub(super) fn positions(&self) -> impl Iterator<Item = Position> + '_ {
        let all: u64 = self.fists().iter().map(|fists| fists.len() as u64).product();
        (0..all).map(|number| {
            let mut rest = number;
            self.position(|fists| {
                let index = rest % fists.len() as u64;
                rest /= fists.len() as u64;
                fists[index as usize]
            })
        })
    }
}

fn stock_of(counts: &Counts) -> Option<Stock> {
    let pieces = Piece::ALL.into_iter().zip(*counts);
    let pieces = pieces.map(|(piece, count)| Some((piece, usize::try_from(count).ok()?)));
    let pieces = pieces.collect::<Option<Vec<_>>>()?;
    Stock::from_pieces(pieces.into_iter().flat_map(|(piece, n)| std::iter::repeat_n(piece, n)))
}

/// Returns the gifts that a position remembers, the hidden ones filled in with the latest types.
fn known(gifts: &[Gift], mut hidden: Vec<Piece>) -> Vec<Gift> {
    let mut known = gifts.to_vec();
    for gift in known.iter_mut().rev().filter(|gift| gift.piece.is_none()) {
        gift.piece = hidden.pop();
    }
    known
}
