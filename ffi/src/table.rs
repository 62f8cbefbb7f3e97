//! A game of any kind, for apps that show drawings and buttons and need no types of a game.

use std::sync::Arc;

use mauerwerk::{Game, Record, Seat, Seats, Theme, no_game, recorded_game, with_game};

use crate::dealer::Dealer;
use crate::error::{Faulty, MauerwerkError};
use crate::rulebook::WrittenDecision;
use crate::seat::{Actor, Viewer, Whole};
use crate::session::{self, Session};
use crate::turn::Turn;

/// A legal action with all that a button needs.
#[derive(Clone, Eq, PartialEq, Hash, Debug, uniffi::Record)]
pub struct Choice {
    /// The action in notation.
    pub notation: String,
    /// The action in words, as the first of what is told at the table when it is done; with
    /// the notation where that is not enough.
    pub label: String,
}

/// One thing that chance may bring, with its exact weight.
#[derive(Clone, Eq, PartialEq, Hash, Debug, uniffi::Record)]
pub struct Chance {
    /// What happens, in notation.
    pub notation: String,
    /// The same in words.
    pub label: String,
    /// The weight of the chance: how often it happens, as a share of the sum of all weights.
    pub weight: u32,
}

/// All that a viewer's screen shows, from one call. It knows no more than the viewer.
#[derive(Clone, Eq, PartialEq, Hash, Debug, uniffi::Record)]
pub struct Snapshot {
    /// Who looks.
    pub viewer: Viewer,
    /// Whose decision it is.
    pub turn: Turn,
    /// The legal actions of the viewer: none unless the game waits for it.
    pub choices: Vec<Choice>,
    /// The points of each seat so far, in the game's own points.
    pub scores: Vec<Whole>,
    /// What the viewer sees, in notation.
    pub position: String,
    /// What the last decision brought, as the viewer saw it.
    pub news: Vec<String>,
    /// The number of decisions made.
    pub decisions: u32,
    /// The drawing as SVG, if one was asked for.
    pub svg: Option<String>,
}

/// A game of any kind as it is played. Actions are given and shown in notation; whoever
/// needs the types of one game takes the class of that game. It may be used from several threads.
#[derive(Debug, uniffi::Object)]
pub struct Table(Box<dyn Seated>);

/// Does what a table does, whatever the game.
trait Seated: std::fmt::Debug + Send + Sync {
    fn id(&self) -> &'static str;
    fn setup(&self) -> String;
    fn seats(&self) -> usize;
    fn notation(&self) -> String;
    fn turn(&self) -> Turn;
    fn actions(&self, seat: Seat) -> Result<Vec<String>, MauerwerkError>;
    fn snapshot(&self, viewer: Viewer, theme: Option<Theme>) -> Result<Snapshot, MauerwerkError>;
    fn chances(&self) -> Vec<Chance>;
    fn play(&self, actor: Actor, notation: &str) -> Result<Vec<String>, MauerwerkError>;
    fn deal(&self, dealer: Option<Arc<Dealer>>) -> Result<Vec<String>, MauerwerkError>;
    fn resolve_chance(&self) -> Result<Vec<String>, MauerwerkError>;
    fn decide(&self, dealer: &Dealer) -> Result<Vec<String>, MauerwerkError>;
    fn decide_for(&self, seat: Seat, dealer: &Dealer) -> Result<Vec<String>, MauerwerkError>;
    fn undo(&self) -> Result<WrittenDecision, MauerwerkError>;
    fn can_undo(&self) -> bool;
    fn undo_to(&self, decisions: u32) -> Vec<WrittenDecision>;
    fn before_last(&self, seats: Option<Seats>) -> Option<u32>;
    fn seed(&self) -> Option<u64>;
    fn set_seed(&self, seed: Option<u64>);
    fn decisions(&self) -> Vec<WrittenDecision>;
    fn replayed(&self, decisions: u32) -> Box<dyn Seated>;
    fn news(&self, viewer: Viewer) -> Result<Vec<String>, MauerwerkError>;
    fn history(&self, viewer: Viewer) -> Result<Vec<Vec<String>>, MauerwerkError>;
    fn resample(&self, viewer: Viewer, seed: u64) -> Result<Box<dyn Seated>, MauerwerkError>;
    fn to_json(&self) -> String;
    fn names(&self) -> Vec<String>;
    fn set_names(&self, names: Vec<String>) -> Result<(), MauerwerkError>;
}

fn texts<E: ToString>(events: impl IntoIterator<Item = E>) -> Vec<String> {
    events.into_iter().map(|event| event.to_string()).collect()
}

fn written<A: ToString>(decision: &mauerwerk::Decision<A>) -> WrittenDecision {
    let mauerwerk::Decision { actor, action } = decision;
    mauerwerk::Decision { actor: *actor, action: action.to_string() }.into()
}

