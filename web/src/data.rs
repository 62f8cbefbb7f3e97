//! The plain data that crosses to JavaScript.

use mauerwerk::table::{self, Ending, Screen};
use mauerwerk::{Drawing, Lang, Message, Reader, Span};
use serde::{Serialize, Serializer};
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use crate::error::{Fault, Result};

/// Returns data as values of JavaScript.
pub(crate) fn told<T: Tsify + Serialize>(value: T) -> Result<Ts<T>> {
    Ok(value.into_ts()?)
}

/// Returns a list of data as values of JavaScript.
pub(crate) fn all<T: Tsify + Serialize>(values: impl IntoIterator<Item = T>) -> Result<Vec<Ts<T>>> {
    values.into_iter().map(told).collect()
}

/// Returns an object with these fields.
pub(crate) fn object<'a>(fields: impl IntoIterator<Item = (&'a str, JsValue)>) -> JsValue {
    let pairs = fields.into_iter().map(|(name, value)| js_sys::Array::of2(&name.into(), &value));
    let entries: js_sys::Array = pairs.collect();
    // Pairs of a name and a value make an object.
    js_sys::Object::from_entries(&entries).map(JsValue::from).unwrap_or_default()
}

/// A seat's number, or another name.
#[derive(Debug, Serialize)]
#[serde(untagged)]
pub enum Somebody {
    Seat(u8),
    Other(&'static str),
}

impl From<mauerwerk::Actor> for Somebody {
    fn from(actor: mauerwerk::Actor) -> Self {
        match actor {
            mauerwerk::Actor::Chance => Self::Other("chance"),
            mauerwerk::Actor::Seat(seat) => Self::Seat(seat.number()),
        }
    }
}

impl From<mauerwerk::Viewer> for Somebody {
    fn from(viewer: mauerwerk::Viewer) -> Self {
        match viewer {
            mauerwerk::Viewer::Spectator => Self::Other("spectator"),
            mauerwerk::Viewer::Seat(seat) => Self::Seat(seat.number()),
        }
    }
}

/// Whose decision it is.
#[derive(Debug, Serialize, Tsify)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum Turn {
    /// Every one of these seats decides, in any order. If there are several, their decisions are
    /// simultaneous and secret. Each seat commits alone, and the last one triggers the reveal.
    Decide {
        /// The seats.
        seats: Vec<u8>,
        /// The turn in notation.
        text: String,
    },
    /// Chance decides: a die, a card, or a face-down piece.
    Chance {
        /// The turn in notation.
        text: String,
    },
    /// The game is over.
    Over {
        /// The result.
        outcome: Outcome,
        /// The turn in words.
        text: String,
    },
}

/// The result of a game.
#[derive(Debug, Serialize, Tsify)]
pub struct Outcome {
    /// The reason why the game ended, for programs: a stable name in `snake_case`.
    ending: String,
    /// Each seat's final score, in points of the game.
    scores: Vec<i32>,
    /// The seats that won. Several seats can share the win.
    winners: Vec<u8>,
    /// The winners with their scores, and the reason why the game ended, for people.
    text: String,
}

impl From<mauerwerk::Turn<Ending>> for Turn {
    fn from(turn: mauerwerk::Turn<Ending>) -> Self {
        let text = turn.to_string();
        match turn {
            mauerwerk::Turn::Decide(seats) => {
                Self::Decide { seats: seats.iter().map(mauerwerk::Seat::number).collect(), text }
            }
            mauerwerk::Turn::Chance => Self::Chance { text },
            mauerwerk::Turn::Over(outcome) => Self::Over { outcome: outcome.into(), text },
        }
    }
}

impl From<mauerwerk::Outcome<Ending>> for Outcome {
    fn from(outcome: mauerwerk::Outcome<Ending>) -> Self {
        let text = outcome.to_string();
        let mauerwerk::Outcome { ending, scores, winners } = outcome;
        Self {
            ending: ending.code,
            scores: scores.as_slice().to_vec(),
            winners: winners.iter().map(mauerwerk::Seat::number).collect(),
            text,
        }
    }
}

/// Returns a message as a text, and in parts.
fn worded(message: &Message, reader: Reader<'_>) -> (String, Vec<Span>) {
    let spans = message.spans(reader);
    (spans.iter().map(|span| span.text.as_str()).collect(), spans)
}

/// A legal action as a button shows it.
#[derive(Debug, Serialize, Tsify)]
#[tsify(hashmap_as_object)]
pub struct Choice {
    /// The action in notation.
    pub(crate) notation: String,
    /// The action in words: its first event, with all parts of the decision. The notation follows
    /// if several choices have the same words. It has the names of the players.
    pub(crate) label: String,
    /// The label in parts, each with its meaning.
    #[tsify(type = "Span[]")]
    spans: Vec<Span>,
    /// The places of the drawing whose touches, in this order, mean the action.
    touches: Vec<String>,
}

