//! Reads the arguments of calls, and refuses invalid ones.

use js_sys::{BigInt, JsString, Reflect};
use mauerwerk::bot::Opponent;
use mauerwerk::{Actor, Lang, NoSuchSeat, Panel, Seat, Seats, Sheet, Theme, UnknownLang, Viewer};
use wasm_bindgen::prelude::*;

use crate::error::{Problem, Result};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** Who decides: the player on a seat, counted clockwise from 0, or chance. */
export type Actor = number | "chance";
/** Who looks: the player on a seat, or a spectator, who sees only what is public. */
export type Viewer = number | "spectator";
/** A seed from 0 to 2^64 - 1: a number up to 2^53 - 1, a bigint, or its digits. */
export type Seed = number | bigint | string;
/** A language of texts. */
export type Lang = "en" | "de" | "nl" | "fr";
/** The colors of a drawing. `auto` follows the preference of the reader. `print` is black on white, except for pieces. */
export type Theme = "light" | "dark" | "auto" | "print";
/** The shape of a drawing: for large screens, or 390 units wide for phones. */
export type Sheet = "wide" | "narrow";
/** A part of a drawing: the board, a row for each seat, or what the viewer holds and acts with. */
export type Panel = "board" | "seats" | "hand";
/** What a screen shows. It has a drawing if a theme is given. */
export interface Look {
    /** The colors. */
    theme?: Theme;
    /** The shape. Default: `wide`. */
    sheet?: Sheet;
    /** The part that is drawn alone. Default: everything is drawn. */
    panel?: Panel;
    /** The places that the viewer has touched so far. */
    touched?: string[];
    /** The language of all texts. Default: `en`. */
    lang?: Lang;
}
/**
 * A player for a seat. It knows what its seat knows and nothing else. Equal opponents with equal
 * knowledge make equal choices, on every platform and in every programming language.
 */
export interface Opponent {
    /** `easy`, `medium` or `hard`, or for experiments `random`, `greedy`, `flat:200` or `search:1000`. */
    player: string;
    /** The seed of its choices. */
    seed: Seed;
}
/** A function that is called now and then with the number of iterations or games so far. Work stops if it returns `false`. */
export type Watch = (iterations: number) => unknown;
"#;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(typescript_type = "string")]
    pub type GivenText;
    #[wasm_bindgen(typescript_type = "string[]")]
    pub type GivenTexts;
    #[wasm_bindgen(typescript_type = "number")]
    pub type GivenNumber;
    #[wasm_bindgen(typescript_type = "boolean")]
    pub type GivenFlag;
    #[wasm_bindgen(typescript_type = "number[]")]
    pub type GivenSeats;
    #[wasm_bindgen(typescript_type = "Actor")]
    pub type GivenActor;
    #[wasm_bindgen(typescript_type = "Viewer")]
    pub type GivenViewer;
    #[wasm_bindgen(typescript_type = "Seed")]
    pub type GivenSeed;
    #[wasm_bindgen(typescript_type = "Lang")]
    pub type GivenLang;
    #[wasm_bindgen(typescript_type = "Look")]
    pub type GivenLook;
    #[wasm_bindgen(typescript_type = "Opponent")]
    pub type GivenOpponent;
    #[wasm_bindgen(typescript_type = "Watch")]
    pub type GivenWatch;

    #[wasm_bindgen(catch, js_namespace = Array, js_name = isArray)]
    fn is_array(value: &JsValue) -> std::result::Result<bool, JsValue>;
}

/// Reads text.
pub(crate) fn text(value: &JsValue) -> Result<String> {
    let Some(string) = value.dyn_ref::<JsString>() else {
        return Err(refused("a text", value));
    };
    if !string.is_valid_utf16() {
        return Err(Problem::notation("a text: it has half a character", &String::from(string)));
    }
    Ok(String::from(string))
}

/// Reads true or false.
pub(crate) fn flag(value: &JsValue) -> Result<bool> {
    value.as_bool().ok_or_else(|| refused("true or false", value))
}

/// Reads a list of texts.
pub(crate) fn texts(value: &JsValue) -> Result<Vec<String>> {
    items(value, "a list of texts")?.iter().map(text).collect()
}

/// Reads the trees of a search. The default is none.
pub(crate) fn trees(value: Option<&JsValue>) -> Result<Vec<String>> {
    value.map_or_else(|| Ok(Vec::new()), texts)
}

/// Reads a number of decisions.
pub(crate) fn count(value: &JsValue) -> Result<usize> {
    let number = whole(value).and_then(|number| usize::try_from(number).ok());
    number.ok_or_else(|| refused("a number of decisions", value))
}

/// Reads a number of games, whose results must fit in memory.
pub(crate) fn games(value: &JsValue) -> Result<u64> {
    let number = whole(value).filter(|number| *number <= 1_000_000);
    number.ok_or_else(|| refused("a number of games up to 1000000", value))
}

/// Reads a seat.
pub(crate) fn seat(value: &JsValue) -> Result<Seat> {
    let number = whole(value).ok_or_else(|| refused("a seat", value))?;
    let seat = u8::try_from(number).ok().and_then(Seat::new);
    seat.ok_or_else(|| NoSuchSeat::anywhere(number).into())
}

/// Reads a list of seats.
pub(crate) fn seats(value: &JsValue) -> Result<Seats> {
    items(value, "a list of seats")?.iter().map(seat).collect()
}

/// Reads an actor.
pub(crate) fn actor(value: &JsValue) -> Result<Actor> {
    if *value == "chance" { Ok(Actor::Chance) } else { seat(value).map(Actor::from) }
}

