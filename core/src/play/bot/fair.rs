//! A check that a player uses only what its seat knows.

use super::{BotError, Judgement, Watch, seen_by};
use crate::base::seat::Seat;
use crate::game::dealer::Dealer;
use crate::game::record::Record;
use crate::game::{ActionSet as _, InformationState, Turn};

/// The number of other worlds for each decision.
const WORLDS: usize = 3;

/// A decision that a player makes in different ways, although its seat knows the same.
#[derive(Clone, PartialEq, Debug)]
#[non_exhaustive]
pub struct Unfair {
    /// The seat.
    pub seat: Seat,
    /// What the seat sees, in notation.
    pub position: String,
    /// The choice in the world of the game.
    pub choice: String,
    /// The choice in another world, or in the same world again.
    pub other: String,
}

/// The result of a check.
#[derive(Clone, Default, PartialEq, Debug)]
#[non_exhaustive]
pub struct Fairness {
    /// The number of decisions with more than one action.
    pub decisions: u64,
    /// The number of other worlds in which the player chose again.
    pub worlds: u64,
    /// The first decision that is not fair, or `None` if all are.
    pub unfair: Option<Unfair>,
}

/// Checks that a player chooses the same in all worlds that its seat could be in. Positions come
/// from random games of a seed.
///
/// `choose` receives a world and what the seat has seen. A fair player uses only the latter, and
/// always the same seed. In a game without secrets, it is asked twice in the same world.
///
/// # Errors
/// Returns [`BotError`] if the player can't choose, or if `watch` stops the check.
///
/// # Examples
/// ```
/// use mauerwerk::bot::{Player, fair, unwatched};
/// use mauerwerk::die_mauer::State;
/// use mauerwerk::Game;
///
/// let start = State::start(&"players:3 rounds:1".parse()?)?;
/// let greedy = |_: &State, seen: &_| Player::Greedy.choose(seen, 7, &unwatched);
/// let checked = fair(&start, greedy, 7, 10, &unwatched)?;
/// assert_eq!((checked.decisions, checked.unfair), (10, None));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn fair<G: Judgement>(
    start: &G,
    mut choose: impl FnMut(&G, &InformationState<G>) -> Result<G::Action, BotError>,
    seed: u64,
    decisions: u64,
    watch: Watch<'_>,
) -> Result<Fairness, BotError> {
    let mut found = Fairness::default();
    for game in 0.. {
        let mut dealer = Dealer::for_game(seed, game);
        let mut record = Record::from_state(start.clone());
        let before = found.decisions;
        while let Some((actor, action)) = record.state().decide(&mut dealer) {
            if let Turn::Decide(seats) = record.state().turn() {
                for seat in seats.iter().filter(|&seat| record.state().actions(seat).len() > 1) {
                    if !watch(found.decisions) {
                        return Err(BotError::Stopped);
                    }
                    found.decisions += 1;
                    found.unfair = differs(&record, seat, &mut choose, &mut found.worlds)?;
                    if found.unfair.is_some() || found.decisions >= decisions {
                        return Ok(found);
                    }
                }
            }
            let pushed = record.push(actor, action);
            pushed.map_err(|refusal| BotError::Illegal(refusal.to_string()))?;
        }
        if found.decisions == before {
            break;
        }
    }
    Ok(found)
}

/// Lets a player choose in several worlds. Returns the first difference.
fn differs<G: Judgement>(
    record: &Record<G>,
    seat: Seat,
    choose: &mut impl FnMut(&G, &InformationState<G>) -> Result<G::Action, BotError>,
    worlds: &mut u64,
) -> Result<Option<Unfair>, BotError> {
    let seen = seen_by(record, seat);
    let choice = choose(record.state(), &seen)?;
    let mut dealer = Dealer::at(0, record.decisions().len() as u64);
    for _ in 0..WORLDS {
        let world = G::resample(&seen, &mut dealer)?;
        let now = world.view(seat.into());
        let same = InformationState::from_parts(seen.start().clone(), seen.events().to_vec(), now);
        let other = choose(&world, &same)?;
        *worlds += 1;
        if other != choice {
            let position = seen.now().to_string();
            let [choice, other] = [choice, other].map(|action| action.to_string());
            return Ok(Some(Unfair { seat, position, choice, other }));
        }
    }
    Ok(None)
}
