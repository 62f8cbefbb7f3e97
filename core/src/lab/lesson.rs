//! Lessons: a game explained step by step, and played by the learner (feature `lessons`).
//!
//! A lesson is a scenario with prose and tasks. Its file is TOML:
//!
//! ```toml
//! game = "die-mauer"
//! setup = "players:3"               # notation of the setup
//! seat = 0                          # where the learner sits
//! names = ["", "Ben", "Cleo"]       # a name for each seat; the learner is called "you"
//!
//! [[step]]
//! name = "tower"                    # the name of its texts
//! start = "wall:4 stocks:…"         # the game goes on from another position
//! script = "1 4"                    # what the others and chance decide before the task
//! at = ["T"]                        # places of the drawing to point at
//! accept = ["T"]                    # the right answers; `["any"]` accepts every legal action
//! wrong.gate = ["G"]                # wrong answers with a separate explanation
//! ```
//!
//! A step needs only its name. Without `accept` it has no task, and the learner goes on. The lines of
//! a script are those of a [scenario](super::rulebook). A lesson makes only the decisions of the
//! script. The tests of the library also run its checks. A wrong answer is explained, and not played.
//!
//! Texts are messages in `texts/<language>/<game>_lesson.ftl`. The message of a step is its text, with
//! these attributes:
//!
//! | attribute | content |
//! |---|---|
//! | `.task` | what the learner is asked to do |
//! | `.right` | what is said after a right answer; may be left out |
//! | `.gate` | why the answers in `wrong.gate` are worse |
//! | `.other` | what is said after any other legal action, if there is one |
//!
//! A front that shows a [session](crate::session) also shows a lesson: it draws the
//! [screen](Lesson::screen), and sends [wishes](Lesson::wish).
//!
//! # Examples
//! ```
//! use mauerwerk::lesson::{Lesson, Verdict};
//! use mauerwerk::{Lang, all_games};
//!
//! let mut lesson = Lesson::start(all_games!(), "die-mauer")?;
//! while lesson.page(Lang::En).task.is_none() {
//!     lesson.go_on()?;
//! }
//! assert_eq!(lesson.page(Lang::En).number, 4);
//! let reply = lesson.answer("G", Lang::En)?;
//! assert!(reply.verdict == Verdict::Wrong && !reply.text.is_empty());
//! assert_eq!(lesson.answer("T", Lang::En)?.verdict, Verdict::Right);
//! assert_eq!(lesson.page(Lang::En).number, 5);
//! # Ok::<(), mauerwerk::table::TableError>(())
//! ```

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::base::lang::{Lang, Translated};
use crate::base::seat::Seat;
use crate::lab::rulebook::Step as ScriptStep;
use crate::play::session::{Kind, SeatPlayer, Session, SessionOptions, SessionScreen, Wish};
use crate::play::table::{Faulty, Games, Library, Result, Table, TableError};
use crate::text::message::{Arg, Message, NOTHING, Reader, Span};
use crate::text::serde_text;

/// The file of a lesson, and its texts by their names.
struct Source {
    text: &'static str,
    texts: &'static [(&'static str, Translated)],
}

/// The lessons of the games that are compiled in.
const LESSONS: &[Source] = include!(concat!(env!("OUT_DIR"), "/lessons.rs"));

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    game: String,
    setup: String,
    seat: u8,
    names: Vec<String>,
    step: Vec<Step>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Step {
    name: String,
    start: Option<String>,
    #[serde(default)]
    script: String,
    #[serde(default)]
    at: Vec<String>,
    #[serde(default)]
    accept: Vec<String>,
    #[serde(default)]
    wrong: BTreeMap<String, Vec<String>>,
}

/// Stands for every legal action in a list of right answers.
const ANY: &str = "any";

/// A lesson as it is played.
#[derive(Debug)]
pub struct Lesson {
    library: &'static dyn Library,
    file: File,
    texts: &'static [(&'static str, Translated)],
    seat: Seat,
    table: Box<dyn Table>,
    /// What the learner did at each step before this one: an action, or `None` for going on.
    answers: Vec<Option<String>>,
    since: usize,
    /// Shows a copy of the table.
    board: Session,
    /// What was said about the answer that led to this step.
    said: Message,
}

/// What a step shows in addition to the table.
#[derive(Clone, Eq, PartialEq, Hash, Debug, Serialize)]
#[non_exhaustive]
pub struct LessonPage {
    /// The id of the game.
    pub game: &'static str,
    /// The seat of the learner.
    pub seat: Seat,
    /// The number of the step, from 1.
    pub number: usize,
    /// The number of all steps.
    pub count: usize,
    /// What the learner is told.
    pub text: String,
    /// What the learner is asked to do, or `None` if the lesson goes on without an answer.
    pub task: Option<String>,
    /// The names of places of the drawing to point at.
    pub places: Vec<String>,
    /// What has happened since the step before, as the learner saw it.
    pub news: Vec<String>,
    /// The number of decisions that were made before the news.
    pub since: usize,
}

