//! The order in which a seat drew its cards.

use crate::dealer::Dealer;
use crate::mauerbauer::card::Card;
use crate::mauerbauer::resample::story::{Faces, Step};

/// What a seat holds and has drawn in an epoch.
pub(super) struct Draws {
    /// What it is known to hold of the cards that it held at the start.
    pub(super) known: Faces,
    /// The faces of the cards drawn, in order, as far as they are dealt.
    pub(super) faces: Vec<Option<usize>>,
    /// The indices of those that are not dealt.
    pub(super) open: Vec<usize>,
}

impl Draws {
    /// How often cards are put into an order before one is taken that is not kept.
    const TRIES: usize = 1 << 12;

    /// Draws in which order a seat drew these cards, all of them, beside those that it is known to hold;
    /// `None` if it can't have put down what it did.
    ///
    /// All orders that fit are equally likely, unless it put down so many equal cards that none was kept
    /// in [`TRIES`](Self::TRIES).
    pub(super) fn in_order(
        steps: &[Step],
        known: Faces,
        cards: Faces,
        dealer: &mut Dealer,
    ) -> Option<Vec<usize>> {
        let mut order = None;
        for _ in 0..Self::TRIES {
            let mut draws = Self::new(known, steps.len());
            let mut rest = cards;
            draws.put_down(steps, &mut rest, dealer)?;
            for (face, &count) in rest.iter().enumerate() {
                (0..count).try_for_each(|_| draws.deal(face, dealer))?;
            }
            let kept = draws.kept(steps, known, dealer).is_some();
            order = Some(draws.faces.into_iter().flatten().collect());
            if kept {
                break;
            }
        }
        order
    }

    pub(super) fn new(known: Faces, steps: usize) -> Self {
        Self { known, faces: Vec::with_capacity(steps), open: Vec::with_capacity(steps) }
    }

    /// Deals the seat the cards that it puts down, but for those that it is known to hold.
    pub(super) fn put_down(
        &mut self,
        steps: &[Step],
        deck: &mut Faces,
        dealer: &mut Dealer,
    ) -> Option<()> {
        for &step in steps {
            match step {
                Step::Draw => {
                    self.open.push(self.faces.len());
                    self.faces.push(None);
                }
                Step::Show(face) if self.known[face] > 0 => self.known[face] -= 1,
                Step::Show(face) => {
                    deck[face] = deck[face].checked_sub(1)?;
                    self.deal(face, dealer)?;
                }
            }
        }
        Some(())
    }

    /// Deals a card to any of the open places; `None` if there is none.
    pub(super) fn deal(&mut self, face: usize, dealer: &mut Dealer) -> Option<()> {
        let index = take_any(&mut self.open, dealer)?;
        self.faces[index] = Some(face);
        Some(())
    }

    /// Returns what the seat holds at the end; `None` if the draws are not kept, as happens to all
    /// but one in as many as they come up.
    pub(super) fn kept(&self, steps: &[Step], start: Faces, dealer: &mut Dealer) -> Option<Faces> {
        let (mut known, mut drawn) = (start, [0_u8; Card::COUNT]);
        let mut faces = self.faces.iter().flatten();
        for &step in steps {
            match step {
                Step::Draw => drawn[*faces.next()?] += 1,
                Step::Show(face) if known[face] > 0 => known[face] -= 1,
                Step::Show(face) => {
                    let any = u32::from(drawn[face]);
                    (any == 1 || dealer.below(any) == 0).then_some(())?;
                    drawn[face] -= 1;
                }
            }
        }
        Some(std::array::from_fn(|face| known[face].saturating_add(drawn[face])))
    }
}

/// Takes any one out of a list; `None` if it is empty.
pub(super) fn take_any(list: &mut Vec<usize>, dealer: &mut Dealer) -> Option<usize> {
    let index = dealer.below(list.len() as u32) as usize;
    (index < list.len()).then(|| list.swap_remove(index))
}
