//! What happens in a turn, as it is told at the table.

use std::fmt;

use serde::Serialize;

use crate::game::{self, Viewer};
use crate::mauerbauer::card::Card;
use crate::mauerbauer::colour::{HouseColour, TowerColour};
use crate::mauerbauer::dice::Roll;
use crate::mauerbauer::ending::Ending;
use crate::mauerbauer::line::Line;
use crate::mauerbauer::space::Space;
use crate::mauerbauer::tower_space::TowerSpace;
use crate::seat::{Seat, Seats};

/// Holds something that happened.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// Tells who starts (MA-81).
    Starts {
        /// Names the seat.
        seat: Seat,
    },
    /// Tells that a seat was dealt a card, or has drawn one.
    Drawn {
        /// Names the seat.
        seat: Seat,
        /// Holds the card, or `None` where it is hidden from the viewer (MA-82).
        card: Option<Card>,
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
        line: Line,
    },
    /// Tells that a wall completed a city (MA-06).
    Completed {
        /// Names the first space of the city.
        city: Space,
        /// Counts its spaces.
        spaces: u8,
    },
    /// Tells what the dice show.
    Rolled {
        /// Holds the roll.
        roll: Roll,
    },
    /// Tells that a tower was placed.
    TowerPlaced {
        /// Names the tower space.
        at: TowerSpace,
        /// Holds the colour.
        colour: TowerColour,
    },
    /// Tells that a house was placed.
    HousePlaced {
        /// Names the landscape space.
        space: Space,
        /// Holds the colour.
        colour: HouseColour,
    },
    /// Tells that two houses were replaced with a palace (MA-35).
    PalacePlaced {
        /// Names the first space of the city.
        city: Space,
        /// Holds the colour.
        colour: HouseColour,
    },
    /// Tells that a wall within a city went back to the supply (MA-41, MA-48).
    WallRemoved {
        /// Names its line.
        line: Line,
    },
    /// Tells that a tower within a city went back to the supply (MA-42, MA-49).
    TowerRemoved {
        /// Names the tower space.
        at: TowerSpace,
        /// Holds the colour.
        colour: TowerColour,
    },
    /// Tells that the completed city was connected with an older one (MA-45).
    Connected {
        /// Names the first space of the completed city.
        city: Space,
        /// Names the first space of the older one.
        with: Space,
    },
    /// Tells that the completed city was not connected with a city beside it.
    StayedApart {
        /// Names the first space of the completed city.
        city: Space,
    },
    /// Tells that a piece of the last of its kind was placed: this turn is the last (MA-75).
    EndComes {
        /// Says why.
        ending: Ending,
    },
    /// Tells what a card scored for a seat; the card is discarded then.
    Scored {
        /// Names the seat.
        seat: Seat,
        /// Holds the card.
        card: Card,
        /// Holds the points.
        points: u32,
    },
    /// Tells that a seat discarded a card instead of scoring (MA-54).
    Discarded {
        /// Names the seat.
        seat: Seat,
        /// Holds the card.
        card: Card,
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
        card: Card,
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
        city: Space,
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
        ending: Ending,
    },
}

impl game::Event for Event {
    fn seen_by(&self, viewer: Viewer) -> Self {
        match *self {
            Self::Drawn { seat, card } => {
                Self::Drawn { seat, card: card.filter(|_| viewer.is(seat)) }
            }
            public => public,
        }
    }
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Starts { seat } => write!(f, "seat {seat} starts"),
            Self::Drawn { seat, card: Some(card) } => write!(f, "seat {seat} draws {card}"),
            Self::Drawn { seat, card: None } => write!(f, "seat {seat} draws a card"),
            Self::Reshuffled { cards: 1 } => f.write_str("the discard is the new deck (MA-60)"),
            Self::Reshuffled { cards } => {
                write!(f, "the {cards} discards are shuffled as the new deck (MA-60)")
            }
            Self::TurnStarts { seat } => write!(f, "seat {seat} is to move"),
            Self::RolledEarly { seat, points } => {
                write!(f, "seat {seat} rolls too early and loses {points} (MA-15)")
            }
            Self::Built { seat, line } => write!(f, "seat {seat} builds {line}"),
            Self::Completed { city, spaces: 1 } => write!(f, "city {city} of 1 space is completed"),
            Self::Completed { city, spaces } => {
                write!(f, "city {city} of {spaces} spaces is completed")
            }
            Self::Rolled { roll } => write!(f, "the dice show {roll}"),
            Self::TowerPlaced { at, colour } => write!(f, "a {} tower at {at}", colour.word()),
            Self::HousePlaced { space, colour } => {
                write!(f, "a {} house on {space}", colour.word())
            }
            Self::PalacePlaced { city, colour } => {
                write!(f, "a {} palace for two houses in city {city}", colour.word())
            }
            Self::WallRemoved { line } => write!(f, "the wall {line} is removed"),
            Self::TowerRemoved { at, .. } => write!(f, "the tower at {at} is removed"),
            Self::Connected { city, with } => write!(f, "city {city} is connected with {with}"),
            Self::StayedApart { city } => write!(f, "city {city} stays apart"),
            Self::EndComes { ending } => write!(f, "{ending}: the end comes"),
            Self::Scored { seat, card, points } => {
                write!(f, "seat {seat} plays {card} and scores {points}")
            }
            Self::Discarded { seat, card } => write!(f, "seat {seat} discards {card}"),
            Self::LastPlace { seats } if seats.len() == 1 => {
                write!(f, "seat {seats} is last and may swap cards")
            }
            Self::LastPlace { seats } => write!(f, "seats {seats} are last and may swap cards"),
            Self::Swapped { seat, card } => write!(f, "seat {seat} puts down {card}"),
            Self::SwapEnded { seat, cards: 1 } => write!(f, "seat {seat} swaps 1 card"),
            Self::SwapEnded { seat, cards } => write!(f, "seat {seat} swaps {cards} cards"),
            Self::FinalScoring => f.write_str("the final scoring starts"),
            Self::Chosen { seat, city } => write!(f, "seat {seat} chooses city {city}"),
            Self::Passed { seat } => write!(f, "seat {seat} passes"),
            Self::TurnEnded { seat } => write!(f, "the turn of seat {seat} ends"),
            Self::GameOver { ending } => write!(f, "the game is over: {ending}"),
        }
    }
}
