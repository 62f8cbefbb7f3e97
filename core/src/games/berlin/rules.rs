//! Every ruling of the game, as data.
//!
//! # Examples
//! ```
//! use mauerwerk::Lang;
//! use mauerwerk::berlin::rules;
//!
//! assert_eq!(rules::BE_34.id.as_str(), "BE-34");
//! assert!(rules::BE_34.sentence(Lang::En).contains("gap"));
//! assert!(rules::RULES.contains(&rules::BE_34));
//! ```

use crate::base::rule::{Credit, credit};
use crate::kit::{chapters, rules};

/// The meanings of the rulings' sources.
pub(super) const CREDITS: &[Credit] = &[
    credit(
        "text",
        "the author's text, version 4.0; a variant is named where it is one of its eight",
    ),
    credit("other", "other public descriptions of the same game"),
    credit("house", "a decision of this library, where the text is silent"),
];

/// The texts of rulings, refusals and options, which `core/build` compiles from `core/texts`.
#[macro_use]
pub(super) mod words {
    include!(concat!(env!("OUT_DIR"), "/berlin_rules.rs"));
}

rules! {
    BE_01: ["text", "house"], options: ["first_column"];
    BE_02: ["text"];
    BE_03: ["text", "house"];
    BE_04: ["other"];
    BE_05: ["other", "house"];
    BE_06: ["text", "house"], options: ["hammer_setup"];
    BE_07: ["text", "house"];
    BE_08: ["text", "house"];
    BE_09: ["text"];
    BE_10: ["text"];
    BE_11: ["text", "house"], options: ["holes_count"];
    BE_12: ["text", "house"];
    BE_13: ["house"];
    BE_14: ["text"];
    BE_15: ["text"], options: ["path_memory"];
    BE_16: ["text", "house"];
    BE_17: ["text", "house"];
    BE_18: ["text", "house"];
    BE_19: ["text", "house"];
    BE_20: ["text", "house"];
    BE_21: ["text: no bonus beyond another roll", "that the piece stays: house"], options: ["dumb_luck"];
    BE_22: ["house"];
    BE_23: ["text"];
    BE_24: ["text"];
    BE_25: ["text"];
    BE_26: ["text", "house"];
    BE_27: ["text", "house"];
    BE_28: ["text", "house"];
    BE_29: ["house"];
    BE_30: ["text"], options: ["target"];
    BE_31: ["house"];
    BE_32: ["text", "house"];
    BE_33: ["house"];
    BE_34: ["text", "house"];
    BE_35: ["text", "other", "house"];
    BE_36: ["house"];
    BE_37: ["text", "house"];
    BE_38: ["house"];
    BE_39: ["text, variant 1", "house"], options: ["suit_rotation"];
    BE_40: ["text, variant 1", "house"];
    BE_41: ["text, variant 1", "house"];
    BE_42: ["text, variant 1"], options: ["redraw_on_bonus"];
    BE_43: ["text, variant 1"];
    BE_44: ["text, variant 1", "house"];
    BE_45: ["text, variant 1", "house"];
    BE_46: ["other", "house"];
    BE_47: ["text, variant 1", "house"];
    BE_48: ["text, variant 1", "house"];
    BE_49: ["house"], options: ["check_visibility"];
    BE_50: ["house"];
    BE_51: ["text, variant 1"];
    BE_52: ["text, variant 1", "house"];
    BE_53: ["text, variant 1", "house"];
    BE_54: ["house"];
    BE_55: ["text, variant 1", "other"];
    BE_56: ["text, variant 2", "house"], options: ["ground"];
    BE_57: ["text, variants 2 and 3"];
    BE_58: ["text", "house"];
    BE_59: ["text, variant 2"], options: ["gravity_fills"];
    BE_60: ["text, variant 2", "house"];
    BE_61: ["house"];
    BE_62: ["house"];
    BE_63: ["text, variant 2", "house"];
    BE_64: ["text, variant 2", "house"];
    BE_65: ["text, variant 2"];
    BE_66: ["house"];
    BE_67: ["text, variants 2 and 3"];
    BE_68: ["text, variant 2", "house"];
    BE_69: ["text, variant 3", "house"];
    BE_70: ["house"];
    BE_71: ["text, variant 3", "house"];
    BE_72: ["text, variants 2 and 3", "house"];
    BE_73: ["text, variant 4", "house"], options: ["fill"];
    BE_74: ["text, variant 4", "house"], options: ["rows", "columns"];
    BE_75: ["text, variant 4", "house"];
    BE_76: ["text, variant 4", "house"], options: ["preset_holes"];
    BE_77: ["house"], options: ["target"];
    BE_78: ["text", "text, variant 4", "house"], options: ["players", "packs", "stacks"];
    BE_79: ["house"];
    BE_80: ["house"];
    BE_81: ["text, variant 5", "house"];
    BE_82: ["text, variant 5", "house"];
    BE_83: ["text, variant 5", "house"];
    BE_84: ["text, variant 5"];
    BE_85: ["text, variant 5", "house"], options: ["jericho_at"];
    BE_86: ["text, variant 6", "house"], options: ["face_up"];
    BE_87: ["house"];
    BE_88: ["text, variant 7", "house"];
    BE_89: ["house"];
    BE_90: ["house"];
    BE_91: ["text, variant 7: the turn must end there", "every landing: house"], options: ["on_off_scope"];
    BE_92: ["house"];
    BE_93: ["house"];
    BE_94: ["text, variant 8", "house"];
    BE_95: ["text, variant 8", "house"];
    BE_96: ["house"];
    BE_97: ["house"];
    BE_98: ["house"];
    BE_99: ["text, variants 2 and 3", "house"];
    BE_100: ["text, variants 1 and 8", "house"];
    BE_101: ["text, variant 4", "house"];
    BE_102: ["house"];
    BE_103: ["house"];
    BE_104: ["house"];
    BE_105: ["house"], options: ["variants"];
    BE_106: ["house"];
    BE_107: ["house"];
    BE_108: ["house"];
    BE_109: ["text, variants 1 and 5", "house"];
    BE_110: ["house"];
    BE_111: ["house"];
    BE_112: ["house"];
    BE_113: ["house"];
    BE_114: ["text, variant 1", "house"];
    BE_115: ["house"];
    BE_116: ["house"];
    BE_117: ["house"];
    BE_118: ["house"];
    BE_119: ["house"];
    BE_120: ["house"];
    BE_121: ["house"];
    BE_122: ["house"], options: ["max_idle_turns"];
    BE_123: ["house"];
    BE_124: ["house"];
    BE_125: ["house"];
    BE_126: ["text, variant 3", "house"];
    BE_127: ["house"];
    BE_128: ["house"];
    BE_129: ["text", "house"];
    BE_130: ["text, variant 4", "other", "house"];
    BE_131: ["text"];
    BE_132: ["text", "house"];
}

