//! What a view of Mauerbauer prints can be read back, and nothing else can.

use mauerwerk::mauerbauer::{Hand, Phase, Position, Setup, Shipped, ShippedDeck, State, View};
use mauerwerk::{Dealer, Game, Hidden as _, InformationState, Playout as _, Seat, Viewer};

fn setups() -> Vec<Setup> {
    let uniform = ShippedDeck::Uniform30.into();
    vec![
        Setup::new(Shipped::Hexagon.into(), 2),
        Setup::new(Shipped::Reconstructed.into(), 3),
        Setup { early_roll_penalty: true, ..Setup::new(Shipped::Strip.into(), 4) },
        Setup { deck: uniform, ..Setup::new(Shipped::Strip.into(), 4) },
    ]
}

/// Returns every state of a random game.
fn random_game(setup: &Setup, seed: u64) -> Vec<State> {
    let mut dealer = Dealer::new(seed);
    let mut states = vec![State::start(setup).expect("a good setup")];
    while let Some((actor, action)) = states[states.len() - 1].decide(&mut dealer) {
        let next = states[states.len() - 1].apply(actor, action).expect("a legal action");
        states.push(next);
    }
    states
}

/// Returns all that a viewer reads: the setup's tokens, then what the view prints.
fn notation(view: &View) -> String {
    format!("{} {view}", view.position.setup)
}

/// Returns views that no state looks like: with too many cards, a hidden own hand, a score of no
/// seat, or too few hands.
fn impossible(view: &View) -> Vec<View> {
    let changed = |change: &dyn Fn(&mut Position)| {
        let mut view = view.clone();
        change(&mut view.position);
        view
    };
    vec![
        changed(&|position| position.hands[1] = Hand::Unknown(61)),
        changed(&|position| position.hands[0] = Hand::Unknown(position.hands[0].len())),
        changed(&|position| position.scores.push(7)),
        changed(&|position| position.hands.truncate(1)),
    ]
}

#[test]
fn a_view_that_no_state_looks_like_is_refused_as_when_resampling() {
    for (seed, setup) in (0..).zip(setups()) {
        let states = random_game(&setup, seed);
        let holds = |state: &&State| state.hand(Seat::FIRST).is_some_and(|hand| !hand.is_empty());
        let state = states.iter().rev().find(holds).expect("a state with cards");
        for view in impossible(&state.view(Seat::FIRST.into())) {
            let seen = InformationState::from_parts(view.clone(), Vec::new(), view.clone());
            let refused = State::resample(&seen, &mut Dealer::new(7)).expect_err("a refusal");
            assert_eq!(State::state_like(&view), Err(refused), "{view}");
        }
    }
}

#[test]
fn what_a_view_prints_gives_the_equal_view() {
    let mut phases = std::collections::HashSet::new();
    for (seed, setup) in (0..).zip(setups()) {
        for state in random_game(&setup, seed) {
            phases.insert(state.phase());
            for viewer in Viewer::all(state.seats()) {
                let view = state.view(viewer);
                assert_eq!(State::view_from(viewer, &notation(&view)).as_ref(), Ok(&view));
                assert_eq!(notation(&view).parse::<Position>().as_ref(), Ok(&view.position));
                let json = serde_json::to_string(&view).expect("JSON");
                assert_eq!(serde_json::from_str::<View>(&json).expect("a view"), view);
                assert_eq!(State::view_from_json(&json).as_ref(), Ok(&view));
            }
        }
    }
    assert_eq!(phases.len(), Phase::ALL.len(), "the games go through all phases: {phases:?}");
}

