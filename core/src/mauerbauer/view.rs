//! What a viewer sees of a position.

use serde::{Deserialize, Serialize};

use crate::game::Viewer;
use crate::mauerbauer::position::Position;
use crate::mauerbauer::space::Space;
use crate::seat::Seats;

/// What a viewer sees: the position without the hands of others, and what follows from it.
///
/// # Examples
/// ```
/// use mauerwerk::mauerbauer::{Hand, State};
/// use mauerwerk::{Game, Viewer};
///
/// let state: State = "board:hexagon first_player:0 hands:size/cities phase:building".parse()?;
/// let view = state.view(Viewer::Seat(state.seat_numbered(0)?));
/// assert_eq!(view.position.hands, [Hand::Known("size".parse()?), Hand::Unknown(1)]);
/// assert_eq!(view.to_string(), "hands:size/?1 phase:building seat:0");
///
/// // What a view prints can be read back.
/// let notation = format!("{} {view}", view.position.setup);
/// assert_eq!(State::view_from(view.viewer, &notation), Ok(view));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// The position, with unknown hands of the others (MA-82).
    pub position: Position,
    /// The spaces of each completed city, in the order of their first ones.
    pub cities: Vec<Vec<Space>>,
    /// The first space of the city that was completed in this turn, if one was.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub completed: Option<Space>,
    /// The number of cards in the deck.
    pub deck: u32,
    /// The seats that have won, when the game is over.
    #[serde(default, skip_serializing_if = "Seats::are_none")]
    pub winners: Seats,
}
