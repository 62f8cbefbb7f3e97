//! The choices of an actor, with labels for buttons.

use std::collections::HashMap;

use thiserror::Error;

use super::{Chance, Event, Game, Refusal, Turn, View as _};
use crate::base::actor::{Actor, Viewer};
use crate::base::rule::NotationError;
use crate::base::seat::{NoSuchSeat, Seat, Seats};
use crate::sheet::look::Drawing;
use crate::sheet::look::Look;
use crate::sheet::touch::{TouchError, Touched, Touches};
use crate::text::message::{Message, common, message};

/// A legal action as a button shows it.
///
/// The choices of a seat are in the order of its [`actions`](Game::actions).
///
/// # Examples
/// ```
/// use mauerwerk::die_mauer::{Setup, State};
/// use mauerwerk::{Choice, Game, Seat};
///
/// let state = State::start(&Setup::default())?;
/// let choices = Choice::of_seat(&state, Seat::FIRST);
/// assert_eq!(choices[0].notation, "-");
/// assert_eq!(choices[0].label.to_string(), "seat 0 puts a fist on the table: -");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Eq, PartialEq, Hash, Debug)]
pub struct Choice {
    /// The action in notation.
    pub notation: String,
    /// The action in words: its first event, with all parts of the decision. The notation follows
    /// if several choices have the same words.
    pub label: Message,
    /// The places whose touches, in this order, mean the action. Empty for chance.
    pub touches: Vec<String>,
}

impl Choice {
    /// Returns the legal actions of a seat, with labels from that seat's view. Empty unless the
    /// game waits for it.
    #[must_use]
    pub fn of_seat<G: Touch>(state: &G, seat: Seat) -> Vec<Self> {
        let choice = |(action, touches)| Self {
            touches,
            ..Self::of(state, seat.into(), action, Some(seat.into()))
        };
        told_apart(state.actions(seat).into_iter().zip(state.touches(seat)).map(choice).collect())
    }

    /// Returns all outcomes of chance, with exact weights. Empty unless the game waits for chance.
    #[must_use]
    pub fn of_chance<G: Game>(state: &G) -> Vec<(Self, u32)> {
        let chances = state.chances().into_iter();
        let (choices, weights): (Vec<_>, Vec<_>) = chances
            .map(|Chance { action, weight }| (Self::of(state, Actor::Chance, action, None), weight))
            .unzip();
        told_apart(choices).into_iter().zip(weights).collect()
    }

    fn of<G: Game>(state: &G, actor: Actor, action: G::Action, viewer: Option<Viewer>) -> Self {
        let notation = action.to_string();
        let label = decision(decided(state, actor, action), viewer);
        Self {
            label: label.unwrap_or_else(|| notation.clone().into()),
            notation,
            touches: Vec::new(),
        }
    }

    /// Returns an action of a seat in words, or `None` if it is refused. The words are the events
    /// of the decision, as the seat learns them.
    pub(crate) fn label<G: Game>(state: &G, seat: Seat, action: G::Action) -> Option<Message> {
        decision(decided(state, seat.into(), action), Some(seat.into()))
    }

    /// Returns an action of a seat in words if the decision has several parts.
    pub(crate) fn of_parts<G: Game>(state: &G, seat: Seat, action: G::Action) -> Option<Message> {
        let parts = decided(state, seat.into(), action);
        if parts.len() > 1 { decision(parts, Some(seat.into())) } else { None }
    }
}

/// Adds the notation to labels that several choices share. These choices differ in later events.
fn told_apart(mut choices: Vec<Choice>) -> Vec<Choice> {
    let mut counts = HashMap::with_capacity(choices.len());
    for choice in &choices {
        *counts.entry(&choice.label).or_insert(0_u32) += 1;
    }
    if counts.len() == choices.len() {
        return choices;
    }
    let alike = |choice: &Choice| counts.get(&choice.label).is_some_and(|&n| n > 1);
    let alike: Vec<bool> = choices.iter().map(alike).collect();
    for (choice, _) in choices.iter_mut().zip(alike).filter(|(_, alike)| *alike) {
        let (label, notation) = (choice.label.clone(), choice.notation.clone());
        choice.label = message!(common::LabelWithNotation { label, notation });
    }
    choices
}

