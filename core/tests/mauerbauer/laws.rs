//! Mauerbauer keeps every law, for every option, board, deck and number of seats.

use mauerwerk::laws::{census_from, walk};
use mauerwerk::mauerbauer::{
    BoardChoice, Card, DeckChoice, DeckPlan, FirstPlayer, Points, Setup, Shipped, ShippedDeck,
    State, TowerRule,
};
use mauerwerk::{Game, Seat};
use proptest::prelude::*;
use proptest::sample::select;

use crate::boards::random_board;

fn boards() -> impl Strategy<Value = BoardChoice> {
    prop_oneof![
        2 => select(Shipped::ALL).prop_map(BoardChoice::from),
        3 => any::<u64>().prop_map(|seed| random_board(seed).into()),
    ]
}

/// Returns decks that come with the library, and small ones with any points.
fn decks() -> impl Strategy<Value = DeckChoice> {
    let cards = proptest::collection::btree_map(select(&Card::ALL), 1..=3_u8, 1..=12);
    let points = (0..=9_u8, 0..=9_u8)
        .prop_map(|(house, palace)| Points { colour_in: [house, palace], ..Points::default() });
    let own = (cards, points).prop_map(|(cards, points)| DeckPlan { cards, points }.into());
    prop_oneof![2 => select(ShippedDeck::ALL).prop_map(DeckChoice::from), 3 => own]
}

fn setups() -> impl Strategy<Value = Setup> {
    let first = (0..=4_u8).prop_map(|seat| match Seat::new(seat) {
        Some(seat) if seat.number() < 2 => FirstPlayer::Seat(seat),
        _ => FirstPlayer::Random,
    });
    let rules = (select(TowerRule::ALL), any::<bool>(), any::<bool>());
    (boards(), decks(), 2..=4_u8, first, rules).prop_map(
        |(board, deck, players, first_player, (tower_rule, convert, early))| Setup {
            deck,
            first_player,
            tower_rule,
            convert_after_connect: convert,
            early_roll_penalty: early,
            ..Setup::new(board, players)
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(6))]

    #[test]
    fn any_options_keep_the_laws(setup in setups(), seed in any::<u64>()) {
        prop_assert!(State::start(&setup).is_ok(), "{setup}");
        if let Err(broken) = walk::<State>(&setup, seed, 80) {
            prop_assert!(false, "{broken}\nin {setup}, seed {seed}");
        }
    }
}

#[test]
fn every_board_keeps_the_laws_to_the_end() {
    for &board in Shipped::ALL {
        let setup = Setup::new(board.into(), 2);
        let walk = walk::<State>(&setup, 2, 2_000);
        let walk = walk.unwrap_or_else(|broken| panic!("{broken}\nin {setup}"));
        assert!(walk.over, "{setup} ends");
        assert!(walk.varied * 4 > walk.resampled, "hands are hidden: {walk:?}");
    }
}

/// The only space was just enclosed, and few cards are left. Soon the discards become the deck, and
/// after the swaps the game is nearly over.
const SCORING: &str = r#"board:{"name":"one","towers":{"a1":[0,0],"a2":[9,0],"b1":[0,9]},"regions":[{"name":"r","spaces":{"1":"a1-a2-b1"}}]} first_player:0 walls:a1-b1,a1-a2,a2-b1 towers:a1b,b1g,a2w houses:1=R last:a1-b1 seat:0"#;

fn census(rest: &str, depth: u32, expected: u64) {
    let start = format!("{SCORING} {rest}");
    let start: State = start.parse().unwrap_or_else(|faults| panic!("{start}: {faults}"));
    let census = census_from(&start, depth).unwrap_or_else(|broken| panic!("{broken}"));
    assert!(census.information_states > expected, "{rest}: {census:?}");
}

#[test]
fn resampling_is_exact_across_shuffles() {
    let cards = |cards: &str| format!("deck:{{\"cards\":{{{cards}}}}}");
    // Seat 0 draws two of three cards, and may swap both: for the last one, and for a card that it
    // swapped before.
    let deck = cards(r#""size":1,"cities":1,"in-towers":1"#);
    census(&format!("{deck} hands:-/- phase:drawing draws:2 acting:0"), 10, 200);
    // Equal cards hide which one came back.
    let deck = cards(r#""size":2,"cities":1,"in-towers":1"#);
    census(&format!("{deck} hands:-/- discards:size phase:drawing draws:2 acting:0"), 9, 200);
}
