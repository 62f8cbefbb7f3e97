//! What happens in a turn.

use mauerwerk::mauerbauer::{Ending, Event, HouseColour, Line, TowerColour, TowerSpace};
use pyo3::prelude::*;

use super::place::Space;
use super::{Card, EventBase, Roll};
use crate::seat::{Place, Places};
use crate::value::{Whole, Word};
use crate::variant::variants;

variants! { EventBase in "mauerwerk.mauerbauer":
    /// Tells who starts (MA-81).
    Starts(seat) {
        /// Names the seat.
        seat: Place,
    } => Event::Starts { seat: seat.0 };

    /// Tells that a seat was dealt a card, or has drawn one.
    Drawn(seat, card = None) {
        /// Names the seat.
        seat: Place,
        /// Holds the card, or `None` where it is hidden from the viewer (MA-82).
        card: Option<Card>,
    } => Event::Drawn { seat: seat.0, card: card.map(|card| card.0) };

    /// Tells that the discards became the deck (MA-60).
    Reshuffled(cards) {
        /// Counts the cards.
        cards: Whole<u32>,
    } => Event::Reshuffled { cards: cards.0 };

    /// Tells whose turn starts.
    TurnStarts(seat) {
        /// Names the seat.
        seat: Place,
    } => Event::TurnStarts { seat: seat.0 };

    /// Tells that a seat has rolled too early (MA-15).
    RolledEarly(seat, points) {
        /// Names the seat.
        seat: Place,
        /// Holds what it loses: a point if it has one (MA-80).
        points: Whole<u32>,
    } => Event::RolledEarly { seat: seat.0, points: points.0 };

    /// Tells that a wall was built.
    Built(seat, line) {
        /// Names the seat.
        seat: Place,
        /// Names its line.
        line: Word<Line>,
    } => Event::Built { seat: seat.0, line: line.0 };

    /// Tells that a wall completed a city (MA-06).
    Completed(city, spaces) {
        /// Names the first space of the city.
        city: Space,
        /// Counts its spaces.
        spaces: Whole<u8>,
    } => Event::Completed { city: city.0, spaces: spaces.0 };

    /// Tells what the dice show.
    Rolled(roll) {
        /// Holds the roll.
        roll: Roll,
    } => Event::Rolled { roll: roll.0 };

    /// Tells that a tower was placed.
    TowerPlaced(at, colour) {
        /// Names the tower space.
        at: Word<TowerSpace>,
        /// Holds the colour.
        colour: Word<TowerColour>,
    } => Event::TowerPlaced { at: at.0, colour: colour.0 };

    /// Tells that a house was placed.
    HousePlaced(space, colour) {
        /// Names the landscape space.
        space: Space,
        /// Holds the colour.
        colour: Word<HouseColour>,
    } => Event::HousePlaced { space: space.0, colour: colour.0 };

    /// Tells that two houses were replaced with a palace (MA-35).
    PalacePlaced(city, colour) {
        /// Names the first space of the city.
        city: Space,
        /// Holds the colour.
        colour: Word<HouseColour>,
    } => Event::PalacePlaced { city: city.0, colour: colour.0 };

    /// Tells that a wall within a city went back to the supply (MA-41, MA-48).
    WallRemoved(line) {
        /// Names its line.
        line: Word<Line>,
    } => Event::WallRemoved { line: line.0 };

    /// Tells that a tower within a city went back to the supply (MA-42, MA-49).
    TowerRemoved(at, colour) {
        /// Names the tower space.
        at: Word<TowerSpace>,
        /// Holds the colour.
        colour: Word<TowerColour>,
    } => Event::TowerRemoved { at: at.0, colour: colour.0 };

    /// Tells that the completed city was connected with an older one (MA-45).
    Connected(city, older) {
        /// Names the first space of the completed city.
        city: Space,
        /// Names the first space of the older one.
        older: Space,
    } => Event::Connected { city: city.0, with: older.0 };

    /// Tells that the completed city was not connected with a city beside it.
    StayedApart(city) {
        /// Names the first space of the completed city.
        city: Space,
    } => Event::StayedApart { city: city.0 };

    /// Tells that a piece of the last of its kind was placed: this turn is the last (MA-75).
    EndComes(ending) {
        /// Says why.
        ending: Word<Ending>,
    } => Event::EndComes { ending: ending.0 };

    /// Tells what a card scored for a seat; the card is discarded then.
    Scored(seat, card, points) {
        /// Names the seat.
        seat: Place,
        /// Holds the card.
        card: Card,
        /// Holds the points.
        points: Whole<u32>,
    } => Event::Scored { seat: seat.0, card: card.0, points: points.0 };

    /// Tells that a seat discarded a card instead of scoring (MA-54).
    Discarded(seat, card) {
        /// Names the seat.
        seat: Place,
        /// Holds the card.
        card: Card,
    } => Event::Discarded { seat: seat.0, card: card.0 };

    /// Tells which seats are last and may swap cards (MA-70).
    LastPlace(seats) {
        /// Names the seats.
        seats: Places,
    } => Event::LastPlace { seats: seats.0 };

    /// Tells that a seat put down a card for a swap.
    Swapped(seat, card) {
        /// Names the seat.
        seat: Place,
        /// Holds the card.
        card: Card,
    } => Event::Swapped { seat: seat.0, card: card.0 };

    /// Tells that a seat puts down no more cards for a swap.
    SwapEnded(seat, cards) {
        /// Names the seat.
        seat: Place,
        /// Counts the cards it has put down.
        cards: Whole<u8>,
    } => Event::SwapEnded { seat: seat.0, cards: cards.0 };

    /// Tells that the final scoring starts (MA-71).
    FinalScoring() {} => Event::FinalScoring;

    /// Tells which city a seat has chosen in the final scoring.
    Chosen(seat, city) {
        /// Names the seat.
        seat: Place,
        /// Names the first space of the city.
        city: Space,
    } => Event::Chosen { seat: seat.0, city: city.0 };

    /// Tells that a seat passed.
    Passed(seat) {
        /// Names the seat.
        seat: Place,
    } => Event::Passed { seat: seat.0 };

    /// Tells that a turn is over.
    TurnEnded(seat) {
        /// Names the seat.
        seat: Place,
    } => Event::TurnEnded { seat: seat.0 };

    /// Tells that the game is over.
    GameOver(ending) {
        /// Says why.
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
