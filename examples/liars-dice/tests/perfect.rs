//! The player that plays the solution.

use liars_dice::State;
use mauerwerk::bot::{self, Player, unwatched};
use mauerwerk::solve::{Terms, Tree};
use mauerwerk::{Dealer, Game as _, Playout as _, Record, Seat, Turn};

/// Plays as a player does, from what the seat knows.
fn play(player: Player, record: &Record<State>, seat: Seat) -> Result<Vec<f64>, String> {
    let seen = bot::seen_by(record, seat);
    let analysis = player.analyse(&seen, 7, &unwatched).map_err(|error| error.to_string())?;
    Ok(analysis.actions.into_iter().map(|one| one.odds).collect())
}

/// Returns the share of the win that a player loses to seats that know how it plays.
fn loss(start: &str, player: Player) -> f64 {
    let start: State = start.parse().expect("a legal position");
    let tree = Tree::grow(&start, Terms::default()).expect("a small game");
    let profile = tree.ask(&mut |record, seat| play(player, record, seat), &|_| true);
    tree.exploitability(&profile.expect("it plays"))
}

#[test]
fn it_loses_next_to_nothing() {
    for start in ["players:2 dice:1 faces:2", "players:2 dice:1 faces:3"] {
        let perfect = loss(start, Player::Perfect);
        assert!((0.0..=0.001).contains(&perfect), "{start}: {perfect}");
        assert!(loss(start, Player::Random) > 0.1, "{start}");
    }
}

#[test]
fn it_says_that_the_usual_game_is_too_large() {
    let mut record = Record::from_state("players:2".parse::<State>().expect("a setup"));
    while record.state().turn() == Turn::Chance {
        let (actor, action) = record.state().decide(&mut Dealer::new(7)).expect("it goes on");
        record.push(actor, action).expect("it is legal");
    }
    let error = play(Player::Perfect, &record, Seat::FIRST).expect_err("it is too large");
    let large = "the player perfect needs the solution of a small game: this one has more than";
    assert!(error.starts_with(large), "{error}");
}
