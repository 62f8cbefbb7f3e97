//! Many games side by side, for learners: positions as arrays, decisions as slots.

use std::mem;
use std::num::NonZero;
use std::sync::{Mutex, PoisonError};
use std::thread;

use thiserror::Error;

use crate::features::{Layout, Writing, clear};
use crate::game::{Game, Turn};
use crate::rule::Faults;
use crate::seat::{BySeat, Seat, Seats};
use crate::simulate::Simulation;
use crate::streams::{Source, Streams};

/// Games that are played side by side, one in each lane, by slots.
///
/// A lane waits for one seat at a time: of seats that decide together for the first that has not
/// committed, whose view shows nothing of what the others have. Chance is dealt on the way. A lane
/// whose game is over goes on with the next one at once: of `n` lanes, lane `i` plays the games `i`,
/// `i + n`, `i + 2n` and so on of the seed. Chance brings in them what it brings in those of a
/// [`Simulation`](crate::Simulation), and seats that [`choose`](Self::choose) play the same games.
///
/// After the first few steps nothing is allocated, but for what threads take.
///
/// # Examples
/// ```
/// use mauerwerk::Lanes;
/// use mauerwerk::die_mauer::{Setup, State};
///
/// let setup = Setup { rounds: 1, ..Setup::default() };
/// let mut lanes = Lanes::<State>::new(&setup, 64, 7)?;
/// let mut features = vec![0.0; lanes.len() * lanes.layout().len()];
/// let mut masks = vec![false; lanes.len() * lanes.slots()];
/// let mut slots = vec![0; lanes.len()];
/// let mut over = 0;
/// for _ in 0..200 {
///     lanes.write_features(&mut features);
///     lanes.write_masks(&mut masks);
///     lanes.choose(&mut slots); // here a learner would look at what was written
///     lanes.step(&slots)?;
///     over += (0..lanes.len()).filter(|&lane| lanes.ended(lane).is_some()).count();
/// }
/// assert!(over > 64);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Lanes<G: Game> {
    start: G,
    layout: Layout,
    seed: u64,
    limit: u64,
    threads: usize,
    lanes: Vec<Lane<G>>,
}

/// A game that ended.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
#[non_exhaustive]
pub struct Ended {
    /// The number of the game.
    pub game: u64,
    /// The number of its decisions, those of chance included.
    pub decisions: u64,
    /// Whether it was played to its end, and not given up at the limit.
    pub finished: bool,
    /// Each seat's score.
    pub scores: BySeat<i32>,
    /// The seats that won; nobody if it was given up.
    pub winners: Seats,
}

/// The reason why a step is refused. Nothing has happened then.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Error)]
#[non_exhaustive]
pub enum StepError {
    /// Slots that are not one for each lane.
    #[error("{given} slots for {lanes} lanes")]
    Count {
        /// The number of slots.
        given: usize,
        /// The number of lanes.
        lanes: usize,
    },
    /// Choices of lanes that are not one for each lane.
    #[error("a choice of {given} lanes, where there are {lanes}")]
    Lanes {
        /// The number of lanes that there is a choice for.
        given: usize,
        /// The number of lanes.
        lanes: usize,
    },
    /// A slot without a legal action.
    #[error("lane {lane}: slot {slot} holds no legal action of seat {seat}")]
    Slot {
        /// The lane.
        lane: usize,
        /// The slot.
        slot: u32,
        /// The seat that the lane waits for.
        seat: Seat,
    },
}

#[derive(Clone, Debug)]
struct Lane<G> {
    state: G,
    streams: Streams,
    game: u64,
    decisions: u64,
    /// The seat that the lane waits for; `None` if its game ended before anybody could decide.
    seat: Option<Seat>,
    /// The slots of that seat's legal actions.
    legal: Vec<u32>,
    ended: Option<Ended>,
    /// The position in which the game before this one ended.
    last: Option<G>,
}

impl<G: Game> Lanes<G> {
    /// The number of lanes that are worth a thread.
    const WORTH: usize = 64;

    /// Starts a game in each of that many lanes, with the setup that [`Game::bounded`] gives.
    ///
    /// # Errors
    /// Returns all faults of the setup.
    pub fn new(setup: &G::Setup, lanes: usize, seed: u64) -> Result<Self, Faults> {
        let start = G::start(&G::bounded(setup))?;
        let layout = Layout::of_state(&start);
        let limit = Simulation::<G>::LIMIT;
        let lanes = (0..lanes as u64).map(|game| Lane::new(&start, seed, game, limit)).collect();
        Ok(Self { start, layout, seed, limit, threads: 1, lanes })
    }

    /// Sets after how many decisions a game is given up, and begins the first games with it; unless
    /// set, it is [`Simulation::LIMIT`].
    #[must_use]
    pub fn with_limit(self, limit: u64) -> Self {
        let games = 0..self.lanes.len() as u64;
        let lanes = games.map(|game| Lane::new(&self.start, self.seed, game, limit)).collect();
        Self { limit, lanes, ..self }
    }

    /// Sets on how many threads lanes go on; on the calling one alone, unless set. It changes no
    /// result.
    #[must_use]
    pub fn with_threads(self, threads: NonZero<usize>) -> Self {
        Self { threads: threads.get(), ..self }
    }

