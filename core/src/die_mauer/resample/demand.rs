//! What seats need to have together, so that all that is seen later can happen.

use crate::die_mauer::resample::holdings::{
    Counts, Holder, Holders, Holdings, NONE, change, plus, total,
};
use crate::die_mauer::resample::story::{HiddenGift, Moment, Origin, Story};
use crate::die_mauer::{Piece, Pieces};

/// For every set of holders how many of each type they need to have together, so that all
/// that is seen later can happen.
///
/// The numbers are exact for each type by itself, as if a hidden gift could be of that type or not
/// without regard to the other types. So they are no promise, but whatever misses them is in vain.
#[derive(Clone)]
pub(super) struct Demand(pub(super) Vec<Counts>);

impl Demand {
    /// Walks back through a round, and returns what is demanded at its start and after each hidden
    /// gift.
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

    /// Demands that nothing is lost.
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

    /// Turns what is demanded after a moment into what is demanded before it.
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
                    let least = &mut self.0[set][piece.index()];
                    *least = least.saturating_sub(1).max(0);
                }
                Moment::Gift(gift) if holds(gift.receiver) && !holds(gift.donor) => {
                    let floor = if gift.origin == Origin::Recalled { i8::MIN } else { 0 };
                    self.0[set] = self.0[set].map(|least| least.saturating_sub(1).max(floor));
                }
                _ => {}
            }
        }
    }

    /// Returns which types a gift may be of, and whose pieces bar the others.
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

    /// Returns for every set of holders what they have together beyond the demand.
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

/// Blames a set of holders, unless a smaller one is to blame already.
pub(super) fn blame(to_blame: &mut Option<Holders>, set: Holders) {
    if to_blame.is_none_or(|other| set.count_ones() < other.count_ones()) {
        *to_blame = Some(set);
    }
}
