//! A game of any kind as people play it at one screen.

use js_sys::JSON;
use mauerwerk::session::{self, Found, SessionOptions};
use mauerwerk::table;
use serde::Serialize;
use wasm_bindgen::prelude::*;

use crate::error::{Problem, Result};
use crate::given::{self, GivenActor, GivenFlag, GivenLang, GivenNumber, GivenText};
use crate::table::Table;

/// The types that a session and every front share.
#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("../front/session.ts");

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(typescript_type = "SessionOptions")]
    pub type GivenOptions;
    #[wasm_bindgen(typescript_type = "Wish")]
    pub type GivenWish;
    #[wasm_bindgen(typescript_type = "Found")]
    pub type GivenFound;
}

/// Returns the JSON of a value.
pub(crate) fn json(value: &JsValue, expected: &'static str) -> Result<String> {
    let text = JSON::stringify(value).ok().and_then(|text| text.as_string());
    text.ok_or_else(|| Problem::notation(expected, ""))
}

/// Returns data as values of JavaScript.
pub(crate) fn parsed(value: &impl Serialize) -> JsValue {
    let text = serde_json::to_string(value).unwrap_or_default();
    JSON::parse(&text).unwrap_or_default()
}

/// A game of any kind as people play it at one screen. It knows who plays the seats, who looks, and
/// what was touched. A front shows its `screen`, and sends a `wish` for each touch. The session
/// does not think: let a `Thinker` think on its `task`, and `take` what it found. A method that
/// throws changes nothing.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Session(session::Session);

#[wasm_bindgen]
impl Session {
    /// Starts a session with a copy of a table that has a seed. Throws `Setup` for wrong options, and
    /// `Unavailable` for a table without a seed.
    #[wasm_bindgen(constructor)]
    pub fn new(table: &Table, options: Option<GivenOptions>) -> Result<Self> {
        let options = match options {
            Some(options) => SessionOptions::from_json(&json(&options, "options of a session")?)?,
            None => SessionOptions::default(),
        };
        Ok(Self(session::Session::new(table.inner().fork(), options)?))
    }

    /// Returns what the screen shows now.
    #[wasm_bindgen(unchecked_return_type = "SessionScreen")]
    pub fn screen(&self) -> Result<JsValue> {
        Ok(parsed(&self.0.screen()?))
    }

    /// Grants a wish of a person. A wish from an old screen does nothing. The next screen shows what is
    /// wrong with a wish.
    pub fn wish(&mut self, wish: &GivenWish) -> Result<()> {
        self.0.wish(&json(wish, "a wish")?);
        Ok(())
    }

    /// Returns what a player has to find now, or nothing if the session waits for no player.
    #[wasm_bindgen(unchecked_return_type = "SessionTask | undefined")]
    pub fn task(&self) -> JsValue {
        self.0.task().map_or(JsValue::UNDEFINED, |task| parsed(&task))
    }

    /// Takes what a player has found for the task of an id. Nothing happens if the session no longer
    /// waits for it. Throws `IllegalAction` or `Notation` for an action that is not legal.
    pub fn take(&mut self, id: &GivenNumber, found: &GivenFound) -> Result<()> {
        const EXPECTED: &str = "an action, hints or a failure";
        let text = json(found, EXPECTED)?;
        let found: Found =
            serde_json::from_str(&text).map_err(|_| Problem::notation(EXPECTED, &text))?;
        let id = u32::try_from(given::count(id)?).unwrap_or(u32::MAX);
        Ok(self.0.take(id, found)?)
    }

    /// Makes a decision in notation, also for a seat that is played elsewhere. Throws what `play` of a
    /// `Table` throws.
    pub fn apply(&mut self, actor: &GivenActor, notation: &GivenText) -> Result<()> {
        Ok(self.0.apply(given::actor(actor)?, &given::text(notation)?)?)
    }

    /// Opens the table, so that the screen shows what all seats know, or closes it. A closed table is
    /// covered until a person looks, if several persons share a game with secrets.
    #[wasm_bindgen(js_name = setOpen)]
    pub fn set_open(&mut self, open: &GivenFlag) -> Result<()> {
        Ok(self.0.set_open(given::flag(open)?)?)
    }

    /// Shows an error of the page until the next screen.
    pub fn report(&mut self, error: &GivenText) -> Result<()> {
        self.0.report(given::text(error)?);
        Ok(())
    }

    /// Returns a copy of the game so far, with all that is hidden. Its JSON and the `options` store the
    /// session.
    pub fn table(&self) -> Table {
        self.0.table().fork().into()
    }

    /// Returns who plays and how the session is shown, with a player for each seat.
    #[wasm_bindgen(unchecked_return_type = "Required<SessionOptions>")]
    pub fn options(&self) -> JsValue {
        parsed(self.0.options())
    }
}

/// Returns the words of buttons, headings and questions by their names, such as `undo` and `hint`.
#[wasm_bindgen(unchecked_return_type = "Record<string, string>")]
pub fn words(lang: Option<GivenLang>) -> Result<JsValue> {
    Ok(parsed(&table::words(given::lang(lang.as_deref())?)))
}
