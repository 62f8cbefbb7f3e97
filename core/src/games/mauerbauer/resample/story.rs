//! What a viewer has seen of the cards that others have drawn.

use crate::base::seat::Seat;
use crate::game::Viewer;
use crate::game::{Inconsistent, InformationState};
use crate::games::mauerbauer::card::Card;
use crate::games::mauerbauer::event::Event;
use crate::games::mauerbauer::hand::{Cards, Hand};
use crate::games::mauerbauer::setup::{self, Setup};
use crate::games::mauerbauer::state::State;

/// A number of cards of each face.
pub(super) type Faces = [u8; Card::COUNT];

/// What became of the cards that the viewer has not seen.
pub(super) struct Story {
    /// The seats whose hands are hidden.
    pub(super) seats: Vec<usize>,
    /// How many cards each seat held at first.
    pub(super) held: [u8; Setup::SEATS],
    /// What happened with each deck, one shuffled when the one before was used up.
    pub(super) epochs: Vec<Epoch>,
}

/// What happened from one shuffle to the next.
#[derive(Clone)]
pub(super) struct Epoch {
    /// The cards of the deck but those that the viewer drew; of the first, also what others held.
    pub(super) deck: Faces,
    /// What each seat did.
    pub(super) steps: [Vec<Step>; Setup::SEATS],
    /// How many of these cards nobody has drawn.
    pub(super) left: u8,
}

/// What another seat did with a card.
#[derive(Copy, Clone, Eq, PartialEq)]
pub(super) enum Step {
    /// It drew it unseen.
    Draw,
    /// It put it down for all to see. Holds the face's index.
    Show(usize),
}

impl Story {
    /// Retells what a viewer has seen.
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

    /// Adds what happened with a deck.
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

    /// Returns how many cards a seat drew.
    pub(super) fn draws(&self, seat: usize) -> usize {
        self.steps[seat].iter().filter(|&&step| step == Step::Draw).count()
    }
}

/// Returns how many cards have each face.
fn faces(cards: &Cards) -> Faces {
    Card::ALL.map(|card| cards.count(card))
}

/// Returns cards of which there are so many of each face.
pub(super) fn cards(faces: &Faces) -> Cards {
    let mut cards = Cards::NONE;
    for (card, &count) in Card::ALL.into_iter().zip(faces) {
        cards.set(card, count);
    }
    cards
}

const TOO_MANY: Inconsistent = Inconsistent("more cards than there are");
