//! Guessing what a viewer has not seen: the hands of the others.

mod account;
mod deal;
mod draws;
mod histories;
mod layer;
mod outlook;
mod sampler;
mod search;
mod story;
mod ways;

use crate::game::Game;
use crate::game::{Inconsistent, InformationState};
use crate::game::{World, WorldsError};
use crate::mauerbauer::card::Card;
use crate::mauerbauer::hand::Cards;
use crate::mauerbauer::setup::Setup;
use crate::mauerbauer::state::State;
use histories::Histories;
use layer::{Known, TooDear};
use story::{Faces, Story};
use ways::Ways;

pub(super) use account::account;
pub(super) use sampler::Sampler;

/// How many divisions are counted at a time before a guess is made instead.
const FEW: usize = 1 << 12;
/// How many are counted where a guess fails, and to list very many states.
const MANY: usize = 1 << 16;

const NONE_FITS: Inconsistent = Inconsistent("no hands fit what was seen");

/// Returns every state that the viewer could be in. Whoever asks for few waits for few divisions.
pub(super) fn worlds(
    seen: &InformationState<State>,
    limit: usize,
) -> Result<Vec<World<State>>, WorldsError> {
    let story = Story::new(seen)?;
    let divisions = Histories::new(&story, true, limit.clamp(FEW, MANY)).divisions();
    let divisions = divisions.map_err(|TooDear| WorldsError::TooDear)?;
    if divisions.len() > limit {
        return Err(WorldsError::TooMany { limit });
    }
    let (hands, ways): (Vec<Known>, Vec<Ways>) = divisions.into_iter().unzip();
    let ways = Ways::reduce(&ways).ok_or(WorldsError::TooDear)?;
    let states = hands.iter().map(|hands| state(seen, hands.map(|faces| cards(&faces))));
    World::gather(states.collect::<Result<Vec<_>, _>>()?.into_iter().zip(ways), limit)
}

/// Returns cards of which there are so many of each face.
fn cards(faces: &Faces) -> Cards {
    let mut cards = Cards::NONE;
    for (card, &count) in Card::ALL.into_iter().zip(faces) {
        cards.set(card, count);
    }
    cards
}

/// Returns the state in which others hold these cards.
fn state(
    seen: &InformationState<State>,
    hands: [Cards; Setup::SEATS],
) -> Result<State, Inconsistent> {
    let now = seen.now();
    let state = State::try_from(now.position.clone().with_unknown(hands))
        .map_err(|_| Inconsistent("no position looks like this"))?;
    if state.view(now.viewer) == *now {
        Ok(state)
    } else {
        Err(Inconsistent("the view contradicts itself"))
    }
}
