//! The words of both drawings.

use crate::base::seat::{Seat, Seats};
use crate::games::mauerbauer::board::BoardCounts;
use crate::games::mauerbauer::card::Card;
use crate::games::mauerbauer::deck::Points;
use crate::games::mauerbauer::draw::board::DrawnBoard;
use crate::games::mauerbauer::plan::BoardPlan;
use crate::games::mauerbauer::position::{Position, View};
use crate::games::mauerbauer::setup::{Setup, TowerRule};
use crate::games::mauerbauer::space::{Space, Spaces, TowerSpace};
use crate::games::mauerbauer::state::Phase;
use crate::games::mauerbauer::texts;
use crate::sheet::canvas::captions::victory;
use crate::sheet::canvas::table::Part;
use crate::text::message::{Arg, Message, message, together};

/// The name of the game.
pub(super) const NAME: &str = "Mauerbauer";
/// The length of a line of text, in characters.
pub(super) const LINE: usize = 80;

impl View {
    /// Returns the seats that appear in any part of the view.
    pub(super) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seats::first(self.position.hands.len().max(self.position.scores.len())).iter()
    }

    pub(super) fn part_of(&self, seat: Seat) -> Part {
        let asked = match self.position.phase {
            Phase::ChoosingFirst | Phase::Over => Part::Waits,
            Phase::Rolling => Part::Acts(message!(texts::ToRoll)),
            phase if phase.draws_card() => Part::Acts(message!(texts::Draws)),
            _ => Part::Decides(message!(texts::ToDecide)),
        };
        if self.winners.contains(seat) {
            Part::Won(message!(texts::Winner))
        } else if asked != Part::Waits && self.position.acting == seat {
            asked
        } else if asked != Part::Waits
            && self.position.phase != Phase::Dealing
            && self.position.seat == seat
        {
            Part::Acts(message!(texts::HasTheTurn))
        } else {
            Part::Waits
        }
    }

    /// Returns the name of the board and the number of players.
    pub(super) fn about(&self, drawn: &DrawnBoard) -> Message {
        let (board, players) = (drawn.plan.name.clone(), self.position.setup.players);
        message!(texts::About { board, players })
    }

    /// Returns the sentence that describes what the game waits for.
    pub(super) fn status(&self, drawn: &DrawnBoard) -> Message {
        let (seat, position) = (self.position.acting, &self.position);
        match position.phase {
            Phase::ChoosingFirst => message!(texts::ChoosingFirst),
            Phase::Dealing => message!(texts::Dealing { seat }),
            Phase::Building if position.setup.early_roll_penalty && !position.early => {
                message!(texts::BuildingOrRolling { seat })
            }
            Phase::Building => message!(texts::Building { seat }),
            Phase::Rolling => self.rolling(drawn),
            Phase::Placing => self.placing(drawn),
            Phase::Connecting => self.connecting(drawn),
            Phase::Scoring => message!(texts::Scoring { seat, city: self.completed }),
            Phase::Drawing => message!(texts::Drawing { seat, cards: position.draws }),
            Phase::Swapping => message!(texts::Swapping { seat, swapped: position.swapped }),
            Phase::Refilling => message!(texts::Refilling { seat, cards: position.draws }),
            Phase::Choosing => message!(texts::Choosing { seat }),
            Phase::FinalScoring => message!(texts::FinalCards { seat, city: position.chosen }),
            Phase::Over => self.result(),
        }
    }

    /// Returns the ends of the last wall without a tower.
    fn free_ends(&self) -> Vec<TowerSpace> {
        let ends = self.position.last.iter().flat_map(|last| last.ends());
        ends.filter(|end| !self.position.towers.contains_key(end)).collect()
    }

    fn rolling(&self, drawn: &DrawnBoard) -> Message {
        let seat = self.position.seat;
        let Some(line) = self.position.last else { return message!(texts::Rolling { seat }) };
        let (towers, spaces) = (self.free_ends().len(), all_of(border(drawn).iter()));
        message!(texts::RollingFor { seat, towers, line, spaces })
    }

    fn placing(&self, drawn: &DrawnBoard) -> Message {
        let (ends, spaces) = (self.free_ends(), border(drawn));
        message!(texts::Placing {
            seat: self.position.seat,
            towers: ends.len(),
            ends: all_of(ends),
            houses: spaces.len(),
            spaces: all_of(spaces.iter()),
            roll: self.position.roll,
        })
    }

    fn connecting(&self, drawn: &DrawnBoard) -> Message {
        let seat = self.position.acting;
        match self.bordering(drawn) {
            Some((city, others)) => message!(texts::ConnectingWith { seat, city, others }),
            None => message!(texts::Connecting { seat }),
        }
    }

    /// Returns the name of the city completed in this turn, and the neighbouring cities (MA-46).
    fn bordering(&self, drawn: &DrawnBoard) -> Option<(Space, Message)> {
        let city = drawn.city(self.completed?)?;
        let beyond = drawn.around(city).flat_map(|line| drawn.board.border(line).sides);
        let others: Spaces = beyond
            .flatten()
            .filter_map(|space| drawn.city(space))
            .filter(|other| other.name != city.name)
            .map(|other| other.name)
            .collect();
        let others = others.iter().map(|name| Message::parts([name.into()]));
        Some((city.name, others.reduce(|first, last| message!(texts::Or { first, last }))?))
    }

    fn result(&self) -> Message {
        let first = self.winners.iter().next();
        match first.and_then(|seat| self.position.scores.get(seat.index())) {
            Some(&points) => victory(self.winners, message!(texts::Points { points })),
            None => message!(texts::GameOver),
        }
    }

    /// Returns more remarks on the turn.
    pub(super) fn remarks(&self) -> Vec<Message> {
        let Position { phase, seat, ending, swappers, early, setup, .. } = &self.position;
        let ending = ending.map(Message::from).map(|ending| match phase {
            Phase::Over => message!(texts::GameEnded { ending }),
            _ => message!(texts::GameEnds { ending }),
        });
        let early = early.then(|| message!(texts::HasRolledEarly { seat: Arg::Title(*seat) }));
        let swappers =
            (!swappers.is_empty()).then(|| message!(texts::Swappers { seats: *swappers }));
        let options = options(setup);
        let options = (!options.is_empty()).then(|| message!(texts::Options { options }));
        ending.into_iter().chain(early).chain(swappers).chain(options).collect()
    }
}

