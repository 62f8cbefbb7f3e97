//! Every scenario, driven step by step through either door, gives the transcript of the core.
#![allow(clippy::result_large_err, reason = "the errors are those of the library")]

use mauerwerk::Seat;
use mauerwerk::rulebook::Step;
use mauerwerk_ffi::{
    BerlinGame, BerlinState, Decider, DieMauerGame, DieMauerState, MauerbauerGame, MauerbauerState,
    MauerwerkError, Scenario, Table, Turn, UniFfiTag, Viewer, position_changes, read_berlin_action,
    read_die_mauer_action, read_mauerbauer_action, run_scenario, scenarios, wrap_transcript,
    write_berlin_action, write_die_mauer_action, write_mauerbauer_action,
};
use uniffi::{Lift, Lower};

/// How often a viewer's position is resampled, as in the core.
const RESAMPLES: u64 = 64;

fn has(text: &str, token: &str) -> bool {
    text.split_whitespace().any(|other| other == token)
}

/// A game in progress behind either door: the types of one game, or a table of any game.
trait Playing {
    fn play(&self, actor: Decider, action: &str) -> Result<Vec<String>, MauerwerkError>;
    fn position(&self) -> String;
    fn turn(&self) -> Turn;
    fn actions(&self, seat: Seat) -> Result<Vec<String>, MauerwerkError>;
    fn sees(&self, viewer: Viewer) -> Result<String, MauerwerkError>;
    fn heard(&self, viewer: Viewer) -> Result<Vec<String>, MauerwerkError>;
    fn resampled(&self, viewer: Viewer, seed: u64) -> Result<String, MauerwerkError>;
    fn again(&self) -> Box<dyn Playing>;
}

/// A game at a position, with the whole of that position.
type Opened = (Box<dyn Playing>, String);

impl Playing for Table {
    fn play(&self, actor: Decider, action: &str) -> Result<Vec<String>, MauerwerkError> {
        self.play(actor, action)?;
        Ok(self.events())
    }

    fn position(&self) -> String {
        let notation = self.notation();
        let setup = self.setup();
        notation.strip_prefix(&setup).expect("a state starts with its setup").trim().to_owned()
    }

    fn turn(&self) -> Turn {
        self.turn()
    }

    fn actions(&self, seat: Seat) -> Result<Vec<String>, MauerwerkError> {
        self.actions(seat)
    }

    fn sees(&self, viewer: Viewer) -> Result<String, MauerwerkError> {
        Ok(self.snapshot(viewer, None, None, Vec::new(), None)?.position)
    }

    fn heard(&self, viewer: Viewer) -> Result<Vec<String>, MauerwerkError> {
        self.news(viewer)
    }

    fn resampled(&self, viewer: Viewer, seed: u64) -> Result<String, MauerwerkError> {
        self.resample(viewer, seed).map(|table| table.position())
    }

    fn again(&self) -> Box<dyn Playing> {
        Box::new(self.replayed(0))
    }
}

fn at_a_table(game: &str, text: &str) -> Result<Opened, MauerwerkError> {
    let table = Table::read(game, text)?;
    let whole = table.notation();
    Ok((Box::new(table), whole))
}

/// Passes a value as it is passed to another language, and takes it back.
fn crossed<T: Lower<UniFfiTag> + Lift<UniFfiTag>>(value: T) -> T {
    let mut bytes = Vec::new();
    <T as Lower<UniFfiTag>>::write(value, &mut bytes);
    let mut rest = bytes.as_slice();
    let value = <T as Lift<UniFfiTag>>::try_read(&mut rest).expect("what was written can be read");
    assert!(rest.is_empty());
    value
}

