//! What happens in a turn, as it is reported at the table.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::game::{self, Viewer};
use crate::history::Trace;
use crate::mauerbauer::card::Card;
use crate::mauerbauer::colour::{HouseColour, TowerColour};
use crate::mauerbauer::dice::Roll;
use crate::mauerbauer::ending::Ending;
use crate::mauerbauer::line::Line;
use crate::mauerbauer::space::Space;
use crate::mauerbauer::tower_space::TowerSpace;
use crate::seat::{Seat, Seats};

/// Something that happened.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[serde(tag = "event", expecting = "an event", rename_all = "snake_case", deny_unknown_fields)]
pub enum Event {
    /// A seat was drawn to start (MA-81).
    Starts {
        /// The seat.
        seat: Seat,
    },
    /// A seat was dealt a card, or has drawn one.
    Drawn {
        /// The seat.
        seat: Seat,
        /// The card, or `None` where it is hidden from the viewer (MA-82).
        card: Option<Card>,
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
        line: Line,
    },
    /// A wall completed a city (MA-06).
    Completed {
        /// The first space of the city.
        city: Space,
        /// The number of its spaces.
        spaces: u8,
    },
    /// The dice were rolled.
    Rolled {
        /// The roll.
        roll: Roll,
    },
    /// A tower was placed.
    TowerPlaced {
        /// The tower space.
        at: TowerSpace,
        /// The colour.
        colour: TowerColour,
    },
    /// A house was placed.
    HousePlaced {
        /// The landscape space.
        space: Space,
        /// The colour.
        colour: HouseColour,
    },
    /// Two houses were replaced with a palace (MA-35).
    PalacePlaced {
        /// The first space of the city.
        city: Space,
        /// The colour.
        colour: HouseColour,
    },
    /// A wall within a city went back to the supply (MA-41, MA-48).
    WallRemoved {
        /// Its line.
        line: Line,
    },
    /// A tower within a city went back to the supply (MA-42, MA-49).
    TowerRemoved {
        /// The tower space.
        at: TowerSpace,
        /// The colour.
        colour: TowerColour,
    },
    /// The completed city was connected with an older one (MA-45).
    Connected {
        /// The first space of the completed city.
        city: Space,
        /// The first space of the older one.
        with: Space,
    },
    /// The completed city was not connected with a city beside it.
    StayedApart {
        /// The first space of the completed city.
        city: Space,
    },
    /// A piece of the last of its kind was placed: this turn is the last (MA-75).
    EndComes {
        /// The cause.
        ending: Ending,
    },
    /// A seat scored with a card, which is discarded then.
    Scored {
        /// The seat.
        seat: Seat,
        /// The card.
        card: Card,
        /// The points.
        points: u32,
    },
    /// A seat discarded a card instead of scoring (MA-54).
    Discarded {
        /// The seat.
        seat: Seat,
        /// The card.
        card: Card,
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
        card: Card,
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
        city: Space,
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
        ending: Ending,
    },
}

crate::kinds!(Event {
    Starts { .. },
    Drawn { .. },
    Reshuffled { .. },
    TurnStarts { .. },
    RolledEarly { .. },
    Built { .. },
    Completed { .. },
    Rolled { .. },
    TowerPlaced { .. },
    HousePlaced { .. },
    PalacePlaced { .. },
    WallRemoved { .. },
    TowerRemoved { .. },
    Connected { .. },
    StayedApart { .. },
    EndComes { .. },
    Scored { .. },
    Discarded { .. },
    LastPlace { .. },
    Swapped { .. },
    SwapEnded { .. },
    FinalScoring,
    Chosen { .. },
    Passed { .. },
    TurnEnded { .. },
    GameOver { .. },
});

impl game::Event for Event {
    fn seen_by(&self, viewer: Viewer) -> Self {
        match *self {
            Self::Drawn { seat, card } => {
                Self::Drawn { seat, card: card.filter(|_| viewer.is(seat)) }
            }
            public => public,
        }
    }

    fn places(&self) -> Vec<String> {
        self.concerns()
    }

    fn is_way(&self) -> bool {
        !matches!(self, Self::Rolled { .. } | Self::Connected { .. })
    }

    fn continues(&self, first: &Self) -> bool {
        let is_placed =
            |event: &Self| matches!(event, Self::TowerPlaced { .. } | Self::HousePlaced { .. });
        let is_played = |event: &Self| matches!(event, Self::Scored { .. });
        is_placed(first) && is_placed(self) || is_played(first) && is_played(self)
    }

    const KINDS: &'static [&'static str] = Self::KINDS;

    const THINGS: usize = Card::COUNT;

    fn trace(&self, note: &mut impl FnMut(Trace)) {
        self.traces(note);
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
