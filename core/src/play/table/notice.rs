//! The words of apps and boards around a drawing.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::Ending;
use crate::base::lang::Lang;
use crate::base::seat::{Seat, Seats};
use crate::game::{Outcome, Turn};
use crate::text::message::{Arg, Message, NOTHING, Reader, message};

mod texts {
    include!(concat!(env!("OUT_DIR"), "/front.rs"));
}

/// Returns the words of buttons, headings and questions by their keys, such as `undo` and `hint`.
///
/// # Examples
/// ```
/// use mauerwerk::{Lang, table::words};
///
/// assert_eq!(words(Lang::En)["hint"], "Hint");
/// ```
#[must_use]
pub fn words(lang: Lang) -> BTreeMap<&'static str, String> {
    let reader = Reader::default().with_lang(lang);
    let word = |(name, template)| (name, Message::new(template, []).tell(reader));
    texts::WORDS.iter().map(|(name, template)| word((*name, template))).collect()
}

/// Returns one of the [`words`] in no language. Empty if there is no such word.
pub(crate) fn word(name: &str) -> Message {
    let word = texts::WORDS.iter().find(|(own, _)| *own == name);
    word.map_or(NOTHING, |(_, template)| Message::new(template, []))
}

/// A sentence of an app about a game.
///
/// Programs in other languages write it as JSON: `{"kind": "hand_over", "seat": 1}`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Notice {
    /// A person decides.
    Decides {
        /// The seat.
        seat: Seat,
    },
    /// An opponent is thinking.
    Thinks {
        /// The seat.
        seat: Seat,
        /// The opponent by its name, such as `hard`.
        player: Option<String>,
    },
    /// The device must be handed to a person.
    HandOver {
        /// The seat.
        seat: Seat,
    },
    /// The button for a person who has taken the device.
    Take {
        /// The seat.
        seat: Seat,
    },
    /// The screen is covered until a person has taken the device.
    Covered {
        /// The seat.
        seat: Seat,
    },
    /// The question which player plays a seat.
    PlayedBy {
        /// The seat.
        seat: Seat,
    },
    /// The name of a seat.
    Named {
        /// The seat.
        seat: Seat,
        /// The opponent on the seat, or `None` if there is none.
        player: Option<String>,
    },
    /// The name of an opponent, such as `hard`.
    Player {
        /// The name.
        player: String,
    },
    /// A number of players.
    PlayerCount {
        /// The number.
        number: u32,
    },
    /// The bounds of an option that is a number.
    Range {
        /// The lower bound.
        least: i64,
        /// The upper bound.
        most: i64,
    },
    /// The screen shows an earlier time.
    After {
        /// The number of decisions before that time.
        shown: u32,
        /// The number of all decisions.
        decisions: u32,
    },
    /// The number of decisions that are shown.
    Shown {
        /// The number of these decisions.
        shown: u32,
        /// The number of all decisions.
        decisions: u32,
    },
    /// The heading of a list of actions.
    Choices {
        /// The number of actions.
        number: u32,
    },
    /// The value of an action.
    Worth {
        /// The share of wins, from 0 to 1.
        win: f64,
        /// The expected points.
        points: Option<f64>,
    },
}

impl Notice {
    /// Returns the sentence as a message.
    #[must_use]
    pub fn message(self) -> Message {
        use Arg::Title;
        let named = |name: Option<String>| name.map(player);
        match self {
            Self::Decides { seat } => message!(texts::Decides { seat: Title(seat) }),
            Self::Thinks { seat, player } => {
                message!(texts::Thinks { seat: Title(seat), player: named(player) })
            }
            Self::HandOver { seat } => message!(texts::HandOver { seat }),
            Self::Take { seat } => message!(texts::Take { seat }),
            Self::Covered { seat } => message!(texts::Covered { seat }),
            Self::PlayedBy { seat } => message!(texts::PlayedBy { seat }),
            Self::Named { seat, player } => {
                message!(texts::Named { seat: Title(seat), player: named(player) })
            }
            Self::Player { player: name } => player(name),
            Self::PlayerCount { number } => message!(texts::PlayerCount { number }),
            Self::Range { least, most } => message!(texts::Range { least, most }),
            Self::After { shown, decisions } => message!(texts::After { shown, decisions }),
            Self::Shown { shown, decisions } => message!(texts::Shown { shown, decisions }),
            Self::Choices { number } => message!(texts::Choices { number }),
            Self::Worth { win, points } => {
                let win = percent(win);
                message!(texts::Worth { win, points: points.map(decimal) })
            }
        }
    }
}

/// Returns the result, or the players that the game waits for.
pub(crate) fn status(turn: &Turn<Ending>) -> Message {
    match turn {
        Turn::Decide(seats) => message!(texts::Waits { seats: *seats }),
        Turn::Chance => message!(texts::Waits { seats: Seats::EMPTY }),
        Turn::Over(Outcome { ending, scores, winners }) => {
            let score =
                |(seat, score): (Seat, &i32)| message!(texts::Score { seat, score: *score });
            let scores: Vec<Message> = scores.iter().map(score).collect();
            message!(texts::Result { winners: *winners, ending: ending.message.clone(), scores })
        }
    }
}

fn player(name: String) -> Message {
    message!(texts::Player { player: name })
}

/// Returns a share in percent, or 0 if it is not a number.
fn percent(share: f64) -> i64 {
    (100.0 * share).round() as i64
}

/// Returns a number with one digit after the point.
fn decimal(number: f64) -> Message {
    let text = format!("{number:.1}");
    match text.split_once('.') {
        Some((whole, tenth)) => {
            message!(texts::Decimal { whole: whole.to_owned(), tenth: tenth.to_owned() })
        }
        None => text.into(),
    }
}
