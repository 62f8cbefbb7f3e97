//! Lessons: games explained step by step, and played by the learner.

use mauerwerk::Span;
use mauerwerk::lesson::{self, Verdict};
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use crate::data::told;
use crate::error::Result;
use crate::given::{self, GivenLang, GivenText};
use crate::session::{GivenWish, json, parsed};
use crate::table::Table;

/// What a step shows in addition to the table.
#[derive(Debug, Serialize, Tsify)]
pub struct LessonPage {
    /// The seat of the learner.
    seat: u8,
    /// The number of the step, from 1.
    number: usize,
    /// The number of all steps.
    count: usize,
    /// What the learner is told.
    text: String,
    /// What the learner is asked to do. Missing if the lesson goes on without an answer.
    task: Option<String>,
    /// The names of places of the drawing to point at.
    places: Vec<String>,
    /// What has happened since the step before, as the learner saw it.
    news: Vec<String>,
    /// The number of decisions that were made before the news. Pass it to `motions` of the table.
    since: usize,
}

impl From<lesson::LessonPage> for LessonPage {
    fn from(page: lesson::LessonPage) -> Self {
        let lesson::LessonPage { seat, number, count, text, task, places, news, since, .. } = page;
        Self { seat: seat.number(), number, count, text, task, places, news, since }
    }
}

/// The reply of a lesson to an answer.
#[derive(Debug, Serialize, Tsify)]
#[tsify(hashmap_as_object)]
pub struct LessonReply {
    /// How the answer was taken. Only a right answer is played.
    #[tsify(type = "\"right\" | \"wrong\" | \"refused\"")]
    verdict: Verdict,
    /// What the learner is told. It may be empty after a right answer.
    text: String,
    /// The text in parts, such as the ruling that it cites.
    #[tsify(type = "Span[]")]
    spans: Vec<Span>,
}

impl From<lesson::Reply> for LessonReply {
    fn from(reply: lesson::Reply) -> Self {
        let lesson::Reply { verdict, text, spans, .. } = reply;
        Self { verdict, text, spans }
    }
}

/// A lesson as it is played: a game explained step by step.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Lesson(lesson::Lesson);

#[wasm_bindgen]
impl Lesson {
    /// Starts the lesson of a game. Throws `Notation` for an unknown id.
    #[wasm_bindgen(constructor)]
    pub fn new(game: &GivenText) -> Result<Self> {
        Ok(Self(lesson::Lesson::start(crate::GAMES, &given::text(game)?)?))
    }

    /// Returns a copy of the current game. Decisions in the copy do not change the lesson.
    pub fn table(&self) -> Table {
        self.0.table().fork().into()
    }

    /// Returns what the step shows.
    pub fn page(&self, lang: Option<GivenLang>) -> Result<Ts<LessonPage>> {
        told(LessonPage::from(self.0.page(given::lang(lang.as_deref())?)))
    }

    /// Returns what a board shows. Its `turn` is the task.
    #[wasm_bindgen(unchecked_return_type = "SessionScreen")]
    pub fn screen(&mut self, lang: Option<GivenLang>) -> Result<JsValue> {
        Ok(parsed(&self.0.screen(given::lang(lang.as_deref())?)?))
    }

    /// Grants a wish of a board. A wish from an old screen does nothing. The next screen explains a wrong
    /// answer.
    pub fn wish(&mut self, wish: &GivenWish) -> Result<()> {
        self.0.wish(&json(wish, "a wish")?);
        Ok(())
    }

    /// Goes on to the next step. Returns whether there was one. Throws `Unavailable` if the step has a
    /// task.
    #[wasm_bindgen(js_name = goOn)]
    pub fn go_on(&mut self) -> Result<bool> {
        Ok(self.0.go_on()?)
    }

    /// Goes back to the step before. Returns whether there was one.
    pub fn back(&mut self) -> Result<bool> {
        Ok(self.0.back()?)
    }

    /// Takes the learner's action in notation. A right one is played, and the lesson goes on. Throws
    /// `Notation` for text that is not an action, and `Unavailable` if the step has no task.
    pub fn answer(
        &mut self,
        notation: &GivenText,
        lang: Option<GivenLang>,
    ) -> Result<Ts<LessonReply>> {
        let (notation, lang) = (given::text(notation)?, given::lang(lang.as_deref())?);
        told(LessonReply::from(self.0.answer(&notation, lang)?))
    }
}