/// Returns the parts of a decision in words, as the viewer learns them, or `None` if there are no
/// parts.
fn decision<E: Event>(mut parts: Vec<E>, viewer: Option<Viewer>) -> Option<Message> {
    if let Some(viewer) = viewer {
        parts.iter_mut().for_each(|event| *event = event.seen_by(viewer));
    }
    match parts.as_slice() {
        [] => None,
        [only] => Some(only.message()),
        all => Some(Message::list(all.iter().map(Event::message))),
    }
}

/// Returns the first event of an action, and the events that are more parts of the same decision.
/// Events that follow from it are not part of a label.
fn decided<G: Game>(state: &G, actor: Actor, action: G::Action) -> Vec<G::Event> {
    let mut parts: Vec<G::Event> = Vec::new();
    let note = &mut |event: G::Event| {
        if parts.first().is_none_or(|first| event.continues(first)) {
            parts.push(event);
        }
    };
    let _ = state.apply_noting(actor, action, note);
    parts
}

/// A game that people see and touch: the drawing of a state, and actions as touches on it.
///
/// A small game implements it without a line: `impl Touch for State {}`. Each action is then a
/// button.
///
/// # What must hold
/// - [`touches`](Self::touches) has one series for each legal action, in their order. No series is
///   empty, and none is the beginning of another.
/// - Every place that may be touched next is in the drawing.
///
/// # Examples
/// ```
/// use mauerwerk::die_mauer::{Setup, State};
/// use mauerwerk::{Game, Look, Seat, Touch};
///
/// let state = State::start(&Setup::default())?;
/// assert_eq!(state.touches(Seat::FIRST)[0], ["fist:0"]);
/// let drawing = state.draw(Seat::FIRST.into(), &Look::default())?;
/// assert!(drawing.places.iter().any(|place| place.name == "fist:0"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Touch: Game {
    /// Returns one series of touches for each legal action of a seat, in the order of
    /// [`actions`](Game::actions). The touches are names of [places](crate::Place) in the drawing.
    /// No series is empty or the beginning of another, so touches always lead to exactly one
    /// action.
    ///
    /// By default, an action is one touch of a control with the action's notation as its name.
    fn touches(&self, seat: Seat) -> Vec<Vec<String>> {
        self.actions(seat).into_iter().map(|action| vec![action.to_string()]).collect()
    }

    /// Returns the actions that touches of a seat would mean if they were legal. Their refusals
    /// explain why the touches lead to no legal action.
    ///
    /// By default, it is the action whose notation is the name of the last place.
    fn meant(&self, _seat: Seat, touched: &[String]) -> Vec<Self::Action> {
        touched.last().and_then(|place| place.parse().ok()).into_iter().collect()
    }

    /// Returns the words for a place that a seat may touch and that no drawing shows. `None` means
    /// the words of the action that the place completes.
    fn touch_label(&self, _seat: Seat, _place: &str) -> Option<Message> {
        None
    }

    /// Draws what a viewer sees. Marks what the viewer has touched so far and what it may touch
    /// next.
    ///
    /// # Errors
    /// Returns [`TouchError`] if the touches lead to no legal action.
    fn draw(&self, viewer: Viewer, look: &Look) -> Result<Drawing, TouchError> {
        let view = self.view(viewer);
        let seat = match viewer {
            Viewer::Seat(seat) => seat,
            Viewer::Spectator if look.touched.is_empty() => return Ok(view.draw(look)),
            Viewer::Spectator => return Err(TouchError::Spectator),
        };
        Ok(match Touches::of(self, seat).touch_all(&look.touched)? {
            Touched::Further(touches) => view.draw(&touches.marked(self, look)),
            Touched::Action(_) => view.draw(look),
        })
    }

    /// Returns one sentence for a viewer who hears the position instead of seeing it: whose
    /// decision it is, and the points of each seat. The viewer is addressed as "you".
    ///
    /// # Examples
    /// ```
    /// use mauerwerk::berlin::State;
    /// use mauerwerk::{Reader, Seat, Touch};
    ///
    /// let state: State = "rows:2 columns:4 wall:tcCtcA/tcStcM hammers:a1/d2 phase:moving roll:4 seat:0"
    ///     .parse()?;
    /// let names = ["Ada", "Ben"].map(String::from);
    /// let reader = Reader::of(&names).on_seat(Some(Seat::FIRST));
    /// assert_eq!(
    ///     state.summary(Seat::FIRST.into()).tell(reader),
    ///     "Berlin: you decide; you have 0 points, Ben has 0 points."
    /// );
    /// # Ok::<(), mauerwerk::Faults>(())
    /// ```
    fn summary(&self, viewer: Viewer) -> Message {
        let game = Self::INFO.name;
        let turn = match self.turn() {
            Turn::Decide(seats) => message!(common::TheyDecide { game, seats }),
            Turn::Chance => message!(common::ChanceDecides { game }),
            Turn::Over(outcome) => message!(common::TheyWin { game, seats: outcome.winners }),
        };
        let scores = self.view(viewer).scores();
        let scores = Seats::first(scores.len()).iter().zip(scores);
        let standing: Vec<Message> =
            scores.map(|(seat, points)| message!(common::HasPoints { seat, points })).collect();
        message!(common::Summary { turn, standing })
    }
}

