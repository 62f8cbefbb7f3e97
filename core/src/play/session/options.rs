//! The options of a session, and the tasks that it gives its host.

use serde::{Deserialize, Serialize};

use crate::base::lang::Lang;
use crate::base::seat::Seat;
use crate::play::bot::{Opponent, Player, Watch};
use crate::play::table::{Faulty, Table, TableError};
use crate::text::message::Reader;
use crate::text::serde_text::Written;

/// How a session is played and shown. It reads and writes JSON, so that a host can store it with the
/// record of the table.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct SessionOptions {
    /// Who plays, by seat. Seats without an entry are persons.
    pub players: Vec<SeatPlayer>,
    /// The language of all texts.
    #[serde(with = "code")]
    pub lang: Lang,
    /// Whether persons can ask for hints.
    pub hints: bool,
    /// Whether the table is open: the screen shows what all seats know, and is never covered. This is
    /// for people who study a game.
    pub open: bool,
}

impl Default for SessionOptions {
    fn default() -> Self {
        Self { players: Vec::new(), lang: Lang::default(), hints: true, open: false }
    }
}

impl SessionOptions {
    /// Reads options from JSON. What is left out has its default.
    ///
    /// # Errors
    /// Returns all unknown options, and all values that an option does not take.
    pub fn from_json(text: &str) -> Result<Self, TableError> {
        Written::json(text).and_then(|json| json.read()).map_err(Faulty::Setup.with())
    }
}

/// Who plays a seat of a session.
///
/// # Examples
/// ```
/// use mauerwerk::session::SeatPlayer;
///
/// assert_eq!("person".parse(), Ok(SeatPlayer::Person));
/// assert_eq!("hard".parse::<SeatPlayer>()?.to_string(), "hard");
/// assert!("strong".parse::<SeatPlayer>().is_err());
/// # Ok::<(), mauerwerk::NotationError>(())
/// ```
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum SeatPlayer {
    /// A person at this screen.
    Person,
    /// A player whose decisions come from elsewhere.
    Elsewhere,
    /// A player of the library.
    Opponent(Player),
}

crate::text_form! {
    SeatPlayer: "a player of a seat: person, elsewhere, easy, medium, hard, random, greedy, \
                 flat:200, search:1000, perfect";
    |self, f| match self {
        Self::Person => f.write_str("person"),
        Self::Elsewhere => f.write_str("elsewhere"),
        Self::Opponent(player) => player.fmt(f),
    };
    |text| match text {
        "person" => Some(Self::Person),
        "elsewhere" => Some(Self::Elsewhere),
        player => player.parse().ok().map(Self::Opponent),
    };
}

/// A language by its code.
mod code {
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serializer};

    use crate::base::lang::Lang;

    pub(super) fn serialize<S: Serializer>(lang: &Lang, into: S) -> Result<S::Ok, S::Error> {
        into.serialize_str(lang.code())
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Lang, D::Error> {
        String::deserialize(from)?.parse().map_err(D::Error::custom)
    }
}

/// What a player has to find for a session.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize)]
pub struct Task {
    /// The number of the task: no two tasks of a session have the same.
    pub id: u32,
    /// The seat to think for.
    pub seat: Seat,
    /// What to find.
    pub purpose: Purpose,
    /// Who thinks.
    pub opponent: Opponent,
}

/// What a task is for.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Purpose {
    /// The action of an opponent: [`Table::choose`](crate::table::Table::choose) finds it.
    Decide,
    /// Hints for a person: [`Table::analyse`](crate::table::Table::analyse) finds them.
    Hint,
}

/// What a player has found for a task.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Found {
    /// The action in notation.
    Action(String),
    /// The hints, the best first.
    Hints(Vec<Hint>),
    /// Why nothing was found, in words.
    Failure(String),
}

impl Task {
    /// Thinks in the calling thread, at the table of the session and in its language.
    ///
    /// # Errors
    /// Returns an error if the game does not wait for the seat, or if `watch` stops the search.
    pub fn find(
        &self,
        table: &dyn Table,
        lang: Lang,
        watch: Watch<'_>,
    ) -> Result<Found, TableError> {
        let Self { seat, opponent, .. } = *self;
        if self.purpose == Purpose::Decide {
            return table.choose(seat, opponent, watch).map(Found::Action);
        }
        let reader = Reader::of(table.names()).with_lang(lang).on_seat(Some(seat));
        let advice = table.analyse(seat, opponent, watch)?;
        let hints = advice.analysis.hint().into_iter().map(|one| Hint {
            notation: one.action.clone(),
            win: one.win,
            reason: one.reason.as_ref().map(|reason| reason.tell(reader)),
        });
        Ok(Found::Hints(hints.collect()))
    }
}

/// An action that a player recommends.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Hint {
    /// The action in notation.
    pub notation: String,
    /// The share of the win that the seat can expect after it, from 0 to 1.
    pub win: f64,
    /// The best reason for the action in a few words, or `None` if the game has none.
    pub reason: Option<String>,
}
