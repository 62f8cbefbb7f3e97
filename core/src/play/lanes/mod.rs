//! Many games in parallel, for learning: positions as arrays, decisions as slots.

mod lane;
#[cfg(feature = "bots")]
mod players;

use std::num::NonZero;
use std::sync::{Mutex, PoisonError};
use std::thread;

use serde::{Deserialize, Serialize};

use crate::base::rule::Faults;
use crate::base::seat::Seat;
use crate::game::features::{Layout, Writing, clear};
use crate::game::{FullGame, InformationState};
use crate::play::simulate::Simulation;

pub use lane::{Ended, SavedLane, StepError};
use lane::{Lane, Next, Starts};
#[cfg(feature = "bots")]
pub use players::LaneChoiceError;

/// Games that are played in parallel by slots, one in each lane.
///
/// A lane waits for one seat at a time. If seats decide together, it waits for the first that has
/// not committed, and that seat's view does not show the others' choices. Chance decides
/// automatically. When a game is over, its lane begins the next one at once. If there are `n`
/// lanes, lane `i` plays the games `i`, `i + n`, `i + 2n` and so on of the seed. These games have
/// the same chance as those of a [`Simulation`](crate::Simulation), and seats that
/// [`choose`](Self::choose) play the same games.
///
/// After the first few steps, lanes allocate no memory except for threads.
///
/// Lanes that are written and read by serde continue exactly where they were. The written form
/// contains all secrets. Use it only for checkpoints, because another version of the library may
/// not read it.
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
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(bound = "", try_from = "lane::Saved<G>")]
pub struct Lanes<G: FullGame> {
    starts: Starts<G>,
    #[serde(skip)]
    layout: Layout,
    /// The difference between the numbers of a lane's next game and its last game.
    step: u64,
    limit: u64,
    #[serde(skip)]
    threads: usize,
    remembers: bool,
    lanes: Vec<Lane<G>>,
}

impl<G: FullGame> Lanes<G> {
    /// The number of lanes that are worth a thread.
    const WORTH: usize = 64;

    /// Starts a game in each of the given number of lanes. The setup is that of
    /// [`Playout::bounded`](crate::Playout::bounded).
    ///
    /// # Errors
    /// Returns all faults of the setup.
    pub fn new(setup: &G::Setup, lanes: usize, seed: u64) -> Result<Self, Faults> {
        Self::stepping(setup, lanes as u64, &vec![seed; lanes])
    }

    /// Starts a game in one lane for each seed. A lane plays the games 0, 1, 2 and so on of its
    /// seed.
    ///
    /// # Errors
    /// Returns all faults of the setup.
    pub fn seeded(setup: &G::Setup, seeds: &[u64]) -> Result<Self, Faults> {
        Self::stepping(setup, 1, seeds)
    }

    fn stepping(setup: &G::Setup, step: u64, seeds: &[u64]) -> Result<Self, Faults> {
        let start = G::start(&G::bounded(setup))?;
        let ((starts, layout), limit) = (lane::same(vec![start])?, Simulation::<G>::LIMIT);
        let none =
            Self { starts, layout, step, limit, threads: 1, remembers: false, lanes: vec![] };
        Ok(none.begun(seeds))
    }

