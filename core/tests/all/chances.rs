//! What chance brings in Berlin and in Mauerbauer, with its exact weights, which scenarios don't
//! show.

use mauerwerk::berlin::State;
use mauerwerk::{Dealer, FullGame, Game, mauerbauer};

/// Returns what chance may bring in Berlin, each with its weight.
fn chances(position: &str) -> Vec<(String, u32)> {
    weighed(&read::<State>(position))
}

fn read<G: FullGame>(position: &str) -> G {
    position.parse().unwrap_or_else(|faults| panic!("{position}: {faults}"))
}

fn weighed(state: &impl Game) -> Vec<(String, u32)> {
    state.chances().into_iter().map(|chance| (chance.action.to_string(), chance.weight)).collect()
}

fn listed(text: &str) -> Vec<(String, u32)> {
    let pair = |pair: &str| {
        let (action, weight) = pair.split_once('=').expect("a weight");
        (action.to_owned(), weight.parse().expect("a number"))
    };
    text.split_whitespace().map(pair).collect()
}

#[test]
fn the_bag_holds_a_die_for_each_stack() {
    let wall = "rows:3 columns:3 fill:tiles-only hammer_setup:a1,c3 variants:crazy-eights";
    let drawing = format!("{wall} phase:drawing-die");
    assert_eq!(chances(&drawing), listed("S=1 M=1 C=1 A=1")); // BE-40
    assert_eq!(chances(&format!("{drawing} packs:2")), listed("S=2 M=2 C=2 A=2")); // BE-79
    assert_eq!(chances(&format!("{drawing} stacks:suns,arms")), listed("S=2 M=1 C=1 A=2"));
}

#[test]
fn two_dice_show_a_pair_once_in_thirty_six_and_others_twice() {
    let found = chances(
        "rows:3 columns:3 fill:tiles-only hammer_setup:a1,c3 variants:pair-a-dice phase:rolling",
    );
    assert_eq!(found.iter().map(|(_, weight)| weight).sum::<u32>(), 36); // BE-94
    assert_eq!(found.len(), 21);
    for (pair, weight) in found {
        let (low, high) = pair.split_once(',').expect("two dice");
        assert_eq!(weight, if low == high { 1 } else { 2 }, "{pair}");
    }
}

#[test]
fn a_coin_is_of_the_suits_and_values_that_are_left() {
    let wall = "rows:2 columns:8 fill:coins-only hammer_setup:a1,h2";
    let dealing = format!("{wall} wall:cccccccc/cScScScScScMcc phase:dealing-coins");
    assert_eq!(chances(&dealing), listed("S=1 M=5 C=6 A=6")); // BE-04
    let flipping = format!(
        "{wall} wall:cAcAcAcAcAcAcMcM/cS2cS3cScScSncMcMcM phase:flipping seat:0 roll:2 \
         hammers:c1/h2 visited:a1,b1,c1"
    );
    assert_eq!(chances(&flipping), listed("a=1 4=1 5=1"));
}

#[test]
fn a_tile_is_any_that_nobody_has_seen() {
    let flipping = "rows:2 columns:4 packs:2 fill:tiles-only hammer_setup:a1,d2 \
                    wall:tSatSattS2/tttM3tM3 hammers:a1/d2 phase:flipping roll:2 path_memory:per-roll";
    let found = chances(flipping);
    let weight = |face: &str| found.iter().find(|(action, _)| action == face).map(|(_, w)| *w);
    assert_eq!(
        [weight("Sa"), weight("M3"), weight("S2"), weight("A5")],
        [None, None, Some(1), Some(2)]
    );
    assert_eq!(found.iter().map(|(_, weight)| weight).sum::<u32>(), 48 - 5);
}

#[test]
fn random_holes_and_hammers_may_be_anywhere() {
    let holes = chances("rows:2 columns:4 preset_holes:3 opened:b1,d2");
    assert_eq!(holes, listed("*a1=1 *c1=1 *d1=1 *a2=1 *b2=1 *c2=1")); // BE-76
    let start = "rows:2 columns:4 hammer_setup:random wall:tcStcM/tcCtcA phase:placing";
    assert_eq!(chances(start).len(), 8); // BE-06
}

