//! Play between devices: what goes wrong on the way, and what a guest must not learn.

use mauerwerk::wire::{self, Guest};
use mauerwerk::{
    ActionSet as _, Actor, Dealer, FullGame, Game as _, Look, Playout as _, Record, Seat, Theme,
    Viewer, berlin, die_mauer, mauerbauer,
};
use serde_json::{Value, json};

/// The id of the match.
const MATCH: &str = "table 7";

type Started<G> = (Record<G>, Guest<G>);

/// Returns a game with a few decisions, and a guest in seat 0 who has heard of all.
fn started<G: FullGame>(setup: &str, decisions: usize) -> Started<G> {
    let setup: G = setup.parse().expect("it is right");
    let mut record = Record::from_state(setup);
    let mut dealer = Dealer::new(3);
    for _ in 0..decisions {
        let (actor, action) = record.state().decide(&mut dealer).expect("it goes on");
        record.push(actor, action).expect("it is legal");
    }
    let guest =
        Guest::join(&wire::message(&record, MATCH, Seat::FIRST.into(), None)).expect("it is right");
    (record, guest)
}

fn changed(message: &str, path: &str, value: Value) -> String {
    let mut json: Value = serde_json::from_str(message).expect("it is JSON");
    *json.pointer_mut(path).expect("it is there") = value;
    json.to_string()
}

#[track_caller]
fn told<T: std::fmt::Debug, E: ToString>(result: Result<T, E>) -> String {
    result.expect_err("it is wrong").to_string()
}

/// Checks that a guest refuses a message, and is as before.
fn refuses<G: FullGame>(guest: &Guest<G>, message: &str) -> String {
    let mut own = guest.clone();
    let error = told(own.receive(message));
    assert_eq!(own, *guest);
    error
}

#[test]
fn a_decision_that_comes_too_late_is_refused() {
    let (mut record, guest) = started::<die_mauer::State>("players:3", 0);
    let message = guest.decide("T".parse().unwrap()).unwrap();
    let [first, second] = [0, 1].map(|number| Seat::new(number).unwrap());

    record.play(1, "T").unwrap();
    let action =
        wire::decision(&record, MATCH, first, &message).expect("others may decide meanwhile");
    record.push(first.into(), action).unwrap();
    for seat in [first, second] {
        let late = told(wire::decision(&record, MATCH, seat, &message));
        assert_eq!(late, format!("the decision comes too late: seat {seat} has decided since"));
    }

    let ahead = changed(&message, "/says/decisions", json!(3));
    let undone = told(wire::decision(&record, MATCH, first, &ahead));
    assert_eq!(undone, "the decision comes too late: decisions were taken back");
}

#[test]
fn a_decision_of_another_branch_is_refused() {
    let mut record = Record::<berlin::State>::from_state("players:2 rows:3".parse().unwrap());
    let mut dealer = Dealer::new(1);
    while record.state().actions(Seat::FIRST).len() < 3 {
        let (actor, action) = record.state().decide(&mut dealer).unwrap();
        record.push(actor, action).unwrap();
    }
    let seat = Seat::FIRST.into();
    let before = record.decisions().len();
    let mut early =
        Guest::<berlin::State>::join(&wire::message(&record, MATCH, seat, None)).unwrap();
    let first = record.state().actions(Seat::FIRST).get(0).unwrap();
    let twice = early.decide(first).unwrap();
    let action = wire::decision(&record, MATCH, Seat::FIRST, &twice).unwrap();
    record.push(Seat::FIRST.into(), action).unwrap();
    let step = wire::message(&record, MATCH, seat, Some(before));
    let guest = Guest::<berlin::State>::join(&wire::message(&record, MATCH, seat, None)).unwrap();

    // The same message comes again after its decision was taken back, and after another one.
    record.undo();
    let refused = told(wire::decision(&record, MATCH, Seat::FIRST, &twice));
    assert_eq!(refused, "the decision comes too late: decisions were taken back");
    let other = record.state().actions(Seat::FIRST).get(1).unwrap();
    record.push(Seat::FIRST.into(), other).unwrap();
    let refused = told(wire::decision(&record, MATCH, Seat::FIRST, &twice));
    assert_eq!(refused, "the decision comes too late: decisions were taken back");

    // The other branch has the same number of decisions.
    let next = wire::message(&record, MATCH, seat, Some(before + 1));
    assert_eq!(
        refuses(&guest, &next),
        "says.after: goes on from other decisions than the guest has heard of"
    );
    // A guest that knows neither branch may hear of both in turn. It then ignores the old one.
    early.receive(&wire::message(&record, MATCH, seat, Some(before))).unwrap();
    assert_eq!(*early.seen(), record.seen_by(seat));
    let count = record.decisions().len();
    assert_eq!(
        refuses(&early, &step),
        format!(
            "the message is old: {count} decisions and 0 takebacks; \
             the guest has heard of {count} and 1"
        )
    );
    // Nor does what is kept make a message fit again.
    let kept = Record::<berlin::State>::from_json(&record.to_json()).unwrap();
    assert_eq!(wire::message(&kept, MATCH, seat, None), wire::message(&record, MATCH, seat, None));
}

