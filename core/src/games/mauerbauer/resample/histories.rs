//! All histories that fit what a viewer has seen.
//!
//! At a shuffle the deck is empty, so the union of the hidden hands is known, but not its division.
//! Only the cards that their seat puts down later matter in a division. So histories are counted
//! from shuffle to shuffle, by the seats' cards that matter. They are drawn backwards, from the
//! last deck to the first.

use std::collections::HashMap;

use crate::game::dealer::Dealer;
use crate::games::mauerbauer::card::Card;
use crate::games::mauerbauer::resample::layer::Ways;
use crate::games::mauerbauer::resample::layer::{Cell, Goal, Known, Layer, TooDear, Weighed};
use crate::games::mauerbauer::resample::story::{Epoch, Faces, Step, Story};
use crate::games::mauerbauer::setup::Setup;

/// No known cards.
pub(super) const NOTHING: Known = [[0; Card::COUNT]; Setup::SEATS];

pub(super) struct Histories<'a> {
    story: &'a Story,
    outlook: Outlook<'a>,
    /// Whether all cards matter, not only those that are put down later.
    all_matter: bool,
    /// The most divisions that are counted at a time.
    limit: usize,
}

impl<'a> Histories<'a> {
    pub(super) fn new(story: &'a Story, all_matter: bool, limit: usize) -> Self {
        Self { story, outlook: Outlook::new(story), all_matter, limit }
    }

    /// Returns all divisions of the hidden hands now.
    pub(super) fn divisions(&mut self) -> Result<Weighed<Known>, TooDear> {
        let mut starts = vec![(NOTHING, Ways::one())];
        for epoch in 0..self.story.epochs.len() {
            starts = self.count(epoch, &starts, &self.goal(epoch, None))?;
        }
        Ok(starts)
    }

    /// Returns the possible hands at the start of each epoch.
    pub(super) fn starts(&mut self) -> Result<Vec<Weighed<Known>>, TooDear> {
        let mut starts = vec![vec![(NOTHING, Ways::one())]];
        for epoch in 0..self.story.epochs.len() - 1 {
            let next = self.count(epoch, &starts[epoch], &self.goal(epoch, None))?;
            starts.push(next);
        }
        Ok(starts)
    }

    /// Draws a division of the hidden hands now, or returns `None` if there is none.
    pub(super) fn draw(
        &mut self,
        dealer: &mut Dealer,
        mut gains: Option<&mut Gains>,
    ) -> Result<Option<Known>, TooDear> {
        let (mut hands, mut end) = (NOTHING, NOTHING);
        for (epoch, starts) in self.starts()?.iter().enumerate().rev() {
            let drawn = self.draw_epoch(epoch, starts, &end, dealer)?;
            let Some((start, more)) = drawn else { return Ok(None) };
            add(&mut hands, &more);
            if let Some(gains) = &mut gains {
                gains.add(&self.story.epochs[epoch], &start, [&end, &more]);
            }
            end = start;
        }
        Ok(Some(hands))
    }

    /// Draws the hands at the start of an epoch, and the cards at its end that no longer mattered.
    /// Returns `None` if nothing fits.
    pub(super) fn draw_epoch(
        &mut self,
        epoch: usize,
        starts: &[(Known, Ways)],
        end: &Known,
        dealer: &mut Dealer,
    ) -> Result<Option<(Known, Known)>, TooDear> {
        let goal = self.goal(epoch, Some(end));
        let Some(start) = self.choose(epoch, starts, &goal, dealer)? else { return Ok(None) };
        let more = self.settle(epoch, &start, end, goal, dealer)?;
        Ok(more.map(|more| (start, more)))
    }

    /// Counts the ways from the hands at the start of an epoch to its end.
    fn count(
        &mut self,
        epoch: usize,
        starts: &[(Known, Ways)],
        goal: &Goal,
    ) -> Result<Weighed<Known>, TooDear> {
        let (story, outlook) = (self.story, &mut self.outlook);
        let now = outlook.shows(epoch);
        let all_matter = self.all_matter;
        let mut fits = |face: usize, known: &Known| outlook.fits(epoch + 1, face, known);
        let data = &story.epochs[epoch];
        let mut layer = Layer::new(data, &story.seats, goal, starts, self.limit, &mut fits);
        if epoch == 0 {
            layer.hold(story.held, |seat, face| all_matter || now[seat][face] > 0)?;
        }
        layer.finish()
    }

    /// Returns the goal of an epoch: the cards that matter later, or the ways in which seats hold
    /// them.
    pub(super) fn goal(&self, epoch: usize, end: Option<&Known>) -> Goal {
        let later = self.outlook.shows(epoch + 1);
        let mut cells = [[Cell::Hidden; Card::COUNT]; Setup::SEATS];
        for &seat in &self.story.seats {
            for (face, cell) in cells[seat].iter_mut().enumerate() {
                if self.all_matter || later[seat][face] > 0 {
                    *cell = end.map_or(Cell::Open, |end| Cell::Fixed(end[seat][face]));
                }
            }
        }
        Goal { cells, early: end.is_some() }
    }

