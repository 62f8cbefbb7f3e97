//! A check finds players that use what their seat can't know.

use mauerwerk::bot::{BotError, Player, fair, unwatched};
use mauerwerk::{ActionSet as _, Dealer, Game, InformationState, Seat, berlin, die_mauer};

fn start() -> die_mauer::State {
    let setup = "players:3 rounds:1".parse().unwrap_or_else(|faults| panic!("{faults}"));
    die_mauer::State::start(&setup).unwrap_or_else(|faults| panic!("{faults}"))
}

#[test]
fn a_player_that_looks_into_fists_is_not_fair() {
    // Plays by what seat 1 has in its hidden stock.
    let cheat = |world: &die_mauer::State, seen: &InformationState<die_mauer::State>| {
        let legal: Vec<_> = world.actions(seat_of(seen)).into_iter().collect();
        let hidden = world.to_string().bytes().map(usize::from).sum::<usize>();
        Ok(legal[hidden % legal.len()])
    };
    let checked = fair(&start(), cheat, 7, 200, &unwatched).unwrap();
    let found = checked.unfair.expect("it cheats");
    assert_ne!(found.choice, found.other);
    assert!(!found.position.is_empty());
    assert!(checked.worlds > 0);
}

fn seat_of(seen: &InformationState<die_mauer::State>) -> Seat {
    match seen.viewer() {
        mauerwerk::Viewer::Seat(seat) => seat,
        mauerwerk::Viewer::Spectator => panic!("a spectator does not choose"),
    }
}

#[test]
fn a_player_that_changes_its_mind_is_not_fair() {
    let mut dealer = Dealer::new(1);
    let fickle = |world: &berlin::State, _: &InformationState<berlin::State>| {
        let seats = mauerwerk::Seats::first(2).iter();
        let legal = seats.map(|seat| world.actions(seat)).find(|legal| legal.len() > 1);
        legal.and_then(|legal| dealer.choose(&legal)).ok_or(BotError::Over)
    };
    let start = berlin::State::start(&"players:2 rows:2 columns:4".parse().unwrap()).unwrap();
    assert!(fair(&start, fickle, 7, 100, &unwatched).unwrap().unfair.is_some());
}

#[test]
fn players_of_the_library_are_fair() {
    let player = Player::Search(20);
    let choose = |_: &die_mauer::State, seen: &_| player.choose(seen, 7, &unwatched);
    let checked = fair(&start(), choose, 7, 20, &unwatched).unwrap();
    assert_eq!((checked.decisions, checked.worlds, checked.unfair), (20, 60, None));
    let stopped = fair(&start(), choose, 7, 20, &|decisions| decisions < 3);
    assert_eq!(stopped, Err(BotError::Stopped));
}
