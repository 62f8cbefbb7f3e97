//! What an event says, in numbers.

use crate::history::Trace;
use crate::mauerbauer::{Event, Line, Space, TowerSpace};

impl Event {
    /// Hands the traces of the event to `note`. The things they are about are cards. Their numbers are
    /// those of places first (of a line its two tower spaces), then of colours and causes, from 1, of
    /// points and of cards.
    pub(super) fn traces(&self, note: &mut impl FnMut(Trace)) {
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
