//! What happens in a turn.

use mauerwerk::mauerbauer::{Ending, Event, HouseColour, Line, TowerColour, TowerSpace};
use pyo3::prelude::*;

use super::place::Space;
use super::{Card, EventBase, Roll};
use crate::seat::{Place, Places};
use crate::value::{Whole, Word};
use crate::variant::variants;

variants! { EventBase in "mauerwerk.mauerbauer":
    /// A seat was drawn to start (MA-81).
    Starts(seat) {
        /// The seat.
        seat: Place,
    } => Event::Starts { seat: seat.0 };

    /// A seat was dealt a card, or has drawn one.
    Drawn(seat, card = None) {
        /// The seat.
        seat: Place,
        /// The card, or `None` where it is hidden from the viewer (MA-82).
        card: Option<Card>,
    } => Event::Drawn { seat: seat.0, card: card.map(|card| card.0) };

    /// The discards became the deck (MA-60).
    Reshuffled(cards) {
        /// The number of cards.
        cards: Whole<u32>,
    } => Event::Reshuffled { cards: cards.0 };

    /// A turn starts.
    TurnStarts(seat) {
        /// The seat.
        seat: Place,
    } => Event::TurnStarts { seat: seat.0 };

    /// A seat has rolled too early (MA-15).
    RolledEarly(seat, points) {
        /// The seat.
        seat: Place,
        /// The points it loses: one if it has one (MA-80).
        points: Whole<u32>,
    } => Event::RolledEarly { seat: seat.0, points: points.0 };

    /// A wall was built.
    Built(seat, line) {
        /// The seat.
        seat: Place,
        /// Its line.
        line: Word<Line>,
    } => Event::Built { seat: seat.0, line: line.0 };

    /// A wall completed a city (MA-06).
    Completed(city, spaces) {
        /// The first space of the city.
        city: Space,
        /// The number of its spaces.
        spaces: Whole<u8>,
    } => Event::Completed { city: city.0, spaces: spaces.0 };

    /// The dice were rolled.
    Rolled(roll) {
        /// The roll.
        roll: Roll,
    } => Event::Rolled { roll: roll.0 };

    /// A tower was placed.
    TowerPlaced(at, colour) {
        /// The tower space.
        at: Word<TowerSpace>,
        /// The colour.
        colour: Word<TowerColour>,
    } => Event::TowerPlaced { at: at.0, colour: colour.0 };

    /// A house was placed.
    HousePlaced(space, colour) {
        /// The landscape space.
        space: Space,
        /// The colour.
        colour: Word<HouseColour>,
    } => Event::HousePlaced { space: space.0, colour: colour.0 };

    /// Two houses were replaced with a palace (MA-35).
    PalacePlaced(city, colour) {
        /// The first space of the city.
        city: Space,
        /// The colour.
        colour: Word<HouseColour>,
    } => Event::PalacePlaced { city: city.0, colour: colour.0 };

    /// A wall within a city went back to the supply (MA-41, MA-48).
    WallRemoved(line) {
        /// Its line.
        line: Word<Line>,
    } => Event::WallRemoved { line: line.0 };

    /// A tower within a city went back to the supply (MA-42, MA-49).
    TowerRemoved(at, colour) {
        /// The tower space.
        at: Word<TowerSpace>,
        /// The colour.
        colour: Word<TowerColour>,
    } => Event::TowerRemoved { at: at.0, colour: colour.0 };

    /// The completed city was connected with an older one (MA-45).
    Connected(city, older) {
        /// The first space of the completed city.
        city: Space,
        /// The first space of the older one.
        older: Space,
    } => Event::Connected { city: city.0, with: older.0 };

    /// The completed city was not connected with a city beside it.
    StayedApart(city) {
        /// The first space of the completed city.
        city: Space,
    } => Event::StayedApart { city: city.0 };

    /// A piece of the last of its kind was placed: this turn is the last (MA-75).
    EndComes(ending) {
        /// The cause.
        ending: Word<Ending>,
    } => Event::EndComes { ending: ending.0 };

    /// A seat scored with a card, which is discarded then.
    Scored(seat, card, points) {
        /// The seat.
        seat: Place,
        /// The card.
        card: Card,
        /// The points.
        points: Whole<u32>,
    } => Event::Scored { seat: seat.0, card: card.0, points: points.0 };

    /// A seat discarded a card instead of scoring (MA-54).
    Discarded(seat, card) {
        /// The seat.
        seat: Place,
        /// The card.
        card: Card,
    } => Event::Discarded { seat: seat.0, card: card.0 };

    /// The seats in last place may swap cards (MA-70).
    LastPlace(seats) {
        /// The seats.
        seats: Places,
    } => Event::LastPlace { seats: seats.0 };

    /// A seat put down a card for a swap.
    Swapped(seat, card) {
        /// The seat.
        seat: Place,
        /// The card.
        card: Card,
    } => Event::Swapped { seat: seat.0, card: card.0 };

    /// A seat puts down no more cards for a swap.
    SwapEnded(seat, cards) {
        /// The seat.
        seat: Place,
        /// The number of cards it has put down.
        cards: Whole<u8>,
    } => Event::SwapEnded { seat: seat.0, cards: cards.0 };

    /// The final scoring starts (MA-71).
    FinalScoring() {} => Event::FinalScoring;

    /// A seat chose a city in the final scoring.
    Chosen(seat, city) {
        /// The seat.
        seat: Place,
        /// The first space of the city.
        city: Space,
    } => Event::Chosen { seat: seat.0, city: city.0 };

    /// A seat passed.
    Passed(seat) {
        /// The seat.
        seat: Place,
    } => Event::Passed { seat: seat.0 };

    /// A turn is over.
    TurnEnded(seat) {
        /// The seat.
        seat: Place,
    } => Event::TurnEnded { seat: seat.0 };

    /// The game is over.
    GameOver(ending) {
        /// The cause.
        ending: Word<Ending>,
    } => Event::GameOver { ending: ending.0 };
}

