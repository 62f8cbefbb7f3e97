//! What both drawings say in words.

use crate::base::seat::{Seat, Seats};
use crate::games::mauerbauer::card::Card;
use crate::games::mauerbauer::deck::Points;
use crate::games::mauerbauer::draw::board::DrawnBoard;
use crate::games::mauerbauer::plan::BoardPlan;
use crate::games::mauerbauer::position::View;
use crate::games::mauerbauer::setup::{Setup, TowerRule};
use crate::games::mauerbauer::space::{Space, Spaces};
use crate::games::mauerbauer::state::Phase;
use crate::sheet::canvas::captions::{counted, folded, named, victory};

/// The name of the game.
pub(super) const NAME: &str = "Mauerbauer";
/// The length of a line of text, in characters.
pub(super) const LINE: usize = 80;

/// A seat's own part in the turn, as both drawings mark it.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(super) enum Part {
    Decides,
    Rolls,
    Draws,
    HasTurn,
    Won,
    Waits,
}

impl Part {
    pub(super) const fn word(self) -> &'static str {
        match self {
            Self::Decides => "to decide",
            Self::Rolls => "to roll",
            Self::Draws => "draws",
            Self::HasTurn => "has the turn",
            Self::Won => "winner",
            Self::Waits => "",
        }
    }
}

impl View {
    /// Returns the seats that any part of the view knows of.
    pub(super) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seats::first(self.position.hands.len().max(self.position.scores.len())).iter()
    }

    pub(super) fn part_of(&self, seat: Seat) -> Part {
        let asked = match self.position.phase {
            Phase::ChoosingFirst | Phase::Over => Part::Waits,
            Phase::Rolling => Part::Rolls,
            phase if phase.draws_card() => Part::Draws,
            _ => Part::Decides,
        };
        if self.winners.contains(seat) {
            Part::Won
        } else if asked != Part::Waits && self.position.acting == seat {
            asked
        } else if asked != Part::Waits
            && self.position.phase != Phase::Dealing
            && self.position.seat == seat
        {
            Part::HasTurn
        } else {
            Part::Waits
        }
    }

    /// Returns the name of the board and the number of seats.
    pub(super) fn about(&self, drawn: &DrawnBoard) -> String {
        format!("{}, {} seats", board(&drawn.plan), self.position.setup.players)
    }

    /// Returns what the game waits for.
    pub(super) fn status(&self, drawn: &DrawnBoard) -> String {
        let (seat, turn) = (self.position.acting, self.position.seat);
        match self.position.phase {
            Phase::ChoosingFirst => "Start: chance says which seat has the first turn".to_owned(),
            Phase::Dealing => format!("Dealing: seat {seat} is dealt a card"),
            Phase::Building if self.position.setup.early_roll_penalty && !self.position.early => {
                format!("Building: seat {seat} builds a wall, or rolls too early for a point")
            }
            Phase::Building => format!("Building: seat {seat} builds a wall on a free line"),
            Phase::Rolling => format!("Rolling: seat {turn} rolls {}", self.dice(drawn)),
            Phase::Placing => format!("Placing: seat {turn} places {}", self.placed(drawn)),
            Phase::Connecting => {
                format!("Connecting: seat {seat} may connect {}", self.connected(drawn))
            }
            Phase::Scoring => {
                let city =
                    self.completed.map_or_else(String::new, |city| format!(" for city {city}"));
                format!("Scoring: seat {seat} plays 1 or 2 cards{city}, or discards 1")
            }
            Phase::Drawing => format!("Drawing: seat {seat} draws {}", self.drawn_cards()),
            Phase::Swapping => format!(
                "Swapping: seat {seat}, in last place, may put down cards ({} so far)",
                self.position.swapped
            ),
            Phase::Refilling => {
                format!("Swapping: seat {seat} draws {} for those put down", self.drawn_cards())
            }
            Phase::Choosing => {
                format!("Final scoring: seat {seat} chooses a completed city, or passes")
            }
            Phase::FinalScoring => {
                let city = self
                    .position
                    .chosen
                    .map_or_else(String::new, |city| format!(" for city {city}"));
                format!("Final scoring: seat {seat} plays 1 or 2 cards{city}, or passes")
            }
            Phase::Over => self.result(),
        }
    }

    /// Returns the names of the ends of the last wall without a tower.
    fn free_ends(&self) -> Vec<String> {
        let ends = self.position.last.iter().flat_map(|last| last.ends());
        ends.filter(|end| !self.position.towers.contains_key(end))
            .map(|end| end.to_string())
            .collect()
    }

    fn dice(&self, drawn: &DrawnBoard) -> String {
        let dice = if self.free_ends().is_empty() { "two house dice" } else { "all three dice" };
        match self.position.last {
            Some(last) => format!("{dice} for the wall {last} beside {}", beside(drawn)),
            None => dice.to_owned(),
        }
    }

    fn placed(&self, drawn: &DrawnBoard) -> String {
        let ends = self.free_ends();
        let towers = match ends.as_slice() {
            [] => String::new(),
            [one] => format!("a tower on {one} and "),
            more => format!("towers on {} and ", more.join(" and ")),
        };
        let roll = self.position.roll.map_or_else(String::new, |roll| format!("; rolled: {roll}"));
        let spaces = beside(drawn);
        let houses = if spaces.contains(' ') { "houses" } else { "a house" };
        format!("{towers}{houses} on {spaces}{roll}")
    }

    /// Returns the name of the city completed in this turn, and those beside it (MA-46).
    fn connected(&self, drawn: &DrawnBoard) -> String {
        let Some(city) = self.completed.and_then(|space| drawn.city(space)) else {
            return "the completed city".to_owned();
        };
        let beyond = drawn.around(city).flat_map(|line| drawn.board.border(line).sides);
        let others: Spaces = beyond
            .flatten()
            .filter_map(|space| drawn.city(space))
            .filter(|other| other.name != city.name)
            .map(|other| other.name)
            .collect();
        let others: Vec<String> = others.iter().map(|name| name.to_string()).collect();
        format!("city {} with city {}", city.name, others.join(" or "))
    }

    fn drawn_cards(&self) -> String {
        counted(self.position.draws.into(), "card")
    }

    fn result(&self) -> String {
        let first = self.winners.iter().next();
        let Some(points) = first.and_then(|seat| self.position.scores.get(seat.index())) else {
            return "Game over".to_owned();
        };
        victory(&named(self.winners), self.winners, counted(*points as usize, "point"))
    }

    /// Returns what else is worth knowing, in lines of so many characters.
    pub(super) fn remarks(&self, most: usize) -> Vec<String> {
        let ending = self.position.ending.map(|ending| match self.position.phase {
            Phase::Over => format!("The game ended because {ending}."),
            _ => format!("The game ends after this, because {ending}."),
        });
        let early = self
            .position
            .early
            .then(|| format!("Seat {} has rolled too early.", self.position.seat));
        let swappers = Some(self.position.swappers).filter(|swappers| !swappers.is_empty());
        let swappers = swappers.map(|seats| format!("Still to swap cards: {}.", named(seats)));
        let options = options(&self.position.setup);
        let options = (!options.is_empty()).then(|| format!("Options: {}.", options.join(", ")));
        let all = ending.into_iter().chain(early).chain(swappers).chain(options);
        all.flat_map(|remark| folded(&remark, most)).collect()
    }
}

