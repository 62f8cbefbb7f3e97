//! The games of the library by their ids.

use std::fmt;
use std::marker::PhantomData;

use serde_json::Value;

use super::error::Faulty;
use super::guest::AnyGuest;
use super::played::Played;
use super::screen::TableEvent;
use super::screen::{AnySeen, AnyView};
use super::{Result, Table};
use crate::base::lang::Lang;
use crate::base::rule::NotationError;
use crate::game::info::Lobby;
use crate::game::info::recorded_game;
use crate::game::record::Record;
use crate::game::{Event as _, FullGame, Info, InformationState};
use crate::games::unknown_game;
use crate::play::bot::Judgement;
use crate::play::wire::Guest;
use crate::text::serde_text::Written;
use crate::text::setup_option::SetupOptions as _;

/// A game of the library, without its types. It makes tables.
pub trait Library: fmt::Debug + Sync {
    /// Returns the description of the game.
    fn info(&self) -> &'static Info;

    /// Starts a game from its setup in notation. If a seed is given, the game has its own chance.
    ///
    /// # Errors
    /// Returns all faults of the setup.
    fn table(&self, setup: &str, seed: Option<u64>) -> Result<Box<dyn Table>>;

    /// Starts a game at a position, from setup and position in notation.
    ///
    /// # Errors
    /// Returns all faults of the position.
    fn at(&self, notation: &str) -> Result<Box<dyn Table>>;

    /// Plays a whole game at random.
    ///
    /// # Errors
    /// Returns all faults of the setup.
    fn random(&self, setup: &str, seed: u64) -> Result<Box<dyn Table>>;

    /// Reads a record from JSON and replays it.
    ///
    /// # Errors
    /// Returns all faults of the record.
    fn record(&self, json: &str) -> Result<Box<dyn Table>>;

    /// Returns the choices before a game, given those made so far in notation, with the texts of a
    /// language.
    ///
    /// # Errors
    /// Returns all unknown options, and all values that an option does not take.
    fn lobby(&self, setup: &str, lang: Lang) -> Result<Lobby>;

    /// Returns the setup with the given options in notation. The options are JSON.
    ///
    /// # Errors
    /// Returns all unknown options, and all values that an option does not take.
    fn setup_of(&self, options: Value) -> Result<String>;

    /// Returns the options of a setup in notation as JSON.
    ///
    /// # Errors
    /// Returns all unknown options, and all values that an option does not take.
    fn options_of(&self, setup: &str) -> Result<Value>;

    /// Makes a guest from the first message of a host.
    ///
    /// # Errors
    /// Returns the faults of the message.
    fn join(&self, message: &str) -> Result<Box<dyn AnyGuest>>;

    /// Reads a view from JSON.
    ///
    /// # Errors
    /// Returns all faults of the text, or a fault if no position looks like the view.
    fn view_from_json(&self, json: &str) -> Result<Box<dyn AnyView>>;

    /// Reads an information state from JSON.
    ///
    /// # Errors
    /// Returns all faults of the text, or a fault if no game explains it.
    fn seen_from_json(&self, json: &str) -> Result<Box<dyn AnySeen>>;

    /// Reads an event from JSON.
    ///
    /// # Errors
    /// Returns all faults of the text.
    fn event_from_json(&self, json: &str) -> Result<TableEvent>;
}

/// The row of one game: the [`Library`] of its type.
#[derive(Debug)]
pub struct Row<G>(PhantomData<fn() -> G>);

impl<G> Row<G> {
    /// The only value.
    pub const NEW: Self = Self(PhantomData);
}

fn boxed<G: Judgement>(record: Record<G>) -> Box<dyn Table> {
    Box::new(Played::from(record))
}

fn setup<G: FullGame>(notation: &str) -> Result<G::Setup> {
    notation.parse().map_err(Faulty::Setup.with())
}