/// Makes the Python object of an event.
pub(super) fn event_object(py: Python<'_>, event: Event) -> PyResult<Py<PyAny>> {
    match event {
        Event::Starts { seat } => Starts::object(py, Place(seat)),
        Event::Drawn { seat, card } => Drawn::object(py, Place(seat), card.map(Card)),
        Event::Reshuffled { cards } => Reshuffled::object(py, Whole(cards)),
        Event::TurnStarts { seat } => TurnStarts::object(py, Place(seat)),
        Event::RolledEarly { seat, points } => RolledEarly::object(py, Place(seat), Whole(points)),
        Event::Built { seat, line } => Built::object(py, Place(seat), Word(line)),
        Event::Completed { city, spaces } => Completed::object(py, Space(city), Whole(spaces)),
        Event::Rolled { roll } => Rolled::object(py, Roll(roll)),
        Event::TowerPlaced { at, colour } => TowerPlaced::object(py, Word(at), Word(colour)),
        Event::HousePlaced { space, colour } => HousePlaced::object(py, Space(space), Word(colour)),
        Event::PalacePlaced { city, colour } => PalacePlaced::object(py, Space(city), Word(colour)),
        Event::WallRemoved { line } => WallRemoved::object(py, Word(line)),
        Event::TowerRemoved { at, colour } => TowerRemoved::object(py, Word(at), Word(colour)),
        Event::Connected { city, with: older } => Connected::object(py, Space(city), Space(older)),
        Event::StayedApart { city } => StayedApart::object(py, Space(city)),
        Event::EndComes { ending } => EndComes::object(py, Word(ending)),
        Event::Scored { seat, card, points } => {
            Scored::object(py, Place(seat), Card(card), Whole(points))
        }
        Event::Discarded { seat, card } => Discarded::object(py, Place(seat), Card(card)),
        Event::LastPlace { seats } => LastPlace::object(py, Places(seats)),
        Event::Swapped { seat, card } => Swapped::object(py, Place(seat), Card(card)),
        Event::SwapEnded { seat, cards } => SwapEnded::object(py, Place(seat), Whole(cards)),
        Event::FinalScoring => FinalScoring::object(py),
        Event::Chosen { seat, city } => Chosen::object(py, Place(seat), Space(city)),
        Event::Passed { seat } => Passed::object(py, Place(seat)),
        Event::TurnEnded { seat } => TurnEnded::object(py, Place(seat)),
        Event::GameOver { ending } => GameOver::object(py, Word(ending)),
    }
}
