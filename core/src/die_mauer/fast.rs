//! The fast path of playouts.
//!
//! The law "a playout is a random game" binds it: with a dealer of the same seed it makes the
//! decisions of [`Game::decide`], and reports the same events.

use crate::die_mauer::{Event, Fist, Phase, State};
use crate::game::Game;
use crate::seat::Seats;
use crate::streams::Source;

/// Plays on at random, all fists of a turn at once while so many decisions are left; see
/// [`Game::play_out`].
#[inline]
pub(super) fn play_out(
    state: &mut State,
    source: &mut impl Source,
    limit: u64,
    note: &mut impl FnMut(Event),
) -> u64 {
    let mut decisions = 0;
    while decisions < limit {
        let seats = state.waiting.len() as u64;
        if state.phase == Phase::Planning && seats <= limit - decisions {
            decisions += seats;
            state.plan_at_random(source, note);
            continue;
        }
        let Some(seat) = state.deciders().iter().next() else { break };
        let Some(action) = source.dealer(seat.into()).choose(&state.actions(seat)) else { break };
        state.step(seat, action, note);
        decisions += 1;
    }
    decisions
}

impl State {
    /// Puts a random fist on the table for each seat that waits, the one that `Dealer::choose`
    /// draws from its legal actions, and opens them. A whole phase at once keeps fists and seats in
    /// registers: playouts run half as fast again as with a step for each.
    #[inline]
    fn plan_at_random(&mut self, source: &mut impl Source, note: &mut impl FnMut(Event)) {
        let mut fists = self.fists;
        for seat in self.waiting.iter() {
            let types = self.types(seat);
            let nth = source.dealer(seat.into()).below(types.len() as u32 + 1);
            let fist = Fist::nth(types, nth as usize);
            fists.put(seat, fist);
            note(Event::Planned { seat, fist: Some(fist) });
        }
        self.fists = fists;
        self.waiting = Seats::EMPTY;
        self.reveal(note);
    }
}
