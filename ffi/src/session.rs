//! What a state and a game in progress can do, for every game.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use mauerwerk::bot::BotError;
use mauerwerk::wire;
use mauerwerk::{
    ActionSet as _, Actor, Choice, DealError, Decision, Event as _, Faults, Game, InformationState,
    Look, NoDecision, Record, Seat, Seats, Source as _, Turn, View as _, Viewer,
};

use crate::dealer::Dealer;
use crate::drawing::{Motion, Picture};
use crate::error::{Faulty, MauerwerkError};
use crate::mirror::each;
use crate::seat::{Decider as Doer, Viewer as Onlooker};
use crate::turn::Turn as WhoseTurn;

/// All that a screen shows.
pub(crate) struct Screen<G: Game> {
    pub(crate) turn: Turn<G::Ending>,
    pub(crate) choices: Vec<Choice<G::Action>>,
    pub(crate) scores: Vec<i32>,
    pub(crate) position: String,
    pub(crate) summary: String,
    pub(crate) picture: Picture,
    pub(crate) view: G::View,
}

/// Returns all that a viewer's screen shows of a state, with a drawing if there is a look.
pub(crate) fn screen<G: Game>(
    state: &G,
    viewer: Viewer,
    names: &[String],
    look: Option<Look>,
) -> Result<Screen<G>, MauerwerkError> {
    let view = state.view(viewer);
    let drawing = look.map(|look| state.draw(viewer, &look)).transpose()?;
    Ok(Screen {
        summary: state.summary(viewer, &names.iter().cloned().collect()),
        picture: Picture::of(drawing),
        turn: state.turn(),
        choices: match viewer {
            Viewer::Seat(seat) => Choice::of_seat(state, seat),
            Viewer::Spectator => Vec::new(),
        },
        scores: view.scores(),
        position: view.to_string(),
        view,
    })
}

/// Returns a number of decisions, as other languages have it.
pub(crate) fn count(decisions: usize) -> u32 {
    u32::try_from(decisions).unwrap_or(u32::MAX)
}

/// Returns the legal actions of a seat.
pub(crate) fn choices<G: Game>(
    state: &G,
    seat: Seat,
) -> Result<Vec<Choice<G::Action>>, MauerwerkError> {
    Ok(Choice::of_seat(state, state.seat_numbered(seat.number())?))
}

/// Returns the legal actions of a seat in notation.
pub(crate) fn actions<G: Game>(state: &G, seat: Seat) -> Result<Vec<String>, MauerwerkError> {
    let seat = state.seat_numbered(seat.number())?;
    Ok(state.actions(seat).into_iter().map(|action| action.to_string()).collect())
}

/// Reads a state from notation.
pub(crate) fn position<G: Game>(notation: &str) -> Result<G, MauerwerkError> {
    notation.parse().map_err(|faults: Faults| Faulty::Position.error(&faults))
}

/// Reads a setup from notation.
pub(crate) fn setup<G: Game>(notation: &str) -> Result<G::Setup, MauerwerkError> {
    notation.parse().map_err(|faults: Faults| Faulty::Setup.error(&faults))
}

/// Reads a record from JSON and replays it.
pub(crate) fn record<G: Game>(json: &str) -> Result<Record<G>, MauerwerkError> {
    Record::from_json(json).map_err(|faults| Faulty::Record.error(&faults))
}

/// A game in progress, for all threads.
#[derive(Debug)]
pub(crate) struct Session<G: Game>(Mutex<Play<G>>);

/// A record with what its last decision brought.
#[derive(Debug)]
pub(crate) struct Play<G: Game> {
    pub(crate) record: Record<G>,
    pub(crate) events: Vec<G::Event>,
}

impl<G: Game> From<Record<G>> for Session<G> {
    fn from(record: Record<G>) -> Self {
        let events = record.last_events();
        Self(Mutex::new(Play { record, events }))
    }
}

