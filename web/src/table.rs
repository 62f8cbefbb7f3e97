//! A game of any kind in progress.

use js_sys::Int32Array;
use mauerwerk::{Lang, Reader, Seats, Viewer, table};
use tsify::Ts;
use wasm_bindgen::prelude::*;

use crate::data::{self, Chance, Decision, Motion, Snapshot, TableEvent, Turn, all, object, told};
use crate::error::{Problem, Result};
use crate::given::{
    self, GivenActor, GivenLang, GivenLook, GivenNumber, GivenOpponent, GivenSeats, GivenSeed,
    GivenText, GivenTexts, GivenViewer, GivenWatch,
};
use crate::opponent::{Analysis, watched};
use crate::seen::{InformationState, TableView};

/// A game of any kind in progress: the start, all decisions, and the current position. Actions are
/// in notation. A method that throws changes nothing.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Table(Box<dyn table::Table>);

impl From<Box<dyn table::Table>> for Table {
    fn from(table: Box<dyn table::Table>) -> Self {
        Self(table)
    }
}

impl Table {
    pub(crate) fn inner(&self) -> &dyn table::Table {
        &*self.0
    }

    /// Returns the events of a decision, or the reason of its refusal, in words.
    fn outcome(
        &self,
        news: table::Result<Vec<table::TableEvent>>,
        lang: Lang,
    ) -> Result<Vec<Ts<TableEvent>>> {
        self.events_told(self.answered(news, lang)?, lang)
    }

    /// Returns what a call brought, or why it did nothing, in words.
    fn answered<T>(&self, answer: table::Result<T>, lang: Lang) -> Result<T> {
        let reader = Reader::of(self.0.names()).with_lang(lang);
        answer.map_err(|error| Problem::told(error, reader))
    }

    fn events_told(&self, news: Vec<table::TableEvent>, lang: Lang) -> Result<Vec<Ts<TableEvent>>> {
        all(data::events(news, Reader::of(self.0.names()).with_lang(lang)))
    }
}

#[wasm_bindgen]
impl Table {
    /// Starts a game from its id and its setup in notation. If a seed is given, the game has its
    /// own chance. Use a random seed, because it reveals all future chance. Throws `Notation` for
    /// an unknown id, and `Setup` with all faults of the setup.
    #[wasm_bindgen(constructor)]
    pub fn new(game: &GivenText, setup: &GivenText, seed: Option<GivenSeed>) -> Result<Self> {
        let seed = seed.map(|seed| given::seed(&seed)).transpose()?;
        let game = crate::GAMES.find(&given::text(game)?)?;
        Ok(game.table(&given::text(setup)?, seed)?.into())
    }

    /// Starts a game at a position, from setup and position in notation. Throws `Notation` for an
    /// unknown id, and `Position` with all faults of the position.
    pub fn read(game: &GivenText, notation: &GivenText) -> Result<Self> {
        let game = crate::GAMES.find(&given::text(game)?)?;
        Ok(game.at(&given::text(notation)?)?.into())
    }

    /// Reads a record of any game from JSON, and replays it. Throws `Record` for text that is not a
    /// record and for an illegal decision in it, and `Notation` for an unknown game.
    #[wasm_bindgen(js_name = fromJson)]
    pub fn from_json(json: &GivenText) -> Result<Self> {
        Ok(crate::GAMES.record(&given::text(json)?)?.into())
    }

