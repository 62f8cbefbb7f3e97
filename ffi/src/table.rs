//! A game of any kind in progress.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use mauerwerk::table::{self, Screen};
use mauerwerk::{Actor, Lang, Panel, Reader, Seat, Seats, Sheet, Source as _, Theme};

use crate::dealer::Dealer;
use crate::decision::WrittenDecision;
use crate::drawing::{self, Motion, Picture, Place};
use crate::error::MauerwerkError;
use crate::opponent::{Analysis, Opponent, Thought, watched};
use crate::seat::{Decider, Viewer, Whole};
use crate::seen::{InformationState, TableView};
use crate::simulate::{Batch, simulate};
use crate::turn::Turn;

/// A legal action as a button shows it.
#[derive(Clone, Eq, PartialEq, Hash, Debug, uniffi::Record)]
pub struct Choice {
    /// The action in notation.
    pub notation: String,
    /// The action in words: its first event, with all parts of the decision. The notation follows
    /// if several choices have the same words. It has the names of the players.
    pub label: String,
    /// The places of the drawing whose touches, in this order, mean the action.
    pub touches: Vec<String>,
}

/// An event, as a viewer saw it.
#[derive(Clone, Eq, PartialEq, Hash, Debug, uniffi::Record)]
pub struct TableEvent {
    /// The event in words, with the names of the players.
    pub text: String,
    /// The names of its places in a drawing.
    pub places: Vec<String>,
    /// The event as JSON, which every language of the library reads.
    pub json: String,
}

impl Choice {
    pub(crate) fn told(choice: mauerwerk::Choice, reader: Reader<'_>) -> Self {
        let mauerwerk::Choice { notation, label, touches } = choice;
        Self { notation, label: label.tell(reader), touches }
    }
}

impl TableEvent {
    pub(crate) fn told(event: table::TableEvent, reader: Reader<'_>) -> Self {
        let table::TableEvent { message, places, json } = event;
        Self { text: message.tell(reader), places, json }
    }
}

/// Returns a reader who knows the names of the players.
pub(crate) fn reader(names: &[String], lang: Option<Lang>) -> Reader<'_> {
    Reader::of(names).with_lang(lang.unwrap_or_default())
}

/// Returns events in words for a reader.
pub(crate) fn told(events: Vec<table::TableEvent>, reader: Reader<'_>) -> Vec<TableEvent> {
    events.into_iter().map(|event| TableEvent::told(event, reader)).collect()
}

/// Returns the events of a decision, or the reason of its refusal, in words.
fn outcome(
    news: table::Result<Vec<table::TableEvent>>,
    names: &[String],
    lang: Option<Lang>,
) -> Result<Vec<TableEvent>, MauerwerkError> {
    Ok(told(answered(news, names, lang)?, reader(names, lang)))
}

/// Returns what a call brought, or why it did nothing, in words.
pub(crate) fn answered<T>(
    answer: table::Result<T>,
    names: &[String],
    lang: Option<Lang>,
) -> Result<T, MauerwerkError> {
    answer.map_err(|error| MauerwerkError::told(error, reader(names, lang)))
}

/// An outcome of chance, with its exact weight.
#[derive(Clone, Eq, PartialEq, Hash, Debug, uniffi::Record)]
pub struct Chance {
    /// The outcome in notation.
    pub notation: String,
    /// The outcome in words.
    pub label: String,
    /// The weight. The probability is the weight divided by the sum of all weights.
    pub weight: u32,
}

