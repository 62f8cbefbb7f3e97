//! The names of places in a drawing, and of controls next to it.
//!
//! Places are landscape spaces `12`, lines `a1-b1`, tower spaces `a1`, `card:size`, `die:1`,
//! `hand:0`, `seat:0`, `deck` and `discards`. Controls are decisions without a place, such as
//! `a1:b` for a black tower on a1.

use crate::base::seat::Seat;
use crate::games::mauerbauer::action::Action;
use crate::games::mauerbauer::card::Card;
use crate::games::mauerbauer::event::Event;
use crate::games::mauerbauer::piece::{HouseColour, TowerColour};
use crate::games::mauerbauer::placement::Placement;
use crate::games::mauerbauer::space::{Line, Space, TowerSpace};
use crate::games::mauerbauer::state::State;
use crate::games::mauerbauer::texts;
use crate::sheet::canvas::table::seat_place as seat;
use crate::sheet::touch::without_forced;
use crate::text::message::{Arg, Message, message};

/// The place of the deck.
pub(super) const DECK: &str = "deck";
/// The place of the discard pile.
pub(super) const DISCARDS: &str = "discards";
/// The control that plays a card.
const PLAY: &str = "play";
const DISCARD: &str = "discard";

/// Returns the name of a card in the viewer's hand.
pub(super) fn card(card: Card) -> String {
    format!("card:{card}")
}

/// Returns the name of a visible card in the hand of another seat.
pub(super) fn shown_card(seat: Seat, card: Card) -> String {
    format!("hand:{seat}:{card}")
}

/// Returns the name of a seat's face-down cards.
pub(super) fn hand(seat: Seat) -> String {
    ["hand:", seat.digit()].concat()
}

/// Returns the name of a die, from the left.
pub(super) fn die(index: usize) -> String {
    format!("die:{}", index + 1)
}

/// Returns the words for a decision whose place is not in the drawing.
pub(super) fn label(place: &str) -> Option<Message> {
    match (place, place.parse()) {
        (PLAY, _) => Some(message!(texts::PlayAlone)),
        (DISCARD, _) => Some(message!(texts::DiscardCard)),
        (_, Ok(Action::RollEarly)) => Some(message!(texts::RollTooEarly)),
        (_, Ok(Action::StayApart)) => Some(message!(texts::ConnectNothing)),
        (_, Ok(Action::EndSwap)) => Some(message!(texts::SwapNoMore)),
        (_, Ok(Action::Pass)) => Some(message!(texts::Pass)),
        _ => piece(place),
    }
}

/// Returns the words for a piece that is placed.
fn piece(place: &str) -> Option<Message> {
    let (at, colour) = place.split_once(':')?;
    match at.parse::<Space>() {
        Ok(space) => {
            let (piece, city) = (colour.parse::<HouseColour>().ok()?, None::<Space>);
            Some(message!(texts::Houses { piece, count: 1, space, city }))
        }
        Err(_) => {
            let (piece, at) = (colour.parse::<TowerColour>().ok()?, at.parse::<TowerSpace>().ok()?);
            Some(message!(texts::TowerOn { piece, at }))
        }
    }
}

/// Writes a place of the board as its name.
macro_rules! places_by_name {
    ($($name:ty),+) => {
        $(impl From<$name> for Arg {
            fn from(place: $name) -> Self {
                Self::Place { name: place.to_string(), text: place.to_string() }
            }
        })+
    };
}

places_by_name!(Space, Line, TowerSpace);

impl State {
    /// Returns the touches that mean each of these actions. A wall is a line, and a city is a
    /// space. A play is a card, and another card or a control. A placement is each tower and each
    /// house that the dice leave open.
    pub(super) fn touches_of(&self, actions: &[Action]) -> Vec<Vec<String>> {
        match actions {
            [Action::Place(_), ..] => {
                let series: Vec<_> = actions.iter().map(|action| self.placing(*action)).collect();
                without_forced(&series)
            }
            _ => actions.iter().copied().map(touches).collect(),
        }
    }

    /// Returns a touch for each placed piece, or the action itself if it is not a placement.
    fn placing(&self, action: Action) -> Vec<String> {
        let Action::Place(Placement { towers, houses }) = action else { return touches(action) };
        let line = self.line.map(|line| (self.board().line(line), self.board().border(line)));
        let Some((line, border)) = line else { return touches(action) };
        let towers = line.ends().into_iter().zip(towers);
        let towers = towers.filter_map(|(at, colour)| Some(format!("{at}:{}", colour?.letter())));
        let houses = border.spaces().iter().zip(houses);
        let houses = houses.filter_map(|(at, colour)| Some(format!("{at}:{}", colour?.letter())));
        let touches: Vec<String> = towers.chain(houses).collect();
        if touches.is_empty() { vec![action.to_string()] } else { touches }
    }
}

fn touches(action: Action) -> Vec<String> {
    match action {
        Action::Build(line) => vec![line.to_string()],
        Action::Play(played) => vec![card(played), PLAY.to_owned()],
        Action::PlayTwo(pair) => pair.cards().map(card).into(),
        Action::Discard(dropped) => vec![card(dropped), DISCARD.to_owned()],
        Action::Swap(swapped) => vec![card(swapped)],
        Action::Join(space) | Action::Choose(space) => vec![space.to_string()],
        other => vec![other.to_string()],
    }
}

impl Event {
    /// Returns the places of the event.
    pub(super) fn concerns(&self) -> Vec<String> {
        match *self {
            Self::Drawn { seat, .. } => vec![DECK.to_owned(), hand(seat)],
            Self::Reshuffled { .. } => vec![DISCARDS.to_owned(), DECK.to_owned()],
            Self::Built { line, .. } | Self::WallRemoved { line } => vec![line.to_string()],
            Self::Completed { city, .. }
            | Self::StayedApart { city }
            | Self::PalacePlaced { city, .. }
            | Self::Chosen { city, .. } => vec![city.to_string()],
            Self::Connected { city, with } => vec![city.to_string(), with.to_string()],
            Self::TowerPlaced { at, .. } | Self::TowerRemoved { at, .. } => vec![at.to_string()],
            Self::HousePlaced { space, .. } => vec![space.to_string()],
            Self::Scored { seat, .. }
            | Self::Discarded { seat, .. }
            | Self::Swapped { seat, .. } => {
                vec![hand(seat), DISCARDS.to_owned()]
            }
            Self::Starts { seat: at }
            | Self::RolledEarly { seat: at, .. }
            | Self::SwapEnded { seat: at, .. }
            | Self::Passed { seat: at } => vec![seat(at)],
            Self::Rolled { roll } => {
                let dice = usize::from(roll.tower().is_some()) + roll.houses().len();
                (0..dice).map(die).collect()
            }
            _ => Vec::new(),
        }
    }
}