    /// Plays a whole game at random. The same setup and seed give the same game on every platform
    /// and in every language. Throws `Notation` for an unknown id, and `Setup` with all faults of the
    /// setup.
    pub fn random(game: &GivenText, setup: &GivenText, seed: &GivenSeed) -> Result<Self> {
        let game = crate::GAMES.find(&given::text(game)?)?;
        Ok(game.random(&given::text(setup)?, given::seed(seed)?)?.into())
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

    /// Returns setup and position in notation, including everything hidden.
    pub fn notation(&self) -> String {
        self.0.notation()
    }

    /// Returns whose decision it is.
    pub fn turn(&self) -> Result<Ts<Turn>> {
        told(self.0.turn().into())
    }

    /// Returns the legal actions of a seat in notation. Empty unless the game waits for it. Throws
    /// `NoSuchSeat` for a seat that is not at the table.
    pub fn actions(&self, seat: &GivenNumber) -> Result<Vec<String>> {
        Ok(self.0.actions(given::seat(seat)?)?)
    }

    /// Returns whether an action in notation is legal. Some legal actions are not listed, if there
    /// are many ways to do the same thing. Throws `Notation` for text that is not an action, and
    /// `NoSuchSeat` for a seat that is not at the table.
    pub fn allows(&self, actor: &GivenActor, notation: &GivenText) -> Result<bool> {
        Ok(self.0.allows(given::actor(actor)?, &given::text(notation)?)?)
    }

    /// Returns everything on a viewer's screen. It has a drawing if the look has a theme. Throws
    /// `NoSuchSeat` for a seat that is not at the table, and `Touch` if the touches lead to no
    /// legal action.
    pub fn snapshot(&self, viewer: &GivenViewer, look: Option<GivenLook>) -> Result<Ts<Snapshot>> {
        let given::Look { lang, touched, drawn } = given::look(look.as_deref())?;
        let screen = self.0.screen(given::viewer(viewer)?, &touched, lang, drawn.as_ref());
        let screen = self.answered(screen, lang)?;
        told(Snapshot::told(screen, self.0.names(), lang))
    }

    /// Returns the action, in notation, that the touches of a seat mean, or nothing if they are not
    /// complete. Throws `NoSuchSeat` for a seat that is not at the table, and `Touch` if the
    /// touches lead to no legal action.
    pub fn touch(&self, seat: &GivenNumber, touched: &GivenTexts) -> Result<Option<String>> {
        Ok(self.0.touch(given::seat(seat)?, &given::texts(touched)?)?)
    }

    /// Returns what a viewer sees, as data. Throws `NoSuchSeat` for a seat that is not at the
    /// table.
    pub fn view(&self, viewer: &GivenViewer) -> Result<TableView> {
        Ok(self.0.view(given::viewer(viewer)?)?.into())
    }

    /// Returns everything that a viewer has seen. It can be sent as JSON, and its `now` can be
    /// drawn elsewhere. Throws `NoSuchSeat` for a seat that is not at the table.
    #[wasm_bindgen(js_name = seenBy)]
    pub fn seen_by(&self, viewer: &GivenViewer) -> Result<InformationState> {
        Ok(self.0.seen_by(given::viewer(viewer)?)?.into())
    }

    /// Returns all outcomes of chance with exact weights. Empty unless the game waits for chance.
    /// Offer these if people use real dice.
    pub fn chances(&self, lang: Option<GivenLang>) -> Result<Vec<Ts<Chance>>> {
        let lang = given::lang(lang.as_deref())?;
        let chance = |(choice, weight): (mauerwerk::Choice, u32)| Chance {
            label: self.0.tell(&choice.label, lang),
            notation: choice.notation,
            weight,
        };
        all(self.0.chances().into_iter().map(chance))
    }

    /// Makes a decision in notation. Returns the events as the actor saw them, or as a spectator
    /// saw them if it is chance. Throws `Notation` for text that is not an action, and `NoSuchSeat`
    /// for an invalid seat. Throws `IllegalAction` with the ruling that refuses the action.
    pub fn play(
        &mut self,
        actor: &GivenActor,
        notation: &GivenText,
        lang: Option<GivenLang>,
    ) -> Result<Vec<Ts<TableEvent>>> {
        let lang = given::lang(lang.as_deref())?;
        let news = self.0.apply(given::actor(actor)?, &given::text(notation)?);
        self.outcome(news, lang)
    }

    /// Makes the decision of chance that the game waits for, from the game's seed. Returns the
    /// events as a spectator saw them. Throws `Unavailable` unless the game waits for chance and
    /// has a seed.
    pub fn deal(&mut self, lang: Option<GivenLang>) -> Result<Vec<Ts<TableEvent>>> {
        let lang = given::lang(lang.as_deref())?;
        let news = self.0.deal(None);
        self.outcome(news, lang)
    }

    /// Decides for chance from the game's seed until the game waits for a seat or is over. Returns
    /// the events as a spectator saw them. The result depends only on the seed and the number of
    /// decisions, so undoing and deciding again gives the same result. Throws `Unavailable` if the
    /// game has no seed.
    #[wasm_bindgen(js_name = resolveChance)]
    pub fn resolve_chance(&mut self, lang: Option<GivenLang>) -> Result<Vec<Ts<TableEvent>>> {
        let lang = given::lang(lang.as_deref())?;
        let news = self.0.resolve_chance();
        self.outcome(news, lang)
    }

    /// Lets an opponent choose for a seat from what that seat knows, and returns its choice in
    /// notation for `play`. The opponent does not know the secret choices of others at the same
    /// moment. `trees` are all trees of its search in order, if `growTree` of `asked` has grown
    /// them. A page should call `chooseFor` of a `Thinker`, which does not block it. Throws
    /// `Notation` for an unknown player or for other trees, and `NoSuchSeat` for a seat that is not
    /// at the table. Throws `Unavailable` unless the game waits for that seat, and `Inconsistent`
    /// if no position fits what the seat has seen.
    #[wasm_bindgen(js_name = chooseFor)]
    pub fn choose_for(
        &self,
        seat: &GivenNumber,
        opponent: &GivenOpponent,
        watch: Option<GivenWatch>,
        trees: Option<GivenTexts>,
    ) -> Result<String> {
        let (seat, opponent) = (given::seat(seat)?, given::opponent(opponent)?);
        let (seen, trees) = (self.0.asked(seat)?, given::trees(trees.as_deref())?);
        Ok(watched(watch.as_ref(), |watch| seen.choose(opponent, watch, &trees))?)
    }

    /// Returns what an opponent on a seat may know: what the seat knew before any seat of a joint
    /// decision committed. Throws `NoSuchSeat` for a seat that is not at the table, and
    /// `Unavailable` unless the game waits for that seat.
    pub fn asked(&self, seat: &GivenNumber) -> Result<InformationState> {
        Ok(self.0.asked(given::seat(seat)?)?.into())
    }

    /// Returns an opponent's ratings of all legal actions of a seat, from what that seat knows: a
    /// hint for people. A page should call `analyseFor` of a `Thinker`. Throws the same as
    /// `chooseFor`.
    #[wasm_bindgen(js_name = analyseFor)]
    pub fn analyse_for(
        &self,
        seat: &GivenNumber,
        opponent: &GivenOpponent,
        lang: Option<GivenLang>,
        watch: Option<GivenWatch>,
        trees: Option<GivenTexts>,
    ) -> Result<Ts<Analysis>> {
        let (seat, opponent) = (given::seat(seat)?, given::opponent(opponent)?);
        let (lang, trees) = (given::lang(lang.as_deref())?, given::trees(trees.as_deref())?);
        let seen = self.answered(self.0.asked(seat), lang)?;
        let analysis = watched(watch.as_ref(), |watch| seen.analyse(opponent, watch, &trees));
        let analysis = self.answered(analysis, lang)?;
        let reader = Reader::of(self.0.names()).with_lang(lang);
        told(Analysis::told(&analysis, self.0.choices(seat)?, reader.on_seat(Some(seat))))
    }

    /// Plays up to a million random games from the current position. Returns a column for each
    /// number that is counted, with an element for each game. A game stops after `limit` decisions,
    /// or after a million. It then has 0 in the column `finished`, no winner, and the current
    /// scores. Call it in a worker, because it blocks the page. The watch receives the number of
    /// games played so far. Throws `Notation` for more games, and `Unavailable` if the watch
    /// stopped it.
    #[wasm_bindgen(unchecked_return_type = "Record<string, Int32Array>")]
    pub fn simulate(
        &self,
        games: &GivenNumber,
        seed: &GivenSeed,
        limit: Option<GivenNumber>,
        watch: Option<GivenWatch>,
    ) -> Result<JsValue> {
        let (games, seed) = (given::games(games)?, given::seed(seed)?);
        let limit = limit.map(|limit| given::count(&limit)).transpose()?.map(|limit| limit as u64);
        let played = watched(watch.as_ref(), |watch| self.0.simulate(games, seed, limit, watch));
        let batch = played.ok_or_else(|| Problem::unavailable("the simulation was stopped"))?;
        let column = |name| (name, Int32Array::from(batch.column(name).unwrap_or_default()).into());
        Ok(object(batch.names().iter().map(String::as_str).map(column)))
    }

    /// Removes the last decision, of a seat or of chance, and returns it. If chance decides again,
    /// a seed gives the same result. Throws `Unavailable` before the first decision.
    pub fn undo(&mut self) -> Result<Ts<Decision>> {
        told(self.0.undo()?.into())
    }

    /// Returns whether there is a decision to undo, of a seat or of chance.
    #[wasm_bindgen(js_name = canUndo)]
    pub fn can_undo(&self) -> bool {
        self.0.made() > 0
    }

    /// Removes all decisions after the first `decisions`, and returns them in the order in which
    /// they were made. Empty if no more were made.
    #[wasm_bindgen(js_name = undoTo)]
    pub fn undo_to(&mut self, decisions: &GivenNumber) -> Result<Vec<Ts<Decision>>> {
        let taken = self.0.undo_to(given::count(decisions)?);
        all(taken.into_iter().map(Decision::from))
    }

    /// Returns the number of decisions before the last one of these seats, or of any seat if none
    /// are given. Returns nothing if they have made none. For the seats of people, `undoTo` with
    /// this number removes the last decision of a person and everything after it. Throws
    /// `NoSuchSeat` for an invalid seat.
    #[wasm_bindgen(js_name = beforeLast)]
    pub fn before_last(&self, seats: Option<GivenSeats>) -> Result<Option<usize>> {
        let seats = seats.map(|seats| given::seats(&seats)).transpose()?;
        Ok(self.0.before_last(seats.unwrap_or_else(|| Seats::first(self.0.seats()))))
    }

    /// Returns a copy of the current game, with the same seed.
    pub fn fork(&self) -> Self {
        self.0.fork().into()
    }

    /// Returns a copy of the game after the given number of decisions, or of the current game if
    /// fewer were made. The copy has the same seed.
    pub fn replayed(&self, decisions: &GivenNumber) -> Result<Self> {
        let mut table = self.0.fork();
        table.undo_to(given::count(decisions)?);
        Ok(table.into())
    }

    /// Returns the game at a position that a viewer could be in, given everything it has seen. Use
    /// it for a custom opponent. It has no seed, which would reveal future chance to the opponent.
    /// The same seed gives the same position. Throws `NoSuchSeat` for a seat that is not at the
    /// table, and `Inconsistent` if no position fits.
    pub fn resample(&self, viewer: &GivenViewer, seed: &GivenSeed) -> Result<Self> {
        Ok(self.0.resample(given::viewer(viewer)?, given::seed(seed)?)?.into())
    }

    /// Returns the seed of the game's own chance, or nothing if it has none. The seed reveals all
    /// future chance. The JSON of the game contains it, but nothing that a seat sees does.
    pub fn seed(&self) -> Option<u64> {
        self.0.seed()
    }

    /// Sets the seed of the game's own chance, for all later decisions of chance. Without a seed,
    /// the caller decides for chance.
    #[wasm_bindgen(js_name = setSeed)]
    pub fn set_seed(&mut self, seed: Option<GivenSeed>) -> Result<()> {
        self.0.set_seed(seed.map(|seed| given::seed(&seed)).transpose()?);
        Ok(())
    }

    /// Returns the decisions so far.
    pub fn decisions(&self) -> Result<Vec<Ts<Decision>>> {
        all(self.0.decisions().into_iter().map(Decision::from))
    }

    /// Returns the events of the last decision, as a viewer saw them. Throws `NoSuchSeat` for a
    /// seat that is not at the table.
    pub fn news(
        &self,
        viewer: &GivenViewer,
        lang: Option<GivenLang>,
    ) -> Result<Vec<Ts<TableEvent>>> {
        self.outcome(self.0.news(given::viewer(viewer)?), given::lang(lang.as_deref())?)
    }

    /// Returns the events of the last decision, including everything hidden. Show a viewer `news`
    /// instead.
    pub fn events(&self, lang: Option<GivenLang>) -> Result<Vec<Ts<TableEvent>>> {
        self.events_told(self.0.events(), given::lang(lang.as_deref())?)
    }

    /// Returns the events of each decision, as a viewer saw them: a list for each decision. Throws
    /// `NoSuchSeat` for a seat that is not at the table.
    #[wasm_bindgen(unchecked_return_type = "TableEvent[][]")]
    pub fn history(&self, viewer: &GivenViewer, lang: Option<GivenLang>) -> Result<Vec<JsValue>> {
        let lang = given::lang(lang.as_deref())?;
        let history = self.answered(self.0.history(given::viewer(viewer)?), lang)?;
        history.into_iter().map(|news| Ok(self.events_told(news, lang)?.into())).collect()
    }

    /// Returns the motions that a viewer saw since the given number of decisions, in the units of
    /// its current drawing. Empty if no more decisions were made. The look needs the sheet and the
    /// panel of the drawing. Throws `NoSuchSeat` for a seat that is not at the table.
    pub fn motions(
        &self,
        viewer: &GivenViewer,
        since: &GivenNumber,
        look: Option<GivenLook>,
    ) -> Result<Vec<Ts<Motion>>> {
        let (viewer, since): (Viewer, usize) = (given::viewer(viewer)?, given::count(since)?);
        let look = given::look(look.as_deref())?.drawn.unwrap_or_default();
        all(self.0.motions(viewer, &look, since)?.into_iter().map(Motion::from))
    }

    /// Returns the message for a guest with a viewer who knows of the given number of decisions.
    /// Without a number, the message contains everything that the viewer has seen. The id of the
    /// match is the same in all messages of a match, and different in every other match. Throws
    /// `NoSuchSeat` for a seat that is not at the table.
    #[wasm_bindgen(js_name = messageTo)]
    pub fn message_to(
        &self,
        #[wasm_bindgen(js_name = matchId)] match_id: &GivenText,
        viewer: &GivenViewer,
        since: Option<GivenNumber>,
    ) -> Result<String> {
        let since = since.map(|since| given::count(&since)).transpose()?;
        Ok(self.0.message_to(&given::text(match_id)?, given::viewer(viewer)?, since)?)
    }

    /// Makes the decision in a message from the guest on the given seat. Returns the events as the
    /// seat saw them. Throws `Message` for text that is not a message, is of another match, or
    /// comes too late. Then send that guest the whole game. Throws `NoSuchSeat` for a seat that is
    /// not at the table, and `IllegalAction` with the ruling that refuses it.
    pub fn receive(
        &mut self,
        #[wasm_bindgen(js_name = matchId)] match_id: &GivenText,
        seat: &GivenNumber,
        message: &GivenText,
        lang: Option<GivenLang>,
    ) -> Result<Vec<Ts<TableEvent>>> {
        let (match_id, lang) = (given::text(match_id)?, given::lang(lang.as_deref())?);
        let news = self.0.receive(&match_id, given::seat(seat)?, &given::text(message)?);
        self.outcome(news, lang)
    }

    /// Writes the game as JSON, including everything hidden and the seed.
    #[wasm_bindgen(js_name = toJson)]
    pub fn to_json(&self) -> String {
        self.0.to_json()
    }

    /// Returns the players' names by seat. Empty if there are none.
    pub fn names(&self) -> Vec<String> {
        self.0.names().to_vec()
    }

    /// Sets the players' names, one for each seat, or none at all. Throws `Record` for another number
    /// of names.
    #[wasm_bindgen(js_name = setNames)]
    pub fn set_names(&mut self, names: &GivenTexts) -> Result<()> {
        Ok(self.0.set_names(given::texts(names)?)?)
    }
}