macro_rules! playing {
    ($Game:ident $read_action:ident $write_action:ident) => {
        impl Playing for $Game {
            fn play(&self, actor: Decider, action: &str) -> Result<Vec<String>, MauerwerkError> {
                self.apply(crossed(actor), crossed($read_action(action)?))?;
                let news = self.events();
                for one in &news {
                    assert_eq!(crossed(one.event.clone()), one.event);
                }
                Ok(news.into_iter().map(|news| news.text).collect())
            }

            fn position(&self) -> String {
                self.state().notation()
            }

            fn turn(&self) -> Turn {
                crossed(self.turn())
            }

            fn actions(&self, seat: Seat) -> Result<Vec<String>, MauerwerkError> {
                let choices = self.state().choices(seat)?.into_iter();
                choices.map(|choice| $write_action(crossed(choice.action))).collect()
            }

            fn sees(&self, viewer: Viewer) -> Result<String, MauerwerkError> {
                let snapshot = self.snapshot(viewer, None, None, Vec::new(), None)?;
                let again = crossed(snapshot.clone());
                assert_eq!(again, snapshot);
                let setup = self.state().setup();
                assert_eq!(crossed(setup.clone()), setup);
                Ok(again.position)
            }

            fn heard(&self, viewer: Viewer) -> Result<Vec<String>, MauerwerkError> {
                Ok(self
                    .snapshot(viewer, None, None, Vec::new(), None)?
                    .news
                    .into_iter()
                    .map(|news| news.text)
                    .collect())
            }

            fn resampled(&self, viewer: Viewer, seed: u64) -> Result<String, MauerwerkError> {
                self.resample(viewer, seed).map(|state| state.notation())
            }

            fn again(&self) -> Box<dyn Playing> {
                Box::new(self.replayed(0))
            }
        }
    };
}

playing! { DieMauerGame read_die_mauer_action write_die_mauer_action }
playing! { BerlinGame read_berlin_action write_berlin_action }
playing! { MauerbauerGame read_mauerbauer_action write_mauerbauer_action }

fn by_types(game: &str, text: &str) -> Result<Opened, MauerwerkError> {
    match game {
        "die-mauer" => {
            let state = DieMauerState::read(text)?;
            Ok((Box::new(DieMauerGame::from_state(&state)), state.to_string()))
        }
        "berlin" => {
            let state = BerlinState::read(text)?;
            Ok((Box::new(BerlinGame::from_state(&state)), state.to_string()))
        }
        "mauerbauer" => {
            let state = MauerbauerState::read(text)?;
            Ok((Box::new(MauerbauerGame::from_state(&state)), state.to_string()))
        }
        _ => panic!("{game} has no types"),
    }
}

fn take(step: &Step, table: &dyn Playing, out: &mut Vec<String>) {
    match step {
        Step::Decide(decision) => {
            out.push(format!("{decision}"));
            let before = table.position();
            for event in
                table.play(decision.actor.into(), &decision.action).expect("a legal decision")
            {
                out.push(format!("  {event}"));
            }
            let changes = position_changes(&before, &table.position());
            if !changes.is_empty() {
                out.push(format!("  = {changes}"));
            }
        }
        Step::Refused(decision, id) => {
            let refused =
                table.play(decision.actor.into(), &decision.action).expect_err("a refusal");
            out.push(format!("{decision} is refused\n  {refused}"));
            let MauerwerkError::IllegalAction { rule, action, actor, text, .. } = refused else {
                panic!("{refused:?}");
            };
            assert_eq!((&rule, actor), (id, decision.actor.into()));
            assert!(text.ends_with(&format!("({rule}) [{actor}: {action}]")), "{text}");
        }
        Step::Turn(turn) => {
            assert_eq!(&table.turn().to_string(), turn);
            out.push(format!("turn: {turn}"));
        }
        Step::Holds(tokens) => assert!(tokens.iter().all(|token| has(&table.position(), token))),
        Step::Lacks(names) => {
            let position = table.position();
            let mut found = position.split_whitespace().filter_map(|token| token.split_once(':'));
            assert!(!found.any(|(name, _)| names.iter().any(|other| other == name)));
        }
        Step::Legal(seat, actions) => {
            let found = table.actions(*seat).expect("a seat").join(" ");
            let found = if found.is_empty() { "nothing" } else { &found };
            assert_eq!(found, actions.join(" "));
            out.push(format!("legal {seat}: {found}"));
        }
        Step::Sees(viewer, tokens) => {
            let seen = table.sees((*viewer).into()).expect("a viewer");
            assert!(tokens.iter().all(|token| has(&seen, token)));
            out.push(format!("{viewer} sees {seen}"));
        }
        Step::Heard(viewer, text) => {
            let heard = table.heard((*viewer).into()).expect("a viewer");
            assert!(heard.contains(text));
            let line = format!("{viewer} hears {}", heard.join("; "));
            if out.last() != Some(&line) {
                out.push(line);
            }
        }
        Step::Knows(viewer, tokens) | Step::Doubts(viewer, tokens) => {
            let certain = matches!(step, Step::Knows(..));
            let verb = if certain { "knows" } else { "doubts" };
            out.push(format!("{viewer} {verb} {}", tokens.join(" ")));
            let guess = |seed| table.resampled((*viewer).into(), seed);
            let possible = (0..RESAMPLES).map(guess).collect::<Result<Vec<_>, _>>();
            let possible = possible.expect("positions that could be");
            for token in tokens {
                assert_eq!(possible.iter().all(|text| has(text, token)), certain);
            }
        }
    }
}