    /// Draws the hands at the start of an epoch, by bisection.
    fn choose(
        &mut self,
        epoch: usize,
        starts: &[(Known, Ways)],
        goal: &Goal,
        dealer: &mut Dealer,
    ) -> Result<Option<Known>, TooDear> {
        let mut starts = starts;
        let mut ways = self.sum(epoch, starts, goal)?;
        if ways.is_zero() {
            return Ok(None);
        }
        while starts.len() > 1 {
            let (left, right) = starts.split_at(starts.len() / 2);
            let half = self.sum(epoch, left, goal)?;
            let other = ways.without(&half);
            let first = Ways::pick([&half, &other].into_iter(), dealer) == Some(0);
            (starts, ways) = if first { (left, half) } else { (right, other) };
        }
        Ok(starts.first().map(|(start, _)| *start))
    }

    fn sum(
        &mut self,
        epoch: usize,
        starts: &[(Known, Ways)],
        goal: &Goal,
    ) -> Result<Ways, TooDear> {
        let mut sum = Ways::default();
        self.count(epoch, starts, goal)?.iter().for_each(|(_, ways)| sum.add(ways));
        Ok(sum)
    }

    /// Draws the cards at the end of an epoch that don't matter later, face by face. Returns `None`
    /// if none fit.
    fn settle(
        &mut self,
        epoch: usize,
        start: &Known,
        end: &Known,
        mut goal: Goal,
        dealer: &mut Dealer,
    ) -> Result<Option<Known>, TooDear> {
        let (mut hands, mut gained) = (NOTHING, self.gained(epoch, start, end));
        let starts = [(*start, Ways::one())];
        let shows = |face: usize| {
            let data = &self.story.epochs[epoch];
            self.story.seats.iter().map(|&seat| u32::from(data.shows(seat)[face])).sum::<u32>()
        };
        let mut faces: Vec<usize> = (0..Card::COUNT).collect();
        faces.sort_by_key(|&face| std::cmp::Reverse(shows(face)));
        for face in faces {
            if gained == [0; Setup::SEATS] {
                break;
            }
            let hidden: Vec<usize> = self
                .story
                .seats
                .iter()
                .copied()
                .filter(|&seat| goal.cells[seat][face] == Cell::Hidden)
                .collect();
            if hidden.is_empty() {
                continue;
            }
            for &seat in &hidden {
                goal.cells[seat][face] = Cell::Open;
            }
            let ends = self.count(epoch, &starts, &goal)?;
            let place = Ways::pick(ends.iter().map(|(_, ways)| ways), dealer);
            let Some((known, _)) = place.and_then(|place| ends.get(place)) else {
                return Ok(None);
            };
            for &seat in &hidden {
                let count = known[seat][face];
                goal.cells[seat][face] = Cell::Fixed(count);
                hands[seat][face] = count;
                gained[seat] -= i32::from(count);
            }
        }
        Ok(Some(hands))
    }

    /// Returns the number of cards that don't matter later which each seat gained in an epoch.
    fn gained(&self, epoch: usize, start: &Known, end: &Known) -> [i32; Setup::SEATS] {
        let data = &self.story.epochs[epoch];
        let sum = |faces: &Faces| faces.iter().map(|&count| i32::from(count)).sum::<i32>();
        let mut gained = [0; Setup::SEATS];
        for &seat in &self.story.seats {
            let held = if epoch == 0 { self.story.held[seat].into() } else { 0 };
            let drawn = data.draws(seat) as i32 - sum(&data.shows(seat));
            gained[seat] = held + drawn + sum(&start[seat]) - sum(&end[seat]);
        }
        gained
    }
}

/// The number of cards of each face that every seat got from each deck, including those held at
/// first.
#[derive(Default)]
pub(super) struct Gains(pub(super) Vec<Known>);

impl Gains {
    /// Adds the gains from a deck. They are the cards that seats put down in its epoch and hold at
    /// its end, minus those that they held at the start.
    pub(super) fn add(&mut self, epoch: &Epoch, start: &Known, ends: [&Known; 2]) {
        let mut gains = NOTHING;
        for (seat, gains) in gains.iter_mut().enumerate() {
            let shows = epoch.shows(seat);
            for (face, gain) in gains.iter_mut().enumerate() {
                let end = ends[0][seat][face].saturating_add(ends[1][seat][face]);
                *gain = end.saturating_add(shows[face]).saturating_sub(start[seat][face]);
            }
        }
        self.0.push(gains);
    }
}

/// Adds cards to hands.
pub(super) fn add(hands: &mut Known, more: &Known) {
    for (count, more) in hands.iter_mut().flatten().zip(more.iter().flatten()) {
        *count = count.saturating_add(*more);
    }
}

/// The cards that seats put down from each epoch on.
struct Outlook<'a> {
    story: &'a Story,
    shows: Vec<[Faces; Setup::SEATS]>,
    fits: HashMap<(usize, usize, Held), bool>,
}

/// The number of cards of one face that each seat holds.
type Held = [u8; Setup::SEATS];

impl<'a> Outlook<'a> {
    /// The number of epochs to look ahead.
    const AHEAD: usize = 32;
    /// The most cards of a face for which every way to deal them is tried.
    const TRIED: u8 = 5;

    fn new(story: &'a Story) -> Self {
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

    /// Returns how often each seat puts down each face, from an epoch on.
    pub(super) fn shows(&self, epoch: usize) -> [Faces; Setup::SEATS] {
        self.shows[epoch]
    }

    /// Returns whether seats may hold these cards of a face at the start of an epoch, looking only
    /// at this face.
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

    /// Returns the seats' cards of a face at the end of an epoch, and the number of cards left to
    /// deal. Returns `None` if the seats can't put down their cards then.
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

    /// Returns whether the rest can be dealt so that all seats can put down their later cards.
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
