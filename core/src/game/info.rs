//! The description of a game: its names, its rulings, its options, and the headers of its JSON.

use serde::{Deserialize, Serialize};

use crate::base::lang::Lang;
use crate::base::rule::{Chapter, Credit, Faults, NotationError, Rule};
use crate::base::seat::Seat;
use crate::game::Game;
use crate::text::message::{errors, message};
use crate::text::serde_text::Written;
use crate::text::setup_option::{SetupOption, SetupOptions};

/// The description of a game: its names, its rulings, and which scores win.
///
/// # Examples
/// ```
/// use mauerwerk::{Game, Lang, die_mauer};
///
/// let info = die_mauer::State::INFO;
/// assert_eq!((info.id, info.name), ("die-mauer", "Die Mauer"));
/// assert_eq!(info.rule("DM-09").unwrap().title(Lang::En), "Own pieces");
/// ```
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize)]
#[non_exhaustive]
pub struct Info {
    /// The name in records and on the command line, for instance `die-mauer`.
    pub id: &'static str,
    /// The name for people.
    pub name: &'static str,
    /// The version of the rules. It rises whenever the same record would play out differently.
    pub ruleset: u32,
    /// The exclusive upper bound of action ids. Not every id below it is an action.
    pub actions: u32,
    /// Whether lower scores are better.
    pub low_score_wins: bool,
    /// Every ruling of the game, in the order of their ids.
    pub rules: &'static [Rule],
    /// The signs that the sources of the rulings use, with their meanings.
    pub credits: &'static [Credit],
    /// The chapters of its rulebook, in the order in which one would teach them. Each ruling is in
    /// exactly one chapter. Empty for a game without chapters.
    pub chapters: &'static [Chapter],
}

impl Info {
    /// Describes a game of ruleset 1 in which the higher score wins.
    #[must_use]
    pub const fn new(
        id: &'static str,
        name: &'static str,
        actions: u32,
        rules: &'static [Rule],
    ) -> Self {
        Self {
            id,
            name,
            ruleset: 1,
            actions,
            low_score_wins: false,
            rules,
            credits: &[],
            chapters: &[],
        }
    }

    /// Sets the version of the rules.
    #[must_use]
    pub const fn with_ruleset(self, ruleset: u32) -> Self {
        Self { ruleset, ..self }
    }

    /// Makes lower scores win.
    #[must_use]
    pub const fn with_low_score_winning(self) -> Self {
        Self { low_score_wins: true, ..self }
    }

    /// Sets the meanings of the signs in the rulings' sources.
    #[must_use]
    pub const fn with_credits(self, credits: &'static [Credit]) -> Self {
        Self { credits, ..self }
    }

    /// Sets the chapters of the rulebook.
    #[must_use]
    pub const fn with_chapters(self, chapters: &'static [Chapter]) -> Self {
        Self { chapters, ..self }
    }

    /// Returns the value of a point: 1, or −1 if lower scores win.
    #[must_use]
    pub const fn score_sign(&self) -> f64 {
        if self.low_score_wins { -1.0 } else { 1.0 }
    }

    /// Returns the ruling with the given id, or `None` if there is no such ruling.
    #[must_use]
    pub fn rule(&self, id: &str) -> Option<&'static Rule> {
        self.rules.iter().find(|rule| rule.id.as_str() == id)
    }
}

/// The kind of game that a setup makes. Programs use it to choose how to play or learn the game.
/// The laws check it for every game.
///
/// # Examples
/// ```
/// use mauerwerk::Game;
/// use mauerwerk::die_mauer::State;
///
/// let kind = "players:3 rounds:1 max_idle_turns:4".parse::<State>()?.kind();
/// assert!(kind.simultaneous && kind.hidden && !kind.chance);
/// // Any of seven pieces at either end, or none.
/// assert_eq!((kind.actions.number, kind.actions.reached), (15, false));
/// # Ok::<(), mauerwerk::Faults>(())
/// ```
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize)]
pub struct GameKind {
    /// Whether several seats may have to decide at the same time.
    pub simultaneous: bool,
    /// Whether there may be decisions of chance.
    pub chance: bool,
    /// Whether anything may be hidden from a seat.
    pub hidden: bool,
    /// The lower bound of scores.
    pub lowest: i32,
    /// The upper bound of scores.
    pub highest: i32,
    /// The bound of the number of decisions in a game, including those of chance. `None` if a game
    /// may never end, or if no bound is proven.
    pub decisions: Option<Most>,
    /// The bound of the number of legal actions of a seat.
    pub actions: Most,
    /// The bound of the number of outcomes of chance.
    pub chances: Most,
}

impl GameKind {
    /// A game without known bounds.
    pub const ANY: Self = Self {
        simultaneous: true,
        chance: true,
        hidden: true,
        lowest: i32::MIN,
        highest: i32::MAX,
        decisions: None,
        actions: Most::bound(u32::MAX as u64),
        chances: Most::bound(u32::MAX as u64),
    };
}

