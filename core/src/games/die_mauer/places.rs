//! The names of places in a drawing: `fist:0`, `stock:0:T`, `end:L`, `wall:2`, `seat:0`, `block`.

use crate::base::seat::Seat;
use crate::games::die_mauer::{Action, End, Fist, Phase, Piece, State, texts};
use crate::text::message::{Message, message};

/// Returns the name of the hand of a seat.
pub(super) fn fist(seat: Seat) -> String {
    ["fist:", seat.digit()].concat()
}

/// Returns the name of a piece in the stock of a seat. `?` is a piece of unknown type.
pub(super) fn stock(seat: Seat, piece: Option<Piece>) -> String {
    ["stock:", seat.digit(), ":", piece.map_or("?", Piece::sign)].concat()
}

/// Returns the name of the plot at an end of the wall.
pub(super) fn end(end: End) -> String {
    ["end:", sign(end)].concat()
}

/// Returns the name of a piece in a wall of the given length. The pieces at its ends are `wall:L`
/// and `wall:R`.
pub(super) fn wall(index: usize, pieces: usize) -> String {
    match index {
        0 => "wall:L".to_owned(),
        _ if index + 1 == pieces => "wall:R".to_owned(),
        _ => format!("wall:{}", index + 1),
    }
}

/// Returns the name of the piece that was just built at an end. Only the first piece has no end.
pub(super) fn built(end: Option<End>) -> String {
    ["wall:", end.map_or("L", sign)].concat()
}

/// The Master-builder's block.
pub(super) const BLOCK: &str = "block";

const fn sign(end: End) -> &'static str {
    match end {
        End::Left => "L",
        End::Right => "R",
    }
}

/// Returns the words for a decision whose place is not in the drawing.
pub(super) fn label(phase: Phase, place: &str) -> Option<Message> {
    let words = || match phase {
        Phase::Situation2 => message!(texts::GiveNothing),
        _ => message!(texts::BuildNothing),
    };
    (place.parse() == Ok(Action::Decline)).then(words)
}

impl State {
    /// Returns the touches that mean an action: a piece of the own stock, or the own fist for an
    /// empty one, then the end.
    pub(super) fn touches_of(seat: Seat, action: Action) -> Vec<String> {
        let own = |piece| stock(seat, Some(piece));
        match action {
            Action::Plan(Fist::Holds(piece)) | Action::Give(piece) => vec![own(piece)],
            Action::Plan(Fist::Empty) => vec![fist(seat)],
            Action::Place(at) => vec![end(at)],
            Action::Build(piece, None) => vec![own(piece)],
            Action::Build(piece, Some(at)) => vec![own(piece), end(at)],
            Action::Decline => vec![action.to_string()],
        }
    }
}