impl<G: Judgement> Library for Row<G> {
    fn info(&self) -> &'static Info {
        const { &G::INFO }
    }

    fn table(&self, notation: &str, seed: Option<u64>) -> Result<Box<dyn Table>> {
        let mut record = Record::<G>::new(&setup::<G>(notation)?).map_err(Faulty::Setup.with())?;
        record.set_seed(seed);
        Ok(boxed(record))
    }

    fn at(&self, notation: &str) -> Result<Box<dyn Table>> {
        let state = notation.parse::<G>().map_err(Faulty::Position.with())?;
        Ok(boxed(Record::from_state(state)))
    }

    fn random(&self, notation: &str, seed: u64) -> Result<Box<dyn Table>> {
        let record = Record::<G>::random(&setup::<G>(notation)?, seed);
        record.map(boxed).map_err(Faulty::Setup.with())
    }

    fn record(&self, json: &str) -> Result<Box<dyn Table>> {
        Record::<G>::from_json(json).map(boxed).map_err(Faulty::Record.with())
    }

    fn lobby(&self, notation: &str, lang: Lang) -> Result<Lobby> {
        Ok(Lobby::of::<G>(&setup::<G>(notation)?, lang))
    }

    fn setup_of(&self, options: Value) -> Result<String> {
        let setup = G::Setup::from_written(Written::from(options));
        setup.map(|setup| setup.to_string()).map_err(Faulty::Setup.with())
    }

    fn options_of(&self, notation: &str) -> Result<Value> {
        // A setup can always be written as JSON.
        Ok(serde_json::to_value(setup::<G>(notation)?).unwrap_or_default())
    }

    fn join(&self, message: &str) -> Result<Box<dyn AnyGuest>> {
        Ok(Box::new(Guest::<G>::join(message)?))
    }

    fn view_from_json(&self, json: &str) -> Result<Box<dyn AnyView>> {
        Ok(Box::new(G::view_from_json(json).map_err(Faulty::View.with())?))
    }

    fn seen_from_json(&self, json: &str) -> Result<Box<dyn AnySeen>> {
        let seen = InformationState::<G>::from_json(json);
        Ok(Box::new(seen.map_err(Faulty::View.with())?))
    }

    fn event_from_json(&self, json: &str) -> Result<TableEvent> {
        let event = G::Event::from_json(json).map_err(Faulty::View.with())?;
        Ok(TableEvent::of(&event))
    }
}

/// Returns [`Games`](crate::table::Games) with all games of the library in this build.
///
/// The code of opponents is compiled in the calling crate, so call it only once in a program.
#[macro_export]
macro_rules! all_games {
    () => {
        $crate::each_game! { all_games () }
    };
    (@ () $($id:literal $module:ident)*) => {
        $crate::table::Games(&[$(&$crate::table::Row::<$crate::$module::State>::NEW),*])
    };
}

/// The games of a program, by their ids: those of the library, by [`all_games!`](crate::all_games),
/// or a custom list.
#[derive(Copy, Clone)]
pub struct Games(pub &'static [&'static dyn Library]);

impl fmt::Debug for Games {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.0.iter().map(|game| game.info().id)).finish()
    }
}

impl Games {
    /// Returns the game with the given id.
    ///
    /// # Errors
    /// Returns an error that lists the games if there is no such game.
    pub fn find(self, id: &str) -> std::result::Result<&'static dyn Library, NotationError> {
        let found = self.0.iter().find(|game| game.info().id == id);
        found.copied().ok_or_else(|| unknown_game(id))
    }

    /// Reads a record of any game from JSON and replays it.
    ///
    /// # Errors
    /// Returns the faults of the record, or an error if there is no such game.
    pub fn record(self, json: &str) -> Result<Box<dyn Table>> {
        self.named(json, Faulty::Record)?.record(json)
    }

    /// Makes a guest of any game from the first message of a host.
    ///
    /// # Errors
    /// Returns the faults of the message, or an error if there is no such game.
    pub fn join(self, message: &str) -> Result<Box<dyn AnyGuest>> {
        self.named(message, Faulty::Message)?.join(message)
    }

    /// Returns the game of a record or a message in JSON.
    fn named(self, json: &str, what: Faulty) -> Result<&'static dyn Library> {
        Ok(self.find(&recorded_game(json).map_err(what.with())?)?)
    }
}
