//! Rollouts: quick play that shows how a position may end.

use super::BotError;
use super::analysis::Task;
use super::analysis::{Analysis, Sample};
use super::judgement::{Judgement, Prospect, rewards};
use crate::base::actor::Actor;
use crate::base::seat::{BySeat, Seat};
use crate::game::Turn;
use crate::game::dealer::Dealer;

/// The most decisions of a rollout, settled or not.
const LONGEST: u32 = 10_000;

/// Plays by [`Judgement::pick`] up to the game's horizon ([`Judgement::HORIZON`]), and returns the
/// prospects of the seats. These are the outcome if the game is over, or else the judgement.
///
/// # Examples
/// ```
/// use mauerwerk::bot::roll_out;
/// use mauerwerk::{Dealer, die_mauer};
///
/// let state: die_mauer::State = "players:4 rounds:1".parse()?;
/// let prospects = roll_out(state, &mut Dealer::new(7));
/// assert_eq!(prospects.iter().map(|(_, prospect)| prospect.win).sum::<f64>(), 1.0);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn roll_out<G: Judgement>(state: G, dealer: &mut Dealer) -> BySeat<Prospect> {
    play_on(state, dealer, |_| false)
}

/// Plays the rollouts of one leaf of a search ([`Judgement::ROLLOUTS`]), and returns the means.
pub(super) fn mean_of_rollouts<G: Judgement>(state: &G, dealer: &mut Dealer) -> BySeat<Prospect> {
    let rollouts = G::ROLLOUTS.max(1);
    let mut sum = BySeat::from_fn(state.seats(), |_| Prospect::default());
    for _ in 0..rollouts {
        for (seat, prospect) in roll_out(state.clone(), dealer).iter() {
            sum[seat].win += prospect.win;
            sum[seat].points += prospect.points;
        }
    }
    let all = f64::from(rollouts);
    sum.map(|Prospect { win, points }| Prospect { win: win / all, points: points / all })
}

/// Plays until the given seat's next decision.
pub(super) fn play_to_decision_of<G: Judgement>(
    seat: Seat,
    state: G,
    dealer: &mut Dealer,
) -> BySeat<Prospect> {
    play_on(state, dealer, |turn| turn.waits_for(seat.into()))
}

fn play_on<G: Judgement>(
    mut state: G,
    dealer: &mut Dealer,
    enough: impl Fn(&Turn<G::Ending>) -> bool,
) -> BySeat<Prospect> {
    for made in 0..LONGEST {
        let turn = state.turn();
        if let Turn::Over(outcome) = &turn {
            return Prospect::of_outcome(outcome);
        }
        if enough(&turn) || (made >= G::HORIZON && state.is_settled()) {
            break;
        }
        match next(&state, &turn, dealer) {
            Some(after) => state = after,
            None => break,
        }
    }
    prospects(&state)
}

/// Returns the prospects of the seats: the outcome, or the game's judgement.
pub(super) fn prospects<G: Judgement>(state: &G) -> BySeat<Prospect> {
    match state.turn() {
        Turn::Over(outcome) => Prospect::of_outcome(&outcome),
        _ => state.judge(),
    }
}

fn next<G: Judgement>(state: &G, turn: &Turn<G::Ending>, dealer: &mut Dealer) -> Option<G> {
    let (actor, action) = match turn {
        Turn::Decide(seats) => {
            let seat = seats.iter().next()?;
            (Actor::Seat(seat), state.pick(seat, dealer)?)
        }
        Turn::Chance => (Actor::Chance, state.deal(dealer)?),
        Turn::Over(_) => return None,
    };
    state.apply(actor, action).ok()
}

/// The length of a rollout.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(super) enum Depth {
    /// Until the seat's next decision.
    OneStep,
    /// Until the game's horizon.
    Horizon,
}

/// Tries every action in the given number of sampled worlds. In one world all actions meet the same
/// random numbers, so luck favours none of them.
pub(super) fn analyse<G: Judgement>(
    task: &Task<'_, G>,
    worlds: u32,
    depth: Depth,
) -> Result<Analysis<G::Action>, BotError> {
    let mut dealer = task.dealer();
    let mut analysis = Analysis::sound(task);
    let mut samples = vec![Sample::default(); task.legal.len()];
    for world in 1..=u64::from(worlds) {
        let state = task.worlds.sample(&mut dealer)?;
        let luck = dealer.below(u32::MAX);
        for (sample, appraisal) in samples.iter_mut().zip(&analysis.actions) {
            let after = state.apply(task.seat.into(), appraisal.action);
            let after = after.map_err(|refusal| BotError::Illegal(refusal.to_string()))?;
            let prospects = ahead(after, task.seat, depth, &mut Dealer::new(luck.into()));
            sample.add(prospects[task.seat], rewards::<G>(&prospects)[task.seat]);
        }
        analysis.iterations = world;
        if !(task.watch)(world) {
            break;
        }
    }
    analysis.complete = analysis.iterations == u64::from(worlds);
    for (sample, appraisal) in samples.iter().zip(&mut analysis.actions) {
        sample.write(appraisal);
    }
    let rewards: Vec<f64> = samples.iter().map(Sample::rewards).collect();
    analysis.favour(&rewards);
    Ok(analysis)
}

fn ahead<G: Judgement>(
    state: G,
    seat: Seat,
    depth: Depth,
    dealer: &mut Dealer,
) -> BySeat<Prospect> {
    match depth {
        Depth::OneStep => play_to_decision_of(seat, state, dealer),
        Depth::Horizon => roll_out(state, dealer),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::die_mauer::State;

    #[test]
    fn a_mean_is_of_as_many_rollouts_as_the_game_asks_for() {
        let state: State = "players:4 rounds:1".parse().unwrap();
        let mut dealer = Dealer::new(7);
        let each: Vec<_> = (0..State::ROLLOUTS).map(|_| roll_out(state, &mut dealer)).collect();
        let mut same = Dealer::new(7);
        let means = mean_of_rollouts(&state, &mut same);
        assert_eq!(dealer.below(u32::MAX), same.below(u32::MAX), "no other number was drawn");
        for (seat, mean) in means.iter() {
            let sum = |of: fn(&Prospect) -> f64| each.iter().map(|one| of(&one[seat])).sum::<f64>();
            assert_eq!(mean.win, sum(|one| one.win) / f64::from(State::ROLLOUTS));
            assert_eq!(mean.points, sum(|one| one.points) / f64::from(State::ROLLOUTS));
        }
    }
}
