//! A search that guesses hands if histories are too many to count.
//!
//! For each card that was put down, it draws a possible deck. Decks with many draws of the seat and
//! many such cards are more likely. All fitting results are possible, but not in proportion to
//! their histories.
//!
//! Between two shuffles, cards are drawn from a deck with known faces. The cards on the discard
//! pile at that time are not in it. At a shuffle the deck is empty, so all its cards were drawn. A
//! seat has drawn each card that it puts down from one of the decks. Only this deck must be
//! guessed, because the rest of a deck's cards can be dealt in any way.
//!
//! If no deck has a card left for a seat, earlier guesses are taken back and made again. Stepping
//! back to the latest guess would try nearly the same again and again. The deck that lacks a card
//! may have lost it hundreds of guesses before.

use crate::game::dealer::Dealer;
use crate::games::mauerbauer::hand::Cards;
use crate::games::mauerbauer::resample::deal::take_any;
use crate::games::mauerbauer::resample::histories::{Gains, NOTHING, add};
use crate::games::mauerbauer::resample::layer::Known;
use crate::games::mauerbauer::resample::story::{Faces, Step, Story, cards};
use crate::games::mauerbauer::setup::Setup;

/// The cards that the viewer has not seen.
pub(super) struct Search<'a> {
    story: &'a Story,
    /// The number of cards that each seat drew from each deck.
    drawn: Vec<[u32; Setup::SEATS]>,
    shows: Vec<Show>,
}

/// A card that a seat put down.
struct Show {
    seat: usize,
    /// The index of its face.
    face: usize,
    /// The current deck at that time.
    deck: usize,
    /// The number of cards that the seat had drawn from that deck.
    drawn: u32,
}

/// The guessed deck of each card that was put down.
struct Guess<'a> {
    search: &'a Search<'a>,
    /// The deck of each card, or `None` if it is not guessed.
    from: Vec<Option<usize>>,
    /// The cards of each deck that are not put down.
    left: Vec<Faces>,
    /// The number of cards that each seat drew from each deck and has not put down.
    held: Vec<[u32; Setup::SEATS]>,
}

impl<'a> Search<'a> {
    /// The number of guesses before the search gives up.
    const TRIES: usize = 16;

    pub(super) fn new(story: &'a Story) -> Self {
        let mut search = Self { story, drawn: Vec::new(), shows: Vec::new() };
        for (deck, epoch) in story.epochs.iter().enumerate() {
            let mut drawn = [0; Setup::SEATS];
            for &seat in &story.seats {
                drawn[seat] = if deck == 0 { story.held[seat].into() } else { 0 };
                for &step in &epoch.steps[seat] {
                    match step {
                        Step::Draw => drawn[seat] += 1,
                        Step::Show(face) => {
                            search.shows.push(Show { seat, face, deck, drawn: drawn[seat] });
                        }
                    }
                }
            }
            search.drawn.push(drawn);
        }
        search
    }

    /// Guesses the hands of the others, and returns the gains from each deck, in order.
    pub(super) fn hands(
        &self,
        dealer: &mut Dealer,
        gains: Option<&mut Gains>,
    ) -> Option<[Cards; Setup::SEATS]> {
        let guess = (0..Self::TRIES).find_map(|_| self.guess(dealer))?;
        let mut dealt = guess.deal(dealer)?;
        let mut hands = NOTHING;
        dealt.iter().for_each(|dealt| add(&mut hands, dealt));
        if let Some(gains) = gains {
            for (show, from) in self.shows.iter().zip(guess.from) {
                let gain = &mut dealt[from?][show.seat][show.face];
                *gain = gain.saturating_add(1);
            }
            *gains = Gains(dealt);
        }
        Some(hands.map(|faces| cards(&faces)))
    }

    /// Guesses the deck of each card that was put down, or gives up after some steps.
    fn guess(&self, dealer: &mut Dealer) -> Option<Guess<'_>> {
        let mut guess = Guess {
            search: self,
            from: vec![None; self.shows.len()],
            left: self.story.epochs.iter().map(|epoch| epoch.deck).collect(),
            held: self.drawn.clone(),
        };
        let mut open: Vec<usize> = (0..self.shows.len()).rev().collect();
        for _ in 0..64 * self.shows.len() + 1024 {
            let Some(show) = open.pop() else { return Some(guess) };
            let deck = match guess.likely(show, dealer) {
                Some(deck) => deck,
                None => guess.make_room(show, &mut open, dealer)?,
            };
            guess.put(show, deck);
        }
        None
    }
}

