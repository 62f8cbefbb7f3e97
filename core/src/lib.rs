//! Tabletop rules as a library: a position is a value, and a rule is a pure function from one value
//! to the next.
//!
//! Every game implements [`Game`], and four traits for what programs do with it: [`Hidden`],
//! [`Arrays`], [`Touch`] and [`Playout`]. So it has every power of the library:
//!
//! - **Rules.** [`Game::turn`] says who decides, [`Game::actions`] what is legal, and
//!   [`Game::apply`] gives the next state or says which ruling refuses the action.
//! - **Hidden information.** [`Game::view`] gives what a seat sees, with no way back to the state;
//!   an [`InformationState`] is all that a seat has seen; [`Hidden::resample`] draws a state that the
//!   seat could be in, a [`Sampler`] draws many of them, and [`Hidden::worlds`] lists them with their
//!   weights.
//! - **Chance** is a decision like any other, with exact weights; a [`Dealer`] makes it from a
//!   seed, the same way on every platform. No state holds a seed or a secret order. In a game that
//!   is played from a seed, chance and each seat have [`Streams`] of their own, so that one seed
//!   pairs two ways to play.
//! - **Records.** A [`Record`] is a setup and decisions; it replays to the same states, byte for
//!   byte, and reads and writes JSON. One that owns its chance brings the same dice when a decision
//!   is taken back and made again.
//! - **Devices.** A host sends each guest what its seat may know and nothing more ([`wire`]).
//! - **Drawings.** A [`View`] draws itself as SVG and as text, so that nothing hidden can show.
//! - **Rulings.** Every [`Rule`] has an id; refusals and [scenarios](rulebook) cite it.
//! - **Numbers.** A [`Simulation`] plays batches of random games.
//! - **Arrays.** A [`View`] writes itself as numbers by a [`Layout`]; [slots](Arrays::slots) number what a
//!   seat may decide; [`Lanes`] play thousands of games side by side by both.
//! - **Opponents.** A [`bot::Player`] plays any seat from what that seat knows, says what it thinks
//!   of each action, and why.
//!
//! Your own game has all of this, too: see [`Game`] and, in the repository, `docs/new-game.md`.
//!
//! The games are [`die_mauer`], with simultaneous secret decisions and gifts that only two know of,
//! [`berlin`], with dice, pieces that lie face down, and moves by hundreds of paths, and
//! [`mauerbauer`], with walls and cities on a board that is data, and hands of cards.
//!
//! # Feature flags
//! | feature | default | what it adds |
//! |---|---|---|
//! | `bots` | on | [`bot`]: opponents, hints and matches; [`table`]: a game of any kind as one object |
//! | `die-mauer`, `berlin`, `mauerbauer` | on | a game each; `games` is all of them |
//! | `rulebook` | on | the scenarios of the library's games, embedded; phones go without |
//! | `parallel` | off | [`Simulation::play_parallel`]: batches of random games on all cores |
//! | `laws` | off | [`laws`]: what every game promises, as functions for tests and fuzzing |
//! | `kit` | off | [`kit`]: what custom games are made with |
//! | `solve` | off | [`solve`]: small games for two, solved exactly |
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
// Where docs are published, each item says which feature it needs.
#![cfg_attr(docsrs, feature(doc_cfg))]
// What games are made with is public only with the feature `kit`.
#![cfg_attr(not(feature = "kit"), allow(unreachable_pub))]
// Each game uses a part of it.
#![cfg_attr(not(all(feature = "games", feature = "kit")), allow(dead_code, unused_imports))]

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
    include!(concat!(env!("OUT_DIR"), "/terminal.rs"));
}

pub use game::features;
#[cfg(feature = "berlin")]
pub use games::berlin;
#[cfg(feature = "die-mauer")]
pub use games::die_mauer;
#[cfg(feature = "mauerbauer")]
pub use games::mauerbauer;
#[cfg(feature = "laws")]
pub use lab::laws;
pub use lab::rulebook;
#[cfg(feature = "solve")]
pub use lab::solve;
pub use play::wire;
#[cfg(feature = "bots")]
pub use play::{bot, table};

pub use base::actor::{Actor, Viewer};
pub use base::illegal::{Illegal, Reason};
pub use base::key::Key;
pub use base::lang::{Lang, Translated, UnknownLang};
pub use base::rule::{Credit, Fault, Faults, NotationError, Rule, RuleId};
pub use base::seat::{BySeat, NoSuchSeat, Seat, Seats, SeatsIter};
pub use game::dealer::Dealer;
pub use game::features::{Feature, Layout};
pub use game::header::recorded_game;
pub use game::history::Trace;
pub use game::lobby::Lobby;
pub use game::motion::{Motion, motions};
pub use game::record::{DealError, Decision, NoDecision, Record};
pub use game::streams::{Source, Streams};
pub use game::{
    Account, ActionSet, Arrays, Chance, Choice, Event, FullGame, Game, GameKind, Hidden,
    Inconsistent, Info, InformationState, Most, NoTally, Outcome, PlayError, Playout, Refusal,
    Sampler, Tally, Touch, Turn, View, World, WorldsError,
};
pub use games::{GAMES, unknown_game};
#[cfg(feature = "bots")]
pub use play::lanes::LaneChoiceError;
pub use play::lanes::{Ended, Lanes, StepError};
pub use play::simulate::{Batch, Simulation};
pub use sheet::drawing::{Bounds, Drawing, Place, Point, target_at};
pub use sheet::look::{Look, Panel, Sheet, Theme};
pub use sheet::touch::{TouchError, Touched, Touches};
pub use text::message::{Arg, Meaning, Message, Reader, Span};
pub use text::rich_text::RichText;
pub use text::serde_text::Written;
pub use text::setup_option::{SetupOption, SetupOptions};
pub use text::takes::{NamedValue, Takes};
