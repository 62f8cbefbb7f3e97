//! A custom game plays at the same table as the games of the library.

use liars_dice::State;
use mauerwerk::bot::{Opponent, unwatched};
use mauerwerk::table::{AnyGuest, Played, Table, TableError};
use mauerwerk::wire::Guest;
use mauerwerk::{Lang, Look, Record, Seat, Streams, Theme, Turn, Viewer};

const MATCH: &str = "match 1";

fn table() -> Box<dyn Table> {
    let setup = "players:3 dice:2".parse().expect("a setup");
    Box::new(Played::from(Record::<State>::new(&setup).expect("a lawful setup").with_chance(7)))
}

fn join(table: &dyn Table, viewer: Viewer) -> Box<dyn AnyGuest> {
    let message = table.message_to(MATCH, viewer, None).expect("a viewer at the table");
    Box::new(Guest::<State>::join(&message).expect("the message of a host"))
}

#[test]
fn a_custom_game_is_played_at_a_table() {
    let (mut table, mut streams) = (table(), Streams::new(3));
    table.set_names(["Ada", "Ben", "Cem"].map(str::to_owned).to_vec()).expect("a name a seat");
    let mut guest = join(&*table, Seat::FIRST.into());
    while !matches!(table.turn(), Turn::Over(_)) {
        let told = table.decide(&mut streams).expect("the game goes on");
        assert!(!told.is_empty());
        let since = Some(guest.decisions());
        let message = table.message_to(MATCH, Seat::FIRST.into(), since).expect("a message");
        guest.receive(&message).expect("the next message");
        let look = Look::new(Theme::Light);
        let shown = table.screen(Seat::FIRST.into(), &[], Lang::En, Some(&look)).expect("a screen");
        assert_eq!(guest.screen(&[], Lang::En, Some(&look)).expect("a screen"), shown);
    }
    assert_eq!(table.news(Viewer::Spectator).expect("a viewer").len(), table.events().len());
    assert_eq!(table.history(Viewer::Spectator).expect("a viewer").len(), table.made());
}

#[test]
fn touches_and_opponents_choose_what_is_legal() {
    let mut table = table();
    table.resolve_chance().expect("chance of its own");
    let seat = table.deciding().iter().next().expect("a seat decides");
    for choice in table.choices(seat).expect("a seat") {
        assert_eq!(table.touch(seat, &choice.touches), Ok(Some(choice.notation)));
    }
    let opponent = Opponent { player: "easy".parse().expect("a player"), seed: 1 };
    let action = table.choose(seat, opponent, &unwatched).expect("a choice");
    assert_eq!(table.allows(seat.into(), &action), Ok(true));
    let advice = table.analyse(seat, opponent, &unwatched).expect("an analysis");
    assert_eq!(advice.choices.len(), advice.analysis.actions.len());

    // A refused action changes nothing, and a copy is another table.
    let before = table.fork();
    assert!(matches!(table.apply(seat.into(), "x"), Err(TableError::Notation(_))));
    assert!(table.is_same(&*before));
    table.apply(seat.into(), &action).expect("a legal action");
    assert!(!table.is_same(&*before));
    assert_eq!(table.undo().expect("a decision").action, action);
    assert!(table.is_same(&*before));
}
