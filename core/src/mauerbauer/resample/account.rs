//! Telling in full what a viewer has seen: which card came with each draw.
//!
//! How many cards of each face a seat got of each deck is drawn with the hands. The orders in which it
//! may have drawn them are equally likely, if only each card was there when it was put down.

use std::collections::VecDeque;

use crate::dealer::Dealer;
use crate::game::{Account, Inconsistent, InformationState};
use crate::mauerbauer::card::Card;
use crate::mauerbauer::event::Event;
use crate::mauerbauer::hand::Cards;
use crate::mauerbauer::resample::NONE_FITS;
use crate::mauerbauer::resample::draws::Draws;
use crate::mauerbauer::resample::histories::NOTHING;
use crate::mauerbauer::resample::layer::Known;
use crate::mauerbauer::resample::sampler::Sampler;
use crate::mauerbauer::resample::story::{Epoch, Faces, Step, Story};
use crate::mauerbauer::setup::Setup;
use crate::mauerbauer::state::State;

/// How many cards of each face every seat got of each deck, those held at first included.
#[derive(Default)]
pub(super) struct Gains(pub(super) Vec<Known>);

impl Gains {
    /// Adds what came of a deck: what seats hold at the end of its epoch and put down in it, and did
    /// not hold at the start.
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

/// Draws what has happened, in full.
pub(in crate::mauerbauer) fn account(
    seen: &InformationState<State>,
    dealer: &mut Dealer,
) -> Result<Account<State>, Inconsistent> {
    let sampler = Sampler::new(seen)?;
    let mut gains = Gains::default();
    sampler.draw(dealer, Some(&mut gains))?;
    let mut draws = drawn(sampler.story(), &gains, dealer).ok_or(NONE_FITS)?;
    let start = first(seen, sampler.story(), &mut draws)?;
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