/// All that a front shows of a lesson.
///
/// As JSON, it is the [`SessionScreen`] with two more fields.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[non_exhaustive]
pub struct LessonScreen {
    /// The board. Its `turn` is the task.
    #[serde(flatten)]
    pub board: SessionScreen,
    /// The step.
    pub lesson: LessonPage,
    /// What the lesson says about the last right answer. It may be empty.
    pub said: String,
}

/// How an answer was taken.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// The action is played, and the lesson is at the next step.
    Right,
    /// The action is legal, but not what the step is about. Nothing is played.
    Wrong,
    /// The rules refuse the action. Nothing is played.
    Refused,
}

/// The reply of a lesson to an answer.
#[derive(Clone, Eq, PartialEq, Hash, Debug, Serialize)]
#[non_exhaustive]
pub struct Reply {
    /// How the answer was taken.
    pub verdict: Verdict,
    /// What the learner is told. It may be empty after a right answer.
    pub text: String,
    /// The text in parts with their meaning.
    pub spans: Vec<Span>,
}

impl Lesson {
    /// Starts the lesson of a game.
    ///
    /// # Errors
    /// Fails if there is no such game, or if the game has no lesson.
    pub fn start(games: Games, game: &str) -> Result<Self> {
        let library = games.find(game)?;
        for source in LESSONS {
            let file: File = serde_text::from_toml(source.text).map_err(Faulty::Record.with())?;
            if file.game == game {
                return Self::open(library, file, source.texts);
            }
        }
        let name = library.info().name;
        Err(TableError::Unavailable(format!("{name} has no lesson in this build").into()))
    }

