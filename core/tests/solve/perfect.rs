//! The player that plays the solution.

use mauerwerk::bot::{BotError, Judgement, Player, unwatched};
use mauerwerk::die_mauer::State;
use mauerwerk::solve::{Solution, Terms, Tree};
use mauerwerk::{InformationState, Record, Seat, berlin, bot, mauerbauer};

use super::{near, solved, state};
use crate::toys::hands::Hands;

/// Plays as the player `perfect` does, from what the seat knows.
fn play<G: Judgement>(record: &Record<G>, seat: Seat) -> Result<Vec<f64>, String> {
    let seen = bot::seen_by(record, seat);
    let analysis = Player::Perfect.analyse(&seen, 7, &unwatched);
    let actions = analysis.map_err(|error| error.to_string())?.actions;
    Ok(actions.into_iter().map(|one| one.odds).collect())
}

/// Checks that it loses next to nothing to who knows how it plays.
fn assert_plays_well<G: Judgement>(start: &G) {
    let tree = Tree::grow(start, Terms::default()).expect("a small game");
    let profile = tree.ask(&mut |record, seat| play(record, seat), &|_| true).expect("it plays");
    let loss = tree.exploitability(&profile);
    assert!((0.0..=0.001).contains(&loss), "{loss}");
}

/// How a refusal begins.
const SOLUTION: &str = "the player perfect needs the solution of a small game: ";

/// Returns why nothing is chosen at the start of a game.
fn refused<G: Judgement>(start: &str) -> BotError {
    let start: G = start.parse().expect("a legal position");
    let seen = InformationState::new(&start, Seat::FIRST.into());
    Player::Perfect.choose(&seen, 7, &unwatched).expect_err("it can't be solved")
}

#[test]
fn it_loses_nothing_where_both_know_every_position() {
    for text in
        ["stock:TG max_idle_turns:2", "stock:T12 max_idle_turns:2", "stock:TG1 max_idle_turns:1"]
    {
        let loss = solved(text).exploitability(&mut |record, seat| play(record, seat), &|_| true);
        assert!(loss.clone().expect("it plays").abs() < 1e-9, "{text}: {loss:?}");
    }
}

#[test]
fn it_says_what_the_position_is_worth_to_its_seat() {
    let start = state("stock:TG max_idle_turns:1");
    for (seat, worth) in [(0, 2.0 / 3.0), (1, 1.0 / 3.0)] {
        let seat = Seat::new(seat).expect("a seat");
        let seen = InformationState::new(&start, seat.into());
        let analysis = Player::Perfect.analyse(&seen, 7, &unwatched).expect("it is solved");
        assert!(
            analysis.actions.iter().all(|one| near(one.win, worth) && near(one.odds, 1.0 / 3.0))
        );
    }
}

#[test]
fn it_loses_next_to_nothing_where_there_are_secrets() {
    assert_plays_well::<Hands>(&"players:2".parse().expect("a setup"));
}

#[test]
fn it_plays_an_endgame_of_mauerbauer() {
    let board = r#"{"coast":["a1-b1"],"name":"triangle","regions":[{"name":"north","spaces":{"1":"a1-a2-b1"}}],"towers":{"a1":[0,0],"a2":[10,0],"b1":[0,10]}}"#;
    let position = |hands: &str| -> mauerbauer::State {
        let text = format!(
            "players:2 board:{board} deck:{{\"cards\":{{\"cities\":2,\"size\":2}}}} \
             walls:a1-a2,a1-b1 towers:a1b,a2g,b1w hands:{hands} houses:1=RG phase:building last:a1-b1"
        );
        text.parse().expect("a legal position")
    };
    assert_plays_well(&position("-/-"));
    let seen = InformationState::new(&position("size/size"), Seat::FIRST.into());
    let error = Player::Perfect.choose(&seen, 7, &unwatched).expect_err("a hidden hand");
    let unknown = "the seat does not know the whole position from which it began to watch";
    assert_eq!(error.to_string(), format!("{SOLUTION}{unknown}"));
}

#[test]
fn it_plays_an_endgame_of_berlin() {
    let start: berlin::State =
        "rows:1 columns:7 hammer_setup:a1,d1 fill:tiles-only target:2 wall:tS2tM3tA4tC5tS3tM4tA2 \
         hammers:a1/d1 phase:moving roll:3 max_idle_turns:2"
            .parse()
            .expect("a legal position");
    let seen = InformationState::new(&start, Seat::FIRST.into());
    let best = Player::Perfect.analyse(&seen, 7, &unwatched).expect("it is solved");
    let solution = Solution::find(&start, Terms::default()).expect("a small game");
    let (_, odds) = &solution.opening().play[0];
    assert!(best.actions.iter().all(|one| near(one.win, solution.bounds().middle())));
    assert!(odds.iter().zip(&best.actions).all(|(odds, one)| near(odds.odds, one.odds)));
}

#[test]
fn it_says_why_it_can_t_play() {
    let told = [
        refused::<State>("players:3"),
        refused::<State>("players:2 min_players:2 max_idle_turns:3"),
        refused::<State>("players:2 min_players:2 rounds:1 stock:T"),
    ];
    let told = told.map(|error| error.to_string());
    assert_eq!(told[0], format!("{SOLUTION}only games for two seats are solved: this table has 3"));
    assert_eq!(told[1], format!("{SOLUTION}this one has more than 200000 positions"));
    assert!(
        told[2].starts_with(&format!("{SOLUTION}the game can come back to a position")),
        "{told:?}"
    );
}

#[test]
fn it_can_be_stopped_and_asked_again() {
    let start = state("stock:TG12 max_idle_turns:3");
    let seen = InformationState::new(&start, Seat::FIRST.into());
    assert_eq!(Player::Perfect.choose(&seen, 7, &|done| done < 10), Err(BotError::Stopped));
    assert!(Player::Perfect.choose(&seen, 7, &unwatched).is_ok());
}
