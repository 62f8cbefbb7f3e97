//! Drawing how a round may have gone.

use crate::dealer::Dealer;
use crate::die_mauer::Piece;
use crate::die_mauer::resample::histories::Fork;
use crate::die_mauer::resample::holdings::{Holdings, Visible};
use crate::die_mauer::resample::story::{HiddenGift, Origin};

/// One way that a round may have gone: what each holder has in the end, and the types of the hidden
/// gifts in order.
pub(super) type Course = (Holdings, Vec<Piece>);

/// Every way that a round may have gone, as a table of what may follow on what.
pub(super) struct Courses {
    /// What each holder would have in the end without hidden gifts.
    held: Visible,
    gifts: Vec<HiddenGift>,
    /// The forks before each gift, and in the end: the first of all is the start.
    forks: Vec<Vec<Fork>>,
}

impl Courses {
    pub(super) const fn new(held: Visible, gifts: Vec<HiddenGift>, forks: Vec<Vec<Fork>>) -> Self {
        Self { held, gifts, forks }
    }

    /// Draws a course, as likely as there are histories that follow it; `None` if there is none.
    pub(super) fn draw(&self, dealer: &mut Dealer) -> Option<Course> {
        let (mut held, mut types, mut number) = (self.held, Vec::new(), 0);
        for (gift, forks) in self.gifts.iter().zip(self.forks.windows(2)) {
            let fork = forks[0].get(number)?;
            let mut rest = dealer.below_wide(fork.ways);
            let chosen = fork.next.iter().find(|&&(_, next)| {
                let left = rest.checked_sub(forks[1][next].ways);
                rest = left.unwrap_or(rest);
                left.is_none()
            });
            let piece;
            (piece, number) = *chosen?;
            held[gift.donor][piece.index()] -= 1;
            held[gift.receiver][piece.index()] += 1;
            types.extend((gift.origin != Origin::Dealt).then_some(piece));
        }
        let end = self.forks.last()?.get(number)?;
        // What no stock can have stays so.
        let count = |count: i32| i8::try_from(count).unwrap_or(i8::MAX);
        (end.ways > 0).then(|| (held.map(|counts| counts.map(count)), types))
    }
}
