//! What a player is given.

use std::sync::OnceLock;
use std::time::Instant;

use super::{BotError, Judgement};
use crate::base::actor::{Actor, Viewer};
use crate::base::seat::{Seat, Seats};
use crate::game::dealer::Dealer;
use crate::game::record::Record;
use crate::game::{FullGame, InformationState, Sampler, Turn};

/// The number of worlds in which an action must be dominated.
const WORLDS: usize = 64;

/// What a player is given: nothing that its seat could not know.
pub(super) struct Task<'a, G: FullGame> {
    pub(super) seat: Seat,
    /// The worlds that the seat could be in.
    pub(super) worlds: &'a dyn Sampler<G>,
    /// One of them.
    pub(super) world: G,
    /// What is legal in all of them.
    pub(super) legal: Vec<G::Action>,
    pub(super) watch: Watch<'a>,
    luck: Dealer,
    sound: OnceLock<Vec<bool>>,
}

/// Gives a player its task, and returns its answer.
pub(super) fn given<G: FullGame, T>(
    seen: &InformationState<G>,
    seed: u64,
    watch: Watch<'_>,
    answer: impl FnOnce(&Task<'_, G>) -> Result<T, BotError>,
) -> Result<T, BotError> {
    let Viewer::Seat(seat) = seen.viewer() else { return Err(BotError::Spectator) };
    let worlds = seen.sampler()?;
    let world = worlds.sample(&mut Dealer::new(0))?;
    let legal: Vec<_> = world.actions(seat).into_iter().collect();
    if legal.is_empty() {
        return Err(BotError::not_to_move(&world, seat));
    }
    let sound = OnceLock::new();
    answer(&Task { seat, worlds: &worlds, world, legal, watch, luck: dealer(seen, seed), sound })
}

impl<G: FullGame> Task<'_, G> {
    /// Returns the dealer of this decision.
    pub(super) fn dealer(&self) -> Dealer {
        self.luck.clone()
    }
}

impl<G: Judgement> Task<'_, G> {
    /// Returns for each legal action whether a player that thinks may choose it: it is not
    /// [dominated](Judgement::dominated), neither by the game's judgement nor by an action that wins
    /// at once.
    pub(super) fn sound(&self) -> &[bool] {
        self.sound.get_or_init(|| self.find_sound())
    }

    fn find_sound(&self) -> Vec<bool> {
        let dominated = G::dominated(&mut self.draws(), self.seat);
        let legal = self.legal.iter().map(|action| !dominated.contains(action));
        let sound: Vec<bool> = legal.collect();
        let wins =
            self.legal.iter().zip(&sound).map(|(&action, sound)| *sound && self.wins(action));
        let wins: Vec<bool> = wins.collect();
        if wins.contains(&true) { wins } else { sound }
    }

    /// Draws worlds that the seat could be in: always the same ones.
    fn draws(&self) -> impl Iterator<Item = G> {
        let mut dealer = Dealer::new(0);
        (0..WORLDS).map_while(move |_| self.worlds.sample(&mut dealer).ok())
    }

    /// Returns whether an action ends the game with the seat as its only winner, in every world.
    fn wins(&self, action: G::Action) -> bool {
        let alone = |world: &G| {
            let after = world.apply(self.seat.into(), action).map(|after| after.turn());
            matches!(after, Ok(Turn::Over(outcome)) if outcome.winners == Seats::only(self.seat))
        };
        alone(&self.world) && self.draws().all(|world| alone(&world))
    }
}

/// Returns the dealer of a decision: a player's seed brings new numbers at each.
pub(super) fn dealer<G: FullGame>(seen: &InformationState<G>, seed: u64) -> Dealer {
    Dealer::for_game(seed, seen.events().len() as u64)
}

/// A caller's eye on a search: it is handed the number of iterations made so far, from any of the
/// threads that search, and returns whether to go on.
///
/// It is called after every iteration, at least every few milliseconds; one iteration is always made.
/// What a search finds that is stopped depends on when it was stopped, and so on the machine.
pub type Watch<'a> = &'a (dyn Fn(u64) -> bool + Sync);

/// Lets a search use up its iterations.
#[must_use]
pub fn unwatched(_iterations: u64) -> bool {
    true
}

/// Stops a search at a time. What it finds by then is not repeatable.
///
/// # Examples
/// ```
/// use std::time::{Duration, Instant};
///
/// use mauerwerk::bot::{Player, until};
/// use mauerwerk::die_mauer::{Setup, State};
/// use mauerwerk::{Game, InformationState, Seat};
///
/// let seen = InformationState::new(&State::start(&Setup::default())?, Seat::FIRST.into());
/// let soon = Instant::now() + Duration::from_millis(20);
/// let analysis = Player::Search(1_000_000).analyse(&seen, 7, &until(soon))?;
/// assert!(!analysis.complete);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn until(end: Instant) -> impl Fn(u64) -> bool + Sync {
    move |_| Instant::now() < end
}

/// Returns what a seat that is to move knew before any of those had committed who decide with it:
/// what a player is to be given at a table where people commit in any order.
///
/// # Examples
/// ```
/// use mauerwerk::die_mauer::State;
/// use mauerwerk::{InformationState, Record, Seat, bot};
///
/// let mut record = Record::<State>::new(&"players:3".parse()?)?;
/// record.play(1, "T")?;
/// let seen = bot::seen_by(&record, Seat::FIRST);
/// assert_eq!(seen, InformationState::new(record.start(), Seat::FIRST.into()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn seen_by<G: FullGame>(record: &Record<G>, seat: Seat) -> InformationState<G> {
    let mut before = record.clone();
    before.undo_to(begun(record));
    before.seen_by(seat.into())
}

/// Returns the number of decisions before the moment at which the game waits for seats.
fn begun<G: FullGame>(record: &Record<G>) -> usize {
    let mut waiting = waited_for(record.state());
    let decisions = record.decisions();
    for (number, decision) in decisions.iter().enumerate().rev() {
        let before = record.state_at(number).map_or(Seats::EMPTY, |state| waited_for(&state));
        match decision.actor {
            Actor::Seat(seat)
                if !waiting.is_empty()
                    && !waiting.contains(seat)
                    && before == waiting.with(seat) =>
            {
                waiting = before;
            }
            _ => return number + 1,
        }
    }
    0
}

fn waited_for<G: FullGame>(state: &G) -> Seats {
    match state.turn() {
        Turn::Decide(seats) => seats,
        _ => Seats::EMPTY,
    }
}
