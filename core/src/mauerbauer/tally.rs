//! What simulations count.

use crate::game;
use crate::mauerbauer::card::Kind;
use crate::mauerbauer::ending::Ending;
use crate::mauerbauer::event::Event;

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
    /// The number of cards of each kind that were played, and their points.
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