impl<G: Game> Seated for Session<G> {
    fn id(&self) -> &'static str {
        G::INFO.id
    }

    fn setup(&self) -> String {
        self.lock().record.start().setup().to_string()
    }

    fn seats(&self) -> usize {
        self.lock().record.state().seats()
    }

    fn notation(&self) -> String {
        self.lock().record.state().to_string()
    }

    fn turn(&self) -> Turn {
        Turn::of::<G>(self.lock().record.state().turn())
    }

    fn actions(&self, seat: Seat) -> Result<Vec<String>, MauerwerkError> {
        session::actions(self.lock().record.state(), seat)
    }

    fn snapshot(&self, viewer: Viewer, theme: Option<Theme>) -> Result<Snapshot, MauerwerkError> {
        let play = self.lock();
        let viewer = viewer.at(play.record.state())?;
        let session::Screen { turn, choices, scores, position, svg, view: _ } =
            session::screen(play.record.state(), viewer, theme);
        let choices = choices.into_iter();
        Ok(Snapshot {
            viewer: viewer.into(),
            turn: Turn::of::<G>(turn),
            choices: choices.map(|c| Choice { notation: c.notation, label: c.label }).collect(),
            scores: scores.into_iter().map(Whole::from).collect(),
            position,
            news: texts(play.news(viewer)),
            decisions: play.count(),
            svg,
        })
    }

    fn chances(&self) -> Vec<Chance> {
        let chances = mauerwerk::Choice::of_chance(self.lock().record.state()).into_iter();
        let chance = |(c, weight): (mauerwerk::Choice<G::Action>, _)| Chance {
            notation: c.notation,
            label: c.label,
            weight,
        };
        chances.map(chance).collect()
    }

    fn play(&self, actor: Actor, notation: &str) -> Result<Vec<String>, MauerwerkError> {
        self.apply(actor, notation.parse()?).map(texts)
    }

    fn deal(&self, dealer: Option<Arc<Dealer>>) -> Result<Vec<String>, MauerwerkError> {
        self.deal(dealer).map(texts)
    }

    fn resolve_chance(&self) -> Result<Vec<String>, MauerwerkError> {
        self.resolve_chance().map(texts)
    }

    fn decide(&self, dealer: &Dealer) -> Result<Vec<String>, MauerwerkError> {
        self.decide(dealer).map(texts)
    }

    fn decide_for(&self, seat: Seat, dealer: &Dealer) -> Result<Vec<String>, MauerwerkError> {
        self.decide_for(seat, dealer).map(texts)
    }

    fn undo(&self) -> Result<WrittenDecision, MauerwerkError> {
        self.undo().map(|decision| written(&decision))
    }

    fn can_undo(&self) -> bool {
        !self.lock().record.decisions().is_empty()
    }

    fn undo_to(&self, decisions: u32) -> Vec<WrittenDecision> {
        self.undo_to(decisions).iter().map(written).collect()
    }

    fn before_last(&self, seats: Option<Seats>) -> Option<u32> {
        self.before_last(seats)
    }

    fn seed(&self) -> Option<u64> {
        self.lock().record.seed()
    }

    fn set_seed(&self, seed: Option<u64>) {
        self.lock().record.set_seed(seed);
    }

    fn decisions(&self) -> Vec<WrittenDecision> {
        self.lock().record.decisions().iter().map(written).collect()
    }

    fn replayed(&self, decisions: u32) -> Box<dyn Seated> {
        Box::new(self.replayed(decisions))
    }

    fn news(&self, viewer: Viewer) -> Result<Vec<String>, MauerwerkError> {
        self.news(viewer).map(texts)
    }

    fn history(&self, viewer: Viewer) -> Result<Vec<Vec<String>>, MauerwerkError> {
        Ok(self.history(viewer)?.into_iter().map(texts).collect())
    }

    fn resample(&self, viewer: Viewer, seed: u64) -> Result<Box<dyn Seated>, MauerwerkError> {
        let state = self.resample(viewer, seed)?;
        Ok(Box::new(Self::from(Record::from_state(state))))
    }

    fn to_json(&self) -> String {
        self.lock().record.to_json()
    }

    fn names(&self) -> Vec<String> {
        self.lock().record.names().to_vec()
    }

    fn set_names(&self, names: Vec<String>) -> Result<(), MauerwerkError> {
        self.set_names(names)
    }
}

fn boxed<G: Game>(session: Session<G>) -> Box<dyn Seated> {
    Box::new(session)
}