    /// Returns the number of lanes.
    #[must_use]
    pub fn len(&self) -> usize {
        self.lanes.len()
    }

    /// Returns whether there is no lane.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.lanes.is_empty()
    }

    /// Returns the number of slots: [`Game::slots`].
    #[must_use]
    pub fn slots(&self) -> usize {
        self.start.slots() as usize
    }

    /// Returns the number of seats at each table.
    #[must_use]
    pub fn seats(&self) -> usize {
        self.start.seats()
    }

    /// Returns what the features of a lane are.
    #[must_use]
    pub fn layout(&self) -> &Layout {
        &self.layout
    }

    /// Returns the position in a lane, which tells all; `None` if there is no such lane.
    #[must_use]
    pub fn state(&self, lane: usize) -> Option<&G> {
        self.lanes.get(lane).map(|lane| &lane.state)
    }

    /// Returns the number of the game in a lane; `None` if there is no such lane.
    #[must_use]
    pub fn game(&self, lane: usize) -> Option<u64> {
        self.lanes.get(lane).map(|lane| lane.game)
    }

    /// Returns the seat that a lane waits for. It is `None` where there is no such lane, and where a
    /// game ended before anybody could decide: any slot does for a step there.
    #[must_use]
    pub fn seat(&self, lane: usize) -> Option<Seat> {
        self.lanes.get(lane)?.seat
    }

    /// Returns the slots of the legal actions of the seat that a lane waits for.
    #[must_use]
    pub fn legal(&self, lane: usize) -> &[u32] {
        self.lanes.get(lane).map_or(&[], |lane| &lane.legal)
    }

    /// Returns the game that ended in a lane with the last step, if one did.
    #[must_use]
    pub fn ended(&self, lane: usize) -> Option<&Ended> {
        self.lanes.get(lane)?.ended.as_ref()
    }

    /// Returns the position in which the game that ended in a lane with the last step was over or was
    /// given up, which tells all; `None` if none did.
    #[must_use]
    pub fn last(&self, lane: usize) -> Option<&G> {
        let lane = self.lanes.get(lane)?;
        lane.ended.and(lane.last.as_ref())
    }

    /// Writes what the seats that the lanes wait for see, lane by lane. Of lanes that have no room
    /// in the array nothing is written.
    pub fn write_features(&mut self, features: &mut [f32]) {
        let width = self.layout.len();
        self.each(features, width, |lane, features| match lane.seat {
            Some(seat) => lane.state.write(seat.into(), &mut Writing::new(features)),
            None => clear(features),
        });
    }

    /// Writes which slots hold legal actions of the seats that the lanes wait for, lane by lane. Of
    /// lanes that have no room in the array nothing is written.
    pub fn write_masks(&mut self, masks: &mut [bool]) {
        let width = self.slots();
        self.each(masks, width, |lane, mask| {
            clear(mask);
            lane.legal.iter().for_each(|&slot| mask[slot as usize] = true);
        });
    }

    /// Chooses for the seat that each lane waits for any legal action, from its own stream, and
    /// writes the slots. A lane that waits for nobody gets slot 0.
    pub fn choose(&mut self, slots: &mut [u32]) {
        self.each(slots, 1, |lane, slot| slot[0] = lane.choose().unwrap_or(0));
    }

    /// Lets the seats that the lanes wait for decide, one slot a lane.
    ///
    /// # Errors
    /// Returns [`StepError`]; nothing has happened then.
    pub fn step(&mut self, slots: &[u32]) -> Result<(), StepError> {
        self.go_on(slots, &|_| true)
    }

    /// Lets the seats decide that the chosen lanes wait for. The others stay as they are, whatever
    /// their slots.
    ///
    /// # Errors
    /// Returns [`StepError`]; nothing has happened then.
    pub fn step_where(&mut self, slots: &[u32], chosen: &[bool]) -> Result<(), StepError> {
        self.fits(chosen)?;
        self.go_on(slots, &|lane| chosen[lane])
    }

    /// Begins the next game in the chosen lanes. The games that were on there count nowhere.
    ///
    /// # Errors
    /// Returns [`StepError`]; nothing has happened then.
    pub fn restart_where(&mut self, chosen: &[bool]) -> Result<(), StepError> {
        self.fits(chosen)?;
        let next = self.next();
        for (lane, _) in self.lanes.iter_mut().zip(chosen).filter(|(_, chosen)| **chosen) {
            lane.ended = None;
            lane.restart(&next);
        }
        Ok(())
    }

    fn fits(&self, chosen: &[bool]) -> Result<(), StepError> {
        let (given, lanes) = (chosen.len(), self.lanes.len());
        if given == lanes { Ok(()) } else { Err(StepError::Lanes { given, lanes }) }
    }

    fn go_on(
        &mut self,
        slots: &[u32],
        moves: &(impl Fn(usize) -> bool + Sync),
    ) -> Result<(), StepError> {
        let (given, lanes) = (slots.len(), self.lanes.len());
        if given != lanes {
            return Err(StepError::Count { given, lanes });
        }
        for (number, (lane, &slot)) in self.lanes.iter().zip(slots).enumerate() {
            let refused = moves(number) && !lane.legal.contains(&slot);
            if let Some(seat) = lane.seat.filter(|_| refused) {
                return Err(StepError::Slot { lane: number, slot, seat });
            }
        }
        let next = self.next();
        let size = self.size();
        let work = Mutex::new(self.lanes.chunks_mut(size).zip(slots.chunks(size)).enumerate());
        share(self.threads, &|| {
            let taken = work.lock().unwrap_or_else(PoisonError::into_inner).next();
            let Some((part, (lanes, slots))) = taken else { return false };
            for (place, (lane, &slot)) in lanes.iter_mut().zip(slots).enumerate() {
                lane.ended = None;
                if moves(part * size + place) {
                    lane.step(slot, &next);
                }
            }
            true
        });
        Ok(())
    }

    fn next(&self) -> Next<G> {
        let (start, seed, limit) = (self.start.clone(), self.seed, self.limit);
        Next { start, seed, step: self.lanes.len() as u64, limit }
    }

    /// Returns how many lanes a thread takes at a time.
    fn size(&self) -> usize {
        self.lanes.len().div_ceil(self.threads).max(Self::WORTH)
    }

    /// Hands each lane and its part of an array to `write`.
    fn each<T: Send>(
        &mut self,
        array: &mut [T],
        width: usize,
        write: impl Fn(&mut Lane<G>, &mut [T]) + Sync,
    ) {
        let (size, width) = (self.size(), width.max(1));
        let work = Mutex::new(self.lanes.chunks_mut(size).zip(array.chunks_mut(size * width)));
        share(self.threads, &|| {
            let taken = work.lock().unwrap_or_else(PoisonError::into_inner).next();
            let Some((lanes, part)) = taken else { return false };
            let parts = part.chunks_exact_mut(width);
            lanes.iter_mut().zip(parts).for_each(|(lane, part)| write(lane, part));
            true
        });
    }
}

