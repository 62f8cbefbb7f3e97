//! Resampling: draws the hands of the others.

mod histories;
mod layer;
mod search;
mod story;

use std::collections::VecDeque;
use std::sync::OnceLock;

use self::histories::{Gains, Histories, NOTHING, add};
use self::layer::Ways;
use self::layer::{Goal, Known, TooDear, Weighed};
use self::search::Search;
use self::search::{Deal, Draws};
use self::story::{Faces, Step, Story, cards};
use crate::game::dealer::Dealer;
use crate::game::{self, Account, Game, Inconsistent, InformationState, World, WorldsError};
use crate::games::mauerbauer::card::Card;
use crate::games::mauerbauer::event::Event;
use crate::games::mauerbauer::hand::Cards;
use crate::games::mauerbauer::position::View;
use crate::games::mauerbauer::setup::Setup;
use crate::games::mauerbauer::state::State;

/// The most divisions that are counted before a guess replaces counting.
const FEW: usize = 1 << 12;
/// The most divisions that are counted if a guess fails, and to list very many states.
const MANY: usize = 1 << 16;

const NONE_FITS: Inconsistent = Inconsistent("no hands fit what was seen");

/// Returns every state that the viewer could be in. A small limit also limits the divisions.
pub(super) fn worlds(
    seen: &InformationState<State>,
    limit: usize,
) -> Result<Vec<World<State>>, WorldsError> {
    let story = Story::new(seen)?;
    let divisions = Histories::new(&story, true, limit.clamp(FEW, MANY)).divisions();
    let divisions = divisions.map_err(|TooDear| WorldsError::TooDear)?;
    if divisions.len() > limit {
        return Err(WorldsError::TooMany { limit });
    }
    let (hands, ways): (Vec<Known>, Vec<Ways>) = divisions.into_iter().unzip();
    let ways = Ways::reduce(&ways).ok_or(WorldsError::TooDear)?;
    let states = hands.iter().map(|hands| state(seen, hands.map(|faces| cards(&faces))));
    World::gather(states.collect::<Result<Vec<_>, _>>()?.into_iter().zip(ways), limit)
}

/// Returns a state that looks like a view. Any cards that the viewer has not seen fit the hidden
/// hands, so no histories are counted.
pub(super) fn state_like(view: &View) -> Result<State, Inconsistent> {
    let seen = InformationState::from_parts(view.clone(), Vec::new(), view.clone());
    let story = Story::new(&seen)?;
    let mut unseen = story.epochs.iter().flat_map(|epoch| cards(&epoch.deck).to_vec());
    let mut hands = [Cards::NONE; Setup::SEATS];
    for &seat in &story.seats {
        hands[seat] = unseen.by_ref().take(story.held[seat].into()).collect();
    }
    state(&seen, hands)
}

/// Returns the state with these cards in the hidden hands.
fn state(
    seen: &InformationState<State>,
    hands: [Cards; Setup::SEATS],
) -> Result<State, Inconsistent> {
    let now = seen.now();
    let state = State::try_from(now.position.clone().with_unknown(hands))
        .map_err(|_| Inconsistent("no position looks like this"))?;
    if state.view(now.viewer) == *now {
        Ok(state)
    } else {
        Err(Inconsistent("the view contradicts itself"))
    }
}

/// What a viewer has seen, and the common part of all states that it could be in.
///
/// Hands are drawn by the number of histories that lead to them, unless more than [`FEW`] divisions
/// of cards must be distinguished at a time. Then they are any hands that fit. A [`Search`] guesses
/// the deck of each card that was put down, and if it fails, histories are counted.
pub(super) struct Sampler<'a> {
    seen: &'a InformationState<State>,
    story: Story,
    /// The possible hands at the start of each epoch.
    starts: Result<Vec<Weighed<Known>>, TooDear>,
    /// The goal of each epoch.
    goals: Vec<Goal>,
    /// The running sums of all deals of the last epoch, by the hands at its start.
    deals: Vec<Ways>,
    /// The first drawn state. All others differ from it only in hidden hands.
    first: OnceLock<State>,
}

