//! The library as a subject.

use std::collections::BTreeMap;
use std::io::{self, BufRead, Write};
use std::marker::PhantomData;

use serde_json::Value;

use super::protocol::{
    Asked, NoAnswer, Outcome, Played, Reply, Sample, Shown, Subject, VERSION, Way,
};
use crate::base::actor::Viewer;
use crate::base::rule::{Faults, RuleId};
use crate::base::seat::Seats;
use crate::game::dealer::Dealer;
use crate::game::record::{Decision, Record};
use crate::game::{Event, FullGame, Turn};
use crate::text::serde_text::from_json;

/// The rules of a game of the library, as a [`Subject`].
///
/// # Examples
/// ```
/// use mauerwerk::die_mauer::State;
/// use mauerwerk::judge::{Own, Subject as _, Way};
///
/// let way = Way { setup: "players:3".to_owned(), ..Way::default() };
/// let played = Own::<State>::default().play(&way, 0).expect("it supports everything");
/// assert_eq!(played.positions[0].turn, "decide 0,1,2");
/// ```
#[derive(Debug)]
pub struct Own<G>(PhantomData<fn() -> G>);

impl<G> Default for Own<G> {
    fn default() -> Self {
        Self(PhantomData)
    }
}

impl Shown {
    /// Shows a state.
    #[must_use]
    pub fn of<G: FullGame>(state: &G) -> Self {
        let turn = state.turn();
        let sees = |viewer| (name(viewer), state.view(viewer).to_string());
        Self {
            position: state.notation(),
            turn: head(&turn),
            legal: legal(state, &turn),
            chances: matches!(turn, Turn::Chance).then(|| chances(state)),
            sees: Viewer::all(state.seats()).map(sees).collect(),
            outcome: outcome(&turn),
            events: None,
            shows: BTreeMap::new(),
        }
    }
}

/// Returns the turn without the outcome.
pub(super) fn head<E>(turn: &Turn<E>) -> String {
    match turn {
        Turn::Decide(seats) => format!("decide {seats}"),
        Turn::Chance => "chance".to_owned(),
        Turn::Over(_) => "over".to_owned(),
    }
}

pub(super) fn outcome<E>(turn: &Turn<E>) -> Option<Outcome> {
    let Turn::Over(outcome) = turn else { return None };
    let scores = outcome.scores.iter().map(|(_, score)| i64::from(*score)).collect();
    let winners = outcome.winners.iter().map(|seat| seat.number()).collect();
    Some(Outcome { scores, winners })
}

fn legal<G: FullGame>(state: &G, turn: &Turn<G::Ending>) -> BTreeMap<String, Vec<String>> {
    let seats = if let Turn::Decide(seats) = turn { *seats } else { Seats::first(0) };
    let written = |seat| state.actions(seat).into_iter().map(|action| action.to_string()).collect();
    seats.iter().map(|seat| (seat.to_string(), written(seat))).collect()
}

fn chances<G: FullGame>(state: &G) -> BTreeMap<String, u64> {
    let all = state.chances().into_iter();
    all.map(|chance| (chance.action.to_string(), chance.weight.into())).collect()
}

/// Returns the name of a viewer in the protocol.
pub(super) fn name(viewer: Viewer) -> String {
    viewer.seat().map_or_else(|| "spectator".to_owned(), |seat| seat.to_string())
}

/// Returns what each viewer is told of events, by the viewers' names.
pub(super) fn told<E: Event>(seats: usize, events: &[E]) -> BTreeMap<String, Vec<Value>> {
    let to = |viewer| {
        let seen = events.iter().map(|event| serde_json::to_value(event.seen_by(viewer)));
        (name(viewer), seen.map(Result::unwrap_or_default).collect())
    };
    Viewer::all(seats).map(to).collect()
}

/// Why a part of a way is refused, and the ruling that refuses it.
type Refused = (String, Option<RuleId>);

fn faulty(faults: &Faults) -> Refused {
    (faults.to_string(), faults.as_slice().iter().find_map(|fault| fault.rule))
}

/// Returns the game after a way, or why a part of it is refused. `note` receives each state, and
/// the events of the decision before it.
fn replay<G: FullGame>(
    way: &Way,
    note: &mut impl FnMut(usize, &G, &[G::Event]),
) -> Result<Record<G>, Refused> {
    let setup: G::Setup = way.setup.parse().map_err(|faults| faulty(&faults))?;
    let start = match way.start.is_empty() {
        true => G::start(&setup),
        false => format!("{setup} {}", way.start).parse(),
    };
    let mut record = Record::from_state(start.map_err(|faults| faulty(&faults))?);
    note(0, record.state(), &[]);
    for (number, text) in way.path.iter().enumerate() {
        let decision: Decision<G::Action> =
            text.parse().map_err(|error| (format!("{error}"), None))?;
        let mut events = Vec::new();
        let pushed =
            record.push_noting(decision.actor, decision.action, &mut |event| events.push(event));
        pushed.map_err(|refusal| (refusal.to_string(), Some(refusal.rule().id)))?;
        note(number + 1, record.state(), &events);
    }
    Ok(record)
}

/// Returns the game after a way that must be legal.
fn played<G: FullGame>(way: &Way) -> Result<Record<G>, NoAnswer> {
    replay(way, &mut |_, _, _| ()).map_err(|(reason, _)| NoAnswer::Fault(reason))
}

