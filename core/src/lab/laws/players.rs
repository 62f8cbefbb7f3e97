//! Laws of the players of [`bot`](crate::play::bot) in every game.

use super::{Broken, Lawful, Verdict, cannot_start, require};
use crate::base::actor::Viewer;
use crate::base::seat::{Seat, Seats};
use crate::game::dealer::Dealer;
use crate::game::record::Record;
use crate::game::{InformationState, Turn};
use crate::play::bot::{Analysis, BotError, Judgement, Player, unwatched};

/// Plays a random game of up to `limit` decisions. In every state, a player rates the actions of
/// each deciding seat, and must refuse to rate those of all other seats. Returns the number of
/// ratings.
///
/// # Errors
/// Returns the first broken law.
pub fn players<G: Lawful + Judgement>(
    setup: &G::Setup,
    player: Player,
    seed: u64,
    limit: u64,
) -> Result<u64, Broken> {
    let mut record = Record::<G>::new(setup).map_err(|faults| cannot_start(&faults))?;
    let mut dealer = Dealer::new(seed);
    let mut choices = 0;
    for _ in 0..limit {
        let state = record.state().clone();
        judgements_are_shares(&state)?;
        choices += players_know_their_seat_alone(&record, player, seed, &mut dealer)?;
        let Some((actor, action)) = state.decide(&mut dealer) else { break };
        record.push(actor, action).map_err(|error| Broken {
            law: "a listed action is accepted",
            detail: error.to_string(),
        })?;
    }
    Ok(choices)
}

/// Checks that a judgement gives each seat a share of one win.
fn judgements_are_shares<G: Judgement>(state: &G) -> Verdict {
    let prospects = state.judge();
    let wins = prospects.as_slice().iter().map(|prospect| prospect.win);
    let good = wins.clone().all(|win| (0.0..=1.0).contains(&win))
        && (wins.sum::<f64>() - 1.0).abs() < 1e-9
        && prospects.as_slice().iter().all(|prospect| prospect.points.is_finite());
    require(good, "a judgement shares one win", || format!("{prospects:?} in {state}"))
}

fn players_know_their_seat_alone<G: Judgement>(
    record: &Record<G>,
    player: Player,
    seed: u64,
    dealer: &mut Dealer,
) -> Result<u64, Broken> {
    let state = record.state();
    let mut choices = 0;
    for seat in Seats::first(state.seats()).iter() {
        let seen = record.seen_by(Viewer::Seat(seat));
        let analysis = player.analyse(&seen, seed, &unwatched);
        let waits = matches!(state.turn(), Turn::Decide(seats) if seats.contains(seat));
        if !waits {
            let refused = analysis == Err(BotError::not_to_move(state, seat));
            require(refused, "only a seat to move chooses", || format!("{seat} in {state}"))?;
            continue;
        }
        let analysis = analysis.map_err(|error| Broken {
            law: "a seat to move can choose",
            detail: format!("{error}: {seat} in {state}"),
        })?;
        analyses_make_sense(state, seat, &analysis)?;
        let again = player.analyse(&seen.clone(), seed, &unwatched);
        require(again.as_ref() == Ok(&analysis), "equal knowledge is an equal choice", || {
            format!("{seat} in {state}")
        })?;
        reasons_do_not_leak(&seen, seat, &analysis, dealer)?;
        choices += 1;
    }
    Ok(choices)
}

/// Checks that an analysis contains every legal action once, and chooses one of them.
fn analyses_make_sense<G: Judgement>(
    state: &G,
    seat: Seat,
    analysis: &Analysis<G::Action>,
) -> Verdict {
    let actions: Vec<_> = analysis.actions.iter().map(|appraisal| appraisal.action).collect();
    let legal: Vec<_> = state.actions(seat).into_iter().collect();
    require(actions == legal, "an analysis has all legal actions", || {
        format!("{seat} in {state}")
    })?;
    let odds: f64 = analysis.actions.iter().map(|appraisal| appraisal.odds).sum();
    let wins = analysis.actions.iter().map(|appraisal| appraisal.win);
    let good = (odds - 1.0).abs() < 1e-9
        && wins.clone().all(|win| (0.0..=1.0).contains(&win))
        && analysis.draw(&mut Dealer::new(0)).is_some_and(|action| legal.contains(&action));
    require(good, "an analysis is a choice", || format!("{analysis:?} in {state}"))
}

/// Checks that reasons are the same in all states that the seat could be in.
fn reasons_do_not_leak<G: Judgement>(
    seen: &InformationState<G>,
    seat: Seat,
    analysis: &Analysis<G::Action>,
    dealer: &mut Dealer,
) -> Verdict {
    let Ok(world) = seen.resample(dealer) else { return Ok(()) };
    for appraisal in analysis.actions.iter().filter(|appraisal| appraisal.reason.is_some()) {
        let same = world.reason(seat, appraisal.action) == appraisal.reason;
        require(same, "a reason tells nothing hidden", || format!("{appraisal:?} in {world}"))?;
    }
    Ok(())
}