/// Lets that many threads do what there is to do, until `work` finds nothing more: the calling one,
/// and as many others as can be had.
fn share(threads: usize, work: &(impl Fn() -> bool + Sync)) {
    let all = || while work() {};
    if threads == 1 {
        return all();
    }
    thread::scope(|scope| {
        let hire = |_| thread::Builder::new().spawn_scoped(scope, all).ok();
        let hired = (1..threads).map_while(hire).count();
        all();
        hired
    });
}

/// What a lane needs to go on.
struct Next<G> {
    start: G,
    seed: u64,
    /// How far the number of a lane's next game is from that of the last.
    step: u64,
    limit: u64,
}

impl<G: Game> Lane<G> {
    /// Begins a game.
    fn new(start: &G, seed: u64, game: u64, limit: u64) -> Self {
        let mut lane = Self {
            state: start.clone(),
            streams: Streams::for_game(seed, game),
            game,
            decisions: 0,
            seat: None,
            legal: Vec::new(),
            ended: None,
            last: None,
        };
        lane.advance(limit);
        lane
    }

    /// Decides for the seat that the lane waits for, and goes on to the next decision of a seat: of
    /// the next game, if this one is over.
    fn step(&mut self, slot: u32, next: &Next<G>) {
        if let Some(seat) = self.seat {
            self.decisions += u64::from(self.state.step_slot(seat, slot));
        }
        self.advance(next.limit);
        if self.seat.is_none() {
            self.ended = Some(self.end());
            self.restart(next);
        }
    }

    /// Lets chance decide until the game waits for a seat, is over, or is given up.
    fn advance(&mut self, limit: u64) {
        self.legal.clear();
        self.seat = None;
        while self.decisions < limit {
            match self.state.turn() {
                Turn::Decide(seats) => {
                    self.seat = seats.iter().next();
                    break;
                }
                Turn::Over(_) => break,
                // A playout of one decision, which is chance's, and made in place.
                Turn::Chance => match self.state.play_out(&mut self.streams, 1, &mut |_| ()) {
                    0 => break,
                    dealt => self.decisions += dealt,
                },
            }
        }
        if let Some(seat) = self.seat {
            self.state.each_slot(seat, &mut |slot| self.legal.push(slot));
        }
    }

    fn end(&self) -> Ended {
        let (winners, finished) = match self.state.turn() {
            Turn::Over(outcome) => (outcome.winners, true),
            _ => (Seats::EMPTY, false),
        };
        let (game, decisions, scores) = (self.game, self.decisions, self.state.standing());
        Ended { game, decisions, finished, scores, winners }
    }

    /// Begins the next game.
    fn restart(&mut self, next: &Next<G>) {
        self.last = Some(mem::replace(&mut self.state, next.start.clone()));
        self.game = self.game.wrapping_add(next.step);
        self.streams = Streams::for_game(next.seed, self.game);
        self.decisions = 0;
        self.advance(next.limit);
    }

    fn choose(&mut self) -> Option<u32> {
        let dealer = self.streams.dealer(self.seat?.into());
        self.legal.get(dealer.below(self.legal.len() as u32) as usize).copied()
    }
}
