//! The task of a player.

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

/// The task of a player, with nothing that its seat could not know.
pub(super) struct Task<'a, G: FullGame> {
    pub(super) seat: Seat,
    /// The worlds that the seat could be in.
    pub(super) worlds: &'a dyn Sampler<G>,
    /// One of these worlds.
    pub(super) world: G,
    /// The actions that are legal in all worlds.
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
    /// Returns for each legal action whether a thinking player may choose it. Neither the game's
    /// judgement nor an action that wins at once may [dominate](Judgement::dominated) it.
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

    /// Draws worlds that the seat could be in, always the same ones.
    fn draws(&self) -> impl Iterator<Item = G> {
        let mut dealer = Dealer::new(0);
        (0..WORLDS).map_while(move |_| self.worlds.sample(&mut dealer).ok())
    }

    /// Returns whether an action ends the game in every world, with the seat as the only winner.
    fn wins(&self, action: G::Action) -> bool {
        let alone = |world: &G| {
            let after = world.apply(self.seat.into(), action).map(|after| after.turn());
            matches!(after, Ok(Turn::Over(outcome)) if outcome.winners == Seats::only(self.seat))
        };
        alone(&self.world) && self.draws().all(|world| alone(&world))
    }
}

/// Returns the dealer of a decision. It has new numbers for each decision of a player.
pub(super) fn dealer<G: FullGame>(seen: &InformationState<G>, seed: u64) -> Dealer {
    Dealer::for_game(seed, seen.events().len() as u64)
}

/// A callback that watches a search. It receives the number of iterations so far, on any of the
/// search threads, and returns whether to continue.
///
/// It is called after every iteration, at least every few milliseconds. At least one iteration is
/// always made. The result of a stopped search depends on when it stops, and so on the machine.
pub type Watch<'a> = &'a (dyn Fn(u64) -> bool + Sync);

/// Lets a search complete all iterations.
#[must_use]
pub fn unwatched(_iterations: u64) -> bool {
    true
}

/// Stops a search at the given time. The result is not repeatable.
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

/// Returns what a deciding seat knew before any seat of a joint decision committed. Give this to a
/// player at a table where people commit in any order.
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

/// Returns the number of decisions before the game began to wait for the current seats.
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
