//! A game of any kind, for apps that show drawings and buttons and need no types of a game.

use std::sync::Arc;

use mauerwerk::{
    Game, Look, Panel, Record, Seat, Seats, Sheet, Theme, any_game, on_game, recorded_game,
    unknown_game, with_game,
};

use crate::dealer::Dealer;
use crate::decision::{WrittenDecision, in_notation};
use crate::drawing::{self, Picture, Place};
use crate::error::{Faulty, MauerwerkError};
use crate::opponent::{Analysis, Opponent, Thought};
use crate::seat::{Decider, Viewer, Whole};
use crate::session::{self, Session};
use crate::turn::Turn;

/// A legal action with all that a button needs.
#[derive(Clone, Eq, PartialEq, Hash, Debug, uniffi::Record)]
pub struct Choice {
    /// The action in notation.
    pub notation: String,
    /// The action in words, as the first of what is reported when it is done; with the notation where
    /// that is not enough.
    pub label: String,
    /// The places of the drawing whose touches, one after the other, mean the action.
    pub touches: Vec<String>,
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
    /// The position in one sentence: whose decision it is, and the points. The label of the drawing
    /// for people who don't see it.
    pub summary: String,
    /// What the last decision brought, as the viewer saw it.
    pub news: Vec<String>,
    /// The number of decisions made.
    pub decisions: u32,
    /// The drawing as SVG, if one was asked for. It has the names of the players, and marks what the
    /// last decision brought, what was touched, and what may be touched next.
    pub svg: Option<String>,
    /// The width of the drawing, in the units of its places; 0 without a drawing.
    pub width: Whole,
    /// The height of the drawing, in the units of its places; 0 without a drawing.
    pub height: Whole,
    /// What can be pointed at in the drawing, in the order in which it is drawn: later ones lie above.
    pub places: Vec<Place>,
}

any_game! {
    /// A game in progress, of any kind.
    #[derive(Debug)]
    enum AnySession(Session)
}

/// Evaluates with the session, whatever the game.
macro_rules! on_any {
    ($any:expr, $session:ident => $result:expr) => {
        on_game!(AnySession, $any, $session => $result)
    };
}

/// A game of any kind as it is played. Actions are given and shown in notation; whoever
/// needs the types of one game takes the class of that game. It may be used from several threads.
#[derive(Debug, uniffi::Object)]
pub struct Table(AnySession);

pub(crate) fn texts<E: ToString>(events: Vec<E>) -> Vec<String> {
    events.into_iter().map(|event| event.to_string()).collect()
}

impl Snapshot {
    pub(crate) fn of<G: Game>(
        screen: session::Screen<G>,
        viewer: mauerwerk::Viewer,
        news: Vec<G::Event>,
        decisions: usize,
    ) -> Self {
        let session::Screen { turn, choices, scores, position, summary, picture, view: _ } = screen;
        let Picture { svg, width, height, places } = picture;
        let choice = |choice: mauerwerk::Choice<G::Action>| {
            let mauerwerk::Choice { notation, label, touches, .. } = choice;
            Choice { notation, label, touches }
        };
        Self {
            viewer: viewer.into(),
            turn: Turn::of::<G>(turn),
            choices: choices.into_iter().map(choice).collect(),
            scores: scores.into_iter().map(Whole::from).collect(),
            position,
            summary,
            news: texts(news),
            decisions: session::count(decisions),
            svg,
            width,
            height,
            places,
        }
    }
}

fn snapshot<G: Game>(
    session: &Session<G>,
    viewer: Viewer,
    look: Option<Look>,
) -> Result<Snapshot, MauerwerkError> {
    let play = session.lock();
    let viewer = viewer.at(play.record.state())?;
    let look = look.map(|look| play.told(look, viewer));
    let screen = session::screen(play.record.state(), viewer, play.record.names(), look)?;
    Ok(Snapshot::of(screen, viewer, play.news(viewer), play.record.decisions().len()))
}

fn possible<G: Game>(session: &Session<G>) -> Vec<Chance> {
    let chances = mauerwerk::Choice::of_chance(session.lock().record.state()).into_iter();
    let chance = |(c, weight): (mauerwerk::Choice<G::Action>, _)| Chance {
        notation: c.notation,
        label: c.label,
        weight,
    };
    chances.map(chance).collect()
}

