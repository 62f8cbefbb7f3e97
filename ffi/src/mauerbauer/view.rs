//! What a viewer sees.

use mauerwerk::mauerbauer::{Phase, SeenHand, View};
use mauerwerk::{Seat, Seats};

use super::{
    MauerbauerCards, MauerbauerEnding, MauerbauerHouses, MauerbauerLine, MauerbauerRoll,
    MauerbauerSetup, MauerbauerSpace, MauerbauerTowers,
};
use crate::seat::{Viewer, Whole, number};

mirror! {
    /// Holds what a viewer sees: the board, the discards, its own hand, and how many cards the
    /// others hold (MA-82).
    MauerbauerView of View {
        /// Says who looks.
        viewer: Viewer,
        /// Holds seats, board, deck and options.
        setup: MauerbauerSetup,
        /// Lists the walls on the board.
        walls: Vec<MauerbauerLine>,
        /// Holds the towers on the board.
        towers: MauerbauerTowers,
        /// Holds the houses on each space, those of a completed city on its first.
        houses: MauerbauerHouses,
        /// Holds the palaces of each completed city, on its first space.
        palaces: MauerbauerHouses,
        /// Lists the spaces of each completed city, in the order of their first ones.
        cities: Vec<Vec<MauerbauerSpace>>,
        /// Names the first space of the city that was completed in this turn.
        completed: Option<MauerbauerSpace>,
        /// Lists what is seen of each seat's hand.
        hands: Vec<MauerbauerSeenHand> = |hands: Vec<SeenHand>| listed(hands, Into::into),
        /// Lists the cards on the discard pile.
        discards: MauerbauerCards,
        /// Counts the cards in the deck.
        deck: Whole = number,
        /// Lists the score of each seat.
        scores: Vec<Whole> = |scores: Vec<u32>| listed(scores, number),
        /// Says which part of the game it is.
        phase: MauerbauerPhase,
        /// Names the seat whose turn it is.
        seat: Seat,
        /// Names the seat that is asked, or for which cards are drawn.
        acting: Seat,
        /// Names the wall that was built last.
        last: Option<MauerbauerLine>,
        /// Holds what the dice show, before pieces are placed.
        roll: Option<MauerbauerRoll>,
        /// Says why this turn is the last, or the game is over.
        ending: Option<MauerbauerEnding>,
        /// Holds how many cards the seat that acts still draws.
        draws: Whole,
        /// Lists the seats in last place that still may swap cards.
        swappers: Seats,
        /// Holds how many cards the seat that acts has put down for a swap.
        swapped: Whole,
        /// Names the city that the seat that acts has chosen in the final scoring.
        chosen: Option<MauerbauerSpace>,
        /// Tells whether the seat has rolled too early in this turn.
        early: bool,
        /// Lists the seats that have won, when the game is over.
        winners: Seats,
    }
}

mirror! {
    /// Holds what a viewer sees of a hand.
    MauerbauerSeenHand of SeenHand {
        /// Counts the cards.
        size: Whole = number,
        /// Lists the cards, if it is the viewer's own hand.
        cards: Option<MauerbauerCards>,
    }
}

fn listed<T, U>(values: Vec<T>, convert: impl Fn(T) -> U) -> Vec<U> {
    values.into_iter().map(convert).collect()
}

pub(super) type MauerbauerPhase = Phase;

/// Names a part of the game.
#[uniffi::remote(Enum)]
pub enum MauerbauerPhase {
    /// Waits for chance to choose who starts (MA-81).
    ChoosingFirst,
    /// Waits for chance to deal a card (MA-86).
    Dealing,
    /// Waits for a wall.
    Building,
    /// Waits for the dice.
    Rolling,
    /// Waits for towers and houses (MA-24).
    Placing,
    /// Waits for the seat to connect the completed city, or not (MA-45).
    Connecting,
    /// Waits for a seat to play or discard cards (MA-54).
    Scoring,
    /// Waits for chance to bring the card that a seat draws (MA-55).
    Drawing,
    /// Waits for a seat in last place to put down cards (MA-70).
    Swapping,
    /// Waits for chance to bring a card for one that was put down.
    Refilling,
    /// Waits for a seat to choose a city for the final scoring (MA-71).
    Choosing,
    /// Waits for a seat to play cards in the final scoring.
    FinalScoring,
    /// Comes after the end.
    Over,
}