impl Choice {
    pub(crate) fn told(choice: mauerwerk::Choice, reader: Reader<'_>) -> Self {
        let mauerwerk::Choice { notation, label, touches } = choice;
        let (label, spans) = worded(&label, reader);
        Self { notation, label, spans, touches }
    }
}

/// An outcome of chance, with its exact weight.
#[derive(Debug, Serialize, Tsify)]
pub struct Chance {
    /// The outcome in notation.
    pub(crate) notation: String,
    /// The outcome in words.
    pub(crate) label: String,
    /// The weight. The probability is the weight divided by the sum of all weights.
    pub(crate) weight: u32,
}

/// An event, as a viewer saw it.
#[derive(Debug, Serialize, Tsify)]
#[tsify(hashmap_as_object)]
pub struct TableEvent {
    /// The event in words, with the names of the players.
    text: String,
    /// The text in parts, each with its meaning.
    #[tsify(type = "Span[]")]
    spans: Vec<Span>,
    /// The names of its places in a drawing.
    places: Vec<String>,
    /// The event as JSON, which every language of the library reads.
    json: String,
}

impl TableEvent {
    pub(crate) fn told(event: table::TableEvent, reader: Reader<'_>) -> Self {
        let table::TableEvent { message, places, json } = event;
        let (text, spans) = worded(&message, reader);
        Self { text, spans, places, json }
    }
}

/// Returns events in words for a reader.
pub(crate) fn events(events: Vec<table::TableEvent>, reader: Reader<'_>) -> Vec<TableEvent> {
    events.into_iter().map(|event| TableEvent::told(event, reader)).collect()
}

/// A decision in notation.
#[derive(Clone, Debug, Serialize, Tsify)]
pub struct Decision {
    /// The actor.
    #[serde(serialize_with = "actor")]
    #[tsify(type = "Actor")]
    actor: mauerwerk::Actor,
    /// The action in notation.
    action: String,
    /// The whole decision in notation.
    text: String,
}

fn actor<S: Serializer>(actor: &mauerwerk::Actor, into: S) -> std::result::Result<S::Ok, S::Error> {
    Somebody::from(*actor).serialize(into)
}

impl From<mauerwerk::Decision<String>> for Decision {
    fn from(decision: mauerwerk::Decision<String>) -> Self {
        let text = decision.to_string();
        let mauerwerk::Decision { actor, action } = decision;
        Self { actor, action, text }
    }
}

/// A rectangle, in the units of a drawing.
#[derive(Debug, Serialize, Tsify)]
pub struct Bounds {
    /// The left side.
    x: i32,
    /// The upper side.
    y: i32,
    /// The width.
    width: i32,
    /// The height.
    height: i32,
}

impl From<mauerwerk::Bounds> for Bounds {
    fn from(bounds: mauerwerk::Bounds) -> Self {
        let mauerwerk::Bounds { x, y, width, height } = bounds;
        Self { x, y, width, height }
    }
}

/// A part of a drawing that a pointer can reach.
#[derive(Debug, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct Place {
    /// The name, in the game's notation: `c3`, `a1-b1`, `stock:0:T`.
    name: String,
    /// The label, in words.
    label: String,
    /// The corners of its outline, each as `[x, y]`.
    shape: Vec<(i32, i32)>,
    /// The rectangle around it.
    bounds: Bounds,
    /// Whether a touch leads to a legal action of the viewer.
    is_target: bool,
    /// Whether it is one of the touches so far.
    is_touched: bool,
}

impl From<mauerwerk::Place> for Place {
    fn from(place: mauerwerk::Place) -> Self {
        let bounds = place.bounds().into();
        let mauerwerk::Place { name, label, shape, is_target, is_touched } = place;
        Self { name, label, shape, bounds, is_target, is_touched }
    }
}

/// A thing that moved from one place of a drawing to another, or a place where something happened.
#[derive(Debug, Serialize, Tsify)]
pub struct Motion {
    /// The names of the places on the way.
    places: Vec<String>,
    /// The box where the motion starts.
    from: Bounds,
    /// The box where the motion ends. Equal to `from` if nothing moved.
    to: Bounds,
}

impl From<mauerwerk::Motion> for Motion {
    fn from(motion: mauerwerk::Motion) -> Self {
        let mauerwerk::Motion { places, from, to } = motion;
        Self { places, from: from.into(), to: to.into() }
    }
}