impl<A: Copy + ToString> Touches<A> {
    /// Returns the places that a seat may touch first. Empty unless the game waits for it.
    #[must_use]
    pub fn of<G: Touch<Action = A>>(state: &G, seat: Seat) -> Self {
        let choices = state.actions(seat).into_iter().zip(state.touches(seat)).collect();
        Self::among(seat, choices)
    }

    /// Returns a look that marks these touches and targets.
    #[must_use]
    pub fn marked<G: Touch<Action = A>>(&self, state: &G, look: &Look) -> Look {
        let target = |place: &str| (place.to_owned(), self.label(state, place));
        Look {
            targets: self.targets().map(target).collect(),
            touched: self.touched().to_vec(),
            ..look.clone()
        }
    }

    /// Returns the words on a button for a place. They are all parts of the decision that its touch
    /// completes, if there are several. Otherwise they are the words for the place, or for the
    /// action with this notation.
    fn label<G: Touch<Action = A>>(&self, state: &G, place: &str) -> Message {
        let (seat, completed) = (self.seat(), self.completed_by(place));
        let parts = completed.and_then(|action| Choice::of_parts(state, seat, action));
        let named = || {
            let action = completed.filter(|action| action.to_string() == place)?;
            Choice::label(state, seat, action)
        };
        let label = parts.or_else(|| state.touch_label(seat, place)).or_else(named);
        label.unwrap_or_else(|| place.to_owned().into())
    }
}

/// The reason why a decision in notation was not applied.
///
/// # Examples
/// ```
/// use mauerwerk::die_mauer::{Setup, State};
/// use mauerwerk::{Game, PlayError, Reason};
///
/// let state = State::start(&Setup::default())?;
/// assert!(matches!(state.play(9, "T"), Err(PlayError::Seat(_))));
/// assert!(matches!(state.play(0, "tower"), Err(PlayError::Notation(_))));
/// let Err(PlayError::Illegal(illegal)) = state.play(0, "5") else { panic!("no seat has a 5") };
/// assert_eq!(illegal.reason.code(), "plan_not_owned");
/// # Ok::<(), mauerwerk::Faults>(())
/// ```
#[derive(Clone, Eq, PartialEq, Debug, Error)]
#[non_exhaustive]
pub enum PlayError<G: Game> {
    /// The table has no seat with this number.
    #[error("{0}")]
    Seat(NoSuchSeat),
    /// The text is not a valid action.
    #[error("{0}")]
    Notation(NotationError),
    /// The rules refuse the action.
    #[error("{0}")]
    Illegal(Refusal<G>),
}
