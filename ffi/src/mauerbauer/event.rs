//! What happens.

use mauerwerk::mauerbauer::{Ending, Event};
use mauerwerk::{Seat, Seats};

use super::{
    MauerbauerCard, MauerbauerHouseColour, MauerbauerLine, MauerbauerRoll, MauerbauerSpace,
    MauerbauerTowerColour, MauerbauerTowerSpace,
};

pub(super) type MauerbauerEvent = Event;

/// Holds something that happened.
#[uniffi::remote(Enum)]
pub enum MauerbauerEvent {
    /// Tells who starts (MA-81).
    Starts {
        /// Names the seat.
        seat: Seat,
    },
    /// Tells that a seat was dealt a card, or has drawn one.
    Drawn {
        /// Names the seat.
        seat: Seat,
        /// Holds the card, or nothing where it is hidden from the viewer (MA-82).
        card: Option<MauerbauerCard>,
    },
    /// Tells that the discards became the deck (MA-60).
    Reshuffled {
        /// Counts the cards.
        cards: u32,
    },
    /// Tells whose turn starts.
    TurnStarts {
        /// Names the seat.
        seat: Seat,
    },
    /// Tells that a seat has rolled too early (MA-15).
    RolledEarly {
        /// Names the seat.
        seat: Seat,
        /// Holds what it loses: a point if it has one (MA-80).
        points: u32,
    },
    /// Tells that a wall was built.
    Built {
        /// Names the seat.
        seat: Seat,
        /// Names its line.
        line: MauerbauerLine,
    },
    /// Tells that a wall completed a city (MA-06).
    Completed {
        /// Names the first space of the city.
        city: MauerbauerSpace,
        /// Counts its spaces.
        spaces: u8,
    },
    /// Tells what the dice show.
    Rolled {
        /// Holds the roll.
        roll: MauerbauerRoll,
    },
    /// Tells that a tower was placed.
    TowerPlaced {
        /// Names the tower space.
        at: MauerbauerTowerSpace,
        /// Holds the colour.
        colour: MauerbauerTowerColour,
    },
    /// Tells that a house was placed.
    HousePlaced {
        /// Names the landscape space.
        space: MauerbauerSpace,
        /// Holds the colour.
        colour: MauerbauerHouseColour,
    },
    /// Tells that two houses were replaced with a palace (MA-35).
    PalacePlaced {
        /// Names the first space of the city.
        city: MauerbauerSpace,
        /// Holds the colour.
        colour: MauerbauerHouseColour,
    },
    /// Tells that a wall within a city went back to the supply (MA-41, MA-48).
    WallRemoved {
        /// Names its line.
        line: MauerbauerLine,
    },
    /// Tells that a tower within a city went back to the supply (MA-42, MA-49).
    TowerRemoved {
        /// Names the tower space.
        at: MauerbauerTowerSpace,
        /// Holds the colour.
        colour: MauerbauerTowerColour,
    },
    /// Tells that the completed city was connected with an older one (MA-45).
    Connected {
        /// Names the first space of the completed city.
        city: MauerbauerSpace,
        /// Names the first space of the older one.
        with: MauerbauerSpace,
    },
    /// Tells that the completed city was not connected with a city beside it.
    StayedApart {
        /// Names the first space of the completed city.
        city: MauerbauerSpace,
    },
    /// Tells that a piece of the last of its kind was placed: this turn is the last (MA-75).
    EndComes {
        /// Says why.
        ending: MauerbauerEnding,
    },
    /// Tells what a card scored for a seat; the card is discarded then.
    Scored {
        /// Names the seat.
        seat: Seat,
        /// Holds the card.
        card: MauerbauerCard,
        /// Holds the points.
        points: u32,
    },
    /// Tells that a seat discarded a card instead of scoring (MA-54).
    Discarded {
        /// Names the seat.
        seat: Seat,
        /// Holds the card.
        card: MauerbauerCard,
    },
    /// Tells which seats are last and may swap cards (MA-70).
    LastPlace {
        /// Names the seats.
        seats: Seats,
    },
    /// Tells that a seat put down a card for a swap.
    Swapped {
        /// Names the seat.
        seat: Seat,
        /// Holds the card.
        card: MauerbauerCard,
    },
    /// Tells that a seat puts down no more cards for a swap.
    SwapEnded {
        /// Names the seat.
        seat: Seat,
        /// Counts the cards it has put down.
        cards: u8,
    },
    /// Tells that the final scoring starts (MA-71).
    FinalScoring,
    /// Tells which city a seat has chosen in the final scoring.
    Chosen {
        /// Names the seat.
        seat: Seat,
        /// Names the first space of the city.
        city: MauerbauerSpace,
    },
    /// Tells that a seat passed.
    Passed {
        /// Names the seat.
        seat: Seat,
    },
    /// Tells that a turn is over.
    TurnEnded {
        /// Names the seat.
        seat: Seat,
    },
    /// Tells that the game is over.
    GameOver {
        /// Says why.
        ending: MauerbauerEnding,
    },
}

pub(super) type MauerbauerEnding = Ending;

/// Says why a game ended.
#[uniffi::remote(Enum)]
pub enum MauerbauerEnding {
    /// Says that the last wall was built (MA-75).
    LastWall,
    /// Says that the last tower was placed (MA-75).
    LastTower,
    /// Says that the last house was placed (MA-75).
    LastHouse,
    /// Says that the last palace was placed (MA-78).
    LastPalace,
    /// Says that no wall could be built anywhere (MA-13).
    NoLineLeft,
}