/// Returns the spaces that the last wall borders.
fn border(drawn: &DrawnBoard) -> Spaces {
    drawn.last.map(|last| drawn.board.border(last).spaces()).unwrap_or(Spaces::EMPTY)
}

/// Joins places with "and".
fn all_of<T: Into<Arg>>(places: impl IntoIterator<Item = T>) -> Option<Message> {
    together(places.into_iter().map(|place| Message::parts([place.into()])).collect())
}

/// Returns the options that differ from the defaults.
fn options(setup: &Setup) -> Vec<Message> {
    let all = [
        (setup.early_roll_penalty, message!(texts::EarlyRollPenalty)),
        (setup.tower_rule == TowerRule::FairReport, message!(texts::FairReport)),
        (!setup.convert_after_connect, message!(texts::NoPalaces)),
    ];
    all.into_iter().filter(|(on, _)| *on).map(|(_, text)| text).collect()
}

/// Returns the title of a drawing.
pub(super) fn title(about: impl IntoIterator<Item = Message>) -> Message {
    message!(texts::Title { about: Vec::from_iter(about) })
}

/// Returns the name of a board.
pub(super) fn board(plan: &BoardPlan) -> Message {
    message!(texts::Board { board: plan.name.clone() })
}

/// Returns the name of a region with its number.
pub(super) fn region(drawn: &DrawnBoard, region: usize) -> Message {
    let name = drawn.plan.regions.get(region).map_or("", |region| &region.name).to_owned();
    message!(texts::Region { number: region + 1, name })
}

/// Returns the counts of a board, as two parts of a sentence.
pub(super) fn counts(drawn: &DrawnBoard) -> [Message; 2] {
    let BoardCounts { spaces, lines, towers, rim, coast, shore, boundary } = drawn.board.counts();
    [
        message!(texts::Counts { spaces, lines, towers }),
        message!(texts::CountsOfLines { rim, coast, shore, boundary }),
    ]
}

/// Writes the number of equal cards, if there is more than one.
pub(super) fn times(count: u8) -> String {
    if count > 1 { format!(" ×{count}") } else { String::new() }
}

/// Writes numbers of spaces, with hyphens for ranges.
pub(super) fn ranges(spaces: impl Iterator<Item = Space>) -> String {
    let mut parts: Vec<(Space, Space)> = Vec::new();
    for space in spaces {
        match parts.last_mut() {
            Some((_, last)) if last.number() + 1 == space.number() => *last = space,
            _ => parts.push((space, space)),
        }
    }
    let written =
        parts.iter().map(
            |(first, last)| {
                if first == last { first.to_string() } else { format!("{first}-{last}") }
            },
        );
    written.collect::<Vec<_>>().join(", ")
}

impl Points {
    /// Returns the points of a card for each thing that it counts, in parts of a line each.
    #[must_use]
    pub fn message(&self, card: Card) -> Vec<Message> {
        let [one, two, three, seven] = self.city_size;
        let [few, many] = self.colour_variety;
        let [house, palace] = self.colour_in;
        let all = |points: u8| vec![message!(texts::Points { points })];
        let each = |points: u8| vec![message!(texts::PointsEach { points })];
        match card {
            Card::CitySize => vec![
                message!(texts::ForOne { points: one }),
                message!(texts::ForTwoAndThree { two, three }),
                message!(texts::ForSeven { points: seven }),
            ],
            Card::CityOfOne => all(one),
            Card::CityOfTwo => all(two),
            Card::CityOfThree => all(three),
            Card::CityOfSeven => all(seven),
            Card::ColourVariety => vec![
                message!(texts::ForFewColours { points: few }),
                message!(texts::ForManyColours { points: many }),
            ],
            Card::ColourIn(_) => vec![
                message!(texts::ForHouse { points: house }),
                message!(texts::ForPalace { points: palace }),
            ],
            Card::TowerColourIn(_) => each(self.tower_colour_in),
            Card::PalacesIn => each(self.palaces_in),
            Card::TowersIn => each(self.towers_in),
            Card::HousesOut(_) => each(self.houses_out),
            Card::RegionOut(_) => each(self.region_out),
            Card::TowersOut => each(self.towers_out),
            Card::TowerColourOut(_) => each(self.tower_colour_out),
            Card::ShoreOut => each(self.shore_out),
            Card::WallsOut => each(self.walls_out),
            Card::Cities => each(self.cities),
        }
    }
}
