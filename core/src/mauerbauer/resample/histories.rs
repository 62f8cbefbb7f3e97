//! All histories that fit what a viewer has seen.
//!
//! At a shuffle the deck is empty, so the hidden hands together are known then; what is open is how
//! they are divided. Of a division only those cards matter that their seat puts down later. So
//! histories are counted from shuffle to shuffle, by what seats hold of such cards, and drawn
//! backwards from the last deck to the first.

use crate::dealer::Dealer;
use crate::mauerbauer::card::Card;
use crate::mauerbauer::resample::account::Gains;
use crate::mauerbauer::resample::layer::{Cell, Goal, Known, Layer, TooDear, Weighed};
use crate::mauerbauer::resample::outlook::Outlook;
use crate::mauerbauer::resample::story::{Faces, Story};
use crate::mauerbauer::resample::ways::Ways;
use crate::mauerbauer::setup::Setup;

/// No card known.
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

    /// Returns all divisions of the hidden hands as they are now.
    pub(super) fn divisions(&mut self) -> Result<Weighed<Known>, TooDear> {
        let mut starts = vec![(NOTHING, Ways::one())];
        for epoch in 0..self.story.epochs.len() {
            starts = self.count(epoch, &starts, &self.goal(epoch, None))?;
        }
        Ok(starts)
    }

    /// Returns what seats may have held at the start of each epoch.
    pub(super) fn starts(&mut self) -> Result<Vec<Weighed<Known>>, TooDear> {
        let mut starts = vec![vec![(NOTHING, Ways::one())]];
        for epoch in 0..self.story.epochs.len() - 1 {
            let next = self.count(epoch, &starts[epoch], &self.goal(epoch, None))?;
            starts.push(next);
        }
        Ok(starts)
    }

    /// Draws a division of the hidden hands as they are now; `None` if there is none.
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

    /// Draws what seats held at the start of an epoch, and of what they held at its end that which
    /// didn't matter any more; `None` if nothing fits.
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

    /// Counts what leads from what seats held at the start of an epoch to its end.
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

    /// Returns what to find out at the end of an epoch: what matters later, or in how many ways
    /// seats hold it.
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

    /// Draws what seats held at the start of an epoch, by halving.
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

    /// Draws which cards that don't matter later each seat held at the end of an epoch, face by face;
    /// `None` if none fit.
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

    /// Returns how many cards that don't matter later each seat came to hold in an epoch.
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

/// Adds cards to hands.
pub(super) fn add(hands: &mut Known, more: &Known) {
    for (count, more) in hands.iter_mut().flatten().zip(more.iter().flatten()) {
        *count = count.saturating_add(*more);
    }
}