impl<'a> Sampler<'a> {
    /// The number of deals that are tried before histories are counted.
    const TRIES: usize = 1 << 9;

    pub(super) fn new(seen: &'a InformationState<State>) -> Result<Self, Inconsistent> {
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

    /// Draws a division of the hidden hands now, and calls `note` with the gains from each deck,
    /// the last one first. Returns `None` if there is none.
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

    /// Draws the hands at the start of an epoch, and the gains that didn't matter later, by dealing
    /// until it fits. Returns `None` if that takes too long.
    ///
    /// This is faster if the start is known, and in the last epoch, where any deal fits. Hands that
    /// were held before the first view are not dealt, because each division counts once.
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

    /// Draws hidden hands, and the gains from each deck, in order.
    fn draw(
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

    /// Returns the first state with other hidden hands. Returns `None` if there are not enough
    /// cards.
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

/// Fills in everything hidden of the history: the card of each draw.
///
/// The number of cards of each face that a seat got from each deck is drawn with the hands. All
/// orders of its draws are equally likely if each card was there when it was put down.
pub(super) fn account(
    seen: &InformationState<State>,
    dealer: &mut Dealer,
) -> Result<Account<State>, Inconsistent> {
    let sampler = Sampler::new(seen)?;
    let mut gains = Gains::default();
    sampler.draw(dealer, Some(&mut gains))?;
    let mut draws = drawn(&sampler.story, &gains, dealer).ok_or(NONE_FITS)?;
    let start = first(seen, &sampler.story, &mut draws)?;
    let events = seen.events().iter().map(|event| told(*event, &mut draws)).collect();
    Ok(Account { start, events })
}

/// The cards that each seat held at first, and then drew unseen.
type Queues = [VecDeque<Card>; Setup::SEATS];

fn drawn(story: &Story, gains: &Gains, dealer: &mut Dealer) -> Option<Queues> {
    let mut queues = Queues::default();
    for &seat in &story.seats {
        let mut known: Faces = [0; Card::COUNT];
        for (index, (epoch, gains)) in story.epochs.iter().zip(&gains.0).enumerate() {
            let held = if index == 0 { story.held[seat] } else { 0 };
            let mut steps = vec![Step::Draw; held.into()];
            steps.extend(&epoch.steps[seat]);
            let faces = Draws::in_order(&steps, known, gains[seat], dealer)?;
            queues[seat].extend(faces.into_iter().map(|face| Card::ALL[face]));
            let shows = epoch.shows(seat);
            for (face, known) in known.iter_mut().enumerate() {
                let all = known.saturating_add(gains[seat][face]);
                *known = all.saturating_sub(shows[face]);
            }
        }
    }
    Some(queues)
}

/// Returns the first state in full.
fn first(
    seen: &InformationState<State>,
    story: &Story,
    draws: &mut Queues,
) -> Result<State, Inconsistent> {
    let mut hands = [Cards::NONE; Setup::SEATS];
    for &seat in &story.seats {
        let held = usize::from(story.held[seat]).min(draws[seat].len());
        hands[seat] = draws[seat].drain(..held).collect();
    }
    let position = seen.start().position.clone().with_unknown(hands);
    State::try_from(position).map_err(|_| NONE_FITS)
}

/// Returns an event with the card that was drawn unseen.
fn told(event: Event, draws: &mut Queues) -> Event {
    match event {
        Event::Drawn { seat, card: None } => {
            let card = draws.get_mut(seat.index()).and_then(VecDeque::pop_front);
            Event::Drawn { seat, card }
        }
        public => public,
    }
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use super::story::Epoch;
    use super::*;

    /// The number of faces in the decks.
    const FACES: usize = 3;

    /// Hands, with the number of ways that lead to them.
    type Counted = BTreeMap<Known, u128>;

    /// Hands and the rest of a deck, with the number of ways that lead to them.
    type Nodes = BTreeMap<(Known, Faces), u128>;

    /// Makes a random story that can happen, of two or three hidden hands and three decks.
    fn any_story(dealer: &mut Dealer) -> Story {
        let seats: Vec<usize> = (0..2 + dealer.below(2) as usize).collect();
        let (mut hands, mut held) = (NOTHING, [0; Setup::SEATS]);
        seats.iter().for_each(|&seat| held[seat] = dealer.below(2) as u8);
        let epochs = (0..3).map(|index| {
            let cards: Vec<usize> = (0..5).map(|_| dealer.below(FACES as u32) as usize).collect();
            let left = if index == 2 { dealer.below(3) as u8 } else { 0 };
            let held = if index == 0 { held } else { [0; Setup::SEATS] };
            any_epoch(&seats, &mut hands, held, (cards, left), dealer)
        });
        Story { epochs: epochs.collect(), seats, held }
    }

    /// Makes a random epoch. The hands at its start become those at its end.
    fn any_epoch(
        seats: &[usize],
        hands: &mut Known,
        held: [u8; Setup::SEATS],
        (mut cards, left): (Vec<usize>, u8),
        dealer: &mut Dealer,
    ) -> Epoch {
        let mut epoch = Epoch { deck: [0; Card::COUNT], steps: Default::default(), left };
        cards.iter().for_each(|&face| epoch.deck[face] += 1);
        for &seat in seats {
            cards.drain(..usize::from(held[seat])).for_each(|face| hands[seat][face] += 1);
        }
        while cards.len() > left.into() {
            let seat = seats[dealer.below(seats.len() as u32) as usize];
            let face = dealer.below(FACES as u32) as usize;
            if hands[seat][face] > 0 && dealer.below(2) == 0 {
                hands[seat][face] -= 1;
                epoch.steps[seat].push(Step::Show(face));
            } else if let Some(drawn) = cards.pop() {
                hands[seat][drawn] += 1;
                epoch.steps[seat].push(Step::Draw);
            }
        }
        epoch
    }

    /// Returns the hands at the start of each epoch and at the end, by trying all cards.
    fn by_brute_force(story: &Story, first: Counted) -> Vec<Counted> {
        let mut starts = vec![first];
        for (index, epoch) in story.epochs.iter().enumerate() {
            let start = starts[index].iter().map(|(hands, ways)| ((*hands, epoch.deck), *ways));
            let mut nodes: Nodes = start.collect();
            if index == 0 {
                nodes = held_at_first(story, nodes);
            }
            for &seat in &story.seats {
                nodes =
                    epoch.steps[seat].iter().fold(nodes, |nodes, step| after(&nodes, seat, *step));
            }
            let ends = nodes.into_iter().map(|((hands, _), ways)| (hands, ways));
            starts.push(gathered(ends));
        }
        starts
    }

    /// Deals the cards that seats hold at first. Each division counts once.
    fn held_at_first(story: &Story, mut nodes: Nodes) -> Nodes {
        for &seat in &story.seats {
            for _ in 0..story.held[seat] {
                nodes = after(&nodes, seat, Step::Draw);
            }
        }
        nodes.into_keys().map(|node| (node, 1)).collect()
    }

    fn after(nodes: &Nodes, seat: usize, step: Step) -> Nodes {
        let mut next = Nodes::new();
        for ((hands, deck), ways) in nodes {
            for face in 0..FACES {
                let (mut hands, mut deck, mut ways) = (*hands, *deck, *ways);
                match step {
                    Step::Draw => {
                        ways *= u128::from(deck[face]);
                        hands[seat][face] += 1;
                        deck[face] = deck[face].saturating_sub(1);
                    }
                    Step::Show(shown) if shown == face && hands[seat][face] > 0 => {
                        hands[seat][face] -= 1;
                    }
                    Step::Show(_) => ways = 0,
                }
                if ways > 0 {
                    *next.entry((hands, deck)).or_default() += ways;
                }
            }
        }
        next
    }

    fn gathered(all: impl Iterator<Item = (Known, u128)>) -> Counted {
        let mut gathered = Counted::new();
        all.for_each(|(hands, ways)| *gathered.entry(hands).or_default() += ways);
        gathered
    }

    /// Returns hands without the cards that are not put down from an epoch on.
    fn with_what_matters(story: &Story, epoch: usize, mut hands: Known) -> Known {
        for (seat, faces) in hands.iter_mut().enumerate() {
            for (face, count) in faces.iter_mut().enumerate() {
                let mut later = story.epochs[epoch..].iter().map(|epoch| epoch.shows(seat)[face]);
                *count = if later.any(|shows| shows > 0) { *count } else { 0 };
            }
        }
        hands
    }

    /// Checks that hands have these ways, or all of them the same multiple.
    fn assert_in_proportion(found: &[(Known, Ways)], ways: &Counted) {
        let (hands, found): (Vec<Known>, Vec<Ways>) = found.iter().cloned().unzip();
        let found = Ways::reduce(&found).expect("few ways");
        assert!(hands.iter().eq(ways.keys()), "{hands:?} instead of {ways:?}");
        let (all, sum) = (found.iter().sum::<u128>(), ways.values().sum::<u128>());
        let same = found.iter().zip(ways.values()).all(|(found, ways)| found * sum == ways * all);
        assert!(same, "{found:?} instead of {ways:?}");
    }

    #[test]
    fn ways_are_those_of_brute_force() {
        let mut dealer = Dealer::new(0);
        for _ in 0..150 {
            let story = any_story(&mut dealer);
            let ways = by_brute_force(&story, Counted::from([(NOTHING, 1)]));
            let found = Histories::new(&story, true, MANY).divisions().expect("few divisions");
            assert_in_proportion(&found, &ways[3]);
            let mut found = Histories::new(&story, false, MANY).starts().expect("few divisions");
            for epoch in 1..3 {
                let possible = possible(&story, epoch, &ways[epoch]);
                found[epoch].retain(|(hands, _)| possible.contains_key(hands));
                assert_in_proportion(&found[epoch], &possible);
            }
        }
    }

    /// Returns the hands at the start of an epoch, as far as they matter, if the rest can follow.
    fn possible(story: &Story, epoch: usize, starts: &Counted) -> Counted {
        let epochs = story.epochs[epoch..].to_vec();
        let rest = Story { epochs, seats: story.seats.clone(), held: [0; Setup::SEATS] };
        let can_follow = |hands: &Known| {
            by_brute_force(&rest, Counted::from([(*hands, 1)]))
                .last()
                .is_some_and(|ends| !ends.is_empty())
        };
        let starts = starts.iter().filter(|(hands, _)| can_follow(hands));
        gathered(starts.map(|(hands, ways)| (with_what_matters(story, epoch, *hands), *ways)))
    }

    #[test]
    fn guessed_hands_are_those_of_brute_force() {
        let (mut dealer, mut compared) = (Dealer::new(0), 0);
        for _ in 0..150 {
            let story = any_story(&mut dealer);
            let ways = by_brute_force(&story, Counted::from([(NOTHING, 1)]));
            let fit: BTreeSet<Known> = ways[3].keys().copied().collect();
            let search = Search::new(&story);
            let hands = (0..1_000).filter_map(|_| search.hands(&mut dealer, None));
            let faces = |hand: Cards| Card::ALL.map(|card| hand.count(card));
            let found: BTreeSet<Known> = hands.map(|hands| hands.map(faces)).collect();
            assert!(found.is_subset(&fit), "{found:?} of {fit:?}");
            if fit.len() <= 6 {
                assert_eq!(found, fit);
                compared += usize::from(fit.len() > 1);
            }
        }
        assert!(compared >= 10, "only {compared} stories left a choice");
    }
}