/// Reads a viewer.
pub(crate) fn viewer(value: &JsValue) -> Result<Viewer> {
    if *value == "spectator" { Ok(Viewer::Spectator) } else { seat(value).map(Viewer::from) }
}

/// Reads a seed.
pub(crate) fn seed(value: &JsValue) -> Result<u64> {
    let read = if let Some(string) = value.as_string() {
        string.parse().ok()
    } else if value.is_bigint() {
        u64::try_from(BigInt::unchecked_from_js_ref(value).clone()).ok()
    } else {
        whole(value)
    };
    read.ok_or_else(|| refused("a seed", value))
}

/// Reads a language. The default is English.
pub(crate) fn lang(value: Option<&JsValue>) -> Result<Lang> {
    let read = |value| text(value)?.parse().map_err(|error: UnknownLang| error.into());
    value.map_or_else(|| Ok(Lang::default()), read)
}

/// The look of a screen.
#[derive(Debug, Default)]
pub(crate) struct Look {
    pub(crate) lang: Lang,
    pub(crate) touched: Vec<String>,
    /// The look of the drawing, if a theme was given.
    pub(crate) drawn: Option<mauerwerk::Look>,
}

/// Reads the look of a screen.
pub(crate) fn look(value: Option<&JsValue>) -> Result<Look> {
    let Some(value) = value else { return Ok(Look::default()) };
    let fields = fields(value, ["theme", "sheet", "panel", "touched", "lang"], "a look")?;
    let [theme, sheet, panel, touched, lang_of] = &fields;
    let theme = theme.as_ref().map(|theme| {
        let all = Theme::ALL.map(|theme| (theme.name(), theme));
        named(theme, all, "a theme: light, dark, auto or print")
    });
    let sheet = sheet.as_ref().map(sheet_of).transpose()?.unwrap_or_default();
    let panel = panel.as_ref().map(panel_of).transpose()?;
    let touched = touched.as_ref().map(texts).transpose()?.unwrap_or_default();
    let lang = lang(lang_of.as_ref())?;
    let drawn = theme.transpose()?;
    let drawn =
        drawn.map(|theme| mauerwerk::Look { sheet, panel, lang, ..mauerwerk::Look::new(theme) });
    Ok(Look { lang, touched, drawn })
}

fn sheet_of(value: &JsValue) -> Result<Sheet> {
    named(value, Sheet::ALL.map(|sheet| (sheet.name(), sheet)), "a sheet: wide or narrow")
}

fn panel_of(value: &JsValue) -> Result<Panel> {
    let all = Panel::ALL.map(|panel| (panel.name(), panel));
    named(value, all, "a panel: board, seats or hand")
}

/// Reads the opponent on a seat.
pub(crate) fn opponent(value: &JsValue) -> Result<Opponent> {
    let [player, seed_of] = fields(value, ["player", "seed"], "an opponent")?;
    let player = text(&player.unwrap_or_default())?.parse()?;
    Ok(Opponent { player, seed: seed(&seed_of.unwrap_or_default())? })
}

/// The most items of a list, which is more than any valid list has.
const ITEMS: f64 = 1000.0;

/// Returns the items of a list.
fn items(value: &JsValue, what: &'static str) -> Result<Vec<JsValue>> {
    let length = Reflect::get(value, &"length".into()).ok().filter(|_| is_array(value) == Ok(true));
    let length = length.and_then(|length| length.as_f64()).filter(|length| *length <= ITEMS);
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "it was checked")]
    let places = 0..length.ok_or_else(|| refused(what, value))? as u32;
    places.map(|at| Reflect::get_u32(value, at).map_err(|_| refused(what, value))).collect()
}

/// Returns the given fields of an object, which must have no others.
fn fields<const N: usize>(
    value: &JsValue,
    names: [&str; N],
    what: &'static str,
) -> Result<[Option<JsValue>; N]> {
    // An exception here would leave the object of the call in use for ever, so each access is
    // caught.
    let keys = Reflect::own_keys(value).map_err(|_| refused(what, value))?;
    let mut keys = keys.iter().filter_map(|key| key.as_string());
    if let Some(unknown) = keys.find(|key| !names.contains(&key.as_str())) {
        return Err(Problem::notation("a field here", &unknown));
    }
    let field = |name: &str| Reflect::get(value, &name.into()).ok();
    Ok(names.map(|name| field(name).filter(|value| !value.is_undefined() && !value.is_null())))
}

/// Returns the value with the given name.
fn named<T: Copy>(
    value: &JsValue,
    all: impl IntoIterator<Item = (&'static str, T)>,
    what: &'static str,
) -> Result<T> {
    let found = all.into_iter().find(|(name, _)| *value == **name);
    found.map(|(_, value)| value).ok_or_else(|| refused(what, value))
}

/// Returns a whole number that JavaScript can represent exactly.
fn whole(value: &JsValue) -> Option<u64> {
    let number = value.as_f64()?;
    let exact = number.fract() == 0.0 && (0.0..=js_sys::Number::MAX_SAFE_INTEGER).contains(&number);
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "it was checked")]
    exact.then_some(number as u64)
}

/// Reports an invalid value.
fn refused(expected: &'static str, value: &JsValue) -> Problem {
    let shown = value.as_string().or_else(|| value.as_f64().map(|number| number.to_string()));
    let kind = || value.js_typeof().as_string().unwrap_or_default();
    Problem::notation(expected, &shown.unwrap_or_else(kind))
}
