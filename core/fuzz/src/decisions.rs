//! No decision of anybody panics, loses a piece or goes unheard, in any setup.

use mauerwerk::laws::Lawful;
use mauerwerk::{
    ActionSet, Actor, Dealer, InformationState, Seat, Viewer, berlin, die_mauer, mauerbauer,
};

/// Returns a legal action for every other number, and any action for the rest.
fn chosen<G: Lawful>(state: &G, actor: Actor, number: u32) -> Option<G::Action> {
    let place = (number / 2) as usize;
    if number % 2 == 1 {
        return G::action(number / 2 % G::INFO.actions);
    }
    match actor {
        Actor::Seat(seat) => {
            let legal = state.actions(seat);
            legal.get(place % legal.len().max(1))
        }
        Actor::Chance => {
            let chances = state.chances();
            chances.get(place % chances.len().max(1)).map(|chance| chance.action)
        }
    }
}

fn check<G: Lawful>(setup: &str, looks: u8, decisions: &[(u8, u32)]) {
    let start = setup.parse().and_then(|setup| G::start(&setup));
    let Ok(mut state) = start.or_else(|_| G::start(&G::Setup::default())) else { return };
    let pieces = state.pieces();
    let viewer = Seat::new(looks).map_or(Viewer::Spectator, Viewer::Seat);
    let mut seen = InformationState::new(&state, viewer);
    for &(actor, number) in decisions {
        let actor = Seat::new(actor % 9).map_or(Actor::Chance, Actor::Seat);
        let Some(action) = chosen(&state, actor, number) else { continue };
        let Ok(next) = seen.step(&state, actor, action) else { continue };
        assert_eq!(next.pieces(), pieces);
        let could_be = seen.resample(&mut Dealer::new(number.into())).expect("it is right");
        assert_eq!(could_be.view(viewer), next.view(viewer));
        state = next;
    }
}

/// Checks one input.
pub fn check_all(setup: &str, looks: u8, decisions: &[(u8, u32)]) {
    check::<die_mauer::State>(setup, looks, decisions);
    check::<berlin::State>(setup, looks, decisions);
    check::<mauerbauer::State>(setup, looks, decisions);
}
