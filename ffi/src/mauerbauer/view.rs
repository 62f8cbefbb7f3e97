//! What a viewer sees.

use mauerwerk::mauerbauer::{Hand, Phase, Position, View};
use mauerwerk::{Seat, Seats};

use super::{
    MauerbauerCards, MauerbauerEnding, MauerbauerHouses, MauerbauerLine, MauerbauerRoll,
    MauerbauerSetup, MauerbauerSpace, MauerbauerTowers,
};
use crate::seat::{Viewer, Whole, number};

mirror! {
    /// What a viewer sees: the position without the hands of others, and what follows from it.
    MauerbauerView of View {
        /// Who looks.
        viewer: Viewer,
        /// The position, with unknown hands of the others (MA-82).
        position: MauerbauerPosition,
        /// The spaces of each completed city, in the order of their first ones.
        cities: Vec<Vec<MauerbauerSpace>>,
        /// The first space of the city that was completed in this turn.
        completed: Option<MauerbauerSpace>,
        /// The number of cards in the deck.
        deck: Whole = number,
        /// The seats that have won, when the game is over.
        winners: Seats,
    }
}

mirror! {
    /// A position as plain data, with question marks where it is not known.
    MauerbauerPosition of Position {
        /// The seats, board, deck and options.
        setup: MauerbauerSetup,
        /// The walls on the board, each once.
        walls: Vec<MauerbauerLine>,
        /// The towers on the board.
        towers: MauerbauerTowers,
        /// The houses on each space, those of a completed city on its first.
        houses: MauerbauerHouses,
        /// The palaces of each completed city, on its first space.
        palaces: MauerbauerHouses,
        /// Each seat's hand, as far as it is known.
        hands: Vec<MauerbauerHand> = |hands: Vec<Hand>| listed(hands, Into::into),
        /// The cards on the discard pile.
        discards: MauerbauerCards,
        /// The score of each seat.
        scores: Vec<Whole> = |scores: Vec<u32>| listed(scores, number),
        /// The part of the game.
        phase: MauerbauerPhase,
        /// The seat whose turn it is.
        seat: Seat,
        /// The seat that is to decide, or for which cards are drawn.
        acting: Seat,
        /// The wall that was built last.
        last: Option<MauerbauerLine>,
        /// What the dice show, before pieces are placed.
        roll: Option<MauerbauerRoll>,
        /// Why this turn is the last, or the game is over.
        ending: Option<MauerbauerEnding>,
        /// The number of cards that the acting seat still draws.
        draws: Whole,
        /// The seats in last place that may still swap cards, the acting one among them.
        swappers: Seats,
        /// The number of cards that the acting seat has put down for a swap.
        swapped: Whole,
        /// The city that the acting seat has chosen in the final scoring.
        chosen: Option<MauerbauerSpace>,
        /// Whether the seat has rolled too early in this turn.
        early: bool,
    }
}

/// A hand, as far as it is known (MA-82).
#[derive(Clone, Eq, PartialEq, Debug, uniffi::Record)]
pub struct MauerbauerHand {
    /// The number of cards.
    pub size: Whole,
    /// The cards, if they are known.
    pub cards: Option<MauerbauerCards>,
}

impl From<Hand> for MauerbauerHand {
    fn from(hand: Hand) -> Self {
        Self { size: number(hand.len()), cards: hand.known() }
    }
}

fn listed<T, U>(values: Vec<T>, convert: impl Fn(T) -> U) -> Vec<U> {
    values.into_iter().map(convert).collect()
}

pub(super) type MauerbauerPhase = Phase;

/// A part of the game.
#[uniffi::remote(Enum)]
pub enum MauerbauerPhase {
    /// Chance is to choose who starts (MA-81).
    ChoosingFirst,
    /// Chance is to deal a card (MA-86).
    Dealing,
    /// A seat is to build a wall.
    Building,
    /// The dice are to be rolled.
    Rolling,
    /// A seat is to place towers and houses (MA-24).
    Placing,
    /// The seat may connect the completed city (MA-45).
    Connecting,
    /// A seat is to play or discard cards (MA-54).
    Scoring,
    /// Chance is to bring the card that a seat draws (MA-55).
    Drawing,
    /// A seat in last place may put down cards (MA-70).
    Swapping,
    /// Chance is to bring a card for one that was put down.
    Refilling,
    /// A seat may choose a city for the final scoring (MA-71).
    Choosing,
    /// A seat is to play cards in the final scoring.
    FinalScoring,
    /// The game is over.
    Over,
}
