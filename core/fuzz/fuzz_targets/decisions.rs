//! No decision of anybody panics, loses a piece or goes unheard, whatever the set-up.
#![no_main]

use libfuzzer_sys::fuzz_target;
use mauerwerk::laws::Lawful;
use mauerwerk::{Actor, Dealer, InformationState, Seat, Viewer, die_mauer};

fn check<G: Lawful>((setup, looks, decisions): (&str, u8, Vec<(u8, u8)>)) {
    let start = setup.parse().and_then(|setup| G::start(&setup));
    let Ok(mut state) = start.or_else(|_| G::start(&G::Setup::default())) else { return };
    let pieces = state.pieces();
    let viewer = Seat::new(looks).map_or(Viewer::Spectator, Viewer::Seat);
    let mut seen = InformationState::new(&state, viewer);
    for (actor, id) in decisions {
        let actor = Seat::new(actor % 9).map_or(Actor::Chance, Actor::Seat);
        let Some(action) = G::action(u32::from(id) % G::INFO.actions) else { continue };
        let Ok(next) = seen.step(&state, actor, action) else { continue };
        assert_eq!(next.pieces(), pieces);
        let could_be = seen.resample(&mut Dealer::new(id.into())).unwrap();
        assert_eq!(could_be.view(viewer), next.view(viewer));
        state = next;
    }
}

fuzz_target!(|input: (&str, u8, Vec<(u8, u8)>)| check::<die_mauer::State>(input));
