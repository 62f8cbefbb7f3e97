//! Every ruling of the game, as data.
//!
//! # Examples
//! ```
//! use mauerwerk::Lang;
//! use mauerwerk::mauerbauer::rules;
//!
//! assert_eq!(rules::MA_12.id.as_str(), "MA-12");
//! assert!(rules::MA_12.sentence(Lang::En).contains("wall"));
//! assert!(rules::RULES.contains(&rules::MA_12));
//! ```

use crate::base::rule::{Credit, credit};
use crate::kit::{chapters, rules};

/// The meanings of the rulings' sources.
pub(super) const CREDITS: &[Credit] = &[
    credit("text", "the English text of the rules, of 2006"),
    credit("other", "other public descriptions of the same game"),
    credit("house", "a decision of this library, where the text is silent"),
];

/// The texts of rulings, refusals and options, which `core/build` compiles from `core/texts`.
#[macro_use]
pub(super) mod words {
    include!(concat!(env!("OUT_DIR"), "/mauerbauer_rules.rs"));
}

rules! {
    MA_01: ["other", "house"], options: ["board"];
    MA_02: ["text"];
    MA_03: ["text", "house"];
    MA_04: ["text", "house"];
    MA_05: ["other", "house"], options: ["board"];
    MA_06: ["text", "house"];
    MA_07: ["house"];
    MA_08: ["house"];
    MA_09: ["house"];
    MA_10: ["text", "house"];
    MA_11: ["house"];
    MA_12: ["text"];
    MA_13: ["house"];
    MA_14: ["text", "house"];
    MA_15: ["text", "house"], options: ["early_roll_penalty"];
    MA_16: ["text", "other"];
    MA_17: ["text", "house"];
    MA_18: ["text"];
    MA_19: ["text", "other"], options: ["tower_rule"];
    MA_20: ["text", "house"];
    MA_21: ["text"];
    MA_22: ["text"];
    MA_23: ["house"];
    MA_24: ["text", "house"];
    MA_25: ["text"];
    MA_26: ["text"];
    MA_27: ["text", "house"];
    MA_28: ["text", "house"];
    MA_29: ["house"];
    MA_30: ["house"];
    MA_31: ["house"];
    MA_32: ["text"];
    MA_33: ["house"];
    MA_34: ["text"];
    MA_35: ["text", "house"];
    MA_36: ["text", "house"];
    MA_37: ["text"];
    MA_38: ["text", "house"];
    MA_39: ["text", "other"], options: ["convert_after_connect"];
    MA_40: ["text", "house"];
    MA_41: ["text", "house"];
    MA_42: ["text", "house"];
    MA_43: ["house"];
    MA_44: ["house"];
    MA_45: ["text"];
    MA_46: ["text"];
    MA_47: ["text", "house"];
    MA_48: ["text"];
    MA_49: ["text", "house"];
    MA_50: ["text", "house"];
    MA_51: ["text", "house"];
    MA_52: ["text", "house"];
    MA_53: ["text", "house"];
    MA_54: ["text", "house"];
    MA_55: ["text"];
    MA_56: ["text", "other"];
    MA_57: ["text"];
    MA_58: ["house"];
    MA_59: ["other"];
    MA_60: ["text", "house"];
    MA_61: ["house"];
    MA_62: ["text", "house"];
    MA_63: ["text", "house"];
    MA_64: ["text", "house"];
    MA_65: ["text"];
    MA_66: ["text", "house"];
    MA_67: ["text", "house"], options: ["deck"];
    MA_68: ["text", "house"];
    MA_69: ["house"];
    MA_70: ["text", "house"];
    MA_71: ["text", "house"];
    MA_72: ["house"];
    MA_73: ["text", "house"];
    MA_74: ["house"];
    MA_75: ["text", "house"];
    MA_76: ["text", "house"];
    MA_77: ["text", "house"];
    MA_78: ["text", "house"];
    MA_79: ["text", "house"];
    MA_80: ["text", "other"];
    MA_81: ["text", "at random: other"], options: ["first_player"];
    MA_82: ["text", "house"];
    MA_83: ["house"];
    MA_84: ["house"];
    MA_85: ["text", "house"];
    MA_86: ["house"];
    MA_87: ["house"];
    MA_88: ["text", "house"];
    MA_89: ["house"];
    MA_90: ["other", "text (4 scoring markers)"], options: ["players"];
    MA_91: ["house"], options: ["board"];
    MA_92: ["house", "text (60 cards)"], options: ["deck"];
    MA_93: ["house"], options: ["deck"];
    MA_94: ["house"];
    MA_95: ["house"];
    MA_96: ["text", "house"];
    MA_97: ["text"];
    MA_98: ["text", "house"];
    MA_99: ["text"];
    MA_100: ["house"];
    MA_101: ["text"];
    MA_102: ["text"];
    MA_103: ["text"];
    MA_104: ["text"];
    MA_105: ["text"];
    MA_106: ["text"];
    MA_107: ["text"];
    MA_108: ["text"];
    MA_109: ["text"];
    MA_110: ["text"];
    MA_111: ["other", "text names the question mark"];
}

chapters! {
    "aim" ChapterAim: MA_104 MA_101 MA_102;
    "start" ChapterStart: MA_90 MA_16 MA_103 MA_86 MA_81 MA_80;
    "board" ChapterBoard: MA_01 MA_97 MA_02 MA_03 MA_05 MA_91;
    "walls" ChapterWalls: MA_12 MA_10 MA_11 MA_14 MA_15 MA_85;
    "dice" ChapterDice: MA_111 MA_18 MA_24 MA_32 MA_99 MA_19 MA_20 MA_22 MA_21 MA_23 MA_25 MA_31 MA_26 MA_87 MA_27 MA_28 MA_29 MA_30 MA_33;
    "cities" ChapterCities: MA_06 MA_04 MA_07 MA_08 MA_09 MA_17 MA_34 MA_53 MA_100;
    "palaces" ChapterPalaces: MA_35 MA_36 MA_37 MA_38;
    "inner-pieces" ChapterInnerPieces: MA_40 MA_41 MA_42 MA_43 MA_44;
    "connecting" ChapterConnecting: MA_45 MA_46 MA_47 MA_48 MA_49 MA_50 MA_51 MA_39;
    "scoring" ChapterScoring: MA_54 MA_57 MA_55 MA_56 MA_59 MA_58 MA_69 MA_60 MA_61 MA_98 MA_70 MA_89;
    "cards" ChapterCards: MA_105 MA_106 MA_62 MA_67 MA_68 MA_107 MA_66 MA_65 MA_108 MA_63 MA_109 MA_64 MA_110 MA_83 MA_92 MA_93;
    "end" ChapterEnd: MA_75 MA_76 MA_52 MA_77 MA_78 MA_73 MA_74 MA_13 MA_84 MA_71 MA_88 MA_72 MA_79 MA_96;
    "known" ChapterKnown: MA_82 MA_94 MA_95;
}
