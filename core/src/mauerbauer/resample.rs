//! Guessing what a viewer has not seen: the hands of the others.

use super::hand::Cards;
use super::state::State;
use super::story::Story;
use crate::dealer::Dealer;
use crate::game::Viewer;
use crate::information::{Inconsistent, InformationState};
use crate::world::{World, WorldsError};

/// Returns every state that the viewer could be in, where nothing is hidden from the viewer. Others
/// are too dear: histories of draws and reshuffles are not counted.
pub(super) fn worlds(
    seen: &InformationState<State>,
    limit: usize,
) -> Result<Vec<World<State>>, WorldsError> {
    let hidden = seen.now().hands.iter().any(|hand| hand.cards.is_none());
    if hidden {
        return Err(WorldsError::TooDear);
    }
    let state = resample(seen, &mut Dealer::new(0))?;
    World::gather([(state, 1)], limit)
}

/// Returns a state that the viewer could be in.
pub(super) fn resample(
    seen: &InformationState<State>,
    dealer: &mut Dealer,
) -> Result<State, Inconsistent> {
    let now = seen.now();
    let mut hands = Story::new(seen)?.hands(dealer)?;
    if let Viewer::Seat(seat) = seen.viewer()
        && let Some(own) = now.hands.get(seat.index()).and_then(|hand| hand.cards)
    {
        hands[seat.index()] = own;
    }
    let hands: Vec<Cards> = hands.into_iter().take(now.hands.len()).collect();
    let state = State::try_from(now.with_hands(hands))
        .map_err(|_| Inconsistent("no position looks like this"))?;
    if state.seen_by(now.viewer) == *now {
        Ok(state)
    } else {
        Err(Inconsistent("the view contradicts itself"))
    }
}
