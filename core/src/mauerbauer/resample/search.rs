//! A guess where histories are too many to count.
//!
//! For each card that was put down a deck is drawn that it may be from, one that the seat has drawn
//! many cards from and that has many such cards more often. Whatever fits may be drawn, but not as
//! often as histories lead to it.
//!
//! Between two shuffles cards are drawn from a deck whose faces are known. What lay on the discard
//! pile then, nobody has drawn; and at a shuffle the deck is empty, so that somebody has drawn each of
//! its cards. A card that a seat puts down it has drawn from one of the decks. Which one is all there
//! is to guess: the rest of what was drawn from a deck may be dealt out in any way.

use crate::dealer::Dealer;
use crate::game::Viewer;
use crate::game::{Inconsistent, InformationState};
use crate::mauerbauer::card::Card;
use crate::mauerbauer::event::Event;
use crate::mauerbauer::hand::Cards;
use crate::mauerbauer::resample::account::Gains;
use crate::mauerbauer::resample::cards;
use crate::mauerbauer::resample::histories::{NOTHING, add};
use crate::mauerbauer::resample::layer::Known;
use crate::mauerbauer::setup::Setup;
use crate::mauerbauer::state::State;
use crate::mauerbauer::validity;
use crate::seat::Seat;

/// What became of the cards that the viewer has not seen.
pub(super) struct Search {
    /// The unseen cards of each deck: all it had, without what the viewer drew.
    decks: Vec<Cards>,
    steps: Vec<Step>,
}

/// What another seat did with a card.
#[derive(Copy, Clone)]
enum Step {
    /// Drew it unseen from a deck.
    Draw { seat: Seat, deck: usize },
    /// Put it down for all to see.
    Show { seat: Seat, card: Card },
}

/// The number of cards that others hold of a deck, and those that are left of it.
#[derive(Copy, Clone)]
struct Left {
    cards: Cards,
    held: [u32; Setup::SEATS],
}

/// A guess up to some step.
#[derive(Clone)]
struct Guess {
    step: usize,
    left: Vec<Left>,
    /// From which deck each card was that was put down so far.
    shown: Vec<usize>,
}

/// A guess before a card was put down, and the decks it may be from that are still to be
/// tried.
struct Branch {
    guess: Guess,
    decks: Vec<usize>,
}

impl Search {
    /// The number of quick guesses, which hardly ever fail twice, before all are tried.
    const TRIES: u32 = 64;
    /// The limit to the number of steps of a search.
    const LIMIT: usize = 1 << 14;

    /// Retells what a viewer has seen.
    pub(super) fn new(seen: &InformationState<State>) -> Result<Self, Inconsistent> {
        let start = &seen.start().position;
        let checked = validity::setup::check(&start.setup);
        checked.map_err(|_| Inconsistent("no game has such a setup"))?;
        let unseen = start
            .unseen(start.setup.deck.plan().all())
            .map_err(|_| Inconsistent("more cards than there are"))?;
        let mut search = Self { decks: vec![unseen], steps: Vec::new() };
        for (seat, hand) in (0..).map_while(Seat::new).zip(&start.hands) {
            let hidden = if hand.known().is_some() { 0 } else { hand.len().min(HAND_LIMIT) };
            (0..hidden).for_each(|_| search.steps.push(Step::Draw { seat, deck: 0 }));
        }
        let mut discards = start.discards;
        for event in seen.events() {
            search.tell(seen.viewer(), event, &mut discards)?;
        }
        Ok(search)
    }

    fn tell(
        &mut self,
        viewer: Viewer,
        event: &Event,
        discards: &mut Cards,
    ) -> Result<(), Inconsistent> {
        let deck = self.decks.len() - 1;
        match *event {
            Event::Drawn { seat, card: None } => self.steps.push(Step::Draw { seat, deck }),
            Event::Drawn { card: Some(card), .. } => {
                let drawn = Cards::from_iter([card]);
                let left = self.decks[deck].without(&drawn);
                self.decks[deck] = left.ok_or(Inconsistent("an unknown card"))?;
            }
            Event::Scored { seat, card, .. }
            | Event::Discarded { seat, card }
            | Event::Swapped { seat, card } => {
                discards.set(card, discards.count(card).saturating_add(1));
                if !viewer.is(seat) {
                    self.steps.push(Step::Show { seat, card });
                }
            }
            Event::Reshuffled { .. } => self.decks.push(std::mem::take(discards)),
            _ => {}
        }
        Ok(())
    }