    fn open(
        library: &'static dyn Library,
        file: File,
        texts: &'static [(&'static str, Translated)],
    ) -> Result<Self> {
        let table = library.table(&file.setup, None)?;
        let seat = Seat::at_table(file.seat, table.seats())?;
        let mut players = vec![SeatPlayer::Elsewhere; table.seats()];
        players[seat.index()] = SeatPlayer::Person;
        let options = SessionOptions { players, hints: false, ..SessionOptions::default() };
        let board = Session::showing(table.fork(), options)?;
        let (answers, said) = (Vec::new(), NOTHING);
        let mut lesson = Self { library, file, texts, seat, table, answers, since: 0, board, said };
        lesson.begin()?;
        Ok(lesson)
    }

    /// Returns the current state of the game as a table.
    #[must_use]
    pub fn table(&self) -> &dyn Table {
        &*self.table
    }

    /// Returns the seat of the learner.
    #[must_use]
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// Returns what the step shows.
    #[must_use]
    pub fn page(&self, lang: Lang) -> LessonPage {
        let step = self.step();
        let reader = self.reader(lang);
        let history = self.table.history(self.seat.into()).unwrap_or_default();
        let news = history.into_iter().skip(self.since).flatten();
        LessonPage {
            game: self.table.info().id,
            seat: self.seat,
            number: self.answers.len() + 1,
            count: self.file.step.len(),
            text: self.text("").map_or_else(String::new, |text| text.get(lang).to_owned()),
            task: self.text(".task").map(|text| text.get(lang).to_owned()),
            places: step.at.clone(),
            news: news.map(|event| event.message.tell(reader)).collect(),
            since: self.since,
        }
    }

    /// Returns what a front shows.
    ///
    /// # Errors
    /// Does not fail for a lesson of the library.
    pub fn screen(&mut self, lang: Lang) -> Result<LessonScreen> {
        self.board.set_lang(lang);
        let lesson = self.page(lang);
        let board = SessionScreen {
            turn: lesson.task.clone().unwrap_or_default(),
            is_live: lesson.task.is_some(),
            can_undo: false,
            shown: 0,
            decisions: 0,
            news: lesson.news.clone(),
            ..self.board.screen()?
        };
        Ok(LessonScreen { board, lesson, said: self.said.tell(self.reader(lang)) })
    }

    /// Grants a wish of a front: `touch`, `act`, `back` and `look` of a [session](Session::wish).
    /// `next` goes on to the next step, and `previous` goes back to the step before. Other JSON does
    /// nothing, and neither does a wish from an old screen. The next screen explains a wrong answer.
    pub fn wish(&mut self, json: &str) {
        let Some(wish) = self.board.read(json) else { return };
        if let Err(error) = self.grant(&wish) {
            self.board.refuse(error.message());
        }
    }

    fn grant(&mut self, wish: &Wish) -> Result<()> {
        match wish.kind {
            Kind::Next => self.go_on().map(|_| ()),
            Kind::Previous => self.back().map(|_| ()),
            Kind::Look => {
                self.board.heed(wish);
                Ok(())
            }
            Kind::Touch | Kind::Act | Kind::Back => {
                self.said = NOTHING;
                self.board.heed(wish);
                match self.board.table().decisions().into_iter().nth(self.table.made()) {
                    Some(decision) => self.judge(&decision.action).map(|_| ()),
                    None => Ok(()),
                }
            }
            Kind::Undo | Kind::Hint | Kind::Uncover | Kind::Show => Ok(()),
        }
    }

    /// Shows the position on the board, and what has moved since the given number of decisions.
    fn show(&mut self, since: Option<usize>) {
        let mut table = self.table.fork();
        table.set_seed(Some(0)); // the board makes a decision that may be wrong, and is thrown away
        self.board.replace(table, since);
        let is_asked = !self.step().accept.is_empty();
        let player = if is_asked { SeatPlayer::Person } else { SeatPlayer::Elsewhere };
        self.board.set_player(self.seat, player);
    }

    /// Goes on to the next step. Returns `false` at the last one.
    ///
    /// # Errors
    /// Fails if the step has a task.
    pub fn go_on(&mut self) -> Result<bool> {
        if !self.step().accept.is_empty() {
            return Err(TableError::Unavailable("the step has a task: give an answer".into()));
        }
        let more = self.answers.len() + 1 < self.file.step.len();
        if more {
            self.advance(None)?;
        }
        Ok(more)
    }

    /// Takes the learner's action in notation. A right one is played, and the lesson goes on.
    ///
    /// # Errors
    /// Fails if the step has no task, or if the text is not an action.
    pub fn answer(&mut self, action: &str, lang: Lang) -> Result<Reply> {
        let (verdict, told) = self.judge(action)?;
        let reader = self.reader(lang);
        Ok(Reply { verdict, text: told.tell(reader), spans: told.spans(reader) })
    }

    /// Takes an answer, and returns what the learner is told.
    fn judge(&mut self, action: &str) -> Result<(Verdict, Message)> {
        let step = self.step();
        if step.accept.is_empty() {
            return Err(TableError::Unavailable("the step has no task: go on".into()));
        }
        let mut tried = self.table.fork();
        match tried.apply(self.seat.into(), action) {
            Err(TableError::Refused(refused)) => return Ok((Verdict::Refused, refused.message)),
            tried => tried?,
        };
        // An action may be written in several ways.
        let action = tried.decisions().pop().map_or_else(String::new, |decision| decision.action);
        let is_this = |listed: &String| listed == ANY || *listed == action;
        let right = step.accept.iter().any(is_this);
        let explained = step.wrong.iter().find(|(_, actions)| actions.iter().any(is_this));
        let name = match (right, explained) {
            (true, _) => ".right".to_owned(),
            (false, Some((name, _))) => format!(".{name}"),
            (false, None) => ".other".to_owned(),
        };
        let told = Message::parts(self.text(&name).map(Arg::from));
        if right {
            self.advance(Some(action))?;
            self.said = told.clone();
            return Ok((Verdict::Right, told));
        }
        self.show(None);
        self.board.refuse(told.clone());
        Ok((Verdict::Wrong, told))
    }

    /// Goes back to the step before. Returns `false` at the first one.
    ///
    /// # Errors
    /// Does not fail for a lesson of the library.
    pub fn back(&mut self) -> Result<bool> {
        let mut answers = std::mem::take(&mut self.answers);
        let back = answers.pop().is_some();
        self.begin()?;
        answers.into_iter().try_for_each(|answer| self.advance(answer))?;
        Ok(back)
    }

    fn begin(&mut self) -> Result<()> {
        let table = self.library.table(&self.file.setup, None)?;
        self.seat_at(table)?;
        self.enter()
    }

    fn seat_at(&mut self, mut table: Box<dyn Table>) -> Result<()> {
        table.set_names(self.file.names.clone())?;
        (self.table, self.since) = (table, 0);
        Ok(())
    }

    fn step(&self) -> &Step {
        &self.file.step[self.answers.len()]
    }

    /// Returns a text of the step.
    fn text(&self, attribute: &str) -> Option<Translated> {
        let name = format!("{}{attribute}", self.step().name);
        self.texts.iter().find(|(own, _)| *own == name).map(|(_, text)| *text)
    }

    fn reader(&self, lang: Lang) -> Reader<'_> {
        Reader::of(&self.file.names).with_lang(lang).on_seat(Some(self.seat))
    }

    fn advance(&mut self, answer: Option<String>) -> Result<()> {
        self.since = self.table.made();
        if let Some(action) = &answer {
            self.table.apply(self.seat.into(), action)?;
        }
        self.answers.push(answer);
        self.enter()
    }

    /// Makes the decisions of the step's script.
    fn enter(&mut self) -> Result<()> {
        if let Some(start) = &self.step().start {
            let start = format!("{} {start}", self.table.setup());
            self.seat_at(self.library.at(&start)?)?;
        }
        let script = self.file.step[self.answers.len()].script.lines();
        for line in script {
            for step in ScriptStep::read_all(line)? {
                if let ScriptStep::Decide(decision) = step {
                    self.table.apply(decision.actor, &decision.action)?;
                }
            }
        }
        self.said = NOTHING;
        self.show((!self.answers.is_empty()).then_some(self.since));
        Ok(())
    }
}
