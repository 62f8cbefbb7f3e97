//! What a state and a game in progress can do, for every game.

use std::collections::HashMap;
use std::fmt::{Display, Write as _};
use std::sync::{Mutex, MutexGuard, PoisonError};

use mauerwerk::{
    ActionSet as _, Actor, Chance, Decision, Event as _, Faults, Game, Record, Seat, Theme, Turn,
    View as _, Viewer,
};

use crate::dealer::Dealer;
use crate::error::{Faulty, MauerwerkError};
use crate::seat::{Actor as Doer, Viewer as Onlooker};

/// Says what the binding of a game needs besides the game itself.
pub(crate) trait Bound: Game {
    /// Returns the points of each seat so far, as a view shows them.
    fn scores(view: &Self::View) -> Vec<i32>;
}

/// Holds an action with all that a button needs.
pub(crate) struct Choice<A> {
    pub(crate) action: A,
    pub(crate) notation: String,
    pub(crate) label: String,
}

/// Holds all that a screen shows.
pub(crate) struct Screen<G: Game> {
    pub(crate) turn: Turn<G::Ending>,
    pub(crate) choices: Vec<Choice<G::Action>>,
    pub(crate) scores: Vec<i32>,
    pub(crate) position: String,
    pub(crate) svg: Option<String>,
    pub(crate) view: G::View,
}

/// Returns all that a viewer's screen shows of a state.
pub(crate) fn screen<G: Bound>(state: &G, viewer: Viewer, theme: Option<Theme>) -> Screen<G> {
    let view = state.view(viewer);
    Screen {
        turn: state.turn(),
        choices: match viewer {
            Viewer::Seat(seat) => choices(state, seat).unwrap_or_default(),
            Viewer::Spectator => Vec::new(),
        },
        scores: G::scores(&view),
        position: view.to_string(),
        svg: theme.map(|theme| view.svg(theme)),
        view,
    }
}

/// Returns the legal actions of a seat.
pub(crate) fn choices<G: Game>(
    state: &G,
    seat: Seat,
) -> Result<Vec<Choice<G::Action>>, MauerwerkError> {
    let seat = state.seat_numbered(seat.number())?;
    let mut pen = Pen::default();
    let choice = |action| pen.choice(state, seat.into(), action, Some(seat.into()));
    Ok(told_apart(state.actions(seat).into_iter().map(choice).collect()))
}

/// Returns the legal actions of a seat in notation.
pub(crate) fn actions<G: Game>(state: &G, seat: Seat) -> Result<Vec<String>, MauerwerkError> {
    let seat = state.seat_numbered(seat.number())?;
    let mut pen = Pen::default();
    Ok(state.actions(seat).into_iter().map(|action| pen.text(action)).collect())
}

/// Returns all that chance may bring, with the weights.
pub(crate) fn chances<G: Game>(state: &G) -> Vec<(Choice<G::Action>, u32)> {
    let mut pen = Pen::default();
    let (choices, weights): (Vec<_>, Vec<_>) = state
        .chances()
        .into_iter()
        .map(|Chance { action, weight }| (pen.choice(state, Actor::Chance, action, None), weight))
        .unzip();
    told_apart(choices).into_iter().zip(weights).collect()
}

/// Adds the notation to labels that several choices have: what differs is told later than first.
fn told_apart<A>(mut choices: Vec<Choice<A>>) -> Vec<Choice<A>> {
    let mut counts = HashMap::with_capacity(choices.len());
    for choice in &choices {
        *counts.entry(choice.label.as_str()).or_insert(0_u32) += 1;
    }
    if counts.len() == choices.len() {
        return choices;
    }
    let alike = |choice: &Choice<A>| counts.get(choice.label.as_str()).is_some_and(|&n| n > 1);
    let alike: Vec<bool> = choices.iter().map(alike).collect();
    for (choice, _) in choices.iter_mut().zip(alike).filter(|(_, alike)| *alike) {
        choice.label = format!("{} [{}]", choice.label, choice.notation);
    }
    choices
}

/// Writes many short texts: what is written grows in one place, and each text is as long as it must
/// be from the start.
#[derive(Default)]
struct Pen(String);

impl Pen {
    fn text(&mut self, value: impl Display) -> String {
        self.0.clear();
        // A string takes whatever is written.
        let _ = write!(self.0, "{value}");
        self.0.clone()
    }

    fn choice<G: Game>(
        &mut self,
        state: &G,
        actor: Actor,
        action: G::Action,
        viewer: Option<Viewer>,
    ) -> Choice<G::Action> {
        let notation = self.text(action);
        let label = match (told_first(state, actor, action), viewer) {
            (Some(event), Some(viewer)) => self.text(event.seen_by(viewer)),
            (Some(event), None) => self.text(event),
            (None, _) => notation.clone(),
        };
        Choice { action, notation, label }
    }
}

/// Returns what is told first at the table when an action is done: its label. What follows from it
/// is not told.
fn told_first<G: Game>(state: &G, actor: Actor, action: G::Action) -> Option<G::Event> {
    let mut first = None;
    let note = &mut |event: G::Event| {
        first.get_or_insert(event);
    };
    let _ = state.apply_noting(actor, action, note);
    first
}

/// Applies a decision to a state.
pub(crate) fn apply<G: Game>(
    state: &G,
    actor: Actor,
    action: G::Action,
) -> Result<(G, Vec<G::Event>), MauerwerkError> {
    let mut events = Vec::new();
    let next = state.apply_noting(actor, action, &mut |event| events.push(event))?;
    Ok((next, events))
}

