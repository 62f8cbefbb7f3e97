//! Seats that a table lacks.

use std::panic::catch_unwind;

use mauerwerk::{
    Actor, BySeat, Dealer, FullGame, Game as _, InformationState, PlayError, Record, Seat,
    View as _, Viewer, Written, berlin, die_mauer, mauerbauer,
};

fn seat(number: u8) -> Seat {
    Seat::new(number).expect("it is right")
}

/// Checks what a game says of seats that it lacks.
fn says_which_seats_there_are<G: FullGame>() {
    let state = G::start(&G::Setup::default()).expect("it is right");
    let seats = state.seats();
    for number in 0..=u8::MAX {
        match Seat::at_table(number, seats) {
            Ok(seat) => assert!(seat.index() < seats && seat.number() == number),
            Err(error) if usize::from(number) >= Seat::COUNT => {
                let text = format!("no seat {number}: seats are numbered 0 to 7");
                assert_eq!(error.to_string(), text);
            }
            Err(error) => {
                assert!(usize::from(number) >= seats);
                let last = seats - 1;
                let text = format!("no seat {number} at this table: its seats are 0 to {last}");
                assert_eq!(error.to_string(), text);
                lacks(&state, seat(number), &text);
            }
        }
    }
}

fn lacks<G: FullGame>(state: &G, seat: Seat, text: &str) {
    let seats = state.seats();
    let told = |error: mauerwerk::NoSuchSeat| error.to_string();
    assert_eq!(Viewer::Seat(seat).at_table(seats).map_err(told), Err(text.to_owned()));
    assert_eq!(Actor::Seat(seat).at_table(seats).map_err(told), Err(text.to_owned()));
    let Err(PlayError::Seat(error)) = state.play(seat.number(), "pass") else {
        panic!("seat {seat} plays");
    };
    assert_eq!(error.to_string(), text);
    let mut record = Record::from_state(state.clone());
    assert!(matches!(record.play(seat.number(), "pass"), Err(PlayError::Seat(_))));
    // The contract of calls that take any seat.
    assert!(state.actions(seat).into_iter().next().is_none());
    let seen = state.view(Viewer::Seat(seat));
    assert_eq!(seen.to_string(), state.view(Viewer::Spectator).to_string());
    assert_eq!(seen.viewer(), Viewer::Seat(seat));
    for action in (0..G::INFO.actions).filter_map(G::action).take(500) {
        assert!(state.apply(seat.into(), action).is_err());
    }
}

#[test]
fn every_game_says_which_seats_there_are() {
    says_which_seats_there_are::<die_mauer::State>();
    says_which_seats_there_are::<berlin::State>();
    says_which_seats_there_are::<mauerbauer::State>();
    assert!(Viewer::Spectator.at_table(0).is_ok() && Actor::Chance.at_table(0).is_ok());
}

#[test]
fn a_table_of_values_has_no_value_for_a_seat_it_lacks() {
    let mut points = BySeat::repeat(7, 3);
    points[seat(2)] = 8;
    assert_eq!(points.get(seat(3)), None);
    assert!(catch_unwind(|| points[seat(3)]).is_err());
    assert!(catch_unwind(move || points[seat(7)] = 1).is_err());
}

/// Views are data that can be anything, and so is what is put together of them.
#[test]
fn lists_that_are_too_short_do_no_harm() {
    let record = Record::<die_mauer::State>::random(&"players:4".parse().expect("it is right"), 3)
        .expect("it is right");
    for state in record.states().step_by(7) {
        let view = serde_json::to_value(state.view(Viewer::Spectator)).expect("it is right");
        for list in ["fists", "stocks", "totals", "rounds_won"] {
            for seats in 0..4 {
                let mut short = view.clone();
                short["position"][list].as_array_mut().expect("it is right").truncate(seats);
                let view: die_mauer::View = Written::from(short).read().expect("it is right");
                assert!(!view.svg(mauerwerk::Theme::Light).is_empty() && !view.text().is_empty());
                let seen = InformationState::<die_mauer::State>::from_parts(
                    view.clone(),
                    Vec::new(),
                    view,
                );
                let _ = seen.resample(&mut Dealer::new(1));
            }
        }
    }
}
