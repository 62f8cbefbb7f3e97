//! Every ruling of the game, as data.
//!
//! # Examples
//! ```
//! use mauerwerk::Lang;
//! use mauerwerk::die_mauer::rules;
//!
//! assert_eq!(rules::DM_20.id.as_str(), "DM-20");
//! assert!(rules::DM_20.sentence(Lang::En).contains("gate"));
//! assert!(rules::RULES.contains(&rules::DM_20));
//! ```

use crate::base::rule::{Credit, credit};
use crate::kit::{chapters, rules};

/// The meanings of the rulings' sources.
pub(super) const CREDITS: &[Credit] = &[
    credit("EN", "the English text, translated by Mik Svellov in 1999"),
    credit("NL", "the Dutch text of the Vlaams Spellenarchief, of 2000"),
    credit("FR", "the French text, translated by Vil Coyote"),
    credit("other", "other public descriptions of the same game"),
    credit("house", "a decision of this library, where the texts are silent"),
];

/// The texts of rulings, refusals and options, which `core/build` compiles from `core/texts`.
#[macro_use]
pub(super) mod words {
    include!(concat!(env!("OUT_DIR"), "/die_mauer_rules.rs"));
}

rules! {
    DM_01: ["NL (scoring), EN (examples), other", "EN's list says 1 to 5", "FR: from 6 to 1"], options: ["wall_values"];
    DM_02: ["NL, FR, other", "EN silent"], options: ["players", "min_players", "max_players"];
    DM_03: ["EN and NL: the youngest", "FR: one of the players", "the setup names the seat: house"], options: ["first_master"];
    DM_04: ["NL, FR", "EN after turns with empty fists, where it else says round for turn"];
    DM_05: ["EN, NL, FR"];
    DM_06: ["house"], options: ["next_round_master"];
    DM_07: ["EN, NL, FR: secretly, the Master-builder first, opened together", "in any order: house"];
    DM_08: ["house"];
    DM_09: ["EN, NL, FR", "that it need not be one that can be built: EN and NL example D"];
    DM_10: ["EN and NL examples A and B"];
    DM_11: ["house"];
    DM_12: ["EN, NL, FR"];
    DM_13: ["EN, NL", "FR: he may", "a duty: house"], options: ["building"];
    DM_14: ["EN and NL (building phase, example D)", "FR silent"];
    DM_15: ["EN, NL", "FR: they may", "a duty, and the Master-builder's part: house"], options: ["building"];
    DM_16: ["EN and NL (building phase, example C), FR note, other", "a duty: house"];
    DM_17: ["EN and NL (building phase), other", "FR silent"];
    DM_18: ["house, from EN Building Order §2, NL, FR"];
    DM_19: ["house, from EN Building Order §2, NL, FR"];
    DM_20: ["EN Building Order §2 and rule of thumb, NL, FR", "the count by ends: EN, NL example C"];
    DM_21: ["EN example B and the note to example C, NL, FR note"];
    DM_22: ["EN example B shows both outcomes", "who chooses, and the order: house"], options: ["placement_order"];
    DM_23: ["house"];
    DM_24: ["house"];
    DM_25: ["FR", "clearing: house"];
    DM_26: ["EN, NL, FR"], options: ["sit1_optional"];
    DM_27: ["house"];
    DM_28: ["house, from EN, NL, FR: any piece"];
    DM_29: ["house, from EN and NL, which give it no effect"];
    DM_30: ["EN, NL", "FR: he gives"], options: ["donation"];
    DM_31: ["EN, NL"];
    DM_32: ["EN, NL, FR", "that a gift is public: house"];
    DM_33: ["EN, NL", "FR silent"];
    DM_34: ["EN, NL, FR"];
    DM_35: ["NL (nothing left in possession), other", "EN and FR contradict themselves: the object is to get rid of all pieces, and the end of a round requires that the last one is placed", "at once: house"], options: ["donation_can_end_round"];
    DM_36: ["house"];
    DM_37: ["house"];
    DM_38: ["house"];
    DM_39: ["EN, NL, FR"];
    DM_40: ["house, from EN, NL, FR (Situations 2 and 3)"];
    DM_41: ["house, from EN and NL, which let every player"];
    DM_42: ["house"], options: ["dead_wall"];
    DM_43: ["house"], options: ["max_idle_turns"];
    DM_44: ["EN, NL, FR"], options: ["tower_penalty", "gate_penalty"];
    DM_45: ["EN, NL: 4 or 5", "FR: free", "four: house"], options: ["rounds"];
    DM_46: ["house"], options: ["tie_break"];
    DM_47: ["EN, NL, FR: the fewest points win", "no bonus: house"];
    DM_48: ["EN, NL", "FR silent", "undone gifts: house"], options: ["stock"];
    DM_49: ["house"];
    DM_50: ["house"];
    DM_51: ["EN: orange", "FR: red", "NL silent"];
    DM_52: ["house"];
    DM_53: ["house"];
    DM_54: ["house"];
    DM_55: ["house"], options: ["next_round_master"];
    DM_56: ["FR", "EN: hidden until then", "NL silent"];
    DM_57: ["house"];
    DM_58: ["house"];
    DM_59: ["house"];
    DM_60: ["EN, NL", "FR: the Master-builder, and others by implication"];
    DM_61: ["EN, NL, FR"];
    DM_62: ["EN Building Order §1, NL, FR"];
    DM_63: ["EN, NL", "FR without the names of the phases"];
    DM_64: ["EN, NL", "FR"];
}

chapters! {
    "aim" ChapterAim: DM_61 DM_44 DM_47 DM_45;
    "start" ChapterStart: DM_02 DM_01 DM_10 DM_51 DM_03 DM_50;
    "turn" ChapterTurn: DM_63 DM_05 DM_04 DM_58 DM_59;
    "planning" ChapterPlanning: DM_07 DM_09 DM_08 DM_60 DM_41 DM_12;
    "wall" ChapterWall: DM_62 DM_20 DM_21 DM_18 DM_19 DM_24 DM_25;
    "building" ChapterBuilding: DM_64 DM_13 DM_14 DM_15 DM_16 DM_17 DM_11 DM_22 DM_23 DM_53 DM_52;
    "empty-fists" ChapterEmptyFists: DM_26 DM_27 DM_28 DM_30 DM_31 DM_32 DM_33 DM_34 DM_39 DM_40 DM_29;
    "round" ChapterRound: DM_37 DM_38 DM_35 DM_54 DM_36 DM_42 DM_43 DM_56;
    "next-round" ChapterNextRound: DM_48 DM_06 DM_55 DM_46;
    "known" ChapterKnown: DM_49 DM_57;
}
