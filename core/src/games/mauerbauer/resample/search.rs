//! A search that guesses hands if histories are too many to count, and the cards that it deals.
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
use crate::games::mauerbauer::card::Card;
use crate::games::mauerbauer::deck::DeckPlan;
use crate::games::mauerbauer::hand::Cards;
use crate::games::mauerbauer::resample::histories::{Gains, NOTHING, add};
use crate::games::mauerbauer::resample::layer::{Cell, Goal, Known, Ways};
use crate::games::mauerbauer::resample::story::{Epoch, Faces, Step, Story, cards};
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

/// The cards of one epoch, which are dealt to the seats with hidden hands.
pub(super) struct Deal<'a> {
    pub(super) epoch: &'a Epoch,
    pub(super) seats: &'a [usize],
    /// The cards that are given at the end: those that matter later, in the cells that are not
    /// hidden.
    pub(super) goal: &'a Goal,
}

impl Deal<'_> {
    /// Multiplies by the number of possible deals, for all hands at the end.
    pub(super) fn count(&self, start: &Known, ways: &mut Ways) {
        let (mut deck, mut places) = (self.epoch.deck, 0);
        for &seat in self.seats {
            let (mut known, mut open) = (start[seat], 0_u32);
            for &step in &self.epoch.steps[seat] {
                match step {
                    Step::Draw => open += 1,
                    Step::Show(face) if known[face] > 0 => known[face] -= 1,
                    Step::Show(face) => {
                        ways.times(open);
                        ways.times(deck[face].into());
                        open = open.saturating_sub(1);
                        deck[face] = deck[face].saturating_sub(1);
                    }
                }
            }
            places += open;
        }
        ways.arrange(deck.iter().map(|&count| u32::from(count)).sum(), places);
    }

    /// Deals the cards once, and returns what each seat holds at the end of all faces that are not
    /// given. Returns `None` if the deal doesn't fit or is not kept.
    pub(super) fn attempt(&self, start: &Known, end: &Known, dealer: &mut Dealer) -> Option<Known> {
        let mut deck = self.epoch.deck;
        let mut draws: [Draws; Setup::SEATS] =
            std::array::from_fn(|seat| Draws::new(start[seat], self.epoch.steps[seat].len()));
        for &seat in self.seats {
            draws[seat].put_down(&self.epoch.steps[seat], &mut deck, dealer)?;
            for face in (0..Card::COUNT).filter(|&face| self.is_given(seat, face)) {
                let more = end[seat][face].checked_sub(draws[seat].known[face])?;
                deck[face] = deck[face].checked_sub(more)?;
                (0..more).try_for_each(|_| draws[seat].deal(face, dealer))?;
            }
        }
        self.deal_rest(&deck, &mut draws, dealer)?;
        let mut hands = [[0; Card::COUNT]; Setup::SEATS];
        for &seat in self.seats {
            hands[seat] = draws[seat].kept(&self.epoch.steps[seat], start[seat], dealer)?;
            for face in (0..Card::COUNT).filter(|&face| self.is_given(seat, face)) {
                hands[seat][face] = 0;
            }
        }
        Some(hands)
    }

    /// Deals from the rest of the deck. Returns `None` if a seat gets a card of a given face.
    fn deal_rest(
        &self,
        deck: &Faces,
        draws: &mut [Draws; Setup::SEATS],
        dealer: &mut Dealer,
    ) -> Option<()> {
        let counts = deck.iter().enumerate();
        let cards = counts.flat_map(|(face, &count)| std::iter::repeat_n(face, count.into()));
        let mut all = Vec::with_capacity(DeckPlan::LIMIT as usize);
        all.extend(cards);
        for &seat in self.seats {
            let Draws { faces, open, .. } = &mut draws[seat];
            for &index in &*open {
                let face = take_any(&mut all, dealer)?;
                (!self.is_given(seat, face)).then_some(())?;
                faces[index] = Some(face);
            }
        }
        Some(())
    }

    fn is_given(&self, seat: usize, face: usize) -> bool {
        self.goal.cells[seat][face] != Cell::Hidden
    }
}

/// A seat's cards and draws in an epoch.
pub(super) struct Draws {
    /// The known cards of those that it held at the start.
    known: Faces,
    /// The faces of the drawn cards, in order, as far as they are dealt.
    faces: Vec<Option<usize>>,
    /// The indices of the cards that are not dealt.
    open: Vec<usize>,
}

impl Draws {
    /// The most orders that are tried, including those that are not kept.
    const TRIES: usize = 1 << 12;

    /// Draws the order in which a seat drew these cards, in addition to its known cards. Returns
    /// `None` if it can't have put down its cards then.
    ///
    /// All orders that fit are equally likely. The exception is a seat with very many equal cards,
    /// if [`TRIES`](Self::TRIES) orders were all rejected.
    pub(super) fn in_order(
        steps: &[Step],
        known: Faces,
        cards: Faces,
        dealer: &mut Dealer,
    ) -> Option<Vec<usize>> {
        let mut order = None;
        for _ in 0..Self::TRIES {
            let mut draws = Self::new(known, steps.len());
            let mut rest = cards;
            draws.put_down(steps, &mut rest, dealer)?;
            for (face, &count) in rest.iter().enumerate() {
                (0..count).try_for_each(|_| draws.deal(face, dealer))?;
            }
            let kept = draws.kept(steps, known, dealer).is_some();
            order = Some(draws.faces.into_iter().flatten().collect());
            if kept {
                break;
            }
        }
        order
    }

    fn new(known: Faces, steps: usize) -> Self {
        Self { known, faces: Vec::with_capacity(steps), open: Vec::with_capacity(steps) }
    }

    /// Deals the seat the cards that it puts down, except for its known cards.
    fn put_down(&mut self, steps: &[Step], deck: &mut Faces, dealer: &mut Dealer) -> Option<()> {
        for &step in steps {
            match step {
                Step::Draw => {
                    self.open.push(self.faces.len());
                    self.faces.push(None);
                }
                Step::Show(face) if self.known[face] > 0 => self.known[face] -= 1,
                Step::Show(face) => {
                    deck[face] = deck[face].checked_sub(1)?;
                    self.deal(face, dealer)?;
                }
            }
        }
        Some(())
    }

    /// Deals a card to a random open place. Returns `None` if there is none.
    fn deal(&mut self, face: usize, dealer: &mut Dealer) -> Option<()> {
        let index = take_any(&mut self.open, dealer)?;
        self.faces[index] = Some(face);
        Some(())
    }

    /// Returns what the seat holds at the end, or `None` if the draws are not kept. If they occur
    /// several times, only one of them is kept.
    pub(super) fn kept(&self, steps: &[Step], start: Faces, dealer: &mut Dealer) -> Option<Faces> {
        let (mut known, mut drawn) = (start, [0_u8; Card::COUNT]);
        let mut faces = self.faces.iter().flatten();
        for &step in steps {
            match step {
                Step::Draw => drawn[*faces.next()?] += 1,
                Step::Show(face) if known[face] > 0 => known[face] -= 1,
                Step::Show(face) => {
                    let any = u32::from(drawn[face]);
                    (any == 1 || dealer.below(any) == 0).then_some(())?;
                    drawn[face] -= 1;
                }
            }
        }
        Some(std::array::from_fn(|face| known[face].saturating_add(drawn[face])))
    }
}

/// Removes a random element from a list. Returns `None` if it is empty.
pub(super) fn take_any(list: &mut Vec<usize>, dealer: &mut Dealer) -> Option<usize> {
    let index = dealer.below(list.len() as u32) as usize;
    (index < list.len()).then(|| list.swap_remove(index))
}
