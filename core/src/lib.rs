//! Tabletop rules as a library: a position is a value, and a rule is a pure function from one value
//! to the next.
//!
//! Every game implements [`Game`], and four traits for programs that use games: [`Hidden`],
//! [`Arrays`], [`Touch`] and [`Playout`]. In return, every game gets all features of the library:
//!
//! - **Rules.** [`Game::turn`] returns whose decision it is, and [`Game::actions`] the legal
//!   actions. [`Game::apply`] returns the next state, or the ruling that refuses the action.
//! - **Hidden information.** [`Game::view`] returns what a seat sees, with no way back to the
//!   state. An [`InformationState`] is everything that a seat has seen. [`Hidden::resample`] draws
//!   a state that the seat could be in, and a [`Sampler`] draws many. [`Hidden::worlds`] lists all
//!   of them with their weights.
//! - **Chance** is a decision like any other, with exact weights. A [`Dealer`] decides from a seed,
//!   in the same way on every platform. No state contains a seed or a secret order. In a game from
//!   a seed, chance and each seat have separate [`Streams`], so that one seed pairs two ways to
//!   play.
//! - **Records.** A [`Record`] is a setup and decisions. It replays to the same states, byte for
//!   byte, and reads and writes JSON. If a record has its own chance, undoing and repeating a
//!   decision gives the same dice.
//! - **Devices.** A host sends each guest what its seat may know and nothing more ([`wire`]).
//! - **Drawings.** A [`View`] draws itself as SVG and as text, so nothing hidden can show.
//! - **Rulings.** Every [`Rule`] has an id. Refusals and [scenarios](rulebook) cite it.
//! - **Numbers.** A [`Simulation`] plays batches of random games.
//! - **Arrays.** A [`View`] writes itself as numbers by a [`Layout`], and [slots](Arrays::slots)
//!   number the actions of a seat. [`Lanes`] use both to play thousands of games in parallel.
//! - **Opponents.** A [`bot::Player`] plays any seat from what that seat knows, rates each action,
//!   and gives reasons.
//!
//! Custom games get all of this, too: see [`Game`] and, in the repository, `docs/new-game.md`.
//!
//! The library contains three games:
//!
//! - [`die_mauer`] has simultaneous secret decisions, and gifts that only two players know.
//! - [`berlin`] has dice, pieces that are face down, and moves along hundreds of paths.
//! - [`mauerbauer`] has walls and cities on a board that is data, and hands of cards.
//!
//! # Feature flags
//! | feature | default | what it adds |
//! |---|---|---|
//! | `bots` | on | [`bot`]: opponents, hints and matches; [`table`]: any game as one object; [`session`]: a game at one screen |
//! | `die-mauer`, `berlin`, `mauerbauer` | on | one game each; `games` is all of them |
//! | `de`, `nl`, `fr` | off | German, Dutch and French texts; `languages` is all of them |
//! | `lessons` | on | [`lesson`]: games explained step by step, and played by the learner |
//! | `rulebook` | on | the embedded scenarios of the library's games; phones don't need it |
//! | `engines` | off | [`engine`]: players that are programs, on the other side of a pipe; [`judge`]: compares other implementations of the rules |
//! | `parallel` | off | [`Simulation::play_parallel`]: batches of random games on all cores |
//! | `laws` | off | [`laws`]: what every game promises, as functions for tests and fuzzing |
//! | `kit` | off | [`kit`]: tools for custom games |
//! | `solve` | off | [`solve`]: exact solutions of small games for two |
//! | `own-texts` | off | [`replace_texts`]: texts of an app in place of the library's |
//! | `terminal` | off | the messages of the command line |
//!
//! # Examples
//! ```
//! use mauerwerk::die_mauer::{Setup, State};
//! use mauerwerk::{Game, Turn};
//!
//! let mut state = State::start(&Setup::default())?; // four seats
//! for (seat, fist) in [(0, "T"), (1, "6"), (2, "4"), (3, "-")] {
//!     state = state.play(seat, fist)?; // secret, in any order
//! }
//! assert_eq!(state.notation(), "wall:T stocks:G12346/TG12346/TG12346/TG12346 \
//!     master:1 round:1 totals:0/0/0/0");
//! assert!(matches!(state.turn(), Turn::Decide(seats) if seats.len() == 4));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![forbid(unsafe_code)]
#![deny(missing_docs)]
// Published docs show which feature each item needs.
#![cfg_attr(docsrs, feature(doc_cfg))]
// The tools for games are public only with the feature `kit`.
#![cfg_attr(not(feature = "kit"), allow(unreachable_pub))]
// Each game uses only a part of the tools.
#![cfg_attr(
    not(all(feature = "games", feature = "kit")),
    allow(dead_code, unused_imports, unused_macros)
)]

