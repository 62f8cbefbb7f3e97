//! The classes that every game has, declared once for all games.

/// Declares the objects and records of a game: its names in Kotlin and Swift.
macro_rules! game {
    (
        $core:ident, setup $CoreSetup:ident,
        $Setup:ident, $State:ident, $Game:ident, $Snapshot:ident, $Choice:ident, $Chance:ident,
        $News:ident, $Decision:ident, $Action:ident, $Event:ident, $View:ident,
        functions $default:ident $read:ident $write:ident $read_action:ident $write_action:ident $(,)?
    ) => {
        use std::sync::Arc;

        use mauerwerk::{Seat, Seats};

        use crate::dealer::Dealer;
        use crate::drawing::{self, Place};
        use crate::error::MauerwerkError;
        use crate::opponent::{Analysis, Opponent, Thought};
        use crate::seat::{Decider, Viewer, Whole};
        use crate::simulate::Batch;
        use crate::turn::Turn;

        /// A legal action with all that a button needs.
        #[derive(Clone, Eq, PartialEq, Debug, uniffi::Record)]
        pub struct $Choice {
            /// The action.
            pub action: $Action,
            /// The action in notation.
            pub notation: String,
            /// The action in words, as the first of what is reported when it is done; with the
            /// notation where that is not enough.
            pub label: String,
            /// The places of the drawing whose touches, one after the other, mean the action.
            pub touches: Vec<String>,
        }

        impl From<mauerwerk::Choice<$Action>> for $Choice {
            fn from(choice: mauerwerk::Choice<$Action>) -> Self {
                let mauerwerk::Choice { action, notation, label, touches } = choice;
                Self { action, notation, label, touches }
            }
        }

        /// One thing that chance may bring, with its exact weight.
        #[derive(Clone, Eq, PartialEq, Debug, uniffi::Record)]
        pub struct $Chance {
            /// What happens.
            pub action: $Action,
            /// The same in notation.
            pub notation: String,
            /// The same in words.
            pub label: String,
            /// The weight of the chance: how often it happens, as a share of the sum of all
            /// weights.
            pub weight: u32,
        }

        /// Something that happened, and how it is reported.
        #[derive(Clone, Eq, PartialEq, Debug, uniffi::Record)]
        pub struct $News {
            /// What happened.
            pub event: $Event,
            /// The same in words.
            pub text: String,
        }

        impl From<$Event> for $News {
            fn from(event: $Event) -> Self {
                Self { text: event.to_string(), event }
            }
        }

        /// A decision of a game: who decided what.
        #[derive(Clone, Eq, PartialEq, Debug, uniffi::Record)]
        pub struct $Decision {
            /// Who decided.
            pub actor: Decider,
            /// What was decided.
            pub action: $Action,
            /// Both in notation.
            pub notation: String,
        }

        impl From<mauerwerk::Decision<$Action>> for $Decision {
            fn from(decision: mauerwerk::Decision<$Action>) -> Self {
                let notation = decision.to_string();
                let mauerwerk::Decision { actor, action } = decision;
                Self { actor: actor.into(), action, notation }
            }
        }

        /// All that a viewer's screen shows, from one call. It knows no more than the viewer.
        #[derive(Clone, Eq, PartialEq, Debug, uniffi::Record)]
        pub struct $Snapshot {
            /// Who looks.
            pub viewer: Viewer,
            /// Whose decision it is.
            pub turn: Turn,
            /// The legal actions of the viewer: none unless the game waits for it.
            pub choices: Vec<$Choice>,
            /// The points of each seat so far, in the game's own points.
            pub scores: Vec<Whole>,
            /// What the viewer sees.
            pub view: $View,
            /// What the viewer sees, in notation.
            pub position: String,
            /// The position in one sentence: whose decision it is, and the points. The label of the
            /// drawing for people who don't see it.
            pub summary: String,
            /// What the last decision brought, as the viewer saw it.
            pub news: Vec<$News>,
            /// The number of decisions made.
            pub decisions: u32,
            /// The drawing as SVG, if one was asked for. It has the names of the players, and marks
            /// what the last decision brought, what was touched, and what may be touched next.
            pub svg: Option<String>,
            /// The width of the drawing, in the units of its places; 0 without a drawing.
            pub width: Whole,
            /// The height of the drawing, in the units of its places; 0 without a drawing.
            pub height: Whole,
            /// What can be pointed at in the drawing, in the order in which it is drawn: later ones
            /// lie above.
            pub places: Vec<Place>,
        }

        impl $Snapshot {
            fn of(
                state: &$core,
                viewer: mauerwerk::Viewer,
                names: &[String],
                look: Option<mauerwerk::Look>,
                news: Vec<$Event>,
                decisions: u32,
            ) -> Result<Self, MauerwerkError> {
                let screen = crate::session::screen(state, viewer, names, look)?;
                let crate::session::Screen { turn, choices, scores, position, summary, .. } =
                    screen;
                let drawing::Picture { svg, width, height, places } = screen.picture;
                Ok(Self {
                    viewer: viewer.into(),
                    turn: Turn::of::<$core>(turn),
                    choices: choices.into_iter().map($Choice::from).collect(),
                    scores: scores.into_iter().map(Whole::from).collect(),
                    view: screen.view.into(),
                    position,
                    summary,
                    news: news.into_iter().map($News::from).collect(),
                    decisions,
                    svg,
                    width,
                    height,
                    places,
                })
            }
        }

        fn possible(state: &$core) -> Vec<$Chance> {
            let chances = mauerwerk::Choice::of_chance(state).into_iter();
            let chance = |(choice, weight)| {
                let mauerwerk::Choice { action, notation, label, .. } = choice;
                $Chance { action, notation, label, weight }
            };
            chances.map(chance).collect()
        }

        /// Returns the default setup.
        #[uniffi::export]
        pub fn $default() -> $Setup {
            $CoreSetup::default().into()
        }

        /// Reads a setup from `name:value` tokens; what is left out is as by default. Throws
        /// `Setup` for text that is none; what may not be together is found when a game is started.
        #[uniffi::export]
        pub fn $read(notation: &str) -> Result<$Setup, MauerwerkError> {
            crate::session::setup::<$core>(notation).map($Setup::from)
        }

        /// Writes a setup as `name:value` tokens; what is as by default is left out. Throws
        /// `Notation` or `NoSuchSeat` for a number that no setup can hold.
        #[uniffi::export]
        pub fn $write(setup: $Setup) -> Result<String, MauerwerkError> {
            Ok($CoreSetup::from(setup).to_string())
        }

        /// Reads an action from notation, legal or not. Throws `Notation` for text that is none.
        #[uniffi::export]
        pub fn $read_action(notation: &str) -> Result<$Action, MauerwerkError> {
            Ok(notation.parse()?)
        }

        /// Writes an action in notation. Throws `Notation` or `NoSuchSeat` if something in it
        /// stands for nothing.
        #[uniffi::export]
        pub fn $write_action(action: $Action) -> Result<String, MauerwerkError> {
            Ok(action.to_string())
        }

        /// A position of the game: legal, complete, and never changed. Equal positions are
        /// equal, and it prints as its notation.
        ///
        /// A state knows all secrets: show people a `snapshot` or a `view`.
        #[derive(Clone, Eq, PartialEq, Hash, Debug, uniffi::Object)]
        #[uniffi::export(Display, Eq, Hash)]
        pub struct $State(pub(crate) $core);

        impl std::fmt::Display for $State {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                self.0.fmt(f)
            }
        }

        #[uniffi::export]
        impl $State {
            /// Returns the first state of a game. Throws `Setup` with all that is wrong at once,
            /// and `Notation` or `NoSuchSeat` for a number that no setup can hold.
            #[uniffi::constructor]
            pub fn start(setup: $Setup) -> Result<Self, MauerwerkError> {
                let start = <$core as mauerwerk::Game>::start(&setup.into());
                start.map(Self).map_err(|faults| crate::error::Faulty::Setup.error(&faults))
            }

            /// Reads a state from notation: tokens of the setup and of the position, of which any
            /// may be left out. Throws `Position` with all that is wrong at once.
            #[uniffi::constructor]
            pub fn read(notation: &str) -> Result<Self, MauerwerkError> {
                crate::session::position(notation).map(Self)
            }

            /// Reads a state from JSON, as `to_json` wrote it. Throws `Position`.
            #[uniffi::constructor]
            pub fn from_json(json: &str) -> Result<Self, MauerwerkError> {
                let state = <$core as mauerwerk::Game>::from_json(json).map(Self);
                state.map_err(|faults| crate::error::Faulty::Position.error(&faults))
            }

            /// Writes the state as JSON.
            pub fn to_json(&self) -> String {
                // Nothing in a state has a form that JSON lacks.
                serde_json::to_string(&self.0).unwrap_or_default()
            }

            /// Returns the position's notation without the setup.
            pub fn notation(&self) -> String {
                mauerwerk::Game::notation(&self.0)
            }

            /// Returns the setup the game was started with.
            pub fn setup(&self) -> $Setup {
                mauerwerk::Game::setup(&self.0).into()
            }

            /// Returns the number of seats.
            pub fn seats(&self) -> Whole {
                Whole(mauerwerk::Game::seats(&self.0).try_into().unwrap_or(i32::MAX))
            }

            /// Returns whose decision it is.
            pub fn turn(&self) -> Turn {
                Turn::of::<$core>(mauerwerk::Game::turn(&self.0))
            }

            /// Returns the legal actions of a seat: none unless the game waits for it. Throws
            /// `NoSuchSeat` for a number that is no seat at the table.
            pub fn choices(&self, seat: Seat) -> Result<Vec<$Choice>, MauerwerkError> {
                let choices = crate::session::choices(&self.0, seat)?;
                Ok(choices.into_iter().map($Choice::from).collect())
            }

            /// Returns the legal actions of a seat in notation alone, which is quicker. Throws
            /// `NoSuchSeat` for a number that is no seat at the table.
            pub fn actions(&self, seat: Seat) -> Result<Vec<String>, MauerwerkError> {
                crate::session::actions(&self.0, seat)
            }

            /// Returns whether an action is legal. It may be although it is not listed, where the
            /// same thing can be done in many ways. Throws `NoSuchSeat` or `Notation` if something
            /// in it stands for nothing.
            pub fn allows(&self, actor: Decider, action: $Action) -> Result<bool, MauerwerkError> {
                Ok(crate::session::is_legal(&self.0, actor.at(&self.0)?, &action))
            }

            /// Returns all that chance may bring, with exact weights: nothing unless the game
            /// waits for chance.
            pub fn chances(&self) -> Vec<$Chance> {
                possible(&self.0)
            }

            /// Returns the state after a decision. Throws `IllegalAction` with the ruling that
            /// refuses it, and `Notation` or `NoSuchSeat` if something in it stands for nothing.
            pub fn apply(&self, actor: Decider, action: $Action) -> Result<Self, MauerwerkError> {
                Ok(Self(mauerwerk::Game::apply(&self.0, actor.core()?, action)?))
            }

            /// Returns the state after a decision in notation. Throws `Notation` for text that is
            /// none, `NoSuchSeat` for a number that is none, and `IllegalAction` with the ruling
            /// that refuses it.
            pub fn play(&self, actor: Decider, notation: &str) -> Result<Self, MauerwerkError> {
                self.apply(actor, notation.parse()?)
            }

            /// Returns what a viewer sees. Throws `NoSuchSeat` for a number that is no seat at the
            /// table.
            pub fn view(&self, viewer: Viewer) -> Result<$View, MauerwerkError> {
                Ok(mauerwerk::Game::view(&self.0, viewer.at(&self.0)?).into())
            }

            /// Returns all that a viewer's screen shows, with a drawing if a theme is given: wide unless a
            /// sheet is given, after what the viewer has touched so far, and the whole unless a panel is
            /// given. Throws `NoSuchSeat` for a number that is no seat at the table, and `Touch` if the
            /// touches lead to no legal action.
            #[uniffi::method(default(theme = None, sheet = None, touched = [], panel = None))]
            pub fn snapshot(
                &self,
                viewer: Viewer,
                theme: Option<mauerwerk::Theme>,
                sheet: Option<mauerwerk::Sheet>,
                touched: Vec<String>,
                panel: Option<mauerwerk::Panel>,
            ) -> Result<$Snapshot, MauerwerkError> {
                let look = drawing::look(theme, sheet, touched, panel);
                $Snapshot::of(&self.0, viewer.at(&self.0)?, &[], look, Vec::new(), 0)
            }

            /// Draws what a viewer sees as SVG. Throws `NoSuchSeat` for a number that is no seat at
            /// the table.
            pub fn svg(
                &self,
                viewer: Viewer,
                theme: mauerwerk::Theme,
            ) -> Result<String, MauerwerkError> {
                let look = mauerwerk::Look::new(theme);
                Ok(mauerwerk::Game::draw(&self.0, viewer.at(&self.0)?, &look)?.svg)
            }

            /// Draws what a viewer sees with plain characters, line by line. Throws `NoSuchSeat`
            /// for a number that is none.
            pub fn drawing(&self, viewer: Viewer) -> Result<String, MauerwerkError> {
                let view = mauerwerk::Game::view(&self.0, viewer.at(&self.0)?);
                Ok(mauerwerk::View::text(&view))
            }

            /// Plays up to a million random games from here on all cores, and counts them. A game
            /// is given up after `limit` decisions, or after a million: it has 0 in the column
            /// `finished`, no winner, and the scores as they stand. It takes its time: call it off
            /// the main thread. A thought counts the games played so far, and can stop it. Throws
            /// `Notation` for more games, and `Unavailable` if it was stopped.
            #[uniffi::method(default(limit = None, thought = None))]
            pub fn simulate(
                &self,
                games: u32,
                seed: u64,
                limit: Option<u32>,
                thought: Option<Arc<Thought>>,
            ) -> Result<Batch, MauerwerkError> {
                let simulation = mauerwerk::Simulation::from_state(self.0.clone(), seed);
                crate::simulate::simulate(simulation, games, limit, thought.as_deref())
            }
        }

        /// A game as it is played: the start, all decisions, and the position now. It may be
        /// used from several threads.
        #[derive(Debug, uniffi::Object)]
        pub struct $Game(crate::session::Session<$core>);

        #[uniffi::export]
        impl $Game {
            /// Starts a game; with a seed, it has chance of its own. Take a seed that nobody can
            /// guess: whoever knows it knows what is to come. Throws `Setup` with all that is wrong
            /// at once, and `Notation` or `NoSuchSeat` for a number that no setup can hold.
            #[uniffi::constructor(default(seed = None))]
            pub fn new(setup: $Setup, seed: Option<u64>) -> Result<Self, MauerwerkError> {
                crate::session::Session::start(&setup.into(), seed).map(Self)
            }

            /// Starts a game at any state.
            #[uniffi::constructor]
            pub fn from_state(state: &$State) -> Self {
                Self(mauerwerk::Record::from_state(state.0.clone()).into())
            }

            /// Reads a record from JSON, as `to_json` or any other language of the library wrote
            /// it, and replays it. Throws `Record` for text that is none, and for a decision that
            /// was not legal.
            #[uniffi::constructor]
            pub fn from_json(json: &str) -> Result<Self, MauerwerkError> {
                Ok(Self(crate::session::record(json)?.into()))
            }

            /// Plays a whole game at random. The same setup and seed give the same game on every
            /// platform and in every language. Throws `Setup` with all that is wrong at once, and
            /// `Notation` or `NoSuchSeat` for a number that no setup can hold.
            #[uniffi::constructor]
            pub fn random(setup: $Setup, seed: u64) -> Result<Self, MauerwerkError> {
                crate::session::Session::random(&setup.into(), seed).map(Self)
            }

            /// Returns the setup the game was started with.
            pub fn setup(&self) -> $Setup {
                mauerwerk::Game::setup(self.0.lock().record.start()).into()
            }

            /// Returns the state now.
            pub fn state(&self) -> $State {
                $State(self.0.lock().record.state().clone())
            }

            /// Returns all that a viewer's screen shows, with a drawing if a theme is given: wide unless a
            /// sheet is given, after what the viewer has touched so far, and the whole unless a panel is
            /// given. Throws `NoSuchSeat` for a number that is no seat at the table, and `Touch` if the
            /// touches lead to no legal action.
            #[uniffi::method(default(theme = None, sheet = None, touched = [], panel = None))]
            pub fn snapshot(
                &self,
                viewer: Viewer,
                theme: Option<mauerwerk::Theme>,
                sheet: Option<mauerwerk::Sheet>,
                touched: Vec<String>,
                panel: Option<mauerwerk::Panel>,
            ) -> Result<$Snapshot, MauerwerkError> {
                let look = drawing::look(theme, sheet, touched, panel);
                let play = self.0.lock();
                let viewer = viewer.at(play.record.state())?;
                let (news, count) = (play.news(viewer), play.count());
                let look = look.map(|look| play.told(look, viewer));
                $Snapshot::of(play.record.state(), viewer, play.record.names(), look, news, count)
            }

            /// Returns all that chance may bring, with exact weights: nothing unless the game
            /// waits for chance. With real dice on the table, offer these.
            pub fn chances(&self) -> Vec<$Chance> {
                possible(self.0.lock().record.state())
            }

            /// Makes a decision. Returns what happened, as the actor saw it: chance sees what is
            /// public. Throws `IllegalAction` with the ruling that refuses it, and `Notation` or
            /// `NoSuchSeat` if something in it stands for nothing; then nothing has changed.
            pub fn apply(
                &self,
                actor: Decider,
                action: $Action,
            ) -> Result<Vec<$News>, MauerwerkError> {
                self.0.apply(actor, action).map(crate::mirror::each)
            }

            /// Returns the same game as it was after that many decisions; as it is now, if fewer
            /// were made.
            pub fn replayed(&self, decisions: u32) -> Self {
                Self(self.0.replayed(decisions))
            }

            /// Returns a state that a viewer could be in, after all it has seen: what an opponent of
            /// one's own may be given. The same seed gives the same state. Throws `NoSuchSeat` for a
            /// number that is none, and `Inconsistent` if no state fits.
            pub fn resample(&self, viewer: Viewer, seed: u64) -> Result<$State, MauerwerkError> {
                self.0.resample(viewer, seed).map($State)
            }
        }

        played! { $Game on on_own, $News: crate::mirror::each, $Decision: $Decision::from }
    };
}