    /// Sets the positions in which games begin, and restarts the first games. Game `n` begins in the
    /// position `n` modulo their number.
    ///
    /// # Errors
    /// Returns a fault if there are no positions, or if their setups differ.
    ///
    /// # Examples
    /// ```
    /// use mauerwerk::die_mauer::State;
    /// use mauerwerk::{Lanes, Record};
    ///
    /// let record = Record::<State>::random(&"players:3".parse()?, 7)?;
    /// let late: Vec<State> = [10, 20].iter().filter_map(|&made| record.state_at(made)).collect();
    /// let lanes = Lanes::<State>::new(&"players:3".parse()?, 4, 1)?.with_starts(late.clone())?;
    /// assert_eq!(lanes.state(3), Some(&late[1]));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn with_starts(self, starts: Vec<G>) -> Result<Self, Faults> {
        let (seeds, (starts, layout)) = (self.seeds(), lane::same(starts)?);
        Ok(Self { starts, layout, ..self }.begun(&seeds))
    }

    /// Sets the number of decisions after which a game stops, and restarts the first games. The
    /// default is [`Simulation::LIMIT`].
    #[must_use]
    pub fn with_limit(self, limit: u64) -> Self {
        let seeds = self.seeds();
        Self { limit, ..self }.begun(&seeds)
    }

    /// Remembers what each seat sees, for players that choose from it, and restarts the first
    /// games.
    #[must_use]
    pub fn remembering(self) -> Self {
        let seeds = self.seeds();
        Self { remembers: true, ..self }.begun(&seeds)
    }

    fn seeds(&self) -> Vec<u64> {
        self.lanes.iter().map(|lane| lane.seed).collect()
    }

    /// Starts the first game in one lane for each seed.
    fn begun(mut self, seeds: &[u64]) -> Self {
        let next = self.next();
        let begin = |(game, &seed)| Lane::new(&next, seed, game % self.step);
        self.lanes = (0..).zip(seeds).map(begin).collect();
        self
    }

    /// Sets the number of threads. The default is the calling thread only. The results don't depend
    /// on it.
    #[must_use]
    pub fn with_threads(self, threads: NonZero<usize>) -> Self {
        Self { threads: threads.get(), ..self }
    }

    /// Returns the number of lanes.
    #[must_use]
    pub fn len(&self) -> usize {
        self.lanes.len()
    }

    /// Returns whether there are no lanes.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.lanes.is_empty()
    }

    /// Returns the number of slots: [`Arrays::slots`](crate::Arrays::slots).
    #[must_use]
    pub fn slots(&self) -> usize {
        self.starts.of(0).slots() as usize
    }

    /// Returns the number of seats at each table.
    #[must_use]
    pub fn seats(&self) -> usize {
        self.starts.of(0).seats()
    }

    /// Returns the layout of the features.
    #[must_use]
    pub fn layout(&self) -> &Layout {
        &self.layout
    }

    /// Returns the full position in a lane, or `None` if there is no such lane.
    #[must_use]
    pub fn state(&self, lane: usize) -> Option<&G> {
        self.lanes.get(lane).map(|lane| &lane.state)
    }

    /// Returns the number of the game in a lane, or `None` if there is no such lane.
    #[must_use]
    pub fn game(&self, lane: usize) -> Option<u64> {
        self.lanes.get(lane).map(|lane| lane.game)
    }

    /// Returns the seat that a lane waits for. Returns `None` if there is no such lane, or if a
    /// game ended before a seat could decide. A step there accepts any slot.
    #[must_use]
    pub fn seat(&self, lane: usize) -> Option<Seat> {
        self.lanes.get(lane)?.seat
    }

    /// Returns the slots of the legal actions of the seat that a lane waits for. Empty if there is
    /// no such lane, or if it waits for no seat.
    #[must_use]
    pub fn legal(&self, lane: usize) -> &[u32] {
        self.lanes.get(lane).map_or(&[], |lane| &lane.legal)
    }

    /// Returns the game that ended in a lane with the last step, or `None` if no game ended.
    #[must_use]
    pub fn ended(&self, lane: usize) -> Option<&Ended> {
        Some(&self.lanes.get(lane)?.ended.as_ref()?.0)
    }

    /// Returns the full last position of the game that ended in a lane with the last step, or
    /// `None` if no game ended.
    #[must_use]
    pub fn last(&self, lane: usize) -> Option<&G> {
        Some(&self.lanes.get(lane)?.ended.as_ref()?.1)
    }

    /// Returns what the seat that a lane waits for knew before any seat of a joint decision
    /// committed. Returns `None` if there is no such lane, if it waits for no seat, or if the lanes
    /// are not [`remembering`](Self::remembering).
    pub fn seen(&mut self, lane: usize) -> Option<&InformationState<G>> {
        let lane = self.lanes.get_mut(lane)?;
        lane.memory.as_mut()?.seen(lane.seat?)
    }

    /// Writes what the deciding seats see, lane by lane. Writes zeros for a lane that waits for no
    /// seat, and nothing for lanes that don't fit in the array.
    pub fn write_features(&mut self, features: &mut [f32]) {
        let width = self.layout.len();
        self.each(features, width, |_, lane, features| match lane.seat {
            Some(seat) => lane.state.write(seat.into(), &mut Writing::new(features)),
            None => clear(features),
        });
    }

    /// Writes for each slot whether it has a legal action of the deciding seat, lane by lane.
    /// Writes nothing for lanes that don't fit in the array.
    pub fn write_masks(&mut self, masks: &mut [bool]) {
        let width = self.slots();
        self.each(masks, width, |_, lane, mask| {
            clear(mask);
            lane.legal.iter().for_each(|&slot| mask[slot as usize] = true);
        });
    }

    /// Chooses a random legal action for the deciding seat of each lane, from that seat's stream,
    /// and writes the slots. A lane that waits for no seat gets slot 0.
    pub fn choose(&mut self, slots: &mut [u32]) {
        self.each(slots, 1, |_, lane, slot| slot[0] = lane.choose().unwrap_or(0));
    }

    /// Decides for the deciding seats, one slot for each lane.
    ///
    /// # Errors
    /// Returns [`StepError`]. Nothing has changed then.
    pub fn step(&mut self, slots: &[u32]) -> Result<(), StepError> {
        self.go_on(slots, &|_| true)
    }

    /// Decides for the deciding seats of the chosen lanes. The other lanes stay unchanged, and
    /// their slots are ignored.
    ///
    /// # Errors
    /// Returns [`StepError`]. Nothing has changed then.
    pub fn step_where(&mut self, slots: &[u32], chosen: &[bool]) -> Result<(), StepError> {
        self.fits(chosen)?;
        self.go_on(slots, &|lane| chosen[lane])
    }

    /// Begins the next game in the chosen lanes. Their unfinished games do not count.
    ///
    /// # Errors
    /// Returns [`StepError`]. Nothing has changed then.
    pub fn restart_where(&mut self, chosen: &[bool]) -> Result<(), StepError> {
        self.fits(chosen)?;
        let next = self.next();
        for (lane, _) in self.lanes.iter_mut().zip(chosen).filter(|(_, chosen)| **chosen) {
            lane.ended = None;
            lane.restart(&next);
        }
        Ok(())
    }

    /// Returns a copy of the game in a lane, for [`restore`](Self::restore), or `None` if there is no
    /// such lane.
    #[must_use]
    pub fn save(&self, lane: usize) -> Option<SavedLane<G>> {
        self.lanes.get(lane).cloned().map(SavedLane)
    }

    /// Continues a saved game in a lane, exactly where it was.
    ///
    /// # Errors
    /// Returns a fault if there is no such lane, or if the game has another setup. Also fails if
    /// the game was saved from lanes that are [`remembering`](Self::remembering) and these are not,
    /// or the reverse. Nothing has changed then.
    pub fn restore(&mut self, lane: usize, saved: &SavedLane<G>) -> Result<(), Faults> {
        let (next, mut saved) = (self.next(), saved.0.clone());
        let place = self.lane(lane)?;
        if !saved.resume(&next) {
            return Err(Faults::one("the saved lane is of other games"));
        }
        *place = saved;
        Ok(())
    }

    /// Continues the game in a lane from another position. Its seats begin to watch there.
    ///
    /// # Errors
    /// Returns a fault if there is no such lane, or if the position has another setup. Nothing has
    /// changed then.
    pub fn put(&mut self, lane: usize, state: G) -> Result<(), Faults> {
        let next = self.next();
        let place = self.lane(lane)?;
        if state.setup() != next.starts.of(0).setup() {
            return Err(Faults::one("the position must have the setup of the lanes"));
        }
        place.put(state, &next);
        Ok(())
    }

    fn lane(&mut self, lane: usize) -> Result<&mut Lane<G>, Faults> {
        let lanes = self.lanes.len();
        let none = || Faults::one(format_args!("no lane {lane} of {lanes}"));
        self.lanes.get_mut(lane).ok_or_else(none)
    }

    fn fits(&self, chosen: &[bool]) -> Result<(), StepError> {
        let (given, lanes) = (chosen.len(), self.lanes.len());
        if given == lanes { Ok(()) } else { Err(StepError::Lanes { given, lanes }) }
    }

    fn counts(&self, slots: &[u32]) -> Result<(), StepError> {
        let (given, lanes) = (slots.len(), self.lanes.len());
        if given == lanes { Ok(()) } else { Err(StepError::Count { given, lanes }) }
    }

    fn go_on(
        &mut self,
        slots: &[u32],
        moves: &(impl Fn(usize) -> bool + Sync),
    ) -> Result<(), StepError> {
        self.counts(slots)?;
        for (number, (lane, &slot)) in self.lanes.iter().zip(slots).enumerate() {
            let refused = moves(number) && !lane.legal.contains(&slot);
            if let Some(seat) = lane.seat.filter(|_| refused) {
                return Err(StepError::Slot { lane: number, slot, seat });
            }
        }
        let next = self.next();
        let size = self.size(Self::WORTH);
        let threads = self.threads(size);
        let work = Mutex::new(self.lanes.chunks_mut(size).zip(slots.chunks(size)).enumerate());
        share(threads, &|| {
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
        let Self { step, limit, remembers, .. } = *self;
        Next { starts: self.starts.clone(), step, limit, remembers }
    }

    /// Returns the number of lanes that a thread takes at a time, if `worth` lanes are worth a
    /// thread.
    fn size(&self, worth: usize) -> usize {
        self.lanes.len().div_ceil(self.threads).max(worth)
    }

    /// Returns the number of threads, if each takes `size` lanes at a time.
    fn threads(&self, size: usize) -> usize {
        self.threads.min(self.lanes.len().div_ceil(size))
    }

    /// Calls `write` with each lane, its number and its part of an array.
    fn each<T: Send>(
        &mut self,
        array: &mut [T],
        width: usize,
        write: impl Fn(usize, &mut Lane<G>, &mut [T]) + Sync,
    ) {
        self.each_worth(Self::WORTH, array, width, write);
    }

    /// Does the same, with one thread for `worth` lanes.
    fn each_worth<T: Send>(
        &mut self,
        worth: usize,
        array: &mut [T],
        width: usize,
        write: impl Fn(usize, &mut Lane<G>, &mut [T]) + Sync,
    ) {
        let (size, width) = (self.size(worth), width.max(1));
        let threads = self.threads(size);
        let pieces = self.lanes.chunks_mut(size).zip(array.chunks_mut(size * width));
        let work = Mutex::new(pieces.enumerate());
        share(threads, &|| {
            let taken = work.lock().unwrap_or_else(PoisonError::into_inner).next();
            let Some((piece, (lanes, part))) = taken else { return false };
            let parts = lanes.iter_mut().zip(part.chunks_exact_mut(width));
            (piece * size..)
                .zip(parts)
                .for_each(|(number, (lane, part))| write(number, lane, part));
            true
        });
    }
}

/// Calls `work` until it returns `false`, on the calling thread and up to `threads` in total, if
/// the system allows it.
fn share(threads: usize, work: &(impl Fn() -> bool + Sync)) {
    let all = || while work() {};
    if threads <= 1 {
        return all();
    }
    thread::scope(|scope| {
        let hire = |_| thread::Builder::new().spawn_scoped(scope, all).ok();
        let hired = (1..threads).map_while(hire).count();
        all();
        hired
    });
}
