//! What moves between two drawings, for each who looks.

use mauerwerk::berlin::{Event, State};
use mauerwerk::{
    Bounds, Event as _, FullGame, GAMES, Look, Motion, Record, Sheet, View as _, Viewer, with_game,
};

fn on(sheet: Sheet) -> Look {
    Look { sheet, ..Look::default() }
}

fn narrow() -> Look {
    on(Sheet::Narrow)
}

/// Looks at what each decision of a seeded game moved for each viewer.
fn each_decision<G: FullGame>(check: impl FnMut(&Record<G>, Viewer, &[Motion])) {
    each_decision_on::<G>(Sheet::Narrow, check);
}

fn each_decision_on<G: FullGame>(
    sheet: Sheet,
    mut check: impl FnMut(&Record<G>, Viewer, &[Motion]),
) {
    let whole = Record::<G>::random(&G::Setup::default(), 7).expect("a game");
    let mut record = Record::from_state(whole.start().clone());
    for (since, made) in whole.decisions().iter().enumerate().take(150) {
        record.push(made.actor, made.action).expect("a legal decision");
        for viewer in Viewer::all(record.state().seats()) {
            check(&record, viewer, &record.motions(viewer, &on(sheet), since));
        }
    }
}

/// Returns whether there are moves, each of them of what the viewer was told, and to where it is drawn.
fn moves<G: FullGame>() -> bool {
    let mut moved = false;
    each_decision::<G>(|record, viewer, motions| {
        let seen = record.last_events().into_iter().map(|event| event.seen_by(viewer));
        let told: Vec<String> = seen.flat_map(|event| event.places()).collect();
        let drawn = record.state().view(viewer).draw(&narrow());
        for motion in motions {
            assert!(motion.places.iter().all(|name| told.contains(name)), "{motion:?}: {told:?}");
            let is_drawn = drawn.places.iter().any(|place| place.bounds() == motion.to);
            assert!(is_drawn || motion.from == motion.to, "{motion:?}");
            moved |= motion.from != motion.to;
        }
    });
    moved
}

#[test]
fn things_move_to_where_they_are_drawn() {
    for game in GAMES {
        assert!(with_game!(game.id, G => moves::<G>()).expect("a game"), "{}", game.id);
    }
}

/// Checks that an app can show each motion in the drawing.
fn within<G: FullGame>(sheet: Sheet) {
    each_decision_on::<G>(sheet, |record, viewer, motions| {
        let drawn = record.state().draw(viewer, &on(sheet)).expect("a drawing");
        for motion in motions {
            for Bounds { x, y, width, height } in [motion.from, motion.to] {
                let is_within = 0 <= x && x + width <= drawn.width;
                let is_within = is_within && 0 <= y && y + height <= drawn.height;
                assert!(is_within, "{motion:?} in {} x {}", drawn.width, drawn.height);
            }
        }
    });
}

#[test]
fn motions_start_and_end_within_the_drawing() {
    for game in GAMES {
        for sheet in Sheet::ALL {
            with_game!(game.id, G => within::<G>(sheet)).expect("a game");
        }
    }
}

#[test]
fn nothing_moves_since_now_or_later() {
    let record =
        Record::<State>::random(&"players:2".parse().expect("a setup"), 7).expect("a game");
    let made = record.decisions().len();
    assert!(!record.motions(Viewer::Spectator, &narrow(), made - 5).is_empty());
    for since in [made, made + 1, usize::MAX] {
        assert_eq!(record.motions(Viewer::Spectator, &narrow(), since), []);
    }
}

#[test]
fn a_hammer_moves_as_itself_and_fists_stay_where_they_open() {
    let size = |bounds: Bounds| (bounds.width, bounds.height);
    let mut hammers = 0;
    each_decision::<State>(|record, _, motions| {
        let has_moved = |event: &Event| matches!(event, Event::Moved { .. });
        let is_move = record.last_events().iter().any(has_moved);
        let on_its_way = |motion: &&Motion| {
            is_move && motion.places[0].starts_with("hammer") && motion.from != motion.to
        };
        for motion in motions.iter().filter(on_its_way) {
            assert_eq!(size(motion.from), size(motion.to), "{motion:?}");
            hammers += 1;
        }
    });
    assert!(hammers > 10);
    let mut fists = 0;
    each_decision::<mauerwerk::die_mauer::State>(|_, _, motions| {
        for motion in motions.iter().filter(|motion| motion.places[0].starts_with("fist")) {
            assert_eq!((motion.from, motion.places.len()), (motion.to, 1));
            fists += 1;
        }
    });
    assert!(fists > 10);
}
