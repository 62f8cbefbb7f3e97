//! Drawing many states that a viewer could be in.

use std::sync::OnceLock;

use crate::dealer::Dealer;
use crate::game;
use crate::game::{Inconsistent, InformationState};
use crate::mauerbauer::hand::Cards;
use crate::mauerbauer::resample::account::Gains;
use crate::mauerbauer::resample::deal::Deal;
use crate::mauerbauer::resample::histories::{Histories, NOTHING, add};
use crate::mauerbauer::resample::layer::{Goal, Known, TooDear, Weighed};
use crate::mauerbauer::resample::search::Search;
use crate::mauerbauer::resample::story::Story;
use crate::mauerbauer::resample::ways::Ways;
use crate::mauerbauer::resample::{FEW, MANY, NONE_FITS, cards, state};
use crate::mauerbauer::setup::Setup;
use crate::mauerbauer::state::State;

/// What a viewer has seen, and what all states that it could be in have in common.
///
/// Hands are drawn by the number of histories that lead to them, unless more than [`FEW`] divisions
/// of cards were to be told apart at a time. Then they are any that fit, by a guess at the deck that
/// each card put down is from ([`Search`]), or if that finds none, counted after all.
pub(in crate::mauerbauer) struct Sampler<'a> {
    seen: &'a InformationState<State>,
    story: Story,
    /// What seats may have held at the start of each epoch.
    starts: Result<Vec<Weighed<Known>>, TooDear>,
    /// What matters at the end of each epoch.
    goals: Vec<Goal>,
    /// The running sums of all deals of the last epoch, by what seats may have held at its start.
    deals: Vec<Ways>,
    /// The state drawn first: all others differ from it in nothing but hidden hands.
    first: OnceLock<State>,
}

impl<'a> Sampler<'a> {
    /// How often cards are dealt anew before histories are counted instead.
    const TRIES: usize = 1 << 9;

    pub(in crate::mauerbauer) fn new(
        seen: &'a InformationState<State>,
    ) -> Result<Self, Inconsistent> {
        let story = Story::new(seen)?;
        let mut histories = Histories::new(&story, false, FEW);
        let starts = histories.starts();
        let goals = (0..story.epochs.len()).map(|epoch| histories.goal(epoch, None)).collect();
        let (deals, first) = (Vec::new(), OnceLock::new());
        let mut sampler = Self { seen, story, starts, goals, deals, first };
        sampler.deals = sampler.sum_up_deals();
        Ok(sampler)
    }

    fn sum_up_deals(&self) -> Vec<Ways> {
        let last = self.deal(self.goals.len() - 1);
        let starts = self.starts.iter().flat_map(|starts| starts.last()).flatten();
        let sums = starts.scan(Ways::default(), |sum, (start, ways)| {
            let mut ways = ways.clone();
            last.count(start, &mut ways);
            sum.add(&ways);
            Some(sum.clone())
        });
        sums.collect()
    }

    fn deal(&self, epoch: usize) -> Deal<'_> {
        Deal {
            epoch: &self.story.epochs[epoch],
            seats: &self.story.seats,
            goal: &self.goals[epoch],
        }
    }

    pub(super) const fn story(&self) -> &Story {
        &self.story
    }

    /// Draws a division of the hidden hands as they are now, and tells what came of each deck, of the
    /// last one first; `None` if there is none.
    fn hands(
        &self,
        dealer: &mut Dealer,
        mut gains: Option<&mut Gains>,
    ) -> Result<Option<Known>, TooDear> {
        let starts = self.starts.as_ref().map_err(|&too_dear| too_dear)?;
        let (mut hands, mut end) = (NOTHING, NOTHING);
        for (epoch, starts) in starts.iter().enumerate().rev() {
            let drawn = match self.draw_by_dealing(epoch, starts, &end, dealer) {
                Some(drawn) => Some(drawn),
                None => Histories::new(&self.story, false, FEW)
                    .draw_epoch(epoch, starts, &end, dealer)?,
            };
            let Some((start, more)) = drawn else { return Ok(None) };
            add(&mut hands, &more);
            if let Some(gains) = &mut gains {
                gains.add(&self.story.epochs[epoch], &start, [&end, &more]);
            }
            end = start;
        }
        Ok(Some(hands))
    }

    /// Draws what seats held at the start of an epoch, and what came to them in it that didn't
    /// matter later, by dealing until it fits; `None` if that takes too long.
    ///
    /// That is the quicker way where the start is known, and in the last epoch, where any deal will
    /// do. Hands that were held before the first view are not dealt: each division counts once.
    fn draw_by_dealing(
        &self,
        epoch: usize,
        starts: &[(Known, Ways)],
        end: &Known,
        dealer: &mut Dealer,
    ) -> Option<(Known, Known)> {
        let (is_known, is_last) = (starts.len() == 1, epoch + 1 == self.goals.len());
        let is_dealt = epoch > 0 || self.story.held == [0; Setup::SEATS];
        if !is_dealt || !(is_known || is_last) {
            return None;
        }
        let deal = self.deal(epoch);
        (0..Self::TRIES).find_map(|_| {
            let index = if is_known { 0 } else { Ways::pick_by_sums(&self.deals, dealer)? };
            let (start, _) = starts.get(index)?;
            Some((*start, deal.attempt(start, end, dealer)?))
        })
    }

    /// Draws hidden hands, and tells what came of each deck, in order.
    pub(super) fn draw(
        &self,
        dealer: &mut Dealer,
        mut gains: Option<&mut Gains>,
    ) -> Result<[Cards; Setup::SEATS], Inconsistent> {
        let hands = match self.hands(dealer, gains.as_deref_mut()) {
            Ok(hands) => hands,
            Err(TooDear) => {
                gains.as_deref_mut().into_iter().for_each(|gains| gains.0.clear());
                if let Some(hands) = Search::new(&self.story).hands(dealer, gains.as_deref_mut()) {
                    return Ok(hands);
                }
                Histories::new(&self.story, false, MANY)
                    .draw(dealer, gains.as_deref_mut())
                    .map_err(|TooDear| Inconsistent("no hands were found that fit"))?
            }
        };
        gains.into_iter().for_each(|gains| gains.0.reverse());
        let hands = hands.ok_or(NONE_FITS)?;
        Ok(hands.map(|faces| cards(&faces)))
    }

    /// Returns the first state with other hidden hands; `None` if there are not so many cards.
    fn with_hands(&self, hands: &[Cards; Setup::SEATS]) -> Option<State> {
        let mut state = self.first.get()?.clone();
        for &seat in &self.story.seats {
            (hands[seat].len() == state.hands[seat].len()).then_some(())?;
            state.hands[seat] = hands[seat];
        }
        let mut dealt = state.hands.iter().chain(std::iter::once(&state.discards));
        dealt.try_fold(state.checked.cards, |deck, cards| deck.without(cards))?;
        Some(state)
    }
}

impl game::Sampler<State> for Sampler<'_> {
    fn sample(&self, dealer: &mut Dealer) -> Result<State, Inconsistent> {
        let hands = self.draw(dealer, None)?;
        if let Some(state) = self.with_hands(&hands) {
            return Ok(state);
        }
        let state = state(self.seen, hands)?;
        self.first.get_or_init(|| state.clone());
        Ok(state)
    }
}
