//! What chance brings in Berlin, with its exact weights, which scenarios don't show.

use mauerwerk::berlin::State;
use mauerwerk::{Dealer, Game};

/// Returns what chance may bring, each with its weight.
fn chances(position: &str) -> Vec<(String, u32)> {
    let state: State = position.parse().unwrap_or_else(|faults| panic!("{position}: {faults}"));
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
