//! What Berlin refuses, for which reason, and which ruling forbids exactly that.

use std::collections::BTreeSet;

use mauerwerk::berlin::{Reason, State};
use mauerwerk::{Actor, Game, Reason as _, Seat};

const WALL: &str = "rows:3 columns:3 wall:tcSt/tcMt/tcAt";
const USUAL: &str = "rows:3 columns:3 wall:tcSt/tcMt/tcAt hammers:a1/c3";
const LANDED: &str = "rows:3 columns:3 wall:tcSt/tcMt/tcAt hammers:b2/c3 roll:2 visited:a1,b1,b2";
const OPEN: &str = "rows:3 columns:3 wall:tcSt/tcM2t/tcAt hammers:b2/c3 phase:landed roll:2 \
    visited:a1,b1,b2";
const GAPS: &str = "rows:3 columns:4 wall:tcSt./tcMt./tC2cAt. hammers:a1/a3 \
    collected:cM2cM3/cM4";
const HOLE: &str = "rows:3 columns:3 preset_holes:c2 wall:tcSt/tcM./tcAt phase:placing";
const CRAZY: &str = "variants:crazy-eights rows:3 columns:3 wall:tcCt/tcAt/tcSt";
const BESIDE: &str =
    "variants:crazy-eights rows:3 columns:3 wall:tcCt/tcAt/tcSt die:S phase:landed roll:2";
const CHECKED: &str = "variants:crazy-eights rows:3 columns:3 wall:t(M3:0,1)cCt/tcAt/tcSt hammers:a3/c3 \
    die:S phase:checked roll:2 visited:a1,a2,a3";
const KINDS: &str = "variants:on-again-off-again rows:3 columns:3 wall:tcSt/tcMt/tcAt hammers:a1/c3 \
    kinds:t/-";
const ENDING: &str = "variants:on-again-off-again on_off_scope:turn-end rows:3 columns:3 \
    wall:tcSt/tSacMt/tcAt hammers:a2/c3 kinds:t/- phase:landed roll:a visited:a1,a2";
const JERICHO: &str = "variants:wall-of-jericho jericho_at:1 rows:3 columns:3 wall:.cSt/tcM2t/tcAt \
    hammers:a1/c3 collected:tS2/- phase:jericho jericho:0";
const NULLO: &str = "variants:nullo-gravity rows:3 columns:3 wall:tcSt/t.t/tcAt hammers:a1/c3 \
    collected:cM2/- phase:settling";
const EMPTIED: &str = "variants:nullo-gravity gravity_fills:any-empty-cell rows:3 columns:3 \
    wall:.cSt/tcMt/tcAt hammers:a1/c3 collected:tS2/- phase:settling opened:a3";
const FALLEN: &str = "variants:gravity gravity_fills:any-empty-cell rows:4 columns:5 \
    wall:tcM3.cAt/tSacStM3cC5t/tcA3tcMtCn/tcCtcSt hammers:c4/e4 collected:tC4/- \
    phase:settling opened:c4";
const WON: &str = "target:1 rows:3 columns:3 wall:tcSt/t.t/tcAt hammers:a1/c3 collected:cM2/- \
    phase:over";
const IDLE: &str = "max_idle_turns:1 rows:3 columns:3 wall:tcSt/tcMt/tcAt hammers:a1/c3 phase:over";
const PAIR: &str = "variants:pair-a-dice rows:3 columns:3 wall:tcSt/tcMt/tcAt hammers:a1/c3";
const LEAVING: &str = "rows:3 columns:3 preset_holes:2 wall:.../.../... phase:leaving-holes";
const FACES: &str = "rows:3 columns:3 face_up:1 wall:tcSt/tcMt/tcAt phase:choosing-faces";
const DEALING: &str =
    "rows:2 columns:8 fill:coins-only wall:cccccccc/cScScScScScScc phase:dealing-coins";
const SHOWN: &str = "rows:3 columns:3 wall:tcSt/tcMt/tcM2t hammers:b2/c3 roll:2 visited:a1,b1,b2 \
    phase:flipping";

