//! A view with all that was hidden filled in.

use super::CONTRADICTION;
use super::histories::Course;
use super::holdings::Counts;
use crate::die_mauer::fist::Fist;
use crate::die_mauer::gift::Gift;
use crate::die_mauer::piece::Piece;
use crate::die_mauer::position::Position;
use crate::die_mauer::state::State;
use crate::die_mauer::stock::Stock;
use crate::die_mauer::view::{SeenFist, View};
use crate::game::Inconsistent;

/// What a viewer sees, and what everybody has besides: all but the fists.
pub(super) struct Table<'a> {
    view: &'a View,
    stocks: Vec<Stock>,
    gifts: Vec<Gift>,
}

impl<'a> Table<'a> {
    pub(super) fn of(view: &'a View, (held, hidden): Course) -> Result<Self, Inconsistent> {
        let stocks = view.stocks.iter().map(|(seat, _)| stock_of(held[seat.index()]));
        let stocks = stocks.collect::<Option<Vec<Stock>>>().ok_or(CONTRADICTION)?;
        Ok(Self { view, stocks, gifts: filled(&view.gifts, hidden) })
    }

    /// Returns for each seat all that its fist may be.
    fn fists(&self) -> Vec<Vec<Option<Fist>>> {
        let held = |stock: Stock| stock.types().iter().map(Fist::Holds);
        let fists =
            self.view.fists.iter().zip(&self.stocks).map(|((_, fist), &stock)| match fist {
                SeenFist::Away => vec![None],
                SeenFist::Known(fist) => vec![Some(*fist)],
                SeenFist::Closed => {
                    std::iter::once(Fist::Empty).chain(held(stock)).map(Some).collect()
                }
            });
        fists.collect()
    }

    /// Returns the state in which each fist is the one chosen of all that it may be.
    pub(super) fn state(
        &self,
        choose: impl FnMut(&Vec<Option<Fist>>) -> Option<Fist>,
    ) -> Result<State, Inconsistent> {
        let view = self.view;
        let position = Position {
            setup: view.setup.clone(),
            wall: view.wall,
            master: view.master,
            rounds_played: view.rounds_played,
            totals: view.totals.as_slice().to_vec(),
            rounds_won: view.rounds_won.as_slice().to_vec(),
            idle_turns: view.idle_turns,
            fists: self.fists().iter().map(choose).collect(),
            builders: view.builders,
            gifts: self.gifts.clone(),
            unsure: view.unsure,
            stocks: self.stocks.clone(),
        };
        // What was put together from parts may be no story at all.
        let state = State::try_from(position).map_err(|_| CONTRADICTION)?;
        if state.seen_by(view.viewer) == *view { Ok(state) } else { Err(CONTRADICTION) }
    }

    /// Returns the states with all fists there may be.
    pub(super) fn states(&self) -> impl Iterator<Item = Result<State, Inconsistent>> + '_ {
        let all: u64 = self.fists().iter().map(|fists| fists.len() as u64).product();
        (0..all).map(|number| {
            let mut rest = number;
            self.state(|fists| {
                let place = rest % fists.len() as u64;
                rest /= fists.len() as u64;
                fists[place as usize]
            })
        })
    }
}

fn stock_of(counts: Counts) -> Option<Stock> {
    let pieces = Piece::ALL.into_iter().zip(counts);
    let pieces = pieces.map(|(piece, count)| Some((piece, usize::try_from(count).ok()?)));
    let pieces = pieces.collect::<Option<Vec<_>>>()?;
    Stock::from_pieces(pieces.into_iter().flat_map(|(piece, n)| std::iter::repeat_n(piece, n)))
}

/// Returns the gifts that a position remembers, the hidden ones filled in with the latest types.
fn filled(gifts: &[Gift], mut hidden: Vec<Piece>) -> Vec<Gift> {
    let mut filled = gifts.to_vec();
    for gift in filled.iter_mut().rev().filter(|gift| gift.piece.is_none()) {
        gift.piece = hidden.pop();
    }
    filled
}