#[test]
fn dealing_without_a_list_is_as_fair_as_the_list() {
    let state: State = "rows:2 columns:8 fill:coins-only hammer_setup:a1,h2 \
                        wall:cccccccc/cScScScScScMcc phase:dealing-coins"
        .parse()
        .expect("a position");
    let mut dealer = Dealer::new(1);
    let mut counts = [0_u32; 4];
    for _ in 0..18_000 {
        let suit = state.deal(&mut dealer).expect("a suit").to_string();
        counts["SMCA".find(&suit).expect("a suit")] += 1;
    }
    for (count, expected) in counts.into_iter().zip([1000, 5000, 6000, 6000]) {
        assert!(count.abs_diff(expected) < expected / 8 + 60, "{counts:?}");
    }
}

/// A position before a roll of all three dice, and before one of the house dice.
const THREE_DICE: &str =
    "board:hexagon first_player:0 walls:a1-b2 hands:-/- phase:rolling last:a1-b2";
const TWO_DICE: &str = "board:hexagon first_player:0 walls:a1-b2 towers:a1b,b2g hands:-/- \
                        phase:rolling last:a1-b2";

/// A position before two cards are drawn: the deck has one left, and then the discards are shuffled.
const LAST_CARD: &str = "board:hexagon first_player:0 \
    deck:{\"cards\":{\"size\":2,\"in-towers\":3,\"cities\":4}} walls:a1-b1,a1-b2,b1-b2 \
    towers:a1b,b1g,b2w hands:cities/size,in-towers discards:size,cities*3 phase:drawing last:a1-b1 \
    draws:2";

#[test]
fn equal_house_dice_weigh_one_and_others_two() {
    for (position, towers) in [(THREE_DICE, &["b", "g", "w"][..]), (TWO_DICE, &["-"])] {
        let found = weighed(&read::<mauerbauer::State>(position));
        assert_eq!(found.iter().map(|(_, weight)| weight).sum::<u32>(), 36 * towers.len() as u32);
        assert_eq!(found.len(), 21 * towers.len());
        for (roll, weight) in found {
            let (tower, houses) = roll.split_once('/').expect("a roll");
            assert!(towers.contains(&tower), "{roll}"); // MA-18
            let equal = houses.chars().all(|house| houses.starts_with(house));
            assert_eq!(weight, if equal { 1 } else { 2 }, "{roll}");
        }
    }
}

#[test]
fn the_next_card_is_one_of_those_left() {
    let deck =
        "board:hexagon first_player:0 deck:{\"cards\":{\"size\":2,\"out-R\":7,\"cities\":4}}";
    let dealing = format!("{deck} hands:size,out-R*3,cities/- phase:dealing");
    let found = weighed(&read::<mauerbauer::State>(&dealing));
    assert_eq!(found, listed("draw:size=1 draw:out-R=4 draw:cities=3")); // MA-83
}

#[test]
fn the_discards_are_the_next_deck() {
    let state: mauerbauer::State = read(LAST_CARD);
    assert_eq!(weighed(&state), listed("draw:in-towers=2"));
    let fuller: mauerbauer::State = read(&LAST_CARD.replace("hands:cities", "hands:in-towers*2"));
    assert_eq!(weighed(&fuller), listed("draw:cities=1"));
    let card = "draw:cities".parse().expect("a card");
    let after = fuller.apply(mauerwerk::Actor::Chance, card).expect("the last card");
    assert_eq!(weighed(&after), listed("draw:size=1 draw:cities=3")); // MA-60
}

#[test]
fn every_seat_may_be_the_first() {
    let state: mauerbauer::State = read("board:hexagon players:3");
    assert_eq!(weighed(&state), listed("first:0=1 first:1=1 first:2=1")); // MA-81
}

#[test]
fn dealing_mauerbauer_without_a_list_is_dealing_from_the_list() {
    let starts = [THREE_DICE, TWO_DICE, LAST_CARD, "players:4", "first_player:1"];
    for state in starts.map(read::<mauerbauer::State>) {
        let (chances, mut dealt) = (state.chances(), std::collections::BTreeSet::new());
        for seed in 0..2_000 {
            let (mut dealer, mut other) = (Dealer::new(seed), Dealer::new(seed));
            let action = state.deal(&mut dealer);
            assert_eq!(action, other.weigh(&chances), "{state}: seed {seed}");
            assert_eq!(dealer, other, "{state}: seed {seed}");
            dealt.extend(action);
        }
        assert_eq!(dealt.len(), chances.len(), "{state}");
    }
}
