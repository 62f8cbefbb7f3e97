//! The story of the cards that others have drawn, as a viewer has seen it.

use crate::base::seat::Seat;
use crate::game::Viewer;
use crate::game::{Inconsistent, InformationState};
use crate::games::mauerbauer::card::Card;
use crate::games::mauerbauer::event::Event;
use crate::games::mauerbauer::hand::{Cards, Hand};
use crate::games::mauerbauer::setup::{self, Setup};
use crate::games::mauerbauer::state::State;

/// The number of cards of each face.
pub(super) type Faces = [u8; Card::COUNT];

/// The story of the cards that the viewer has not seen.
pub(super) struct Story {
    /// The seats with hidden hands.
    pub(super) seats: Vec<usize>,
    /// The number of cards that each seat held at first.
    pub(super) held: [u8; Setup::SEATS],
    /// The epochs: one for each deck. A deck is shuffled when the one before is used up.
    pub(super) epochs: Vec<Epoch>,
}

/// The events from one shuffle to the next.
#[derive(Clone)]
pub(super) struct Epoch {
    /// The cards of the deck without the viewer's draws. In the first epoch, it also contains the
    /// cards that others held.
    pub(super) deck: Faces,
    /// The steps of each seat.
    pub(super) steps: [Vec<Step>; Setup::SEATS],
    /// The number of these cards that no seat has drawn.
    pub(super) left: u8,
}

/// The step of another seat with a card.
#[derive(Copy, Clone, Eq, PartialEq)]
pub(super) enum Step {
    /// The seat drew it unseen.
    Draw,
    /// The seat put it down for all to see. The value is the face's index.
    Show(usize),
}

impl Story {
    /// Makes the story of what a viewer has seen.
    pub(super) fn new(seen: &InformationState<State>) -> Result<Self, Inconsistent> {
        let start = &seen.start().position;
        let checked = setup::check(&start.setup);
        checked.map_err(|_| Inconsistent("no game has such a setup"))?;
        let mut deck = start.unseen(start.setup.deck.plan().all()).map_err(|_| TOO_MANY)?;
        let mut story = Self { seats: Vec::new(), held: [0; Setup::SEATS], epochs: Vec::new() };
        for (seat, hand) in start.hands.iter().enumerate().take(Setup::SEATS) {
            if let Hand::Unknown(size) = *hand {
                story.seats.push(seat);
                story.held[seat] = size.try_into().map_err(|_| TOO_MANY)?;
            }
        }
        let (mut steps, mut discards) = (Default::default(), start.discards);
        for event in seen.events() {
            if matches!(event, Event::Reshuffled { .. }) {
                story.end_epoch(deck, std::mem::take(&mut steps))?;
                deck = std::mem::take(&mut discards);
                if deck.is_empty() {
                    return Err(Inconsistent("nothing to shuffle"));
                }
            }
            story.tell(seen.viewer(), event, &mut steps, &mut deck, &mut discards)?;
        }
        story.end_epoch(deck, steps)?;
        story.check_decks()?;
        Ok(story)
    }

    fn tell(
        &self,
        viewer: Viewer,
        event: &Event,
        steps: &mut [Vec<Step>; Setup::SEATS],
        deck: &mut Cards,
        discards: &mut Cards,
    ) -> Result<(), Inconsistent> {
        match *event {
            Event::Drawn { seat, card: None } => self.step(seat, Step::Draw, steps)?,
            Event::Drawn { card: Some(card), .. } => {
                let drawn = Cards::from_iter([card]);
                *deck = deck.without(&drawn).ok_or(Inconsistent("an unknown card"))?;
            }
            Event::Scored { seat, card, .. }
            | Event::Discarded { seat, card }
            | Event::Swapped { seat, card } => {
                discards.set(card, discards.count(card).checked_add(1).ok_or(TOO_MANY)?);
                if !viewer.is(seat) {
                    self.step(seat, Step::Show(card.index()), steps)?;
                }
            }
            _ => {}
        }
        Ok(())
    }

    fn step(
        &self,
        seat: Seat,
        step: Step,
        steps: &mut [Vec<Step>; Setup::SEATS],
    ) -> Result<(), Inconsistent> {
        let hidden = self.seats.contains(&seat.index());
        let steps = steps.get_mut(seat.index()).filter(|_| hidden);
        steps.ok_or(Inconsistent("a seat without a hidden hand"))?.push(step);
        Ok(())
    }

    /// Adds the events of a deck.
    fn end_epoch(
        &mut self,
        deck: Cards,
        steps: [Vec<Step>; Setup::SEATS],
    ) -> Result<(), Inconsistent> {
        let first = self.epochs.is_empty();
        let held = if first { self.held.map(u32::from).iter().sum() } else { 0 };
        let drawn = steps.iter().flatten().filter(|&&step| step == Step::Draw).count() as u32;
        let left = deck.len().checked_sub(held + drawn).ok_or(TOO_MANY)?;
        let left = left.try_into().map_err(|_| TOO_MANY)?;
        self.epochs.push(Epoch { deck: faces(&deck), steps, left });
        Ok(())
    }

    /// Checks that every deck was used up before the next one was shuffled.
    fn check_decks(&self) -> Result<(), Inconsistent> {
        let (_, earlier) = self.epochs.split_last().ok_or(TOO_MANY)?;
        match earlier.iter().all(|epoch| epoch.left == 0) {
            true => Ok(()),
            false => Err(Inconsistent("a deck was shuffled before it was used up")),
        }
    }
}

impl Epoch {
    /// Returns how often a seat put down each face.
    pub(super) fn shows(&self, seat: usize) -> Faces {
        let mut shows = [0_u8; Card::COUNT];
        for step in &self.steps[seat] {
            if let Step::Show(face) = *step {
                shows[face] = shows[face].saturating_add(1);
            }
        }
        shows
    }

    /// Returns the number of cards that a seat drew.
    pub(super) fn draws(&self, seat: usize) -> usize {
        self.steps[seat].iter().filter(|&&step| step == Step::Draw).count()
    }
}

/// Returns the number of cards with each face.
fn faces(cards: &Cards) -> Faces {
    Card::ALL.map(|card| cards.count(card))
}

/// Returns cards with the given number of each face.
pub(super) fn cards(faces: &Faces) -> Cards {
    let mut cards = Cards::NONE;
    for (card, &count) in Card::ALL.into_iter().zip(faces) {
        cards.set(card, count);
    }
    cards
}

const TOO_MANY: Inconsistent = Inconsistent("more cards than there are");
