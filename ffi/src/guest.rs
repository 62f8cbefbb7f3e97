//! Guests: players on other devices than the host's.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use mauerwerk::table::AnyGuest;
use mauerwerk::{Lang, Panel, Sheet, Theme};

use crate::drawing;
use crate::error::MauerwerkError;
use crate::opponent::{Analysis, Opponent, Thought, watched};
use crate::seat::{Viewer, Whole};
use crate::seen::InformationState;
use crate::table::{Snapshot, TableEvent, answered, count, reader, told};
use crate::turn::Turn;

/// A player or a spectator on another device than the host's, which has the game as a `Table`. A
/// guest knows only the content of the host's messages, which is what its viewer may know. It may
/// be used from several threads.
#[derive(Debug, uniffi::Object)]
pub struct Guest(Mutex<Box<dyn AnyGuest>>);

impl Guest {
    fn lock(&self) -> MutexGuard<'_, Box<dyn AnyGuest>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns a copy for long work, so that the guest can be used meanwhile.
    fn fork(&self) -> Box<dyn AnyGuest> {
        self.lock().fork()
    }
}

#[uniffi::export]
#[allow(clippy::needless_pass_by_value, reason = "other languages pass objects")]
impl Guest {
    /// Makes a guest from the first message of a host, of any game: `message_to` without a number
    /// of decisions. Throws `Message` for text that is not a message, `Inconsistent` if no game
    /// explains the message, and `Notation` for an unknown game.
    #[uniffi::constructor]
    pub fn join(message: &str) -> Result<Self, MauerwerkError> {
        Ok(Self(Mutex::new(crate::GAMES.join(message)?)))
    }

    /// Reads a message of the host, and returns its events. A message of the whole game has no
    /// events: the guest restarts from it. Throws `Message` for text that is not a message, and for
    /// a message that is old or does not continue the earlier ones. Then request the whole game.
    /// Also throws `Message` for a message of another match, for which `join` makes a guest. Throws
    /// `Inconsistent` if no game explains the message. The guest is unchanged then.
    #[uniffi::method(default(lang = None))]
    pub fn receive(
        &self,
        message: &str,
        lang: Option<Lang>,
    ) -> Result<Vec<TableEvent>, MauerwerkError> {
        let mut heard = self.fork();
        let news = heard.receive(message);
        let news = answered(news, heard.names(), lang)?;
        let news = told(news, reader(heard.names(), lang));
        *self.lock() = heard;
        Ok(news)
    }

    /// Returns the message in which the guest's seat makes a decision in notation. The host's
    /// `receive` reads it. Throws `Notation` for text that is not an action, `IllegalAction` with
    /// the ruling that refuses it, and `Unavailable` if the guest is a spectator.
    #[uniffi::method(default(lang = None))]
    pub fn decide(&self, notation: &str, lang: Option<Lang>) -> Result<String, MauerwerkError> {
        let guest = self.lock();
        answered(guest.decide(notation), guest.names(), lang)
    }

    /// Returns the guest's knowledge as a message of a host, for storage. A guest who joins with it
    /// continues from there, without news.
    pub fn message(&self) -> String {
        self.lock().message()
    }

    /// Returns the id of the game.
    pub fn game(&self) -> String {
        self.lock().info().id.to_owned()
    }

    /// Returns the setup in notation.
    pub fn setup(&self) -> String {
        self.lock().setup()
    }

    /// Returns the number of seats.
    pub fn seats(&self) -> Whole {
        self.lock().seats().into()
    }

    /// Returns the viewer.
    pub fn viewer(&self) -> Viewer {
        self.lock().viewer().into()
    }

    /// Returns everything that the guest has seen. Its `now` is the current view.
    pub fn seen(&self) -> InformationState {
        self.lock().seen().into()
    }

    /// Returns the players' names by seat. Empty if there are none.
    pub fn names(&self) -> Vec<String> {
        self.lock().names().to_vec()
    }

    /// Returns the number of decisions that the guest knows of, where the host's next message
    /// continues.
    pub fn decisions(&self) -> u32 {
        count(self.lock().decisions())
    }

    /// Returns the number of these decisions that the guest's seat made. A guest that has sent a
    /// decision waits until this number changes, or until it restarts.
    pub fn decided(&self) -> u32 {
        count(self.lock().decided())
    }

    /// Returns whose decision it is.
    pub fn turn(&self) -> Turn {
        self.lock().turn().into()
    }

    /// Returns the legal actions of the guest in notation. Empty unless the game waits for it.
    pub fn actions(&self) -> Vec<String> {
        self.lock().actions()
    }

    /// Returns everything on the guest's screen, as `snapshot` of the host's table does for its
    /// viewer. Its `news` are those of the last message. Throws `Touch` if the touches lead to no
    /// legal action.
    #[uniffi::method(default(theme = None, sheet = None, touched = [], panel = None, lang = None))]
    pub fn snapshot(
        &self,
        theme: Option<Theme>,
        sheet: Option<Sheet>,
        touched: Vec<String>,
        panel: Option<Panel>,
        lang: Option<Lang>,
    ) -> Result<Snapshot, MauerwerkError> {
        let look = drawing::look(theme, sheet, panel);
        let guest = self.lock();
        let screen = guest.screen(&touched, lang.unwrap_or_default(), look.as_ref());
        let screen = answered(screen, guest.names(), lang)?;
        Ok(Snapshot::told(screen, guest.names(), lang))
    }

    /// Lets an opponent choose for the guest's seat from what the guest knows, and returns its
    /// choice in notation. Call it off the main thread. The guest can be used meanwhile. Throws
    /// `Notation` for an unknown player, and `Unavailable` unless the game waits for the guest.
    #[uniffi::method(default(thought = None))]
    pub fn choose(
        &self,
        opponent: Opponent,
        thought: Option<Arc<Thought>>,
    ) -> Result<String, MauerwerkError> {
        let guest = self.fork();
        Ok(watched(thought.as_deref(), |watch| guest.choose(opponent, watch))?)
    }

    /// Returns an opponent's ratings of all legal actions of the guest, from what the guest knows:
    /// a hint for people. Call it off the main thread. The guest can be used meanwhile. Throws the
    /// same as `choose`.
    #[uniffi::method(default(thought = None, lang = None))]
    pub fn analyse(
        &self,
        opponent: Opponent,
        thought: Option<Arc<Thought>>,
        lang: Option<Lang>,
    ) -> Result<Analysis, MauerwerkError> {
        let guest = self.fork();
        let advice = watched(thought.as_deref(), |watch| guest.analyse(opponent, watch));
        let advice = answered(advice, guest.names(), lang)?;
        Ok(Analysis::told(advice, reader(guest.names(), lang).on_seat(guest.viewer().seat())))
    }
}
