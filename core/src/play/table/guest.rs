//! A guest of any game.

use std::fmt::Debug;

use super::screen::{Advice, Ending, Screen, TableEvent};
use super::screen::{AnySeen, AnyView};
use super::{Result, TableError};
use super::{notice, played};
use crate::base::actor::Viewer;
use crate::base::lang::Lang;
use crate::base::seat::Seat;
use crate::game::{Choice, Info, Turn};
use crate::play::bot::{BotError, Judgement, Opponent, Watch};
use crate::play::wire::Guest;
use crate::sheet::look::Drawing;
use crate::sheet::look::Look;
use crate::sheet::touch::TouchError;
use crate::text::message::{Message, Reader};

/// A [`Guest`] in any game: a player or a spectator on another device than the host's.
///
/// A guest knows only the content of the host's messages. Its methods work like those of a
/// [`Table`](super::Table) for the guest's viewer.
///
/// # Errors
/// A method that fails changes nothing. It returns an error of a [`Table`](super::Table), or one of
/// these:
///
/// - [`TableError::Faulty`] if `receive` can't use the message
/// - [`TableError::Inconsistent`] if no viewer can have seen the content of the message
/// - [`TableError::Unavailable`] if a spectator decides
pub trait AnyGuest: Debug + Send + Sync {
    /// Returns the description of the game.
    fn info(&self) -> &'static Info;

    /// Returns the setup in notation.
    fn setup(&self) -> String;

    /// Returns the number of seats.
    fn seats(&self) -> usize;

    /// Returns the viewer.
    fn viewer(&self) -> Viewer;

    /// Returns the seat of the guest, or `None` for a spectator.
    fn seat(&self) -> Option<Seat> {
        match self.viewer() {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }

    /// Returns whose decision it is.
    fn turn(&self) -> Turn<Ending>;

    /// Returns the players' names by seat. Empty if there are none.
    fn names(&self) -> &[String];

    /// Returns the number of decisions that the guest knows of.
    fn decisions(&self) -> usize;

    /// Returns the number of these decisions that the guest's seat made.
    fn decided(&self) -> usize;

    /// Reads a message of the host, and returns its events.
    fn receive(&mut self, message: &str) -> Result<Vec<TableEvent>>;

    /// Returns the message in which the guest's seat decides.
    fn decide(&self, action: &str) -> Result<String>;

    /// Returns the guest's knowledge as a message of a host, for storage.
    fn message(&self) -> String;

    /// Returns the events of the last message.
    fn news(&self) -> Vec<TableEvent>;

    /// Returns the legal actions of the guest in notation. Empty unless the game waits for it.
    fn actions(&self) -> Vec<String>;

    /// Returns the legal actions of the guest with labels. Empty unless the game waits for it.
    fn choices(&self) -> Vec<Choice>;

    /// Returns everything on the guest's screen after its touches, with a drawing if a look is
    /// given.
    fn screen(&self, touched: &[String], lang: Lang, look: Option<&Look>) -> Result<Screen>;

    /// Draws what the guest sees.
    fn draw(&self, look: &Look) -> Result<Drawing>;

    /// Returns a message as text, with the players' names.
    fn tell(&self, message: &Message, lang: Lang) -> String {
        message.tell(Reader::of(self.names()).with_lang(lang))
    }

    /// Returns the result, or the players that the game waits for, as a sentence.
    fn status(&self, lang: Lang) -> String {
        self.tell(&notice::status(&self.turn()), lang)
    }

    /// Returns the position in one sentence.
    fn summary(&self, lang: Lang) -> String;

    /// Returns the action, in notation, that the guest's touches mean, or `None` if they are not
    /// complete.
    fn touch(&self, touched: &[String]) -> Result<Option<String>>;

    /// Returns the current view.
    fn view(&self) -> Box<dyn AnyView>;

    /// Returns everything that the guest has seen.
    fn seen(&self) -> Box<dyn AnySeen>;

    /// Lets a player choose for the guest. Returns the action in notation.
    fn choose(&self, player: Opponent, watch: Watch<'_>) -> Result<String>;

    /// Lets a player analyse the actions of the guest.
    fn analyse(&self, player: Opponent, watch: Watch<'_>) -> Result<Advice>;

    /// Returns a copy of the guest.
    fn fork(&self) -> Box<dyn AnyGuest>;
}

impl<G: Judgement> AnyGuest for Guest<G> {
    fn info(&self) -> &'static Info {
        const { &G::INFO }
    }

    fn setup(&self) -> String {
        self.state().setup().to_string()
    }

    fn seats(&self) -> usize {
        self.state().seats()
    }

    fn viewer(&self) -> Viewer {
        Self::viewer(self)
    }

    fn turn(&self) -> Turn<Ending> {
        self.state().turn().erased()
    }

    fn names(&self) -> &[String] {
        Self::names(self)
    }

    fn decisions(&self) -> usize {
        Self::decisions(self)
    }

    fn decided(&self) -> usize {
        Self::decided(self)
    }

    fn receive(&mut self, message: &str) -> Result<Vec<TableEvent>> {
        Ok(Self::receive(self, message)?.iter().map(TableEvent::of).collect())
    }

    fn decide(&self, action: &str) -> Result<String> {
        Ok(Self::decide(self, action.parse()?)?)
    }

    fn message(&self) -> String {
        Self::message(self)
    }

    fn news(&self) -> Vec<TableEvent> {
        Self::news(self).iter().map(TableEvent::of).collect()
    }

    fn actions(&self) -> Vec<String> {
        let actions = self.seat().map(|seat| self.state().actions(seat).into_iter());
        actions.into_iter().flatten().map(|action| action.to_string()).collect()
    }

    fn choices(&self) -> Vec<Choice> {
        self.seat().map(|seat| Choice::of_seat(self.state(), seat)).unwrap_or_default()
    }

    fn screen(&self, touched: &[String], lang: Lang, look: Option<&Look>) -> Result<Screen> {
        let look = look.map(|look| Look { lang, ..self.told(look.clone()) });
        let shown = played::screen(
            self.state(),
            Self::viewer(self),
            Self::names(self),
            touched,
            lang,
            look,
        )?;
        Ok(Screen { news: AnyGuest::news(self), decisions: Self::decisions(self), ..shown })
    }

    fn draw(&self, look: &Look) -> Result<Drawing> {
        Ok(Self::draw(self, look)?)
    }

    fn summary(&self, lang: Lang) -> String {
        played::summary(self.state(), Self::viewer(self), Self::names(self), lang)
    }

    fn touch(&self, touched: &[String]) -> Result<Option<String>> {
        let seat = self.seat().ok_or(TouchError::Spectator)?;
        Ok(played::touch(self.state(), seat, touched)?)
    }

    fn view(&self) -> Box<dyn AnyView> {
        Box::new(Self::seen(self).now().clone())
    }

    fn seen(&self) -> Box<dyn AnySeen> {
        Box::new(Self::seen(self).clone())
    }

    fn choose(&self, player: Opponent, watch: Watch<'_>) -> Result<String> {
        let Opponent { player, seed } = player;
        Ok(player.choose(Self::seen(self), seed, watch)?.to_string())
    }

    fn analyse(&self, player: Opponent, watch: Watch<'_>) -> Result<Advice> {
        let seat = self.seat().ok_or(TableError::Bot(BotError::Spectator))?;
        played::analyse(Self::seen(self), self.state(), seat, player, watch)
    }

    fn fork(&self) -> Box<dyn AnyGuest> {
        Box::new(self.clone())
    }
}