impl<G: Game> Session<G> {
    pub(crate) fn lock(&self) -> MutexGuard<'_, Play<G>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn start(setup: &G::Setup, seed: Option<u64>) -> Result<Self, MauerwerkError> {
        let mut record = Record::new(setup).map_err(|faults| Faulty::Setup.error(&faults))?;
        record.set_seed(seed);
        Ok(record.into())
    }

    pub(crate) fn random(setup: &G::Setup, seed: u64) -> Result<Self, MauerwerkError> {
        let record = Record::random(setup, seed).map_err(|faults| Faulty::Setup.error(&faults))?;
        Ok(record.into())
    }

    /// Returns whose decision it is.
    pub(crate) fn turn(&self) -> WhoseTurn {
        WhoseTurn::of::<G>(self.lock().record.state().turn())
    }

    /// Returns the decisions so far.
    pub(crate) fn decisions(&self) -> Vec<Decision<G::Action>> {
        self.lock().record.decisions().to_vec()
    }

    /// Applies a decision and returns what happened, as the actor saw it.
    pub(crate) fn apply(
        &self,
        actor: Doer,
        action: G::Action,
    ) -> Result<Vec<G::Event>, MauerwerkError> {
        let actor = actor.core()?;
        self.lock().apply(actor, action)
    }

    /// Returns the message for a guest who has heard of that many decisions.
    pub(crate) fn message_to(
        &self,
        match_id: &str,
        viewer: Onlooker,
        since: Option<u32>,
    ) -> Result<String, MauerwerkError> {
        let play = self.lock();
        let viewer = viewer.at(play.record.state())?;
        Ok(wire::message(&play.record, match_id, viewer, since.map(|since| since as usize)))
    }

    /// Makes the decision of a seat that a guest's message tells.
    pub(crate) fn receive(
        &self,
        match_id: &str,
        seat: Seat,
        message: &str,
    ) -> Result<Vec<G::Event>, MauerwerkError> {
        let mut play = self.lock();
        let seat = play.record.state().seat_numbered(seat.number())?;
        let action = wire::decision(&play.record, match_id, seat, message)
            .map_err(|faults| Faulty::Message.error(&faults))?;
        play.apply(seat.into(), action)
    }

    /// Lets a dealer decide for chance, or the game's own chance.
    pub(crate) fn deal(
        &self,
        dealer: Option<Arc<Dealer>>,
    ) -> Result<Vec<G::Event>, MauerwerkError> {
        match dealer {
            Some(dealer) => self.lock().deal(dealer.lock().dealer(Actor::Chance)),
            None => self.lock().deal_own(),
        }
    }

    /// Lets the game's own chance decide until it waits for a seat or is over.
    pub(crate) fn resolve_chance(&self) -> Result<Vec<G::Event>, MauerwerkError> {
        self.lock().resolve_chance()
    }

    /// Lets a dealer decide for whoever is to move first; chance that the game owns decides by
    /// itself.
    pub(crate) fn decide(&self, dealer: &Dealer) -> Result<Vec<G::Event>, MauerwerkError> {
        let mut play = self.lock();
        if play.record.seed().is_some() && play.record.state().turn() == Turn::Chance {
            return play.deal_own();
        }
        match play.record.state().decide(&mut *dealer.lock()) {
            Some((actor, action)) => play.apply(actor, action),
            None => Err(MauerwerkError::unavailable("the game is over")),
        }
    }

    /// Lets a dealer decide for one seat.
    pub(crate) fn decide_for(
        &self,
        seat: Seat,
        dealer: &Dealer,
    ) -> Result<Vec<G::Event>, MauerwerkError> {
        let mut play = self.lock();
        let actions = play.record.state().actions(seat);
        let action = dealer.lock().dealer(seat.into()).choose(&actions);
        let action = action.ok_or_else(|| play.not_to_move(seat))?;
        play.apply(seat.into(), action)
    }

    /// Takes the last decision back.
    pub(crate) fn undo(&self) -> Result<Decision<G::Action>, MauerwerkError> {
        let mut play = self.lock();
        let decision = play.record.undo().ok_or(NoDecision)?;
        play.events = play.record.last_events();
        Ok(decision)
    }

    /// Takes back all but that many decisions.
    pub(crate) fn undo_to(&self, decisions: u32) -> Vec<Decision<G::Action>> {
        let mut play = self.lock();
        let taken = play.record.undo_to(decisions as usize);
        play.events = play.record.last_events();
        taken
    }

    /// Returns how many decisions were made before the last one of these seats, or of any seat.
    pub(crate) fn before_last(&self, seats: Option<Seats>) -> Option<u32> {
        let play = self.lock();
        let seats = seats.unwrap_or_else(|| Seats::first(play.record.state().seats()));
        play.record.before_last(seats).and_then(|before| before.try_into().ok())
    }

    /// Returns the same game as it was after that many decisions.
    pub(crate) fn replayed(&self, decisions: u32) -> Self {
        let mut record = self.lock().record.clone();
        record.undo_to(decisions as usize);
        record.into()
    }

    /// Returns all that the viewer has seen.
    pub(crate) fn seen_by(&self, viewer: Onlooker) -> Result<InformationState<G>, MauerwerkError> {
        let play = self.lock();
        Ok(play.record.seen_by(viewer.at(play.record.state())?))
    }

    /// Returns a state that the viewer could be in.
    pub(crate) fn resample(&self, viewer: Onlooker, seed: u64) -> Result<G, MauerwerkError> {
        Ok(self.seen_by(viewer)?.resample(&mut mauerwerk::Dealer::new(seed))?)
    }

    /// Returns what the last decision brought, as the viewer saw it.
    pub(crate) fn news(&self, viewer: Onlooker) -> Result<Vec<G::Event>, MauerwerkError> {
        let play = self.lock();
        Ok(play.news(viewer.at(play.record.state())?))
    }

    /// Returns what each decision brought, as the viewer saw it.
    pub(crate) fn history(&self, viewer: Onlooker) -> Result<Vec<Vec<G::Event>>, MauerwerkError> {
        let play = self.lock();
        let viewer = viewer.at(play.record.state())?;
        let seen = |events: Vec<G::Event>| -> Vec<G::Event> {
            events.iter().map(|event| event.seen_by(viewer)).collect()
        };
        Ok(play.record.events().map(seen).collect())
    }

    /// Returns what moved for a viewer after so many decisions, in the units of its drawing.
    pub(crate) fn motions(
        &self,
        viewer: Onlooker,
        since: u32,
        look: &Look,
    ) -> Result<Vec<Motion>, MauerwerkError> {
        let play = self.lock();
        let viewer = viewer.at(play.record.state())?;
        Ok(each(play.record.motions(viewer, look, since as usize)))
    }

    pub(crate) fn set_names(&self, names: Vec<String>) -> Result<(), MauerwerkError> {
        self.lock().record.set_names(names).map_err(|faults| Faulty::Record.error(&faults))
    }
}