#[uniffi::export]
impl Table {
    /// Starts a game, by its id and the notation of its setup; with a seed, it has chance of its
    /// own. Take a seed that nobody can guess: whoever knows it knows what is to come. Throws
    /// `Notation` for an id that is none, and `Setup` with all that is wrong at once.
    #[uniffi::constructor(default(seed = None))]
    pub fn new(game: &str, setup: &str, seed: Option<u64>) -> Result<Self, MauerwerkError> {
        let session = with_game!(game, G => {
            session::setup::<G>(setup)
                .and_then(|setup| Session::<G>::start(&setup, seed))
                .map(boxed)
        });
        session.unwrap_or_else(|| Err(no_game(game).into())).map(Self)
    }

    /// Starts a game at a position, by the notation of both setup and position. Throws `Notation`
    /// for an id that is none, and `Position` with all that is wrong at once.
    #[uniffi::constructor]
    pub fn read(game: &str, notation: &str) -> Result<Self, MauerwerkError> {
        let session = with_game!(game, G => {
            session::position::<G>(notation).map(|state| boxed(Session::from(Record::from_state(state))))
        });
        session.unwrap_or_else(|| Err(no_game(game).into())).map(Self)
    }

    /// Reads a record of any game from JSON, and replays it. Throws `Record` for text that is none,
    /// and for a decision that was not legal, and `Notation` for a game that is none.
    #[uniffi::constructor]
    pub fn from_json(json: &str) -> Result<Self, MauerwerkError> {
        let game = recorded_game(json).map_err(|faults| Faulty::Record.error(&faults))?;
        let session = with_game!(game.as_str(), G => {
            session::record::<G>(json).map(|record| boxed(Session::from(record)))
        });
        session.unwrap_or_else(|| Err(no_game(&game).into())).map(Self)
    }

    /// Plays a whole game at random. The same setup and seed give the same game on every platform
    /// and in every language. Throws `Notation` for an id that is none, and `Setup` with all that
    /// is wrong at once.
    #[uniffi::constructor]
    pub fn random(game: &str, setup: &str, seed: u64) -> Result<Self, MauerwerkError> {
        let session = with_game!(game, G => {
            session::setup::<G>(setup)
                .and_then(|setup| Session::<G>::random(&setup, seed))
                .map(boxed)
        });
        session.unwrap_or_else(|| Err(no_game(game).into())).map(Self)
    }

    /// Returns the id of the game.
    #[must_use]
    pub fn game(&self) -> String {
        self.0.id().to_owned()
    }

    /// Returns the setup in notation.
    #[must_use]
    pub fn setup(&self) -> String {
        self.0.setup()
    }

    /// Returns the number of seats.
    #[must_use]
    pub fn seats(&self) -> Whole {
        Whole(self.0.seats().try_into().unwrap_or(i32::MAX))
    }

    /// Returns setup and position in notation. It tells all that is hidden.
    #[must_use]
    pub fn notation(&self) -> String {
        self.0.notation()
    }

    /// Returns whose decision it is.
    #[must_use]
    pub fn turn(&self) -> Turn {
        self.0.turn()
    }

    /// Returns the legal actions of a seat in notation: none unless the game waits for it. Throws
    /// `NoSuchSeat` for a number that is no seat at the table.
    pub fn actions(&self, seat: Seat) -> Result<Vec<String>, MauerwerkError> {
        self.0.actions(seat)
    }

    /// Returns all that a viewer's screen shows, with a drawing if a theme is given. Throws
    /// `NoSuchSeat` for a number that is no seat at the table.
    #[uniffi::method(default(theme = None))]
    pub fn snapshot(
        &self,
        viewer: Viewer,
        theme: Option<Theme>,
    ) -> Result<Snapshot, MauerwerkError> {
        self.0.snapshot(viewer, theme)
    }

    /// Returns all that chance may bring, with exact weights: nothing unless the game waits for
    /// chance. With real dice on the table, offer these.
    #[must_use]
    pub fn chances(&self) -> Vec<Chance> {
        self.0.chances()
    }

    /// Makes a decision in notation, and returns what happened, in full: tell a viewer `news`
    /// instead. Throws `Notation` for text that is none, `NoSuchSeat` for a number that is none,
    /// and `IllegalAction` with the ruling that refuses it; then nothing has changed.
    pub fn play(&self, actor: Actor, notation: &str) -> Result<Vec<String>, MauerwerkError> {
        self.0.play(actor, notation)
    }

    /// Lets a dealer make the decision of chance that the game waits for, or the game's own chance
    /// if no dealer is given, and returns what happened, in full. Throws `Unavailable` unless the
    /// game waits for chance, and without a dealer if the game has no chance of its own.
    #[uniffi::method(default(dealer = None))]
    pub fn deal(&self, dealer: Option<Arc<Dealer>>) -> Result<Vec<String>, MauerwerkError> {
        self.0.deal(dealer)
    }

