//! Messages of Berlin: what their parts stand for, and who is named in them.

use mauerwerk::berlin::Event;
use mauerwerk::{Event as _, Meaning, Reader, Seat};

/// Returns the event of this JSON.
fn event(json: &str) -> Event {
    serde_json::from_str(json).unwrap_or_else(|error| panic!("{json}: {error}"))
}

#[test]
fn parts_stand_for_players_pieces_and_places() {
    let meanings = |json| -> Vec<Meaning> {
        let spans = event(json).message().spans(Reader::default());
        spans.into_iter().map(|span| span.meaning).filter(|part| *part != Meaning::Text).collect()
    };
    let tile = Meaning::Piece { kind: "tile", colour: Some("black") };
    assert_eq!(
        meanings(r#"{"event":"collected","seat":0,"piece":"tM3"}"#),
        [Meaning::Seat(Seat::FIRST), tile.clone()]
    );
    assert_eq!(
        meanings(r#"{"event":"turned_up","cell":"c3","piece":"tM3"}"#),
        [tile, Meaning::Place("c3".to_owned())]
    );
}

#[test]
fn players_are_named_wherever_an_event_concerns_them() {
    let names = ["Ada", "", "Cem"].map(String::from);
    let told = |json| event(json).message().tell(Reader::of(&names));
    assert_eq!(
        told(r#"{"event":"tied","seats":[0,1,2]}"#),
        "Ada, seat 1 and Cem roll again (BE-07)"
    );
    assert_eq!(
        told(r#"{"event":"moved","seat":0,"hammer":2,"start":"a1","path":"UR","to":"b2"}"#),
        "Ada moves the hammer of Cem UR to b2"
    );
}
