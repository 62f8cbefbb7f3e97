//! Compares what a subject shows of a position with the rules.

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;
use serde_json::Value;

use super::own::{head, name, outcome, told};
use super::protocol::{Outcome, Shown};
use crate::base::actor::{Actor, Viewer};
use crate::base::rule::RuleId;
use crate::base::seat::Seat;
use crate::game::{ActionSet as _, FullGame, Hidden, Turn};
use crate::text::notation::tokens::split;

/// What a subject gets wrong.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum Wrong {
    /// It refuses a legal decision, a valid setup or a legal start.
    Refuses,
    /// It accepts what the rules refuse.
    Accepts,
    /// Whose turn it is.
    Turn,
    /// The position.
    Position,
    /// A legal action is missing.
    Missing,
    /// An action is listed that is not legal.
    Extra,
    /// The results of chance, or their weights.
    Chance,
    /// What a viewer sees.
    View,
    /// The result of the game.
    Outcome,
    /// What a viewer is told of the last decision.
    Events,
    /// The ruling that it cites for a refusal.
    Rule,
    /// Something that a viewer can't know is shown to it.
    Leak,
    /// The positions that a viewer could be in, or their odds.
    Resample,
    /// The protocol.
    Protocol,
}

/// A difference between a subject and the rules.
#[derive(Clone, Eq, PartialEq, Debug)]
pub(super) struct Difference {
    pub(super) wrong: Wrong,
    /// The seat or viewer that it concerns. Empty if it concerns all.
    pub(super) of: String,
    pub(super) expected: String,
    pub(super) found: String,
    /// The ruling that a refusal cites.
    pub(super) rule: Option<RuleId>,
}

impl Difference {
    pub(super) fn new(wrong: Wrong, expected: impl Into<String>, found: impl Into<String>) -> Self {
        let (expected, found) = (expected.into(), found.into());
        Self { wrong, of: String::new(), expected, found, rule: None }
    }

    pub(super) fn of(self, of: impl Into<String>) -> Self {
        Self { of: of.into(), ..self }
    }

    pub(super) fn by(self, rule: Option<RuleId>) -> Self {
        Self { rule, ..self }
    }
}

/// Returns the first difference between what a subject shows and a state.
pub(super) fn difference<G: FullGame>(state: &G, shown: &Shown) -> Option<Difference> {
    let turn = state.turn();
    let (expected, found) = (head(&turn), shown.turn.split_whitespace().collect::<Vec<_>>());
    if expected.split_whitespace().ne(found.iter().copied().take(if expected == "over" {
        1
    } else {
        3
    })) {
        return Some(Difference::new(Wrong::Turn, expected, &shown.turn));
    }
    position(state, &shown.position)
        .or_else(|| legal(state, &turn, shown))
        .or_else(|| chances(state, shown))
        .or_else(|| Viewer::all(state.seats()).find_map(|viewer| view(state, viewer, shown)))
        .or_else(|| ending(&turn, shown))
}

/// Compares positions, which may be written in different ways.
pub(super) fn position<G: FullGame>(state: &G, found: &str) -> Option<Difference> {
    let expected = state.notation();
    if expected == found {
        return None;
    }
    match format!("{} {found}", state.setup()).parse::<G>() {
        Ok(read) if read == *state => None,
        Ok(_) => Some(tokens(Wrong::Position, &expected, found)),
        Err(faults) => {
            let rule = faults.as_slice().iter().find_map(|fault| fault.rule);
            let difference = tokens(Wrong::Position, &expected, found);
            let found = format!("{} ({faults})", difference.found);
            Some(Difference { found, rule, ..difference })
        }
    }
}

/// Returns a difference with only the tokens that differ.
fn tokens(wrong: Wrong, expected: &str, found: &str) -> Difference {
    let without = |one: &str, other: &str| {
        let other = split(other);
        let own: Vec<&str> = split(one).into_iter().filter(|it| !other.contains(it)).collect();
        if own.is_empty() { "-".to_owned() } else { own.join(" ") }
    };
    Difference::new(wrong, without(expected, found), without(found, expected))
}

fn legal<G: FullGame>(state: &G, turn: &Turn<G::Ending>, shown: &Shown) -> Option<Difference> {
    let Turn::Decide(seats) = turn else { return None };
    let none = Vec::new();
    let of = |seat: Seat| shown.legal.get(&seat.to_string()).unwrap_or(&none);
    let other = shown.legal.iter().find(|(seat, actions)| {
        let decides = seats.iter().any(|own| own.to_string() == **seat);
        !decides && !actions.is_empty()
    });
    let other =
        other.map(|(seat, actions)| Difference::new(Wrong::Extra, "-", actions.join(" ")).of(seat));
    seats.iter().find_map(|seat| legal_of(state, seat, of(seat))).or(other)
}

fn legal_of<G: FullGame>(state: &G, seat: Seat, found: &[String]) -> Option<Difference> {
    let own = state.actions(seat);
    let listed: BTreeMap<String, G::Action> =
        own.clone().into_iter().map(|action| (action.to_string(), action)).collect();
    let (mut unlisted, mut met) = (Vec::new(), BTreeSet::new());
    for text in found {
        let extra = Difference::new(Wrong::Extra, "-", text).of(seat.to_string());
        if !met.insert(text) {
            return Some(Difference { found: format!("{text} {text}"), ..extra });
        }
        match text.parse::<G::Action>() {
            _ if listed.contains_key(text) => (),
            Ok(action) if own.contains(&action) => unlisted.push(action),
            Ok(action) => {
                let refused = state.apply(seat.into(), action).err();
                return Some(extra.by(refused.map(|illegal| illegal.rule().id)));
            }
            Err(error) => return Some(Difference { expected: error.to_string(), ..extra }),
        }
    }
    let mut lacked = listed.iter().filter(|(text, _)| !met.contains(text)).peekable();
    lacked.peek()?;
    // There may be other ways to do the same.
    let after = |action| state.apply(seat.into(), action).ok();
    let reached: Vec<Option<G>> = unlisted.into_iter().map(after).collect();
    let lacked = lacked.find(|(_, action)| !reached.contains(&after(**action)));
    lacked.map(|(text, _)| Difference::new(Wrong::Missing, text, "-").of(seat.to_string()))
}