    /// Guesses the hands of the others, and tells what came of each deck, in order.
    pub(super) fn hands(
        &self,
        dealer: &mut Dealer,
        gains: Option<&mut Gains>,
    ) -> Option<[Cards; Setup::SEATS]> {
        let quick = 16 * self.steps.len() + 64;
        let mut limits = (0..Self::TRIES).map(|_| quick).chain([Self::LIMIT]);
        let guess = limits.find_map(|limit| self.guess(dealer, limit))?;
        let dealt = guess.deal(dealer)?;
        let mut hands = NOTHING;
        dealt.iter().for_each(|dealt| add(&mut hands, dealt));
        if let Some(gains) = gains {
            *gains = self.gains(&guess, dealt);
        }
        Some(hands.map(|faces| cards(&faces)))
    }

    /// Returns what came of each deck: what is still held, and what was put down.
    fn gains(&self, guess: &Guess, dealt: Vec<Known>) -> Gains {
        let mut gains = Gains(dealt);
        let shows = self.steps.iter().filter_map(|step| match *step {
            Step::Show { seat, card } => Some((seat, card)),
            Step::Draw { .. } => None,
        });
        for ((seat, card), &deck) in shows.zip(&guess.shown) {
            let gain = &mut gains.0[deck][seat.index()][card.index()];
            *gain = gain.saturating_add(1);
        }
        gains
    }

    /// Guesses from which deck each card was that was put down, or gives up after some steps.
    fn guess(&self, dealer: &mut Dealer, limit: usize) -> Option<Guess> {
        let fresh = |&cards| Left { cards, held: [0; Setup::SEATS] };
        let left = self.decks.iter().map(fresh).collect();
        let mut guess = Guess { step: 0, left, shown: Vec::new() };
        let mut branches = Vec::new();
        for _ in 0..limit {
            match self.steps.get(guess.step) {
                Some(&Step::Draw { seat, deck }) => {
                    *guess.left[deck].held.get_mut(seat.index())? += 1;
                    guess.step += 1;
                }
                Some(&Step::Show { seat, card }) => {
                    let decks = guess.possible(seat, card, dealer);
                    branches.push(Branch { guess, decks });
                    guess = self.next(&mut branches)?;
                }
                None if guess.uses_up_decks() => return Some(guess),
                None => guess = self.next(&mut branches)?,
            }
        }
        None
    }

    /// Goes on from the latest card put down that may be from yet another deck.
    fn next(&self, branches: &mut Vec<Branch>) -> Option<Guess> {
        loop {
            let branch = branches.last_mut()?;
            let Some(deck) = branch.decks.pop() else {
                branches.pop();
                continue;
            };
            let mut guess = branch.guess.clone();
            if let Some(&Step::Show { seat, card }) = self.steps.get(guess.step) {
                guess.left[deck].held[seat.index()] -= 1;
                guess.left[deck].cards.remove(card);
                guess.shown.push(deck);
            }
            guess.step += 1;
            return Some(guess);
        }
    }
}

impl Guess {
    /// Returns the decks that a seat may have drawn a card from, in a random order: the more likely
    /// ones tend to be last, to be tried first.
    fn possible(&self, seat: Seat, card: Card, dealer: &mut Dealer) -> Vec<usize> {
        let weight = |left: &Left| {
            let held = left.held.get(seat.index()).copied().unwrap_or(0);
            held * u32::from(left.cards.count(card))
        };
        let weights = self.left.iter().map(weight).enumerate();
        let mut open: Vec<(usize, u32)> = weights.filter(|&(_, weight)| weight > 0).collect();
        let mut order = Vec::with_capacity(open.len());
        while !open.is_empty() {
            let all = open.iter().map(|&(_, weight)| weight).sum();
            let mut at = dealer.below(all);
            let place = open.iter().position(|&(_, weight)| {
                let found = at < weight;
                at = at.saturating_sub(weight);
                found
            });
            order.push(open.swap_remove(place.unwrap_or(0)).0);
        }
        order.reverse();
        order
    }

    /// Returns whether the hands take all cards of every deck but the last, and no more of that than
    /// there are.
    fn uses_up_decks(&self) -> bool {
        let last = self.left.len() - 1;
        self.left.iter().enumerate().all(|(deck, left)| {
            let (held, cards) = (left.held.iter().sum::<u32>(), left.cards.len());
            if deck == last { held <= cards } else { held == cards }
        })
    }

    /// Deals what is left of each deck to those who have drawn from it.
    fn deal(&self, dealer: &mut Dealer) -> Option<Vec<Known>> {
        let deal = |left: &Left| {
            let (mut cards, mut hands) = (left.cards.to_vec(), NOTHING);
            dealer.shuffle(&mut cards);
            for (hand, &held) in hands.iter_mut().zip(&left.held) {
                for _ in 0..held {
                    let count = &mut hand[cards.pop()?.index()];
                    *count = count.saturating_add(1);
                }
            }
            Some(hands)
        };
        self.left.iter().map(deal).collect()
    }
}

/// The limit to the number of cards in a hand.
const HAND_LIMIT: u32 = 255;
