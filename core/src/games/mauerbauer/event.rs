//! The events of a game, as seen at the table, as numbers, and as counts.

use serde::{Deserialize, Serialize};

use crate::base::seat::{Seat, Seats};
use crate::game::history::Trace;
use crate::game::{self, Viewer};
use crate::games::mauerbauer::card::{Card, Kind};
use crate::games::mauerbauer::piece::Roll;
use crate::games::mauerbauer::piece::{HouseColour, TowerColour};
use crate::games::mauerbauer::space::{Line, Space, TowerSpace};
use crate::games::mauerbauer::state::Ending;
use crate::games::mauerbauer::texts;
use crate::text::message::{Message, message};

/// An event.
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
        /// The card, or `None` if it is hidden from the viewer (MA-82).
        card: Option<Card>,
    },
    /// The discards became the new deck (MA-60).
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
        /// The points it loses: one if it has any (MA-80).
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
    /// A wall inside a city returned to the supply (MA-41, MA-48).
    WallRemoved {
        /// Its line.
        line: Line,
    },
    /// A tower inside a city returned to the supply (MA-42, MA-49).
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
    /// The completed city was not connected with a neighbouring city.
    StayedApart {
        /// The first space of the completed city.
        city: Space,
    },
    /// A piece of the last of its kind was placed, so this turn is the last (MA-75).
    EndComes {
        /// The cause.
        ending: Ending,
    },
    /// A seat scored with a card, and discarded it.
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
    /// A seat ended its swap.
    SwapEnded {
        /// The seat.
        seat: Seat,
        /// The number of cards that it put down.
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

    fn message(&self) -> Message {
        match *self {
            Self::Starts { seat } => message!(texts::Starts { seat }),
            Self::Drawn { seat, card: Some(card) } => message!(texts::DrawnKnown { seat, card }),
            Self::Drawn { seat, card: None } => message!(texts::Drawn { seat }),
            Self::Reshuffled { cards } => message!(texts::Reshuffled { cards }),
            Self::TurnStarts { seat } => message!(texts::TurnStarts { seat }),
            Self::RolledEarly { seat, points } => message!(texts::RolledEarly { seat, points }),
            Self::Built { seat, line } => message!(texts::Built { seat, line }),
            Self::Completed { city, spaces } => message!(texts::Completed { city, spaces }),
            Self::Rolled { roll } => message!(texts::Rolled { roll }),
            Self::TowerPlaced { at, colour } => message!(texts::TowerPlaced { piece: colour, at }),
            Self::HousePlaced { space, colour } => {
                message!(texts::HousePlaced { piece: colour, space })
            }
            Self::PalacePlaced { city, colour } => {
                message!(texts::PalacePlaced { piece: colour.palace(), city })
            }
            Self::WallRemoved { line } => message!(texts::WallRemoved { line }),
            Self::TowerRemoved { at, .. } => message!(texts::TowerRemoved { at }),
            Self::Connected { city, with } => message!(texts::Connected { city, with }),
            Self::StayedApart { city } => message!(texts::NotConnected { city }),
            Self::EndComes { ending } => {
                message!(texts::EndComes { ending: Message::from(ending) })
            }
            Self::Scored { seat, card, points } => message!(texts::Scored { seat, card, points }),
            Self::Discarded { seat, card } => message!(texts::Discarded { seat, card }),
            Self::LastPlace { seats } => message!(texts::LastPlace { seats }),
            Self::Swapped { seat, card } => message!(texts::Swapped { seat, card }),
            Self::SwapEnded { seat, cards } => message!(texts::SwapEnded { seat, cards }),
            Self::FinalScoring => message!(texts::FinalScoring),
            Self::Chosen { seat, city } => message!(texts::Chosen { seat, city }),
            Self::Passed { seat } => message!(texts::Passed { seat }),
            Self::TurnEnded { seat } => message!(texts::TurnEnded { seat }),
            Self::GameOver { ending } => {
                message!(texts::GameIsOver { ending: Message::from(ending) })
            }
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

/// The counts of a game's events.
#[derive(Copy, Clone, Default, Eq, PartialEq, Hash, Debug)]
pub struct Tally {
    turns: u32,
    cities: u32,
    largest_city: u32,
    connected: u32,
    palaces: u32,
    discarded: u32,
    swapped: u32,
    reshuffled: u32,
    /// The number of played cards of each kind, and their points.
    played: [u32; Kind::ALL.len()],
    scored: [u32; Kind::ALL.len()],
    endings: [u32; Ending::ALL.len()],
}

impl game::Tally for Tally {
    type Event = Event;

    const COLUMNS: &'static [&'static str] = &[
        "turns",
        "cities",
        "largest_city",
        "connected",
        "palaces",
        "discarded",
        "swapped",
        "reshuffled",
        "played_city_size",
        "played_colour_variety",
        "played_tower_colour_in",
        "played_palaces_in",
        "played_colour_in",
        "played_towers_in",
        "played_houses_out",
        "played_region_out",
        "played_towers_out",
        "played_tower_colour_out",
        "played_shore_out",
        "played_walls_out",
        "played_cities",
        "scored_city_size",
        "scored_colour_variety",
        "scored_tower_colour_in",
        "scored_palaces_in",
        "scored_colour_in",
        "scored_towers_in",
        "scored_houses_out",
        "scored_region_out",
        "scored_towers_out",
        "scored_tower_colour_out",
        "scored_shore_out",
        "scored_walls_out",
        "scored_cities",
        "ended_last_wall",
        "ended_last_tower",
        "ended_last_house",
        "ended_last_palace",
        "ended_no_line_left",
    ];

    #[inline]
    fn count(&mut self, event: &Event) {
        match *event {
            Event::Built { .. } => self.turns += 1,
            Event::Completed { spaces, .. } => {
                self.cities += 1;
                self.largest_city = self.largest_city.max(spaces.into());
            }
            Event::Connected { .. } => self.connected += 1,
            Event::PalacePlaced { .. } => self.palaces += 1,
            Event::Discarded { .. } => self.discarded += 1,
            Event::Swapped { .. } => self.swapped += 1,
            Event::Reshuffled { .. } => self.reshuffled += 1,
            Event::Scored { card, points, .. } => {
                self.played[card.kind() as usize] += 1;
                self.scored[card.kind() as usize] += points;
            }
            Event::GameOver { ending } => self.endings[ending as usize] += 1,
            _ => {}
        }
    }

    fn values(&self) -> Vec<u32> {
        let first = [
            self.turns,
            self.cities,
            self.largest_city,
            self.connected,
            self.palaces,
            self.discarded,
            self.swapped,
            self.reshuffled,
        ];
        first.into_iter().chain(self.played).chain(self.scored).chain(self.endings).collect()
    }
}

impl Event {
    /// Calls `note` with the traces of the event. Their things are cards. Their numbers are first
    /// those of places, where a line has its two tower spaces. Then follow colours and causes,
    /// counted from 1, points, and numbers of cards.
    fn traces(&self, note: &mut impl FnMut(Trace)) {
        let trace = Trace::of(self.kind());
        note(match *self {
            Self::Starts { seat }
            | Self::TurnStarts { seat }
            | Self::Passed { seat }
            | Self::TurnEnded { seat } => trace.by(seat),
            Self::Drawn { seat, card } => trace.by(seat).about(card.map(|card| card.index())),
            Self::Reshuffled { cards } => trace.saying([small(cards)]),
            Self::RolledEarly { seat, points } => trace.by(seat).saying([small(points)]),
            Self::Built { seat, line } => trace.by(seat).saying(ends(line)),
            Self::Completed { city, spaces } => trace.saying([space(city), spaces.into()]),
            Self::Rolled { roll } => {
                let [first, second] = roll.houses().map(|house| 1 + house.index() as u16);
                let tower = roll.tower().map_or(0, |colour| 1 + colour as u16);
                trace.saying([tower, first, second])
            }
            Self::TowerPlaced { at, colour } | Self::TowerRemoved { at, colour } => {
                trace.saying([tower(at), 1 + colour as u16])
            }
            Self::HousePlaced { space: at, colour } | Self::PalacePlaced { city: at, colour } => {
                trace.saying([space(at), 1 + colour as u16])
            }
            Self::WallRemoved { line } => trace.saying(ends(line)),
            Self::Connected { city, with } => trace.saying([space(city), space(with)]),
            Self::StayedApart { city } => trace.saying([space(city)]),
            Self::EndComes { ending } | Self::GameOver { ending } => {
                trace.saying([1 + ending as u16])
            }
            Self::Scored { seat, card, points } => {
                trace.by(seat).about(card.index()).saying([small(points)])
            }
            Self::Discarded { seat, card } | Self::Swapped { seat, card } => {
                trace.by(seat).about(card.index())
            }
            Self::LastPlace { seats } => return seats.iter().for_each(|seat| note(trace.by(seat))),
            Self::SwapEnded { seat, cards } => trace.by(seat).saying([cards.into()]),
            Self::FinalScoring => trace,
            Self::Chosen { seat, city } => trace.by(seat).saying([space(city)]),
        });
    }
}

fn small(number: u32) -> u16 {
    u16::try_from(number).unwrap_or(u16::MAX)
}

fn ends(line: Line) -> [u16; 2] {
    line.ends().map(tower)
}

const fn tower(at: TowerSpace) -> u16 {
    1 + at.index() as u16
}

fn space(space: Space) -> u16 {
    space.number().into()
}
