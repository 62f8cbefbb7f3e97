//! What happens.

use mauerwerk::mauerbauer::{Ending, Event};
use mauerwerk::{Seat, Seats};

use super::{
    MauerbauerCard, MauerbauerHouseColour, MauerbauerLine, MauerbauerRoll, MauerbauerSpace,
    MauerbauerTowerColour, MauerbauerTowerSpace,
};

pub(super) type MauerbauerEvent = Event;

/// Something that happened.
#[uniffi::remote(Enum)]
pub enum MauerbauerEvent {
    /// A seat was drawn to start (MA-81).
    Starts {
        /// The seat.
        seat: Seat,
    },
    /// A seat was dealt a card, or has drawn one.
    Drawn {
        /// The seat.
        seat: Seat,
        /// The card, or nothing where it is hidden from the viewer (MA-82).
        card: Option<MauerbauerCard>,
    },
    /// The discards became the deck (MA-60).
    Reshuffled {
        /// The number of cards.
        cards: u32,
    },
    /// A turn starts.
    TurnStarts {
        /// The seat.
        seat: Seat,
    },
    /// A seat has rolled too early (MA-15).
    RolledEarly {
        /// The seat.
        seat: Seat,
        /// The points it loses: one if it has one (MA-80).
        points: u32,
    },
    /// A wall was built.
    Built {
        /// The seat.
        seat: Seat,
        /// Its line.
        line: MauerbauerLine,
    },
    /// A wall completed a city (MA-06).
    Completed {
        /// The first space of the city.
        city: MauerbauerSpace,
        /// The number of its spaces.
        spaces: u8,
    },
    /// The dice were rolled.
    Rolled {
        /// The roll.
        roll: MauerbauerRoll,
    },
    /// A tower was placed.
    TowerPlaced {
        /// The tower space.
        at: MauerbauerTowerSpace,
        /// The colour.
        colour: MauerbauerTowerColour,
    },
    /// A house was placed.
    HousePlaced {
        /// The landscape space.
        space: MauerbauerSpace,
        /// The colour.
        colour: MauerbauerHouseColour,
    },
    /// Two houses were replaced with a palace (MA-35).
    PalacePlaced {
        /// The first space of the city.
        city: MauerbauerSpace,
        /// The colour.
        colour: MauerbauerHouseColour,
    },
    /// A wall within a city went back to the supply (MA-41, MA-48).
    WallRemoved {
        /// Its line.
        line: MauerbauerLine,
    },
    /// A tower within a city went back to the supply (MA-42, MA-49).
    TowerRemoved {
        /// The tower space.
        at: MauerbauerTowerSpace,
        /// The colour.
        colour: MauerbauerTowerColour,
    },
    /// The completed city was connected with an older one (MA-45).
    Connected {
        /// The first space of the completed city.
        city: MauerbauerSpace,
        /// The first space of the older one.
        with: MauerbauerSpace,
    },
    /// The completed city was not connected with a city beside it.
    StayedApart {
        /// The first space of the completed city.
        city: MauerbauerSpace,
    },
    /// A piece of the last of its kind was placed: this turn is the last (MA-75).
    EndComes {
        /// The cause.
        ending: MauerbauerEnding,
    },
    /// A seat scored with a card, which is discarded then.
    Scored {
        /// The seat.
        seat: Seat,
        /// The card.
        card: MauerbauerCard,
        /// The points.
        points: u32,
    },
    /// A seat discarded a card instead of scoring (MA-54).
    Discarded {
        /// The seat.
        seat: Seat,
        /// The card.
        card: MauerbauerCard,
    },
    /// The seats in last place may swap cards (MA-70).
    LastPlace {
        /// The seats.
        seats: Seats,
    },
    /// A seat put down a card for a swap.
    Swapped {
        /// The seat.
        seat: Seat,
        /// The card.
        card: MauerbauerCard,
    },
    /// A seat puts down no more cards for a swap.
    SwapEnded {
        /// The seat.
        seat: Seat,
        /// The number of cards it has put down.
        cards: u8,
    },
    /// The final scoring starts (MA-71).
    FinalScoring,
    /// A seat chose a city in the final scoring.
    Chosen {
        /// The seat.
        seat: Seat,
        /// The first space of the city.
        city: MauerbauerSpace,
    },
    /// A seat passed.
    Passed {
        /// The seat.
        seat: Seat,
    },
    /// A turn is over.
    TurnEnded {
        /// The seat.
        seat: Seat,
    },
    /// The game is over.
    GameOver {
        /// The cause.
        ending: MauerbauerEnding,
    },
}

pub(super) type MauerbauerEnding = Ending;

/// Why a game ended.
#[uniffi::remote(Enum)]
pub enum MauerbauerEnding {
    /// The last wall was built (MA-75).
    LastWall,
    /// The last tower was placed (MA-75).
    LastTower,
    /// The last house was placed (MA-75).
    LastHouse,
    /// The last palace was placed (MA-78).
    LastPalace,
    /// No wall could be built anywhere (MA-13).
    NoLineLeft,
}
