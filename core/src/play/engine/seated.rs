//! An engine in a seat, for one game.

use std::ops::Range;
use std::time::{Duration, Instant};

use super::message::{Fault, Message, Rating, Reply, Task, quote};
use super::pool::Engine;
use super::talk::Talk;
use crate::base::actor::Viewer;
use crate::base::seat::Seat;
use crate::game::dealer::Dealer;
use crate::game::{ActionSet as _, FullGame, InformationState, View as _};
use crate::play::bot::{Analysis, Bot, BotError, Entrant, Rated, Watch, unwatched};

/// An engine in a seat. It plays one game, which may continue from another position after a
/// takeback.
#[derive(Debug)]
pub struct EngineBot<G: FullGame> {
    engine: Engine,
    seed: u64,
    talk: Option<Talk>,
    /// Everything that the process has been told.
    told: Option<InformationState<G>>,
    /// The time that it has used in this game.
    used: Duration,
}

/// An engine's ratings, and whether it had the time for all.
type Ratings<A> = (Vec<Rated<A>>, bool);

impl Engine {
    /// Returns a bot for one game.
    #[must_use]
    pub fn bot<G: FullGame>(&self, seed: u64) -> EngineBot<G> {
        let engine = self.clone();
        EngineBot { engine, seed, talk: None, told: None, used: Duration::ZERO }
    }

    /// Chooses one of the legal actions of the seat with the given information state.
    ///
    /// # Errors
    /// Returns the errors of [`EngineBot::choose_while`], and an error if the seat has nothing to
    /// decide.
    pub fn choose<G: FullGame>(
        &self,
        seen: &InformationState<G>,
        seed: u64,
        watch: Watch<'_>,
    ) -> Result<G::Action, BotError> {
        self.bot(seed).choose_while(seen, &legal(seen)?.1, watch)
    }

    /// Returns how often the engine chooses each legal action, as a share of the given seeds.
    ///
    /// # Errors
    /// Returns the errors of [`choose`](Self::choose).
    pub fn mean_odds<G: FullGame>(
        &self,
        seen: &InformationState<G>,
        seeds: Range<u64>,
        watch: Watch<'_>,
    ) -> Result<Vec<f64>, BotError> {
        let legal = legal(seen)?.1;
        let share = 1.0 / seeds.clone().count().max(1) as f64;
        let mut odds = vec![0.0; legal.len()];
        for seed in seeds {
            let choice = self.choose(seen, seed, watch)?;
            let place = legal.clone().into_iter().position(|action| action == choice);
            odds[place.ok_or_else(|| BotError::Illegal(choice.to_string()))?] += share;
        }
        Ok(odds)
    }
}

impl<G: FullGame> Entrant<G> for Engine {
    fn sit<'a>(&'a self, _seat: Seat, seed: u64, watch: Watch<'a>) -> Box<dyn Bot<G> + 'a> {
        Box::new(Watched { bot: self.bot(seed), watch })
    }
}

impl<G: FullGame> EngineBot<G> {
    /// Chooses one of the legal actions. If the watch stops it, the engine must answer soon.
    ///
    /// # Errors
    /// Returns [`BotError::Forfeit`] if the engine makes a fault. The next call starts it again.
    pub fn choose_while(
        &mut self,
        seen: &InformationState<G>,
        legal: &G::Actions,
        watch: Watch<'_>,
    ) -> Result<G::Action, BotError> {
        self.asked(seen, legal, |bot, legal, listed, seat| {
            let reply = bot.ask(seen, "choice", Message::Choose, listed, watch)?;
            let text = reply.action.unwrap_or_default();
            let illegal = |why: String| Fault::Lost(format!("chose {:?}: {why}", quote(&text)));
            let action: G::Action = text.parse().map_err(|error| illegal(format!("{error}")))?;
            if legal.contains(&action) {
                return Ok(action);
            }
            // Some legal actions are not listed.
            let world = seen.resample(&mut Dealer::new(0));
            let world = world.map_err(|error| illegal(error.to_string()))?;
            let applied = world.apply(seat.into(), action);
            applied.map(|_| action).map_err(|refusal| illegal(refusal.to_string()))
        })
    }

