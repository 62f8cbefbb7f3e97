//! The games, the choices before them, and their rulings.

use mauerwerk::{GAMES, Info, Reader, unknown_game};
use tsify::Ts;
use wasm_bindgen::prelude::*;

use crate::data::{Chapter, Credit, GameInfo, Lobby, Rule, all, told};
use crate::error::{Problem, Result};
use crate::given::{self, GivenLang, GivenText};

/// Lists the games of the library.
#[wasm_bindgen]
pub fn games() -> Result<Vec<Ts<GameInfo>>> {
    all(GAMES.iter().map(GameInfo::from))
}

/// Lists the rulings of a game, in the order of their ids. Throws `Notation` for an unknown id.
#[wasm_bindgen]
pub fn rules(game: &GivenText, lang: Option<GivenLang>) -> Result<Vec<Ts<Rule>>> {
    let lang = given::lang(lang.as_deref())?;
    all(info_of(game)?.rules.iter().map(|rule| Rule::told(rule, lang)))
}

/// Lists the signs in the sources of a game's rulings, with their meanings. Throws `Notation` for an
/// unknown id.
#[wasm_bindgen]
pub fn credits(game: &GivenText) -> Result<Vec<Ts<Credit>>> {
    all(info_of(game)?.credits.iter().map(Credit::from))
}

/// Lists the chapters of a game's rulebook, in the order in which one would teach them. Throws `Notation`
/// for an unknown id.
#[wasm_bindgen]
pub fn chapters(game: &GivenText, lang: Option<GivenLang>) -> Result<Vec<Ts<Chapter>>> {
    let lang = given::lang(lang.as_deref())?;
    all(info_of(game)?.chapters.iter().map(|chapter| Chapter::told(chapter, lang)))
}

fn info_of(game: &GivenText) -> Result<&'static Info> {
    let id = given::text(game)?;
    Ok(GAMES.iter().find(|info| info.id == id).ok_or_else(|| unknown_game(&id))?)
}

/// Returns the choices before a game, given its id and the choices so far in notation. Make a form
/// of them, write changes as `name:value` with spaces between, and call it again. Throws `Notation`
/// for an unknown id, and `Setup` for an unknown option or a value that the option does not take.
/// Its faults contain the names of the options.
#[wasm_bindgen]
pub fn lobby(
    game: &GivenText,
    setup: Option<GivenText>,
    lang: Option<GivenLang>,
) -> Result<Ts<Lobby>> {
    let lang = given::lang(lang.as_deref())?;
    let setup = setup.map(|setup| given::text(&setup)).transpose()?.unwrap_or_default();
    let told_in = |error| Problem::told(error, Reader::default().with_lang(lang));
    let game = crate::GAMES.find(&given::text(game)?)?;
    told(Lobby::told(game.lobby(&setup, lang).map_err(told_in)?, lang))
}

/// Returns the version of the library.
#[wasm_bindgen(js_name = libraryVersion)]
pub fn library_version() -> String {
    env!("CARGO_PKG_VERSION").to_owned()
}