    /// Lets the game's own chance decide until the game waits for a seat or is over, and returns
    /// what happened, in full. What it brings depends on the seed and the number of decisions
    /// alone: what is taken back and decided again brings the same. Throws `Unavailable` if the
    /// game has no chance of its own.
    pub fn resolve_chance(&self) -> Result<Vec<String>, MauerwerkError> {
        self.0.resolve_chance()
    }

    /// Lets a dealer decide at random for whoever is asked first, and returns what happened, in
    /// full: for a seat, whoever sits there, and for chance, unless the game has its own. Throws
    /// `Unavailable` when the game is over.
    pub fn decide(&self, dealer: &Dealer) -> Result<Vec<String>, MauerwerkError> {
        self.0.decide(dealer)
    }

    /// Lets a dealer decide at random for one seat, and returns what happened, in full. Throws
    /// `Unavailable` unless the game waits for that seat, and `NoSuchSeat` for a number that is
    /// none.
    pub fn decide_for(&self, seat: Seat, dealer: &Dealer) -> Result<Vec<String>, MauerwerkError> {
        self.0.decide_for(seat, dealer)
    }

    /// Takes the last decision back, of a seat or of chance, and returns it. Made again, it brings
    /// the same where the game has chance of its own; a dealer given from outside goes on and
    /// brings something else, and real dice are thrown anew. Throws `Unavailable` before the
    /// first.
    pub fn undo(&self) -> Result<WrittenDecision, MauerwerkError> {
        self.0.undo()
    }

    /// Returns whether there is a decision to take back, of a seat or of chance.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        self.0.can_undo()
    }

    /// Takes back all but that many decisions, and returns what was taken back, in the order in
    /// which it was decided: nothing if no more were made.
    pub fn undo_to(&self, decisions: u32) -> Vec<WrittenDecision> {
        self.0.undo_to(decisions)
    }

    /// Returns how many decisions were made before the last one of these seats, or of any seat if
    /// none are given; nothing if they have made none. With the seats of people, `undo_to` that
    /// number takes back what a person decided last, and all that chance and others did since.
    /// Throws `NoSuchSeat` for a number that is none.
    #[uniffi::method(default(seats = None))]
    pub fn before_last(&self, seats: Option<Seats>) -> Result<Option<u32>, MauerwerkError> {
        Ok(self.0.before_last(seats))
    }

    /// Returns the seed of the game's own chance, if it has one. Whoever knows it knows what is to
    /// come: it is in the JSON of the game, too, and in nothing that a seat is shown.
    #[must_use]
    pub fn seed(&self) -> Option<u64> {
        self.0.seed()
    }

    /// Gives the game chance of its own, for all that chance decides from now on; without a seed,
    /// chance is decided from outside.
    pub fn set_seed(&self, seed: Option<u64>) {
        self.0.set_seed(seed);
    }

    /// Returns the decisions so far.
    #[must_use]
    pub fn decisions(&self) -> Vec<WrittenDecision> {
        self.0.decisions()
    }

    /// Returns the same game as it was after that many decisions; as it is now, if fewer were made.
    /// Its own chance goes with it.
    #[must_use]
    pub fn replayed(&self, decisions: u32) -> Self {
        Self(self.0.replayed(decisions))
    }

    /// Returns what the last decision brought, as a viewer saw it. Throws `NoSuchSeat` for a number
    /// that is none.
    pub fn news(&self, viewer: Viewer) -> Result<Vec<String>, MauerwerkError> {
        self.0.news(viewer)
    }

    /// Returns what each decision brought, as a viewer saw it. Throws `NoSuchSeat` for a number
    /// that is none.
    pub fn history(&self, viewer: Viewer) -> Result<Vec<Vec<String>>, MauerwerkError> {
        self.0.history(viewer)
    }

    /// Returns the game at a position that a viewer could be in, after all it has seen: what a
    /// computer opponent may be given: it has no chance of its own, from which the opponent could
    /// learn what is to come. The same seed gives the same position. Throws `NoSuchSeat` for a
    /// number that is none, and `Inconsistent` if no position fits.
    pub fn resample(&self, viewer: Viewer, seed: u64) -> Result<Self, MauerwerkError> {
        self.0.resample(viewer, seed).map(Self)
    }

    /// Writes the game as JSON. It tells all that is hidden, and by its seed what is to come.
    #[must_use]
    pub fn to_json(&self) -> String {
        self.0.to_json()
    }

    /// Returns the players' names by seat; none if none were given.
    #[must_use]
    pub fn names(&self) -> Vec<String> {
        self.0.names()
    }

    /// Sets the players' names, one for each seat, or none at all. Throws `Record` for another
    /// number of names.
    pub fn set_names(&self, names: Vec<String>) -> Result<(), MauerwerkError> {
        self.0.set_names(names)
    }
}