impl Guess<'_> {
    /// Draws a possible deck of a card that was put down, or returns `None` if there is none.
    fn likely(&self, show: usize, dealer: &mut Dealer) -> Option<usize> {
        let Show { face, deck: last, .. } = self.search.shows[show];
        let weights: Vec<u32> = (0..=last)
            .map(|deck| match self.left[deck][face] {
                0 => 0,
                left => u32::from(left) * self.room(show, deck),
            })
            .collect();
        let mut at = dealer.below(weights.iter().sum());
        weights.into_iter().position(|weight| {
            let found = at < weight;
            at = at.saturating_sub(weight);
            found
        })
    }

    /// Returns the number of cards that a seat drew from a deck and that may be the one it put
    /// down.
    fn room(&self, show: usize, deck: usize) -> u32 {
        let shows = &self.search.shows;
        let Show { seat, deck: last, .. } = shows[show];
        let mut room = self.held[deck][seat];
        if deck < last || room == 0 {
            return room;
        }
        // A seat must draw a card before it can put it down.
        let mut put_down = 0;
        for (index, other) in shows.iter().enumerate() {
            if other.seat != seat || other.deck != deck {
                continue;
            }
            put_down += u32::from(self.from[index] == Some(deck));
            if index == show || index > show && self.from[index] == Some(deck) {
                room = room.min(other.drawn.saturating_sub(put_down));
            }
        }
        room
    }

    /// Takes back guesses until a card has a possible deck, and returns that deck. The guesses are
    /// then open. Returns `None` if there is no such deck.
    fn make_room(
        &mut self,
        show: usize,
        open: &mut Vec<usize>,
        dealer: &mut Dealer,
    ) -> Option<usize> {
        let shows = &self.search.shows;
        let Show { seat, face, deck: last, drawn } = shows[show];
        let fits = |&deck: &usize| {
            let drawn = if deck == last { drawn } else { self.search.drawn[deck][seat] };
            drawn > 0 && self.search.story.epochs[deck].deck[face] > 0
        };
        let mut decks: Vec<usize> = (0..=last).filter(fits).collect();
        let deck = take_any(&mut decks, dealer)?;
        while self.left[deck][face] == 0 {
            open.push(self.take_back(deck, dealer, |other| other.face == face)?);
        }
        while self.room(show, deck) == 0 {
            open.push(self.take_back(deck, dealer, |other| other.seat == seat)?);
        }
        Some(deck)
    }

    /// Takes back one of some guesses of a deck, and returns it.
    fn take_back(
        &mut self,
        deck: usize,
        dealer: &mut Dealer,
        is_one: impl Fn(&Show) -> bool,
    ) -> Option<usize> {
        let shows = self.search.shows.iter().enumerate();
        let guessed = shows.filter(|(show, _)| self.from[*show] == Some(deck));
        let mut all: Vec<usize> =
            guessed.filter(|(_, show)| is_one(show)).map(|(show, _)| show).collect();
        let taken = take_any(&mut all, dealer)?;
        let Show { seat, face, .. } = self.search.shows[taken];
        self.from[taken] = None;
        self.left[deck][face] += 1;
        self.held[deck][seat] += 1;
        Some(taken)
    }

    fn put(&mut self, show: usize, deck: usize) {
        let Show { seat, face, .. } = self.search.shows[show];
        self.from[show] = Some(deck);
        self.left[deck][face] -= 1;
        self.held[deck][seat] -= 1;
    }

    /// Deals the rest of each deck to the seats that have drawn from it.
    fn deal(&self, dealer: &mut Dealer) -> Option<Vec<Known>> {
        let deal = |(left, held): (&Faces, &[u32; Setup::SEATS])| {
            let (mut cards, mut hands) = (cards(left).to_vec(), NOTHING);
            dealer.shuffle(&mut cards);
            for (hand, &held) in hands.iter_mut().zip(held) {
                for _ in 0..held {
                    let count = &mut hand[cards.pop()?.index()];
                    *count = count.saturating_add(1);
                }
            }
            Some(hands)
        };
        self.left.iter().zip(&self.held).map(deal).collect()
    }
}