    /// Rates all legal actions.
    ///
    /// # Errors
    /// Returns [`BotError::Other`] if the engine does not analyse, and [`BotError::Forfeit`] if it
    /// makes a fault.
    pub fn analyse(
        &mut self,
        seen: &InformationState<G>,
        watch: Watch<'_>,
    ) -> Result<Analysis<G::Action>, BotError> {
        let (seat, legal) = legal(seen)?;
        let (rated, complete) = self.ratings(seen, &legal, watch)?;
        Ok(Analysis::rated(seat, legal, &rated, complete))
    }

    /// Rates the legal actions, without those that it gives no expected share of the win.
    ///
    /// # Errors
    /// Returns the errors of [`analyse`](Self::analyse), and [`BotError::Other`] if it gives no
    /// action a share.
    pub(super) fn rate_wins(
        &mut self,
        seen: &InformationState<G>,
        watch: Watch<'_>,
    ) -> Result<Analysis<G::Action>, BotError> {
        let (seat, legal) = legal(seen)?;
        let (mut rated, complete) = self.ratings(seen, &legal, watch)?;
        rated.retain(|one| one.win.is_some());
        match rated.is_empty() {
            true => Err(self.unable("rates no action with `win`")),
            false => {
                let actions = rated.iter().map(|one| one.action);
                Ok(Analysis::rated(seat, actions, &rated, complete))
            }
        }
    }

    /// Returns the engine's ratings.
    fn ratings(
        &mut self,
        seen: &InformationState<G>,
        legal: &G::Actions,
        watch: Watch<'_>,
    ) -> Result<Ratings<G::Action>, BotError> {
        let ratings = self.asked(seen, legal, |bot, legal, listed, _| {
            if !bot.at(seen, watch)?.analyses {
                return Err(Fault::Lost("does not analyse".to_owned()));
            }
            let reply = bot.ask(seen, "analysis", Message::Analyse, listed, watch)?;
            let complete = watch(0);
            let read = |rating: &Rating| rated::<G>(rating, legal);
            let rated = reply.actions.iter().map(read).collect::<Result<Vec<_>, _>>()?;
            Ok((rated, complete))
        });
        ratings.map_err(|error| match error {
            BotError::Forfeit { reason, .. } => self.unable(&reason),
            error => error,
        })
    }

    fn unable(&self, reason: &str) -> BotError {
        BotError::Other(format!("cmd:{}: {reason}", self.engine.command()))
    }

    /// Asks the engine, and ends its process if it makes a fault.
    fn asked<T>(
        &mut self,
        seen: &InformationState<G>,
        legal: &G::Actions,
        ask: impl FnOnce(&mut Self, &G::Actions, &[String], Seat) -> Result<T, Fault>,
    ) -> Result<T, BotError> {
        let Viewer::Seat(seat) = seen.viewer() else { return Err(BotError::Spectator) };
        let listed: Vec<String> = legal.clone().into_iter().map(|one| one.to_string()).collect();
        ask(self, legal, &listed, seat).map_err(|fault| {
            if self.talk.take().is_some() {
                self.engine.give_back(None);
            }
            self.told = None;
            match fault {
                Fault::Stopped => BotError::Stopped,
                Fault::Lost(reason) => {
                    self.engine.lose(&reason);
                    BotError::Forfeit { seat, reason }
                }
            }
        })
    }

    fn ask<'a>(
        &mut self,
        seen: &InformationState<G>,
        answer: &str,
        question: impl FnOnce(Task<'a>) -> Message<'a, G>,
        legal: &'a [String],
        watch: Watch<'_>,
    ) -> Result<Reply, Fault> {
        let limits = self.engine.limits();
        let left = limits.game.map(|game| game.saturating_sub(self.used));
        let time = left.map_or(limits.decision, |left| left.min(limits.decision));
        let milliseconds = u64::try_from(time.as_millis()).unwrap_or(u64::MAX);
        let iterations = limits.iterations;
        let talk = self.at(seen, watch)?;
        let start = Instant::now();
        let task = |id| question(Task { id, legal, milliseconds, iterations });
        let reply = talk.ask(answer, task, time, watch);
        self.used += start.elapsed();
        reply
    }

    /// Returns the process, which knows everything that its seat has seen.
    fn at(&mut self, seen: &InformationState<G>, watch: Watch<'_>) -> Result<&mut Talk, Fault> {
        let talk = match &mut self.talk {
            Some(talk) => talk,
            none => none.insert(self.engine.talk::<G>(watch)?),
        };
        match &self.told {
            Some(told) if continues(told, seen) => tell(talk, told, seen)?,
            _ => begin(talk, seen, self.seed, watch)?,
        }
        self.told = Some(seen.clone());
        Ok(talk)
    }
}

