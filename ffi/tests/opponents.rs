//! Opponents at tables: what they know, what they choose, and how they are stopped.
#![allow(clippy::result_large_err, reason = "the errors are those of the library")]

use std::sync::Arc;
use std::thread;
use std::time::Duration;

use mauerwerk::bot::{Player, seen_by, unwatched};
use mauerwerk::{ActionSet as _, Record, Seat, with_game};
use mauerwerk_ffi::{
    Dealer, MauerwerkError, Opponent, Table, Thought, Turn, levels, seated_opponent,
};

fn player(name: &str) -> Player {
    name.parse().expect("a player")
}

fn opponent(name: &str) -> Opponent {
    Opponent { player: player(name), seed: 7 }
}

fn deciding(table: &Table) -> Vec<Seat> {
    let Turn::Decide { seats } = table.turn() else { return Vec::new() };
    let numbers = seats.into_iter().filter_map(|seat| u8::try_from(i32::from(seat)).ok());
    numbers.filter_map(Seat::new).collect()
}

/// Returns a table at which seats decide, in the middle of a game.
fn table(game: &str, setup: &str) -> Table {
    let (table, dealer) = (Table::new(game, setup, None).expect("a game"), Dealer::new(3));
    while table.decisions().len() < 30 || deciding(&table).is_empty() {
        table.decide(&dealer, None).expect("the game goes on");
    }
    table
}

fn chosen_by_core<G: mauerwerk::bot::Judgement>(json: &str, seat: Seat, name: &str) -> String {
    let record = Record::<G>::from_json(json).expect("a record");
    assert!(record.state().actions(seat).len() > 1);
    let choice = player(name).choose(&seen_by(&record, seat), 7, &unwatched);
    choice.expect("a choice").to_string()
}

#[test]
fn choices_are_those_of_the_core() {
    for (game, setup) in [("die-mauer", ""), ("berlin", "players:3"), ("mauerbauer", "players:3")] {
        let table = table(game, setup);
        let seat = deciding(&table)[0];
        for name in ["random", "greedy", "flat:5", "search:100", "easy"] {
            let found = table.choose_for(seat, opponent(name), None).expect("a choice");
            let core = with_game!(game, G => chosen_by_core::<G>(&table.to_json(), seat, name));
            assert_eq!(Some(&found), core.as_ref(), "{game} {name}");
            let analysis =
                table.analyse_for(seat, opponent(name), None, None).expect("an analysis");
            assert!(analysis.complete);
            let legal = table.actions(seat).expect("a seat");
            let mut listed: Vec<_> = analysis.actions.iter().map(|one| &one.notation).collect();
            listed.sort_by_key(|notation| legal.iter().position(|other| other == *notation));
            assert_eq!(listed, legal.iter().collect::<Vec<_>>(), "{game} {name}");
            let visits = |one: &mauerwerk_ffi::Appraisal| i32::from(one.visits);
            let most = analysis.actions.iter().map(visits).max().unwrap_or(0);
            let tried = analysis.actions.iter().take_while(|&one| 10 * visits(one) >= most);
            let wins: Vec<_> = tried.map(|one| one.win).collect();
            assert!(wins.is_sorted_by(|one, other| one >= other), "{game} {name} {wins:?}");
        }
    }
}

#[test]
fn labels_are_those_of_the_buttons() {
    let table = table("berlin", "players:3");
    let seat = deciding(&table)[0];
    let analysis = table.analyse_for(seat, opponent("greedy"), None, None).expect("an analysis");
    let viewer = mauerwerk::Viewer::Seat(seat).into();
    for choice in
        table.snapshot(viewer, None, None, Vec::new(), None, None).expect("a snapshot").choices
    {
        let same = analysis.actions.iter().find(|one| one.notation == choice.notation);
        assert_eq!(same.map(|one| &one.label), Some(&choice.label));
    }
}

