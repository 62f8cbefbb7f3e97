//! A set-up that was checked, as all states of a game share it.

use std::hash::{Hash, Hasher};

use super::board::Board;
use super::deck::Points;
use super::hand::Cards;
use super::setup::{BoardChoice, FirstPlayer, Setup};
use crate::mauerbauer::rules;
use crate::rule::Faults;

/// Holds what doesn't change during a game. All but the set-up follows from the set-up.
#[derive(Debug)]
pub(super) struct Terms {
    pub(super) setup: Setup,
    pub(super) board: Board,
    /// Holds all cards there are.
    pub(super) cards: Cards,
    pub(super) points: Points,
    /// Holds how many cards each seat is dealt.
    pub(super) hand: u32,
}

impl Terms {
    /// Holds how many cards a seat is dealt.
    const HAND: u32 = 6;

    /// Checks a set-up.
    ///
    /// # Errors
    /// Returns all that is wrong with it.
    pub(super) fn new(setup: &Setup) -> Result<Self, Faults> {
        let mut faults = Faults::default();
        let players = setup.players;
        let seats = (2..=4).contains(&players);
        faults.check(seats, rules::MA_90, format_args!("{players} seats are not 2 to 4"));
        if let FirstPlayer::Seat(first) = setup.first_player {
            faults.check(
                first.number() < players,
                rules::MA_81,
                format_args!("seat {first} can't start with {players} seats"),
            );
        }
        let deck = setup.deck.plan();
        faults.extend(deck.check().err().unwrap_or_default());
        let board = match &setup.board {
            BoardChoice::Shipped(board) => Ok(Board::lay(&board.plan())),
            BoardChoice::Own(plan) => Board::new(plan),
        };
        let board = match (board, faults.or(())) {
            (Ok(board), Ok(())) => board,
            (board, others) => {
                let mut faults = others.err().unwrap_or_default();
                faults.extend(board.err().unwrap_or_default());
                return Err(faults);
            }
        };
        Ok(Self {
            setup: setup.clone(),
            board,
            cards: deck.all(),
            points: deck.points,
            hand: Self::HAND.min(deck.len() / u32::from(players)),
        })
    }
}

impl PartialEq for Terms {
    fn eq(&self, other: &Self) -> bool {
        self.setup == other.setup
    }
}

impl Eq for Terms {}

impl Hash for Terms {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.setup.hash(state);
    }
}