chapters! {
    "aim" ChapterAim: BE_30 BE_38 BE_31 BE_35;
    "wall" ChapterWall: BE_130 BE_02 BE_01 BE_03 BE_04 BE_05 BE_131 BE_37;
    "start" ChapterStart: BE_78 BE_33 BE_32 BE_06 BE_07;
    "turn" ChapterTurn: BE_132 BE_09 BE_08 BE_36 BE_125 BE_128;
    "moving" ChapterMoving: BE_10 BE_13 BE_14 BE_12 BE_11 BE_110 BE_34 BE_25 BE_16 BE_17 BE_18 BE_15;
    "landing" ChapterLanding: BE_19 BE_22 BE_20 BE_23 BE_24 BE_21 BE_112 BE_111 BE_26 BE_27 BE_28 BE_29;
    "end" ChapterEnd: BE_122 BE_129;
    "crazy-eights" ChapterCrazyEights: BE_55 BE_40 BE_41 BE_42 BE_43 BE_52 BE_51 BE_44 BE_46 BE_47 BE_127 BE_45 BE_113 BE_48 BE_114 BE_53 BE_49 BE_116 BE_115 BE_50 BE_54 BE_39 BE_120;
    "gravity" ChapterGravity: BE_56 BE_57 BE_59 BE_60 BE_61 BE_62 BE_63 BE_117 BE_64 BE_65 BE_66 BE_67 BE_68 BE_58;
    "nullo-gravity" ChapterNulloGravity: BE_69 BE_70 BE_71 BE_72 BE_126 BE_118;
    "wall-of-china" ChapterWallOfChina: BE_73 BE_74 BE_119 BE_76 BE_75 BE_77 BE_80;
    "wall-of-jericho" ChapterWallOfJericho: BE_81 BE_82 BE_83 BE_84 BE_85;
    "fast-forward" ChapterFastForward: BE_86 BE_87 BE_124;
    "on-again-off-again" ChapterOnAgainOffAgain: BE_88 BE_89 BE_90 BE_91 BE_92 BE_93;
    "pair-a-dice" ChapterPairADice: BE_94 BE_95 BE_96 BE_97 BE_98;
    "together" ChapterTogether: BE_105 BE_99 BE_100 BE_101 BE_102 BE_103 BE_123 BE_104 BE_106 BE_107 BE_108 BE_109 BE_121 BE_79;
}
