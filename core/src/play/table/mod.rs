//! Any game as one object, for bindings, programs and apps (feature `bots`).
//!
//! [`Table`] is implemented once, for every game with a [`Judgement`](crate::play::bot::Judgement).
//! Its actions are in notation. Searches, simulations and arrays use the game's own types
//! internally, so they are as fast as without it.
//!
//! # Examples
//! ```
//! use mauerwerk::{Lang, Look, Theme, all_games};
//!
//! let mut table = all_games!().find("berlin")?.table("players:3", Some(7))?;
//! table.resolve_chance()?;
//! let seat = table.deciding().iter().next().expect("the game waits for a seat");
//! let screen = table.screen(seat.into(), &[], Lang::En, Some(&Look::new(Theme::Light)))?;
//! let news = table.apply(seat.into(), &screen.choices[0].notation)?;
//! assert!(!news[0].message.to_string().is_empty() && screen.drawing.is_some());
//! # Ok::<(), mauerwerk::table::TableError>(())
//! ```

mod error;
mod guest;
mod library;
mod notice;
mod played;
mod screen;

use std::any::Any;
use std::fmt::Debug;

use crate::base::actor::{Actor, Viewer};
use crate::base::lang::Lang;
use crate::base::seat::{BySeat, Seat, Seats};
use crate::game::dealer::Dealer;
use crate::game::dealer::Streams;
use crate::game::motion::Motion;
use crate::game::record::Decision;
use crate::game::{Choice, GameKind, Info, Turn};
use crate::play::bot::{Opponent, Watch};
use crate::play::simulate::Batch;
use crate::sheet::look::Drawing;
use crate::sheet::look::Look;
use crate::text::message::{Message, Reader};

pub use error::{Faulty, Refused, TableError};
pub use guest::AnyGuest;
pub use library::{Games, Library, Row};
pub use notice::{Notice, words};
pub(crate) use notice::{status, word};
pub use played::Played;
pub use screen::{Advice, Ending, Screen, TableEvent};
pub use screen::{AnySeen, AnyView};

/// A result of a table.
pub type Result<T> = std::result::Result<T, TableError>;

/// A game of any kind in progress: its start, all decisions, and the current position.
///
/// # Errors
/// A method that fails changes nothing. It returns one of these errors:
///
/// - [`TableError::Seat`] if the table has no such seat
/// - [`TableError::Notation`] if the text of an action is not valid
/// - [`TableError::Refused`] if the rules refuse the action of `apply` or `receive`
/// - [`TableError::Touch`] if touches lead to no legal action
/// - [`TableError::Unavailable`] if the game does not wait for chance, has no seed for it, or has no
///   decision to undo
/// - [`TableError::Bot`] if the game does not wait for the seat, or if a player cannot choose
/// - [`TableError::Inconsistent`] if no position fits what a viewer has seen
/// - [`TableError::Faulty`] if names don't fit the table, or if `receive` can't use the message
pub trait Table: Any + Debug + Send + Sync {
    /// Returns the description of the game.
    fn info(&self) -> &'static Info;

    /// Returns what kind of game the setup makes.
    fn kind(&self) -> GameKind;

    /// Returns the setup in notation.
    fn setup(&self) -> String;

    /// Returns setup and position in notation, including everything hidden.
    fn notation(&self) -> String;

    /// Returns the number of seats.
    fn seats(&self) -> usize;

    /// Returns whose decision it is.
    fn turn(&self) -> Turn<Ending>;

    /// Returns the seats that the game waits for.
    fn deciding(&self) -> Seats {
        match self.turn() {
            Turn::Decide(seats) => seats,
            Turn::Chance | Turn::Over(_) => Seats::EMPTY,
        }
    }

    /// Returns each seat's current score, in points of the game. It may depend on hidden
    /// information.
    fn standing(&self) -> BySeat<i32>;

    /// Returns the legal actions of a seat in notation. Empty unless the game waits for it.
    fn actions(&self, seat: Seat) -> Result<Vec<String>>;

    /// Returns whether an action is legal. Some legal actions are not listed.
    fn allows(&self, actor: Actor, action: &str) -> Result<bool>;

    /// Returns the legal actions of a seat with labels. Empty unless the game waits for it.
    fn choices(&self, seat: Seat) -> Result<Vec<Choice>>;

    /// Returns all outcomes of chance with exact weights. Empty unless the game waits for chance.
    fn chances(&self) -> Vec<(Choice, u32)>;

    /// Makes a decision. Returns the events as the actor saw them, or as a spectator saw them if it
    /// is chance.
    fn apply(&mut self, actor: Actor, action: &str) -> Result<Vec<TableEvent>>;

    /// Decides for chance, from a dealer or from the game's own chance. Returns the events as a
    /// spectator saw them.
    fn deal(&mut self, dealer: Option<&mut Dealer>) -> Result<Vec<TableEvent>>;

    /// Decides for chance from the game's own chance, until the game waits for a seat or is over.
    /// Returns the events as a spectator saw them.
    fn resolve_chance(&mut self) -> Result<Vec<TableEvent>>;

    /// Decides at random for the first seat that the game waits for, or for chance. If the game has
    /// its own chance, it is used. Returns the events as the actor saw them.
    fn decide(&mut self, streams: &mut Streams) -> Result<Vec<TableEvent>>;

    /// Decides at random for a seat. Returns the events as the seat saw them.
    fn decide_for(&mut self, seat: Seat, dealer: &mut Dealer) -> Result<Vec<TableEvent>>;

    /// Removes the last decision, of a seat or of chance, and returns it.
    fn undo(&mut self) -> Result<Decision<String>>;

