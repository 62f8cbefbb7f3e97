//! Guests: players on other devices than the host's.

use mauerwerk::table::{self, AnyGuest};
use mauerwerk::{Lang, Reader};
use tsify::Ts;
use wasm_bindgen::prelude::*;

use crate::data::{self, Snapshot, Somebody, TableEvent, Turn, all, told};
use crate::error::{Problem, Result};
use crate::given::{self, GivenLang, GivenLook, GivenOpponent, GivenText, GivenTexts, GivenWatch};
use crate::opponent::{Analysis, watched};
use crate::seen::InformationState;

/// A player or a spectator on another device than the host's, which has the game as a `Table`. A
/// guest knows only the content of the host's messages, which is what its viewer may know. A method
/// that throws changes nothing.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Guest(Box<dyn AnyGuest>);

impl Guest {
    /// Returns what a call brought, or why it did nothing, in words.
    fn answered<T>(&self, answer: table::Result<T>, lang: Lang) -> Result<T> {
        let reader = Reader::of(self.0.names()).with_lang(lang);
        answer.map_err(|error| Problem::told(error, reader))
    }
}

#[wasm_bindgen]
impl Guest {
    /// Makes a guest from the first message of a host, of any game: `messageTo` without a number of
    /// decisions. Throws `Message` for text that is not a message, `Inconsistent` if no game
    /// explains the message, and `Notation` for an unknown game.
    pub fn join(message: &GivenText) -> Result<Self> {
        Ok(Self(crate::GAMES.join(&given::text(message)?)?))
    }

    /// Reads a message of the host, and returns its events. A message of the whole game has no
    /// events: the guest restarts from it. Throws `Message` for text that is not a message, and for
    /// a message that is old or does not continue the earlier ones. Then request the whole game.
    /// Also throws `Message` for a message of another match, for which `join` makes a guest. Throws
    /// `Inconsistent` if no game explains the message.
    pub fn receive(
        &mut self,
        message: &GivenText,
        lang: Option<GivenLang>,
    ) -> Result<Vec<Ts<TableEvent>>> {
        let lang = given::lang(lang.as_deref())?;
        let mut heard = self.0.fork();
        let news = self.answered(heard.receive(&given::text(message)?), lang)?;
        self.0 = heard;
        all(data::events(news, Reader::of(self.0.names()).with_lang(lang)))
    }

    /// Returns the message in which the guest's seat makes a decision in notation. The host's
    /// `receive` reads it. Throws `Notation` for text that is not an action, `IllegalAction` with
    /// the ruling that refuses it, and `Unavailable` if the guest is a spectator.
    pub fn decide(&self, notation: &GivenText, lang: Option<GivenLang>) -> Result<String> {
        self.answered(self.0.decide(&given::text(notation)?), given::lang(lang.as_deref())?)
    }

    /// Returns the guest's knowledge as a message of a host, for storage. A guest who joins with it
    /// continues from there, without news.
    pub fn message(&self) -> String {
        self.0.message()
    }

    /// Returns the id of the game.
    pub fn game(&self) -> String {
        self.0.info().id.to_owned()
    }

    /// Returns the setup in notation.
    pub fn setup(&self) -> String {
        self.0.setup()
    }

    /// Returns the number of seats.
    pub fn seats(&self) -> usize {
        self.0.seats()
    }

    /// Returns the viewer.
    #[wasm_bindgen(unchecked_return_type = "Viewer")]
    pub fn viewer(&self) -> JsValue {
        match Somebody::from(self.0.viewer()) {
            Somebody::Seat(seat) => seat.into(),
            Somebody::Other(name) => name.into(),
        }
    }

    /// Returns everything that the guest has seen. Its `now` is the current view.
    pub fn seen(&self) -> InformationState {
        self.0.seen().into()
    }

    /// Returns the players' names by seat. Empty if there are none.
    pub fn names(&self) -> Vec<String> {
        self.0.names().to_vec()
    }

    /// Returns the number of decisions that the guest knows of, where the host's next message
    /// continues.
    pub fn decisions(&self) -> usize {
        self.0.decisions()
    }

    /// Returns the number of these decisions that the guest's seat made. A guest that has sent a
    /// decision waits until this number changes, or until it restarts.
    pub fn decided(&self) -> usize {
        self.0.decided()
    }

    /// Returns whose decision it is.
    pub fn turn(&self) -> Result<Ts<Turn>> {
        told(self.0.turn().into())
    }

    /// Returns the legal actions of the guest in notation. Empty unless the game waits for it.
    pub fn actions(&self) -> Vec<String> {
        self.0.actions()
    }

    /// Returns everything on the guest's screen, as `snapshot` of the host's table does for its
    /// viewer. Its `news` are those of the last message. Throws `Touch` if the touches lead to no
    /// legal action.
    pub fn snapshot(&self, look: Option<GivenLook>) -> Result<Ts<Snapshot>> {
        let given::Look { lang, touched, drawn } = given::look(look.as_deref())?;
        let screen = self.answered(self.0.screen(&touched, lang, drawn.as_ref()), lang)?;
        told(Snapshot::told(screen, self.0.names(), lang))
    }

    /// Returns the action, in notation, that the guest's touches mean, or nothing if they are not
    /// complete. Throws `Touch` if the touches lead to no legal action.
    pub fn touch(&self, touched: &GivenTexts) -> Result<Option<String>> {
        Ok(self.0.touch(&given::texts(touched)?)?)
    }

    /// Lets an opponent choose for the guest's seat from what the guest knows, and returns its
    /// choice in notation. `trees` are those of `seen`, as in `chooseFor` of a `Table`. A page
    /// should call `choose` of a `Thinker`, which does not block it. Throws `Notation` for an
    /// unknown player, and `Unavailable` unless the game waits for the guest.
    pub fn choose(
        &self,
        opponent: &GivenOpponent,
        watch: Option<GivenWatch>,
        trees: Option<GivenTexts>,
    ) -> Result<String> {
        let (opponent, trees) = (given::opponent(opponent)?, given::trees(trees.as_deref())?);
        Ok(watched(watch.as_ref(), |watch| self.0.seen().choose(opponent, watch, &trees))?)
    }

    /// Returns an opponent's ratings of all legal actions of the guest, from what the guest knows:
    /// a hint for people. A page should call `analyse` of a `Thinker`. Throws the same as `choose`.
    pub fn analyse(
        &self,
        opponent: &GivenOpponent,
        lang: Option<GivenLang>,
        watch: Option<GivenWatch>,
        trees: Option<GivenTexts>,
    ) -> Result<Ts<Analysis>> {
        let opponent = given::opponent(opponent)?;
        let (lang, trees) = (given::lang(lang.as_deref())?, given::trees(trees.as_deref())?);
        let seen = self.0.seen();
        let analysis = watched(watch.as_ref(), |watch| seen.analyse(opponent, watch, &trees));
        let analysis = self.answered(analysis, lang)?;
        let reader = Reader::of(self.0.names()).with_lang(lang).on_seat(self.0.seat());
        told(Analysis::told(&analysis, self.0.choices(), reader))
    }
}
