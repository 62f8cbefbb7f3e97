//! Messages of Berlin: what their parts stand for, and who is named in them.

use mauerwerk::berlin::{Event, Path, State};
use mauerwerk::{Arrays as _, Event as _, Meaning, Reader, Seat};

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

#[test]
fn a_stop_of_a_path_is_written_in_one_way() {
    let path = |text: &str| text.parse::<Path>().map(|path| path.to_string()).ok();
    assert_eq!(path("R~1").as_deref(), Some("R~1"));
    for wrong in ["R~0", "R~01", "R~+1", "R~", "R~96"] {
        assert_eq!(path(wrong), None, "{wrong}");
    }
}

#[test]
fn mirror_images_have_one_canonical_form() {
    let canonical = |position: &str| {
        let notation =
            format!("rows:2 columns:4 fill:tiles-only collected:tS2/- phase:rolling {position}");
        notation.parse::<State>().unwrap_or_else(|faults| panic!("{faults}")).canonical()
    };
    let images = [
        "wall:tttt/ttt. hammers:a1/b2",
        "wall:tttt/.ttt hammers:d1/c2",
        "wall:ttt./tttt hammers:a2/b1",
        "wall:.ttt/tttt hammers:d2/c1",
    ];
    let [first, others @ ..] = images.map(canonical);
    assert_eq!(others, [first; 3]);
}
