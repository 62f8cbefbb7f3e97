//! Every scenario, driven step by step through a table, gives the transcript of the core.
#![allow(clippy::result_large_err, reason = "the errors are those of the library")]

use mauerwerk::rulebook::{Scenario, Step};
use mauerwerk_ffi::{Actor, MauerwerkError, Table, Viewer, run_scenario, scenarios};

/// Holds how often a viewer's position is resampled, as in the core.
const RESAMPLES: u64 = 64;

fn has(text: &str, token: &str) -> bool {
    text.split_whitespace().any(|other| other == token)
}

fn position(table: &Table) -> String {
    let notation = table.notation();
    let setup = table.setup();
    notation.strip_prefix(&setup).expect("a state starts with its set-up").trim().to_owned()
}

fn take(step: &Step, table: &Table, out: &mut Vec<String>) {
    match step {
        Step::Decide(decision) => {
            out.push(format!("{decision}"));
            for event in
                table.play(decision.actor.into(), &decision.action).expect("a legal decision")
            {
                out.push(format!("  {event}"));
            }
            out.push(format!("  = {}", position(table)));
        }
        Step::Refused(decision, id) => {
            let refused =
                table.play(decision.actor.into(), &decision.action).expect_err("a refusal");
            out.push(format!("{decision} is refused\n  {refused}"));
            let MauerwerkError::IllegalAction { rule, sentence, action, actor, text, .. } = refused
            else {
                panic!("{refused:?}");
            };
            assert_eq!((&rule, actor), (id, decision.actor.into()));
            assert_eq!(text, format!("{rule}: {sentence} [{actor}: {action}]"));
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
            let seen = table.snapshot((*viewer).into(), None).expect("a viewer").position;
            assert!(tokens.iter().all(|token| has(&seen, token)));
            out.push(format!("{viewer} sees {seen}"));
        }
        Step::Heard(viewer, text) => {
            let heard = table.news((*viewer).into()).expect("a viewer");
            assert!(heard.contains(text));
            out.push(format!("{viewer} hears {}", heard.join("; ")));
        }
        Step::Knows(viewer, tokens) | Step::Doubts(viewer, tokens) => {
            let certain = matches!(step, Step::Knows(..));
            let verb = if certain { "knows" } else { "doubts" };
            out.push(format!("{viewer} {verb} {}", tokens.join(" ")));
            let guess = |seed| table.resample((*viewer).into(), seed).map(|table| position(&table));
            let possible = (0..RESAMPLES).map(guess).collect::<Result<Vec<_>, _>>();
            let possible = possible.expect("positions that could be");
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
    let table = match Table::read(game, &format!("{setup} {start}")) {
        Ok(table) => table,
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
            return out.join("\n") + "\n";
        }
        Err(error) => panic!("{error}"),
    };
    out.push(format!("start: {}", table.notation()));
    for line in lines {
        out.push(String::new());
        if !line.name.is_empty() {
            out.push(format!("line: {}", line.name));
        }
        let table = table.replayed(0);
        for step in &line.steps {
            take(step, &table, &mut out);
        }
    }
    out.join("\n") + "\n"
}

#[test]
fn every_scenario_gives_the_transcript_of_the_core() {
    let scenarios = scenarios().expect("the scenarios of the library can be read");
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
    assert_eq!(Actor::Chance.to_string(), mauerwerk::Actor::Chance.to_string());
    assert_eq!(Actor::from(mauerwerk::Actor::Seat(mauerwerk::Seat::FIRST)).to_string(), "seat 0");
    assert_eq!(Viewer::Spectator.to_string(), mauerwerk::Viewer::Spectator.to_string());
}
