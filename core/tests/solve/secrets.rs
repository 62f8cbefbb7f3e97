//! Games with secrets, learnt by regrets.

use mauerwerk::solve::{Method, Payoff, Regrets, SolveError, Terms, Tree};
use mauerwerk::{Game, Record, mauerbauer};

use super::{evenly, solved, state};
use crate::toys::cards::Cards;

const POINTS: fn() -> Terms<'static> = || Terms { payoff: Payoff::Points, ..Terms::default() };

/// Two seats with a card each of three: Kuhn's poker.
fn poker() -> Tree<Cards> {
    let start: Cards = "players:2".parse().expect("a setup");
    Tree::grow(&start, POINTS()).expect("a small game")
}

#[test]
fn kuhns_poker_has_its_value() {
    let tree = poker();
    assert_eq!((tree.histories(), tree.information_states()), (58, 12));
    for method in [Method::Plus, Method::Discounted] {
        let mut regrets = Regrets::new(&tree, method);
        regrets.iterate(3_000, &|_| true).expect("nobody stops it");
        let average = regrets.average();
        let (value, left) = (tree.value([&average; 2]), tree.exploitability(&average));
        // The first seat loses 1/18 of a chip; the other wins it, so that the lead is twice that.
        assert!((value + 1.0 / 9.0).abs() < 1e-3, "{method}: {value}");
        assert!((0.0..1e-3).contains(&left), "{method}: {left}");
    }
}

#[test]
fn a_best_response_is_the_best_of_all_plain_plays() {
    let tree = poker();
    let even = tree.even();
    let seats = tree.play(&even).map(|(seat, ..)| seat).collect::<Vec<_>>();
    for (seat, sign) in [(0, 1.0), (1, -1.0)] {
        let free: Vec<usize> = (0..seats.len()).filter(|&set| seats[set].index() == seat).collect();
        let play = |bits: usize| {
            let mut next = 0;
            let mut policy = |_: &Record<Cards>, _| {
                let nth = free.iter().position(|&set| set == next);
                next += 1;
                Ok(match nth.map(|nth| bits >> nth & 1) {
                    // What the other seat is said to do is not asked for.
                    None | Some(0) => vec![1.0, 0.0],
                    Some(_) => vec![0.0, 1.0],
                })
            };
            let play = tree.ask(&mut policy, &|_| true).expect("it plays");
            sign * tree.value(if seat == 0 { [&play, &even] } else { [&even, &play] })
        };
        let best = (0..1 << free.len()).map(play).fold(f64::MIN, f64::max);
        let fixed = mauerwerk::Seat::new(1 - seat as u8).expect("a seat");
        let found = sign * tree.best_response(fixed, &even);
        assert!((best - found).abs() < 1e-12, "{best} {found}");
    }
}

#[test]
fn regrets_and_working_backwards_agree() {
    for text in
        ["stock:TG max_idle_turns:2", "stock:T1 max_idle_turns:1", "stock:TG1 max_idle_turns:1"]
    {
        let tree = Tree::grow(&state(text), Terms::default()).expect("a small game");
        let mut regrets = Regrets::new(&tree, Method::Plus);
        regrets.iterate(400, &|_| true).expect("nobody stops it");
        let average = regrets.average();
        let exact = solved(text);
        assert!((tree.value([&average; 2]) - exact.bounds().middle()).abs() < 0.01, "{text}");
        assert!(tree.exploitability(&average) < 0.01, "{text}");
        let random = tree.exploitability(&tree.even());
        let mut policy = |record: &Record<_>, seat| Ok(evenly(record, seat));
        let exact = exact.exploitability(&mut policy, &|_| true).expect("it plays");
        assert!((random - exact).abs() < 1e-9, "{text}: {random} {exact}");
    }
}

#[test]
fn the_tree_is_as_large_as_its_published_counts() {
    let start = state("stock:TG max_idle_turns:2");
    let size = Tree::measure(&start, Terms::default()).expect("a small game");
    let tree = Tree::grow(&start, Terms::default()).expect("a small game");
    // docs/COUNTS.md: 4051 histories; seats decide in 681 and 781 information states.
    assert_eq!(
        (size.histories, tree.histories(), tree.information_states()),
        (4051, 4051, 681 + 781)
    );
    assert!(size.bytes > 0);
}

#[test]
fn every_information_state_is_asked_by_a_game_that_leads_to_it() {
    let tree = poker();
    let (mut asked, even) = (Vec::new(), tree.even());
    let mut policy = |record: &Record<Cards>, seat| {
        let legal = record.state().actions(seat);
        assert!(!legal.is_empty(), "{}", record.state());
        asked.push(record.seen_by(seat.into()));
        Ok(vec![1.0 / legal.len() as f64; legal.len()])
    };
    assert_eq!(tree.ask(&mut policy, &|_| true), Ok(even));
    let all = asked.len();
    asked.dedup();
    assert_eq!((asked.len(), all), (12, 12));
    let mut wrong = |_: &Record<Cards>, _| Ok(vec![1.0]);
    let error = tree.ask(&mut wrong, &|_| true).expect_err("two actions");
    assert_eq!(error.to_string(), "1 odds with the sum 1 are no mixture of 2 actions");
}

#[test]
fn limits_are_kept_before_memory_is_taken() {
    let start = mauerbauer::State::start(&"players:2".parse().expect("a setup")).expect("legal");
    let terms = Terms { limit: 500, ..Terms::default() };
    for error in [Tree::measure(&start, terms).err(), Tree::grow(&start, terms).err()] {
        let told = error.expect("there are more").to_string();
        assert!(told.starts_with("there are more than 500 histories, which take "), "{told}");
    }
    let three: Cards = "players:3".parse().expect("a setup");
    assert_eq!(Tree::grow(&three, Terms::default()).err(), Some(SolveError::Seats(3)));
    let tree = poker();
    let mut regrets = Regrets::new(&tree, Method::Discounted);
    assert_eq!(regrets.iterate(100, &|done| done < 7), Err(SolveError::Stopped));
    assert_eq!(regrets.iterations(), 7);
}