impl<G: Game> Play<G> {
    fn deal(&mut self, dealer: &mut mauerwerk::Dealer) -> Result<Vec<G::Event>, MauerwerkError> {
        let action = self.record.state().deal(dealer).ok_or(DealError::<G>::NotWaiting)?;
        self.apply(Actor::Chance, action)
    }

    fn deal_own(&mut self) -> Result<Vec<G::Event>, MauerwerkError> {
        self.record.deal()?;
        self.events = self.record.last_events();
        Ok(self.news(Viewer::Spectator))
    }

    fn resolve_chance(&mut self) -> Result<Vec<G::Event>, MauerwerkError> {
        let before = self.record.decisions().len();
        self.record.resolve_chance()?;
        self.events = self.record.last_events();
        let events = self.record.events_since(before);
        Ok(events.iter().map(|event| event.seen_by(Viewer::Spectator)).collect())
    }

    fn apply(&mut self, actor: Actor, action: G::Action) -> Result<Vec<G::Event>, MauerwerkError> {
        let mut events = Vec::new();
        self.record.push_noting(actor, action, &mut |event| events.push(event))?;
        self.events = events;
        Ok(self.news(match actor {
            Actor::Chance => Viewer::Spectator,
            Actor::Seat(seat) => seat.into(),
        }))
    }

    /// Returns the error that says why a seat has nothing to decide.
    pub(crate) fn not_to_move(&self, seat: Seat) -> MauerwerkError {
        let state = self.record.state();
        match state.seat_numbered(seat.number()) {
            Ok(seat) => BotError::not_to_move(state, seat).into(),
            Err(none) => none.into(),
        }
    }

    /// Adds to a look what is told to a viewer: the names of the players, and what the last decision
    /// brought.
    pub(crate) fn told(&self, look: Look, viewer: Viewer) -> Look {
        let news = self.news(viewer).iter().flat_map(G::Event::places).collect();
        let look = look.named(self.record.names().to_vec()).with_news(news);
        look.with_shown(self.record.shown(viewer))
    }

    pub(crate) fn news(&self, viewer: Viewer) -> Vec<G::Event> {
        self.events.iter().map(|event| event.seen_by(viewer)).collect()
    }

    pub(crate) fn count(&self) -> u32 {
        count(self.record.decisions().len())
    }
}

/// Returns whether an action is legal for that seat.
pub(crate) fn is_legal<G: Game>(state: &G, actor: Actor, action: &G::Action) -> bool {
    match actor {
        Actor::Seat(seat) => state.actions(seat).contains(action),
        Actor::Chance => state.chances().iter().any(|chance| chance.action == *action),
    }
}
