//! Deals the cards of one deck at random, until they fit.
//!
//! All orders of a deck are equally likely. A card that a seat puts down is any of those that it
//! drew before, and the rest of the deck is in any order. So fitting deals can be drawn without
//! counting. But a seat that held several cards of a face when it put one down may have put down
//! each of them. The same draws then occur once for each. Keeping such draws with the inverse
//! probability corrects this.

use crate::game::dealer::Dealer;
use crate::games::mauerbauer::card::Card;
use crate::games::mauerbauer::deck::DeckPlan;
use crate::games::mauerbauer::resample::layer::{Cell, Goal, Known};
use crate::games::mauerbauer::resample::story::{Epoch, Faces, Step};
use crate::games::mauerbauer::resample::ways::Ways;
use crate::games::mauerbauer::setup::Setup;

/// The cards of one epoch, which are dealt to the seats with hidden hands.
pub(super) struct Deal<'a> {
    pub(super) epoch: &'a Epoch,
    pub(super) seats: &'a [usize],
    /// The cards that are given at the end: those that matter later, in the cells that are not
    /// hidden.
    pub(super) goal: &'a Goal,
}

impl Deal<'_> {
    /// Multiplies by the number of possible deals, for all hands at the end.
    pub(super) fn count(&self, start: &Known, ways: &mut Ways) {
        let (mut deck, mut places) = (self.epoch.deck, 0);
        for &seat in self.seats {
            let (mut known, mut open) = (start[seat], 0_u32);
            for &step in &self.epoch.steps[seat] {
                match step {
                    Step::Draw => open += 1,
                    Step::Show(face) if known[face] > 0 => known[face] -= 1,
                    Step::Show(face) => {
                        ways.times(open);
                        ways.times(deck[face].into());
                        open = open.saturating_sub(1);
                        deck[face] = deck[face].saturating_sub(1);
                    }
                }
            }
            places += open;
        }
        ways.arrange(deck.iter().map(|&count| u32::from(count)).sum(), places);
    }

    /// Deals the cards once, and returns what each seat holds at the end of all faces that are not
    /// given. Returns `None` if the deal doesn't fit or is not kept.
    pub(super) fn attempt(&self, start: &Known, end: &Known, dealer: &mut Dealer) -> Option<Known> {
        let mut deck = self.epoch.deck;
        let mut draws: [Draws; Setup::SEATS] =
            std::array::from_fn(|seat| Draws::new(start[seat], self.epoch.steps[seat].len()));
        for &seat in self.seats {
            draws[seat].put_down(&self.epoch.steps[seat], &mut deck, dealer)?;
            for face in (0..Card::COUNT).filter(|&face| self.is_given(seat, face)) {
                let more = end[seat][face].checked_sub(draws[seat].known[face])?;
                deck[face] = deck[face].checked_sub(more)?;
                (0..more).try_for_each(|_| draws[seat].deal(face, dealer))?;
            }
        }
        self.deal_rest(&deck, &mut draws, dealer)?;
        let mut hands = [[0; Card::COUNT]; Setup::SEATS];
        for &seat in self.seats {
            hands[seat] = draws[seat].kept(&self.epoch.steps[seat], start[seat], dealer)?;
            for face in (0..Card::COUNT).filter(|&face| self.is_given(seat, face)) {
                hands[seat][face] = 0;
            }
        }
        Some(hands)
    }

    /// Deals from the rest of the deck. Returns `None` if a seat gets a card of a given face.
    fn deal_rest(
        &self,
        deck: &Faces,
        draws: &mut [Draws; Setup::SEATS],
        dealer: &mut Dealer,
    ) -> Option<()> {
        let counts = deck.iter().enumerate();
        let cards = counts.flat_map(|(face, &count)| std::iter::repeat_n(face, count.into()));
        let mut all = Vec::with_capacity(DeckPlan::LIMIT as usize);
        all.extend(cards);
        for &seat in self.seats {
            let Draws { faces, open, .. } = &mut draws[seat];
            for &index in &*open {
                let face = take_any(&mut all, dealer)?;
                (!self.is_given(seat, face)).then_some(())?;
                faces[index] = Some(face);
            }
        }
        Some(())
    }

    fn is_given(&self, seat: usize, face: usize) -> bool {
        self.goal.cells[seat][face] != Cell::Hidden
    }
}

/// A seat's cards and draws in an epoch.
pub(super) struct Draws {
    /// The known cards of those that it held at the start.
    known: Faces,
    /// The faces of the drawn cards, in order, as far as they are dealt.
    faces: Vec<Option<usize>>,
    /// The indices of the cards that are not dealt.
    open: Vec<usize>,
}

impl Draws {
    /// The most orders that are tried, including those that are not kept.
    const TRIES: usize = 1 << 12;

    /// Draws the order in which a seat drew these cards, in addition to its known cards. Returns
    /// `None` if it can't have put down its cards then.
    ///
    /// All orders that fit are equally likely. The exception is a seat with very many equal cards,
    /// if [`TRIES`](Self::TRIES) orders were all rejected.
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

    fn new(known: Faces, steps: usize) -> Self {
        Self { known, faces: Vec::with_capacity(steps), open: Vec::with_capacity(steps) }
    }

    /// Deals the seat the cards that it puts down, except for its known cards.
    fn put_down(&mut self, steps: &[Step], deck: &mut Faces, dealer: &mut Dealer) -> Option<()> {
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

    /// Deals a card to a random open place. Returns `None` if there is none.
    fn deal(&mut self, face: usize, dealer: &mut Dealer) -> Option<()> {
        let index = take_any(&mut self.open, dealer)?;
        self.faces[index] = Some(face);
        Some(())
    }

    /// Returns what the seat holds at the end, or `None` if the draws are not kept. If they occur
    /// several times, only one of them is kept.
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

/// Removes a random element from a list. Returns `None` if it is empty.
pub(super) fn take_any(list: &mut Vec<usize>, dealer: &mut Dealer) -> Option<usize> {
    let index = dealer.below(list.len() as u32) as usize;
    (index < list.len()).then(|| list.swap_remove(index))
}
