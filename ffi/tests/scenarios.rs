//! Every scenario, driven step by step by a table, gives the transcript of the core.
#![allow(clippy::result_large_err, reason = "the errors are those of the library")]

use mauerwerk::rulebook::Step;
use mauerwerk_ffi::{
    Decider, MauerwerkError, Scenario, Table, TableEvent, Viewer, position_changes, run_scenario,
    scenarios, wrap_transcript,
};

/// How often a viewer's position is resampled, as in the core.
const RESAMPLES: u64 = 64;

fn has(text: &str, token: &str) -> bool {
    text.split_whitespace().any(|other| other == token)
}

/// Returns the position of a table without its setup.
fn position(table: &Table) -> String {
    let (notation, setup) = (table.notation(), table.setup());
    notation.strip_prefix(&setup).expect("a state starts with its setup").trim().to_owned()
}

fn texts(events: Vec<TableEvent>) -> Vec<String> {
    events.into_iter().map(|event| event.text).collect()
}

fn take(step: &Step, table: &Table, out: &mut Vec<String>) {
    match step {
        Step::Decide(decision) => {
            out.push(format!("{decision}"));
            let before = position(table);
            table.play(decision.actor.into(), &decision.action, None).expect("a legal decision");
            for event in texts(table.events(None)) {
                out.push(format!("  {event}"));
            }
            let changes = position_changes(&before, &position(table));
            if !changes.is_empty() {
                out.push(format!("  = {changes}"));
            }
        }
        Step::Refused(decision, id) => {
            let refused =
                table.play(decision.actor.into(), &decision.action, None).expect_err("a refusal");
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
        Step::Holds(tokens) => assert!(tokens.iter().all(|token| has(&position(table), token))),
        Step::Lacks(names) => {
            let position = position(table);
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
            let screen = table.snapshot((*viewer).into(), None, None, Vec::new(), None, None);
            let seen = screen.expect("a viewer").position;
            assert!(tokens.iter().all(|token| has(&seen, token)));
            out.push(format!("{viewer} sees {seen}"));
        }
        Step::Heard(viewer, text) => {
            let heard = texts(table.news((*viewer).into(), None).expect("a viewer"));
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
            let guess = |seed| {
                let guess = table.resample((*viewer).into(), seed);
                position(&guess.expect("a position that could be"))
            };
            let possible: Vec<String> = (0..RESAMPLES).map(guess).collect();
            for token in tokens {
                assert_eq!(possible.iter().all(|text| has(text, token)), certain);
            }
        }
    }
}

fn transcript(scenario: &Scenario) -> String {
    let Scenario { game, title, source, rules, setup, start, faults, lines, .. } = scenario;
    let mut out = vec![title.clone()];
    if !source.is_empty() {
        out.push(format!("source: {source}"));
    }
    out.push(format!("rules: {}", rules.join(" ")));
    let opened = match Table::read(game, &format!("{setup} {start}")) {
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
    out.push(format!("start: {}", opened.notation()));
    for line in lines {
        out.push(String::new());
        if !line.name.is_empty() {
            out.push(format!("line: {}", line.name));
        }
        let table = &opened.replayed(0);
        let start = position(table);
        for step in &line.steps {
            take(step, table, &mut out);
        }
        let end = position(table);
        if end != start {
            out.push(format!("end: {end}"));
        }
    }
    wrap_transcript(&out.join("\n"))
}

#[test]
fn every_scenario_gives_the_transcript_of_the_core() {
    let scenarios = scenarios(None).expect("the scenarios of the library can be read");
    assert!(!scenarios.is_empty());
    for scenario in scenarios {
        let report =
            run_scenario(&scenario.game, &scenario.name).expect("a scenario of the library runs");
        assert_eq!(report.failures, [""; 0], "{}", scenario.name);
        assert_eq!(transcript(&scenario), report.transcript, "{}", scenario.name);
    }
}

#[test]
fn actors_and_viewers_are_told_as_in_the_core() {
    assert_eq!(Decider::Chance.to_string(), mauerwerk::Actor::Chance.to_string());
    assert_eq!(Decider::from(mauerwerk::Actor::Seat(mauerwerk::Seat::FIRST)).to_string(), "seat 0");
    assert_eq!(Viewer::Spectator.to_string(), mauerwerk::Viewer::Spectator.to_string());
}
