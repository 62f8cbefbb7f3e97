//! What seats must hold so that they can put down what they do later.

use std::collections::HashMap;

use crate::mauerbauer::card::Card;
use crate::mauerbauer::resample::layer::Known;
use crate::mauerbauer::resample::story::{Faces, Step, Story};
use crate::mauerbauer::setup::Setup;

/// What seats put down from each epoch on.
pub(super) struct Outlook<'a> {
    story: &'a Story,
    shows: Vec<[Faces; Setup::SEATS]>,
    fits: HashMap<(usize, usize, Held), bool>,
}

/// How many cards of one face each seat holds.
type Held = [u8; Setup::SEATS];

impl<'a> Outlook<'a> {
    /// How many epochs are looked ahead.
    const AHEAD: usize = 32;
    /// Of how many cards of a face every way to deal them is tried.
    const TRIED: u8 = 5;

    pub(super) fn new(story: &'a Story) -> Self {
        let mut shows = vec![[[0_u8; Card::COUNT]; Setup::SEATS]];
        for epoch in story.epochs.iter().rev() {
            let mut all = shows[shows.len() - 1];
            for &seat in &story.seats {
                for (all, more) in all[seat].iter_mut().zip(epoch.shows(seat)) {
                    *all = all.saturating_add(more);
                }
            }
            shows.push(all);
        }
        shows.reverse();
        Self { story, shows, fits: HashMap::new() }
    }

    /// Returns how often each seat puts down each face from an epoch on.
    pub(super) fn shows(&self, epoch: usize) -> [Faces; Setup::SEATS] {
        self.shows[epoch]
    }

    /// Returns whether seats may hold these cards of a face at the start of an epoch, if nothing but
    /// this face mattered.
    pub(super) fn fits(&mut self, epoch: usize, face: usize, known: &Known) -> bool {
        self.may_hold(epoch, face, known.map(|faces| faces[face]), epoch + Self::AHEAD)
    }

    fn may_hold(&mut self, epoch: usize, face: usize, held: Held, end: usize) -> bool {
        if epoch >= end.min(self.story.epochs.len()) {
            return true;
        }
        if let Some(&fits) = self.fits.get(&(epoch, face, held)) {
            return fits;
        }
        let fits = match self.after(epoch, face, held) {
            Some((held, left)) => {
                left > Self::TRIED || self.may_deal(epoch, face, held, left, 0, end)
            }
            None => false,
        };
        self.fits.insert((epoch, face, held), fits);
        fits
    }

    /// Returns what seats hold of a face at the end of an epoch, and how many are left to be dealt;
    /// `None` if they can't put down what they do.
    fn after(&self, epoch: usize, face: usize, mut held: Held) -> Option<(Held, u8)> {
        let epoch = &self.story.epochs[epoch];
        let mut left = epoch.deck[face];
        for &seat in &self.story.seats {
            let (mut drawn, mut known) = (0_u8, held[seat]);
            for &step in &epoch.steps[seat] {
                match step {
                    Step::Draw => drawn += 1,
                    Step::Show(shown) if shown != face => {}
                    Step::Show(_) if known > 0 => known -= 1,
                    Step::Show(_) => {
                        (drawn, left) = (drawn.checked_sub(1)?, left.checked_sub(1)?);
                    }
                }
            }
            held[seat] = known;
        }
        Some((held, left))
    }

    /// Returns whether some way to deal the rest lets all put down what they do later.
    fn may_deal(
        &mut self,
        epoch: usize,
        face: usize,
        held: Held,
        left: u8,
        place: usize,
        end: usize,
    ) -> bool {
        let Some(&seat) = self.story.seats.get(place) else {
            let later = self.shows[epoch + 1];
            let mut held = held;
            for (seat, held) in held.iter_mut().enumerate() {
                *held = if later[seat][face] > 0 { *held } else { 0 };
            }
            return self.may_hold(epoch + 1, face, held, end);
        };
        let last = place + 1 == self.story.seats.len();
        let in_deck = self.story.epochs[epoch].left > 0;
        let least = if last && !in_deck { left } else { 0 };
        (least..=left).any(|count| {
            let mut held = held;
            held[seat] += count;
            self.may_deal(epoch, face, held, left - count, place + 1, end)
        })
    }
}