#[test]
fn messages_of_another_match_are_refused() {
    let (record, guest) = started::<die_mauer::State>("players:3", 0);
    let decided = guest.decide("T".parse().unwrap()).unwrap();
    let error = told(wire::decision(&record, "table 8", Seat::FIRST, &decided));
    assert_eq!(error, "match: the message is of \"table 7\", not of \"table 8\"");
    for since in [None, Some(0)] {
        let other = wire::message(&record, "table 8", guest.viewer(), since);
        let error = refuses(&guest, &other);
        assert_eq!(error, "match: the message is of \"table 8\", not of \"table 7\"");
    }
}

#[test]
fn a_guest_begins_anew_after_decisions_were_taken_back() {
    let (mut record, mut guest) = started::<berlin::State>("players:2", 12);
    record.undo_to(3);
    let message = wire::message(&record, MATCH, guest.viewer(), Some(guest.decisions()));
    assert_eq!(guest.receive(&message).unwrap(), []);
    assert_eq!(guest.decisions(), 3);
    assert_eq!(*guest.seen(), record.seen_by(guest.viewer()));
    assert_eq!(Guest::join(&guest.message()), Ok(guest.clone()));
}

#[test]
fn a_message_that_was_lost_is_missed() {
    let (mut record, guest) = started::<die_mauer::State>("players:3", 0);
    for seat in 0..3 {
        record.play(seat, "-").unwrap();
    }
    let last = wire::message(&record, MATCH, guest.viewer(), Some(2));
    let error = refuses(&guest, &last);
    assert_eq!(error, "says.since: goes on from decision 2, and the guest has heard of 0");
    let mut guest = guest;
    let events =
        guest.receive(&wire::message(&record, MATCH, guest.viewer(), Some(0))).unwrap().len();
    assert_eq!(events, record.events().flatten().count());
}

#[test]
fn a_guest_decides_by_the_rules() {
    let (record, guest) = started::<die_mauer::State>("players:3 stock:TG", 0);
    let refused = told(guest.decide("4".parse().unwrap()));
    assert!(refused.contains("DM-"), "{refused}");
    let spectator = wire::message(&record, MATCH, Viewer::Spectator, None);
    let spectator = Guest::<die_mauer::State>::join(&spectator).unwrap();
    assert_eq!(told(spectator.decide("T".parse().unwrap())), "a spectator decides nothing");
    assert_eq!(spectator.viewer(), Viewer::Spectator);
}

#[test]
fn messages_know_their_place() {
    let (record, guest) = started::<die_mauer::State>("players:3", 0);
    let scene = wire::message(&record, MATCH, guest.viewer(), None);
    let step = wire::message(&record, MATCH, guest.viewer(), Some(0));
    let other = wire::message(&record, MATCH, Seat::new(1).unwrap().into(), Some(0));
    let decided = guest.decide(guest.state().actions(Seat::FIRST).get(0).unwrap()).unwrap();
    let join = |message: &str| told(Guest::<die_mauer::State>::join(message));

    assert_eq!(join(&step), "kind: a guest begins with a game");
    assert_eq!(refuses(&guest, &decided), "kind: a guest takes no decisions");
    assert_eq!(
        refuses(&guest, &other),
        "says.after: goes on from other decisions than the guest has heard of"
    );
    let elsewhere = wire::message(&record, MATCH, Viewer::Spectator, None);
    assert_eq!(refuses(&guest, &elsewhere), "says.seen: for spectator, not for seat 0");
    assert_eq!(
        told(wire::decision(&record, MATCH, Seat::FIRST, &scene)),
        "kind: a host takes decisions alone"
    );
    assert_eq!(
        told(Guest::<berlin::State>::join(&scene)),
        "the game is \"die-mauer\", not \"berlin\""
    );
    assert_eq!(join(&changed(&scene, "/version", json!(3))), "version 3 is not between 1 and 2");
    assert_eq!(
        join(&record.to_json()),
        "the format is \"mauerwerk-record\", not \"mauerwerk-wire\""
    );
    assert_eq!(
        join(&changed(&scene, "/kind", json!("letter"))),
        "kind: takes game, step or decision; this is \"letter\""
    );
    assert_eq!(join(&changed(&scene, "/says/names", json!(["Ada"]))), "1 names for 3 seats");
    assert_eq!(
        refuses(&guest, &changed(&step, "/says/decisions", json!("many"))),
        "says: decisions: takes a whole number from 0 to 4294967295; this is \"many\""
    );
    assert_eq!(refuses(&guest, "hello"), "invalid JSON: line 1, column 1: 'h' is not valid there");
}