fn chances<G: FullGame>(state: &G, shown: &Shown) -> Option<Difference> {
    let found = shown.chances.as_ref()?;
    let own: BTreeMap<String, u64> = state
        .chances()
        .into_iter()
        .map(|chance| (chance.action.to_string(), chance.weight.into()))
        .collect();
    let weight = |all: &BTreeMap<String, u64>, text: &String| all.get(text).copied().unwrap_or(0);
    let sums = [&own, found].map(|all| all.values().map(|one| u128::from(*one)).sum::<u128>());
    let mut texts = own.keys().chain(found.keys());
    let wrong = texts.find(|text| {
        let [expected, got] = [&own, found].map(|all| u128::from(weight(all, text)));
        // Weights of the subject may have a common factor.
        expected.saturating_mul(sums[1]) != got.saturating_mul(sums[0])
    })?;
    let share = |all, sum| format!("{wrong}: {}/{sum}", weight(all, wrong));
    Some(Difference::new(Wrong::Chance, share(&own, sums[0]), share(found, sums[1])))
}

fn view<G: Hidden>(state: &G, viewer: Viewer, shown: &Shown) -> Option<Difference> {
    let (of, expected) = (name(viewer), state.view(viewer));
    let Some(found) = shown.sees.get(&of) else {
        return Some(Difference::new(Wrong::View, expected.to_string(), "-").of(of));
    };
    if *found == expected.to_string() {
        return None;
    }
    let read = G::view_from(viewer, &format!("{} {found}", state.setup()));
    let differs = read.as_ref() != Ok(&expected);
    differs.then(|| tokens(Wrong::View, &expected.to_string(), found).of(of))
}

fn ending<E>(turn: &Turn<E>, shown: &Shown) -> Option<Difference> {
    let expected = outcome(turn);
    let written = |outcome: &Option<Outcome>| {
        outcome
            .as_ref()
            .map_or("-".to_owned(), |it| format!("{:?} won by {:?}", it.scores, it.winners))
    };
    let sorted = shown.outcome.clone().map(|mut it| {
        it.winners.sort_unstable();
        it
    });
    let differs = expected != sorted;
    differs.then(|| Difference::new(Wrong::Outcome, written(&expected), written(&sorted)))
}

/// Returns the first difference in what a subject tells of the last decision, if it tells it.
pub(super) fn events<G: FullGame>(
    state: &G,
    events: &[G::Event],
    shown: &Shown,
) -> Option<Difference> {
    let found = shown.events.as_ref()?;
    told(state.seats(), events).into_iter().find_map(|(viewer, expected)| {
        let differs = found.get(&viewer) != Some(&expected);
        let found = found.get(&viewer).map_or("-".to_owned(), |it| list(it));
        differs.then(|| Difference::new(Wrong::Events, list(&expected), found).of(viewer))
    })
}

/// Returns values as JSON, with a space between them.
fn list(values: &[Value]) -> String {
    values.iter().map(Value::to_string).collect::<Vec<_>>().join(" ")
}

/// Returns the difference if a subject cites another ruling than those that refuse something.
pub(super) fn citation(cited: Option<&str>, rules: &[String]) -> Option<Difference> {
    let cited = cited.filter(|cited| !rules.iter().any(|rule| rule == cited))?;
    (!rules.is_empty()).then(|| Difference::new(Wrong::Rule, rules.join(" "), cited))
}

/// Returns the first thing that differs in what a subject shows a viewer in two worlds which the
/// viewer can't tell apart.
pub(super) fn leak(one: &Shown, other: &Shown, viewer: Viewer) -> Option<Difference> {
    let of = name(viewer);
    // Tokens and actions may come in any order.
    let sorted = |mut parts: Vec<&str>| {
        parts.sort_unstable();
        parts.join(" ")
    };
    let all = |shown: &Shown| {
        let seen = shown.sees.get(&of).map(|seen| sorted(split(seen))).unwrap_or_default();
        let legal = shown.legal.get(&of);
        let legal = legal.map(|all| sorted(all.iter().map(String::as_str).collect()));
        let more = shown.shows.get(&of).map(ToString::to_string).unwrap_or_default();
        let told = shown.events.as_ref().and_then(|all| all.get(&of)).map(|it| list(it));
        [shown.turn.clone(), seen, legal.unwrap_or_default(), told.unwrap_or_default(), more]
    };
    let (one, other) = (all(one), all(other));
    let differing = one.iter().zip(&other).find(|(one, other)| one != other);
    differing.map(|(one, other)| tokens(Wrong::Leak, one, other).of(of))
}

/// Returns the ruling that refuses a decision, or `None` if it is legal.
pub(super) fn refusal<G: FullGame>(state: &G, actor: Actor, action: G::Action) -> Option<RuleId> {
    state.apply(actor, action).err().map(|illegal| illegal.rule().id)
}