/// Everything on a viewer's screen, from one call. It contains no more than the viewer knows.
#[derive(Debug, Serialize, Tsify)]
#[tsify(hashmap_as_object)]
pub struct Snapshot {
    /// The viewer.
    #[tsify(type = "Viewer")]
    viewer: Somebody,
    /// Whose decision it is.
    turn: Turn,
    /// The legal actions of the viewer. Empty unless the game waits for it.
    choices: Vec<Choice>,
    /// The action, in notation, that the touches mean. Missing if they are not complete.
    chosen: Option<String>,
    /// The points of each seat so far.
    scores: Vec<i32>,
    /// The viewer's position, in notation.
    position: String,
    /// The position in one sentence: whose decision it is, and the points. Use it as the label of
    /// the drawing for people who don't see it.
    summary: String,
    /// The events of the last decision, as the viewer saw them. The text addresses the viewer.
    news: Vec<TableEvent>,
    /// The number of decisions made.
    decisions: usize,
    /// The drawing as SVG. Missing if no theme was given. It has the names of the players. It marks
    /// the result of the last decision, the touches so far, and the possible next touches. A place
    /// is a group with its name as `data-place`.
    svg: Option<String>,
    /// The width of the drawing, in the units of its places. 0 without a drawing.
    width: i32,
    /// The height of the drawing, in the units of its places. 0 without a drawing.
    height: i32,
    /// The places in drawing order: later ones are on top.
    places: Vec<Place>,
}

impl Snapshot {
    pub(crate) fn told(screen: Screen, names: &[String], lang: Lang) -> Self {
        let reader = Reader::of(names).with_lang(lang).on_seat(screen.viewer.seat());
        let Screen { viewer, turn, choices, chosen, scores, position, summary, news, .. } = screen;
        let (width, height) =
            screen.drawing.as_ref().map(|it| (it.width, it.height)).unwrap_or_default();
        let (svg, places) = match screen.drawing {
            Some(Drawing { svg, places, .. }) => (Some(svg), places),
            None => (None, Vec::new()),
        };
        Self {
            viewer: viewer.into(),
            turn: turn.into(),
            choices: choices.into_iter().map(|choice| Choice::told(choice, reader)).collect(),
            chosen,
            scores,
            position,
            summary,
            news: events(news, reader),
            decisions: screen.decisions,
            svg,
            width,
            height,
            places: places.into_iter().map(Place::from).collect(),
        }
    }
}

/// The description of a game.
#[derive(Debug, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct GameInfo {
    /// The name in records, for instance `die-mauer`.
    id: &'static str,
    /// The name for people.
    name: &'static str,
    /// The version of the rules. It rises whenever the same record would play out differently.
    ruleset: u32,
    /// Whether lower scores are better.
    low_score_wins: bool,
}

impl From<&mauerwerk::Info> for GameInfo {
    fn from(info: &mauerwerk::Info) -> Self {
        let mauerwerk::Info { id, name, ruleset, low_score_wins, .. } = *info;
        Self { id, name, ruleset, low_score_wins }
    }
}

/// A ruling: what a game does, and the sources.
#[derive(Debug, Serialize, Tsify)]
pub struct Rule {
    /// The id of the ruling, for instance `DM-20`.
    id: String,
    /// The subject of the ruling, in a few words.
    title: String,
    /// The full text of the ruling.
    sentence: String,
    /// The texts that support the ruling, by their signs in `credits`.
    sources: Vec<String>,
    /// The options that change the ruling. Empty if it is fixed.
    options: Vec<String>,
    /// Whether the ruling only defines a word, so that no code enforces it.
    definition: bool,
}

impl Rule {
    pub(crate) fn told(rule: &mauerwerk::Rule, lang: Lang) -> Self {
        let mauerwerk::Rule { id, sources, options, definition, .. } = *rule;
        Self {
            id: id.to_string(),
            title: rule.title(lang).to_owned(),
            sentence: rule.sentence(lang).to_owned(),
            sources: sources.iter().map(ToString::to_string).collect(),
            options: options.iter().map(ToString::to_string).collect(),
            definition,
        }
    }
}

/// A chapter of a game's rulebook.
#[derive(Debug, Serialize, Tsify)]
pub struct Chapter {
    /// The name in addresses of pages, for instance `empty-fists`.
    id: &'static str,
    /// What it is about, in a few words.
    title: &'static str,
    /// The ids of its rulings, in the order in which one would teach them.
    rules: Vec<&'static str>,
}

impl Chapter {
    pub(crate) fn told(chapter: &mauerwerk::Chapter, lang: Lang) -> Self {
        let rules = chapter.rules.iter().map(|id| id.as_str()).collect();
        Self { id: chapter.id, title: chapter.title(lang), rules }
    }
}