fn transcript(
    scenario: &Scenario,
    open: fn(&str, &str) -> Result<Opened, MauerwerkError>,
) -> String {
    let Scenario { game, title, source, rules, setup, start, faults, lines, .. } = scenario;
    let mut out = vec![title.clone()];
    if !source.is_empty() {
        out.push(format!("source: {source}"));
    }
    out.push(format!("rules: {}", rules.join(" ")));
    let (table, whole) = match open(game, &format!("{setup} {start}")) {
        Ok(opened) => opened,
        Err(MauerwerkError::Position { faults: found, text }) => {
            out.push(format!("refused: {setup} {start}"));
            let written = found.iter().map(|fault| match &fault.rule {
                Some(rule) => format!("{rule}: {}", fault.text),
                None => fault.text.clone(),
            });
            let written: Vec<String> = written.collect();
            written.iter().for_each(|fault| out.push(format!("  {fault}")));
            let broken: Vec<String> = found.into_iter().filter_map(|fault| fault.rule).collect();
            assert_eq!((&broken, written.join("; ")), (faults, text));
            return wrap_transcript(&out.join("\n"));
        }
        Err(error) => panic!("{error}"),
    };
    out.push(format!("start: {whole}"));
    for line in lines {
        out.push(String::new());
        if !line.name.is_empty() {
            out.push(format!("line: {}", line.name));
        }
        let table = table.again();
        let start = table.position();
        for step in &line.steps {
            take(step, &*table, &mut out);
        }
        let end = table.position();
        if end != start {
            out.push(format!("end: {end}"));
        }
    }
    wrap_transcript(&out.join("\n"))
}

#[test]
fn every_scenario_gives_the_transcript_of_the_core() {
    let scenarios = scenarios().expect("the scenarios of the library can be read");
    assert!(!scenarios.is_empty());
    for scenario in scenarios {
        let report =
            run_scenario(&scenario.game, &scenario.name).expect("a scenario of the library runs");
        assert_eq!(report.failures, [""; 0], "{}", scenario.name);
        for open in [at_a_table, by_types] {
            assert_eq!(transcript(&scenario, open), report.transcript, "{}", scenario.name);
        }
    }
}

#[test]
fn actors_and_viewers_are_told_as_in_the_core() {
    assert_eq!(Decider::Chance.to_string(), mauerwerk::Actor::Chance.to_string());
    assert_eq!(Decider::from(mauerwerk::Actor::Seat(mauerwerk::Seat::FIRST)).to_string(), "seat 0");
    assert_eq!(Viewer::Spectator.to_string(), mauerwerk::Viewer::Spectator.to_string());
}