#[cfg(all(test, not(feature = "games")))]
compile_error!("the tests play all games: test with the feature `games`");

#[macro_use]
mod text;

mod base;
mod game;
mod games;
#[cfg(feature = "kit")]
pub mod kit;
#[cfg(not(feature = "kit"))]
mod kit;
mod lab;
mod play;
mod sheet;

/// The messages of the command line (feature `terminal`).
#[cfg(feature = "terminal")]
#[doc(hidden)]
#[allow(missing_debug_implementations, missing_docs, reason = "only the command line uses it")]
pub mod terminal {
    use crate::base::lang::Lang;

    include!(concat!(env!("OUT_DIR"), "/terminal.rs"));

    /// Returns the text of the help with a name, or `None` if it is only in the code, in English.
    pub fn help(lang: Lang, name: &str) -> Option<&'static str> {
        let texts = HELP[lang as usize];
        let place = texts.binary_search_by_key(&name, |(name, _)| name).ok()?;
        Some(texts[place].1)
    }

    /// Returns the names of the texts of the help in a language.
    pub fn help_names(lang: Lang) -> Vec<&'static str> {
        HELP[lang as usize].iter().map(|(name, _)| *name).collect()
    }

    static HELP: [&[(&str, &str)]; Lang::COUNT] = include!(concat!(env!("OUT_DIR"), "/help.rs"));
}

pub use game::features;
#[cfg(feature = "berlin")]
pub use games::berlin;
#[cfg(feature = "die-mauer")]
pub use games::die_mauer;
#[cfg(feature = "mauerbauer")]
pub use games::mauerbauer;
#[cfg(feature = "engines")]
pub use lab::judge;
#[cfg(feature = "laws")]
pub use lab::laws;
#[cfg(feature = "lessons")]
pub use lab::lesson;
pub use lab::rulebook;
#[cfg(feature = "solve")]
pub use lab::solve;
#[cfg(feature = "engines")]
pub use play::engine;
pub use play::wire;
#[cfg(feature = "bots")]
pub use play::{bot, session, table};

pub use base::actor::{Actor, Viewer};
pub use base::key::Key;
pub use base::lang::{Lang, Translated, UnknownLang};
pub use base::rule::{Chapter, Credit, Fault, Faults, NotationError, Rule, RuleId};
pub use base::rule::{Illegal, Reason};
pub use base::seat::{BySeat, NoSuchSeat, Seat, Seats, SeatsIter};
pub use game::dealer::Dealer;
pub use game::dealer::{Source, Streams};
pub use game::features::{Feature, Layout};
pub use game::history::Trace;
pub use game::info::Lobby;
pub use game::info::recorded_game;
pub use game::motion::{Motion, motions};
pub use game::record::{DealError, Decision, NoDecision, Record};
pub use game::{
    Account, ActionSet, Arrays, Chance, Choice, Event, FullGame, Game, GameKind, Hidden,
    Inconsistent, Info, InformationState, Most, NoTally, Outcome, PlayError, Playout, Refusal,
    Sampler, Tally, Touch, Turn, View, World, WorldsError,
};
pub use games::{GAMES, unknown_game};
#[cfg(feature = "bots")]
pub use play::lanes::LaneChoiceError;
pub use play::lanes::{Ended, Lanes, SavedLane, StepError};
pub use play::simulate::{Batch, Simulation};
pub use sheet::look::{Bounds, Drawing, Place, Point, target_at};
pub use sheet::look::{Look, Panel, Sheet, Theme};
pub use sheet::touch::{TouchError, Touched, Touches};
pub use text::message::{Arg, Meaning, Message, Reader, Span};
#[cfg(feature = "own-texts")]
pub use text::own::{TextsError, replace_texts};
pub use text::rich_text::RichText;
pub use text::serde_text::Written;
pub use text::setup_option::{NamedValue, Takes};
pub use text::setup_option::{SetupOption, SetupOptions};

/// The games with their opponents, compiled here for all test programs instead of once in each.
#[cfg(all(feature = "bots", feature = "laws", not(test)))]
#[doc(hidden)]
pub static COMPILED: table::Games = all_games!();