/// A sign in the sources of rulings, with its meaning.
#[derive(Debug, Serialize, Tsify)]
pub struct Credit {
    /// The sign, for instance `EN`.
    sign: &'static str,
    /// The meaning: a text, or the name of who decided.
    meaning: &'static str,
}

impl From<&mauerwerk::Credit> for Credit {
    fn from(&mauerwerk::Credit { sign, meaning, .. }: &mauerwerk::Credit) -> Self {
        Self { sign, meaning }
    }
}

/// The choices before a game, given those made so far.
#[derive(Debug, Serialize, Tsify)]
pub struct Lobby {
    /// The numbers of players that are valid with the other options.
    seats: Vec<u8>,
    /// The options, the number of seats first.
    options: Vec<SetupOption>,
    /// The faults of the options. A game can't start until there are none.
    faults: Vec<Fault>,
    /// Whether anything may be hidden from a seat, so that people can't share a screen openly. It is
    /// true while the options have faults.
    hidden: bool,
}

/// An option of a setup.
#[derive(Debug, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct SetupOption {
    /// The name in notation.
    name: String,
    /// The name for people.
    label: String,
    /// The meaning, in a sentence.
    meaning: String,
    /// The accepted values.
    takes: Takes,
    /// The current value in notation. Empty if it is not set.
    value: String,
    /// The default value in notation. Empty if it is not set by default. It may depend on the
    /// edition, or on the variants.
    default_value: String,
    /// The rulings that the option changes.
    rules: Vec<Rule>,
}

/// The values that an option of a setup takes, in notation.
#[derive(Debug, Serialize, Tsify)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum Takes {
    /// `true` or `false`.
    Switch,
    /// A whole number. Other options may narrow the bounds.
    Number {
        /// The lower bound.
        least: u16,
        /// The upper bound.
        most: u16,
    },
    /// A seat at the table, from 0.
    Seat,
    /// One of several names.
    One {
        /// The names, in the order of the rulebook.
        names: Vec<NamedValue>,
    },
    /// Any of several names, with commas. The empty list is an empty text.
    Several {
        /// The names, in the order of the rulebook.
        names: Vec<NamedValue>,
    },
    /// A text.
    Text {
        /// The texts that are names. Empty if there are none.
        names: Vec<NamedValue>,
        /// The form of the text, in words.
        form: String,
    },
}

/// A value of an option, with a name.
#[derive(Debug, Serialize, Tsify)]
pub struct NamedValue {
    /// The name in notation.
    name: String,
    /// The name for people.
    label: String,
    /// The meaning, in a sentence.
    meaning: String,
}

impl From<mauerwerk::NamedValue> for NamedValue {
    fn from(mauerwerk::NamedValue { name, label, meaning, .. }: mauerwerk::NamedValue) -> Self {
        Self { name, label, meaning }
    }
}

impl Takes {
    fn told(takes: mauerwerk::Takes, lang: Lang) -> Self {
        use mauerwerk::Takes as Core;
        match takes {
            Core::Switch => Self::Switch,
            Core::Number { least, most } => Self::Number { least, most },
            Core::Seat => Self::Seat,
            Core::One { names } => Self::One { names: each(names) },
            Core::Several { names } => Self::Several { names: each(names) },
            Core::Text { names, form } => {
                let form = form.tell(Reader::default().with_lang(lang));
                Self::Text { names: each(names), form }
            }
        }
    }
}

impl SetupOption {
    fn told(option: mauerwerk::SetupOption, lang: Lang) -> Self {
        let mauerwerk::SetupOption { name, label, meaning, takes, value, default, rules, .. } =
            option;
        Self {
            name: name.to_owned(),
            label: label.to_owned(),
            meaning: meaning.to_owned(),
            takes: Takes::told(takes, lang),
            value,
            default_value: default,
            rules: rules.into_iter().map(|rule| Rule::told(rule, lang)).collect(),
        }
    }
}

impl Lobby {
    pub(crate) fn told(lobby: mauerwerk::Lobby, lang: Lang) -> Self {
        let mauerwerk::Lobby { seats, options, faults, hidden, .. } = lobby;
        let options = options.into_iter().map(|option| SetupOption::told(option, lang)).collect();
        let reader = Reader::default().with_lang(lang);
        let faults = faults.as_slice().iter().map(|fault| Fault::told(fault, reader)).collect();
        Self { seats, options, faults, hidden }
    }
}

/// Converts values of the core to values of this crate.
fn each<T, U: From<T>>(values: impl IntoIterator<Item = T>) -> Vec<U> {
    values.into_iter().map(U::from).collect()
}