    /// Removes all decisions after the first `decisions`, and returns them. Empty if no more were
    /// made.
    fn undo_to(&mut self, decisions: usize) -> Vec<Decision<String>>;

    /// Returns the number of decisions before the last one of these seats, or `None` if they have made
    /// none.
    fn before_last(&self, seats: Seats) -> Option<usize>;

    /// Returns the decisions so far.
    fn decisions(&self) -> Vec<Decision<String>>;

    /// Returns the number of decisions so far.
    fn made(&self) -> usize;

    /// Returns the seed of the game's own chance, or `None` if it has none.
    fn seed(&self) -> Option<u64>;

    /// Sets the seed of the game's own chance, for all later decisions of chance.
    fn set_seed(&mut self, seed: Option<u64>);

    /// Returns the players' names by seat. Empty if there are none.
    fn names(&self) -> &[String];

    /// Returns a message as text, with the players' names.
    fn tell(&self, message: &Message, lang: Lang) -> String {
        message.tell(Reader::of(self.names()).with_lang(lang))
    }

    /// Returns the result, or the players that the game waits for, as a sentence.
    fn status(&self, lang: Lang) -> String {
        self.tell(&status(&self.turn()), lang)
    }

    /// Sets the players' names by seat: one for each seat, or none at all.
    fn set_names(&mut self, names: Vec<String>) -> Result<()>;

    /// Returns the events of the last decision, in full.
    fn events(&self) -> Vec<TableEvent>;

    /// Returns the events after the given number of decisions, in full.
    fn events_since(&self, decisions: usize) -> Vec<TableEvent>;

    /// Returns the events of the last decision, as a viewer saw them.
    fn news(&self, viewer: Viewer) -> Result<Vec<TableEvent>>;

    /// Returns the events after the given number of decisions, as a viewer saw them.
    fn news_since(&self, viewer: Viewer, decisions: usize) -> Result<Vec<TableEvent>>;

    /// Returns the events of each decision, as a viewer saw them.
    fn history(&self, viewer: Viewer) -> Result<Vec<Vec<TableEvent>>>;

    /// Returns everything on a viewer's screen after its touches, with a drawing if a look is
    /// given.
    fn screen(
        &self,
        viewer: Viewer,
        touched: &[String],
        lang: Lang,
        look: Option<&Look>,
    ) -> Result<Screen>;

    /// Draws what a viewer sees, with the names of the players and the events of the last decision.
    fn draw(&self, viewer: Viewer, look: &Look) -> Result<Drawing>;

    /// Returns the position in one sentence for a viewer: whose decision it is, and the points.
    fn summary(&self, viewer: Viewer, lang: Lang) -> Result<String>;

    /// Returns the action, in notation, that the touches of a seat mean, or `None` if they are not
    /// complete.
    fn touch(&self, seat: Seat, touched: &[String]) -> Result<Option<String>>;

    /// Returns why the rules refuse what the touches of a seat would mean, or `None` if they mean nothing
    /// that rules refuse.
    fn refusal(&self, seat: Seat, touched: &[String]) -> Result<Option<Refused>>;

    /// Returns the touches that mean an action of a seat, or `None` if the action is not listed.
    fn touches(&self, seat: Seat, action: &str) -> Result<Option<Vec<String>>>;

    /// Returns the motions that a viewer saw since the given number of decisions, in the units of
    /// its current drawing.
    fn motions(&self, viewer: Viewer, look: &Look, since: usize) -> Result<Vec<Motion>>;

    /// Returns what a viewer sees.
    fn view(&self, viewer: Viewer) -> Result<Box<dyn AnyView>>;

    /// Returns everything that a viewer has seen.
    fn seen_by(&self, viewer: Viewer) -> Result<Box<dyn AnySeen>>;

    /// Returns what a deciding seat knew before any seat of a joint decision committed, which is
    /// what its player may know.
    fn asked(&self, seat: Seat) -> Result<Box<dyn AnySeen>>;

    /// Returns whether another table has the same game, names and seed. The number of takebacks
    /// does not count.
    fn is_same(&self, other: &dyn Table) -> bool;

    /// Returns a copy of the table.
    fn fork(&self) -> Box<dyn Table>;

    /// Returns a table at a position that the viewer could be in. It has no seed.
    fn resample(&self, viewer: Viewer, seed: u64) -> Result<Box<dyn Table>>;

    /// Lets a player choose for a seat from what the seat knew before any seat of a joint decision
    /// committed. Returns the action in notation.
    fn choose(&self, seat: Seat, player: Opponent, watch: Watch<'_>) -> Result<String>;

    /// Lets a player analyse the actions of a seat, from the same knowledge as
    /// [`choose`](Self::choose).
    fn analyse(&self, seat: Seat, player: Opponent, watch: Watch<'_>) -> Result<Advice>;

    /// Plays random games from the current position. A game stops after `limit` decisions. Returns
    /// `None` if `watch` stopped it.
    fn simulate(
        &self,
        games: u64,
        seed: u64,
        limit: Option<u64>,
        watch: Watch<'_>,
    ) -> Option<Batch>;

    /// Returns the message for a guest who knows of `since` decisions, or of nothing. See
    /// [`wire::message`](crate::play::wire::message).
    fn message_to(&self, match_id: &str, viewer: Viewer, since: Option<usize>) -> Result<String>;

    /// Makes the decision in a message from the guest on the given seat. Returns the events as the
    /// seat saw them.
    fn receive(&mut self, match_id: &str, seat: Seat, message: &str) -> Result<Vec<TableEvent>>;

    /// Writes the game as the JSON of a record, including everything hidden and the seed.
    fn to_json(&self) -> String;
}