fn id<G: Game>(_: &Session<G>) -> &'static str {
    G::INFO.id
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
                .map(AnySession::from)
        });
        session.unwrap_or_else(|| Err(unknown_game(game).into())).map(Self)
    }

    /// Starts a game at a position, by the notation of both setup and position. Throws `Notation`
    /// for an id that is none, and `Position` with all that is wrong at once.
    #[uniffi::constructor]
    pub fn read(game: &str, notation: &str) -> Result<Self, MauerwerkError> {
        let session = with_game!(game, G => {
            session::position::<G>(notation)
                .map(|state| Session::from(Record::from_state(state)).into())
        });
        session.unwrap_or_else(|| Err(unknown_game(game).into())).map(Self)
    }

    /// Reads a record of any game from JSON, and replays it. Throws `Record` for text that is none,
    /// and for a decision that was not legal, and `Notation` for a game that is none.
    #[uniffi::constructor]
    pub fn from_json(json: &str) -> Result<Self, MauerwerkError> {
        let game = recorded_game(json).map_err(|faults| Faulty::Record.error(&faults))?;
        let session = with_game!(game.as_str(), G => {
            session::record::<G>(json).map(|record| Session::from(record).into())
        });
        session.unwrap_or_else(|| Err(unknown_game(&game).into())).map(Self)
    }

    /// Plays a whole game at random. The same setup and seed give the same game on every platform
    /// and in every language. Throws `Notation` for an id that is none, and `Setup` with all that
    /// is wrong at once.
    #[uniffi::constructor]
    pub fn random(game: &str, setup: &str, seed: u64) -> Result<Self, MauerwerkError> {
        let session = with_game!(game, G => {
            session::setup::<G>(setup)
                .and_then(|setup| Session::<G>::random(&setup, seed))
                .map(AnySession::from)
        });
        session.unwrap_or_else(|| Err(unknown_game(game).into())).map(Self)
    }

    /// Returns the id of the game.
    pub fn game(&self) -> String {
        on_any!(&self.0, session => id(session)).to_owned()
    }

    /// Returns the setup in notation.
    pub fn setup(&self) -> String {
        on_any!(&self.0, session => session.lock().record.start().setup().to_string())
    }

    /// Returns the number of seats.
    pub fn seats(&self) -> Whole {
        on_any!(&self.0, session => session.lock().record.state().seats().into())
    }

    /// Returns setup and position in notation. It tells all that is hidden.
    pub fn notation(&self) -> String {
        on_any!(&self.0, session => session.lock().record.state().to_string())
    }

    /// Returns the legal actions of a seat in notation: none unless the game waits for it. Throws
    /// `NoSuchSeat` for a number that is no seat at the table.
    pub fn actions(&self, seat: Seat) -> Result<Vec<String>, MauerwerkError> {
        on_any!(&self.0, session => session::actions(session.lock().record.state(), seat))
    }

    /// Returns all that a viewer's screen shows, with a drawing if a theme is given: wide unless a
    /// sheet is given, after what the viewer has touched so far, and the whole unless a panel is
    /// given. Throws `NoSuchSeat` for a number that is no seat at the table, and `Touch` if the
    /// touches lead to no legal action.
    #[uniffi::method(default(theme = None, sheet = None, touched = [], panel = None))]
    pub fn snapshot(
        &self,
        viewer: Viewer,
        theme: Option<Theme>,
        sheet: Option<Sheet>,
        touched: Vec<String>,
        panel: Option<Panel>,
    ) -> Result<Snapshot, MauerwerkError> {
        let look = drawing::look(theme, sheet, touched, panel);
        on_any!(&self.0, session => snapshot(session, viewer, look))
    }

    /// Returns all that chance may bring, with exact weights: nothing unless the game waits for
    /// chance. With real dice on the table, offer these.
    pub fn chances(&self) -> Vec<Chance> {
        on_any!(&self.0, session => possible(session))
    }

    /// Returns the same game as it was after that many decisions; as it is now, if fewer were made.
    /// Its own chance goes with it.
    pub fn replayed(&self, decisions: u32) -> Self {
        Self(on_any!(&self.0, session => session.replayed(decisions).into()))
    }

    /// Returns the game at a position that a viewer could be in, after all it has seen: what an
    /// opponent of one's own may be given. It has no chance of its own, from which the opponent could
    /// learn what is to come. The same seed gives the same position. Throws `NoSuchSeat` for a
    /// number that is none, and `Inconsistent` if no position fits.
    pub fn resample(&self, viewer: Viewer, seed: u64) -> Result<Self, MauerwerkError> {
        Ok(Self(on_any!(&self.0, session => {
            Session::from(Record::from_state(session.resample(viewer, seed)?)).into()
        })))
    }
}

played! { Table on on_any, String: texts, WrittenDecision: in_notation }
