//! The states that stand for those which the rules can't tell from them.

use crate::actor::Actor;
use crate::game::{Game, Turn};
use crate::laws::{Verdict, require};

/// Checks that a state's canonical form is its own, that the same is decided there by the same seats,
/// and that whatever may come next has the same canonical forms, each as often.
pub(super) fn canonical_states_play_alike<G: Game>(state: &G) -> Verdict {
    const LAW: &str = "canonical states play alike";
    let canonical = state.canonical();
    let where_ = || format!("{state}, for which stands {canonical}");
    require(canonical.canonical() == canonical, LAW, where_)?;
    if canonical == *state {
        return Ok(());
    }
    let same = canonical.turn() == state.turn() && canonical.standing() == state.standing();
    require(same && canonical.setup() == state.setup(), LAW, where_)?;
    require(successors(&canonical) == successors(state), LAW, where_)
}

/// Returns what may come next, each by its canonical form, with the weight of what chance brings.
fn successors<G: Game>(state: &G) -> Vec<(u32, String)> {
    let after = |actor: Actor, action| state.apply(actor, action).ok().map(|next| next.canonical());
    let mut next: Vec<(u32, String)> = match state.turn() {
        Turn::Decide(seats) => {
            let actions = |seat| state.actions(seat).into_iter().map(move |action| (seat, action));
            let all = seats.iter().flat_map(actions);
            all.filter_map(|(seat, action)| Some((0, after(seat.into(), action)?.notation())))
                .collect()
        }
        Turn::Chance => {
            let all = state.chances().into_iter();
            all.filter_map(|chance| {
                Some((chance.weight, after(Actor::Chance, chance.action)?.notation()))
            })
            .collect()
        }
        Turn::Over(_) => Vec::new(),
    };
    next.sort_unstable();
    next
}