/// Reads a state from notation.
pub(crate) fn position<G: Game>(notation: &str) -> Result<G, MauerwerkError> {
    notation.parse().map_err(|faults: Faults| Faulty::Position.error(&faults))
}

/// Reads a set-up from notation.
pub(crate) fn setup<G: Game>(notation: &str) -> Result<G::Setup, MauerwerkError> {
    notation.parse().map_err(|faults: Faults| Faulty::Setup.error(&faults))
}

/// Reads a record from JSON and replays it.
pub(crate) fn record<G: Game>(json: &str) -> Result<Record<G>, MauerwerkError> {
    Record::from_json(json).map_err(|faults| Faulty::Record.error(&faults))
}

/// Holds a game in progress, for all threads.
#[derive(Debug)]
pub(crate) struct Session<G: Game>(Mutex<Play<G>>);

/// Holds a record with what its last decision brought.
#[derive(Debug)]
pub(crate) struct Play<G: Game> {
    pub(crate) record: Record<G>,
    pub(crate) events: Vec<G::Event>,
}

impl<G: Game> From<Record<G>> for Session<G> {
    fn from(record: Record<G>) -> Self {
        let events = last_events(&record);
        Self(Mutex::new(Play { record, events }))
    }
}

fn last_events<G: Game>(record: &Record<G>) -> Vec<G::Event> {
    record.events().last().unwrap_or_default()
}

impl<G: Bound> Session<G> {
    pub(crate) fn lock(&self) -> MutexGuard<'_, Play<G>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn start(setup: &G::Setup) -> Result<Self, MauerwerkError> {
        let record = Record::new(setup).map_err(|faults| Faulty::Setup.error(&faults))?;
        Ok(record.into())
    }

    pub(crate) fn random(setup: &G::Setup, seed: u64) -> Result<Self, MauerwerkError> {
        let record = Record::random(setup, seed).map_err(|faults| Faulty::Setup.error(&faults))?;
        Ok(record.into())
    }

    /// Applies a decision and returns what happened, in full.
    pub(crate) fn apply(
        &self,
        actor: Doer,
        action: G::Action,
    ) -> Result<Vec<G::Event>, MauerwerkError> {
        let mut play = self.lock();
        let actor = actor.at(play.record.state())?;
        play.apply(actor, action)
    }

    /// Lets a dealer decide for chance.
    pub(crate) fn deal(&self, dealer: &Dealer) -> Result<Vec<G::Event>, MauerwerkError> {
        let mut play = self.lock();
        match play.record.state().deal(&mut dealer.lock()) {
            Some(action) => play.apply(Actor::Chance, action),
            None => Err(MauerwerkError::unavailable("the game does not wait for chance")),
        }
    }

    /// Lets a dealer decide for whoever is asked first.
    pub(crate) fn decide(&self, dealer: &Dealer) -> Result<Vec<G::Event>, MauerwerkError> {
        let mut play = self.lock();
        match dealer.lock().decide(play.record.state()) {
            Some((actor, action)) => play.apply(actor, action),
            None => Err(MauerwerkError::unavailable("the game is over")),
        }
    }

    /// Takes the last decision back.
    pub(crate) fn undo(&self) -> Result<Decision<G::Action>, MauerwerkError> {
        let mut play = self.lock();
        let Some(decision) = play.record.undo() else {
            return Err(MauerwerkError::unavailable("there is no decision to take back"));
        };
        play.events = last_events(&play.record);
        Ok(decision)
    }

    /// Returns the same game as it was after that many decisions.
    pub(crate) fn replayed(&self, decisions: u32) -> Self {
        let play = self.lock();
        let mut record = Record::from_state(play.record.start().clone());
        for decision in play.record.decisions().iter().take(decisions as usize) {
            // A record holds legal decisions only, so that this cannot be refused.
            let _ = record.push(decision.actor, decision.action);
        }
        let _ = record.set_names(play.record.names().to_vec());
        record.into()
    }

    /// Returns a state that the viewer could be in.
    pub(crate) fn resample(&self, viewer: Onlooker, seed: u64) -> Result<G, MauerwerkError> {
        let play = self.lock();
        let seen = play.record.seen_by(viewer.at(play.record.state())?);
        drop(play);
        Ok(seen.resample(&mut mauerwerk::Dealer::new(seed))?)
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

    pub(crate) fn set_names(&self, names: Vec<String>) -> Result<(), MauerwerkError> {
        self.lock().record.set_names(names).map_err(|faults| Faulty::Record.error(&faults))
    }
}

impl<G: Game> Play<G> {
    fn apply(&mut self, actor: Actor, action: G::Action) -> Result<Vec<G::Event>, MauerwerkError> {
        let (_, events) = apply(self.record.state(), actor, action)?;
        self.record.push(actor, action)?;
        self.events.clone_from(&events);
        Ok(events)
    }

    pub(crate) fn news(&self, viewer: Viewer) -> Vec<G::Event> {
        self.events.iter().map(|event| event.seen_by(viewer)).collect()
    }

    pub(crate) fn count(&self) -> u32 {
        u32::try_from(self.record.decisions().len()).unwrap_or(u32::MAX)
    }
}

/// Tells whether an action is legal for that seat.
pub(crate) fn is_legal<G: Game>(state: &G, actor: Actor, action: &G::Action) -> bool {
    match actor {
        Actor::Seat(seat) => state.actions(seat).contains(action),
        Actor::Chance => state.chances().iter().any(|chance| chance.action == *action),
    }
}
