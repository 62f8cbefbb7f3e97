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
use crate::kit::rules;

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