/// Everything on a viewer's screen, from one call. It contains no more than the viewer knows.
#[derive(Clone, Eq, PartialEq, Hash, Debug, uniffi::Record)]
pub struct Snapshot {
    /// The viewer.
    pub viewer: Viewer,
    /// Whose decision it is.
    pub turn: Turn,
    /// The legal actions of the viewer. Empty unless the game waits for it.
    pub choices: Vec<Choice>,
    /// The action, in notation, that the touches mean. Missing if they are not complete.
    pub chosen: Option<String>,
    /// The points of each seat so far.
    pub scores: Vec<Whole>,
    /// The viewer's position, in notation.
    pub position: String,
    /// The position in one sentence: whose decision it is, and the points. Use it as the label of
    /// the drawing for people who don't see it.
    pub summary: String,
    /// The events of the last decision, as the viewer saw them. The text addresses the viewer.
    pub news: Vec<TableEvent>,
    /// The number of decisions made.
    pub decisions: u32,
    /// The drawing as SVG. Missing if no theme was given. It has the names of the players. It marks
    /// the result of the last decision, the touches so far, and the possible next touches.
    pub svg: Option<String>,
    /// The width of the drawing, in the units of its places. 0 without a drawing.
    pub width: Whole,
    /// The height of the drawing, in the units of its places. 0 without a drawing.
    pub height: Whole,
    /// The places in drawing order: later ones are on top.
    pub places: Vec<Place>,
}

impl Snapshot {
    pub(crate) fn told(screen: Screen, names: &[String], lang: Option<Lang>) -> Self {
        let reader = reader(names, lang).on_seat(screen.viewer.seat());
        let Screen { viewer, turn, choices, chosen, position, summary, news, .. } = screen;
        let Picture { svg, width, height, places } = Picture::of(screen.drawing);
        Self {
            viewer: viewer.into(),
            turn: turn.into(),
            choices: choices.into_iter().map(|choice| Choice::told(choice, reader)).collect(),
            chosen,
            scores: screen.scores.into_iter().map(Whole::from).collect(),
            position,
            summary,
            news: told(news, reader),
            decisions: count(screen.decisions),
            svg,
            width,
            height,
            places,
        }
    }
}

/// Returns a number of decisions for other languages.
pub(crate) fn count(decisions: usize) -> u32 {
    u32::try_from(decisions).unwrap_or(u32::MAX)
}

/// A game of any kind in progress: the start, all decisions, and the current position. Actions are
/// in notation. It may be used from several threads.
#[derive(Debug, uniffi::Object)]
pub struct Table(Mutex<Box<dyn table::Table>>);

impl From<Box<dyn table::Table>> for Table {
    fn from(table: Box<dyn table::Table>) -> Self {
        Self(Mutex::new(table))
    }
}

impl Table {
    fn lock(&self) -> MutexGuard<'_, Box<dyn table::Table>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns a copy for long work, so that the table can be used meanwhile.
    fn fork(&self) -> Box<dyn table::Table> {
        self.lock().fork()
    }
}

#[uniffi::export]
#[allow(clippy::needless_pass_by_value, reason = "other languages pass objects")]
impl Table {
    /// Starts a game from its id and its setup in notation. If a seed is given, the game has its
    /// own chance. Use a random seed, because it reveals all future chance. Throws `Notation` for
    /// an unknown id, and `Setup` with all faults of the setup.
    #[uniffi::constructor(default(seed = None))]
    pub fn new(game: &str, setup: &str, seed: Option<u64>) -> Result<Self, MauerwerkError> {
        Ok(crate::GAMES.find(game)?.table(setup, seed)?.into())
    }

    /// Starts a game at a position, from setup and position in notation. Throws `Notation` for an
    /// unknown id, and `Position` with all faults of the position.
    #[uniffi::constructor]
    pub fn read(game: &str, notation: &str) -> Result<Self, MauerwerkError> {
        Ok(crate::GAMES.find(game)?.at(notation)?.into())
    }

    /// Reads a record of any game from JSON, and replays it. Throws `Record` for text that is not a
    /// record and for an illegal decision in it, and `Notation` for an unknown game.
    #[uniffi::constructor]
    pub fn from_json(json: &str) -> Result<Self, MauerwerkError> {
        Ok(crate::GAMES.record(json)?.into())
    }