/// Returns the seat with an information state, and its legal actions.
fn legal<G: FullGame>(seen: &InformationState<G>) -> Result<(Seat, G::Actions), BotError> {
    let Viewer::Seat(seat) = seen.viewer() else { return Err(BotError::Spectator) };
    let world = seen.resample(&mut Dealer::new(0))?;
    let legal = world.actions(seat);
    match legal.is_empty() {
        true => Err(BotError::not_to_move(&world, seat)),
        false => Ok((seat, legal)),
    }
}

/// Returns whether the second information state is the first one, or a later one of its game.
fn continues<G: FullGame>(before: &InformationState<G>, after: &InformationState<G>) -> bool {
    before.start() == after.start()
        && after.events().starts_with(before.events())
        && (after.events().len() > before.events().len() || before.now() == after.now())
}

/// Begins a game.
fn begin<G: FullGame>(
    talk: &mut Talk,
    seen: &InformationState<G>,
    seed: u64,
    watch: Watch<'_>,
) -> Result<(), Fault> {
    let Viewer::Seat(seat) = seen.viewer() else { return Err(Fault::Stopped) };
    let world = seen.resample(&mut Dealer::new(0));
    let options = world.map_err(|error| Fault::Lost(error.to_string()))?.setup();
    let (setup, seed) = (options.to_string(), seed.to_string());
    let position = seen.now().to_string();
    let game = |id| Message::Game {
        id,
        seat,
        seats: seen.now().seats(),
        seed: &seed,
        setup: &setup,
        options: &options,
        position: &position,
        seen,
    };
    talk.ask_soon("ready", game, watch).map(drop)
}

/// Sends what the seat has seen since the last message.
fn tell<G: FullGame>(
    talk: &mut Talk,
    before: &InformationState<G>,
    seen: &InformationState<G>,
) -> Result<(), Fault> {
    if before == seen {
        return Ok(());
    }
    let events = &seen.events()[before.events().len()..];
    let told = events.iter().map(ToString::to_string).collect();
    let position = seen.now().to_string();
    talk.tell::<G>(&Message::Seen { events, told, position: &position, now: seen.now() })
}

/// Reads a rating.
fn rated<G: FullGame>(rating: &Rating, legal: &G::Actions) -> Result<Rated<G::Action>, Fault> {
    let &Rating { ref action, odds, win, error, points, visits } = rating;
    let wrong = |why| Fault::Lost(format!("rated {:?}: {why}", quote(action)));
    let read: G::Action = action.parse().map_err(|_| wrong("it is not an action"))?;
    if !legal.contains(&read) {
        return Err(wrong("it is not legal"));
    }
    if ![odds, win.unwrap_or_default(), error].iter().all(|share| (0.0..=1.0).contains(share)) {
        return Err(wrong("odds, win and error must be from 0 to 1"));
    }
    Ok(Rated { action: read, odds, win, error, points, visits })
}

impl<G: FullGame> Bot<G> for EngineBot<G> {
    fn choose(
        &mut self,
        seen: &InformationState<G>,
        legal: &G::Actions,
    ) -> Result<G::Action, BotError> {
        self.choose_while(seen, legal, &unwatched)
    }

    fn end(&mut self, seen: &InformationState<G>) {
        if let (Some(talk), Some(told)) = (&mut self.talk, &self.told) {
            // A process that does not read loses its next game.
            let _ = tell(talk, told, seen).and_then(|()| talk.tell::<G>(&Message::Over));
        }
        self.told = None;
    }
}

impl<G: FullGame> Drop for EngineBot<G> {
    fn drop(&mut self) {
        if self.talk.is_some() {
            self.engine.give_back(self.talk.take());
        }
    }
}

/// An engine that stops when the game stops.
struct Watched<'a, G: FullGame> {
    bot: EngineBot<G>,
    watch: Watch<'a>,
}

impl<G: FullGame> Bot<G> for Watched<'_, G> {
    fn choose(
        &mut self,
        seen: &InformationState<G>,
        legal: &G::Actions,
    ) -> Result<G::Action, BotError> {
        let choice = self.bot.choose_while(seen, legal, self.watch)?;
        if (self.watch)(0) { Ok(choice) } else { Err(BotError::Stopped) }
    }

    fn end(&mut self, seen: &InformationState<G>) {
        self.bot.end(seen);
    }
}
