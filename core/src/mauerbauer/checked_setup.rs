//! A setup that was checked, as all states of a game share it.

use std::hash::{Hash, Hasher};

use crate::mauerbauer::board::Board;
use crate::mauerbauer::deck::Points;
use crate::mauerbauer::hand::Cards;
use crate::mauerbauer::setup::Setup;
use crate::mauerbauer::validity::setup;
use crate::rule::Faults;

/// What doesn't change during a game. All but the setup follows from the setup.
#[derive(Debug)]
pub(super) struct CheckedSetup {
    pub(super) setup: Setup,
    pub(super) board: Board,
    /// All cards there are.
    pub(super) cards: Cards,
    /// The number of all cards.
    pub(super) deck: u32,
    pub(super) points: Points,
    /// The number of cards that each seat is dealt.
    pub(super) hand: u32,
}

impl CheckedSetup {
    /// The number of cards that each seat is dealt from a deck with enough of them (MA-103).
    const HAND: u32 = 6;

    /// Returns the setup with what follows from it.
    ///
    /// # Errors
    /// Returns all that is wrong with it.
    pub(super) fn new(setup: &Setup) -> Result<Self, Faults> {
        setup::check(setup)?;
        let deck = setup.deck.plan();
        Ok(Self {
            setup: setup.clone(),
            board: Board::lay(&setup.board.plan()),
            cards: deck.all(),
            deck: deck.len(),
            points: deck.points,
            // Small decks make small hands (MA-86).
            hand: Self::HAND.min(deck.len() / u32::from(setup.players)),
        })
    }
}

impl PartialEq for CheckedSetup {
    fn eq(&self, other: &Self) -> bool {
        self.setup == other.setup
    }
}

impl Eq for CheckedSetup {}

impl Hash for CheckedSetup {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.setup.hash(state);
    }
}
