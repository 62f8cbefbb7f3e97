//! What a viewer sees of a position.

use serde::{Deserialize, Serialize};

use crate::drawing::Drawing;
use crate::features::Parts;
use crate::game::{self, Viewer};
use crate::look::Look;
use crate::mauerbauer::board::Board;
use crate::mauerbauer::draw;
use crate::mauerbauer::features::Sight;
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

impl game::View for View {
    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn scores(&self) -> Vec<i32> {
        let scores = self.position.scores.iter();
        scores.map(|&score| score.try_into().unwrap_or(i32::MAX)).collect()
    }

    fn write(&self, parts: &mut impl Parts) {
        let board = Board::lay(&self.position.setup.board.plan());
        Sight::of(self, &board).write(parts);
    }

    fn draw(&self, look: &Look) -> Drawing {
        draw::svg::draw(self, look)
    }

    fn brief(&self) -> String {
        draw::brief::draw(self)
    }

    fn text(&self) -> String {
        draw::text::draw(self)
    }
}