#[test]
fn a_game_stays_what_it_is() {
    let (record, guest) = started::<berlin::State>("players:2", 0);
    let step = wire::message(&record, MATCH, guest.viewer(), Some(0));
    let (larger, _) = started::<berlin::State>("players:3", 0);
    let now = serde_json::to_value(larger.state().view(guest.viewer())).unwrap();
    let error = refuses(&guest, &changed(&step, "/says/now", now));
    assert_eq!(error, "says.now: of a game with another setup");
}

#[test]
fn a_guest_draws_as_the_host_does() {
    let (mut record, _) = started::<mauerbauer::State>("players:3", 39);
    record.set_names(["Ada", "Ben", "Cem"].map(String::from).to_vec()).unwrap();
    let viewer = Seat::new(1).unwrap().into();
    let before = wire::message(&record, MATCH, viewer, None);
    let mut guest = Guest::<mauerbauer::State>::join(&before).unwrap();
    let (actor, action) = record.state().decide(&mut Dealer::new(4)).unwrap();
    record.push(actor, action).unwrap();
    guest.receive(&wire::message(&record, MATCH, viewer, Some(39))).unwrap();
    let look = Look::new(Theme::Dark);
    assert_eq!(guest.draw(&look), record.draw(viewer, &look));
}

/// Plays a game that differs from another in what one seat does in secret, and compares what a guest
/// of each viewer is sent.
fn sent<G: FullGame>(setup: &str, secrets: [&str; 2], viewer: Viewer) -> [String; 2] {
    secrets.map(|decisions| {
        let mut record = Record::<G>::from_state(setup.parse().expect("it is right"));
        for decision in decisions.split(", ") {
            let made: mauerwerk::Decision<G::Action> = decision.parse().expect("it is right");
            record.push(made.actor, made.action).expect("it is legal");
        }
        wire::message(&record, MATCH, viewer, None)
            + &wire::message(&record, MATCH, viewer, Some(0))
    })
}

#[test]
fn what_is_hidden_stays_at_the_host() {
    let seat = |number| Viewer::Seat(Seat::new(number).unwrap());
    for secrets in [["0 T", "0 4"], ["0 -", "0 6"]] {
        let [one, other] = sent::<die_mauer::State>("players:3", secrets, seat(1));
        assert_eq!(one, other);
        let [one, other] = sent::<die_mauer::State>("players:3", secrets, seat(0));
        assert_ne!(one, other);
        let [one, other] = sent::<die_mauer::State>("players:3", secrets, Viewer::Spectator);
        assert_eq!(one, other);
    }
}

#[test]
fn a_seed_stays_at_the_host() {
    let mut record = Record::<mauerbauer::State>::from_state("players:3".parse().unwrap());
    let before = wire::message(&record, MATCH, Seat::FIRST.into(), None);
    record.set_seed(Some(7));
    assert_eq!(wire::message(&record, MATCH, Seat::FIRST.into(), None), before);
}

#[test]
fn a_whole_game_is_played_by_guests() {
    let mut record = Record::<die_mauer::State>::from_state("players:3 rounds:1".parse().unwrap());
    let mut guests: Vec<Guest<die_mauer::State>> = (0..3)
        .map(|seat| {
            let viewer = Seat::new(seat).unwrap().into();
            Guest::join(&wire::message(&record, MATCH, viewer, None)).unwrap()
        })
        .collect();
    let mut dealer = Dealer::new(5);
    while record.outcome().is_none() {
        let asked = |guest: &&Guest<die_mauer::State>| match guest.viewer() {
            Viewer::Seat(seat) => !guest.state().actions(seat).is_empty(),
            Viewer::Spectator => false,
        };
        let guest = guests.iter().find(asked).expect("somebody is asked");
        let Viewer::Seat(seat) = guest.viewer() else { unreachable!("spectators aren't asked") };
        let action = dealer.choose(&guest.state().actions(seat)).expect("there is one");
        let message = guest.decide(action).unwrap();
        let action = wire::decision(&record, MATCH, seat, &message).unwrap();
        record.push(Actor::Seat(seat), action).unwrap();
        for guest in &mut guests {
            let since = Some(guest.decisions());
            guest.receive(&wire::message(&record, MATCH, guest.viewer(), since)).unwrap();
        }
    }
    for guest in guests {
        assert_eq!(guest.state().turn(), record.state().turn());
        let own = |made: &&mauerwerk::Decision<_>| match (made.actor, guest.viewer()) {
            (Actor::Seat(seat), Viewer::Seat(own)) => seat == own,
            _ => false,
        };
        assert_eq!(guest.decided(), record.decisions().iter().filter(own).count());
        assert_ne!(guest.decided(), 0);
    }
}
