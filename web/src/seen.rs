//! Views and information states of any game, as data that every language reads.

use mauerwerk::Reader;
use mauerwerk::table::{AnySeen, AnyView};
use tsify::Ts;
use wasm_bindgen::prelude::*;

use crate::data::{self, TableEvent, all, told};
use crate::error::Result;
use crate::given::{self, GivenLang, GivenLook, GivenNumber, GivenOpponent, GivenText, GivenWatch};
use crate::opponent::watched;

/// A view of any game: data, with no way back to the game.
#[wasm_bindgen]
#[derive(Debug)]
pub struct TableView(Box<dyn AnyView>);

impl From<Box<dyn AnyView>> for TableView {
    fn from(view: Box<dyn AnyView>) -> Self {
        Self(view)
    }
}

#[wasm_bindgen]
impl TableView {
    /// Reads a view of the game with the given id from the JSON that `toJson` or any other language
    /// of the library wrote. Throws `View` for text that is not a view, or if no position looks
    /// like it, and `Notation` for an unknown id.
    #[wasm_bindgen(js_name = fromJson)]
    pub fn from_json(game: &GivenText, json: &GivenText) -> Result<Self> {
        let game = crate::GAMES.find(&given::text(game)?)?;
        Ok(game.view_from_json(&given::text(json)?)?.into())
    }

    /// Writes the view as JSON.
    #[wasm_bindgen(js_name = toJson)]
    pub fn to_json(&self) -> String {
        self.0.to_json()
    }

    /// Returns the position in notation, with `?` for hidden parts.
    pub fn notation(&self) -> String {
        self.0.notation()
    }

    /// Draws the view as SVG, in light colors unless a theme is given.
    pub fn svg(&self, look: Option<GivenLook>) -> Result<String> {
        let look = given::look(look.as_deref())?;
        let drawn =
            look.drawn.unwrap_or_else(|| mauerwerk::Look { lang: look.lang, ..Default::default() });
        Ok(self.0.draw(&drawn).svg)
    }

    /// Draws the view with plain characters, line by line.
    pub fn drawing(&self, lang: Option<GivenLang>) -> Result<String> {
        let reader = Reader::default().with_lang(given::lang(lang.as_deref())?);
        Ok(self.0.text_for(reader).to_string())
    }
}

/// Everything that a viewer with perfect memory has seen of a game of any kind, and nothing else.
#[wasm_bindgen]
#[derive(Debug)]
pub struct InformationState(Box<dyn AnySeen>);

impl From<Box<dyn AnySeen>> for InformationState {
    fn from(seen: Box<dyn AnySeen>) -> Self {
        Self(seen)
    }
}

#[wasm_bindgen]
impl InformationState {
    /// Reads an information state of the game with the given id from the JSON that `toJson` or any
    /// other language of the library wrote. Throws `View` for text that is not an information
    /// state, or if no position looks like its views, and `Notation` for an unknown id.
    #[wasm_bindgen(js_name = fromJson)]
    pub fn from_json(game: &GivenText, json: &GivenText) -> Result<Self> {
        let game = crate::GAMES.find(&given::text(game)?)?;
        Ok(game.seen_from_json(&given::text(json)?)?.into())
    }

    /// Writes the information state as JSON.
    #[wasm_bindgen(js_name = toJson)]
    pub fn to_json(&self) -> String {
        self.0.to_json()
    }

    /// Returns the events since the viewer began to watch, as the viewer saw them.
    pub fn events(&self, lang: Option<GivenLang>) -> Result<Vec<Ts<TableEvent>>> {
        let reader = Reader::default().with_lang(given::lang(lang.as_deref())?);
        all(data::events(self.0.events(), reader))
    }

    /// Returns the current view.
    pub fn now(&self) -> TableView {
        self.0.now().into()
    }

    /// Returns the number of trees that an opponent's search grows independently. 0 for a player
    /// without trees. Throws `Notation` for an unknown player.
    pub fn trees(&self, opponent: &GivenOpponent) -> Result<usize> {
        Ok(self.0.trees(given::opponent(opponent)?))
    }

    /// Grows the tree with the given number from 0 of an opponent's search, and returns it as text.
    /// Several workers can grow the trees of one search. Throws `Notation` if the search has no
    /// such tree.
    #[wasm_bindgen(js_name = growTree)]
    pub fn grow_tree(
        &self,
        opponent: &GivenOpponent,
        tree: &GivenNumber,
        watch: Option<GivenWatch>,
    ) -> Result<String> {
        let (opponent, tree) = (given::opponent(opponent)?, given::count(tree)?);
        Ok(watched(watch.as_ref(), |watch| self.0.grow(opponent, tree, watch))?)
    }
}

/// Reads an event of the game with the given id from JSON, as any language of the library wrote it. Throws
/// `View` for text that is not an event, and `Notation` for an unknown id.
#[wasm_bindgen(js_name = readTableEvent)]
pub fn read_table_event(
    game: &GivenText,
    json: &GivenText,
    lang: Option<GivenLang>,
) -> Result<Ts<TableEvent>> {
    let game = crate::GAMES.find(&given::text(game)?)?;
    let event = game.event_from_json(&given::text(json)?)?;
    let reader = Reader::default().with_lang(given::lang(lang.as_deref())?);
    told(TableEvent::told(event, reader))
}