/// A bound that is never exceeded.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize)]
pub struct Most {
    /// The bound.
    pub number: u64,
    /// Whether the bound is known to be reached.
    pub reached: bool,
}

impl Most {
    /// Returns a bound that is known to be reached.
    #[must_use]
    pub const fn reached(number: u64) -> Self {
        Self { number, reached: true }
    }

    /// Returns a bound that may not be reached.
    #[must_use]
    pub const fn bound(number: u64) -> Self {
        Self { number, reached: false }
    }
}

/// The fields that every version of a JSON form has. They are read before the rest.
#[derive(Deserialize)]
pub(crate) struct Header {
    format: String,
    version: u32,
    game: String,
    ruleset: u32,
}

impl Header {
    /// Checks that the game, the form and the version of the text are known.
    pub(crate) fn check<G: Game>(&self, expected: &str, newest: u32) -> Result<(), Faults> {
        let Self { format, version, game, ruleset } = self;
        let mut faults = Faults::default();
        if format != expected {
            let [found, expected] = [format, expected].map(quoted);
            faults.add(None, message!(errors::OtherFormat { found, expected }));
        }
        if !(1..=newest).contains(version) {
            faults.add(None, message!(errors::OtherVersion { version: *version, newest }));
        }
        if game != G::INFO.id {
            let [found, expected] = [game, G::INFO.id].map(quoted);
            faults.add(None, message!(errors::OtherGame { found, expected }));
        } else if !(1..=G::INFO.ruleset).contains(ruleset) {
            let newest = G::INFO.ruleset;
            faults.add(None, message!(errors::OtherRuleset { ruleset: *ruleset, newest }));
        }
        faults.or(())
    }
}

fn quoted(text: &str) -> String {
    format!("{:?}", NotationError::quote(text))
}

/// Returns the id of the game in the JSON of a record or a [message](crate::play::wire). The
/// library need not contain the game.
///
/// # Errors
/// Returns an error if the text is neither a record nor a message.
///
/// # Examples
/// ```
/// assert_eq!(mauerwerk::recorded_game("{\"game\": \"chess\"}"), Ok("chess".to_owned()));
/// ```
pub fn recorded_game(json: &str) -> Result<String, Faults> {
    #[derive(Deserialize)]
    struct Game {
        game: String,
    }
    Written::json(json)?.read::<Game>().map(|written| written.game)
}

/// The choices before a game, given those made so far.
///
/// # Examples
/// ```
/// use mauerwerk::{Lang, Lobby, berlin};
///
/// let lobby = Lobby::of::<berlin::State>(&"variants:fast-forward target:200".parse()?, Lang::En);
/// assert_eq!(lobby.seats, [2, 3, 4]);
/// let face_up = lobby.option("face_up").unwrap();
/// assert_eq!((face_up.value.as_str(), face_up.default.as_str()), ("12", "12"));
/// assert_eq!(lobby.faults.as_slice()[0].option, Some("target"));
/// # Ok::<(), mauerwerk::Faults>(())
/// ```
#[derive(Clone, Eq, PartialEq, Debug)]
#[non_exhaustive]
pub struct Lobby {
    /// The numbers of players that are valid with the other options. If the other options have
    /// faults, these numbers add no further fault.
    pub seats: Vec<u8>,
    /// The options, the number of seats first.
    pub options: Vec<SetupOption>,
    /// The faults of the options. A game can't start until there are none.
    pub faults: Faults,
    /// Whether anything may be hidden from a seat, so that people can't share a screen openly. It is
    /// true while the options have faults.
    pub hidden: bool,
}

impl Lobby {
    /// Returns the choices for a setup, with the texts of a language.
    #[must_use]
    pub fn of<G: Game>(setup: &G::Setup, lang: Lang) -> Self {
        let faults = |setup: &G::Setup| G::start(setup).err().unwrap_or_default();
        Self {
            seats: fewest(|seats| faults(&setup.seating(seats)).as_slice().len()),
            options: setup.options(G::INFO.rules, lang),
            faults: faults(setup),
            hidden: G::start(setup).map_or(true, |start| start.kind().hidden),
        }
    }

    /// Returns the option with the given name, or `None` if there is no such option.
    #[must_use]
    pub fn option(&self, name: &str) -> Option<&SetupOption> {
        self.options.iter().find(|option| option.name == name)
    }
}

/// Returns the numbers of players with the fewest faults.
fn fewest(faults: impl Fn(u8) -> usize) -> Vec<u8> {
    let counted: Vec<_> = (1..=Seat::COUNT as u8).map(|seats| (seats, faults(seats))).collect();
    let fewest = counted.iter().map(|(_, faults)| *faults).min();
    let seats = counted.into_iter().filter(|(_, faults)| Some(*faults) == fewest);
    seats.map(|(seats, _)| seats).collect()
}