/// Returns the names of the spaces beside the last wall.
fn beside(drawn: &DrawnBoard) -> String {
    let spaces = drawn.last.map(|last| drawn.board.border(last).spaces()).unwrap_or_default();
    let names: Vec<String> = spaces.iter().map(|space| space.to_string()).collect();
    names.join(" and ")
}

/// Returns the options that are not as usual.
fn options(setup: &Setup) -> Vec<&'static str> {
    let all = [
        (setup.early_roll_penalty, "an early roll costs a point"),
        (setup.tower_rule == TowerRule::FairReport, "any tower beside one of the rolled colour"),
        (!setup.convert_after_connect, "no palaces after connecting"),
    ];
    all.into_iter().filter(|(on, _)| *on).map(|(_, text)| text).collect()
}

/// Returns the name of a board.
pub(super) fn board(plan: &BoardPlan) -> String {
    format!("board {}", plan.name)
}

/// Returns the name of a region with its number.
pub(super) fn region(drawn: &DrawnBoard, region: usize) -> String {
    let name = drawn.plan.regions.get(region).map_or("", |region| &region.name);
    format!("region {}, {name}", region + 1)
}

/// Counts what a board has, in two parts of a sentence.
pub(super) fn counts(drawn: &DrawnBoard) -> [String; 2] {
    let counts = drawn.board.counts();
    let count = |number, thing| counted(number, thing);
    [
        format!(
            "{}, {}, {}",
            count(counts.spaces, "space"),
            count(counts.lines, "wall line"),
            count(counts.towers, "tower space")
        ),
        format!(
            "{} at the rim, {} of them coast; {} at the shore; {}",
            count(counts.rim, "line"),
            counts.coast,
            count(counts.shore, "tower space"),
            count(counts.boundary, "boundary line")
        ),
    ]
}

/// Writes numbers of spaces with a hyphen between those that follow each other.
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

/// Returns what a card scores for what it counts, in parts of a line each.
pub(super) fn scores(card: Card, points: &Points) -> Vec<String> {
    let [one, two, three, seven] = points.city_size;
    let [few, many] = points.colour_variety;
    let [house, palace] = points.colour_in;
    let all = |points: u8| vec![counted(points.into(), "point")];
    let each = |points: u8| vec![counted(points.into(), "point") + " each"];
    match card {
        Card::CitySize => vec![
            format!("{one} for 1 space"),
            format!("{two} for 2, {three} for 3"),
            format!("{seven} for 7 or more"),
        ],
        Card::CityOfOne => all(one),
        Card::CityOfTwo => all(two),
        Card::CityOfThree => all(three),
        Card::CityOfSeven => all(seven),
        Card::ColourVariety => vec![format!("{few} for 2 or 3"), format!("{many} for 4 or 5")],
        Card::ColourIn(_) => vec![format!("{house} for a house"), format!("{palace} for a palace")],
        Card::TowerColourIn(_) => each(points.tower_colour_in),
        Card::PalacesIn => each(points.palaces_in),
        Card::TowersIn => each(points.towers_in),
        Card::HousesOut(_) => each(points.houses_out),
        Card::RegionOut(_) => each(points.region_out),
        Card::TowersOut => each(points.towers_out),
        Card::TowerColourOut(_) => each(points.tower_colour_out),
        Card::ShoreOut => each(points.shore_out),
        Card::WallsOut => each(points.walls_out),
        Card::Cities => each(points.cities),
    }
}
