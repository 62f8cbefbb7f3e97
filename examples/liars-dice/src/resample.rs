//! The states that a viewer could be in.
//!
//! What is under a cup depends on nothing but how its dice fell, so that each hidden cup is filled by
//! itself. The seat that owns it knows it; bids are facts and say nothing.

use mauerwerk::{
    Account, BySeat, Chance, Dealer, Inconsistent, InformationState, Seat, World, WorldsError,
};

use crate::cup::Cup;
use crate::event::Event;
use crate::position::Position;
use crate::roll::Roll;
use crate::state::State;

/// Returns a state that the viewer could be in.
pub(crate) fn draw(
    seen: &InformationState<State>,
    dealer: &mut Dealer,
) -> Result<State, Inconsistent> {
    let mut position = sound(seen)?;
    for (seat, rolls) in hidden(seen) {
        let roll = dealer.weigh(&rolls).ok_or(NONE_FITS)?;
        position.cups[seat] = Cup::Rolled(roll);
    }
    checked(position)
}

/// Returns every state that the viewer could be in, with its weight.
pub(crate) fn worlds(
    seen: &InformationState<State>,
    limit: usize,
) -> Result<Vec<World<State>>, WorldsError> {
    let mut positions = vec![(sound(seen)?, 1)];
    for (seat, rolls) in hidden(seen) {
        if positions.len() * rolls.len() > limit {
            return Err(WorldsError::TooMany { limit });
        }
        let filled = |(position, ways): &(Position, u128)| {
            let (position, ways) = (position.clone(), *ways);
            rolls.iter().map(move |chance| with(&position, seat, chance, ways)).collect::<Vec<_>>()
        };
        positions = positions.iter().flat_map(filled).collect();
    }
    let states = positions.into_iter().map(|(position, ways)| Ok((checked(position)?, ways)));
    World::gather(states.collect::<Result<Vec<_>, Inconsistent>>()?, limit)
}

/// Returns the history behind what was seen that leads to a state: what fell under a cup is what it is
/// lifted from, or what is under it in the end.
pub(crate) fn account(
    seen: &InformationState<State>,
    end: &State,
) -> Result<Account<State>, Inconsistent> {
    let mut known = BySeat::repeat(None, Seat::COUNT);
    end.0.cups.iter().for_each(|(seat, cup)| known[seat] = cup.roll());
    let mut events = seen.events().to_vec();
    for event in events.iter_mut().rev() {
        if let Event::Lifted { seat, roll } = event {
            known[*seat] = Some(*roll);
        }
        if let Event::Rolled { seat, roll: roll @ None } = event {
            *roll = known[*seat];
        }
    }
    let mut start = seen.start().position.clone();
    for (seat, cup) in seen.start().position.cups.iter() {
        let hidden = matches!(cup, Cup::Hidden(_));
        start.cups[seat] = known[seat].filter(|_| hidden).map_or(*cup, Cup::Rolled);
    }
    Ok(Account { start: checked(start)?, events })
}

/// Returns what the viewer sees now, if there is such a position.
fn sound(seen: &InformationState<State>) -> Result<Position, Inconsistent> {
    let position = &seen.now().position;
    position.faults().or(position.clone()).map_err(|_| NONE_FITS)
}

const NONE_FITS: Inconsistent = Inconsistent("no position looks like this");

/// Returns the position with a roll under a cup, in as many ways more.
fn with(position: &Position, seat: Seat, chance: &Chance<Roll>, ways: u128) -> (Position, u128) {
    let mut position = position.clone();
    position.cups[seat] = Cup::Rolled(chance.action);
    (position, ways * u128::from(chance.weight))
}

fn checked(position: Position) -> Result<State, Inconsistent> {
    position.try_into().map_err(|_| NONE_FITS)
}

/// Returns each hidden cup with what may be under it. Dice that fell unseen before the viewer came
/// are as likely to show one thing as another; see [`Hidden::resample`](mauerwerk::Hidden::resample).
fn hidden(seen: &InformationState<State>) -> impl Iterator<Item = (Seat, Vec<Chance<Roll>>)> {
    let fell = |seat| {
        seen.events()
            .iter()
            .any(|event| matches!(event, Event::Rolled { seat: its, .. } if *its == seat))
    };
    let Position { setup, cups, .. } = &seen.now().position;
    cups.iter().filter_map(move |(seat, cup)| {
        let Cup::Hidden(dice) = *cup else { return None };
        let weight = |roll: &Roll| if fell(seat) { roll.ways() } else { 1 };
        let rolls = Roll::all(dice, setup.faces).into_iter();
        Some((seat, rolls.map(|action| Chance { weight: weight(&action), action }).collect()))
    })
}