/// The choice of the second seat does not depend on the fist of the first one.
#[test]
fn what_others_have_committed_is_unknown() {
    let setup = "players:3 rounds:1 stock:TG1236";
    let second = Seat::new(1).expect("a seat");
    let fresh = Table::new("die-mauer", setup, None).expect("a game");
    let before = fresh.analyse_for(second, opponent("search:200"), None, None);
    for fist in fresh.actions(Seat::FIRST).expect("a seat") {
        let table = Table::new("die-mauer", setup, None).expect("a game");
        table.play(mauerwerk::Actor::Seat(Seat::FIRST).into(), &fist, None).expect("a fist");
        assert_eq!(table.analyse_for(second, opponent("search:200"), None, None), before);
    }
}

#[test]
fn levels_are_players() {
    assert_eq!(
        levels().iter().map(ToString::to_string).collect::<Vec<_>>(),
        ["easy", "medium", "hard"]
    );
    let [first, second] = [Seat::FIRST, Seat::new(1).expect("a seat")]
        .map(|seat| seated_opponent(levels()[0], 7, seat).expect("an opponent"));
    assert_eq!(first, Opponent::seated(player("easy"), 7, Seat::FIRST));
    assert_ne!(first.seed, second.seed);
}

#[test]
fn a_stopped_opponent_answers_with_what_it_has() {
    for (game, setup) in [("die-mauer", ""), ("berlin", "players:4"), ("mauerbauer", "players:4")] {
        let table = Arc::new(table(game, setup));
        let (seat, thought) = (deciding(&table)[0], Arc::new(Thought::new()));
        let thinking = {
            let (table, thought) = (Arc::clone(&table), Arc::clone(&thought));
            thread::spawn(move || {
                table.analyse_for(seat, opponent("search:100000000"), Some(thought), None)
            })
        };
        while i32::from(thought.iterations()) < 50 {
            // The table can be used while a player thinks.
            assert_eq!(deciding(&table)[0], seat);
            thread::sleep(Duration::from_millis(1));
        }
        thought.stop();
        let made = i32::from(thought.iterations());
        let analysis = thinking.join().expect("no panic").expect("an analysis");
        // Counted, since a busy machine may take any time for ten milliseconds of work.
        assert!(i32::from(analysis.iterations) - made < 1000, "{game}: the search went on");
        assert!(thought.is_stopped() && !analysis.complete);
        assert_eq!(analysis.iterations, thought.iterations());
        assert!(analysis.actions.iter().any(|one| i32::from(one.visits) > 0));
        // A thought that was stopped stays stopped.
        let again = table.choose_for(seat, opponent("search:100000000"), Some(thought));
        assert!(
            again.is_ok_and(|choice| table.actions(seat).is_ok_and(|all| all.contains(&choice)))
        );
    }
}

#[test]
fn who_has_nothing_to_decide_is_refused() {
    let refused = |table: &Table, seat| {
        let analysis =
            table.analyse_for(seat, opponent("hard"), None, None).expect_err("no analysis");
        assert_eq!(
            table.choose_for(seat, opponent("hard"), None).expect_err("no choice"),
            analysis
        );
        analysis
    };
    let fourth = Seat::new(3).expect("a seat");
    let table = Table::new("die-mauer", "players:3", None).expect("a game");
    assert!(matches!(refused(&table, fourth), MauerwerkError::NoSuchSeat { .. }));
    let first = mauerwerk::Actor::Seat(Seat::FIRST).into();
    table.play(first, "T", None).expect("a fist");
    // Seat 0 has put its fist on the table, and others have not.
    let text = |error: MauerwerkError| match error {
        MauerwerkError::Unavailable { text } => text,
        error => panic!("{error:?}"),
    };
    assert_eq!(text(refused(&table, Seat::FIRST)), "the game does not wait for seat 0");
    let over = Table::random("berlin", "", 7).expect("a game");
    assert_eq!(text(refused(&over, Seat::FIRST)), "the game is over");
    let budget = Opponent { player: Player::Search(0), seed: 7 };
    let second = Seat::new(1).expect("a seat");
    assert!(matches!(
        table.choose_for(second, budget, None),
        Err(MauerwerkError::Unavailable { .. })
    ));
}