    /// Plays a whole game at random. The same setup and seed give the same game on every platform
    /// and in every language. Throws `Notation` for an unknown id, and `Setup` with all faults of the
    /// setup.
    #[uniffi::constructor]
    pub fn random(game: &str, setup: &str, seed: u64) -> Result<Self, MauerwerkError> {
        Ok(crate::GAMES.find(game)?.random(setup, seed)?.into())
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

    /// Returns setup and position in notation, including everything hidden.
    pub fn notation(&self) -> String {
        self.lock().notation()
    }

    /// Returns whose decision it is.
    pub fn turn(&self) -> Turn {
        self.lock().turn().into()
    }

    /// Returns the legal actions of a seat in notation. Empty unless the game waits for it. Throws
    /// `NoSuchSeat` for a seat that is not at the table.
    pub fn actions(&self, seat: Seat) -> Result<Vec<String>, MauerwerkError> {
        Ok(self.lock().actions(seat)?)
    }

    /// Returns whether an action in notation is legal. Some legal actions are not listed, if there
    /// are many ways to do the same thing. Throws `Notation` for text that is not an action, and
    /// `NoSuchSeat` for a seat that is not at the table.
    pub fn allows(&self, actor: Decider, notation: &str) -> Result<bool, MauerwerkError> {
        Ok(self.lock().allows(actor.core()?, notation)?)
    }

    /// Returns everything on a viewer's screen. It has a drawing if a theme is given: the wide
    /// sheet and the whole drawing unless a sheet and a panel are given. `touched` are the places
    /// that the viewer has touched so far. Throws `NoSuchSeat` for a seat that is not at the table,
    /// and `Touch` if the touches lead to no legal action.
    #[uniffi::method(default(theme = None, sheet = None, touched = [], panel = None, lang = None))]
    pub fn snapshot(
        &self,
        viewer: Viewer,
        theme: Option<Theme>,
        sheet: Option<Sheet>,
        touched: Vec<String>,
        panel: Option<Panel>,
        lang: Option<Lang>,
    ) -> Result<Snapshot, MauerwerkError> {
        let look = drawing::look(theme, sheet, panel);
        let table = self.lock();
        let screen =
            table.screen(viewer.core()?, &touched, lang.unwrap_or_default(), look.as_ref());
        let screen = answered(screen, table.names(), lang)?;
        Ok(Snapshot::told(screen, table.names(), lang))
    }

    /// Returns what a viewer sees, as data. Throws `NoSuchSeat` for a seat that is not at the
    /// table.
    pub fn view(&self, viewer: Viewer) -> Result<TableView, MauerwerkError> {
        Ok(self.lock().view(viewer.core()?)?.into())
    }

    /// Returns everything that a viewer has seen. It can be sent as JSON, and its `now` can be
    /// drawn elsewhere. Throws `NoSuchSeat` for a seat that is not at the table.
    pub fn seen_by(&self, viewer: Viewer) -> Result<InformationState, MauerwerkError> {
        Ok(self.lock().seen_by(viewer.core()?)?.into())
    }

    /// Returns all outcomes of chance with exact weights. Empty unless the game waits for chance.
    /// Offer these if people use real dice.
    #[uniffi::method(default(lang = None))]
    pub fn chances(&self, lang: Option<Lang>) -> Vec<Chance> {
        let table = self.lock();
        let chance = |(choice, weight): (mauerwerk::Choice, u32)| Chance {
            label: table.tell(&choice.label, lang.unwrap_or_default()),
            notation: choice.notation,
            weight,
        };
        table.chances().into_iter().map(chance).collect()
    }

    /// Makes a decision in notation. Returns the events as the actor saw them, or as a spectator
    /// saw them if it is chance. Throws `Notation` for text that is not an action, and `NoSuchSeat`
    /// for an invalid seat. Throws `IllegalAction` with the ruling that refuses the action. Nothing
    /// has changed then.
    #[uniffi::method(default(lang = None))]
    pub fn play(
        &self,
        actor: Decider,
        notation: &str,
        lang: Option<Lang>,
    ) -> Result<Vec<TableEvent>, MauerwerkError> {
        let mut table = self.lock();
        let news = table.apply(actor.core()?, notation);
        outcome(news, table.names(), lang)
    }

    /// Makes the decision of chance that the game waits for, with a dealer or from the game's seed.
    /// Returns the events as a spectator saw them. Throws `Unavailable` unless the game waits for
    /// chance, and if there is neither a dealer nor a seed.
    #[uniffi::method(default(dealer = None, lang = None))]
    pub fn deal(
        &self,
        dealer: Option<Arc<Dealer>>,
        lang: Option<Lang>,
    ) -> Result<Vec<TableEvent>, MauerwerkError> {
        let mut table = self.lock();
        let news = match dealer {
            Some(dealer) => table.deal(Some(dealer.lock().dealer(Actor::Chance))),
            None => table.deal(None),
        };
        outcome(news, table.names(), lang)
    }

    /// Decides for chance from the game's seed until the game waits for a seat or is over. Returns
    /// the events as a spectator saw them. The result depends only on the seed and the number of
    /// decisions, so undoing and deciding again gives the same result. Throws `Unavailable` if the
    /// game has no seed.
    #[uniffi::method(default(lang = None))]
    pub fn resolve_chance(&self, lang: Option<Lang>) -> Result<Vec<TableEvent>, MauerwerkError> {
        let mut table = self.lock();
        let news = table.resolve_chance();
        outcome(news, table.names(), lang)
    }

    /// Decides at random for the first seat that the game waits for, or for chance. The dealer
    /// decides, except for chance if the game has a seed. Returns the events as that seat or a
    /// spectator saw them. Throws `Unavailable` if the game is over.
    #[uniffi::method(default(lang = None))]
    pub fn decide(
        &self,
        dealer: &Dealer,
        lang: Option<Lang>,
    ) -> Result<Vec<TableEvent>, MauerwerkError> {
        let mut table = self.lock();
        let news = table.decide(&mut dealer.lock());
        outcome(news, table.names(), lang)
    }

    /// Lets a dealer decide at random for one seat. Returns the events as the seat saw them. Throws
    /// `Unavailable` unless the game waits for that seat, and `NoSuchSeat` for a seat that is not
    /// at the table.
    #[uniffi::method(default(lang = None))]
    pub fn decide_for(
        &self,
        seat: Seat,
        dealer: &Dealer,
        lang: Option<Lang>,
    ) -> Result<Vec<TableEvent>, MauerwerkError> {
        let mut table = self.lock();
        let news = table.decide_for(seat, dealer.lock().dealer(seat.into()));
        outcome(news, table.names(), lang)
    }

    /// Returns the result, or the players that the game waits for, as a sentence.
    #[uniffi::method(default(lang = None))]
    pub fn status(&self, lang: Option<Lang>) -> String {
        self.lock().status(lang.unwrap_or_default())
    }

    /// Lets an opponent choose for a seat from what that seat knows, and returns its choice in
    /// notation for `play`. The opponent does not know the secret choices of others at the same
    /// moment. Call it off the main thread. The game can be used meanwhile. Throws `Notation` for
    /// an unknown player, and `NoSuchSeat` for a seat that is not at the table. Throws
    /// `Unavailable` unless the game waits for that seat, and `Inconsistent` if no position fits
    /// what the seat has seen.
    #[uniffi::method(default(thought = None))]
    pub fn choose_for(
        &self,
        seat: Seat,
        opponent: Opponent,
        thought: Option<Arc<Thought>>,
    ) -> Result<String, MauerwerkError> {
        let table = self.fork();
        Ok(watched(thought.as_deref(), |watch| table.choose(seat, opponent, watch))?)
    }

    /// Returns an opponent's ratings of all legal actions of a seat, from what that seat knows: a
    /// hint for people. Call it off the main thread. The game can be used meanwhile. Throws the
    /// same as `choose_for`.
    #[uniffi::method(default(thought = None, lang = None))]
    pub fn analyse_for(
        &self,
        seat: Seat,
        opponent: Opponent,
        thought: Option<Arc<Thought>>,
        lang: Option<Lang>,
    ) -> Result<Analysis, MauerwerkError> {
        let table = self.fork();
        let advice = watched(thought.as_deref(), |watch| table.analyse(seat, opponent, watch));
        let advice = answered(advice, table.names(), lang)?;
        Ok(Analysis::told(advice, reader(table.names(), lang).on_seat(Some(seat))))
    }

    /// Plays up to a million random games from the current position, on all cores, and counts them.
    /// A game stops after `limit` decisions, or after a million. It then has 0 in the column
    /// `finished`, no winner, and the current scores. Call it off the main thread. A thought counts
    /// the games played so far, and can stop it. Throws `Notation` for more games, and
    /// `Unavailable` if it was stopped.
    #[uniffi::method(default(limit = None, thought = None))]
    pub fn simulate(
        &self,
        games: u32,
        seed: u64,
        limit: Option<u32>,
        thought: Option<Arc<Thought>>,
    ) -> Result<Batch, MauerwerkError> {
        simulate(&*self.fork(), games, seed, limit, thought.as_deref())
    }

    /// Removes the last decision, of a seat or of chance, and returns it. If chance decides again,
    /// a seed gives the same result, and a dealer gives another one. Throws `Unavailable` before
    /// the first decision.
    pub fn undo(&self) -> Result<WrittenDecision, MauerwerkError> {
        Ok(self.lock().undo()?.into())
    }

    /// Returns whether there is a decision to undo, of a seat or of chance.
    pub fn can_undo(&self) -> bool {
        self.lock().made() > 0
    }

    /// Removes all decisions after the first `decisions`, and returns them in the order in which
    /// they were made. Empty if no more were made.
    pub fn undo_to(&self, decisions: u32) -> Vec<WrittenDecision> {
        let taken = self.lock().undo_to(decisions as usize);
        taken.into_iter().map(WrittenDecision::from).collect()
    }

    /// Returns the number of decisions before the last one of these seats, or of any seat if none
    /// are given. Returns nothing if they have made none. For the seats of people, `undo_to` with
    /// this number removes the last decision of a person and everything after it. Throws
    /// `NoSuchSeat` for an invalid seat.
    #[uniffi::method(default(seats = None))]
    pub fn before_last(&self, seats: Option<Seats>) -> Result<Option<u32>, MauerwerkError> {
        let table = self.lock();
        let seats = seats.unwrap_or_else(|| Seats::first(table.seats()));
        Ok(table.before_last(seats).map(count))
    }

    /// Returns a copy of the game after the given number of decisions, or of the current game if
    /// fewer were made. The copy has the same seed.
    pub fn replayed(&self, decisions: u32) -> Self {
        let mut table = self.fork();
        table.undo_to(decisions as usize);
        table.into()
    }

    /// Returns the game at a position that a viewer could be in, given everything it has seen. Use
    /// it for a custom opponent. It has no seed, which would reveal future chance to the opponent.
    /// The same seed gives the same position. Throws `NoSuchSeat` for a seat that is not at the
    /// table, and `Inconsistent` if no position fits.
    pub fn resample(&self, viewer: Viewer, seed: u64) -> Result<Self, MauerwerkError> {
        Ok(self.fork().resample(viewer.core()?, seed)?.into())
    }

    /// Returns the seed of the game's own chance, or nothing if it has none. The seed reveals all
    /// future chance. The JSON of the game contains it, but nothing that a seat sees does.
    pub fn seed(&self) -> Option<u64> {
        self.lock().seed()
    }

    /// Sets the seed of the game's own chance, for all later decisions of chance. Without a seed,
    /// the caller decides for chance.
    pub fn set_seed(&self, seed: Option<u64>) {
        self.lock().set_seed(seed);
    }

    /// Returns the decisions so far.
    pub fn decisions(&self) -> Vec<WrittenDecision> {
        self.lock().decisions().into_iter().map(WrittenDecision::from).collect()
    }

    /// Returns the events of the last decision, as a viewer saw them. Throws `NoSuchSeat` for a
    /// seat that is not at the table.
    #[uniffi::method(default(lang = None))]
    pub fn news(
        &self,
        viewer: Viewer,
        lang: Option<Lang>,
    ) -> Result<Vec<TableEvent>, MauerwerkError> {
        let table = self.lock();
        outcome(table.news(viewer.core()?), table.names(), lang)
    }

    /// Returns the events of the last decision, including everything hidden. Show a viewer `news`
    /// instead.
    #[uniffi::method(default(lang = None))]
    pub fn events(&self, lang: Option<Lang>) -> Vec<TableEvent> {
        let table = self.lock();
        told(table.events(), reader(table.names(), lang))
    }

    /// Returns the events of each decision, as a viewer saw them. Throws `NoSuchSeat` for a seat
    /// that is not at the table.
    #[uniffi::method(default(lang = None))]
    pub fn history(
        &self,
        viewer: Viewer,
        lang: Option<Lang>,
    ) -> Result<Vec<Vec<TableEvent>>, MauerwerkError> {
        let table = self.lock();
        let history = answered(table.history(viewer.core()?), table.names(), lang)?;
        Ok(history.into_iter().map(|news| told(news, reader(table.names(), lang))).collect())
    }

    /// Returns the motions that a viewer saw since the given number of decisions, in the units of
    /// its current drawing. Empty if no more decisions were made. Throws `NoSuchSeat` for a seat
    /// that is not at the table.
    #[uniffi::method(default(sheet = None, panel = None))]
    pub fn motions(
        &self,
        viewer: Viewer,
        since: u32,
        sheet: Option<Sheet>,
        panel: Option<Panel>,
    ) -> Result<Vec<Motion>, MauerwerkError> {
        let sheet = sheet.unwrap_or_default();
        let look = mauerwerk::Look { sheet, panel, ..mauerwerk::Look::default() };
        let moved = self.lock().motions(viewer.core()?, &look, since as usize)?;
        Ok(moved.into_iter().map(Motion::from).collect())
    }

    /// Returns the message for a guest with a viewer who knows of the given number of decisions.
    /// Without a number, the message contains everything that the viewer has seen. The id of the
    /// match is the same in all messages of a match, and different in every other match. Throws
    /// `NoSuchSeat` for a seat that is not at the table.
    #[uniffi::method(default(since = None))]
    pub fn message_to(
        &self,
        match_id: &str,
        viewer: Viewer,
        since: Option<u32>,
    ) -> Result<String, MauerwerkError> {
        let since = since.map(|since| since as usize);
        Ok(self.lock().message_to(match_id, viewer.core()?, since)?)
    }

    /// Makes the decision in a message from the guest on the given seat. Returns the events as the
    /// seat saw them. Throws `Message` for text that is not a message, is of another match, or
    /// comes too late. Then send that guest the whole game. Throws `NoSuchSeat` for a seat that is
    /// not at the table, and `IllegalAction` with the ruling that refuses it.
    #[uniffi::method(default(lang = None))]
    pub fn receive(
        &self,
        match_id: &str,
        seat: Seat,
        message: &str,
        lang: Option<Lang>,
    ) -> Result<Vec<TableEvent>, MauerwerkError> {
        let mut table = self.lock();
        let news = table.receive(match_id, seat, message);
        outcome(news, table.names(), lang)
    }

    /// Writes the game as JSON, including everything hidden and the seed.
    pub fn to_json(&self) -> String {
        self.lock().to_json()
    }

    /// Returns the players' names by seat. Empty if there are none.
    pub fn names(&self) -> Vec<String> {
        self.lock().names().to_vec()
    }

    /// Sets the players' names, one for each seat, or none at all. Throws `Record` for another number
    /// of names.
    pub fn set_names(&self, names: Vec<String>) -> Result<(), MauerwerkError> {
        Ok(self.lock().set_names(names)?)
    }
}