/// A position in two parts, who decides what, why that is refused, and the ruling that forbids it.
type Case = (&'static str, &'static str, &'static str, &'static str, &'static str);

/// Every reason, with the situations that it comes from.
const CASES: &[Case] = &[
    // The wrong actors, and actions that are not allowed now.
    (USUAL, "phase:moving roll:a", "2 0U", "not_at_the_table", "BE-128"),
    (WON, "", "2 0U", "not_at_the_table", "BE-128"),
    (USUAL, "phase:moving roll:a", "1 1D", "not_your_turn", "BE-128"),
    (USUAL, "phase:moving roll:a", "* 2", "not_your_turn", "BE-128"),
    (USUAL, "phase:rolling", "0 0U", "not_your_turn", "BE-128"),
    (USUAL, "phase:rolling", "* S", "not_asked", "BE-128"),
    (USUAL, "phase:rolling", "* 2,3", "not_asked", "BE-128"),
    (USUAL, "phase:rolling-off", "* 2,3", "not_asked", "BE-128"),
    (WALL, "phase:placing", "0 0U", "not_asked", "BE-128"),
    (LANDED, "phase:flipping", "* S2", "not_asked", "BE-128"),
    (OPEN, "", "0 0U", "not_asked", "BE-128"),
    (JERICHO, "", "0 0U", "not_asked", "BE-128"),
    (CRAZY, "hammers:a1/c3 phase:drawing-die", "* 2", "not_asked", "BE-128"),
    (WON, "", "0 0U", "game_over", "BE-129"),
    (WON, "", "* 2", "game_over", "BE-129"),
    (IDLE, "", "1 1D", "game_over", "BE-129"),
    // Where hammers start, and how they move.
    (HOLE, "", "0 @c2", "no_piece_there", "BE-06"),
    (HOLE, "", "0 @d4", "no_piece_there", "BE-06"),
    (HOLE, "hammer_setup:random", "* @c2", "no_piece_there", "BE-06"),
    (USUAL, "phase:moving roll:a", "0 x", "not_a_move", "BE-08"),
    (USUAL, "phase:moving roll:a", "0 0UU", "wrong_length", "BE-08"),
    (USUAL, "phase:moving roll:a", "0 2U", "no_such_hammer", "BE-17"),
    (USUAL, "phase:moving roll:a", "0 0D", "off_the_wall", "BE-13"),
    (USUAL, "phase:moving roll:2", "0 0UD", "entered_before", "BE-14"),
    (GAPS, "phase:moving roll:2 visited:a1,a2", "0 0UR", "entered_this_turn", "BE-15"),
    (GAPS, "phase:moving roll:a", "0 0R~1", "nothing_skipped", "BE-11"),
    (GAPS, "holes_count:skipped phase:moving roll:a", "0 0R~1", "no_such_stop", "BE-110"),
    (KINDS, "phase:moving roll:2", "0 0UU", "wrong_kind", "BE-91"),
    (ENDING, "", "0 x", "must_collect", "BE-91"),
    // What is done with a piece.
    (OPEN, "", "0 +", "already_face_up", "BE-19"),
    (OPEN, "", "0 ?", "no_peeking", "BE-37"),
    (LANDED, "phase:landed", "0 *", "no_match", "BE-20"),
    (BESIDE, "hammers:b2/c3 visited:a1,b1,b2", "0 ?", "nothing_to_check", "BE-114"),
    (BESIDE, "hammers:b2/c3 visited:a1,b1,b2", "0 *", "other_suit", "BE-46"),
    (BESIDE, "hammers:a3/c3 visited:a1,a2,a3", "0 *", "check_first", "BE-114"),
    (CHECKED, "", "0 *", "checked_other_suit", "BE-115"),
    (CHECKED, "", "0 +", "one_or_the_other", "BE-48"),
    (JERICHO, "", "0 +b2", "not_face_down", "BE-82"),
    // How cells are filled.
    (NULLO, "", "0 x", "must_fill", "BE-71"),
    (NULLO, "", "0 a1<U", "nothing_falls", "BE-59"),
    (EMPTIED, "", "0 a3<U", "not_a_side", "BE-117"),
    (FALLEN, "", "0 x", "not_a_fill", "BE-117"),
    (FALLEN, "", "0 c4<D", "not_a_side", "BE-117"),
    // What chance can't bring.
    (LEAVING, "", "* *d4", "not_a_hole", "BE-76"),
    (LEAVING, "opened:a1", "* *a1", "not_a_hole", "BE-76"),
    (FACES, "", "* +d4", "not_a_face", "BE-86"),
    (PAIR, "phase:rolling-off", "* 2,3", "one_die_each", "BE-97"),
    (PAIR, "phase:rolling", "* 2", "not_a_pair", "BE-94"),
    (DEALING, "", "* S", "no_such_piece", "BE-130"),
    (SHOWN, "", "* 2", "no_such_piece", "BE-130"),
];

fn decided(text: &str) -> (Actor, &str) {
    let (actor, action) = text.split_once(' ').expect("an actor and an action");
    let seat = |number| Seat::new(number).expect("a seat").into();
    (actor.parse().map_or(Actor::Chance, seat), action)
}

/// Returns why a decision is refused.
fn refused(base: &str, rest: &str, decision: &str) -> Reason {
    let notation = format!("{base} {rest}");
    let state: State = notation.parse().unwrap_or_else(|faults| panic!("{notation}: {faults}"));
    let (actor, action) = decided(decision);
    let action = action.parse().unwrap_or_else(|error| panic!("{error}"));
    state.apply(actor, action).expect_err(decision).reason
}

#[test]
fn every_refusal_cites_the_ruling_that_forbids_it() {
    for &(base, rest, decision, code, ruling) in CASES {
        let reason = refused(base, rest, decision);
        let found = (reason.code(), reason.rule().id.as_str());
        assert_eq!(found, (code, ruling), "{decision} in {base} {rest}");
    }
}

#[test]
fn every_reason_is_in_the_table() {
    let codes: BTreeSet<&str> = CASES.iter().map(|case| case.3).collect();
    assert_eq!(codes.len(), Reason::ALL.len());
    assert!(Reason::ALL.iter().all(|reason| codes.contains(reason.code())));
}