#[test]
fn a_view_hides_nothing_but_the_hands_of_others() {
    for state in random_game(&Setup::new(Shipped::Strip.into(), 3), 5) {
        for viewer in Viewer::all(state.seats()) {
            let view = state.view(viewer);
            for (seat, hand) in (0..).map_while(Seat::new).zip(&view.position.hands) {
                assert_eq!(hand.known().is_some(), viewer.is(seat));
                assert_eq!(hand.len(), state.hand(seat).expect("a seat").len());
            }
            let mut shown = view.position;
            shown.hands = Position::from(&state).hands;
            assert_eq!(shown, Position::from(&state));
        }
    }
}

#[test]
fn what_is_left_out_is_as_in_the_first_view() {
    let start = State::start(&"board:strip players:3".parse().expect("a setup")).expect("a start");
    for viewer in Viewer::all(3) {
        let view = State::view_from(viewer, "board:strip players:3");
        assert_eq!(view, Ok(start.view(viewer)));
    }
}

/// Cities may be named by any of their spaces and lists be in any order, as in positions.
#[test]
fn the_written_order_makes_no_difference() {
    let seat = Viewer::Seat(Seat::FIRST);
    let orderly = "board:hexagon walls:a1-b2,b1-b2 towers:a1b,b1g,b2w houses:1=R,2=GR \
        hands:size,cities/?3 phase:building";
    let jumbled = "hands:cities,size/?3 phase:building houses:2=RG,1=R towers:b2w,b1g,a1b \
        walls:b2-b1,b2-a1 board:hexagon";
    let view = State::view_from(seat, orderly);
    assert!(view.is_ok(), "{view:?}");
    assert_eq!(State::view_from(seat, jumbled), view);
}

#[test]
fn what_no_view_prints_is_refused_in_words() {
    let seat = |number| Viewer::Seat(Seat::new(number).expect("a seat"));
    let faults = |viewer, text: &str| State::view_from(viewer, text).expect_err(text).to_string();
    let building = |hands: &str| format!("board:hexagon phase:building hands:{hands}");
    for (viewer, hands, expected) in [
        (seat(0), "?6/?6", "MA-82: the hand of seat 0 is no secret to seat 0"),
        (seat(1), "size/size", "MA-82: the hand of seat 0 is hidden from seat 1"),
        (
            Viewer::Spectator,
            "size/cities",
            "MA-82: the hand of seat 0 is hidden from a spectator; \
             MA-82: the hand of seat 1 is hidden from a spectator",
        ),
        (Viewer::Spectator, "?30/?31", "MA-98: more cards in hands than the deck has"),
        (
            Viewer::Spectator,
            "?4294967295/?4294967295",
            "MA-98: more cards in hands than the deck has",
        ),
        (seat(0), "size*200/?1", "MA-98: more cards of a face than the deck has"),
        (Viewer::Spectator, "?1/?1/?1", "MA-90: 3 hands for 2 seats"),
        (seat(2), "?1/?1", "no seat 2 at this table: its seats are 0 to 1"),
        (Viewer::Spectator, "?/-", "hands: takes a number of hidden cards like ?6; this is \"?\""),
    ] {
        assert_eq!(faults(viewer, &building(hands)), expected);
    }
    let all = "board:hexagon phase:building hands:size/? towers:a1b";
    assert!(faults(seat(1), all).contains("?6"), "{}", faults(seat(1), all));
    let several = "board:hexagon phase:building hands:size/?1 towers:a1b";
    assert_eq!(
        faults(seat(1), several),
        "MA-82: the hand of seat 0 is hidden from seat 1; \
         MA-82: the hand of seat 1 is no secret to seat 1; \
         MA-99: the tower at a1 is not at the end of a wall"
    );
}

#[test]
fn no_state_has_an_unknown_hand() {
    let text = "board:hexagon phase:building hands:size/?2";
    let faults = text.parse::<State>().expect_err("a question mark");
    assert_eq!(faults.to_string(), "MA-82: the hand of seat 1 is unknown");
    let mut position = text.parse::<Position>().expect("a position");
    position.hands[1] = Hand::Known("cities*2".parse().expect("cards"));
    assert!(State::try_from(position).is_ok());
}