/// Counts the texts of results.
fn counted(
    number: u64,
    mut draw: impl FnMut() -> Result<String, NoAnswer>,
) -> Result<BTreeMap<String, u64>, NoAnswer> {
    let mut all = BTreeMap::new();
    for _ in 0..number {
        *all.entry(draw()?).or_default() += 1;
    }
    Ok(all)
}

impl<G: FullGame> Subject for Own<G> {
    fn name(&self) -> String {
        format!("{} in mauerwerk", G::INFO.name)
    }

    fn play(&mut self, way: &Way, from: usize) -> Result<Played, NoAnswer> {
        let mut positions = Vec::new();
        let replayed = replay(way, &mut |number, state: &G, events| {
            if number >= from {
                let events = (number > 0).then(|| told(state.seats(), events));
                positions.push(Shown { events, ..Shown::of(state) });
            }
        });
        let (refused, rule) = replayed.err().unzip();
        let rule = rule.flatten().map(|rule| rule.to_string());
        Ok(Played { positions, refused, rule })
    }

    fn draw(&mut self, way: &Way, sample: Sample) -> Result<BTreeMap<String, u64>, NoAnswer> {
        let record = played::<G>(way)?;
        let mut dealer = Dealer::new(sample.seed);
        counted(sample.number, || {
            let dealt = record.state().deal(&mut dealer);
            let dealt =
                dealt.ok_or_else(|| NoAnswer::Fault("chance does not decide".to_owned()))?;
            Ok(dealt.to_string())
        })
    }

    fn resample(
        &mut self,
        way: &Way,
        viewer: &str,
        sample: Sample,
    ) -> Result<BTreeMap<String, u64>, NoAnswer> {
        let record = played::<G>(way)?;
        let mut viewers = Viewer::all(record.state().seats());
        let viewer = viewers.find(|one| name(*one) == viewer);
        let viewer = viewer.ok_or_else(|| NoAnswer::Fault("there is no such viewer".to_owned()))?;
        let seen = record.seen_by(viewer);
        let mut dealer = Dealer::new(sample.seed);
        counted(sample.number, || {
            let state = seen.resample(&mut dealer);
            Ok(state.map_err(|error| NoAnswer::Fault(error.to_string()))?.notation())
        })
    }
}

/// Returns the answer of a subject to a line of the protocol. Returns `None` for the last message,
/// `quit`.
///
/// # Examples
/// ```
/// use mauerwerk::die_mauer::State;
/// use mauerwerk::judge::{Own, reply};
///
/// let mut own = Own::<State>::default();
/// let hello = reply(&mut own, r#"{"type":"hello","id":1}"#).unwrap();
/// assert_eq!(hello, r#"{"type":"hello","id":1,"version":1,"name":"Die Mauer in mauerwerk"}"#);
/// assert_eq!(reply(&mut own, r#"{"type":"quit"}"#), None);
/// ```
pub fn reply(subject: &mut dyn Subject, line: &str) -> Option<String> {
    let answer = match from_json::<Asked>(line) {
        Ok(asked) if asked.kind == "quit" => return None,
        Ok(asked) => Reply { id: Some(asked.id), ..answer(subject, asked) },
        Err(faults) => wrong(faults.to_string()),
    };
    serde_json::to_string(&answer).ok()
}

/// Answers the questions of a judge until the last message, or until the input ends.
///
/// # Errors
/// Returns the error of the input or the output.
pub fn serve(
    subject: &mut dyn Subject,
    input: impl BufRead,
    mut output: impl Write,
) -> io::Result<()> {
    for line in input.lines() {
        let Some(answer) = reply(subject, &line?) else { break };
        writeln!(output, "{answer}")?;
        output.flush()?;
    }
    Ok(())
}

/// The most results that an answer counts.
const MOST: u64 = 1_000_000;

fn answer(subject: &mut dyn Subject, asked: Asked) -> Reply {
    let Asked { kind, setup, start, path, from, viewer, seed, number, .. } = asked;
    let way = Way { setup, start, path, ..Way::default() };
    let sample = || match seed.parse() {
        Ok(seed) if number <= MOST => Ok(Sample { seed, number }),
        _ => Err(NoAnswer::Fault(format!("takes a seed in digits, and a number up to {MOST}"))),
    };
    let of = |kind: &str| Reply { kind: kind.to_owned(), ..Reply::default() };
    let answer = match kind.as_str() {
        "hello" => {
            let (version, name) = (Some(VERSION), Some(subject.name()));
            return Reply { version, name, ..of("hello") };
        }
        "play" => subject.play(&way, from).map(|Played { positions, refused, rule }| Reply {
            positions: Some(positions),
            refused,
            rule,
            ..of("positions")
        }),
        "draw" => sample()
            .and_then(|sample| subject.draw(&way, sample))
            .map(|drawn| Reply { drawn: Some(drawn), ..of("drawn") }),
        "resample" => sample()
            .and_then(|sample| subject.resample(&way, &viewer, sample))
            .map(|drawn| Reply { drawn: Some(drawn), ..of("worlds") }),
        _ => Err(NoAnswer::Fault(format!("unknown type {kind:?}"))),
    };
    answer.unwrap_or_else(|error| match error {
        NoAnswer::Fault(text) => wrong(text),
        NoAnswer::Unsupported | NoAnswer::Stopped => of("unsupported"),
    })
}

fn wrong(text: String) -> Reply {
    Reply { kind: "error".to_owned(), text: Some(text), ..Reply::default() }
}
